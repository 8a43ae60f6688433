#pragma once

#include <thrum/app/replay_of.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/sentences.hpp>

namespace thrum::app {

/// One moment of a game on the board as it is drawn.
struct TapMoment : ReplayMoment {
    std::vector<tap::Figure> figures{};  ///< ascending id
    std::optional<FieldPoint> ball{};    ///< the magnet ball, while it lies
    std::optional<FigureId> carrier{};
    std::optional<FigureId> receiver{};  ///< of a pass that was named and not yet caught or missed
    std::vector<FigurePair> touching{};  ///< as at the last switch-off
    std::vector<TimedTouch> justTouched{};  ///< begun within the last quarter second of the run
    tap::Situation board{};                 ///< the score board as TAP has it
};

/// A recorded game of TAP: men on the board, where they were after every step and in every run.
class TapReplay final : public ReplayOf<games::Tap> {
public:
    /// Errors: a header that cannot be read.
    [[nodiscard]] static Expected<std::unique_ptr<ReplayedGame>, LoadError> begin(
        std::string_view headerLine, const std::string& file, ReplayPace pace);
    TapReplay(TapHeader header, tap::State opening, const std::string& file, ReplayPace pace);
    ~TapReplay() override;
    TapReplay(const TapReplay&) = delete;
    TapReplay& operator=(const TapReplay&) = delete;
    TapReplay(TapReplay&&) = delete;
    TapReplay& operator=(TapReplay&&) = delete;

    /// The record as one of TAP; it is one.
    [[nodiscard]] static const TapReplay& of(const Replay& replay);

    /// Teams and board in force after a step; of its other members this state says nothing. A
    /// correction may bring in new men, the home coach may choose another board.
    [[nodiscard]] const tap::State& rosters(std::size_t step) const { return named(step + 1); }
    /// The picture of a moment. Cost: some microseconds.
    [[nodiscard]] TapMoment shown(const ReplayMoment& moment) const;
    [[nodiscard]] TapMoment shownAt(std::int64_t ms) const { return shown(at(ms)); }
    /// As `at`.
    [[nodiscard]] TapMoment shownAt(std::size_t step, double tick) const {
        return shown(at(step, tick));
    }
    /// When the event happened: its tick of a run, else the end of the step.
    [[nodiscard]] std::int64_t timeOf(std::size_t step, const tap::Event& event) const;

    [[nodiscard]] Situation situation(std::size_t over) const override;
    [[nodiscard]] Names names(std::size_t over) const override;
    [[nodiscard]] ManInFiles manInFiles(ManRef man) const override;
    [[nodiscard]] std::string manName(ManRef man) const override;
    [[nodiscard]] std::string placeText(const ReplayMoment& now) const override;
    [[nodiscard]] int ticksPerSecond(std::size_t step) const override;
    [[nodiscard]] std::optional<std::size_t> lineUpOf(std::size_t play) const override;
    void write(const ReplayMoment& now, io::JsonOut& to) const override;
    [[nodiscard]] std::vector<std::string> texts(const ReplayMoment& now) const override;

protected:
    void keep(const ReplayStep& step) override;
    void cut(std::size_t steps) override;
    void mark(std::size_t step, std::vector<ReplayMark>& marks) const override;
    void take(tap::Input& input, ReplayStep& step) override;
    [[nodiscard]] std::shared_ptr<const tap::State> inForce(
        const tap::State& corrected) const override;
    [[nodiscard]] std::int64_t shownMs(const tap::Input& input) const override;

private:
    struct Scenes;
    std::unique_ptr<Scenes> m_scenes;
};

}  // namespace thrum::app
