#include "turn.hpp"

#include <algorithm>

namespace thrum::touchdown {
namespace {

RuleViolation wrongCancel(int due) {
    return refusal("TDM-5.2",
                   "E-TDM-CANCEL",
                   THRUM_TEXT("Cancel exactly {n} results."),
                   {{"n", std::to_string(due)}});
}

}  // namespace

Event& Turn::emit(EventKind kind, std::string_view clause, std::optional<Side> side) {
    Event event;
    event.kind = kind;
    event.clause = clause;
    event.side = side;
    events.push_back(std::move(event));
    return events.back();
}

RuleViolation refusal(std::string_view clause,
                      std::string_view code,
                      std::string_view text,
                      TextArguments args) {
    return {std::string{clause}, std::string{code}, std::string{text}, std::move(args)};
}

RuleViolation notNow() {
    return refusal("TDM-22", "E-TDM-PHASE", THRUM_TEXT("That is not possible at this moment."));
}

Option& offer(Prompt& prompt, DecisionKind kind) {
    prompt.wants.push_back(kind);
    Option option;
    option.decision = kind;
    prompt.options.push_back(std::move(option));
    return prompt.options.back();
}

void wait(Prompt& prompt, std::string_view purpose, std::vector<Draw> draws) {
    ChanceRequest request;
    request.purpose = purpose;
    request.draws = std::move(draws);
    prompt.chance = std::move(request);
}

Draw drawOf(const State& state, Die die) {
    return Draw::die(kFaces, std::string{nameOf(die)}, state.rules->die(die).faces);
}

std::vector<Draw> playDice(const State& state) {
    std::vector<Draw> draws;
    for (const Die die : {Die::W1, Die::W2, Die::W3, Die::W4})
        draws.push_back(drawOf(state, die));
    return draws;
}

std::vector<std::string> throwDice(Turn& turn,
                                   Side side,
                                   std::string_view purpose,
                                   const std::vector<Die>& dice,
                                   const std::vector<int>& faces) {
    std::vector<std::string> results;
    for (std::size_t i = 0; i < dice.size(); ++i)
        results.push_back(turn.rules().face(dice[i], faces[i]));
    Event& event = turn.emit(EventKind::Roll, "TDM-18.5", side);
    event.what = purpose;
    event.dice = dice;
    event.faces = faces;
    event.results = results;
    return results;
}

std::vector<std::string> throwPlayDice(Turn& turn,
                                       Side side,
                                       std::string_view purpose,
                                       const Chance& chance) {
    return throwDice(turn, side, purpose, {Die::W1, Die::W2, Die::W3, Die::W4}, chance.faces);
}

int redOf(const Turn& turn, const std::vector<std::string>& results) {
    return readingOf(turn.rules(), results, false).red;
}

CancelPick pickOf(const Reading& reading,
                  const Decision& decision,
                  const std::vector<Die>& dice,
                  const std::vector<std::string>& results) {
    const int due = cancelsDue(reading);
    CancelPick pick;
    for (const std::string& text : decision.results) {
        const auto result = parseResult(text);
        if (!result)
            return {wrongCancel(due), {}};
        pick.gains.push_back(*result);
    }
    std::vector<Die> named;
    for (const Die die : decision.dice) {
        const auto at = std::ranges::find(dice, die);
        const bool again = std::ranges::find(named, die) != named.end();
        if (at == dice.end() || again)
            return {wrongCancel(due), {}};
        named.push_back(die);
        const auto place = static_cast<std::size_t>(at - dice.begin());
        pick.gains.push_back(parseResult(results[place]).value_or(Result{}));
    }
    const std::size_t left = without(reading, pick.gains).size();
    const bool allShow = left + pick.gains.size() == reading.gains.size();
    if (static_cast<int>(pick.gains.size()) != due || !allShow)
        return {wrongCancel(due), {}};
    return pick;
}

void offerCancel(Prompt& prompt, const Reading& reading) {
    Option& option = offer(prompt, DecisionKind::Cancel);
    option.results = textsOf(reading.gains);
    option.count = cancelsDue(reading);
}

std::vector<std::string> textsOf(const std::vector<Result>& results) {
    std::vector<std::string> texts;
    for (const Result& result : results)
        texts.push_back(textOf(result));
    return texts;
}

}  // namespace thrum::touchdown
