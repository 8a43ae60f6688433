#include <thrum/rules/touchdown/event.hpp>
#include <thrum/rules/touchdown/prompt.hpp>

// The words that enumerations have in files, messages and the protocol.
namespace thrum::touchdown {

std::span<const EnumName<Phase>> namesOf(Phase) {
    using enum Phase;
    static constexpr std::array kNames{EnumName<Phase>{HomeField, "home_field"},
                                       EnumName<Phase>{Strengths, "strengths"},
                                       EnumName<Phase>{TossCall, "toss_call"},
                                       EnumName<Phase>{Toss, "toss"},
                                       EnumName<Phase>{TossChoice, "toss_choice"},
                                       EnumName<Phase>{Kickoff, "kickoff"},
                                       EnumName<Phase>{KickoffRoll, "kickoff_roll"},
                                       EnumName<Phase>{OnsideRoll, "onside_roll"},
                                       EnumName<Phase>{FreeKickRoll, "free_kick_roll"},
                                       EnumName<Phase>{Call, "call"},
                                       EnumName<Phase>{DefenseCall, "defense_call"},
                                       EnumName<Phase>{Roll, "roll"},
                                       EnumName<Phase>{OffenseStrength, "offense_strength"},
                                       EnumName<Phase>{DefenseStrength, "defense_strength"},
                                       EnumName<Phase>{Reroll, "reroll"},
                                       EnumName<Phase>{Cancel, "cancel"},
                                       EnumName<Phase>{RunBackChoice, "run_back_choice"},
                                       EnumName<Phase>{RunBackRoll, "run_back_roll"},
                                       EnumName<Phase>{RunBackCancel, "run_back_cancel"},
                                       EnumName<Phase>{PuntRoll, "punt_roll"},
                                       EnumName<Phase>{FieldGoalRoll, "field_goal_roll"},
                                       EnumName<Phase>{TryChoice, "try_choice"},
                                       EnumName<Phase>{TryKickRoll, "try_kick_roll"},
                                       EnumName<Phase>{Over, "over"}};
    return kNames;
}

std::span<const EnumName<CoinFace>> namesOf(CoinFace) {
    static constexpr std::array kNames{EnumName<CoinFace>{CoinFace::Heads, "heads"},
                                       EnumName<CoinFace>{CoinFace::Tails, "tails"}};
    return kNames;
}

std::span<const EnumName<ReturnKind>> namesOf(ReturnKind) {
    static constexpr std::array kNames{
        EnumName<ReturnKind>{ReturnKind::Fumble, "fumble"},
        EnumName<ReturnKind>{ReturnKind::Interception, "interception"},
        EnumName<ReturnKind>{ReturnKind::Punt, "punt"},
        EnumName<ReturnKind>{ReturnKind::Kickoff, "kickoff"}};
    return kNames;
}

std::span<const EnumName<DecisionKind>> namesOf(DecisionKind) {
    using enum DecisionKind;
    static constexpr std::array kNames{
        EnumName<DecisionKind>{ChooseStrength, "choose_strength"},
        EnumName<DecisionKind>{CallToss, "call_toss"},
        EnumName<DecisionKind>{ChooseToss, "choose_toss"},
        EnumName<DecisionKind>{DeclareKick, "declare_kick"},
        EnumName<DecisionKind>{Call, "call"},
        EnumName<DecisionKind>{DeclarePunt, "declare_punt"},
        EnumName<DecisionKind>{DeclareFieldGoal, "declare_field_goal"},
        EnumName<DecisionKind>{UseStrength, "use_strength"},
        EnumName<DecisionKind>{PassStrength, "pass_strength"},
        EnumName<DecisionKind>{ForceReroll, "force_reroll"},
        EnumName<DecisionKind>{PassReroll, "pass_reroll"},
        EnumName<DecisionKind>{Cancel, "cancel"},
        EnumName<DecisionKind>{RunBack, "run_back"},
        EnumName<DecisionKind>{FallOnBall, "fall_on_ball"},
        EnumName<DecisionKind>{TakeBall, "take_ball"},
        EnumName<DecisionKind>{FairCatch, "fair_catch"},
        EnumName<DecisionKind>{TakeTouchback, "take_touchback"},
        EnumName<DecisionKind>{ChooseTry, "choose_try"}};
    return kNames;
}

std::span<const EnumName<Choice>> namesOf(Choice) {
    static constexpr std::array kNames{EnumName<Choice>{Choice::None, ""},
                                       EnumName<Choice>{Choice::Heads, "heads"},
                                       EnumName<Choice>{Choice::Tails, "tails"},
                                       EnumName<Choice>{Choice::Kick, "kick"},
                                       EnumName<Choice>{Choice::Receive, "receive"},
                                       EnumName<Choice>{Choice::Deep, "deep"},
                                       EnumName<Choice>{Choice::Onside, "onside"},
                                       EnumName<Choice>{Choice::TwoPoint, "two_point"}};
    return kNames;
}

std::span<const EnumName<EventKind>> namesOf(EventKind) {
    using enum EventKind;
    static constexpr std::array kNames{EnumName<EventKind>{HomeField, "home_field"},
                                       EnumName<EventKind>{StrengthChosen, "strength_chosen"},
                                       EnumName<EventKind>{Strengths, "strengths"},
                                       EnumName<EventKind>{TossCalled, "toss_called"},
                                       EnumName<EventKind>{Toss, "toss"},
                                       EnumName<EventKind>{TossChosen, "toss_chosen"},
                                       EnumName<EventKind>{Declared, "declared"},
                                       EnumName<EventKind>{Called, "called"},
                                       EnumName<EventKind>{Call, "call"},
                                       EnumName<EventKind>{Roll, "roll"},
                                       EnumName<EventKind>{StrengthUse, "strength_use"},
                                       EnumName<EventKind>{StrengthPassed, "strength_passed"},
                                       EnumName<EventKind>{Reroll, "reroll"},
                                       EnumName<EventKind>{RerollPassed, "reroll_passed"},
                                       EnumName<EventKind>{CancelChoice, "cancel_choice"},
                                       EnumName<EventKind>{Result, "result"},
                                       EnumName<EventKind>{RunBack, "run_back"},
                                       EnumName<EventKind>{BallDowned, "ball_downed"},
                                       EnumName<EventKind>{FairCatch, "fair_catch"},
                                       EnumName<EventKind>{Touchback, "touchback"},
                                       EnumName<EventKind>{Kick, "kick"},
                                       EnumName<EventKind>{Try, "try"},
                                       EnumName<EventKind>{Touchdown, "touchdown"},
                                       EnumName<EventKind>{Safety, "safety"},
                                       EnumName<EventKind>{FirstDown, "first_down"},
                                       EnumName<EventKind>{PossessionChanged, "possession_changed"},
                                       EnumName<EventKind>{Spot, "spot"},
                                       EnumName<EventKind>{QuarterEnded, "quarter_ended"},
                                       EnumName<EventKind>{Overtime, "overtime"},
                                       EnumName<EventKind>{GameEnded, "game_ended"},
                                       EnumName<EventKind>{SituationChanged, "situation"}};
    return kNames;
}

std::span<const EnumName<PromptKind>> namesOf(PromptKind) {
    static constexpr std::array kNames{EnumName<PromptKind>{PromptKind::Decision, "decision"},
                                       EnumName<PromptKind>{PromptKind::Chance, "chance"},
                                       EnumName<PromptKind>{PromptKind::Over, "over"}};
    return kNames;
}

}  // namespace thrum::touchdown
