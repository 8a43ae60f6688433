#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/match/what_if_origin.hpp"
#include "gui/replay/replay_document.hpp"
#include "gui/replay/replay_notes.hpp"
#include "gui/replay/replay_player.hpp"

#include <thrum/io/game_summary.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <tuple>

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace thrum::gui {

class BoardView;
class Commands;
class ReplayBar;
class ReplaySide;
class TableReplay;

/// A recorded game again, on the board or on its own table: plays at the right, the bar below, and
/// what happened in words. It shows recorded results only.
class ReplayPage final : public QWidget {
    Q_OBJECT

public:
    explicit ReplayPage(const Commands& commands, QWidget* parent = nullptr);
    ~ReplayPage() override;
    ReplayPage(const ReplayPage&) = delete;
    ReplayPage& operator=(const ReplayPage&) = delete;
    ReplayPage(ReplayPage&&) = delete;
    ReplayPage& operator=(ReplayPage&&) = delete;

    /// Shows a game from its beginning, or from the snap of its last play.
    /// @param file  of the game, beside which bookmarks are kept; empty: they last while it is
    /// shown
    /// @param table  shows a game that is played without a board; null for one that is
    void open(ReplayDocument document,
              bool atLastPlay,
              const std::filesystem::path& file = {},
              std::unique_ptr<TableReplay> table = nullptr);
    /// Nothing is shown any more and nothing runs.
    void shut();
    [[nodiscard]] bool isOpen() const { return m_document.has_value(); }
    [[nodiscard]] const ReplayDocument& document() const { return *m_document; }
    [[nodiscard]] ReplayPlayer& player() { return m_player; }
    [[nodiscard]] CommandTarget& target() { return m_deeds; }
    /// End for end and measuring as they are switched now.
    void takeSwitches();
    /// "Lancers 14 – Wildcats 10. 1st half, 2nd and 7 at own 41."
    [[nodiscard]] QString situation() const;
    [[nodiscard]] BoardView& board() const { return *m_board; }
    /// What lies there at that moment, as it is zoomed now.
    [[nodiscard]] QImage imageAt(std::int64_t ms);
    /// The table of a game without a board; null where the board is shown.
    [[nodiscard]] TableReplay* table() const { return m_table.get(); }
    [[nodiscard]] ReplayBar& bar() const { return *m_bar; }
    [[nodiscard]] const app::ReplayMoment& moment() const { return m_moment; }
    [[nodiscard]] ReplayNotes& notes() { return m_notes; }
    /// The part between the handles, else the play that is shown, else everything.
    [[nodiscard]] ReplayPlayer::Part part() const;
    void setGhosts(std::optional<std::size_t> play);
    /// Bookmarks this moment with these words, or changes the words of its bookmark.
    void comment(const QString& text);
    void setLayers(const ShownLayers& layers);
    void goToPlay(std::size_t play);
    /// The second before the touch that the last tackle was ruled on, a tenth as fast, and who met
    /// whom in words. False if no two opponents touched.
    bool showTouch();
    /// Lists the plays the game turned on and goes to the first; false if it turned on none.
    bool showTurningPoints();
    /// The moment of what has this number in the record; stays if that was taken back.
    void goToEntry(int n);

    /// How many numbered lines of the record come before what is shown.
    [[nodiscard]] std::size_t linesHere() const { return m_document->linesBefore(m_moment); }

signals:
    void closeAsked();
    /// Play on from here, in a game of its own: the record and how many of its numbered lines
    /// count.
    /// Play on from here a hundred times, out of sight.
    void hundredAsked(const std::string& text, std::size_t lines, const QString& moment);
    void extendAsked(const std::string& text,
                     std::size_t lines,
                     const thrum::gui::WhatIfOrigin& from);
    /// Go on with the game itself, where it was left.
    void continueAsked();
    void said(const QString& sentence);
    /// Another game, or another kind of moment: other commands may be taken.
    void offersChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void goToLastPlay();
    QWidget* makeHeader();
    void addDeeds();
    void addTimeDeeds();
    void addShowDeeds();
    void addMakeDeeds();
    [[nodiscard]] QString asText() const;
    void saySide();
    void show(std::int64_t ms);
    void fitMoment();
    void followBall();
    void stepPlay(int by);
    void stepMark(bool forward, bool scoresOnly);
    /// To the next call or throw of a game without a board, or the one before.
    void moveStep(bool forward);
    void setLoop(bool on);
    void extend();
    /// What the game's book says to going on from here; nothing where it does not speak of it.
    struct Extension {
        bool may = false;
        QString refusal;  ///< where it may not
    };
    [[nodiscard]] std::optional<Extension> extension() const;
    void fillBookmarks();
    void toggleBookmark();
    void askComment();
    void takeClip();
    void movePart(bool first);
    void drawMoment();
    void layTable(std::unique_ptr<TableReplay> table);
    void turnHeat();

    std::optional<ReplayDocument> m_document;
    ReplayPlayer m_player;
    app::ReplayMoment m_moment;
    ShownLayers m_layers;
    ReplayNotes m_notes;
    std::optional<std::size_t> m_ghosts;  ///< the play whose men are shown pale
    const Commands& m_commands;
    CommandDeeds m_deeds{Front::Replay};
    std::tuple<bool, bool, bool, bool> m_offered{};
    io::GameSummary m_summary;
    bool m_isKept = false;  ///< the record is a file that may be gone on with
    Side m_sideSaid = Side::Visitor;
    BoardView* m_board = nullptr;
    std::unique_ptr<TableReplay> m_table;
    QVBoxLayout* m_column = nullptr;
    ReplayBar* m_bar = nullptr;
    QLabel* m_score = nullptr;
    QLabel* m_situation = nullptr;
    ReplaySide* m_side = nullptr;
    std::shared_ptr<const HeatDrawing> m_heat;  ///< while it is shown
};

}  // namespace thrum::gui
