#include "turn.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/solitaire/coach.hpp>

#include <algorithm>

// The disciplined coach of the book and one who does anything. Clauses: SOL-AI-3 to AI-5.
namespace thrum::solitaire {
namespace {

constexpr double kFrontRoom = 0.2;

/// Picks men off a roster, each once.
class Bench {
public:
    Bench(const State& s, Side side) : m_state{s}, m_side{side} {
        const int count = static_cast<int>(s.teams[indexOf(side)]->players.size());
        m_free.assign(static_cast<std::size_t>(count), true);
    }
    /// The first who wears a wanted number, else the first whose number is allowed at all.
    std::optional<FigureId> take(const NumberSpans& wanted, const NumberSpans& allowed) {
        for (const NumberSpans* spans : {&wanted, &allowed}) {
            for (std::size_t i = 0; i < m_free.size(); ++i) {
                const FigureId id{m_side, static_cast<int>(i)};
                if (m_free[i] && within(*spans, numberOf(m_state, id))) {
                    m_free[i] = false;
                    return id;
                }
            }
        }
        return std::nullopt;
    }

private:
    const State& m_state;
    Side m_side;
    std::vector<bool> m_free;
};

/// Puts men on the board in the team's own frame.
class Places {
public:
    Places(const State& s, Side side) : m_state{s}, m_side{side} {}

