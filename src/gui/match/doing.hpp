#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace thrum::gui {

/// What the table of a match is about. One at a time; what leads from one to the next is `kDoings`
/// and nothing else.
///
/// Two things stand beside it: a match may be held (nothing another seat decides is shown), and it
/// may be paused (the state's own doing, told in Facts).
enum class MatchDoing : std::uint8_t {
    Saving,     ///< something was accepted: it is shown when it is on disk (D59)
    Waiting,    ///< a person decides, or types what his dice show
    Thinking,   ///< another seat decides
    Decided,    ///< another seat has decided; its coach wants it shown when he asks
    Preparing,  ///< a run is due; seats think about their calls
    Running,    ///< the board is on
    Throwing,   ///< dice or coin are in the air; the result is recorded and not shown yet
    Resumed,    ///< the game comes out of a file; clocks wait until the coach is there
    Ended,      ///< a play is over; it lies there until it was looked at
    Over
};

enum class MatchEvent : std::uint8_t {
    PersonDue,  ///< a decision, or real dice, of somebody at this window
    SeatDue,    ///< a decision of another seat
    RunDue,
    BoardOn,
    Thrown,
    PlayEnded,
    CameBack,  ///< out of a file, where clocks run
    Answered,  ///< another seat has decided, and it is not shown yet
    Entered,   ///< an input, a take-back or a correction is in the record
    GoOn,      ///< the coach has seen what was shown, or is there again
    Finished   ///< the game is over, or somebody gave it up
};

struct DoingRow {
    MatchDoing from;
    MatchEvent event;
    MatchDoing to;
};

/// Every way a match can take. What stands in no row does not happen: who asks for it is refused
/// before.
inline constexpr std::array kDoings{
    // whatever was entered, and is safe, decides what is next
    DoingRow{MatchDoing::Saving, MatchEvent::PersonDue, MatchDoing::Waiting},
    DoingRow{MatchDoing::Saving, MatchEvent::SeatDue, MatchDoing::Thinking},
    DoingRow{MatchDoing::Saving, MatchEvent::RunDue, MatchDoing::Preparing},
    DoingRow{MatchDoing::Saving, MatchEvent::Thrown, MatchDoing::Throwing},
    DoingRow{MatchDoing::Saving, MatchEvent::PlayEnded, MatchDoing::Ended},
    DoingRow{MatchDoing::Saving, MatchEvent::CameBack, MatchDoing::Resumed},
    DoingRow{MatchDoing::Saving, MatchEvent::Entered, MatchDoing::Saving},
    DoingRow{MatchDoing::Saving, MatchEvent::Finished, MatchDoing::Over},

    DoingRow{MatchDoing::Waiting, MatchEvent::Entered, MatchDoing::Saving},
    DoingRow{MatchDoing::Waiting, MatchEvent::Finished, MatchDoing::Over},

    DoingRow{MatchDoing::Thinking, MatchEvent::Answered, MatchDoing::Decided},
    DoingRow{MatchDoing::Thinking, MatchEvent::Entered, MatchDoing::Saving},
    DoingRow{MatchDoing::Thinking, MatchEvent::Finished, MatchDoing::Over},

    DoingRow{MatchDoing::Decided, MatchEvent::Entered, MatchDoing::Saving},
    DoingRow{MatchDoing::Decided, MatchEvent::SeatDue, MatchDoing::Thinking},  // refused: again
    DoingRow{MatchDoing::Decided, MatchEvent::Finished, MatchDoing::Over},

    DoingRow{MatchDoing::Preparing, MatchEvent::BoardOn, MatchDoing::Running},
    DoingRow{MatchDoing::Preparing, MatchEvent::Entered, MatchDoing::Saving},
    DoingRow{MatchDoing::Preparing, MatchEvent::Finished, MatchDoing::Over},

    DoingRow{MatchDoing::Running, MatchEvent::Entered, MatchDoing::Saving},

    DoingRow{MatchDoing::Throwing, MatchEvent::Entered, MatchDoing::Saving},
    DoingRow{MatchDoing::Throwing, MatchEvent::Finished, MatchDoing::Over},

    DoingRow{MatchDoing::Resumed, MatchEvent::GoOn, MatchDoing::Saving},
    DoingRow{MatchDoing::Resumed, MatchEvent::Entered, MatchDoing::Saving},
    DoingRow{MatchDoing::Resumed, MatchEvent::Finished, MatchDoing::Over},

    DoingRow{MatchDoing::Ended, MatchEvent::GoOn, MatchDoing::Saving},
    DoingRow{MatchDoing::Ended, MatchEvent::Entered, MatchDoing::Saving},
    DoingRow{MatchDoing::Ended, MatchEvent::Finished, MatchDoing::Over},

    // what was final is taken back
    DoingRow{MatchDoing::Over, MatchEvent::Entered, MatchDoing::Saving},
};

/// Nothing: the event does not happen there.
[[nodiscard]] constexpr std::optional<MatchDoing> doingAfter(MatchDoing from, MatchEvent event) {
    for (const DoingRow& row : kDoings)
        if (row.from == from && row.event == event)
            return row.to;
    return std::nullopt;
}

/// A seat that is no person decides.
[[nodiscard]] constexpr bool isSeatsTurn(MatchDoing doing) {
    return doing == MatchDoing::Thinking || doing == MatchDoing::Decided;
}
/// A seat is at work, over a decision or over its calls for the run that is due.
[[nodiscard]] constexpr bool isSeatAtWork(MatchDoing doing) {
    return isSeatsTurn(doing) || doing == MatchDoing::Preparing;
}
/// The table lies still between two runs: somebody is asked, or what he said is being saved.
[[nodiscard]] constexpr bool isBetweenRuns(MatchDoing doing) {
    return doing == MatchDoing::Saving || doing == MatchDoing::Waiting || isSeatAtWork(doing);
}

}  // namespace thrum::gui
