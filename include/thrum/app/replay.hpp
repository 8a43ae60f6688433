#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/rules/mode.hpp>
#include <thrum/rules/play.hpp>
#include <thrum/rules/told.hpp>
#include <thrum/segment/result.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A recorded game of any kind as it can be told and shown again at any moment, from its record
/// alone: no rule and no board is asked, so a game of an older revision shows what was played (D62,
/// D63). What one kind of game has besides stands in `ReplayedGame` (app/replayed_game.hpp).
namespace thrum::app {

using thrum::GamePlay;
using thrum::isFromScrimmage;
using thrum::nameOf;

class ReplayedGame;

/// How long what takes no board time is shown. A game in real time is mostly thinking.
struct ReplayPace {
    int mostThinkingMs = 1500;  ///< of a decision; what took less is shown as long as it took
    int chanceMs = 700;         ///< of a throw of dice or a coin
    int deadBallMs = 1200;      ///< of a play's last picture, before the table is cleared
    /// Of whatever happens where no board runs, so that it can be seen.
    int leastMs = 400;

    [[nodiscard]] static ReplayPace realTime() { return {24 * 3600 * 1000, 0, 0, 0}; }
};

/// What a record says of the game before its first line.
struct ReplayHeader {
    std::string game{};  ///< id
    Mode mode = Mode::Hotseat;
    int revision = 1;                      ///< of the rules it was played by
    bool older = false;                    ///< another one than this program plays by
    std::array<std::string, 2> coaches{};  ///< by name, Home's first; empty where none was given
    std::array<std::string, 2> seats{};    ///< "person", "computer:3"
    std::string boardId{};                 ///< empty in games without a board
    std::string boardName{};
    std::string created{};
    std::string program{};
};

/// What one accepted input or correction was, and when. Inputs that were taken back are no steps.
struct ReplayStep {
    enum class Kind : std::uint8_t { Decision, Chance, Time, Run, Correction };
    Kind kind = Kind::Decision;
    int line = 0;  ///< of the file, the header being line 1
    int n = 0;     ///< its number in the record
    std::int64_t startMs = 0;
    std::int64_t endMs = 0;  ///< what it changed is seen from here on
    std::optional<Side> side{};
    std::size_t play = 0;                        ///< index into plays()
    std::shared_ptr<const SegmentResult> run{};  ///< of a Run; its frames may be empty
    std::string reason{};                        ///< of a Correction
    std::array<std::string, 2> called{};         ///< by computer coaches in the play that it ended
    std::vector<std::string> notes{};            ///< written down after it
    /// Left of the period after it; nothing in a game by plays, in overtime, before the kickoff and
    /// in a file that does not have it.
    std::optional<int> gameClockMs{};
    struct Refusal {
        std::string clause{};
        std::string text{};
    };
    std::vector<Refusal> refusals{};  ///< what the rules refused after it (TAP-GN-4)
};

/// One moment as it is told. What is to be seen then is the game's own (games/tap/replay.hpp).
struct ReplayMoment {
    std::int64_t ms = 0;
    /// The step under way, or the next one; steps().size() at the end.
    std::size_t step = 0;
    std::size_t over = 0;               ///< how many steps have changed the picture
    std::optional<std::size_t> play{};  ///< index into plays(), once there is one
    bool boardOn = false;
    int tick = 0;                ///< of the run under way
    std::optional<double> at{};  ///< the same between ticks; nothing unless a run is shown
    Situation situation{};
    std::optional<int> gameClockMs{};  ///< left of the period at this moment
};

/// What a replay bar marks.
enum class MarkKind : std::uint8_t {
    Snap,
    Score,
    Turnover,
    Fall,
    Penalty,
    BigGain,  ///< 15 yards or more
    HalfEnd,
    Correction
};
struct ReplayMark {
    std::int64_t ms = 0;
    MarkKind kind = MarkKind::Snap;
    std::size_t play = 0;
    std::size_t step = 0;
    std::optional<Side> side{};  ///< who scored, gained, took the ball or was penalized
};

/// What computer coaches had called in a play, by side: a sentence for each who had.
[[nodiscard]] std::vector<Sentence> sentencesOfCalls(const std::array<std::string, 2>& called,
                                                     const Names& names);

/// A man as files name him.
struct ManInFiles {
    std::string figure{};  ///< "H34"
    std::string player{};  ///< id in his team's file; empty where he has none
};

class Replay {
public:
    /// Whether records of this game can be told and shown.
    [[nodiscard]] static bool shows(std::string_view game);

