#include "gui/games/tap/clause.hpp"

namespace thrum::gui {

namespace {
const char* clauseOf(const tap::State& state) {
    using tap::Phase;
    const bool punt = state.playFacts.kind == tap::PlayKind::Punt;
    switch (state.phase) {
        case Phase::Setup:
            return "TAP-GL-1";
        case Phase::Toss:
            return "TAP-CT-1";
        case Phase::Halftime:
            return "TAP-GL-7";
        case Phase::Final:
            return "TAP-SC-1";
        case Phase::OvertimeToss:
            return "TAP-OT-1";
        case Phase::Break:
            return "TAP-GL-4";
        case Phase::LineUp:
            if (state.tryKind == tap::TryKind::TwoPoint)
                return "TAP-TP-1";
            return punt ? "TAP-PU-1" : "TAP-LO-1";
        case Phase::SetDefense:
            return "TAP-LD-1";
        case Phase::Motion:
        case Phase::Match:
        case Phase::Announce:
        case Phase::Ready:
            return punt ? "TAP-PU-1" : "TAP-PS-1";
        case Phase::RunBehind:
        case Phase::Restart:
        case Phase::RestartFree:
        case Phase::RunFree:
            return "TAP-SW-1";
        case Phase::StopOffense:
            return "TAP-SW-6";
        case Phase::StopDefense:
            return "TAP-PV-1";
        case Phase::PassSet:
        case Phase::PassDefense:
        case Phase::PassRestart:
            return "TAP-PA-1";
        case Phase::BallInAir:
        case Phase::TouchPossession:
        case Phase::TouchOther:
            return "TAP-CA-1";
        case Phase::Coin:
        case Phase::FumbleRecover:
        case Phase::FumbleOther:
            return "TAP-FU-1";
        case Phase::Dead:
            return "TAP-PE-1";
        case Phase::KickDeclare:
        case Phase::KickLineUp:
        case Phase::KickReady:
        case Phase::KickRun:
        case Phase::ReturnPivot:
        case Phase::CoverPivot:
        case Phase::RestartReturn:
            return state.playFacts.kind == tap::PlayKind::SafetyKick ? "TAP-SK-1" : "TAP-KO-1";
        case Phase::KickDecide:
            return "TAP-TB-1";
        case Phase::OnsideDeclared:
        case Phase::OnsideLineUp:
        case Phase::OnsideSecondRoll:
        case Phase::OnsideReceive:
        case Phase::OnsideKick:
        case Phase::OnsideReady:
        case Phase::BallLoose:
        case Phase::OnsideDecide:
            return "TAP-ON-1";
        case Phase::PuntRun:
        case Phase::PuntStop:
        case Phase::PuntStopDefense:
        case Phase::PuntLanding:
        case Phase::PuntReturnPivot:
        case Phase::PuntCoverPivot:
        case Phase::PuntRestart:
            return "TAP-PU-1";
        case Phase::FieldGoal:
            return "TAP-FG-1";
        case Phase::TryChoice:
        case Phase::TryRoll:
            break;
    }
    return "TAP-XP-1";
}
}  // namespace

QString clauseInQuestion(const tap::State& state) {
    return QString::fromLatin1(clauseOf(state));
}

}  // namespace thrum::gui
