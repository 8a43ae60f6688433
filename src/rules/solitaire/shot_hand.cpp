#include "grid.hpp"

#include <thrum/rules/solitaire/shot_hand.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::solitaire {

namespace {
int onGrid(double value, double steps) {
    return static_cast<int>(std::lround(value * steps));
}
}  // namespace

void ShotHand::open(const RulesData& rules, ShotKind kind, double aimDeg) {
    m_rules = &rules;
    m_kind = kind;
    m_step = Step::Aim;
    m_loftHundredths = onGrid(shotData(rules, kind).loft[1], kHundred);
    aimTo(aimDeg);
}

void ShotHand::setAssisted(bool assisted) {
    if (!isBinding())
        m_assisted = assisted;
}

void ShotHand::aimTo(double degrees) {
    if (m_step != Step::Aim)
        return;
    // the grid may lie a hair outside the sector: the limits themselves are on it
    m_aimHundredths = onGrid(limitedAim(*m_rules, m_kind, degrees), kHundred);
}

void ShotHand::loftTo(double degrees) {
    if (m_step != Step::Aim)
        return;
    const ShotData& data = shotData(*m_rules, m_kind);
    m_loftHundredths = onGrid(std::clamp(degrees, data.loft.front(), data.loft.back()), kHundred);
}

void ShotHand::loftBy(int steps) {
    if (m_step == Step::Aim)
        loftTo(loftDeg() + steps * m_rules->ui.loftStepDeg);
}

void ShotHand::setPower(double power) {
    if (m_step == Step::Aim)
        m_powerThousandths = onGrid(std::clamp(power, m_rules->ttqb.powerMin, 1.0), kThousand);
}

std::optional<PendingShot> ShotHand::press(std::int64_t ms) {
    switch (m_step) {
        case Step::Aim:
            if (m_assisted)
                return made(0);
            m_step = Step::Power;
            m_from = ms;
            return std::nullopt;
        case Step::Release:
            return made(onGrid(release(ms), kThousand));
        case Step::Closed:
        case Step::Power:
            break;
    }
    return std::nullopt;
}

void ShotHand::letGo(std::int64_t ms) {
    if (m_step != Step::Power)
        return;
    m_powerThousandths = onGrid(power(ms), kThousand);
    m_step = Step::Release;
    m_from = ms;
}

std::optional<PendingShot> ShotHand::key(std::int64_t ms) {
    if (m_step != Step::Power)
        return press(ms);
    letGo(ms);
    return std::nullopt;
}

std::optional<PendingShot> ShotHand::late(std::int64_t ms) {
    if (m_step != Step::Release || msLeft(ms) > 0)
        return std::nullopt;
    return made(static_cast<int>(kThousand));
}

double ShotHand::secondsSince(std::int64_t ms) const {
    return static_cast<double>(std::max<std::int64_t>(0, ms - m_from)) / kThousand;
}

double ShotHand::power(std::int64_t ms) const {
    return m_step == Step::Power ? powerAt(*m_rules, secondsSince(ms))
                                 : m_powerThousandths / kThousand;
}

double ShotHand::release(std::int64_t ms) const {
    return m_step == Step::Release ? releaseAt(*m_rules, secondsSince(ms)) : 0.0;
}

std::int64_t ShotHand::msLeft(std::int64_t ms) const {
    if (m_step != Step::Release)
        return 0;
    const std::int64_t whole = onGrid(m_rules->ui.releaseTimeoutS, kThousand);
    return std::max<std::int64_t>(0, whole - std::max<std::int64_t>(0, ms - m_from));
}

PendingShot ShotHand::made(int releaseThousandths) const {
    PendingShot shot;
    shot.kind = m_kind;
    shot.aimHundredths = m_aimHundredths;
    shot.powerThousandths = m_powerThousandths;
    shot.loftHundredths = m_loftHundredths;
    shot.releaseThousandths = releaseThousandths;
    return shot;
}

}  // namespace thrum::solitaire
