#include "gui/games/touchdown/die_drawing.hpp"

#include "gui/games/touchdown/painted_text.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QFont>

namespace thrum::gui::tdm {

namespace {
using touchdown::Result;
using touchdown::Symbol;

bool isRed(Symbol symbol) {
    return symbol == Symbol::GN || symbol == Symbol::CP;
}

struct Enamel {
    QColor top;
    QColor bottom;
    QColor side;
};
Enamel enamelOf(DieLook look, bool faded) {
    if (faded)
        return {QColor{0x9e, 0xab, 0xa3}, QColor{0x7d, 0x8b, 0x83}, QColor{0x4f, 0x5c, 0x55}};
    switch (look) {
        case DieLook::Red:
            return {QColor{0xd8, 0x2a, 0x42}, QColor{0xa6, 0x14, 0x2c}, QColor{0x66, 0x0a, 0x1a}};
        case DieLook::Blue:
            return {QColor{0x35, 0x6a, 0xd2}, QColor{0x1b, 0x41, 0x98}, QColor{0x0e, 0x25, 0x5c}};
        case DieLook::White:
            break;
    }
    return {QColor{0xfd, 0xfa, 0xf0}, QColor{0xe6, 0xdf, 0xcb}, QColor{0xa9, 0x9f, 0x86}};
}

QPolygonF octagon(double radius) {
    QPolygonF points;
    for (int i = 0; i < 8; ++i) {
        const double angle = (i + 0.5) * std::numbers::pi / 4.0;
        points << QPointF{radius * std::cos(angle), radius * std::sin(angle)};
    }
    return points;
}

QString symbolText(const Result& result) {
    const std::string_view name = nameOf(result.symbol);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

void drawResult(QPainter& painter, double size, const Result& result, bool faded) {
    const bool red = isRed(result.symbol);
    QColor printed = red ? ink::kRed : ink::kBlue;
    QColor paper{0xff, 0xff, 0xfc};
    if (faded) {
        printed = red ? QColor{0x58, 0x1c, 0x26} : QColor{0x26, 0x38, 0x5c};
        paper = QColor{0xbe, 0xc8, 0xc1};
    }
    const double radius = 0.37 * size;
    painter.setPen(QPen{printed.lighter(faded ? 130 : 165), std::max(0.8, 0.014 * size)});
    painter.setBrush(paper);
    if (red) {
        painter.drawEllipse(QPointF{}, radius, radius);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF{}, radius * 0.88, radius * 0.88);
        const QString number = result.isLong ? QStringLiteral("L") : QString::number(result.yards);
        drawFitted(painter,
                   QRectF{-0.26 * size, -0.31 * size, 0.52 * size, 0.22 * size},
                   symbolText(result),
                   {.pixels = 0.17 * size, .bold = true, .color = printed});
        drawFitted(painter,
                   QRectF{-0.3 * size, -0.15 * size, 0.6 * size, 0.44 * size},
                   number,
                   {.pixels = 0.4 * size, .bold = true, .color = printed});
        return;
    }
    painter.drawPolygon(octagon(radius * 1.06));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(octagon(radius * 0.93));
    drawFitted(painter,
               QRectF{-0.32 * size, -0.25 * size, 0.64 * size, 0.5 * size},
               symbolText(result),
               {.pixels = 0.34 * size, .bold = true, .color = printed});
}

void drawBody(QPainter& painter, double size, const DieArt& art) {
    const Enamel enamel = enamelOf(art.look, art.faded);
    const double half = size / 2;
    const double deep = 0.075 * size;
    QLinearGradient face{0.0, -half, 0.0, half};
    face.setColorAt(0.0, enamel.top);
    face.setColorAt(1.0, enamel.bottom);
    if (art.chip) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(enamel.side);
        painter.drawEllipse(QPointF{0.0, deep}, half, half);
        painter.setBrush(art.faded ? QColor{0x8f, 0x8a, 0x70} : QColor{0xd9, 0xa4, 0x2c});
        painter.drawEllipse(QPointF{}, half, half);
        painter.setBrush(face);
        painter.drawEllipse(QPointF{}, half * 0.9, half * 0.9);
        painter.setBrush(art.faded ? QColor{0xa5, 0xa0, 0x88} : ink::kGold);
        constexpr int kStuds = 20;
        for (int i = 0; i < kStuds; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / kStuds;
            painter.drawEllipse(
                QPointF{half * 0.83 * std::cos(angle), half * 0.83 * std::sin(angle)},
                0.014 * size,
                0.014 * size);
        }
        return;
    }
    const double round = 0.19 * size;
    painter.setPen(Qt::NoPen);
    painter.setBrush(enamel.side);
    painter.drawRoundedRect(QRectF{-half, -half + deep, size, size}, round, round);
    painter.setBrush(enamel.bottom.darker(112));
    painter.drawRoundedRect(QRectF{-half, -half, size, size}, round, round);
    painter.setBrush(face);
    const double rim = 0.035 * size;
    painter.drawRoundedRect(QRectF{-half + rim, -half + rim, size - 2 * rim, size - 2 * rim},
                            round * 0.86,
                            round * 0.86);
    painter.setPen(QPen{QColor{255, 255, 255, art.look == DieLook::White ? 190 : 70},
                        std::max(0.8, 0.012 * size)});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(
        QRectF{-half + rim * 1.6, -half + rim * 1.6, size - 3.2 * rim, size - 3.2 * rim},
        round * 0.78,
        round * 0.78);
}
}  // namespace

