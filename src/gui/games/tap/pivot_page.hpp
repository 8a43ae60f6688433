#pragma once

#include "gui/games/tap/tap_prompt_page.hpp"

namespace thrum::gui {

class ActionList;
class FigureChips;

/// Windows in which men are turned: stops, answers, returns, motion before the snap, and what else
/// may be done at a stop. Also the announcement, which is a choice among men.
class PivotPage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit PivotPage(const TapDesk& desk, QWidget* parent = nullptr);

    void refresh() override;
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    bool figureClicked(FigureId figure) override;

private:
    void fillTurned();
    void fillMen();
    void fillActions();
    [[nodiscard]] std::optional<FigureId> announced() const;
    [[nodiscard]] bool lastStop() const;

    QLabel* m_lead = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_inHand = nullptr;
    QLabel* m_menHeading = nullptr;
    FigureChips* m_men = nullptr;
    ActionList* m_actions = nullptr;
    QLabel* m_turnedHeading = nullptr;
    QLabel* m_turned = nullptr;
    QLabel* m_help = nullptr;
    std::optional<FigureId> m_choice;
    bool m_hangOnAsked = false;
};

}  // namespace thrum::gui
