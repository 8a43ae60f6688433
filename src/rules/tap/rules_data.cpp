#include <thrum/rules/clause.hpp>
#include <thrum/rules/tap/names.hpp>
#include <thrum/rules/tap/roster.hpp>
#include <thrum/rules/tap/rules_data.hpp>
#include <thrum/rules/tap/rules_fields.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>

// Clause: TAP-GN-5.
namespace thrum::tap {
namespace {

// Words that have alternatives, with the alternatives.
struct WordRule {
    std::string_view key;
    std::initializer_list<std::string_view> words;
};
const std::initializer_list<WordRule>& wordRules() {
    static const std::initializer_list<WordRule> kRules{
        {"ruleset", {"TAP"}},
        {"method", {"plays", "clock"}},
        {"source", {"generator", "own"}},
    };
    return kRules;
}

// What a number may be. Whatever the program makes of a rule (clocks in milliseconds, ticks, dice,
// places) stays far from what it could not hold or write down.
struct NumberRule {
    std::string_view key;  ///< a whole path, or how the last part of one ends
    double least;
    double most;
};

// Rules with a range of their own.
constexpr std::array kNumberRules{
    NumberRule{"schema", 1, 1},
    NumberRule{"revision", 1, 1'000'000},
    NumberRule{"field.mmPerYard", 1, 100},
    NumberRule{"random.dice", 1, 100},
    NumberRule{"random.sides", 2, 1'000},
    NumberRule{"game.halves", 1, 100},
    NumberRule{"game.halfMinutes", 0, 1'000'000},  // more than a day plays as a day
    NumberRule{"game.playsPerHalf", 0, 10'000},
    NumberRule{"onside.laneDivisions", 1, 100},
    NumberRule{"lineup.maxPlayers", 0, 12},
    NumberRule{"presnap.maxMotions", 0, 1},  // TAP-PS-3, PS-4 speak of one player
    NumberRule{"presnap.maxPivots", 0, 1},
    NumberRule{"play.maxBoardOnSeconds", 0, 60},
    NumberRule{"downs.perSeries", 1, 100},
};
// All others by what they measure; what ends in none of these is a count or a factor.
constexpr std::array kUnitRules{
    NumberRule{"Seconds", 0, 3'600},
    NumberRule{"Ms", 0, 60'000},
    NumberRule{"Yards", 0, 200},
    NumberRule{"Yard", 0, 100},
    NumberRule{"yardLine", 0, 100},
    NumberRule{"Mm", 0, 1'000},
    NumberRule{"Degrees", 0, 360},
    NumberRule{"Grams", 0, 1'000},
    NumberRule{"", 0, 1'000},
};

NumberRule rangeOf(std::string_view path) {
    const auto own = std::ranges::find(kNumberRules, path, &NumberRule::key);
    if (own != kNumberRules.end())
        return *own;
    return *std::ranges::find_if(kUnitRules,
                                 [&](const NumberRule& rule) { return path.ends_with(rule.key); });
}

std::string rangeText(std::string_view what, const NumberRule& range, bool leastAllowed) {
    return std::string{what} + (leastAllowed ? " from " : " above ") + plainNumber(range.least, 4) +
           (leastAllowed ? " to " : ", at most ") + plainNumber(range.most, 4);
}

std::string wholesText(const NumberRule& range) {
    if (range.most == range.least)
        return plainNumber(range.least, 0);
    if (range.most == range.least + 1)
        return plainNumber(range.least, 0) + " or " + plainNumber(range.most, 0);
    return rangeText("whole numbers", range, true);
}

// Walks rules and printed defaults side by side; remembers the first value out of its range.
class RangeCheck {
public:
    explicit RangeCheck(const RulesData& rules) { group("", rules, RulesData{}); }
    [[nodiscard]] std::optional<RuleViolation> result() const { return m_found; }

private:
    template <class T>
    void group(const std::string& prefix, const T& values, const T& defaults) {
        // Members come in the same order from both, so the n-th default belongs to the n-th value.
        int index = 0;
        eachField(values, [&](std::string_view key, const auto& value) {
            int at = 0;
            eachField(defaults, [&](std::string_view, const auto& standard) {
                if constexpr (std::is_same_v<decltype(value), decltype(standard)>) {
                    if (at == index)
                        member(prefix.empty() ? std::string{key} : prefix + "." + std::string{key},
                               key,
                               value,
                               standard);
                }
                ++at;
            });
            ++index;
        });
    }

    void member(const std::string& path, std::string_view, int value, int) {
        const NumberRule range = rangeOf(path);
        if (value < range.least || value > range.most)
            found(path, std::to_string(value), wholesText(range));
    }
    void member(const std::string& path, std::string_view key, double value, double standard) {
        const bool seconds = key.ends_with("Seconds") || key.ends_with("Ms");
        const bool zeroAllowed = seconds || standard == 0.0 || key.ends_with("Degrees");
        const NumberRule range = rangeOf(path);
        const bool leastAllowed = zeroAllowed || range.least > 0.0;
        if (!(value >= range.least && value <= range.most) ||
            (!leastAllowed && !(value > range.least)))
            found(path, plainNumber(value, 4), rangeText("numbers", range, leastAllowed));
    }
    void member(const std::string&, std::string_view, bool, bool) {}
    void member(const std::string& path,
                std::string_view key,
                const std::string& value,
                const std::string&) {
        for (const WordRule& rule : wordRules()) {
            if (rule.key != key || std::ranges::find(rule.words, value) != rule.words.end())
                continue;
            std::string range;
            for (const std::string_view word : rule.words)
                range += (range.empty() ? "" : ", ") + std::string{word};
            found(path, value, range);
        }
    }
    void member(const std::string& path,
                std::string_view,
                const std::vector<IntRange>& pairs,
                const std::vector<IntRange>&) {
        for (const IntRange& pair : pairs) {
            for (const int value : pair)
                member(path, {}, value, 0);
        }
    }
    void member(const std::string& path,
                std::string_view,
                const std::vector<int>& values,
                const std::vector<int>&) {
        for (const int value : values)
            member(path, {}, value, 0);
    }
    void member(const std::string& path,
                std::string_view,
                const std::array<double, 2>& offset,
                const std::array<double, 2>&) {
        constexpr double kMost = 1'000.0;  // to either side
        for (const double value : offset)
            if (!(value >= -kMost && value <= kMost))
                found(path, plainNumber(value, 4), "numbers from -1000 to 1000");
    }
    void member(const std::string& path,
                std::string_view,
                const std::optional<std::vector<double>>& value,
                const std::optional<std::vector<double>>&) {
        if (!value)
            return;
        const bool inside = std::ranges::all_of(
            *value, [](double fraction) { return fraction > 0.0 && fraction < 1.0; });
        if (value->size() != 11 || !inside)
            found(path, std::to_string(value->size()) + " values", "11 fractions between 0 and 1");
    }
    void member(const std::string& path,
                std::string_view key,
                const std::optional<double>& value,
                const std::optional<double>&) {
        if (value)
            member(path, key, *value, 1.0);
    }
    template <class T>
    void member(const std::string& path, std::string_view, const T& value, const T& standard) {
        if constexpr (requires { eachField(value, [](std::string_view, const auto&) {}); })
            group(path, value, standard);
    }

    void found(const std::string& key, const std::string& value, const std::string& range) {
        if (!m_found)
            m_found = badRule(key, value, range);
    }
    std::optional<RuleViolation> m_found;
};

}  // namespace

RuleViolation badRule(const std::string& key, const std::string& value, const std::string& range) {
    return violation("TAP-GN-5",
                     THRUM_TEXT("rules file: {key} is {value}; allowed {range}."),
                     {{"key", key}, {"value", value}, {"range", range}});
}

std::optional<RuleViolation> validate(const RulesData& rules) {
    return RangeCheck{rules}.result();
}

}  // namespace thrum::tap
