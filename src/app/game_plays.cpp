#include <thrum/app/game_plays.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cstdlib>

namespace thrum::app {
namespace {

using tap::Event;
using tap::EventKind;

constexpr Distance kFieldLength = field::kVisitorGoal - field::kHomeGoal;

bool isKickPlay(PlayType type) {
    return type == PlayType::Kickoff || type == PlayType::OnsideKick ||
           type == PlayType::SafetyKick;
}

bool isTry(PlayType type) {
    return type == PlayType::ExtraPoint || type == PlayType::TwoPoint;
}

Spot goalOf(Side attacker) {
    return fieldX(kFieldLength, attacker);
}

// Where the ball came loose, as the judge wrote it down.
std::optional<Spot> fumbleSpot(const SegmentResult* run) {
    if (run == nullptr)
        return std::nullopt;
    std::optional<Spot> spot;
    for (const Note& note : run->notes) {
        if (note.kind == "tackle_closed" && note.result == "fumble")
            spot = note.frontX;
    }
    return spot;
}

}  // namespace

std::string_view nameOf(PlayType type) {
    switch (type) {
        case PlayType::NoPlay:
            return "line-up";
        case PlayType::Kickoff:
            return "kickoff";
        case PlayType::OnsideKick:
            return "onside kick";
        case PlayType::SafetyKick:
            return "safety kick";
        case PlayType::Run:
            return "run";
        case PlayType::Pass:
            return "pass";
        case PlayType::Punt:
            return "punt";
        case PlayType::FieldGoal:
            return "field goal";
        case PlayType::ExtraPoint:
            return "extra point";
        case PlayType::TwoPoint:
            return "two-point try";
    }
    return "";
}

Distance tenthOf(Distance exact) {
    constexpr std::int32_t kTenth = kUnitsPerYard / 10;
    const std::int32_t half = exact.units() < 0 ? -kTenth / 2 : kTenth / 2;
    return Distance::units((exact.units() + half) / kTenth * kTenth);
}

bool isFromScrimmage(PlayType type) {
    return type == PlayType::Run || type == PlayType::Pass || type == PlayType::Punt ||
           type == PlayType::FieldGoal;
}

GamePlay* PlayFold::lastSnapped() {
    const auto found = std::find_if(
        m_plays.rbegin(), m_plays.rend(), [](const GamePlay& play) { return play.snapped; });
    return found == m_plays.rend() ? nullptr : &*found;
}

void PlayFold::begin(std::size_t step) {
    GamePlay play;
    play.number = static_cast<int>(m_plays.size()) + 1;
    play.firstStep = step;
    play.before = m_situation;
    play.team = m_situation.offense;
    m_plays.push_back(std::move(play));
    m_carrier.reset();
    m_fumbleAt.reset();
    m_due = m_safetyKickDue ? PlayType::SafetyKick : PlayType::Run;
    m_overNext = false;
}

void PlayFold::add(std::size_t step, const std::vector<Event>& events, const SegmentResult* run) {
    if (m_overNext)
        begin(step);
    play().lastStep = step;
    for (const Event& event : events)
        read(step, event, run);
    measurePenalties(step);
    if (m_overNext)
        finish();
}

void PlayFold::correct(std::size_t step, const tap::Situation& situation) {
    if (m_overNext)
        begin(step);
    play().lastStep = step;
    m_situation = situation;
    if (!play().snapped) {
        play().before = situation;
        play().team = situation.offense;
    }
}

void PlayFold::finish() {
    GamePlay& over = play();
    over.over = true;
    over.after = m_situation;
    // a punter who held on to the ball ran with it
    if (over.type == PlayType::Punt && !over.punted && over.runner)
        over.type = PlayType::Run;
    // kept or lost, the ball was carried to where it came loose
    if (over.fumbledBy && !over.gain && m_fumbleAt && isFromScrimmage(over.type) &&
        over.fumbledBy->side() == over.team && !over.interceptedBy)
        over.gain = tenthOf(downfield(*m_fumbleAt, over.team) -
                            downfield(over.before.lineOfScrimmage, over.team));
}

// The line of scrimmage tells how far; before kicks it does not move.
void PlayFold::measurePenalties(std::size_t step) {
    for (GamePlay& of : m_plays) {
        for (GamePenalty& penalty : of.penalties) {
            if (penalty.step != step || isKickPlay(of.snapped ? of.type : m_due))
                continue;
            if (m_situation.half != of.before.half || m_situation.half > m_halves)
                continue;
            const Distance moved =
                m_situation.lineOfScrimmage - m_lineBefore.value_or(of.before.lineOfScrimmage);
            penalty.yards = Distance::units(std::abs(moved.units()));
        }
    }
    m_lineBefore.reset();
}

void PlayFold::read(std::size_t step, const Event& event, const SegmentResult* run) {
    readSwitch(step, event);
    readBall(event);
    readEnd(event, run);
    readScore(event);
    readPenalty(step, event);
}

void PlayFold::snap(std::size_t step, PlayType type) {
    GamePlay& now = play();
    if (now.snapped)
        return;
    now.snapped = true;
    now.snapStep = step;
    now.type = type;
    now.before = m_situation;
    now.team = isTry(type)        ? m_tryTeam
               : isKickPlay(type) ? other(m_situation.offense)
                                  : m_situation.offense;
    m_safetyKickDue = false;
}

void PlayFold::readSwitch(std::size_t step, const Event& event) {
    switch (event.kind) {
        case EventKind::KickDeclared:
            m_due = event.result == "onside" ? PlayType::OnsideKick : PlayType::Kickoff;
            return;
        case EventKind::PuntDeclared:
            m_due = PlayType::Punt;
            return;
        case EventKind::FieldGoalDeclared:
            m_due = PlayType::FieldGoal;
            return;
        case EventKind::DeclarationWithdrawn:
            m_due = PlayType::Run;
            return;
        case EventKind::FakeDeclared:
            m_due = PlayType::Run;
            if (play().type == PlayType::Punt)
                play().type = PlayType::Run;
            return;
        case EventKind::BoardOn:
            snap(step, m_tryDue ? PlayType::TwoPoint : m_due);
            return;
        case EventKind::DiceRolled:
            if (m_tryDue || m_due == PlayType::FieldGoal)
                snap(step, m_tryDue ? PlayType::ExtraPoint : PlayType::FieldGoal);
            return;
        case EventKind::KickFailed:
            snap(step, PlayType::OnsideKick);
            return;
        default:
            return;
    }
}

void PlayFold::readBall(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::Announced:
        case EventKind::Pitched:
            m_carrier = event.figure;
            now.runner = event.figure;
            return;
        case EventKind::PassReleased:
            now.thrown = true;
            now.passer = m_carrier;
            now.runner.reset();
            if (now.type == PlayType::Run)
                now.type = PlayType::Pass;
            return;
        case EventKind::Caught:
            m_carrier = event.figure;
            now.complete = true;
            now.receiver = event.figure;
            return;
        case EventKind::Intercepted:
            m_carrier = event.figure;
            now.interceptedBy = event.figure;
            if (event.figure && event.frontX)
                now.takeawayReturn = GameReturn{*event.figure, *event.frontX, {}, false};
            return;
        case EventKind::FigurePlaced:
            if (event.figure && event.pose &&
                (event.clause == "TAP-KO-9" || event.clause == "TAP-PU-13")) {
                m_carrier = event.figure;
                now.kickReturn = GameReturn{*event.figure, event.pose->at.x, {}, false};
            }
            return;
        case EventKind::Punted:
            now.punted = true;
            now.runner.reset();
            if (event.at)
                now.kickYards = tenthOf(downfield(event.at->x, now.team) -
                                        downfield(now.before.lineOfScrimmage, now.team));
            return;
        case EventKind::Recovered:
            now.recoveredBy = event.figure;
            if (!now.fumbledBy) {  // an onside kick
                m_carrier = event.figure;
                if (event.figure && event.ball && event.figure->side() != now.team)
                    now.kickReturn = GameReturn{*event.figure, event.ball->x, {}, false};
                return;
            }
            now.fumbleLost = event.figure && event.figure->side() != now.fumbledBy->side();
            if (auto* open = openReturn(now); open != nullptr && m_fumbleAt)
                open->to = m_fumbleAt;
            m_carrier = event.figure;
            if (event.figure && m_fumbleAt)
                now.takeawayReturn = GameReturn{*event.figure, *m_fumbleAt, {}, false};
            return;
        default:
            return;
    }
}

