#pragma once

#include <compare>
#include <cstdint>

namespace thrum {

enum class Side : std::uint8_t { Home, Visitor };

[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::Home ? Side::Visitor : Side::Home;
}

/// One figure: side x 64 + place in the roster, so that ascending order is the Home roster, then
/// the Visitors'. On screen and in files a figure is called by its number: H34, V52.
class FigureId {
public:
    static constexpr int kPerSide = 64;

    constexpr FigureId() = default;
    constexpr FigureId(Side side, int rosterIndex)
        : m_value{static_cast<std::uint8_t>(static_cast<int>(side) * kPerSide + rosterIndex)} {}
    [[nodiscard]] static constexpr FigureId fromValue(std::uint8_t value) {
        FigureId id;
        id.m_value = value;
        return id;
    }
    [[nodiscard]] constexpr std::uint8_t value() const { return m_value; }
    [[nodiscard]] constexpr Side side() const {
        return m_value < kPerSide ? Side::Home : Side::Visitor;
    }
    [[nodiscard]] constexpr int rosterIndex() const { return m_value % kPerSide; }
    constexpr auto operator<=>(const FigureId&) const = default;

private:
    std::uint8_t m_value = 0;
};

}  // namespace thrum
