#pragma once

#include "io/tap_names.hpp"

#include <thrum/rules/tap/message_fields.hpp>
#include <thrum/rules/tap/rules_fields.hpp>
#include <thrum/rules/tap/state_fields.hpp>

/// Reads what TapWriter wrote. A member that is missing or null keeps its default; an unknown one
/// is an error.
namespace thrum::io {

class TapReader {
public:
    explicit TapReader(const tap::State& names) : m_names{&names} {}

    template <class T>
    void object(const JsonCursor& at, T& value) const {
        at.object([&](JsonObject& o) { members(o, value); });
    }
    template <class T>
    void members(JsonObject& o, T& value) const {
        eachField(value, [&](std::string_view name, auto& member) {
            if (const auto at = o.optional(name); at && !at->isNull())
                read(*at, member);
        });
    }

    void read(const JsonCursor& at, bool& value) const { value = at.boolean(); }
    void read(const JsonCursor& at, std::int32_t& value) const {
        value = static_cast<std::int32_t>(at.integer(kAnyCount));
    }
    void read(const JsonCursor& at, double& value) const { value = at.number({-1e12, 1e12}); }
    void read(const JsonCursor& at, std::string& value) const { value = at.text({0, 400, false}); }
    void read(const JsonCursor& at, Spot& value) const {
        value = Spot::yards(at.number(kAnyYards));
    }
    void read(const JsonCursor& at, Distance& value) const { value = at.yards(kAnyYards); }
    void read(const JsonCursor& at, Heading& value) const { value = at.heading(); }
    void read(const JsonCursor& at, FigureId& value) const { value = readFigureName(at, *m_names); }
    void read(const JsonCursor& at, Side& value) const {
        value = at.choice<Side>(std::span{kSideWords});
    }
    void read(const JsonCursor& at, Vec2& value) const { value = at.point({-1e6, 1e6}); }
    void read(const JsonCursor& at, FieldPoint& value) const { value = readFieldPoint(at); }
    void read(const JsonCursor& at, Pose& value) const { value = readPose(at, value.heading); }
    void read(const JsonCursor& at, FigurePair& value) const {
        const auto pair = at.list<FigureId>(
            {2, 2}, [&](const JsonCursor& c) { return readFigureName(c, *m_names); });
        if (at.failed())
            return;
        if (pair[0] == pair[1])
            at.fail("names one figure twice");
        value = makePair(pair[0], pair[1]);
    }
    void read(const JsonCursor& at, Polygon& value) const {
        const auto corners = at.list<Vec2>({3, Polygon::kMaxCorners}, [](const JsonCursor& c) {
            return c.point({-1e3, 1e3});
        });
        if (at.failed())
            return;
        if (!isConvexCounterClockwise(corners))
            at.fail("must be convex corners, counter-clockwise");
        value = Polygon{corners};
    }
    void read(const JsonCursor& at, TextArguments& value) const {
        value.clear();
        at.members([&](std::string_view name, const JsonCursor& text) {
            value.emplace_back(std::string{name}, text.text({0, 400, false}));
        });
    }
    template <tap::Named E>
    void read(const JsonCursor& at, E& value) const {
        const std::string word = at.text({0, 60, false});
        if (at.failed())
            return;
        if (const auto found = tap::parseName<E>(word)) {
            value = *found;
            return;
        }
        std::string known;
        for (const tap::EnumName<E>& entry : namesOf(E{})) {
            if (!entry.name.empty())  // "nothing chosen" is left out, not written
                known += (known.empty() ? "" : ", ") + inQuotes(entry.name);
        }
        at.fail("must be one of " + known + ", not " + inQuotes(word));
    }
    template <class T>
    void read(const JsonCursor& at, std::optional<T>& value) const {
        T inside{};
        readEntry(at, inside);
        value = std::move(inside);
    }
    template <class T>
    void read(const JsonCursor& at, Shared<T>& value) const {
        read(at, value.edit());
    }
    template <class T>
    void read(const JsonCursor& at, std::vector<T>& value) const {
        value = at.list<T>({0, kMostEntries}, [&](const JsonCursor& c) {
            T entry{};
            readEntry(c, entry);
            return entry;
        });
    }
    /// One for each side; a side left out keeps its default.
    template <class T>
    void read(const JsonCursor& at, std::array<T, 2>& value) const {
        at.object([&](JsonObject& o) {
            for (const auto& [word, side] : kSideWords) {
                if (const auto member = o.optional(word); member && !member->isNull())
                    read(*member, value[tap::indexOf(side)]);
            }
        });
    }
    void read(const JsonCursor& at, std::array<double, 2>& value) const { readEntry(at, value); }
    void read(const JsonCursor& at, std::array<tap::BaseShape, 2>& value) const {
        readEntry(at, value);
    }
    template <class T>
    requires requires(T& t) {
        eachField(t, [](std::string_view, auto&) {});
    }
    void read(const JsonCursor& at, T& value) const { object(at, value); }

private:
    static constexpr std::size_t kMostEntries = 200;

    template <class T>
    void readEntry(const JsonCursor& at, T& value) const {
        read(at, value);
    }
    template <class T>
    void readEntry(const JsonCursor& at, std::array<T, 2>& value) const {
        auto pair = at.list<T>({2, 2}, [&](const JsonCursor& c) {
            T entry{};
            read(c, entry);
            return entry;
        });
        if (!at.failed())
            value = {std::move(pair[0]), std::move(pair[1])};
    }

    const tap::State* m_names;
};

}  // namespace thrum::io
