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

DieArt artOf(const ShownResult& one, Fate fate) {
    DieArt art;
    art.look = dieLook(one.die);
    art.chip = one.strength;
    art.result = one.result;
    art.faded = fate == Fate::Canceled || fate == Fate::SetAside;
    art.glow = fate == Fate::Counts || fate == Fate::Turnover;
    return art;
}

// A little askew, the same way for the same die.
double restTurn(std::size_t place) {
    return std::sin(static_cast<double>(place) * 1.9 + 0.4) * 4.5;
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
    band.setWidth(box.height());
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
        drawDie(painter, band.center() - QPointF{0.0, 1.0}, 0.6 * band.height(), art);
    } else if (card.covered) {
        drawFitted(painter,
                   band.adjusted(4, 4, -4, -4),
                   QStringLiteral("✓"),
                   {.pixels = 0.46 * band.height(), .bold = true, .color = Qt::white});
    }
    QRectF text = box;
    text.setLeft(band.right() + 12.0 * scale);
    text.adjust(0.0, 5.0 * scale, -8.0 * scale, -5.0 * scale);
    const auto left = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    QRectF faces;
    if (!card.faces.empty()) {
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
        drawFitted(painter,
                   QRectF{faces.left(), text.top(), faces.width(), faces.top() - text.top() - 1.0},
                   tr("its six faces"),
                   {.pixels = 12.5 * scale, .color = ink::kCardNote, .align = left});
        text.setRight(faces.left() - 8.0 * scale);
    }
    const double line = text.height() / 10.0;
    drawFitted(painter,
               QRectF{text.left(), text.top(), text.width(), 2.9 * line},
               card.who,
               {.pixels = 13.0 * scale, .color = ink::kCardNote, .align = left});
    drawFitted(painter,
               QRectF{text.left(), text.top() + 2.9 * line, text.width(), 4.1 * line},
               card.title,
               {.pixels = 18.5 * scale, .bold = true, .color = ink::kInk, .align = left});
    drawFitted(painter,
               QRectF{text.left(), text.top() + 7.0 * line, text.width(), 3.0 * line},
               card.note,
               {.pixels = 13.0 * scale, .color = ink::kInk, .align = left});
}

void Tray::paintReady(QPainter& painter, const TrayLayout& at) const {
    for (std::size_t i = 0; i < m_scene.ready.size(); ++i) {
        DieArt art;
        art.look = dieLook(m_scene.ready[i]);
        art.name = dieMark(m_scene.ready[i]);
        art.turn = restTurn(i) * 2.0;
        QPointF middle = at.thrown[i];
        if (m_dragged) {  // the hand has them
            const double angle = static_cast<double>(i) * 2.0 * std::numbers::pi /
                                 static_cast<double>(m_scene.ready.size());
            middle = m_from + QPointF{std::cos(angle), std::sin(angle)} * 0.42 * at.dieSize;
            art.lift = 0.7;
        }
        drawDie(painter, middle, at.dieSize * (m_dragged ? 0.72 : 1.0), art);
    }
    const QString hint = m_scene.throwable ? tr("Press or throw them, or Enter") : QString{};
    painter.setPen(QPen{QColor{0, 0, 0, 110}, 1.5});
    painter.setBrush(kWell);
    painter.drawRoundedRect(at.sum, 4.0, 4.0);
    drawFitted(painter, at.sum.adjusted(8, 2, -8, -2), hint, felt(17.0 * at.scale, ink::kPale));
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
        art.turn = restTurn(i) + (1.0 - eased) * (560.0 + 70.0 * static_cast<double>(i)) *
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
                                                                       : QString{};
    drawFitted(painter,
               line.adjusted(8, 2, -8, -2),
               text,
               felt((m_scene.lies == TrayScene::Lies::CoinFallen ? 26.0 : 17.0) * at.scale,
                    m_scene.lies == TrayScene::Lies::CoinFallen ? ink::kGold : ink::kPale,
                    m_scene.lies == TrayScene::Lies::CoinFallen));
}

