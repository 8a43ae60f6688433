#include "gui/scoreboard/scoreboard_strip.hpp"

#include "gui/scoreboard/score_ink.hpp"
#include "gui/widgets/low_clock.hpp"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

namespace thrum::gui {

namespace {
constexpr double kDigits = 1.95;  // of the text around them
constexpr double kDigitsInTwoRows = 1.65;
constexpr double kBeside = 1.5;  // what stands beside them, where there is room
constexpr double kLeastBeside = 1.1;
constexpr double kLabel = 0.82;  // what stands above them
constexpr double kLabelSpacing = 0.8;
constexpr double kName = 1.35;
constexpr double kNamesShare = 0.6;   // of a team's row, where its role stands beside the name
constexpr double kLeastDigits = 0.7;  // rather small than over its neighbor

QFont sized(QFont font, double factor, bool bold) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}
}  // namespace

ScoreboardStrip::ScoreboardStrip(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("scoreboard"));
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Scoreboard"));
    setMouseTracking(true);
    setWhatsThis(
        tr("Who has the ball, where, and how long. Press a part for more; with the "
           "keyboard the arrows choose one and Enter opens it."));
}

namespace {
QString tipOf(StripPart part) {
    switch (part) {
        case StripPart::Team:
            return ScoreboardStrip::tr("The teams and their numbers");
        case StripPart::Situation:
            return ScoreboardStrip::tr("The situation in words, and its rule");
        case StripPart::Clock:
            return ScoreboardStrip::tr("All clocks, and how much time was used");
        case StripPart::Gains:
            return ScoreboardStrip::tr("Play by play");
        case StripPart::Seed:
            return ScoreboardStrip::tr("See or set the seed");
        case StripPart::None:
            break;
    }
    return {};
}
}  // namespace

void ScoreboardStrip::showFacts(const StripFacts& facts) {
    if (m_facts == facts)
        return;
    m_facts = facts;
    setAccessibleDescription(summary());
    update();
    emit factsShown(m_facts);
}

QString summaryOf(const StripFacts& facts) {
    QStringList parts;
    const StripTeam& offense = facts.home.hasBall ? facts.home : facts.visitor;
    for (const StripTeam* team : {&facts.home, &facts.visitor})
        if (team->score)
            parts << QStringLiteral("%1 %2").arg(team->look.name).arg(*team->score);
    if (facts.home.hasBall || facts.visitor.hasBall)
        parts << ScoreboardStrip::tr("%1 have the ball").arg(offense.look.name);
    for (const StripFact& fact : facts.facts)
        parts << QStringLiteral("%1 %2 %3").arg(fact.label, fact.value, fact.detail).simplified();
    return parts.join(QStringLiteral("; "));
}

namespace {
// Large text makes the strip larger as far as its facts stay whole beside each other.
double mostPoints(int width, bool twoRows) {
    constexpr double kPerPixel = 0.0115;
    constexpr double kPerPixelInTwoRows = 0.0155;
    return std::max(9.0, width * (twoRows ? kPerPixelInTwoRows : kPerPixel));
}

// The teams above the facts: so large text has the whole width for either.
bool inTwoRows(const ScoreboardStrip& strip) {
    // A second row costs the board its height: for a little larger text it is not worth it.
    constexpr double kWorthIt = 1.3;
    return QFontInfo{strip.font()}.pointSizeF() > kWorthIt * mostPoints(strip.width(), false);
}

// Pixels of the teams' row, where there are two.
int teamRow(const QFont& text) {
    return QFontMetrics{sized(text, kName, true)}.height();
}
}  // namespace

QFont ScoreboardStrip::stripFont() const {
    QFont own = font();
    own.setPointSizeF(std::min(QFontInfo{own}.pointSizeF(), mostPoints(width(), inTwoRows(*this))));
    return own;
}

