#include "turn.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/solitaire/coach.hpp>
#include <thrum/rules/solitaire/formation.hpp>

#include <algorithm>

// The disciplined coach of the book and one who does anything. Clauses: SOL-AI-3 to AI-5.
namespace thrum::solitaire {
namespace {

Decision of(DecisionKind kind, Side side) {
    Decision d;
    d.kind = kind;
    d.side = side;
    return d;
}
Decision chosen(DecisionKind kind, Side side, Choice choice) {
    Decision d = of(kind, side);
    d.choice = choice;
    return d;
}
bool wants(const Prompt& p, DecisionKind kind) {
    return std::ranges::find(p.wants, kind) != p.wants.end();
}

Decision lineUp(const State& s, Side side) {
    const auto plan = lineupDecisions(s, side, plainFormation(unitDue(s, side)));
    if (plan) {
        if (auto next = notYetDone(s, *plan))
            return *std::move(next);
    }
    return of(DecisionKind::Ready, side);
}

Choice callOf(const State& s, std::uint64_t bits) {
    const double toGo = (s.toGain - s.line).yards();
    constexpr double kShort = 2.0;
    if (s.tryKind == TryKind::None && s.down >= s.rules->downs.count) {
        if (s.line < Distance::yards(60.0))
            return Choice::Punt;
        return toGo > kShort ? Choice::FieldGoal : Choice::Run;
    }
    return bits % 2 == 0 ? Choice::Run : Choice::Pass;
}

Decision shotOf(const State& s, Side side, int attempt) {
    Decision d = of(DecisionKind::ComputerShot, side);
    d.shot.emplace();
    if (s.shotKind != ShotKind::Throw)
        return d;
    if (const auto idea = throwIdea(s); idea && attempt == 0) {
        d.shot->target = idea->receiver;
        return d;
    }
    d.kind = DecisionKind::Shot;
    constexpr int kHalf = 500;
    d.shot = PendingShot{.kind = ShotKind::Throw,
                         .aimHundredths = 0,
                         .powerThousandths = kHalf,
                         .loftHundredths = 3000};
    return d;
}

Decision inField(const State& s, Side side) {
    switch (s.fieldChoice) {
        case FieldChoiceKind::KickInEndZone:
        case FieldChoiceKind::PuntInEndZone:
        case FieldChoiceKind::WonInEndZone:
            return of(DecisionKind::Touchback, side);
        default:
            return of(DecisionKind::Return, side);
    }
}

Decision disciplined(const State& s, const Prompt& p, Side side, std::uint64_t bits, int attempt) {
    switch (s.phase) {
        case Phase::Toss:
            if (s.tossCall)
                return chosen(DecisionKind::ChooseToss, side, Choice::Receive);
            return chosen(
                DecisionKind::CallToss, side, bits % 2 == 0 ? Choice::Heads : Choice::Tails);
        case Phase::KickChoice:
            return chosen(DecisionKind::ChooseKick, side, Choice::Kickoff);
        case Phase::KickAlign:
        case Phase::Align:
            return lineUp(s, side);
        case Phase::Call:
            return chosen(DecisionKind::Call, side, callOf(s, bits));
        case Phase::Try:
            return chosen(DecisionKind::ChooseTry, side, Choice::Kick);
        case Phase::FieldChoice:
            return inField(s, side);
        case Phase::KickShot:
        case Phase::Shot:
            return shotOf(s, side, attempt);
        case Phase::Stop: {
            if (s.stage == Stage::Second)
                return of(DecisionKind::Done, side);
            const bool open = wants(p, DecisionKind::Pass) && throwIdea(s);
            return of(open ? DecisionKind::Pass : DecisionKind::GoOn, side);
        }
        case Phase::Penalty:
            if (s.penalty.kind != PenaltyKind::IllegalReceiver)
                return of(DecisionKind::TakeBall, side);
            return of(s.down >= s.rules->downs.count ? DecisionKind::Decline : DecisionKind::Accept,
                      side);
        default:
            return of(DecisionKind::Done, side);
    }
}

template <class T>
const T& oneOf(const std::vector<T>& list, std::uint64_t bits) {
    return list[static_cast<std::size_t>(bits % list.size())];
}

// An option of this decision, filled in with whatever falls.
std::optional<Decision> anything(
    const State& s, const Prompt& p, DecisionKind kind, Side side, std::uint64_t bits) {
    Decision d = of(kind, side);
    const auto option = std::ranges::find(p.options, kind, &Option::decision);
    if (option != p.options.end()) {
        if (!option->figures.empty())
            d.figure = oneOf(option->figures, mix64(bits + 1));
        if (!option->choices.empty())
            d.choice = oneOf(option->choices, mix64(bits + 2));
    }
    const auto below = [&](std::uint64_t salt, int n) {
        return static_cast<int>(mix64(bits + salt) % static_cast<std::uint64_t>(n));
    };
    switch (kind) {
        case DecisionKind::Place:
        case DecisionKind::Lift:
        case DecisionKind::NameCenter:
        case DecisionKind::NameCarrier:
        case DecisionKind::NamePunter:
        case DecisionKind::NameKicker:
        case DecisionKind::NameHolder:
        case DecisionKind::NameReturner:
            return std::nullopt;  // a line-up that stands is the disciplined coach's
        case DecisionKind::PlaceBall: {
            if (!s.ball)
                return std::nullopt;
            d.at = FieldPoint{s.ball->x, boardY(Distance::yards(below(3, 40) - 20.0))};
            return d;
        }
        case DecisionKind::Turn:
            if (!d.figure)
                return std::nullopt;
            d.heading = Heading::hundredths(below(4, kFullTurn));
            return d;
        case DecisionKind::Adjust:
            if (!d.figure)
                return std::nullopt;
            d.dialDeg = below(5, 121) - 60;
            return d;
        case DecisionKind::Call:
            d.simplified = below(6, 3) == 0;
            return d;
        case DecisionKind::Shot: {
            const ShotData& data = shotData(*s.rules, s.shotKind);
            const auto hundredths = [](double v) { return roundToInt(v * 100.0); };
            const int least = hundredths(data.sectorDeg.front());
            const int room = hundredths(data.sectorDeg.back()) - least;
            PendingShot shot{.kind = s.shotKind};
            shot.aimHundredths = (least + below(7, room + 1)) * (below(8, 2) == 0 ? 1 : -1);
            shot.powerThousandths = 50 + below(9, 951);
            shot.loftHundredths = hundredths(data.loft.front()) +
                                  below(10, hundredths(data.loft.back() - data.loft.front()) + 1);
            shot.releaseThousandths = below(11, 2001) - 1000;
            d.shot = shot;
            return d;
        }
        case DecisionKind::ComputerShot: {
            d.shot.emplace();
            d.shot->level = static_cast<CoachLevel>(below(12, 3));
            if (const auto idea = s.carrier ? throwIdea(s) : std::nullopt)
                d.shot->target = idea->receiver;
            return d;
        }
        default:
            return d;
    }
}

}  // namespace

std::vector<Placement> plainLineup(const State& s, Side side) {
    const auto plan = lineupDecisions(s, side, plainFormation(unitDue(s, side)));
    if (!plan)
        return {};
    const auto place = std::ranges::find(*plan, DecisionKind::Place, &Decision::kind);
    return place != plan->end() ? place->placements : std::vector<Placement>{};
}

// Clause: SOL-AI-3.
std::optional<ThrowIdea> throwIdea(const State& s, double leastYards) {
    const Figure* passer = s.carrier ? findFigure(s, *s.carrier) : nullptr;
    if (passer == nullptr || passRefused(s))
        return std::nullopt;
    const Side side = s.carrier->side();
    const RulesData::Coach& coach = s.rules->coach;
    std::vector<Target> targets;
    double pressure = 1e9;
    for (const Figure& f : s.figures) {
        if (f.id == passer->id)
            continue;
        const Polygon outline = outlineOf(s, f.id);
        targets.push_back({f.id.value(),
                           f.id.side() == side,
                           bookPoint(f.pose.at),
                           rotationOf(f.pose.heading),
                           lengthYards(outline, s.board.mmPerYard),
                           widthYards(outline, s.board.mmPerYard)});
        if (f.id.side() != side)
            pressure = std::min(pressure, gapYards(s, *passer, f));
    }
    std::optional<ThrowIdea> best;
    for (const FigureId id : s.playFacts.eligible) {
        const Figure* man = findFigure(s, id);
        if (man == nullptr || id == passer->id || engaged(s, id))
            continue;
        const double beyond = (uOf(s, side, man->pose.at.x) - s.line).yards();
        if (beyond < leastYards)
            continue;
        const auto shot =
            throwAt(*s.rules, bookPoint(passer->pose.at), direction(s, side), id.value(), targets);
        if (!shot)
            continue;
        constexpr double kFree = 6.0;
        double space = kFree;
        for (const Figure& f : s.figures) {
            if (f.id.side() != side)
                space = std::min(space, gapYards(s, *man, f));
        }
        const double value = space + 0.1 * beyond;
        if (!best || value > best->value)
            best = ThrowIdea{.receiver = id, .value = value};
    }
    if (best) {
        best->pressed = pressure < coach.pressureGapYd;
        best->now = best->value >= coach.throwValue ||
                    (best->pressed && best->value >= coach.pressureValue);
    }
    return best;
}

Input bookDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
    return disciplined(seen, prompt, side, bits, attempt);
}

Input randomDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
    constexpr int kPatience = 12;
    const bool aligning = seen.phase == Phase::Align || seen.phase == Phase::KickAlign;
    const std::vector<DecisionKind>& kinds = side == prompt.side ? prompt.wants : prompt.also;
    if (attempt < kPatience && !kinds.empty() && !(aligning && bits % 4 != 0)) {
        const std::uint64_t roll = mix64(bits + static_cast<std::uint64_t>(attempt) * 77);
        if (const auto d = anything(seen, prompt, oneOf(kinds, roll), side, mix64(roll)))
            return *d;
    }
    return disciplined(seen, prompt, side, bits, attempt);
}

}  // namespace thrum::solitaire
