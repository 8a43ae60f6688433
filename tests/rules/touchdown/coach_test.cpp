#include "scene.hpp"

#include <map>

// Chapter 18: what the book's computer coach does.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;

namespace {

Decision coach(const State& state, std::uint64_t bits = 1) {
    const Prompt due = prompt(state);
    return std::get<Decision>(bookDecision(state, due, due.side, bits));
}
// How often in a thousand each die is called.
std::map<Die, int> callsOf(const State& state) {
    std::map<Die, int> counts;
    for (std::uint64_t bits = 0; bits < 1000; ++bits) {
        const Decision decision = coach(state, bits * 7919);
        if (decision.kind == DecisionKind::Call)
            ++counts[*decision.die];
    }
    return counts;
}
void expectCalls(const State& state,
                 const std::vector<Die>& dice,
                 const std::vector<int>& percent) {
    std::map<Die, int> counts = callsOf(state);
    for (std::size_t i = 0; i < dice.size(); ++i) {
        INFO(nameOf(dice[i]) << " " << counts[dice[i]]);
        CHECK(std::abs(counts[dice[i]] - 10 * percent[i]) < 60);
    }
}

}  // namespace

TEST_CASE("TDM-18.1 the computer calls by down and distance", "[touchdown][TDM-18.1][TDM-18.2]") {
    const std::vector<Die> red{Die::RI, Die::RO, Die::SP, Die::LP};
    const std::vector<Die> blue{Die::SR, Die::NI, Die::DI, Die::BL};
    const auto both = [&](int down, int toGo, std::vector<int> offense, std::vector<int> defense) {
        INFO(down << " and " << toGo);
        const State ready = Scene{}.down(down, toGo);
        expectCalls(ready, red, offense);
        expectCalls(must(ready, calls(kHome, Die::RI)).next, blue, defense);
    };
    both(1, 10, {30, 24, 28, 18}, {32, 38, 15, 15});
    both(2, 4, {35, 25, 25, 15}, {40, 35, 10, 15});
    both(2, 5, {20, 22, 36, 22}, {25, 40, 20, 15});
    both(2, 8, {20, 22, 36, 22}, {25, 40, 20, 15});
    both(2, 9, {12, 18, 40, 30}, {15, 40, 30, 15});
    both(3, 2, {50, 20, 20, 10}, {60, 20, 5, 15});
    both(3, 3, {12, 18, 50, 20}, {15, 40, 20, 25});
    both(3, 6, {12, 18, 50, 20}, {15, 40, 20, 25});
    both(3, 7, {4, 12, 42, 42}, {8, 27, 45, 20});
}

TEST_CASE("TDM-18.1 fourth down is kicked unless the book says otherwise",
          "[touchdown][TDM-18.1][example]") {
    const auto kindAt = [](int ball, int toGo) {
        return coach(Scene{}.ball(ball).down(4, toGo)).kind;
    };
    CHECK(kindAt(45, 1) == DecisionKind::Call);
    CHECK(kindAt(44, 1) == DecisionKind::DeclarePunt);
    CHECK(kindAt(45, 2) == DecisionKind::DeclarePunt);
    CHECK(kindAt(67, 5) == DecisionKind::DeclareFieldGoal);
    CHECK(kindAt(61, 5) == DecisionKind::DeclarePunt);
    SECTION("half the time from far") {
        int kicks = 0;
        for (std::uint64_t bits = 0; bits < 400; ++bits)
            kicks += coach(Scene{}.ball(66).down(4, 5), bits * 7919).kind ==
                     DecisionKind::DeclareFieldGoal;
        CHECK(std::abs(kicks - 200) < 50);
    }
    SECTION("behind and late") {
        const auto late = [](int play, int home, int ball) {
            return coach(Scene{}.ball(ball).down(4, 9).quarter(4, play).score(home, 7)).kind;
        };
        CHECK(late(23, 3, 50) == DecisionKind::Call);
        CHECK(late(22, 3, 50) == DecisionKind::DeclarePunt);  // eight plays are left
        CHECK(late(23, 7, 50) == DecisionKind::DeclarePunt);
        CHECK(late(23, 3, 67) == DecisionKind::DeclareFieldGoal);
    }
}

TEST_CASE("TDM-18.3 the computer offense saves turnovers and converts late downs",
          "[touchdown][TDM-18.3]") {
    const auto answer = [](int down, const Faces& faces) {
        const State ready =
            play(Scene{}.down(down, 6).strength(kHome, Die::RI), Die::RI, Die::NI, faces).next;
        return coach(ready);
    };
    const Faces fumble{"BP", "CP4", "TK", "FM", "TK", "BP"};
    CHECK(answer(1, fumble).kind == DecisionKind::UseStrength);
    const Faces four{"BP", "CP4", "CP3", "CP2", "GN4", "BP"};
    CHECK(answer(2, four).kind == DecisionKind::PassStrength);
    CHECK(answer(3, four).kind == DecisionKind::UseStrength);
    const Faces stuffed{"TK", "TK", "TK", "CP2", "GN4", "TK"};
    CHECK(answer(3, stuffed).kind == DecisionKind::PassStrength);  // it would be canceled
}