QSize ScoreboardStrip::sizeHint() const {
    const int line = QFontMetrics{stripFont()}.height();
    if (inTwoRows(*this))
        return {900, teamRow(stripFont()) + static_cast<int>(2.2 * line) + 6};
    return {900, std::max(52, 2 * line + 34)};
}

void ScoreboardStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry();
}

QSize ScoreboardStrip::minimumSizeHint() const {
    return {480, 44};
}

QString ScoreboardStrip::fitted(QFont& font, const QString& text, double width) const {
    constexpr double kSmallest = 6.5;
    while (QFontMetricsF{font}.horizontalAdvance(text) > width && font.pointSizeF() > kSmallest)
        font.setPointSizeF(font.pointSizeF() - 0.5);
    const QString shown = QFontMetricsF{font}.elidedText(text, Qt::ElideRight, width);
    if (shown != text)
        m_cut << text;
    return shown;
}

void ScoreboardStrip::paintTeam(QPainter& painter,
                                const QRectF& box,
                                const StripTeam& team,
                                bool left) const {
    const QRectF bar{left ? box.left() : box.right() - 7.0, box.top(), 7.0, box.height()};
    painter.fillRect(bar, team.look.kit.lighter(125));
    if (!left) {
        painter.save();
        painter.setClipRect(bar);
        painter.setPen(QPen{ink().stripe, 2.4});
        for (double y = bar.top() - 10.0; y < bar.bottom() + 10.0; y += 7.0)
            painter.drawLine(QPointF{bar.left(), y + 7.0}, QPointF{bar.right(), y});
        painter.restore();
    }
    QRectF text = box.adjusted(left ? 20.0 : 8.0, 0.0, left ? -8.0 : -20.0, 0.0);
    if (team.score) {
        const double arrow = 24.0;
        const QFont digits = sized(stripFont(), inTwoRows(*this) ? 1.5 : 2.7, true);
        const QString points = QString::number(*team.score);
        const double width = QFontMetricsF{digits}.horizontalAdvance(QStringLiteral("00"));
        painter.setFont(digits);
        painter.setPen(ink().text);
        const double x = left ? box.right() - arrow - width : box.left() + arrow;
        painter.drawText(
            QRectF{x, box.top(), width, box.height()},
            static_cast<int>((left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
            points);
        if (team.hasBall) {
            const double tip = left ? box.right() - 7.0 : box.left() + 7.0;
            const double back = left ? tip - 12.0 : tip + 12.0;
            const double middle = box.center().y();
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink().mark);
            painter.drawPolygon(QPolygonF{
                {QPointF{back, middle - 9.0}, QPointF{tip, middle}, QPointF{back, middle + 9.0}}});
        }
        if (left)
            text.setRight(x - 6.0);
        else
            text.setLeft(x + width + 6.0);
    }
    const auto align = left ? Qt::AlignLeft : Qt::AlignRight;
    QFont name = sized(stripFont(), kName, true);
    name.setLetterSpacing(QFont::AbsoluteSpacing, 1.0);
    const bool oneLine = inTwoRows(*this);
    const QString shown =
        fitted(name, team.look.name.toUpper(), (oneLine ? kNamesShare : 1.0) * text.width());
    const QRectF upper{
        text.left(), text.top(), text.width(), text.height() * (oneLine ? 0.92 : 0.55)};
    if (team.acts) {
        // who is to act is seen from across the room, and in a picture the size of a stamp (UX-4.4)
        const QFontMetricsF metrics{name};
        const double width = metrics.horizontalAdvance(shown);
        const double x = left ? upper.left() : upper.right() - width;
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink().mark);
        painter.drawRoundedRect(
            QRectF{x, upper.bottom() - metrics.height(), width, metrics.height()}.adjusted(
                -7.0, 0.0, 7.0, 0.0),
            4.0,
            4.0);
    }
    painter.setFont(name);
    painter.setPen(team.acts ? ink().night : ink().text);
    painter.drawText(upper, static_cast<int>(align | Qt::AlignBottom), shown);
    QRectF lower{text.left(), text.top() + text.height() * 0.57, text.width(), text.height() * 0.4};
    if (oneLine) {
        // beside the name, as far from its background as that reaches out, and the arrow's width
        const double taken = QFontMetricsF{name}.horizontalAdvance(shown) + 16.0 +
                             (team.hasBall && !team.score ? 24.0 : 0.0);
        lower = text.adjusted(left ? taken : 0.0, 0.0, left ? 0.0 : -taken, 0.0);
    }
    QFont role = sized(stripFont(), 0.95, false);
    const QString below = fitted(role, team.role, lower.width());
    painter.setFont(role);
    painter.setPen(ink().label);
    painter.drawText(
        lower, static_cast<int>(align | (oneLine ? Qt::AlignVCenter : Qt::AlignTop)), below);
    if (team.hasBall && !team.score) {
        const double width = QFontMetricsF{name}.horizontalAdvance(shown);
        const double middle = upper.bottom() - 0.42 * QFontMetricsF{name}.height();
        const double x = left ? text.left() + width + 12.0 : text.right() - width - 12.0;
        const double way = left ? 1.0 : -1.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink().mark);
        painter.drawPolygon(QPolygonF{
            {QPointF{x, middle - 7.0}, QPointF{x + way * 11.0, middle}, QPointF{x, middle + 7.0}}});
    }
}