GameReturn* PlayFold::openReturn(GamePlay& of) {
    if (of.takeawayReturn && !of.takeawayReturn->to)
        return &*of.takeawayReturn;
    if (of.kickReturn && !of.kickReturn->to)
        return &*of.kickReturn;
    return nullptr;
}

namespace {

// Who brought whom down, or failed to.
void readContact(GamePlay& now, const Event& event) {
    switch (event.kind) {
        case EventKind::Tackled:
            now.tacklers = event.by;
            return;
        case EventKind::TackleBroken:
            if (event.carrier)
                now.brokenBy.push_back(*event.carrier);
            return;
        case EventKind::Fell:
            if (event.figure)
                now.fell.push_back(*event.figure);
            if (event.clause == "TAP-TK-10")
                now.fellWithBall = event.figure;
            return;
        case EventKind::ProgressStopped:
            now.stuck = true;
            return;
        default:
            return;
    }
}

}  // namespace

void PlayFold::readEnd(const Event& event, const SegmentResult* run) {
    GamePlay& now = play();
    readContact(now, event);
    const bool carrierEnds =
        event.kind == EventKind::Tackled || event.kind == EventKind::OutOfBounds ||
        event.kind == EventKind::GaveUp || event.kind == EventKind::ProgressCalled ||
        event.kind == EventKind::ProgressStopped || event.kind == EventKind::Fumbled;
    if (carrierEnds && event.carrier)
        m_carrier = event.carrier;
    switch (event.kind) {
        case EventKind::Fumbled:
            now.fumbledBy = event.carrier;
            m_fumbleAt = fumbleSpot(run);
            return;
        case EventKind::Spotted:
            if (event.gain)
                now.gain = event.gain;
            if (auto* open = openReturn(now); open != nullptr && event.x)
                open->to = event.x;
            m_overNext = true;
            return;
        case EventKind::Touchback:
            now.touchback = true;
            now.kickReturn.reset();
            if (auto* open = openReturn(now))
                open->to = open->from;
            m_overNext = true;
            return;
        case EventKind::Incomplete:
            now.gain = Distance{};
            return;
        case EventKind::FirstDown:
            if (event.clause == "TAP-DN-2")
                now.firstDown = true;
            return;
        case EventKind::PossessionChanged:
            if (GamePlay* last = lastSnapped(); last != nullptr && event.side != last->team)
                last->turnoverOnDowns =
                    (last->type == PlayType::Run || last->type == PlayType::Pass ||
                     (last->type == PlayType::Punt && !last->punted)) &&
                    !last->interceptedBy && !last->fumbleLost;
            return;
        case EventKind::BoardCleared:
            m_overNext = m_overNext || now.snapped;
            return;
        case EventKind::HalfEnded:
            if (GamePlay* last = lastSnapped())
                last->halfEnded = true;
            m_tryDue = false;
            m_overNext = true;
            return;
        case EventKind::KickMissed:
        case EventKind::KickFailed:
            m_overNext = true;
            return;
        case EventKind::SituationChanged:
        case EventKind::GameEnded:
            if (event.situation)
                m_situation = *event.situation;
            return;
        default:
            return;
    }
}

