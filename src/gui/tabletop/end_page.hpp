#pragma once

#include "gui/match/pages/prompt_page.hpp"

namespace thrum::gui {

class ActionList;

/// The game is over: who won, by what, and where to go from here.
class EndPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit EndPage(Match& match, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

signals:
    void newGameAsked();
    void boxScoreAsked();
    void replayAsked();
    void turningPointsAsked();

private:
    QLabel* m_headline = nullptr;
    QLabel* m_score = nullptr;
    QLabel* m_how = nullptr;
    QLabel* m_time = nullptr;
    ActionList* m_actions = nullptr;
};

}  // namespace thrum::gui
