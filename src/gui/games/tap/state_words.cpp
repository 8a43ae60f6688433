#include "gui/board/field_words.hpp"
#include "gui/games/tap/tap_match.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/games/tap/words_context.hpp"

#include <algorithm>
#include <array>
#include <cmath>

// What clocks, downs, spots, fouls, seats and men are called.

namespace thrum::gui {

using tap::Phase;

QString clockText(tap::ClockName name) {
    using tap::ClockName;
    switch (name) {
        case ClockName::Game:
            return words("Game clock");
        case ClockName::Halftime:
            return words("Half-time");
        case ClockName::Break:
            return words("Break");
        case ClockName::AfterScore:
            return words("After the score");
        case ClockName::TryDecision:
            return words("Try");
        case ClockName::KickDeclare:
            return words("Kick");
        case ClockName::DefensePreplace:
        case ClockName::KickPreplace:
        case ClockName::OffenseLineup:
        case ClockName::DefenseAfterSet:
        case ClockName::ReceivingAfterSet:
            return words("Line-up");
        case ClockName::Motion:
            return words("Motion");
        case ClockName::Match:
            return words("Match");
        case ClockName::Announce:
            return words("Announce");
        case ClockName::Snap:
            return words("Snap");
        case ClockName::Pass:
            return words("Pass");
        case ClockName::Restart:
            return words("Switch on");
        case ClockName::ReturnDecision:
            return words("Return");
        case ClockName::PenaltyCall:
            return words("Calls");
        case ClockName::PenaltyDecision:
            return words("Penalty");
        case ClockName::TossChoice:
            return words("Toss");
        case ClockName::Roll:
            return words("Dice");
        case ClockName::Coin:
            return words("Coin");
        case ClockName::Handover:
            return words("Handover");
        default:
            return words("Pivots");
    }
}

QString clockTextIn(const tap::State& state, tap::ClockName name) {
    const bool kick = state.phase == Phase::KickDeclare || state.phase == Phase::KickLineUp ||
                      state.phase == Phase::OnsideDeclared || state.phase == Phase::OnsideLineUp;
    return name == tap::ClockName::AfterScore && kick ? words("Kick line-up") : clockText(name);
}

QString expiryText(const tap::ClockView& clock) {
    if (clock.policy == tap::ClockPolicy::Advisory)
        return words("the clock only guides");
    switch (clock.onExpiry) {
        case tap::Expiry::Closes:
            return words("at 0:00 the window closes; what was done stands");
        case tap::Expiry::DelayCallable:
            return words("at 0:00 delay of game may be called");
        case tap::Expiry::RefereeSwitchesOn:
            return words("at 0:00 the referee switches on");
        case tap::Expiry::Quarterback:
            return words("at 0:00 the quarterback has the ball");
        case tap::Expiry::QuarterbackKeeps:
            return words("at 0:00 the quarterback keeps the ball");
        case tap::Expiry::Touchback:
            return words("at 0:00 it is a touchback");
        case tap::Expiry::RefereeRolls:
            return words("at 0:00 the referee rolls");
        case tap::Expiry::RefereeFlips:
            return words("at 0:00 the referee flips");
        case tap::Expiry::BetterOption:
            return words("at 0:00 the referee takes the better option");
        case tap::Expiry::Ready:
            return words("at 0:00 the line-up counts as it stands");
        case tap::Expiry::Kickoff:
            return words("at 0:00 it is a kickoff");
        case tap::Expiry::ExtraPointRolled:
            return words("at 0:00 the extra point is rolled");
        case tap::Expiry::Receive:
            return words("at 0:00 the referee chooses");
        case tap::Expiry::DefenseFirst:
            return words("at 0:00 the winners are on defense first");
        case tap::Expiry::Down:
            return words("at 0:00 the ball is down where it was recovered");
        case tap::Expiry::SecondHalf:
            return words("at 0:00 the second half begins");
        case tap::Expiry::LineUp:
            return words("at 0:00 the next play is lined up");
        case tap::Expiry::NoCall:
            return words("at 0:00 nothing was called");
        case tap::Expiry::WindowOpens:
            return words("at 0:00 your turn begins");
        case tap::Expiry::None:
        case tap::Expiry::HalfEnds:
        case tap::Expiry::Waits:
            break;
    }
    return {};
}

QString downText(const tap::State& s) {
    using tap::PlayKind;
    if (s.over)
        return words("Final");
    if (s.phase == Phase::Setup || s.phase == Phase::Toss || s.phase == Phase::OvertimeToss)
        return words("Coin toss");
    if (s.phase == Phase::Halftime)
        return words("Half-time");
    if (s.tryKind == tap::TryKind::TwoPoint)
        return words("Two-point try");
    if (s.tryKind != tap::TryKind::None)
        return words("Try");
    switch (s.playFacts.kind) {
        case PlayKind::Kickoff:
            return words("Kickoff");
        case PlayKind::Onside:
            return words("Onside kick");
        case PlayKind::SafetyKick:
            return words("Safety kick");
        default:
            break;
    }
    if (s.overtime.period > 0)
        return words("From the 50");
    const std::array ordinals = {words("1st"), words("2nd"), words("3rd"), words("4th")};
    const QString down = ordinals.at(static_cast<std::size_t>(std::clamp(s.down, 1, 4)) - 1);
    const double toGo = std::abs((s.lineToGain - s.lineOfScrimmage).yards());
    const double toGoal =
        s.offense == Side::Home ? 100.0 - s.lineOfScrimmage.yards() : s.lineOfScrimmage.yards();
    if (toGo >= toGoal - 0.001)
        return words("%1 & goal").arg(down);
    QString yards = QString::number(toGo, 'f', 1);
    if (yards.endsWith(QStringLiteral(".0")))
        yards.chop(2);
    return words("%1 & %2").arg(down, yards);
}

QString spotText(const TapMatch& match, Spot x, Side offense) {
    const QString whole = yardLineText(x, offense, match.teamName(other(offense)));
    // a spot is official to the tenth (TAP-GE-11)
    const double downfield = offense == Side::Home ? x.yards() : 100.0 - x.yards();
    const double tenths = std::round(10.0 * downfield);
    if (tenths < 0.0 || tenths > 1000.0 || std::fmod(tenths, 10.0) == 0.0)
        return whole;
    const QString line =
        QString::number((tenths < 500.0 ? tenths : 1000.0 - tenths) / 10.0, 'f', 1);
    return tenths < 500.0 ? words("own %1").arg(line)
                          : words("%1 %2").arg(match.teamName(other(offense)), line);
}

QString halfText(const tap::State& s) {
    if (s.overtime.period > 0)
        return s.overtime.period == 1 ? words("Overtime")
                                      : words("Overtime, period %1").arg(s.overtime.period);
    return s.half <= 1 ? words("1st half") : words("2nd half");
}

QString foulText(tap::FoulKind foul) {
    switch (foul) {
        case tap::FoulKind::TooManyMen:
            return words("Too many men");
        case tap::FoulKind::DelayOfGame:
            return words("Delay of game");
        case tap::FoulKind::OffensiveInterference:
            return words("Offensive pass interference");
        case tap::FoulKind::DefensiveInterference:
            return words("Defensive pass interference");
        case tap::FoulKind::GunnerInterference:
            break;
    }
    return words("Gunner interference");
}

QString foulPriceText(const tap::RulesData& rules, tap::FoulKind foul) {
    const auto& price = rules.penalty;
    switch (foul) {
        case tap::FoulKind::TooManyMen:
            return words("%1 yards · signal: both hands on the head").arg(price.tooManyMenYards);
        case tap::FoulKind::DelayOfGame:
            return words("%1 yards · signal: arms folded before the chest").arg(price.delayYards);
        case tap::FoulKind::OffensiveInterference:
            return words("%1 yards · signal: hands pushed forward").arg(price.opiYards);
        case tap::FoulKind::DefensiveInterference:
            return words("at the spot of the foul · signal: hands pushed forward");
        case tap::FoulKind::GunnerInterference:
            break;
    }
    return words("%1 yards and a first down · signal: hands pushed forward").arg(price.gunnerYards);
}

QString stickText(tap::Stick stick) {
    switch (stick) {
        case tap::Stick::Short:
            return words("short stick");
        case tap::Stick::Medium:
            return words("medium stick");
        case tap::Stick::Long:
            break;
    }
    return words("long stick");
}

QString positionText(tap::Position position) {
    using tap::Position;
    switch (position) {
        case Position::C:
            return words("center");
        case Position::G:
            return words("guard");
        case Position::T:
            return words("tackle");
        case Position::QB:
            return words("quarterback");
        case Position::RB:
            return words("running back");
        case Position::WR:
            return words("wide receiver");
        case Position::TE:
            return words("tight end");
        case Position::P:
            return words("punter");
        case Position::K:
            return words("kicker");
        case Position::DL:
            return words("defensive lineman");
        case Position::LB:
            return words("linebacker");
        case Position::DB:
            break;
    }
    return words("defensive back");
}

QString manText(const TapMatch& match, FigureId id) {
    const tap::Player* player = tap::findPlayer(match.state(), id);
    if (player == nullptr)
        return {};
    return QStringLiteral("%1 %2").arg(match.numberOf(id), positionText(player->position));
}

}  // namespace thrum::gui
