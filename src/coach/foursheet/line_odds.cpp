#include "coach/foursheet/line_odds.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>

// Every fall of the dice of a line, by its chance. Injuries are left out; what a die of the main
// roll tells twice is taken as two dice where that moves chances by less than a hundredth.
namespace thrum::foursheet::coach {
namespace {

constexpr float kTenth = 0.1F;
constexpr float kOffsetting = 1.0F / 12;
constexpr float kOutAnyway = 1.0F / 12;  // a d12 of 12 in a recovery
constexpr int kLongGain = 20;
constexpr CodeId kNoGain = 0;
constexpr CodeId kIncomplete = 46;

constexpr float sumChance(int sum) {
    return static_cast<float>(6 - (sum < 7 ? 7 - sum : sum - 7)) / 36.0F;
}
float share(int faces, int sides) {
    return static_cast<float>(std::clamp(faces, 0, sides)) / static_cast<float>(sides);
}
// The two dice read as one, 11 to 66, above this.
float aboveChance(int most) {
    int above = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            above += 10 * a + b > most ? 1 : 0;
    return static_cast<float>(above) / 36.0F;
}
int containedRun(const Rules& rules, Zone called) {
    const auto& yards = rules.containment.run;
    return isBlitz(called) ? yards.blitz : isFlat(called) ? yards.flat : yards.pass;
}
int containedPass(const Rules& rules, Rating column) {
    const auto& yards = rules.containment.pass;
    return column == Rating::C ? yards.c : column == Rating::D ? yards.d : yards.e;
}

// Whose column is read, and what the play is by then.
struct Read {
    const Player* player = nullptr;
    Rating column{};
    bool run = false;
    bool receiver = false;
    bool offenseWon = true;
    bool blitzer = false;
    PlayerIndex carrier = kNobody;
    bool again = false;
};

class Reckoning {
public:
    Reckoning(const LineCase& asked,
              const Rules& rules,
              const Data& data,
              const Team& offense,
              const Team& defense,
              FlagEnds& flags,
              EndSum& sum)
        : m_case{asked},
          m_rules{rules},
          m_data{data},
          m_offense{offense},
          m_defense{defense},
          m_flags{flags},
          m_sum{sum},
          m_line{asked.card->lines[asked.line]},
          m_isRun{asked.card->type == PlayType::Run},
          m_out{isOutermost(m_line.zone)} {}

    void all() {
        if (!m_isRun && m_line.zone == Zone::D1 && m_case.nearGoal) {
            m_sum.add(kIncompleteEnd, 1);
            return;
        }
        const int men = m_case.met[0].index == kNobody ? 0 : m_case.met[1].index == kNobody ? 1 : 2;
        if (men == 2 && m_case.onDie) {
            // the man at the line first, the one behind him joins on the die
            const float joins = share(m_rules.stack.max, 6);
            matched({m_case.met[0]}, 1 - joins);
            matched({m_case.met[0], m_case.met[1]}, joins);
        } else if (men == 2) {
            matched({m_case.met[0], m_case.met[1]}, 1);
        } else if (men == 1) {
            matched({m_case.met[0]}, 1);
        } else {
            matched({}, 1);
        }
    }

private:
    [[nodiscard]] const Player& offense(PlayerIndex index) const {
        return playerOf(m_offense, index);
    }
    [[nodiscard]] const Player& passer() const { return offense(m_case.passer); }

    void matched(const std::vector<Met>& men, float chance) {
        m_anybody = !men.empty();
        int net = m_case.value - (men.size() > 1 ? m_rules.stack.bonus : 0);
        for (const Met& man : men)
            net -= man.value;
        const bool second = men.size() > 1 && m_case.onDie && m_case.secondLeads;
        const Met* const primary = men.empty() ? nullptr : &men[second ? 1 : 0];
        for (int d10 = 0; d10 < 10; ++d10) {
            m_d10 = d10;
            if (men.empty() || (net >= 0 && d10 <= net))
                offenseWins(chance * kTenth);
            else
                defenseWins(*primary, chance * kTenth);
        }
    }
    void offenseWins(float chance) {
        Read read{.player = &offense(m_case.player),
                  .column = m_line.rating,
                  .run = m_isRun,
                  .receiver = !m_isRun && isEligible(m_line.player),
                  .carrier = m_case.carrier};
        if (m_line.rating != Rating::X) {
            column(read, chance);
        } else if (m_isRun) {
            for (int sum = 2; sum <= 12; ++sum)
                gained(read, sum, chance * sumChance(sum), {});
        } else {
            read.player = &passer();
            read.column = depthLetter(*m_case.card);
            read.receiver = false;
            column(read, chance);
        }
    }
    void defenseWins(const Met& primary, float chance) {
        column({.player = &playerOf(m_defense, primary.index),
                .column = m_line.defRating,
                .run = m_isRun,
                .offenseWon = false,
                .blitzer = primary.blitzes,
                .carrier = m_case.carrier},
               chance);
    }
    void column(const Read& read, float chance) {
        for (int sum = 2; sum <= 12; ++sum)
            code(read, codeOf(*read.player, read.column, sum), chance * sumChance(sum));
    }

