#pragma once

#include <thrum/rules/scrimmage/coach.hpp>

#include <cstdint>
#include <stop_token>

/// The computer coach above plain sense.
namespace thrum::scrimmage::coach {

inline constexpr int kLowestThinker = 2;  ///< level 1 is `beginnerDecision`
inline constexpr int kHighestLevel = 5;

struct CoachSetup {
    int level = kLowestThinker;  ///< kLowestThinker to kHighestLevel
    std::uint64_t seed = 0;      ///< its own; never what the match draws from
    int evaluations = 0;  ///< plays tried for one decision; 0: as many as the level usually does
};

/// Plays that a level tries for one decision if nothing else is said.
[[nodiscard]] int usualEvaluations(int level);
/// Moves of a hundred that a level makes without a thought.
[[nodiscard]] int lapsesOfHundred(int level);
/// How many about fill a time on this machine, by trying: at least 1.
[[nodiscard]] int evaluationsWithin(int ms, const State& start);

/// Plays ideas through to the end of the play, both sides on plain sense, what is covered guessed
/// anew each time. It has no memory: a decision follows from what is seen and from its seed.
class Coach {
public:
    explicit Coach(CoachSetup setup);

    /// Cost: about 0.4 ms for each play tried.
    /// @param seen     what the side may know
    /// @param bits     of this decision, for what plain sense draws by lot
    /// @param attempt  answers to this prompt that were refused already
    /// @param stop     asks a long thought to end; what is returned then is not to be used
    [[nodiscard]] Input decide(const State& seen,
                               const Prompt& due,
                               Side side,
                               std::uint64_t bits,
                               int attempt,
                               const std::stop_token& stop) const;

private:
    CoachSetup m_setup;
};

}  // namespace thrum::scrimmage::coach
