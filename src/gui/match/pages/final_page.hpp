#pragma once

#include "gui/match/pages/match_prompt_page.hpp"

namespace thrum::gui {

class ActionList;

/// The game is over: who won, by what, and where to go from here.
class FinalPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit FinalPage(const MatchDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

signals:
    void newGameAsked();
    void drillAgainAsked();
    void boxScoreAsked();
    void replayAsked();

private:
    QLabel* m_headline = nullptr;
    QLabel* m_score = nullptr;
    QLabel* m_how = nullptr;
    QLabel* m_drill = nullptr;
    ActionList* m_actions = nullptr;
};

}  // namespace thrum::gui