void Tray::paintBow(QPainter& painter, const TrayLayout& at, std::size_t link) const {
    const auto links = m_scene.story.links();
    const double part = linkPart(link);
    if (part <= 0.0)
        return;
    const auto by = static_cast<std::size_t>(links[link].first);
    const auto taken = static_cast<std::size_t>(links[link].second);
    const double k = at.scale;
    const QPointF from = at.sorted[by] - QPointF{0.0, 0.52 * at.sizes[by]};
    const QPointF to = at.sorted[taken] - QPointF{0.0, 0.52 * at.sizes[taken]};
    const double step =
        std::min(28.0 * k, at.bows.height() / (static_cast<double>(links.size()) + 0.3));
    const double level = at.bows.top() + step * (static_cast<double>(link) + 0.5);
    const double sign = to.x() < from.x() ? -1.0 : 1.0;
    const double bend = std::min(std::abs(to.x() - from.x()) / 2, 90.0 * k);
    QPainterPath path{from};
    path.cubicTo(QPointF{from.x(), level + 0.35 * (from.y() - level)},
                 QPointF{from.x() + sign * bend * 0.3, level},
                 QPointF{from.x() + sign * bend, level});
    path.lineTo(QPointF{to.x() - sign * bend, level});
    path.cubicTo(QPointF{to.x() - sign * bend * 0.3, level},
                 QPointF{to.x(), level + 0.35 * (to.y() - level)},
                 to);
    QPainterPath shown{from};
    constexpr int kPieces = 48;
    const int pieces = static_cast<int>(std::ceil(part * kPieces));
    for (int i = 1; i <= pieces; ++i)
        shown.lineTo(path.pointAtPercent(std::min(1.0, part * i / pieces)));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{QColor{0, 0, 0, 110}, 5.0 * k, Qt::SolidLine, Qt::RoundCap});
    painter.drawPath(shown);
    painter.setPen(QPen{ink::kSky, 2.6 * k, Qt::SolidLine, Qt::RoundCap});
    painter.drawPath(shown);
    painter.setPen(QPen{ink::kBlue.darker(130), 1.2 * k});
    painter.setBrush(ink::kSky);
    painter.drawEllipse(from, 5.0 * k, 5.0 * k);
    const ShownResult& taker = m_scene.story.results[by];
    const ShownResult& victim = m_scene.story.results[taken];
    if (part > 0.5) {
        const QString who = taker.strength ? tr("Strength") : dieText(taker.die);
        const QString text = tr("%1 %2 takes %3")
                                 .arg(who.left(1).toUpper() + who.mid(1),
                                      resultText(taker.result),
                                      resultText(victim.result));
        drawChip(painter,
                 QPointF{(from.x() + to.x()) / 2, level},
                 text,
                 {.pixels = std::min(13.5 * k, step * 0.56), .bold = true, .color = Qt::white},
                 QColor{0x14, 0x2f, 0x78},
                 ink::kSky,
                 at.bows.adjusted(0.0, -4.0 * k, 0.0, 12.0 * k));
    }
    if (part > 0.85) {
        painter.setPen(QPen{Qt::white, 1.8 * k});
        painter.setBrush(QColor{0x1b, 0x41, 0x98});
        painter.drawEllipse(to, 11.5 * k, 11.5 * k);
        painter.setPen(QPen{Qt::white, 2.6 * k, Qt::SolidLine, Qt::RoundCap});
        const double arm = 4.2 * k;
        painter.drawLine(to - QPointF{arm, arm}, to + QPointF{arm, arm});
        painter.drawLine(to + QPointF{-arm, arm}, to + QPointF{arm, -arm});
    }
}

