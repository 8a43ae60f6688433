#pragma once

#include "gui/board/board_view.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/window/main_window.hpp"

#include <memory>

#include <QPoint>
#include <QString>
#include <QTemporaryDir>

namespace thrum::gui::test {

/// The shipped library and the table of the two shipped teams.
[[nodiscard]] const app::Library& library();
[[nodiscard]] TableData shippedTable();

/// A window that remembers in a folder: settings, games and their list.
[[nodiscard]] std::unique_ptr<MainWindow> rememberingWindow(const QTemporaryDir& folder,
                                                            bool readOnly = false);

/// A window on the shipped table, silent, nothing remembered, shown offscreen.
class Desk {
public:
    /// @param gamesFolder  empty: no archive
    /// @param ownFolder    empty: no formations are kept
    /// @param time         what games go by, outliving the desk; null: the machine's
    explicit Desk(const QString& gamesFolder = {},
                  const QString& gamesIndex = {},
                  const QString& ownFolder = {},
                  TimeSource* time = nullptr);

    MainWindow& window() { return *m_window; }
    TableSession& session() { return m_window->session(); }
    SetupDocument& document() { return session().document(); }
    BoardView& board() { return m_window->tablePage().board(); }
    /// The man with this number, "H34" or "V52"; he has to be on the board.
    FigureId man(const QString& name);
    [[nodiscard]] Pose pose(FigureId id);
    [[nodiscard]] QPoint pixelOf(FigureId id);
    /// Presses a man, moves by so many pixels in steps, and lets go if told.
    void drag(FigureId id, QPoint by, bool letGo = true);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void wheel(FigureId id, int notches, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Throws the switch and lets the board run to its end at ten times the speed.
    [[nodiscard]] bool runToEnd();

private:
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace thrum::gui::test
