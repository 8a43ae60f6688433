#include "gui/games/touchdown/die_drawing.hpp"
#include "gui/games/touchdown/painted_text.hpp"
#include "gui/games/touchdown/tray.hpp"
#include "gui/games/touchdown/words.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainterPath>

namespace thrum::gui::tdm {

namespace {
constexpr QColor kWood{0x5e, 0x3a, 0x20};
constexpr QColor kFelt{0x12, 0x4b, 0x42};
constexpr QColor kWell{0x0b, 0x33, 0x2d};
constexpr double kAtRest = 0.7;  // part of the flight after which the dice lie still to be read

TextStyle felt(double pixels, const QColor& color, bool bold = false) {
    return {.pixels = pixels, .bold = bold, .color = color};
}

}  // namespace

void Tray::paintGround(const TrayLayout& at) {
    const double ratio = devicePixelRatioF();
    m_ground = QPixmap{(QSizeF{size()} * ratio).toSize()};
    m_ground.setDevicePixelRatio(ratio);
    QPainter painter{&m_ground};
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient wood{0.0, 0.0, 0.0, at.frame.height()};
    wood.setColorAt(0.0, kWood.lighter(118));
    wood.setColorAt(0.5, kWood);
    wood.setColorAt(1.0, kWood.darker(122));
    painter.fillRect(at.frame, wood);
    painter.setPen(QPen{QColor{0, 0, 0, 26}, 1.0});
    for (double y = 3.0; y < at.frame.height(); y += 5.0)
        painter.drawLine(QPointF{0.0, y}, QPointF{at.frame.width(), y + std::sin(y) * 3.0});
    QRadialGradient cloth{at.felt.center(), 0.72 * at.felt.width()};
    cloth.setColorAt(0.0, kFelt.lighter(122));
    cloth.setColorAt(0.65, kFelt);
    cloth.setColorAt(1.0, kFelt.darker(135));
    painter.setPen(QPen{QColor{0, 0, 0, 150}, 2.0});
    painter.setBrush(cloth);
    painter.drawRect(at.felt);
    QLinearGradient shade{at.felt.topLeft(), at.felt.topLeft() + QPointF{0.0, 16.0 * at.scale}};
    shade.setColorAt(0.0, QColor{0, 0, 0, 90});
    shade.setColorAt(1.0, QColor{0, 0, 0, 0});
    painter.fillRect(QRectF{at.felt.topLeft(), QSizeF{at.felt.width(), 16.0 * at.scale}}, shade);
    QLinearGradient edge{at.felt.topLeft(), at.felt.topLeft() + QPointF{10.0 * at.scale, 0.0}};
    edge.setColorAt(0.0, QColor{0, 0, 0, 80});
    edge.setColorAt(1.0, QColor{0, 0, 0, 0});
    painter.fillRect(QRectF{at.felt.topLeft(), QSizeF{10.0 * at.scale, at.felt.height()}}, edge);
}

void Tray::paintCard(QPainter& painter,
                     const QRectF& box,
                     const TrayCard& card,
                     double scale) const {
    const double round = 4.0 * scale;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{0, 0, 0, 80});
    painter.drawRoundedRect(box.translated(0.0, 3.0 * scale), round, round);
    painter.setBrush(ink::kCream);
    painter.drawRoundedRect(box, round, round);
    QRectF band = box;
    band.setWidth(std::min(box.height(), 0.22 * box.width()));
    QPainterPath clip;
    clip.addRoundedRect(box, round, round);
    painter.save();
    painter.setClipPath(clip);
    painter.fillRect(band, card.kit);
    if (card.covered) {
        painter.setPen(QPen{QColor{255, 255, 255, 70}, 2.0 * scale});
        for (double x = band.left() - band.height(); x < band.right(); x += 11.0 * scale)
            painter.drawLine(QPointF{x, band.bottom()}, QPointF{x + band.height(), band.top()});
    }
    painter.restore();
    if (card.die) {
        DieArt art;
        art.look = dieLook(*card.die);
        art.name = dieMark(*card.die);
        if (card.shown > 0 && card.shown <= static_cast<int>(card.faces.size()))
            art.result = card.faces[static_cast<std::size_t>(card.shown) - 1];
        drawDie(painter,
                band.center() - QPointF{0.0, 1.0},
                0.6 * std::min(band.height(), band.width()),
                art);
    } else if (card.covered) {
        drawFitted(painter,
                   band.adjusted(4, 4, -4, -4),
                   QStringLiteral("✓"),
                   {.pixels = 0.46 * std::min(band.height(), band.width()),
                    .bold = true,
                    .color = Qt::white});
    }
    QRectF text = box;
    text.setLeft(band.right() + 12.0 * scale);
    text.adjust(0.0, 5.0 * scale, -8.0 * scale, -5.0 * scale);
    const auto left = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    QRectF faces;
    constexpr double kNarrowest = 16.0;  // a face below that tells nothing
    const bool room = std::min(30.0 * scale, text.width() * 0.075) >= kNarrowest;
    if (!card.faces.empty() && room) {
        // six small boxes at the right, as far as they leave the words their room
        const double high = box.height() * 0.54;
        const double wide = std::min(30.0 * scale, text.width() * 0.075);
        const double all = (wide + 1.5) * static_cast<double>(card.faces.size());
        faces = QRectF{text.right() - all, box.bottom() - 7.0 * scale - high, all, high};
        for (std::size_t i = 0; i < card.faces.size(); ++i)
            drawFlatFace(
                painter,
                QRectF{
                    faces.left() + static_cast<double>(i) * (wide + 1.5), faces.top(), wide, high},
                card.faces[i],
                static_cast<int>(i) + 1 == card.shown);
    }
    const double line = text.height() / 10.0;
    const TextStyle who{.pixels = 13.0 * scale, .color = ink::kCardNote, .align = left};
    QRectF whose{text.left(), text.top(), text.width(), 2.9 * line};
    if (!faces.isEmpty()) {
        text.setRight(faces.left() - 8.0 * scale);
        // whose it is comes first where both have no room
        if (textWidth(painter.font(), card.who, who) <= text.width()) {
            drawFitted(
                painter,
                QRectF{faces.left(), text.top(), faces.width(), faces.top() - text.top() - 1.0},
                tr("its six faces"),
                {.pixels = 12.5 * scale, .color = ink::kCardNote, .align = left});
            whose.setRight(text.right());
        } else {
            whose.setBottom(std::min(whose.bottom(), faces.top() - 1.0));
        }
    }
    drawFitted(painter, whose, card.who, who);
    drawFitted(painter,
               QRectF{text.left(), text.top() + 2.9 * line, text.width(), 4.1 * line},
               card.title,
               {.pixels = 18.5 * scale, .bold = true, .color = ink::kInk, .align = left});
    // a note nobody could read is left out; the choices say the same
    constexpr double kReadable = 8.0;
    const QRectF below{text.left(), text.top() + 7.0 * line, text.width(), 3.0 * line};
    const TextStyle note{.pixels = 13.0 * scale, .color = ink::kInk, .align = left};
    if (fittedFont(painter.font(), card.note, below.size(), note).pixelSize() >= kReadable)
        drawFitted(painter, below, card.note, note);
}