    void code(const Read& read, CodeId id, float chance) {
        CodeId known = id;
        if (read.again && codeOf(m_data.codes, id).effect == Effect::Weird)
            known = read.run ? kNoGain : kIncomplete;
        const ResultCode& code = codeOf(m_data.codes, known);
        const int yards = yardsOf(code.yards, m_d10);
        switch (code.effect) {
            case Effect::Gain:
                gained(read,
                       yards,
                       chance,
                       {.contained = code.yards.base >= kLongGain, .fumble = code.fumble});
                return;
            case Effect::Loss:
                gained(read, -yards, chance, {.fumble = code.fumble});
                return;
            case Effect::FirstDown:
                m_sum.add(m_d10 % 2 == 0 ? kFirstEvenEnd : kFirstOddEnd, chance);
                return;
            case Effect::Touchdown:
                touchdown(read, chance);
                return;
            case Effect::Blitz:
                gained(read, read.blitzer ? -code.yards.base : code.yards.base, chance, {});
                return;
            case Effect::Sack:
                sack(read, code.sackExtra == SackExtra::Fumble, chance);
                return;
            case Effect::Scramble:
                scramble(chance);
                return;
            case Effect::Hurried:
                hurried(chance);
                return;
            case Effect::Interception:
                intercepted(read, yards, chance);
                return;
            case Effect::Penalty:
                penalty(read, *code.penalty, chance);
                return;
            case Effect::Weird:
                weird(read, chance);
                return;
            default:
                nothing(read, chance);
        }
    }
    void nothing(const Read& read, float chance) {
        if (read.run)
            gained(read, 0, chance, {});
        else
            m_sum.add(kIncompleteEnd, chance);
    }

    struct Gained {
        bool contained = false;
        bool fumble = false;
    };
    // Clauses: FSS-11.2, 12.2.
    [[nodiscard]] bool mayBeHeld(const Read& read) const {
        return m_rules.containment.enabled && (read.run || read.receiver);
    }
    [[nodiscard]] float heldChance(const Read& read) const {
        const bool deepOnly = !read.run && read.column == Rating::E;
        return share(deepOnly ? m_case.deep : m_case.back, 6);
    }
    [[nodiscard]] int heldYards(const Read& read) const {
        return read.run ? containedRun(m_rules, m_line.zone) : containedPass(m_rules, read.column);
    }
    void gained(const Read& read, int yards, float chance, const Gained& how) {
        if (how.contained && mayBeHeld(read)) {
            const float held = heldChance(read);
            carried(read, heldYards(read), chance * held, how.fumble);
            carried(read, yards, chance * (1 - held), how.fumble);
            return;
        }
        carried(read, yards, chance, how.fumble);
    }
    void carried(const Read& read, int yards, float chance, bool fumble) {
        const bool thrown = !read.run && !read.receiver;
        float kept = chance;
        if (fumble)
            kept -= loose(
                offense(read.carrier), yards, chance * (1 - kOutAnyway), m_rules.fumble.offenseMax);
        m_sum.add(endAt(thrown ? (m_out ? EndKind::ThrownOut : EndKind::ThrownIn)
                               : (m_out ? EndKind::CarriedOut : EndKind::CarriedIn),
                        yards),
                  kept);
    }
    // What of the chance is lost.
    float loose(const Player& man, int yards, float chance, int keeps) {
        const float lost = chance * share(man.fm, 20) * aboveChance(keeps);
        m_sum.add(endAt(EndKind::Lost, yards), lost);
        return lost;
    }
    void touchdown(const Read& read, float chance) {
        const bool held = !m_case.nearGoal && mayBeHeld(read);
        const float stopped = held ? heldChance(read) : 0.0F;
        m_sum.add(kTouchdownEnd, chance * (1 - stopped));
        carried(read, heldYards(read), chance * stopped, false);
    }

