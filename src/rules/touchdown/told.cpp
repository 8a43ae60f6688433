#include <thrum/rules/touchdown/told.hpp>

#include <algorithm>
#include <cstdlib>

namespace thrum::touchdown {
namespace {

struct Telling {
    EventKind kind;
    std::string_view what;  ///< empty: any
    Weight weight;
    std::string_view text;
};
using E = EventKind;
constexpr Weight kDetail = Weight::Detail;
constexpr Weight kPlay = Weight::Play;
constexpr Weight kHeadline = Weight::Headline;

// The first row that fits; kinds without a row are not told.
constexpr std::array kTellings{
    Telling{E::HomeField, "", kPlay, THRUM_TEXT("The coin falls {coin}: {team} are at home.")},
    Telling{E::StrengthChosen, "", kDetail, THRUM_TEXT("{team} have written down a strength.")},
    Telling{E::Strengths, "", kPlay, THRUM_TEXT("Strengths: {home} {first}, {visitor} {second}.")},
    Telling{E::TossCalled, "", kDetail, THRUM_TEXT("{team} call {coin}.")},
    Telling{E::Toss, "", kPlay, THRUM_TEXT("The coin falls {coin}: {team} win the toss.")},
    Telling{E::TossChosen, "kick", kPlay, THRUM_TEXT("{team} choose to kick off.")},
    Telling{E::TossChosen, "", kPlay, THRUM_TEXT("{team} choose to receive.")},
    Telling{E::Declared, "onside", kPlay, THRUM_TEXT("{team} try an onside kick.")},
    Telling{E::Declared, "kickoff", kDetail, THRUM_TEXT("{team} kick deep.")},
    Telling{E::Declared, "punt", kPlay, THRUM_TEXT("{team} punt.")},
    Telling{E::Declared, "field_goal", kPlay, THRUM_TEXT("{team} try a field goal.")},
    Telling{E::Declared, "two_point", kPlay, THRUM_TEXT("{team} go for two points.")},
    Telling{E::Declared, "try_kick", kDetail, THRUM_TEXT("{team} kick for the extra point.")},
    Telling{E::Called, "", kDetail, THRUM_TEXT("{team} have called.")},
    Telling{E::Call, "", kPlay, THRUM_TEXT("{team} call {first}, {opponents} {second}.")},
    Telling{E::Roll, "", kDetail, THRUM_TEXT("The dice: {results}.")},
    Telling{E::StrengthUse, "", kPlay, THRUM_TEXT("{team} use their strength, {first}: {added}.")},
    Telling{E::StrengthPassed, "", kDetail, THRUM_TEXT("{team} keep their strength.")},
    Telling{E::Reroll, "", kHeadline, THRUM_TEXT("{team} force a reroll: the play is void.")},
    Telling{E::RerollPassed, "", kDetail, THRUM_TEXT("{team} let the roll stand.")},
    Telling{E::CancelChoice, "", kDetail, THRUM_TEXT("{team} cancel {canceled}.")},
    Telling{E::Result, "run", kPlay, THRUM_TEXT("Run {gain}, at {spot}.")},
    Telling{E::Result, "completion", kPlay, THRUM_TEXT("Pass complete {gain}, at {spot}.")},
    Telling{E::Result, "incomplete", kPlay, THRUM_TEXT("Pass incomplete.")},
    Telling{E::Result, "sack", kPlay, THRUM_TEXT("{team} are sacked {gain}, at {spot}.")},
    Telling{E::Result, "fumble", kHeadline, THRUM_TEXT("{team} fumble at {spot}.")},
    Telling{E::Result, "interception", kHeadline, THRUM_TEXT("{team} are intercepted at {spot}.")},
    Telling{
        E::RunBack, "fumbled", kHeadline, THRUM_TEXT("{team} fumble on the run back at {spot}.")},
    Telling{E::RunBack, "", kPlay, THRUM_TEXT("{team} run it back {gain}, to {spot}.")},
    Telling{E::BallDowned, "", kPlay, THRUM_TEXT("{team} keep the ball at {spot}.")},
    Telling{E::FairCatch, "", kPlay, THRUM_TEXT("{team} make a fair catch at {spot}.")},
    Telling{E::Touchback, "", kPlay, THRUM_TEXT("Touchback, {team}.")},
    Telling{E::Kick, "kickoff", kPlay, THRUM_TEXT("{team} kick off {distance} yards, to {spot}.")},
    Telling{E::Kick, "free_kick", kPlay, THRUM_TEXT("{team} kick {distance} yards, to {spot}.")},
    Telling{E::Kick, "onside_recovered", kHeadline, THRUM_TEXT("{team} recover the onside kick.")},
    Telling{E::Kick, "onside_failed", kPlay, THRUM_TEXT("{opponents} have the onside kick.")},
    Telling{E::Kick, "punt", kPlay, THRUM_TEXT("The punt goes {distance} yards, to {spot}.")},
    Telling{E::Kick, "punt_blocked", kHeadline, THRUM_TEXT("{team}: the punt is blocked.")},
    Telling{E::Kick,
            "field_goal_good",
            kHeadline,
            THRUM_TEXT("Field goal, {team}: good from {distance} yards.")},
    Telling{E::Kick,
            "field_goal_missed",
            kHeadline,
            THRUM_TEXT("Field goal, {team}: no good from {distance} yards.")},
    Telling{E::Kick, "field_goal_blocked", kHeadline, THRUM_TEXT("Field goal, {team}: blocked.")},
    Telling{E::Try, "kick_good", kPlay, THRUM_TEXT("Extra point, {team}: good.")},
    Telling{E::Try, "kick_failed", kHeadline, THRUM_TEXT("Extra point, {team}: no good.")},
    Telling{E::Try, "two_point_good", kHeadline, THRUM_TEXT("Two points, {team}: good.")},
    Telling{E::Try, "two_point_failed", kPlay, THRUM_TEXT("Two points, {team}: no good.")},
    Telling{E::Touchdown, "", kHeadline, THRUM_TEXT("Touchdown, {team}.")},
    Telling{E::Safety, "", kHeadline, THRUM_TEXT("Safety: {points} points, {team}.")},
    Telling{E::FirstDown, "", kPlay, THRUM_TEXT("First down, {team}.")},
    Telling{E::PossessionChanged, "", kHeadline, THRUM_TEXT("{team} take over at {spot}.")},
    Telling{E::Spot, "", kDetail, THRUM_TEXT("{team} begin at {spot}.")},
    Telling{E::QuarterEnded, "", kHeadline, THRUM_TEXT("End of quarter {count}.")},
    Telling{E::Overtime, "", kHeadline, THRUM_TEXT("Overtime: the first score wins.")},
    Telling{E::GameEnded, "", kHeadline, THRUM_TEXT("The game is over.")}};

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string yardsOf(int n) {
    return std::to_string(n) + (n == 1 ? THRUM_TEXT(" yard") : THRUM_TEXT(" yards"));
}

// "for 5 yards", "for no gain", "for a loss of 2 yards"
std::string gainOf(const Event& event) {
    const int yards = event.yards.value_or(0);
    if (yards == 0)
        return THRUM_TEXT("for no gain");
    if (yards > 0)
        return THRUM_TEXT("for ") + yardsOf(yards);
    return THRUM_TEXT("for a loss of ") + yardsOf(-yards);
}

// The goal lines themselves belong to the end zones.
std::string placeOf(const Event& event, const Names& names) {
    const Side side = event.side.value_or(Side::Home);
    int own = event.ball.value_or(0);
    if (own <= 0)
        own = -1;
    if (own >= kGoal)
        own = kGoal + 1;
    return yardLine(Spot::yards(fieldYards(own, side)), side, names);
}

std::string dieTitle(const Event& event, std::size_t place) {
    return place < event.dice.size() ? std::string{titleOf(event.dice[place])} : std::string{};
}

struct Word {
    std::string_view hole;  ///< "{team}", as it stands in a text
    std::string (*of)(const Event&, const Names&);

