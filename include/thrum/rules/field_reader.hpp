#pragma once

#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>

/// Reads what FieldWriter wrote. A member that is missing or null keeps its default; an unknown one
/// is an error.
namespace thrum {

/// How far out a place may be written; the rules refuse what is off the field.
inline constexpr NumberRange kAnyYards{-1000.0, 1000.0};
/// The longest time a document may name: a day.
inline constexpr std::int64_t kMostMs = 86'400'000;
inline constexpr IntegerRange kAnyCount{-1'000'000'000, 1'000'000'000};

/// [x, y] or {"x": .., "y": ..}, in yards.
[[nodiscard]] FieldPoint readFieldPoint(const FieldSource& at);
/// [x, y, heading] or {"x": .., "y": .., "heading_deg": ..}; a heading left out is `heading`.
[[nodiscard]] Pose readPose(const FieldSource& at, Heading heading);
/// Fails at the source if nobody is called that.
[[nodiscard]] FigureId readFigureName(const FieldSource& at, const Namer& names);

class FieldReader {
public:
    explicit FieldReader(const Namer& names) : m_names{&names} {}

    [[nodiscard]] const Namer& names() const { return *m_names; }

    template <class T>
    void object(const FieldSource& at, T& value) const {
        at.object([&](FieldObject& o) { members(o, value); });
    }
    template <class T>
    void members(FieldObject& o, T& value) const {
        eachField(value, [&](std::string_view name, auto& one) { member(o, name, one); });
    }
    template <class T>
    void member(FieldObject& o, std::string_view name, T& value) const {
        if (const auto at = o.optional(name); at && !at->isNull())
            read(*at, value);
    }

    void read(const FieldSource& at, bool& value) const { value = at.boolean(); }
    void read(const FieldSource& at, std::int32_t& value) const {
        value = static_cast<std::int32_t>(at.integer(kAnyCount));
    }
    void read(const FieldSource& at, double& value) const { value = at.number({-1e12, 1e12}); }
    void read(const FieldSource& at, std::string& value) const { value = at.text({0, 400, false}); }
    void read(const FieldSource& at, Spot& value) const {
        value = Spot::yards(at.number(kAnyYards));
    }
    void read(const FieldSource& at, Distance& value) const { value = at.yards(kAnyYards); }
    void read(const FieldSource& at, Heading& value) const { value = at.heading(); }
    void read(const FieldSource& at, FigureId& value) const {
        value = readFigureName(at, *m_names);
    }
    void read(const FieldSource& at, Side& value) const {
        value = at.choice<Side>(std::span{kSideWords});
    }
    void read(const FieldSource& at, Vec2& value) const { value = at.point({-1e6, 1e6}); }
    void read(const FieldSource& at, FieldPoint& value) const { value = readFieldPoint(at); }
    void read(const FieldSource& at, Pose& value) const { value = readPose(at, value.heading); }
    void read(const FieldSource& at, FigurePair& value) const;
    void read(const FieldSource& at, Polygon& value) const;
    void read(const FieldSource& at, TextArguments& value) const;
    template <Named E>
    void read(const FieldSource& at, E& value) const {
        const std::string word = at.text({0, 60, false});
        if (at.failed())
            return;
        if (const auto found = parseName<E>(word)) {
            value = *found;
            return;
        }
        std::string known;
        for (const EnumName<E>& entry : namesOf(E{})) {
            if (!entry.name.empty())  // "nothing chosen" is left out, not written
                known += (known.empty() ? "" : ", ") + inQuotes(entry.name);
        }
        at.fail("must be one of " + known + ", not " + inQuotes(word));
    }
    template <class T>
    void read(const FieldSource& at, std::optional<T>& value) const {
        T inside{};
        read(at, inside);
        value = std::move(inside);
    }
    template <class T>
    void read(const FieldSource& at, Shared<T>& value) const {
        read(at, value.edit());
    }
    template <class T>
    void read(const FieldSource& at, std::vector<T>& value) const {
        value = at.list<T>({0, kMostEntries}, [&](const FieldSource& c) {
            T entry{};
            readEntry(c, entry);
            return entry;
        });
    }
    /// One for each side; a side left out keeps its default.
    template <class T>
    void read(const FieldSource& at, std::array<T, 2>& value) const {
        if constexpr (kPairIsList<T>) {
            readEntry(at, value);
        } else {
            at.object([&](FieldObject& o) {
                for (const auto& [word, side] : kSideWords)
                    member(o, word, value[static_cast<std::size_t>(side)]);
            });
        }
    }
    template <class T>
    requires requires(T& t) {
        eachField(t, [](std::string_view, auto&) {});
    }
    void read(const FieldSource& at, T& value) const { object(at, value); }
    /// What `writeField` wrote: `readField(const FieldReader&, const FieldSource&, T&)`.
    template <class T>
    requires requires(const FieldReader& reader, const FieldSource& source, T& t) {
        readField(reader, source, t);
    }
    void read(const FieldSource& at, T& value) const { readField(*this, at, value); }

private:
    // 231 pairs are all men of two teams on the field; 24 of them 276
    static constexpr std::size_t kMostEntries = 300;

    template <class T>
    void readEntry(const FieldSource& at, T& value) const {
        read(at, value);
    }
    template <class T>
    void readEntry(const FieldSource& at, std::array<T, 2>& value) const {
        auto pair = at.list<T>({2, 2}, [&](const FieldSource& c) {
            T entry{};
            read(c, entry);
            return entry;
        });
        if (!at.failed())
            value = {std::move(pair[0]), std::move(pair[1])};
    }

    const Namer* m_names;
};

}  // namespace thrum