    void sacked(int yards, bool fumble, float chance) {
        float kept = chance;
        if (fumble)
            kept -= loose(passer(), -yards, chance, m_rules.fumble.sackMax);
        m_sum.add(endAt(EndKind::CarriedIn, -yards), kept);
    }
    // Clauses: FSS-12.3, 21.2.
    void sack(const Read& read, bool fumble, float chance) {
        constexpr int kMostSacked = 15;
        constexpr int kFaces = 12;
        const auto depth = static_cast<std::size_t>(m_case.card->depth.value_or(Depth::Short));
        const int plus = m_rules.sack.plus[depth];
        if (m_case.formation != Formation::Shotgun && m_rules.sack.die == SackDie::D10) {
            sacked(m_d10 + plus, fumble, chance);
            return;
        }
        float left = chance;
        if (m_case.formation == Formation::Shotgun) {
            const Read runs = quarterbackRuns(read, Rating::A);
            for (int sum = 2; sum <= 12; sum += 2)
                code(runs, codeOf(passer(), Rating::A, sum), chance / 36.0F);
            left -= chance / 6.0F;
        }
        for (int d12 = 1; d12 <= kFaces; ++d12)
            sacked(std::min(d12 + plus, kMostSacked), fumble, left / kFaces);
    }
    [[nodiscard]] Read quarterbackRuns(const Read& from, Rating column) const {
        Read read = from;
        read.player = &passer();
        read.column = column;
        read.run = true;
        read.receiver = false;
        read.offenseWon = true;
        read.blitzer = false;
        read.carrier = m_case.passer;
        return read;
    }
    // Clauses: FSS-12.4, 19.2.
    void scramble(float chance) {
        float wins = 1;
        if (m_case.spy != kNobody) {
            const int net = m_case.scrambles - m_case.spies;
            wins = net < 0 ? 0.0F : share(net + 1, 10);
            Read spied = quarterbackRuns({}, Rating::A);
            spied.player = &playerOf(m_defense, m_case.spy);
            spied.offenseWon = false;
            column(spied, chance * (1 - wins));
        }
        column(quarterbackRuns({}, Rating::B), chance * wins);
    }
    // Clause: FSS-12.5.
    void hurried(float chance) {
        const float thrown = share(m_case.mental + 1, 10);
        m_sum.add(kIncompleteEnd, chance * (1 - thrown));
        if (m_hurried)  // nobody's depth column holds another 34, but a file might be older
            return;
        m_hurried = true;
        column(
            {.player = &passer(), .column = depthLetter(*m_case.card), .carrier = m_case.carrier},
            chance * thrown);
        m_hurried = false;
    }
    void intercepted(const Read& read, int yards, float chance) {
        const bool thief = !read.offenseWon || m_anybody;
        const float caught = thief ? chance * share(passer().intc.value_or(20), 20) : 0.0F;
        m_sum.add(endAt(EndKind::Intercepted, yards), caught);
        m_sum.add(kIncompleteEnd, chance - caught);
    }
    // Clauses: FSS-15.1, 15.4.
    void penalty(const Read& read, const PenaltyCode& code, float chance) {
        constexpr int kDefensiveHolding = 5;
        constexpr int kStepOfDepth = 10;
        m_sum.add(kVoidEnd, chance * kOffsetting);
        FlagEnd flag;
        flag.byOffense =
            code.by == FoulBy::Offense || (code.by == FoulBy::Loser && !read.offenseWon);
        flag.yards = code.by == FoulBy::Loser && !flag.byOffense ? kDefensiveHolding : code.yards;
        flag.spot = code.spot;
        flag.firstDown = code.autoFirst && !flag.byOffense;
        flag.column = code.playColumn;
        flag.depth = m_case.card->depth;
        if (code.gain)
            flag.gain = yardsOf(*code.gain, m_d10);
        if (code.spot == FoulSpot::Target)
            flag.gain += kStepOfDepth * static_cast<int>(flag.depth.value_or(Depth::Short));
        m_sum.add(m_flags.indexOf(flag), chance * (1 - kOffsetting));
    }
    // Clause: FSS-33.1.
    void weird(const Read& read, float chance) {
        constexpr int kLightning = 40;
        for (int sum = 2; sum <= 12; ++sum) {
            const float part = chance * sumChance(sum);
            const Read free{.player = read.player, .column = read.column, .run = true};
            switch (weirdPlay(m_data.tables, sum)) {
                case WeirdPlay::StrayWhistle:
                case WeirdPlay::Mascot:
                    m_sum.add(kVoidEnd, part);
                    break;
                case WeirdPlay::Official:
                    gained(free, 0, part, {});
                    break;
                case WeirdPlay::LostShoe:
                    gained(free, -2, part, {});
                    break;
                case WeirdPlay::Brawl:
                    m_sum.add(m_flags.indexOf({.yards = 15,
                                               .spot = FoulSpot::End,
                                               .firstDown = true,
                                               .depth = m_case.card->depth}),
                              part);
                    break;
                case WeirdPlay::Nothing: {
                    Read again = read;
                    again.again = true;
                    column(again, part);
                    break;
                }
                case WeirdPlay::Lateral:
                    for (int yards = 1; yards <= 20; ++yards)  // and the average of the d10
                        gained(free, yards + 4, part / 20, {});
                    break;
                case WeirdPlay::LooseBall: {
                    const Player& man = read.run ? offense(read.carrier) : passer();
                    gained(free,
                           0,
                           part - loose(man, 0, part * (1 - kOutAnyway), m_rules.fumble.offenseMax),
                           {});
                    break;
                }
                case WeirdPlay::Lightning:
                    gained(free, kLightning + m_d10, part, {});
                    break;
            }
        }
    }

