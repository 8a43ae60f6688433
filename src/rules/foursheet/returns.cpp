#include "turn.hpp"

#include <algorithm>

// Clauses: chapter 29.
namespace thrum::foursheet {
namespace {

constexpr CodeId kKickoffLong = 21;
constexpr CodeId kPuntLong = 90;
constexpr int kUsualFq = 2;

// What is known of a return when its yards are.
struct Run {
    Man returner{};
    Unit coverage{};
    bool punt = false;
    int from = 0;
    int yards = 0;
    int d12 = 1;
    std::optional<Man> loser{};
    [[nodiscard]] Side side() const { return returner.side; }
    [[nodiscard]] int end() const { return std::min(from + yards, 100); }
};

// Clause: FSS-29.8.
Outcome endOf(const Run& run) {
    if (run.end() >= 100)
        return {.ending = Ending::Touchdown, .side = run.side()};
    if (run.end() <= 0 && run.from <= 0)
        return {.ending = Ending::Touchback, .side = run.side()};
    Outcome outcome = deadAt(run.side(), std::max(run.end(), 1));
    outcome.fresh = true;
    return outcome;
}

void tellReturn(Turn& turn, const Run& run, std::string_view clause) {
    Event& event = turn.emit(EventKind::Returned, clause);
    event.side = run.side();
    event.token = run.returner.token;
    event.player = playerOn(turn.s, run.returner).id;
    event.yards = run.end() - run.from;
    event.ball = run.end();
}

// Clause: FSS-29.5, spot of a foul of the returners.
int foulSpot(Turn& turn, const Run& run) {
    const FiveDice roll = rollFive(turn, "foul_spot");
    const int yards = roll.doubles() ? roll.d20 + roll.d12 + roll.d10
                      : run.punt     ? roll.d10
                                     : 10 + roll.d10;
    return std::clamp(run.from + yards, 1, std::max(run.end(), 1));
}

Outcome flagged(Turn& turn, const Run& run, const Outcome& outcome) {
    const Tables& tables = turn.s.data->tables;
    const auto foul = rolledFoul(turn, run.punt ? tables.puntReturnPenalty : tables.kickoffPenalty);
    if (!foul || turn.waiting)
        return outcome;
    Flag flag{.foul = foul->foul,
              .against = run.side(),
              .yards = foul->yards,
              .from = Flag::From::Spot,
              .clause = "FSS-29.5"};
    Outcome marked = outcome;
    marked.fresh = true;
    if (foul->side == KickSide::Kicking) {
        flag.against = other(run.side());
        flag.from = Flag::From::End;
    } else {
        flag.spot = foulSpot(turn, run);
    }
    return afterFlag(turn, flag, marked);
}

// The d12 of a return roll, in the order of FSS-7.2.
Outcome withEvents(Turn& turn, const Run& run) {
    constexpr int kPenalty = 9;
    constexpr int kInjury = 10;
    constexpr int kFumble = 11;
    const Outcome outcome = endOf(run);
    if (run.d12 == kFumble && fumbles(turn, run.returner, "FSS-29.5"))
        return recovery(turn,
                        {.side = run.side(),
                         .unit = run.returner.unit,
                         .otherUnit = run.coverage,
                         .spot = run.from > 0 ? std::max(run.end(), 1) : run.end(),
                         .keeps = turn.s.rules->fumble.offenseMax,
                         .snapped = false});
    if (run.d12 == kInjury)
        checkInjury(turn, run.loser, "FSS-29.5");
    if (run.d12 == kPenalty)
        return flagged(turn, run, outcome);
    return outcome;
}

bool isPunt(const ReturnRun& run) {
    return run.kind == ReturnRun::Kind::Punt;
}

int returnRating(const State& state, const Man& man, bool punt, bool covers) {
    const Player& player = playerOn(state, man);
    const int rating = covers ? (punt ? player.pc.rating : player.kc.rating)
                              : (punt ? player.pr.rating : player.kr.rating);
    const bool hurt = fieldedOn(state, man.side, man.unit, man.token).hurt;
    return hurt ? std::max(rating - 3, 0) : rating;
}

// Who met and what came of it. Clauses: FSS-29.1 to 29.4.
Run rolledRun(Turn& turn, const ReturnRun& run, const FiveDice& roll) {
    constexpr int kSecond = 20;
    const State& s = turn.s;
    const int pair = s.data->tables.returnPairs[static_cast<std::size_t>(roll.d20 - 1)];
    Run result;
    result.returner = {
        run.side, run.unit, roll.d20 == kSecond ? run.second.value_or(run.returner) : run.returner};
    result.coverage = run.coverage;
    result.punt = isPunt(run);
    result.from = run.from;
    result.d12 = roll.d12;
    const Man blocker{run.side, run.unit, pair};
    const Man cover{other(run.side), run.coverage, pair};
    // a man brought up beyond the usual seven cannot block (FSS-30.2)
    const bool absent = result.punt && pair > 7 && isBox(zoneOfToken(run.zones, pair));
    const int ours = returnRating(s, blocker, result.punt, false);
    const int theirs = returnRating(s, cover, result.punt, true);
    const int net = ours - theirs;
    const bool won = !absent && net >= 0 && roll.d10 <= net;
    const Player& returner = playerOn(s, result.returner);
    const ReturnCard& card = result.punt ? returner.pr : returner.kr;
    const CoverCard& coverCard = result.punt ? playerOn(s, cover).pc : playerOn(s, cover).kc;
    const char letter = won ? card.letter : coverCard.letter;
    const LongReturn longest = won ? LongReturn{card.longCode, returner.fq}
                                   : LongReturn{result.punt ? kPuntLong : kKickoffLong, kUsualFq};
    const CodeId id = returnCode(s.data->returns, letter, roll.sum(), longest);
    result.loser = won ? cover : blocker;
    Event& event = turn.emit(EventKind::ReturnRolled, "FSS-29.1");
    event.side = run.side;
    event.token = pair;
    event.player = playerOn(s, blocker).id;
    event.value = ours;
    event.defenders = {{pair, playerOn(s, cover).id, Rating::X, theirs}};
    event.net = net;
    event.d10 = roll.d10;
    event.winner = won ? "offense" : "defense";
    event.column = std::string(1, letter);
    event.row = roll.sum();
    event.code = codeText(id);
    if (absent)
        event.result = "no_blocker";
    result.yards = codeYards(turn, codeOf(s.data->codes, id), roll.d10, 100 - run.from);
    constexpr int kInside = 10;
    const bool helped = run.kind == ReturnRun::Kind::Kickoff && run.from < kInside &&
                        (id == 90 || id == 0 || id == 82);
    if (helped)
        result.yards += 10;  // FSS-29.4
    return result;
}

Run plainRun(const ReturnRun& run, int yards) {
    Run result;
    result.returner = {run.side, run.unit, run.returner};
    result.coverage = run.coverage;
    result.punt = isPunt(run);
    result.from = run.from;
    result.yards = yards;
    return result;
}

// What a weird play makes of a return; nothing: it is rolled again. Clause: FSS-33.1.
std::optional<Outcome> weirdReturn(Turn& turn,
                                   const ReturnRun& run,
                                   const FiveDice& roll,
                                   bool& ignored) {
    const auto plain = [&](int yards) {
        const Run made = plainRun(run, yards);
        tellReturn(turn, made, "FSS-33.1");
        return endOf(made);
    };
    switch (rolledWeird(turn)) {
        case WeirdPlay::StrayWhistle:
            turn.elapsed.returns += 10;
            ignored = true;
            return std::nullopt;
        case WeirdPlay::Nothing:
            ignored = true;
            return std::nullopt;
        case WeirdPlay::Mascot:
            return std::nullopt;
        case WeirdPlay::Official:
            return plain(0);
        case WeirdPlay::LostShoe:
            return plain(run.from > 0 ? std::max(run.from - 2, 1) - run.from : -2);
        case WeirdPlay::Brawl: {
            const Outcome outcome = plain(10 + yardageDie(turn, roll.d10));
            return afterFlag(turn,
                             {.foul = Foul::PersonalFoul,
                              .against = other(run.side),
                              .yards = 15,
                              .from = Flag::From::End,
                              .clause = "FSS-33.1"},
                             outcome);
        }
        case WeirdPlay::Lateral: {
            const auto [d10, d20] = turn.dice("lateral", std::array{DieKind::D10, DieKind::D20});
            return plain(d10 + d20);
        }
        case WeirdPlay::LooseBall:
            return recovery(turn,
                            {.side = run.side,
                             .unit = run.unit,
                             .otherUnit = run.coverage,
                             .spot = run.from,
                             .keeps = turn.s.rules->fumble.offenseMax,
                             .snapped = false});
        case WeirdPlay::Lightning:
            return plain(100 - run.from);
    }
    return std::nullopt;
}

}  // namespace

std::optional<int> secondReturner(const Placement& zones, int first) {
    const int second = first == 11 ? 10 : 11;
    return isBack(zoneOfToken(zones, second)) ? std::optional{second} : std::nullopt;
}

int codeYards(Turn& turn, const ResultCode& code, int d10, int toGoalLine) {
    if (code.effect == Effect::Touchdown)
        return toGoalLine;
    const int yards = yardsOf(code.yards, code.yards.d10 ? yardageDie(turn, d10) : d10);
    return code.effect == Effect::Loss ? -yards : yards;
}

std::optional<KickFoul> rolledFoul(Turn& turn, const KickFoulTable& table) {
    const int d10 = turn.die("penalty", DieKind::D10);
    const KickFoulRow& row = table[static_cast<std::size_t>(d10)];
    if (row.onD6.empty())
        return row.foul;
    const int d6 = turn.die("penalty_d6", DieKind::D6);
    const bool on = std::ranges::find(row.onD6, d6) != row.onD6.end();
    return on ? row.foul : row.otherwise;
}

Outcome runReturn(Turn& turn, const ReturnRun& run) {
    constexpr int kWeird = 12;
    turn.roller = run.side;
    turn.elapsed.returns += 10;
    bool ignored = false;
    while (!turn.waiting) {
        const FiveDice roll = rollFive(turn, "return");
        if (turn.waiting)
            break;
        if (roll.d12 == kWeird && !ignored) {
            if (const auto outcome = weirdReturn(turn, run, roll, ignored))
                return *outcome;
            continue;
        }
        const Run made = rolledRun(turn, run, roll);
        tellReturn(turn, made, "FSS-29.2");
        return withEvents(turn, made);
    }
    return deadAt(run.side, 1);
}

Outcome looseBall(
    Turn& turn, const Man& man, const Man& covering, int from, int d20Max, bool intercepted) {
    const DecisionKind answer = turn.ask(Phase::LooseBall,
                                         man.side,
                                         intercepted ? "interception" : "fumble",
                                         {DecisionKind::ReturnBall, DecisionKind::FallOnBall},
                                         from);
    Run run;
    run.returner = man;
    run.coverage = covering.unit;
    run.from = from;
    Event& chosen = turn.emit(EventKind::ReturnChosen, "FSS-29.6");
    chosen.side = man.side;
    chosen.result = nameOf(answer);
    if (answer == DecisionKind::FallOnBall || turn.waiting)
        return endOf(run);
    turn.roller = man.side;
    const FiveDice roll = rollFive(turn, "loose_return");
    if (turn.waiting)
        return endOf(run);
    const bool allowed = roll.d20 <= d20Max;
    if (allowed || intercepted)
        turn.elapsed.returns += 10;
    if (allowed) {
        const Player& player = playerOn(turn.s, man);
        const CodeId id = returnCode(
            turn.s.data->returns, player.ret.letter, roll.sum(), {player.ret.longCode, player.fq});
        Event& read = turn.emit(EventKind::CodeRead, "FSS-29.6");
        read.side = man.side;
        read.token = man.token;
        read.player = player.id;
        read.column = std::string(1, player.ret.letter);
        read.row = roll.sum();
        read.code = codeText(id);
        run.yards = codeYards(turn, codeOf(turn.s.data->codes, id), roll.d10, 100 - from);
        run.d12 = roll.d12;
    }
    tellReturn(turn, run, "FSS-29.6");
    return withEvents(turn, run);
}

}  // namespace thrum::foursheet
