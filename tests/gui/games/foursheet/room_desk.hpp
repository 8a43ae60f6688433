#pragma once

#include "gui/desk.hpp"
#include "gui/workshop/foursheet/deck_desk.hpp"
#include "gui/workshop/foursheet/sheet_room.hpp"
#include "gui/workshop/foursheet/sheet_table.hpp"
#include "gui/workshop/foursheet/team_desk.hpp"

#include <filesystem>

#include <QString>
#include <QTemporaryDir>

namespace thrum::gui::fss::test {

/// The workshop of 4SS in a window of its own, with a folder to keep things in.
class RoomDesk {
public:
    RoomDesk();

    [[nodiscard]] MainWindow& window() { return m_desk.window(); }
    [[nodiscard]] SheetRoom& room() { return window().sheetRoom(); }
    [[nodiscard]] TeamDesk& teams() { return room().teams(); }
    [[nodiscard]] DeckDesk& decks() { return room().decks(); }
    [[nodiscard]] SheetDocument& team() { return teams().document(); }
    [[nodiscard]] DeckDocument& deck() { return decks().document(); }
    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    /// What a program started anew would find.
    [[nodiscard]] app::Library newLibrary() const;
    /// Types into a cell as a coach does. @return whether it was taken
    static bool type(SheetTable& table, int row, int column, const QString& text);
    /// Into the row that is called so; false if there is none.
    static bool typeAt(SheetTable& table, const QString& rowHead, const QString& text);
    [[nodiscard]] static QString at(const SheetTable& table, int row, int column);
    [[nodiscard]] QString remarks();
    void press(Command command);
    /// Writes a name into the dialog that asks for one, and agrees.
    bool answerName(const QString& name);

private:
    QTemporaryDir m_folder;
    gui::test::Desk m_desk;
};

}  // namespace thrum::gui::fss::test