void Tray::paintReady(QPainter& painter, const TrayLayout& at) const {
    for (std::size_t i = 0; i < m_scene.ready.size(); ++i) {
        DieArt art;
        art.look = dieLook(m_scene.ready[i]);
        art.name = dieMark(m_scene.ready[i]);
        art.turn = trayTurn(i) * 2.0;
        QPointF middle = at.thrown[i];
        if (m_dragged) {  // the hand has them
            const double angle = static_cast<double>(i) * 2.0 * std::numbers::pi /
                                 static_cast<double>(m_scene.ready.size());
            middle = m_from + QPointF{std::cos(angle), std::sin(angle)} * 0.42 * at.dieSize;
            art.lift = 0.7;
        }
        drawDie(painter, middle, at.dieSize * (m_dragged ? 0.72 : 1.0), art);
    }
    const QString hint = m_scene.throwable ? tr("Press or throw them, or Enter") : m_scene.note;
    painter.setPen(QPen{QColor{0, 0, 0, 110}, 1.5});
    painter.setBrush(kWell);
    painter.drawRoundedRect(at.sum, 4.0, 4.0);
    drawFitted(painter, at.sum.adjusted(8, 2, -8, -2), hint, felt(17.0 * at.text, ink::kPale));
}

// Each comes from the hand in bounces and turns, and lies still before the flight is over.
void Tray::paintFlight(QPainter& painter, const TrayLayout& at) const {
    const double way = std::min(1.0, flightPart() / kAtRest);
    const bool still = way >= 1.0;
    for (std::size_t i = 0; i < m_tossed.size(); ++i) {
        const double late = 0.035 * static_cast<double>(i);
        const double mine = std::clamp((way - late) / (1.0 - late), 0.0, 1.0);
        const double eased = 1.0 - (1.0 - mine) * (1.0 - mine);
        const bool airborne = !still && mine < 1.0;
        DieArt art;
        art.look = dieLook(m_tossed[i]);
        art.result = m_fell[i];
        if (airborne && mine < 0.82) {
            const std::size_t other =
                (static_cast<std::size_t>(mine * 19.0) + i * 2 + 1) % m_fell.size();
            art.result = m_fell[other];
        }
        art.turn = trayTurn(i) + (1.0 - eased) * (560.0 + 70.0 * static_cast<double>(i)) *
                                     (i % 2 == 0 ? 1.0 : -1.0);
        art.lift = airborne
                       ? std::abs(std::sin(eased * 8.0 + static_cast<double>(i))) * (1.0 - mine)
                       : 0.0;
        const QPointF at0 = m_from + (at.thrown[i] - m_from) * eased;
        drawDie(painter, at0, at.dieSize, art);
    }
    painter.setPen(QPen{QColor{0, 0, 0, 110}, 1.5});
    painter.setBrush(kWell);
    painter.drawRoundedRect(at.sum, 4.0, 4.0);
}

