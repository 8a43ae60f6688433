#include "gui/games/touchdown/step_bar.hpp"

#include "gui/games/touchdown/die_drawing.hpp"
#include "gui/games/touchdown/painted_text.hpp"

#include <algorithm>

#include <QPainter>

namespace thrum::gui::tdm {

namespace {
constexpr QColor kWood{0x5e, 0x3a, 0x20};
constexpr QColor kDone{0x2f, 0x86, 0x58};
}  // namespace

StepBar::StepBar(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("stepBar"));
    setAccessibleName(tr("Steps"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepBar::show(const std::vector<TableStep>& steps) {
    if (m_steps == steps)
        return;
    m_steps = steps;
    QStringList said;
    for (const TableStep& step : steps) {
        const QString is = step.is == TableStep::Is::Done  ? tr("done")
                           : step.is == TableStep::Is::Now ? tr("now")
                                                           : tr("later");
        said << (step.note.isEmpty() ? tr("%1, %2").arg(step.title, is)
                                     : tr("%1, %2: %3").arg(step.title, is, step.note));
    }
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    update();
}

void StepBar::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient wood{0.0, 0.0, 0.0, static_cast<double>(height())};
    wood.setColorAt(0.0, kWood.lighter(128));
    wood.setColorAt(1.0, kWood.lighter(108));
    painter.fillRect(rect(), wood);
    painter.setPen(QPen{QColor{255, 255, 255, 36}, 1.0});
    painter.drawLine(QPointF{0.0, 0.5}, QPointF{static_cast<double>(width()), 0.5});
    if (m_steps.empty())
        return;
    const double k = std::clamp(height() / 40.0, 0.5, 1.6);
    const TextStyle title{.pixels = 14.5 * k,
                          .bold = true,
                          .color = ink::kCream,
                          .align = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter)};
    const TextStyle note{
        .pixels = 13.0 * k, .color = QColor{0xe6, 0xd4, 0xbf}, .align = title.align};
    // every step gets the room of its words; where that is too little first the notes of the others
    // go, then the note of the one that is due; where even the titles have no room it alone keeps
    // its words, and what is left shrinks
    const double mark = 20.0 * k;
    const double span = width() - 36.0 * k;
    std::vector<double> wide;
    double all = 0.0;
    int less = 0;
    const auto titled = [&](const TableStep& step) {
        return less < 3 || step.is == TableStep::Is::Now;
    };
    const auto noted = [&](const TableStep& step) {
        return !step.note.isEmpty() && (less < 1 || (less != 2 && step.is == TableStep::Is::Now));
    };
    for (; less < 4; ++less) {
        wide.clear();
        all = 0.0;
        for (const TableStep& step : m_steps) {
            double room = mark + 16.0 * k;
            if (titled(step))
                room += textWidth(painter.font(), step.title, title) + 14.0 * k;
            if (noted(step))
                room += textWidth(painter.font(), step.note, note) + 8.0 * k;
            wide.push_back(room);
            all += room;
        }
        if (all <= span)
            break;
    }
    const double shrink = std::min(1.0, span / all);
    const double gap = m_steps.size() > 1
                           ? std::max(0.0, span - all) / static_cast<double>(m_steps.size() - 1)
                           : 0.0;
    double x = 18.0 * k;
    const double middle = height() / 2.0;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const TableStep& step = m_steps[i];
        const QRectF box{x, 4.0, wide[i] * shrink, height() - 8.0};
        const bool now = step.is == TableStep::Is::Now;
        if (now) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink::kGold);
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        }
        const QPointF dot{box.left() + 7.0 * k + mark / 2, middle};
        painter.setPen(QPen{now ? ink::kInk : ink::kCream, 1.5 * k});
        painter.setBrush(step.is == TableStep::Is::Done ? QBrush{kDone}
                         : now                          ? QBrush{ink::kInk}
                                                        : QBrush{Qt::NoBrush});
        painter.drawEllipse(dot, mark / 2, mark / 2);
        const QRectF inDot{dot - QPointF{mark / 2, mark / 2}, QSizeF{mark, mark}};
        drawFitted(painter,
                   inDot,
                   step.is == TableStep::Is::Done ? QStringLiteral("✓") : QString::number(i + 1),
                   {.pixels = 12.5 * k, .bold = true, .color = now ? ink::kGold : ink::kCream});
        QRectF words = box;
        words.setLeft(dot.x() + mark / 2 + 7.0 * k);
        words.setRight(box.right() - 8.0 * k);
        TextStyle ownTitle = title;
        TextStyle ownNote = note;
        if (now) {
            ownTitle.color = ink::kInk;
            ownNote.color = QColor{0x3c, 0x34, 0x1e};
        } else if (step.is == TableStep::Is::Later) {
            ownTitle.color = QColor{0xde, 0xcd, 0xb8};
        }
        x = box.right() + gap;
        QRectF first = words;
        if (noted(step)) {
            const double part = textWidth(painter.font(), step.title, title);
            const double rest = textWidth(painter.font(), step.note, note) + 8.0 * k;
            first.setWidth(words.width() * part / (part + rest) + 1.0);
        }
        if (titled(step))
            drawFitted(painter, first, step.title, ownTitle);
        if (noted(step)) {
            QRectF second = words;
            second.setLeft(first.right() + 6.0 * k * shrink);
            drawFitted(painter, second, step.note, ownNote);
        }
        if (i + 1 < m_steps.size() && gap > 18.0 * k) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor{0xe6, 0xd4, 0xbf, 130});
            for (int dots = 0; dots < 3; ++dots)
                painter.drawEllipse(QPointF{box.right() + gap / 2 + (dots - 1) * 6.0 * k, middle},
                                    1.3 * k,
                                    1.3 * k);
        }
    }
}

}  // namespace thrum::gui::tdm
