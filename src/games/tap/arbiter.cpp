#include <thrum/games/tap/arbiter.hpp>
#include <thrum/games/tap/sentences.hpp>

#include <algorithm>
#include <cstdio>

namespace thrum::app {
namespace {

using tap::Phase;

// "7:42.0", as a clock of the table shows it.
std::string timeOf(int ms) {
    const int tenths = (ms + 50) / 100;
    std::array<char, 16> text{};
    std::snprintf(
        text.data(), text.size(), "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10);
    return text.data();
}

// As people at the table call it.
std::string clockName(tap::ClockName name) {
    using tap::ClockName;
    switch (name) {
        case ClockName::Game:
            return "the game clock";
        case ClockName::Halftime:
            return "the half-time clock";
        case ClockName::Break:
            return "the clock of the break";
        case ClockName::AfterScore:
            return "the minute before the kick";
        case ClockName::TryDecision:
            return "the time for the try";
        case ClockName::KickDeclare:
            return "the time to declare the kick";
        case ClockName::DefensePreplace:
        case ClockName::DefenseAfterSet:
            return "the defense's line-up clock";
        case ClockName::OffenseLineup:
            return "the offense's line-up clock";
        case ClockName::KickPreplace:
        case ClockName::ReceivingAfterSet:
            return "the receivers' line-up clock";
        case ClockName::Motion:
        case ClockName::Match:
            return "the clock for motion";
        case ClockName::Announce:
            return "the time to announce";
        case ClockName::Snap:
            return "the time to snap";
        case ClockName::Pass:
            return "the clock of the pass";
        case ClockName::Restart:
            return "the time to switch on";
        case ClockName::ReturnDecision:
            return "the time to choose a return";
        case ClockName::PenaltyCall:
            return "the time to call a foul";
        case ClockName::PenaltyDecision:
            return "the time to accept or decline";
        case ClockName::TossChoice:
            return "the time after the toss";
        case ClockName::Roll:
        case ClockName::Coin:
            return "the time to throw";
        case ClockName::Handover:
            return "the handover";
        default:
            return "the clock for turning men";
    }
}

const tap::Clock* clockOf(const tap::State& state, tap::ClockName name) {
    const auto found = std::ranges::find(state.clocks, name, &tap::Clock::name);
    return found == state.clocks.end() ? nullptr : &*found;
}

bool betweenHalves(Phase phase) {
    return phase == Phase::Setup || phase == Phase::Toss || phase == Phase::OvertimeToss ||
           phase == Phase::Halftime;
}

// Where the line-up of a play begins: a play was over, or a half is about to begin.
bool beginsLineUp(const tap::State& before, const tap::State& after) {
    return !after.playFacts.snapped &&
           (games::Tap::startsPlay(before, after) ||
            (betweenHalves(before.phase) && !betweenHalves(after.phase)));
}

// A down that is played again keeps what was corrected on the score board since.
void carryOver(std::optional<tap::State>& kept, const tap::State& from, const tap::State& to) {
    if (!kept)
        return;
    for (std::size_t i = 0; i < kept->score.size(); ++i)
        kept->score[i] = std::max(0, kept->score[i] + to.score[i] - from.score[i]);
    kept->play = std::max(0, kept->play + to.play - from.play);
}

}  // namespace

std::vector<std::string> changesBetween(const tap::State& before, const tap::State& after) {
    std::vector<std::string> changes;
    const TapNames names = namesIn(after);
    const auto note = [&](const std::string& what, const auto& from, const auto& to) {
        changes.push_back(what + " " + from + " → " + to);
    };
    const auto number = [&](const std::string& what, int from, int to) {
        if (from != to)
            note(what, std::to_string(from), std::to_string(to));
    };
    if (before.paused != after.paused)
        changes.emplace_back(after.paused ? "all clocks stopped" : "the clocks go on");
    for (const Side side : {Side::Home, Side::Visitor})
        number("score of the " + names.team(side),
               before.score[tap::indexOf(side)],
               after.score[tap::indexOf(side)]);
    number("half", before.half, after.half);
    number("plays counted", before.play, after.play);
    if (before.offense != after.offense)
        note("ball", names.team(before.offense), names.team(after.offense));
    number("down", before.down, after.down);
    const auto place = [&](const tap::State& s) {
        return yardLine(s.lineOfScrimmage, s.offense, names);
    };
    if (before.lineOfScrimmage != after.lineOfScrimmage)
        note("spot", place(before), place(after));
    const auto toGain = [](const tap::State& s) {
        std::array<char, 16> text{};
        const double yards = std::abs((s.lineToGain - s.lineOfScrimmage).yards());
        std::snprintf(text.data(), text.size(), "%.1f", yards);
        return std::string{text.data()};
    };
    if (toGain(before) != toGain(after))
        note("yards to gain", toGain(before), toGain(after));
    for (const tap::Clock& clock : after.clocks) {
        const tap::Clock* old = clockOf(before, clock.name);
        if (old != nullptr && old->msLeft != clock.msLeft)
            note(clockName(clock.name), timeOf(old->msLeft), timeOf(clock.msLeft));
    }
    return changes;
}

std::string correctionText(const std::vector<std::string>& changes, const std::string& why) {
    std::string text = "Arbiter: ";
    for (std::size_t i = 0; i < changes.size(); ++i)
        text += (i > 0 ? "; " : "") + changes[i];
    if (!why.empty())
        text += (changes.empty() ? "" : " ") + ("(" + why + ")");
    return text + ".";
}

std::optional<tap::State> newestDown(const TapGame& game) {
    using Session = TapGame::Session;
    std::optional<tap::State> before;
    const Session::Entry* entry = nullptr;
    std::optional<tap::State> lineUp;
    std::optional<tap::State> snapped;
    // `after` is the state that `entry` led to from `before`
    const auto look = [&](const tap::State& after) {
        if (entry == nullptr)
            return;
        if (std::holds_alternative<Session::Correction>(entry->what)) {
            for (auto* kept : {&lineUp, &snapped})
                carryOver(*kept, *before, after);
            if (!after.playFacts.snapped && !betweenHalves(after.phase))
                lineUp = after;
            return;
        }
        if (!before->playFacts.snapped && after.playFacts.snapped && lineUp)
            snapped = lineUp;
        if (beginsLineUp(*before, after))
            lineUp = after;
    };
    game.session().visit([&](const tap::State& met, const Session::Entry& next) {
        look(met);
        before = met;
        entry = &next;
    });
    look(game.state());
    return snapped;
}

}  // namespace thrum::app
