#include "scene.hpp"

#include <thrum/rules/touchdown/told.hpp>

// Scenarios S-13, S-19 to S-23 and chapters 2, 4, 10, 11: strengths, the toss, sealed calls, the
// home reroll.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;

namespace {

State newState(void (*change)(RulesData&) = nullptr) {
    GameConfig config;
    if (change != nullptr)
        change(config.rules.edit());
    const auto step = newGame(config);
    REQUIRE(step);
    return step->next;
}

Decision strength(Side side, std::vector<Die> dice) {
    Decision decision = by(side, DecisionKind::ChooseStrength);
    decision.strengths = std::move(dice);
    return decision;
}

// 50 yards of the visitors in quarter 2 after the home team, on defense, used its strength.
State rerollDue() {
    State ready = Scene{}.quarter(2, 7).offense(kVisitor).strength(kHome, Die::NI);
    ready = play(ready, Die::LP, Die::NI, {"TK", "CP4", "CP1", "GN2", "CPL", "TK"}).next;
    REQUIRE(ready.phase == Phase::DefenseStrength);
    ready = must(ready, adds(kHome)).next;
    REQUIRE(ready.phase == Phase::Reroll);
    return ready;
}

}  // namespace

TEST_CASE("TDM-2.1 S-13 strengths are shown together and stay", "[touchdown][TDM-2.1][S-13]") {
    const State fresh = newState();
    const Step one = must(fresh, strength(kHome, {Die::LP}));
    REQUIRE(one.next.phase == Phase::Strengths);
    CHECK(one.events.size() == 1);
    CHECK(one.events.front().dice.empty());
    CHECK_FALSE(observe(one.next, kVisitor).strengths[0]);
    CHECK_FALSE(observe(one.next, std::nullopt).strengths[0]);
    CHECK(observe(one.next, kHome).strengths[0] == Die::LP);
    const Step both = must(one.next, strength(kVisitor, {Die::BL}));
    CHECK(find(both, EventKind::Strengths)->dice == std::vector{Die::LP, Die::BL});
    CHECK(both.next.strengthsRevealed);
    CHECK(code(both.next, strength(kHome, {Die::RI})) == "E-TDM-STRENGTH-LOCKED");
    CHECK(message(both.next, strength(kHome, {Die::RI})) == "Team strengths are already revealed.");
}

TEST_CASE("TDM-2.1 exactly one strength is written down", "[touchdown][TDM-2.1][refusal]") {
    const State fresh = newState();
    CHECK(code(fresh, strength(kHome, {})) == "E-TDM-STRENGTH-COUNT");
    CHECK(code(fresh, strength(kHome, {Die::LP, Die::BL})) == "E-TDM-STRENGTH-COUNT");
    CHECK(code(fresh, strength(kHome, {Die::W1})) == "E-TDM-STRENGTH-COUNT");
    CHECK(message(fresh, strength(kHome, {})) == "Choose exactly one team strength.");
    SECTION("either may be first and both may have the same") {
        const State one = must(fresh, strength(kVisitor, {Die::LP})).next;
        CHECK(must(one, strength(kHome, {Die::LP})).next.phase == Phase::TossCall);
    }
    SECTION("another one may be written down until both are shown") {
        const State one = must(fresh, strength(kHome, {Die::LP})).next;
        const State other = must(one, strength(kHome, {Die::RI})).next;
        CHECK(must(other, strength(kVisitor, {Die::SR})).next.strengths[0] == Die::RI);
    }
}

TEST_CASE("TDM-2.2 a coin may say who is at home", "[touchdown][TDM-2.2][example]") {
    CHECK(newState().homeField == kHome);
    const State tossing = newState([](RulesData& r) { r.homeField.method = "toss"; });
    REQUIRE(tossing.phase == Phase::HomeField);
    CHECK(must(tossing, coin(CoinFace::Heads)).next.homeField == kHome);
    State visitors = must(tossing, coin(CoinFace::Tails)).next;
    CHECK(visitors.homeField == kVisitor);
    visitors = must(visitors, strength(kHome, {Die::RI})).next;
    visitors = must(visitors, strength(kVisitor, {Die::RI})).next;
    CHECK(prompt(visitors).side == kHome);  // the visiting coach calls
}

