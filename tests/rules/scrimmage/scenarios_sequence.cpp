#include "scenario_steps.hpp"

#include <thrum/rules/scrimmage/archive.hpp>

#include <catch2/catch.hpp>

// Chapters 5, 8 and 16: the order of play, downs, settings, replay and archive as far as the
// referee has a part in them.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

namespace {

// The side to move uses up its turn with its most distant man, sideways.
State spend(State state) {
    while (!state.chance && (state.phase == Phase::Turn)) {
        const Prompt asked = prompt(state);
        REQUIRE_FALSE(asked.moves.empty());
        bool done = false;
        for (const Reach& reach : asked.moves) {
            for (const Square to : reach.squares) {
                const bool empty = manAt(state, other(state.toMove), to) == nullptr;
                if (!done && empty && reach.man != state.carrier) {
                    state = must(state, moved(reach.man, to)).next;
                    done = true;
                }
            }
        }
        REQUIRE(done);
    }
    return state;
}
// Both have had this many turns.
State afterTurns(State state, int turns) {
    for (int i = 0; i < turns; ++i) {
        state = go(spend(state), {drawn(3)});
        state = spend(state);
        if (i + 1 < turns)
            state = go(state, {drawn(3)});
    }
    return state;
}
// A play of one turn each that ends with a tackle on the spot.
State onePlay(State state) {
    State s = snapped(std::move(state), runBy(Label::F), 3);
    s = inTurn(s, other(s.offense), 2, 5);
    const ManId carrier = *s.carrier;
    const Square at = *placeOf(s, carrier);
    const ManId tackler = manId(s.toMove, Label::L2);
    put(s, tackler, {at.column - directionOf(s, s.offense), at.row});
    return go(s, {moved(tackler, at), drawn(30)});
}

}  // namespace

TEST_CASE("G81 a run is shown after a turn each and its runner after two",
          "[scrimmage][SCR-Q5][SCR-Q6][SCR-Q8][G81][example]") {
    State s = snapped(runBy(Label::H), 3);
    CHECK(s.carrier == red(Label::H));
    CHECK_FALSE(s.shown.kind);
    s = afterTurns(s, 1);
    CHECK(s.shown.kind);
    CHECK_FALSE(s.shown.carrier);
    CHECK(s.turn == 2);
    CHECK(s.toMove == kRed);
    s = afterTurns(go(s, {drawn(3)}), 1);
    CHECK(s.shown.carrier);
    CHECK(s.turn == 3);

    State p = afterTurns(snapped(passTo(11), 3), 1);
    CHECK(p.shown.kind);
    CHECK(p.shown.carrier);  // the passer
    CHECK_FALSE(p.shown.zone);
    p = go(p, {drawn(3)});
    CHECK_FALSE(observe(p, kYellow).call.zone);
    p = go(p, {press(DecisionKind::Throw)});
    CHECK(p.shown.zone);
    CHECK(observe(p, kYellow).call.zone == 11);
}

TEST_CASE("G82 a run by T looks like a run by F", "[scrimmage][SCR-Q7][G82][property]") {
    State t = snapped(runBy(Label::T), 4);
    State f = snapped(runBy(Label::F), 4);
    const std::vector<Input> moves{moved(red(Label::H), {12, 10}), moved(red(Label::SE), {16, 3})};
    for (const Input& input : moves) {
        CHECK(observe(t, kYellow) == observe(f, kYellow));
        CHECK(observe(t, std::nullopt) == observe(f, std::nullopt));
        CHECK(prompt(observe(t, kYellow)) == prompt(observe(f, kYellow)));
        const Step a = must(t, input);
        const Step b = must(f, input);
        CHECK(a.events == b.events);
        t = a.next;
        f = b.next;
    }
    CHECK(observe(t, kYellow) == observe(f, kYellow));
    CHECK(observe(t, kRed) == t);
}

