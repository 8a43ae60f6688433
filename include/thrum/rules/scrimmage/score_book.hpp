#pragma once

#include <thrum/rules/play_list.hpp>
#include <thrum/rules/scrimmage/event.hpp>

#include <optional>
#include <span>
#include <string_view>

namespace thrum::scrimmage {

/// What this game counts besides what all games of football have.
namespace extra {
inline constexpr std::string_view kMissed = "tackles_missed";
inline constexpr std::string_view kBlocks = "blocks";
inline constexpr std::string_view kSquares = "squares_moved";
inline constexpr std::string_view kTurns = "turns";
inline constexpr std::string_view kScrambles = "scrambles";
inline constexpr std::string_view kSacked = "sacked";
}  // namespace extra

/// Reads the plays of a game step by step from its events; it asks no rule (D62). Whoever called a
/// pass and is tackled before he throws it has run with the ball.
class ScoreBook : public PlayList {
public:
    explicit ScoreBook(const RulesData& rules);

    void add(const BookStep& step, std::span<const Event> events);
    void correct(std::size_t step, const State& state);
    [[nodiscard]] ScoreFrame frame() const;

private:
    void read(std::size_t step, const Event& event);
    void readMove(const Event& event);
    void readPass(const Event& event);
    void readContact(const Event& event);
    void readEnd(const Event& event);
    void readScore(const Event& event);
    void readCall(const Event& event);
    [[nodiscard]] thrum::Situation neutral(const ScoreBoard& board) const;
    [[nodiscard]] Spot lineAt(int line) const;
    /// Where a man of this side would be spotted.
    [[nodiscard]] Spot frontOf(Square square, Side side) const;
    [[nodiscard]] Distance gainTo(Spot x) const;
    [[nodiscard]] GameReturn* openReturn();

    FieldRules m_field{};
    bool m_homeEast = true;  ///< Home attacks east
    bool m_drawn = false;    ///< the draws are over: there is a line of scrimmage
    std::optional<ManId> m_carrier{};
    bool m_changedHands =
        false;  ///< in this play: who has the ball now has no series to go on with
};

}  // namespace thrum::scrimmage
