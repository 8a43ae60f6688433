#include <thrum/core/digest.hpp>
#include <thrum/rules/tap/game.hpp>
#include <thrum/rules/tap/rules_fields.hpp>
#include <thrum/rules/tap/state_fields.hpp>

#include <bit>

// Clause: D58. The same list of members that files are written from.
namespace thrum::tap {
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
    void add(double value) {
        m_digest.add(std::bit_cast<std::uint64_t>(value == 0.0 ? 0.0 : value));
    }
    void add(const std::string& text) { m_digest.add(std::string_view{text}); }
    void add(Spot spot) { m_digest.add(spot.units()); }
    void add(Distance distance) { m_digest.add(distance.units()); }
    void add(Heading heading) { m_digest.add(heading.hundredths()); }
    void add(FigureId id) { m_digest.add(std::int32_t{id.value()}); }
    void add(Side side) { m_digest.add(static_cast<std::int32_t>(side)); }
    void add(Vec2 v) {
        add(v.x);
        add(v.y);
    }
    void add(const FieldPoint& p) {
        add(p.x);
        add(p.y);
    }
    void add(const Pose& pose) {
        add(pose.at);
        add(pose.heading);
    }
    void add(const FigurePair& pair) {
        add(pair.a);
        add(pair.b);
    }
    void add(const Polygon& polygon) {
        m_digest.add(static_cast<std::uint64_t>(polygon.size()));
        for (const Vec2 corner : polygon.corners())
            add(corner);
    }
    template <Named E>
    void add(E value) {
        if constexpr (RuleWord<E>)
            m_digest.add(nameOf(value));
        else
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

// Format 1 was taken of states that left the switch with the offense until both sides had turned
// after a catch past the line (TAP-CA-11); records of that time must still be found whole. Nothing
// else hangs on the holder in these windows, so leaving this out of the digest makes no two games
// alike.
std::optional<Side> holderInFormat1(const State& s) {
    const bool caught = (s.phase == Phase::TouchPossession || s.phase == Phase::TouchOther) &&
                        s.playFacts.lineReached && !s.playFacts.possessionChanged;
    return caught && s.switchHolder == other(s.offense) ? s.offense : s.switchHolder;
}

}  // namespace

std::uint64_t digest(const State& state) {
    Walker walker;
    const std::optional<Side> holder = holderInFormat1(state);
    eachField(state, [&](std::string_view name, const auto& member) {
        // what was seen earlier rules nothing, and records from before it was kept are found whole
        if (&member == static_cast<const void*>(&state.lately))
            return;
        if (&member == static_cast<const void*>(&state.switchHolder))
            walker(name, holder);
        else
            walker(name, member);
    });
    return walker.value();
}

}  // namespace thrum::tap