void ScoreboardStrip::paintFact(QPainter& painter, const QRectF& box, const StripFact& fact) const {
    QFont label = sized(stripFont(), kLabel, false);
    label.setLetterSpacing(QFont::AbsoluteSpacing, kLabelSpacing);
    const QRectF upper{box.left(), box.top(), box.width(), box.height() * 0.4};
    const QString above = fitted(label, fact.label.toUpper(), upper.width() - 4.0);
    painter.setFont(label);
    painter.setPen(ink().label);
    painter.drawText(upper, Qt::AlignHCenter | Qt::AlignBottom, above);
    double beside = kBeside;
    QFont small = sized(stripFont(), beside, true);
    const double digits = inTwoRows(*this) ? kDigitsInTwoRows : kDigits;
    double factor = fact.low ? digits * kLowGrowth : digits;
    QFont big = sized(stripFont(), factor, true);
    const double gap = fact.detail.isEmpty() ? 0.0 : 7.0;
    double detail = QFontMetricsF{small}.horizontalAdvance(fact.detail);
    double value = QFontMetricsF{big}.horizontalAdvance(fact.value);
    while (value + gap + detail > box.width() - 8.0 && beside > kLeastBeside) {
        beside -= 0.1;
        small = sized(stripFont(), beside, true);
        detail = QFontMetricsF{small}.horizontalAdvance(fact.detail);
    }
    while (value + gap + detail > box.width() - 8.0 && factor > kLeastDigits) {
        factor -= 0.1;
        big = sized(stripFont(), factor, true);
        value = QFontMetricsF{big}.horizontalAdvance(fact.value);
        // what is said beside it is never the larger one
        if (factor < beside) {
            small = sized(stripFont(), factor, true);
            detail = QFontMetricsF{small}.horizontalAdvance(fact.detail);
        }
    }
    const double baseline = box.top() + box.height() * 0.8;
    double x = box.center().x() - (value + gap + detail) / 2.0;
    painter.setFont(big);
    painter.setPen(fact.ink);
    painter.drawText(QPointF{x, baseline}, fact.value);
    x += value + gap;
    painter.setFont(small);
    painter.setPen(ink().detail);
    painter.drawText(QPointF{x, baseline}, fact.detail);
    if (fact.bar)
        paintBar(painter, box, fact);
}

