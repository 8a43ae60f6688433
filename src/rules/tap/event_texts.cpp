#include "event_texts.hpp"

#include <algorithm>
#include <array>

namespace thrum::tap {
namespace {

struct Row {
    EventKind kind;
    Weight weight;
    std::string_view text;
    std::string_view variant{};              ///< said instead,
    bool (*varies)(const Event&) = nullptr;  ///< where this holds
};
constexpr std::array kEventRows{
    Row{EventKind::SetDeclared, Weight::Detail, THRUM_TEXT("{team} are set.")},
    Row{EventKind::ReadyDeclared, Weight::Detail, THRUM_TEXT("{team} are ready.")},
    Row{EventKind::PuntDeclared, Weight::Play, THRUM_TEXT("{team} line up to punt.")},
    Row{EventKind::FieldGoalDeclared, Weight::Play, THRUM_TEXT("{team} try a field goal.")},
    Row{EventKind::FakeDeclared, Weight::Play, THRUM_TEXT("{team} fake the punt.")},
    Row{EventKind::DeclarationWithdrawn, Weight::Play, THRUM_TEXT("The kick is called off.")},
    Row{EventKind::GunnersNamed, Weight::Detail, THRUM_TEXT("Gunners: {men}.")},
    Row{EventKind::ReturnerNamed, Weight::Detail, THRUM_TEXT("{who} will return the kick.")},
    Row{EventKind::MovedInMotion, Weight::Detail, THRUM_TEXT("{who} goes in motion.")},
    Row{EventKind::Announced, Weight::Play, THRUM_TEXT("{who} takes the snap.")},
    Row{EventKind::BaseSwitched, Weight::Detail, THRUM_TEXT("{who} changes his base.")},
    Row{EventKind::FigureCorrected, Weight::Detail, THRUM_TEXT("{who} is moved to a legal place.")},
    Row{EventKind::KickDeclared,
        Weight::Play,
        THRUM_TEXT("A kickoff is declared."),
        THRUM_TEXT("An onside kick is declared."),
        [](const Event& e) { return e.result == "onside"; }},
    Row{EventKind::StopGranted, Weight::Detail, THRUM_TEXT("Stop number {stops}.")},
    Row{EventKind::LineReached,
        Weight::Detail,
        THRUM_TEXT("The carrier reaches the line of scrimmage.")},
    Row{EventKind::CallRefused, Weight::Detail, THRUM_TEXT("The call of \"{result}\" is refused.")},
    Row{EventKind::Pivoted, Weight::Detail, THRUM_TEXT("{who} is turned.")},
    Row{EventKind::TackleBroken,
        Weight::Play,
        THRUM_TEXT("{carrier} breaks the tackle; {fallen} fell."),
        THRUM_TEXT("{carrier} breaks the tackle."),
        [](const Event& e) { return e.fallen.empty(); }},
    Row{EventKind::Fell, Weight::Detail, THRUM_TEXT("{who} falls.")},
    Row{EventKind::Out, Weight::Detail, THRUM_TEXT("{who} leaves the field.")},
    Row{EventKind::Tackled,
        Weight::Play,
        THRUM_TEXT("{carrier} is tackled by {by}."),
        THRUM_TEXT("{carrier} is tackled."),
        [](const Event& e) { return e.by.empty(); }},
    Row{EventKind::OutOfBounds, Weight::Play, THRUM_TEXT("{carrier} is out of bounds.")},
    Row{EventKind::GaveUp, Weight::Play, THRUM_TEXT("{carrier} gives himself up.")},
    Row{EventKind::ProgressCalled, Weight::Play, THRUM_TEXT("{carrier}'s progress is stopped.")},
    Row{EventKind::ProgressStopped, Weight::Play, THRUM_TEXT("{carrier}'s progress is stopped.")},
    Row{EventKind::Spotted, Weight::Detail, THRUM_TEXT("The ball is spotted at {spot}.")},
    Row{EventKind::Pitched, Weight::Play, THRUM_TEXT("{carrier} pitches to {who}.")},
    Row{EventKind::PassDeclared, Weight::Play, THRUM_TEXT("{who} will pass.")},
    Row{EventKind::ReceiverNamed, Weight::Detail, THRUM_TEXT("The receiver is {who}.")},
    Row{EventKind::StickLaid, Weight::Detail, THRUM_TEXT("The {stick} stick is laid at {who}.")},
    Row{EventKind::PassReleased, Weight::Play, THRUM_TEXT("The ball is thrown to {who}.")},
    Row{EventKind::PassWithdrawn, Weight::Play, THRUM_TEXT("The pass is called off.")},
    Row{EventKind::Caught, Weight::Play, THRUM_TEXT("Caught by {who}.")},
    Row{EventKind::Intercepted, Weight::Headline, THRUM_TEXT("Intercepted by {who}.")},
    Row{EventKind::Incomplete, Weight::Play, THRUM_TEXT("The pass is incomplete.")},
    Row{EventKind::Fumbled,
        Weight::Headline,
        THRUM_TEXT("{carrier} fumbles, hit by {by}."),
        THRUM_TEXT("{carrier} fumbles."),
        [](const Event& e) { return e.by.empty(); }},
    Row{EventKind::Recovered,
        Weight::Headline,
        THRUM_TEXT("Recovered by {who}."),
        THRUM_TEXT("The ball is recovered."),
        [](const Event& e) { return !e.figure; }},
    Row{EventKind::Punted,
        Weight::Play,
        THRUM_TEXT("{team} punt; the ball comes down {where}."),
        THRUM_TEXT("{team} punt."),
        [](const Event& e) { return !e.at; }},
    Row{EventKind::HungOn, Weight::Play, THRUM_TEXT("{team} keep the ball.")},
    Row{EventKind::ReturnChosen, Weight::Detail, THRUM_TEXT("{team} run it out.")},
    Row{EventKind::Touchback, Weight::Play, THRUM_TEXT("Touchback for {team}.")},
    Row{EventKind::KickFailed, Weight::Play, THRUM_TEXT("The onside kick fails.")},
    Row{EventKind::Touchdown,
        Weight::Headline,
        THRUM_TEXT("Touchdown {team}: {carrier} is over the line."),
        THRUM_TEXT("Touchdown {team}."),
        [](const Event& e) { return !e.carrier; }},
    Row{EventKind::Safety,
        Weight::Headline,
        THRUM_TEXT("Safety: {points} points for {team}."),
        THRUM_TEXT("Safety: {team} win."),  // in overtime it decides the game (TAP-OT-7)
        [](const Event& e) { return e.points.value_or(0) == 0; }},
    Row{EventKind::FieldGoalGood, Weight::Headline, THRUM_TEXT("Field goal, {team}: it is good.")},
    Row{EventKind::KickMissed, Weight::Headline, THRUM_TEXT("Field goal, {team}: it is no good.")},
    Row{EventKind::TryGood,
        Weight::Headline,
        THRUM_TEXT("Two points, {team}: the try is good."),
        THRUM_TEXT("Extra point, {team}: it is good."),
        [](const Event& e) { return e.points.value_or(1) == 1; }},
    Row{EventKind::TryFailed, Weight::Headline, THRUM_TEXT("{team}: the try fails.")},
    Row{EventKind::FlagThrown,
        Weight::Play,
        THRUM_TEXT("Flag: {foul}, {team} ({men})."),
        THRUM_TEXT("Flag: {foul}, {team}."),
        [](const Event& e) { return e.figures.empty(); }},
    Row{EventKind::PenaltyEnforced, Weight::Play, THRUM_TEXT("Penalty against {team}: {foul}.")},
    Row{EventKind::PenaltyDeclined, Weight::Play, THRUM_TEXT("{team} decline the penalty.")},
    Row{EventKind::PenaltiesOffset, Weight::Play, THRUM_TEXT("The penalties offset each other.")},
    Row{EventKind::NoFoul, Weight::Play, THRUM_TEXT("The referee saw no foul.")},
    Row{EventKind::ClockMarked, Weight::Detail, THRUM_TEXT("Past its time: {clock}.")},
    Row{EventKind::DiceRolled,
        Weight::Play,
        THRUM_TEXT("The dice show {faces} = {n}."),
        THRUM_TEXT("The die shows {faces}."),
        [](const Event& e) { return e.faces.size() < 2; }},
    Row{EventKind::CoinFlipped,
        Weight::Play,
        THRUM_TEXT("The coin falls tails."),
        THRUM_TEXT("The coin falls heads."),
        [](const Event& e) { return e.face == CoinFace::Heads; }},
    Row{EventKind::TossCalled,
        Weight::Play,
        THRUM_TEXT("{team} call tails."),
        THRUM_TEXT("{team} call heads."),
        [](const Event& e) { return e.face == CoinFace::Heads; }},
    Row{EventKind::TossChosen,
        Weight::Play,
        THRUM_TEXT("{team} win the toss and choose: {result}.")},
    Row{EventKind::FirstDown, Weight::Play, THRUM_TEXT("First down, {team}.")},
    Row{EventKind::PossessionChanged, Weight::Headline, THRUM_TEXT("{team} take over.")},
    Row{EventKind::HalfEnded, Weight::Headline, THRUM_TEXT("End of half {n}.")},
    Row{EventKind::OvertimePeriod, Weight::Headline, THRUM_TEXT("Overtime, period {n}.")},
    Row{EventKind::OvertimeYards,
        Weight::Play,
        THRUM_TEXT("{team} gain {yards} yards."),
        THRUM_TEXT("{team} lose {yards} yards."),
        [](const Event& e) { return bool{e.gain && e.gain->units() < 0}; }},
    Row{EventKind::GameEnded,
        Weight::Headline,
        THRUM_TEXT("{team} win {score}."),
        THRUM_TEXT("The game ends {score}."),
        [](const Event& e) { return !e.side; }},
    Row{EventKind::Paused, Weight::Detail, THRUM_TEXT("The game is paused.")},
    Row{EventKind::Resumed, Weight::Detail, THRUM_TEXT("The game goes on.")},
    Row{EventKind::BoardChosen, Weight::Play, THRUM_TEXT("The board is {result}.")}};

}  // namespace

EventText textOf(const Event& event) {
    if (event.kind == EventKind::ClockExpired && event.clock)
        return {Weight::Play, expiryText(*event.clock)};
    if (event.kind == EventKind::GameEnded && event.side && event.clause == "TAP-OT-10")
        return {Weight::Headline, THRUM_TEXT("{team} win in overtime after {score}.")};
    const auto row = std::ranges::find(kEventRows, event.kind, &Row::kind);
    if (row == kEventRows.end())
        return {};
    return {row->weight, row->varies != nullptr && row->varies(event) ? row->variant : row->text};
}

std::string_view endingText(EventKind kind, bool tacklersKnown, bool gains) {
    if (!gains && kind == EventKind::Fell)
        return THRUM_TEXT("{carrier} falls by himself at {spot}.");
    switch (kind) {
        case EventKind::Tackled:
            return tacklersKnown ? THRUM_TEXT("{carrier} {gain}, tackled by {by} at {spot}.")
                                 : THRUM_TEXT("{carrier} {gain}, tackled at {spot}.");
        case EventKind::Fell:
            return THRUM_TEXT("{carrier} {gain} and falls by himself at {spot}.");
        case EventKind::OutOfBounds:
            return THRUM_TEXT("{carrier} {gain}, out of bounds at {spot}.");
        case EventKind::GaveUp:
            return THRUM_TEXT("{carrier} {gain} and gives himself up at {spot}.");
        case EventKind::ProgressCalled:
            return THRUM_TEXT("{carrier} {gain}, forward progress at {spot}.");
        default:
            return THRUM_TEXT("{carrier} {gain}, progress stopped at {spot}.");
    }
}

}  // namespace thrum::tap
