#include "told_words.hpp"

#include <thrum/rules/foursheet/told.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>

// What happened, as a reader at the table would tell it (D45, D91).
namespace thrum::foursheet {
namespace {

using E = EventKind;
using W = Weight;

struct Line {
    EventKind kind;
    Weight weight;
    std::string_view text;
    std::string_view variant{};              ///< said instead,
    bool (*varies)(const Event&) = nullptr;  ///< where this holds
};

bool isRight(const Event& e) {
    return e.right.value_or(false);
}
bool hasNoMan(const Event& e) {
    return e.player.empty();
}

constexpr std::array kLines{
    Line{E::TossCalled, W::Play, THRUM_TEXT("{team} call {face}.")},
    Line{E::CoinFlipped, W::Play, THRUM_TEXT("The coin falls {face}: {team} win the toss.")},
    Line{E::TossChosen, W::Play, THRUM_TEXT("{team} choose to {result}.")},
    Line{E::WindRolled, W::Play, THRUM_TEXT("The wind is with {team}: {value} yards.")},
    Line{E::KickChosen, W::Detail, THRUM_TEXT("{team} have chosen their kick.")},
    Line{E::ReceiversPlaced, W::Detail, THRUM_TEXT("{team} are placed to receive.")},
    Line{E::KickRevealed, W::Play, THRUM_TEXT("{team} kick off: {kick}.")},
    Line{E::Called,
         W::Detail,
         THRUM_TEXT("{team} come out in {formation}."),
         THRUM_TEXT("{team} bring the kicking platoon."),
         [](const Event& e) { return e.play != CallPlay::Card; }},
    Line{E::Substituted, W::Detail, THRUM_TEXT("{player} comes in for {team}.")},
    Line{E::Benched, W::Detail, THRUM_TEXT("{player} of {team} has to rest.")},
    Line{E::DefenseSet,
         W::Detail,
         THRUM_TEXT("{team} defend with {front}, {coverage} coverage."),
         THRUM_TEXT("{team} line up against the kick."),
         [](const Event& e) { return e.unit == Unit::PR || e.unit == Unit::FGD; }},
    Line{E::PuntNamed,
         W::Play,
         THRUM_TEXT("{team} punt: {punt}."),
         THRUM_TEXT("{team} fake the punt."),
         [](const Event& e) { return e.punt == PuntKind::Fake; }},
    Line{E::AudibleTried,
         W::Play,
         THRUM_TEXT("The audible is not heard: {d10} against {limit}."),
         THRUM_TEXT("The audible is heard: {d10} against {limit}."),
         isRight},
    Line{E::CardRevealed,
         W::Play,
         THRUM_TEXT("{team} show {card}, {name}."),
         THRUM_TEXT("It is a fake: {team} show {card}, {name}."),
         [](const Event& e) { return e.result == "fake"; }},
    Line{E::SchemeDrawn, W::Detail, THRUM_TEXT("{team} defend by scheme {scheme}.")},
    Line{E::KeyRead,
         W::Play,
         THRUM_TEXT("The key on the {key} is wrong."),
         THRUM_TEXT("The key on the {key} is right."),
         isRight},
    Line{E::DefenderMoved, W::Detail, THRUM_TEXT("{player} moves from {from} to {zone}.")},
    Line{E::DiceRolled, W::Detail, THRUM_TEXT("Dice: {dice}.")},
    Line{E::SnapChecked,
         W::Detail,
         THRUM_TEXT("The snap is safe."),
         THRUM_TEXT("The snap gets away."),
         isRight},
    Line{E::MatchUp,
         W::Detail,
         THRUM_TEXT("{player} ({role} {rating} {value}) against {defenders}: net {net}, d10 {d10}, "
                    "the {winner} wins."),
         THRUM_TEXT("{player} ({role}) meets nobody in {zone}."),
         [](const Event& e) { return e.defenders.empty(); }},
    Line{E::CodeRead, W::Detail, THRUM_TEXT("{player}, column {column}, row {row}: code {code}.")},
    Line{E::XWon, W::Detail, THRUM_TEXT("The block of the {role} opens the way.")},
    Line{E::Contained,
         W::Detail,
         THRUM_TEXT("Nobody holds the breakaway: {value} against {limit}."),
         THRUM_TEXT("The breakaway is held to {yards} yards: {value} against {limit}."),
         isRight},
    Line{E::Incomplete, W::Play, THRUM_TEXT("The pass is incomplete.")},
    Line{E::Sacked, W::Play, THRUM_TEXT("{player} is sacked for a loss of {yards} at {spot}.")},
    Line{E::Scrambled, W::Play, THRUM_TEXT("{player} has to run.")},
    Line{E::Hurried,
         W::Play,
         THRUM_TEXT("{player} is hurried and throws it away."),
         // what comes of it is not known yet: he may have to run, or be sacked (FSS-12.5)
         THRUM_TEXT("{player} is hurried but still looks to throw."),
         isRight},
    Line{E::WeirdPlay, W::Play, THRUM_TEXT("A weird play: {weird}.")},
    Line{E::FumbleChecked,
         W::Detail,
         THRUM_TEXT("{player} holds on: {value} against {limit}."),
         THRUM_TEXT("{player} loses the ball: {value} against {limit}."),
         isRight},
    Line{E::Fumbled, W::Headline, THRUM_TEXT("The ball is loose at {spot}.")},
    Line{E::Recovered,
         W::Headline,
         THRUM_TEXT("{player} recovers for {team} at {spot}."),
         THRUM_TEXT("{team} recover at {spot}."),
         hasNoMan},
    Line{E::OutOfBounds, W::Detail, THRUM_TEXT("Out of bounds.")},
    Line{E::InterceptionChecked,
         W::Detail,
         THRUM_TEXT("The pass is not held: {value} against {limit}."),
         THRUM_TEXT("The pass is picked off: {value} against {limit}."),
         isRight},
    Line{E::Intercepted, W::Headline, THRUM_TEXT("Intercepted by {player} at {spot}.")},
    Line{E::InjuryChecked,
         W::Detail,
         THRUM_TEXT("{player} is looked at: {count}."),
         THRUM_TEXT("{player} is shaken up but not hurt."),
         [](const Event& e) { return e.out == OutFor::NotHurt; }},
    Line{E::Injured, W::Headline, THRUM_TEXT("{player} is hurt: out for {out}.")},
    Line{E::FlagThrown,
         W::Play,
         THRUM_TEXT("Flag: {foul}, {team}, {yards} yards."),
         THRUM_TEXT("Flag: {foul}, {team}."),
         [](const Event& e) { return e.yards.value_or(0) == 0; }},
    Line{E::PenaltiesOffset, W::Play, THRUM_TEXT("The fouls offset; the down is repeated.")},
    Line{E::PenaltyEnforced, W::Play, THRUM_TEXT("The penalty against {team} is accepted.")},
    Line{E::PenaltyDeclined, W::Play, THRUM_TEXT("The penalty against {team} is declined.")},
    Line{E::Kicked,
         W::Play,
         THRUM_TEXT("The kick flies {yards} yards, to {spot}."),
         THRUM_TEXT("{team} try a kick from {yards} yards."),
         [](const Event& e) { return e.play.has_value(); }},
    Line{E::Pressure,
         W::Detail,
         THRUM_TEXT("{limit} rush; the kicker has time."),
         THRUM_TEXT("{limit} rush and put the kicker under pressure."),
         isRight},
    Line{E::Punted, W::Play, THRUM_TEXT("{player} punts {yards} yards, to {spot}.")},
    Line{E::FairCatch,
         W::Play,
         THRUM_TEXT("{player} takes the high punt and may run."),
         THRUM_TEXT("{player} makes a fair catch at {spot}."),
         isRight},
    Line{E::Bounced, W::Play, THRUM_TEXT("The punt bounces, to {spot}.")},
    Line{E::Blocked, W::Headline, THRUM_TEXT("The kick is blocked and rolls to {spot}.")},
    Line{E::ReturnChosen, W::Detail, THRUM_TEXT("{team}: {result}.")},
    Line{E::ReturnRolled,
         W::Detail,
         THRUM_TEXT("{player} ({value}) against {defenders}: net {net}, d10 {d10}; column "
                    "{column}, row {row}: code {code}.")},
    Line{E::Touchback, W::Play, THRUM_TEXT("Touchback for {team}.")},
    Line{E::FieldGoalGood, W::Headline, THRUM_TEXT("Field goal, {team}: it is good.")},
    Line{E::KickMissed, W::Headline, THRUM_TEXT("The kick of {team} is no good.")},
    Line{E::TryGood,
         W::Headline,
         THRUM_TEXT("Extra point, {team}: it is good."),
         THRUM_TEXT("Two points, {team}: the try is good."),
         [](const Event& e) { return e.points.value_or(1) > 1; }},
    Line{E::TryFailed, W::Headline, THRUM_TEXT("{team}: the try fails.")},
    Line{E::Touchdown, W::Headline, THRUM_TEXT("Touchdown {team}.")},
    Line{E::Safety, W::Headline, THRUM_TEXT("Safety: {points} points for {team}.")},
    Line{E::PlayVoid, W::Play, THRUM_TEXT("The play is void.")},
    Line{E::FirstDown, W::Play, THRUM_TEXT("First down, {team}, at {spot}.")},
    Line{E::PossessionChanged, W::Headline, THRUM_TEXT("{team} take over at {spot}.")},
    Line{E::TimeOutCalled, W::Play, THRUM_TEXT("Time-out, {team}; {count} left.")},
    Line{E::QuarterEnded, W::Headline, THRUM_TEXT("End of quarter {count}.")},
    Line{E::GameEnded,
         W::Headline,
         THRUM_TEXT("{team} win {score}."),
         THRUM_TEXT("The game ends {score}."),
         [](const Event& e) { return !e.side; }}};

// Runs, catches and returns: gain, none, loss.
std::string_view gainText(const Event& event) {
    const int yards = event.yards.value_or(0);
    if (event.kind == EventKind::Returned)
        return yards > 0   ? THRUM_TEXT("{player} returns it {yards} yards, to {spot}.")
               : yards < 0 ? THRUM_TEXT("{player} loses {yards} yards with it, to {spot}.")
                           : THRUM_TEXT("{player} gets nowhere with it, at {spot}.");
    if (event.kind == EventKind::Completed)
        return yards > 0   ? THRUM_TEXT("Complete to {player} for {yards} yards, to {spot}.")
               : yards < 0 ? THRUM_TEXT("Complete to {player}, who loses {yards} yards, to {spot}.")
                           : THRUM_TEXT("Complete to {player} for no gain, at {spot}.");
    return yards > 0   ? THRUM_TEXT("{player} gains {yards} yards, to {spot}.")
           : yards < 0 ? THRUM_TEXT("{player} loses {yards} yards, to {spot}.")
                       : THRUM_TEXT("{player} gains nothing, at {spot}.");
}

// A kickoff that nobody can field has no length. Clauses: FSS-28.4 and 28.7.
std::string_view lostKickText(const Event& event) {
    return event.code == "30" ? THRUM_TEXT("The kick goes through the end zone.")
                              : THRUM_TEXT("The kick goes out of bounds.");
}

struct OneYard {
    std::string_view many;
    std::string_view one;
};

// The sentences in which a single yard may stand.
constexpr std::array kOneYard{
    OneYard{"{player} gains {yards} yards, to {spot}.",
            THRUM_TEXT("{player} gains a yard, to {spot}.")},
    OneYard{"{player} loses {yards} yards, to {spot}.",
            THRUM_TEXT("{player} loses a yard, to {spot}.")},
    OneYard{"Complete to {player} for {yards} yards, to {spot}.",
            THRUM_TEXT("Complete to {player} for a yard, to {spot}.")},
    OneYard{"Complete to {player}, who loses {yards} yards, to {spot}.",
            THRUM_TEXT("Complete to {player}, who loses a yard, to {spot}.")},
    OneYard{"{player} returns it {yards} yards, to {spot}.",
            THRUM_TEXT("{player} returns it a yard, to {spot}.")},
    OneYard{"{player} loses {yards} yards with it, to {spot}.",
            THRUM_TEXT("{player} loses a yard with it, to {spot}.")},
    OneYard{"{player} punts {yards} yards, to {spot}.",
            THRUM_TEXT("{player} punts a yard, to {spot}.")},
    OneYard{"{team} try a kick from {yards} yards.", THRUM_TEXT("{team} try a kick from a yard.")},
    OneYard{"The wind is with {team}: {value} yards.",
            THRUM_TEXT("The wind is with {team}: a yard.")}};

std::string_view forOneYard(std::string_view text) {
    const auto known = std::ranges::find(kOneYard, text, &OneYard::many);
    return known == kOneYard.end() ? text : known->one;
}

bool isCarried(const Event& event) {
    return event.kind == EventKind::Gained || event.kind == EventKind::Completed ||
           event.kind == EventKind::Returned;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// Numbers below nothing with a real minus sign; the hyphens of names, fronts and scores stay.
std::string withMinusSigns(std::string_view words) {
    constexpr std::string_view kMinus = "\u2212";
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool begins = i == 0 || words[i - 1] == ' ' || words[i - 1] == '(';
        if (words[i] == '-' && begins && i + 1 < words.size() && isDigit(words[i + 1]))
            text += kMinus;
        else
            text += words[i];
    }
    return text;
}

Sentence sentenceOf(const Event& event, const Wording& wording) {
    Sentence said;
    said.clause = event.clause;
    if (isCarried(event)) {
        said.text = gainText(event);
    } else if (event.kind == EventKind::Kicked && !event.play && !event.yards) {
        said.weight = W::Play;
        said.text = lostKickText(event);
    } else {
        const auto line = std::ranges::find(kLines, event.kind, &Line::kind);
        if (line == kLines.end())
            return said;
        said.weight = line->weight;
        const bool other = line->varies != nullptr && line->varies(event);
        said.text = other ? line->variant : line->text;
    }
    const auto& count = event.kind == EventKind::WindRolled ? event.value : event.yards;
    if (std::abs(count.value_or(0)) == 1)
        said.text = forOneYard(said.text);
    said.args = wording.argumentsFor(said.text, event);
    for (TextArgument& arg : said.args)
        arg.second = withMinusSigns(arg.second);
    return said;
}

}  // namespace

std::vector<Sentence> told(std::span<const Event> events, const State& state) {
    const Wording wording{state};
    std::vector<Sentence> said;
    for (const Event& event : events) {
        Sentence sentence = sentenceOf(event, wording);
        if (!sentence.text.empty())
            said.push_back(std::move(sentence));
    }
    return said;
}

}  // namespace thrum::foursheet
