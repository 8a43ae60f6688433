#include "gui/games/foursheet/card_view.hpp"

#include "gui/games/foursheet/ink.hpp"

#include <algorithm>
#include <array>

#include <QPainter>
#include <QPainterPath>

namespace thrum::gui::fss {

namespace {
constexpr double kCardRadius = 5.0;
}  // namespace

double paintCardHead(QPainter& painter, const QRectF& card, const CardHead& shown) {
    const auto& [kit, accent, number, title, briefTitle, detail, brief] = shown;
    const QFont base = painter.font();
    const double line = QFontMetricsF{base}.height();
    const double height = line * 2.75;
    QPainterPath head;
    head.setFillRule(Qt::WindingFill);
    head.addRoundedRect(
        QRectF{card.topLeft(), QSizeF{card.width(), height}}, kCardRadius, kCardRadius);
    head.addRect(QRectF{card.left(), card.top() + height - kCardRadius, card.width(), kCardRadius});
    painter.fillPath(head.simplified(), kit);
    const QColor letters = inkOn(kit);
    QRectF box = card.adjusted(12.0, 0.0, -8.0, 0.0);
    box.setHeight(height);
    if (!number.isEmpty()) {
        const QFont large = lettering(base, 1.75, true);
        painter.setFont(large);
        const bool reads = std::abs(qGray(accent.rgb()) - qGray(kit.rgb())) > 70;
        painter.setPen(reads ? accent : letters);
        const double wide =
            std::min(QFontMetricsF{large}.horizontalAdvance(number) + 2.0, box.width() * 0.45);
        drawFitted(painter,
                   QRectF{box.left(), box.top(), wide, height},
                   static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                   number);
        box.setLeft(box.left() + wide + 10.0);
    }
    painter.setPen(letters);
    painter.setFont(lettering(base, 1.06, true));
    drawFitted(painter,
               QRectF{box.left(), box.top() + line * 0.3, box.width(), line * 1.2},
               static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
               whichFits(painter.font(), box.width(), title, briefTitle));
    painter.setFont(lettering(base, 0.9));
    drawFitted(painter,
               QRectF{box.left(), box.top() + line * 1.4, box.width(), line * 1.1},
               static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
               whichFits(painter.font(), box.width(), detail, brief));
    painter.setFont(base);
    return height;
}

CardView::CardView(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("cardView"));
    setAccessibleName(tr("Play card"));
}

QSize CardView::minimumSizeHint() const {
    const double line = QFontMetricsF{font()}.height();
    const int rows = m_scene.kind == CardScene::Kind::Open
                         ? std::max(8, static_cast<int>(m_scene.rows.size()))
                         : 8;
    return {static_cast<int>(line * 9.5), static_cast<int>(line * (2.75 + 1.6 + rows * 1.02))};
}

void CardView::show(const CardScene& scene) {
    if (scene == m_scene)
        return;
    m_scene = scene;
    QString said;
    switch (scene.kind) {
        case CardScene::Kind::Empty:
            said = tr("No card lies here.");
            break;
        case CardScene::Kind::Covered:
            said = tr("Covered. %1").arg(scene.detail);
            break;
        case CardScene::Kind::Open:
            said = tr("%1 %2, %3.").arg(scene.number, scene.title, scene.detail);
            for (const CardRow& row : scene.rows)
                if (row.lit)
                    said +=
                        tr(" Line %1: %2 %3 %4 against %5 %6.")
                            .arg(row.roll, row.man, row.rating, row.value, row.zone, row.defense);
            break;
    }
    setAccessibleDescription(said);
    updateGeometry();
    update();
}

void CardView::paintBack(QPainter& painter, const QRectF& card) const {
    const Ink& colors = ink();
    const QColor kit = m_scene.kit.isValid() ? m_scene.kit : colors.number;
    painter.setPen(QPen{colors.paperLine, 1.0});
    painter.setBrush(colors.paper);
    painter.drawRoundedRect(card, kCardRadius, kCardRadius);
    const QRectF inner = card.adjusted(8.0, 8.0, -8.0, -8.0);
    painter.setClipRect(inner);
    painter.fillRect(inner, kit);
    QColor weave = inkOn(kit);
    weave.setAlpha(40);
    painter.setPen(QPen{weave, 1.4});
    for (double x = inner.left() - inner.height(); x < inner.right(); x += 12.0) {
        painter.drawLine(QPointF{x, inner.bottom()}, QPointF{x + inner.height(), inner.top()});
        painter.drawLine(QPointF{x, inner.top()}, QPointF{x + inner.height(), inner.bottom()});
    }
    painter.setClipping(false);
    const double line = QFontMetricsF{font()}.height();
    const QRectF plate{
        inner.left() + 8.0, inner.center().y() - line * 1.6, inner.width() - 16.0, line * 3.2};
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.paper);
    painter.drawRoundedRect(plate, kCardRadius, kCardRadius);
    painter.setPen(colors.paperInk);
    painter.setFont(lettering(font(), 1.1, true));
    drawFitted(painter,
               QRectF{plate.left() + 6, plate.top() + line * 0.3, plate.width() - 12, line * 1.3},
               Qt::AlignCenter,
               m_scene.title);
    painter.setPen(colors.paperSoft);
    painter.setFont(lettering(font(), 0.92));
    drawFitted(painter,
               QRectF{plate.left() + 6, plate.top() + line * 1.6, plate.width() - 12, line * 1.2},
               Qt::AlignCenter,
               m_scene.detail);
}

