#pragma once

#include <thrum/rules/foursheet/event.hpp>
#include <thrum/rules/play_list.hpp>

#include <array>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thrum::foursheet {

/// What this game counts besides what all games of football have.
namespace extra {
inline constexpr std::string_view kSacked = "sacked";
inline constexpr std::string_view kSacks = "sacks";  ///< of a defender
inline constexpr std::string_view kGoals = "field_goals_made";
inline constexpr std::string_view kGoalTries = "field_goals_tried";
inline constexpr std::string_view kExtraPoints = "extra_points_made";
inline constexpr std::string_view kPunts = "punted";
inline constexpr std::string_view kPuntYards = "punt_yards";
inline constexpr std::string_view kWon = "match_ups_won";  ///< of each man who was in it
inline constexpr std::string_view kLost = "match_ups_lost";
/// Of a team: one however many men stood against one.
inline constexpr std::string_view kTeamWon = "team_match_ups_won";
inline constexpr std::string_view kSeconds = "possession_minutes";
}  // namespace extra

/// Reads the plays of a game step by step from its events; it asks no rule (D62). A sack is a run
/// of the passer, as college football counts it.
///
/// Events name who ran and who caught a pass, not who threw it: the passer is the man of the
/// formation that came out, after substitutions and injuries as far as they were told.
class ScoreBook : public PlayList {
public:
    ScoreBook(const Rules& rules, const std::array<Shared<Team>, 2>& teams);

    void add(const BookStep& step, std::span<const Event> events);
    void correct(std::size_t step, const State& state);
    [[nodiscard]] ScoreFrame frame() const;
    /// Left of the quarter after the last step.
    [[nodiscard]] int clockMs() const;

private:
    void begin();
    void read(std::size_t step, const Event& event);
    void readSnap(std::size_t step, const Event& event);
    void readPass(const Event& event);
    void readBall(const Event& event);
    void readKick(const Event& event);
    void readFlag(std::size_t step, const Event& event);
    void readPlace(const Event& event);
    void readEnd(const Event& event);
    void readClock(const Event& event);
    void readMatchUp(const Event& event);
    void readLineUp(const Event& event);
    void readMen(const Event& event);
    void recovered(const Event& event);
    void finish();
    void walkOff();
    void giveBack(int seconds);
    void throwBall();
    void seePasser(const Event& event);
    [[nodiscard]] std::optional<ManRef> manOf(Side side, std::string_view id) const;
    [[nodiscard]] std::optional<ManRef> passer() const;
    [[nodiscard]] std::optional<ManRef> placeKicker() const;

    int m_clock = 0;      ///< seconds
    int m_touchback = 0;  ///< yards from the receivers' goal line
    std::array<Shared<Team>, 2> m_teams;
    std::vector<Substitute> m_substitutes;
    std::set<std::pair<Side, std::string>> m_hurt;
    std::optional<Formation> m_formation;  ///< that came out
    bool m_safetyKick = false;             ///< the coming kickoff follows a safety
    // of the play under way
    bool m_changedHands = false;  ///< who has the ball now has no series to go on with
    bool m_kickInAir = false;     ///< a return is that of the kick
    bool m_blocked = false;       ///< what is loose is a blocked kick
    bool m_loose = false;
    bool m_ownOnside = false;    ///< the kickers have their kick back
    bool m_flagged = false;      ///< a penalty was accepted and nothing of the play stands yet
    std::optional<Spot> m_line;  ///< where the play began, of kicks and tries too
    std::optional<Spot> m_dead;  ///< where it lay before a penalty; none: it never left the line
    std::optional<Spot> m_enforced;  ///< where the penalty put it, if the play stands
    std::optional<ManRef> m_holder;
    std::optional<ManRef> m_rusher;  ///< who won the match-up for the defense
};

}  // namespace thrum::foursheet
