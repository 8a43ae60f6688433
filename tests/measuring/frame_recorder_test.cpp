// The numbers a report is made of.

#include "measuring/frame_recorder.hpp"

#include <catch2/catch.hpp>

using namespace thrum::gui::measuring;

TEST_CASE("UX-29.1 percentiles of frame times", "[gui][UX-29.1]") {
    std::vector<double> samples;
    for (int i = 1; i <= 101; ++i)
        samples.push_back(i);
    CHECK(percentile(samples, 0.5) == Approx(51.0));
    CHECK(percentile(samples, 0.99) == Approx(100.0));
    CHECK(percentile(samples, 1.0) == Approx(101.0));
    CHECK(percentile({}, 0.5) == Approx(0.0));
}
