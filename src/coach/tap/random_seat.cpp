#include <thrum/coach/tap/random_seat.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>

namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

// Answers to one prompt: the n-th question gets the n-th number of the key.
class Luck {
public:
    explicit Luck(std::uint64_t key) : m_key{key} {}
    /// 0 .. count - 1
    std::size_t below(std::size_t count) {
        return static_cast<std::size_t>(dieAt(m_key, m_asked++, static_cast<std::uint32_t>(count)) -
                                        1);
    }
    bool percent(int chance) { return below(100) < static_cast<std::size_t>(chance); }
    template <class T>
    const T& among(const std::vector<T>& list) {
        return list[below(list.size())];
    }
    Heading about(Heading middle, int spreadDegrees) {
        const auto turn =
            static_cast<std::int64_t>(below(static_cast<std::size_t>(2 * spreadDegrees) * 100 + 1));
        return middle.turned(turn - spreadDegrees * 100);
    }

private:
    std::uint64_t m_key;
    std::uint64_t m_asked = 0;
};

bool has(const std::vector<DecisionKind>& kinds, DecisionKind kind) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

const tap::Option* optionOf(const tap::Prompt& prompt, DecisionKind kind) {
    const auto found = std::ranges::find(prompt.options, kind, &tap::Option::decision);
    return found == prompt.options.end() ? nullptr : &*found;
}

// How often a decision is tried where it is offered, among 100; what ends a window last.
int eagerness(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::Pause:
        case DecisionKind::Resume:
        case DecisionKind::ChooseBoard:
        case DecisionKind::ChooseMode:
        case DecisionKind::TuneBase:
        case DecisionKind::Lift:
        case DecisionKind::Withdraw:
            return 0;
        case DecisionKind::EarlyTouchback:
        case DecisionKind::DeclareFake:
        case DecisionKind::SwitchBase:
        case DecisionKind::WithdrawPass:
            return 4;
        case DecisionKind::MoveInMotion:
        case DecisionKind::HangOn:
            return 15;
        case DecisionKind::Pitch:
            return 25;
        case DecisionKind::DeclarePass:
        case DecisionKind::Pivot:
            return 45;
        default:
            return 100;
    }
}

// Kinds that end the window, tried after the others had their turn.
bool endsWindow(DecisionKind kind) {
    return kind == DecisionKind::Done || kind == DecisionKind::NoCall ||
           kind == DecisionKind::SwitchOn || kind == DecisionKind::WithdrawPass;
}

Heading standingHeading(const tap::State& seen, FigureId id) {
    const tap::Figure* figure = tap::findOnBoard(seen, id);
    return figure != nullptr ? figure->pose.heading : ahead(id.side());
}

// Fills in what a kind needs; nothing if the options do not say enough.
std::optional<Decision> filledIn(
    DecisionKind kind, const tap::State& seen, const tap::Prompt& prompt, Side side, Luck& luck) {
    Decision decision{.kind = kind, .side = side};
    const tap::Option* option = optionOf(prompt, kind);
    // whoever confirms agrees with the method that stands
    if (option != nullptr && !option->choices.empty() && kind != DecisionKind::ConfirmMethod)
        decision.choice = luck.among(option->choices);
    const bool figures = option != nullptr && !option->figures.empty();
    switch (kind) {
        case DecisionKind::Pivot: {
            if (!figures)
                return std::nullopt;
            decision.figure = luck.among(option->figures);
            Heading middle = ahead(side);
            if (const tap::Figure* figure = tap::findOnBoard(seen, *decision.figure);
                figure != nullptr && option->towardBall && seen.ball) {
                middle =
                    Heading::degrees(directionDegrees((seen.ball->x - figure->pose.at.x).yards(),
                                                      (seen.ball->y - figure->pose.at.y).yards()));
            }
            decision.heading = luck.about(middle, 60);
            return decision;
        }
        case DecisionKind::MoveInMotion: {
            if (!figures)
                return std::nullopt;
            const FigureId id = luck.among(option->figures);
            const tap::Figure* figure = tap::findOnBoard(seen, id);
            if (figure == nullptr)
                return std::nullopt;
            Pose pose = figure->pose;
            pose.at.y += Distance::yards(static_cast<double>(luck.below(9)) - 4.0);
            decision.placements = {{id, pose, std::nullopt}};
            return decision;
        }
        case DecisionKind::NameGunners: {
            if (!figures)
                return std::nullopt;
            decision.figures = {luck.among(option->figures)};
            return decision;
        }
        case DecisionKind::LayStick:
        case DecisionKind::TurnReceiver: {
            const auto receiver = seen.playFacts.pass.receiver;
            decision.heading =
                luck.about(receiver ? standingHeading(seen, *receiver) : ahead(side), 50);
            return decision;
        }
        case DecisionKind::Announce:
        case DecisionKind::SwitchBase:
        case DecisionKind::Pitch:
        case DecisionKind::NameReceiver:
        case DecisionKind::NameReturner:
            if (!figures)
                return std::nullopt;
            decision.figure = luck.among(option->figures);
            return decision;
        default:
            return decision;
    }
}

bool linesUp(const tap::Prompt& prompt) {
    return has(prompt.wants, DecisionKind::Place) &&
           (has(prompt.wants, DecisionKind::Set) || has(prompt.wants, DecisionKind::Ready) ||
            has(prompt.wants, DecisionKind::Done));
}

bool isComplete(const tap::State& seen, Side side) {
    const auto men = std::ranges::count_if(
        seen.figures, [&](const tap::Figure& figure) { return figure.id.side() == side; });
    const auto& returner = seen.playFacts.returner;
    const bool waits = returner && returner->side() == side;
    const bool mayWait = seen.playFacts.kind == tap::PlayKind::Kickoff ||
                         seen.playFacts.kind == tap::PlayKind::SafetyKick;
    return men + (waits || (mayWait && side == seen.offense) ? 1 : 0) >= 11;
}

