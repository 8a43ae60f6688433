#include "gui/games/solitaire/shot_bar.hpp"

#include "gui/theme/theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace thrum::gui::sol {

namespace {
constexpr QColor kNight{0x15, 0x1c, 0x26};
constexpr QColor kTrack{0x2b, 0x34, 0x41};
constexpr QColor kText{0xf4, 0xf6, 0xf8};
constexpr QColor kLabel{0xa9, 0xb4, 0xc2};
constexpr QColor kAmber{0xff, 0xc8, 0x5c};
constexpr QColor kSweet{0x2f, 0xa8, 0x63};
constexpr QColor kSweetEdge{0x7c, 0xf0, 0xb0};
constexpr QColor kNeedle{0xff, 0x8a, 0x45};
constexpr QColor kHome{0x5a, 0x86, 0xe6};
constexpr QColor kOther{0xf0, 0xe6, 0xd6};

constexpr double kHeadGap = 10.0;  // between a part's name and its value

// "−0.44" with a minus as long as the scale's.
QString signedText(double value, int decimals) {
    QString text = QString::number(value, 'f', decimals);
    if (text.toDouble() == 0.0)
        text.remove(QLatin1Char('-'));
    text.replace(QLatin1Char('-'), QChar{0x2212});
    return text;
}

QFont scaled(const QFont& font, double factor, bool bold = false) {
    QFont made = font;
    made.setPointSizeF(font.pointSizeF() * factor);
    made.setBold(bold);
    return made;
}

struct Ruler {
    QRectF bar;
    double from;
    double to;
    [[nodiscard]] double at(double value) const {
        return bar.left() + bar.width() * std::clamp((value - from) / (to - from), 0.0, 1.0);
    }
};

void paintSpan(QPainter& painter, const Ruler& ruler, const std::optional<Span>& span) {
    if (!span)
        return;
    const double left = ruler.at(span->from);
    const double right = std::max(ruler.at(span->to), left + 4.0);
    painter.setPen(QPen{kSweetEdge, 1.4});
    painter.setBrush(kSweet);
    painter.drawRoundedRect(
        QRectF{QPointF{left, ruler.bar.top() - 2.0}, QPointF{right, ruler.bar.bottom() + 2.0}},
        3.0,
        3.0);
}

void paintTrack(QPainter& painter, const Ruler& ruler) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(kTrack);
    painter.drawRoundedRect(ruler.bar, 4.0, 4.0);
}

