#pragma once

#include <thrum/segment/play.hpp>

#include <cstdint>
#include <vector>

/// Calls for a person who coaches both sides: each side's from a chart by down, distance and zone,
/// blind to the other's.
namespace thrum::coach {

enum class Zone : std::uint8_t {
    BackedUp,  ///< inside the own 15
    Own,       ///< to midfield
    Theirs,    ///< to the opponent's 20
    Red,       ///< to the 5
    Goal
};

/// What the snap is like, as both sides see it.
struct SnapSituation {
    int down = 1;
    double toGain = 10.0;
    double ownGoal = 25.0;  ///< yards from the offense's own goal line
};
[[nodiscard]] Zone zoneOf(double ownGoal);
[[nodiscard]] PlaySituation needOf(const SnapSituation& situation);

/// What a defense leans to.
enum class Stance : std::uint8_t { AgainstRun, Balanced, AgainstPass };

/// The chart: percent of passes, and of each stance.
[[nodiscard]] int passPercent(const SnapSituation& situation);
[[nodiscard]] int stancePercent(const SnapSituation& situation, Stance stance);

struct OffenseCall {
    PlayType type = PlayType::Run;
    const Play* play = nullptr;  ///< of the playbook; nothing if none fits
};
struct DefenseCall {
    Stance stance = Stance::Balanced;
    const Play* play = nullptr;
};

/// Draws calls. The two sides draw from streams of their own: neither call changes the other, and
/// the same seed and number of the snap give the same call.
class FairCaller {
public:
    /// @param plays  the playbook; must outlive the caller
    FairCaller(const std::vector<Play>& plays, std::uint64_t seed)
        : m_plays{&plays}, m_seed{seed} {}

    [[nodiscard]] OffenseCall offense(const SnapSituation& situation, std::uint64_t snap) const;
    [[nodiscard]] DefenseCall defense(const SnapSituation& situation, std::uint64_t snap) const;

private:
    const std::vector<Play>* m_plays;
    std::uint64_t m_seed;
};

/// What an audit counted for one side on offense.
struct CallerSide {
    int calls = 0;
    int passes = 0;
    double expectedPasses = 0.0;  ///< by the chart
    int guessedRight = 0;         ///< the other side's stance met the type of play
    int guessedWrong = 0;
};
/// Two sides called for in turn over drawn situations. Blindness shows as a correlation near 0
/// between what one side called and what the other would have had to know.
struct CallerAudit {
    CallerSide first{};
    CallerSide second{};
    double correlation = 0.0;           ///< of pass and stance beyond what the chart gives both
    double guessedRightGap = 0.0;       ///< first minus second, share of calls
    double guessedRightGapError = 0.0;  ///< its standard error
};
[[nodiscard]] CallerAudit auditCaller(const FairCaller& caller, std::uint64_t seed, int calls);

}  // namespace thrum::coach
