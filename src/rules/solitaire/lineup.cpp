#include "rules/solitaire/measure.hpp"
#include "turn.hpp"

#include <algorithm>
#include <cmath>

// What a line-up must be, in the order of section 22; the first that is broken is shown.
// Clauses: SOL-KO-2 to KO-4, ON-1, SK-1, SK-2, chapters 12 and 13, SOL-PU-2, PU-3, FG-2.
namespace thrum::solitaire {
namespace {

using Men = std::vector<const Figure*>;

Men menOf(const State& s, Side side) {
    Men men;
    for (const Figure& figure : s.figures) {
        if (figure.id.side() == side)
            men.push_back(&figure);
    }
    return men;
}

/// The offense as the clauses look at it.
struct Shape {
    Men line;  ///< from south to north
    Men backs;
    const Figure* centre = nullptr;
    std::vector<const Figure*> between;  ///< line men between the ends
};

Distance depth(const State& s, const Figure& man) {
    return s.line - frontU(s, man);
}
Distance yOf(const Figure& man) {
    return bookY(man.pose.at.y);
}
Distance away(Distance a, Distance b) {
    return a > b ? a - b : b - a;
}

Shape shapeOf(const State& s) {
    Shape shape;
    const Distance deep = Distance::yards(s.rules->formation.lineDepthYd);
    for (const Figure* man : menOf(s, s.offense))
        (depth(s, *man) < deep ? shape.line : shape.backs).push_back(man);
    std::ranges::stable_sort(
        shape.line, [](const Figure* a, const Figure* b) { return a->pose.at.y < b->pose.at.y; });
    if (shape.line.size() > 2)
        shape.between.assign(shape.line.begin() + 1, shape.line.end() - 1);
    // the one named, else the nearest to the ball who may be one
    for (const Figure* man : shape.line) {
        if (s.playFacts.centre) {
            if (man->id == *s.playFacts.centre)
                shape.centre = man;
        } else if (within(s.rules->numbers.centre, numberOf(s, man->id)) &&
                   (shape.centre == nullptr ||
                    away(yOf(*man), s.lineY) < away(yOf(*shape.centre), s.lineY))) {
            shape.centre = man;
        }
    }
    return shape;
}

bool isEligible(const State& s, const Figure& man) {
    return within(s.rules->numbers.offenseEligible, numberOf(s, man.id));
}
bool isInterior(const State& s, const Figure& man) {
    return within(s.rules->numbers.interior, numberOf(s, man.id));
}

bool inSnapLane(const State& s, const Figure& man, const Figure& centre) {
    const double half = widthYards(outlineOf(s, centre.id), s.board.mmPerYard) / 2;
    constexpr double kSame = 1e-6;
    return away(yOf(man), yOf(centre)).yards() <= half + kSame;
}

/// Collects what is wrong, in order.
class Checks {
public:
    Checks(const State& s, Side side) : m_s{s}, m_men{menOf(s, side)} {}

