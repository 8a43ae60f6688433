#pragma once

#include <thrum/app/replay.hpp>
#include <thrum/io/json_out.hpp>
#include <thrum/rules/play.hpp>

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Box score and drive chart of any game, counted from its plays and from nothing else: every
/// number is a sum over GamePlay. Plays that an accepted penalty took back count for nothing but
/// that penalty; tries count for points alone.
namespace thrum::app {

/// How often, how far in all, how far at best.
struct Yardage {
    int count = 0;
    Distance yards{};
    Distance longest{};
    void add(Distance gained);
    friend bool operator==(const Yardage&, const Yardage&) = default;
};

/// Made of tried.
struct Tries {
    int made = 0;
    int tried = 0;
    void add(bool good);
    friend bool operator==(const Tries&, const Tries&) = default;
};

/// What one of a game's own counts came to.
struct ExtraSum {
    PlayExtra what{};
    int count = 0;
    friend bool operator==(const ExtraSum&, const ExtraSum&) = default;
};
/// 0 if there is no such count.
[[nodiscard]] int countOf(std::span<const ExtraSum> extras, std::string_view word);

/// As tables show it: "12", "7.3" of what is counted in parts.
[[nodiscard]] std::string textOf(const ExtraSum& extra);

/// What one side did, or one player.
struct StatLine {
    Yardage rushing{};
    int rushingTouchdowns = 0;
    Tries passes{};
    Yardage passing{};  ///< of the complete ones
    int passingTouchdowns = 0;
    int intercepted = 0;  ///< passes thrown to the others
    Yardage receiving{};
    int receivingTouchdowns = 0;
    int fumbles = 0;
    int fumblesLost = 0;
    int tackles = 0;
    int interceptions = 0;  ///< passes taken from the others
    int recoveries = 0;     ///< of the others' fumbles
    Yardage kickReturns{};
    Yardage puntReturns{};
    Yardage takeawayReturns{};
    int returnTouchdowns = 0;
    std::vector<ExtraSum> extras{};  ///< the game's own, all of them
    friend bool operator==(const StatLine&, const StatLine&) = default;
};

struct TeamStats {
    StatLine line{};
    int points = 0;
    std::string periodWord = "half";    ///< as in ScoreFrame
    std::vector<int> pointsByPeriod{};  ///< regular ones, then overtime
    int plays = 0;                      ///< runs and passes
    Distance yards{};                   ///< rushing and passing
    int firstDowns = 0;
    Tries thirdDowns{};
    Tries fourthDowns{};
    Yardage punts{};
    Tries fieldGoals{};
    Tries extraPoints{};
    Tries twoPoints{};
    int turnovers = 0;  ///< interceptions and fumbles lost; downs are told by the drives
    int penalties = 0;
    Distance penaltyYards{};
    /// Board time of its plays from scrimmage; nothing in games without a board.
    std::optional<int> boardMs{};
    std::vector<ExtraSum> extras{};  ///< the game's own that are no man's
    friend bool operator==(const TeamStats&, const TeamStats&) = default;
};

enum class DriveEnd : std::uint8_t {
    UnderWay,
    Touchdown,
    FieldGoal,
    MissedFieldGoal,
    Punt,
    Interception,
    Fumble,
    Downs,
    Safety,
    EndOfHalf,  ///< and something was played after it
    EndOfGame,
    OvertimePlay  ///< a possession of one play, as in TAP's overtime
};
/// "touchdown", "end of half" and so on.
[[nodiscard]] std::string_view nameOf(DriveEnd end);

/// One possession from scrimmage: it begins with a snap and ends with a score, a kick, a lost ball
/// or the half. A kick or a lost ball that is carried home is no drive of who carried it: it was
/// never snapped; the return stands in his line and the points in his team's.
struct Drive {
    Side side = Side::Home;
    int period = 1;
    std::size_t firstPlay = 0;  ///< indices of the plays
    std::size_t lastPlay = 0;
    Spot from{};       ///< line of scrimmage of its first play
    int plays = 0;     ///< runs and passes, as in a team's numbers
    Distance yards{};  ///< gained, without penalties
    DriveEnd end = DriveEnd::UnderWay;
    friend bool operator==(const Drive&, const Drive&) = default;
};

struct Statistics {
    std::array<TeamStats, 2> teams{};      ///< by Side
    std::map<ManRef, StatLine> players{};  ///< who did anything
    std::vector<Drive> drives{};
    bool wholeYards = false;  ///< places are whole yards, as they are without a board
    bool men = true;          ///< somebody is known by his number; where nobody is, nobody fouls
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

[[nodiscard]] Statistics statisticsOf(std::span<const GamePlay> plays, const ScoreFrame& frame);
[[nodiscard]] Statistics statisticsOf(const Replay& replay);

/// "7.3", "-1.0"; "7" where a game knows whole yards alone.
[[nodiscard]] std::string yardsText(Distance yards, bool whole);

/// One row of a box score as people read it.
struct BoxRow {
    std::string label{};  ///< "third downs"
    std::string home{};   ///< "4 of 9"
    std::string visitor{};
};
[[nodiscard]] std::vector<BoxRow> boxRows(const Statistics& statistics);
/// Points by period, the rows, the drive chart and what each player did, as text in columns.
[[nodiscard]] std::string boxText(const Statistics& statistics, const Names& names);
/// One team's numbers, as the box score has them.
[[nodiscard]] io::JsonOut teamJson(const TeamStats& team);
[[nodiscard]] io::JsonOut boxJson(const Statistics& statistics, const Replay& replay);

}  // namespace thrum::app
