#pragma once

#include "io/json/text.hpp"
#include "io/tap_names.hpp"

#include <thrum/rules/tap/message_fields.hpp>
#include <thrum/rules/tap/rules_fields.hpp>
#include <thrum/rules/tap/state_fields.hpp>

/// Values of TAP as JSON, members under the names of their field lists (D3, D72).
namespace thrum::io {

/// What becomes of members that have nothing to say.
enum class Empty { Keep, LeaveOut };

/// Writes members into one object; figures are named after the state given.
class TapWriter {
public:
    TapWriter(const tap::State& names, Empty empty) : m_names{&names}, m_empty{empty} {}

    template <class T>
    [[nodiscard]] OrderedJson object(const T& value) const {
        OrderedJson to = OrderedJson::object();
        eachField(value, [&](std::string_view name, const auto& member) {
            if (m_empty == Empty::LeaveOut && isEmpty(member))
                return;
            to[std::string{name}] = write(member);
        });
        return to;
    }

    [[nodiscard]] OrderedJson write(bool value) const { return value; }
    [[nodiscard]] OrderedJson write(std::int32_t value) const { return value; }
    [[nodiscard]] OrderedJson write(double value) const { return jsonNumber(value); }
    [[nodiscard]] OrderedJson write(const std::string& value) const { return value; }
    [[nodiscard]] OrderedJson write(Spot value) const { return jsonNumber(value.yards()); }
    [[nodiscard]] OrderedJson write(Distance value) const { return jsonNumber(value.yards()); }
    [[nodiscard]] OrderedJson write(Heading value) const { return jsonNumber(value.degrees()); }
    [[nodiscard]] OrderedJson write(FigureId value) const { return figureText(*m_names, value); }
    [[nodiscard]] OrderedJson write(Side value) const { return sideWord(value); }
    [[nodiscard]] OrderedJson write(Vec2 value) const {
        return OrderedJson::array({jsonNumber(value.x), jsonNumber(value.y)});
    }
    [[nodiscard]] OrderedJson write(const FieldPoint& value) const {
        return OrderedJson::array({write(value.x), write(value.y)});
    }
    [[nodiscard]] OrderedJson write(const Pose& value) const {
        return OrderedJson::array({write(value.at.x), write(value.at.y), write(value.heading)});
    }
    [[nodiscard]] OrderedJson write(const FigurePair& value) const {
        return OrderedJson::array({write(value.a), write(value.b)});
    }
    [[nodiscard]] OrderedJson write(const Polygon& value) const {
        OrderedJson to = OrderedJson::array();
        for (const Vec2 corner : value.corners())
            to.push_back(write(corner));
        return to;
    }
    [[nodiscard]] OrderedJson write(const TextArguments& value) const {
        OrderedJson to = OrderedJson::object();
        for (const auto& [name, text] : value)
            to[name] = text;
        return to;
    }
    template <tap::Named E>
    [[nodiscard]] OrderedJson write(E value) const {
        return tap::nameOf(value);
    }
    template <class T>
    [[nodiscard]] OrderedJson write(const std::optional<T>& value) const {
        return value ? write(*value) : OrderedJson{};
    }
    template <class T>
    [[nodiscard]] OrderedJson write(const Shared<T>& value) const {
        return write(*value);
    }
    template <class T>
    [[nodiscard]] OrderedJson write(const std::vector<T>& value) const {
        OrderedJson to = OrderedJson::array();
        for (const T& entry : value)
            to.push_back(entryOf(entry));
        return to;
    }
    /// One for each side.
    template <class T>
    [[nodiscard]] OrderedJson write(const std::array<T, 2>& value) const {
        OrderedJson to = OrderedJson::object();
        for (const Side side : {Side::Home, Side::Visitor})
            to[std::string{sideWord(side)}] = write(value[tap::indexOf(side)]);
        return to;
    }
    [[nodiscard]] OrderedJson write(const std::array<double, 2>& value) const {
        return entryOf(value);
    }
    [[nodiscard]] OrderedJson write(const std::array<tap::BaseShape, 2>& value) const {
        return entryOf(value);
    }
    template <class T>
    requires requires(const T& t) {
        eachField(t, [](std::string_view, const auto&) {});
    }
    [[nodiscard]] OrderedJson write(const T& value) const { return object(value); }

private:
    template <class T>
    [[nodiscard]] OrderedJson entryOf(const T& value) const {
        return write(value);
    }
    template <class T>
    [[nodiscard]] OrderedJson entryOf(const std::array<T, 2>& value) const {
        return OrderedJson::array({write(value[0]), write(value[1])});
    }
    template <class T>
    static bool isEmpty(const T&) {
        return false;
    }
    template <class T>
    static bool isEmpty(const std::optional<T>& value) {
        return !value;
    }
    template <class T>
    static bool isEmpty(const std::vector<T>& value) {
        return value.empty();
    }
    static bool isEmpty(const std::string& value) { return value.empty(); }

    const tap::State* m_names;
    Empty m_empty;
};

}  // namespace thrum::io
