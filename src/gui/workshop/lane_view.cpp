#include "gui/workshop/lane_view.hpp"

#include "gui/board/layers/plastic_men.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/workshop/bench_pictures.hpp"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

namespace thrum::gui {

namespace {
constexpr int kRulerHeight = 22;
constexpr int kFrameMs = 16;
constexpr double kBeyond = 1.18;  ///< of the dash's length is shown
constexpr QColor kGold{0xff, 0xd2, 0x3f};
constexpr double kMmPerInch = 25.4;
}  // namespace

LaneView::LaneView(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("lane"));
    setAccessibleName(tr("Test lane"));
    setAccessibleDescription(tr("No run yet."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_clock.setInterval(kFrameMs);
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        const double seconds = m_now.runs.empty() ? 0.0 : m_now.runs.back().seconds;
        m_played =
            seconds > 0.0 ? static_cast<double>(m_since.elapsed()) / (1000.0 * seconds) : 1.0;
        if (m_played >= 1.0) {
            m_played = 1.0;
            m_clock.stop();
        }
        update();
    });
}

QSize LaneView::minimumSizeHint() const {
    return {320, std::max(84, 5 * fontMetrics().lineSpacing())};
}

void LaneView::showBase(const io::BenchState& state, double mmPerYard, double yards) {
    m_state = state;
    m_mmPerYard = mmPerYard;
    m_yards = yards;
    update();
}

void LaneView::showRuns(const BenchMeasured& now, const BenchMeasured* before) {
    m_clock.stop();
    m_played = 1.0;
    m_now = now;
    m_before = before != nullptr ? std::optional{*before} : std::nullopt;
    m_farthestAside = farthestAside();
    const app::BenchSum* sum = m_now.runs.empty() ? nullptr : m_now.sum(m_now.last);
    setAccessibleDescription(sum == nullptr ? tr("No run is shown.") : laneWords(m_now.last, *sum));
    update();
}

void LaneView::play() {
    if (m_now.runs.empty() || Comfort::instance().reducedMotion())
        return;
    m_played = 0.0;
    m_since.start();
    m_clock.start();
}

// Room for the whole base behind the line, as large as the lane draws it.
double LaneView::startX() const {
    constexpr double kBehind = 8.0;
    double room = 0.12 * width();
    if (!m_state.base.outlineMm.empty()) {
        const Interval along = extentX(Polygon{m_state.base.outlineMm});
        const double base = along.max - along.min;
        const double lane = m_mmPerYard * m_yards * kBeyond;
        room = width() * base / (lane + base) + kBehind;
    }
    return std::clamp(room, 70.0, std::max(70.0, 0.28 * width()));
}

double LaneView::pixelsPerYard() const {
    return (width() - startX()) / (m_yards * kBeyond);
}

QPointF LaneView::pixelOf(double ahead, double left) const {
    const double middle = kRulerHeight + (height() - kRulerHeight) / 2.0;
    return {startX() + ahead * pixelsPerYard(), middle - left * sidewaysScale()};
}

// Once for all runs: every point of every way asks for the scale.
double LaneView::farthestAside() const {
    double most = 0.5;
    const auto hold = [&](const BenchMeasured& measured) {
        for (const app::BenchRun& run : measured.runs)
            for (const app::BenchPoint& point : run.path)
                most = std::max(most, static_cast<double>(std::fabs(point.left)));
    };
    hold(m_now);
    if (m_before)
        hold(*m_before);
    return most;
}

double LaneView::sidewaysScale() const {
    const double room = (height() - kRulerHeight) / 2.0 - 12.0;
    return std::min(pixelsPerYard(), room / m_farthestAside);
}

QString LaneView::scaleWords() const {
    const double part = pixelsPerYard() / sidewaysScale();
    return part > 1.05 ? tr("left is up, drawn at 1 : %1").arg(part, 0, 'f', 1) : tr("left is up");
}

void LaneView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    paintRuler(painter);
    paintField(painter);
    painter.setClipRect(QRect{0, kRulerHeight, width(), height() - kRulerHeight});
    paintTraces(painter);
    paintBase(painter);
}

