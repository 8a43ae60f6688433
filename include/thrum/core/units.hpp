#pragma once

#include <compare>
#include <cstdint>

namespace thrum {

/// Ten-thousandths of a yard in a yard: the one grid of places and lengths (docs/architecture.md).
inline constexpr std::int32_t kUnitsPerYard = 10'000;
/// Hundredths of a degree in a full turn: the grid of headings.
inline constexpr std::int32_t kFullTurn = 36'000;

/// Nearest whole number, halves away from zero. Works for |value| < 2^31.
[[nodiscard]] constexpr std::int32_t roundToInt(double value) {
    return static_cast<std::int32_t>(value < 0.0 ? value - 0.5 : value + 0.5);
}

/// A signed length on the field, in ten-thousandths of a yard.
class Distance {
public:
    constexpr Distance() = default;
    [[nodiscard]] static constexpr Distance units(std::int32_t value) { return Distance{value}; }
    /// Rounded to the grid, halves away from zero.
    [[nodiscard]] static constexpr Distance yards(double value) {
        return Distance{roundToInt(value * kUnitsPerYard)};
    }
    [[nodiscard]] constexpr std::int32_t units() const { return m_units; }
    [[nodiscard]] constexpr double yards() const {
        return static_cast<double>(m_units) / kUnitsPerYard;
    }

    constexpr auto operator<=>(const Distance&) const = default;
    constexpr Distance operator-() const { return Distance{-m_units}; }
    constexpr Distance& operator+=(Distance other) {
        m_units += other.m_units;
        return *this;
    }
    constexpr Distance& operator-=(Distance other) { return *this += -other; }
    friend constexpr Distance operator+(Distance a, Distance b) { return a += b; }
    friend constexpr Distance operator-(Distance a, Distance b) { return a -= b; }
    friend constexpr Distance operator*(Distance a, std::int32_t k) {
        return Distance{a.m_units * k};
    }

private:
    constexpr explicit Distance(std::int32_t value) : m_units{value} {}
    std::int32_t m_units = 0;
};

/// One coordinate of a place on the field, in ten-thousandths of a yard. Spots differ by a
/// Distance and cannot be added.
class Spot {
public:
    constexpr Spot() = default;
    [[nodiscard]] static constexpr Spot units(std::int32_t value) { return Spot{value}; }
    /// Rounded to the grid, halves away from zero.
    [[nodiscard]] static constexpr Spot yards(double value) {
        return Spot{roundToInt(value * kUnitsPerYard)};
    }
    [[nodiscard]] constexpr std::int32_t units() const { return m_units; }
    [[nodiscard]] constexpr double yards() const {
        return static_cast<double>(m_units) / kUnitsPerYard;
    }

    constexpr auto operator<=>(const Spot&) const = default;
    constexpr Spot& operator+=(Distance d) {
        m_units += d.units();
        return *this;
    }
    constexpr Spot& operator-=(Distance d) { return *this += -d; }
    friend constexpr Spot operator+(Spot s, Distance d) { return s += d; }
    friend constexpr Spot operator-(Spot s, Distance d) { return s -= d; }
    friend constexpr Distance operator-(Spot a, Spot b) {
        return Distance::units(a.m_units - b.m_units);
    }

private:
    constexpr explicit Spot(std::int32_t value) : m_units{value} {}
    std::int32_t m_units = 0;
};

/// A direction, counter-clockwise from +x, in hundredths of a degree; always 0 <= h < 36000.
class Heading {
public:
    constexpr Heading() = default;
    /// Any whole number of hundredths; brought into one turn.
    [[nodiscard]] static constexpr Heading hundredths(std::int64_t value) {
        // the division is only for angles that have gone round more than once
        if (value < -kFullTurn || value >= 2 * kFullTurn)
            value %= kFullTurn;
        if (value < 0)
            value += kFullTurn;
        else if (value >= kFullTurn)
            value -= kFullTurn;
        return Heading{static_cast<std::int32_t>(value)};
    }
    /// Any finite angle below 2^31 degrees; rounded to the grid, halves away from zero.
    [[nodiscard]] static constexpr Heading degrees(double value) {
        const double scaled = value * 100.0;
        return hundredths(static_cast<std::int64_t>(scaled < 0.0 ? scaled - 0.5 : scaled + 0.5));
    }
    [[nodiscard]] constexpr std::int32_t hundredths() const { return m_hundredths; }
    [[nodiscard]] constexpr double degrees() const {
        return static_cast<double>(m_hundredths) / 100.0;
    }
    /// Turned by any number of hundredths of a degree, counter-clockwise if positive.
    [[nodiscard]] constexpr Heading turned(std::int64_t byHundredths) const {
        return hundredths(m_hundredths + byHundredths);
    }
    constexpr auto operator<=>(const Heading&) const = default;

private:
    constexpr explicit Heading(std::int32_t value) : m_hundredths{value} {}
    std::int32_t m_hundredths = 0;
};

/// The short way round from one heading to another: -18000 < result <= 18000 hundredths.
[[nodiscard]] constexpr std::int32_t shortTurn(Heading from, Heading to) {
    const std::int32_t d = Heading::hundredths(to.hundredths() - from.hundredths()).hundredths();
    return d > kFullTurn / 2 ? d - kFullTurn : d;
}

/// A place in the field frame: x from the Home goal line towards the Visitor goal line, y from the
/// bottom sideline to the top one.
struct FieldPoint {
    Spot x{};
    Spot y{};
    friend constexpr bool operator==(const FieldPoint&, const FieldPoint&) = default;
};

/// Where a base stands: the middle of its outline's bounding box, and its heading.
struct Pose {
    FieldPoint at{};
    Heading heading{};
    friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

inline namespace literals {
constexpr Distance operator""_yd(long double value) {
    return Distance::yards(static_cast<double>(value));
}
constexpr Distance operator""_yd(unsigned long long value) {
    return Distance::units(static_cast<std::int32_t>(value) * kUnitsPerYard);
}
constexpr Spot operator""_x(long double value) {
    return Spot::yards(static_cast<double>(value));
}
constexpr Spot operator""_x(unsigned long long value) {
    return Spot::units(static_cast<std::int32_t>(value) * kUnitsPerYard);
}
}  // namespace literals

static_assert(Spot{70_x} - Spot{60_x} == 10_yd);

}  // namespace thrum
