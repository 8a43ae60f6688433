#include "gui/games/touchdown/field_strip.hpp"

#include "gui/games/touchdown/die_drawing.hpp"
#include "gui/games/touchdown/painted_text.hpp"
#include "gui/theme/board_colors.hpp"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace thrum::gui::tdm {

namespace {
constexpr QColor kApron{0x1d, 0x4f, 0x2c};
constexpr QColor kChalk{0xf6, 0xf3, 0xe8};

QString signedYards(int yards) {
    return yards >= 0 ? QStringLiteral("+%1").arg(yards) : QStringLiteral("−%1").arg(-yards);
}
}  // namespace

struct FieldStrip::Places {
    double scale = 1.0;
    double text = 1.0;  ///< of what is written
    QRectF field;       ///< goal line to goal line
    QRectF home;        ///< end zones
    QRectF visitor;
    double chips = 0.0;  ///< height above the field for the flags of the lines
    [[nodiscard]] double x(int yards) const { return field.left() + field.width() * yards / 100.0; }
};

QString markText(const DriveMark& mark) {
    switch (mark.kind) {
        case DriveMark::Kind::Run:
            return FieldStrip::tr("run %1").arg(signedYards(mark.yards));
        case DriveMark::Kind::Pass:
            return FieldStrip::tr("pass %1").arg(signedYards(mark.yards));
        case DriveMark::Kind::Broken:
            return FieldStrip::tr("broken up");
        case DriveMark::Kind::Sack:
            return FieldStrip::tr("sack %1").arg(signedYards(mark.yards));
        case DriveMark::Kind::Kick:
            return mark.yards != 0 ? FieldStrip::tr("kick %1").arg(mark.yards)
                                   : FieldStrip::tr("kick");
        case DriveMark::Kind::Return:
            return FieldStrip::tr("return %1").arg(signedYards(mark.yards));
        case DriveMark::Kind::Fumble:
            return FieldStrip::tr("fumble");
        case DriveMark::Kind::Interception:
            return FieldStrip::tr("intercepted");
    }
    return {};
}

