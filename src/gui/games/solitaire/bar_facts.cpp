#include "gui/games/solitaire/bar_facts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>

namespace thrum::gui::sol {

ShotBarFacts barFactsOf(const solitaire::State& state,
                        const ShotHand& hand,
                        const ShotOutlook& outlook,
                        qint64 ms) {
    ShotBarFacts facts;
    facts.step = hand.step();
    const solitaire::RulesData& rules = *state.rules;
    const solitaire::ShotData& data = solitaire::shotData(rules, hand.kind());

    facts.assisted = hand.assisted();
    facts.overAll =
        hand.kind() == solitaire::ShotKind::Kickoff || hand.kind() == solitaire::ShotKind::Punt;
    facts.power = hand.power(ms);
    facts.rangeMax = data.rangeMaxYd;
    facts.release = hand.release(ms);
    facts.aimDeg = hand.aimDeg();
    facts.loftDeg = hand.loftDeg();
    facts.missDeg = data.relAzDeg;
    constexpr double kMsPerS = 1000.0;
    if (hand.step() == ShotHand::Step::Release)
        facts.secondsLeft = static_cast<double>(hand.msLeft(ms)) / kMsPerS;
    facts.figureHeight = rules.figure.heightYd;
    if (rules.ui.preview) {
        facts.sweet = outlook.sweet;
        facts.sure = outlook.sure;
    }
    facts.target = hand.kind() == solitaire::ShotKind::FieldGoal
                       ? QCoreApplication::translate("SolShot", "the posts")
                   : outlook.aimedFor ? numberText(state, *outlook.aimedFor)
                                      : QString{};
    const solitaire::ShotScene& scene = outlook.scene;
    const solitaire::Flight flight{
        scene.origin,
        scene.direction,
        data.heightYd,
        solitaire::flightValues(rules, outlook.input, std::array<double, 3>{})};
    constexpr int kPoints = 40;
    const double end = std::max(1.0, outlook.endS);
    for (int i = 0; i <= kPoints; ++i) {
        const double s = end * i / kPoints;
        facts.arc.emplace_back(s, std::max(0.0, flight.height(s)));
    }
    for (const solitaire::Target& target : scene.targets) {
        const Vec2 way = target.centre - scene.origin;
        const double along = dot(way, flight.direction());
        const double beside = std::abs(cross(flight.direction(), way));
        constexpr double kNear = 2.5;
        if (along > 0.0 && beside <= kNear)
            facts.standers.push_back({along,
                                      target.offense,
                                      outlook.aimedFor && target.id == outlook.aimedFor->value()});
    }
    if (hand.kind() == solitaire::ShotKind::FieldGoal) {
        const double postsX = scene.direction > 0 ? rules.posts.uYd : 100.0 - rules.posts.uYd;
        facts.bar = std::pair{std::abs(postsX - scene.origin.x), rules.posts.crossbarYd};
        facts.wide = outlook.wide;
    }
    return facts;
}

}  // namespace thrum::gui::sol
