#include "turn.hpp"

#include <algorithm>
#include <array>
#include <charconv>

// What a run of the board left behind: from the judge's notes alone. Clauses: SOL-GEO-12, RUN-3,
// PU-5, FG-4; D25.
namespace thrum::solitaire {
namespace {

void takeFigures(State& s, const SegmentResult& result) {
    for (const FigureSetup& setup : result.figures) {
        Figure* figure = figureIn(s, setup.id);
        if (figure == nullptr)
            continue;
        figure->pose = setup.pose;
        if (setup.fallen) {
            figure->status = FigureStatus::Fallen;
            figure->fallDirection = setup.fallen;
        }
    }
    s.touching = result.touching;
    std::ranges::sort(s.touching);
}

// Numbers the judge wrote into its last note.
void takeProgress(State& s, const Note& progress) {
    std::array<int, 6> values{};
    const char* at = progress.result.data();
    const char* end = at + progress.result.size();
    for (int& value : values) {
        while (at != end && *at == ' ')
            ++at;
        at = std::from_chars(at, end, value).ptr;
    }
    s.carry.best = Distance::units(values[0]);
    s.carry.rise = Distance::units(values[1]);
    s.carry.riseTick = values[2];
    s.carry.ticks = values[3];
    s.carry.runTicks = values[4];
    s.carry.past = values[5] != 0;
    if (progress.at)
        s.carry.bestAt = *progress.at;
    const bool known = std::ranges::find(s.playFacts.past, *s.carrier) != s.playFacts.past.end();
    if (s.carry.past && !known)
        s.playFacts.past.push_back(*s.carrier);
}

void tellCalls(Turn& turn, const SegmentResult& result) {
    for (const CallRuling& ruling : result.calls) {
        if (ruling.granted)
            continue;
        Event& event = turn.emit(EventKind::StopRefused, ruling.clause);
        event.tick = ruling.call.tick;
        event.side = ruling.call.side;
    }
    for (const Note& entry : result.notes) {
        if (entry.kind != note::kFell || entry.figures.empty())
            continue;
        Event& event = turn.emit(EventKind::Fell, entry.clause);
        event.tick = entry.tick;
        event.figure = entry.figures.front();
    }
}

struct End {
    std::string_view note;
    EventKind event = EventKind::Tackled;
    std::string_view clause;
};
constexpr std::array kEnds{End{note::kOut, EventKind::OutOfBounds, "SOL-DEF-6"},
                           End{note::kTackled, EventKind::Tackled, "SOL-DEF-5"},
                           End{note::kCarrierFell, EventKind::CarrierFell, "SOL-DEF-7"},
                           End{note::kReversed, EventKind::ProgressStopped, "SOL-DEF-7"},
                           End{note::kStalled, EventKind::ProgressStopped, "SOL-DEF-7"},
                           End{note::kRunOver, EventKind::ProgressStopped, "SOL-DEF-7"}};

void liveEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    if (const Note* progress = lastNote(result, note::kProgress))
        takeProgress(s, *progress);
    turn.emit(EventKind::BoardOff, "SOL-CTL-2").tick = result.ticks;
    const Side side = s.carrier->side();
    if (lastNote(result, note::kTouchdown) != nullptr) {
        touchdown(turn, side, side == s.offense ? "SOL-SC-1" : "SOL-SC-3");
        return;
    }
    for (const End& end : kEnds) {
        const Note* entry = lastNote(result, end.note);
        if (entry == nullptr)
            continue;
        const FieldPoint at = entry->at.value_or(s.carry.bestAt);
        Event& event = turn.emit(end.event, end.clause);
        event.tick = entry->tick;
        event.carrier = s.carrier;
        event.side = side;
        event.by = entry->figures;
        event.at = at;
        event.u = uOf(s, side, at.x);
        if (side == s.offense && !isKickOffKind(s.playFacts.kind))
            event.gain = *event.u - s.line;
        event.result = entry->kind == note::kOut ? "" : entry->kind;
        ballDead(turn, side, at, "SOL-LOS-1");
        return;
    }
    if (const Note* loose = lastNote(result, note::kLoose)) {
        ballCameLoose(turn, loose->at.value_or(s.carry.bestAt), "SOL-RUN-4");
        return;
    }
    if (result.stop.cause == StopCause::StopCall) {
        ++s.playFacts.stopsUsed;
        Event& event = turn.emit(EventKind::StopGranted, "SOL-CTL-3");
        event.side = side;
        event.count = s.playFacts.stopsUsed;
        enterStop(turn);
        return;
    }
    // the most ticks without a word of the judge: the run has lasted as long as it may
    ballDead(turn, side, s.carry.bestAt, "SOL-DEF-7");
}

void rushEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    turn.emit(EventKind::BoardOff, "SOL-CTL-2").tick = result.ticks;
    const bool punt = s.playFacts.kind == PlayKind::Punt;
    const Note* blocked = lastNote(result, note::kBlocked);
    if (blocked == nullptr) {
        s.phase = Phase::KickShot;
        s.stage = Stage::First;
        s.shotKind = punt ? ShotKind::Punt : ShotKind::FieldGoal;
        return;
    }
    const Side side = other(s.offense);
    const FieldPoint at = blocked->at.value_or(FieldPoint{});
    Event& event = turn.emit(EventKind::Blocked, punt ? "SOL-PU-5" : "SOL-FG-4");
    event.tick = blocked->tick;
    event.side = side;
    event.by = blocked->figures;
    event.at = at;
    event.result = blocked->result;
    if (s.tryKind != TryKind::None) {
        tryOver(turn, 0, "SOL-FG-4");
        return;
    }
    if (uOf(s, s.offense, at.x) <= Distance{}) {
        overtimeGains(turn, side);
        touchdown(turn, side, punt ? "SOL-PU-5" : "SOL-FG-4");
        return;
    }
    s.playFacts.possessionChanged = true;
    spotAt(turn, side, at, punt ? "SOL-PU-5" : "SOL-FG-4");
}

}  // namespace

const Note* lastNote(const SegmentResult& result, std::string_view kind) {
    const Note* found = nullptr;
    for (const Note& entry : result.notes) {
        if (entry.kind == kind)
            found = &entry;
    }
    return found;
}

void runEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    takeFigures(s, result);
    s.playFacts.boardTicks += result.ticks;
    tellCalls(turn, result);
    switch (s.phase) {
        case Phase::Live:
            liveEnded(turn, result);
            return;
        case Phase::Rush:
            rushEnded(turn, result);
            return;
        default:
            looseEnded(turn, result);
            return;
    }
}

}  // namespace thrum::solitaire
