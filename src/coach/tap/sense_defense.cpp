#include "coach/tap/favorites.hpp"
#include "coach/tap/memory.hpp"
#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/core/trig.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>

// How a defense stands: somebody in front of every man who may catch, somebody who stays deep, the
// rest against the runner or under the pass. Nobody can be turned before the first stop, and a
// figure never stands still, so that whoever is to be deep later must not run at the line now: he
// goes across.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

constexpr double kOnTheLine = 4.0;  // yards: a man's center is this near to it
constexpr double kBehindTheLine = 6.5;

long menAt(const Formation& formation, Position position) {
    return std::ranges::count(formation.men, position, &FormationMan::position);
}

int receiversWide(const TableView& offense) {
    return static_cast<int>(std::ranges::count_if(
        offense.men, [](const Man& man) { return man.attacks && std::abs(man.y) > kSplitWide; }));
}

// The last men go across the field at different depths and so are still deep when the board stops,
// and in the middle. One of them comes down toward the runner, the deeper the likelier a pass: a
// runner who is never stopped would find nobody behind the line.
std::vector<FormationMan*> stayDeep(Formation& formation,
                                    std::size_t most,
                                    double room,
                                    std::optional<double> comesFrom,
                                    std::vector<std::string>& told) {
    constexpr std::array kDepths{12.5, 16.0, 22.0};
    constexpr double kAcross = 5.0;  // on the other side when the board stops, about ten yards wide
    std::vector<FormationMan*> backs;
    for (FormationMan& man : formation.men)
        if (man.position == Position::DefensiveBack)
            backs.push_back(&man);
    std::ranges::stable_sort(backs, std::ranges::greater{}, &FormationMan::front);
    backs.resize(std::min(most, backs.size()));
    std::vector<FormationMan*> byPlace = backs;
    std::ranges::stable_sort(byPlace, std::ranges::greater{}, &FormationMan::lateral);
    for (std::size_t i = 0; i < byPlace.size(); ++i) {
        FormationMan& man = *byPlace[i];
        if (comesFrom && i + 1 == byPlace.size()) {
            man.front = Distance::yards(std::min(*comesFrom, room));
            man.lateral = Distance{};
            man.heading = Heading{};
            break;
        }
        const bool fromLeft = i % 2 == 0;
        man.front = Distance::yards(std::min(kDepths[std::min<std::size_t>(i, 2)], room));
        man.lateral = Distance::yards(fromLeft ? kAcross : -kAcross);
        man.heading = Heading::degrees(fromLeft ? 270.0 : 90.0);
        told.push_back(man.role);
    }
    return backs;
}

// A place of the offense's view where a marker comes beside his man, and how long he takes to it.
struct Meeting {
    double x = 0.0;
    double y = 0.0;
    double seconds = 0.0;
};

// Who is to look after whom.
struct Marking {
    FormationMan* man = nullptr;
    std::size_t whom = 0;            ///< of the offense's view
    bool along = false;              ///< runs ahead of him instead of meeting him at the line
    std::optional<Meeting> meets{};  ///< he runs there
};

bool marks(const std::vector<Marking>& markings, const FormationMan* man) {
    return std::ranges::find(markings, man, &Marking::man) != markings.end();
}

// Runs the same way as his man, as little ahead of him as the line allows, and so is still there
// whenever the board stops; a little outside of those split wide, where nobody else is.
Marking escort(FormationMan& man, const TableView& offense, std::size_t whom) {
    constexpr double kMiddleOverTheLine = 2.4;  // yards
    constexpr double kMiddleToMiddle = 2.5;
    constexpr double kOutside = 1.0;
    constexpr double kWidest = 24.5;
    const Man& receiver = offense.men[whom];
    const double x = std::max(offense.line + kMiddleOverTheLine, receiver.x + kMiddleToMiddle);
    const double beside =
        std::abs(receiver.y) > kSplitWide
            ? std::copysign(std::min(std::abs(receiver.y) + kOutside, kWidest), receiver.y)
            : receiver.y;
    man.front = Distance::yards(x - offense.line - 1.0);
    man.lateral = Distance::yards(-beside);
    man.heading = Heading{};
    return {&man, whom, true};
}

using SpeedOf = std::function<double(const FormationMan&)>;

