#pragma once

#include <thrum/rules/football.hpp>
#include <thrum/rules/names.hpp>
#include <thrum/segment/result.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The plays of a recorded game, as every game of football has them: what a score book has a line
/// for. Box scores, drive charts, tables and replays are sums over them (docs/architecture.md). A
/// game's own score book writes them from its events (`games::Scored`).
namespace thrum {

/// A penalty that was walked off or counted.
struct GamePenalty {
    std::string foul{};  ///< the game's word: "delay_of_game"
    Side offender = Side::Home;
    std::string clause{};
    std::vector<ManRef> men{};
    /// How far the line of scrimmage moved; nothing before kicks, where the record has no line.
    std::optional<Distance> yards{};
    std::size_t step = 0;
    bool operator==(const GamePenalty&) const = default;
};

/// One way with the ball after the team that snapped had lost or kicked it.
struct GameReturn {
    Side side = Side::Home;
    std::optional<ManRef> by{};
    Spot from{};
    std::optional<Spot> to{};  ///< official spot, or the goal line
    bool touchdown = false;
    bool operator==(const GameReturn&) const = default;
};

/// What a game counts besides, and where its tables and files show it.
struct PlayExtra {
    std::string_view word{};    ///< in files: "tackles_broken"
    std::string_view after{};   ///< the word it follows there and in tables; empty: at the end
    std::string_view column{};  ///< heading in the table of men; empty: it has no column
    std::string_view row{};     ///< label in the box score; empty: it has no row
    bool ofMen = true;          ///< counted for a man and his team; else for the team alone
    /// Counts on tries too, and when the play was taken back: what happened to the men on the board
    /// did.
    bool always = false;
    /// Counted in so many parts of a whole, told as both: 60 for seconds, told as 31:40.
    int parts = 1;
    bool operator==(const PlayExtra&) const = default;
};

/// So much of it in one play.
struct ExtraCount {
    std::string_view word{};  ///< of a PlayExtra of the game
    Side side = Side::Home;
    std::optional<ManRef> man{};
    int count = 1;
    bool operator==(const ExtraCount&) const = default;
};

/// One play from its line-up to the dead ball. Steps are counted as the record counts them.
struct GamePlay {
    /// What it was; NoPlay has been lined up but not snapped yet.
    enum class Type : std::uint8_t {
        NoPlay,
        Kickoff,
        OnsideKick,
        SafetyKick,
        Run,
        Pass,
        Punt,
        FieldGoal,
        ExtraPoint,
        TwoPoint
    };

    int number = 0;  ///< from 1, through the whole game
    Type type = Type::NoPlay;
    bool snapped = false;
    bool over = false;       ///< it has come to an end; the last one may be under way
    bool nullified = false;  ///< repeated or replaced by an accepted penalty, or offset
    bool alone = false;      ///< a whole possession by the rules: an overtime of one play a side
    std::size_t firstStep = 0;
    std::size_t snapStep = 0;  ///< the switch-on, roll or reveal; only if snapped
    std::size_t lastStep = 0;
    Situation before{};      ///< at the snap; kicks and tries have no down
    Situation after{};       ///< when it was over
    Side team = Side::Home;  ///< who snapped, kicked or tried
    int boardMs = 0;         ///< how long the board ran, in games that have one

    std::optional<ManRef> runner{};  ///< last with the ball on a run of the team
    std::optional<ManRef> passer{};
    std::optional<ManRef> receiver{};     ///< who caught the team's pass
    std::optional<Distance> gain{};       ///< of the team from scrimmage, official spots
    std::optional<Distance> kickYards{};  ///< of a punt, line of scrimmage to landing
    std::optional<GameReturn> kickReturn{};
    std::optional<GameReturn> takeawayReturn{};
    std::vector<ManRef> tacklers{};

    bool thrown = false;
    bool complete = false;
    bool intercepted = false;
    std::optional<ManRef> interceptedBy{};
    std::optional<Side> fumble{};  ///< whose man lost hold of the ball
    std::optional<ManRef> fumbledBy{};
    std::optional<ManRef> recoveredBy{};
    bool fumbleLost = false;
    bool firstDown = false;
    bool turnoverOnDowns = false;
    bool punted = false;
    bool touchback = false;
    bool good = false;  ///< field goal or try
    std::optional<Side> touchdown{};
    std::optional<ManRef> scorer{};
    std::optional<Side> safety{};  ///< who got the points
    bool halfEnded = false;        ///< a half, or the game
    std::array<int, 2> points{};
    std::vector<GamePenalty> penalties{};
    std::vector<ExtraCount> extras{};

    [[nodiscard]] bool turnover() const { return intercepted || fumbleLost || turnoverOnDowns; }
    bool operator==(const GamePlay&) const = default;
};

/// "kickoff", "onside kick" and so on; "line-up" of a play that was not snapped.
[[nodiscard]] std::span<const EnumName<GamePlay::Type>> namesOf(GamePlay::Type);
/// Run, Pass, Punt or FieldGoal: a play of a series of downs.
[[nodiscard]] bool isFromScrimmage(GamePlay::Type type);
/// Kickoff, OnsideKick or SafetyKick.
[[nodiscard]] bool isFreeKick(GamePlay::Type type);
/// ExtraPoint or TwoPoint.
[[nodiscard]] bool isTry(GamePlay::Type type);

/// To the nearest tenth of a yard, as official spots are; halves away from zero.
[[nodiscard]] Distance tenthOf(Distance exact);

/// What a game's numbers are set up by.
struct ScoreFrame {
    int periods = 2;                      ///< of regular play; what comes after is overtime
    std::string periodWord = "half";      ///< "half", "quarter"; empty: the game has no periods
    bool board = false;                   ///< a board runs, and for how long is counted
    std::span<const PlayExtra> extras{};  ///< in static storage
};

/// The half a period is in: a possession goes on from the first of four quarters to the second, not
/// from there to the third. Periods beyond the regular ones are halves of their own.
[[nodiscard]] int halfOf(int period, const ScoreFrame& frame);

/// One step of a record besides its events.
struct BookStep {
    std::size_t index = 0;               ///< among the record's steps
    const SegmentResult* run = nullptr;  ///< what the board did; null where none ran
    int boardMs = 0;                     ///< how long it ran
};

}  // namespace thrum