void LaneView::paintRuler(QPainter& painter) const {
    const QRectF bar{0.0, 0.0, static_cast<double>(width()), static_cast<double>(kRulerHeight)};
    QLinearGradient metal{bar.topLeft(), bar.bottomLeft()};
    metal.setColorAt(0.0, QColor{0x9a, 0xa3, 0xad});
    metal.setColorAt(0.4, QColor{0xd3, 0xd9, 0xdf});
    metal.setColorAt(1.0, QColor{0x84, 0x8d, 0x97});
    painter.fillRect(bar, metal);
    painter.setPen(QColor{0x1c, 0x20, 0x26});
    QFont small = font();
    small.setPointSizeF(std::max(6.0, std::min(font().pointSizeF() * 0.85, 9.0)));
    painter.setFont(small);
    const double inch = kMmPerInch / m_mmPerYard * pixelsPerYard();
    const int eighth = inch > 80.0 ? 1 : inch > 40.0 ? 2 : 4;
    for (int i = 0;; i += eighth) {
        const double x = startX() + i * inch / 8.0;
        if (x > width())
            break;
        const double longer = i % 8 == 0 ? 12.0 : i % 4 == 0 ? 8.0 : 5.0;
        painter.drawLine(QPointF{x, kRulerHeight - longer}, QPointF{x, 1.0 * kRulerHeight});
        if (i % 8 == 0)
            painter.drawText(QPointF{x + 4.0, kRulerHeight - 8.0},
                             i == 0 ? QStringLiteral("0") : tr("%1 in").arg(i / 8));
    }
}

void LaneView::paintField(QPainter& painter) const {
    const QRectF field{0.0,
                       static_cast<double>(kRulerHeight),
                       static_cast<double>(width()),
                       static_cast<double>(height() - kRulerHeight)};
    QLinearGradient green{field.topLeft(), field.bottomLeft()};
    green.setColorAt(0.0, board_colors::kFieldTop);
    green.setColorAt(0.5, board_colors::kField);
    green.setColorAt(1.0, board_colors::kFieldBottom);
    painter.fillRect(field, green);
    painter.fillRect(QRectF{0.0, field.top(), startX(), field.height()}, QColor{0, 0, 0, 40});
    painter.setPen(QPen{QColor{255, 255, 255, 200}, 1.5});
    const int step = m_yards > 25.0 ? 10 : 5;
    QFont numbers = font();
    numbers.setBold(true);
    painter.setFont(numbers);
    for (int yards = 0; yards < m_yards * kBeyond; yards += step) {
        const double x = pixelOf(yards, 0.0).x();
        painter.drawLine(QPointF{x, field.top()}, QPointF{x, field.bottom()});
        const QString text = yards == 0 ? tr("start") : QString::number(yards);
        const double wide = painter.fontMetrics().horizontalAdvance(text);
        // the base stands before the line it starts from
        const double at = yards == 0 ? x + 6.0 : std::max(2.0, x - wide - 6.0);
        painter.drawText(QPointF{at, field.bottom() - 6.0}, text);
    }
    painter.setPen(QPen{QColor{255, 255, 255, 90}, 1.0, Qt::DotLine});
    const double middle = pixelOf(0.0, 0.0).y();
    painter.drawLine(QPointF{startX(), middle}, QPointF{field.right(), middle});
    painter.setFont(font());
    painter.setPen(QColor{255, 255, 255, 210});
    painter.drawText(QPointF{startX() + 8.0, field.top() + painter.fontMetrics().ascent() + 4.0},
                     scaleWords());
}

void LaneView::paintTraces(QPainter& painter) const {
    const auto pathOf = [this](const app::BenchRun& run, double share) {
        QPolygonF line;
        const auto count =
            static_cast<std::size_t>(std::ceil(share * static_cast<double>(run.path.size())));
        for (std::size_t i = 0; i < std::min(count, run.path.size()); ++i)
            line << pixelOf(static_cast<double>(run.path[i].ahead),
                            static_cast<double>(run.path[i].left));
        return line;
    };
    // a ghost says something only of the same test on the same way
    const bool same =
        m_before && m_before->last == m_now.last &&
        (m_now.last != app::BenchTest::Dash || m_before->dashYards == m_now.dashYards);
    if (same) {
        if (const app::BenchSum* sum = m_before->sum(m_before->last); sum && sum->runs > 1)
            paintSpot(painter, sum->spot, true);
        painter.setPen(QPen{QColor{255, 255, 255, 150}, 1.2, Qt::DashLine});
        if (!m_before->runs.empty())
            painter.drawPolyline(pathOf(m_before->runs.back(), 1.0));
    }
    if (m_now.runs.empty())
        return;
    const int faint = m_now.runs.size() > 60 ? 46 : 90;
    painter.setPen(QPen{QColor{235, 245, 235, faint}, 1.0});
    for (std::size_t i = 0; i + 1 < m_now.runs.size(); ++i)
        painter.drawPolyline(pathOf(m_now.runs[i], 1.0));
    painter.setPen(QPen{kGold, 2.4});
    painter.drawPolyline(pathOf(m_now.runs.back(), m_played));
    if (m_now.runs.size() > 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor{255, 255, 255, 190});
        for (const app::BenchRun& run : m_now.runs)
            painter.drawEllipse(pixelOf(run.aheadYards, run.leftYards), 1.4, 1.4);
        if (const app::BenchSum* sum = m_now.sum(m_now.last))
            paintSpot(painter, sum->spot, false);
    }
    if (m_played < 1.0)
        return;
    const app::BenchRun& last = m_now.runs.back();
    const QString text =
        m_now.last == app::BenchTest::Dash && last.arrived
            ? tr("%1 yd in %2 s").arg(m_now.dashYards).arg(last.seconds, 0, 'f', 2)
            : tr("%1 yd ahead, %2 s").arg(last.aheadYards, 0, 'f', 1).arg(last.seconds, 0, 'f', 2);
    const double wide = painter.fontMetrics().horizontalAdvance(text) + 16.0;
    const double high = painter.fontMetrics().lineSpacing() + 8.0;
    const QPointF end = pixelOf(last.aheadYards, last.leftYards);
    QRectF chip{end.x() - wide, kRulerHeight + 8.0, wide, high};
    // beyond the words on the scale, and so clear of the man at the start, where the run was short
    const double words = startX() + 18.0 + painter.fontMetrics().horizontalAdvance(scaleWords());
    if (chip.left() < words)
        chip.moveLeft(std::max(words, end.x() + 12.0));
    chip.moveLeft(std::min(chip.left(), std::max(4.0, width() - wide - 4.0)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{16, 19, 24, 235});
    painter.drawRoundedRect(chip, 4.0, 4.0);
    painter.setPen(kGold);
    painter.drawText(chip, Qt::AlignCenter, text);
}

