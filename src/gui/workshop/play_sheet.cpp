#include "gui/workshop/play_sheet.hpp"

#include "gui/lineup/line_up_picture.hpp"

#include <algorithm>

#include <QApplication>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace thrum::gui {

namespace {
constexpr QColor kSheetInk{0x15, 0x17, 0x1a};
constexpr QColor kSheetLine{0xb9, 0xb9, 0xb4};

QString playSheetWords(const char* text) {
    return QCoreApplication::translate("PlaySheet", text);
}

QString situationText(PlaySituation situation) {
    switch (situation) {
        case PlaySituation::Short:
            return playSheetWords("short");
        case PlaySituation::Medium:
            return playSheetWords("medium");
        case PlaySituation::Long:
            return playSheetWords("long");
        case PlaySituation::GoalLine:
            return playSheetWords("goal line");
        case PlaySituation::Late:
            break;
    }
    return playSheetWords("late");
}
}  // namespace

PlaySheet::PlaySheet(const TableData& data, std::vector<Play> plays, int perPage)
    : m_data{data}, m_plays{std::move(plays)}, m_perPage{perPage} {}

int PlaySheet::pages() const {
    return (static_cast<int>(m_plays.size()) + m_perPage - 1) / m_perPage;
}

QStringList PlaySheet::linesOf(const TableData& data, const Play& play) {
    QStringList lines;
    const Formation* formation = data.formation(play.formation);
    QStringList first;
    if (formation != nullptr)
        first << QString::fromStdString(formation->name);
    if (!play.carrier.empty())
        first << playSheetWords("ball to %1").arg(QString::fromStdString(play.carrier));
    if (play.stopSeconds > 0.0)
        first << playSheetWords("stop after %1 s").arg(play.stopSeconds, 0, 'f', 1);
    lines << first.join(QStringLiteral(" · "));
    if (!play.reads.empty()) {
        QStringList reads;
        for (const PlayRead& read : play.reads)
            reads << playSheetWords("%1 at %2°")
                         .arg(QString::fromStdString(read.role))
                         .arg(read.stick.degrees(), 0, 'f', 0);
        lines << playSheetWords("Reads: %1").arg(reads.join(QStringLiteral(", ")));
    }
    QStringList suits;
    for (const PlaySituation situation : play.suits)
        suits << situationText(situation);
    if (!suits.isEmpty())
        lines << playSheetWords("For: %1").arg(suits.join(QStringLiteral(", ")));
    if (!play.notes.empty())
        lines << QString::fromStdString(play.notes);
    return lines;
}

void PlaySheet::paintPlay(QPainter& painter,
                          const QRectF& room,
                          const Play& play,
                          double points) const {
    painter.setPen(QPen{kSheetLine, room.height() * 0.003});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(room);
    painter.setPen(kSheetInk);
    QFont font = QApplication::font();
    font.setPointSizeF(points * 1.25);
    font.setBold(true);
    painter.setFont(font);
    const double line = QFontMetricsF{font, painter.device()}.lineSpacing();
    const QRectF inner = room.adjusted(line * 0.5, line * 0.4, -line * 0.5, -line * 0.3);
    painter.drawText(QRectF{inner.left(), inner.top(), inner.width(), line},
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF{font, painter.device()}.elidedText(
                         QString::fromStdString(play.name), Qt::ElideRight, inner.width()));
    font.setPointSizeF(points);
    font.setBold(false);
    const QString words = linesOf(m_data, play).join(QLatin1Char('\n'));
    painter.setFont(font);
    const int how = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
    const double most = inner.height() * 0.34;
    const double tall = std::min(most,
                                 QFontMetricsF{font, painter.device()}
                                     .boundingRect(QRectF{0, 0, inner.width(), 1e6}, how, words)
                                     .height());
    painter.drawText(QRectF{inner.left(), inner.bottom() - tall, inner.width(), tall}, how, words);
    const QRectF diagram{
        inner.left(), inner.top() + line * 1.1, inner.width(), inner.height() - tall - line * 1.3};
    const Formation* formation = m_data.formation(play.formation);
    if (formation == nullptr)
        return;
    if (const auto picture = lineUpPicture(m_data, {*formation, &play, nullptr}))
        paintDiagram(painter, diagram, *picture);
}

bool PlaySheet::paint(QPagedPaintDevice& device) const {
    // a formation is wider than deep: cells lie, too
    device.setPageOrientation(m_perPage == 1 || m_perPage == 4 ? QPageLayout::Landscape
                                                               : QPageLayout::Portrait);
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF page{QPointF{0.0, 0.0}, QSizeF{painter.viewport().size()}};
    const int columns = m_perPage >= 4 ? 2 : 1;
    const int rows = m_perPage / columns;
    const double gap = page.width() * 0.02;
    const double width = (page.width() - gap * (columns - 1)) / columns;
    const double height = (page.height() - gap * (rows - 1)) / rows;
    const double points = m_perPage == 1   ? 14.0
                          : m_perPage == 2 ? 11.0
                          : m_perPage == 4 ? 9.0
                                           : 7.0;
    for (int i = 0; i < static_cast<int>(m_plays.size()); ++i) {
        const int at = i % m_perPage;
        if (i > 0 && at == 0 && !device.newPage())
            return false;
        const QRectF room{
            (at % columns) * (width + gap), (at / columns) * (height + gap), width, height};
        paintPlay(painter, room, m_plays[static_cast<std::size_t>(i)], points);
    }
    return painter.end();
}

std::optional<QString> PlaySheet::write(const QString& file) const {
    const QString cannot = playSheetWords("%1 could not be written.").arg(file);
    // Beside its place first: a disk that is full leaves no half sheet behind.
    QSaveFile out{file};
    if (!out.open(QIODevice::WriteOnly))
        return cannot;
    {
        QPdfWriter pdf{&out};
        pdf.setPageSize(QPageSize{QPageSize::A4});
        pdf.setPageMargins(QMarginsF{12.0, 12.0, 12.0, 12.0}, QPageLayout::Millimeter);
        pdf.setTitle(playSheetWords("Playbook"));
        pdf.setCreator(QStringLiteral("Thrum"));
        if (!paint(pdf))
            return cannot;
    }
    return out.commit() ? std::nullopt : std::optional{cannot};
}

}  // namespace thrum::gui