TEST_CASE("SCR-Q7 a pass looks like a run until it is shown",
          "[scrimmage][SCR-Q7][SCR-Q2][property]") {
    const State lined = go(lineUp(), {press(DecisionKind::CallPlay)});
    const Step run = must(lined, runBy(Label::T));
    const Step pass = must(lined, passTo(3));
    CHECK(run.events == pass.events);
    CHECK(observe(run.next, kYellow) == observe(pass.next, kYellow));
    CHECK(observe(run.next, std::nullopt) == observe(pass.next, std::nullopt));
    const Event* called = find(run.events, EventKind::Called);
    REQUIRE(called != nullptr);
    CHECK_FALSE(called->play);
    CHECK_FALSE(called->man);
    CHECK_FALSE(called->zone);
    // what is refused in turn 1 says nothing either
    const State r = snapped(runBy(Label::T), 4);
    const State p = snapped(passTo(3), 4);
    for (const DecisionKind kind : {DecisionKind::Throw, DecisionKind::Scramble})
        CHECK(check(r, press(kind)) == check(p, press(kind)));
    CHECK(games::Scrimmage::facts(lined, prompt(lined)).sealed);
}

TEST_CASE("G83 a fourth down that fails gives the ball away on the same line",
          "[scrimmage][SCR-D4][SCR-W5][G83][example]") {
    State s = snapped(lineUpAt(15, kRed, 4), runBy(Label::F), 4);
    s = inTurn(s, kYellow, 2, 4);
    put(s, red(Label::F), {17, 6});
    put(s, yellow(Label::L2), {17, 7});
    s = go(s, {moved(yellow(Label::L2), {17, 6}), drawn(25)});
    CHECK(s.offense == kYellow);
    CHECK(s.lineOfScrimmage == 18);
    CHECK(s.lineToGain == 13);
    CHECK(s.down == 1);
    CHECK(directionOf(s, s.offense) == -1);
}

TEST_CASE("G84 after an interception in turn 3 the offense of the snap has turn 4",
          "[scrimmage][SCR-Q5][SCR-P10][G84][example]") {
    State s = inTurn(snapped(passTo(8)), kRed, 3, 3);
    s = go(s, {press(DecisionKind::Throw), aimed({22, 7})});
    s = go(s, {moved(red(Label::H), {12, 11}), drawn(3)});
    REQUIRE(s.phase == Phase::AirDef);
    CHECK(s.turn == 3);
    s = go(s, {moved(yellow(Label::L3), {17, 13})});
    CHECK(s.carrier == yellow(Label::S));
    CHECK(s.toMove == kRed);
    CHECK(s.turn == 4);
}

TEST_CASE("G85 what a replay shows is told with the end of the play",
          "[scrimmage][SCR-IR1][SCR-IR2][G85][example]") {
    const State s = onePlay(lineUp());
    REQUIRE(s.phase == Phase::PlayOver);
    // looking changes nothing and asks for no draw
    const State before = s;
    static_cast<void>(prompt(s));
    static_cast<void>(observe(s, kYellow));
    CHECK(s == before);
    CHECK_FALSE(prompt(s).chance);
    State sack = inTurn(snapped(passTo(9)), kYellow, 2, 4);
    put(sack, yellow(Label::L1), {13, 5});
    const Step ended = must(go(sack, {moved(yellow(Label::L1), {13, 7})}), drawn(30));
    const Event* told = find(ended.events, EventKind::PlayEnded);
    REQUIRE(told != nullptr);
    CHECK(told->zone == 9);
    CHECK(told->play == PlayKind::Pass);
}

TEST_CASE("G86 a game keeps the limits it was started with",
          "[scrimmage][SCR-SET2][SCR-SET1][G86][example]") {
    State s = snapped(runBy(Label::F), 4);
    s.rules.edit().turn.limitLow = 2;
    s.rules.edit().turn.limitHigh = 9;
    s = spend(s);
    CHECK(prompt(s).low == 3);
    CHECK(prompt(s).high == 6);
    GameConfig config;
    config.rules = s.rules;
    CHECK(newGame(config)->next.limits == Limits{2, 9});
}