void Tray::paintCoin(QPainter& painter, const TrayLayout& at) const {
    const bool airborne = m_flight == Flight::Coin;
    const double way = airborne ? std::min(1.0, flightPart() / kAtRest) : 1.0;
    const double eased = 1.0 - (1.0 - way) * (1.0 - way);
    const double turns = std::cos(eased * 11.0 * std::numbers::pi);
    bool heads = m_scene.coin != coinText(touchdown::CoinFace::Tails);
    if (airborne) {
        const bool fell = m_coin == touchdown::CoinFace::Heads;
        heads = way < 1.0 && turns >= 0.0 ? !fell : fell;
    }
    const double lift = airborne ? std::sin(way * std::numbers::pi) * 0.18 * at.felt.height() : 0.0;
    drawCoin(painter,
             at.coin - QPointF{0.0, lift},
             std::min(150.0 * at.scale, 0.86 * (at.sum.top() - at.note.top())),
             heads ? tr("H") : tr("T"),
             way < 1.0 ? std::abs(turns) : 1.0);
    painter.setPen(QPen{QColor{0, 0, 0, 110}, 1.5});
    painter.setBrush(kWell);
    const QRectF line =
        at.sum.united(at.result.adjusted(0, at.result.height() - at.sum.height(), 0, 0));
    painter.drawRoundedRect(line, 4.0, 4.0);
    const QString text = airborne                                      ? QString{}
                         : m_scene.lies == TrayScene::Lies::CoinFallen ? m_scene.coin
                         : m_scene.throwable                           ? tr("Press it, or Enter")
                                                                       : tr("Heads or tails");
    drawFitted(painter,
               line.adjusted(8, 2, -8, -2),
               text,
               felt((m_scene.lies == TrayScene::Lies::CoinFallen ? 26.0 : 17.0) * at.text,
                    m_scene.lies == TrayScene::Lies::CoinFallen ? ink::kGold : ink::kPale,
                    m_scene.lies == TrayScene::Lies::CoinFallen));
}

void Tray::paintEvent(QPaintEvent*) {
    const TrayLayout at = layOut();
    if (m_ground.isNull() || m_ground.devicePixelRatio() != devicePixelRatioF())
        paintGround(at);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, m_ground);
    for (std::size_t i = 0; i < at.cards.size(); ++i)
        paintCard(painter, at.cards[i], m_scene.cards[i], at.cards[i].height() / 74.0);
    // of dice that nobody here may throw the bar below them tells it
    const bool below = m_scene.lies == TrayScene::Lies::Ready && !m_scene.throwable;
    if (!flying() && !below && !m_scene.note.isEmpty() && m_scene.story.links().empty())
        drawFitted(painter, at.note, m_scene.note, felt(14.5 * at.text, ink::kPale));
    if (m_flight == Flight::Coin || m_scene.lies == TrayScene::Lies::CoinReady ||
        m_scene.lies == TrayScene::Lies::CoinFallen)
        paintCoin(painter, at);
    else if (m_flight == Flight::Dice)
        paintFlight(painter, at);
    else if (m_scene.lies == TrayScene::Lies::Ready)
        paintReady(painter, at);
    else if (m_scene.lies == TrayScene::Lies::Rolled)
        paintStory(painter, at);
}

}  // namespace thrum::gui::tdm
