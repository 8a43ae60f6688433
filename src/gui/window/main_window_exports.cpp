#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/export/game_sheet.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/tabletop/table_replay.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/main_window.hpp"

#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <QDir>
#include <QFileDialog>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

namespace thrum::gui {

void MainWindow::addExportDeeds() {
    const Commands& commands = *m_commands;
    const auto oneGame = [this] { return offerOfOneGame(); };
    for (const auto& [command, form] : {std::pair{Command::ExportSheet, ExportForm::Sheet},
                                        std::pair{Command::ExportText, ExportForm::Text},
                                        std::pair{Command::ExportPlays, ExportForm::PlaysCsv},
                                        std::pair{Command::ExportBox, ExportForm::BoxCsv},
                                        std::pair{Command::ExportNumbers, ExportForm::Json}})
        m_deeds.add(
            command, [this, form] { exportGameAs(form); }, oneGame);
    m_deeds.add(
        Command::Print, [this] { printGame(); }, oneGame);
    m_deeds.add(Command::ExportPicture, [this] { exportPicture(); });
    m_views->boxScorePage().addWay(*commands[Command::ExportSheet]);
    m_views->boxScorePage().addWay(*commands[Command::Print]);
}

CommandOffer MainWindow::offerOfOneGame() const {
    const QWidget* page = m_switch->current();
    if (page == &m_shelf->page() && m_shelf->page().chosenFile().isEmpty())
        return notNow(tr("Choose a game in the archive first."));
    const bool watched = page == &m_views->replayPage() || page == &m_views->boxScorePage();
    return watched && !m_views->replayPage().isOpen() ? notNow(tr("No game is shown."))
                                                      : CommandOffer{};
}

std::optional<ReplayDocument> MainWindow::gameInFront() {
    const Front place = target().place();
    std::string text;
    QString name = tr("the game");
    if (place == Front::Archive) {
        name = m_shelf->page().chosenFile();
        auto read = io::readTextFile(name.toStdString(), io::kMaxGameFileBytes);
        if (!read) {
            tell(QString::fromStdString(read.error().text()));
            return std::nullopt;
        }
        text = *std::move(read);
    } else if (place == Front::Game) {
        name = m_director->title();
        text = m_director->page()->match().anyGame().fileText();
    } else {
        text = m_views->replayPage().document().text();
    }
    auto document = ReplayDocument::read(text, name.toStdString(), m_library);
    if (document)
        return *std::move(document);
    tell(QString::fromStdString(document.error().text()));
    return std::nullopt;
}

void MainWindow::exportGameAs(ExportForm form) {
    const auto document = gameInFront();
    if (!document)
        return;
    const QString file = QFileDialog::getSaveFileName(
        this,
        tr("Export"),
        QDir::home().filePath(tr("game") + QLatin1Char('.') + exportEnding(form)),
        exportFilter(form));
    if (file.isEmpty())
        return;
    if (const auto why = exportGame(*document, form, file))
        tell(why);
    else
        say(tr("Exported to %1.").arg(file));
}

void MainWindow::printGame() {
    const auto document = gameInFront();
    if (!document)
        return;
    QPrinter printer{QPrinter::HighResolution};
    printer.setDocName(tr("Game sheet"));
    printer.setPageMargins(QMarginsF{15.0, 14.0, 15.0, 14.0}, QPageLayout::Millimeter);
    QPrintDialog dialog{&printer, this};
    dialog.setWindowTitle(tr("Print the game sheet"));
    if (dialog.exec() == QDialog::Accepted && !paintGameSheet(*document, printer))
        tell(tr("The printer did not take the sheet."));
}

void MainWindow::exportPicture() {
    BoardView* board = boardInFront();
    const QString file =
        QFileDialog::getSaveFileName(this,
                                     tr("Export the board"),
                                     QDir::home().filePath(QStringLiteral("thrum.png")),
                                     tr("Pictures (*.png);;Drawings (*.svg)"));
    if (file.isEmpty())
        return;
    const TableReplay* table = m_views->replayPage().table();
    if (board != nullptr)
        tell(exportBoard(*board, file));
    else if (table != nullptr && m_switch->current() == &m_views->replayPage())
        tell(exportTable(table->picture(), file));
}

}  // namespace thrum::gui
