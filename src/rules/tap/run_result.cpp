#include "phases.hpp"

#include <algorithm>

// What every run leaves behind, and the end of a run with a carrier.
// Clauses: chapters 21 (TK) and 23 (FP), TAP-SW-10, SC-1; D25: from the judge's notes alone.
namespace thrum::tap {
namespace {

void takeFigures(State& s, const SegmentResult& result) {
    for (const FigureSetup& setup : result.figures) {
        Figure* figure = figureIn(s, setup.id);
        figure->pose = setup.pose;
        if (setup.fallen && figure->status == FigureStatus::Standing)
            figure->status = FigureStatus::Fallen;
        if (setup.fallen)
            figure->fallDirection = setup.fallen;
    }
    for (const Note& entry : result.notes) {
        if (entry.kind != note::kOut)
            continue;
        for (const FigureId id : entry.figures) {
            if (Figure* figure = figureIn(s, id))
                figure->status = FigureStatus::Out;
        }
    }
    s.touching = result.touching;
}

void takeFlags(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    for (const Note& entry : result.notes) {
        if (entry.kind != note::kFoul)
            continue;
        Flag flag;
        flag.kind = entry.result == note::result::kGunner      ? FoulKind::GunnerInterference
                    : entry.result == note::result::kOffensive ? FoulKind::OffensiveInterference
                                                               : FoulKind::DefensiveInterference;
        flag.clause = entry.clause;
        flag.offender = entry.figures.front().side();
        flag.figures = entry.figures;
        flag.spot = entry.frontX.value_or(s.lineOfScrimmage);
        flag.tick = entry.tick;
        s.playFacts.seen.push_back(flag);
    }
}

void emitCalls(Turn& turn, const SegmentResult& result) {
    for (const CallRuling& ruling : result.calls) {
        if (ruling.granted)
            continue;
        Event& event = turn.emit(EventKind::CallRefused, ruling.clause);
        if (auto said = refusedCall(turn.s, ruling)) {
            event.text = std::move(said->text);
            event.args = std::move(said->args);
        }
        event.tick = ruling.call.tick;
        event.side = ruling.call.side;
        event.result = ruling.call.kind == CallKind::Stop   ? "stop"
                       : ruling.call.kind == CallKind::Down ? "down"
                                                            : "progress";
    }
}

// Falls and broken tackles in the order in which they happened.
void emitMoments(Turn& turn, const SegmentResult& result) {
    std::vector<FigureId> fallenInCheck;
    for (const Note& entry : result.notes) {
        if (entry.kind == note::kTackleOpened)
            fallenInCheck.clear();
        if (entry.kind == note::kFell) {
            fallenInCheck.insert(fallenInCheck.end(), entry.figures.begin(), entry.figures.end());
            const bool carrierAlone = turn.s.carrier == entry.figures.front() &&
                                      lastNote(result, note::kCarrierFell) != nullptr;
            Event& event =
                turn.emit(EventKind::Fell, carrierAlone ? "TAP-TK-10" : entry.clause.c_str());
            event.tick = entry.tick;
            event.figure = entry.figures.front();
        }
        if (entry.kind == note::kOut) {
            Event& event = turn.emit(EventKind::Out, entry.clause);
            event.tick = entry.tick;
            event.figure = entry.figures.front();
        }
        if (entry.kind == note::kTackleClosed && entry.result == note::result::kBroken) {
            Event& event = turn.emit(EventKind::TackleBroken, "TAP-TK-5");
            event.tick = entry.tick;
            event.carrier = turn.s.carrier;
            for (const FigureId id : entry.figures) {
                if (std::ranges::find(fallenInCheck, id) != fallenInCheck.end())
                    event.fallen.push_back(id);
            }
        }
        if (entry.kind == note::kLeftEndZone)
            turn.s.playFacts.gainedInOwnEndZone = false;
    }
}

// The tacklers in contact during the last check, and where the first contact was.
void describeTackle(Event& event, const SegmentResult& result) {
    for (const Note& entry : result.notes) {
        if (entry.kind == note::kTackleOpened && event.tick != entry.tick) {
            event.by.clear();
            event.tick = entry.tick;
            event.at = entry.at;
        }
        if (entry.kind == note::kTackleOpened || entry.kind == note::kTackleJoined)
            event.by.insert(event.by.end(), entry.figures.begin(), entry.figures.end());
    }
}

struct CarrierEnd {
    std::string_view note;
    EndKind end = EndKind::None;
    EventKind event = EventKind::Tackled;
};
constexpr CarrierEnd kCarrierEnds[] = {
    {note::kCarrierFell, EndKind::Fell, EventKind::Fell},
    {note::kOutOfBounds, EndKind::OutOfBounds, EventKind::OutOfBounds},
    {note::kStalled, EndKind::Stalled, EventKind::ProgressStopped},
    {note::kDowned, EndKind::Downed, EventKind::GaveUp},
    {note::kProgress, EndKind::Progress, EventKind::ProgressCalled},
};

}  // namespace

const Note* lastNote(const SegmentResult& result, std::string_view kind) {
    const Note* found = nullptr;
    for (const Note& entry : result.notes) {
        if (entry.kind == kind)
            found = &entry;
    }
    return found;
}

void takeRun(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    s.playFacts.boardTicks += result.ticks;
    spendGameClock(turn, millisOfTicks(result.ticks, s.board.ticksPerSecond));
    takeFigures(s, result);
    takeFlags(turn, result);
    emitCalls(turn, result);
    emitMoments(turn, result);
}

bool carrierRunEnded(Turn& turn, const SegmentResult& result) {
    State& s = turn.s;
    const Side side = carrierSide(s);
    DeadBall end;
    end.possession = side;
    end.clause = result.stop.clause;
    const auto off = [&] { turn.emit(EventKind::BoardOff).tick = result.ticks; };
    if (const Note* goal = lastNote(result, note::kGoalReached)) {
        off();
        end.kind = EndKind::Touchdown;
        end.front = goal->frontX.value_or(Spot{});
        playDead(turn, end);
        return true;
    }
    const Note* closed = lastNote(result, note::kTackleClosed);
    if (closed != nullptr && closed->result != note::result::kBroken) {
        if (closed->result == note::result::kFumble) {
            Event& event = turn.emit(EventKind::Fumbled, "TAP-TK-6");
            event.carrier = s.carrier;
            describeTackle(event, result);
            off();
            startFumble(turn, *closed);
            return true;
        }
        Event& event = turn.emit(EventKind::Tackled, closed->clause);
        event.carrier = s.carrier;
        describeTackle(event, result);
        off();
        end.kind = EndKind::Tackled;
        end.clause = closed->clause;
        end.front = closed->frontX.value_or(Spot{});
        playDead(turn, end);
        return true;
    }
    for (const CarrierEnd& kind : kCarrierEnds) {
        const Note* entry = lastNote(result, kind.note);
        if (entry == nullptr)
            continue;
        if (kind.event != EventKind::Fell) {  // the fall itself was told already
            Event& event = turn.emit(kind.event, entry->clause);
            event.tick = entry->tick;
            event.carrier = s.carrier;
            event.frontX = entry->frontX;
            if (kind.end == EndKind::Stalled)
                event.text = THRUM_TEXT("progress stopped.");
        }
        off();
        end.kind = kind.end;
        end.clause = entry->clause;
        end.front = entry->frontX.value_or(Spot{});
        playDead(turn, end);
        return true;
    }
    const bool goesOn =
        result.stop.cause == StopCause::StopCall || result.stop.cause == StopCause::LineReached;
    if (goesOn)
        return false;
    // The most ticks allowed without a ruling: progress is stopped where he stands (TAP-SW-10).
    const Figure* carrier = s.carrier ? findOnBoard(s, *s.carrier) : nullptr;
    end.kind = EndKind::Stalled;
    end.clause = "TAP-SW-10";
    end.front = carrier != nullptr ? fieldX(Distance::yards(frontOf(s, *carrier, side)), side)
                                   : s.lineOfScrimmage;
    off();
    playDead(turn, end);
    return true;
}

void runFreeEnded(Turn& turn, const SegmentResult& result) {
    takeRun(turn, result);
    (void)carrierRunEnded(turn, result);
}

}  // namespace thrum::tap
