#include <thrum/core/field.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/solitaire/score_book.hpp>

#include <algorithm>

namespace thrum::solitaire {
namespace {

using Type = GamePlay::Type;

constexpr PlayExtra kExtras[] = {
    {.word = extra::kFalls, .after = "tackles", .column = "falls", .always = true},
    {.word = extra::kHandedBack, .row = "laterals and pitchouts", .ofMen = false},
    {.word = extra::kBlocked, .row = "kicks blocked", .ofMen = false},
    {.word = extra::kStops, .row = "stops of the board", .ofMen = false},
    {.word = extra::kStuckPlays, .row = "stuck", .ofMen = false},
};

ManRef refOf(FigureId id) {
    return {id.side(), id.rosterIndex()};
}
std::optional<ManRef> refOf(std::optional<FigureId> id) {
    return id ? std::optional{refOf(*id)} : std::nullopt;
}

// A place in field x by the yards of a side; what a damaged record has far off is its edge.
Spot spotOf(Side side, Distance u) {
    const double kept = std::clamp(u.yards(), -60.0, 160.0);
    return Spot::yards(side == Side::Home ? kept : 100.0 - kept);
}

Side sideOf(const Event& event, Side usual) {
    return event.side.value_or(usual);
}

Type typeOf(PlayKind kind) {
    switch (kind) {
        case PlayKind::Kickoff:
            return Type::Kickoff;
        case PlayKind::Onside:
            return Type::OnsideKick;
        case PlayKind::SafetyKick:
            return Type::SafetyKick;
        case PlayKind::Pass:
            return Type::Pass;
        case PlayKind::Punt:
            return Type::Punt;
        case PlayKind::FieldGoal:
            return Type::FieldGoal;
        case PlayKind::Run:
        case PlayKind::None:
            break;
    }
    return Type::Run;
}

}  // namespace

thrum::Situation neutral(const Situation& s) {
    thrum::Situation now;
    now.score = s.score;
    now.period = s.quarter;
    now.play = s.play;
    now.offense = s.offense;
    now.down = s.down;
    if (s.down > 0) {
        now.ballX = spotOf(s.offense, s.ball);
        now.toGainX = spotOf(s.offense, s.toGain);
    }
    return now;
}

ScoreBook::ScoreBook(const RulesData& rules) : m_quarters{rules.timing.quarters} {}

ScoreFrame ScoreBook::frame() const {
    return {.periods = m_quarters, .periodWord = "quarter", .board = true, .extras = kExtras};
}

void ScoreBook::begin(std::size_t step) {
    if (!reach(step))
        return;
    m_changedHands = false;
    m_handedBack = false;
    m_returner.reset();
    m_team = situation().offense;
    m_due = m_safetyKickDue ? Type::SafetyKick : m_again.value_or(Type::Run);
    m_again.reset();
}

void ScoreBook::add(const BookStep& step, std::span<const Event> events) {
    begin(step.index);
    play().boardMs += step.boardMs;
    for (const Event& event : events)
        read(step.index, event);
    settle();
}

void ScoreBook::correct(std::size_t step, const State& state) {
    begin(step);
    setSituation(neutral({.score = state.score,
                          .quarter = state.quarter,
                          .play = state.play,
                          .offense = state.offense,
                          .down = state.down,
                          .ball = state.line,
                          .toGain = state.toGain}));
    m_team = state.offense;
    m_due = state.tryKind == TryKind::Kick   ? Type::ExtraPoint
            : state.tryKind == TryKind::Play ? Type::TwoPoint
                                             : typeOf(state.playFacts.kind);
    m_changedHands = state.playFacts.possessionChanged;
    if (!play().snapped) {
        play().before = situation();
        play().team = m_team;
    }
}

void ScoreBook::read(std::size_t step, const Event& event) {
    if (event.kind == EventKind::SituationChanged) {
        if (event.situation)
            setSituation(neutral(*event.situation));
        return;
    }
    readSnap(step, event);
    readShot(event);
    readBall(event);
    readEnd(event);
    readScore(event);
    readPenalty(step, event);
}

void ScoreBook::readSnap(std::size_t step, const Event& event) {
    switch (event.kind) {
        case EventKind::KickChosen:
        case EventKind::Called:
            m_team = sideOf(event, m_team);
            if (!isTry(m_due) && event.play)
                m_due = typeOf(*event.play);
            play().team = m_team;
            // without a line-up there is no snap but the call
            if (event.result == "simplified" && event.play == PlayKind::Punt) {
                snap(step, m_due, m_team);
                play().punted = true;
            }
            return;
        case EventKind::TryChosen:
            m_team = sideOf(event, m_team);
            m_due = event.result == "kick" ? Type::ExtraPoint : Type::TwoPoint;
            play().team = m_team;
            return;
        case EventKind::Named:
            if (event.result == "returner")
                m_returner = event.figure;
            if (event.result == "carrier" && !play().snapped)
                play().runner = refOf(event.figure);
            return;
        case EventKind::BoardOn:
            if (!play().snapped && isFreeKick(m_due)) {
                snap(step, m_due, m_team);
                m_safetyKickDue = false;
                const Side receives = other(m_team);
                if (m_due != Type::OnsideKick && m_returner && m_returner->side() == receives)
                    returned(receives,
                             m_returner,
                             receives == Side::Home ? field::kHomeGoal : field::kVisitorGoal);
                return;
            }
            snap(step, m_due, m_team);
            return;
        case EventKind::ShotMade:
        case EventKind::ShotFlew:
            snap(step, m_due, m_team);
            m_safetyKickDue = m_safetyKickDue && m_due != Type::SafetyKick;
            return;
        case EventKind::StopGranted:
            count(extra::kStops, sideOf(event, m_team));
            return;
        default:
            return;
    }
}

void ScoreBook::readShot(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::PassMeant:
            now.passer = refOf(event.carrier);
            return;
        case EventKind::ShotFlew:
            if (event.shot == ShotKind::Throw) {
                now.thrown = true;
                now.runner.reset();
                if (now.type == Type::Run)
                    now.type = Type::Pass;
            }
            if (event.shot == ShotKind::Pitch)
                count(extra::kHandedBack, m_team);  // whoever gets it
            return;
        case EventKind::Complete:
            now.complete = true;
            now.receiver = refOf(event.figure);
            return;
        case EventKind::Incomplete:
            now.gain = Distance{};
            endPlay();
            return;
        case EventKind::Intercepted:
            now.intercepted = now.thrown;
            now.interceptedBy = refOf(event.figure);
            m_changedHands = true;
            if (!now.thrown)
                now.fumbleLost = true;
            if (event.at && event.side)
                returned(*event.side, event.figure, event.at->x);
            return;
        case EventKind::Kicked:
            if (m_due == Type::Punt && event.at && now.before.ballX) {
                now.punted = true;
                const double yards = std::abs((event.at->x - field::kHomeGoal).yards() -
                                              (*now.before.ballX - field::kHomeGoal).yards());
                now.kickYards = tenthOf(Distance::yards(yards));
            }
            return;
        case EventKind::ReturnerPut:
            m_changedHands = true;
            if (event.figure && event.pose)
                returned(event.figure->side(), event.figure, event.pose->at.x);
            return;
        default:
            return;
    }
}

