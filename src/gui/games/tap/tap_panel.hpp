#pragma once

#include "gui/games/tap/tap_log.hpp"
#include "gui/games/tap/tap_prompt_page.hpp"

#include <vector>

#include <QWidget>

class QPushButton;

namespace thrum::gui {

class FinalPage;
class FittingButton;
class LineUpPage;
class PlayOverPage;
class PromptFrame;
class SideBand;
class WhatIfBar;

/// The prompt panel of a game: whose window it is, the page that fits it, the calls the coaches may
/// make besides, and the one main button.
class TapPanel final : public QWidget {
    Q_OBJECT

public:
    TapPanel(const TapDesk& desk, const TapLog& log, QWidget* parent = nullptr);

    [[nodiscard]] MatchPromptPage* page() const;
    [[nodiscard]] QPushButton* mainButtonWidget() const;
    [[nodiscard]] SideBand& band() const { return *m_band; }
    [[nodiscard]] LineUpPage& lineUpPage() const { return *m_lineUp; }
    [[nodiscard]] WhatIfBar& whatIfBar() const { return *m_whatIf; }
    void pressMain();
    /// Why the main button cannot be pressed now; empty if it can, or is not there.
    [[nodiscard]] QString withheld() const;
    /// What an adviser says; empty: nothing.
    /// @param canBeDone  it is a line-up, which the coach may have done for him
    void showAdvice(const QString& sentence, bool canBeDone = false);
    /// Presses the n-th choice of the page, from 1; false if there is none.
    bool pressChoice(int n);
    void refresh();
    /// Clocks, and what follows a preview.
    void refreshTime();

signals:
    void newGameAsked();
    void drillAgainAsked();
    void boxScoreAsked();
    void replayAsked(bool atLastPlay);
    void turningPointsAsked();
    void peekAsked();
    void adviceTaken();
    void playAsked(std::size_t play);
    void touchAsked();
    void clauseAsked(const QString& clause);
    void boardWanted();

private:
    template <class Page>
    Page* add();
    void addPage(MatchPromptPage* page);
    [[nodiscard]] MatchPromptPage* pageFor() const;
    void refreshMain();
    void refreshCalls();
    void refreshCallTime();
    void refreshBand();
    void refreshTask();

    TapDesk m_desk;
    const TapLog& m_log;
    SideBand* m_band = nullptr;
    WhatIfBar* m_whatIf = nullptr;
    QLabel* m_task = nullptr;
    QLabel* m_last = nullptr;
    QLabel* m_advice = nullptr;
    QPushButton* m_takeAdvice = nullptr;
    QLabel* m_call = nullptr;
    QPushButton* m_peek = nullptr;
    PromptFrame* m_frame = nullptr;
    MatchPromptPage* m_agree = nullptr;
    MatchPromptPage* m_decide = nullptr;
    LineUpPage* m_lineUp = nullptr;
    MatchPromptPage* m_pivot = nullptr;
    MatchPromptPage* m_pass = nullptr;
    MatchPromptPage* m_chance = nullptr;
    MatchPromptPage* m_penalty = nullptr;
    MatchPromptPage* m_run = nullptr;
    PlayOverPage* m_over = nullptr;
    MatchPromptPage* m_waiting = nullptr;
    FinalPage* m_final = nullptr;
    QWidget* m_calls = nullptr;
    std::vector<FittingButton*> m_callButtons;
};

}  // namespace thrum::gui
