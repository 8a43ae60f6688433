#include <thrum/app/tap_tally.hpp>
#include <thrum/rules/frames.hpp>

namespace thrum::app {

using tap::EventKind;

void TapTally::hear(const tap::State& after, std::span<const tap::Event> events) {
    for (const tap::Event& event : events)
        hearOne(after, event);
}

void TapTally::gained(double yards) {
    if (!m_live)
        return;
    m_live = false;
    SideTally& side = m_sides[tap::indexOf(m_offense)];
    if (m_punt)
        return;
    if (m_pass) {
        if (m_caught)
            side.passYards += yards;
        return;
    }
    ++side.runs;
    side.runYards += yards;
}

void TapTally::hearOne(const tap::State& after, const tap::Event& event) {
    const auto sideOf = [&](const std::optional<FigureId>& id) -> SideTally& {
        return m_sides[tap::indexOf(id ? id->side() : m_offense)];
    };
    SideTally& offense = m_sides[tap::indexOf(m_offense)];
    switch (event.kind) {
        case EventKind::BoardOn:
            // the snap alone names the number of the play
            if (event.play) {
                m_offense = after.offense;
                m_live = true;
                m_pass = false;
                m_caught = false;
                m_punt =
                    after.playFacts.kind == tap::PlayKind::Punt && !after.playFacts.fakeDeclared;
                m_line = downfield(after.lineOfScrimmage, m_offense).yards();
                ++m_sides[tap::indexOf(m_offense)].plays;
            }
            break;
        case EventKind::BoardOff:
            break;
        case EventKind::PassReleased:
            m_pass = true;
            ++offense.passes;
            break;
        case EventKind::Caught:
            m_caught = true;
            ++offense.completions;
            break;
        case EventKind::Intercepted:
            ++offense.interceptions;
            m_live = false;
            break;
        case EventKind::Incomplete:
            m_live = false;
            break;
        case EventKind::Punted:
            ++offense.punts;
            m_live = false;
            break;
        case EventKind::Fumbled:
            ++sideOf(event.carrier).fumbles;
            break;
        case EventKind::Recovered:
            if (event.carrier && event.figure && event.carrier->side() != event.figure->side()) {
                ++sideOf(event.carrier).fumblesLost;
                m_live = false;
            }
            break;
        case EventKind::Tackled:
            ++sideOf(event.carrier).tackled;
            break;
        case EventKind::TackleBroken:
            ++sideOf(event.carrier).brokenTackles;
            break;
        case EventKind::Fell:
            if (event.clause == "TAP-TK-10")
                ++sideOf(event.figure).falls;
            break;
        case EventKind::ProgressStopped:
            ++offense.stuck;
            break;
        case EventKind::Spotted:
            gained(event.gain ? event.gain->yards() : 0.0);
            break;
        case EventKind::Touchdown:
            ++m_sides[tap::indexOf(event.side.value_or(m_offense))].touchdowns;
            gained(100.0 - m_line);
            break;
        case EventKind::Safety:
            ++m_sides[tap::indexOf(other(event.side.value_or(m_offense)))].safeties;
            m_live = false;
            break;
        case EventKind::FirstDown:
            if (event.clause == "TAP-DN-2")
                ++m_sides[tap::indexOf(event.side.value_or(m_offense))].firstDowns;
            break;
        case EventKind::FieldGoalGood:
            ++m_sides[tap::indexOf(event.side.value_or(after.offense))].fieldGoals;
            ++m_sides[tap::indexOf(event.side.value_or(after.offense))].fieldGoalTries;
            break;
        case EventKind::KickMissed:
            if (event.side)
                ++m_sides[tap::indexOf(*event.side)].fieldGoalTries;
            break;
        case EventKind::PenaltyEnforced:
            if (event.side)
                ++m_sides[tap::indexOf(*event.side)].penalties;
            break;
        default:
            break;
    }
}

}  // namespace thrum::app