// Nobody may be turned before the first stop, so that a marker starts where a straight run brings
// him beside his man when the ball is likely to be thrown: ahead of him and a little inside, on a
// way as much like his man's as the line and the men in front leave room for.
Marking meetAtTheThrow(FormationMan& man,
                       const Formation& formation,
                       const TableView& offense,
                       std::size_t whom,
                       double speed) {
    constexpr double kUntilTheThrow = 0.9;  // seconds of board
    constexpr double kAhead = 2.6;          // yards, middle to middle
    constexpr double kInside = 0.8;
    constexpr double kOverTheLine = 2.4;
    constexpr double kWidest = 24.0;
    constexpr double kBehind = 6.8;
    constexpr double kBesideHim = 3.0;
    const Man& receiver = offense.men[whom];
    const Rotation way =
        rotationOfDegrees(receiver.heading + 0.5 * receiver.curve * kUntilTheThrow);
    const double far = std::max(1.0, speed * kUntilTheThrow);
    const double comesY =
        std::clamp(receiver.y + way.s * receiver.speed * kUntilTheThrow, -kWidest, kWidest);
    Meeting meets;
    meets.seconds = kUntilTheThrow;
    meets.x = std::clamp(receiver.x + way.c * receiver.speed * kUntilTheThrow + kAhead,
                         offense.line + kOverTheLine,
                         107.0);
    meets.y = comesY - std::clamp(comesY, -kInside, kInside);
    struct Start {
        double x = 0.0;
        double y = 0.0;
        double off = 1e9;  // degrees from his man's way
    } best;
    for (const double side : {1.0, -1.0}) {
        double nearest = offense.line + kOverTheLine;
        for (int again = 0; again < 3; ++again) {
            const double own = std::max(way.c, 0.0);
            const double c = std::clamp((meets.x - nearest) / far, -1.0, own);
            const double s = side * std::sqrt(std::max(0.0, 1.0 - c * c));
            const Start start{meets.x - far * c,
                              meets.y - far * s,
                              apart(directionTo(0.0, 0.0, c, s), receiver.heading)};
            // nobody stacked behind somebody
            double room = nearest;
            for (const FormationMan& other : formation.men)
                if (&other != &man && std::abs(-other.lateral.yards() - start.y) < kBesideHim &&
                    other.front.yards() + offense.line + 1.0 <= start.x + 0.1)
                    room = std::max(room, offense.line + 1.0 + other.front.yards() + kBehind);
            if (room > start.x + 0.05) {
                nearest = room;
                continue;
            }
            if (std::abs(start.y) < kWidest && start.x < 106.0 && start.off < best.off)
                best = start;
            break;
        }
    }
    if (best.off > 360.0)
        return escort(man, offense, whom);
    man.front = Distance::yards(best.x - offense.line - 1.0);
    man.lateral = Distance::yards(-best.y);
    man.heading = Heading{};
    return {&man, whom, false, meets};
}