void Tray::paintStory(QPainter& painter, const TrayLayout& at) const {
    const RollStory& story = m_scene.story;
    const double part = sortPart();
    const double k = at.scale;
    if (!story.aside.empty()) {
        painter.setPen(QPen{QColor{0, 0, 0, 110}, 1.5});
        QColor well = kWell;
        well.setAlpha(static_cast<int>(255.0 * part));
        painter.setBrush(well);
        painter.drawRoundedRect(at.aside, 6.0 * k, 6.0 * k);
        drawFitted(
            painter,
            QRectF{at.aside.left() + 6, at.aside.top() + 6.0 * k, at.aside.width() - 12, 20.0 * k},
            tr("Set aside"),
            felt(13.5 * k, ink::kPale));
        const auto only = static_cast<std::size_t>(story.aside.front());
        const QString who = dieText(story.results[only].die);
        QRectF line = at.asideText;
        line.setHeight(line.height() / 2);
        if (story.aside.size() == 1)
            drawFitted(
                painter, line, who.left(1).toUpper() + who.mid(1), felt(13.0 * k, Qt::white, true));
        else
            drawFitted(painter,
                       line,
                       tr("%1 results").arg(story.aside.size()),
                       felt(13.0 * k, Qt::white, true));
        drawFitted(painter,
                   line.translated(0.0, line.height()),
                   fateText(story, story.aside.front()),
                   felt(13.0 * k, ink::kPale));
    }
    for (std::size_t i = 0; i < story.results.size(); ++i) {
        const ShownResult& one = story.results[i];
        const Fate fate = part < 1.0 ? Fate::Lies : fateNow(static_cast<int>(i));
        DieArt art = artOf(one, fate);
        art.turn = restTurn(i) * (2.0 - part);
        const QPointF from = i < at.thrown.size() ? at.thrown[i] : at.sorted[i];
        const QPointF middle = from + (at.sorted[i] - from) * part;
        const double size = at.dieSize + (at.sizes[i] - at.dieSize) * part;
        const bool choice =
            std::ranges::find(m_scene.choices, static_cast<int>(i)) != m_scene.choices.end();
        if (choice && fate == Fate::Lies) {
            painter.setPen(QPen{ink::kSky, 1.6 * k, Qt::DashLine});
            painter.setBrush(Qt::NoBrush);
            const double half = 0.6 * size;
            painter.drawRoundedRect(
                QRectF{middle - QPointF{half, half - 0.03 * size}, QSizeF{2 * half, 2 * half}},
                0.2 * size,
                0.2 * size);
        }
        drawDie(painter, middle, size, art);
        if (part < 1.0 || at.captions[i].isEmpty())
            continue;
        QRectF line = at.captions[i];
        line.setHeight(line.height() / 2);
        const QString who = one.strength ? tr("strength") : dieText(one.die);
        drawFitted(painter,
                   line,
                   who.left(1).toUpper() + who.mid(1),
                   felt(13.5 * k, Qt::white, fate == Fate::Counts));
        const QColor color = fate == Fate::Counts || fate == Fate::Turnover ? ink::kGold
                             : fate == Fate::Takes                          ? ink::kSky
                                                                            : ink::kPale;
        if (fate != Fate::Lies || one.fate == Fate::Lies)
            drawFitted(painter,
                       line.translated(0.0, line.height()),
                       fateText(story, static_cast<int>(i)),
                       felt(13.5 * k, color));
    }
    const auto links = story.links();
    for (std::size_t i = links.size(); i-- > 0;)
        paintBow(painter, at, i);
    paintSum(painter, at);
    paintResult(painter, at);
}

void Tray::paintSum(QPainter& painter, const TrayLayout& at) const {
    const RollStory& story = m_scene.story;
    const double k = at.scale;
    painter.setPen(QPen{QColor{0, 0, 0, 110}, 1.5});
    painter.setBrush(kWell);
    painter.drawRoundedRect(at.sum, 4.0, 4.0);
    if (sortPart() < 1.0)
        return;
    if (!story.sumLine.isEmpty()) {
        drawFitted(painter,
                   at.sum.adjusted(10, 4, -10, -4),
                   story.sumLine,
                   felt(24.0 * k, ink::kPale, true));
        return;
    }
    constexpr QColor kGone{0x7d, 0x9a, 0x90};
    double previous = at.sum.left();
    double last = at.sum.left();
    for (const SumTerm& term : story.sum) {
        const auto place = static_cast<std::size_t>(term.of);
        const QRectF box{
            at.captions[place].left(), at.sum.top(), at.captions[place].width(), at.sum.height()};
        const Fate fate = fateNow(term.of);
        const Fate ends = story.results[place].fate;
        last = box.right();
        const bool waits = fate == Fate::Lies && (ends == Fate::Takes);
        if (!waits && !term.text.isEmpty()) {
            const QColor color = fate == Fate::Counts || fate == Fate::Turnover ? ink::kGold
                                 : fate == Fate::Takes || fate == Fate::Spare   ? ink::kSky
                                 : fate == Fate::Canceled                       ? kGone
                                                                                : ink::kPale;
            drawFitted(painter, box.adjusted(2, 4, -2, -8), term.text, felt(40.0 * k, color, true));
            if (fate == Fate::Counts) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(ink::kGold);
                painter.drawRoundedRect(
                    QRectF{box.center().x() - 15.0 * k, box.bottom() - 9.0 * k, 30.0 * k, 3.5 * k},
                    2,
                    2);
            }
            if (!term.sign.isEmpty())
                drawFitted(painter,
                           QRectF{(previous + box.center().x()) / 2 - 14.0 * k,
                                  box.top() + 6,
                                  28.0 * k,
                                  box.height() - 12},
                           term.sign,
                           felt(26.0 * k, fate == Fate::Takes ? ink::kSky : ink::kPale, true));
        }
        previous = box.center().x();
    }
    if (!story.sum.empty() && story.settled() && resultShown())
        drawFitted(painter,
                   QRectF{std::min(last, at.sum.right() - 34.0 * k),
                          at.sum.top() + 6,
                          30.0 * k,
                          at.sum.height() - 12},
                   QStringLiteral("="),
                   felt(28.0 * k, ink::kPale, true));
}

