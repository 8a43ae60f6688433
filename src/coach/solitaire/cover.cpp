#include "coach/solitaire/cover.hpp"

#include <thrum/core/field.hpp>
#include <thrum/rules/solitaire/formation.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::solitaire::coach {
namespace {

/// Yards as the defense looks at them: ahead of it toward the offense's goal is negative.
struct Look {
    double lineX = 0.0;
    double sign = 1.0;  ///< of x, the way the offense goes

    [[nodiscard]] double depth(const Pose& pose) const {
        return (pose.at.x.yards() - lineX) * sign;
    }
    [[nodiscard]] Spot x(double depth) const { return Spot::yards(lineX + depth * sign); }
};

double yOf(const Pose& pose) {
    return pose.at.y.yards();
}

// Ends of the line and backs who do not stand behind it, the widest first.
std::vector<const Figure*> wideMen(const State& s, const Look& look) {
    constexpr double kLineDepth = 6.0;  // wingbacks are among them
    constexpr double kSplit = 6.0;      // yards from the ball
    const double ball = (field::kMiddle.y + s.lineY).yards();
    std::vector<const Figure*> wide;
    for (const Figure& man : s.figures) {
        if (man.id.side() == s.offense && look.depth(man.pose) > -kLineDepth &&
            std::fabs(yOf(man.pose) - ball) > kSplit)
            wide.push_back(&man);
    }
    std::ranges::stable_sort(wide, std::ranges::greater{}, [&](const Figure* man) {
        return std::fabs(yOf(man->pose) - ball);
    });
    return wide;
}

std::vector<Placement*> fromDeepest(std::vector<Placement>& men, const Look& look, double least) {
    std::vector<Placement*> deep;
    for (Placement& man : men) {
        if (look.depth(man.pose) > least)
            deep.push_back(&man);
    }
    std::ranges::stable_sort(
        deep, std::ranges::greater{}, [&](const Placement* man) { return look.depth(man->pose); });
    return deep;
}

// Room for a base turned a little, whoever's it is.
bool isCrowded(const std::vector<Placement>& men, const Placement& who, const Pose& pose) {
    constexpr double kLong = 3.1;
    constexpr double kWide = 2.7;
    return std::ranges::any_of(men, [&](const Placement& man) {
        return &man != &who && std::fabs((man.pose.at.x - pose.at.x).yards()) < kLong &&
               std::fabs((man.pose.at.y - pose.at.y).yards()) < kWide;
    });
}

void coverWideMen(const State& s, const Look& look, std::vector<Placement>& men) {
    constexpr double kBehindTheLine = 3.0;  // who stands nearer than that rushes
    constexpr double kOff = 3.4;            // from the line to the middle of his base
    constexpr double kFarthestOff = 9.0;
    constexpr double kInside = 0.8;
    const double ball = (field::kMiddle.y + s.lineY).yards();
    std::vector<Placement*> free = fromDeepest(men, look, kBehindTheLine);
    if (!free.empty())
        free.erase(free.begin());  // the last man stays at home
    for (const Figure* receiver : wideMen(s, look)) {
        const auto nearest = std::ranges::min_element(free, {}, [&](const Placement* man) {
            return std::fabs(yOf(man->pose) - yOf(receiver->pose));
        });
        if (nearest == free.end())
            return;
        const double inward = yOf(receiver->pose) > ball ? -kInside : kInside;
        Pose pose = receiver->pose;
        pose.at.y += Distance::yards(inward);
        for (double off = kOff; off < kFarthestOff; off += 1.0) {
            pose.at.x = look.x(off);
            if (isCrowded(men, **nearest, pose))
                continue;
            (*nearest)->pose = pose;
            free.erase(nearest);
            break;
        }
    }
}

void crossBehind(const State& s, const Look& look, std::vector<Placement>& men) {
    constexpr double kSafety = 6.0;
    constexpr double kNear = 8.0;
    constexpr double kFar = 12.0;
    constexpr double kAside = 6.0;
    const double ball = (field::kMiddle.y + s.lineY).yards();
    std::vector<Placement*> deep = fromDeepest(men, look, kSafety);
    for (std::size_t i = 0; i < std::min<std::size_t>(2, deep.size()); ++i) {
        const double side = i == 0 ? 1.0 : -1.0;
        deep[i]->pose = {{look.x(i == 0 ? kFar : kNear), Spot::yards(ball + side * kAside)},
                         Heading::degrees(side > 0.0 ? 270.0 : 90.0)};
    }
}

}  // namespace

std::vector<Decision> answering(const State& s, Side side, std::vector<Decision> lineUp) {
    const bool due =
        s.phase == Phase::Align && side != s.offense && unitDue(s, side) == FormationUnit::Defense;
    const auto place = std::ranges::find(lineUp, DecisionKind::Place, &Decision::kind);
    if (!due || place == lineUp.end())
        return lineUp;
    std::vector<Decision> moved = lineUp;
    std::vector<Placement>& men =
        moved[static_cast<std::size_t>(place - lineUp.begin())].placements;
    const int direction = runSetupOf(s).homeDirection * (s.offense == Side::Home ? 1 : -1);
    const Look look{direction > 0 ? s.line.yards() : 100.0 - s.line.yards(),
                    static_cast<double>(direction)};
    if (s.playFacts.kind == PlayKind::Pass)
        coverWideMen(s, look, men);
    else
        crossBehind(s, look, men);
    return leadsToReady(s, side, moved) ? moved : lineUp;
}

}  // namespace thrum::solitaire::coach
