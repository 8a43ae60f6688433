#include "event_texts.hpp"
#include "event_words.hpp"

#include <thrum/rules/tap/score_book.hpp>
#include <thrum/rules/tap/told.hpp>

#include <algorithm>

namespace thrum::tap {
namespace {

bool endsPlay(const Event& event) {
    switch (event.kind) {
        case EventKind::Fell:
            return event.clause == "TAP-TK-10";  // the carrier's own; others fall too
        case EventKind::Tackled:
        case EventKind::OutOfBounds:
        case EventKind::GaveUp:
        case EventKind::ProgressCalled:
        case EventKind::ProgressStopped:
            return true;
        default:
            return false;
    }
}
/// The spot an ending led to, unless another ending comes between (a fall before the tackle).
const Event* spotAfter(std::span<const Event> events, std::size_t from) {
    for (std::size_t i = from + 1; i < events.size(); ++i) {
        if (events[i].kind == EventKind::Spotted)
            return &events[i];
        if (endsPlay(events[i]))
            return nullptr;
    }
    return nullptr;
}

std::vector<FigureId> menIn(const Event& event) {
    std::vector<FigureId> men;
    const auto add = [&](FigureId id) {
        if (std::ranges::find(men, id) == men.end())
            men.push_back(id);
    };
    if (event.figure)
        add(*event.figure);
    if (event.carrier)
        add(*event.carrier);
    for (const auto* ids : {&event.by, &event.fallen, &event.figures})
        std::ranges::for_each(*ids, add);
    return men;
}

Sentence endingSentence(const Event& ending, const Event& spotted, const Names& names) {
    Event whole = ending;
    whole.carrier = ending.carrier ? ending.carrier : ending.figure;
    whole.side = spotted.side;
    whole.x = spotted.x;
    whole.at.reset();
    const std::string_view text =
        endingText(ending.kind, !ending.by.empty(), spotted.gain.has_value());
    Sentence said{Weight::Play, ending.clause, std::string{text}, {}, menIn(ending), ending.tick};
    said.args = argumentsFor(text, whole, names);
    said.args.push_back({"gain", gainWords(spotted.gain)});
    return said;
}

Sentence toldAlone(const Event& event, const Names& names) {
    Sentence said{Weight::Play, event.clause, event.text, event.args, menIn(event), event.tick};
    if (!event.text.empty()) {
        if (event.kind == EventKind::CallRefused)
            said.weight = Weight::Detail;
        // the book's own notice; it stands without a capital after its clause
        if (said.text.front() >= 'a' && said.text.front() <= 'z')
            said.text.front() = static_cast<char>(said.text.front() - 'a' + 'A');
        return said;
    }
    const EventText telling = textOf(event);
    said.weight = telling.weight;
    said.text = telling.text;
    said.args = argumentsFor(telling.text, event, names);
    return said;
}

}  // namespace

std::vector<Sentence> sentencesOf(std::span<const Event> events, const Names& names) {
    std::vector<Sentence> told;
    const Event* toldAlready = nullptr;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const Event* spotted = endsPlay(event) ? spotAfter(events, i) : nullptr;
        if (spotted != nullptr) {
            told.push_back(endingSentence(event, *spotted, names));
            toldAlready = spotted;
        } else if (&event != toldAlready) {
            Sentence said = toldAlone(event, names);
            if (!said.text.empty())
                told.push_back(std::move(said));
        }
    }
    return told;
}

Names namesIn(const State& state) {
    Names names;
    names.teams = {state.teams[0]->name, state.teams[1]->name};
    names.periods = state.rules->game.halves;
    std::array<std::vector<std::string>, 2> worn;
    for (std::size_t side = 0; side < worn.size(); ++side) {
        for (const Player& player : state.teams[side]->players)
            worn[side].push_back(player.number);
    }
    names.number = [worn = std::move(worn)](FigureId id) {
        const auto& numbers = worn[indexOf(id.side())];
        const auto place = static_cast<std::size_t>(id.rosterIndex());
        return place < numbers.size() ? numbers[place] : std::string{"?"};
    };
    return names;
}

LogLine logLineOf(const State& state, const Sentence& sentence) {
    Event bare;
    bare.clause = sentence.clause;
    bare.text = sentence.text;
    bare.args = sentence.args;
    bare.figures = sentence.figures;
    return logLine(state, bare);
}

std::string downAndDistance(const Situation& situation, const Names& names) {
    return thrum::downAndDistance(neutral(situation, names.periods), names);
}

}  // namespace thrum::tap
