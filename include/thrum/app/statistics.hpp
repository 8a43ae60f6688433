#pragma once

#include <thrum/app/replay.hpp>
#include <thrum/io/json_out.hpp>

#include <array>
#include <map>
#include <string>
#include <vector>

/// Box score and drive chart, counted from the plays of a record and from nothing else: every
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
    int tacklesBroken = 0;
    int falls = 0;
    int fallsWithBall = 0;  ///< carriers who went down by themselves; TAP-TK-10
    int interceptions = 0;  ///< passes taken from the others
    int recoveries = 0;     ///< of the others' fumbles
    Yardage kickReturns{};
    Yardage puntReturns{};
    Yardage takeawayReturns{};
    int returnTouchdowns = 0;
    friend bool operator==(const StatLine&, const StatLine&) = default;
};

struct TeamStats {
    StatLine line{};
    int points = 0;
    std::vector<int> pointsByHalf{};  ///< halves, then overtime periods
    int plays = 0;                    ///< runs and passes
    Distance yards{};                 ///< rushing and passing
    int firstDowns = 0;
    Tries thirdDowns{};
    Tries fourthDowns{};
    Yardage punts{};
    Tries fieldGoals{};
    Tries extraPoints{};
    Tries twoPoints{};
    int stuckPlays = 0;  ///< ended because the ball went no further
    int turnovers = 0;   ///< interceptions, fumbles lost, downs
    int penalties = 0;
    Distance penaltyYards{};
    int boardMs = 0;  ///< board time of its plays from scrimmage
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
    EndOfHalf,
    OvertimePlay  ///< the one play a side has there; TAP-OT-3
};
/// "touchdown", "end of half" and so on.
[[nodiscard]] std::string_view nameOf(DriveEnd end);

/// One possession from scrimmage.
struct Drive {
    Side side = Side::Home;
    int half = 1;
    std::size_t firstPlay = 0;  ///< indices into Replay::plays()
    std::size_t lastPlay = 0;
    Spot from{};  ///< line of scrimmage of its first play
    int plays = 0;
    Distance yards{};  ///< gained, without penalties
    DriveEnd end = DriveEnd::UnderWay;
    friend bool operator==(const Drive&, const Drive&) = default;
};

struct Statistics {
    std::array<TeamStats, 2> teams{};        ///< by Side
    std::map<FigureId, StatLine> players{};  ///< who did anything
    std::vector<Drive> drives{};
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

[[nodiscard]] Statistics statisticsOf(const Replay& replay);

/// One row of a box score as people read it.
struct BoxRow {
    std::string label{};  ///< "third downs"
    std::string home{};   ///< "4 of 9"
    std::string visitor{};
};
[[nodiscard]] std::vector<BoxRow> boxRows(const Statistics& statistics);
/// Points by half, the rows, the drive chart and what each player did, as text in columns.
[[nodiscard]] std::string boxText(const Statistics& statistics, const TapNames& names);
/// One team's numbers, as the box score has them.
[[nodiscard]] io::JsonOut teamJson(const TeamStats& team);
[[nodiscard]] io::JsonOut boxJson(const Statistics& statistics, const Replay& replay);

}  // namespace thrum::app
