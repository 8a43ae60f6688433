#pragma once

#include <thrum/rules/tap/event.hpp>
#include <thrum/segment/result.hpp>

#include <optional>
#include <span>
#include <vector>

// What stands on the board and on the score board, as the record tells it step by step.
namespace thrum::app {

struct TapScene {
    std::vector<tap::Figure> figures{};  // ascending id
    std::optional<FieldPoint> ball{};
    std::optional<FigureId> carrier{};
    std::optional<FigureId> receiver{};
    std::optional<Heading> receiverBefore{};  // given back if the pass comes to nothing
    std::vector<FigurePair> touching{};
    tap::Situation situation{};
    bool live = false;      // from the first switch-on until the board is cleared
    bool released = false;  // a pass, and the board has not gone on since

    /// One accepted input: what the board did, if it ran, then what the events say.
    void take(std::span<const tap::Event> events, const SegmentResult* run);
    void take(const tap::State& corrected);
    /// Where everybody is at a tick of the run that starts here.
    [[nodiscard]] std::vector<tap::Figure> during(const SegmentResult& run, double tick) const;

private:
    void take(const tap::Event& event);
    void takeBall(const tap::Event& event);
    void passIsOver();
    void remove(FigureId id);
    tap::Figure& put(FigureId id);
    tap::Figure* find(FigureId id);
};

}  // namespace thrum::app
