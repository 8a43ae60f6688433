#pragma once

#include <thrum/app/tap_game.hpp>
#include <thrum/app/tap_sentences.hpp>
#include <thrum/rules/play.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A recorded game as it can be shown again at any moment, from its record alone: no physics and no
/// rule is asked, so a game of an older revision shows what was played (D62, D63).
namespace thrum::app {

using thrum::GamePlay;
using thrum::isFromScrimmage;
using thrum::nameOf;

/// How long what takes no board time is shown. A game in real time is mostly thinking.
struct ReplayPace {
    int mostThinkingMs = 1500;  ///< of a decision; what took less is shown as long as it took
    int chanceMs = 700;         ///< of a throw of dice or a coin
    int deadBallMs = 1200;      ///< of a play's last picture, before the board is cleared

    [[nodiscard]] static ReplayPace realTime() { return {24 * 3600 * 1000, 0, 0}; }
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
    std::vector<tap::Event> events{};
    std::size_t play = 0;                            ///< index into plays()
    std::shared_ptr<const SegmentResult> run{};      ///< of a Run; its frames may be empty
    std::shared_ptr<const tap::State> correction{};  ///< the state put in place
    std::string reason{};                            ///< of a Correction
    std::array<std::string, 2> called{};  ///< by computer coaches in the play that it ended
    std::vector<std::string> notes{};     ///< written down after it
    struct Refusal {
        std::string clause{};
        std::string text{};
    };
    std::vector<Refusal> refusals{};  ///< what the rules refused after it (TAP-GN-4)
};

/// One moment as it is drawn.
struct ReplayMoment {
    std::int64_t ms = 0;
    /// The step under way, or the next one; steps().size() at the end.
    std::size_t step = 0;
    std::optional<std::size_t> play{};  ///< index into plays(), once there is one
    bool boardOn = false;
    int tick = 0;                        ///< of the run under way
    std::vector<tap::Figure> figures{};  ///< ascending id
    std::optional<FieldPoint> ball{};    ///< the magnet ball, while it lies
    std::optional<FigureId> carrier{};
    std::optional<FigureId> receiver{};  ///< of a pass that was named and not yet caught or missed
    std::vector<FigurePair> touching{};  ///< as at the last switch-off
    std::vector<TimedTouch> justTouched{};  ///< begun within the last quarter second of the run
    tap::Situation situation{};
    /// Left of the half at this moment; nothing in a game by plays, in overtime, before the kickoff
    /// and in a file that does not have it.
    std::optional<int> gameClockMs{};
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
                                                     const TapNames& names);

/// A man as files name him.
struct ManInFiles {
    std::string figure{};  ///< "H34"
    std::string player{};  ///< id in his team's file; empty where he has none
};

class Replay {
public:
    /// Whether records of this game can be shown.
    [[nodiscard]] static bool shows(std::string_view game) { return game == games::Tap::kId; }

    /// Reads a whole file. A torn last line is left out (see torn()); at any other damage reading
    /// ends and what came before is there (see damage()). Clause: D61.
    /// Errors:  LoadError if the header cannot be read: nothing can be shown.
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

    [[nodiscard]] const app::TapHeader& header() const;
    /// Teams and board in force after a step; of its other members this state says nothing. A
    /// correction may bring in new men, the home coach may choose another board.
    [[nodiscard]] const tap::State& rosters(std::size_t step) const;
    [[nodiscard]] TapNames names() const;
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

    /// The picture at a moment; before 0 and after the end the first and the last one.
    /// Cost: some microseconds, forwards and backwards alike.
    [[nodiscard]] ReplayMoment at(std::int64_t ms) const;
    /// The picture in the middle of a run, between ticks too, up to its last tick; beyond it, and
    /// of another step, what the step came to.
    [[nodiscard]] ReplayMoment at(std::size_t step, double tick) const;

    /// When the event happened: its tick of a run, else the end of the step.
    [[nodiscard]] std::int64_t timeOf(std::size_t step, const tap::Event& event) const;
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
    struct Impl;
    explicit Replay(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace thrum::app