TEST_CASE("G87 limits the wrong way round are refused", "[scrimmage][SCR-SET1][G87][refusal]") {
    GameConfig config;
    for (const Limits wrong : {Limits{6, 3}, Limits{0, 5}, Limits{3, 21}, Limits{-1, -1}}) {
        config.limits = wrong;
        const auto refused = newGame(config);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == "E-SCR-LIM");
        CHECK(refused.error().clause == "SCR-SET1");
    }
    for (const Limits right : {Limits{1, 20}, Limits{20, 20}}) {
        config.limits = right;
        CHECK(newGame(config));
    }
}

TEST_CASE("G88 a play begins with its line-up so an unfinished one can be left out",
          "[scrimmage][SCR-AR1][SCR-AR3][G88][example]") {
    State s = lineUp();
    int begun = 1;
    for (int i = 0; i < 4; ++i) {
        s = onePlay(s);
        REQUIRE(s.phase == Phase::PlayOver);
        const State next = go(s, {press(DecisionKind::NextPlay)});
        CHECK(games::Scrimmage::startsPlay(s, next));
        begun += 1;
        CHECK(next.play == begun);
        s = next;
    }
    const State called = go(s, {press(DecisionKind::CallPlay)});
    CHECK_FALSE(games::Scrimmage::startsPlay(s, called));
    CHECK(games::Scrimmage::logMoment(called).play == 5);
}

TEST_CASE("G89 events hold what a replay needs",
          "[scrimmage][SCR-RP1][SCR-RP2][SCR-AR2][G89][property]") {
    State s = inTurn(snapped(runBy(Label::T)), kRed, 3, 5);
    put(s, red(Label::T), {17, 2});
    const Step tried = must(s, moved(red(Label::T), {19, 2}));
    const Event* move = find(tried.events, EventKind::Moved);
    CHECK(move->man == red(Label::T));
    CHECK(move->from == Square{17, 2});
    CHECK(move->to == Square{19, 2});
    const Step missed = must(tried.next, drawn(62));
    const Event* told = find(missed.events, EventKind::TackleMissed);
    REQUIRE(told != nullptr);
    CHECK(told->draw == 62);
    CHECK(told->outcome == TackleOutcome::Miss);
    CHECK(told->left == std::vector<ManId>{yellow(Label::B1)});
    const State lined = lineUp();
    CHECK(find(must(go(lined, {press(DecisionKind::CallPlay)}), runBy(Label::F)).events,
               EventKind::LinedUp)
              ->placements.size() == 11);
}

TEST_CASE("G90 a stored situation goes on with its own limits",
          "[scrimmage][SCR-EX1][SCR-EX2][SCR-SET2][G90][example]") {
    GameConfig config;
    config.limits = Limits{2, 8};
    State s = go(newGame(config)->next, {drawn(0), drawn(0), press(DecisionKind::StartGame)});
    s = onePlay(s);
    REQUIRE(s.phase == Phase::PlayOver);
    const State next = go(s, {press(DecisionKind::NextPlay)});
    CHECK(next.phase == Phase::OffAlign);
    CHECK(next.down == s.down);
    CHECK(next.lineOfScrimmage == s.lineOfScrimmage);
    CHECK(next.limits == Limits{2, 8});
    CHECK(games::Scrimmage::config(next).limits == Limits{2, 8});
}

TEST_CASE("G91 a recorded miss stays a miss under any revision",
          "[scrimmage][SCR-T9][SCR-RP2][G91][example]") {
    State s = inTurn(snapped(runBy(Label::T)), kYellow, 2, 4);
    put(s, red(Label::T), {16, 4});
    put(s, yellow(Label::T1), {16, 5});
    s.rules.edit().tackle.model = TackleModel::Flat;
    const Step missed = must(go(s, {moved(yellow(Label::T1), {16, 4})}), drawn(62));
    const Event* told = find(missed.events, EventKind::TackleMissed);
    REQUIRE(told != nullptr);
    CHECK(told->outcome == TackleOutcome::Miss);
    // the event tells it by itself: nobody judges it again
    const auto sentences = sentencesOf(missed.events, snapped(runBy(Label::F)));
    REQUIRE_FALSE(sentences.empty());
    CHECK(sentences.front().text == "{man} misses {by}.");
}

