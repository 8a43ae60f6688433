#pragma once

#include <thrum/app/replay.hpp>
#include <thrum/io/json_out.hpp>

/// What stands behind a replay: the steps of a record with their times, and below it what one kind
/// of game makes of its lines.
namespace thrum::app {

/// A record line by line: what was taken back is out, marks and times are kept, plays counted. The
/// templates and classes that follow from it know the game's types (app/replay_of.hpp).
class ReplayedGame {
public:
    virtual ~ReplayedGame() = default;
    ReplayedGame(const ReplayedGame&) = delete;
    ReplayedGame& operator=(const ReplayedGame&) = delete;
    ReplayedGame(ReplayedGame&&) = delete;
    ReplayedGame& operator=(ReplayedGame&&) = delete;

    [[nodiscard]] std::optional<LoadError> append(std::string_view line);

    [[nodiscard]] const ReplayHeader& header() const { return m_header; }
    [[nodiscard]] const std::vector<ReplayStep>& steps() const { return m_steps; }
    [[nodiscard]] const std::vector<ReplayMark>& marks() const { return m_marks; }
    [[nodiscard]] int takenBack() const { return m_takenBack; }
    [[nodiscard]] std::int64_t end() const { return m_steps.empty() ? 0 : m_steps.back().endMs; }
    [[nodiscard]] ReplayMoment at(std::int64_t ms) const;
    [[nodiscard]] ReplayMoment at(std::size_t step, double tick) const;
    [[nodiscard]] std::int64_t timeOfPlay(std::size_t play) const;
    [[nodiscard]] std::int64_t endOfPlay(std::size_t play) const;

    [[nodiscard]] virtual const std::vector<GamePlay>& plays() const = 0;
    [[nodiscard]] virtual ScoreFrame scoreFrame() const = 0;
    /// After so many steps.
    [[nodiscard]] virtual Situation situation(std::size_t over) const = 0;
    [[nodiscard]] virtual Names names(std::size_t over) const = 0;
    [[nodiscard]] virtual ManInFiles manInFiles(ManRef man) const = 0;
    /// As his team's file has it; empty where he has none.
    [[nodiscard]] virtual std::string manName(ManRef /*man*/) const { return {}; }
    /// What the events of a step say, and nothing else.
    [[nodiscard]] virtual std::vector<Sentence> told(std::size_t step) const = 0;
    /// What is played at a moment (Replay::placeText).
    [[nodiscard]] virtual std::string placeText(const ReplayMoment& now) const;
    /// Of a run that is shown.
    [[nodiscard]] virtual int ticksPerSecond(std::size_t /*step*/) const { return 1; }
    /// The step with which somebody who goes on from the head of a play begins; nothing where a
    /// play has no line-up of its own.
    [[nodiscard]] virtual std::optional<std::size_t> lineUpOf(std::size_t /*play*/) const {
        return std::nullopt;
    }
    /// What programs are told of a moment besides what all games have.
    virtual void write(const ReplayMoment& /*now*/, io::JsonOut& /*to*/) const {}
    /// The same for people, in lines.
    [[nodiscard]] virtual std::vector<std::string> texts(const ReplayMoment& /*now*/) const {
        return {};
    }

    /// A whole file is being read: plays are told once, at its end, however often it takes back.
    void beginReading() { m_reading = true; }
    void endReading();

    // --- what reading left out, told by who reads the file

    std::optional<LoadError> damage{};
    bool torn = false;

protected:
    /// A line of the record: at most one of these.
    struct Read {
        std::optional<ReplayStep> step{};  ///< without its times and its play
        std::int64_t shownMs = 0;          ///< how long it is under way
        std::optional<std::size_t> takenBackTo{};
        std::string note{};
        std::optional<ReplayStep::Refusal> refusal{};
    };

    ReplayedGame(std::string file, ReplayPace pace) : m_file{std::move(file)}, m_pace{pace} {}

    /// The line in the game's types; `keep` or `cut` is called for it next.
    [[nodiscard]] virtual Expected<Read, LoadError> read(std::string_view line,
                                                         const std::string& where) = 0;
    /// The step that was read last is the next one.
    virtual void keep(const ReplayStep& step) = 0;
    /// Forgets what came after so many steps, and all plays.
    virtual void cut(std::size_t steps) = 0;
    /// Writes a step into the score book. @return  the play it belongs to
    virtual std::size_t count(std::size_t step) = 0;
    /// Left of the period after the step that was counted last, where its line does not say it.
    [[nodiscard]] virtual std::optional<int> clockNow() const { return std::nullopt; }
    /// What the bar marks of a step besides its correction and its snap.
    virtual void mark(std::size_t step, std::vector<ReplayMark>& marks) const;

    [[nodiscard]] const ReplayPace& pace() const { return m_pace; }
    [[nodiscard]] ReplayHeader& ownHeader() { return m_header; }

private:
    void add(Read read);
    void tell(std::size_t step);
    void tellAll();
    void addMarks(std::size_t step);
    void takeBack(std::size_t to);
    [[nodiscard]] ReplayMoment moment(std::size_t step, std::size_t over) const;
    [[nodiscard]] std::optional<int> clockAfter(std::size_t over) const;
    [[nodiscard]] std::optional<int> clockDuring(std::size_t step, double share) const;

    std::string m_file;
    ReplayPace m_pace;
    ReplayHeader m_header;
    bool m_reading = false;
    int m_line = 1;
    int m_takenBack = 0;
    std::vector<ReplayStep> m_steps;
    std::vector<ReplayMark> m_marks;
};

/// The switch is thrown and the next step is the run; or dice are rolled for the play.
[[nodiscard]] std::int64_t snapTimeOf(const ReplayStep& step);
[[nodiscard]] std::int64_t millisOf(double ticks, int ticksPerSecond);

}  // namespace thrum::app
