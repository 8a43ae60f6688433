#include "gui/games/touchdown/die_drawing.hpp"
#include "gui/games/touchdown/painted_text.hpp"
#include "gui/games/touchdown/tray.hpp"
#include "gui/games/touchdown/words.hpp"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

// A roll that is told: who takes what, the sum, what it comes to.

namespace thrum::gui::tdm {

namespace {
constexpr QColor kStoryWell{0x0b, 0x33, 0x2d};

TextStyle storyFelt(double pixels, const QColor& color, bool bold = false) {
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

}  // namespace

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
        QColor well = kStoryWell;
        well.setAlpha(static_cast<int>(255.0 * part));
        painter.setBrush(well);
        painter.drawRoundedRect(at.aside, 6.0 * k, 6.0 * k);
        drawFitted(
            painter,
            QRectF{at.aside.left() + 6, at.aside.top() + 6.0 * k, at.aside.width() - 12, 20.0 * k},
            tr("Set aside"),
            storyFelt(13.5 * at.text, ink::kPale));
        const auto only = static_cast<std::size_t>(story.aside.front());
        const QString who = dieText(story.results[only].die);
        QRectF line = at.asideText;
        line.setHeight(line.height() / 2);
        if (story.aside.size() == 1)
            drawFitted(painter,
                       line,
                       who.left(1).toUpper() + who.mid(1),
                       storyFelt(13.0 * at.text, Qt::white, true));
        else
            drawFitted(painter,
                       line,
                       tr("%1 results").arg(story.aside.size()),
                       storyFelt(13.0 * at.text, Qt::white, true));
        drawFitted(painter,
                   line.translated(0.0, line.height()),
                   fateText(story, story.aside.front()),
                   storyFelt(13.0 * at.text, ink::kPale));
    }
    for (std::size_t i = 0; i < story.results.size(); ++i) {
        const ShownResult& one = story.results[i];
        const Fate fate = part < 1.0 ? Fate::Lies : fateNow(static_cast<int>(i));
        DieArt art = artOf(one, fate);
        art.turn = trayTurn(i) * (2.0 - part);
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
        const double letters = std::min(13.5 * at.text, 0.19 * line.width());
        line.setHeight(line.height() / 2);
        const QString who = one.strength ? tr("strength") : dieText(one.die);
        drawFitted(painter,
                   line,
                   who.left(1).toUpper() + who.mid(1),
                   storyFelt(letters, Qt::white, fate == Fate::Counts));
        const QColor color = fate == Fate::Counts || fate == Fate::Turnover ? ink::kGold
                             : fate == Fate::Takes                          ? ink::kSky
                                                                            : ink::kPale;
        if (fate != Fate::Lies || one.fate == Fate::Lies)
            drawFitted(painter,
                       line.translated(0.0, line.height()),
                       fateText(story, static_cast<int>(i)),
                       storyFelt(letters, color));
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
    painter.setBrush(kStoryWell);
    painter.drawRoundedRect(at.sum, 4.0, 4.0);
    if (sortPart() < 1.0)
        return;
    if (!story.sumLine.isEmpty()) {
        drawFitted(painter,
                   at.sum.adjusted(10, 4, -10, -4),
                   story.sumLine,
                   storyFelt(24.0 * at.text, ink::kPale, true));
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
            drawFitted(painter,
                       box.adjusted(2, 4, -2, -8),
                       term.text,
                       storyFelt(40.0 * at.text, color, true));
            if (fate == Fate::Counts) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(ink::kGold);
                painter.drawRoundedRect(
                    QRectF{box.center().x() - 15.0 * k, box.bottom() - 9.0 * k, 30.0 * k, 3.5 * k},
                    2,
                    2);
            }
            if (!term.sign.isEmpty())
                drawFitted(
                    painter,
                    QRectF{(previous + box.center().x()) / 2 - 14.0 * k,
                           box.top() + 6,
                           28.0 * k,
                           box.height() - 12},
                    term.sign,
                    storyFelt(26.0 * at.text, fate == Fate::Takes ? ink::kSky : ink::kPale, true));
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
                   storyFelt(28.0 * at.text, ink::kPale, true));
}

void Tray::paintResult(QPainter& painter, const TrayLayout& at) const {
    const RollStory& story = m_scene.story;
    const double k = at.scale;
    const QRectF box = at.result;
    const bool shown = story.settled() && resultShown();
    if (!shown) {
        painter.setPen(QPen{QColor{255, 255, 255, 90}, 1.4, Qt::DashLine});
        painter.setBrush(kStoryWell);
        painter.drawRoundedRect(box, 5.0 * k, 5.0 * k);
        const QString text = story.isVoid ? tr("Void, rolled again") : m_scene.provisional;
        const QString head = text.section(QStringLiteral(": "), 0, 0);
        const QString rest = text.section(QStringLiteral(": "), 1);
        const QRectF inside = box.adjusted(6, 4, -6, -4);
        if (rest.isEmpty()) {
            drawFitted(painter, inside, text, storyFelt(15.0 * at.text, ink::kPale, true));
        } else {
            QRectF line = inside;
            line.setHeight(inside.height() / 2);
            drawFitted(painter, line, head, storyFelt(13.5 * at.text, ink::kPale));
            drawFitted(painter,
                       line.translated(0.0, line.height()),
                       rest,
                       storyFelt(16.0 * at.text, Qt::white, true));
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
    // what does not fit beside the number has a line of its own
    const bool longer = !story.unit.isEmpty() &&
                        textWidth(painter.font(), story.before, storyFelt(14.0 * at.text, dark)) >
                            0.56 * inside.width();
    top.setHeight(inside.height() * (foot ? 0.7 : 1.0));
    if (longer) {
        QRectF line = top;
        line.setTop(top.bottom() - 0.34 * top.height());
        top.setBottom(line.top());
        drawFitted(painter, line, story.before, storyFelt(14.0 * at.text, dark));
    }
    if (!story.unit.isEmpty()) {
        QRectF number = top;
        number.setWidth(top.width() * 0.44);
        drawFitted(painter, number, story.headline, storyFelt(58.0 * at.text, dark, true));
        QRectF words = top;
        words.setLeft(number.right() + 4.0 * k);
        const auto left = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
        QRectF line = words.adjusted(0.0, 4.0 * k, 0.0, -4.0 * k);
        const bool beside = !story.before.isEmpty() && !longer;
        line.setHeight(line.height() / (beside ? 2.0 : 1.0));
        drawFitted(painter,
                   line,
                   story.unit,
                   {.pixels = 19.0 * at.text, .bold = true, .color = dark, .align = left});
        if (beside)
            drawFitted(painter,
                       line.translated(0.0, line.height()),
                       story.before,
                       {.pixels = 14.0 * at.text, .color = dark, .align = left});
    } else {
        QRectF line = top;
        line.setHeight(top.height() * (story.before.isEmpty() ? 1.0 : 0.62));
        drawFitted(painter, line, story.headline, storyFelt(25.0 * at.text, dark, true));
        if (!story.before.isEmpty())
            drawFitted(painter,
                       QRectF{top.left(), line.bottom(), top.width(), top.bottom() - line.bottom()},
                       story.before,
                       storyFelt(14.0 * at.text, dark));
    }
    if (foot)
        drawFitted(painter,
                   QRectF{inside.left(),
                          inside.top() + 0.7 * inside.height(),
                          inside.width(),
                          0.3 * inside.height()},
                   story.after,
                   storyFelt(13.5 * at.text, dark, true));
}

}  // namespace thrum::gui::tdm
