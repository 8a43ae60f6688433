#include "coach/touchdown/judgment.hpp"

#include <thrum/coach/touchdown/coach.hpp>
#include <thrum/coach/matrix_game.hpp>
#include <thrum/core/contract.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <optional>

namespace thrum::touchdown::coach {
using mixed::MixedCalls;
using mixed::solveGame;
namespace {

// What each level adds to the one before.
struct Skills {
    Sense sense = Sense::Yards;
    bool kicks = false;    ///< fourth downs, tries, kickoffs and returns by what they are worth
    bool rights = false;   ///< when to use the strength and the reroll, too
    bool chooses = false;  ///< which strength to have, and calls with the reroll in mind
};
Skills skillsOf(int level) {
    constexpr std::array<Skills, 4> kSkills{
        {{}, {Sense::Drive, true}, {Sense::Drive, true, true}, {Sense::Clock, true, true, true}}};
    return kSkills[static_cast<std::size_t>(level - kLowestThinker)];
}

Decision decided(DecisionKind kind, Side side) {
    Decision decision;
    decision.kind = kind;
    decision.side = side;
    return decision;
}

Decision chosen(DecisionKind kind, Side side, Choice choice) {
    Decision decision = decided(kind, side);
    decision.choice = choice;
    return decision;
}

// One of four by lot.
std::size_t drawn(const std::vector<double>& shares, std::uint64_t bits) {
    constexpr std::uint32_t kFine = 1U << 30U;
    double left = static_cast<double>(dieAt(bits, 1, kFine)) / kFine;
    std::size_t last = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (shares[i] <= 0)
            continue;
        last = i;
        left -= shares[i];
        if (left <= 0)
            return i;
    }
    return last;
}

// One decision being thought about.
class Thought {
public:
    Thought(const Tables& tables, const State& seen, Skills skills, Side side, std::uint64_t bits)
        : m_tables{tables}, m_state{seen}, m_skills{skills}, m_side{side}, m_bits{bits} {}

    /// Nothing where the book's coach is not improved on.
    [[nodiscard]] std::optional<Decision> decide() const {
        switch (m_state.phase) {
            case Phase::Strengths:
                return m_skills.chooses ? std::optional{strength()} : std::nullopt;
            case Phase::Kickoff:
                return m_skills.kicks ? std::optional{kickoff()} : std::nullopt;
            case Phase::Call:
                return offense();
            case Phase::DefenseCall:
                return defense();
            case Phase::OffenseStrength:
            case Phase::DefenseStrength:
                return m_skills.rights ? std::optional{useStrength()} : std::nullopt;
            case Phase::Reroll:
                return m_skills.rights ? std::optional{reroll()} : std::nullopt;
            case Phase::RunBackChoice:
                return m_skills.kicks ? std::optional{runBack()} : std::nullopt;
            case Phase::TryChoice:
                return m_skills.kicks ? std::optional{attempt()} : std::nullopt;
            default:
                return std::nullopt;
        }
    }

private:
    [[nodiscard]] Judgment judged(Side side) const {
        return {m_tables, m_state, m_skills.sense, side};
    }
    [[nodiscard]] Decision strength() const {
        Decision decision = decided(DecisionKind::ChooseStrength, m_side);
        decision.strengths = {m_tables.rights().bestStrength(m_state.rules->playsPerQuarter)};
        return decision;
    }
    [[nodiscard]] Decision kickoff() const {
        const Judgment judgment = judged(m_side);
        return chosen(DecisionKind::DeclareKick,
                      m_side,
                      judgment.onsideKick() > judgment.deepKick() ? Choice::Onside : Choice::Deep);
    }
    [[nodiscard]] MixedCalls calls(const Judgment& judgment) const {
        const std::array<float, kPairs> values =
            m_skills.chooses && mayReroll(m_state)
                ? judgment.calls([&, before = judgment.before()](float value) {
                      return settled(judgment, before, value);
                  })
                : judgment.calls();
        const std::vector<double> wide{values.begin(), values.end()};
        return solveGame(wide, kReds.size(), kBlues.size());
    }
    [[nodiscard]] std::optional<Decision> offense() const {
        const Judgment judgment = judged(m_side);
        const MixedCalls mixed = calls(judgment);
        Decision decision = decided(DecisionKind::Call, m_side);
        decision.die = kReds[drawn(mixed.rows, m_bits)];
        if (m_state.twoPoint)
            return decision;
        if (!m_skills.kicks) {
            const auto book =
                std::get<Decision>(bookDecision(m_state, prompt(m_state), m_side, m_bits));
            return book.kind == DecisionKind::Call ? decision : book;
        }
        const auto played = static_cast<float>(mixed.value);
        const float punt = judgment.punt();
        const float goal = judgment.fieldGoal();
        if (goal > played && goal >= punt)
            return decided(DecisionKind::DeclareFieldGoal, m_side);
        return punt > played ? decided(DecisionKind::DeclarePunt, m_side) : decision;
    }
    [[nodiscard]] Decision defense() const {
        const MixedCalls mixed = calls(judged(m_state.offense));
        Decision decision = decided(DecisionKind::Call, m_side);
        decision.die = kBlues[drawn(mixed.columns, m_bits)];
        return decision;
    }