TEST_CASE("TDM-2.3 the visiting coach calls and the winner chooses", "[touchdown][TDM-2.3]") {
    const State calling = Scene{}.phase(Phase::TossCall).down(0, 0);
    const Decision heads = choose(kVisitor, DecisionKind::CallToss, Choice::Heads);
    CHECK(code(calling, choose(kHome, DecisionKind::CallToss, Choice::Heads)) ==
          "E-TDM-TOSS-CALLER");
    const State tossed = must(calling, heads).next;
    SECTION("won by the visitors") {
        const State won = must(tossed, coin(CoinFace::Heads)).next;
        CHECK(prompt(won).side == kVisitor);
        const State kicks =
            must(won, choose(kVisitor, DecisionKind::ChooseToss, Choice::Kick)).next;
        CHECK(kicks.openingKicker == kVisitor);
        CHECK(kicks.phase == Phase::Kickoff);
        CHECK(prompt(kicks).side == kVisitor);
    }
    SECTION("lost") {
        const State lost = must(tossed, coin(CoinFace::Tails)).next;
        CHECK(prompt(lost).side == kHome);
        const State kicked =
            must(lost, choose(kHome, DecisionKind::ChooseToss, Choice::Receive)).next;
        CHECK(kicked.openingKicker == kVisitor);
    }
    SECTION("dice are no coin") {
        CHECK(check(tossed, Chance{{1}, std::nullopt, false})->clause == "TDM-18.5");
        CHECK(code(calling, coin(CoinFace::Heads)) == "E-TDM-PHASE");
    }
}

TEST_CASE("TDM-4.1 each side calls a die of its own color unseen",
          "[touchdown][TDM-4.1][refusal]") {
    const State ready = Scene{};
    CHECK(code(ready, by(kHome, DecisionKind::Call)) == "E-TDM-NODIE");
    CHECK(code(ready, calls(kHome, Die::BL)) == "E-TDM-SIDE");
    CHECK(code(ready, calls(kHome, Die::W1)) == "E-TDM-SIDE");
    CHECK(code(ready, calls(kVisitor, Die::NI)) == "E-TDM-PHASE");  // the offense calls first
    CHECK(message(ready, calls(kHome, Die::BL)) == "That die belongs to the other side.");
    const Step one = must(ready, calls(kHome, Die::RO));
    CHECK(code(one.next, calls(kVisitor, Die::RI)) == "E-TDM-SIDE");
    CHECK(code(one.next, by(kVisitor, DecisionKind::Call)) == "E-TDM-NODIE");
    CHECK(code(one.next, calls(kHome, Die::SP)) == "E-TDM-PHASE");  // confirmed
    const Step other = must(ready, calls(kHome, Die::LP));
    CHECK(one.events == other.events);
    for (const auto eyes : {std::optional{kVisitor}, std::optional<Side>{}}) {
        CHECK(observe(one.next, eyes) == observe(other.next, eyes));
        CHECK(prompt(observe(one.next, eyes)) == prompt(one.next));
    }
    CHECK(observe(one.next, kHome).offenseCall == Die::RO);
    const Step both = must(one.next, calls(kVisitor, Die::DI));
    CHECK(find(both, EventKind::Call)->dice == std::vector{Die::RO, Die::DI});
}

TEST_CASE("TDM-10.2 S-19 a strength needs its own die", "[touchdown][TDM-10.2][S-19]") {
    const State start = Scene{}.strength(kHome, Die::LP).strength(kVisitor, Die::RI);
    const State after =
        played(start, Die::SP, Die::NI, {"TK", "CP4", "GN3", "GN1", "CP3", "TK"}).next;
    CHECK(code(after, adds(kHome)) == "E-TDM-STRENGTH-DIE");
    CHECK(message(after, adds(kHome)) == "Your strength needs the Long Pass die on this play.");
    CHECK(code(after, adds(kVisitor)) == "E-TDM-STRENGTH-DIE");  // needs possession
    SECTION("not so where the house rule says so") {
        const State ready = play(Scene{}.strength(kHome, Die::LP).rules([](RulesData& r) {
                                r.strength.requiresMatchingDie = false;
                            }),
                                 Die::SP,
                                 Die::NI,
                                 {"TK", "CP4", "GN3", "GN1", "CP3", "TK"})
                                .next;
        REQUIRE(ready.phase == Phase::OffenseStrength);
        CHECK(series(must(ready, adds(kHome)).next) == Series{kHome, 1, 10, 47});
    }
}

