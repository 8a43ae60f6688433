#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/judge.hpp>
#include <thrum/rules/tap/score_book.hpp>

#include <algorithm>

// What happened in a play: the ball, the men, the dead ball, the points.
namespace thrum::tap {
namespace {

using Type = GamePlay::Type;

constexpr Distance kFieldLength = field::kVisitorGoal - field::kHomeGoal;

Spot goalOf(Side attacker) {
    return fieldX(kFieldLength, attacker);
}

// From the line of scrimmage, as the team that snapped sees it.
Distance lineOf(const GamePlay& play) {
    return downfield(play.before.ballX.value_or(Spot{}), play.team);
}

std::optional<ManRef> manOf(const std::optional<FigureId>& figure) {
    return figure ? std::optional{thrum::manOf(*figure)} : std::nullopt;
}

const Note* lastNote(const SegmentResult* run, std::string_view kind) {
    if (run == nullptr)
        return nullptr;
    const auto found = std::find_if(
        run->notes.rbegin(), run->notes.rend(), [&](const Note& n) { return n.kind == kind; });
    return found == run->notes.rend() ? nullptr : &*found;
}

// Where the ball came loose, as the judge wrote it down; the event does not say it.
std::optional<Spot> fumbleSpot(const SegmentResult* run) {
    const Note* closed = lastNote(run, note::kTackleClosed);
    return closed != nullptr && closed->result == note::result::kFumble ? closed->frontX
                                                                        : std::nullopt;
}

}  // namespace

GameReturn* ScoreBook::openReturn(GamePlay& of) {
    if (of.takeawayReturn && !of.takeawayReturn->to)
        return &*of.takeawayReturn;
    if (of.kickReturn && !of.kickReturn->to)
        return &*of.kickReturn;
    return nullptr;
}

void ScoreBook::count(std::string_view word, Side side, std::optional<FigureId> man) {
    play().extras.push_back({.word = word, .side = side, .man = manOf(man)});
}

namespace {

GameReturn returnFrom(FigureId by, Spot from) {
    return {.side = by.side(), .by = thrum::manOf(by), .from = from};
}

}  // namespace

void ScoreBook::readBall(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::Announced:
        case EventKind::Pitched:
            m_carrier = event.figure;
            now.runner = manOf(event.figure);
            return;
        case EventKind::PassReleased:
            now.thrown = true;
            now.passer = manOf(m_carrier);
            now.runner.reset();
            if (now.type == Type::Run)
                now.type = Type::Pass;
            return;
        case EventKind::Caught:
            m_carrier = event.figure;
            now.complete = true;
            now.receiver = manOf(event.figure);
            return;
        case EventKind::Intercepted:
            m_carrier = event.figure;
            m_changedHands = true;
            now.intercepted = true;
            now.interceptedBy = manOf(event.figure);
            if (event.figure && event.frontX)
                now.takeawayReturn = returnFrom(*event.figure, *event.frontX);
            return;
        case EventKind::FigurePlaced:
            // after the snap nobody is put on the board but a returner, with the ball
            if (m_live && event.figure && event.pose) {
                m_carrier = event.figure;
                m_changedHands = true;
                now.kickReturn = returnFrom(*event.figure, event.pose->at.x);
            }
            return;
        case EventKind::Punted:
            now.punted = true;
            now.runner.reset();
            if (event.at)
                now.kickYards = tenthOf(downfield(event.at->x, now.team) - lineOf(now));
            return;
        case EventKind::Recovered:
            recovered(event);
            return;
        default:
            return;
    }
}

// An onside kick or a fumble.
void ScoreBook::recovered(const Event& event) {
    GamePlay& now = play();
    now.recoveredBy = manOf(event.figure);
    m_changedHands = true;
    if (!now.fumbledBy) {
        m_carrier = event.figure;
        if (event.figure && event.ball && event.figure->side() != now.team)
            now.kickReturn = returnFrom(*event.figure, event.ball->x);
        return;
    }
    now.fumbleLost = event.figure && event.figure->side() != now.fumble;
    if (auto* open = openReturn(now); open != nullptr && m_fumbleAt)
        open->to = m_fumbleAt;
    m_carrier = event.figure;
    if (event.figure && m_fumbleAt)
        now.takeawayReturn = returnFrom(*event.figure, *m_fumbleAt);
}

