#include <thrum/app/arbiter.hpp>
#include <thrum/app/tap_sentences.hpp>

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

std::string clockName(tap::ClockName name) {
    std::string text{tap::nameOf(name)};
    std::ranges::replace(text, '_', ' ');
    return "the clock \"" + text + "\"";
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
    std::vector<const Session::Entry*> inForce;
    for (const Session::Entry& entry : game.session().record()) {
        if (const auto* back = std::get_if<Session::TakeBack>(&entry.what))
            inForce.resize(std::min(inForce.size(), back->inForce));
        else
            inForce.push_back(&entry);
    }
    tap::State state = game.session().initial();
    std::optional<tap::State> lineUp;
    std::optional<tap::State> snapped;
    for (const Session::Entry* entry : inForce) {
        if (const auto* correction = std::get_if<Session::Correction>(&entry->what)) {
            for (auto* kept : {&lineUp, &snapped})
                carryOver(*kept, state, correction->state);
            state = correction->state;
            if (!state.playFacts.snapped && !betweenHalves(state.phase))
                lineUp = state;
            continue;
        }
        auto step = tap::apply(state, std::get<tap::Input>(entry->what));
        if (!step)
            return std::nullopt;
        if (!state.playFacts.snapped && step->next.playFacts.snapped && lineUp)
            snapped = lineUp;
        if (beginsLineUp(state, step->next))
            lineUp = step->next;
        state = std::move(step->next);
    }
    return snapped;
}

}  // namespace thrum::app