TEST_CASE("TDM-10.1 S-20 once a quarter", "[touchdown][TDM-10.1][S-20]") {
    State ready = Scene{}.strength(kHome, Die::RI).quarter(1, 28);
    const Faces faces{"TK", "BP", "CP3", "CP2", "GN3", "BP"};
    ready = settled(must(play(ready, Die::RI, Die::NI, faces).next, adds(kHome))).next;
    CHECK(ready.strengthUses[0] == 1);
    CHECK(code(ready, adds(kHome)) == "E-TDM-STRENGTH-USED");
    const Step next = play(ready, Die::RI, Die::NI, faces);
    CHECK(next.next.quarter == 2);  // nobody was asked; the quarter is over
    const Step second = play(next.next, Die::RI, Die::NI, faces);
    CHECK(second.next.phase == Phase::OffenseStrength);
    CHECK(code(second.next, adds(kHome)) == "");
}

TEST_CASE("TDM-10.5 the offense decides first and nobody once the play is settled",
          "[touchdown][TDM-10.5][refusal]") {
    const State start = Scene{}.strength(kHome, Die::RI).strength(kVisitor, Die::SR);
    CHECK(code(start, adds(kHome)) == "E-TDM-PHASE");  // nothing has been rolled
    const State ready =
        play(start, Die::RI, Die::SR, {"GN5", "GN4", "GN2", "CP2", "GN4", "TK"}).next;
    CHECK(code(ready, adds(kVisitor)) == "E-TDM-PHASE");
    CHECK(code(ready, adds(kHome, "CP5")) == "TDM-10.4");
    const State second = must(ready, by(kHome, DecisionKind::PassStrength)).next;
    REQUIRE(second.phase == Phase::DefenseStrength);
    const State third = must(second, by(kVisitor, DecisionKind::PassStrength)).next;
    REQUIRE(third.phase == Phase::Cancel);
    CHECK(code(third, adds(kHome)) == "E-TDM-STRENGTH-LATE");
    const State over = settled({third, {}}).next;
    CHECK(code(over, adds(kVisitor)) == "E-TDM-STRENGTH-LATE");
    CHECK(message(over, adds(kVisitor)) == "The play is already settled.");
    const State called = must(over, calls(kHome, Die::RI)).next;
    CHECK(code(called, adds(kVisitor)) == "E-TDM-PHASE");  // another play has begun
}

TEST_CASE("TDM-10.4 goal to go the first down is the goal line", "[touchdown][TDM-10.4]") {
    const State ready = play(Scene{}.ball(93).strength(kHome, Die::LP),
                             Die::LP,
                             Die::NI,
                             {"TK", "GN4", "GN3", "GN1", "BP", "TK"})
                            .next;
    CHECK(prompt(ready).options.front().results == Faces{"CP10", "FD"});
    const Step done = must(ready, adds(kHome, "FD"));
    CHECK(find(done, EventKind::StrengthUse)->added == "CP7");
    CHECK(done.next.phase == Phase::Call);  // a broken-up pass took it
    CHECK(find(done, EventKind::Result)->what == "incomplete");
}

TEST_CASE("TDM-11.2 S-21 a reroll voids the play and gives strengths back",
          "[touchdown][TDM-11.1][TDM-11.2][TDM-11.3][TDM-11.4][TDM-11.5][S-21]") {
    const State due = rerollDue();
    CHECK(due.strengthUses[0] == 1);
    const Step step = must(due, by(kHome, DecisionKind::ForceReroll));
    CHECK(step.next.phase == Phase::Call);
    CHECK(series(step.next) == Series{kVisitor, 1, 10, 30});
    CHECK(step.next.play == 7);
    CHECK(step.next.strengthUses[0] == 0);
    CHECK_FALSE(step.next.roll);
    SECTION("both choose anew or the offense kicks") {
        CHECK(wants(step.next, DecisionKind::Call));
        CHECK(code(step.next, by(kVisitor, DecisionKind::DeclarePunt)) == "");
    }
    SECTION("a second one is refused and not offered") {
        CHECK(code(step.next, by(kHome, DecisionKind::ForceReroll)) == "E-TDM-REROLL-USED");
        const State again =
            play(step.next, Die::LP, Die::SR, {"TK", "CP4", "CP1", "GN2", "CPL", "TK"}).next;
        CHECK(again.phase == Phase::Call);
        CHECK(again.play == 8);
    }
    SECTION("passing lets the play stand") {
        CHECK(settled({due, {}}).next.play == 8);
    }
}

