#include "support/board_lab.hpp"

#include <thrum/io/keyframes.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

Frame frame(int tick, std::vector<Pose> poses) {
    return {tick, std::move(poses)};
}

Pose pose(double x, double y, double degrees) {
    return {{Spot::yards(x), Spot::yards(y)}, Heading::degrees(degrees)};
}

// Furthest off in ten-thousandths of a yard and hundredths of a degree.
struct Off {
    int place = 0;
    int heading = 0;
};

Off furthestOff(const std::vector<Frame>& a, const std::vector<Frame>& b) {
    REQUIRE(a.size() == b.size());
    Off off;
    for (std::size_t i = 0; i < a.size(); ++i) {
        REQUIRE(a[i].tick == b[i].tick);
        REQUIRE(a[i].poses.size() == b[i].poses.size());
        for (std::size_t k = 0; k < a[i].poses.size(); ++k) {
            const Pose& p = a[i].poses[k];
            const Pose& q = b[i].poses[k];
            off.place = std::max({off.place,
                                  std::abs((p.at.x - q.at.x).units()),
                                  std::abs((p.at.y - q.at.y).units())});
            off.heading = std::max(off.heading, std::abs(shortTurn(p.heading, q.heading)));
        }
    }
    return off;
}

std::vector<Frame> framesOfRun(std::uint64_t scene, int every, double seconds) {
    lab::Scrimmage play = lab::scrimmage(scene, lab::Play::Dive);
    Simulator simulator{play.table.setup(), scene};
    simulator.setFrames({every});
    NoJudge judge;
    auto result = simulator.run(play.table.request(seconds), judge, {});
    REQUIRE(result);
    return result->frames;
}

std::string refusal(std::string_view packed, int every, int ticks, std::size_t figures) {
    const auto frames = io::unpackFrames(packed, every, ticks, figures);
    return frames ? std::string{"accepted"} : frames.error();
}

}  // namespace

TEST_CASE("D66 keyframes come thirty times a second or a little oftener", "[io][D66][example]") {
    CHECK(io::keyframeInterval(120) == 4);
    CHECK(io::keyframeInterval(100) == 3);
    CHECK(io::keyframeInterval(240) == 8);
    CHECK(io::keyframeInterval(10) == 1);
}

TEST_CASE("D66 keyframes show every man within 0.012 yards and three quarters of a degree",
          "[io][D66][property]") {
    for (const int every : {1, 3, 4, 7}) {
        for (const double seconds : {0.01, 0.5, 2.0}) {
            const auto frames = framesOfRun(11, every, seconds);
            const std::string packed = io::packFrames(frames, every);
            const auto back =
                io::unpackFrames(packed, every, frames.back().tick, frames.front().poses.size());
            if (!back)
                FAIL(back.error());
            const Off off = furthestOff(frames, *back);
            CHECK(off.place <= 120);
            CHECK(off.heading <= 75);
        }
    }
}

TEST_CASE("D66 keyframes follow headings over north and places off the plate",
          "[io][D66][example]") {
    const std::vector<Frame> frames{
        frame(0, {pose(0, 0, 359.5), pose(-10, 53.3333, 180)}),
        frame(4, {pose(-1.25, 60, 0.5), pose(110, -5, 179.74)}),
        frame(8, {pose(-2.5, 120, 1.5), pose(-10, 53.3333, 0)}),
        frame(9, {pose(1000, -1000, 359.99), pose(-1000, 1000, 90)}),
    };
    const auto back = io::unpackFrames(io::packFrames(frames, 4), 4, 9, 2);
    if (!back)
        FAIL(back.error());
    const Off off = furthestOff(frames, *back);
    CHECK(off.place <= 120);
    CHECK(off.heading <= 75);
}

TEST_CASE("D36 a ball that is a body is kept with the men and comes back", "[io][D36][D66]") {
    std::vector<Frame> frames;
    for (int tick = 0; tick <= 12; ++tick) {
        frames.push_back(frame(tick, {pose(40.0 + 0.05 * tick, 26.0, 0.0)}));
        // it lies, is hit in tick 5 and rolls
        const double x = tick < 5 ? 41.0 : 41.0 + 0.07 * (tick - 4);
        frames.back().ball = FieldPoint{Spot::yards(x), Spot::yards(26.1)};
    }
    const std::string packed = io::packFrames(frames, 4);
    const auto back = io::unpackFrames(packed, 4, 12, 1, true);
    if (!back)
        FAIL(back.error());
    CHECK(furthestOff(frames, *back).place <= 190);
    for (const Frame& kept : *back) {
        REQUIRE(kept.ball);
        REQUIRE(kept.poses.size() == 1);
        const FieldPoint truth = *frames[static_cast<std::size_t>(kept.tick)].ball;
        CHECK(std::abs((kept.ball->x - truth.x).units()) <= 190);
        CHECK(std::abs((kept.ball->y - truth.y).units()) <= 190);
    }
    // nobody takes the ball for a man
    CHECK_FALSE(io::unpackFrames(packed, 4, 12, 1));
    CHECK(io::unpackFrames(packed, 4, 12, 2));
}

TEST_CASE("D66 a run of no ticks keeps its one frame", "[io][D66][example]") {
    const std::vector<Frame> frames{frame(0, {pose(40, 26.6665, 90)})};
    CHECK(io::intervalOf(frames) == 1);
    const auto back = io::unpackFrames(io::packFrames(frames, 1), 1, 0, 1);
    if (!back)
        FAIL(back.error());
    CHECK(furthestOff(frames, *back).place <= 120);
}

