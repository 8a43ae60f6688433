#include "rules/touchdown/scene.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/coach/touchdown/coach.hpp>
#include <thrum/core/hash.hpp>

#include <map>

// What computer coaches of level 2 to 5 decide, that they may, and that they look at nothing they
// must not see.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;
using touchdown::coach::Coach;
using touchdown::coach::kHighestLevel;
using touchdown::coach::kLowestThinker;

namespace {

Decision asked(int level, const State& state, std::uint64_t bits = 1) {
    const Prompt due = touchdown::prompt(state);
    const State seen = observe(state, due.side);
    return std::get<Decision>(Coach{level}.decide(seen, touchdown::prompt(seen), due.side, bits));
}
// Of a hundred answers, by die.
std::map<Die, int> callsOf(int level, const State& state) {
    std::map<Die, int> counts;
    for (std::uint64_t bits = 0; bits < 100; ++bits)
        if (const Decision decision = asked(level, state, bits); decision.die)
            ++counts[*decision.die];
    return counts;
}
Chance fallen(const Prompt& due, std::uint64_t bits) {
    Chance chance;
    if (due.chance->draws.front().kind == Draw::Kind::Coin) {
        chance.coin = dieAt(bits, 1, 2) == 1 ? CoinFace::Heads : CoinFace::Tails;
        return chance;
    }
    for (std::size_t i = 0; i < due.chance->draws.size(); ++i)
        chance.faces.push_back(dieAt(bits, i, kFaces));
    return chance;
}
// A game of two coaches, either of a level or, at 0, anything allowed.
State played(const RulesData& rules, std::array<int, 2> levels, std::uint64_t seed) {
    GameConfig config;
    config.rules = rules;
    std::array<Coach, 2> thinkers{Coach{std::max(levels[0], kLowestThinker)},
                                  Coach{std::max(levels[1], kLowestThinker)}};
    State state = newGame(config)->next;
    for (std::uint64_t step = 0; !state.over; ++step) {
        REQUIRE(step < 5000);
        const Prompt due = touchdown::prompt(state);
        const std::uint64_t bits = bitsAt(seed, step);
        Input input;
        if (due.kind == PromptKind::Chance) {
            input = fallen(due, bits);
        } else {
            const State seen = observe(state, due.side);
            const std::size_t who = indexOf(due.side);
            input = levels[who] == 0 ? randomDecision(seen, due, due.side, bits)
                                     : thinkers[who].decide(seen, due, due.side, bits);
        }
        const auto step2 = touchdown::apply(state, input);
        INFO("phase " << nameOf(state.phase));
        INFO((step2 ? "" : step2.error().code));
        REQUIRE(step2);
        state = step2->next;
    }
    return state;
}

}  // namespace

TEST_CASE("TDM-18.1 levels two to five do what is allowed, whatever comes",
          "[touchdown][coach][TDM-18.1][property]") {
    RulesData rules;
    rules.playsPerQuarter = 12;
    for (int level = kLowestThinker; level <= kHighestLevel; ++level)
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            played(rules, {level, seed % 2 == 0 ? 0 : kHighestLevel}, 100 * seed + 7);
}

TEST_CASE("TDM-19.1 they play by edited rules as well", "[touchdown][coach][TDM-19.1][property]") {
    RulesData rules;
    rules.playsPerQuarter = 5;
    rules.overtime.mode = "suddenDeath";
    rules.quarters = 2;
    rules.dice[static_cast<std::size_t>(Die::W1)].faces = {"GNL", "CPL", "FM", "IN", "SK", "GN9"};
    rules.fieldGoal.bands = {{99, 2}};
    rules.fieldGoal.maxToGoal = 99;
    rules.strength.table.entries[0] = {"GN20"};
    rules.tries.twoPointAllowed = false;
    rules.runBack.cancelChooser = "opponent";
    rules.plays.countKicksFromScrimmage = false;
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        played(rules, {kHighestLevel, 3}, seed);
}