FieldStrip::FieldStrip(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("fieldStrip"));
    setAccessibleName(tr("Field"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FieldStrip::show(const FieldScene& scene) {
    if (m_scene == scene)
        return;
    const bool looks = m_scene.home != scene.home || m_scene.visitor != scene.visitor;
    m_scene = scene;
    if (looks)
        m_ground = {};
    speak();
    update();
}

void FieldStrip::speak() {
    QStringList parts;
    if (!m_scene.headline.isEmpty())
        parts << m_scene.headline;
    if (!m_scene.title.isEmpty())
        parts << tr("%1: %2").arg(m_scene.title, m_scene.facts);
    for (const DriveMark& mark : m_scene.drive.marks)
        parts << markText(mark);
    if (!m_scene.comingText.isEmpty())
        parts << tr("now %1").arg(m_scene.comingText);
    setAccessibleDescription(parts.join(QStringLiteral(". ")));
}

FieldStrip::Places FieldStrip::places() const {
    Places at;
    const double k = std::clamp(std::min(width() / 960.0, height() / 176.0), 0.45, 1.7);
    at.scale = k;
    // four fifths of the window's own text, as far as there is room for it
    at.text = std::max(k, std::min(0.8 * fontMetrics().height() / 17.0, 1.5 * k));
    at.chips = 26.0 * at.text;
    const QRectF box = QRectF{rect()}.adjusted(22.0 * k, at.chips + 4.0, -22.0 * k, -15.0 * k);
    const double zone = 0.0845 * box.width();
    at.home = QRectF{box.left(), box.top(), zone, box.height()};
    at.visitor = QRectF{box.right() - zone, box.top(), zone, box.height()};
    at.field = box.adjusted(zone, 0.0, -zone, 0.0);
    return at;
}

void FieldStrip::paintGround(const Places& at) {
    const double ratio = devicePixelRatioF();
    const double k = at.scale;
    m_ground = QPixmap{(QSizeF{size()} * ratio).toSize()};
    m_ground.setDevicePixelRatio(ratio);
    QPainter painter{&m_ground};
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), kApron);
    QLinearGradient grass{at.field.topLeft(), at.field.bottomLeft()};
    grass.setColorAt(0.0, board_colors::kFieldTop);
    grass.setColorAt(1.0, board_colors::kFieldBottom);
    painter.fillRect(at.field, grass);
    for (int yards = 0; yards < 100; yards += 10)
        if (yards % 20 == 0)
            painter.fillRect(
                QRectF{at.x(yards), at.field.top(), at.x(10) - at.x(0), at.field.height()},
                QColor{255, 255, 255, 9});
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int yards = 1; yards < 100; ++yards) {
        const double x = std::round(at.x(yards));
        if (yards % 10 == 0 || yards % 5 == 0) {
            painter.setPen(QPen{QColor{246, 243, 232, yards % 10 == 0 ? 120 : 55}, 1.0});
            painter.drawLine(QPointF{x, at.field.top()}, QPointF{x, at.field.bottom()});
        }
        const double tick = (yards % 5 == 0 ? 6.0 : 4.0) * k;
        painter.setPen(QPen{QColor{246, 243, 232, 150}, 1.0});
        painter.drawLine(QPointF{x, at.field.top() + 3}, QPointF{x, at.field.top() + 3 + tick});
        painter.drawLine(QPointF{x, at.field.bottom() - 3},
                         QPointF{x, at.field.bottom() - 3 - tick});
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (int yards = 10; yards <= 90; yards += 10) {
        const int number = yards <= 50 ? yards : 100 - yards;
        const QString digits = QString::number(number);
        const double high = 22.0 * k;
        const double y = at.field.bottom() - high - 9.0 * k;
        for (int i = 0; i < 2; ++i)
            drawFitted(painter,
                       QRectF{at.x(yards) + (i == 0 ? -20.0 : 2.0) * k, y, 18.0 * k, high},
                       digits.mid(i, 1),
                       {.pixels = 19.0 * k, .bold = true, .color = QColor{246, 243, 232, 225}});
        if (yards == 50)
            continue;
        const double way = yards < 50 ? -1.0 : 1.0;
        const QPointF tip{at.x(yards) + way * 28.0 * k, y + high / 2};
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor{246, 243, 232, 200});
        painter.drawPolygon(QPolygonF{{tip,
                                       tip + QPointF{-way * 5.0 * k, -3.5 * k},
                                       tip + QPointF{-way * 5.0 * k, 3.5 * k}}});
    }
    const auto zone = [&](const QRectF& box, const TeamLook& look, bool striped, double turn) {
        painter.fillRect(box, look.kit);
        painter.save();
        painter.setClipRect(box);
        if (striped) {
            painter.setPen(QPen{look.kit.lighter(118), 5.0 * k});
            for (double x = box.left() - box.height(); x < box.right(); x += 15.0 * k)
                painter.drawLine(QPointF{x, box.bottom()}, QPointF{x + box.height(), box.top()});
        }
        painter.setPen(QPen{QColor{255, 255, 255, 80}, 1.0});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(6.0 * k, 6.0 * k, -6.0 * k, -6.0 * k));
        painter.translate(box.center());
        painter.rotate(turn);
        drawFitted(painter,
                   QRectF{-box.height() / 2 + 8, -box.width() / 2, box.height() - 16, box.width()},
                   look.name.toUpper(),
                   {.pixels = 21.0 * k, .bold = true, .color = Qt::white, .spacing = 8.0});
        painter.restore();
    };
    zone(at.home, m_scene.home, false, -90.0);
    zone(at.visitor, m_scene.visitor, true, 90.0);
    painter.setPen(QPen{kChalk, 2.4});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(at.home.united(at.visitor));
    painter.drawLine(at.field.topLeft(), at.field.bottomLeft());
    painter.drawLine(at.field.topRight(), at.field.bottomRight());
}

