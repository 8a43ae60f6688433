#include "event_texts.hpp"

namespace thrum::tap {

std::string_view expiryText(ClockName clock) {
    switch (clock) {
        case ClockName::Game:
            return THRUM_TEXT("The game clock has run out.");
        case ClockName::Halftime:
            return THRUM_TEXT("Half-time is over.");
        case ClockName::Break:
            return THRUM_TEXT("The break is over.");
        case ClockName::AfterScore:
            return THRUM_TEXT("The kicking team's time to line up is up.");
        case ClockName::TryDecision:
            return THRUM_TEXT("The time for the try is up; the referee rolls for the extra point.");
        case ClockName::KickDeclare:
            return THRUM_TEXT("The time to declare the kick is up; it is a kickoff.");
        case ClockName::DefensePreplace:
            return THRUM_TEXT("The defense's first time to line up is over.");
        case ClockName::KickPreplace:
            return THRUM_TEXT("The receiving team's first time to line up is over.");
        case ClockName::OffenseLineup:
            return THRUM_TEXT("The offense's time to line up is up.");
        case ClockName::DefenseAfterSet:
            return THRUM_TEXT("The defense's time to answer the line-up is up.");
        case ClockName::ReceivingAfterSet:
            return THRUM_TEXT("The receiving team's time to answer the line-up is up.");
        case ClockName::Motion:
            return THRUM_TEXT("The time for a motion is up.");
        case ClockName::Match:
            return THRUM_TEXT("The defense's time to match is up.");
        case ClockName::Announce:
            return THRUM_TEXT("Nobody was announced in time; the quarterback takes the snap.");
        case ClockName::Snap:
            return THRUM_TEXT("The time to snap is up; the referee switches on.");
        case ClockName::Restart:
            return THRUM_TEXT("The time to switch on is up; the referee switches the board on.");
        case ClockName::Stoppage:
            return THRUM_TEXT("The offense's time at the stop is up.");
        case ClockName::StoppageDefense:
            return THRUM_TEXT("The defense's time at the stop is up.");
        case ClockName::Pass:
            return THRUM_TEXT("The time to pass is up; the quarterback keeps the ball.");
        case ClockName::PassDefense:
            return THRUM_TEXT("The defense's time against the pass is up.");
        case ClockName::AfterTouch:
        case ClockName::FumbleRecover:
            return THRUM_TEXT("The time to turn figures is up for the team with the ball.");
        case ClockName::AfterTouchOther:
        case ClockName::FumbleOther:
            return THRUM_TEXT("The time to turn figures is up for the team without the ball.");
        case ClockName::ReturnPivots:
        case ClockName::PuntReturnPivots:
            return THRUM_TEXT("The time to turn figures is up for the returning team.");
        case ClockName::CoverPivots:
        case ClockName::PuntCoverPivots:
            return THRUM_TEXT("The time to turn figures is up for the kicking team.");
        case ClockName::OnsidePivots:
            return THRUM_TEXT("The time to turn figures toward the ball is up.");
        case ClockName::ReturnDecision:
            return THRUM_TEXT("The time to choose a return is up.");
        case ClockName::PenaltyCall:
            return THRUM_TEXT("The time to call a foul is up.");
        case ClockName::PenaltyDecision:
            return THRUM_TEXT("The time to choose is up; the better side of the penalty is taken.");
        case ClockName::TossChoice:
            return THRUM_TEXT("The time to choose after the toss is up.");
        case ClockName::Roll:
            return THRUM_TEXT("The time to roll is up; the referee rolls.");
        case ClockName::Coin:
            return THRUM_TEXT("The time to flip is up; the referee flips the coin.");
        case ClockName::Handover:
            break;
    }
    return {};  // the next coach's window opens; nobody's time was used up
}

}  // namespace thrum::tap