// Moves the man the first problem names a little; the book's other problems move anybody.
std::optional<Decision> repair(const tap::State& seen,
                               Side side,
                               const std::vector<RuleViolation>& problems,
                               Luck& luck) {
    std::vector<const tap::Figure*> named;
    std::vector<const tap::Figure*> all;
    for (const tap::Figure& figure : seen.figures) {
        if (figure.id.side() != side)
            continue;
        all.push_back(&figure);
        const std::string& worn = tap::findPlayer(seen, figure.id)->number;
        const auto names = [&](const TextArgument& arg) {
            return arg.first == "n" && arg.second == worn;
        };
        if (!problems.empty() && std::ranges::any_of(problems.front().args, names))
            named.push_back(&figure);
    }
    if (all.empty())
        return std::nullopt;
    const tap::Figure& man = *(named.empty() ? luck.among(all) : named.front());
    Pose pose = man.pose;
    pose.at.y += Distance::yards(static_cast<double>(luck.below(17)) - 8.0);
    pose.at.x += Distance::yards(static_cast<double>(luck.below(5)) * -attackSign(side));
    return Decision{
        .kind = DecisionKind::Place, .side = side, .placements = {{man.id, pose, man.baseSlot}}};
}

}  // namespace

tap::Input TapRandomSeat::decide(
    const tap::State& seen, const tap::Prompt& prompt, Side side, std::uint64_t key, int attempt) {
    Luck luck{key};
    if (has(prompt.wants, DecisionKind::TakeOver))
        return Decision{.kind = DecisionKind::TakeOver, .side = side};
    // somebody else's call may have to run out first (TAP-PE-7)
    constexpr int kMostTries = 40;
    if (attempt > kMostTries)
        return tap::TimeExpired{};
    if (attempt > 0 || !linesUp(prompt))
        m_planned.clear();
    if (!m_planned.empty()) {
        Decision next = std::move(m_planned.back());
        m_planned.pop_back();
        return next;
    }
    if (linesUp(prompt)) {
        constexpr int kTriesOfFormations = 12;
        const auto problems = tap::lineupProblems(seen, side);
        if (isComplete(seen, side) && !problems.empty() && luck.percent(90)) {
            if (auto moved = repair(seen, side, problems, luck))
                return *std::move(moved);
        }
        if (attempt < kTriesOfFormations && (!isComplete(seen, side) || !problems.empty())) {
            const auto fitting = m_lineups->ofPlaybook(seen, side);
            if (!fitting.empty()) {
                auto plan = m_lineups->decisions(seen, side, *luck.among(fitting));
                if (plan) {
                    m_planned.assign(plan->rbegin(), plan->rend());
                    Decision first = std::move(m_planned.back());
                    m_planned.pop_back();
                    return first;
                }
            }
        }
        const bool unnamed = seen.playFacts.kind == tap::PlayKind::Punt &&
                             seen.playFacts.gunners.empty() &&
                             has(prompt.wants, DecisionKind::NameGunners);
        if (unnamed) {
            if (auto gunners = filledIn(DecisionKind::NameGunners, seen, prompt, side, luck))
                return *std::move(gunners);
        }
        constexpr int kTriesOfPunts = 30;
        if (attempt > kTriesOfPunts && has(prompt.wants, DecisionKind::Withdraw))
            return Decision{.kind = DecisionKind::Withdraw, .side = side};
        const bool special = attempt == 0 && seen.down >= seen.rules->downs.perSeries;
        for (const DecisionKind kick :
             {DecisionKind::DeclareFieldGoal, DecisionKind::DeclarePunt}) {
            if (special && has(prompt.wants, kick) && luck.percent(50))
                return Decision{.kind = kick, .side = side};
        }
        const DecisionKind ends = has(prompt.wants, DecisionKind::Set)     ? DecisionKind::Set
                                  : has(prompt.wants, DecisionKind::Ready) ? DecisionKind::Ready
                                                                           : DecisionKind::Done;
        return Decision{.kind = ends, .side = side};
    }
    std::vector<DecisionKind> open;
    for (const DecisionKind kind : prompt.wants) {
        // once an answer was refused, whatever is offered gets its turn
        if (eagerness(kind) > 0 && kind != DecisionKind::Place && !endsWindow(kind) &&
            (attempt > 3 || luck.percent(eagerness(kind))))
            open.push_back(kind);
    }
    for (const DecisionKind kind : prompt.wants) {
        if (endsWindow(kind) && (open.empty() || attempt > 3 || luck.percent(40)))
            open.push_back(kind);
    }
    if (open.empty())
        return tap::TimeExpired{};
    for (std::size_t tries = 0; tries < 8; ++tries) {
        if (auto decision = filledIn(luck.among(open), seen, prompt, side, luck))
            return *std::move(decision);
    }
    return tap::TimeExpired{};
}

std::vector<Call> TapRandomSeat::calls(const tap::State& seen,
                                       const tap::Prompt& /*prompt*/,
                                       Side side,
                                       std::uint64_t key) {
    Luck luck{key};
    const bool behind = seen.phase == tap::Phase::RunBehind || seen.phase == tap::Phase::PuntRun;
    const bool mayStop =
        behind && seen.switchHolder == side && seen.stopsUsed < seen.rules->stoppages.max;
    if (!mayStop || !luck.percent(75))
        return {};
    constexpr int kEarliest = 15;
    constexpr std::size_t kSpread = 120;
    return {{kEarliest + static_cast<int>(luck.below(kSpread)), side, CallKind::Stop}};
}

}  // namespace thrum::coach
