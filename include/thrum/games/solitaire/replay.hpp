#pragma once

#include <thrum/app/replay_of.hpp>
#include <thrum/games/solitaire/kept.hpp>
#include <thrum/rules/solitaire/score_book.hpp>

#include <optional>
#include <vector>

namespace thrum::app {

/// What stands on the board after a step: from the record's events and runs alone (SOL-REC-1, D62).
struct SolitaireScene {
    std::vector<solitaire::Figure> figures{};  ///< ascending id
    std::optional<FieldPoint> ball{};          ///< on the ground or the tee
    std::optional<FigureId> carrier{};
    std::vector<FigurePair> touching{};  ///< as at the last switch-off
    /// The shot that flew with this step: what the rules say of it.
    std::optional<solitaire::Event> shot{};
    bool cleared = true;  ///< the next placing begins a new play

    void take(std::span<const solitaire::Event> events, const SegmentResult* run);
    void take(const solitaire::State& corrected);

private:
    void takeOne(const solitaire::Event& event);
    void put(FigureId id, const Pose& pose);
};

/// One moment of a game as it is drawn.
struct SolitaireMoment : ReplayMoment {
    SolitaireScene scene{};
    std::vector<TimedTouch> justTouched{};  ///< begun within the last quarter second of the run
};

/// A recorded game by the Solitaire Coach's rules.
class SolitaireReplay final : public ReplayOf<games::Solitaire> {
public:
    /// Errors: a header that cannot be read.
    [[nodiscard]] static Expected<std::unique_ptr<ReplayedGame>, LoadError> begin(
        std::string_view headerLine, const std::string& file, ReplayPace pace);
    SolitaireReplay(GameHeader<games::Solitaire> header,
                    solitaire::State opening,
                    const std::string& file,
                    ReplayPace pace);

    /// The record as one of this game; it is one.
    [[nodiscard]] static const SolitaireReplay& of(const Replay& replay);
    /// The picture of a moment. Cost: some microseconds.
    [[nodiscard]] SolitaireMoment shown(const ReplayMoment& moment) const;
    /// When the event happened: its tick of a run, else the end of the step.
    [[nodiscard]] std::int64_t timeOf(std::size_t step, const solitaire::Event& event) const;

    [[nodiscard]] std::string placeText(const ReplayMoment& now) const override;
    [[nodiscard]] int ticksPerSecond(std::size_t step) const override;
    [[nodiscard]] std::optional<std::size_t> lineUpOf(std::size_t play) const override;
    void write(const ReplayMoment& now, io::JsonOut& to) const override;
    [[nodiscard]] std::vector<std::string> texts(const ReplayMoment& now) const override;

protected:
    void keep(const ReplayStep& step) override;
    void cut(std::size_t steps) override;
    void mark(std::size_t step, std::vector<ReplayMark>& marks) const override;
    void take(solitaire::Input& input, ReplayStep& step) override;
    [[nodiscard]] std::int64_t shownMs(const solitaire::Input& input) const override;

private:
    [[nodiscard]] const SolitaireScene& sceneAt(std::size_t over) const;

    SolitaireScene m_opening;  ///< an empty board before the toss
    std::vector<SolitaireScene> m_after;
};

}  // namespace thrum::app