    /// Reads a whole file. A torn last line is left out (see torn()); at any other damage reading
    /// ends and what came before is there (see damage()). Clause: D61.
    /// Errors:  LoadError if the header cannot be read, or is of a game whose records are not told.
    [[nodiscard]] static Expected<Replay, LoadError> open(std::string_view text,
                                                          const std::string& file,
                                                          ReplayPace pace = {});
    /// A replay of nothing yet, for a game in progress; lines are added as they are written.
    [[nodiscard]] static Expected<Replay, LoadError> begin(std::string_view headerLine,
                                                           const std::string& file,
                                                           ReplayPace pace = {});
    Replay(Replay&&) noexcept;
    Replay& operator=(Replay&&) noexcept;
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;
    ~Replay();

    /// The next line of the file.
    /// Errors:  LoadError naming line and pointer; nothing is added.
    [[nodiscard]] std::optional<LoadError> append(std::string_view line);

    [[nodiscard]] const ReplayHeader& header() const;
    /// The game in its own types; for what is shown of it.
    [[nodiscard]] const ReplayedGame& game() const { return *m_game; }
    /// As they are at the end: a correction may bring in new men.
    [[nodiscard]] Names names() const;
    [[nodiscard]] const std::optional<LoadError>& damage() const;
    [[nodiscard]] bool torn() const;
    /// How many inputs were taken back all in all.
    [[nodiscard]] int takenBack() const;

    [[nodiscard]] const std::vector<ReplayStep>& steps() const;
    [[nodiscard]] const std::vector<GamePlay>& plays() const;
    /// By what the game's numbers are set up.
    [[nodiscard]] ScoreFrame scoreFrame() const;
    [[nodiscard]] ManInFiles manInFiles(ManRef man) const;
    /// In order of time.
    [[nodiscard]] const std::vector<ReplayMark>& marks() const;
    [[nodiscard]] std::int64_t lengthMs() const;

    /// What is so at a moment; before 0 and after the end the first and the last one.
    /// Cost: some microseconds, forwards and backwards alike.
    [[nodiscard]] ReplayMoment at(std::int64_t ms) const;
    /// In the middle of a run, between ticks too, up to its last tick; beyond it, and of another
    /// step, what the step came to.
    [[nodiscard]] ReplayMoment at(std::size_t step, double tick) const;

    /// A play begins with its snap, or its line-up if it has none.
    [[nodiscard]] std::int64_t timeOfPlay(std::size_t play) const;
    [[nodiscard]] std::int64_t endOfPlay(std::size_t play) const;
    /// The last play that had begun; nothing before the first.
    [[nodiscard]] std::optional<std::size_t> playAt(std::int64_t ms) const;
    /// What is played at a moment: "2nd and 7 at own 40", "kickoff", "extra point"; empty while
    /// that is not known.
    [[nodiscard]] std::string placeText(const ReplayMoment& now) const;
    /// What the events of a step say.
    [[nodiscard]] std::vector<Sentence> sentences(std::size_t step) const;
    /// What is worth telling of a play, one line: "#34 gains 5.4 yards ..., Touchdown ...".
    [[nodiscard]] std::string story(std::size_t play) const;

private:
    explicit Replay(std::unique_ptr<ReplayedGame> game);
    std::unique_ptr<ReplayedGame> m_game;
};

}  // namespace thrum::app