    [[nodiscard]] std::string name() const { return std::string{hole.substr(1, hole.size() - 2)}; }
};
constexpr std::array kWords{
    Word{"{team}",
         [](const Event& e, const Names& n) { return n.team(e.side.value_or(Side::Home)); }},
    Word{"{opponents}",
         [](const Event& e, const Names& n) { return n.team(other(e.side.value_or(Side::Home))); }},
    Word{"{home}", [](const Event&, const Names& n) { return n.team(Side::Home); }},
    Word{"{visitor}", [](const Event&, const Names& n) { return n.team(Side::Visitor); }},
    Word{"{first}", [](const Event& e, const Names&) { return dieTitle(e, 0); }},
    Word{"{second}", [](const Event& e, const Names&) { return dieTitle(e, 1); }},
    Word{"{coin}",
         [](const Event& e, const Names&) {
             return std::string{nameOf(e.coin.value_or(CoinFace::Heads))};
         }},
    Word{"{results}", [](const Event& e, const Names&) { return listed(e.results); }},
    Word{"{canceled}", [](const Event& e, const Names&) { return listed(e.canceled); }},
    Word{"{added}", [](const Event& e, const Names&) { return e.added; }},
    Word{"{gain}", [](const Event& e, const Names&) { return gainOf(e); }},
    Word{"{spot}", placeOf},
    Word{"{distance}",
         [](const Event& e, const Names&) { return std::to_string(e.yards.value_or(0)); }},
    Word{"{points}",
         [](const Event& e, const Names&) { return std::to_string(e.points.value_or(0)); }},
    Word{"{count}",
         [](const Event& e, const Names&) { return std::to_string(e.count.value_or(0)); }}};

}  // namespace

std::vector<Sentence> sentencesOf(std::span<const Event> events, const Names& names) {
    std::vector<Sentence> told;
    for (const Event& event : events) {
        const auto row = std::ranges::find_if(kTellings, [&](const Telling& r) {
            return r.kind == event.kind && (r.what.empty() || r.what == event.what);
        });
        if (row == kTellings.end())
            continue;
        Sentence said;
        said.weight = row->weight;
        said.clause = event.clause;
        said.text = row->text;
        for (const Word& word : kWords) {
            if (row->text.find(word.hole) != std::string_view::npos)
                said.args.push_back({word.name(), word.of(event, names)});
        }
        if (event.kind == EventKind::GameEnded && event.side) {
            said.text = THRUM_TEXT("The game is over: {team} win.");
            said.args.push_back({"team", names.team(*event.side)});
        }
        told.push_back(std::move(said));
    }
    return told;
}

Names namesIn(const State& state) {
    Names names;
    names.teams = {state.teams[0]->name, state.teams[1]->name};
    names.periods = state.rules->quarters;
    return names;
}

}  // namespace thrum::touchdown
