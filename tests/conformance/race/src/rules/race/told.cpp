#include <thrum/rules/race/game.hpp>

// Race in sentences (D45, D91).
namespace thrum::race {
namespace {

struct Text {
    Weight weight = Weight::Play;
    std::string_view text;
};

Text textOf(EventKind kind) {
    switch (kind) {
        case EventKind::TossCalled:
            return {Weight::Detail, THRUM_TEXT("{team} call {face}.")};
        case EventKind::CoinFlipped:
            return {Weight::Play, THRUM_TEXT("The coin shows {face}: {team} write first.")};
        case EventKind::Written:
            return {Weight::Detail, THRUM_TEXT("{team} have written.")};
        case EventKind::ClockExpired:
            return {Weight::Play, THRUM_TEXT("{team} are out of time and have a one.")};
        case EventKind::Revealed:
            return {Weight::Play, THRUM_TEXT("{home} wrote {h}, {visitor} wrote {v}.")};
        case EventKind::Tied:
            return {Weight::Play, THRUM_TEXT("Nobody moves.")};
        case EventKind::Advanced:
            return {Weight::Play, THRUM_TEXT("{team} roll {die} and advance {yards} yards.")};
        case EventKind::GameEnded:
            return {Weight::Headline, THRUM_TEXT("{team} win the race.")};
        case EventKind::SituationChanged:
            break;
    }
    return {};
}

TextArguments argumentsOf(const Event& event, const State& state) {
    const auto team = [&](Side side) { return state.teams[indexOf(side)]->name; };
    TextArguments args;
    if (event.side)
        args.emplace_back("team", team(*event.side));
    if (event.face)
        args.emplace_back("face", std::string{nameOf(*event.face)});
    if (event.numbers) {
        args.emplace_back("home", team(Side::Home));
        args.emplace_back("visitor", team(Side::Visitor));
        args.emplace_back("h", std::to_string((*event.numbers)[0]));
        args.emplace_back("v", std::to_string((*event.numbers)[1]));
    }
    if (!event.faces.empty())
        args.emplace_back("die", std::to_string(event.faces.front()));
    if (event.yards)
        args.emplace_back("yards", std::to_string(*event.yards));
    return args;
}

}  // namespace

std::vector<Sentence> told(std::span<const Event> events, const State& state) {
    std::vector<Sentence> sentences;
    for (const Event& event : events) {
        const Text text = textOf(event.kind);
        if (!text.text.empty())
            sentences.push_back({.weight = text.weight,
                                 .clause = event.clause,
                                 .text = std::string{text.text},
                                 .args = argumentsOf(event, state)});
    }
    return sentences;
}

}  // namespace thrum::race