    const LineCase& m_case;
    const Rules& m_rules;
    const Data& m_data;
    const Team& m_offense;
    const Team& m_defense;
    FlagEnds& m_flags;
    EndSum& m_sum;
    const CardLine& m_line;
    bool m_isRun;
    bool m_out;
    bool m_anybody = false;
    bool m_hurried = false;
    int m_d10 = 0;
};

}  // namespace

LineOdds::LineOdds(Shared<Rules> rules, Shared<Data> data, std::array<Shared<Team>, 2> teams)
    : m_rules{std::move(rules)}, m_data{std::move(data)}, m_teams{std::move(teams)} {}

std::size_t LineOdds::Hash::operator()(const LineCase& asked) const {
    std::uint64_t bits = 0;
    const auto add = [&](int value) { bits = bitsAt(bits, static_cast<std::uint64_t>(value)); };
    add(asked.card->number + 100 * static_cast<int>(asked.line) +
        10'000 * static_cast<int>(asked.formation));
    add(static_cast<int>(asked.offense) + 2 * (asked.nearGoal ? 1 : 0) + 4 * asked.back +
        100 * asked.deep + 1000 * (asked.onDie ? 1 : 0) + 2000 * (asked.secondLeads ? 1 : 0));
    add(asked.player + 100 * asked.value + 10'000 * asked.carrier + 1'000'000 * asked.passer);
    add(asked.mental + 100 * asked.scrambles + 10'000 * (asked.spy + 1) + 1'000'000 * asked.spies);
    for (const Met& man : asked.met)
        add(man.index + 1 + 1000 * man.value + 100'000 * (man.blitzes ? 1 : 0));
    return static_cast<std::size_t>(bits);
}

Ends LineOdds::reckon(const LineCase& asked) {
    const auto side = static_cast<std::size_t>(asked.offense);
    Reckoning{asked, *m_rules, *m_data, *m_teams[side], *m_teams[1 - side], m_flags, m_sum}.all();
    return m_sum.take();
}

const Ends& LineOdds::of(const LineCase& asked) {
    constexpr std::size_t kMost = 60'000;
    const auto known = m_kept.find(asked);
    if (known != m_kept.end())
        return known->second;
    if (m_kept.size() >= kMost)
        m_kept.clear();
    return m_kept.emplace(asked, reckon(asked)).first->second;
}

}  // namespace thrum::foursheet::coach