void ScoreBook::readBall(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::Lateraled:
        case EventKind::PitchComplete:
            if (event.kind == EventKind::Lateraled)
                count(extra::kHandedBack, m_team);
            m_handedBack = true;
            if (!m_changedHands && !now.complete)
                now.runner = refOf(event.figure);
            return;
        case EventKind::BallLoose:
            if (!event.result.empty() || !event.carrier)
                return;
            now.fumbledBy = refOf(event.carrier);
            now.fumble = event.carrier->side();
            if (event.u && !m_changedHands && event.side == now.team && now.before.ballX)
                now.gain = tenthOf(downfield(spotOf(now.team, *event.u), now.team) -
                                   downfield(*now.before.ballX, now.team));
            return;
        case EventKind::Recovered:
            now.recoveredBy = refOf(event.figure);
            if (now.fumble) {
                now.fumbleLost = event.side != now.fumble;
                m_changedHands = m_changedHands || now.fumbleLost;
            }
            return;
        case EventKind::Fell:
            if (event.figure)
                count(extra::kFalls, refOf(*event.figure));
            return;
        case EventKind::Blocked:
            count(extra::kBlocked, sideOf(event, other(m_team)));
            m_changedHands = true;
            return;
        default:
            return;
    }
}

bool ScoreBook::isTheirs() const {
    return m_changedHands || isFreeKick(plays().back().type);
}

GameReturn* ScoreBook::openReturn() {
    GamePlay& now = play();
    if (now.takeawayReturn && !now.takeawayReturn->to)
        return &*now.takeawayReturn;
    return now.kickReturn && !now.kickReturn->to ? &*now.kickReturn : nullptr;
}

