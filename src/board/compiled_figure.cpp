#include "board/compiled_figure.hpp"

#include <thrum/core/trig.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::board {
namespace {

constexpr float kCmPerMm = 0.1F;
constexpr float kDynPerCmPerNPerM = 1000.0F;
constexpr float kBaseComHeight = 0.25F;    // cm, of the plastic base alone
constexpr float kFigureGyration2 = 0.45F;  // cm^2, yaw, of the figure alone

float cm(double mm) {
    return static_cast<float>(mm) * kCmPerMm;
}

Rotation turnOf(double degrees) {
    return rotationOfRadians(degrees * (3.14159265358979323846 / 180.0));
}

float tangent(double degrees) {
    const Rotation r = turnOf(degrees);
    return static_cast<float>(r.s / r.c);
}

struct Extents {
    float length = 0.0F;
    float width = 0.0F;
};

Extents extentsOf(const BaseSpec& base) {
    const Polygon outline{base.outlineMm};
    const Interval x = extentX(outline);
    const Interval y = extentY(outline);
    return {cm(x.max - x.min), cm(y.max - y.min)};
}

void weigh(CompiledFigure& out, const FigureSpec& spec, Extents size) {
    const auto baseMass = static_cast<float>(spec.base.massG);
    const auto figureMass = static_cast<float>(spec.figureMassG);
    float sumX = 0.0F;
    float sumY = 0.0F;
    float sumZ = baseMass * kBaseComHeight + figureMass * cm(spec.comHeightMm);
    out.mass = baseMass + figureMass;
    out.yawInertia = baseMass * (size.length * size.length + size.width * size.width) / 12.0F +
                     figureMass * kFigureGyration2;
    for (const PuttySpec& p : spec.putty) {
        const auto m = static_cast<float>(p.massG);
        out.mass += m;
        sumX += m * cm(p.xMm);
        sumY += m * cm(p.yMm);
        sumZ += m * cm(p.zMm);
        out.yawInertia += m * (cm(p.xMm) * cm(p.xMm) + cm(p.yMm) * cm(p.yMm));
    }
    out.comX = sumX / out.mass;
    out.comY = sumY / out.mass;
    out.comHeight = sumZ / out.mass;
    out.yawInertia -= out.mass * (out.comX * out.comX + out.comY * out.comY);
    out.touchHeight = cm(spec.touchHeightMm);
    out.figureHeight = cm(spec.heightMm);
}

void placeProngs(CompiledFigure& out, const FigureSpec& spec) {
    const BaseSpec& base = spec.base;
    const Rotation dial = turnOf(spec.dialDeg);
    const auto c = static_cast<float>(dial.c);
    const auto s = static_cast<float>(dial.s);
    const float dialX = cm(base.dialCentreMm.x);
    const float dialY = cm(base.dialCentreMm.y);
    out.prongCount = static_cast<int>(std::min<std::size_t>(base.prongs.size(), kMaxProngs));
    for (std::size_t p = 0; p < static_cast<std::size_t>(out.prongCount); ++p) {
        const ProngSpec& spike = base.prongs[p];
        CompiledProng& prong = out.prongs[p];
        float x = cm(spike.xMm);
        float y = cm(spike.yMm);
        prong.leanX = tangent(spike.leanForeDeg);
        prong.leanY = tangent(spike.leanSideDeg);
        if (spike.onDial) {
            const float dx = x - dialX;
            const float dy = y - dialY;
            x = dialX + c * dx - s * dy;
            y = dialY + s * dx + c * dy;
            const float lean = prong.leanX;
            prong.leanX = c * lean - s * prong.leanY;
            prong.leanY = s * lean + c * prong.leanY;
        }
        prong.x = x - out.comX;
        prong.y = y - out.comY;
    }
}

float leanSquared(const CompiledProng& p) {
    return p.leanX * p.leanX + p.leanY * p.leanY;
}

// Height, pitch and roll of a base on its springs: one 3x3 system, solved by elimination with
// pivots in double, because three long prongs in a row make it nearly singular.
struct Attitude {
    double height = 0.0;
    double pitch = 0.0;
    double roll = 0.0;
};

struct Springs {
    std::array<double, kMaxProngs> rate{};
    std::array<double, kMaxProngs> drop{};
    std::array<bool, kMaxProngs> carries{};
};

struct Support {
    double xx = 0.0;
    double xy = 0.0;
    double yy = 0.0;
};

Attitude balance(const CompiledFigure& f, const Springs& springs, double weight, Support& support) {
    double a[3][4] = {};
    for (int p = 0; p < f.prongCount; ++p) {
        const auto i = static_cast<std::size_t>(p);
        if (!springs.carries[i])
            continue;
        const double v[3] = {1.0, f.prongs[i].x, f.prongs[i].y};
        for (int r = 0; r < 3; ++r) {
            for (int c = 0; c < 3; ++c)
                a[r][c] += springs.rate[i] * v[r] * v[c];
            a[r][3] -= springs.rate[i] * v[r] * springs.drop[i];
        }
    }
    a[0][3] += weight;
    support = {a[1][1], a[1][2], a[2][2]};
    for (int c = 0; c < 3; ++c) {
        int pivot = c;
        for (int r = c + 1; r < 3; ++r) {
            if (std::fabs(a[r][c]) > std::fabs(a[pivot][c]))
                pivot = r;
        }
        for (int k = 0; k < 4; ++k)
            std::swap(a[c][k], a[pivot][k]);
        if (a[c][c] == 0.0)
            continue;
        for (int r = 0; r < 3; ++r) {
            if (r == c)
                continue;
            const double k = a[r][c] / a[c][c];
            for (int z = c; z < 4; ++z)
                a[r][z] -= k * a[c][z];
        }
    }
    const auto solved = [&a](int c) { return a[c][c] != 0.0 ? a[c][3] / a[c][c] : 0.0; };
    return {solved(0), solved(1), solved(2)};
}

// Loads of the prongs and how they shift when the figure is pushed over (docs/physics.md).
void load(CompiledFigure& out, const FigureSpec& spec, const Drive& drive) {
    constexpr int kPasses = 6;
    constexpr float kUprightLean2 = 0.03F;
    const double weight = static_cast<double>(out.mass * kGravity);
    const int count = out.prongCount;
    std::array<double, kMaxProngs> vertical{};
    double mean = 0.0;
    for (int p = 0; p < count; ++p) {
        const auto i = static_cast<std::size_t>(p);
        const float lean2 = leanSquared(out.prongs[i]);
        vertical[i] = spec.base.prongs[i].stiffnessNPerM *
                      static_cast<double>((1.0F + lean2) / std::max(lean2, kUprightLean2));
        mean += vertical[i] / count;
    }
    Springs springs;
    const double stroke = static_cast<double>(drive.stroke);
    for (int p = 0; p < count; ++p) {
        const auto i = static_cast<std::size_t>(p);
        springs.carries[i] = true;
        springs.rate[i] = weight / count / stroke * std::sqrt(vertical[i] / mean);
        springs.drop[i] = spec.base.prongs[i].dropMm * 0.1;
    }
    std::array<double, kMaxProngs> loads{};
    Support support;
    for (int pass = 0; pass < kPasses; ++pass) {
        const Attitude at = balance(out, springs, weight, support);
        int carrying = 0;
        bool pulled = false;
        for (int p = 0; p < count; ++p) {
            const auto i = static_cast<std::size_t>(p);
            loads[i] = springs.carries[i]
                           ? springs.rate[i] *
                                 (at.height + at.pitch * static_cast<double>(out.prongs[i].x) +
                                  at.roll * static_cast<double>(out.prongs[i].y) + springs.drop[i])
                           : 0.0;
            if (springs.carries[i] && loads[i] < 0.0) {
                springs.carries[i] = false;
                pulled = true;
            } else if (springs.carries[i]) {
                ++carrying;
            }
        }
        if (!pulled || carrying < 3)
            break;
    }
    double sum = 0.0;
    for (double& l : loads)
        sum += l = std::max(l, 0.0);
    const double determinant = support.xx * support.yy - support.xy * support.xy;
    for (int p = 0; p < count; ++p) {
        const auto i = static_cast<std::size_t>(p);
        CompiledProng& prong = out.prongs[i];
        prong.load = static_cast<float>(sum > 0.0 ? loads[i] * weight / sum : 0.0);
        if (determinant > 0.0) {
            const double x = prong.x;
            const double y = prong.y;
            prong.shiftX = static_cast<float>(springs.rate[i] * (support.yy * x - support.xy * y) /
                                              determinant);
            prong.shiftY = static_cast<float>(springs.rate[i] * (support.xx * y - support.xy * x) /
                                              determinant);
        }
    }
}

// A base stands on the plane that its prongs' ends fit best: it tilts, and every prong leans
// otherwise by as much. What is left over makes it rock when the board comes on.
void stand(CompiledFigure& out, const FigureSpec& spec, const Model& model) {
    if (model.prongLength <= 0.0F || !out.driven)
        return;
    Springs evenly;
    const auto count = static_cast<std::size_t>(out.prongCount);
    for (std::size_t i = 0; i < count; ++i) {
        evenly.carries[i] = true;
        evenly.rate[i] = 1.0;
        evenly.drop[i] = spec.base.prongs[i].dropMm * 0.1;
    }
    Support support;
    const Attitude plane = balance(out, evenly, 0.0, support);
    double squares = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        CompiledProng& prong = out.prongs[i];
        const double off = plane.height + plane.pitch * static_cast<double>(prong.x) +
                           plane.roll * static_cast<double>(prong.y) + evenly.drop[i];
        squares += off * off;
        // the side with the longer prongs stands higher, so that all ends lie farther to it
        prong.leanX += static_cast<float>(plane.pitch);
        prong.leanY += static_cast<float>(plane.roll);
    }
    out.unevenMm = static_cast<float>(10.0 * std::sqrt(squares / static_cast<double>(count)));
}