void ScoreBook::fumbled(const Event& event, const SegmentResult* run) {
    GamePlay& now = play();
    now.fumbledBy = manOf(event.carrier);
    now.fumble = event.carrier ? event.carrier->side() : now.team;
    m_fumbleAt = fumbleSpot(run);
}

// Who brought whom down, or failed to.
void ScoreBook::readContact(const BookStep& step, const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::Tackled:
            now.tacklers.clear();
            std::ranges::transform(event.by, std::back_inserter(now.tacklers), thrum::manOf);
            return;
        case EventKind::TackleBroken:
            if (event.carrier)
                count(extra::kTacklesBroken, event.carrier->side(), event.carrier);
            return;
        case EventKind::Fell:
            if (!event.figure)
                return;
            count(extra::kFalls, event.figure->side(), event.figure);
            // many fall in a run; the judge writes down if the carrier's fall ended it
            if (event.figure == m_carrier && lastNote(step.run, note::kCarrierFell) != nullptr)
                count(extra::kFallsWithBall, event.figure->side(), event.figure);
            return;
        case EventKind::ProgressStopped:
            m_stuck = true;
            return;
        default:
            return;
    }
}

void ScoreBook::readEnd(const BookStep& step, const Event& event) {
    GamePlay& now = play();
    const bool carrierEnds =
        event.kind == EventKind::Tackled || event.kind == EventKind::OutOfBounds ||
        event.kind == EventKind::GaveUp || event.kind == EventKind::ProgressCalled ||
        event.kind == EventKind::ProgressStopped || event.kind == EventKind::Fumbled;
    if (carrierEnds && event.carrier)
        m_carrier = event.carrier;
    switch (event.kind) {
        case EventKind::Fumbled:
            fumbled(event, step.run);
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
            if (!now.snapped)  // taken before the kick (TAP-KO-3); it is the kickoff all the same
                become(Type::Kickoff);
            m_overNext = true;
            return;
        case EventKind::Incomplete:
            now.gain = Distance{};
            return;
        case EventKind::FirstDown:
            // who keeps a kick, or has lost the ball and won it back, begins a series and gains
            // none
            now.firstDown = !m_changedHands && !isFreeKick(now.snapped ? now.type : m_due);
            return;
        case EventKind::PossessionChanged:
            if (GamePlay* last = lastSnapped(); last != nullptr && event.side != last->team)
                last->turnoverOnDowns = (last->type == Type::Run || last->type == Type::Pass ||
                                         (last->type == Type::Punt && !last->punted)) &&
                                        !last->intercepted && !last->fumbleLost;
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

void ScoreBook::readScore(const Event& event) {
    if (!event.side)
        return;
    GamePlay& now = play();
    const Side side = *event.side;
    const auto scored = [&] {
        now.points[indexOf(side)] += event.points.value_or(0);
        m_overNext = true;
    };
    switch (event.kind) {
        case EventKind::Touchdown:
            scored();
            now.touchdown = side;
            now.scorer = manOf(event.carrier ? event.carrier : m_carrier);
            if (auto* open = openReturn(now); open != nullptr && open->side == side) {
                open->to = goalOf(side);
                open->touchdown = true;
            } else if (isFromScrimmage(now.type) && side == now.team) {
                now.gain = kFieldLength - lineOf(now);
            }
            m_tryDue = now.before.period <= m_halves;
            m_tryTeam = side;
            return;
        case EventKind::Safety:
            scored();
            now.safety = side;
            if (auto* open = openReturn(now))
                open->to = goalOf(side);
            else if (isFromScrimmage(now.type) && side != now.team)
                now.gain = -lineOf(now);
            m_safetyKickDue = now.before.period <= m_halves;
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
            // of a penalty that was accepted late it ends no play of its own
            m_overNext = m_overNext || now.snapped;
            m_tryDue = false;
            return;
        default:
            return;
    }
}

}  // namespace thrum::tap
