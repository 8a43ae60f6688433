#include "campaigns/invariants.hpp"

#include <algorithm>

namespace thrum::test {
namespace {

using tap::EventKind;
using tap::Phase;

bool boardIsOn(Phase phase) {
    return phase == Phase::RunBehind || phase == Phase::RunFree || phase == Phase::PuntRun ||
           phase == Phase::BallInAir || phase == Phase::BallLoose || phase == Phase::KickRun;
}

bool carriesBall(Phase phase) {
    return phase == Phase::RunBehind || phase == Phase::RunFree || phase == Phase::PuntRun ||
           phase == Phase::Restart || phase == Phase::RestartFree || phase == Phase::StopOffense ||
           phase == Phase::StopDefense || phase == Phase::TouchPossession ||
           phase == Phase::TouchOther || phase == Phase::FumbleRecover ||
           phase == Phase::FumbleOther;
}

bool ballIsLoose(Phase phase) {
    return phase == Phase::BallInAir || phase == Phase::BallLoose;
}

}  // namespace

void Invariants::expect(bool holds, const std::string& what) {
    constexpr std::size_t kMost = 20;
    if (!holds && m_broken.size() < kMost)
        m_broken.push_back(m_where + ": " + what);
}

void Invariants::step(const tap::State& before,
                      const tap::Input& /*input*/,
                      const tap::State& after,
                      const std::vector<tap::Event>& events) {
    m_where = "half " + std::to_string(after.half) + " play " + std::to_string(after.play) + " " +
              std::string{tap::nameOf(before.phase)} + " -> " +
              std::string{tap::nameOf(after.phase)};
    ballAndCarrier(after);
    switchHolder(after);
    numbers(after);
    score(after, events);
    clocks(before, after);
    men(before, events);
}

void Invariants::ballAndCarrier(const tap::State& after) {
    if (carriesBall(after.phase)) {
        expect(after.carrier.has_value(), "nobody carries the ball");
        expect(!after.ball.has_value(), "the ball is carried and lies on the board");
    }
    if (ballIsLoose(after.phase)) {
        expect(after.ball.has_value(), "the ball is nowhere");
        expect(!after.carrier.has_value(), "the ball lies on the board and is carried");
    }
    if (carriesBall(after.phase) && after.carrier) {
        const tap::Figure* carrier = tap::findOnBoard(after, *after.carrier);
        expect(carrier != nullptr, "the carrier is not on the board");
        expect(carrier == nullptr || carrier->status == tap::FigureStatus::Standing,
               "the carrier does not stand");
    }
}

void Invariants::switchHolder(const tap::State& after) {
    if (after.phase == Phase::RunBehind || after.phase == Phase::Restart ||
        after.phase == Phase::PuntRun || after.phase == Phase::Ready)
        expect(after.switchHolder == after.offense, "the offense does not hold the switch");
    if ((after.phase == Phase::RunFree || after.phase == Phase::RestartFree) && after.carrier)
        expect(after.switchHolder == other(after.carrier->side()),
               "the coach without the ball does not hold the switch");
}

void Invariants::numbers(const tap::State& after) {
    expect(after.down >= 1 && after.down <= after.rules->downs.perSeries,
           "down " + std::to_string(after.down));
    expect(after.stopsUsed >= 0 && after.stopsUsed <= after.rules->stoppages.max,
           "stops used " + std::to_string(after.stopsUsed));
    const bool inOvertime = after.half > after.rules->game.halves;
    if (after.method == tap::Method::Plays && !inOvertime)
        expect(after.play <= after.rules->game.playsPerHalf + 1,
               "play " + std::to_string(after.play) + " of a half");
    expect(std::ranges::is_sorted(after.figures, {}, &tap::Figure::id), "figures out of order");
    expect(after.over == (after.phase == Phase::Final), "over and phase disagree");
}

void Invariants::score(const tap::State& after, const std::vector<tap::Event>& events) {
    for (const tap::Event& event : events) {
        if (!event.points)
            continue;
        expect(event.side.has_value(), "points for nobody");
        if (event.side)
            m_points[tap::indexOf(*event.side)] += *event.points;
    }
    expect(m_points == after.score,
           "score " + std::to_string(after.score[0]) + ":" + std::to_string(after.score[1]) +
               " but the events give " + std::to_string(m_points[0]) + ":" +
               std::to_string(m_points[1]));
    m_points = after.score;
}

// A window's clock may start anew with a new window; the game clock only with a half.
void Invariants::clocks(const tap::State& before, const tap::State& after) {
    const bool sameWindow = before.phase == after.phase && before.stage == after.stage &&
                            before.handover == after.handover && before.play == after.play &&
                            before.down == after.down &&
                            before.lineOfScrimmage == after.lineOfScrimmage &&
                            before.kickShift == after.kickShift;
    for (const tap::Clock& clock : after.clocks) {
        expect(clock.msLeft >= 0, std::string{tap::nameOf(clock.name)} + " is below zero");
        const auto was = std::ranges::find(before.clocks, clock.name, &tap::Clock::name);
        if (was == before.clocks.end() || clock.msLeft <= was->msLeft)
            continue;
        const bool byRule =
            clock.name == tap::ClockName::Game ? before.half != after.half : !sameWindow;
        expect(byRule, std::string{tap::nameOf(clock.name)} + " rose");
    }
}

void Invariants::men(const tap::State& before, const std::vector<tap::Event>& events) {
    const bool boardOn = std::ranges::any_of(
        events, [](const tap::Event& e) { return e.kind == EventKind::BoardOn; });
    // Where the opponent has to call it, a twelfth man nobody called plays on. TAP-PE-2, PS-9.
    const bool refused = before.rules->modes.of(before.mode).tooManyMen == tap::TooManyMen::Block;
    if (!boardOn || boardIsOn(before.phase) || !refused)
        return;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto count = std::ranges::count_if(
            before.figures, [&](const tap::Figure& f) { return f.id.side() == side; });
        expect(count <= before.rules->lineup.maxPlayers,
               std::to_string(count) + " men at the snap");
    }
}

}  // namespace thrum::test
