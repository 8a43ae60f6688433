#include "coach/foursheet/thinker.hpp"

#include <thrum/coach/foursheet/coach.hpp>
#include <thrum/core/contract.hpp>

#include <algorithm>

namespace thrum::foursheet::coach {

Skills skillsOf(int level) {
    constexpr std::array<Skills, 4> kSkills{{{.spread = 0.22, .habit = 0.4},
                                             {.spread = 0.32,
                                              .errs = 0.15,
                                              .sense = Sense::Drive,
                                              .width = Width::Coverage,
                                              .kicks = true},
                                             {.spread = 0.22,
                                              .errs = 0.05,
                                              .expects = 0.6,
                                              .steady = 1,
                                              .shifts = 3,
                                              .sense = Sense::Drive,
                                              .width = Width::Orders,
                                              .kicks = true,
                                              .answers = true},
                                             {.spread = 0.1,
                                              .expects = 0.25,
                                              .steady = 1,
                                              .foresees = 0.7,
                                              .fears = 0.6,
                                              .firm = 1,
                                              .most = 0.4,
                                              .shifts = 6,
                                              .doubts = 0.2,
                                              .sense = Sense::Clock,
                                              .width = Width::Orders,
                                              .kicks = true,
                                              .answers = true,
                                              .clock = true,
                                              .scouts = true}}};
    return kSkills[static_cast<std::size_t>(level - kLowestThinker)];
}

Thinker::Thinker(std::shared_ptr<const GameTables> tables, const State& state, const Skills& skills)
    : m_tables{std::move(tables)},
      m_skills{skills},
      m_lines{state.rules, state.data, state.teams},
      m_grids{m_lines, skills.width} {}

const Grid& Thinker::gridOf(const State& state, Formation formation) {
    static const std::vector<DefenseCall> kNone;
    return m_grids.of(
        state, formation, m_skills.answers ? m_tables->answers(state.offense) : kNone);
}

std::optional<Decision> Thinker::decide(const State& seen,
                                        const Prompt& due,
                                        Side side,
                                        std::uint64_t bits) {
    const bool stops = std::ranges::find(due.wants, DecisionKind::TimeOut) != due.wants.end();
    if (m_skills.clock && stops && seen.phase != Phase::TimeOut && wantsTimeOut(seen, side))
        return decided(DecisionKind::TimeOut, side);
    switch (seen.phase) {
        case Phase::Call:
            return call(seen, due, bits);
        case Phase::SetDefense:
            return defend(seen, bits);
        case Phase::MoveKeyer:
            return moveKeyer(seen, due);
        case Phase::Audible:
            return m_skills.answers ? std::optional{audible(seen)} : std::nullopt;
        case Phase::NamePunt:
            return m_skills.kicks ? std::optional{namePunt(seen)} : std::nullopt;
        case Phase::ChooseKick:
            return m_skills.kicks ? std::optional{chooseKick(seen, bits)} : std::nullopt;
        case Phase::PlaceReceivers:
            return m_skills.kicks ? std::optional{placeReceivers(seen, bits)} : std::nullopt;
        case Phase::ReturnChoice:
            return m_skills.kicks ? returnChoice(seen, due, side) : std::nullopt;
        case Phase::Penalty:
            return m_skills.kicks ? penalty(seen, side) : std::nullopt;
        case Phase::TimeOut:
            return m_skills.clock ? std::optional{rescue(seen, side)} : std::nullopt;
        default:
            return std::nullopt;
    }
}

Coach::Coach(int level) : m_level{level} {
    THRUM_ASSERT(level >= kLowestThinker && level <= kHighestLevel);
}
Coach::Coach(Coach&&) noexcept = default;
Coach& Coach::operator=(Coach&&) noexcept = default;
Coach::~Coach() = default;

Input Coach::decide(const State& seen, const Prompt& due, Side side, std::uint64_t bits) {
    if (!m_thinker || !m_thinker->tables().areOf(seen))
        m_thinker = std::make_unique<Thinker>(tablesOf(seen), seen, skillsOf(m_level));
    if (auto decision = m_thinker->decide(seen, due, side, bits))
        return *std::move(decision);
    return bookDecision(seen, due, side, bits, 0);
}

}  // namespace thrum::foursheet::coach
