#include "turn.hpp"

#include <thrum/core/trig.hpp>
#include <thrum/rules/clause.hpp>
#include <thrum/rules/solitaire/told.hpp>

// Play by play. Clause: SOL-REC-1; D45, D91.
namespace thrum::solitaire {

Names namesIn(const State& state) {
    Names names;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const std::string& name = state.teams[indexOf(side)]->name;
        names.teams[indexOf(side)] = !name.empty()        ? name
                                     : side == Side::Home ? "Home"
                                                          : "Visitors";
    }
    names.number = [teams = state.teams](FigureId id) {
        const auto& players = teams[indexOf(id.side())]->players;
        const auto index = static_cast<std::size_t>(id.rosterIndex());
        return index < players.size() ? players[index].number : std::string{};
    };
    names.periods = state.rules->timing.quarters;
    return names;
}

namespace {

class Teller {
public:
    explicit Teller(const State& after) : m_after{after}, m_names{namesIn(after)} {}

    std::vector<Sentence> tell(std::span<const Event> events) {
        for (const Event& event : events)
            one(event);
        return std::move(m_told);
    }

private:
    [[nodiscard]] std::string team(const Event& e) const {
        return e.side ? m_names.team(*e.side) : std::string{};
    }
    [[nodiscard]] std::string man(std::optional<FigureId> id) const {
        return id ? m_names.number(*id) : std::string{"?"};
    }
    // Whole yards, never 0 and never 100 (SOL-LOS-4).
    [[nodiscard]] static std::string place(Distance u,
                                           std::string_view near = "their own",
                                           std::string_view far = "the opponents'") {
        constexpr int kHalf = 50;
        const int yards = std::clamp(roundToInt(u.yards()), 1, 2 * kHalf - 1);
        if (yards == kHalf)
            return "midfield";
        return std::string{yards < kHalf ? near : far} + " " +
               std::to_string(yards < kHalf ? yards : 2 * kHalf - yards);
    }
    // "field goal" of "field_goal"
    [[nodiscard]] static std::string spoken(PlayKind play) {
        std::string name{nameOf(play)};
        std::ranges::replace(name, '_', ' ');
        return name;
    }
    // One for each carrier of the play (SOL-RUN-4).
    [[nodiscard]] std::string sealedSeconds(const Event& e) const {
        std::string all;
        for (const double v : e.draws) {
            const double seconds = -naturalLogarithm(1.0 - v) / m_after.rules->fumble.shakeRatePerS;
            all += (all.empty() ? "" : ", then ") + std::to_string(roundToInt(seconds));
        }
        return all;
    }
    void say(const Event& e, Weight weight, std::string_view text, TextArguments args = {}) {
        Sentence s;
        s.weight = weight;
        s.clause = e.clause;
        s.text = text;
        s.args = std::move(args);
        s.tick = e.tick;
        for (const auto& id : {e.figure, e.carrier}) {
            if (id)
                s.figures.push_back(*id);
        }
        m_told.push_back(std::move(s));
    }
    // " at their own 34"; empty where the event has no place. Behind the own goal line are no
    // yards.
    [[nodiscard]] static std::string where(const Event& e) {
        if (!e.u)
            return {};
        return *e.u <= Distance{} ? " in their own end zone" : " at " + place(*e.u);
    }
    // A loss into the own end zone ends at the goal line, as it does in the score book.
    [[nodiscard]] static std::string gained(const Event& e) {
        if (!e.gain)
            return "0";
        const Distance beyond = std::min(e.u.value_or(Distance{}), Distance{});
        return plainNumber((*e.gain - beyond).yards(), 1);
    }
    [[nodiscard]] TextArguments ended(const Event& e) const {
        std::string by;
        for (const FigureId id : e.by)
            by += (by.empty() ? "#" : ", #") + man(id);
        return {{"n", man(e.carrier)}, {"where", where(e)}, {"by", by}, {"gain", gained(e)}};
    }

    void one(const Event& e);
    void kicks(const Event& e);
    void scores(const Event& e);
    void periods(const Event& e);