void ScoreBook::returned(Side side, std::optional<FigureId> by, Spot from) {
    GamePlay& now = play();
    const GameReturn back{.side = side, .by = refOf(by), .from = from};
    if (isFreeKick(now.type) || now.type == Type::Punt)
        now.kickReturn = back;
    else
        now.takeawayReturn = back;
}

// Whoever had it when it ended ran with it, unless he had caught it.
void ScoreBook::carried(const Event& event) {
    GamePlay& now = play();
    for (const FigureId id : event.by)
        now.tacklers.push_back(refOf(id));
    if (!event.carrier || event.carrier->side() != now.team || isTheirs() || now.complete)
        return;
    now.runner = refOf(event.carrier);
}

void ScoreBook::readEnd(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::ProgressStopped:
            if (event.side == now.team && isFromScrimmage(now.type))
                count(extra::kStuckPlays, now.team);
            carried(event);
            return;
        case EventKind::Tackled:
        case EventKind::OutOfBounds:
        case EventKind::CarrierFell:
        case EventKind::Downed:
            carried(event);
            return;
        case EventKind::Spotted:
            if (event.u && event.side) {
                const Spot at = spotOf(*event.side, *event.u);
                // a simple punt is the call and the spot (SOL-PU-10)
                if (now.punted && !now.kickYards && now.before.ballX)
                    now.kickYards =
                        tenthOf(downfield(at, now.team) - downfield(*now.before.ballX, now.team));
                if (auto* open = openReturn(); open != nullptr && open->side == *event.side)
                    open->to = at;
                else if (!isTheirs() && *event.side == now.team && now.before.ballX)
                    now.gain = downfield(at, now.team) - downfield(*now.before.ballX, now.team);
            }
            endPlay();
            return;
        case EventKind::FirstDown:
            if (event.result == "downs")
                now.turnoverOnDowns = true;
            else if (event.side == now.team && !isTheirs())
                now.firstDown = true;
            return;
        case EventKind::Touchback:
            now.touchback = true;
            endPlay();
            return;
        case EventKind::BallTaken:
            endPlay();
            return;
        case EventKind::QuarterEnded:
            if (event.count && (*event.count == m_quarters / 2 || *event.count >= m_quarters))
                endHalf();
            return;
        case EventKind::GameEnded:
            endHalf();
            return;
        default:
            return;
    }
}

void ScoreBook::readScore(const Event& event) {
    GamePlay& now = play();
    const Side side = sideOf(event, m_team);
    const int points = event.points.value_or(0);
    const auto lineNow = [&] { return downfield(now.before.ballX.value_or(Spot{}), now.team); };
    switch (event.kind) {
        case EventKind::Touchdown:
            now.scorer = refOf(event.carrier);
            if (side == now.team && !isTheirs() && now.before.ballX) {
                now.gain = field::kVisitorGoal - field::kHomeGoal - lineNow();
                if (!now.complete)
                    now.runner = refOf(event.carrier);
            }
            thrum::PlayList::touchdown(side, points);
            endPlay();
            return;
        case EventKind::Safety:
            now.safety = side;
            m_safetyKickDue = true;
            score(side, points);
            if (auto* open = openReturn())
                open->to = side == Side::Home ? field::kVisitorGoal : field::kHomeGoal;
            else if (side != now.team && !isTheirs() && now.before.ballX)
                now.gain = -lineNow();
            endPlay();
            return;
        case EventKind::KickGood:
            now.good = true;
            score(side, points);
            endPlay();
            return;
        case EventKind::TryGood:
            now.good = true;
            score(side, points);
            endPlay();
            return;
        case EventKind::KickNoGood:
        case EventKind::TryFailed:
            endPlay();
            return;
        default:
            return;
    }
}

void ScoreBook::readPenalty(std::size_t step, const Event& event) {
    if (event.kind == EventKind::Foul) {
        GamePenalty penalty{.foul = event.result,
                            .offender = sideOf(event, m_team),
                            .clause = event.clause,
                            .step = step};
        if (event.figure)
            penalty.men = {refOf(*event.figure)};
        play().penalties.push_back(std::move(penalty));
        return;
    }
    const bool repeated =
        event.kind == EventKind::PenaltyAccepted || event.kind == EventKind::KickedAgain;
    if (!repeated)
        return;
    GamePlay& now = play();
    if (event.u && now.before.ballX && !now.penalties.empty()) {
        const Distance moved = downfield(spotOf(now.team, *event.u), now.team) -
                               downfield(*now.before.ballX, now.team);
        now.penalties.back().yards = moved < Distance{} ? -moved : moved;
    }
    if (isTry(now.type))
        m_again = now.type;
    nullify();
    endPlay();
}

}  // namespace thrum::solitaire