void Tray::paintResult(QPainter& painter, const TrayLayout& at) const {
    const RollStory& story = m_scene.story;
    const double k = at.scale;
    const QRectF box = at.result;
    const bool shown = story.settled() && resultShown();
    if (!shown) {
        painter.setPen(QPen{QColor{255, 255, 255, 90}, 1.4, Qt::DashLine});
        painter.setBrush(kWell);
        painter.drawRoundedRect(box, 5.0 * k, 5.0 * k);
        const QString text = story.isVoid ? tr("Void, rolled again") : m_scene.provisional;
        const QString head = text.section(QStringLiteral(": "), 0, 0);
        const QString rest = text.section(QStringLiteral(": "), 1);
        const QRectF inside = box.adjusted(6, 4, -6, -4);
        if (rest.isEmpty()) {
            drawFitted(painter, inside, text, felt(15.0 * k, ink::kPale, true));
        } else {
            QRectF line = inside;
            line.setHeight(inside.height() / 2);
            drawFitted(painter, line, head, felt(13.5 * k, ink::kPale));
            drawFitted(painter,
                       line.translated(0.0, line.height()),
                       rest,
                       felt(16.0 * k, Qt::white, true));
        }
        return;
    }
    QLinearGradient fill{box.topLeft(), box.bottomLeft()};
    fill.setColorAt(0.0, story.good ? QColor{0xff, 0xd9, 0x6b} : QColor{0xc9, 0xdc, 0xf2});
    fill.setColorAt(1.0, story.good ? QColor{0xf2, 0xb6, 0x2a} : QColor{0x9d, 0xb9, 0xdb});
    painter.setPen(QPen{QColor{0, 0, 0, 120}, 1.4});
    painter.setBrush(fill);
    painter.drawRoundedRect(box, 5.0 * k, 5.0 * k);
    const QColor dark{0x1d, 0x1a, 0x12};
    const QRectF inside = box.adjusted(8.0 * k, 4.0 * k, -8.0 * k, -4.0 * k);
    QRectF top = inside;
    const bool foot = !story.after.isEmpty();
    top.setHeight(inside.height() * (foot ? 0.7 : 1.0));
    if (!story.unit.isEmpty()) {
        QRectF number = top;
        number.setWidth(top.width() * 0.44);
        drawFitted(painter, number, story.headline, felt(58.0 * k, dark, true));
        QRectF words = top;
        words.setLeft(number.right() + 4.0 * k);
        const auto left = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
        QRectF line = words.adjusted(0.0, 4.0 * k, 0.0, -4.0 * k);
        line.setHeight(line.height() / (story.before.isEmpty() ? 1.0 : 2.0));
        drawFitted(painter,
                   line,
                   story.unit,
                   {.pixels = 19.0 * k, .bold = true, .color = dark, .align = left});
        if (!story.before.isEmpty())
            drawFitted(painter,
                       line.translated(0.0, line.height()),
                       story.before,
                       {.pixels = 14.0 * k, .color = dark, .align = left});
    } else {
        QRectF line = top;
        line.setHeight(top.height() * (story.before.isEmpty() ? 1.0 : 0.62));
        drawFitted(painter, line, story.headline, felt(25.0 * k, dark, true));
        if (!story.before.isEmpty())
            drawFitted(painter,
                       QRectF{top.left(), line.bottom(), top.width(), top.bottom() - line.bottom()},
                       story.before,
                       felt(14.0 * k, dark));
    }
    if (foot)
        drawFitted(
            painter,
            QRectF{inside.left(), top.bottom(), inside.width(), inside.bottom() - top.bottom()},
            story.after,
            felt(13.5 * k, dark, true));
}

void Tray::paintEvent(QPaintEvent*) {
    const TrayLayout at = layOut();
    if (m_ground.isNull() || m_ground.devicePixelRatio() != devicePixelRatioF())
        paintGround(at);
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, m_ground);
    for (std::size_t i = 0; i < at.cards.size(); ++i)
        paintCard(painter, at.cards[i], m_scene.cards[i], at.scale);
    if (!flying() && !m_scene.note.isEmpty() && m_scene.story.links().empty())
        drawFitted(painter, at.note, m_scene.note, felt(14.5 * at.scale, ink::kPale));
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