// Drive and traction slope of every prong. "The model in short" in docs/physics.md.
void drive(CompiledFigure& out, const FigureSpec& spec, const Model& model, const Drive& board) {
    for (int p = 0; p < out.prongCount; ++p) {
        const auto i = static_cast<std::size_t>(p);
        CompiledProng& prong = out.prongs[i];
        if (!out.driven) {
            prong.slopeStroke = model.gripFriction / model.creepSpeed * board.stroke;
            continue;
        }
        float k = static_cast<float>(spec.base.prongs[i].stiffnessNPerM) * kDynPerCmPerNPerM;
        if (model.prongLength > 0.0F) {
            // a bar bends with the third power of its length
            const float longer = 1.0F + cm(spec.base.prongs[i].dropMm) / model.prongLength;
            k /= longer * longer * longer;
        }
        const float grip = k / (k + model.softGripNPerM * kDynPerCmPerNPerM);
        const float lean2 = leanSquared(prong);
        prong.driveShare = grip;
        // a heavier figure presses its prongs deeper but is lifted less: it pushes harder and
        // runs no faster
        const float lifted = model.speedMass > 0.0F ? out.mass / model.speedMass : 1.0F;
        prong.slopeStiff = grip * model.stickShare * k * (1.0F + lean2) * lifted / board.pulsesPerS;
        prong.slopeStroke = grip * model.stickShare * lean2 / board.pulsesPerS;
    }
}

