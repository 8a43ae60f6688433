#include <thrum/rules/scrimmage/event.hpp>
#include <thrum/rules/scrimmage/input.hpp>

#include <array>

namespace thrum::scrimmage {

std::span<const EnumName<Phase>> namesOf(Phase) {
    static constexpr std::array kNames{EnumName<Phase>{Phase::NewGame, "NEW_GAME"},
                                       EnumName<Phase>{Phase::Ready, "READY"},
                                       EnumName<Phase>{Phase::OffAlign, "OFF_ALIGN"},
                                       EnumName<Phase>{Phase::OffCall, "OFF_CALL"},
                                       EnumName<Phase>{Phase::DefAlign, "DEF_ALIGN"},
                                       EnumName<Phase>{Phase::Turn, "TURN"},
                                       EnumName<Phase>{Phase::ThrowAim, "THROW_AIM"},
                                       EnumName<Phase>{Phase::AirOff, "AIR_OFF"},
                                       EnumName<Phase>{Phase::AirDef, "AIR_DEF"},
                                       EnumName<Phase>{Phase::Loose, "LOOSE"},
                                       EnumName<Phase>{Phase::PlayOver, "PLAY_OVER"},
                                       EnumName<Phase>{Phase::GameOver, "GAME_OVER"}};
    return kNames;
}

std::span<const EnumName<ChanceKind>> namesOf(ChanceKind) {
    static constexpr std::array kNames{
        EnumName<ChanceKind>{ChanceKind::StartOffense, "start_offense"},
        EnumName<ChanceKind>{ChanceKind::StartGoal, "start_goal"},
        EnumName<ChanceKind>{ChanceKind::Allotment, "allotment"},
        EnumName<ChanceKind>{ChanceKind::Scramble, "scramble"},
        EnumName<ChanceKind>{ChanceKind::Contested, "contested"},
        EnumName<ChanceKind>{ChanceKind::Tackle, "tackle"},
        EnumName<ChanceKind>{ChanceKind::Fumble, "fumble"}};
    return kNames;
}

std::span<const EnumName<PlayKind>> namesOf(PlayKind) {
    static constexpr std::array kNames{EnumName<PlayKind>{PlayKind::Run, "run"},
                                       EnumName<PlayKind>{PlayKind::Pass, "pass"}};
    return kNames;
}

std::span<const EnumName<PlayEnd>> namesOf(PlayEnd) {
    static constexpr std::array kNames{EnumName<PlayEnd>{PlayEnd::Tackle, "tackle"},
                                       EnumName<PlayEnd>{PlayEnd::Recovery, "recovery"},
                                       EnumName<PlayEnd>{PlayEnd::Dead, "dead_ball"},
                                       EnumName<PlayEnd>{PlayEnd::Incomplete, "incomplete"},
                                       EnumName<PlayEnd>{PlayEnd::Touchdown, "touchdown"},
                                       EnumName<PlayEnd>{PlayEnd::Safety, "safety"}};
    return kNames;
}

std::span<const EnumName<DecisionKind>> namesOf(DecisionKind) {
    static constexpr std::array kNames{
        EnumName<DecisionKind>{DecisionKind::StartGame, "start_game"},
        EnumName<DecisionKind>{DecisionKind::Place, "place"},
        EnumName<DecisionKind>{DecisionKind::CallPlay, "call_play"},
        EnumName<DecisionKind>{DecisionKind::Call, "call"},
        EnumName<DecisionKind>{DecisionKind::BackToLineUp, "back_to_line_up"},
        EnumName<DecisionKind>{DecisionKind::Ready, "ready"},
        EnumName<DecisionKind>{DecisionKind::Move, "move"},
        EnumName<DecisionKind>{DecisionKind::Throw, "throw"},
        EnumName<DecisionKind>{DecisionKind::Target, "target"},
        EnumName<DecisionKind>{DecisionKind::Scramble, "scramble"},
        EnumName<DecisionKind>{DecisionKind::NextPlay, "next_play"}};
    return kNames;
}

std::span<const EnumName<EventKind>> namesOf(EventKind) {
    using enum EventKind;
    static constexpr std::array kNames{EnumName<EventKind>{OffenseDrawn, "offense_drawn"},
                                       EnumName<EventKind>{GoalDrawn, "goal_drawn"},
                                       EnumName<EventKind>{GameStarted, "game_started"},
                                       EnumName<EventKind>{LinedUp, "lined_up"},
                                       EnumName<EventKind>{Placed, "placed"},
                                       EnumName<EventKind>{LineUpDone, "line_up_done"},
                                       EnumName<EventKind>{LineUpReopened, "line_up_reopened"},
                                       EnumName<EventKind>{Called, "called"},
                                       EnumName<EventKind>{Snapped, "snapped"},
                                       EnumName<EventKind>{AllotmentDrawn, "allotment_drawn"},
                                       EnumName<EventKind>{Moved, "moved"},
                                       EnumName<EventKind>{TurnEnded, "turn_ended"},
                                       EnumName<EventKind>{Revealed, "revealed"},
                                       EnumName<EventKind>{Blocked, "blocked"},
                                       EnumName<EventKind>{BlockFailed, "block_failed"},
                                       EnumName<EventKind>{TackleTried, "tackle_tried"},
                                       EnumName<EventKind>{Tackled, "tackled"},
                                       EnumName<EventKind>{TackleMissed, "tackle_missed"},
                                       EnumName<EventKind>{Fumbled, "fumbled"},
                                       EnumName<EventKind>{BallLoose, "ball_loose"},
                                       EnumName<EventKind>{Recovered, "recovered"},
                                       EnumName<EventKind>{BallDead, "ball_dead"},
                                       EnumName<EventKind>{Scrambled, "scrambled"},
                                       EnumName<EventKind>{ThrowCalled, "throw_called"},
                                       EnumName<EventKind>{Thrown, "thrown"},
                                       EnumName<EventKind>{Contested, "contested"},
                                       EnumName<EventKind>{Caught, "caught"},
                                       EnumName<EventKind>{Intercepted, "intercepted"},
                                       EnumName<EventKind>{Incomplete, "incomplete"},
                                       EnumName<EventKind>{Touchdown, "touchdown"},
                                       EnumName<EventKind>{Safety, "safety"},
                                       EnumName<EventKind>{Spotted, "spotted"},
                                       EnumName<EventKind>{FirstDown, "first_down"},
                                       EnumName<EventKind>{PossessionChanged, "possession_changed"},
                                       EnumName<EventKind>{PlayEnded, "play_ended"},
                                       EnumName<EventKind>{GameEnded, "game_ended"},
                                       EnumName<EventKind>{SituationChanged, "situation"}};
    return kNames;
}

}  // namespace thrum::scrimmage
