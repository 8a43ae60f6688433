#pragma once

#include "gui/tabletop/game_table.hpp"
#include "gui/tabletop/table_log.hpp"

#include <QWidget>

namespace thrum::gui {

class CurtainPage;
class EndPage;
class PromptFrame;
class SideBand;
class WaitingPage;
class WhatIfBar;

/// The prompt panel of a game without a board: whose window it is, the page that fits it and the
/// one main button. It knows by itself: the curtain, other seats, the end.
class TabletopPanel final : public QWidget {
    Q_OBJECT

public:
    /// @param match  and the others outlive this
    TabletopPanel(Match& match, GameTable& table, const TableLog& log, QWidget* parent = nullptr);

    [[nodiscard]] MatchPromptPage* page() const;
    [[nodiscard]] QPushButton* mainButtonWidget() const;
    [[nodiscard]] SideBand& band() const { return *m_band; }
    [[nodiscard]] WhatIfBar& whatIfBar() const { return *m_whatIf; }
    void setCoachKeys(CoachKeys keys) { m_keys = std::move(keys); }
    void pressMain();
    /// Why the main button cannot be pressed now; empty if it can, or is not there.
    [[nodiscard]] QString withheld() const;
    /// Presses the n-th choice of the page, from 1; false if there is none.
    bool pressChoice(int n);
    void refresh();
    void refreshTime();

signals:
    void newGameAsked();
    void boxScoreAsked();
    void replayAsked();
    void turningPointsAsked();
    void clauseAsked(const QString& clause);
    void choiceChanged();
    void pictureWanted();

private:
    void addPage(MatchPromptPage* page);
    [[nodiscard]] MatchPromptPage* pageFor() const;
    void refreshBand();
    void refreshMain();

    Match& m_match;
    GameTable& m_table;
    const TableLog& m_log;
    CoachKeys m_keys;
    SideBand* m_band = nullptr;
    WhatIfBar* m_whatIf = nullptr;
    QLabel* m_last = nullptr;
    PromptFrame* m_frame = nullptr;
    CurtainPage* m_curtain = nullptr;
    WaitingPage* m_waiting = nullptr;
    EndPage* m_end = nullptr;
};

}  // namespace thrum::gui
