#include "gui/workshop/bend.hpp"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
constexpr double kUsualPuttyZ = 3.0;
constexpr double kBalanceLeast = 4.0;

QString bendWords(const char* text) {
    return QCoreApplication::translate("Bend", text);
}

// 1: ahead of the middle, -1: behind it, 0: in the middle
int rowOf(const BaseSpec& base, std::size_t prong) {
    const double third = extentX(Polygon{base.outlineMm}).max / 3.0;
    const double x = base.prongs.at(prong).xMm;
    return x > third ? 1 : x < -third ? -1 : 0;
}

bool isLeft(const BaseSpec& base, std::size_t prong) {
    return base.prongs.at(prong).yMm >= 0.0;
}

void setProng(ProngSpec& prong, BenchKnob knob, double value) {
    switch (knob) {
        case BenchKnob::Lean:
            prong.leanForeDeg = value;
            break;
        case BenchKnob::Side:
            prong.leanSideDeg = value;
            break;
        case BenchKnob::Stiffness:
            prong.stiffnessNPerM = value;
            break;
        default:
            prong.dropMm = std::round(value * 100.0) / 100.0;
            break;
    }
}

void setPutty(io::BenchState& state, BenchKnob knob, double value) {
    if (state.putty.empty())
        state.putty.push_back({.massG = 0.0, .zMm = kUsualPuttyZ});
    PuttySpec& piece = state.putty.front();
    // under the base it stays: putty beyond its edge is none (TAP-BA-2)
    const Polygon outline{state.base.outlineMm};
    const auto within = [&](double at, Interval range) {
        return std::clamp(at, range.min + 1.0, range.max - 1.0);
    };
    if (knob == BenchKnob::Putty)
        piece.massG = value;
    else if (knob == BenchKnob::PuttyAhead)
        piece.xMm = within(value, extentX(outline));
    else
        piece.yMm = within(value, extentY(outline));
    // corners are cut: come in along the way to the middle until it lies under the base
    for (int i = 0; i < 40 && distanceTo(outline, {piece.xMm, piece.yMm}) > 0.0; ++i) {
        piece.xMm *= 0.95;
        piece.yMm *= 0.95;
    }
    if (piece.massG <= 0.0)
        state.putty.erase(state.putty.begin());
}
}  // namespace

KnobRange rangeOf(BenchKnob knob) {
    switch (knob) {
        case BenchKnob::Lean:
            return {-30.0, 40.0, 1.0, 0};
        case BenchKnob::Side:
            return {-25.0, 25.0, 1.0, 0};
        case BenchKnob::Stiffness:
            return {6.0, 120.0, 1.0, 1};
        case BenchKnob::Length:
            return {-0.15, 0.15, 0.01, 2};
        case BenchKnob::Dial:
            return {-60.0, 60.0, 1.0, 0};
        case BenchKnob::Putty:
            return {0.0, 3.0, 0.05, 2};
        case BenchKnob::PuttyAhead:
        case BenchKnob::PuttyLeft:
            return {-15.0, 15.0, 0.5, 1};
        case BenchKnob::Man:
            return {0.5, 4.0, 0.05, 2};
        case BenchKnob::Balance:
            return {kBalanceLeast, 30.0, 1.0, 0};
        case BenchKnob::Arms:
            return {4.0, 24.0, 0.5, 1};
    }
    return {};
}

bool isOfProng(BenchKnob knob) {
    return knob == BenchKnob::Lean || knob == BenchKnob::Side || knob == BenchKnob::Stiffness ||
           knob == BenchKnob::Length;
}

