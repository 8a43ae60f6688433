#include <thrum/rules/touchdown/score_book.hpp>

#include <algorithm>

namespace thrum::touchdown {
namespace {

using Type = GamePlay::Type;

constexpr PlayExtra ofTeam(std::string_view word,
                           std::string_view after,
                           std::string_view row,
                           bool always,
                           int parts = 1) {
    return {
        .word = word, .after = after, .row = row, .ofMen = false, .always = always, .parts = parts};
}

constexpr PlayExtra kExtras[] = {
    ofTeam(extra::kSacked, "passing", "sacked", false),
    ofTeam(extra::kDice, "", "dice thrown", true),
    ofTeam(extra::kRed, "", "red faces", true),
    ofTeam(extra::kRedExpected, "", "red faces expected", true, kFaces),
    ofTeam(extra::kBlue, "", "blue faces", true),
    ofTeam(extra::kBlueExpected, "", "blue faces expected", true, kFaces),
    ofTeam(extra::kCanceled, "", "faces canceled", true),
    ofTeam(extra::kStrengths, "", "strengths used", true),
    ofTeam(extra::kRerolls, "", "rerolls forced", true),
};

Side sideOf(const Event& event) {
    return event.side.value_or(Side::Home);
}

}  // namespace

thrum::Situation neutral(const Situation& situation) {
    thrum::Situation now;
    now.score = situation.score;
    now.period = situation.quarter;
    now.play = situation.play;
    now.offense = situation.offense;
    now.down = situation.down;
    now.ballX = ownYardsToSpot(situation.ball, situation.offense);
    if (situation.down > 0)
        now.toGainX = ownYardsToSpot(
            std::min(std::clamp(situation.ball, 0, kGoal) + std::clamp(situation.toGo, 0, kGoal),
                     kGoal),
            situation.offense);
    return now;
}

// The color belongs to the result, not to the die; what is not red is blue.
ScoreBook::ScoreBook(const RulesData& rules) : m_quarters{rules.quarters} {
    for (std::size_t symbol = 0; symbol < m_isRed.size(); ++symbol)
        m_isRed[symbol] = rules.isRed(static_cast<Symbol>(symbol));
    for (std::size_t die = 0; die < m_red.size() && die < rules.dice.size(); ++die)
        m_red[die] = redAmong(rules.dice[die].faces);
}

int ScoreBook::redAmong(const std::vector<std::string>& faces) const {
    return static_cast<int>(std::ranges::count_if(faces, [&](const std::string& face) {
        const auto result = parseResult(face);
        return result && m_isRed[static_cast<std::size_t>(result->symbol)];
    }));
}

ScoreFrame ScoreBook::frame() const {
    return {.periods = m_quarters, .periodWord = "quarter", .board = false, .extras = kExtras};
}

void ScoreBook::add(const BookStep& step, std::span<const Event> events) {
    if (reach(step.index))
        m_changedHands = false;
    for (const Event& event : events)
        read(step.index, event);
    settle();
}

void ScoreBook::correct(std::size_t step, const State& state) {
    reach(step);
    setSituation(neutral(situationOf(state)));
    m_twoPoint = state.twoPoint;
    if (!play().snapped)
        play().before = situation();
}

void ScoreBook::read(std::size_t step, const Event& event) {
    switch (event.kind) {
        case EventKind::Declared:
            m_twoPoint = event.what == "two_point";
            return;
        case EventKind::Call: {
            const bool pass = !event.dice.empty() && isPassing(event.dice.front());
            snap(step, m_twoPoint ? Type::TwoPoint : pass ? Type::Pass : Type::Run, sideOf(event));
            return;
        }
        case EventKind::Roll:
            if (event.what == "kickoff")
                snap(step, Type::Kickoff, sideOf(event));
            else if (event.what == "onside")
                snap(step, Type::OnsideKick, sideOf(event));
            else if (event.what == "free_kick")
                snap(step, Type::SafetyKick, sideOf(event));
            else if (event.what == "punt")
                snap(step, Type::Punt, sideOf(event));
            else if (event.what == "field_goal")
                snap(step, Type::FieldGoal, sideOf(event));
            else if (event.what == "try_kick")
                snap(step, Type::ExtraPoint, sideOf(event));
            countDice(event);
            return;
        case EventKind::StrengthUse:
            count(extra::kStrengths, sideOf(event));
            return;
        case EventKind::Reroll:
            count(extra::kRerolls, sideOf(event));
            nullify();
            endPlay();
            return;
        case EventKind::Result:
            readResult(event);
            return;
        case EventKind::Kick:
            readKick(event);
            return;
        case EventKind::RunBack:
            readRunBack(event);
            return;
        default:
            readEnd(event);
    }
}

// How many of the faces that fell were red, and how many of so many dice are in the long run.
void ScoreBook::countDice(const Event& event) {
    const Side side = sideOf(event);
    const auto dice = static_cast<int>(event.dice.size());
    int due = 0;  // in sixths
    for (const Die die : event.dice)
        due += m_red[static_cast<std::size_t>(die)];
    const int red = redAmong(event.results);
    count(extra::kDice, side, dice);
    count(extra::kRed, side, red);
    count(extra::kRedExpected, side, due);
    count(extra::kBlue, side, dice - red);
    count(extra::kBlueExpected, side, kFaces * dice - due);
}

void ScoreBook::readResult(const Event& event) {
    GamePlay& now = play();
    const int yards = event.yards.value_or(0);
    const auto kind = parseName<OutcomeKind>(event.what).value_or(OutcomeKind::Run);
    count(extra::kCanceled, sideOf(event), static_cast<int>(event.canceled.size()));
    switch (kind) {
        case OutcomeKind::Run:
            now.gain = wholeYards(yards);
            return;
        case OutcomeKind::Completion:
            now.thrown = true;
            now.complete = true;
            now.gain = wholeYards(yards);
            return;
        case OutcomeKind::Incomplete:
            now.thrown = true;
            now.gain = Distance{};
            return;
        case OutcomeKind::Sack:
            now.gain = wholeYards(yards);
            count(extra::kSacked, now.team);
            return;
        case OutcomeKind::Fumble:
            now.gain = wholeYards(yards);
            lose(now.team, event);
            return;
        case OutcomeKind::Interception:
            now.thrown = true;
            now.intercepted = true;
            m_changedHands = true;
            now.takeawayReturn = GameReturn{
                .side = other(now.team), .from = ownYardsToSpot(event.ball.value_or(0), now.team)};
            return;
    }
}

// Whoever had it lost it; the others found it. Places count from the loser's goal line.
void ScoreBook::lose(Side loser, const Event& event) {
    GamePlay& now = play();
    m_changedHands = true;
    if (now.fumble)  // a second time in one play: the first one counts
        return;
    now.fumble = loser;
    now.fumbleLost = true;
    if (!now.takeawayReturn)
        now.takeawayReturn =
            GameReturn{.side = other(loser), .from = ownYardsToSpot(event.ball.value_or(0), loser)};
}

void ScoreBook::readKick(const Event& event) {
    GamePlay& now = play();
    if (event.what == "field_goal_good") {
        now.good = true;
        score(now.team, event.points.value_or(0));
        endPlay();
        return;
    }
    if (now.type == Type::FieldGoal)
        return;
    m_changedHands = event.what != "onside_recovered";
    if (now.type == Type::Punt) {
        now.punted = true;
        now.kickYards = wholeYards(event.yards.value_or(0));
    }
    if (now.type != Type::OnsideKick && event.what != "punt_blocked")
        now.kickReturn = GameReturn{.side = other(now.team),
                                    .from = ownYardsToSpot(event.ball.value_or(0), now.team)};
}

void ScoreBook::readRunBack(const Event& event) {
    GamePlay& now = play();
    const Side side = sideOf(event);
    count(extra::kCanceled, side, static_cast<int>(event.canceled.size()));
    const Spot to = ownYardsToSpot(event.ball.value_or(0), side);
    for (auto* back : {&now.takeawayReturn, &now.kickReturn}) {
        if (*back && (*back)->side == side && !(*back)->to) {
            (*back)->to = to;
            break;
        }
    }
    if (event.what == "fumbled")
        lose(side, event);
}

void ScoreBook::readEnd(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::BallDowned:
        case EventKind::FairCatch:
            // nobody carried it anywhere
            for (auto* back : {&now.takeawayReturn, &now.kickReturn})
                if (*back && !(*back)->to)
                    back->reset();
            return;
        case EventKind::Touchback:
            now.touchback = true;
            for (auto* back : {&now.takeawayReturn, &now.kickReturn})
                if (*back && !(*back)->to)
                    back->reset();
            endPlay();
            return;
        case EventKind::Touchdown:
            touchdown(sideOf(event), event.points.value_or(0));
            endPlay();
            return;
        case EventKind::Safety:
            now.safety = event.side;
            score(sideOf(event), event.points.value_or(0));
            endPlay();
            return;
        case EventKind::Try:
            now.good = event.points.value_or(0) > 0;
            score(sideOf(event), event.points.value_or(0));
            m_twoPoint = false;
            endPlay();
            return;
        case EventKind::FirstDown:
            now.firstDown = !m_changedHands && isFromScrimmage(now.type);
            endPlay();
            return;
        case EventKind::PossessionChanged:
            now.turnoverOnDowns =
                !m_changedHands && (now.type == Type::Run || now.type == Type::Pass);
            endPlay();
            return;
        case EventKind::Spot:
            endPlay();
            return;
        case EventKind::QuarterEnded: {
            const int quarter = event.count.value_or(0);
            // the second of four
            if (2 * quarter == m_quarters || quarter >= m_quarters)
                endHalf();
            return;
        }
        case EventKind::GameEnded:
            endHalf();
            if (now.snapped)
                endPlay();
            return;
        case EventKind::SituationChanged:
            if (event.situation)
                setSituation(neutral(*event.situation));
            if (now.snapped)
                endPlay();
            return;
        default:
            return;
    }
}

}  // namespace thrum::touchdown
