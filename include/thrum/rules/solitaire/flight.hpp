#pragma once

#include <thrum/core/geometry.hpp>
#include <thrum/rules/solitaire/rules_data.hpp>

#include <optional>
#include <span>
#include <vector>

/// Flight of a thrown or kicked ball: plain arithmetic in yards of the book's frame (X east from
/// the west goal line, Y north from the middle). Source: chapter 16 of the book.
namespace thrum::solitaire {

enum class ShotKind : std::uint8_t { Throw, Pitch, Kickoff, Punt, FieldGoal };
[[nodiscard]] std::span<const EnumName<ShotKind>> namesOf(ShotKind);

[[nodiscard]] const ShotData& shotData(const RulesData& rules, ShotKind kind);

/// One shot as a coach makes it. Clause: SOL-TT-1.
struct ShotInput {
    ShotKind kind = ShotKind::Throw;
    double aimDeg = 0;
    double power = 0;
    double loftDeg = 0;
    double release = 0;  ///< -1 to 1, 0 is perfect
    bool operator==(const ShotInput&) const = default;
};

/// What a shot comes to before it meets anything. Clause: SOL-TT-4.
struct FlightValues {
    double aimDeg = 0;   ///< phi
    double rangeYd = 1;  ///< R
    double loftDeg = 0;  ///< theta
    bool operator==(const FlightValues&) const = default;
};

/// Mean 0, deviation 1, never beyond 3. Clause: SOL-TT-3.
[[nodiscard]] double deviate(double v1, double v2, double v3);
/// @param n  three deviates; zeros without noise
[[nodiscard]] FlightValues flightValues(const RulesData& rules,
                                        const ShotInput& shot,
                                        std::span<const double, 3> n);

/// The path over the ground and its height. Clauses: SOL-TT-2, TT-5.
class Flight {
public:
    /// @param direction  +1 if the team attacks east
    Flight(Vec2 origin, int direction, double heightYd, const FlightValues& values);

    [[nodiscard]] Vec2 at(double s) const { return m_origin + m_w * s; }
    [[nodiscard]] double height(double s) const;
    /// Clause: SOL-TT-6.
    [[nodiscard]] double landing() const;
    /// Clause: SOL-TT-7.
    [[nodiscard]] double boundary(double halfWidthYd) const;
    /// Where the ball comes down to a height above the release; nothing if it never is so high.
    [[nodiscard]] std::optional<double> descentTo(double height) const;
    [[nodiscard]] Vec2 direction() const { return m_w; }
    [[nodiscard]] Vec2 origin() const { return m_origin; }

private:
    Vec2 m_origin;
    Vec2 m_w;
    double m_release;
    double m_tangent;
    double m_range;
};

/// Who may be hit. Clauses: SOL-GEO-8, TT-8.
struct Target {
    int id = 0;
    bool offense = false;
    Vec2 centre{};
    Rotation heading{};
    double lengthYd = 2.0;
    double widthYd = 1.5;
};

/// What the ball meets first. Clauses: SOL-TT-10, TT-13.
struct FirstMet {
    enum class What : std::uint8_t { Player, Rolling, Ground, Boundary };
    What what = What::Ground;
    int id = 0;  ///< of the target: Player (on the fly), Rolling (on the ground)
    double s = 0;
    double height = 0;
    Vec2 at{};
};

/// Where on its way the ball hits this player; nothing if it does not. Clause: SOL-TT-9.
[[nodiscard]] std::optional<double> hitDistance(const RulesData& rules,
                                                const Flight& flight,
                                                const Target& target);
/// @param rollFraction  of the way flown, on the ground (pitch); 0: it lies where it lands
[[nodiscard]] FirstMet firstMet(const RulesData& rules,
                                const Flight& flight,
                                std::span<const Target> targets,
                                double rollFraction);
/// Where a kick lands or leaves the field; figures do not stop it. Clause: SOL-TT-11.
[[nodiscard]] FirstMet kickEnds(const RulesData& rules, const Flight& flight);
/// Clause: SOL-TT-12. `postsX` is X of the attacked posts, the direction that of the kicking team.
struct PostsPassed {
    double y = 0;
    double height = 0;
    bool good = false;
};
[[nodiscard]] PostsPassed atPosts(const RulesData& rules, const Flight& flight, int direction);

}  // namespace thrum::solitaire