void PlayFold::readScore(const Event& event) {
    if (!event.side)
        return;
    GamePlay& now = play();
    const Side side = *event.side;
    const auto scored = [&] {
        now.points[tap::indexOf(side)] += event.points.value_or(0);
        m_overNext = true;
    };
    switch (event.kind) {
        case EventKind::Touchdown:
            scored();
            now.touchdown = side;
            now.scorer = event.carrier ? event.carrier : m_carrier;
            if (auto* open = openReturn(now); open != nullptr && open->by.side() == side) {
                open->to = goalOf(side);
                open->touchdown = true;
            } else if (isFromScrimmage(now.type) && side == now.team) {
                now.gain = kFieldLength - downfield(now.before.lineOfScrimmage, side);
            }
            m_tryDue = now.before.half <= m_halves;
            m_tryTeam = side;
            return;
        case EventKind::Safety:
            scored();
            now.safety = side;
            if (auto* open = openReturn(now))
                open->to = goalOf(side);
            else if (isFromScrimmage(now.type) && side != now.team)
                now.gain = -downfield(now.before.lineOfScrimmage, now.team);
            m_safetyKickDue = now.before.half <= m_halves;
            return;
        case EventKind::FieldGoalGood:
            scored();
            now.good = true;
            return;
        case EventKind::TryGood:
            scored();
            now.good = side == m_tryTeam;
            m_tryDue = false;
            return;
        case EventKind::TryFailed:
            m_overNext = true;
            m_tryDue = false;
            return;
        default:
            return;
    }
}

void PlayFold::readPenalty(std::size_t step, const Event& event) {
    const bool afterSnap = event.kind == EventKind::PenaltiesOffset || event.clause == "TAP-PE-5" ||
                           event.clause == "TAP-PE-6" || event.clause == "TAP-PE-8";
    if (event.kind != EventKind::PenaltiesOffset && event.kind != EventKind::PenaltyEnforced)
        return;
    GamePlay* of = afterSnap ? lastSnapped() : &play();
    if (of == nullptr)
        of = &play();
    if (event.kind == EventKind::PenaltyEnforced) {
        GamePenalty penalty;
        penalty.foul = event.foul.value_or(tap::FoulKind::DelayOfGame);
        penalty.offender = event.side.value_or(Side::Home);
        penalty.clause = event.clause;
        penalty.figures = event.figures;
        penalty.step = step;
        of->penalties.push_back(std::move(penalty));
    }
    if (!afterSnap) {
        m_lineBefore = m_situation.lineOfScrimmage;
        return;
    }
    // the play does not count, nor what it led to
    of->nullified = true;
    of->points = {};
    of->firstDown = false;
    of->turnoverOnDowns = false;
    if (of->touchdown)
        m_tryDue = isTry(of->type);
    if (of->safety)
        m_safetyKickDue = false;
    m_due = PlayType::Run;
    if (of == &play())
        m_overNext = true;
    else
        of->after = m_situation;
}

}  // namespace thrum::app
