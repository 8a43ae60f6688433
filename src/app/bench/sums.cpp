#include <thrum/app/bench.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::app {
namespace {

// The factor of a 95 % range of a mean, by the degrees of freedom (Student's t).
double factorOf(int freedom) {
    constexpr std::array kTable{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306,
                                2.262,  2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
                                2.110,  2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064,
                                2.060,  2.056, 2.052, 2.048, 2.045, 2.042};
    if (freedom <= static_cast<int>(kTable.size()))
        return kTable.at(static_cast<std::size_t>(freedom - 1));
    // its expansion about the normal factor
    constexpr double kNormal = 1.959964;
    return kNormal + (kNormal * kNormal * kNormal + kNormal) / (4.0 * freedom);
}

// The chance of at most `count` of `n` where each has the chance `p`.
double atMost(int count, int n, double p) {
    if (p <= 0.0)
        return 1.0;
    if (p >= 1.0)
        return count >= n ? 1.0 : 0.0;
    double sum = 0.0;
    double term = n * std::log1p(-p);
    for (int k = 0; k <= count; ++k) {
        if (k > 0)
            term += std::log(static_cast<double>(n - k + 1) / k) + std::log(p) - std::log1p(-p);
        sum += std::exp(term);
    }
    return std::min(sum, 1.0);
}

// Where a falling function of 0..1 comes below a level.
template <class Function>
double crossing(Function function, double level) {
    double low = 0.0;
    double high = 1.0;
    for (int i = 0; i < 60; ++i) {
        const double middle = 0.5 * (low + high);
        (function(middle) > level ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

BenchSpot spotOf(const std::vector<BenchRun>& runs, double ahead, double left) {
    constexpr double kDegree = 180.0 / 3.14159265358979323846;
    BenchSpot spot{.ahead = ahead, .left = left};
    if (runs.size() < 2)
        return spot;
    double xx = 0.0;
    double xy = 0.0;
    double yy = 0.0;
    for (const BenchRun& run : runs) {
        const double x = run.aheadYards - ahead;
        const double y = run.leftYards - left;
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    const double n = static_cast<double>(runs.size() - 1);
    xx /= n;
    xy /= n;
    yy /= n;
    const double half = 0.5 * (xx - yy);
    const double root = std::hypot(half, xy);
    const double mid = 0.5 * (xx + yy);
    spot.major = std::sqrt(std::max(mid + root, 0.0));
    spot.minor = std::sqrt(std::max(mid - root, 0.0));
    spot.angleDeg = 0.5 * std::atan2(2.0 * xy, xx - yy) * kDegree;
    return spot;
}

}  // namespace

std::string_view nameOf(BenchTest test) {
    constexpr std::array<std::string_view, kBenchTests> kNames{
        "dash", "spot", "jump", "push", "arc", "falls", "head-on", "angle"};
    return kNames.at(static_cast<std::size_t>(test));
}

std::string_view unitOf(BenchTest test) {
    constexpr std::array<std::string_view, kBenchTests> kUnits{
        "s", "yd", "mm", "in", "°/yd", "", "mm", "mm"};
    return kUnits.at(static_cast<std::size_t>(test));
}

BenchNumber numberOf(std::span<const double> values) {
    BenchNumber number{.n = static_cast<int>(values.size())};
    if (values.empty())
        return number;
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    number.mean = sum / number.n;
    number.low = number.high = number.mean;
    if (number.n < 2)
        return number;
    double squares = 0.0;
    for (const double value : values)
        squares += (value - number.mean) * (value - number.mean);
    number.spread = std::sqrt(squares / (number.n - 1));
    const double half = factorOf(number.n - 1) * number.spread / std::sqrt(number.n);
    number.low -= half;
    number.high += half;
    return number;
}

BenchNumber shareOf(int count, int n) {
    constexpr double kTail = 0.025;
    BenchNumber share{.n = n};
    if (n == 0)
        return share;
    share.mean = static_cast<double>(count) / n;
    share.low =
        count == 0 ? 0.0 : crossing([&](double p) { return atMost(count - 1, n, p); }, 1.0 - kTail);
    share.high = count == n ? 1.0 : crossing([&](double p) { return atMost(count, n, p); }, kTail);
    return share;
}

BenchChange changeOf(const BenchNumber& before, const BenchNumber& now) {
    if (before.n < 2 || now.n < 2)
        return BenchChange::NoClearDifference;
    if (now.low > before.high)
        return BenchChange::More;
    return now.high < before.low ? BenchChange::Less : BenchChange::NoClearDifference;
}

BenchSum sumOf(BenchTest test, std::vector<BenchRun>& runs) {
    BenchSum sum;
    sum.test = test;
    sum.runs = static_cast<int>(runs.size());
    std::vector<double> values;
    const auto gather = [&](auto member) {
        values.clear();
        for (const BenchRun& run : runs)
            values.push_back(member(run));
        return numberOf(values);
    };
    sum.ahead = gather([](const BenchRun& run) { return run.aheadYards; });
    sum.left = gather([](const BenchRun& run) { return run.leftYards; });
    sum.turned = gather([](const BenchRun& run) { return run.turnedDeg; });
    sum.spot = spotOf(runs, sum.ahead.mean, sum.left.mean);
    if (test == BenchTest::SameSpot)
        for (BenchRun& run : runs)
            run.value = std::hypot(run.aheadYards - sum.spot.ahead, run.leftYards - sum.spot.left);
    values.clear();
    int fell = 0;
    for (const BenchRun& run : runs) {
        fell += run.fell ? 1 : 0;
        if (run.arrived)
            values.push_back(run.value);
    }
    sum.missed = sum.runs - static_cast<int>(values.size());
    sum.value = test == BenchTest::Falls ? shareOf(fell, sum.runs) : numberOf(values);
    return sum;
}

}  // namespace thrum::app
