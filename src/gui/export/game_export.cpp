#include "gui/export/game_export.hpp"

#include "gui/board/board_view.hpp"
#include "gui/export/game_sheet.hpp"
#include "gui/replay/write_file.hpp"

#include <thrum/app/game_tables.hpp>

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSvgGenerator>
#include <QWidget>

namespace thrum::gui {

namespace {
constexpr double kPictureScale = 2.0;

QString exportWords(const char* text) {
    return QCoreApplication::translate("Export", text);
}

}  // namespace

QString exportEnding(ExportForm form) {
    switch (form) {
        case ExportForm::Text:
            return QStringLiteral("txt");
        case ExportForm::PlaysCsv:
        case ExportForm::BoxCsv:
            return QStringLiteral("csv");
        case ExportForm::Json:
            return QStringLiteral("json");
        case ExportForm::Sheet:
            break;
    }
    return QStringLiteral("pdf");
}

QString exportFilter(ExportForm form) {
    switch (form) {
        case ExportForm::Text:
            return exportWords("Text: box score and play by play (*.txt)");
        case ExportForm::PlaysCsv:
            return exportWords("Table of plays (*.csv)");
        case ExportForm::BoxCsv:
            return exportWords("Table of the box score (*.csv)");
        case ExportForm::Json:
            return exportWords("Numbers for programs (*.json)");
        case ExportForm::Sheet:
            break;
    }
    return exportWords("Game sheet on one page (*.pdf)");
}

QString exportText(const ReplayDocument& document, ExportForm form) {
    const app::Replay& replay = document.replay();
    const app::Statistics statistics = app::statisticsOf(replay);
    switch (form) {
        case ExportForm::PlaysCsv:
            return QString::fromStdString(app::playsCsv(replay));
        case ExportForm::BoxCsv:
            return QString::fromStdString(app::boxCsv(statistics, replay.names()));
        case ExportForm::Json:
            return QString::fromStdString(app::boxJson(statistics, replay).pretty());
        case ExportForm::Sheet:
            return {};
        case ExportForm::Text:
            break;
    }
    QString text = QString::fromStdString(app::boxText(statistics, replay.names()));
    text += QLatin1Char('\n');
    QString period;  // plays are numbered anew in each
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const QString now = document.periodText(replay.plays()[i].before.period);
        if (now != period)
            text += QLatin1Char('\n') + now + QLatin1Char('\n');
        period = now;
        text += document.playTitle(i) + QStringLiteral("\n    ") + document.playStory(i) +
                QLatin1Char('\n');
    }
    return text;
}

std::optional<QString> exportGame(const ReplayDocument& document,
                                  ExportForm form,
                                  const QString& file) {
    if (form == ExportForm::Sheet)
        return writeGameSheet(document, file);
    return writeFile(file, exportText(document, form).toStdString());
}

std::optional<QString> exportTable(QWidget& table, const QString& file) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    if (!table.grab().save(&buffer, "PNG"))
        return exportWords("%1 could not be written.").arg(file);
    return writeFile(file,
                     std::string_view{bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

std::optional<QString> exportBoard(BoardView& board, const QString& file) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(board.size());
        svg.setViewBox(board.rect());
        svg.setTitle(exportWords("The board"));
        QPainter painter{&svg};
        board.paintScene(painter, board.scene(), 1.0);
    } else {
        if (!board.picture(board.scene(), kPictureScale).save(&buffer, "PNG"))
            return exportWords("%1 could not be written.").arg(file);
    }
    return writeFile(file,
                     std::string_view{bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace thrum::gui
