#pragma once

#include "gui/games/tap/key_plays.hpp"
#include "gui/games/tap/tap_prompt_page.hpp"

namespace thrum::gui {

class ActionList;

/// The game is over: who won, by what, and where to go from here.
class FinalPage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit FinalPage(const TapDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

signals:
    void newGameAsked();
    void drillAgainAsked();
    void boxScoreAsked();
    void replayAsked();
    void turningPointsAsked();
    /// A play the game is remembered by.
    void playAsked(std::size_t play);

private:
    void fillBest();
    void fillActions();

    QLabel* m_headline = nullptr;
    QLabel* m_score = nullptr;
    QLabel* m_how = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_bestHeading = nullptr;
    ActionList* m_best = nullptr;
    std::vector<KeyPlay> m_plays;
    std::size_t m_playsOf = 0;  ///< entries of the record they were found in
    QLabel* m_drill = nullptr;
    ActionList* m_actions = nullptr;
};

}  // namespace thrum::gui