void FieldStrip::paintMark(QPainter& painter,
                           const Places& at,
                           const DriveMark& mark,
                           double y,
                           const QString& text,
                           bool coming) const {
    const double k = at.scale;
    const bool kick = mark.kind == DriveMark::Kind::Kick;
    const bool pass = mark.kind == DriveMark::Kind::Pass || kick;
    const bool lost =
        mark.kind == DriveMark::Kind::Fumble || mark.kind == DriveMark::Kind::Interception;
    const QColor color = coming ? ink::kGold : lost ? QColor{0xff, 0x9d, 0xae} : kChalk;
    const double from = at.x(mark.from);
    double to = at.x(mark.to);
    const double way = mark.side == Side::Home ? 1.0 : -1.0;
    painter.setBrush(Qt::NoBrush);
    const TextStyle style{
        .pixels = 12.5 * at.text, .bold = true, .color = coming ? ink::kInk : color};
    if (mark.kind == DriveMark::Kind::Broken) {
        painter.setPen(QPen{color, 2.0 * k, Qt::DotLine, Qt::RoundCap});
        to = from + way * 70.0 * k;
        painter.drawLine(QPointF{from, y}, QPointF{to - way * 8.0 * k, y});
        painter.setPen(QPen{color, 2.6 * k, Qt::SolidLine, Qt::RoundCap});
        const double arm = 4.5 * k;
        painter.drawLine(QPointF{to - arm, y - arm}, QPointF{to + arm, y + arm});
        painter.drawLine(QPointF{to - arm, y + arm}, QPointF{to + arm, y - arm});
    } else {
        const double along = to < from ? -1.0 : 1.0;
        const double length = std::abs(to - from);
        const double head = std::min(9.0 * k, std::max(4.0, length));
        painter.setPen(QPen{color, 2.4 * k, pass ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap});
        QPainterPath path{QPointF{from, y}};
        const double bow = pass ? std::min(8.0 * k, 0.12 * length) : 0.0;
        path.quadTo(QPointF{(from + to) / 2, y - 2.0 * bow}, QPointF{to - along * head * 0.8, y});
        painter.drawPath(path);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(QPointF{from, y}, 3.2 * k, 3.2 * k);
        if (length > 1.5)
            painter.drawPolygon(QPolygonF{{QPointF{to, y},
                                           QPointF{to - along * head, y - 0.55 * head},
                                           QPointF{to - along * head, y + 0.55 * head}}});
    }
    // the label goes ahead of the arrow, or behind it where there is no room
    const double wide = textWidth(painter.font(), text, style) + 14.0 * k;
    const double tip = way > 0 ? std::max(from, to) : std::min(from, to);
    const double tail = way > 0 ? std::min(from, to) : std::max(from, to);
    double middle = tip + way * (wide / 2 + (coming ? 20.0 : 6.0) * k);
    if (middle - wide / 2 < at.field.left() || middle + wide / 2 > at.field.right())
        middle = tail - way * (wide / 2 + 8.0 * k);
    drawChip(painter,
             QPointF{middle, y},
             text,
             style,
             coming ? ink::kGold : QColor{16, 56, 30, 170},
             QColor{},
             at.field.adjusted(2, 0, -2, 0));
}

// What the drive has come to so far. @return the room it takes
QRectF FieldStrip::paintDrive(QPainter& painter, const Places& at) const {
    if (m_scene.title.isEmpty())
        return {};
    const double k = at.scale;
    // in the half the drive is not in
    double leftmost = 100.0;
    double rightmost = 0.0;
    for (const DriveMark& mark : m_scene.drive.marks) {
        leftmost = std::min({leftmost, double(mark.from), double(mark.to)});
        rightmost = std::max({rightmost, double(mark.from), double(mark.to)});
    }
    if (m_scene.ball) {
        leftmost = std::min(leftmost, double(*m_scene.ball));
        rightmost = std::max(rightmost, double(*m_scene.ball));
    }
    const TextStyle head{.pixels = 12.0 * at.text,
                         .bold = true,
                         .color = ink::kGold,
                         .align = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         .spacing = 4.0};
    const TextStyle body{.pixels = 13.5 * at.text,
                         .color = Qt::white,
                         .align = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter)};
    const double wide = std::min(0.4 * at.field.width(),
                                 std::max(textWidth(painter.font(), m_scene.title.toUpper(), head),
                                          textWidth(painter.font(), m_scene.facts, body)) +
                                     28.0 * k);
    const bool left = leftmost > 100.0 - rightmost;
    const QRectF box{left ? at.field.left() + 14.0 * k : at.field.right() - 14.0 * k - wide,
                     at.field.top() + 15.0 * k,
                     wide,
                     50.0 * at.text};
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{8, 38, 18, 205});
    painter.drawRoundedRect(box, 4.0, 4.0);
    const QRectF inside = box.adjusted(11.0 * k, 5.0 * k, -8.0 * k, -5.0 * k);
    QRectF line = inside;
    line.setHeight(inside.height() / 2);
    drawFitted(painter, line, m_scene.title.toUpper(), head);
    drawFitted(painter, line.translated(0.0, line.height()), m_scene.facts, body);
    return box;
}

