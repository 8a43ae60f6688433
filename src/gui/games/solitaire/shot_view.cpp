#include "gui/games/solitaire/shot_view.hpp"

#include "gui/games/solitaire/words.hpp"

#include <thrum/core/trig.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QCoreApplication>

namespace thrum::gui::sol {

namespace {
using solitaire::Catcher;
using solitaire::FirstMet;
using solitaire::Flight;
using solitaire::ShotInput;
using solitaire::ShotKind;

constexpr std::array<double, 3> kNoChance{};

QString shotTr(const char* text) {
    return QCoreApplication::translate("SolShot", text);
}

bool isKick(ShotKind kind) {
    return kind != ShotKind::Throw && kind != ShotKind::Pitch;
}

Flight flightOf(const solitaire::RulesData& rules,
                const solitaire::ShotScene& scene,
                const ShotInput& input) {
    return Flight{scene.origin,
                  scene.direction,
                  solitaire::shotData(rules, input.kind).heightYd,
                  solitaire::flightValues(rules, input, kNoChance)};
}

FirstMet endOf(const solitaire::RulesData& rules,
               const solitaire::ShotScene& scene,
               const ShotInput& input) {
    const Flight flight = flightOf(rules, scene, input);
    if (isKick(input.kind))
        return solitaire::kickEnds(rules, flight);
    return solitaire::firstMet(
        rules, flight, scene.targets, solitaire::shotData(rules, input.kind).rollFraction);
}

std::optional<FigureId> manMet(const FirstMet& met) {
    if (met.what != FirstMet::What::Player && met.what != FirstMet::What::Rolling)
        return std::nullopt;
    return FigureId::fromValue(static_cast<std::uint8_t>(met.id));
}

/// What the shot is judged by: the same man, or the posts.
struct Aim {
    const solitaire::State& state;
    const solitaire::ShotScene& scene;
    std::optional<FigureId> man;

