#include "gui/replay/replay_slider.hpp"

#include "gui/replay/replay_document.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace thrum::gui {

namespace {
constexpr int kGrooveMargin = 10;
constexpr int kTrack = 27;  // y of the line
constexpr int kNear = 4;
constexpr int kHandle = 5;

QColor inkOf(app::MarkKind kind, bool dark) {
    switch (kind) {
        case app::MarkKind::Score:
            return dark ? QColor{0xff, 0xc8, 0x3d} : QColor{0x9a, 0x62, 0x00};
        case app::MarkKind::Turnover:
        case app::MarkKind::Penalty:
            return dark ? QColor{0xff, 0x86, 0x9c} : QColor{0xb0, 0x1c, 0x35};
        case app::MarkKind::BigGain:
            return dark ? QColor{0x6f, 0xd6, 0x98} : QColor{0x1d, 0x7a, 0x43};
        default:
            return dark ? QColor{0xc4, 0xc8, 0xd0} : QColor{0x3d, 0x42, 0x4a};
    }
}
}  // namespace

QString markText(app::MarkKind kind) {
    const auto words = [](const char* text) {
        return QCoreApplication::translate("ReplaySlider", text);
    };
    switch (kind) {
        case app::MarkKind::Snap:
            return words("snaps");
        case app::MarkKind::Score:
            return words("scores");
        case app::MarkKind::Turnover:
            return words("turnovers");
        case app::MarkKind::Fall:
            return words("falls");
        case app::MarkKind::Penalty:
            return words("penalties");
        case app::MarkKind::BigGain:
            return words("gains of 15 yards and more");
        case app::MarkKind::HalfEnd:
            return words("ends of halves");
        case app::MarkKind::Correction:
            break;
    }
    return words("corrections");
}

QString markLetter(app::MarkKind kind) {
    switch (kind) {
        case app::MarkKind::Snap:
            return {};
        case app::MarkKind::Score:
            return QStringLiteral("★");
        case app::MarkKind::Turnover:
            return QStringLiteral("T");
        case app::MarkKind::Fall:
            return QStringLiteral("f");
        case app::MarkKind::Penalty:
            return QStringLiteral("P");
        case app::MarkKind::BigGain:
            return QStringLiteral("+");
        case app::MarkKind::HalfEnd:
            return QStringLiteral("H");
        case app::MarkKind::Correction:
            break;
    }
    return QStringLiteral("C");
}

ReplaySlider::ReplaySlider(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("replaySlider"));
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Time of the game"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setWhatsThis(tr(
        "Drag to any moment; with Shift, to choose a part, whose ends can be dragged. Ticks are "
        "plays; letters are what happened: ★ score, T turnover, P penalty, + gain of 15 yards, f "
        "fall, H end of a half; flags are your bookmarks."));
}

void ReplaySlider::load(std::int64_t lengthMs,
                        std::vector<Tick> plays,
                        std::vector<app::ReplayMark> marks) {
    m_length = std::max<std::int64_t>(1, lengthMs);
    m_plays = std::move(plays);
    m_marks = std::move(marks);
    m_position = 0;
    m_loop.reset();
    update();
}

void ReplaySlider::showPosition(std::int64_t ms) {
    m_position = ms;
    setAccessibleDescription(tr("%1 of %2").arg(replayTime(ms), replayTime(m_length)));
    update();
}

void ReplaySlider::showLoop(std::optional<std::pair<std::int64_t, std::int64_t>> part) {
    m_loop = part;
    update();
}

void ReplaySlider::showKinds(const std::set<app::MarkKind>& kinds) {
    m_kinds = kinds;
    update();
}

int ReplaySlider::pixelOf(std::int64_t ms) const {
    const double share = static_cast<double>(ms) / static_cast<double>(m_length);
    return kGrooveMargin + static_cast<int>(std::lround(share * (width() - 2 * kGrooveMargin)));
}

std::int64_t ReplaySlider::msAt(int pixel) const {
    const double room = std::max(1, width() - 2 * kGrooveMargin);
    const double share = std::clamp((pixel - kGrooveMargin) / room, 0.0, 1.0);
    return static_cast<std::int64_t>(std::llround(share * static_cast<double>(m_length)));
}

