#include "told_words.hpp"

#include "turn.hpp"

#include <algorithm>
#include <cstdlib>

namespace thrum::foursheet {
namespace {

// Words of files as people read them.
std::string spaced(std::string_view word) {
    std::string text{word};
    std::ranges::replace(text, '_', ' ');
    return text;
}

template <Named E>
std::string wordOf(const std::optional<E>& value) {
    return value ? spaced(nameOf(*value)) : std::string{};
}

std::string numberOf(const std::optional<int>& value) {
    return value ? std::to_string(*value) : std::string{};
}

std::string diceText(const Event& event) {
    std::string text;
    for (std::size_t i = 0; i < event.faces.size() && i < event.dice.size(); ++i) {
        text += (i == 0 ? "" : ", ") + std::string{nameOf(event.dice[i])} + " " +
                std::to_string(event.faces[i]);
    }
    return text + " (" + spaced(event.purpose) + ")";
}

}  // namespace

Wording::Wording(const State& state) : m_state{&state} {
    m_names.teams = {state.teams[0]->name, state.teams[1]->name};
    m_names.periods = 4;
}

std::string Wording::manNamed(Side side, const std::string& id) const {
    const Team& team = *m_state->teams[indexOf(side)];
    const PlayerIndex index = indexOf(team, id);
    return index == kNobody ? id : playerOf(team, index).name;
}

std::string Wording::place(const Event& event) const {
    if (!event.ball || !event.side)
        return {};
    const int ball = *event.ball;
    if (ball <= 0 || ball >= 100)
        return THRUM_TEXT("the end zone");
    const int x = *event.side == Side::Home ? ball : fromOther(ball);
    return yardLine(Spot::yards(x), *event.side, m_names);
}

std::string Wording::defenders(const Event& event) const {
    const Side side = other(event.side.value_or(Side::Home));
    std::string text;
    for (const Defender& defender : event.defenders) {
        text += (text.empty() ? "" : " + ") + manNamed(side, defender.player) + " (";
        if (defender.rating != Rating::X)
            text += std::string{nameOf(defender.rating)} + " ";
        text += std::to_string(defender.value) + ")";
    }
    if (event.bonus.value_or(0) > 0)
        text += " + " + std::to_string(*event.bonus);
    return text;
}

std::string Wording::word(std::string_view name, const Event& event) const {
    const Side side = event.side.value_or(Side::Home);
    if (name == "team")
        return m_names.team(side);
    if (name == "player")
        return manNamed(side, event.player);
    if (name == "spot")
        return place(event);
    if (name == "defenders")
        return defenders(event);
    if (name == "dice")
        return diceText(event);
    if (name == "yards")
        return event.yards ? std::to_string(std::abs(*event.yards)) : std::string{};
    if (name == "score")  // the winner's first
        return std::to_string(m_state->score[indexOf(side)]) + "-" +
               std::to_string(m_state->score[indexOf(other(side))]);
    if (name == "face")
        return wordOf(event.face);
    if (name == "kick")
        return wordOf(event.kick);
    if (name == "punt")
        return wordOf(event.punt);
    if (name == "formation")
        return wordOf(event.formation);
    if (name == "front")
        return wordOf(event.unit);
    if (name == "coverage")
        return wordOf(event.coverage);
    if (name == "scheme")
        return wordOf(event.scheme);
    if (name == "key")
        return wordOf(event.key);
    if (name == "role")
        return wordOf(event.role);
    if (name == "rating")
        return wordOf(event.rating);
    if (name == "zone")
        return wordOf(event.zone);
    if (name == "from")
        return wordOf(event.from);
    if (name == "weird")
        return wordOf(event.weird);
    if (name == "foul")
        return wordOf(event.foul);
    if (name == "out")
        return event.out ? std::string{durationText(*event.out)} : std::string{};
    if (name == "name")
        return event.name;
    if (name == "code")
        return event.code;
    if (name == "column")
        return event.column;
    if (name == "winner")
        return event.winner;
    if (name == "result")
        return spaced(event.result);
    const std::pair<std::string_view, const std::optional<int>*> numbers[] = {
        {"value", &event.value},
        {"limit", &event.limit},
        {"d10", &event.d10},
        {"net", &event.net},
        {"row", &event.row},
        {"card", &event.card},
        {"count", &event.count},
        {"points", &event.points}};
    for (const auto& [known, number] : numbers)
        if (known == name)
            return numberOf(*number);
    return {};
}

TextArguments Wording::argumentsFor(std::string_view text, const Event& event) const {
    TextArguments args;
    for (std::size_t at = text.find('{'); at != std::string_view::npos;
         at = text.find('{', at + 1)) {
        const std::size_t end = text.find('}', at);
        if (end == std::string_view::npos)
            break;
        const std::string_view name = text.substr(at + 1, end - at - 1);
        const auto same = [&](const TextArgument& arg) { return arg.first == name; };
        if (std::ranges::none_of(args, same))
            args.emplace_back(std::string{name}, word(name, event));
    }
    return args;
}

}  // namespace thrum::foursheet
