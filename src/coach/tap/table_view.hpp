#pragma once

#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/state.hpp>

#include <cmath>
#include <optional>
#include <vector>

// The table as one team sees it: yards downfield (x) and to the left of the middle (y), headings in
// degrees off straight downfield, counter-clockwise.
namespace thrum::coach {

/// What a coach believes of the figures on each of their bases, by FigureId::value() and slot: what
/// he has watched, with his eye's error.
class Speeds {
public:
    void set(FigureId id, int slot, double yardsPerSecond, double degreesPerSecond) {
        m_known[place(id, slot)] = {yardsPerSecond, degreesPerSecond};
    }
    /// Yards a second.
    [[nodiscard]] double of(FigureId id, int slot) const { return m_known[place(id, slot)].speed; }
    /// Degrees a second that it turns by itself, + = left.
    [[nodiscard]] double curveOf(FigureId id, int slot) const {
        return m_known[place(id, slot)].curve;
    }

private:
    struct Known {
        double speed = 8.0;
        double curve = 0.0;
    };
    [[nodiscard]] static std::size_t place(FigureId id, int slot) {
        return static_cast<std::size_t>(id.value()) * 2 + static_cast<std::size_t>(slot);
    }
    std::vector<Known> m_known = std::vector<Known>(2U * 2U * FigureId::kPerSide);
};

struct Man {
    FigureId id{};
    tap::Position position{};
    bool attacks = false;  ///< one of the team whose view it is
    double x = 0.0;
    double y = 0.0;
    double heading = 0.0;  ///< degrees, -180 < h <= 180
    double speed = 0.0;    ///< yards a second
    double curve = 0.0;    ///< degrees a second that he turns by himself, + = left
    double radius = 0.0;   ///< of a disc about as large as the base, yards
    double reach = 0.0;    ///< from the center to the front of the base, yards
    bool standing = true;
    bool engaged = false;
    [[nodiscard]] bool free() const { return standing && !engaged; }
};

struct TableView {
    static constexpr double kHalfWidth = 26.667;
    static constexpr std::size_t kNobody = 99;

    Side side = Side::Home;
    double line = 50.0;       ///< of scrimmage
    bool lineCounts = false;  ///< the cut at the line is still to come
    std::vector<Man> men{};   ///< ascending id
    std::size_t carrier = kNobody;

    [[nodiscard]] bool hasCarrier() const { return carrier != kNobody; }
    [[nodiscard]] std::size_t indexOf(FigureId id) const;
    [[nodiscard]] Heading onField(double heading) const {
        return ahead(side).turned(std::llround(heading * 100.0));
    }
    [[nodiscard]] double fromField(Heading heading) const;
    [[nodiscard]] double x(FieldPoint at) const { return downfield(at.x, side).yards(); }
    [[nodiscard]] double y(FieldPoint at) const;
    [[nodiscard]] FieldPoint place(double placeX, double placeY) const;
};

[[nodiscard]] TableView viewOf(const tap::State& state, Side side, const Speeds& speeds);
/// A player of the game as he stands, or would stand, on one of his bases, engaged with nobody.
/// One of the two teams must have this id.
[[nodiscard]] Man manAt(const tap::State& state,
                        const TableView& view,
                        const Speeds& speeds,
                        FigureId id,
                        int slot,
                        const Pose& pose);

/// Direction from one place to another, degrees off downfield, -180 < d <= 180.
[[nodiscard]] double directionTo(double fromX, double fromY, double toX, double toY);
/// The short way between two headings, 0..180.
[[nodiscard]] double apart(double a, double b);

}  // namespace thrum::coach
