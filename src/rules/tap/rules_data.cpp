#include <thrum/rules/clause.hpp>
#include <thrum/rules/tap/names.hpp>
#include <thrum/rules/tap/roster.hpp>
#include <thrum/rules/tap/rules_data.hpp>
#include <thrum/rules/tap/rules_fields.hpp>

#include <algorithm>
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
        if (path == "schema" && value != RulesData{}.schema)
            found(path, std::to_string(value), std::to_string(RulesData{}.schema));
        const bool onePlayer = path == "presnap.maxMotions" || path == "presnap.maxPivots";
        if (onePlayer && value > 1)  // TAP-PS-3, PS-4 speak of one player
            found(path, std::to_string(value), "0 or 1");
        if (value < 0)
            found(path, std::to_string(value), "whole numbers from 0");
    }
    void member(const std::string& path, std::string_view key, double value, double standard) {
        const bool seconds = key.ends_with("Seconds") || key.ends_with("Ms");
        const bool zeroAllowed = seconds || standard == 0.0 || key.ends_with("Degrees");
        if (!(value >= 0.0 && value <= 1e6) || (!zeroAllowed && !(value > 0.0)))
            found(path, plainNumber(value, 4), zeroAllowed ? "numbers from 0" : "numbers above 0");
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
                const std::vector<IntRange>& value,
                const std::vector<IntRange>&) {
        for (const IntRange& pair : value) {
            if (pair[0] < 0 || pair[1] < 0)
                found(path, std::to_string(std::min(pair[0], pair[1])), "whole numbers from 0");
        }
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