    const State& m_after;
    Names m_names;
    std::vector<Sentence> m_told;
};

void Teller::one(const Event& e) {
    using enum Weight;
    switch (e.kind) {
        case EventKind::Called:
            say(e,
                Detail,
                THRUM_TEXT("{team} call: {play}."),
                {{"team", team(e)}, {"play", spoken(e.play.value_or(PlayKind::None))}});
            return;
        case EventKind::StopGranted:
            say(e, Detail, THRUM_TEXT("{team} stop the board."), {{"team", team(e)}});
            return;
        case EventKind::StopRefused:
            say(e, Detail, THRUM_TEXT("A stop by {team} is not granted."), {{"team", team(e)}});
            return;
        case EventKind::Turned:
            say(e, Detail, THRUM_TEXT("#{n} is turned."), {{"n", man(e.figure)}});
            return;
        case EventKind::Fell:
            say(e, Detail, THRUM_TEXT("#{n} falls over."), {{"n", man(e.figure)}});
            return;
        case EventKind::Tackled:
            if (e.gain)
                say(e, Play, THRUM_TEXT("#{n} is tackled by {by}{where}, {gain} yards."), ended(e));
            else
                say(e, Play, THRUM_TEXT("#{n} is brought down{where}."), ended(e));
            return;
        case EventKind::OutOfBounds:
            say(e, Play, THRUM_TEXT("#{n} goes out of bounds{where}."), ended(e));
            return;
        case EventKind::ProgressStopped:
            say(e, Play, THRUM_TEXT("#{n} gets no farther{where}."), ended(e));
            return;
        case EventKind::CarrierFell:
            say(e, Play, THRUM_TEXT("#{n} falls with the ball{where}."), ended(e));
            return;
        case EventKind::Downed:
            say(e, Play, THRUM_TEXT("#{n} downs the ball."), {{"n", man(e.carrier)}});
            return;
        case EventKind::Lateraled:
            say(e,
                Play,
                THRUM_TEXT("#{n} hands it back to #{to}."),
                {{"n", man(e.carrier)}, {"to", man(e.figure)}});
            return;
        case EventKind::PitchMeant:
            say(e,
                Detail,
                THRUM_TEXT("#{n} means to pitch to #{to}."),
                {{"n", man(e.carrier)}, {"to", man(e.figure)}});
            return;
        case EventKind::PassMeant:
            say(e, Detail, THRUM_TEXT("#{n} sets up to throw."), {{"n", man(e.carrier)}});
            return;
        case EventKind::Complete:
        case EventKind::PitchComplete:
            say(e, Play, THRUM_TEXT("Caught by #{n}."), {{"n", man(e.figure)}});
            return;
        case EventKind::Incomplete:
            say(e, Play, THRUM_TEXT("The pass is incomplete."));
            return;
        case EventKind::Intercepted:
            say(e,
                Headline,
                THRUM_TEXT("Intercepted by #{n} of the {team}!"),
                {{"n", man(e.figure)}, {"team", team(e)}});
            return;
        case EventKind::BallLoose:
            if (e.result.empty())
                say(e, Headline, THRUM_TEXT("#{n} loses the ball!"), {{"n", man(e.carrier)}});
            return;
        case EventKind::Recovered:
            say(e,
                Headline,
                THRUM_TEXT("#{n} of the {team} has the ball."),
                {{"n", man(e.figure)}, {"team", team(e)}});
            return;
        case EventKind::AttemptOver:
            say(e, Play, THRUM_TEXT("Nobody gets hold of the ball."));
            return;
        case EventKind::BallOut:
            say(e, Play, THRUM_TEXT("The ball goes out of bounds."));
            return;
        case EventKind::CoveredTold:
            say(e,
                Detail,
                THRUM_TEXT("Sealed until now: the ball would have come off after {seconds} s."),
                {{"seconds", sealedSeconds(e)}});
            return;
        case EventKind::Foul:
            say(e,
                Headline,
                THRUM_TEXT("Flag against {team}: {what}."),
                {{"team", team(e)}, {"what", e.result}});
            return;
        case EventKind::PenaltyAccepted:
            say(e, Play, THRUM_TEXT("{team} accept: five yards, same down."), {{"team", team(e)}});
            return;
        case EventKind::PenaltyDeclined:
            say(e, Play, THRUM_TEXT("{team} decline."), {{"team", team(e)}});
            return;
        case EventKind::KickedAgain:
            say(e, Play, THRUM_TEXT("{team} have it kicked again."), {{"team", team(e)}});
            return;
        case EventKind::BallTaken:
            say(e, Play, THRUM_TEXT("{team} take the ball."), {{"team", team(e)}});
            return;
        default:
            break;
    }
    kicks(e);
    scores(e);
    periods(e);
}

void Teller::kicks(const Event& e) {
    using enum Weight;
    switch (e.kind) {
        case EventKind::KickChosen:
            say(e,
                Detail,
                e.play == PlayKind::Onside ? THRUM_TEXT("{team} try an onside kick.")
                                           : THRUM_TEXT("{team} kick off."),
                {{"team", team(e)}});
            return;
        case EventKind::Kicked:
            say(e,
                Play,
                e.result == "out" ? THRUM_TEXT("The kick goes out of bounds.")
                : e.u && *e.u <= Distance{}
                    ? THRUM_TEXT("The kick comes down in the receivers' end zone.")
                    : THRUM_TEXT("The kick comes down at {place}."),
                {{"place", e.u ? place(*e.u, "the receivers'", "the kickers'") : std::string{}}});
            return;
        case EventKind::ReturnerPut:
            say(e, Detail, THRUM_TEXT("#{n} fields it."), {{"n", man(e.figure)}});
            return;
        case EventKind::FairCaught:
            say(e, Play, THRUM_TEXT("Fair catch by {team}."), {{"team", team(e)}});
            return;
        case EventKind::Touchback:
            say(e, Play, THRUM_TEXT("Touchback for {team}."), {{"team", team(e)}});
            return;
        case EventKind::Blocked:
            say(e, Headline, THRUM_TEXT("{team} block the kick!"), {{"team", team(e)}});
            return;
        case EventKind::KickNoGood:
            say(e,
                Headline,
                THRUM_TEXT("The field goal by {team} is no good."),
                {{"team", team(e)}});
            return;
        default:
            return;
    }
}

void Teller::scores(const Event& e) {
    using enum Weight;
    const TextArguments scored{{"team", team(e)}, {"points", std::to_string(e.points.value_or(0))}};
    switch (e.kind) {
        case EventKind::Touchdown:
            say(e, Headline, THRUM_TEXT("Touchdown {team}!"), scored);
            return;
        case EventKind::Safety:
            say(e, Headline, THRUM_TEXT("Safety: {points} points for {team}."), scored);
            return;
        case EventKind::KickGood:
            say(e, Headline, THRUM_TEXT("Field goal {team}: {points} points."), scored);
            return;
        case EventKind::TryGood:
            say(e, Headline, THRUM_TEXT("The try by {team} is good for {points}."), scored);
            return;
        case EventKind::TryFailed:
            say(e, Headline, THRUM_TEXT("The try by {team} fails."), scored);
            return;
        case EventKind::FirstDown:
            say(e,
                Play,
                THRUM_TEXT("First down {team} at {place}."),
                {{"team", team(e)}, {"place", e.u ? place(*e.u) : std::string{}}});
            return;
        default:
            return;
    }
}

void Teller::periods(const Event& e) {
    using enum Weight;
    const std::string count = std::to_string(e.count.value_or(0));
    switch (e.kind) {
        case EventKind::Tossed:
            say(e,
                Play,
                THRUM_TEXT("The coin shows {face}."),
                {{"face", std::string{nameOf(e.face.value_or(CoinFace::Heads))}}});
            return;
        case EventKind::TossChosen:
            say(e,
                Play,
                e.result == "receive" ? THRUM_TEXT("{team} choose to receive.")
                                      : THRUM_TEXT("{team} choose to kick."),
                {{"team", team(e)}});
            return;
        case EventKind::TimeoutCalled:
            say(e,
                Play,
                THRUM_TEXT("Time-out {team}, {count} left."),
                {{"team", team(e)}, {"count", count}});
            return;
        case EventKind::QuarterEnded:
            say(e, Headline, THRUM_TEXT("Quarter {count} is over."), {{"count", count}});
            return;
        case EventKind::OvertimeBegan:
            say(e, Headline, THRUM_TEXT("Overtime, period {count}."), {{"count", count}});
            return;
        case EventKind::GameEnded:
            if (e.side)
                say(e, Headline, THRUM_TEXT("{team} win."), {{"team", team(e)}});
            else
                say(e, Headline, THRUM_TEXT("The game ends in a tie."));
            return;
        default:
            return;
    }
}

}  // namespace

std::vector<Sentence> told(std::span<const Event> events, const State& after) {
    return Teller{after}.tell(events);
}

}  // namespace thrum::solitaire
