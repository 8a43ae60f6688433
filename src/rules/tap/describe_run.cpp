#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <algorithm>
#include <string_view>

// One run in a few words, from the judge's notes alone.
namespace thrum::tap {
namespace {

struct Ending {
    std::string_view note;
    std::string_view result;  ///< "": any
    EndKind end = EndKind::None;
    std::string_view word;
};

// Later rows win over earlier ones, because a note may be followed by its consequence.
constexpr Ending kEndings[] = {
    {note::kTackleClosed, note::result::kTackle, EndKind::Tackled, "tackle"},
    {note::kTackleClosed, note::result::kBothDown, EndKind::Tackled, "both down"},
    {note::kTackleClosed, note::result::kFumble, EndKind::None, "fumble"},
    {note::kCarrierFell, "", EndKind::Fell, "fell"},
    {note::kOutOfBounds, "", EndKind::OutOfBounds, "out of bounds"},
    {note::kGoalReached, "", EndKind::Touchdown, "touchdown"},
    {note::kLineReached, "", EndKind::None, "line reached"},
    {note::kStalled, "", EndKind::Stalled, "progress stopped"},
    {note::kDowned, "", EndKind::Downed, "gave up"},
    {note::kProgress, "", EndKind::Progress, "forward progress"},
    {note::kBallTouched, note::result::kComplete, EndKind::None, "complete"},
    {note::kBallTouched, note::result::kIntercepted, EndKind::None, "intercepted"},
    {note::kBallTouched, note::result::kIncomplete, EndKind::Incomplete, "incomplete"},
    {note::kBallTouched, note::result::kKicking, EndKind::Recovered, "kicking team recovers"},
    {note::kBallTouched, note::result::kReceiving, EndKind::None, "receiving team recovers"},
    {note::kCaughtOverGoal, "", EndKind::Touchdown, "touchdown"},
    {note::kDownAtOnce, "", EndKind::Tackled, "down at once"},
    {note::kMissed, "", EndKind::Incomplete, "missed"},
    {note::kUnreached, "", EndKind::Incomplete, "nobody reached the ball"},
    {note::kKickOver, "", EndKind::None, "kick over"},
};

std::optional<Spot> startFront(const RunSetup& setup) {
    const auto figure = std::ranges::find_if(
        setup.figures, [&](const RunFigure& f) { return setup.carrier == f.id; });
    if (figure == setup.figures.end())
        return std::nullopt;
    const Side side = figure->id.side();
    const Interval x = extentX(placed(figure->outline, figure->start, setup.mmPerYard));
    return fieldX(Distance::yards(frontYards(x, side, setup.mmPerYard)), side);
}

}  // namespace

RunSummary describeRun(const RunSetup& setup, const SegmentResult& result) {
    RunSummary summary{.cause = result.stop.cause,
                       .clause = result.stop.clause,
                       .ticks = result.ticks,
                       .result = result.stop.cause == StopCause::StopCall ? "stop" : "limit",
                       .carrier = setup.carrier};
    for (const Note& entry : result.notes) {
        if (entry.kind == note::kTackleOpened || entry.kind == note::kTackleJoined)
            summary.by.insert(summary.by.end(), entry.figures.begin(), entry.figures.end());
        if (entry.kind == note::kTackleClosed && entry.result == note::result::kBroken)
            summary.by.clear();
        for (const Ending& ending : kEndings) {
            if (ending.note != entry.kind ||
                (!ending.result.empty() && ending.result != entry.result))
                continue;
            summary.end = ending.end;
            summary.result = ending.word;
            if (entry.frontX)
                summary.spot = entry.frontX;
            if (entry.kind == note::kBallTouched) {
                summary.by = entry.figures;
                if (entry.result != note::result::kIncomplete && !entry.figures.empty())
                    summary.carrier = entry.figures.front();
            }
        }
    }
    const std::optional<Spot> from =
        setup.lineOfScrimmage ? setup.lineOfScrimmage : startFront(setup);
    if (summary.spot && from && summary.carrier)
        summary.gain = downfield(*summary.spot, summary.carrier->side()) -
                       downfield(*from, summary.carrier->side());
    return summary;
}

}  // namespace thrum::tap
