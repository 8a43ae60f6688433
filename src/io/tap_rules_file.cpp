#include "io/json/cursor.hpp"
#include "io/json/sink.hpp"
#include "io/record/nested_keys.hpp"

#include <thrum/core/printable.hpp>
#include <thrum/io/tap_rules_file.hpp>
#include <thrum/io/text_file.hpp>
#include <thrum/rules/clause.hpp>
#include <thrum/rules/tap/rules_fields.hpp>

#include <nlohmann/json.hpp>

// rules/tap.json and house rules (TAP-GN-5, D74).
namespace thrum::io {
namespace {

using nlohmann::json;

RuleViolation notReadable(const LoadError& error) {
    const std::string where = error.pointer.empty() ? "" : error.pointer + " ";
    return violation(
        "TAP-GN-5", THRUM_TEXT("rules file: {reason}."), {{"reason", where + error.reason}});
}

std::string shownValue(const json& value) {
    constexpr std::size_t kLongest = 40;
    std::string text = value.is_string()
                           ? value.get<std::string>()
                           : value.dump(-1, ' ', false, json::error_handler_t::replace);
    return printable(text.size() > kLongest ? text.substr(0, kLongest) + "..." : text);
}

// Walks the printed keys; the first value of a wrong type ends it.
class RulesReader {
public:
    explicit RulesReader(std::vector<std::string>& warnings) : m_warnings{warnings} {}

    template <class T>
    void object(const json& from, const std::string& path, T& value) {
        if (!from.is_object()) {
            wrong(path, from, "an object of keys");
            return;
        }
        std::vector<std::string> known;
        eachField(value, [&](std::string_view key, auto& member) {
            known.emplace_back(key);
            const auto found = from.find(std::string{key});
            if (found != from.end() && !m_refusal)
                read(*found, dotted(path, key), member);
        });
        for (const auto& item : from.items()) {
            if (std::ranges::find(known, item.key()) == known.end())
                m_warnings.push_back("TAP-GN-5: rules file: unknown key " +
                                     inQuotes(dotted(path, item.key())) + ".");
        }
    }
    [[nodiscard]] const std::optional<RuleViolation>& refusal() const { return m_refusal; }

private:
    static std::string dotted(const std::string& path, std::string_view key) {
        return path.empty() ? std::string{key} : path + "." + std::string{key};
    }
    void wrong(const std::string& path, const json& value, const std::string& range) {
        if (!m_refusal)
            m_refusal = tap::badRule(path.empty() ? "the file" : path, shownValue(value), range);
    }
    void read(const json& from, const std::string& path, bool& value) {
        if (from.is_boolean())
            value = from.get<bool>();
        else
            wrong(path, from, "true or false");
    }
    void read(const json& from, const std::string& path, int& value) {
        constexpr double kMost = 1'000'000.0;
        const bool fits =
            from.is_number_integer() && from.get<double>() >= 0.0 && from.get<double>() <= kMost;
        if (fits)
            value = from.get<int>();
        else
            wrong(path, from, "whole numbers");
    }
    void read(const json& from, const std::string& path, double& value) {
        if (from.is_number())
            value = from.get<double>();
        else
            wrong(path, from, "numbers");
    }
    void read(const json& from, const std::string& path, std::string& value) {
        constexpr std::size_t kLongest = 200;
        if (from.is_string() && from.get_ref<const std::string&>().size() <= kLongest)
            value = from.get<std::string>();
        else
            wrong(path, from, "a word");
    }
    template <Named E>
    void read(const json& from, const std::string& path, E& value) {
        const auto word =
            from.is_string() ? parseName<E>(from.get_ref<const std::string&>()) : std::nullopt;
        if (word) {
            value = *word;
            return;
        }
        std::string known;
        for (const EnumName<E>& entry : namesOf(E{}))
            known += (known.empty() ? "" : ", ") + std::string{entry.name};
        wrong(path, from, known);
    }
    template <class T>
    void read(const json& from, const std::string& path, std::optional<T>& value) {
        if (from.is_null()) {
            value.reset();
            return;
        }
        value.emplace();
        read(from, path, *value);
    }
    template <class T>
    void read(const json& from, const std::string& path, std::vector<T>& value) {
        constexpr std::size_t kMost = 100;
        if (!from.is_array() || from.size() > kMost) {
            wrong(path, from, "a list");
            return;
        }
        value.clear();
        for (std::size_t i = 0; i < from.size(); ++i) {
            T entry{};
            read(from[i], path + "[" + std::to_string(i) + "]", entry);
            value.push_back(std::move(entry));
        }
    }
    template <class T>
    void read(const json& from, const std::string& path, std::array<T, 2>& value) {
        if (!from.is_array() || from.size() != 2) {
            wrong(path, from, "two numbers");
            return;
        }
        read(from[0], path + "[0]", value[0]);
        read(from[1], path + "[1]", value[1]);
    }
    template <class T>
    requires requires(T& t) {
        eachField(t, [](std::string_view, auto&) {});
    }
    void read(const json& from, const std::string& path, T& value) { object(from, path, value); }

    std::vector<std::string>& m_warnings;
    std::optional<RuleViolation> m_refusal;
};

Expected<TapRulesFile, RuleViolation> rulesFrom(const json& from, tap::RulesData start) {
    TapRulesFile file{std::move(start), {}};
    RulesReader reader{file.warnings};
    reader.object(from, "", file.rules);
    if (reader.refusal())
        return Unexpected{*reader.refusal()};
    if (const auto refusal = tap::validate(file.rules))
        return Unexpected{*refusal};
    return file;
}

OrderedJson rulesJson(const tap::RulesData& rules) {
    return jsonFrom([&](FieldSink& to) {
        const NoNames nobody;
        FieldWriter{to, nobody, Empty::Keep}.object(rules);
    });
}

}  // namespace

Expected<TapRulesFile, RuleViolation> parseTapRules(std::string_view text) {
    const auto document = JsonDocument::parse(text, "rules file");
    if (!document)
        return Unexpected{notReadable(document.error())};
    return rulesFrom(document->root(), {});
}

Expected<TapRulesFile, RuleViolation> readTapRules(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{notReadable(text.error())};
    return parseTapRules(*text);
}

Expected<TapRulesFile, RuleViolation> overrideTapRules(const tap::RulesData& rules,
                                                       std::string_view overrides) {
    const auto document = JsonDocument::parse(overrides, "overrides");
    if (!document)
        return Unexpected{notReadable(document.error())};
    if (!document->root().is_object())
        return Unexpected{tap::badRule("overrides", shownValue(document->root()), "an object")};
    return rulesFrom(nestedKeys(document->root()), rules);
}

std::string textOf(const tap::RulesData& rules) {
    return prettyText(rulesJson(rules));
}

std::string overridesText(const tap::RulesData& standard, const tap::RulesData& rules) {
    return overridesText(lineOf(rulesJson(standard)), lineOf(rulesJson(rules)));
}

std::vector<RuleDifference> ruleDifferences(const tap::RulesData& standard,
                                            const tap::RulesData& rules) {
    return ruleDifferences(lineOf(rulesJson(standard)), lineOf(rulesJson(rules)));
}

}  // namespace thrum::io
