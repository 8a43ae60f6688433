#include "tap_steps.hpp"

// TAP rule book, chapter 24: engaged players.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// A stop with #64 and #97 in contact and #84 and #24 free.
Scene stop() {
    Scene scene{Phase::StopOffense};
    scene.put("H12", 33.0, 26.6665).put("H64", 38.0, 23.0).put("V97", 40.02, 23.0);
    scene.put("H84", 50.0, 15.0).put("V24", 55.0, 40.0).put("H22", 30.0, 20.0);
    scene.carrier("H12").holder(Side::Home).stopsUsed(1).eligible({"H22", "H84"});
    return scene;
}

// Begins and ends contacts of two bases as the board does with the limits of the request.
class Pair {
public:
    explicit Pair(const State& state)
        : m_state{state}, m_request{runRequestOf(state)}, m_judge{makeJudge(state)} {}

    // The gap at the end of the next step.
    void step(double gapMm) {
        ++m_tick;
        std::vector<Pose> poses;
        std::vector<FigureId> ids;
        for (const FigureSetup& figure : m_request.figures) {
            ids.push_back(figure.id);
            poses.push_back(figure.pose);
            if (figure.id == idOf(m_state, "V97"))
                poses.back().at.x = Spot::yards(40.0 + gapMm / 12.7);
        }
        std::vector<Touch> begun;
        std::vector<FigurePair> ended;
        const FigurePair pair = makePair(idOf(m_state, "H64"), idOf(m_state, "V97"));
        if (!m_touching && atMost(gapMm, m_request.contactBeginMm)) {
            begun.push_back({.pair = pair});
            m_touching = true;
        } else if (m_touching && !atMost(gapMm, m_request.contactEndMm)) {
            ended.push_back(pair);
            m_touching = false;
        }
        m_judge.onTick({.tick = m_tick,
                        .figures = ids,
                        .poses = poses,
                        .ball = {},
                        .touched = begun,
                        .parted = ended,
                        .ballTouched = {},
                        .ballParted = {},
                        .fallen = {},
                        .calls = {}});
    }
    [[nodiscard]] bool engaged() const {
        const bool offense = m_judge.engaged(idOf(m_state, "H64"));
        CHECK(offense == m_judge.engaged(idOf(m_state, "V97")));
        return offense;
    }

private:
    const State& m_state;
    SegmentRequest m_request;
    RunJudge m_judge;
    bool m_touching = false;
    int m_tick = 0;
};

}  // namespace

TEST_CASE("TAP-EN-1 engaged from a gap of 0.30 mm until it exceeds 0.60 mm",
          "[tap][TAP-EN-1][TAP-GE-3][AS-EN-1][example]") {
    const State state = Scene{stop()}.phase(Phase::RunBehind);
    CHECK(runRequestOf(state).contactBeginMm == Approx(0.30));
    CHECK(runRequestOf(state).contactEndMm == Approx(0.60));
    Pair pair{state};
    SECTION("0.33 mm without an earlier contact") {
        pair.step(0.33);
        CHECK_FALSE(pair.engaged());
    }
    SECTION("0.30, 0.60, 0.61 mm") {
        pair.step(0.30);
        CHECK(pair.engaged());
        pair.step(0.60);
        CHECK(pair.engaged());
        pair.step(0.61);
        CHECK_FALSE(pair.engaged());
        pair.step(0.45);
        CHECK_FALSE(pair.engaged());
    }
}

TEST_CASE("TAP-EN-1 a fallen man engages nobody", "[tap][TAP-EN-1][TAP-EN-3][AS-EN-2][example]") {
    // The tackle lies along the guard's left side; the turn takes his base away from it.
    Scene scene = stop();
    scene.put("V97", 39.5, 24.52).touching("H64", "V97").fallen("V97", 90.0);
    CHECK(refusal(scene, pivot(scene, "H64", 340.0)).empty());
    CHECK(prompt(scene).engaged.empty());
}

