#pragma once

#include <thrum/core/field.hpp>
#include <thrum/core/figure_id.hpp>
#include <thrum/core/geometry.hpp>
#include <thrum/core/shared.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/rules/fields.hpp>
#include <thrum/rules/names.hpp>
#include <thrum/segment/request.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Writing values member by member without knowing into what: `io` makes JSON of it.
namespace thrum {

/// Takes a document in order. Between beginObject and endObject each value follows its key.
class FieldSink {
public:
    FieldSink() = default;
    FieldSink(const FieldSink&) = delete;
    FieldSink& operator=(const FieldSink&) = delete;
    FieldSink(FieldSink&&) = delete;
    FieldSink& operator=(FieldSink&&) = delete;
    virtual ~FieldSink() = default;

    virtual void null() = 0;
    virtual void boolean(bool value) = 0;
    virtual void whole(std::int64_t value) = 0;
    /// A number without a fraction is written without a point.
    virtual void number(double value) = 0;
    virtual void text(std::string_view value) = 0;
    virtual void beginList() = 0;
    virtual void endList() = 0;
    virtual void beginObject() = 0;
    virtual void key(std::string_view name) = 0;
    virtual void endObject() = 0;
};

/// What the men on a board are called in files and messages (D12).
class Namer {
public:
    Namer() = default;
    Namer(const Namer&) = default;
    Namer& operator=(const Namer&) = default;
    Namer(Namer&&) = default;
    Namer& operator=(Namer&&) = default;
    virtual ~Namer() = default;

    /// "H34"; where that would be read as another man with his id behind it: "H52/w52".
    [[nodiscard]] virtual std::string nameOf(FigureId id) const = 0;
    /// Reads what nameOf wrote and every plain name.
    [[nodiscard]] virtual std::optional<FigureId> find(std::string_view name) const = 0;
};
/// For games without men on a board, and documents that name none.
class NoNames final : public Namer {
public:
    [[nodiscard]] std::string nameOf(FigureId) const override { return {}; }
    [[nodiscard]] std::optional<FigureId> find(std::string_view) const override {
        return std::nullopt;
    }
};

/// "home" and "visitor" in all files and messages.
inline constexpr std::array<std::pair<std::string_view, Side>, 2> kSideWords{
    {{"home", Side::Home}, {"visitor", Side::Visitor}}};
[[nodiscard]] std::string_view sideWord(Side side);

/// What becomes of members that have nothing to say.
enum class Empty : std::uint8_t { Keep, LeaveOut };

/// Writes values by their field lists (rules/fields.hpp), members under the names of the lists.
class FieldWriter {
public:
    FieldWriter(FieldSink& to, const Namer& names, Empty empty)
        : m_to{&to}, m_names{&names}, m_empty{empty} {}

    [[nodiscard]] FieldSink& sink() const { return *m_to; }
    [[nodiscard]] const Namer& names() const { return *m_names; }

    template <class T>
    void object(const T& value) const {
        m_to->beginObject();
        members(value);
        m_to->endObject();
    }
    /// The members alone, into an object that is open.
    template <class T>
    void members(const T& value) const {
        eachField(value, [this](std::string_view name, const auto& one) { member(name, one); });
    }
    /// The same without some.
    template <class T>
    void membersBut(const T& value, std::span<const std::string_view> left) const {
        eachField(value, [&](std::string_view name, const auto& one) {
            for (const std::string_view no : left)
                if (no == name)
                    return;
            member(name, one);
        });
    }
    /// One of them, unless it has nothing to say and such are left out.
    template <class T>
    void member(std::string_view name, const T& value) const {
        if (m_empty == Empty::LeaveOut && isEmpty(value))
            return;
        m_to->key(name);
        write(value);
    }

    void write(bool value) const { m_to->boolean(value); }
    void write(std::int32_t value) const { m_to->whole(value); }
    void write(double value) const { m_to->number(value); }
    void write(const std::string& value) const { m_to->text(value); }
    void write(std::string_view value) const { m_to->text(value); }
    void write(Spot value) const { m_to->number(value.yards()); }
    void write(Distance value) const { m_to->number(value.yards()); }
    void write(Heading value) const { m_to->number(value.degrees()); }
    void write(FigureId value) const { m_to->text(m_names->nameOf(value)); }
    void write(Side value) const { m_to->text(sideWord(value)); }
    void write(Vec2 value) const;
    void write(const FieldPoint& value) const;
    void write(const Pose& value) const;
    void write(const FigurePair& value) const;
    void write(const Polygon& value) const;
    void write(const TextArguments& value) const;
    template <Named E>
    void write(E value) const {
        m_to->text(nameOf(value));
    }
    template <class T>
    void write(const std::optional<T>& value) const {
        if (value)
            write(*value);
        else
            m_to->null();
    }
    template <class T>
    void write(const Shared<T>& value) const {
        write(*value);
    }
    template <class T>
    void write(const std::vector<T>& value) const {
        m_to->beginList();
        for (const T& entry : value)
            writeEntry(entry);
        m_to->endList();
    }
    template <class T>
    void write(const std::array<T, 2>& value) const {
        if constexpr (kPairIsList<T>) {
            writeEntry(value);
        } else {
            m_to->beginObject();
            for (const auto& [word, side] : kSideWords) {
                m_to->key(word);
                write(value[static_cast<std::size_t>(side)]);
            }
            m_to->endObject();
        }
    }
    template <class T>
    requires requires(const T& t) {
        eachField(t, [](std::string_view, const auto&) {});
    }
    void write(const T& value) const { object(value); }
    /// A type that is no object in files (a square of a grid is [column, row]) brings its own form:
    /// `writeField(const FieldWriter&, const T&)` beside it.
    template <class T>
    requires requires(const FieldWriter& writer, const T& t) { writeField(writer, t); }
    void write(const T& value) const { writeField(*this, value); }

private:
    template <class T>
    void writeEntry(const T& value) const {
        write(value);
    }
    template <class T>
    void writeEntry(const std::array<T, 2>& value) const {
        m_to->beginList();
        write(value[0]);
        write(value[1]);
        m_to->endList();
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

    FieldSink* m_to;
    const Namer* m_names;
    Empty m_empty;
};

/// The members of a refusal, into an object that is open: "clause", "code", "message", "args"
/// (D43).
void writeMembers(const RuleViolation& refusal, FieldSink& to);

}  // namespace thrum