TEST_CASE("TDM-18.3 the computer defense forces losses and stops third downs",
          "[touchdown][TDM-18.3]") {
    const auto answer = [](Die strength, Die red, int down, int toGo, const Faces& faces) {
        const State ready =
            play(Scene{}.down(down, toGo).strength(kVisitor, strength), red, strength, faces).next;
        return coach(ready).kind;
    };
    // an incomplete pass becomes an interception, a sack
    CHECK(answer(Die::DI, Die::SP, 1, 10, {"GN1", "BP", "TK", "GN2", "BP", "BP"}) ==
          DecisionKind::UseStrength);
    CHECK(answer(Die::BL, Die::SP, 1, 10, {"BP", "TK", "GN1", "GN2", "CP7", "TK"}) ==
          DecisionKind::UseStrength);
    // ten yards saved; two yards not worth it; two yards on third and two
    CHECK(answer(Die::NI, Die::SP, 1, 10, {"TK", "TK", "GN1", "GN2", "CP10", "TK"}) ==
          DecisionKind::UseStrength);
    CHECK(answer(Die::SR, Die::RI, 2, 2, {"CP6", "CP4", "CP3", "CP2", "GN2", "FM"}) ==
          DecisionKind::PassStrength);
    CHECK(answer(Die::SR, Die::RI, 3, 2, {"CP6", "CP4", "CP3", "CP2", "GN2", "FM"}) ==
          DecisionKind::UseStrength);
}

TEST_CASE("TDM-18.3a the computer's other decisions", "[touchdown][TDM-18.3a]") {
    State held = Scene{}.runBack(kVisitor, 0, ReturnKind::Kickoff);
    held.phase = Phase::RunBackChoice;
    CHECK(coach(held).kind == DecisionKind::TakeTouchback);
    for (const ReturnKind kind : {ReturnKind::Fumble, ReturnKind::Interception, ReturnKind::Punt}) {
        State back = Scene{}.runBack(kVisitor, 30, kind);
        back.phase = Phase::RunBackChoice;
        CHECK(coach(back).kind == DecisionKind::RunBack);
    }
    CHECK(coach(Scene{}.phase(Phase::TryChoice).ball(97).down(0, 0)).choice == Choice::Kick);
    CHECK(coach(Scene{}.phase(Phase::Kickoff).ball(35)).choice == Choice::Deep);
    SECTION("the reroll voids its own turnover or a touchdown of the opponents") {
        const auto rerolls = [](Side offense, int ball, Die red, const Faces& faces) {
            const State due =
                play(Scene{}.quarter(2).offense(offense).ball(ball), red, Die::NI, faces).next;
            REQUIRE(due.phase == Phase::Reroll);
            return coach(due).kind == DecisionKind::ForceReroll;
        };
        const Faces fumble{"BP", "CP4", "TK", "FM", "TK", "BP"};
        const Faces ten{"TK", "TK", "TK", "GN1", "CP10", "TK"};
        CHECK(rerolls(kHome, 30, Die::RI, fumble));
        CHECK_FALSE(rerolls(kVisitor, 30, Die::RI, fumble));
        CHECK(rerolls(kVisitor, 92, Die::SP, ten));
        CHECK_FALSE(rerolls(kVisitor, 80, Die::SP, ten));
        CHECK_FALSE(rerolls(kHome, 92, Die::SP, ten));
    }
}

TEST_CASE("TDM-20.3 the worked rolls can be thrown", "[touchdown][TDM-20.3]") {
    struct Worked {
        Die red, blue;
        Faces faces;
    };
    const std::vector<Worked> rolls{{Die::RI, Die::NI, {"GN5", "CP4", "GN1", "IN", "GN4", "TK"}},
                                    {Die::RI, Die::BL, {"GN5", "CP4", "GN1", "GN2", "TK", "BP"}},
                                    {Die::RI, Die::BL, {"GN1", "CP4", "TK", "GN2", "TK", "BP"}},
                                    {Die::RI, Die::BL, {"BP", "CP4", "TK", "GN1", "TK", "TK"}},
                                    {Die::RI, Die::BL, {"BP", "CP4", "TK", "FM", "TK", "TK"}},
                                    {Die::SP, Die::NI, {"TK", "CP4", "GN3", "GN1", "CP3", "TK"}},
                                    {Die::SP, Die::NI, {"BP", "CP4", "TK", "GN1", "CP3", "BP"}},
                                    {Die::SP, Die::NI, {"BP", "CP4", "CP3", "GN1", "BP", "BP"}},
                                    {Die::SP, Die::NI, {"GN1", "BP", "TK", "IN", "BP", "BP"}},
                                    {Die::RO, Die::NI, {"CP6", "GN2", "GN3", "CP2", "GNL", "BP"}},
                                    {Die::RO, Die::DI, {"CP6", "BP", "CP1", "FM", "GNL", "BP"}},
                                    {Die::RI, Die::DI, {"CP6", "CP2", "CP1", "CP2", "TK", "FM"}}};
    for (const Worked& worked : rolls) {
        const State ready = called(Scene{}, worked.red, worked.blue);
        CHECK_FALSE(check(ready, dice(ready, worked.faces)));
    }
}