void CardView::paintRows(QPainter& painter, const QRectF& card, double headHeight) const {
    const Ink& colors = ink();
    const double line = QFontMetricsF{font()}.height();
    constexpr double kBesideStep = 19.0;  // lines stand clear of the number of a step
    const QRectF box = card.adjusted(kBesideStep, headHeight + 2.0, -12.0, -3.0);
    const double head = line * 1.35;
    const auto rows = static_cast<double>(std::max<std::size_t>(1, m_scene.rows.size()));
    const double high = std::min(line * 2.4, (box.height() - head - 2.0) / rows);
    // of the width: roll, man, rating, its value, zone, defense
    constexpr std::array<double, 7> kStops{0.0, 0.33, 0.50, 0.595, 0.73, 0.91, 1.0};
    const auto cell = [&](double y, double height, std::size_t from, std::size_t to) {
        return QRectF{box.left() + kStops[from] * box.width(),
                      y,
                      (kStops[to] - kStops[from]) * box.width(),
                      height};
    };
    painter.setPen(colors.paperSoft);
    painter.setFont(lettering(font(), 0.86));
    const auto heads = [&](std::size_t i, std::size_t from, std::size_t to, Qt::Alignment align) {
        if (i < m_scene.heads.size())
            drawFitted(painter,
                       cell(box.top(), head, from, to),
                       static_cast<int>(align | Qt::AlignVCenter),
                       m_scene.heads[i]);
    };
    heads(0, 0, 1, Qt::AlignLeft);
    heads(1, 1, 2, Qt::AlignLeft);
    heads(2, 2, 4, Qt::AlignRight);
    heads(3, 4, 6, Qt::AlignRight);
    double y = box.top() + head;
    painter.setPen(QPen{colors.paperLine, 1.0});
    painter.drawLine(QPointF{box.left(), y}, QPointF{box.right(), y});
    y += 2.0;
    for (const CardRow& row : m_scene.rows) {
        if (row.lit) {
            painter.setPen(QPen{colors.cell, 1.6});
            painter.setBrush(colors.column);
            const QRectF lit{card.left() + 4.0, y, card.width() - 8.0, high};
            painter.drawRoundedRect(lit, 3.0, 3.0);
            if (m_scene.step)
                drawStep(painter, {card.left() + 10.0, y + high / 2}, 8.0, *m_scene.step, false);
        }
        const auto write = [&](std::size_t from,
                               std::size_t to,
                               Qt::Alignment align,
                               const QString& text,
                               bool strong,
                               const QColor& color) {
            painter.setFont(lettering(font(), 0.94, strong || row.lit));
            painter.setPen(color);
            drawFitted(
                painter, cell(y, high, from, to), static_cast<int>(align | Qt::AlignVCenter), text);
        };
        const QColor roll = row.lit                          ? colors.paperInk
                            : colors.paper.lightness() > 128 ? colors.d20.darker(115)
                            : colors.paper == Qt::black      ? QColor{Qt::white}
                                                             : QColor{0x5f, 0xd6, 0xcb};
        write(0, 1, Qt::AlignLeft, row.roll, true, roll);
        write(1, 2, Qt::AlignLeft, row.man, false, colors.paperInk);
        // a code takes the room of the value that it does not have
        write(2, row.value.isEmpty() ? 4 : 3, Qt::AlignLeft, row.rating, false, colors.paperInk);
        write(3, 4, Qt::AlignLeft, row.value, false, colors.paperSoft);
        write(4, 5, Qt::AlignRight, row.zone, false, colors.paperInk);
        write(5, 6, Qt::AlignRight, row.defense, false, colors.paperInk);
        y += high;
    }
}

void CardView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const Ink& colors = ink();
    const QRectF card = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    if (m_scene.kind == CardScene::Kind::Covered) {
        paintBack(painter, card);
        return;
    }
    if (m_scene.kind == CardScene::Kind::Empty) {
        QColor edge = colors.traySoft;
        edge.setAlpha(140);
        painter.setPen(QPen{edge, 1.2, Qt::DashLine});
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card.adjusted(2, 2, -2, -2), kCardRadius, kCardRadius);
        painter.setPen(colors.traySoft);
        painter.setFont(lettering(font(), 0.95));
        painter.drawText(card.adjusted(12, 12, -12, -12),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         m_scene.title);
        return;
    }
    painter.setPen(QPen{colors.paperLine, 1.0});
    painter.setBrush(colors.paper);
    painter.drawRoundedRect(card, kCardRadius, kCardRadius);
    const double head = paintCardHead(painter,
                                      card,
                                      {.kit = m_scene.kit,
                                       .accent = m_scene.accent,
                                       .number = m_scene.number,
                                       .title = m_scene.title,
                                       .briefTitle = {},
                                       .detail = m_scene.detail,
                                       .brief = m_scene.brief});
    paintRows(painter, card, head);
}

}  // namespace thrum::gui::fss
