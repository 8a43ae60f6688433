#pragma once

#include "gui/games/foursheet/page.hpp"

#include <vector>

namespace thrum::gui {
class ActionList;
}

namespace thrum::gui::fss {

class CardPicker;

/// Every decision that is one of a few: the toss, the kind of a kickoff and of a punt, returns,
/// penalties, the keyer's move, the audible, a time-out that would save the quarter. What is
/// usual is the main button; what a choice would come to stands below it where it is known.
class ChoicePage final : public Page {
    Q_OBJECT

public:
    explicit ChoicePage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void follow() override;
    bool takeKey(QKeyEvent& event) override;
    bool zoneChosen(Zone zone) override;

private:
    struct Offer {
        Decision decision{};
        QString text{};
        QString note{};
        bool usual = false;
        bool needsCard = false;
        bool sealed = false;
    };
    [[nodiscard]] std::vector<Offer> offers() const;
    void add(std::vector<Offer>& to, DecisionKind kind, Side side) const;
    [[nodiscard]] bool isAsked() const;
    [[nodiscard]] QString heading() const;
    /// What the game stands at after it, where no die decides; empty otherwise.
    [[nodiscard]] QString outcomeOf(const Decision& decision) const;
    [[nodiscard]] QString pointsAfter(const foursheet::Step& step) const;
    void choose(int index);
    void hand(Offer offer);
    void leaveCards();
    void forget();

    QLabel* m_lead = nullptr;
    ActionList* m_actions = nullptr;
    CardPicker* m_picker = nullptr;
    QLabel* m_advice = nullptr;
    std::vector<Offer> m_offers;
    bool m_cards = false;  ///< a fake or an audible is being chosen
    bool m_open = false;
};

}  // namespace thrum::gui::fss