    // --- what may still be done about a roll; all in the eyes of the offense

    [[nodiscard]] int playsToCome() const {
        return std::max(playsInQuarter(m_state) - m_state.play - 1, 0);
    }
    [[nodiscard]] float priceOf(Side side, const Judgment& judgment) const {
        const auto strength = m_state.strengths[indexOf(side)];
        return strength ? judgment.point() * m_tables.rights().strength(*strength, playsToCome())
                        : 0.0F;
    }
    // The home coach will force the reroll if that is better for him.
    [[nodiscard]] float settled(const Judgment& judgment, float value) const {
        return mayReroll(m_state) ? settled(judgment, judgment.before(), value) : value;
    }
    [[nodiscard]] float settled(const Judgment& judgment, float before, float value) const {
        const float price = judgment.point() * m_tables.rights().reroll(playsToCome());
        return m_state.homeField == m_state.offense ? std::max(value, before - price)
                                                    : std::min(value, before + price);
    }
    // And the defense use its strength.
    [[nodiscard]] float answered(const Judgment& judgment, const Reading& reading) const {
        const float value = settled(judgment, judgment.of(reading));
        const Side side = defenseOf(m_state);
        const std::vector<std::string> entries = strengthResults(m_state, side);
        if (entries.empty())
            return value;
        const Result added = parseResult(entries.front()).value_or(Result{});
        const Reading more = with(*m_state.rules, reading, added);
        return std::min(value, settled(judgment, judgment.of(more)) + priceOf(side, judgment));
    }
    [[nodiscard]] Decision useStrength() const {
        const Judgment judgment = judged(m_state.offense);
        const bool offense = m_state.phase == Phase::OffenseStrength;
        const Die strength = *m_state.strengths[indexOf(m_side)];
        const float price = priceOf(m_side, judgment);
        const Reading lies = readingOf(m_state);
        Decision best = decided(DecisionKind::PassStrength, m_side);
        float bestValue =
            offense ? answered(judgment, lies) : -settled(judgment, judgment.of(lies));
        for (const std::string& entry : strengthResults(m_state, m_side)) {
            const Reading more = readingWith(m_state, addedResult(m_state, entry, strength));
            const float value =
                offense ? answered(judgment, more) : -settled(judgment, judgment.of(more));
            if (value - price <= bestValue)
                continue;
            bestValue = value - price;
            best = decided(DecisionKind::UseStrength, m_side);
            best.result = entry;
        }
        return best;
    }
    [[nodiscard]] Decision reroll() const {
        const Judgment judgment = judged(m_state.offense);
        const float lies = judgment.of(readingOf(m_state));
        return decided(
            settled(judgment, lies) == lies ? DecisionKind::PassReroll : DecisionKind::ForceReroll,
            m_side);
    }
    [[nodiscard]] Decision runBack() const {
        const RunBack& back = *m_state.runBack;
        const Judgment judgment = judged(m_side);
        DecisionKind stays = DecisionKind::FallOnBall;
        int ball = back.line;
        switch (back.kind) {
            case ReturnKind::Fumble:
                break;
            case ReturnKind::Interception:
                stays = DecisionKind::TakeBall;
                break;
            case ReturnKind::Punt:
                stays = DecisionKind::FairCatch;
                break;
            case ReturnKind::Kickoff:
                stays = DecisionKind::TakeTouchback;
                ball = m_state.rules->touchback.line;
                break;
        }
        const bool runs = judgment.runBack(back.line, back.kind) > judgment.hasBall(ball);
        return decided(runs ? DecisionKind::RunBack : stays, m_side);
    }
    [[nodiscard]] Decision attempt() const {
        const Judgment judgment = judged(m_side);
        return chosen(DecisionKind::ChooseTry,
                      m_side,
                      judgment.tryTwo() > judgment.tryKick() ? Choice::TwoPoint : Choice::Kick);
    }

    const Tables& m_tables;
    const State& m_state;
    Skills m_skills;
    Side m_side;
    std::uint64_t m_bits;
};

}  // namespace

Coach::Coach(int level) : m_level{level} {
    THRUM_ASSERT(level >= kLowestThinker && level <= kHighestLevel);
}

Input Coach::decide(const State& seen, const Prompt& due, Side side, std::uint64_t bits) {
    if (!m_tables || m_tables->rules() != *seen.rules)
        m_tables = tablesOf(*seen.rules);
    const Thought thought{*m_tables, seen, skillsOf(m_level), side, bits};
    if (const auto decision = thought.decide())
        return *decision;
    return bookDecision(seen, due, side, bits);
}

}  // namespace thrum::touchdown::coach
