#include <thrum/rules/frames.hpp>
#include <thrum/rules/scrimmage/score_book.hpp>

#include <algorithm>

namespace thrum::scrimmage {
namespace {

using Type = GamePlay::Type;

constexpr PlayExtra kExtras[] = {
    {.word = extra::kMissed, .after = "tackles", .column = "missed", .row = "tackles missed"},
    {.word = extra::kBlocks, .after = extra::kMissed, .column = "blocks", .row = "blocks"},
    {.word = extra::kSacked, .after = "passing", .row = "sacked", .ofMen = false},
    {.word = extra::kScrambles, .row = "scrambles", .ofMen = false},
    {.word = extra::kTurns, .row = "turns", .ofMen = false},
    {.word = extra::kSquares, .row = "squares moved", .ofMen = false},
};

std::optional<ManRef> refOf(const std::optional<ManId>& man) {
    return man ? std::optional{thrum::manOf(*man)} : std::nullopt;
}

Side sideOf(const Event& event) {
    return event.side.value_or(Side::Home);
}

}  // namespace

ScoreBook::ScoreBook(const RulesData& rules) : m_field{rules.field} {}

ScoreFrame ScoreBook::frame() const {
    return {.periods = 1, .periodWord = "", .board = false, .extras = kExtras};
}

Spot ScoreBook::lineAt(int line) const {
    // a damaged record may have any number
    const int kept = std::clamp(line, 0, m_field.columns);
    const int fromWest = m_field.squareYd * (kept - m_field.endZoneColumns);
    const int length = m_field.squareYd * (m_field.columns - 2 * m_field.endZoneColumns);
    return Spot::yards(m_homeEast ? fromWest : length - fromWest);
}

Spot ScoreBook::frontOf(Square square, Side side) const {
    const bool east = (side == Side::Home) == m_homeEast;
    return lineAt(east ? square.column + 1 : square.column);
}

Distance ScoreBook::gainTo(Spot x) const {
    const GamePlay& now = plays().back();
    return downfield(x, now.team) - downfield(now.before.ballX.value_or(Spot{}), now.team);
}

thrum::Situation ScoreBook::neutral(const ScoreBoard& board) const {
    thrum::Situation now;
    now.score = board.score;
    now.play = board.play;
    now.offense = board.offense;
    if (!m_drawn)
        return now;
    now.down = board.down;
    now.ballX = lineAt(board.lineOfScrimmage);
    now.toGainX = lineAt(board.lineToGain);
    return now;
}

void ScoreBook::add(const BookStep& step, std::span<const Event> events) {
    if (reach(step.index)) {
        m_carrier.reset();
        m_changedHands = false;
    }
    for (const Event& event : events)
        read(step.index, event);
    settle();
}

void ScoreBook::correct(std::size_t step, const State& state) {
    reach(step);
    m_homeEast = state.attacksEast == Side::Home;
    m_drawn = state.phase != Phase::NewGame;
    m_carrier = state.carrier;
    setSituation(neutral({.score = state.score,
                          .half = 1,
                          .play = state.play,
                          .offense = state.offense,
                          .down = state.down,
                          .lineOfScrimmage = state.lineOfScrimmage,
                          .lineToGain = state.lineToGain}));
    if (!play().snapped)
        play().before = situation();
}

void ScoreBook::read(std::size_t step, const Event& event) {
    switch (event.kind) {
        case EventKind::GoalDrawn:
            m_homeEast = (event.side == Side::Home) == (event.result == "east");
            m_drawn = true;
            return;
        case EventKind::LinedUp:
            play().team = sideOf(event);
            return;
        case EventKind::Snapped:
            // which kind of play it is is known with its end, or with a throw
            snap(step, Type::Run, sideOf(event));
            return;
        case EventKind::AllotmentDrawn:
        case EventKind::Moved:
            readMove(event);
            return;
        case EventKind::Thrown:
        case EventKind::Caught:
        case EventKind::Intercepted:
        case EventKind::Incomplete:
            readPass(event);
            return;
        case EventKind::Touchdown:
        case EventKind::Safety:
            readScore(event);
            return;
        case EventKind::PlayEnded:
            readCall(event);
            return;
        default:
            readContact(event);
            readEnd(event);
    }
}

void ScoreBook::readMove(const Event& event) {
    if (event.kind == EventKind::AllotmentDrawn)
        count(extra::kTurns, sideOf(event));
    else
        count(extra::kSquares, sideOf(event), event.squares.value_or(0));
}

void ScoreBook::readPass(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::Thrown:
            now.type = Type::Pass;
            now.thrown = true;
            now.passer = refOf(event.man);
            m_carrier.reset();
            return;
        case EventKind::Caught:
            now.complete = true;
            now.receiver = refOf(event.man);
            m_carrier = event.man;
            return;
        case EventKind::Intercepted:
            now.intercepted = true;
            now.interceptedBy = refOf(event.man);
            m_carrier = event.man;
            m_changedHands = true;
            if (event.at)
                now.takeawayReturn = GameReturn{.side = sideOf(event),
                                                .by = refOf(event.man),
                                                .from = frontOf(*event.at, sideOf(event))};
            return;
        default:
            now.gain = Distance{};
    }
}