TEST_CASE(
    "UX-17.3 straight lines between what was kept show every tick within 0.02 yd and 1 degree",
    "[io][D66][UX-17.3][property]") {
    for (const std::uint64_t scene : {2U, 7U, 12U}) {
        const auto ticks = framesOfRun(scene, 1, 3.0);
        const std::string packed = io::packFrames(ticks, 4);
        const auto kept = io::unpackFrames(packed, 4, ticks.back().tick, ticks[0].poses.size());
        if (!kept)
            FAIL(kept.error());
        CHECK(kept->size() < ticks.size());
        double furthest = 0.0;
        double turned = 0.0;
        std::size_t next = 0;
        for (const Frame& live : ticks) {
            while ((*kept)[next].tick < live.tick)
                ++next;
            const Frame& after = (*kept)[next];
            const Frame& before = after.tick == live.tick ? after : (*kept)[next - 1];
            const double share =
                after.tick == live.tick
                    ? 0.0
                    : static_cast<double>(live.tick - before.tick) / (after.tick - before.tick);
            for (std::size_t i = 0; i < live.poses.size(); ++i) {
                const auto between = [&](double a, double b) { return a + (b - a) * share; };
                const Pose& a = before.poses[i];
                const Pose& b = after.poses[i];
                const double dx =
                    between(a.at.x.yards(), b.at.x.yards()) - live.poses[i].at.x.yards();
                const double dy =
                    between(a.at.y.yards(), b.at.y.yards()) - live.poses[i].at.y.yards();
                furthest = std::max(furthest, std::hypot(dx, dy));
                const double turn = between(0.0, shortTurn(a.heading, b.heading));
                const double was = shortTurn(a.heading, live.poses[i].heading);
                turned = std::max(turned, std::abs(turn - was) / 100.0);
            }
        }
        CHECK(furthest <= 0.02);
        CHECK(turned <= 1.0);
        // what was read can be packed again, though not all ticks are there any more
        CHECK_FALSE(io::packFrames(*kept, io::intervalOf(*kept)).empty());
    }
}

TEST_CASE("D66 broken keyframes are refused with a sentence", "[io][D66][refusal]") {
    const auto frames = framesOfRun(3, 4, 1.0);
    const std::string good = io::packFrames(frames, 4);
    const int ticks = frames.back().tick;
    const std::size_t men = frames.front().poses.size();
    REQUIRE(refusal(good, 4, ticks, men) == "accepted");

    CHECK(refusal(good, 0, ticks, men) == "keyframes reach from tick 0 to at most 7200");
    CHECK(refusal(good, 4, -1, men) == "keyframes reach from tick 0 to at most 7200");
    CHECK(refusal(good, 4, 7201, men) == "keyframes reach from tick 0 to at most 7200");
    CHECK(refusal(good, 4, ticks, 0) == "keyframes show 1 to 24 figures");
    CHECK(refusal(good, 4, ticks, 25) == "keyframes show 1 to 24 figures");
    CHECK(refusal(good + "A", 4, ticks, men) == "keyframes are not in base64");
    CHECK(refusal("*" + good.substr(1), 4, ticks, men) == "keyframes are not in base64");
    CHECK(refusal("A===", 4, ticks, men) == "keyframes are not in base64");
    CHECK(refusal("", 4, ticks, men) == "keyframes cannot be unpacked");
    CHECK(refusal(good.substr(0, good.size() / 2 / 4 * 4), 4, ticks, men) ==
          "keyframes cannot be unpacked");
    CHECK(refusal("AAAA" + good, 4, ticks, men) == "keyframes cannot be unpacked");
    CHECK(refusal(good, 4, ticks, men + 1) == "keyframes hold too few numbers");
    CHECK(refusal(good, 4, ticks, men - 1) == "keyframes hold too many numbers");
    CHECK(refusal(good, 4, ticks + 40, men) != "accepted");
    CHECK(refusal(good, 4, ticks - 8, men) != "accepted");
}

TEST_CASE("D66 any one letter changed is found out", "[io][D66][property]") {
    const auto frames = framesOfRun(5, 4, 0.3);
    const std::string good = io::packFrames(frames, 4);
    const int ticks = frames.back().tick;
    const std::size_t men = frames.front().poses.size();
    const auto same = io::unpackFrames(good, 4, ticks, men);
    REQUIRE(same);
    std::size_t refused = 0;
    for (std::size_t i = 0; i < good.size(); ++i) {
        INFO("letter " << i);
        std::string broken = good;
        broken[i] = broken[i] == 'A' ? 'q' : 'A';
        const auto read = io::unpackFrames(broken, 4, ticks, men);
        // bits that stand for nothing may be anything, and no other
        if (read)
            CHECK((*read == *same));
        else
            ++refused;
    }
    CHECK(refused + 8 >= good.size());
}

// The number of docs/performance.md: thrum_test_keyframes -s "*megabyte*"
TEST_CASE("D66 15 minutes of 22 men in motion stay below one megabyte", "[io][D66][property]") {
    constexpr int kRuns = 180;
    constexpr double kSeconds = 5.0;
    std::size_t bytes = 0;
    for (int run = 0; run < kRuns; ++run) {
        const auto frames = framesOfRun(static_cast<std::uint64_t>(run), 1, kSeconds);
        REQUIRE(frames.front().poses.size() == 22);
        bytes += io::packFrames(frames, 4).size();
    }
    CHECK(bytes <= 1'000'000);
}