TEST_CASE("TAP-EN-3 an engaged man is turned by nobody", "[tap][TAP-EN-3][AS-EN-3][example]") {
    Scene scene = stop();
    scene.touching("H64", "V97");
    State state = scene;
    CHECK(refusal(state, pivot(state, "H64", 20.0)) == "TAP-EN-3");
    CHECK(message(state, pivot(state, "H64", 20.0)) == "#64 is engaged with #97; no pivot.");
    state = goOn(state, {pivot(state, "H22", 20.0), decide(DecisionKind::Done)});
    REQUIRE(row(state) == "S9");
    CHECK(refusal(state, pivot(state, "V97", 200.0)) == "TAP-EN-3");
    CHECK(refusal(state, pivot(state, "V24", 200.0)).empty());
}

TEST_CASE("TAP-EN-4 who is engaged stays so while the board is off",
          "[tap][TAP-EN-4][AS-EN-4][example]") {
    Scene scene{Phase::RunBehind};
    scene.put("H12", 33.0, 26.6665).put("H84", 50.0, 15.0).put("V24", 52.0 + 0.2 / 12.7, 15.0);
    scene.put("H22", 30.0, 20.0).put("V21", 60.0, 40.0);
    scene.carrier("H12").holder(Side::Home).eligible({"H22", "H84"});
    State state = scene;
    state = open(playScript(state, {touch(state, 5, "H84", "V24"), stopAt(12, Side::Home)}).next);
    const auto bothEngaged = [](const State& s) {
        const auto pairs = prompt(s).engaged;
        return pairs.size() == 1 && pairs.front() == makePair(idOf(s, "H84"), idOf(s, "V24"));
    };
    REQUIRE(row(state) == "S8");
    CHECK(bothEngaged(state));
    CHECK(refusal(state, pivot(state, "H84", 90.0)) == "TAP-EN-3");
    // Turning another man changes nothing.
    state = goOn(state, {pivot(state, "H22", 90.0)});
    CHECK(bothEngaged(state));
    const State passing = must(state, decide(DecisionKind::DeclarePass)).next;
    CHECK(refusal(passing, about(passing, DecisionKind::NameReceiver, "H84")) == "TAP-PA-2");
    state = goOn(state, {decide(DecisionKind::Done)});
    REQUIRE(row(state) == "S9");
    CHECK(bothEngaged(state));
    CHECK(refusal(state, pivot(state, "V24", 90.0)) == "TAP-EN-3");
    state = goOn(state, {decide(DecisionKind::Done)});
    CHECK(state.touching.size() == 1);
}

TEST_CASE("TAP-EN-2 an engaged man cannot be named receiver",
          "[tap][TAP-EN-2][TAP-PA-2][AS-EN-5][example]") {
    Scene scene = stop();
    scene.put("V21", 52.01, 15.0).touching("H84", "V21");
    const State state = must(scene, decide(DecisionKind::DeclarePass)).next;
    const Decision name = about(state, DecisionKind::NameReceiver, "H84");
    CHECK(refusal(state, name) == "TAP-PA-2");
    CHECK(message(state, name) == "#84 is not eligible (engaged).");
}

TEST_CASE("TAP-EN-5 exactly the engaged are marked in every pivot window",
          "[tap][TAP-EN-5][AS-EN-6][example]") {
    Scene scene = stop();
    scene.put("H61", 38.0, 30.0).put("V91", 40.01, 30.0).put("H70", 38.0, 34.0);
    scene.put("V98", 40.01, 34.0).fallen("V98", 90.0);
    scene.touching("H64", "V97").touching("H61", "V91").touching("H70", "V98");
    scene.touching("H61", "H70");
    const std::vector<FigurePair> marked = [&] {
        std::vector<FigurePair> pairs{makePair(scene.id("H64"), scene.id("V97")),
                                      makePair(scene.id("H61"), scene.id("V91"))};
        std::ranges::sort(pairs);
        return pairs;
    }();
    State state = scene;
    CHECK(prompt(state).engaged == marked);
    state = goOn(state, {pivot(state, "H22", 20.0), decide(DecisionKind::Done)});
    REQUIRE(row(state) == "S9");
    CHECK(prompt(state).engaged == marked);
}
