#include "coach/tap/defense_marking.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/core/trig.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace thrum::coach {
namespace {

// Yards, middle to middle.
constexpr double kBeside = 3.0;   // two men side by side
constexpr double kBehind = 6.8;   // a base length behind another (TAP-LD-2)
constexpr double kWidest = 24.0;  // from the middle of the field

// How deep the man stands who comes down toward the runner; nothing: nobody does. Where a pass is
// likely everybody stays back, and a man who is alone is needed there.
std::optional<double> comesFrom(Stance stance, std::size_t deep) {
    constexpr double kAgainstRun = 8.0;
    constexpr double kBalanced = 9.0;
    if (stance == Stance::AgainstRun)
        return kAgainstRun;
    return stance == Stance::Balanced && deep > 1 ? std::optional{kBalanced} : std::nullopt;
}

// The last men go across the field at different depths and so are still deep when the board stops,
// and in the middle. One of them comes down toward the runner, the deeper the likelier a pass: a
// runner who is never stopped would find nobody behind the line.
std::vector<FormationMan*> stayDeep(Formation& formation,
                                    const Against& against,
                                    std::vector<std::string>& told) {
    constexpr std::array kDepths{12.5, 16.0, 22.0};
    constexpr double kBack = 45.0;   // degrees
    constexpr double kAcross = 5.0;  // on the other side when the board stops, about ten yards wide
    std::vector<FormationMan*> backs;
    for (FormationMan& man : formation.men)
        if (man.position == Position::DefensiveBack)
            backs.push_back(&man);
    std::ranges::stable_sort(backs, std::ranges::greater{}, &FormationMan::front);
    backs.resize(std::min(against.deep, backs.size()));
    const auto comes = comesFrom(against.stance, against.deep);
    std::vector<FormationMan*> byPlace = backs;
    std::ranges::stable_sort(byPlace, std::ranges::greater{}, &FormationMan::lateral);
    for (std::size_t i = 0; i < byPlace.size(); ++i) {
        FormationMan& man = *byPlace[i];
        if (comes && i + 1 == byPlace.size()) {
            man.front = Distance::yards(std::min(*comes, against.room));
            man.lateral = Distance{};
            man.heading = Heading{};
            break;
        }
        const bool fromLeft = i % 2 == 0;
        man.front = Distance::yards(std::min(kDepths[std::min<std::size_t>(i, 2)], against.room));
        man.lateral = Distance::yards(fromLeft ? kAcross : -kAcross);
        const double back = against.deepGoBack ? kBack : 0.0;
        man.heading = Heading::degrees(fromLeft ? 270.0 - back : 90.0 + back);
        told.push_back(man.role);
    }
    return backs;
}

bool marks(const std::vector<Marking>& markings, const FormationMan& man) {
    return std::ranges::find(markings, man.role, &Marking::role) != markings.end();
}

// Runs the same way as his man, ahead of him.
Marking escort(FormationMan& man, const TableView& offense, std::size_t whom) {
    const TablePlace place = aheadOf(offense, offense.men[whom]);
    man.front = Distance::yards(place.x - offense.line - 1.0);
    man.lateral = Distance::yards(-place.y);
    man.heading = Heading{};
    return {man.role, whom, true};
}

// Nobody may be turned before the first stop, so that a marker starts where a straight run brings
// him beside his man when the ball is likely to be thrown: ahead of him and a little inside, on a
// way as much like his man's as the line and the men in front leave room for.
Marking meetAtTheThrow(FormationMan& man,
                       const Formation& formation,
                       const Against& against,
                       std::size_t whom) {
    constexpr double kUntilTheThrow = 0.9;  // seconds of board
    constexpr double kAhead = 2.6;          // yards, middle to middle
    constexpr double kInside = 0.8;
    const TableView& offense = against.offense;
    const Man& receiver = offense.men[whom];
    const Rotation way =
        rotationOfDegrees(receiver.heading + 0.5 * receiver.curve * kUntilTheThrow);
    const double far = std::max(1.0, against.speedOf(man) * kUntilTheThrow);
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
                if (&other != &man && std::abs(-other.lateral.yards() - start.y) < kBeside &&
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
    return {man.role, whom, false, meets};
}

// Somebody in front of every man outside the guards. Of those on the line most have him run ahead
// of them and one in ten is pressed, where both mostly stay and he can catch nothing. Who starts
// behind the line would slip past, so that somebody comes beside him where a pass is expected, and
// by lot where anything may come. Against late throws nobody is pressed, because who slips off is
// alone by then, and somebody runs ahead of whoever starts behind the line as well: beside him he
// would be once only.
std::vector<Marking> cover(Formation& formation,
                           const Against& against,
                           const std::vector<FormationMan*>& deep) {
    const TableView& offense = against.offense;
    const Stance stance = against.stance;
    const bool late = against.coverage == Coverage::LateThrows;
    constexpr double kOnTheLine = 4.0;  // yards: a man's center is this near to it
    const double farthest = stance == Stance::AgainstRun ? 16.0 : 30.0;
    constexpr double kSlide = 3.5;
    std::vector<FormationMan*> free;
    for (FormationMan& man : formation.men)
        if ((man.position == Position::DefensiveBack || man.position == Position::Linebacker) &&
            std::ranges::find(deep, &man) == deep.end())
            free.push_back(&man);
    std::vector<const Man*> receivers;
    for (const Man& man : offense.men)
        if (man.attacks && std::abs(man.y) > (against.ends ? kOnTheEnd : kSplitWide))
            receivers.push_back(&man);
    std::ranges::stable_sort(receivers, {}, [](const Man* m) { return -std::abs(m->y); });
    std::vector<Marking> markings;
    for (const Man* receiver : receivers) {
        const auto whom = static_cast<std::size_t>(receiver - offense.men.data());
        const double wanted = -receiver->y;  // left and right change with the side
        const bool wide = std::abs(wanted) > kSplitWide;
        const auto away = [&](const FormationMan* man) {
            const bool back = man->position == Position::DefensiveBack;
            return std::abs(man->lateral.yards() - wanted) + (back == wide ? 0.0 : 5.0);
        };
        if (!wide) {
            const auto end = std::ranges::find_if(formation.men, [&](const FormationMan& man) {
                return man.position == Position::DefensiveLineman &&
                       std::abs(man.lateral.yards() - wanted) < kSlide && !marks(markings, man);
            });
            if (end != formation.men.end()) {
                end->lateral = Distance::yards(wanted);
                markings.push_back({end->role, whom});
                continue;
            }
        }
        const auto nearest = std::ranges::min_element(free, {}, away);
        if (nearest == free.end() || away(*nearest) > farthest)
            continue;
        const bool onTheLine = offense.line - receiver->x < kOnTheLine;
        const bool tossed = bitsAt(against.luck, 16 + markings.size()) % 2 == 0;
        const bool passLikely =
            stance == Stance::AgainstPass || (stance == Stance::Balanced && tossed);
        constexpr std::uint64_t kPressed = 10;
        const bool pressed = !late && bitsAt(against.luck, 48 + markings.size()) % 100 < kPressed;
        if (onTheLine ? !pressed : passLikely) {
            markings.push_back(onTheLine || late
                                   ? escort(**nearest, offense, whom)
                                   : meetAtTheThrow(**nearest, formation, against, whom));
        } else {
            (*nearest)->lateral = Distance::yards(wanted);
            (*nearest)->front = Distance::yards(kPressFront);
            (*nearest)->heading = Heading{};
            markings.push_back({(*nearest)->role, whom});
        }
        free.erase(nearest);
    }
    return markings;
}

// Nobody is stacked, whichever way he faces: who stands behind another stands a base length behind
// him. Clause: TAP-LD-2.
void unstack(Formation& formation) {
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
                  const Against& against,
                  const std::vector<FormationMan*>& deep,
                  Marked& marked) {
    if (against.stance == Stance::AgainstRun)
        return;
    std::vector<FormationMan*> waiting;
    for (FormationMan& man : formation.men) {
        const bool back = man.position == Position::DefensiveBack;
        const bool stands =
            back || (man.position == Position::Linebacker && man.front.yards() > 3.0);
        const bool isDeep = std::ranges::find(deep, &man) != deep.end();
        if (stands && !isDeep && !marks(marked.markings, man))
            waiting.push_back(&man);
    }
    const std::vector<std::size_t> out = backsGoingOut(against.offense);
    // where anything may come one man keeps to the runner
    if (against.stance == Stance::Balanced && waiting.size() > out.size())
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(against.luck % waiting.size()));
    for (const std::size_t i : out) {
        if (waiting.empty())
            break;
        const Man& back = against.offense.men[i];
        // whoever stands nearest to where the back will be
        constexpr double kMeet = 0.7;  // seconds
        const Rotation way = rotationOf(Heading::degrees(back.heading));
        const double comes = -std::clamp(back.y + way.s * back.speed * kMeet, -kWidest, kWidest);
        const auto nearest = std::ranges::min_element(waiting, {}, [&](const FormationMan* m) {
            return std::abs(m->lateral.yards() - comes);
        });
        FormationMan* man = *nearest;
        waiting.erase(nearest);
        marked.markings.push_back(meetAtTheThrow(*man, formation, against, i));
    }
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        marked.told.push_back(waiting[i]->role);
        if (against.blitzes) {
            waiting[i]->heading = Heading{};
            continue;
        }
        const double lateral = waiting[i]->lateral.yards();
        // through the middle, never out of the play
        const bool left =
            std::abs(lateral) < 0.5 ? bitsAt(against.luck, 80 + i) % 2 == 0 : lateral < 0.0;
        waiting[i]->heading = Heading::degrees(left ? 90.0 : 270.0);
    }
}

}  // namespace

Marked markUp(Formation& formation, const Against& against) {
    Marked marked;
    const auto deep = stayDeep(formation, against, marked.told);
    marked.markings = cover(formation, against, deep);
    meetTheBacks(formation, against, deep, marked);
    unstack(formation);
    return marked;
}

}  // namespace thrum::coach
