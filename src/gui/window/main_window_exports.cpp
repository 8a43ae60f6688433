#include "gui/archive/archive_page.hpp"
#include "gui/archive/game_shelf.hpp"
#include "gui/archive/game_views.hpp"
#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/export/game_sheet.hpp"
#include "gui/match/director.hpp"
#include "gui/match/page.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/main_window.hpp"

#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <QDir>
#include <QFileDialog>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

namespace thrum::gui {

void MainWindow::connectExports() {
    const Commands& commands = *m_commands;
    for (const auto& [command, form] : {std::pair{Command::ExportSheet, ExportForm::Sheet},
                                        std::pair{Command::ExportText, ExportForm::Text},
                                        std::pair{Command::ExportPlays, ExportForm::PlaysCsv},
                                        std::pair{Command::ExportBox, ExportForm::BoxCsv},
                                        std::pair{Command::ExportNumbers, ExportForm::Json}})
        connect(commands[command], &QAction::triggered, this, [this, form] { exportGameAs(form); });
    connect(commands[Command::Print], &QAction::triggered, this, &MainWindow::printGame);
    m_views->boxScorePage().addWay(*commands[Command::ExportSheet]);
    m_views->boxScorePage().addWay(*commands[Command::Print]);
}

std::optional<ReplayDocument> MainWindow::gameInFront() {
    const QWidget* page = m_switch->current();
    ReplayPage& replay = m_views->replayPage();
    std::string text;
    QString name = m_director->page() != nullptr ? m_director->title() : tr("the game");
    const bool shown = page == &replay || page == &m_views->boxScorePage();
    if (page == &m_shelf->page() && !m_shelf->page().chosenFile().isEmpty()) {
        name = m_shelf->page().chosenFile();
        auto read = io::readTextFile(name.toStdString(), io::kMaxGameFileBytes);
        if (!read) {
            tell(QString::fromStdString(read.error().text()));
            return std::nullopt;
        }
        text = *std::move(read);
    } else if (m_director->page() != nullptr && !(shown && replay.isOpen())) {
        text = m_director->page()->match().game().fileText();
    } else if (replay.isOpen()) {
        text = replay.document().text();
    } else {
        say(tr("No game has been played or shown yet."));
        return std::nullopt;
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
    BoardView* board = m_director->board();
    if (m_switch->current() == &m_views->replayPage())
        board = &m_views->replayPage().board();
    const QString file =
        QFileDialog::getSaveFileName(this,
                                     tr("Export the board"),
                                     QDir::home().filePath(QStringLiteral("thrum.png")),
                                     tr("Pictures (*.png);;Drawings (*.svg)"));
    if (!file.isEmpty())
        tell(exportBoard(board != nullptr ? *board : m_practice->page().board(), file));
}

}  // namespace thrum::gui