TEST_CASE("TDM-11.1 S-22 no reroll in the third quarter", "[touchdown][TDM-11.1][S-22]") {
    const State third = Scene{}.quarter(3);
    CHECK(code(third, by(kHome, DecisionKind::ForceReroll)) == "E-TDM-REROLL-QTR");
    const Step step = play(third, Die::SP, Die::NI, {"TK", "CP4", "GN3", "GN1", "CP3", "TK"});
    CHECK(step.next.phase == Phase::Call);  // nobody was asked
}

TEST_CASE("TDM-11.1 S-23 the visitors have no reroll", "[touchdown][TDM-11.1][S-23]") {
    const State start = Scene{}.quarter(4);
    const State due = play(start, Die::SP, Die::NI, {"TK", "CP4", "GN3", "GN1", "CP3", "TK"}).next;
    REQUIRE(due.phase == Phase::Reroll);
    CHECK(code(due, by(kVisitor, DecisionKind::ForceReroll)) == "E-TDM-REROLL-HOME");
    CHECK(message(due, by(kVisitor, DecisionKind::ForceReroll)) ==
          "Only the home coach may force a reroll.");
}

TEST_CASE("TDM-11.3 a kick is not rerolled and a two-point play may be", "[touchdown][TDM-11.3]") {
    const State start = Scene{}.quarter(2);
    const State punted = must(start, by(kHome, DecisionKind::DeclarePunt)).next;
    CHECK(code(punted, by(kHome, DecisionKind::ForceReroll)) == "E-TDM-PHASE");
    CHECK(rollsRed(punted, 2).next.phase == Phase::RunBackChoice);
    State scored = Scene{}.quarter(2).phase(Phase::TryChoice).ball(97).down(0, 0);
    scored = must(scored, choose(kHome, DecisionKind::ChooseTry, Choice::TwoPoint)).next;
    const State due = play(scored, Die::SP, Die::NI, {"TK", "BP", "GN3", "GN1", "BP", "BP"}).next;
    REQUIRE(due.phase == Phase::Reroll);
    const State again = must(due, by(kHome, DecisionKind::ForceReroll)).next;
    CHECK(again.twoPoint);
    CHECK(again.phase == Phase::Call);
    CHECK(again.toGo == 3);
    CHECK(code(again, by(kHome, DecisionKind::DeclarePunt)) == "E-TDM-PHASE");
}

TEST_CASE("TDM-4.2 the dice are six faces in the order of the book",
          "[touchdown][TDM-4.2][TDM-18.5]") {
    const State ready = called(Scene{}, Die::LP, Die::BL);
    const Prompt due = prompt(ready);
    REQUIRE(due.chance);
    std::string labels;
    for (const Draw& draw : due.chance->draws)
        labels += draw.label + " ";
    CHECK(labels == "W1 W2 W3 W4 LP BL ");
    CHECK(check(ready, Chance{{1, 2, 3, 4, 5}, std::nullopt, false})->clause == "TDM-18.5");
    CHECK(check(ready, Chance{{1, 2, 3, 4, 5, 7}, std::nullopt, false})->clause == "TDM-18.5");
    const Step step = must(ready, Chance{{1, 2, 3, 4, 5, 6}, std::nullopt, false});
    CHECK(find(step, EventKind::Roll)->faces == std::vector{1, 2, 3, 4, 5, 6});
    CHECK(find(step, EventKind::Roll)->results == Faces{"GN5", "GN2", "GN1", "CP2", "BP", "CP8"});
}

TEST_CASE("TDM-4.3 the red die decides the kind of play", "[touchdown][TDM-4.3][TDM-1.3]") {
    // the same faces: two gains and two completions
    const Faces white{"GN5", "CP4", "GN1", "CP2"};
    const auto kindOf = [&](Die red, std::string face) {
        Faces faces = white;
        faces.push_back(std::move(face));
        faces.emplace_back("TK");
        return find(played(Scene{}, red, Die::NI, faces), EventKind::Result)->what;
    };
    CHECK(kindOf(Die::RI, "TK") == "run");
    CHECK(kindOf(Die::RO, "TK") == "run");
    CHECK(kindOf(Die::SP, "BP") == "completion");
    CHECK(kindOf(Die::LP, "BP") == "completion");
}
