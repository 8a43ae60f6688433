#include "gui/workshop/man_scale.hpp"

#include "gui/board/layers/plastic_men.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/theme/theme.hpp"
#include "gui/workshop/bench_pictures.hpp"

#include <thrum/app/bench_base.hpp>

#include <algorithm>
#include <array>

#include <QPainter>

namespace thrum::gui {

namespace {
constexpr int kManWidth = 84;
constexpr QColor kJersey{0xff, 0xd2, 0x3f};
constexpr QColor kClay{0x8d, 0x90, 0x90};
constexpr double kBarHeight = 10.0;

double puttyUnder(const io::BenchState& state) {
    double grams = 0.0;
    for (const PuttySpec& piece : state.putty)
        grams += piece.massG;
    return grams;
}
}  // namespace

ManScale::ManScale(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("manScale"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ManScale::sizeHint() const {
    const QFontMetrics metrics = fontMetrics();
    return {kManWidth + 16 * metrics.averageCharWidth(),
            std::max(62, static_cast<int>(kBarHeight) + 3 * metrics.lineSpacing() + 8)};
}

void ManScale::show(const io::BenchState& state, double mostG) {
    m_state = state;
    m_mostG = mostG;
    setAccessibleName(tr("Weight: man %1 g, base %2 g, putty %3 g, in all %4 g%5")
                          .arg(state.figure.massG, 0, 'f', 2)
                          .arg(state.base.massG, 0, 'f', 2)
                          .arg(puttyUnder(state), 0, 'f', 2)
                          .arg(app::gramsOf(state), 0, 'f', 2)
                          .arg(mostG > 0.0 ? tr(", at most %1 g").arg(mostG) : QString{}));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

void ManScale::paintMan(QPainter& painter, double room) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kManWidth / 2.0, room * 0.62);
    painter.save();
    constexpr double kScale = 2.1;
    painter.scale(kScale, -kScale);
    paintFromAbove(painter, m_state, plasticOf(m_state.base));
    painter.restore();
    constexpr double kMmPerManYard = 10.0;  // three yards of him are 30 mm of plastic
    const TeamLook kit{QString{}, QString{}, plasticOf(m_state.base), kJersey};
    paintPlasticMan(painter,
                    ManPose::Runner,
                    figureColors(kit, {.side = Side::Home, .darkUnit = true}),
                    0.0,
                    kScale * kMmPerManYard * m_state.figure.heightMm / 30.0);
    painter.restore();
}

void ManScale::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    const ThemeColors& colors = Theme::instance().colors();
    paintMan(painter, height());
    const double line = fontMetrics().lineSpacing();
    const double left = kManWidth + 6.0;
    const double wide = width() - left - 6.0;
    const double all = app::gramsOf(m_state);
    const bool passes = m_mostG <= 0.0 || all <= m_mostG + 1e-9;
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(passes ? colors.good : colors.bad);
    const QString total = tr("%1 g").arg(all, 0, 'f', 2);
    painter.drawText(QRectF{left, 2.0, wide, line}, Qt::AlignLeft | Qt::AlignVCenter, total);
    const double after = QFontMetricsF{bold}.horizontalAdvance(total) + 6.0;
    painter.setFont(font());
    painter.setPen(colors.muted);
    painter.drawText(QRectF{left + after, 2.0, wide - after, line},
                     Qt::AlignLeft | Qt::AlignVCenter,
                     m_mostG > 0.0 ? tr("of %1 g").arg(m_mostG) : tr("no limit"));

    // the parts side by side, on one scale with the limit
    const double bar = line + 6.0;
    const double most = std::max({all * 1.05, m_mostG * 1.12, 0.1});
    painter.fillRect(QRectF{left, bar, wide, kBarHeight}, colors.line);
    struct Part {
        double grams;
        QColor ink;
        QString name;
    };
    const std::array parts{Part{m_state.figure.massG, kJersey, tr("man")},
                           Part{m_state.base.massG, plasticOf(m_state.base), tr("base")},
                           Part{puttyUnder(m_state), kClay, tr("putty")}};
    double at = left;
    for (const Part& part : parts) {
        const double length = wide * part.grams / most;
        painter.fillRect(QRectF{at, bar, length, kBarHeight}, part.ink);
        at += length;
    }
    if (m_mostG > 0.0) {
        const double x = left + wide * m_mostG / most;
        painter.fillRect(QRectF{x - 1.0, bar - 3.0, 2.0, kBarHeight + 6.0},
                         passes ? colors.text : colors.bad);
    }
    // what is what
    double word = left;
    const double below = bar + kBarHeight + 4.0;
    for (const Part& part : parts) {
        painter.fillRect(QRectF{word, below + line / 2.0 - 3.0, 7.0, 7.0}, part.ink);
        painter.setPen(colors.muted);
        painter.drawText(QPointF{word + 10.0, below + fontMetrics().ascent()}, part.name);
        word += 18.0 + fontMetrics().horizontalAdvance(part.name);
    }
}

}  // namespace thrum::gui