// Somebody in front of every man outside the guards. Of those on the line most have him run ahead
// of them and one in ten is pressed, where both mostly stay and he can catch nothing. Who starts
// behind the line would slip past, so that somebody comes beside him where a pass is expected, and
// by lot where anything may come.
// @param ends  also in front of the tackles and of who stands beside them
std::vector<Marking> cover(Formation& formation,
                           const TableView& offense,
                           const std::vector<FormationMan*>& deep,
                           bool ends,
                           Stance stance,
                           std::uint64_t luck,
                           const SpeedOf& speedOf) {
    const double farthest = stance == Stance::AgainstRun ? 16.0 : 30.0;
    constexpr double kSlide = 3.5;
    std::vector<FormationMan*> free;
    for (FormationMan& man : formation.men)
        if ((man.position == Position::DefensiveBack || man.position == Position::Linebacker) &&
            std::ranges::find(deep, &man) == deep.end())
            free.push_back(&man);
    std::vector<const Man*> receivers;
    for (const Man& man : offense.men)
        if (man.attacks && std::abs(man.y) > (ends ? kOnTheEnd : kSplitWide))
            receivers.push_back(&man);
    std::ranges::stable_sort(receivers, {}, [](const Man* m) { return -std::abs(m->y); });
    std::vector<Marking> markings;
    for (const Man* receiver : receivers) {
        const double wanted = -receiver->y;  // left and right change with the side
        const bool wide = std::abs(wanted) > kSplitWide;
        const auto away = [&](const FormationMan* man) {
            const bool back = man->position == Position::DefensiveBack;
            return std::abs(man->lateral.yards() - wanted) + (back == wide ? 0.0 : 5.0);
        };
        if (!wide) {
            const auto end = std::ranges::find_if(formation.men, [&](const FormationMan& man) {
                return man.position == Position::DefensiveLineman &&
                       std::abs(man.lateral.yards() - wanted) < kSlide && !marks(markings, &man);
            });
            if (end != formation.men.end()) {
                end->lateral = Distance::yards(wanted);
                markings.push_back(
                    {&*end, static_cast<std::size_t>(receiver - offense.men.data()), false});
                continue;
            }
        }
        const auto nearest = std::ranges::min_element(free, {}, away);
        if (nearest == free.end() || away(*nearest) > farthest)
            continue;
        const auto whom = static_cast<std::size_t>(receiver - offense.men.data());
        const bool onTheLine = offense.line - receiver->x < kOnTheLine;
        const bool tossed = bitsAt(luck, 16 + markings.size()) % 2 == 0;
        const bool passLikely =
            stance == Stance::AgainstPass || (stance == Stance::Balanced && tossed);
        constexpr std::uint64_t kPressed = 10;
        const bool pressed = bitsAt(luck, 48 + markings.size()) % 100 < kPressed;
        if (onTheLine ? !pressed : passLikely) {
            markings.push_back(
                onTheLine
                    ? escort(**nearest, offense, whom)
                    : meetAtTheThrow(**nearest, formation, offense, whom, speedOf(**nearest)));
        } else {
            (*nearest)->lateral = Distance::yards(wanted);
            (*nearest)->front = Distance::yards(kPressFront);
            (*nearest)->heading = Heading{};
            markings.push_back({*nearest, whom});
        }
        free.erase(nearest);
    }
    return markings;
}

// Nobody is stacked, whichever way he faces: who stands behind another stands a base length behind
// him. Clause: TAP-LD-2.
void unstack(Formation& formation) {
    constexpr double kBeside = 3.0;
    constexpr double kBehind = 6.8;
    std::vector<FormationMan*> men;
    for (FormationMan& man : formation.men)
        men.push_back(&man);
    std::ranges::stable_sort(men, {}, &FormationMan::front);
    for (std::size_t i = 0; i < men.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const bool beside = std::abs((men[i]->lateral - men[k]->lateral).yards()) >= kBeside;
            const bool onTheFront = men[i]->front.yards() < 0.7;
            if (!beside && !onTheFront)
                men[i]->front = std::max(men[i]->front, men[k]->front + Distance::yards(kBehind));
        }
    }
}

// Who runs from behind the line toward a side.
std::vector<std::size_t> backsGoingOut(const TableView& offense) {
    constexpr double kGoesOut = 28.0;
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < offense.men.size(); ++i) {
        const Man& back = offense.men[i];
        if (back.attacks && back.x < offense.line - 3.0 && std::abs(back.heading) > kGoesOut &&
            std::abs(back.y) < kSplitWide)
            out.push_back(i);
    }
    return out;
}

// Linebackers and backs who cover nobody yet and expect a pass meet the backs who go out; the
// others stay at their depth by going across.
void meetTheBacks(Formation& formation,
                  const TableView& offense,
                  Stance stance,
                  std::uint64_t luck,
                  const std::vector<FormationMan*>& deep,
                  std::vector<Marking>& markings,
                  std::vector<std::string>& told,
                  const SpeedOf& speedOf,
                  bool blitzes) {
    constexpr double kWidest = 24.0;
    if (stance == Stance::AgainstRun)
        return;
    std::vector<FormationMan*> waiting;
    for (FormationMan& man : formation.men) {
        const bool back = man.position == Position::DefensiveBack;
        const bool stands =
            back || (man.position == Position::Linebacker && man.front.yards() > 3.0);
        const bool isDeep = std::ranges::find(deep, &man) != deep.end();
        if (stands && !isDeep && !marks(markings, &man))
            waiting.push_back(&man);
    }
    const std::vector<std::size_t> out = backsGoingOut(offense);
    // where anything may come one man keeps to the runner
    if (stance == Stance::Balanced && waiting.size() > out.size())
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(luck % waiting.size()));
    for (const std::size_t i : out) {
        if (waiting.empty())
            break;
        const Man& back = offense.men[i];
        // whoever stands nearest to where the back will be
        constexpr double kMeet = 0.7;  // seconds
        const Rotation way = rotationOf(Heading::degrees(back.heading));
        const double comes = -std::clamp(back.y + way.s * back.speed * kMeet, -kWidest, kWidest);
        const auto nearest = std::ranges::min_element(waiting, {}, [&](const FormationMan* m) {
            return std::abs(m->lateral.yards() - comes);
        });
        FormationMan* man = *nearest;
        waiting.erase(nearest);
        markings.push_back(meetAtTheThrow(*man, formation, offense, i, speedOf(*man)));
    }
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        told.push_back(waiting[i]->role);
        if (blitzes) {
            waiting[i]->heading = Heading{};
            continue;
        }
        const double lateral = waiting[i]->lateral.yards();
        // through the middle, never out of the play
        const bool left = std::abs(lateral) < 0.5 ? bitsAt(luck, 80 + i) % 2 == 0 : lateral < 0.0;
        waiting[i]->heading = Heading::degrees(left ? 90.0 : 270.0);
    }
}

