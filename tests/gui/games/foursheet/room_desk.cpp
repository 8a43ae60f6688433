#include "gui/games/foursheet/room_desk.hpp"

#include "gui/commands/commands.hpp"

#include <thrum/app/folders.hpp>

#include <QAction>
#include <QCoreApplication>
#include <QInputDialog>
#include <QListWidget>

namespace thrum::gui::fss::test {

RoomDesk::RoomDesk() : m_desk{QString{}, QString{}, m_folder.path()} {
    press(Command::SheetRoom);
}

app::Library RoomDesk::newLibrary() const {
    return app::Library::load(std::filesystem::path{THRUM_TEST_SOURCE_DIR}, folder());
}

void RoomDesk::press(Command command) {
    window().commands()[command]->trigger();
    QCoreApplication::processEvents();
}

bool RoomDesk::type(SheetTable& table, int row, int column, const QString& text) {
    return table.setData(table.index(row, column), text, Qt::EditRole);
}

bool RoomDesk::typeAt(SheetTable& table, const QString& rowHead, const QString& text) {
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.headerData(row, Qt::Vertical, Qt::DisplayRole).toString() == rowHead)
            return type(table, row, 0, text);
    return false;
}

QString RoomDesk::at(const SheetTable& table, int row, int column) {
    return table.index(row, column).data().toString();
}

QString RoomDesk::remarks() {
    QStringList lines;
    for (int i = 0; i < teams().remarks().count(); ++i)
        lines << teams().remarks().item(i)->text();
    return lines.join(QLatin1Char('\n'));
}

bool RoomDesk::answerName(const QString& name) {
    auto* dialog = window().findChild<QInputDialog*>();
    if (dialog == nullptr)
        return false;
    dialog->setTextValue(name);
    dialog->accept();
    QCoreApplication::processEvents();
    return true;
}

}  // namespace thrum::gui::fss::test
