#pragma once

#include "gui/match/game_page.hpp"
#include "gui/tabletop/game_table.hpp"
#include "gui/tabletop/table_log.hpp"
#include "gui/widgets/play_log.hpp"

#include <memory>

#include <QTimer>

class QSplitter;

namespace thrum::gui {

class RefusalBubble;
class TabletopPanel;

/// The page that most games have: what lies on the table, the prompt panel and the
/// play by play. Owns what belongs to one match in the window.
class TabletopPage final : public GamePage {
    Q_OBJECT

public:
    using MakeTable = std::unique_ptr<GameTable> (*)(Match& match);

    TabletopPage(std::unique_ptr<Match> match, MakeTable makeTable, QWidget* parent = nullptr);
    ~TabletopPage() override;
    TabletopPage(const TabletopPage&) = delete;
    TabletopPage& operator=(const TabletopPage&) = delete;
    TabletopPage(TabletopPage&&) = delete;
    TabletopPage& operator=(TabletopPage&&) = delete;

    [[nodiscard]] Match& match() const override { return *m_match; }
    [[nodiscard]] GameTable& table() const { return *m_table; }
    [[nodiscard]] TabletopPanel& panel() const { return *m_panel; }
    [[nodiscard]] PlayLog& log() override { return m_log; }
    [[nodiscard]] LogPanel& logPanel() const override { return *m_logPanel; }
    [[nodiscard]] WhatIfBar& whatIfBar() const override;
    [[nodiscard]] QPushButton* mainButtonWidget() const override;
    [[nodiscard]] QWidget& picture() const override { return m_table->keyboardPart(); }
    [[nodiscard]] BoardStage* stage() override { return m_table->stage(); }
    [[nodiscard]] std::vector<QWidget*> panes() const override;
    /// Every log begins with what was told before it.
    void refillLog() override {}
    void showPanels(bool shown) override;
    void showLog(bool shown) override;
    void mainAction() override;
    void setCoachKeys(CoachKeys keys) override;
    void pause() override;
    [[nodiscard]] CommandOffer pauseOffer() const override;
    [[nodiscard]] bool mayThrow() const override;
    void coach(Side side, CoachCommand command) override;
    [[nodiscard]] QString coachProblem(Side side, CoachCommand command) const override;
    void undo() override;
    void redo() override;
    void refresh() override;
    [[nodiscard]] StripFacts strip() const override { return m_table->strip(); }
    [[nodiscard]] StripDetail stripDetail(StripPart part) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString promptTitle() const override;
    [[nodiscard]] QString spokenClocks() const override;
    [[nodiscard]] QString spokenSide(Side side) const override;
    [[nodiscard]] QString clauseAsked() const override { return m_table->situation().clause; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectMatch();
    void shareRightColumn();
    void onChanged();
    void onCameAbout();
    void sayWithheld();
    void soundChance();
    void askedAnew();

    std::unique_ptr<Match> m_match;
    std::unique_ptr<GameTable> m_table;
    PlayLog m_log;
    TableLog m_writer;
    QSplitter* m_columns = nullptr;
    QSplitter* m_right = nullptr;
    TabletopPanel* m_panel = nullptr;
    LogPanel* m_logPanel = nullptr;
    RefusalBubble* m_refusal = nullptr;
    QTimer m_clocks;
    int m_questionHeard = 0;
    bool m_thrown = false;
    bool m_logShown = true;
    bool m_rightDragged = false;
};

}  // namespace thrum::gui
