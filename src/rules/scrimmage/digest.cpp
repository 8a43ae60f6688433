#include <thrum/core/digest.hpp>
#include <thrum/rules/scrimmage/game.hpp>
#include <thrum/rules/scrimmage/rules_fields.hpp>
#include <thrum/rules/scrimmage/state_fields.hpp>

#include <bit>

// Clause: D58. The same list of members that files are written from.
namespace thrum::scrimmage {
namespace {

class Walker {
public:
    template <class T>
    void operator()(std::string_view, const T& member) {
        add(member);
    }
    [[nodiscard]] std::uint64_t value() const { return m_digest.value(); }

private:
    void add(bool value) { m_digest.add(value); }
    void add(std::int32_t value) { m_digest.add(value); }
    void add(double value) { m_digest.add(std::bit_cast<std::uint64_t>(value)); }
    void add(const std::string& text) { m_digest.add(std::string_view{text}); }
    void add(ManId id) { m_digest.add(std::int32_t{id.value()}); }
    void add(Side side) { m_digest.add(static_cast<std::int32_t>(side)); }
    void add(Square square) {
        add(square.column);
        add(square.row);
    }
    void add(Post post) {
        add(post.depth);
        add(post.row);
    }
    template <Named E>
    void add(E value) {
        m_digest.add(static_cast<std::int32_t>(value));
    }
    template <class T>
    void add(const std::optional<T>& member) {
        add(member.has_value());
        if (member)
            add(*member);
    }
    template <class T>
    void add(const Shared<T>& member) {
        add(*member);
    }
    template <class T>
    void add(const Table<T>& table) {
        for (const T& entry : table.entries)
            add(entry);
    }
    template <class T>
    void add(const TackleTable<T>& table) {
        for (const auto& row : table.rows)
            for (const T entry : row)
                add(entry);
    }
    template <class T>
    void add(const std::vector<T>& list) {
        m_digest.add(static_cast<std::uint64_t>(list.size()));
        for (const auto& entry : list)
            add(entry);
    }
    template <class T, std::size_t N>
    void add(const std::array<T, N>& list) {
        for (const auto& entry : list)
            add(entry);
    }
    template <class T>
    requires requires(const T& t, Walker& w) { eachField(t, w); }
    void add(const T& group) { eachField(group, *this); }

    Digest m_digest;
};

}  // namespace

std::uint64_t digest(const State& state) {
    Walker walker;
    eachField(state, walker);
    return walker.value();
}

}  // namespace thrum::scrimmage
