#include "gui/export/game_sheet.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/match/match_words.hpp"
#include "gui/replay/game_end.hpp"

#include <thrum/app/statistics.hpp>

#include <algorithm>
#include <array>
#include <cmath>

#include <QApplication>
#include <QCoreApplication>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace thrum::gui {

namespace {
constexpr double kLargestPoints = 9.5;  // points of the text
constexpr double kSmallestPoints = 4.5;
constexpr double kPointStep = 0.25;
constexpr QColor kInk{0x15, 0x17, 0x1a};
constexpr QColor kFaint{0xb9, 0xb9, 0xb4};

QString sheetWords(const char* text) {
    return QCoreApplication::translate("GameSheet", text);
}
QString of(const std::string& text) {
    return QString::fromStdString(text);
}
// Numbers with a real minus sign.
QString shown(const std::string& numbers) {
    return of(numbers).replace(QLatin1Char('-'), QStringLiteral("−"));
}
QString minutes(int ms) {
    constexpr int kSecondMs = 1000;
    constexpr int kMinute = 60;
    const int seconds = (ms + kSecondMs - 1) / kSecondMs;
    return QStringLiteral("%1:%2")
        .arg(seconds / kMinute)
        .arg(seconds % kMinute, 2, 10, QLatin1Char('0'));
}
}  // namespace

/// Where the next line goes.
struct GameSheet::Pen {
    QPainter& painter;
    const QPaintDevice* device = nullptr;  ///< whose resolution counts
    QRectF page;
    double points = kLargestPoints;
    double y = 0.0;

    [[nodiscard]] QFont font(double factor = 1.0, bool bold = false) const {
        QFont made = QApplication::font();
        made.setPointSizeF(points * factor);
        made.setBold(bold);
        return made;
    }
    [[nodiscard]] double height(double factor = 1.0) const {
        return QFontMetricsF{font(factor), device}.lineSpacing();
    }
    void gap(double lines) { y += lines * height(); }
    void heading(const QString& text) {
        gap(0.6);
        painter.setFont(font(1.1, true));
        painter.drawText(QRectF{page.left(), y, page.width(), height(1.1)},
                         Qt::AlignLeft | Qt::AlignVCenter,
                         text);
        y += height(1.15);
        painter.setPen(QPen{kFaint, height() * 0.05});
        painter.drawLine(QPointF{page.left(), y}, QPointF{page.right(), y});
        painter.setPen(kInk);
        gap(0.2);
    }
    /// A text between two shares of the page's width; cut with dots where it is too long.
    void cell(double from, double to, const QString& text, Qt::Alignment align, bool bold = false) {
        const QFont used = font(1.0, bold);
        painter.setFont(used);
        const double width = (to - from) * page.width() - 0.4 * height();
        painter.drawText(QRectF{page.left() + from * page.width(), y, width, height()},
                         static_cast<int>(align | Qt::AlignVCenter),
                         QFontMetricsF{used, device}.elidedText(text, Qt::ElideRight, width));
    }
    void next() { y += height(1.08); }
    /// The same, on as many lines as it takes; goes on below it.
    void story(double from, double to, const QString& text) {
        painter.setFont(font());
        const double width = (to - from) * page.width() - 0.4 * height();
        const QRectF room{page.left() + from * page.width(), y, width, page.height()};
        const int how = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
        const double tall = QFontMetricsF{font(), device}
                                .boundingRect(QRectF{0, 0, width, 1e6}, how, text)
                                .height();
        painter.drawText(room, how, text);
        y += std::max(tall, height(1.08));
    }
};

