#include <thrum/rules/foursheet/event.hpp>
#include <thrum/rules/foursheet/prompt.hpp>

#include <array>

// The words of a game's states, inputs and events in files and messages.
namespace thrum::foursheet {

std::span<const EnumName<Phase>> namesOf(Phase) {
    static constexpr std::array kNames{EnumName<Phase>{Phase::Toss, "toss"},
                                       EnumName<Phase>{Phase::Coin, "coin"},
                                       EnumName<Phase>{Phase::TossChoice, "toss_choice"},
                                       EnumName<Phase>{Phase::Wind, "wind"},
                                       EnumName<Phase>{Phase::ChooseKick, "kickoff"},
                                       EnumName<Phase>{Phase::PlaceReceivers, "place_receivers"},
                                       EnumName<Phase>{Phase::Call, "call"},
                                       EnumName<Phase>{Phase::SetDefense, "set_defense"},
                                       EnumName<Phase>{Phase::NamePunt, "name_punt"},
                                       EnumName<Phase>{Phase::Audible, "audible"},
                                       EnumName<Phase>{Phase::MoveKeyer, "move_keyer"},
                                       EnumName<Phase>{Phase::Roll, "roll"},
                                       EnumName<Phase>{Phase::ReturnChoice, "return_choice"},
                                       EnumName<Phase>{Phase::LooseBall, "loose_ball"},
                                       EnumName<Phase>{Phase::Penalty, "penalty"},
                                       EnumName<Phase>{Phase::TimeOut, "time_out"},
                                       EnumName<Phase>{Phase::Final, "final"}};
    return kNames;
}

std::span<const EnumName<Unit>> namesOf(Unit) {
    static constexpr std::array kNames{EnumName<Unit>{Unit::ProSet, "Pro Set"},
                                       EnumName<Unit>{Unit::SplitBacks, "Split Backs"},
                                       EnumName<Unit>{Unit::I, "I"},
                                       EnumName<Unit>{Unit::Shotgun, "Shotgun"},
                                       EnumName<Unit>{Unit::ShortYardage, "Short Yardage"},
                                       EnumName<Unit>{Unit::Trips, "Trips"},
                                       EnumName<Unit>{Unit::FourThree, "4-3"},
                                       EnumName<Unit>{Unit::Nickel, "Nickel"},
                                       EnumName<Unit>{Unit::ThreeFour, "3-4"},
                                       EnumName<Unit>{Unit::FiveTwoFour, "5-2-4"},
                                       EnumName<Unit>{Unit::KO, "KO"},
                                       EnumName<Unit>{Unit::KR, "KR"},
                                       EnumName<Unit>{Unit::PUNT, "PUNT"},
                                       EnumName<Unit>{Unit::PR, "PR"},
                                       EnumName<Unit>{Unit::FG, "FG"},
                                       EnumName<Unit>{Unit::FGD, "FGD"}};
    return kNames;
}

std::span<const EnumName<Pace>> namesOf(Pace) {
    static constexpr std::array kNames{EnumName<Pace>{Pace::Normal, "normal"},
                                       EnumName<Pace>{Pace::SlowDown, "slow_down"},
                                       EnumName<Pace>{Pace::HurryUp, "hurry_up"}};
    return kNames;
}

std::span<const EnumName<CallPlay>> namesOf(CallPlay) {
    static constexpr std::array kNames{EnumName<CallPlay>{CallPlay::Card, "card"},
                                       EnumName<CallPlay>{CallPlay::Punt, "punt"},
                                       EnumName<CallPlay>{CallPlay::FieldGoal, "field_goal"}};
    return kNames;
}

std::span<const EnumName<KickKind>> namesOf(KickKind) {
    static constexpr std::array kNames{EnumName<KickKind>{KickKind::Normal, "normal"},
                                       EnumName<KickKind>{KickKind::Squib, "squib"},
                                       EnumName<KickKind>{KickKind::Onside, "onside"}};
    return kNames;
}

std::span<const EnumName<PuntKind>> namesOf(PuntKind) {
    static constexpr std::array kNames{EnumName<PuntKind>{PuntKind::Normal, "normal"},
                                       EnumName<PuntKind>{PuntKind::CoffinCorner, "coffin_corner"},
                                       EnumName<PuntKind>{PuntKind::Fake, "fake"}};
    return kNames;
}

std::span<const EnumName<CoinFace>> namesOf(CoinFace) {
    static constexpr std::array kNames{EnumName<CoinFace>{CoinFace::Heads, "heads"},
                                       EnumName<CoinFace>{CoinFace::Tails, "tails"}};
    return kNames;
}

std::span<const EnumName<DieKind>> namesOf(DieKind) {
    static constexpr std::array kNames{EnumName<DieKind>{DieKind::D20, "d20"},
                                       EnumName<DieKind>{DieKind::D12, "d12"},
                                       EnumName<DieKind>{DieKind::D10, "d10"},
                                       EnumName<DieKind>{DieKind::A, "a"},
                                       EnumName<DieKind>{DieKind::B, "b"},
                                       EnumName<DieKind>{DieKind::D6, "d6"}};
    return kNames;
}

std::span<const EnumName<PlayKind>> namesOf(PlayKind) {
    static constexpr std::array kNames{EnumName<PlayKind>{PlayKind::None, "none"},
                                       EnumName<PlayKind>{PlayKind::Kickoff, "kickoff"},
                                       EnumName<PlayKind>{PlayKind::Scrimmage, "scrimmage"},
                                       EnumName<PlayKind>{PlayKind::Punt, "punt"},
                                       EnumName<PlayKind>{PlayKind::PlaceKick, "place_kick"}};
    return kNames;
}

std::span<const EnumName<DecisionKind>> namesOf(DecisionKind) {
    static constexpr std::array kNames{
        EnumName<DecisionKind>{DecisionKind::CallToss, "call_toss"},
        EnumName<DecisionKind>{DecisionKind::ChooseToss, "choose_toss"},
        EnumName<DecisionKind>{DecisionKind::ChooseKick, "choose_kick"},
        EnumName<DecisionKind>{DecisionKind::PlaceReceivers, "place_receivers"},
        EnumName<DecisionKind>{DecisionKind::Call, "call"},
        EnumName<DecisionKind>{DecisionKind::SetDefense, "set_defense"},
        EnumName<DecisionKind>{DecisionKind::NamePunt, "name_punt"},
        EnumName<DecisionKind>{DecisionKind::Audible, "audible"},
        EnumName<DecisionKind>{DecisionKind::KeepCall, "keep_call"},
        EnumName<DecisionKind>{DecisionKind::MoveKeyer, "move_keyer"},
        EnumName<DecisionKind>{DecisionKind::ReturnKick, "return_kick"},
        EnumName<DecisionKind>{DecisionKind::TakeTouchback, "take_touchback"},
        EnumName<DecisionKind>{DecisionKind::LetBounce, "let_bounce"},
        EnumName<DecisionKind>{DecisionKind::NoReturn, "no_return"},
        EnumName<DecisionKind>{DecisionKind::ReturnBall, "return_ball"},
        EnumName<DecisionKind>{DecisionKind::FallOnBall, "fall_on_ball"},
        EnumName<DecisionKind>{DecisionKind::Accept, "accept"},
        EnumName<DecisionKind>{DecisionKind::Decline, "decline"},
        EnumName<DecisionKind>{DecisionKind::TimeOut, "time_out"},
        EnumName<DecisionKind>{DecisionKind::GoOn, "go_on"}};
    return kNames;
}

std::span<const EnumName<Choice>> namesOf(Choice) {
    static constexpr std::array kNames{EnumName<Choice>{Choice::None, ""},
                                       EnumName<Choice>{Choice::Heads, "heads"},
                                       EnumName<Choice>{Choice::Tails, "tails"},
                                       EnumName<Choice>{Choice::Kick, "kick"},
                                       EnumName<Choice>{Choice::Receive, "receive"}};
    return kNames;
}

std::span<const EnumName<EventKind>> namesOf(EventKind) {
    static constexpr std::array kNames{
        EnumName<EventKind>{EventKind::TossCalled, "toss_called"},
        EnumName<EventKind>{EventKind::CoinFlipped, "coin_flipped"},
        EnumName<EventKind>{EventKind::TossChosen, "toss_chosen"},
        EnumName<EventKind>{EventKind::WindRolled, "wind_rolled"},
        EnumName<EventKind>{EventKind::KickChosen, "kick_chosen"},
        EnumName<EventKind>{EventKind::ReceiversPlaced, "receivers_placed"},
        EnumName<EventKind>{EventKind::KickRevealed, "kick_revealed"},
        EnumName<EventKind>{EventKind::Called, "called"},
        EnumName<EventKind>{EventKind::Substituted, "substituted"},
        EnumName<EventKind>{EventKind::Benched, "benched"},
        EnumName<EventKind>{EventKind::DefenseSet, "defense_set"},
        EnumName<EventKind>{EventKind::PuntNamed, "punt_named"},
        EnumName<EventKind>{EventKind::AudibleTried, "audible_tried"},
        EnumName<EventKind>{EventKind::CardRevealed, "card_revealed"},
        EnumName<EventKind>{EventKind::SchemeDrawn, "scheme_drawn"},
        EnumName<EventKind>{EventKind::KeyRead, "key_read"},
        EnumName<EventKind>{EventKind::DefenderMoved, "defender_moved"},
        EnumName<EventKind>{EventKind::DiceRolled, "dice_rolled"},
        EnumName<EventKind>{EventKind::SnapChecked, "snap_checked"},
        EnumName<EventKind>{EventKind::MatchUp, "match_up"},
        EnumName<EventKind>{EventKind::CodeRead, "code_read"},
        EnumName<EventKind>{EventKind::XWon, "xwon"},
        EnumName<EventKind>{EventKind::Contained, "contained"},
        EnumName<EventKind>{EventKind::Gained, "gained"},
        EnumName<EventKind>{EventKind::Completed, "completed"},
        EnumName<EventKind>{EventKind::Incomplete, "incomplete"},
        EnumName<EventKind>{EventKind::Sacked, "sacked"},
        EnumName<EventKind>{EventKind::Scrambled, "scrambled"},
        EnumName<EventKind>{EventKind::Hurried, "hurried"},
        EnumName<EventKind>{EventKind::WeirdPlay, "weird_play"},
        EnumName<EventKind>{EventKind::FumbleChecked, "fumble_checked"},
        EnumName<EventKind>{EventKind::Fumbled, "fumbled"},
        EnumName<EventKind>{EventKind::Recovered, "recovered"},
        EnumName<EventKind>{EventKind::OutOfBounds, "out_of_bounds"},
        EnumName<EventKind>{EventKind::InterceptionChecked, "interception_checked"},
        EnumName<EventKind>{EventKind::Intercepted, "intercepted"},
        EnumName<EventKind>{EventKind::InjuryChecked, "injury_checked"},
        EnumName<EventKind>{EventKind::Injured, "injured"},
        EnumName<EventKind>{EventKind::FlagThrown, "flag_thrown"},
        EnumName<EventKind>{EventKind::PenaltiesOffset, "penalties_offset"},
        EnumName<EventKind>{EventKind::PenaltyEnforced, "penalty_enforced"},
        EnumName<EventKind>{EventKind::PenaltyDeclined, "penalty_declined"},
        EnumName<EventKind>{EventKind::Kicked, "kicked"},
        EnumName<EventKind>{EventKind::Pressure, "pressure"},
        EnumName<EventKind>{EventKind::Punted, "punted"},
        EnumName<EventKind>{EventKind::FairCatch, "fair_catch"},
        EnumName<EventKind>{EventKind::Bounced, "bounced"},
        EnumName<EventKind>{EventKind::Blocked, "blocked"},
        EnumName<EventKind>{EventKind::ReturnChosen, "return_chosen"},
        EnumName<EventKind>{EventKind::ReturnRolled, "return_rolled"},
        EnumName<EventKind>{EventKind::Returned, "returned"},
        EnumName<EventKind>{EventKind::Touchback, "touchback"},
        EnumName<EventKind>{EventKind::FieldGoalGood, "field_goal_good"},
        EnumName<EventKind>{EventKind::KickMissed, "kick_missed"},
        EnumName<EventKind>{EventKind::TryGood, "try_good"},
        EnumName<EventKind>{EventKind::TryFailed, "try_failed"},
        EnumName<EventKind>{EventKind::Touchdown, "touchdown"},
        EnumName<EventKind>{EventKind::Safety, "safety"},
        EnumName<EventKind>{EventKind::PlayVoid, "play_void"},
        EnumName<EventKind>{EventKind::Spotted, "spotted"},
        EnumName<EventKind>{EventKind::FirstDown, "first_down"},
        EnumName<EventKind>{EventKind::PossessionChanged, "possession_changed"},
        EnumName<EventKind>{EventKind::ClockRan, "clock_ran"},
        EnumName<EventKind>{EventKind::TimeOutCalled, "time_out"},
        EnumName<EventKind>{EventKind::QuarterEnded, "quarter_ended"},
        EnumName<EventKind>{EventKind::GameEnded, "game_ended"},
        EnumName<EventKind>{EventKind::SituationChanged, "situation"}};
    return kNames;
}

std::span<const EnumName<PromptKind>> namesOf(PromptKind) {
    static constexpr std::array kNames{EnumName<PromptKind>{PromptKind::Decision, "decision"},
                                       EnumName<PromptKind>{PromptKind::Chance, "chance"},
                                       EnumName<PromptKind>{PromptKind::Over, "over"}};
    return kNames;
}

}  // namespace thrum::foursheet
