#include "gui/games/solitaire/shot_hand.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui::sol {

namespace {
constexpr double kHundred = 100.0;
constexpr double kThousand = 1000.0;

int onGrid(double value, double steps) {
    return static_cast<int>(std::lround(value * steps));
}
}  // namespace

void ShotHand::open(const solitaire::RulesData& rules, solitaire::ShotKind kind, double aimDeg) {
    m_rules = &rules;
    m_kind = kind;
    m_step = Step::Aim;
    m_loftHundredths = onGrid(solitaire::shotData(rules, kind).loft[1], kHundred);
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
    m_aimHundredths = onGrid(solitaire::limitedAim(*m_rules, m_kind, degrees), kHundred);
}

void ShotHand::loftTo(double degrees) {
    if (m_step != Step::Aim)
        return;
    const solitaire::ShotData& data = solitaire::shotData(*m_rules, m_kind);
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

std::optional<solitaire::PendingShot> ShotHand::press(qint64 ms) {
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

void ShotHand::letGo(qint64 ms) {
    if (m_step != Step::Power)
        return;
    m_powerThousandths = onGrid(power(ms), kThousand);
    m_step = Step::Release;
    m_from = ms;
}

std::optional<solitaire::PendingShot> ShotHand::key(qint64 ms) {
    if (m_step != Step::Power)
        return press(ms);
    letGo(ms);
    return std::nullopt;
}

std::optional<solitaire::PendingShot> ShotHand::late(qint64 ms) {
    if (m_step != Step::Release || msLeft(ms) > 0)
        return std::nullopt;
    return made(static_cast<int>(kThousand));
}

double ShotHand::secondsSince(qint64 ms) const {
    return static_cast<double>(std::max<qint64>(0, ms - m_from)) / kThousand;
}

double ShotHand::power(qint64 ms) const {
    return m_step == Step::Power ? solitaire::powerAt(*m_rules, secondsSince(ms))
                                 : m_powerThousandths / kThousand;
}

double ShotHand::release(qint64 ms) const {
    return m_step == Step::Release ? solitaire::releaseAt(*m_rules, secondsSince(ms)) : 0.0;
}

qint64 ShotHand::msLeft(qint64 ms) const {
    if (m_step != Step::Release)
        return 0;
    const qint64 whole = onGrid(m_rules->ui.releaseTimeoutS, kThousand);
    return std::max<qint64>(0, whole - std::max<qint64>(0, ms - m_from));
}

solitaire::PendingShot ShotHand::made(int releaseThousandths) const {
    solitaire::PendingShot shot;
    shot.kind = m_kind;
    shot.aimHundredths = m_aimHundredths;
    shot.powerThousandths = m_powerThousandths;
    shot.loftHundredths = m_loftHundredths;
    shot.releaseThousandths = releaseThousandths;
    return shot;
}

}  // namespace thrum::gui::sol