TEST_CASE("TDM-4.1 the defense does not know the call it answers",
          "[touchdown][coach][TDM-4.1][UX-14.1]") {
    const State ready = Scene{}.down(3, 4).quarter(4, 25);
    const State run = must(ready, calls(kHome, Die::RI)).next;
    const State pass = must(ready, calls(kHome, Die::LP)).next;
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        for (std::uint64_t bits = 0; bits < 20; ++bits) {
            const Prompt due = touchdown::prompt(run);
            // even a whole state, with the die on it, gets the same answer
            Coach coach{level};
            const Input seen = coach.decide(observe(run, kVisitor), due, kVisitor, bits);
            CHECK(coach.decide(run, due, kVisitor, bits) == seen);
            CHECK(coach.decide(pass, due, kVisitor, bits) == seen);
            CHECK(Coach{level}.decide(observe(pass, kVisitor), due, kVisitor, bits) == seen);
        }
    }
}

TEST_CASE("TDM-2.1 the strength is chosen without a look at the other's",
          "[touchdown][coach][TDM-2.1][UX-14.1]") {
    State start = Scene{};
    start.phase = Phase::Strengths;
    start.strengthsRevealed = false;
    start.strengthChosen = {false, true};
    start.down = 0;
    start.toGo = 0;
    const Prompt due = touchdown::prompt(start);
    start.strengths[1] = Die::DI;
    State otherwise = start;
    otherwise.strengths[1] = Die::RI;
    for (int level = kLowestThinker; level <= kHighestLevel; ++level)
        CHECK(Coach{level}.decide(start, due, kHome, 9) ==
              Coach{level}.decide(otherwise, due, kHome, 9));
    const auto best =
        std::get<Decision>(Coach{kHighestLevel}.decide(start, due, kHome, 9)).strengths;
    CHECK(best == std::vector<Die>{Die::SP});
}

TEST_CASE("TDM-4.1 calls are drawn by lot and the same question gets the same answer",
          "[touchdown][coach][TDM-4.1]") {
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        INFO("level " << level);
        const State ready = Scene{}.down(2, 6);
        CHECK(callsOf(level, ready).size() >= 2);
        CHECK(callsOf(level, must(ready, calls(kHome, Die::RI)).next).size() >= 2);
        CHECK(callsOf(level, ready) == callsOf(level, ready));
    }
}

TEST_CASE("TDM-12.1 level five knows what the last play of a game is for",
          "[touchdown][coach][TDM-12.1][TDM-3.3]") {
    State tied = Scene{}.ball(76).down(1, 10).quarter(4, 29).score(10, 10);
    // with the reroll left, a pass comes first: what fails can be kicked all the same (TDM-11.5)
    CHECK(asked(5, tied).kind == DecisionKind::Call);
    tied.rerollUses = 1;
    CHECK(asked(5, tied).kind == DecisionKind::DeclareFieldGoal);
    CHECK(asked(4, tied).kind == DecisionKind::Call);
    const State behind = Scene{}.ball(76).down(4, 10).quarter(4, 29).score(10, 14);
    CHECK(asked(5, behind).kind == DecisionKind::Call);
    // and the last of a half
    State half = Scene{}.ball(76).down(1, 10).quarter(2, 29).score(0, 20);
    half.rerollUses = 1;
    CHECK(asked(5, half).kind == DecisionKind::DeclareFieldGoal);
}

TEST_CASE("TDM-13 a punt from deep and a try for a yard",
          "[touchdown][coach][TDM-13.1][TDM-14.1]") {
    CHECK(asked(3, Scene{}.ball(15).down(4, 9)).kind == DecisionKind::DeclarePunt);
    CHECK(asked(3, Scene{}.ball(45).down(4, 1)).kind == DecisionKind::Call);
    CHECK(asked(3, Scene{}.ball(88).down(4, 9)).kind == DecisionKind::DeclareFieldGoal);
    // level 2 goes by the book
    CHECK(asked(2, Scene{}.ball(40).down(4, 1)).kind == DecisionKind::DeclarePunt);
}