void ScoreboardStrip::paintBar(QPainter& painter, const QRectF& box, const StripFact& fact) {
    const double width = std::min(0.72 * box.width(), 170.0);
    const QRectF track{
        box.center().x() - width / 2.0, box.top() + 0.875 * box.height(), width, 5.0};
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink().track);
    painter.drawRoundedRect(track, 2.5, 2.5);
    QRectF left = track;
    left.setWidth(std::max(2.0, track.width() * std::clamp(*fact.bar, 0.0, 1.0)));
    if (fact.flag)
        return;
    painter.setBrush(fact.hatched ? QBrush{fact.ink, Qt::FDiagPattern} : QBrush{fact.ink});
    painter.drawRoundedRect(left, 2.5, 2.5);
    painter.setBrush(ink().night);
    for (const double notch : fact.notches)
        painter.drawRect(
            QRectF{track.left() + notch * track.width() - 0.75, track.top(), 1.5, track.height()});
}

void ScoreboardStrip::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), ink().night);
    m_cut.clear();
    const auto parts = places();
    if (m_marked && *m_marked < parts.size())
        painter.fillRect(parts[*m_marked].box, ink().marked);
    paintTeam(painter, teamBox(true), m_facts.home, true);
    paintTeam(painter, teamBox(false), m_facts.visitor, false);
    for (std::size_t i = 0; i < m_facts.facts.size(); ++i)
        paintFact(painter, factBox(i), m_facts.facts[i]);
    if (hasFocus()) {
        const bool chosen = m_marked && *m_marked < parts.size();
        painter.setPen(QPen{ink().ring, 2.0});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(
            QRectF{chosen ? parts[*m_marked].box : rect()}.adjusted(1.0, 1.0, -1.0, -1.0));
    }
}

QRectF ScoreboardStrip::teamBox(bool left) const {
    if (inTwoRows(*this))
        return {left ? 0.0 : width() / 2.0,
                0.0,
                width() / 2.0,
                static_cast<double>(teamRow(stripFont()))};
    const double ends = m_facts.home.score ? std::clamp(width() * 0.235, 168.0, 330.0)
                                           : std::clamp(width() * 0.19, 150.0, 260.0);
    return {left ? 0.0 : width() - ends, 0.0, ends, static_cast<double>(height())};
}

ScoreboardStrip::Room ScoreboardStrip::roomFor(const StripFact& fact) const {
    constexpr double kBesides = 15.0;  // between value and detail, and to the neighbors
    const auto widthIn = [&](double factor, const QString& text) {
        return QFontMetricsF{sized(stripFont(), factor, true)}.horizontalAdvance(text);
    };
    QFont label = sized(stripFont(), kLabel, false);
    label.setLetterSpacing(QFont::AbsoluteSpacing, kLabelSpacing);
    const double above = QFontMetricsF{label}.horizontalAdvance(fact.label.toUpper());
    const double digits = inTwoRows(*this) ? kDigitsInTwoRows : kDigits;
    return {std::max(widthIn(kLeastBeside, fact.value + fact.detail), above) + kBesides,
            std::max(widthIn(fact.low ? digits * kLowGrowth : digits, fact.value) +
                         widthIn(kLeastBeside, fact.detail),
                     above) +
                kBesides};
}

// Equal parts, where none of the facts wants more than that. Else each what it needs for its label
// and smaller digits, and the rest by how much more it wants.
QRectF ScoreboardStrip::factBox(std::size_t index) const {
    const bool low = inTwoRows(*this);
    const double ends = low ? 0.0 : teamBox(true).width();
    const double top = low ? teamRow(stripFont()) : 0.0;
    const double whole = width() - 2.0 * ends;
    const double each = whole / static_cast<double>(m_facts.facts.size());
    std::vector<Room> rooms;
    Room all;
    double most = 0.0;
    for (const StripFact& fact : m_facts.facts) {
        rooms.push_back(roomFor(fact));
        all.needed += rooms.back().needed;
        all.wanted += rooms.back().wanted;
        most = std::max(most, rooms.back().wanted);
    }
    if (most <= each)
        return {ends + each * static_cast<double>(index), top, each, height() - top};
    const bool enough = all.wanted <= whole;
    const auto share = [&](const Room& room) {
        if (enough)
            return whole * room.wanted / all.wanted;
        if (whole <= all.needed)
            return whole * room.needed / all.needed;
        return room.needed +
               (whole - all.needed) * (room.wanted - room.needed) / (all.wanted - all.needed);
    };
    double left = ends;
    for (std::size_t i = 0; i < index; ++i)
        left += share(rooms[i]);
    return {left, top, share(rooms[index]), height() - top};
}