// Who covers a man faces where that man goes, or goes the same way before him.
void faceHisMan(tap::Placement& placement,
                TableView table,
                const tap::State& seen,
                const Marking& marking,
                const Speeds& speeds) {
    const std::size_t whom = marking.whom;
    const int slot = placement.baseSlot.value_or(0);
    if (marking.meets) {
        const double toward = directionTo(table.x(placement.pose.at),
                                          table.y(placement.pose.at),
                                          marking.meets->x,
                                          marking.meets->y);
        const double curve = speeds.curveOf(placement.figure, slot);
        placement.pose.heading = table.onField(toward - 0.5 * curve * marking.meets->seconds);
        return;
    }
    if (marking.along) {
        placement.pose.heading = table.onField(table.men[whom].heading);
        return;
    }
    table.men.push_back(manAt(seen, table, speeds, placement.figure, slot, placement.pose));
    placement.pose.heading = table.onField(intercept(table, table.men.size() - 1, whom).heading);
}

// Where he would cross the line of scrimmage, yards to the left of the middle.
double crossesAt(const Man& runner, double line) {
    constexpr double kSteepest = 75.0;
    const Rotation way =
        rotationOf(Heading::degrees(std::clamp(runner.heading, -kSteepest, kSteepest)));
    return runner.y + (line - runner.x) * way.s / way.c;
}

// Whoever stands back, and was not told otherwise, meets the runner who would come at him. If all
// of them went for the likeliest one, any other would find nobody behind the line.
void faceTheRunners(Decision& place,
                    TableView table,
                    const tap::State& seen,
                    const Speeds& speeds,
                    const std::vector<FigureId>& fixed) {
    std::vector<std::size_t> runners;
    for (std::size_t i = 0; i < table.men.size(); ++i) {
        if (table.men[i].attacks && mayRun(table.men[i]))
            runners.push_back(i);
    }
    if (runners.empty())
        return;
    for (tap::Placement& placement : place.placements) {
        const Man man = manAt(
            seen, table, speeds, placement.figure, placement.baseSlot.value_or(0), placement.pose);
        // the front of the defense rushes straight ahead
        const bool isTold = std::ranges::find(fixed, man.id) != fixed.end();
        if (man.x - table.line < kBehindTheLine || isTold)
            continue;
        const auto runner = *std::ranges::min_element(runners, {}, [&](std::size_t i) {
            return std::abs(crossesAt(table.men[i], table.line) - man.y);
        });
        table.men.push_back(man);
        constexpr double kInTime = 6.0;
        const Turn meets = intercept(table, table.men.size() - 1, runner);
        const double toTheLine =
            directionTo(man.x, man.y, table.line, crossesAt(table.men[runner], table.line));
        table.men.pop_back();
        placement.pose.heading = table.onField(meets.seconds < kInTime ? meets.heading : toTheLine);
    }
}