void reach(CompiledFigure& out) {
    constexpr float kLeast = 0.1F;
    out.reachAhead = out.reachBehind = out.reachLeft = out.reachRight = kLeast;
    for (int p = 0; p < out.prongCount; ++p) {
        const CompiledProng& prong = out.prongs[static_cast<std::size_t>(p)];
        out.reachAhead = std::max(out.reachAhead, prong.x);
        out.reachBehind = std::max(out.reachBehind, -prong.x);
        out.reachLeft = std::max(out.reachLeft, prong.y);
        out.reachRight = std::max(out.reachRight, -prong.y);
    }
}

}  // namespace

CompiledFigure compileFigure(const FigureSpec& spec, const Model& model, const Drive& board) {
    CompiledFigure out;
    out.driven = !spec.base.prongsCut;
    const Extents size = extentsOf(spec.base);
    weigh(out, spec, size);
    placeProngs(out, spec);
    stand(out, spec, model);
    load(out, spec, board);
    drive(out, spec, model, board);
    reach(out);
    const float mean = 0.25F * (out.reachAhead + out.reachBehind + out.reachLeft + out.reachRight);
    out.tiltInertia =
        out.mass * (mean * mean + out.comHeight * out.comHeight) +
        static_cast<float>(spec.figureMassG) * out.figureHeight * out.figureHeight / 12.0F +
        static_cast<float>(spec.base.massG) *
            (size.length * size.length + size.width * size.width) / 24.0F;
    return out;
}

CompiledFigure compileLying(const CompiledFigure& standing,
                            const Model& model,
                            const Drive& board) {
    constexpr float kHalfLength = 0.8F;
    constexpr float kHalfWidth = 0.7F;
    CompiledFigure out = standing;
    out.driven = false;
    out.touchHeight = std::min(out.touchHeight, model.baseTouch);
    out.yawInertia += standing.mass * standing.figureHeight * standing.figureHeight * 0.08F;
    out.prongCount = 4;
    out.prongs = {};
    for (std::size_t p = 0; p < 4; ++p) {
        CompiledProng& prong = out.prongs[p];
        prong.x = (p & 1U) != 0 ? kHalfLength : -kHalfLength;
        prong.y = (p & 2U) != 0 ? kHalfWidth : -kHalfWidth;
        prong.load = 0.25F * standing.mass * kGravity;
        prong.slopeStroke = model.gripFriction / model.creepSpeed * board.stroke;
    }
    return out;
}

Traction tractionOf(const CompiledFigure& figure, const Model& model, const Drive& board) {
    Traction sum;
    const float inverseStroke = 1.0F / board.stroke;
    for (int p = 0; p < figure.prongCount; ++p) {
        const CompiledProng& prong = figure.prongs[static_cast<std::size_t>(p)];
        const float slope = prong.slopeStiff * board.inverseLoad(model) +
                            prong.slopeStroke * prong.load * inverseStroke;
        sum.slope += slope;
        sum.turnSlope += slope * (prong.x * prong.x + prong.y * prong.y);
    }
    return sum;
}

}  // namespace thrum::board
