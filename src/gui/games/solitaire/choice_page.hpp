#pragma once

#include "gui/games/solitaire/page.hpp"

namespace thrum::gui {
class ActionList;
}

namespace thrum::gui::sol {

/// An open choice: the toss, the kick, the play, the try, what to do with a kick, a flag. Each is a
/// button that hands it in; what is not allowed says why in its place.
class ChoicePage final : public SolPage {
    Q_OBJECT

public:
    explicit ChoicePage(const SolDesk& desk, QWidget* parent = nullptr);
    void refresh() override;

private:
    struct Item {
        solitaire::Decision decision{};
        QString text;
        QString note;
    };
    [[nodiscard]] std::vector<Item> items() const;
    [[nodiscard]] QString noteOf(solitaire::Choice choice) const;
    [[nodiscard]] QString noteOf(solitaire::DecisionKind kind) const;
    void addCalls(std::vector<Item>& items) const;
    void addTries(std::vector<Item>& items) const;

    QLabel* m_lead = nullptr;
    ActionList* m_list = nullptr;
    std::vector<Item> m_items;
};

}  // namespace thrum::gui::sol