    /// @param front  u of the foremost point when he looks straight ahead
    void front(std::optional<FigureId> id, double front, double y) {
        if (id)
            centre(
                id, front - lengthYards(outlineOf(m_state, *id), m_state.board.mmPerYard) / 2, y);
    }
    void centre(std::optional<FigureId> id, double u, double y) {
        if (!id)
            return;
        const double half =
            lengthYards(outlineOf(m_state, *id), m_state.board.mmPerYard) / 2 + 0.01;
        const Distance in = Distance::yards(std::clamp(u, -10.0 + half, 110.0 - half));
        const int d = direction(m_state, m_side);
        m_places.push_back({*id,
                            {{xFrom(d, in), boardY(Distance::yards(y))},
                             d > 0 ? Heading{} : Heading::degrees(180.0)}});
    }
    [[nodiscard]] std::vector<Placement> take() { return std::move(m_places); }

private:
    const State& m_state;
    Side m_side;
    std::vector<Placement> m_places;
};

double widest(const State& s, Side side) {
    double width = 0;
    const int count = static_cast<int>(s.teams[indexOf(side)]->players.size());
    for (int i = 0; i < count; ++i)
        width = std::max(width, widthYards(outlineOf(s, {side, i}), s.board.mmPerYard));
    return width;
}

const NumberSpans kAnyone{{1, 99}};

std::vector<Placement> offense(const State& s) {
    const RulesData::Numbers& numbers = s.rules->numbers;
    const Side side = s.offense;
    Bench bench{s, side};
    Places places{s, side};
    const double line = s.line.yards();
    const double y0 = s.lineY.yards();
    const double k = std::max(2.0, widest(s, side) + 0.3) / 2.0;
    const auto centre = bench.take({{50, 59}}, numbers.centre);
    std::array<std::optional<FigureId>, 4> wall;
    for (auto& man : wall)
        man = bench.take(numbers.guardTackle, numbers.guardTackle);
    std::array<std::optional<FigureId>, 2> ends;
    for (auto& man : ends)
        man = bench.take({{80, 89}}, numbers.offenseEligible);
    const bool kick = s.playFacts.kind == PlayKind::Punt || s.playFacts.kind == PlayKind::FieldGoal;
    std::array<std::optional<FigureId>, 4> backs;
    backs[0] = bench.take({{1, 19}}, numbers.offenseEligible);
    if (s.playFacts.kind == PlayKind::FieldGoal)  // a holder who can stand still
        backs[1] = bench.take({{1, 19}}, numbers.offenseEligible);
    for (std::size_t i = backs[1] ? 2 : 1; i < backs.size(); ++i)
        backs[i] = bench.take({{20, 49}}, numbers.offenseEligible);
    places.front(centre, line - kFrontRoom, y0);
    constexpr std::array kWall{-4.0, -2.0, 2.0, 4.0};
    for (std::size_t i = 0; i < wall.size(); ++i)
        places.front(wall[i], line - kFrontRoom, y0 + k * kWall[i]);
    places.front(ends[0], line - kFrontRoom, y0 - k * (kick ? 6.0 : 9.0));
    places.front(ends[1], line - kFrontRoom, y0 + k * (kick ? 6.0 : 7.0));
    if (s.playFacts.kind == PlayKind::FieldGoal) {
        const double depth = line - s.rules->fieldGoal.depthYd;
        places.centre(backs[0], depth, y0);
        places.centre(backs[1], depth, y0 + widest(s, side) + 0.5);
        places.front(backs[2], line - 2.5, y0 - k * 5.0);
        places.front(backs[3], line - 2.5, y0 + k * 5.0);
    } else if (s.playFacts.kind == PlayKind::Punt) {
        const double most = line + 10.0 - 1.5;
        places.centre(backs[0], line - std::min(s.rules->punt.depthDefaultYd, most), y0);
        places.front(backs[1], line - 2.5, y0 - k * 3.0);
        places.front(backs[2], line - 2.5, y0 + k * 3.0);
        places.front(backs[3], line - 2.5, y0 + k * 5.0);
    } else {
        places.centre(backs[0], line - 5.0, y0);
        places.centre(backs[1], line - 6.0, y0 - k * 3.0);
        places.centre(backs[2], line - 6.0, y0 + k * 3.0);
        places.centre(backs[3], line - 4.0, y0 + k * 9.0);
    }
    return places.take();
}

std::vector<Placement> defense(const State& s, Side side) {
    Bench bench{s, side};
    Places places{s, side};
    const double line = 100.0 - s.line.yards();
    const double y0 = s.lineY.yards();
    const bool punt = s.playFacts.kind == PlayKind::Punt;
    for (const double y : {-5.5, -2.0, 2.0, 5.5})
        places.front(bench.take({{50, 79}, {90, 99}}, kAnyone), line - 0.3, y0 + 1.2 * y);
    for (const double y : {-5.0, 0.0, 5.0})
        places.front(bench.take({{40, 59}, {90, 99}}, kAnyone), line - 3.5, y0 + y);
    for (const double y : {-9.0, 9.0})
        places.front(bench.take({{20, 49}}, kAnyone), line - 4.5, y0 + y);
    places.front(bench.take({{20, 49}}, kAnyone), line - 7.0, y0 - 4.0);
    if (!punt)
        places.front(bench.take({{20, 49}}, kAnyone), line - 7.0, y0 + 4.0);
    return places.take();
}

std::vector<Placement> kickers(const State& s) {
    Bench bench{s, s.offense};
    Places places{s, s.offense};
    for (int i = -5; i <= 5; ++i)
        places.front(bench.take(kAnyone, kAnyone), s.line.yards() - 0.1, 4.0 * i);
    return places.take();
}

std::vector<Placement> receivers(const State& s, Side side) {
    Bench bench{s, side};
    Places places{s, side};
    const bool onside = s.playFacts.kind == PlayKind::Onside;
    const bool safety = s.playFacts.kind == PlayKind::SafetyKick;
    const double most = 100.0 - s.line.yards() - s.rules->kickoff.receiveOffsetYd;
    const double home = safety ? s.rules->safetykick.returnerYd : 0.0;
    if (!onside)
        places.centre(bench.take({{20, 49}, {80, 89}}, kAnyone), home, 0.0);
    for (int i = -2; i <= 2; ++i)
        places.front(bench.take(kAnyone, kAnyone), most - 1.0, 8.0 * i);
    for (int i = -2; i <= 2; ++i)
        places.front(bench.take(kAnyone, kAnyone), most - 14.0, 7.0 * i);
    if (onside)
        places.front(bench.take(kAnyone, kAnyone), most - 24.0, 0.0);
    return places.take();
}

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
Decision naming(DecisionKind kind, Side side, FigureId id) {
    Decision d = of(kind, side);
    d.figure = id;
    return d;
}

bool wants(const Prompt& p, DecisionKind kind) {
    return std::ranges::find(p.wants, kind) != p.wants.end();
}

Decision lineUp(const State& s, Side side) {
    const std::vector<Placement> plan = plainLineup(s, side);
    for (const Figure& f : s.figures) {
        if (f.id.side() == side && std::ranges::find(plan, f.id, &Placement::figure) == plan.end())
            return naming(DecisionKind::Lift, side, f.id);
    }
    const bool stands = std::ranges::all_of(plan, [&](const Placement& p) {
        const Figure* f = findFigure(s, p.figure);
        return f != nullptr && f->pose == p.pose;
    });
    if (!stands) {
        Decision d = of(DecisionKind::Place, side);
        d.placements = plan;
        std::ranges::sort(d.placements, {}, &Placement::figure);
        return d;
    }
    const PlayFacts& play = s.playFacts;
    if (s.phase == Phase::Align && s.stage == Stage::First) {
        const bool run = play.kind == PlayKind::Run || play.kind == PlayKind::Pass;
        const std::size_t passer = 7;  // the first of the backs; the plan begins with the line
        if (!play.carrier && plan.size() > passer + 1) {
            const DecisionKind who = run                           ? DecisionKind::NameCarrier
                                     : play.kind == PlayKind::Punt ? DecisionKind::NamePunter
                                                                   : DecisionKind::NameKicker;
            const bool back = play.kind == PlayKind::Run;
            return naming(who, side, plan[back ? passer + 1 : passer].figure);
        }
    }
    if (s.stage == Stage::Second && needsReturner(s) && !play.returner) {
        if (play.kind != PlayKind::Punt)
            return naming(DecisionKind::NameReturner, side, plan.front().figure);
        const int count = static_cast<int>(s.teams[indexOf(side)]->players.size());
        for (int i = count - 1; i >= 0; --i) {
            if (findFigure(s, {side, i}) == nullptr)
                return naming(DecisionKind::NameReturner, side, {side, i});
        }
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
    if (s.phase == Phase::KickAlign)
        return side == s.offense ? kickers(s) : receivers(s, side);
    return side == s.offense ? offense(s) : defense(s, side);
}

// Clause: SOL-AI-3.
std::optional<ThrowIdea> throwIdea(const State& s) {
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
        const double value = space + 0.1 * (uOf(s, side, man->pose.at.x) - s.line).yards();
        if (!best || value > best->value)
            best = ThrowIdea{id, value, false};
    }
    if (best)
        best->now = best->value >= coach.throwValue ||
                    (pressure < coach.pressureGapYd && best->value >= coach.pressureValue);
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
