#pragma once

#include <thrum/rules/play_list.hpp>
#include <thrum/rules/touchdown/event.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::touchdown {

/// What this game counts besides what all games of football have.
namespace extra {
inline constexpr std::string_view kDice = "dice_thrown";
inline constexpr std::string_view kRed = "red_faces";
inline constexpr std::string_view kRedExpected = "red_faces_expected";
inline constexpr std::string_view kBlue = "blue_faces";
inline constexpr std::string_view kBlueExpected = "blue_faces_expected";
inline constexpr std::string_view kCanceled = "faces_canceled";
inline constexpr std::string_view kSacked = "sacked";
inline constexpr std::string_view kStrengths = "strengths_used";
inline constexpr std::string_view kRerolls = "rerolls_forced";
}  // namespace extra

/// Score, down and place as all games have them. Kicks have no place.
[[nodiscard]] thrum::Situation neutral(const Situation& situation);

/// Reads the plays of a game step by step from its events; it asks no rule (D62). A sack is a run
/// of the team that called a pass, as college football counts it; a play that a reroll made void
/// stands as one that does not count, its dice do.
class ScoreBook : public PlayList {
public:
    explicit ScoreBook(const RulesData& rules);

    void add(const BookStep& step, std::span<const Event> events);
    void correct(std::size_t step, const State& state);
    [[nodiscard]] ScoreFrame frame() const;

private:
    void read(std::size_t step, const Event& event);
    void readResult(const Event& event);
    void readKick(const Event& event);
    void readRunBack(const Event& event);
    void readEnd(const Event& event);
    void countDice(const Event& event);
    [[nodiscard]] int redAmong(const std::vector<std::string>& faces) const;
    void lose(Side loser, const Event& event);

    int m_quarters = 4;
    std::array<bool, 7> m_isRed{};   ///< by symbol
    std::array<int, kDice> m_red{};  ///< red faces of each die
    bool m_twoPoint = false;         ///< the coming calls are those of a try
    bool m_changedHands = false;     ///< who has the ball now has no series to go on with
};

}  // namespace thrum::touchdown