std::vector<ScoreboardStrip::Place> ScoreboardStrip::places() const {
    const auto nameOf = [](const StripTeam& team) {
        return team.score ? QStringLiteral("%1 %2").arg(team.look.name).arg(*team.score)
                          : team.look.name;
    };
    std::vector<Place> found{
        {StripPart::Team, teamBox(true).toAlignedRect(), nameOf(m_facts.home)}};
    for (std::size_t i = 0; i < m_facts.facts.size(); ++i) {
        const StripFact& fact = m_facts.facts[i];
        if (fact.part != StripPart::None)
            found.push_back(
                {fact.part,
                 factBox(i).toAlignedRect(),
                 QStringLiteral("%1 %2 %3").arg(fact.label, fact.value, fact.detail).simplified()});
    }
    found.push_back({StripPart::Team, teamBox(false).toAlignedRect(), nameOf(m_facts.visitor)});
    return found;
}

std::optional<std::size_t> ScoreboardStrip::placeAt(QPoint pixel) const {
    const auto parts = places();
    const auto found =
        std::ranges::find_if(parts, [pixel](const Place& p) { return p.box.contains(pixel); });
    return found == parts.end() ? std::nullopt
                                : std::optional{static_cast<std::size_t>(found - parts.begin())};
}

void ScoreboardStrip::mark(std::optional<std::size_t> place) {
    if (m_marked == place)
        return;
    m_marked = place;
    setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ScoreboardStrip::open(std::size_t place) {
    const auto parts = places();
    if (place < parts.size())
        emit partAsked(parts[place].part, parts[place].box);
}

void ScoreboardStrip::mouseMoveEvent(QMouseEvent* event) {
    mark(placeAt(event->pos()));
}

void ScoreboardStrip::mousePressEvent(QMouseEvent* event) {
    const auto place = placeAt(event->pos());
    if (event->button() == Qt::LeftButton && place)
        open(*place);
    else
        QWidget::mousePressEvent(event);
}

void ScoreboardStrip::leaveEvent(QEvent*) {
    mark(std::nullopt);
}

void ScoreboardStrip::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void ScoreboardStrip::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        mark(std::nullopt);
    update();
}

void ScoreboardStrip::keyPressEvent(QKeyEvent* event) {
    const auto parts = places();
    const auto step = [&](bool on) {
        const std::size_t last = parts.size() - 1;
        if (!m_marked)
            mark(on ? 0 : last);
        else if (on ? *m_marked < last : *m_marked > 0)
            mark(on ? *m_marked + 1 : *m_marked - 1);
        setAccessibleName(parts[*m_marked].name);
        QAccessibleEvent told{this, QAccessible::NameChanged};
        QAccessible::updateAccessibility(&told);
    };
    switch (event->key()) {
        case Qt::Key_Left:
            step(false);
            break;
        case Qt::Key_Right:
            step(true);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (m_marked)
                open(*m_marked);
            else
                emit mainAsked();
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

void ScoreboardStrip::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu{this};
    menu->setObjectName(QStringLiteral("stripMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(
        tr("&Copy as text"), this, [this] { QApplication::clipboard()->setText(summary()); });
    menu->popup(event->globalPos());
}

bool ScoreboardStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto place = placeAt(help->pos());
        if (place)
            QToolTip::showText(help->globalPos(), tipOf(places()[*place].part), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

}  // namespace thrum::gui
