#pragma once

#include <thrum/rules/solitaire/skill.hpp>
#include <thrum/rules/solitaire/state.hpp>

#include <cstdint>
#include <optional>

namespace thrum::solitaire {

/// One shot in the making: aim and loft, then the power that rises and falls, then the needle of
/// the release (SOL-UI-1 to UI-5). It is told what time it is and reads no clock, so what it hands
/// on can be tested to the number; the rules hear of numbers on a grid alone.
class ShotHand {
public:
    enum class Step { Closed, Aim, Power, Release };

    /// @param rules  outlive the shot
    void open(const RulesData& rules, ShotKind kind, double aimDeg);
    void close() { m_step = Step::Closed; }
    [[nodiscard]] Step step() const { return m_step; }
    [[nodiscard]] bool isOpen() const { return m_step != Step::Closed; }
    /// From the press on the shot is binding (SOL-UI-4).
    [[nodiscard]] bool isBinding() const {
        return m_step == Step::Power || m_step == Step::Release;
    }
    [[nodiscard]] ShotKind kind() const { return m_kind; }

    /// Power by slider, release perfect: nothing is timed. Not while the shot is binding.
    void setAssisted(bool assisted);
    [[nodiscard]] bool assisted() const { return m_assisted; }

    // --- while it is aimed; else nothing happens

    void aimTo(double degrees);  ///< brought into the sector and onto the grid
    void turnAim(double byDegrees) { aimTo(aimDeg() + byDegrees); }
    void loftTo(double degrees);
    /// Steps of `ui.loftStepDeg`.
    void loftBy(int steps);
    /// The slider's; also what is shown as the power before the press.
    void setPower(double power);

    // --- presses, with the milliseconds of the clock

    /// Of button or key: begins the power, or takes the release.
    /// @return the shot, once it is whole
    std::optional<PendingShot> press(std::int64_t ms);
    /// The button is let go: takes the power.
    void letGo(std::int64_t ms);
    /// A key stands for press and letting go in turn (SOL-UI-5).
    std::optional<PendingShot> key(std::int64_t ms);
    /// Time went by. @return the shot if nobody released it in time (e = 1)
    std::optional<PendingShot> late(std::int64_t ms);

    // --- what is shown

    [[nodiscard]] double aimDeg() const { return m_aimHundredths / 100.0; }
    [[nodiscard]] double loftDeg() const { return m_loftHundredths / 100.0; }
    /// That of the bar while it moves, the one taken after.
    [[nodiscard]] double power(std::int64_t ms) const;
    [[nodiscard]] double release(std::int64_t ms) const;
    [[nodiscard]] std::int64_t msLeft(std::int64_t ms) const;  ///< to release it

private:
    [[nodiscard]] PendingShot made(int releaseThousandths) const;
    [[nodiscard]] double secondsSince(std::int64_t ms) const;

    const RulesData* m_rules = nullptr;
    ShotKind m_kind = ShotKind::Throw;
    Step m_step = Step::Closed;
    bool m_assisted = false;
    int m_aimHundredths = 0;
    int m_loftHundredths = 3000;
    int m_powerThousandths = 500;
    std::int64_t m_from = 0;
};

}  // namespace thrum::solitaire