void FieldStrip::paintEvent(QPaintEvent*) {
    const Places at = places();
    const double k = at.scale;
    if (m_ground.isNull() || m_ground.devicePixelRatio() != devicePixelRatioF())
        paintGround(at);
    QPainter painter{this};
    painter.drawPixmap(0, 0, m_ground);
    painter.setRenderHint(QPainter::Antialiasing);

    const double half = at.chips / 2 + 2.0;
    const QRectF flags{0.0, 0.0, static_cast<double>(width()), at.chips + 4.0};
    const bool close = m_scene.scrimmage && m_scene.toGain &&
                       std::abs(at.x(*m_scene.scrimmage) - at.x(*m_scene.toGain)) < 54.0 * k;
    const auto flag =
        [&](int yards, const QString& text, const QColor& color, Qt::PenStyle pen, double shift) {
            const double x = at.x(yards);
            painter.setPen(QPen{color, 2.6 * k, pen});
            painter.drawLine(QPointF{x, at.chips}, QPointF{x, at.field.bottom()});
            drawChip(painter,
                     QPointF{x + shift, half},
                     text,
                     {.pixels = 12.5 * at.text, .bold = true, .color = ink::kInk},
                     color,
                     QColor{},
                     flags);
        };
    const double way = m_scene.drive.side == Side::Home ? 1.0 : -1.0;
    const double apart = close ? 27.0 * at.text : 0.0;
    if (m_scene.toGain && *m_scene.toGain > 0 && *m_scene.toGain < 100)
        flag(*m_scene.toGain, tr("1st"), board_colors::kToGain, Qt::DashLine, way * apart);
    if (m_scene.scrimmage)
        flag(*m_scene.scrimmage, tr("LOS"), board_colors::kScrimmage, Qt::SolidLine, -way * apart);

    // the newest play lies lowest, over the numbers
    const double lowest = at.field.bottom() - 42.0 * k;
    const double step = 23.0 * at.text;
    const auto lanes = static_cast<std::size_t>(
        std::max(1.0, std::floor((lowest - at.field.top() - 8.0 * k) / step) + 1.0));
    std::size_t lane = 0;
    double ballY = lowest;
    if (m_scene.coming) {
        paintMark(painter, at, *m_scene.coming, lowest, m_scene.comingText, true);
        ++lane;
    }
    // older ones give way to what is told of the drive
    const QRectF told = paintDrive(painter, at);
    const auto& marks = m_scene.drive.marks;
    for (std::size_t i = marks.size(); i-- > 0 && lane < lanes; ++lane) {
        const double y = lowest - step * static_cast<double>(lane);
        const double words = 90.0 * at.text;
        const double left = std::min(at.x(marks[i].from), at.x(marks[i].to)) - words;
        const double right = std::max(at.x(marks[i].from), at.x(marks[i].to)) + words;
        if (!told.intersects(QRectF{QPointF{left, y - step / 2}, QPointF{right, y + step / 2}}))
            paintMark(painter, at, marks[i], y, markText(marks[i]), false);
    }
    if (m_scene.ball) {
        painter.save();
        painter.translate(at.x(std::clamp(*m_scene.ball, -5, 105)), ballY);
        painter.setPen(QPen{QColor{0, 0, 0, 120}, 1.0});
        painter.setBrush(QColor{0x7a, 0x3e, 0x16});
        QPainterPath ball{QPointF{-12.0 * k, 0.0}};
        ball.quadTo(QPointF{0.0, -13.0 * k}, QPointF{12.0 * k, 0.0});
        ball.quadTo(QPointF{0.0, 13.0 * k}, QPointF{-12.0 * k, 0.0});
        painter.drawPath(ball);
        painter.setPen(QPen{Qt::white, 1.3 * k});
        painter.drawLine(QPointF{-4.0 * k, 0.0}, QPointF{4.0 * k, 0.0});
        for (const double x : {-3.0, 0.0, 3.0})
            painter.drawLine(QPointF{x * k, -2.2 * k}, QPointF{x * k, 2.2 * k});
        painter.restore();
    }

    if (!m_scene.headline.isEmpty()) {
        const TextStyle style{.pixels = 20.0 * at.text, .bold = true, .color = ink::kInk};
        // in the middle, or beside what is told of the drive
        QRectF room = at.field.adjusted(6, 4, -6, -4);
        if (!told.isNull() && told.center().x() < room.center().x())
            room.setLeft(told.right() + 8.0 * k);
        else if (!told.isNull())
            room.setRight(told.left() - 8.0 * k);
        drawChip(painter,
                 QPointF{at.field.center().x(), at.field.top() + 24.0 * k},
                 m_scene.headline,
                 style,
                 ink::kGold,
                 QColor{0x5a, 0x3f, 0x08},
                 room);
    }
}

void FieldStrip::resizeEvent(QResizeEvent*) {
    m_ground = {};
}

}  // namespace thrum::gui::tdm
