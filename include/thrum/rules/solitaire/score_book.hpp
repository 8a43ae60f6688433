#pragma once

#include <thrum/rules/play_list.hpp>
#include <thrum/rules/solitaire/event.hpp>

#include <optional>
#include <span>
#include <string_view>

namespace thrum::solitaire {

/// Score, down and place as all games have them.
[[nodiscard]] thrum::Situation neutral(const Situation& situation);

/// What this game counts besides what all games of football have.
namespace extra {
inline constexpr std::string_view kFalls = "falls";
inline constexpr std::string_view kHandedBack = "laterals";  ///< laterals and pitchouts
inline constexpr std::string_view kStops = "stops";          ///< of the board, by the coach
inline constexpr std::string_view kBlocked = "kicks_blocked";
inline constexpr std::string_view kStuckPlays = "stuck_plays";  ///< SOL-DEF-7: no way on
}  // namespace extra

/// Reads the plays of a game step by step from its events; it asks no rule (D62).
class ScoreBook : public PlayList {
public:
    explicit ScoreBook(const RulesData& rules);

    void add(const BookStep& step, std::span<const Event> events);
    void correct(std::size_t step, const State& state);
    [[nodiscard]] ScoreFrame frame() const;

private:
    void read(std::size_t step, const Event& event);
    void readSnap(std::size_t step, const Event& event);
    void readShot(const Event& event);
    void readBall(const Event& event);
    void readEnd(const Event& event);
    void readScore(const Event& event);
    void readPenalty(std::size_t step, const Event& event);
    void carried(const Event& event);
    void returned(Side side, std::optional<FigureId> by, Spot from);
    void begin(std::size_t step);
    [[nodiscard]] GameReturn* openReturn();
    [[nodiscard]] bool isTheirs() const;

    int m_quarters = 4;
    GamePlay::Type m_due = GamePlay::Type::Run;  ///< what the next snap is
    Side m_team = Side::Home;                    ///< who snaps or kicks it
    bool m_safetyKickDue = false;
    bool m_changedHands = false;  ///< in this play
    bool m_handedBack = false;    ///< a lateral or pitchout: the gain is the play's, not a pass's
    std::optional<FigureId> m_returner{};
    std::optional<GamePlay::Type> m_again{};  ///< a try that a penalty has repeated
};

}  // namespace thrum::solitaire