QString nameOf(BenchKnob knob) {
    switch (knob) {
        case BenchKnob::Lean:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "lean"));
        case BenchKnob::Side:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "side"));
        case BenchKnob::Stiffness:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "stiffness"));
        case BenchKnob::Length:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "length"));
        case BenchKnob::Dial:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "dial"));
        case BenchKnob::Putty:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "putty"));
        case BenchKnob::PuttyAhead:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "putty ahead"));
        case BenchKnob::PuttyLeft:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "putty left"));
        case BenchKnob::Man:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "man"));
        case BenchKnob::Balance:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "balance"));
        case BenchKnob::Arms:
            return bendWords(QT_TRANSLATE_NOOP("Bend", "arms"));
    }
    return {};
}

QString valueText(BenchKnob knob, double value) {
    const int decimals = rangeOf(knob).decimals;
    const double unit = std::pow(10.0, decimals);
    // what rounds to nothing has no side and no sign
    if (std::round(value * unit) == 0.0)
        value = 0.0;
    const QString number = QString::number(value, 'f', decimals);
    switch (knob) {
        case BenchKnob::Lean:
            return QStringLiteral("%1°").arg(number);
        case BenchKnob::Side:
        case BenchKnob::Dial: {
            if (value == 0.0)
                return QStringLiteral("0°");
            // a prong's side counts to the right, a dial to the left
            const bool left = (value > 0.0) == (knob == BenchKnob::Dial);
            const QString degrees = QString::number(std::fabs(value), 'f', 0);
            return (left ? bendWords(QT_TRANSLATE_NOOP("Bend", "%1° left"))
                         : bendWords(QT_TRANSLATE_NOOP("Bend", "%1° right")))
                .arg(degrees);
        }
        case BenchKnob::Stiffness:
            return QStringLiteral("%1 N/m").arg(QString::number(value, 'g', 4));
        case BenchKnob::Length:
            return QStringLiteral("%1%2 mm").arg(
                value > 0.0   ? QStringLiteral("+")
                : value < 0.0 ? QStringLiteral("−")
                              : QString{},
                QString::number(std::fabs(value), 'f', rangeOf(knob).decimals));
        case BenchKnob::Putty:
        case BenchKnob::Man:
            return QStringLiteral("%1 g").arg(number);
        default:
            return QStringLiteral("%1 mm").arg(number);
    }
}

double valueOf(const io::BenchState& state, BenchKnob knob, std::size_t prong) {
    if (isOfProng(knob)) {
        if (prong >= state.base.prongs.size())
            return 0.0;
        const ProngSpec& at = state.base.prongs[prong];
        return knob == BenchKnob::Lean        ? at.leanForeDeg
               : knob == BenchKnob::Side      ? at.leanSideDeg
               : knob == BenchKnob::Stiffness ? at.stiffnessNPerM
                                              : at.dropMm;
    }
    const PuttySpec none{};
    const PuttySpec& piece = state.putty.empty() ? none : state.putty.front();
    switch (knob) {
        case BenchKnob::Dial:
            return state.dialDeg;
        case BenchKnob::Putty:
            return piece.massG;
        case BenchKnob::PuttyAhead:
            return piece.xMm;
        case BenchKnob::PuttyLeft:
            return piece.yMm;
        case BenchKnob::Man:
            return state.figure.massG;
        case BenchKnob::Balance:
            return state.figure.comHeightMm;
        default:
            return state.figure.touchHeightMm;
    }
}

bool means(const io::BenchState& state, BenchKnob knob) {
    if (isOfProng(knob))
        return !state.base.prongsCut;
    if (knob == BenchKnob::Dial)
        return std::ranges::any_of(state.base.prongs, &ProngSpec::onDial);
    if (knob == BenchKnob::PuttyAhead || knob == BenchKnob::PuttyLeft)
        return !state.putty.empty();
    return true;
}