void paintHand(QPainter& painter, const Ruler& ruler, double value, const QColor& ink) {
    const double x = ruler.at(value);
    painter.setPen(QPen{kNight, 5.0});
    painter.drawLine(QPointF{x, ruler.bar.top() - 3.0}, QPointF{x, ruler.bar.bottom() + 3.0});
    painter.setPen(QPen{ink, 2.6});
    painter.drawLine(QPointF{x, ruler.bar.top() - 3.0}, QPointF{x, ruler.bar.bottom() + 3.0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    // no higher: the value of the part is written above
    painter.drawPolygon(QPolygonF{{QPointF{x - 5.0, ruler.bar.top() - 7.0},
                                   QPointF{x + 5.0, ruler.bar.top() - 7.0},
                                   QPointF{x, ruler.bar.top() - 1.0}}});
}
}  // namespace

double sideViewEnd(const ShotBarFacts& facts) {
    double farthest = 10.0;
    for (const auto& [s, z] : facts.arc)
        farthest = std::max(farthest, s);
    for (const ShotBarFacts::Stander& man : facts.standers)
        if (man.target)
            farthest = std::max(farthest, man.s);
    return facts.bar ? std::max(farthest, facts.bar->first) : farthest;
}

ShotBar::ShotBar(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("shotBar"));
    setAccessibleName(tr("Power, release and height"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

QSize ShotBar::sizeHint() const {
    return {760, 5 * fontMetrics().height() + 34};
}

QSize ShotBar::minimumSizeHint() const {
    return {300, sizeHint().height()};
}

void ShotBar::show(const ShotBarFacts& facts) {
    m_facts = facts;
    QString told = tr("Power %1, %2 yards; aim %3, loft %4 degrees.")
                       .arg(facts.power, 0, 'f', 2)
                       .arg(facts.power * facts.rangeMax, 0, 'f', 0)
                       .arg(aimText(facts.aimDeg))
                       .arg(facts.loftDeg, 0, 'f', 0);
    if (facts.sweet)
        told += QLatin1Char(' ') + tr("%1 is reached from %2 to %3.")
                                       .arg(facts.target)
                                       .arg(facts.sweet->from, 0, 'f', 2)
                                       .arg(facts.sweet->to, 0, 'f', 2);
    if (told != accessibleDescription() && facts.step == ShotHand::Step::Aim)
        setAccessibleDescription(told);
    setVisible(facts.step != ShotHand::Step::Closed);
    update();
}

QRectF ShotBar::part(int index) const {
    constexpr double kGap = 18.0;
    const double width = (this->width() - 4.0 * kGap) / 3.0;
    return {kGap + index * (width + kGap), 8.0, width, height() - 16.0};
}

namespace {
void paintHead(QPainter& painter,
               const QRectF& box,
               const QString& title,
               const QString& value,
               const QColor& ink,
               bool live) {
    const QFont font = painter.font();
    painter.setFont(scaled(font, 1.0, true));
    painter.setPen(live ? kAmber : kText);
    const QFontMetricsF words{painter.font()};
    painter.drawText(box, Qt::AlignLeft | Qt::AlignTop, title);
    painter.setPen(ink);
    const double room = box.width() - words.horizontalAdvance(title) - kHeadGap;
    painter.drawText(box,
                     Qt::AlignRight | Qt::AlignTop,
                     words.elidedText(value, Qt::ElideLeft, std::max(0.0, room)));
    painter.setFont(font);
}

void paintFoot(QPainter& painter, const QRectF& box, const QString& text, const QColor& ink) {
    painter.setPen(ink);
    painter.drawText(box,
                     Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetricsF{painter.font()}.elidedText(text, Qt::ElideRight, box.width()));
}

void paintScale(QPainter& painter,
                const Ruler& ruler,
                const std::vector<std::pair<double, QString>>& marks) {
    const QFont font = painter.font();
    painter.setFont(scaled(font, 0.85));
    painter.setPen(kLabel);
    const double high = QFontMetricsF{painter.font()}.height();
    for (const auto& [value, text] : marks) {
        const double x = ruler.at(value);
        constexpr double kHalf = 40.0;
        QRectF place{x - kHalf, ruler.bar.bottom() + 3.0, 2.0 * kHalf, high};
        Qt::Alignment lies = Qt::AlignHCenter;
        if (value <= ruler.from) {
            place.moveLeft(ruler.bar.left());
            lies = Qt::AlignLeft;
        } else if (value >= ruler.to) {
            place.moveRight(ruler.bar.right());
            lies = Qt::AlignRight;
        }
        painter.drawText(place, static_cast<int>(lies | Qt::AlignTop), text);
    }
    painter.setFont(font);
}

QRectF barIn(const QRectF& box, double line) {
    return {box.left(), box.top() + line * 1.6, box.width(), line * 1.25};
}
}  // namespace

// A kick at the posts is not to meet them.
QString ShotBar::spanText(const Span& span) const {
    const QString from = signedText(span.from, 2);
    const QString to = signedText(span.to, 2);
    return m_facts.bar ? tr("Good: %1 to %2").arg(from, to)
                       : tr("Meets %1: %2 to %3").arg(m_facts.target, from, to);
}

QString ShotBar::missText() const {
    if (m_facts.overAll)
        return tr("It flies over everybody");
    if (m_facts.bar)
        return m_facts.wide ? tr("Wide of the posts") : tr("Short of the bar");
    return m_facts.target.isEmpty() ? tr("Nobody is met at this aim")
                                    : tr("%1 is not met at any power").arg(m_facts.target);
}

QString ShotBar::powerText() const {
    return m_facts.sweet ? spanText(*m_facts.sweet) : missText();
}

void ShotBar::paintPower(QPainter& painter, const QRectF& box) const {
    const double line = fontMetrics().height();
    const Ruler ruler{barIn(box, line), 0.0, 1.0};
    paintHead(painter,
              box,
              tr("Power"),
              tr("%1 · %2 yd")
                  .arg(m_facts.power, 0, 'f', 2)
                  .arg(m_facts.power * m_facts.rangeMax, 0, 'f', 1),
              kAmber,
              m_facts.step == ShotHand::Step::Power);
    paintTrack(painter, ruler);
    QRectF filled = ruler.bar;
    filled.setRight(ruler.at(m_facts.power));
    QLinearGradient warm{ruler.bar.topLeft(), ruler.bar.topRight()};
    warm.setColorAt(0.0, QColor{0xf0, 0xb0, 0x50});
    warm.setColorAt(1.0, QColor{0xf2, 0x7a, 0x3c});
    painter.setPen(Qt::NoPen);
    painter.setBrush(warm);
    painter.drawRoundedRect(filled, 4.0, 4.0);
    painter.setOpacity(0.75);
    paintSpan(painter, ruler, m_facts.sweet);
    painter.setOpacity(1.0);
    paintHand(painter, ruler, m_facts.power, Qt::white);
    std::vector<std::pair<double, QString>> marks;
    for (int i = 0; i <= 4; ++i)
        marks.emplace_back(i / 4.0, QString::number(std::lround(m_facts.rangeMax * i / 4.0)));
    paintScale(painter, ruler, marks);
    paintFoot(painter, box, powerText(), m_facts.sweet ? kSweetEdge : kLabel);
}

void ShotBar::paintRelease(QPainter& painter, const QRectF& box) const {
    const double line = fontMetrics().height();
    const Ruler ruler{barIn(box, line), -1.0, 1.0};
    const bool live = m_facts.step == ShotHand::Step::Release;
    const QString value = m_facts.assisted ? tr("perfect")
                          : live           ? tr("%1 · %2°")
                                       .arg(signedText(m_facts.release, 2),
                                            signedText(m_facts.release * m_facts.missDeg, 1))
                                 : tr("waits");
    const QString title = live && m_facts.secondsLeft
                              ? tr("Release %1 s").arg(*m_facts.secondsLeft, 0, 'f', 1)
                              : tr("Release");
    paintHead(painter, box, title, value, kNeedle, live);
    paintTrack(painter, ruler);
    paintSpan(painter, ruler, m_facts.sure);
    painter.setPen(QPen{Qt::white, 1.6});
    painter.drawLine(QPointF{ruler.at(0.0), ruler.bar.top()},
                     QPointF{ruler.at(0.0), ruler.bar.bottom()});
    if (live || m_facts.assisted)
        paintHand(painter, ruler, m_facts.assisted ? 0.0 : m_facts.release, kNeedle);
    paintScale(painter,
               ruler,
               {{-1.0, QStringLiteral("−1")},
                {-0.5, QStringLiteral("−½")},
                {0.0, QStringLiteral("0")},
                {0.5, QStringLiteral("+½")},
                {1.0, QStringLiteral("+1")}});
    paintFoot(painter,
              box,
              m_facts.sure ? spanText(*m_facts.sure) : tr("North above 0, south below"),
              m_facts.sure ? kSweetEdge : kLabel);
}

void ShotBar::paintSide(QPainter& painter, const QRectF& box) const {
    // where both have no room the aim gives way: the page beside the board tells it
    const QString loft = tr("loft %1°").arg(m_facts.loftDeg, 0, 'f', 0);
    const QString both =
        QStringLiteral("%1 · %2").arg(loft, tr("aim %1").arg(aimText(m_facts.aimDeg)));
    const QFontMetricsF bold{scaled(painter.font(), 1.0, true)};
    const QString title = tr("Side view");
    const double room = box.width() - bold.horizontalAdvance(title) - kHeadGap;
    paintHead(
        painter, box, title, bold.horizontalAdvance(both) <= room ? both : loft, kAmber, false);
    const double line = fontMetrics().height();
    const QRectF field{box.left(), box.top() + 1.3 * line, box.width(), box.height() - 2.4 * line};
    double highest = 6.0;
    for (const auto& [s, z] : m_facts.arc)
        highest = std::max(highest, z);
    const double farthest = sideViewEnd(m_facts) * 1.04;
    highest *= 1.1;
    const auto at = [&](double s, double z) {
        return QPointF{field.left() + field.width() * s / farthest,
                       field.bottom() - field.height() * z / highest};
    };
    for (const ShotBarFacts::Stander& man : m_facts.standers) {
        if (man.s <= 0.0 || man.s > farthest)
            continue;
        const QPointF top = at(man.s, m_facts.figureHeight);
        painter.fillRect(QRectF{top - QPointF{3.0, 0.0}, at(man.s, 0.0) + QPointF{3.0, 0.0}},
                         man.target ? kAmber
                         : man.own  ? kHome
                                    : kOther);
    }
    if (m_facts.bar) {
        painter.setPen(QPen{kAmber, 2.0});
        painter.drawLine(at(m_facts.bar->first, m_facts.bar->second),
                         at(m_facts.bar->first, highest));
        painter.drawLine(at(m_facts.bar->first, m_facts.bar->second) - QPointF{5.0, 0.0},
                         at(m_facts.bar->first, m_facts.bar->second) + QPointF{5.0, 0.0});
    }
    painter.setPen(QPen{kSweetEdge, 1.4});
    painter.drawLine(at(0.0, 0.0), at(farthest, 0.0));
    QPolygonF arc;
    for (const auto& [s, z] : m_facts.arc)
        arc << at(s, z);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{QColor{0xff, 0xf1, 0xd0}, 2.0});
    painter.drawPolyline(arc);
    const Ruler ruler{
        QRectF{field.left(), field.bottom() - 4.0, field.width(), 4.0}, 0.0, farthest};
    std::vector<std::pair<double, QString>> marks;
    const double every = farthest > 45.0 ? 20.0 : 10.0;
    for (double s = 0.0; s < farthest - 1.0; s += every)
        marks.emplace_back(s, QString::number(static_cast<int>(s)));
    paintScale(painter, ruler, marks);
}

void ShotBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), kNight);
    painter.setFont(font());
    painter.setPen(QPen{kTrack, 1.0});
    for (int i = 1; i < 3; ++i) {
        const double x = part(i).left() - 9.0;
        painter.drawLine(QPointF{x, 10.0}, QPointF{x, height() - 10.0});
    }
    paintPower(painter, part(0));
    paintRelease(painter, part(1));
    paintSide(painter, part(2));
}

void ShotBar::dragPower(QPointF at) {
    const QRectF box = part(0);
    emit powerAsked(std::clamp((at.x() - box.left()) / box.width(), 0.0, 1.0));
}

void ShotBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    if (m_facts.assisted && m_facts.step == ShotHand::Step::Aim) {
        if (part(0).contains(event->position()))
            dragPower(event->position());
        return;
    }
    emit pressed();
}

void ShotBar::mouseMoveEvent(QMouseEvent* event) {
    const bool drags = event->buttons().testFlag(Qt::LeftButton) && m_facts.assisted &&
                       m_facts.step == ShotHand::Step::Aim;
    if (drags)
        dragPower(event->position());
}

void ShotBar::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        emit letGo();
}

}  // namespace thrum::gui::sol