void ScoreBook::readContact(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::Blocked:
            if (event.man)
                count(extra::kBlocks, thrum::manOf(*event.man));
            return;
        case EventKind::TackleMissed:
            if (event.man)
                count(extra::kMissed, thrum::manOf(*event.man));
            return;
        case EventKind::Tackled:
            m_carrier = event.by;
            if (event.man)
                now.tacklers = {thrum::manOf(*event.man)};
            return;
        case EventKind::Scrambled:
            count(extra::kScrambles, sideOf(event));
            return;
        case EventKind::Fumbled:
            m_carrier = event.by;
            now.fumbledBy = refOf(event.by);
            now.fumble = event.by ? event.by->side() : now.team;
            if (!event.at)
                return;
            // kept or lost, the ball was carried to where it came loose
            if (auto* open = openReturn())
                open->to = frontOf(*event.at, open->side);
            else
                now.gain = gainTo(frontOf(*event.at, now.team));
            return;
        case EventKind::Recovered:
            now.recoveredBy = refOf(event.man);
            now.fumbleLost = now.fumble && event.side != now.fumble;
            m_changedHands = m_changedHands || now.fumbleLost;
            return;
        default:
            return;
    }
}

GameReturn* ScoreBook::openReturn() {
    GamePlay& now = play();
    return now.takeawayReturn && !now.takeawayReturn->to ? &*now.takeawayReturn : nullptr;
}

void ScoreBook::readEnd(const Event& event) {
    GamePlay& now = play();
    switch (event.kind) {
        case EventKind::Spotted:
            if (auto* open = openReturn(); open != nullptr && event.line)
                open->to = lineAt(*event.line);
            else if (!m_changedHands && event.gain)
                now.gain = wholeYards(*event.gain);
            return;
        case EventKind::FirstDown:
            now.firstDown = !m_changedHands;
            return;
        case EventKind::PossessionChanged:
            now.turnoverOnDowns = event.side != now.team && !m_changedHands;
            return;
        case EventKind::GameEnded:
            endHalf();
            return;
        case EventKind::SituationChanged:
            if (event.situation)
                setSituation(neutral(*event.situation));
            return;
        default:
            return;
    }
}

void ScoreBook::readScore(const Event& event) {
    GamePlay& now = play();
    const Side side = sideOf(event);
    const int points = event.points.value_or(0);
    const Distance lineNow = downfield(now.before.ballX.value_or(Spot{}), now.team);
    if (event.kind == EventKind::Touchdown) {
        now.scorer = event.man ? refOf(event.man) : now.recoveredBy;
        if (side == now.team && !m_changedHands)
            now.gain = field::kVisitorGoal - field::kHomeGoal - lineNow;
        touchdown(side, points);
        return;
    }
    now.safety = side;
    score(side, points);
    if (auto* open = openReturn())
        open->to = side == Side::Home ? field::kVisitorGoal : field::kHomeGoal;
    else if (side != now.team && !m_changedHands)
        now.gain = -lineNow;
}

void ScoreBook::readCall(const Event& event) {
    GamePlay& now = play();
    if (event.play == PlayKind::Pass) {
        now.type = Type::Pass;
        if (!now.thrown) {
            now.runner = refOf(m_carrier ? m_carrier : std::optional{manId(now.team, Label::Q)});
            count(extra::kSacked, now.team);
        }
    } else if (const auto label = parseName<Label>(event.result)) {
        now.runner = thrum::manOf(manId(now.team, *label));
    }
    endPlay();
}

}  // namespace thrum::scrimmage