    void require(bool holds, std::string_view clause, std::string_view code) {
        if (!holds)
            m_problems.push_back(refusal(clause, code));
    }
    void count(std::size_t wanted, bool named, std::string_view clause) {
        require(m_men.size() == wanted && named, clause, "E-SOL-COUNT");
    }
    // Field and no overlap with anybody.
    void places() {
        require(std::ranges::all_of(m_men, [&](const Figure* m) { return baseInside(m_s, *m); }),
                "SOL-FOR-1",
                "E-SOL-FIELD");
        require(!anyOverlaps(m_s, m_men), "SOL-FOR-1", "E-SOL-OVERLAP");
    }
    void numbers(const NumberSpans& allowed) {
        require(std::ranges::all_of(
                    m_men, [&](const Figure* m) { return within(allowed, numberOf(m_s, m->id)); }),
                "SOL-EL-1",
                "E-SOL-NUM");
    }
    [[nodiscard]] const Men& men() const { return m_men; }
    [[nodiscard]] std::vector<RuleViolation> take() { return std::move(m_problems); }

private:
    const State& m_s;
    Men m_men;
    std::vector<RuleViolation> m_problems;
};

void checkOffense(const State& s, Checks& checks) {
    const RulesData& rules = *s.rules;
    const Shape shape = shapeOf(s);
    checks.count(11, true, "SOL-FOR-1");
    checks.places();
    checks.require(std::ranges::all_of(checks.men(),
                                       [&](const Figure* m) { return depth(s, *m) >= Distance{}; }),
                   "SOL-FOR-2",
                   "E-SOL-OFFSIDE");
    const auto allowed = [&](const Figure* m) { return isEligible(s, *m) || isInterior(s, *m); };
    const auto guardOrCentre = [&](const Figure* m) {
        return m == shape.centre || !isInterior(s, *m) ||
               within(rules.numbers.guardTackle, numberOf(s, m->id));
    };
    checks.require(std::ranges::all_of(checks.men(), allowed) &&
                       std::ranges::all_of(shape.between, guardOrCentre),
                   "SOL-EL-1",
                   "E-SOL-NUM");
    checks.require(static_cast<int>(shape.line.size()) >= rules.formation.minLine &&
                       static_cast<int>(shape.backs.size()) <= rules.formation.maxBack,
                   "SOL-FOR-4",
                   "E-SOL-SEVEN");
    checks.require(shape.line.size() >= 2 && isEligible(s, *shape.line.front()) &&
                       isEligible(s, *shape.line.back()),
                   "SOL-FOR-5",
                   "E-SOL-ENDS");
    checks.require(
        std::ranges::count_if(shape.between, [&](const Figure* m) { return isInterior(s, *m); }) >=
            rules.formation.interior,
        "SOL-FOR-5",
        "E-SOL-INTERIOR");
    checks.require(
        std::ranges::all_of(shape.backs, [&](const Figure* m) { return isEligible(s, *m); }),
        "SOL-FOR-5",
        "E-SOL-BACKNUM");
    const bool centred =
        shape.centre != nullptr &&
        std::ranges::find(shape.between, shape.centre) != shape.between.end() &&
        within(rules.numbers.centre, numberOf(s, shape.centre->id)) &&
        away(yOf(*shape.centre), s.lineY) <= Distance::yards(rules.formation.centreTolYd);
    checks.require(centred, "SOL-FOR-6", "E-SOL-CENTRE");
    checks.require(
        shape.centre != nullptr &&
            std::ranges::any_of(shape.backs,
                                [&](const Figure* m) { return inSnapLane(s, *m, *shape.centre); }),
        "SOL-FOR-7",
        "E-SOL-SNAP");
}

// The one named, else the first back in the snap lane.
std::optional<FigureId> carrierIn(const State& s, const Shape& shape) {
    if (s.playFacts.carrier)
        return s.playFacts.carrier;
    for (const Figure* m : shape.backs) {
        if (shape.centre != nullptr && inSnapLane(s, *m, *shape.centre))
            return m->id;
    }
    return std::nullopt;
}

// Clauses: SOL-FOR-8, RUN-2.
bool mayCarry(const State& s, const Shape& shape) {
    const auto carrier = carrierIn(s, shape);
    if (!carrier)
        return false;
    const auto man = std::ranges::find(shape.backs, *carrier, &Figure::id);
    if (man == shape.backs.end())
        return false;
    std::vector<Distance> interior;
    for (const Figure* m : shape.line) {
        if (isInterior(s, *m))
            interior.push_back(yOf(*m));
    }
    return !interior.empty() && yOf(**man) >= interior.front() && yOf(**man) <= interior.back();
}

void checkKickers(const State& s, const Shape& shape, Checks& checks) {
    const RulesData& rules = *s.rules;
    const auto behind = [&](FigureId id) {
        const Figure* man = findFigure(s, id);
        return s.line - uOf(s, s.offense, man->pose.at.x);
    };
    if (s.playFacts.kind == PlayKind::Punt) {
        const auto punter = punterOf(s);
        const Figure* man = punter ? findFigure(s, *punter) : nullptr;
        const bool back = man != nullptr &&
                          std::ranges::find(shape.backs, *punter, &Figure::id) != shape.backs.end();
        if (back)
            checks.require(shape.centre != nullptr && inSnapLane(s, *man, *shape.centre),
                           "SOL-PU-2",
                           "E-SOL-SNAP");
        checks.require(back && behind(*punter) >= Distance::yards(rules.punt.depthMinYd) &&
                           behind(*punter) <= Distance::yards(rules.punt.depthMaxYd),
                       "SOL-PU-2",
                       "E-SOL-DEPTH");
        return;
    }
    const auto kicker = kickerOf(s);
    const Figure* man = kicker ? findFigure(s, *kicker) : nullptr;
    checks.require(man != nullptr &&
                       std::ranges::find(shape.backs, *kicker, &Figure::id) != shape.backs.end() &&
                       behind(*kicker) == Distance::yards(rules.fieldGoal.depthYd) &&
                       yOf(*man) == s.lineY,
                   "SOL-FG-2",
                   "E-SOL-KICKER");
    const auto holder = holderOf(s);
    const Figure* beside = holder ? findFigure(s, *holder) : nullptr;
    bool holds = man != nullptr && beside != nullptr && holder != kicker;
    if (holds) {
        constexpr double kSide = 0.5;
        constexpr double kRoom = 1.0;
        const double gap = gapYards(s, *man, *beside);
        holds = away(uOf(s, s.offense, man->pose.at.x), uOf(s, s.offense, beside->pose.at.x)) <=
                    Distance::yards(kSide) &&
                gap > 1e-6 && gap <= kRoom + 1e-6;
    }
    checks.require(holds, "SOL-FG-2", "E-SOL-HOLDER");
}

void checkDefense(const State& s, Side side, Checks& checks) {
    const bool punt = s.playFacts.kind == PlayKind::Punt;
    const bool named = !punt || (s.playFacts.returner && s.playFacts.returner->side() == side &&
                                 findFigure(s, *s.playFacts.returner) == nullptr);
    checks.count(punt ? 10 : 11, named, punt ? "SOL-PU-3" : "SOL-FOR-1");
    checks.places();
    checks.require(
        std::ranges::all_of(checks.men(),
                            [&](const Figure* m) { return frontU(s, *m) <= kGoal - s.line; }),
        "SOL-FOR-2",
        "E-SOL-OFFSIDE");
    checks.numbers(s.rules->numbers.defense);
}

void checkKicking(const State& s, Checks& checks) {
    checks.count(11, true, "SOL-KO-2");
    checks.places();
    checks.numbers(s.rules->numbers.defense);
    const Distance back = Distance::yards(s.rules->kickoff.lineTolYd);
    checks.require(std::ranges::all_of(checks.men(),
                                       [&](const Figure* m) {
                                           const Distance u = frontU(s, *m);
                                           return u > s.line - back && u <= s.line;
                                       }),
                   "SOL-KO-2",
                   "E-SOL-KLINE");
}

void checkReceiving(const State& s, Side side, Checks& checks) {
    const RulesData& rules = *s.rules;
    const bool kicked = rules.kickoff.mode == KickoffMode::Kicked;
    const bool onside = s.playFacts.kind == PlayKind::Onside;
    const auto returner = returnerOf(s);
    const bool own = returner && returner->side() == side;
    const Figure* man = own ? findFigure(s, *returner) : nullptr;
    const bool waits = own && man == nullptr && kicked && !onside;
    checks.count(waits ? 10 : 11, true, "SOL-DEF-2");
    checks.places();
    checks.numbers(rules.numbers.defense);
    const Distance most = kGoal - s.line - Distance::yards(rules.kickoff.receiveOffsetYd);
    checks.require(std::ranges::all_of(checks.men(),
                                       [&](const Figure* m) {
                                           const bool his = !onside && man == m;
                                           return his || frontU(s, *m) <= most;
                                       }),
                   "SOL-KO-3",
                   "E-SOL-RLINE");
    if (onside || kicked) {
        if (!onside)
            checks.require(own, "SOL-KO-6", "E-SOL-RETURNER");
        return;
    }
    const bool safety = s.playFacts.kind == PlayKind::SafetyKick;
    const Distance line = Distance::yards(safety ? rules.safetykick.returnerYd : 0.0);
    checks.require(man != nullptr && uOf(s, side, man->pose.at.x) == line,
                   safety ? "SOL-SK-2" : "SOL-KO-4",
                   "E-SOL-RETURNER");
}

}  // namespace

std::vector<RuleViolation> lineupProblems(const State& s, Side side) {
    Checks checks{s, side};
    if (s.phase == Phase::KickAlign) {
        if (side == s.offense)
            checkKicking(s, checks);
        else
            checkReceiving(s, side, checks);
        return checks.take();
    }
    if (s.phase != Phase::Align)
        return {};
    if (side != s.offense) {
        checkDefense(s, side, checks);
        return checks.take();
    }
    checkOffense(s, checks);
    const Shape shape = shapeOf(s);
    if (s.playFacts.kind == PlayKind::Punt || s.playFacts.kind == PlayKind::FieldGoal)
        checkKickers(s, shape, checks);
    else
        checks.require(mayCarry(s, shape), "SOL-RUN-2", "E-SOL-CARRIER");
    return checks.take();
}

// Of a placed kick: the one named, else who stands on the returner's line.
std::optional<FigureId> returnerOf(const State& s) {
    const bool placedKick = isKickOffKind(s.playFacts.kind) &&
                            s.playFacts.kind != PlayKind::Onside &&
                            s.rules->kickoff.mode == KickoffMode::Placed;
    if (s.playFacts.returner || !placedKick)
        return s.playFacts.returner;
    const bool safety = s.playFacts.kind == PlayKind::SafetyKick;
    const Distance line = Distance::yards(safety ? s.rules->safetykick.returnerYd : 0.0);
    for (const Figure* m : menOf(s, other(s.offense))) {
        if (uOf(s, m->id.side(), m->pose.at.x) == line)
            return m->id;
    }
    return std::nullopt;
}

std::optional<FigureId> carrierOf(const State& s) {
    return carrierIn(s, shapeOf(s));
}

// Clause: SOL-EL-2.
std::vector<FigureId> eligibleAtSnap(const State& s) {
    const Shape shape = shapeOf(s);
    std::vector<FigureId> ids;
    for (const Figure* m : shape.backs) {
        if (isEligible(s, *m))
            ids.push_back(m->id);
    }
    for (const Figure* m : shape.line) {
        const bool end = m == shape.line.front() || m == shape.line.back();
        if (end && isEligible(s, *m))
            ids.push_back(m->id);
    }
    std::ranges::sort(ids);
    return ids;
}

std::optional<FigureId> centreOf(const State& s) {
    const Shape shape = shapeOf(s);
    return shape.centre != nullptr ? std::optional{shape.centre->id} : std::nullopt;
}

// The one named, else the deepest back in the snap lane.
std::optional<FigureId> punterOf(const State& s) {
    if (s.playFacts.carrier)
        return s.playFacts.carrier;
    const Shape shape = shapeOf(s);
    const Figure* best = nullptr;
    for (const Figure* m : shape.backs) {
        if (shape.centre != nullptr && inSnapLane(s, *m, *shape.centre) &&
            (best == nullptr ||
             uOf(s, s.offense, m->pose.at.x) < uOf(s, s.offense, best->pose.at.x)))
            best = m;
    }
    return best != nullptr ? std::optional{best->id} : std::nullopt;
}

// The one named, else the back on the spot of the kick.
std::optional<FigureId> kickerOf(const State& s) {
    if (s.playFacts.carrier)
        return s.playFacts.carrier;
    const FieldPoint spot = kickSpot(s);
    for (const Figure* m : menOf(s, s.offense)) {
        if (m->pose.at == spot)
            return m->id;
    }
    return std::nullopt;
}

// The one named, else the nearest to the kicker.
std::optional<FigureId> holderOf(const State& s) {
    if (s.playFacts.holder)
        return s.playFacts.holder;
    const auto kicker = kickerOf(s);
    const Figure* man = kicker ? findFigure(s, *kicker) : nullptr;
    if (man == nullptr)
        return std::nullopt;
    const Figure* best = nullptr;
    for (const Figure* m : menOf(s, s.offense)) {
        if (m->id != man->id &&
            (best == nullptr || gapYards(s, *man, *m) < gapYards(s, *man, *best)))
            best = m;
    }
    return best != nullptr ? std::optional{best->id} : std::nullopt;
}

}  // namespace thrum::solitaire