    [[nodiscard]] bool reached(const ShotInput& input) const {
        const solitaire::RulesData& rules = *state.rules;
        if (input.kind == ShotKind::FieldGoal)
            return solitaire::atPosts(rules, flightOf(rules, scene, input), scene.direction).good;
        return man && manMet(endOf(rules, scene, input)) == man;
    }
};

std::optional<Span> spanWhere(const std::vector<std::pair<double, bool>>& tried) {
    std::optional<Span> span;
    for (const auto& [value, good] : tried) {
        if (!good)
            continue;
        if (!span)
            span = Span{value, value};
        span->to = value;
    }
    return span;
}

std::optional<Span> sweetSpot(const Aim& aim, ShotInput input) {
    std::vector<std::pair<double, bool>> tried;
    constexpr int kSteps = 96;
    for (int i = 0; i < kSteps; ++i) {
        input.power = 0.05 + 0.01 * i;
        tried.emplace_back(input.power, aim.reached(input));
    }
    return spanWhere(tried);
}

std::optional<Span> sureRelease(const Aim& aim, ShotInput input) {
    std::vector<std::pair<double, bool>> tried;
    constexpr int kHalf = 25;
    for (int i = -kHalf; i <= kHalf; ++i) {
        input.release = static_cast<double>(i) / kHalf;
        tried.emplace_back(input.release, aim.reached(input));
    }
    return spanWhere(tried);
}

QString caughtText(const solitaire::State& state, FigureId man) {
    const QString who = numberText(state, man);
    switch (solitaire::catcherOf(state, man)) {
        case Catcher::Catches:
            return shotTr("%1 catches it").arg(who);
        case Catcher::Engaged:
            return shotTr("%1 is engaged").arg(who);
        case Catcher::OutOfBounds:
            return shotTr("%1 is out of bounds").arg(who);
        case Catcher::Ineligible:
            return shotTr("%1 may not catch it").arg(who);
        case Catcher::Intercepts:
            break;
    }
    return shotTr("%1 intercepts it").arg(who);
}

void tellPosts(const solitaire::State& state, const Flight& flight, ShotOutlook& outlook) {
    const solitaire::RulesData& rules = *state.rules;
    const auto passed = solitaire::atPosts(rules, flight, outlook.scene.direction);
    outlook.good = passed.good;
    outlook.wide = std::abs(passed.y) > rules.posts.halfWidthYd;
    const double over = passed.height - rules.posts.crossbarYd;
    if (passed.good)
        outlook.meetsText = shotTr("over the bar by %1 yd").arg(over, 0, 'f', 1);
    else if (over <= 0.0)
        outlook.meetsText = shotTr("short of the bar");
    else
        outlook.meetsText = shotTr("wide of the posts");
}

QPointF drawn(Vec2 book) {
    return boardYards(book);
}
}  // namespace

QString aimText(double degrees) {
    constexpr double kStraight = 0.05;
    const double off = std::abs(degrees);
    if (off < kStraight)
        return shotTr("straight");
    return (degrees > 0.0 ? shotTr("%1° north") : shotTr("%1° south")).arg(off, 0, 'f', 1);
}

QString endText(const ShotOutlook& outlook) {
    return (outlook.out ? shotTr("out of bounds after %1 yd") : shotTr("comes down after %1 yd"))
        .arg(outlook.endS, 0, 'f', 1);
}

QString numberText(const solitaire::State& state, FigureId man) {
    const solitaire::Player* player = solitaire::findPlayer(state, man);
    return player != nullptr ? QLatin1Char('#') + QString::fromStdString(player->number)
                             : QString{};
}

std::vector<FlightPoint> wayOf(const Flight& flight, double fromS, double untilS) {
    std::vector<FlightPoint> way;
    if (untilS <= fromS)
        return way;
    const int steps = std::clamp(static_cast<int>((untilS - fromS) * 2.0), 8, 120);
    for (int i = 0; i <= steps; ++i) {
        const double s = fromS + (untilS - fromS) * i / steps;
        way.push_back({drawn(flight.at(s)), std::max(0.0, flight.height(s))});
    }
    return way;
}

ShotOutlook outlookOf(const solitaire::State& state,
                      const ShotHand& hand,
                      qint64 ms,
                      std::optional<FigureId> target) {
    const solitaire::RulesData& rules = *state.rules;
    ShotOutlook outlook;
    outlook.scene = solitaire::shotScene(state);
    outlook.input = {hand.kind(), hand.aimDeg(), hand.power(ms), hand.loftDeg(), 0.0};
    const Flight flight = flightOf(rules, outlook.scene, outlook.input);
    const FirstMet met = endOf(rules, outlook.scene, outlook.input);
    outlook.endS = met.s;
    outlook.endHeight = std::max(0.0, flight.height(met.s));
    outlook.landS = std::min(flight.landing(), flight.boundary(rules.field.halfWidthYd));
    const double range = solitaire::flightValues(rules, outlook.input, kNoChance).rangeYd;
    outlook.topS = std::min(range / 2.0, outlook.endS);
    outlook.topHeight = flight.height(outlook.topS);
    outlook.meets = manMet(met);
    outlook.out = met.what == FirstMet::What::Boundary;
    if (hand.kind() == ShotKind::FieldGoal) {
        tellPosts(state, flight, outlook);
    } else if (outlook.meets) {
        outlook.good = solitaire::catcherOf(state, *outlook.meets) == Catcher::Catches;
        outlook.meetsText = caughtText(state, *outlook.meets);
    }
    outlook.aimedFor = target ? target : outlook.meets;
    const Aim aim{state, outlook.scene, outlook.aimedFor};
    if (hand.kind() == ShotKind::FieldGoal || outlook.aimedFor) {
        outlook.sweet = sweetSpot(aim, outlook.input);
        outlook.sure = sureRelease(aim, outlook.input);
    }
    return outlook;
}

std::optional<AimAtMan> aimAtMan(const solitaire::State& state, FigureId man) {
    const solitaire::ShotScene scene = solitaire::shotScene(state);
    const solitaire::RulesData& rules = *state.rules;
    const auto target = std::ranges::find(scene.targets, int{man.value()}, &solitaire::Target::id);
    if (target == scene.targets.end())
        return std::nullopt;
    const std::vector<double>& lofts = solitaire::shotData(rules, scene.kind).loft;
    const double lowest = lofts.front();
    const double usual = lofts[1];
    const double highest = lofts.back();
    const auto aimOf = [&](double loft) {
        return solitaire::aimAt(rules,
                                scene.kind,
                                scene.origin,
                                scene.direction,
                                target->centre,
                                rules.coach.targetHeightYd,
                                loft);
    };
    const auto comesDownOnHim = [&](double loft) {
        const auto aim = aimOf(loft);
        return aim.possible && solitaire::aimAllowed(rules, scene.kind, aim.aimDeg) &&
               manMet(endOf(rules, scene, {scene.kind, aim.aimDeg, aim.power, loft, 0.0})) == man;
    };
    // the usual loft, else the one nearest to it that comes down on him and on nobody before
    double loft = usual;
    for (double off = 0.0; off <= highest - lowest; off += rules.ui.loftStepDeg) {
        if (usual - off >= lowest && comesDownOnHim(usual - off)) {
            loft = usual - off;
            break;
        }
        if (usual + off <= highest && comesDownOnHim(usual + off)) {
            loft = usual + off;
            break;
        }
    }
    const auto aim = aimOf(loft);
    return AimAtMan{solitaire::limitedAim(rules, scene.kind, aim.aimDeg),
                    loft,
                    std::clamp(aim.power, rules.ttqb.powerMin, 1.0)};
}

AimAtMan firstAim(const solitaire::State& state) {
    const solitaire::State& s = state;
    if (s.shotKind == ShotKind::Throw || s.shotKind == ShotKind::Pitch) {
        const auto man = s.meantFor ? s.meantFor : firstTarget(state, receiversOf(state));
        if (man)
            if (const auto aim = aimAtMan(state, *man))
                return *aim;
        return {s.shotKind == ShotKind::Pitch ? 180.0 : 0.0,
                solitaire::shotData(*s.rules, s.shotKind).loft[1],
                0.5};
    }
    const solitaire::ShotScene scene = solitaire::shotScene(s);
    const ShotInput kick = solitaire::kickShot(*s.rules, s.shotKind, scene.origin, scene.direction);
    return {solitaire::limitedAim(*s.rules, s.shotKind, kick.aimDeg), kick.loftDeg, kick.power};
}

std::vector<Receiver> receiversOf(const solitaire::State& state) {
    const solitaire::State& s = state;
    std::vector<Receiver> receivers;
    if (isKick(s.shotKind) || !s.carrier)
        return receivers;
    const solitaire::ShotScene scene = solitaire::shotScene(s);
    for (const solitaire::Target& target : scene.targets) {
        const FigureId id = FigureId::fromValue(static_cast<std::uint8_t>(target.id));
        const bool may = s.shotKind == ShotKind::Throw
                             ? std::ranges::binary_search(s.playFacts.eligible, id)
                             : s.meantFor == id;
        if (!target.offense || !may)
            continue;
        const auto way = solitaire::aimAt(*s.rules,
                                          scene.kind,
                                          scene.origin,
                                          scene.direction,
                                          target.centre,
                                          s.rules->coach.targetHeightYd,
                                          solitaire::shotData(*s.rules, scene.kind).loft[1]);
        receivers.push_back({id,
                             length(target.centre - scene.origin),
                             solitaire::roomOf(s, id),
                             solitaire::catcherOf(s, id) == Catcher::Catches,
                             solitaire::aimAllowed(*s.rules, scene.kind, way.aimDeg)});
    }
    std::ranges::stable_sort(receivers, [](const Receiver& a, const Receiver& b) {
        const bool mayA = a.free && a.ahead;
        const bool mayB = b.free && b.ahead;
        return mayA != mayB ? mayA : a.yards < b.yards;
    });
    return receivers;
}

std::optional<FigureId> firstTarget(const solitaire::State& state,
                                    const std::vector<Receiver>& receivers) {
    const solitaire::ShotScene scene = solitaire::shotScene(state);
    std::optional<FigureId> nearest;
    for (const Receiver& receiver : receivers) {
        if (!receiver.free || !receiver.ahead)
            continue;
        const bool sure =
            scene.kind != ShotKind::Throw ||
            solitaire::throwAt(
                *state.rules, scene.origin, scene.direction, receiver.id.value(), scene.targets);
        if (sure)
            return receiver.id;
        if (!nearest)
            nearest = receiver.id;
    }
    return nearest;
}

double aimToward(const solitaire::ShotScene& scene, QPointF boardAt) {
    const QPointF way = boardAt - boardYards(scene.origin);
    return std::atan2(way.y(), scene.direction * way.x()) * 180.0 / std::numbers::pi;
}

namespace {
/// Where releases from one end of the bar to the other bring it down, as a fan from the hand.
QPolygonF fanOf(const solitaire::RulesData& rules,
                const ShotOutlook& outlook,
                const Span& releases) {
    QPolygonF fan;
    fan << drawn(outlook.scene.origin);
    constexpr int kSteps = 12;
    for (int i = 0; i <= kSteps; ++i) {
        ShotInput input = outlook.input;
        input.release = releases.from + (releases.to - releases.from) * i / kSteps;
        const Flight flight = flightOf(rules, outlook.scene, input);
        fan << drawn(
            flight.at(std::min(flight.landing(), flight.boundary(rules.field.halfWidthYd))));
    }
    return fan;
}

void addEdges(const solitaire::RulesData& rules, const ShotOutlook& outlook, ShotDrawing& drawing) {
    const double most = solitaire::shotData(rules, outlook.input.kind).relAzDeg;
    for (const int sign : {1, -1}) {
        ShotInput input = outlook.input;
        input.release = sign;
        const Flight flight = flightOf(rules, outlook.scene, input);
        const double s = std::min(flight.landing(), flight.boundary(rules.field.halfWidthYd));
        drawing.edges.push_back(
            {drawn(flight.at(s)),
             (sign > 0 ? shotTr("release +1 · %1° north") : shotTr("release −1 · %1° south"))
                 .arg(most, 0, 'f', 0)});
    }
}
}  // namespace

ShotDrawing drawingOf(const solitaire::State& state,
                      const ShotOutlook& outlook,
                      const ShotHand& hand,
                      qint64 ms) {
    const solitaire::RulesData& rules = *state.rules;
    const Flight flight = flightOf(rules, outlook.scene, outlook.input);
    ShotDrawing drawing;
    drawing.way = wayOf(flight, 0.0, outlook.endS);
    if (outlook.meets)
        drawing.beyond = wayOf(flight, outlook.endS, outlook.landS);
    if (!hand.assisted()) {
        drawing.spread = fanOf(rules, outlook, {-1.0, 1.0});
        if (outlook.sure)
            drawing.sure = fanOf(rules, outlook, *outlook.sure);
        addEdges(rules, outlook, drawing);
    }
    constexpr double kEvery = 10.0;
    for (double s = kEvery; s < outlook.endS; s += kEvery)
        drawing.yards.push_back({drawn(flight.at(s)), shotTr("%1 yd").arg(s, 0, 'f', 0)});
    drawing.good = outlook.good;
    const bool goal = hand.kind() == ShotKind::FieldGoal;
    if (outlook.meets)
        drawing.meets =
            ShotMark{drawn(flight.at(outlook.endS)),
                     QStringLiteral("%1 · %2").arg(outlook.meetsText,
                                                   shotTr("%1 yd").arg(outlook.endS, 0, 'f', 1))};
    if (!outlook.meets || goal)
        drawing.lands =
            ShotMark{drawn(flight.at(outlook.endS)),
                     goal          ? outlook.meetsText
                     : outlook.out ? shotTr("out of bounds at %1 yd").arg(outlook.endS, 0, 'f', 1)
                                   : shotTr("lands at %1 yd").arg(outlook.endS, 0, 'f', 1)};
    drawing.top = ShotMark{drawn(flight.at(outlook.topS)),
                           shotTr("highest %1 yd").arg(outlook.topHeight, 0, 'f', 1)};
    drawing.topYards = outlook.topHeight;
    if (hand.step() == ShotHand::Step::Release) {
        ShotInput input = outlook.input;
        input.release = hand.release(ms);
        const Flight now = flightOf(rules, outlook.scene, input);
        drawing.needle =
            wayOf(now, 0.0, std::min(now.landing(), now.boundary(rules.field.halfWidthYd)));
    }
    return drawing;
}

}  // namespace thrum::gui::sol