// Runs that go far go round an end. Whoever rushes from one is turned outward, where the runner
// comes; the middle rushes straight ahead.
void holdTheEnds(Decision& place, const TableView& offense) {
    constexpr double kOnTheFront = 3.0;  // yards over the line, to his middle
    constexpr double kFrom = 3.0;        // yards from the middle of the formation
    constexpr double kTo = 11.0;
    constexpr double kStraightAhead = 180.0;
    constexpr double kRushes = 40.0;  // degrees off straight ahead at most
    constexpr double kOutward = 30.0;
    for (tap::Placement& placement : place.placements) {
        const double y = offense.y(placement.pose.at);
        const bool atAnEnd = std::abs(y) > kFrom && std::abs(y) < kTo &&
                             offense.x(placement.pose.at) - offense.line < kOnTheFront;
        if (atAnEnd && apart(offense.fromField(placement.pose.heading), kStraightAhead) < kRushes)
            placement.pose.heading = offense.onField(std::copysign(kStraightAhead - kOutward, y));
    }
}

// Markers face their men, those who were told otherwise stay so, the rest meet the runner.
void faceWhatComes(Decision& place,
                   const TableView& offense,
                   const tap::State& seen,
                   const Speeds& speeds,
                   const std::vector<std::pair<std::string, FigureId>>& roles,
                   const std::vector<Marking>& markings,
                   const std::vector<std::string>& told) {
    std::vector<FigureId> fixed;
    std::vector<std::pair<FigureId, Marking>> covering;
    for (const auto& filled : roles) {
        const auto marking = std::ranges::find_if(
            markings, [&](const Marking& m) { return m.man->role == filled.first; });
        const bool covers = marking != markings.end();
        if (covers)
            covering.emplace_back(filled.second, *marking);
        if (covers || std::ranges::find(told, filled.first) != told.end())
            fixed.push_back(filled.second);
    }
    faceTheRunners(place, offense, seen, speeds, fixed);
    for (tap::Placement& placement : place.placements) {
        const auto covers =
            std::ranges::find(covering, placement.figure, &std::pair<FigureId, Marking>::first);
        if (covers != covering.end())
            faceHisMan(placement, offense, seen, covers->second, speeds);
    }
    holdTheEnds(place, offense);
}

// How deep the man stands who comes down toward the runner; nothing: nobody does. Where a pass is
// likely everybody stays back, and a man who is alone is needed there.
std::optional<double> comesFrom(Stance stance, std::size_t deep) {
    constexpr double kAgainstRun = 8.0;
    constexpr double kBalanced = 9.0;
    if (stance == Stance::AgainstRun)
        return kAgainstRun;
    return stance == Stance::Balanced && deep > 1 ? std::optional{kBalanced} : std::nullopt;
}

// How many backs the situation asks for.
double backsAsked(const tap::State& seen, const TableView& offense, bool sees, Stance stance) {
    const double need = toGain(seen);
    const double goal = 100.0 - spotOf(seen);
    double asked = goal < 6.0 || need < 1.5 ? 3.0
                   : sees                   ? 2.0 + receiversWide(offense)
                   : need > 12.0            ? 5.0
                                            : 4.0;
    // who expects something has one more who rushes: against a pass, too, that is worth more than
    // one more who covers
    asked -= stance == Stance::Balanced ? 0.0 : 1.0;
    return std::clamp(asked, 3.0, 6.0);
}

// A quarterback on a base that does not run means to throw, or to hand the ball over.
std::optional<bool> quarterbackStands(const TableView& offense) {
    for (const Man& man : offense.men) {
        if (man.attacks && man.position == tap::Position::QB)
            return man.speed < 1.0;
    }
    return std::nullopt;
}

// What a defense expects of this snap: what it has read and believes, what burned it lately, or by
// lot, by the quarterback's base and by what offenses mostly do here.
// @param burned  burnedBy
Stance expected(const tap::State& seen,
                const TableView& offense,
                const Intent* read,
                int burned,
                std::uint64_t luck) {
    if (read != nullptr)
        return read->pass ? Stance::AgainstPass : Stance::AgainstRun;
    if (static_cast<int>((luck >> 40U) % 100) < std::abs(burned))
        return burned > 0 ? Stance::AgainstPass : Stance::AgainstRun;
    const auto stands = quarterbackStands(offense);
    const std::uint64_t balanced = !stands ? 40 : *stands ? 30 : 50;
    if (luck % 100 < balanced)
        return Stance::Balanced;
    if (stands)
        return *stands ? Stance::AgainstPass : Stance::AgainstRun;
    return (luck >> 16U) % 100 < static_cast<std::uint64_t>(passLeaning(seen)) ? Stance::AgainstPass
                                                                               : Stance::AgainstRun;
}

}  // namespace