SheetHeadline sheetHeadline(const Situation& situation,
                            const std::array<QString, 2>& names,
                            const QFont& font,
                            const QPaintDevice* device,
                            double width) {
    constexpr double kLargest = 2.0;
    constexpr double kSmallest = 1.2;
    constexpr double kStep = 0.1;
    const auto metrics = [&](double factor) {
        QFont sized = font;
        sized.setPointSizeF(font.pointSizeF() * factor);
        return QFontMetricsF{sized, device};
    };
    const QString whole = ReplayDocument::scoreText(situation, names);
    for (double factor = kLargest; factor > kSmallest; factor -= kStep)
        if (metrics(factor).horizontalAdvance(whole) <= width)
            return {whole, factor};
    // half the room for each, and what one of them leaves over for the other
    const QFontMetricsF small = metrics(kSmallest);
    const double room = width - small.horizontalAdvance(ReplayDocument::scoreText(situation, {}));
    const auto cut = [&](std::size_t side) {
        const double others = small.horizontalAdvance(names[1 - side]);
        return small.elidedText(names[side], Qt::ElideRight, std::max(room / 2, room - others));
    };
    return {ReplayDocument::scoreText(situation, {cut(0), cut(1)}), kSmallest};
}

QString sheetCoach(const std::string& name, const std::string& seat) {
    if (!name.empty())
        return of(name);
    if (seat == "person" || seat == "client")
        return sheetWords("a coach at the window");  // as the archive calls him
    return seatText(of(seat));
}

GameSheet::GameSheet(const ReplayDocument& document)
    : m_document{document}, m_statistics{app::statisticsOf(document.replay())} {}

void GameSheet::drawHalves(Pen& pen) const {
    const Names names = m_document.replay().names();
    const auto regular = static_cast<std::size_t>(names.periods);
    std::size_t periods = names.periodWord.empty() ? 0 : regular;
    if (!names.periodWord.empty())
        for (const app::TeamStats& team : m_statistics.teams)
            periods = std::max(periods, team.pointsByPeriod.size());
    const double each = 0.09;
    const auto at = [&](std::size_t column) { return 0.45 + each * static_cast<double>(column); };
    for (std::size_t i = 0; i < periods; ++i)
        pen.cell(at(i),
                 at(i + 1),
                 i < regular ? QString::number(i + 1) : sheetWords("OT %1").arg(i + 1 - regular),
                 Qt::AlignRight);
    pen.cell(at(periods), at(periods + 1), sheetWords("Points"), Qt::AlignRight, true);
    pen.next();
    for (const std::size_t side : {0U, 1U}) {
        const app::TeamStats& team = m_statistics.teams[side];
        pen.cell(0.0, 0.45, of(names.teams[side]), Qt::AlignLeft, true);
        for (std::size_t i = 0; i < periods; ++i)
            pen.cell(at(i),
                     at(i + 1),
                     QString::number(i < team.pointsByPeriod.size() ? team.pointsByPeriod[i] : 0),
                     Qt::AlignRight);
        pen.cell(at(periods), at(periods + 1), QString::number(team.points), Qt::AlignRight, true);
        pen.next();
    }
}

void GameSheet::drawNumbers(Pen& pen) const {
    const Names names = m_document.replay().names();
    pen.heading(sheetWords("In numbers"));
    pen.cell(0.45, 0.7, of(names.teams[0]), Qt::AlignRight, true);
    pen.cell(0.7, 0.95, of(names.teams[1]), Qt::AlignRight, true);
    pen.next();
    for (const app::BoxRow& row : app::boxRows(m_statistics)) {
        pen.cell(0.0, 0.45, of(row.label), Qt::AlignLeft);
        pen.cell(0.45, 0.7, shown(row.home), Qt::AlignRight);
        pen.cell(0.7, 0.95, shown(row.visitor), Qt::AlignRight);
        pen.next();
    }
}