void LaneView::paintSpot(QPainter& painter, const app::BenchSpot& spot, bool before) const {
    painter.save();
    painter.translate(pixelOf(spot.ahead, spot.left));
    const double scale = pixelsPerYard();
    painter.setBrush(Qt::NoBrush);
    const QColor ink = before ? QColor{255, 255, 255, 170} : kGold;
    painter.setPen(QPen{ink, 1.4, before ? Qt::DashLine : Qt::SolidLine});
    painter.save();
    painter.scale(scale, sidewaysScale());
    painter.rotate(-spot.angleDeg);
    QPen pen = painter.pen();
    pen.setCosmetic(true);
    painter.setPen(pen);
    for (const double deviations : {1.0, 2.0})
        painter.drawEllipse(QPointF{},
                            std::max(2.0 / scale, deviations * spot.major),
                            std::max(2.0 / scale, deviations * spot.minor));
    painter.restore();
    painter.drawLine(QPointF{-5.0, 0.0}, QPointF{5.0, 0.0});
    painter.drawLine(QPointF{0.0, -5.0}, QPointF{0.0, 5.0});
    painter.restore();
}

void LaneView::paintBase(QPainter& painter) const {
    if (m_state.base.outlineMm.empty())
        return;
    double ahead = 0.0;
    double left = 0.0;
    double heading = 0.0;
    if (m_clock.isActive() && !m_now.runs.empty() && !m_now.runs.back().path.empty()) {
        const auto& path = m_now.runs.back().path;
        const double at = m_played * static_cast<double>(path.size() - 1);
        const app::BenchPoint& point = path[static_cast<std::size_t>(at)];
        ahead = static_cast<double>(point.ahead);
        left = static_cast<double>(point.left);
        heading = static_cast<double>(point.headingDeg);
    }
    // its front edge stands at the line; it is drawn true to the lane where that can be seen
    const Polygon outline{m_state.base.outlineMm};
    const double scale = std::max(pixelsPerYard() / m_mmPerYard, 1.4);
    const double truth = scale * extentX(outline).max;
    painter.save();
    const QPointF stand = pixelOf(ahead, left) - QPointF{truth, 0.0};
    painter.translate(stand);
    painter.rotate(-heading);
    painter.scale(scale, -scale);
    paintFromAbove(painter, m_state, plasticOf(m_state.base));
    painter.restore();
    // on a low lane he is drawn smaller than his base, so that his head is seen; three yards of him
    // are 30 mm of plastic
    const double room = (height() - kRulerHeight) / 2.0 - 6.0;
    constexpr double kRaisedOnLane = 0.66;  // a height is drawn half, and his helmet is round
    const double manScale =
        std::min(scale, std::max(1.0, room / (kRaisedOnLane * m_state.figure.heightMm)));
    constexpr double kMmPerManYard = 10.0;
    const TeamLook kit{QString{}, QString{}, plasticOf(m_state.base), kGold};
    painter.save();
    painter.translate(stand);
    paintPlasticMan(painter,
                    ManPose::Runner,
                    figureColors(kit, {.side = Side::Home, .darkUnit = true}),
                    -heading,
                    manScale * kMmPerManYard * m_state.figure.heightMm / 30.0);
    painter.restore();
}

}  // namespace thrum::gui
