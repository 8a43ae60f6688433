#include <thrum/coach/trials.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>
#include <thread>

namespace thrum::coach {
namespace {

struct TrialSums {
    int plays = 0;
    double worth = 0.0;
    double worthSquares = 0.0;
    double yards = 0.0;
    double squares = 0.0;

    [[nodiscard]] double mean() const { return plays > 0 ? worth / plays : 0.0; }
    [[nodiscard]] double varianceOfMean() const {
        return plays > 0 ? std::max(0.0, worthSquares / plays - mean() * mean()) / plays : 0.0;
    }
};

// One round: every idea of the list once, with the same luck.
void roundOf(const std::vector<std::size_t>& list,
             const std::vector<Board>& boards,
             const std::function<Trial(std::size_t idea, const Board& board)>& play,
             std::vector<TrialSums>& sums) {
    std::vector<Trial> trials(list.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&](const Board& board) {
        for (std::size_t i = next++; i < list.size(); i = next++)
            trials[i] = play(list[i], board);
    };
    if (boards.size() <= 1) {
        work(boards.front());
    } else {
        std::vector<std::jthread> threads;
        for (const Board& board : boards)
            threads.emplace_back([&work, &board] { work(board); });
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!trials[i].counts)
            continue;
        TrialSums& sum = sums[list[i]];
        ++sum.plays;
        sum.worth += trials[i].worth;
        sum.worthSquares += trials[i].worth * trials[i].worth;
        sum.yards += trials[i].yards;
        sum.squares += trials[i].yards * trials[i].yards;
    }
}

// Whether more plays would hardly change which of the two is better.
bool clearlyAhead(const TrialSums& better, const TrialSums& next) {
    constexpr int kEnough = 5;
    constexpr double kErrors = 3.0;
    const double lead = better.mean() - next.mean();
    return better.plays >= kEnough && next.plays >= kEnough && lead > 0.0 &&
           lead > kErrors * std::sqrt(better.varianceOfMean() + next.varianceOfMean());
}

/// The ideas still in the running, and how often the list is halved before the last ones are left.
class Field {
public:
    static constexpr std::size_t kFew = 3;

    explicit Field(std::size_t ideas) : m_left(ideas) {
        std::iota(m_left.begin(), m_left.end(), std::size_t{0});
        for (std::size_t n = ideas; n > kFew; n = std::max(kFew, (n + 1) / 2))
            ++m_stages;
    }
    [[nodiscard]] std::vector<std::size_t>& left() { return m_left; }
    [[nodiscard]] bool holds(std::size_t idea) const {
        return std::ranges::find(m_left, idea) != m_left.end();
    }
    [[nodiscard]] bool isLast() const { return m_stage == m_stages; }
    void halve(int spent, int evaluations) {
        if (isLast() || spent * m_stages < evaluations * m_stage)
            return;
        m_left.resize(std::max(kFew, (m_left.size() + 1) / 2));
        ++m_stage;
    }

private:
    std::vector<std::size_t> m_left;
    int m_stages = 1;
    int m_stage = 1;
};

}  // namespace

std::vector<Ranked> ranked(std::size_t ideas,
                           const Prior& prior,
                           const TryOnce& play,
                           const std::vector<Board>& boards,
                           std::uint64_t seed,
                           int evaluations,
                           const std::stop_token& stop) {
    std::vector<TrialSums> sums(ideas);
    Field field{ideas};
    // what the situation is worth whichever idea is followed, and the idea's own part of it
    const auto usually = [&](std::size_t idea) {
        return prior.usually.empty() ? 0.0 : prior.usually[idea];
    };
    const auto judged = [&](std::size_t idea) {
        double all = 0.0;
        int plays = 0;
        for (std::size_t i = 0; i < ideas; ++i) {
            all += sums[i].worth - sums[i].plays * usually(i);
            plays += sums[i].plays;
        }
        const TrialSums& sum = sums[idea];
        if (sum.plays == 0)
            return -std::numeric_limits<double>::max();
        const double before = all / plays + usually(idea);
        return (sum.worth + prior.plays * before) / (sum.plays + prior.plays) +
               (idea == 0 ? prior.forSense : 0.0);
    };
    int spent = 0;
    for (std::uint64_t round = 0; ideas > 0 && !stop.stop_requested(); ++round) {
        std::vector<std::size_t>& left = field.left();
        const auto cost = static_cast<int>(left.size());
        if (round > 0 && spent + cost > evaluations)
            break;
        const Pace pace = field.isLast() && 2 * spent >= evaluations ? Pace::Exact : Pace::Coarse;
        roundOf(
            left,
            boards,
            [&](std::size_t idea, const Board& board) {
                return play(idea, board, bitsAt(seed, round), pace);
            },
            sums);
        spent += cost;
        std::ranges::stable_sort(left, std::ranges::greater{}, judged);
        if (left.size() == 1 || clearlyAhead(sums[left[0]], sums[left[1]]))
            break;
        field.halve(spent, evaluations);
    }
    std::vector<Ranked> all;
    for (std::size_t i = 0; i < ideas; ++i) {
        const TrialSums& sum = sums[i];
        const double n = std::max(1, sum.plays);
        const double mean = sum.yards / n;
        const double ownPart =
            n / (n + prior.plays);  // of worth; the rest is common to all ideas or known before
        all.push_back({i,
                       sum.plays,
                       judged(i),
                       ownPart * std::sqrt(sum.varianceOfMean()),
                       mean,
                       std::sqrt(std::max(0.0, sum.squares / n - mean * mean))});
    }
    // those that stayed longest in first, so that one lucky play does not win
    std::ranges::stable_sort(all, [&](const Ranked& a, const Ranked& b) {
        return field.holds(a.idea) != field.holds(b.idea) ? field.holds(a.idea) : a.worth > b.worth;
    });
    return all;
}

}  // namespace thrum::coach