TEST_CASE("G92 words of the archive's refusals",
          "[scrimmage][SCR-EX1][SCR-AR1][SCR-RP2][G92][refusal]") {
    CHECK(violation(Fault::Extension).code == "E-SCR-EXT");
    CHECK(violation(Fault::Extension).text ==
          "Only an unfinished game can be extended, after its last play.");
    CHECK(violation(Fault::Version).code == "E-SCR-VER");
    CHECK(violation(Fault::Version).text == "This archive needs a newer version.");
}

TEST_CASE("SCR-AR1 a name has 1 to 40 characters without the blanks around it",
          "[scrimmage][SCR-AR1][refusal][boundary]") {
    const ArchiveRules rules;
    const std::string forty(40, 'x');
    for (const std::string& name : {std::string{"F"}, forty, "  " + forty + "\t "})
        CHECK_FALSE(nameRefusal(rules, name));
    std::string letters;
    for (int i = 0; i < 40; ++i)
        letters += "\u00e9";  // two bytes each
    CHECK_FALSE(nameRefusal(rules, letters));
    for (const std::string& name :
         {std::string{}, std::string{" \t "}, forty + "x", letters + "x"}) {
        const auto refused = nameRefusal(rules, name);
        REQUIRE(refused);
        CHECK(refused->code == "E-SCR-NAME");
        CHECK(refused->clause == "SCR-AR1");
        CHECK(refused->text == "Enter a name of 1 to 40 characters.");
    }
}

TEST_CASE("SCR-D7 the log says in yards where a man goes", "[scrimmage][SCR-D7][example]") {
    const auto where = [](State s, ManId man, Square from, Square to) {
        put(s, man, from);
        const Step step = must(s, moved(man, to));
        const auto said = sentencesOf(step.events, step.next);
        REQUIRE_FALSE(said.empty());
        std::string text;
        for (const auto& [name, value] : said.front().args) {
            if (name == "where" || name == "row")
                text += (text.empty() ? "" : ", ") + value;
        }
        return text;
    };
    // of the half it lies in, whoever goes there: a record tells steps without the state of play
    const State red3 = inTurn(snapped(runBy(Label::T)), kRed, 3, 5);
    CHECK(where(red3, red(Label::SE), {17, 1}, {19, 1}) == "west 28, 2");
    CHECK(where(red3, red(Label::SE), {33, 1}, {35, 1}) == "east 38, 2");
    CHECK(where(red3, red(Label::SE), {54, 1}, {55, 1}) == "east end zone, 2");
    const State yellow3 = inTurn(snapped(runBy(Label::T)), kYellow, 3, 5);
    CHECK(where(yellow3, yellow(Label::S), {21, 14}, {19, 14}) == "west 28, 15");
}