void GameSheet::drawDrives(Pen& pen) const {
    const Names names = m_document.replay().names();
    pen.heading(sheetWords("Drives"));
    constexpr double kFrom = 0.24;
    constexpr double kTo = 0.68;
    const auto x = [&pen](double yards) {
        return pen.page.left() +
               pen.page.width() * (kFrom + (kTo - kFrom) * std::clamp(yards, 0.0, 100.0) / 100.0);
    };
    const double top = pen.y;
    for (const app::Drive& drive : m_statistics.drives) {
        const bool home = drive.side == Side::Home;
        const QString team = m_document.shortName(drive.side);
        pen.cell(0.0,
                 kFrom,
                 names.periodWord == "half" ? sheetWords("%1 · half %2").arg(team).arg(drive.period)
                 : names.periodWord == "quarter"
                     ? sheetWords("%1 · quarter %2").arg(team).arg(drive.period)
                     : team,
                 Qt::AlignLeft);
        const double from = drive.from.yards();
        const double to = from + drive.yards.yards() * (home ? 1.0 : -1.0);
        const QRectF bar = QRectF{QPointF{x(from), pen.y + pen.height() * 0.2},
                                  QPointF{x(to), pen.y + pen.height() * 0.8}}
                               .normalized();
        pen.painter.setBrush(home ? QBrush{kInk} : QBrush{kInk, Qt::BDiagPattern});
        pen.painter.setPen(QPen{kInk, pen.height() * 0.06});
        pen.painter.drawRect(bar);
        pen.painter.setBrush(Qt::NoBrush);
        pen.painter.setPen(kInk);
        pen.cell(kTo + 0.02,
                 1.0,
                 sheetWords("%1 plays, %2 yd, %3")
                     .arg(drive.plays)
                     .arg(shown(app::yardsText(drive.yards, m_statistics.wholeYards)),
                          of(std::string{nameOf(drive.end)})),
                 Qt::AlignLeft);
        pen.next();
    }
    pen.painter.setPen(QPen{kFaint, pen.height() * 0.04});
    for (int yards = 0; yards <= 100; yards += 10)
        pen.painter.drawLine(QPointF{x(yards), top}, QPointF{x(yards), pen.y});
    pen.painter.setPen(kInk);
}

void GameSheet::drawScores(Pen& pen) const {
    pen.heading(sheetWords("How the points came"));
    const auto& plays = m_document.replay().plays();
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (plays[i].points[0] == 0 && plays[i].points[1] == 0)
            continue;
        pen.cell(0.0,
                 0.14,
                 QStringLiteral("%1–%2").arg(plays[i].after.score[0]).arg(plays[i].after.score[1]),
                 Qt::AlignLeft,
                 true);
        // in a game by the clock what was left of the half, else how far the play was
        const auto left = m_document.replay().at(m_document.replay().endOfPlay(i)).gameClockMs;
        const auto number = m_document.playNumber(i);
        pen.cell(0.14,
                 0.34,
                 left ? sheetWords("%1. · %2 left").arg(plays[i].before.period).arg(minutes(*left))
                 : number ? sheetWords("%1. · play %2").arg(plays[i].before.period).arg(*number)
                          : sheetWords("%1. · %2")
                                .arg(plays[i].before.period)
                                .arg(of(std::string{nameOf(plays[i].type)})),
                 Qt::AlignLeft);
        pen.story(0.34, 1.0, m_document.playStory(i));
    }
}

void GameSheet::drawHeadline(Pen& pen) const {
    const app::Replay& replay = m_document.replay();
    const Names names = replay.names();
    const SheetHeadline head = sheetHeadline(replay.at(replay.lengthMs()).situation,
                                             {of(names.teams[0]), of(names.teams[1])},
                                             pen.font(1.0, true),
                                             pen.device,
                                             pen.page.width());
    pen.painter.setFont(pen.font(head.factor, true));
    pen.painter.drawText(QRectF{pen.page.left(), pen.y, pen.page.width(), pen.height(head.factor)},
                         Qt::AlignLeft | Qt::AlignVCenter,
                         head.text);
    pen.y += pen.height(head.factor) * 1.05;
    const auto summary = io::summarizeGame(m_document.text(), {});
    const QString end = summary ? gameEnd(*summary) : QString{};
    if (end.isEmpty())
        return;
    pen.cell(0.0, 1.0, end, Qt::AlignLeft, true);
    pen.next();
}

// Who played it, by which rules of play, and room for those who vouch for it.
void GameSheet::drawPeople(Pen& pen) const {
    const app::ReplayHeader& header = m_document.replay().header();
    const Names names = m_document.replay().names();
    QStringList coaches;
    for (const std::size_t side : {0U, 1U}) {
        coaches << QStringLiteral("%1: %2").arg(
            of(names.teams[side]), sheetCoach(header.coaches[side], header.seats[side]));
    }
    const QString mode = header.mode == Mode::Tournament ? sheetWords("tournament")
                         : header.mode == Mode::Hotseat  ? sheetWords("hot-seat")
                                                         : sheetWords("solitaire");
    pen.story(0.0, 1.0, sheetWords("%1 · %2").arg(coaches.join(QStringLiteral(" · ")), mode));
}

