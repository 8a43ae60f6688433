#include "io/record/shortest_way.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace thrum::io {
namespace {

using Candidates = std::vector<std::int64_t>;

// About what zlib makes of a difference from the guess, and of a place in between.
double bitsOf(std::int64_t off) {
    constexpr double kAnother = 4.5;
    return off == 0
               ? 1.0
               : kAnother +
                     static_cast<double>(std::bit_width(static_cast<std::uint64_t>(std::abs(off))));
}
constexpr double kBitsOfPlace = 18.0;
// From this share of what a line may be off on, the other numbers may make a place of it.
constexpr double kDoubtful = 0.7;

Candidates near(std::int64_t value, const StepRule& rule) {
    Candidates steps;
    const std::int64_t half = value < 0 ? -rule.unitsPerStep / 2 : rule.unitsPerStep / 2;
    const std::int64_t nearest = (value + half) / rule.unitsPerStep;
    const std::int64_t reach = rule.slack / rule.unitsPerStep + 1;
    for (std::int64_t step = nearest - reach; step <= nearest + reach; ++step) {
        const bool may = std::abs(step * rule.unitsPerStep - value) <= rule.slack &&
                         std::abs(step) <= rule.farthest;
        if (may || step == nearest)
            steps.push_back(step);
    }
    return steps;
}

// Cheapest ways to every pair of a keyframe and the one before it: nothing else of the past counts
// for what a reader expects next.
class Search {
public:
    Search(const NumberInFrames& number, const StepRule& rule) : m_number{number}, m_rule{rule} {
        for (const std::size_t key : number.keys)
            m_near.push_back(near(number.values[key], rule));
    }

    [[nodiscard]] std::vector<std::int64_t> way() {
        const std::size_t count = m_near.size();
        if (count == 1)
            return {nearestOf(0)};
        m_arrivals.resize(count);
        begin();
        for (std::size_t key = 2; key < count; ++key)
            goOn(key);
        return wayBack();
    }

private:
    struct Arrival {
        double bits = std::numeric_limits<double>::infinity();
        std::size_t before = 0;  // candidate of the keyframe two back
    };

    [[nodiscard]] std::int64_t nearestOf(std::size_t key) const {
        const std::int64_t value = m_number.values[m_number.keys[key]];
        return *std::ranges::min_element(m_near[key], {}, [&](std::int64_t step) {
            return std::abs(step * m_rule.unitsPerStep - value);
        });
    }
    Arrival& arrival(std::size_t key, std::size_t from, std::size_t to) {
        return m_arrivals[key][from * m_near[key].size() + to];
    }
    void begin() {
        m_arrivals[1].resize(m_near[0].size() * m_near[1].size());
        for (std::size_t a = 0; a < m_near[0].size(); ++a) {
            for (std::size_t b = 0; b < m_near[1].size(); ++b)
                arrival(1, a, b).bits = bitsOf(m_near[1][b] - m_near[0][a]) +
                                        bitsBetween(1, m_near[0][a], m_near[1][b]);
        }
    }
    void goOn(std::size_t key) {
        const Candidates& first = m_near[key - 2];
        const Candidates& second = m_near[key - 1];
        const Candidates& third = m_near[key];
        const std::int64_t ticks =
            m_number.ticks[m_number.keys[key]] - m_number.ticks[m_number.keys[key - 1]];
        m_arrivals[key].resize(second.size() * third.size());
        for (std::size_t b = 0; b < second.size(); ++b) {
            for (std::size_t c = 0; c < third.size(); ++c) {
                Arrival& best = arrival(key, b, c);
                for (std::size_t a = 0; a < first.size(); ++a) {
                    // as a reader guesses
                    const std::int64_t guess =
                        second[b] + (second[b] - first[a]) * ticks / m_rule.every;
                    const double bits = arrival(key - 1, a, b).bits + bitsOf(third[c] - guess);
                    if (bits < best.bits)
                        best = {bits, a};
                }
                best.bits += bitsBetween(key, second[b], third[c]);
            }
        }
    }
    // What the frames before a keyframe cost if it and the one before it stand so.
    [[nodiscard]] double bitsBetween(std::size_t key,
                                     std::int64_t fromStep,
                                     std::int64_t toStep) const {
        const std::size_t first = m_number.keys[key - 1];
        const std::size_t last = m_number.keys[key];
        const auto from = static_cast<double>(fromStep * m_rule.unitsPerStep);
        const auto to = static_cast<double>(toStep * m_rule.unitsPerStep);
        const double whole = m_number.ticks[last] - m_number.ticks[first];
        double furthest = 0.0;
        for (std::size_t i = first + 1; i < last; ++i) {
            const double part = m_number.ticks[i] - m_number.ticks[first];
            const double shown = from + (to - from) * part / whole;
            furthest =
                std::max(furthest, std::fabs(shown - static_cast<double>(m_number.values[i])));
        }
        const double share = furthest / m_rule.mostOff;
        if (share > 1.0)
            return kBitsOfPlace;
        return kDoubtful * kBitsOfPlace * std::max(0.0, share - kDoubtful) / (1.0 - kDoubtful);
    }
    [[nodiscard]] std::vector<std::int64_t> wayBack() {
        std::size_t key = m_near.size() - 1;
        const auto best =
            static_cast<std::size_t>(std::ranges::min_element(m_arrivals[key], {}, &Arrival::bits) -
                                     m_arrivals[key].begin());
        std::size_t to = best % m_near[key].size();
        std::size_t from = best / m_near[key].size();
        std::vector<std::int64_t> way(m_near.size());
        for (; key > 0; --key) {
            way[key] = m_near[key][to];
            const std::size_t before = arrival(key, from, to).before;
            to = from;
            from = before;
        }
        way[0] = m_near[0][to];
        return way;
    }

    const NumberInFrames& m_number;
    const StepRule& m_rule;
    std::vector<Candidates> m_near;                // of each keyframe
    std::vector<std::vector<Arrival>> m_arrivals;  // of each keyframe, by candidates of two
};

}  // namespace

std::vector<std::int64_t> shortestWay(const NumberInFrames& number, const StepRule& rule) {
    return Search{number, rule}.way();
}

}  // namespace thrum::io
