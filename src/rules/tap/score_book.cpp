#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/score_book.hpp>

#include <algorithm>
#include <cstdlib>

// The frame of a play: where it begins and ends, what it is, what a penalty makes of it. What
// happened in it is read in score_book_events.cpp.
namespace thrum::tap {
namespace {

using Type = GamePlay::Type;

constexpr PlayExtra kExtras[] = {
    {.word = extra::kTacklesBroken, .after = "tackles", .column = "broken"},
    {.word = extra::kFalls, .after = extra::kTacklesBroken, .always = true},
    {.word = extra::kFallsWithBall, .after = extra::kFalls},
    {.word = extra::kStuckPlays, .after = "two_points", .ofMen = false},
};

// What a state that was put in place waits for.
Type dueIn(const State& state) {
    switch (state.playFacts.kind) {
        case PlayKind::Scrimmage:
            return Type::Run;
        case PlayKind::Punt:
            return state.playFacts.fakeDeclared ? Type::Run : Type::Punt;
        case PlayKind::FieldGoal:
            return Type::FieldGoal;
        case PlayKind::Kickoff:
            return Type::Kickoff;
        case PlayKind::Onside:
            return Type::OnsideKick;
        case PlayKind::SafetyKick:
            return Type::SafetyKick;
    }
    return Type::Run;
}

}  // namespace

thrum::Situation neutral(const Situation& situation, int halves) {
    return {
        .score = situation.score,
        .period = situation.half,
        .play = situation.play,
        .offense = situation.offense,
        .down = situation.down,
        .ballX = situation.lineOfScrimmage,
        .toGainX = situation.half > halves ? std::nullopt : std::optional{situation.lineToGain}};
}

ScoreBook::ScoreBook(const RulesData& rules) : m_halves{rules.game.halves} {}

ScoreFrame ScoreBook::frame() const {
    return {.periods = m_halves, .periodWord = "half", .board = true, .extras = kExtras};
}

GamePlay* ScoreBook::lastSnapped() {
    const auto found = std::find_if(
        m_plays.rbegin(), m_plays.rend(), [](const GamePlay& play) { return play.snapped; });
    return found == m_plays.rend() ? nullptr : &*found;
}

void ScoreBook::begin(std::size_t step) {
    GamePlay play;
    play.number = static_cast<int>(m_plays.size()) + 1;
    play.firstStep = step;
    play.before = neutral(m_situation, m_halves);
    play.team = m_situation.offense;
    m_plays.push_back(std::move(play));
    m_carrier.reset();
    m_fumbleAt.reset();
    m_due = m_safetyKickDue ? Type::SafetyKick : Type::Run;
    m_live = false;
    m_changedHands = false;
    m_stuck = false;
    m_overNext = false;
}

void ScoreBook::add(const BookStep& step, std::span<const Event> events) {
    if (m_overNext)
        begin(step.index);
    play().lastStep = step.index;
    play().boardMs += step.boardMs;
    for (const Event& event : events)
        read(step, event);
    measurePenalties();
    if (m_overNext)
        finish();
}

void ScoreBook::correct(std::size_t step, const State& state) {
    if (m_overNext)
        begin(step);
    play().lastStep = step;
    m_situation = situationOf(state);
    m_due = dueIn(state);
    m_tryDue = state.tryKind != TryKind::None;
    m_tryTeam = state.tryTeam;
    m_safetyKickDue = false;
    m_live = state.playFacts.snapped;
    if (!play().snapped) {
        play().before = neutral(m_situation, m_halves);
        play().team = m_situation.offense;
    }
}

void ScoreBook::finish() {
    GamePlay& over = play();
    over.over = true;
    over.after = neutral(m_situation, m_halves);
    // a punter who held on to the ball ran with it
    if (over.type == Type::Punt && !over.punted && over.runner)
        over.type = Type::Run;
    // kept or lost, the ball was carried to where it came loose
    if (over.fumbledBy && !over.gain && m_fumbleAt && isFromScrimmage(over.type) &&
        over.fumble == over.team && !over.intercepted && over.before.ballX)
        over.gain =
            tenthOf(downfield(*m_fumbleAt, over.team) - downfield(*over.before.ballX, over.team));
    if (m_stuck && (over.type == Type::Run || over.type == Type::Pass))
        count(extra::kStuckPlays, over.team, std::nullopt);
    over.alone = isFromScrimmage(over.type) && over.before.period > m_halves;
}

void ScoreBook::read(const BookStep& step, const Event& event) {
    readSwitch(step.index, event);
    readBall(event);
    readContact(step, event);
    readEnd(step, event);
    readScore(event);
    readPenalty(step.index, event);
}

// What kicks and tries have no use for, their situation does not show.
void ScoreBook::become(Type type) {
    GamePlay& now = play();
    now.type = type;
    now.before = neutral(m_situation, m_halves);
    now.team = isTry(type)        ? m_tryTeam
               : isFreeKick(type) ? other(m_situation.offense)
                                  : m_situation.offense;
    if (isFromScrimmage(type))
        return;
    now.before.down = 0;
    now.before.toGainX.reset();
    if (type != Type::TwoPoint)
        now.before.ballX.reset();
}

void ScoreBook::snap(std::size_t step, Type type) {
    if (play().snapped)
        return;
    become(type);
    play().snapped = true;
    play().snapStep = step;
    m_live = true;
    m_safetyKickDue = false;
}

void ScoreBook::readSwitch(std::size_t step, const Event& event) {
    switch (event.kind) {
        case EventKind::KickDeclared:
            m_due = event.result == "onside" ? Type::OnsideKick : Type::Kickoff;
            return;
        case EventKind::PuntDeclared:
            m_due = Type::Punt;
            return;
        case EventKind::FieldGoalDeclared:
            m_due = Type::FieldGoal;
            return;
        case EventKind::DeclarationWithdrawn:
            m_due = Type::Run;
            return;
        case EventKind::FakeDeclared:
            m_due = Type::Run;
            if (play().type == Type::Punt)
                play().type = Type::Run;
            return;
        case EventKind::BoardOn:
            snap(step, m_tryDue ? Type::TwoPoint : m_due);
            return;
        case EventKind::DiceRolled:
            if (m_tryDue || m_due == Type::FieldGoal)
                snap(step, m_tryDue ? Type::ExtraPoint : Type::FieldGoal);
            return;
        case EventKind::KickFailed:
            snap(step, Type::OnsideKick);
            return;
        default:
            return;
    }
}

// --- penalties ------------------------------------------------------------------------------

namespace {

// Called while a team lines up; all others are found when the play is over.
bool isBeforeSnap(FoulKind foul) {
    return foul == FoulKind::DelayOfGame || foul == FoulKind::TooManyMen;
}

}  // namespace

void ScoreBook::readPenalty(std::size_t step, const Event& event) {
    const bool offset = event.kind == EventKind::PenaltiesOffset;
    if (!offset && event.kind != EventKind::PenaltyEnforced)
        return;
    const FoulKind foul = event.foul.value_or(FoulKind::DelayOfGame);
    const bool afterSnap = offset || !isBeforeSnap(foul);
    GamePlay* of = afterSnap ? lastSnapped() : &play();
    if (of == nullptr)
        of = &play();
    if (!offset) {
        GamePenalty penalty;
        penalty.foul = nameOf(foul);
        penalty.offender = event.side.value_or(Side::Home);
        penalty.clause = event.clause;
        std::ranges::transform(event.figures, std::back_inserter(penalty.men), manOf);
        penalty.step = step;
        of->penalties.push_back(std::move(penalty));
        m_walked.push_back(
            {.play = static_cast<std::size_t>(of - m_plays.data()),
             .penalty = of->penalties.size() - 1,
             .from = afterSnap ? std::nullopt : std::optional{m_situation.lineOfScrimmage}});
    }
    if (afterSnap) {
        nullify(*of);
        return;
    }
    // all figures are taken up, and with them goes what was declared; a kickoff stays one
    if (m_due == Type::Punt || m_due == Type::FieldGoal)
        m_due = Type::Run;
}

// The play does not count, nor what it led to.
void ScoreBook::nullify(GamePlay& of) {
    of.nullified = true;
    of.points = {};
    of.firstDown = false;
    of.turnoverOnDowns = false;
    if (of.touchdown || isTry(of.type))
        m_tryDue = isTry(of.type);
    if (of.safety)
        m_safetyKickDue = false;
    m_due = Type::Run;
    if (&of == &play())
        m_overNext = true;
    else
        of.after = neutral(m_situation, m_halves);
}

// The line of scrimmage tells how far; before kicks it does not move.
void ScoreBook::measurePenalties() {
    for (const Walked& walked : m_walked) {
        GamePlay& of = m_plays[walked.play];
        const std::optional<Spot> from = walked.from ? walked.from : of.before.ballX;
        if (!from || isFreeKick(of.snapped ? of.type : m_due) ||
            m_situation.half != of.before.period || isOvertime())
            continue;
        const Distance moved = m_situation.lineOfScrimmage - *from;
        of.penalties[walked.penalty].yards = Distance::units(std::abs(moved.units()));
    }
    m_walked.clear();
}

}  // namespace thrum::tap