TEST_CASE("TDM-16.6 an onside kick when nothing else helps", "[touchdown][coach][TDM-16.6]") {
    const State late = Scene{}.ball(35).phase(Phase::Kickoff).quarter(4, 24).score(7, 10);
    CHECK(asked(5, late).choice == Choice::Onside);
    CHECK(asked(4, late).choice == Choice::Deep);
    const State ahead = Scene{}.ball(35).phase(Phase::Kickoff).quarter(4, 24).score(10, 7);
    CHECK(asked(5, ahead).choice == Choice::Deep);
}

TEST_CASE("TDM-17 the try by the score", "[touchdown][coach][TDM-17.1][TDM-17.2]") {
    const auto scene = [](int home, int visitor) {
        return Scene{}.ball(97).phase(Phase::TryChoice).quarter(4, 30).score(home, visitor);
    };
    CHECK(asked(5, scene(10, 10)).choice == Choice::Kick);
    CHECK(asked(5, scene(10, 12)).choice == Choice::TwoPoint);
}

TEST_CASE("TDM-11.3 the reroll is kept for what is bad enough", "[touchdown][coach][TDM-11.3]") {
    const State ready = Scene{}.quarter(2, 3);
    const State nothing =
        play(ready, Die::RI, Die::BL, {"BP", "CP4", "TK", "GN1", "TK", "TK"}).next;
    REQUIRE(nothing.phase == Phase::Reroll);
    CHECK(asked(5, nothing).kind == DecisionKind::PassReroll);
    const State fumble = play(ready, Die::RI, Die::BL, {"BP", "CP4", "TK", "FM", "TK", "TK"}).next;
    REQUIRE(fumble.phase == Phase::Reroll);
    CHECK(asked(4, fumble).kind == DecisionKind::ForceReroll);
    // nothing is kept for later on the last play of its quarter
    const State last = play(Scene{}.quarter(4, 29).score(7, 10),
                            Die::RI,
                            Die::BL,
                            {"BP", "CP4", "TK", "GN1", "TK", "TK"})
                           .next;
    CHECK(asked(5, last).kind == DecisionKind::ForceReroll);
}

TEST_CASE("TDM-10.5 a strength is used where it is worth more than kept",
          "[touchdown][coach][TDM-10.4][TDM-10.5]") {
    const State ready = Scene{}.down(3, 10).strength(kHome, Die::SP);
    const State short3 =
        play(ready, Die::SP, Die::NI, {"TK", "CP4", "GN3", "GN1", "CP3", "TK"}).next;
    REQUIRE(short3.phase == Phase::OffenseStrength);
    const Decision used = asked(5, short3);
    CHECK(used.kind == DecisionKind::UseStrength);
    CHECK(used.result == "FD");
    // a long gain needs no help
    const State far =
        play(ready, Die::SP, Die::NI, {"CP6", "CP4", "CP3", "CP12", "CP10", "TK"}).next;
    CHECK(asked(5, far).kind == DecisionKind::PassStrength);
}

TEST_CASE("TDM-16.3 a kick into the end zone is run back or not by what it is worth",
          "[touchdown][coach][TDM-16.3][TDM-13.4]") {
    Scene scene = Scene{}.ball(35).runBack(kVisitor, 0, ReturnKind::Kickoff);
    State kicked = scene;
    kicked.phase = Phase::RunBackChoice;
    REQUIRE_FALSE(validate(kicked));
    const DecisionKind kind = asked(5, kicked).kind;
    CHECK((kind == DecisionKind::RunBack || kind == DecisionKind::TakeTouchback));
    // a fair catch a yard from the own goal line gives nothing that a run back would lose
    State punted = Scene{}.down(4, 10).runBack(kVisitor, 1, ReturnKind::Punt);
    punted.phase = Phase::RunBackChoice;
    CHECK(asked(5, punted).kind == DecisionKind::RunBack);
}

TEST_CASE("Touchdown-A-Minute has five levels", "[touchdown][coach][TDM-18.1]") {
    for (const app::GameKind& kind : app::gameKinds())
        if (kind.id == "touchdown")
            CHECK(kind.highestLevel == kHighestLevel);
}