std::vector<Decision> Sense::defenseFor(const tap::State& seen,
                                        const tap::Prompt& prompt,
                                        Side side,
                                        const Formation& formation,
                                        Stance stance,
                                        std::uint64_t drawnLuck) const {
    const TableView offense = view(seen, other(side));
    const double goal = 100.0 - spotOf(seen);
    // three against a pass, by lot where anything may come; a short run needs them at the line
    const bool oneMore = stance == Stance::AgainstPass ||
                         (stance == Stance::Balanced && bitsAt(drawnLuck, 32) % 2 == 0);
    const bool isShort = stance == Stance::AgainstRun && toGain(seen) < 4.0;
    const std::size_t usual = isShort ? 1U : oneMore ? 3U : 2U;
    const std::size_t deep = goal < 8.0 ? 0U : goal < 16.0 ? 1U : usual;
    // the last man's whole base stands in the end zone at most
    const double room = goal + 5.0;
    const auto players = m_setup.lineups->roles(side, formation);
    const SpeedOf speedOf = [&](const FormationMan& man) {
        constexpr double kUsual = 9.0;
        for (const auto& [role, figure] : players)
            if (role == man.role)
                return m_setup.speeds->of(figure, 0);
        return kUsual;
    };
    const bool blitzes =
        m_setup.persona != nullptr &&
        luck(seen, 42) % 100 < static_cast<std::uint64_t>(m_setup.persona->blitzPercent);
    for (const bool ends : {true, false}) {
        Formation stands = formation;
        std::vector<std::string> told;
        const auto last = stayDeep(stands, deep, room, comesFrom(stance, deep), told);
        auto markings = cover(stands, offense, last, ends, stance, drawnLuck, speedOf);
        meetTheBacks(stands, offense, stance, drawnLuck, last, markings, told, speedOf, blitzes);
        unstack(stands);
        auto plan = lineUp(seen, prompt, side, stands);
        const auto roles = m_setup.lineups->roles(side, stands);
        for (Decision& decision : plan)
            if (decision.kind == DecisionKind::Place)
                faceWhatComes(decision, offense, seen, *m_setup.speeds, roles, markings, told);
        if (!plan.empty() && accepted(seen, plan))
            return plan;
    }
    return {};
}

std::vector<Decision> Sense::defenseLineUp(const tap::State& seen,
                                           const tap::Prompt& prompt,
                                           Side side,
                                           int attempt) {
    const auto fitting = m_setup.lineups->fitting(seen, side);
    const TableView offense = view(seen, other(side));
    const bool sees = std::ranges::any_of(offense.men, &Man::attacks);
    const std::uint64_t chosen = luck(seen, 11 + static_cast<std::uint64_t>(attempt));
    const Stance stance =
        expected(seen, offense, believes(seen, luck(seen, 44)), burnedBy(seen, memory()), chosen);
    const double asked = backsAsked(seen, offense, sees, stance);
    const Formation* formation = pick(fitting, chosen, [&](const Formation& f) {
        const double off = static_cast<double>(menAt(f, Position::DefensiveBack)) - asked;
        return attempt > 2 ? 0.0 : -std::abs(off);
    });
    if (formation == nullptr)
        return fallback(seen, prompt, side, attempt);
    // a call of the playbook from it, if there is one for this situation
    Formation called = *formation;
    m_callName = formation->name;
    std::vector<const Play*> plays;
    for (const Play& play : m_setup.lineups->plays)
        if (play.type == PlayType::Defense && play.formation == formation->id && suits(play, seen))
            plays.push_back(&play);
    keepFavorites(plays, &Play::id, m_setup.persona, luck(seen, 43));
    if (!plays.empty() && attempt == 0) {
        const Play& play = *plays[(chosen >> 8U) % plays.size()];
        called = drawn(std::move(called), play);
        m_callName = play.name;
    }
    if (sees && attempt < 2 && formation->unit == FormationUnit::Defense) {
        auto plan = defenseFor(seen, prompt, side, called, stance, bitsAt(chosen, 24));
        if (!plan.empty())
            return plan;
    }
    return lineUp(seen, prompt, side, called);
}

}  // namespace thrum::coach