TEST_CASE("SCR-Q1 the order of a play", "[scrimmage][SCR-Q1][SCR-Q2][SCR-Q3][SCR-Q4][example]") {
    State s = lineUp();
    CHECK(refused(s, runBy(Label::F)) == "E-SCR-PHASE");
    s = go(s, {press(DecisionKind::CallPlay)});
    CHECK(s.phase == Phase::OffCall);
    CHECK(refused(s, placed(red(Label::H), {12, 9})) == "E-SCR-PHASE");
    s = go(s, {press(DecisionKind::BackToLineUp)});
    CHECK(s.phase == Phase::OffAlign);
    s = go(s, {press(DecisionKind::CallPlay)});
    CHECK(refused(s, press(DecisionKind::BackToLineUp, kYellow)) == "E-SCR-TEAM");
    Decision theirs = std::get<Decision>(runBy(Label::F));
    theirs.side = kYellow;
    CHECK(refused(s, theirs) == "E-SCR-TEAM");
    s = go(s, {runBy(Label::F)});
    CHECK(s.phase == Phase::DefAlign);
    CHECK(prompt(s).side == kYellow);
    CHECK(refused(s, passTo(4)) == "E-SCR-PHASE");
    const Step snap = must(s, press(DecisionKind::Ready));
    CHECK(find(snap.events, EventKind::Snapped) != nullptr);
    CHECK(snap.next.phase == Phase::Turn);
    CHECK(snap.next.turn == 1);
    CHECK(snap.next.toMove == kRed);
    CHECK(snap.next.chance == ChanceKind::Allotment);
    CHECK(refused(snap.next, moved(red(Label::H), {12, 9})) == "E-SCR-PHASE");
}

TEST_CASE("SCR-D8 only five things and a dead ball end a play", "[scrimmage][SCR-D8][property]") {
    CHECK(namesOf(PlayEnd{}).size() == 6);
    // the edges are walls
    State s = running(Label::F, kRed, 4);
    put(s, red(Label::F), {20, 0});
    CHECK(refused(s, moved(red(Label::F), {20, -1})) == "E-SCR-M1");
    CHECK(refused(s, moved(red(Label::F), {20, 0})) == "E-SCR-SAME");
}

TEST_CASE("SCR-W1 the first score ends the game for everybody", "[scrimmage][SCR-W1][refusal]") {
    State s = snapped(lineUpAt(50), runBy(Label::T), 6);
    put(s, red(Label::T), {54, 3});
    const State over = go(s, {moved(red(Label::T), {55, 3})});
    CHECK(over.over);
    CHECK(over.phase == Phase::GameOver);
    for (const EnumName<DecisionKind>& kind : namesOf(DecisionKind{}))
        CHECK(refused(over, press(kind.value)) == "E-SCR-OVER");
    CHECK(refused(over, drawn(0)) == "E-SCR-OVER");
    const auto facts = games::Scrimmage::facts(over, prompt(over));
    CHECK(facts.over);
    CHECK(facts.winner == kRed);
}

TEST_CASE("SCR-R1 a draw that is not due or does not exist is refused",
          "[scrimmage][SCR-R1][SCR-R8][refusal]") {
    CHECK(refused(lineUp(), drawn(0)) == "E-SCR-PHASE");
    const State begun = newGame({})->next;
    CHECK(refused(begun, drawn(2)) == "E-SCR-PHASE");
    CHECK(refused(begun, Input{Chance{}}) == "E-SCR-PHASE");
    CHECK(refused(begun, Input{Chance{.values = {0, 0, 0}}}) == "E-SCR-PHASE");
    // every draw has its purpose and none is asked of a person
    const auto request = games::Scrimmage::chance(begun, prompt(begun));
    REQUIRE(request);
    CHECK(request->purpose == "start_offense");
    CHECK(request->quiet);
}

TEST_CASE("SCR-D7 facts are yards from Home's goal line whichever way it goes",
          "[scrimmage][SCR-D7][property]") {
    const State east = lineUpAt(18);
    CHECK(games::Scrimmage::facts(east, prompt(east)).situation.ballX == Spot::yards(26));
    CHECK(games::Scrimmage::facts(east, prompt(east)).situation.toGainX == Spot::yards(36));
    const State west = lineUp(0, 1);  // Home attacks west from line 45
    CHECK(games::Scrimmage::facts(west, prompt(west)).situation.ballX == Spot::yards(20));
    CHECK(games::Scrimmage::facts(west, prompt(west)).situation.toGainX == Spot::yards(30));
    const State theirs = lineUp(1, 0);  // Visitor attacks east from line 15
    CHECK(games::Scrimmage::facts(theirs, prompt(theirs)).situation.ballX == Spot::yards(80));
}
