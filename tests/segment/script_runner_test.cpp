#include <thrum/segment/script_runner.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

const FigureId kRunner{Side::Home, 3};
const FigureId kBacker{Side::Visitor, 5};

SegmentRequest request() {
    SegmentRequest r;
    r.maxTicks = 100;
    r.figures = {{.id = kRunner, .pose = {{40_x, 20_x}, Heading::degrees(350)}},
                 {.id = kBacker, .pose = {{45_x, 20_x}, Heading::degrees(180)}}};
    return r;
}

class Watcher final : public Judge {
public:
    Verdict onTick(const TickReport& report) override {
        poses.push_back(report.poses[0]);
        for (const Touch& t : report.touched)
            seen.push_back("touch " + std::to_string(report.tick) + " " +
                           std::to_string(t.pair.b.rosterIndex()));
        for (std::size_t i = 0; i < report.parted.size(); ++i)
            seen.push_back("part " + std::to_string(report.tick));
        for (std::size_t i = 0; i < report.fallen.size(); ++i)
            seen.push_back("fall " + std::to_string(report.tick));
        for (std::size_t i = 0; i < report.ballTouched.size(); ++i)
            seen.push_back("ball " + std::to_string(report.tick));
        for (const Call& call : report.calls) {
            seen.push_back("call " + std::to_string(call.tick));
            if (call.kind == CallKind::Stop)
                return {StopCause::StopCall, "TAP-SW-2"};
        }
        return {};
    }
    std::vector<Pose> poses;
    std::vector<std::string> seen;
};

}  // namespace

TEST_CASE("a figure goes straight from pose to pose and is still before and after", "[segment]") {
    ScriptRunner runner{{{10, ScriptLine::PoseAt{kRunner, {41_x, 20_x}, Heading::degrees(350)}},
                         {20, ScriptLine::PoseAt{kRunner, {43_x, 22_x}, Heading::degrees(10)}}}};
    Watcher judge;
    const auto result = runner.run(request(), judge, {});
    REQUIRE(result);
    CHECK(judge.poses[8] == request().figures[0].pose);
    CHECK(judge.poses[9] == Pose{{41_x, 20_x}, Heading::degrees(350)});
    CHECK(judge.poses[14] == Pose{{42_x, 21_x}, Heading::degrees(0)});
    CHECK(judge.poses[19] == Pose{{43_x, 22_x}, Heading::degrees(10)});
    CHECK(judge.poses[99] == judge.poses[19]);
    CHECK(result->ticks == 100);
    CHECK(result->stop.cause == StopCause::Limit);
    CHECK(result->by == RunSource::Script);
    CHECK(result->request == digestOf(request()));
}

TEST_CASE("a pose without a heading keeps the one before", "[segment]") {
    ScriptRunner runner{{{5, ScriptLine::PoseAt{kRunner, {41_x, 20_x}, {}}}}};
    Watcher judge;
    REQUIRE(runner.run(request(), judge, {}));
    CHECK(judge.poses[4].heading == Heading::degrees(350));
}

TEST_CASE("touches and falls are believed, and last", "[segment]") {
    const FigurePair pair = makePair(kBacker, kRunner);
    ScriptRunner runner{{{40, ScriptLine::TouchLine{pair}},
                         {45, ScriptLine::TouchLine{pair}},
                         {50, ScriptLine::PartLine{pair}},
                         {55, ScriptLine::FallLine{kBacker, Heading::degrees(201)}},
                         {60, ScriptLine::TouchLine{pair}},
                         {61, ScriptLine::BallTouchLine{kRunner}}}};
    Watcher judge;
    const auto result = runner.run(request(), judge, {});
    REQUIRE(result);
    CHECK(judge.seen ==
          std::vector<std::string>{"touch 40 5", "part 50", "fall 55", "touch 60 5", "ball 61"});
    CHECK(result->touching == std::vector<FigurePair>{pair});
    CHECK(result->figures[1].fallen == Heading::degrees(201));
    CHECK(result->falls.size() == 1);
}

TEST_CASE("lines after the judge's stop are counted as unused", "[segment]") {
    ScriptRunner runner{{{20, Call{.tick = 20, .side = Side::Home, .kind = CallKind::Stop}},
                         {30, ScriptLine::FallLine{kBacker, Heading{}}},
                         {31, ScriptLine::BallTouchLine{kBacker}}}};
    Watcher judge;
    const auto result = runner.run(request(), judge, {});
    REQUIRE(result);
    CHECK(result->ticks == 20);
    CHECK(result->unusedScriptLines == 2);
    CHECK(result->stop == Verdict{StopCause::StopCall, "TAP-SW-2"});
}

TEST_CASE("scripts that make no sense are refused", "[segment][refusal]") {
    Watcher judge;
    ScriptRunner early{{{0, ScriptLine::BallTouchLine{kRunner}}}};
    const auto first = early.run(request(), judge, {});
    REQUIRE_FALSE(first);
    CHECK(first.error().reason == "a script line needs a tick of 1 or more");
    ScriptRunner stranger{{{3, ScriptLine::BallTouchLine{FigureId{Side::Home, 9}}}}};
    const auto second = stranger.run(request(), judge, {});
    REQUIRE_FALSE(second);
    CHECK(second.error().reason == "a script line names a figure that is not on the board");
}

TEST_CASE("a ball that is a body ends where the script left it, and only it counts in digests",
          "[segment]") {
    SegmentRequest plain = request();
    plain.ball = BallSetup{.at = {45_x, 26_x}, .radiusMm = 5.08};
    SegmentRequest felt = plain;
    felt.ball->body = true;
    CHECK(digestOf(felt) != digestOf(plain));
    NoJudge judge;
    const std::vector<ScriptLine> lines{{5, ScriptLine::BallAt{{48_x, 25_x}}}};
    ScriptRunner runner{lines};
    const auto result = runner.run(felt, judge, {});
    REQUIRE(result);
    CHECK(result->ball == FieldPoint{48_x, 25_x});
    SegmentResult without = *result;
    without.ball.reset();
    CHECK(digestOf(without) != digestOf(*result));
    CHECK_FALSE(ScriptRunner{lines}.run(plain, judge, {})->ball);
}