DieLook dieLook(touchdown::Die die) {
    if (touchdown::isOffenseDie(die))
        return DieLook::Red;
    return touchdown::isDefenseDie(die) ? DieLook::Blue : DieLook::White;
}

void drawDie(QPainter& painter, QPointF middle, double size, const DieArt& art) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle);
    // the shadow stays on the felt and falls further off, the higher the die is
    const double off = 0.1 * size + 0.34 * art.lift * size;
    QRadialGradient shade{QPointF{0.25 * off, off}, 0.72 * size};
    shade.setColorAt(0.0, QColor{0, 0, 0, 130});
    shade.setColorAt(0.62, QColor{0, 0, 0, 74});
    shade.setColorAt(1.0, QColor{0, 0, 0, 0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawEllipse(QPointF{0.25 * off, off}, 0.74 * size, 0.7 * size);
    painter.translate(0.0, -art.lift * size * 0.5);
    painter.rotate(art.turn);
    if (art.glow) {
        painter.setBrush(Qt::NoBrush);
        const double wide = size * 1.13;
        for (const auto& [pen, alpha] : {std::pair{0.09, 60}, std::pair{0.026, 255}}) {
            QColor gold = ink::kGold;
            gold.setAlpha(alpha);
            painter.setPen(QPen{gold, pen * size});
            if (art.chip)
                painter.drawEllipse(QPointF{0.0, 0.03 * size}, wide / 2, wide / 2);
            else
                painter.drawRoundedRect(QRectF{-wide / 2, -wide / 2 + 0.035 * size, wide, wide},
                                        0.23 * size,
                                        0.23 * size);
        }
    }
    drawBody(painter, size, art);
    if (art.result)
        drawResult(painter, size, *art.result, art.faded);
    else
        drawFitted(
            painter,
            QRectF{-0.36 * size, -0.3 * size, 0.72 * size, 0.6 * size},
            art.name,
            {.pixels = 0.34 * size,
             .bold = true,
             .color = art.look == DieLook::White ? QColor{0x6d, 0x66, 0x55} : QColor{Qt::white}});
    painter.restore();
}

void drawFlatFace(QPainter& painter, const QRectF& box, const Result& result, bool shown) {
    painter.save();
    const double round = 0.16 * box.width();
    painter.setPen(shown ? QPen{QColor{0xc9, 0x8f, 0x14}, 2.2}
                         : QPen{QColor{0xd8, 0xce, 0xb4}, 1.0});
    painter.setBrush(shown ? QColor{Qt::white} : QColor{0xef, 0xe7, 0xd2});
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), round, round);
    const bool red = isRed(result.symbol);
    const QColor printed = red ? ink::kRed : ink::kBlue;
    const QString number = result.isLong ? QStringLiteral("L") : QString::number(result.yards);
    if (red) {
        drawFitted(painter,
                   QRectF{box.left() + 2,
                          box.top() + 0.1 * box.height(),
                          box.width() - 4,
                          0.32 * box.height()},
                   symbolText(result),
                   {.pixels = 0.28 * box.height(), .bold = true, .color = printed});
        drawFitted(painter,
                   QRectF{box.left() + 2,
                          box.top() + 0.42 * box.height(),
                          box.width() - 4,
                          0.5 * box.height()},
                   number,
                   {.pixels = 0.42 * box.height(), .bold = true, .color = printed});
    } else {
        drawFitted(painter,
                   box.adjusted(2, 2, -2, -2),
                   symbolText(result),
                   {.pixels = 0.4 * box.height(), .bold = true, .color = printed});
    }
    painter.restore();
}

void drawCoin(
    QPainter& painter, QPointF middle, double size, const QString& letter, double squeeze) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 90});
    painter.drawEllipse(QPointF{3.0, 0.07 * size}, size / 2, std::max(3.0, size / 2 * squeeze));
    painter.scale(1.0, std::max(0.06, squeeze));
    QRadialGradient gold{QPointF{-0.2 * size, -0.25 * size}, size};
    gold.setColorAt(0.0, QColor{0xff, 0xe8, 0xa6});
    gold.setColorAt(1.0, QColor{0xb8, 0x86, 0x1c});
    painter.setBrush(gold);
    painter.setPen(QPen{QColor{0x83, 0x5c, 0x0d}, 2.0});
    painter.drawEllipse(QPointF{}, size / 2, size / 2);
    painter.setPen(QPen{QColor{0x83, 0x5c, 0x0d, 150}, 1.2});
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF{}, 0.41 * size, 0.41 * size);
    drawFitted(painter,
               QRectF{-size / 2, -size / 2, size, size},
               letter,
               {.pixels = 0.46 * size, .bold = true, .color = QColor{0x5d, 0x40, 0x06}});
    painter.restore();
}

QPixmap diePicture(const DieArt& art, int size, double ratio) {
    const double pixels = size * ratio;
    QPixmap picture{static_cast<int>(pixels), static_cast<int>(pixels)};
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    drawDie(painter, QPointF{0.5 * size, 0.47 * size}, 0.8 * size, art);
    return picture;
}

}  // namespace thrum::gui::tdm
