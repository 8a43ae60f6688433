#include "turn.hpp"

#include <thrum/rules/clause.hpp>

#include <algorithm>
#include <array>

// Words of all enumerations, and the refusals of section 22.
namespace thrum::solitaire {

#define THRUM_SOL_NAMES(E, ...)                                \
    std::span<const EnumName<E>> namesOf(E) {                  \
        using enum E;                                          \
        static constexpr EnumName<E> kNames[] = {__VA_ARGS__}; \
        return kNames;                                         \
    }

THRUM_SOL_NAMES(TossMode, {Map, "map"}, {Call, "call"}, {None, "none"})
THRUM_SOL_NAMES(SideSwitch, {Never, "never"}, {Half, "half"}, {Quarter, "quarter"})
THRUM_SOL_NAMES(MatchKind, {Regular, "regular"}, {Elimination, "elimination"})
THRUM_SOL_NAMES(KickoffMode, {Placed, "placed"}, {Kicked, "kicked"})
THRUM_SOL_NAMES(ShotKind,
                {Throw, "throw"},
                {Pitch, "pitch"},
                {Kickoff, "kickoff"},
                {Punt, "punt"},
                {FieldGoal, "field_goal"})
THRUM_SOL_NAMES(CoachLevel, {Rookie, "rookie"}, {Regular, "regular"}, {Star, "star"})
THRUM_SOL_NAMES(Phase,
                {Toss, "TOSS"},
                {KickChoice, "KICK_CHOICE"},
                {KickAlign, "KICK_ALIGN"},
                {KickShot, "KICK_SHOT"},
                {FieldChoice, "FIELD_CHOICE"},
                {Call, "CALL"},
                {Align, "ALIGN"},
                {Live, "LIVE"},
                {Stop, "STOP"},
                {Shot, "SHOT"},
                {Rush, "RUSH"},
                {Loose, "LOOSE"},
                {Penalty, "PENALTY"},
                {Try, "TRY"},
                {Over, "OVER"})
THRUM_SOL_NAMES(Stage, {First, "first"}, {Second, "second"}, {Choice, "choice"})
THRUM_SOL_NAMES(PlayKind,
                {None, "none"},
                {Kickoff, "kickoff"},
                {Onside, "onside"},
                {SafetyKick, "safety_kick"},
                {Run, "run"},
                {Pass, "pass"},
                {Punt, "punt"},
                {FieldGoal, "field_goal"})
THRUM_SOL_NAMES(TryKind, {None, "none"}, {Undecided, "undecided"}, {Kick, "kick"}, {Play, "play"})
THRUM_SOL_NAMES(ChanceKind, {Coin, "toss"}, {Shake, "shake"}, {Scatter, "scatter"}, {Shot, "shot"})
THRUM_SOL_NAMES(CoinFace, {Heads, "heads"}, {Tails, "tails"})
THRUM_SOL_NAMES(FigureStatus, {Standing, "standing"}, {Fallen, "fallen"})
THRUM_SOL_NAMES(FieldChoiceKind,
                {None, "none"},
                {KickInEndZone, "kick_in_end_zone"},
                {PuntInField, "punt_in_field"},
                {PuntInEndZone, "punt_in_end_zone"},
                {WonInEndZone, "won_in_end_zone"},
                {OnsideWon, "onside_won"})
THRUM_SOL_NAMES(PenaltyKind,
                {None, "none"},
                {IllegalReceiver, "illegal_receiver"},
                {IllegalTouching, "illegal_touching"},
                {IllegalKickOut, "illegal_kick_out_of_bounds"})
THRUM_SOL_NAMES(OvertimeStage,
                {None, "none"},
                {First, "first_possession"},
                {BehindByThree, "B3"},
                {Tied, "B0"},
                {SuddenDeath, "sudden_death"})
THRUM_SOL_NAMES(StopChoice,
                {None, "none"},
                {GoOn, "go_on"},
                {Lateral, "lateral"},
                {Pitch, "pitch"},
                {Pass, "pass"})
THRUM_SOL_NAMES(Next, {Scrimmage, "scrimmage"}, {Kickoff, "kickoff"}, {SafetyKick, "safety_kick"})
THRUM_SOL_NAMES(DecisionKind,
                {CallToss, "call_toss"},
                {ChooseToss, "choose_toss"},
                {ChooseKick, "choose_kick"},
                {Timeout, "timeout"},
                {Place, "place"},
                {Lift, "lift"},
                {PlaceBall, "place_ball"},
                {NameCenter, "name_center"},
                {NameCarrier, "name_carrier"},
                {NamePunter, "name_punter"},
                {NameKicker, "name_kicker"},
                {NameHolder, "name_holder"},
                {NameReturner, "name_returner"},
                {Ready, "ready"},
                {Call, "call"},
                {Turn, "turn"},
                {Adjust, "adjust"},
                {Done, "done"},
                {GoOn, "go_on"},
                {Lateral, "lateral"},
                {Pitch, "pitch"},
                {Pass, "pass"},
                {Down, "down"},
                {Shot, "shot"},
                {ComputerShot, "computer_shot"},
                {Cancel, "cancel"},
                {Return, "return"},
                {FairCatch, "fair_catch"},
                {Touchback, "touchback"},
                {Accept, "accept"},
                {Decline, "decline"},
                {KickAgain, "kick_again"},
                {TakeBall, "take_ball"},
                {ChooseTry, "choose_try"},
                {Stop, "stop"})
THRUM_SOL_NAMES(Choice,
                {None, ""},
                {Heads, "heads"},
                {Tails, "tails"},
                {Kick, "kick"},
                {Receive, "receive"},
                {Kickoff, "kickoff"},
                {Onside, "onside"},
                {Run, "run"},
                {Pass, "pass"},
                {Punt, "punt"},
                {FieldGoal, "field_goal"},
                {Play, "play"})
THRUM_SOL_NAMES(
    PromptKind, {Decision, "decision"}, {Chance, "chance"}, {Run, "run"}, {Over, "over"})
THRUM_SOL_NAMES(EventKind,
                {Tossed, "tossed"},
                {TossCalled, "toss_called"},
                {TossChosen, "toss_chosen"},
                {KickChosen, "kick_chosen"},
                {TimeoutCalled, "timeout"},
                {Placed, "placed"},
                {Lifted, "lifted"},
                {BallPlaced, "ball_placed"},
                {Named, "named"},
                {Readied, "ready"},
                {Called, "called"},
                {Turned, "turned"},
                {Adjusted, "adjusted"},
                {TurnsDone, "turns_done"},
                {BoardOn, "board_on"},
                {BoardOff, "board_off"},
                {StopGranted, "stopped"},
                {StopRefused, "stop_refused"},
                {CoveredDraw, "covered_draw"},
                {CoveredTold, "covered_told"},
                {Lateraled, "lateral"},
                {PitchMeant, "pitch"},
                {PassMeant, "pass"},
                {ShotMade, "shot"},
                {ShotFlew, "flight"},
                {Complete, "complete"},
                {Incomplete, "incomplete"},
                {Intercepted, "intercepted"},
                {PitchComplete, "pitch_complete"},
                {Kicked, "kicked"},
                {KickGood, "field_goal_good"},
                {KickNoGood, "field_goal_no_good"},
                {Blocked, "blocked"},
                {ReturnerPut, "returner_put"},
                {ReturnChosen, "return"},
                {FairCaught, "fair_catch"},
                {Touchback, "touchback"},
                {Downed, "downed"},
                {Tackled, "tackle"},
                {OutOfBounds, "out_of_bounds"},
                {ProgressStopped, "progress_stopped"},
                {CarrierFell, "carrier_fell"},
                {Fell, "fell"},
                {BallLoose, "ball_loose"},
                {AttemptOver, "attempt_over"},
                {Recovered, "recovered"},
                {BallOut, "ball_out"},
                {Foul, "foul"},
                {PenaltyAccepted, "penalty_accepted"},
                {PenaltyDeclined, "penalty_declined"},
                {KickedAgain, "kick_again"},
                {BallTaken, "ball_taken"},
                {Touchdown, "touchdown"},
                {Safety, "safety"},
                {TryChosen, "try_chosen"},
                {TryGood, "try_good"},
                {TryFailed, "try_failed"},
                {Spotted, "spotted"},
                {FirstDown, "first_down"},
                {PossessionChanged, "possession_changed"},
                {PlayCounted, "play_counted"},
                {QuarterEnded, "quarter_ended"},
                {OvertimeBegan, "overtime_began"},
                {OvertimeStageChanged, "overtime_stage"},
                {GameEnded, "game_ended"},
                {SituationChanged, "situation"})

#undef THRUM_SOL_NAMES

namespace {

struct ErrorText {
    std::string_view code;
    std::string_view text;
};
constexpr std::array kErrors{
    ErrorText{"E-SOL-ROSTER",
              THRUM_TEXT("A roster needs at least 11 players with different numbers.")},
    ErrorText{"E-SOL-COUNT", THRUM_TEXT("Eleven players must take part.")},
    ErrorText{"E-SOL-NUM", THRUM_TEXT("That number is not allowed in this position.")},
    ErrorText{"E-SOL-FIELD", THRUM_TEXT("All bases must be inside the field.")},
    ErrorText{"E-SOL-OVERLAP", THRUM_TEXT("Bases may not overlap.")},
    ErrorText{"E-SOL-OFFSIDE", THRUM_TEXT("That player is over the line.")},
    ErrorText{"E-SOL-SEVEN", THRUM_TEXT("Seven on the line, at most four behind it.")},
    ErrorText{"E-SOL-ENDS", THRUM_TEXT("The ends of the line must wear eligible numbers.")},
    ErrorText{"E-SOL-INTERIOR",
              THRUM_TEXT("Five interior linemen (50–79) must stand between the ends.")},
    ErrorText{"E-SOL-BACKNUM", THRUM_TEXT("Players behind the line must wear eligible numbers.")},
    ErrorText{"E-SOL-CENTRE", THRUM_TEXT("The centre must stand at the ball.")},
    ErrorText{"E-SOL-SNAP", THRUM_TEXT("Somebody must stand behind the centre.")},
    ErrorText{"E-SOL-CARRIER",
              THRUM_TEXT("The carrier must start behind the line between the tackles.")},
    ErrorText{"E-SOL-KLINE", THRUM_TEXT("The kicking team lines up on its kicking line.")},
    ErrorText{"E-SOL-RLINE", THRUM_TEXT("The receiving team must stay behind its line.")},
    ErrorText{"E-SOL-RETURNER", THRUM_TEXT("The returner starts on his line.")},
    ErrorText{"E-SOL-BALLSPOT", THRUM_TEXT("The ball goes on the restraining line.")},
    ErrorText{"E-SOL-ENGAGED", THRUM_TEXT("That player is engaged.")},
    ErrorText{"E-SOL-STOPS", THRUM_TEXT("No stops left in this play.")},
    ErrorText{"E-SOL-NOPASS", THRUM_TEXT("No forward pass is allowed now.")},
    ErrorText{"E-SOL-PASTLINE", THRUM_TEXT("The passer is past the line.")},
    ErrorText{"E-SOL-AIM", THRUM_TEXT("You cannot aim there.")},
    ErrorText{"E-SOL-LATFWD", THRUM_TEXT("The ball must go sideways or back.")},
    ErrorText{"E-SOL-LATFAR", THRUM_TEXT("Too far for a lateral; pitch it.")},
    ErrorText{"E-SOL-PITNEAR", THRUM_TEXT("Close enough for a lateral.")},
    ErrorText{"E-SOL-LATBLOCK", THRUM_TEXT("Somebody stands between them.")},
    ErrorText{"E-SOL-DEPTH", THRUM_TEXT("The punter stands 7 to 15 yards back.")},
    ErrorText{"E-SOL-SIMPLEPUNT", THRUM_TEXT("The line must be at the 46 or farther.")},
    ErrorText{"E-SOL-FGRANGE", THRUM_TEXT("Field goals only from the 48 or nearer.")},
    ErrorText{"E-SOL-KICKER", THRUM_TEXT("The kicker stands 7 yards behind the ball.")},
    ErrorText{"E-SOL-HOLDER", THRUM_TEXT("The holder stands beside the kicker.")},
    ErrorText{"E-SOL-TIMEOUT", THRUM_TEXT("No time-out can be called.")},
    ErrorText{"E-SOL-PLAYS", THRUM_TEXT("Plays per quarter: 10 to 20.")},
    ErrorText{"E-SOL-PHASE", THRUM_TEXT("That is not possible at this moment.")},
    ErrorText{"E-SOL-OVER", THRUM_TEXT("The game is over.")},
    ErrorText{"E-SOL-DATA", THRUM_TEXT("Rules file invalid at {path}: {reason}.")}};

}  // namespace

RuleViolation refusal(std::string_view clause, std::string_view code) {
    const auto found = std::ranges::find(kErrors, code, &ErrorText::code);
    THRUM_ASSERT(found != kErrors.end());
    RuleViolation result = violation(clause, found->text);
    result.code = std::string{code};
    return result;
}

RuleViolation wrongMoment(std::string_view clause) {
    return refusal(clause, "E-SOL-PHASE");
}

}  // namespace thrum::solitaire