void ReplaySlider::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors& colors = Theme::instance().colors();
    const bool dark = Theme::instance().isDark();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.line);
    painter.drawRoundedRect(
        QRectF(kGrooveMargin, kTrack - 2.5, width() - 2 * kGrooveMargin, 5.0), 2.5, 2.5);
    paintPart(painter);
    const int at = pixelOf(m_position);
    painter.setBrush(colors.main);
    painter.drawRoundedRect(QRectF(kGrooveMargin, kTrack - 2.5, at - kGrooveMargin, 5.0), 2.5, 2.5);
    painter.setPen(QPen{colors.muted, 1.0});
    for (const Tick& play : m_plays) {
        const double x = pixelOf(play.ms) + 0.5;
        painter.drawLine(QPointF(x, kTrack + 4.0), QPointF(x, kTrack + 9.0));
    }
    QFont letters = font();
    letters.setBold(true);
    letters.setPointSizeF(letters.pointSizeF() * 0.85);
    painter.setFont(letters);
    const QFontMetrics metrics{letters};
    int free = -1000;  // letters do not lie on each other; the mark's line stays
    for (const app::ReplayMark& mark : m_marks) {
        const QString letter = markLetter(mark.kind);
        if (!m_kinds.contains(mark.kind) || letter.isEmpty())
            continue;
        const int x = pixelOf(mark.ms);
        painter.setPen(QPen{inkOf(mark.kind, dark), 1.4});
        painter.drawLine(QPointF(x + 0.5, kTrack - 8.0), QPointF(x + 0.5, kTrack - 3.0));
        const int wide = metrics.horizontalAdvance(letter);
        if (x - wide / 2 < free)
            continue;
        painter.drawText(QRect{x - wide / 2 - 2, 0, wide + 4, kTrack - 9},
                         Qt::AlignHCenter | Qt::AlignBottom,
                         letter);
        free = x + wide / 2 + 3;
    }
    paintBookmarks(painter);
    painter.setPen(QPen{colors.panel, 2.0});
    painter.setBrush(colors.main);
    painter.drawEllipse(QPointF(at, kTrack), 8.0, 8.0);
    if (hasFocus()) {
        painter.setPen(QPen{QColor{0x3d, 0x7b, 0xe0}, 2.0});
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF{rect()}.adjusted(1, 1, -1, -1), 4.0, 4.0);
    }
}

void ReplaySlider::showBookmarks(std::vector<Flag> flags) {
    m_flags = std::move(flags);
    update();
}

void ReplaySlider::paintPart(QPainter& painter) const {
    if (!m_loop)
        return;
    const QColor ink = Theme::instance().colors().link;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush{ink, Qt::Dense4Pattern});
    const double from = pixelOf(m_loop->first);
    const double to = pixelOf(m_loop->second);
    painter.drawRect(QRectF{QPointF(from, kTrack - 5.0), QPointF(to, kTrack + 5.0)});
    painter.setBrush(ink);
    for (const double x : {from, to})
        painter.drawRoundedRect(QRectF{x - 3.0, kTrack - 8.0, 6.0, 16.0}, 2.0, 2.0);
}

void ReplaySlider::paintBookmarks(QPainter& painter) const {
    const QColor ink = Theme::instance().colors().good;
    for (const Flag& flag : m_flags) {
        const double x = pixelOf(flag.ms) + 0.5;
        painter.setPen(QPen{ink, 1.6});
        painter.drawLine(QPointF(x, kTrack - 4.0), QPointF(x, kTrack + 12.0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF{
            {QPointF{x, kTrack + 5.0}, QPointF{x + 8.0, kTrack + 8.5}, QPointF{x, kTrack + 12.0}}});
    }
}

std::optional<bool> ReplaySlider::handleAt(int pixel) const {
    if (!m_loop)
        return std::nullopt;
    const int first = std::abs(pixelOf(m_loop->first) - pixel);
    const int second = std::abs(pixelOf(m_loop->second) - pixel);
    if (std::min(first, second) > kHandle)
        return std::nullopt;
    return first < second;
}

void ReplaySlider::dragTo(int pixel) {
    const std::int64_t to = msAt(pixel);
    emit partChosen(std::min(*m_anchor, to), std::max(*m_anchor, to));
}

void ReplaySlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const int pixel = event->position().toPoint().x();
    if (const auto first = handleAt(pixel))
        m_anchor = *first ? m_loop->second : m_loop->first;
    else if (event->modifiers().testFlag(Qt::ShiftModifier))
        m_anchor = msAt(pixel);
    else
        emit sought(msAt(pixel));
}

void ReplaySlider::mouseMoveEvent(QMouseEvent* event) {
    const int pixel = event->position().toPoint().x();
    setCursor(handleAt(pixel) || m_anchor ? Qt::SizeHorCursor : Qt::ArrowCursor);
    if ((event->buttons() & Qt::LeftButton) == 0)
        return;
    if (m_anchor)
        dragTo(pixel);
    else
        emit sought(msAt(pixel));
}

void ReplaySlider::mouseReleaseEvent(QMouseEvent*) {
    m_anchor.reset();
}

void ReplaySlider::keyPressEvent(QKeyEvent* event) {
    // The page's keys do the rest; a slider is expected to know these two.
    if (event->key() == Qt::Key_PageUp)
        emit sought(std::max<std::int64_t>(0, m_position - m_length / 10));
    else if (event->key() == Qt::Key_PageDown)
        emit sought(std::min(m_length, m_position + m_length / 10));
    else
        QWidget::keyPressEvent(event);
}

QString ReplaySlider::tipAt(int pixel) const {
    QStringList lines{replayTime(msAt(pixel))};
    const Tick* play = nullptr;
    for (const Tick& tick : m_plays)
        if (tick.ms <= msAt(pixel))
            play = &tick;
    if (play != nullptr)
        lines << play->title;
    for (const app::ReplayMark& mark : m_marks)
        if (m_kinds.contains(mark.kind) && std::abs(pixelOf(mark.ms) - pixel) <= kNear &&
            mark.kind != app::MarkKind::Snap)
            lines << QStringLiteral("%1 %2").arg(markLetter(mark.kind), markText(mark.kind));
    for (const Flag& flag : m_flags)
        if (std::abs(pixelOf(flag.ms) - pixel) <= kNear)
            lines << (flag.text.isEmpty() ? tr("bookmark") : flag.text);
    return lines.join(QLatin1Char('\n'));
}

bool ReplaySlider::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = dynamic_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos().x()), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace thrum::gui