QString prongName(const BaseSpec& base, std::size_t prong) {
    const int row = rowOf(base, prong);
    const bool left = isLeft(base, prong);
    if (row > 0)
        return left ? bendWords(QT_TRANSLATE_NOOP("Bend", "Front left"))
                    : bendWords(QT_TRANSLATE_NOOP("Bend", "Front right"));
    if (row < 0)
        return left ? bendWords(QT_TRANSLATE_NOOP("Bend", "Rear left"))
                    : bendWords(QT_TRANSLATE_NOOP("Bend", "Rear right"));
    return left ? bendWords(QT_TRANSLATE_NOOP("Bend", "Middle left"))
                : bendWords(QT_TRANSLATE_NOOP("Bend", "Middle right"));
}

QString prongCode(const BaseSpec& base, std::size_t prong) {
    const int row = rowOf(base, prong);
    return QStringLiteral("%1%2").arg(
        row > 0   ? QStringLiteral("F")
        : row < 0 ? QStringLiteral("R")
                  : QStringLiteral("M"),
        isLeft(base, prong) ? QStringLiteral("L") : QStringLiteral("R"));
}

std::optional<std::size_t> partnerOf(const BaseSpec& base, std::size_t prong) {
    constexpr double kSame = 0.6;
    const ProngSpec& at = base.prongs.at(prong);
    for (std::size_t i = 0; i < base.prongs.size(); ++i) {
        const ProngSpec& other = base.prongs[i];
        if (i != prong && std::fabs(other.xMm - at.xMm) < kSame &&
            std::fabs(other.yMm + at.yMm) < kSame)
            return i;
    }
    return std::nullopt;
}

io::BenchState bent(
    io::BenchState state, BenchKnob knob, std::size_t prong, BendReach reach, double value) {
    const KnobRange range = rangeOf(knob);
    value = std::clamp(value, range.least, range.most);
    QString where;
    if (isOfProng(knob)) {
        if (prong >= state.base.prongs.size())
            return state;
        const auto partner = partnerOf(state.base, prong);
        setProng(state.base.prongs[prong], knob, value);
        if (reach == BendReach::All)
            for (ProngSpec& other : state.base.prongs)
                setProng(other, knob, value);
        else if (reach != BendReach::One && partner)
            setProng(state.base.prongs[*partner],
                     knob,
                     reach == BendReach::Mirror && knob == BenchKnob::Side ? -value : value);
        where = reach == BendReach::All ? bendWords(QT_TRANSLATE_NOOP("Bend", "all"))
                : reach != BendReach::One && partner
                    ? bendWords(QT_TRANSLATE_NOOP("Bend", "%1 and %2"))
                          .arg(prongCode(state.base, prong), prongCode(state.base, *partner))
                    : prongName(state.base, prong).toLower();
    } else if (knob == BenchKnob::Dial) {
        state.dialDeg = value;
    } else if (knob == BenchKnob::Man) {
        state.figure.massG = value;
    } else if (knob == BenchKnob::Balance) {
        state.figure.comHeightMm = std::min(value, state.figure.heightMm);
    } else if (knob == BenchKnob::Arms) {
        state.figure.touchHeightMm = value;
    } else {
        setPutty(state, knob, value);
    }
    const QString what =
        QStringLiteral("%1 %2").arg(nameOf(knob), valueText(knob, valueOf(state, knob, prong)));
    state.note = (where.isEmpty() ? what : QStringLiteral("%1 %2").arg(where, what)).toStdString();
    return state;
}

io::BenchState boiled(io::BenchState state) {
    for (ProngSpec& prong : state.base.prongs)
        prong.dropMm = 0.0;
    state.boiled = true;
    state.note = bendWords(QT_TRANSLATE_NOOP("Bend", "boiled flat")).toStdString();
    return state;
}

io::BenchState sanded(io::BenchState state) {
    constexpr double kOff = 0.1;
    constexpr double kLeast = 0.3;
    if (!state.sanded)
        state.base.massG = std::max(kLeast, std::round((state.base.massG - kOff) * 100.0) / 100.0);
    state.sanded = true;
    state.note = bendWords(QT_TRANSLATE_NOOP("Bend", "sanded lighter")).toStdString();
    return state;
}

}  // namespace thrum::gui
