#include <thrum/core/contract.hpp>
#include <thrum/rules/touchdown/resolve.hpp>

#include <algorithm>
#include <array>

namespace thrum::touchdown {
namespace {

// Which gains a set of bits takes away.
std::vector<Result> chosen(const Reading& reading, unsigned bits) {
    std::vector<Result> result;
    for (std::size_t i = 0; i < reading.gains.size(); ++i) {
        if ((bits >> i & 1U) != 0)
            result.push_back(reading.gains[i]);
    }
    return result;
}

int bitCount(unsigned bits) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1)
        ++count;
    return count;
}

}  // namespace

std::span<const EnumName<OutcomeKind>> namesOf(OutcomeKind) {
    static constexpr std::array kNames{
        EnumName<OutcomeKind>{OutcomeKind::Run, "run"},
        EnumName<OutcomeKind>{OutcomeKind::Completion, "completion"},
        EnumName<OutcomeKind>{OutcomeKind::Incomplete, "incomplete"},
        EnumName<OutcomeKind>{OutcomeKind::Sack, "sack"},
        EnumName<OutcomeKind>{OutcomeKind::Fumble, "fumble"},
        EnumName<OutcomeKind>{OutcomeKind::Interception, "interception"}};
    return kNames;
}

Reading readingOf(const RulesData& rules, std::span<const Result> results, bool passing) {
    Reading reading;
    reading.passing = passing;
    for (const Result& result : results) {
        (rules.isRed(result.symbol) ? reading.red : reading.blue) += 1;
        switch (result.symbol) {
            case Symbol::GN:
                if (!passing)
                    reading.gains.push_back(result);
                break;
            case Symbol::CP:
                if (passing)
                    reading.gains.push_back(result);
                break;
            case Symbol::TK:
                reading.cancelers += passing ? 0 : 1;
                break;
            case Symbol::BP:
                reading.cancelers += passing ? 1 : 0;
                break;
            case Symbol::SK:
                reading.sacks += passing ? 1 : 0;
                reading.cancelers += passing && rules.sack.cancelsCompletion ? 1 : 0;
                break;
            case Symbol::IN:
                reading.turnovers += passing ? 1 : 0;
                break;
            case Symbol::FM:
                reading.turnovers += passing ? 0 : 1;
                break;
        }
    }
    return reading;
}

Reading readingOf(const RulesData& rules, const std::vector<std::string>& results, bool passing) {
    std::vector<Result> read;
    read.reserve(results.size());
    for (const std::string& text : results)
        read.push_back(parseResult(text).value_or(Result{}));
    return readingOf(rules, read, passing);
}

bool isTurnover(const Reading& reading) {
    return reading.turnovers > 0 && reading.gains.empty();
}

int cancelsDue(const Reading& reading) {
    return std::min(reading.cancelers, static_cast<int>(reading.gains.size()));
}

int totalYards(const RulesData& rules, std::span<const Result> kept) {
    int sum = 0;
    int longs = 0;
    for (const Result& result : kept) {
        sum += result.yards;
        longs += result.isLong ? 1 : 0;
    }
    if (longs == 0)
        return sum;
    // TDM-7.3: several multiply once, and alone each is worth the same
    return sum > 0 ? sum * rules.longGain.factor : longs * rules.longGain.alone;
}

std::vector<Result> without(const Reading& reading, std::span<const Result> canceled) {
    std::vector<Result> kept = reading.gains;
    for (const Result& gone : canceled) {
        if (const auto at = std::ranges::find(kept, gone); at != kept.end())
            kept.erase(at);
    }
    return kept;
}

Cancels cancelsOf(const RulesData& rules, const Reading& reading) {
    const int due = cancelsDue(reading);
    THRUM_ASSERT(reading.gains.size() <= 16);
    Cancels result;
    bool found = false;
    const unsigned sets = 1U << reading.gains.size();
    for (unsigned bits = 0; bits < sets; ++bits) {
        if (bitCount(bits) != due)
            continue;
        const std::vector<Result> gone = chosen(reading, bits);
        const int total = totalYards(rules, chosen(reading, ~bits));
        if (!found || total < result.least) {
            result.least = total;
            result.forLeast = gone;
        }
        if (!found || total > result.most) {
            result.most = total;
            result.forMost = gone;
        }
        found = true;
    }
    return result;
}

Outcome outcomeOf(const RulesData& rules,
                  const Reading& reading,
                  std::span<const Result> canceled) {
    using enum OutcomeKind;
    if (isTurnover(reading)) {
        const RulesData::Turnover& how = reading.passing ? rules.interception : rules.fumble;
        return {.kind = reading.passing ? Interception : Fumble,
                .yards = reading.red > reading.blue ? how.yardsPerRed * reading.red : 0,
                .automatic = reading.turnovers >= how.autoTouchdownCount};
    }
    const std::vector<Result> kept = without(reading, canceled);
    if (!reading.passing) {
        const int spare = reading.cancelers - static_cast<int>(reading.gains.size());
        return {.kind = Run, .yards = spare > 0 ? -spare : totalYards(rules, kept)};
    }
    if (!kept.empty())
        return {.kind = Completion, .yards = totalYards(rules, kept)};
    if (reading.sacks > 0)
        return {.kind = Sack, .yards = -rules.sack.yardsPerBlue * reading.blue};
    return {.kind = Incomplete};
}

Outcome leastOutcome(const RulesData& rules, const Reading& reading) {
    return outcomeOf(rules, reading, cancelsOf(rules, reading).forLeast);
}

}  // namespace thrum::touchdown
