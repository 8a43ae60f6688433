#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/segment/request.hpp>
#include <thrum/segment/specs.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// The tests of the tweak bench, for `thrum-cli tweak` and the workshop alike. A run is a pure
/// function of what is asked and its number, so runs may be made on any thread in any order; what
/// is made of them goes by their order, so equal seeds give equal numbers.
namespace thrum::app {

/// What a base is put to. The value of a run, and its unit:
enum class BenchTest : std::uint8_t {
    Dash,      ///< seconds until it is so many yards up the lane
    SameSpot,  ///< yards from the middle of all ends after the same time
    Jump,      ///< millimeters it has gone sideways a quarter of a second after switch-on
    Push,      ///< inches it moves a 7 g sled in 10 s, two pushes read down to 1/8 and summed
    Arc,       ///< degrees it turns in a yard of its way, + = left
    Falls,     ///< 1 if it lies after meeting another head on, at the speeds 4 to 9 in turn
    HeadOn,    ///< millimeters it drives another back in 3 s
    Angle      ///< millimeters it comes ahead in 3 s where the other meets it at 45 degrees
};
inline constexpr int kBenchTests = 8;
/// As in files and on the command line: dash, spot, jump, push, arc, falls, head-on, angle.
[[nodiscard]] std::string_view nameOf(BenchTest test);
/// "s", "yd", "mm", "in", "°/yd"; nothing for falls.
[[nodiscard]] std::string_view unitOf(BenchTest test);

struct BenchAsked {
    BenchTest test = BenchTest::Dash;
    FigureSpec figure;
    FigureSpec other;  ///< who is met in Falls, HeadOn and Angle
    BoardSpec board;
    int speedTenths = 50;
    double yards = 20.0;  ///< of a dash
    std::uint64_t seed = 1;
};

/// Where it was, from its start: ahead and to the left in yards.
struct BenchPoint {
    float ahead = 0.0F;
    float left = 0.0F;
    float headingDeg = 0.0F;
    friend bool operator==(const BenchPoint&, const BenchPoint&) = default;
};

struct BenchRun {
    bool arrived = true;  ///< false: a dash that was not done after 20 s
    bool fell = false;
    double value = 0.0;  ///< see BenchTest; of SameSpot 0 until all ends are known
    double seconds = 0.0;
    double aheadYards = 0.0;
    double leftYards = 0.0;
    double turnedDeg = 0.0;
    std::vector<BenchPoint> path;  ///< tick 0, every n-th, the last; empty unless asked for
    friend bool operator==(const BenchRun&, const BenchRun&) = default;
};

/// A base under a figure of 1.6 g; what is missing to `totalG` is putty in its middle.
[[nodiscard]] FigureSpec benchFigure(const BaseSpec& base, double totalG);
/// The sled of the push: 7 g, flat, no prongs.
[[nodiscard]] FigureSpec benchSled();

/// @param index      0, 1, 2 ...: the seed of a run is the seed asked for plus it
/// @param pathEvery  ticks between the points of the path; 0: none
/// Errors: RequestError if the board refuses the figures.
[[nodiscard]] Expected<BenchRun, RequestError> benchRun(const BenchAsked& asked,
                                                        int index,
                                                        int pathEvery = 0);

/// A mean with the range that holds the true one in 95 of 100 benches. Low and high are the mean
/// itself where there is only one run.
struct BenchNumber {
    int n = 0;
    double mean = 0.0;
    double spread = 0.0;  ///< standard deviation of one run
    double low = 0.0;
    double high = 0.0;
    friend bool operator==(const BenchNumber&, const BenchNumber&) = default;
};
[[nodiscard]] BenchNumber numberOf(std::span<const double> values);
/// So many of so many, as a share with its exact 95 % range; the spread is 0.
[[nodiscard]] BenchNumber shareOf(int count, int n);

/// Whether the second is another number than the first: their ranges do not overlap (UX-12).
enum class BenchChange : std::uint8_t { NoClearDifference, Less, More };
[[nodiscard]] BenchChange changeOf(const BenchNumber& before, const BenchNumber& now);

/// Where runs ended: the middle, and the ellipse of one standard deviation about it.
struct BenchSpot {
    double ahead = 0.0;  ///< yards
    double left = 0.0;
    double major = 0.0;
    double minor = 0.0;
    double angleDeg = 0.0;  ///< of the major axis, counter-clockwise from ahead
    friend bool operator==(const BenchSpot&, const BenchSpot&) = default;
};

struct BenchSum {
    BenchTest test = BenchTest::Dash;
    int runs = 0;
    int missed = 0;     ///< runs that did not arrive; they are in no number but the ends
    BenchNumber value;  ///< of Falls a share
    BenchNumber ahead;
    BenchNumber left;
    BenchNumber turned;
    BenchSpot spot;
    friend bool operator==(const BenchSum&, const BenchSum&) = default;
};
/// Runs in the order of their indices; fills in what a run cannot know of itself.
[[nodiscard]] BenchSum sumOf(BenchTest test, std::vector<BenchRun>& runs);

}  // namespace thrum::app
