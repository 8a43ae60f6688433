#include "writing.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/foursheet/documents.hpp>
#include <thrum/rules/foursheet/rules_fields.hpp>

#include <algorithm>
#include <type_traits>

// Clause: FSS-36.1.
namespace thrum::foursheet {
namespace {

// What a whole number of the file may be; keys that are not listed are 0 to 99.
struct Limit {
    std::string_view key;
    IntegerRange range;
};
constexpr IntegerRange kYards{0, 99};
constexpr IntegerRange kPoints{0, 20};
constexpr IntegerRange kTwoDiceRange{10, 66};  // 10: never
constexpr std::array kLimits{
    Limit{"rating.max", {1, 20}},
    Limit{"stack.bonus", {0, 10}},
    Limit{"stack.max", {0, 6}},
    Limit{"sack.plus", {0, 10}},
    Limit{"fumble.offenceMax", kTwoDiceRange},
    Limit{"fumble.sackMax", kTwoDiceRange},
    Limit{"fumble.snapMax", kTwoDiceRange},
    Limit{"return.fumbleMax", {0, 20}},
    Limit{"return.interceptionMax", {0, 20}},
    Limit{"redZone.line", {0, 50}},
    Limit{"crunchZone.line", {0, 50}},
    Limit{"fatigue.expectedPossessions", {0, 20}},
    Limit{"clock.quarterSeconds", {10, 3600}},
    Limit{"timeouts.perHalf", {0, 10}},
    Limit{"kickoff.line", {10, 50}},
    Limit{"kickoff.freeKickLine", {10, 50}},
    Limit{"kickoff.touchback", {1, 50}},
    Limit{"kickoff.outOfBounds", {1, 50}},
    Limit{"tries.line", {1, 50}},
    Limit{"score.td", kPoints},
    Limit{"score.kickTry", kPoints},
    Limit{"score.twoPoint", kPoints},
    Limit{"score.fieldGoal", kPoints},
    Limit{"score.safety", kPoints},
};
IntegerRange limitsOf(std::string_view key) {
    const auto* const found = std::ranges::find(kLimits, key, &Limit::key);
    return found == kLimits.end() ? kYards : found->range;
}

// Every key must be there: a rules file is whole, house rules are merged in before it is read.
class RulesReader {
public:
    template <class T>
    void group(FieldObject& o, const std::string& path, T& value) const {
        eachField(value, [&](std::string_view key, auto& member) {
            read(o.required(key),
                 path.empty() ? std::string{key} : path + "." + std::string{key},
                 member);
        });
    }

private:
    void read(const FieldSource& at, const std::string&, bool& value) const {
        value = at.boolean();
    }
    void read(const FieldSource& at, const std::string& path, int& value) const {
        value = static_cast<int>(at.integer(limitsOf(path)));
    }
    void read(const FieldSource& at, const std::string& path, std::array<int, 3>& value) const {
        const auto numbers = at.list<int>({3, 3}, [&](const FieldSource& one) {
            return static_cast<int>(one.integer(limitsOf(path)));
        });
        if (!at.failed())
            std::ranges::copy(numbers, value.begin());
    }
    template <Named E>
    void read(const FieldSource& at, const std::string&, E& value) const {
        const NoNames nobody;
        FieldReader{nobody}.read(at, value);
    }
    template <class T>
    requires std::is_class_v<T>
    void read(const FieldSource& at, const std::string& path, T& value) const {
        at.object([&](FieldObject& o) { group(o, path, value); });
    }
};

class RulesWriter {
public:
    explicit RulesWriter(FieldSink& to) : m_to{&to} {}
    template <class T>
    void group(const T& value) const {
        eachField(value, [&](std::string_view key, const auto& member) {
            m_to->key(key);
            write(member);
        });
    }

private:
    void write(bool value) const { m_to->boolean(value); }
    void write(int value) const { m_to->whole(value); }
    void write(const std::array<int, 3>& value) const {
        m_to->beginList();
        for (const int one : value)
            m_to->whole(one);
        m_to->endList();
    }
    template <Named E>
    void write(E value) const {
        m_to->text(nameOf(value));
    }
    template <class T>
    requires std::is_class_v<T>
    void write(const T& value) const {
        m_to->beginObject();
        group(value);
        m_to->endObject();
    }

    FieldSink* m_to;
};

}  // namespace

Rules readRules(const FieldSource& at) {
    Rules rules;
    at.object([&](FieldObject& o) {
        o.schema(kRulesSchema);
        RulesReader{}.group(o, "", rules);
    });
    return rules;
}

void write(const Rules& rules, FieldSink& to) {
    to.beginObject();
    writeText(to, "schema", kRulesSchema);
    RulesWriter{to}.group(rules);
    to.endObject();
}

}  // namespace thrum::foursheet
