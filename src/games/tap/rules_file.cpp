#include <thrum/core/printable.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/io/text_file.hpp>
#include <thrum/rules/clause.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/tap/rules_fields.hpp>

#include <algorithm>
#include <utility>

// rules/tap.json and house rules (TAP-GN-5, D74).
namespace thrum::app {
namespace {

using Kind = FieldTree::Kind;
using Node = FieldTree::Node;

RuleViolation notReadable(const LoadError& error) {
    const std::string where = error.pointer.empty() ? "" : error.pointer + " ";
    return violation(
        "TAP-GN-5", THRUM_TEXT("rules file: {reason}."), {{"reason", where + error.reason}});
}

std::string shownValue(const FieldTree& tree, Node value) {
    constexpr std::size_t kLongest = 40;
    const std::string text =
        tree.kindOf(value) == Kind::Text ? tree.text(value) : tree.source(value);
    return printable(text.size() > kLongest ? text.substr(0, kLongest) + "..." : text);
}

// Walks the printed keys; the first value of a wrong type ends it.
class RulesReader {
public:
    RulesReader(const FieldTree& tree, std::vector<std::string>& warnings)
        : m_tree{tree}, m_warnings{warnings} {}

    template <class T>
    void object(Node from, const std::string& path, T& value) {
        if (m_tree.kindOf(from) != Kind::Object) {
            wrong(path, from, "an object of keys");
            return;
        }
        std::vector<std::string_view> known;
        eachField(value, [&](std::string_view key, auto& member) {
            known.push_back(key);
            const Node found = m_tree.member(from, key);
            if (found != nullptr && !m_refusal)
                read(found, dotted(path, key), member);
        });
        m_tree.members(from, [&](std::string_view key, Node) {
            if (std::ranges::find(known, key) == known.end())
                m_warnings.push_back("TAP-GN-5: rules file: unknown key " +
                                     inQuotes(dotted(path, key)) + ".");
            return true;
        });
    }
    [[nodiscard]] const std::optional<RuleViolation>& refusal() const { return m_refusal; }

private:
    static std::string dotted(const std::string& path, std::string_view key) {
        return path.empty() ? std::string{key} : path + "." + std::string{key};
    }
    void wrong(const std::string& path, Node value, const std::string& range) {
        if (!m_refusal)
            m_refusal =
                tap::badRule(path.empty() ? "the file" : path, shownValue(m_tree, value), range);
    }
    [[nodiscard]] std::string textOr(Node from, std::string_view otherwise) const {
        return m_tree.kindOf(from) == Kind::Text ? m_tree.text(from) : std::string{otherwise};
    }
    void read(Node from, const std::string& path, bool& value) {
        if (m_tree.kindOf(from) == Kind::Boolean)
            value = m_tree.boolean(from);
        else
            wrong(path, from, "true or false");
    }
    void read(Node from, const std::string& path, int& value) {
        constexpr std::int64_t kMost = 1'000'000;
        const auto whole = m_tree.kindOf(from) == Kind::Number ? m_tree.whole(from) : std::nullopt;
        if (whole && *whole >= 0 && *whole <= kMost)
            value = static_cast<int>(*whole);
        else
            wrong(path, from, "whole numbers");
    }
    void read(Node from, const std::string& path, double& value) {
        if (m_tree.kindOf(from) == Kind::Number)
            value = m_tree.number(from);
        else
            wrong(path, from, "numbers");
    }
    void read(Node from, const std::string& path, std::string& value) {
        constexpr std::size_t kLongest = 200;
        std::string text = textOr(from, "");
        if (m_tree.kindOf(from) == Kind::Text && text.size() <= kLongest)
            value = std::move(text);
        else
            wrong(path, from, "a word");
    }
    template <Named E>
    void read(Node from, const std::string& path, E& value) {
        const auto word = parseName<E>(textOr(from, ""));
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
    void read(Node from, const std::string& path, std::optional<T>& value) {
        if (m_tree.kindOf(from) == Kind::Null) {
            value.reset();
            return;
        }
        value.emplace();
        read(from, path, *value);
    }
    template <class T>
    void read(Node from, const std::string& path, std::vector<T>& value) {
        constexpr std::size_t kMost = 100;
        if (m_tree.kindOf(from) != Kind::List || m_tree.size(from) > kMost) {
            wrong(path, from, "a list");
            return;
        }
        value.clear();
        for (std::size_t i = 0; i < m_tree.size(from); ++i) {
            T entry{};
            read(m_tree.entry(from, i), path + "[" + std::to_string(i) + "]", entry);
            value.push_back(std::move(entry));
        }
    }
    template <class T>
    void read(Node from, const std::string& path, std::array<T, 2>& value) {
        if (m_tree.kindOf(from) != Kind::List || m_tree.size(from) != 2) {
            wrong(path, from, "two numbers");
            return;
        }
        read(m_tree.entry(from, 0), path + "[0]", value[0]);
        read(m_tree.entry(from, 1), path + "[1]", value[1]);
    }
    template <class T>
    requires requires(T& t) {
        eachField(t, [](std::string_view, auto&) {});
    }
    void read(Node from, const std::string& path, T& value) { object(from, path, value); }

    const FieldTree& m_tree;
    std::vector<std::string>& m_warnings;
    std::optional<RuleViolation> m_refusal;
};

using RulesRead = Expected<TapRulesFile, RuleViolation>;

RulesRead rulesFrom(const FieldTree& tree, Node root, tap::RulesData start) {
    TapRulesFile file{std::move(start), {}};
    RulesReader reader{tree, file.warnings};
    reader.object(root, "", file.rules);
    if (reader.refusal())
        return Unexpected{*reader.refusal()};
    if (const auto refusal = tap::validate(file.rules))
        return Unexpected{*refusal};
    return file;
}

io::FieldWrite written(const tap::RulesData& rules) {
    return [&rules](FieldSink& to) {
        const NoNames nobody;
        FieldWriter{to, nobody, Empty::Keep}.object(rules);
    };
}

std::string lineOf(const tap::RulesData& rules) {
    return io::rulesText(written(rules));
}

}  // namespace

Expected<TapRulesFile, RuleViolation> parseTapRules(std::string_view text) {
    RulesRead rules = TapRulesFile{};
    const auto error = io::walkDocument(text, "rules file", [&](const FieldTree& tree, Node root) {
        rules = rulesFrom(tree, root, {});
    });
    if (error)
        return Unexpected{notReadable(*error)};
    return rules;
}

Expected<TapRulesFile, RuleViolation> readTapRules(const std::filesystem::path& path) {
    const auto text = io::readTextFile(path);
    if (!text)
        return Unexpected{notReadable(text.error())};
    return parseTapRules(*text);
}

Expected<TapRulesFile, RuleViolation> overrideTapRules(const tap::RulesData& rules,
                                                       std::string_view overrides) {
    RulesRead changed = TapRulesFile{};
    const auto error = io::walkOverrides(overrides, [&](const FieldTree& tree, Node root) {
        if (tree.kindOf(root) == Kind::Object)
            changed = rulesFrom(tree, root, rules);
        else
            changed = Unexpected{tap::badRule("overrides", shownValue(tree, root), "an object")};
    });
    if (error)
        return Unexpected{notReadable(*error)};
    return changed;
}

std::string textOf(const tap::RulesData& rules) {
    return io::written(written(rules)).pretty();
}

std::string overridesText(const tap::RulesData& standard, const tap::RulesData& rules) {
    return io::overridesText(lineOf(standard), lineOf(rules));
}

std::vector<io::RuleDifference> ruleDifferences(const tap::RulesData& standard,
                                                const tap::RulesData& rules) {
    return io::ruleDifferences(lineOf(standard), lineOf(rules));
}

}  // namespace thrum::app
