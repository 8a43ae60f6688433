#include "phases.hpp"

#include <thrum/rules/tap/event.hpp>
#include <thrum/rules/tap/judge.hpp>
#include <thrum/rules/tap/prompt.hpp>

#include <array>

namespace thrum::tap {

std::span<const EnumName<Phase>> namesOf(Phase) {
    static constexpr std::array kNames{EnumName<Phase>{Phase::Setup, "G0"},
                                       EnumName<Phase>{Phase::Toss, "G1"},
                                       EnumName<Phase>{Phase::Halftime, "G3"},
                                       EnumName<Phase>{Phase::Final, "G5"},
                                       EnumName<Phase>{Phase::OvertimeToss, "O0"},
                                       EnumName<Phase>{Phase::Break, "S0"},
                                       EnumName<Phase>{Phase::LineUp, "S1"},
                                       EnumName<Phase>{Phase::SetDefense, "S2"},
                                       EnumName<Phase>{Phase::Motion, "S3"},
                                       EnumName<Phase>{Phase::Match, "S4"},
                                       EnumName<Phase>{Phase::Announce, "S5"},
                                       EnumName<Phase>{Phase::Ready, "S6"},
                                       EnumName<Phase>{Phase::RunBehind, "S7"},
                                       EnumName<Phase>{Phase::StopOffense, "S8"},
                                       EnumName<Phase>{Phase::StopDefense, "S9"},
                                       EnumName<Phase>{Phase::Restart, "S7r"},
                                       EnumName<Phase>{Phase::PassSet, "S10"},
                                       EnumName<Phase>{Phase::PassDefense, "S11"},
                                       EnumName<Phase>{Phase::PassRestart, "S12r"},
                                       EnumName<Phase>{Phase::BallInAir, "S12"},
                                       EnumName<Phase>{Phase::TouchPossession, "S13"},
                                       EnumName<Phase>{Phase::TouchOther, "S14"},
                                       EnumName<Phase>{Phase::RestartFree, "S16r"},
                                       EnumName<Phase>{Phase::RunFree, "S16"},
                                       EnumName<Phase>{Phase::Coin, "S18"},
                                       EnumName<Phase>{Phase::FumbleRecover, "S18a"},
                                       EnumName<Phase>{Phase::FumbleOther, "S18b"},
                                       EnumName<Phase>{Phase::Dead, "S19"},
                                       EnumName<Phase>{Phase::KickDeclare, "K0"},
                                       EnumName<Phase>{Phase::KickLineUp, "K1"},
                                       EnumName<Phase>{Phase::KickReady, "K2"},
                                       EnumName<Phase>{Phase::KickRun, "K3"},
                                       EnumName<Phase>{Phase::KickDecide, "K4"},
                                       EnumName<Phase>{Phase::ReturnPivot, "K5"},
                                       EnumName<Phase>{Phase::CoverPivot, "K6"},
                                       EnumName<Phase>{Phase::RestartReturn, "K7"},
                                       EnumName<Phase>{Phase::OnsideDeclared, "N0"},
                                       EnumName<Phase>{Phase::OnsideLineUp, "N1"},
                                       EnumName<Phase>{Phase::OnsideSecondRoll, "N2"},
                                       EnumName<Phase>{Phase::OnsideReceive, "N3"},
                                       EnumName<Phase>{Phase::OnsideKick, "N4"},
                                       EnumName<Phase>{Phase::OnsideReady, "N5"},
                                       EnumName<Phase>{Phase::BallLoose, "N6"},
                                       EnumName<Phase>{Phase::OnsideDecide, "N7"},
                                       EnumName<Phase>{Phase::PuntRun, "P2"},
                                       EnumName<Phase>{Phase::PuntStop, "P3"},
                                       EnumName<Phase>{Phase::PuntStopDefense, "P4"},
                                       EnumName<Phase>{Phase::PuntLanding, "P5"},
                                       EnumName<Phase>{Phase::PuntReturnPivot, "P6"},
                                       EnumName<Phase>{Phase::PuntCoverPivot, "P7"},
                                       EnumName<Phase>{Phase::PuntRestart, "P8"},
                                       EnumName<Phase>{Phase::FieldGoal, "F0"},
                                       EnumName<Phase>{Phase::TryChoice, "X0"},
                                       EnumName<Phase>{Phase::TryRoll, "X1"}};
    return kNames;
}

std::span<const EnumName<Method>> namesOf(Method) {
    static constexpr std::array kNames{EnumName<Method>{Method::Plays, "plays"},
                                       EnumName<Method>{Method::Clock, "clock"}};
    return kNames;
}

std::span<const EnumName<PlayKind>> namesOf(PlayKind) {
    static constexpr std::array kNames{EnumName<PlayKind>{PlayKind::Scrimmage, "scrimmage"},
                                       EnumName<PlayKind>{PlayKind::Punt, "punt"},
                                       EnumName<PlayKind>{PlayKind::FieldGoal, "field_goal"},
                                       EnumName<PlayKind>{PlayKind::Kickoff, "kickoff"},
                                       EnumName<PlayKind>{PlayKind::Onside, "onside"},
                                       EnumName<PlayKind>{PlayKind::SafetyKick, "safety_kick"}};
    return kNames;
}

std::span<const EnumName<TryKind>> namesOf(TryKind) {
    static constexpr std::array kNames{EnumName<TryKind>{TryKind::None, "none"},
                                       EnumName<TryKind>{TryKind::Undecided, "undecided"},
                                       EnumName<TryKind>{TryKind::ExtraPoint, "extra_point"},
                                       EnumName<TryKind>{TryKind::TwoPoint, "two_point"}};
    return kNames;
}

std::span<const EnumName<ReturnKind>> namesOf(ReturnKind) {
    static constexpr std::array kNames{
        EnumName<ReturnKind>{ReturnKind::None, "none"},
        EnumName<ReturnKind>{ReturnKind::Kick, "kick"},
        EnumName<ReturnKind>{ReturnKind::Punt, "punt"},
        EnumName<ReturnKind>{ReturnKind::Interception, "interception"},
        EnumName<ReturnKind>{ReturnKind::Fumble, "fumble"}};
    return kNames;
}

std::span<const EnumName<LineupStage>> namesOf(LineupStage) {
    static constexpr std::array kNames{EnumName<LineupStage>{LineupStage::None, "none"},
                                       EnumName<LineupStage>{LineupStage::Preplace, "preplace"},
                                       EnumName<LineupStage>{LineupStage::First, "first"},
                                       EnumName<LineupStage>{LineupStage::AfterSet, "after_set"}};
    return kNames;
}

std::span<const EnumName<FigureStatus>> namesOf(FigureStatus) {
    static constexpr std::array kNames{EnumName<FigureStatus>{FigureStatus::Standing, "standing"},
                                       EnumName<FigureStatus>{FigureStatus::Fallen, "fallen"},
                                       EnumName<FigureStatus>{FigureStatus::Out, "out"}};
    return kNames;
}

std::span<const EnumName<CoinFace>> namesOf(CoinFace) {
    static constexpr std::array kNames{EnumName<CoinFace>{CoinFace::Heads, "heads"},
                                       EnumName<CoinFace>{CoinFace::Tails, "tails"}};
    return kNames;
}

std::span<const EnumName<ChanceKind>> namesOf(ChanceKind) {
    static constexpr std::array kNames{EnumName<ChanceKind>{ChanceKind::Dice, "dice"},
                                       EnumName<ChanceKind>{ChanceKind::Coin, "coin"}};
    return kNames;
}

std::span<const EnumName<Stick>> namesOf(Stick) {
    static constexpr std::array kNames{EnumName<Stick>{Stick::Short, "short"},
                                       EnumName<Stick>{Stick::Medium, "medium"},
                                       EnumName<Stick>{Stick::Long, "long"}};
    return kNames;
}

std::span<const EnumName<FoulKind>> namesOf(FoulKind) {
    static constexpr std::array kNames{
        EnumName<FoulKind>{FoulKind::TooManyMen, "too_many_men"},
        EnumName<FoulKind>{FoulKind::DelayOfGame, "delay_of_game"},
        EnumName<FoulKind>{FoulKind::OffensiveInterference, "offensive_interference"},
        EnumName<FoulKind>{FoulKind::DefensiveInterference, "defensive_interference"},
        EnumName<FoulKind>{FoulKind::GunnerInterference, "gunner_interference"}};
    return kNames;
}

std::span<const EnumName<EndKind>> namesOf(EndKind) {
    static constexpr std::array kNames{
        EnumName<EndKind>{EndKind::None, "none"},
        EnumName<EndKind>{EndKind::Tackled, "tackled"},
        EnumName<EndKind>{EndKind::Fell, "fell"},
        EnumName<EndKind>{EndKind::OutOfBounds, "out_of_bounds"},
        EnumName<EndKind>{EndKind::Downed, "downed"},
        EnumName<EndKind>{EndKind::Progress, "progress"},
        EnumName<EndKind>{EndKind::Stalled, "stalled"},
        EnumName<EndKind>{EndKind::Fumbled, "fumbled"},
        EnumName<EndKind>{EndKind::Incomplete, "incomplete"},
        EnumName<EndKind>{EndKind::Touchdown, "touchdown"},
        EnumName<EndKind>{EndKind::Touchback, "touchback"},
        EnumName<EndKind>{EndKind::Recovered, "recovered"},
        EnumName<EndKind>{EndKind::FairCatch, "fair_catch"},
        EnumName<EndKind>{EndKind::FieldGoalGood, "field_goal_good"},
        EnumName<EndKind>{EndKind::FieldGoalMissed, "field_goal_missed"}};
    return kNames;
}

std::span<const EnumName<Unit>> namesOf(Unit) {
    static constexpr std::array kNames{EnumName<Unit>{Unit::Dark, "dark"},
                                       EnumName<Unit>{Unit::White, "white"}};
    return kNames;
}

std::span<const EnumName<Position>> namesOf(Position) {
    static constexpr std::array kNames{EnumName<Position>{Position::C, "C"},
                                       EnumName<Position>{Position::G, "G"},
                                       EnumName<Position>{Position::T, "T"},
                                       EnumName<Position>{Position::QB, "QB"},
                                       EnumName<Position>{Position::RB, "RB"},
                                       EnumName<Position>{Position::WR, "WR"},
                                       EnumName<Position>{Position::TE, "TE"},
                                       EnumName<Position>{Position::P, "P"},
                                       EnumName<Position>{Position::K, "K"},
                                       EnumName<Position>{Position::DL, "DL"},
                                       EnumName<Position>{Position::LB, "LB"},
                                       EnumName<Position>{Position::DB, "DB"}};
    return kNames;
}

std::span<const EnumName<ClockName>> namesOf(ClockName) {
    static constexpr std::array kNames{
        EnumName<ClockName>{ClockName::Game, "game"},
        EnumName<ClockName>{ClockName::Halftime, "halftime"},
        EnumName<ClockName>{ClockName::Break, "break"},
        EnumName<ClockName>{ClockName::AfterScore, "after_score"},
        EnumName<ClockName>{ClockName::TryDecision, "try_decision"},
        EnumName<ClockName>{ClockName::KickDeclare, "kick_declare"},
        EnumName<ClockName>{ClockName::DefensePreplace, "defense_preplace"},
        EnumName<ClockName>{ClockName::KickPreplace, "kick_preplace"},
        EnumName<ClockName>{ClockName::OffenseLineup, "offense_lineup"},
        EnumName<ClockName>{ClockName::DefenseAfterSet, "defense_after_set"},
        EnumName<ClockName>{ClockName::ReceivingAfterSet, "receiving_after_set"},
        EnumName<ClockName>{ClockName::Motion, "motion"},
        EnumName<ClockName>{ClockName::Match, "match"},
        EnumName<ClockName>{ClockName::Announce, "announce"},
        EnumName<ClockName>{ClockName::Snap, "snap"},
        EnumName<ClockName>{ClockName::Stoppage, "stoppage"},
        EnumName<ClockName>{ClockName::StoppageDefense, "stoppage_defense"},
        EnumName<ClockName>{ClockName::Pass, "pass"},
        EnumName<ClockName>{ClockName::PassDefense, "pass_defense"},
        EnumName<ClockName>{ClockName::AfterTouch, "after_touch"},
        EnumName<ClockName>{ClockName::AfterTouchOther, "after_touch_other"},
        EnumName<ClockName>{ClockName::FumbleRecover, "fumble_recover"},
        EnumName<ClockName>{ClockName::FumbleOther, "fumble_other"},
        EnumName<ClockName>{ClockName::Restart, "restart"},
        EnumName<ClockName>{ClockName::ReturnDecision, "return_decision"},
        EnumName<ClockName>{ClockName::ReturnPivots, "return_pivots"},
        EnumName<ClockName>{ClockName::CoverPivots, "cover_pivots"},
        EnumName<ClockName>{ClockName::OnsidePivots, "onside_pivots"},
        EnumName<ClockName>{ClockName::PuntReturnPivots, "punt_return_pivots"},
        EnumName<ClockName>{ClockName::PuntCoverPivots, "punt_cover_pivots"},
        EnumName<ClockName>{ClockName::PenaltyCall, "penalty_call"},
        EnumName<ClockName>{ClockName::PenaltyDecision, "penalty_decision"},
        EnumName<ClockName>{ClockName::TossChoice, "toss_choice"},
        EnumName<ClockName>{ClockName::Roll, "roll"},
        EnumName<ClockName>{ClockName::Coin, "coin"},
        EnumName<ClockName>{ClockName::Handover, "handover"}};
    return kNames;
}

std::span<const EnumName<ClockPolicy>> namesOf(ClockPolicy) {
    static constexpr std::array kNames{EnumName<ClockPolicy>{ClockPolicy::Advisory, "advisory"},
                                       EnumName<ClockPolicy>{ClockPolicy::Enforced, "enforced"}};
    return kNames;
}

std::span<const EnumName<DecisionKind>> namesOf(DecisionKind) {
    static constexpr std::array kNames{
        EnumName<DecisionKind>{DecisionKind::ConfirmMethod, "confirm_method"},
        EnumName<DecisionKind>{DecisionKind::CallToss, "call_toss"},
        EnumName<DecisionKind>{DecisionKind::ChooseToss, "choose_toss"},
        EnumName<DecisionKind>{DecisionKind::DeclareKick, "declare_kick"},
        EnumName<DecisionKind>{DecisionKind::EarlyTouchback, "early_touchback"},
        EnumName<DecisionKind>{DecisionKind::Place, "place"},
        EnumName<DecisionKind>{DecisionKind::Lift, "lift"},
        EnumName<DecisionKind>{DecisionKind::Set, "set"},
        EnumName<DecisionKind>{DecisionKind::Ready, "ready"},
        EnumName<DecisionKind>{DecisionKind::DeclarePunt, "declare_punt"},
        EnumName<DecisionKind>{DecisionKind::DeclareFieldGoal, "declare_field_goal"},
        EnumName<DecisionKind>{DecisionKind::Withdraw, "withdraw"},
        EnumName<DecisionKind>{DecisionKind::NameGunners, "name_gunners"},
        EnumName<DecisionKind>{DecisionKind::NameReturner, "name_returner"},
        EnumName<DecisionKind>{DecisionKind::Announce, "announce"},
        EnumName<DecisionKind>{DecisionKind::DeclareFake, "declare_fake"},
        EnumName<DecisionKind>{DecisionKind::SwitchOn, "switch_on"},
        EnumName<DecisionKind>{DecisionKind::Pivot, "pivot"},
        EnumName<DecisionKind>{DecisionKind::MoveInMotion, "move_in_motion"},
        EnumName<DecisionKind>{DecisionKind::SwitchBase, "switch_base"},
        EnumName<DecisionKind>{DecisionKind::Pitch, "pitch"},
        EnumName<DecisionKind>{DecisionKind::DeclarePass, "declare_pass"},
        EnumName<DecisionKind>{DecisionKind::NameReceiver, "name_receiver"},
        EnumName<DecisionKind>{DecisionKind::LayStick, "lay_stick"},
        EnumName<DecisionKind>{DecisionKind::TurnReceiver, "turn_receiver"},
        EnumName<DecisionKind>{DecisionKind::ReleasePass, "release_pass"},
        EnumName<DecisionKind>{DecisionKind::WithdrawPass, "withdraw_pass"},
        EnumName<DecisionKind>{DecisionKind::Done, "done"},
        EnumName<DecisionKind>{DecisionKind::TakeTouchback, "take_touchback"},
        EnumName<DecisionKind>{DecisionKind::ReturnKick, "return_kick"},
        EnumName<DecisionKind>{DecisionKind::DownBall, "down_ball"},
        EnumName<DecisionKind>{DecisionKind::FairCatch, "fair_catch"},
        EnumName<DecisionKind>{DecisionKind::Punt, "punt"},
        EnumName<DecisionKind>{DecisionKind::HangOn, "hang_on"},
        EnumName<DecisionKind>{DecisionKind::Roll, "roll"},
        EnumName<DecisionKind>{DecisionKind::Flip, "flip"},
        EnumName<DecisionKind>{DecisionKind::ChooseTry, "choose_try"},
        EnumName<DecisionKind>{DecisionKind::Accept, "accept"},
        EnumName<DecisionKind>{DecisionKind::Decline, "decline"},
        EnumName<DecisionKind>{DecisionKind::Pause, "pause"},
        EnumName<DecisionKind>{DecisionKind::Resume, "resume"},
        EnumName<DecisionKind>{DecisionKind::TakeOver, "take_over"},
        EnumName<DecisionKind>{DecisionKind::CallDelay, "call_delay"},
        EnumName<DecisionKind>{DecisionKind::CallTooManyMen, "call_too_many_men"},
        EnumName<DecisionKind>{DecisionKind::CallInterference, "call_interference"},
        EnumName<DecisionKind>{DecisionKind::CallGunner, "call_gunner"},
        EnumName<DecisionKind>{DecisionKind::NoCall, "no_call"},
        EnumName<DecisionKind>{DecisionKind::Stop, "stop"},
        EnumName<DecisionKind>{DecisionKind::Down, "down"},
        EnumName<DecisionKind>{DecisionKind::Progress, "progress"},
        EnumName<DecisionKind>{DecisionKind::ChooseMode, "choose_mode"},
        EnumName<DecisionKind>{DecisionKind::ChooseBoard, "choose_board"},
        EnumName<DecisionKind>{DecisionKind::TuneBase, "tune_base"}};
    return kNames;
}

std::span<const EnumName<Choice>> namesOf(Choice) {
    static constexpr std::array kNames{EnumName<Choice>{Choice::None, ""},
                                       EnumName<Choice>{Choice::Heads, "heads"},
                                       EnumName<Choice>{Choice::Tails, "tails"},
                                       EnumName<Choice>{Choice::Kick, "kick"},
                                       EnumName<Choice>{Choice::Receive, "receive"},
                                       EnumName<Choice>{Choice::Offense, "offense"},
                                       EnumName<Choice>{Choice::Defense, "defense"},
                                       EnumName<Choice>{Choice::Kickoff, "kickoff"},
                                       EnumName<Choice>{Choice::Onside, "onside"},
                                       EnumName<Choice>{Choice::ExtraPoint, "extra_point"},
                                       EnumName<Choice>{Choice::TwoPoint, "two_point"},
                                       EnumName<Choice>{Choice::Plays, "plays"},
                                       EnumName<Choice>{Choice::Clock, "clock"},
                                       EnumName<Choice>{Choice::Solitaire, "solitaire"},
                                       EnumName<Choice>{Choice::Hotseat, "hotseat"},
                                       EnumName<Choice>{Choice::Tournament, "tournament"}};
    return kNames;
}

std::span<const EnumName<EventKind>> namesOf(EventKind) {
    static constexpr std::array kNames{
        EnumName<EventKind>{EventKind::MethodConfirmed, "method_confirmed"},
        EnumName<EventKind>{EventKind::TossCalled, "toss_called"},
        EnumName<EventKind>{EventKind::TossChosen, "toss_chosen"},
        EnumName<EventKind>{EventKind::KickDeclared, "kick_declared"},
        EnumName<EventKind>{EventKind::FigurePlaced, "figure_placed"},
        EnumName<EventKind>{EventKind::FigureLifted, "figure_lifted"},
        EnumName<EventKind>{EventKind::FigureCorrected, "figure_corrected"},
        EnumName<EventKind>{EventKind::BoardCleared, "board_cleared"},
        EnumName<EventKind>{EventKind::SetDeclared, "set_declared"},
        EnumName<EventKind>{EventKind::ReadyDeclared, "ready_declared"},
        EnumName<EventKind>{EventKind::PuntDeclared, "punt_declared"},
        EnumName<EventKind>{EventKind::FieldGoalDeclared, "field_goal_declared"},
        EnumName<EventKind>{EventKind::DeclarationWithdrawn, "declaration_withdrawn"},
        EnumName<EventKind>{EventKind::FakeDeclared, "fake_declared"},
        EnumName<EventKind>{EventKind::GunnersNamed, "gunners_named"},
        EnumName<EventKind>{EventKind::ReturnerNamed, "returner_named"},
        EnumName<EventKind>{EventKind::Announced, "announced"},
        EnumName<EventKind>{EventKind::BoardOn, "board_on"},
        EnumName<EventKind>{EventKind::BoardOff, "board_off"},
        EnumName<EventKind>{EventKind::StopGranted, "stop_granted"},
        EnumName<EventKind>{EventKind::CallRefused, "call_refused"},
        EnumName<EventKind>{EventKind::Pivoted, "pivoted"},
        EnumName<EventKind>{EventKind::MovedInMotion, "moved_in_motion"},
        EnumName<EventKind>{EventKind::BaseSwitched, "base_switched"},
        EnumName<EventKind>{EventKind::Pitched, "pitched"},
        EnumName<EventKind>{EventKind::PassDeclared, "pass_declared"},
        EnumName<EventKind>{EventKind::ReceiverNamed, "receiver_named"},
        EnumName<EventKind>{EventKind::StickLaid, "stick_laid"},
        EnumName<EventKind>{EventKind::PassReleased, "pass_released"},
        EnumName<EventKind>{EventKind::PassWithdrawn, "pass_withdrawn"},
        EnumName<EventKind>{EventKind::BallTouched, "ball_touched"},
        EnumName<EventKind>{EventKind::Caught, "caught"},
        EnumName<EventKind>{EventKind::Intercepted, "intercepted"},
        EnumName<EventKind>{EventKind::Incomplete, "incomplete"},
        EnumName<EventKind>{EventKind::LineReached, "line_reached"},
        EnumName<EventKind>{EventKind::TackleBroken, "tackle_broken"},
        EnumName<EventKind>{EventKind::Tackled, "tackled"},
        EnumName<EventKind>{EventKind::Fell, "fell"},
        EnumName<EventKind>{EventKind::Out, "out"},
        EnumName<EventKind>{EventKind::Fumbled, "fumbled"},
        EnumName<EventKind>{EventKind::Recovered, "recovered"},
        EnumName<EventKind>{EventKind::OutOfBounds, "out_of_bounds"},
        EnumName<EventKind>{EventKind::GaveUp, "gave_up"},
        EnumName<EventKind>{EventKind::ProgressCalled, "progress_called"},
        EnumName<EventKind>{EventKind::ProgressStopped, "progress_stopped"},
        EnumName<EventKind>{EventKind::Touchdown, "touchdown"},
        EnumName<EventKind>{EventKind::Safety, "safety"},
        EnumName<EventKind>{EventKind::FieldGoalGood, "field_goal_good"},
        EnumName<EventKind>{EventKind::KickMissed, "kick_missed"},
        EnumName<EventKind>{EventKind::KickFailed, "kick_failed"},
        EnumName<EventKind>{EventKind::TryGood, "try_good"},
        EnumName<EventKind>{EventKind::TryFailed, "try_failed"},
        EnumName<EventKind>{EventKind::Touchback, "touchback"},
        EnumName<EventKind>{EventKind::Punted, "punted"},
        EnumName<EventKind>{EventKind::HungOn, "hung_on"},
        EnumName<EventKind>{EventKind::ReturnChosen, "return_chosen"},
        EnumName<EventKind>{EventKind::FlagThrown, "flag_thrown"},
        EnumName<EventKind>{EventKind::PenaltyEnforced, "penalty_enforced"},
        EnumName<EventKind>{EventKind::PenaltyDeclined, "penalty_declined"},
        EnumName<EventKind>{EventKind::PenaltiesOffset, "penalties_offset"},
        EnumName<EventKind>{EventKind::NoFoul, "no_foul"},
        EnumName<EventKind>{EventKind::DiceRolled, "dice_rolled"},
        EnumName<EventKind>{EventKind::CoinFlipped, "coin_flipped"},
        EnumName<EventKind>{EventKind::ClockMarked, "clock_marked"},
        EnumName<EventKind>{EventKind::ClockExpired, "clock_expired"},
        EnumName<EventKind>{EventKind::Spotted, "spotted"},
        EnumName<EventKind>{EventKind::FirstDown, "first_down"},
        EnumName<EventKind>{EventKind::PossessionChanged, "possession_changed"},
        EnumName<EventKind>{EventKind::HalfEnded, "half_ended"},
        EnumName<EventKind>{EventKind::OvertimeYards, "overtime_yards"},
        EnumName<EventKind>{EventKind::OvertimePeriod, "overtime_period"},
        EnumName<EventKind>{EventKind::GameEnded, "game_ended"},
        EnumName<EventKind>{EventKind::Paused, "paused"},
        EnumName<EventKind>{EventKind::Resumed, "resumed"},
        EnumName<EventKind>{EventKind::TookOver, "took_over"},
        EnumName<EventKind>{EventKind::BaseTuned, "base_tuned"},
        EnumName<EventKind>{EventKind::BoardChosen, "board_chosen"},
        EnumName<EventKind>{EventKind::SituationChanged, "situation"}};
    return kNames;
}

std::span<const EnumName<PromptKind>> namesOf(PromptKind) {
    static constexpr std::array kNames{EnumName<PromptKind>{PromptKind::Decision, "decision"},
                                       EnumName<PromptKind>{PromptKind::Chance, "chance"},
                                       EnumName<PromptKind>{PromptKind::Run, "run"},
                                       EnumName<PromptKind>{PromptKind::Over, "over"}};
    return kNames;
}

std::span<const EnumName<RunKind>> namesOf(RunKind) {
    static constexpr std::array kNames{EnumName<RunKind>{RunKind::Behind, "behind"},
                                       EnumName<RunKind>{RunKind::Punt, "punt"},
                                       EnumName<RunKind>{RunKind::Free, "free"},
                                       EnumName<RunKind>{RunKind::Air, "air"},
                                       EnumName<RunKind>{RunKind::Kick, "kick"},
                                       EnumName<RunKind>{RunKind::Loose, "loose"}};
    return kNames;
}

std::span<const EnumName<ClockUse>> namesOf(ClockUse) {
    static constexpr std::array kNames{EnumName<ClockUse>{ClockUse::Advisory, "advisory"},
                                       EnumName<ClockUse>{ClockUse::Enforced, "enforced"}};
    return kNames;
}

std::span<const EnumName<BaseTuning>> namesOf(BaseTuning) {
    static constexpr std::array kNames{
        EnumName<BaseTuning>{BaseTuning::BetweenPlays, "between-plays"},
        EnumName<BaseTuning>{BaseTuning::Locked, "locked"}};
    return kNames;
}

std::span<const EnumName<TooManyMen>> namesOf(TooManyMen) {
    static constexpr std::array kNames{
        EnumName<TooManyMen>{TooManyMen::Block, "block"},
        EnumName<TooManyMen>{TooManyMen::OpponentCall, "opponent-call"}};
    return kNames;
}

std::span<const EnumName<DelayOfGame>> namesOf(DelayOfGame) {
    static constexpr std::array kNames{
        EnumName<DelayOfGame>{DelayOfGame::Off, "off"},
        EnumName<DelayOfGame>{DelayOfGame::OpponentCall, "opponent-call"}};
    return kNames;
}

std::span<const EnumName<InterferenceCall>> namesOf(InterferenceCall) {
    static constexpr std::array kNames{
        EnumName<InterferenceCall>{InterferenceCall::RefereeFlag, "referee-flag"},
        EnumName<InterferenceCall>{InterferenceCall::CoachCall, "coach-call"}};
    return kNames;
}

std::span<const EnumName<Hints>> namesOf(Hints) {
    static constexpr std::array kNames{EnumName<Hints>{Hints::Live, "live"},
                                       EnumName<Hints>{Hints::OnSet, "on-set"}};
    return kNames;
}

std::span<const EnumName<UndoRule>> namesOf(UndoRule) {
    static constexpr std::array kNames{EnumName<UndoRule>{UndoRule::Play, "play"},
                                       EnumName<UndoRule>{UndoRule::Window, "window"},
                                       EnumName<UndoRule>{UndoRule::None, "none"}};
    return kNames;
}

std::span<const EnumName<Expiry>> namesOf(Expiry) {
    static constexpr std::array kNames{
        EnumName<Expiry>{Expiry::None, ""},
        EnumName<Expiry>{Expiry::HalfEnds, "half_ends"},
        EnumName<Expiry>{Expiry::SecondHalf, "second_half"},
        EnumName<Expiry>{Expiry::LineUp, "line_up"},
        EnumName<Expiry>{Expiry::DelayCallable, "delay_callable"},
        EnumName<Expiry>{Expiry::ExtraPointRolled, "extra_point_rolled"},
        EnumName<Expiry>{Expiry::Kickoff, "kickoff"},
        EnumName<Expiry>{Expiry::Closes, "closes"},
        EnumName<Expiry>{Expiry::Ready, "ready"},
        EnumName<Expiry>{Expiry::Quarterback, "quarterback"},
        EnumName<Expiry>{Expiry::RefereeSwitchesOn, "referee_switches_on"},
        EnumName<Expiry>{Expiry::QuarterbackKeeps, "quarterback_keeps"},
        EnumName<Expiry>{Expiry::Touchback, "touchback"},
        EnumName<Expiry>{Expiry::NoCall, "no_call"},
        EnumName<Expiry>{Expiry::BetterOption, "better_option"},
        EnumName<Expiry>{Expiry::Receive, "receive"},
        EnumName<Expiry>{Expiry::RefereeRolls, "referee_rolls"},
        EnumName<Expiry>{Expiry::RefereeFlips, "referee_flips"},
        EnumName<Expiry>{Expiry::WindowOpens, "window_opens"},
        EnumName<Expiry>{Expiry::DefenseFirst, "defense_first"},
        EnumName<Expiry>{Expiry::Down, "down"},
        EnumName<Expiry>{Expiry::Waits, "waits"}};
    return kNames;
}

std::span<const EnumName<NotEligible>> namesOf(NotEligible) {
    static constexpr std::array kNames{EnumName<NotEligible>{NotEligible::Gunner, "gunner"},
                                       EnumName<NotEligible>{NotEligible::Number, "number"},
                                       EnumName<NotEligible>{NotEligible::Down, "down"},
                                       EnumName<NotEligible>{NotEligible::Engaged, "engaged"},
                                       EnumName<NotEligible>{NotEligible::Covered, "covered"}};
    return kNames;
}

}  // namespace thrum::tap