void GameSheet::drawSignatures(Pen& pen) const {
    pen.gap(1.6);
    constexpr std::array kWho{QT_TRANSLATE_NOOP("GameSheet", "Home coach"),
                              QT_TRANSLATE_NOOP("GameSheet", "Visiting coach"),
                              QT_TRANSLATE_NOOP("GameSheet", "Referee")};
    constexpr double kEach = 1.0 / 3.0;
    for (std::size_t i = 0; i < kWho.size(); ++i) {
        const double from = kEach * static_cast<double>(i);
        const double left = pen.page.left() + from * pen.page.width();
        pen.painter.drawLine(QPointF{left, pen.y},
                             QPointF{left + (kEach - 0.03) * pen.page.width(), pen.y});
        pen.cell(from, from + kEach, sheetWords(kWho.at(i)), Qt::AlignLeft);
    }
    pen.next();
}

double GameSheet::draw(QPainter& painter,
                       const QPaintDevice& device,
                       const QRectF& page,
                       double points) const {
    Pen pen{painter, &device, page, points, page.top()};
    painter.setPen(kInk);
    painter.setBrush(Qt::NoBrush);
    const app::Replay& replay = m_document.replay();
    const QString plays = replay.plays().size() == 1
                              ? sheetWords("1 play")
                              : sheetWords("%1 plays").arg(replay.plays().size());
    drawHeadline(pen);
    pen.cell(0.0,
             1.0,
             (replay.header().boardName.empty()
                  ? sheetWords("%1 · %2 · counted from the record")
                        .arg(of(replay.header().created.substr(0, 10)), plays)
                  : sheetWords("%1 · %2 · %3 board · counted from the record")
                        .arg(of(replay.header().created.substr(0, 10)),
                             plays,
                             of(replay.header().boardName))),
             Qt::AlignLeft);
    pen.next();
    drawPeople(pen);
    pen.gap(0.4);
    drawHalves(pen);
    drawNumbers(pen);
    drawScores(pen);
    drawDrives(pen);
    drawSignatures(pen);
    return pen.y - page.top();
}

double GameSheet::paint(QPainter& painter, const QRectF& page) const {
    // A long game has many drives: the largest text with which all of it stands on the page.
    QImage nowhere{1, 1, QImage::Format_RGB32};
    QPainter trial{&nowhere};
    double points = kLargestPoints;
    while (points > kSmallestPoints && draw(trial, *painter.device(), page, points) > page.height())
        points -= kPointStep;
    trial.end();
    return draw(painter, *painter.device(), page, points);
}

bool paintGameSheet(const ReplayDocument& document, QPagedPaintDevice& device) {
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QRectF page{QPointF{0.0, 0.0}, QSizeF{painter.viewport().size()}};
    GameSheet{document}.paint(painter, page);
    return painter.end();
}

std::optional<QString> writeGameSheet(const ReplayDocument& document, const QString& file) {
    const QString cannot = sheetWords("%1 could not be written.").arg(file);
    // Beside its place first: a disk that is full leaves no half sheet behind.
    QSaveFile out{file};
    if (!out.open(QIODevice::WriteOnly))
        return cannot;
    {
        QPdfWriter pdf{&out};
        pdf.setPageSize(QPageSize{QPageSize::A4});
        pdf.setPageMargins(QMarginsF{15.0, 14.0, 15.0, 14.0}, QPageLayout::Millimeter);
        pdf.setTitle(
            document.scoreText(document.replay().at(document.replay().lengthMs()).situation));
        pdf.setCreator(QStringLiteral("Thrum"));
        if (!paintGameSheet(document, pdf))
            return cannot;
    }
    return out.commit() ? std::nullopt : std::optional{cannot};
}

}  // namespace thrum::gui
