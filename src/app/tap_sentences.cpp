#include <thrum/app/tap_sentences.hpp>
#include <thrum/core/field.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace thrum::app {
namespace {

using tap::Event;
using tap::EventKind;

std::string tenths(double yards) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", std::abs(yards));
    std::string shown = text;
    if (shown.ends_with(".0"))
        shown.resize(shown.size() - 2);
    return shown;
}

bool isZero(Distance distance) {
    return std::abs(distance.yards()) < 0.05;
}

std::string_view ordinal(int n) {
    switch (n) {
        case 1:
            return THRUM_TEXT("1st");
        case 2:
            return THRUM_TEXT("2nd");
        case 3:
            return THRUM_TEXT("3rd");
        default:
            return THRUM_TEXT("4th");
    }
}

std::string_view clockWord(tap::ClockName name) {
    using tap::ClockName;
    switch (name) {
        case ClockName::Game:
            return THRUM_TEXT("game clock");
        case ClockName::Halftime:
            return THRUM_TEXT("half-time clock");
        case ClockName::Break:
        case ClockName::AfterScore:
            return THRUM_TEXT("break clock");
        case ClockName::Pass:
            return THRUM_TEXT("pass clock");
        case ClockName::Stoppage:
            return THRUM_TEXT("pivot clock");
        default:
            return THRUM_TEXT("clock");
    }
}

std::string_view foulWord(tap::FoulKind kind) {
    switch (kind) {
        case tap::FoulKind::TooManyMen:
            return THRUM_TEXT("too many men");
        case tap::FoulKind::DelayOfGame:
            return THRUM_TEXT("delay of game");
        case tap::FoulKind::OffensiveInterference:
            return THRUM_TEXT("offensive interference");
        case tap::FoulKind::DefensiveInterference:
            return THRUM_TEXT("defensive interference");
        case tap::FoulKind::GunnerInterference:
            break;
    }
    return THRUM_TEXT("interference with a gunner");
}

std::string_view stickWord(tap::Stick stick) {
    switch (stick) {
        case tap::Stick::Short:
            return THRUM_TEXT("short");
        case tap::Stick::Medium:
            return THRUM_TEXT("medium");
        case tap::Stick::Long:
            break;
    }
    return THRUM_TEXT("long");
}

/// Builds the sentences of one step.
class Teller {
public:
    explicit Teller(const TapNames& names) : m_names{&names} {}

    std::vector<Sentence> tell(std::span<const Event> events) {
        for (std::size_t i = 0; i < events.size(); ++i) {
            const Event* spotted = endsPlay(events[i].kind) ? spotAfter(events, i) : nullptr;
            if (spotted != nullptr) {
                tellEnding(events[i], *spotted);
                m_told = spotted;
            } else if (&events[i] != m_told) {
                tellOne(events[i]);
            }
        }
        return std::move(m_out);
    }

private:
    [[nodiscard]] static bool endsPlay(EventKind kind) {
        switch (kind) {
            case EventKind::Tackled:
            case EventKind::Fell:
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
    [[nodiscard]] static const Event* spotAfter(std::span<const Event> events, std::size_t from) {
        for (std::size_t i = from + 1; i < events.size(); ++i) {
            if (events[i].kind == EventKind::Spotted)
                return &events[i];
            if (endsPlay(events[i].kind))
                return nullptr;
        }
        return nullptr;
    }

    [[nodiscard]] std::string number(FigureId id) const { return "#" + m_names->number(id); }
    [[nodiscard]] std::string number(const std::optional<FigureId>& id) const {
        return id ? number(*id) : std::string{THRUM_TEXT("the carrier")};
    }
    [[nodiscard]] std::string men(const std::vector<FigureId>& ids) const {
        std::string text;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (i > 0)
                text += i + 1 == ids.size() ? " and " : ", ";
            text += number(ids[i]);
        }
        return text;
    }
    [[nodiscard]] const std::string& team(const std::optional<Side>& side) const {
        return m_names->team(side.value_or(Side::Home));
    }

    Sentence& say(const Event& event,
                  Weight weight,
                  std::string_view text,
                  TextArguments args = {}) {
        Sentence sentence;
        sentence.weight = weight;
        sentence.clause = event.clause;
        sentence.text = text;
        sentence.args = std::move(args);
        const auto add = [&](FigureId id) {
            if (std::ranges::find(sentence.figures, id) == sentence.figures.end())
                sentence.figures.push_back(id);
        };
        if (event.figure)
            add(*event.figure);
        if (event.carrier)
            add(*event.carrier);
        for (const auto* ids : {&event.by, &event.fallen, &event.figures}) {
            for (const FigureId id : *ids)
                add(id);
        }
        return m_out.emplace_back(std::move(sentence));
    }

    [[nodiscard]] static std::string_view endingText(EventKind kind, bool by) {
        switch (kind) {
            case EventKind::Tackled:
                return by ? THRUM_TEXT("{who} {gain}, tackled by {by} at {spot}.")
                          : THRUM_TEXT("{who} {gain}, tackled at {spot}.");
            case EventKind::Fell:
                return THRUM_TEXT("{who} {gain} and falls by himself at {spot}.");
            case EventKind::OutOfBounds:
                return THRUM_TEXT("{who} {gain}, out of bounds at {spot}.");
            case EventKind::GaveUp:
                return THRUM_TEXT("{who} {gain} and gives himself up at {spot}.");
            case EventKind::ProgressCalled:
                return THRUM_TEXT("{who} {gain}, forward progress at {spot}.");
            default:
                return THRUM_TEXT("{who} {gain}, progress stopped at {spot}.");
        }
    }

    void tellEnding(const Event& ending, const Event& spotted) {
        const Side side = spotted.side.value_or(Side::Home);
        std::string gain = THRUM_TEXT("is down");
        if (spotted.gain && isZero(*spotted.gain)) {
            gain = THRUM_TEXT("gains nothing");
        } else if (spotted.gain) {
            const std::string yards = tenths(spotted.gain->yards());
            gain = (spotted.gain->units() > 0 ? "gains " : "loses ") + yards +
                   (yards == "1" ? " yard" : " yards");
        }
        const auto who = ending.carrier ? ending.carrier : ending.figure;
        say(ending,
            Weight::Play,
            endingText(ending.kind, !ending.by.empty()),
            {{"who", number(who)},
             {"gain", gain},
             {"by", men(ending.by)},
             {"spot", yardLine(spotted.x.value_or(Spot{}), side, *m_names)}});
    }

    void tellOne(const Event& event);
    bool tellBeforeSnap(const Event& event);
    bool tellBoard(const Event& event);
    bool tellBall(const Event& event);
    bool tellScore(const Event& event);
    bool tellRulings(const Event& event);
    bool tellGame(const Event& event);

    const TapNames* m_names;
    const Event* m_told = nullptr;  ///< a spot that went into another sentence
    std::vector<Sentence> m_out;
};

void Teller::tellOne(const Event& event) {
    if (!event.text.empty()) {
        // the book's own notice; it stands without a capital after its clause
        Sentence& said = say(event, Weight::Play, event.text, event.args);
        if (!said.text.empty() && said.text.front() >= 'a' && said.text.front() <= 'z')
            said.text.front() = static_cast<char>(said.text.front() - 'a' + 'A');
        return;
    }
    (void)(tellBeforeSnap(event) || tellBoard(event) || tellBall(event) || tellScore(event) ||
           tellRulings(event) || tellGame(event));
}

bool Teller::tellBeforeSnap(const Event& event) {
    const TextArguments who = {{"who", number(event.figure)}, {"team", team(event.side)}};
    switch (event.kind) {
        case EventKind::SetDeclared:
            say(event, Weight::Detail, THRUM_TEXT("{team} are set."), who);
            return true;
        case EventKind::ReadyDeclared:
            say(event, Weight::Detail, THRUM_TEXT("{team} are ready."), who);
            return true;
        case EventKind::PuntDeclared:
            say(event, Weight::Play, THRUM_TEXT("{team} line up to punt."), who);
            return true;
        case EventKind::FieldGoalDeclared:
            say(event, Weight::Play, THRUM_TEXT("{team} try a field goal."), who);
            return true;
        case EventKind::FakeDeclared:
            say(event, Weight::Play, THRUM_TEXT("{team} fake the punt."), who);
            return true;
        case EventKind::DeclarationWithdrawn:
            say(event, Weight::Play, THRUM_TEXT("The kick is called off."));
            return true;
        case EventKind::GunnersNamed:
            say(event,
                Weight::Detail,
                THRUM_TEXT("Gunners: {men}."),
                {{"men", men(event.figures)}});
            return true;
        case EventKind::ReturnerNamed:
            say(event, Weight::Detail, THRUM_TEXT("{who} will return the kick."), who);
            return true;
        case EventKind::MovedInMotion:
            say(event, Weight::Detail, THRUM_TEXT("{who} goes in motion."), who);
            return true;
        case EventKind::Announced:
            say(event, Weight::Play, THRUM_TEXT("{who} takes the snap."), who);
            return true;
        case EventKind::BaseSwitched:
            say(event, Weight::Detail, THRUM_TEXT("{who} changes his base."), who);
            return true;
        case EventKind::FigureCorrected:
            say(event, Weight::Detail, THRUM_TEXT("{who} is moved to a legal place."), who);
            return true;
        case EventKind::KickDeclared:
            say(event,
                Weight::Play,
                event.result == "onside" ? THRUM_TEXT("An onside kick is declared.")
                                         : THRUM_TEXT("A kickoff is declared."));
            return true;
        default:
            return false;
    }
}

bool Teller::tellBoard(const Event& event) {
    switch (event.kind) {
        case EventKind::StopGranted:
            say(event,
                Weight::Detail,
                THRUM_TEXT("Stop number {n}."),
                {{"n", std::to_string(event.stopsUsed.value_or(0))}});
            return true;
        case EventKind::LineReached:
            say(event, Weight::Detail, THRUM_TEXT("The carrier reaches the line of scrimmage."));
            return true;
        case EventKind::CallRefused:
            say(event,
                Weight::Detail,
                THRUM_TEXT("The call of \"{call}\" is refused."),
                {{"call", event.result}});
            return true;
        case EventKind::Pivoted:
            say(event,
                Weight::Detail,
                THRUM_TEXT("{who} is turned."),
                {{"who", number(event.figure)}});
            return true;
        case EventKind::TackleBroken:
            say(event,
                Weight::Play,
                event.fallen.empty() ? THRUM_TEXT("{who} breaks the tackle.")
                                     : THRUM_TEXT("{who} breaks the tackle; {fallen} fell."),
                {{"who", number(event.carrier)}, {"fallen", men(event.fallen)}});
            return true;
        case EventKind::Fell:
            say(event, Weight::Detail, THRUM_TEXT("{who} falls."), {{"who", number(event.figure)}});
            return true;
        case EventKind::Out:
            say(event,
                Weight::Detail,
                THRUM_TEXT("{who} leaves the field."),
                {{"who", number(event.figure)}});
            return true;
        case EventKind::Tackled:
            say(event,
                Weight::Play,
                event.by.empty() ? THRUM_TEXT("{who} is tackled.")
                                 : THRUM_TEXT("{who} is tackled by {by}."),
                {{"who", number(event.carrier)}, {"by", men(event.by)}});
            return true;
        case EventKind::OutOfBounds:
            say(event,
                Weight::Play,
                THRUM_TEXT("{who} is out of bounds."),
                {{"who", number(event.carrier)}});
            return true;
        case EventKind::GaveUp:
            say(event,
                Weight::Play,
                THRUM_TEXT("{who} gives himself up."),
                {{"who", number(event.carrier)}});
            return true;
        case EventKind::ProgressCalled:
        case EventKind::ProgressStopped:
            say(event,
                Weight::Play,
                THRUM_TEXT("{who}'s progress is stopped."),
                {{"who", number(event.carrier)}});
            return true;
        case EventKind::Spotted:
            say(event,
                Weight::Detail,
                THRUM_TEXT("The ball is spotted at {spot}."),
                {{"spot",
                  yardLine(event.x.value_or(Spot{}), event.side.value_or(Side::Home), *m_names)}});
            return true;
        default:
            return false;
    }
}

bool Teller::tellBall(const Event& event) {
    const TextArguments who = {{"who", number(event.figure)},
                               {"from", number(event.carrier)},
                               {"team", team(event.side)},
                               {"by", men(event.by)}};
    switch (event.kind) {
        case EventKind::Pitched:
            say(event, Weight::Play, THRUM_TEXT("{from} pitches to {who}."), who);
            return true;
        case EventKind::PassDeclared:
            say(event, Weight::Play, THRUM_TEXT("{who} will pass."), who);
            return true;
        case EventKind::ReceiverNamed:
            say(event, Weight::Detail, THRUM_TEXT("The receiver is {who}."), who);
            return true;
        case EventKind::StickLaid:
            say(event,
                Weight::Detail,
                THRUM_TEXT("The {stick} stick is laid at {who}."),
                {{"stick", std::string{stickWord(event.stick.value_or(tap::Stick::Short))}},
                 {"who", number(event.figure)}});
            return true;
        case EventKind::PassReleased:
            say(event, Weight::Play, THRUM_TEXT("The ball is thrown to {who}."), who);
            return true;
        case EventKind::PassWithdrawn:
            say(event, Weight::Play, THRUM_TEXT("The pass is called off."));
            return true;
        case EventKind::Caught:
            say(event, Weight::Play, THRUM_TEXT("Caught by {who}."), who);
            return true;
        case EventKind::Intercepted:
            say(event, Weight::Headline, THRUM_TEXT("Intercepted by {who}."), who);
            return true;
        case EventKind::Incomplete:
            say(event, Weight::Play, THRUM_TEXT("The pass is incomplete."));
            return true;
        case EventKind::Fumbled:
            say(event,
                Weight::Headline,
                event.by.empty() ? THRUM_TEXT("{from} fumbles.")
                                 : THRUM_TEXT("{from} fumbles, hit by {by}."),
                who);
            return true;
        case EventKind::Recovered:
            say(event,
                Weight::Headline,
                event.figure ? THRUM_TEXT("Recovered by {who}.")
                             : THRUM_TEXT("The ball is recovered."),
                who);
            return true;
        case EventKind::Punted:
            say(event,
                Weight::Play,
                event.at ? THRUM_TEXT("{team} punt; the ball comes down at {spot}.")
                         : THRUM_TEXT("{team} punt."),
                {{"team", team(event.side)},
                 {"spot",
                  event.at ? yardLine(event.at->x, event.side.value_or(Side::Home), *m_names)
                           : std::string{}}});
            return true;
        case EventKind::HungOn:
            say(event, Weight::Play, THRUM_TEXT("{team} keep the ball."), who);
            return true;
        case EventKind::ReturnChosen:
            say(event, Weight::Detail, THRUM_TEXT("{team} run it out."), who);
            return true;
        case EventKind::Touchback:
            say(event, Weight::Play, THRUM_TEXT("Touchback for {team}."), who);
            return true;
        case EventKind::KickFailed:
            say(event, Weight::Play, THRUM_TEXT("The onside kick fails."));
            return true;
        default:
            return false;
    }
}

bool Teller::tellScore(const Event& event) {
    const TextArguments args = {{"team", team(event.side)},
                                {"who", number(event.carrier)},
                                {"points", std::to_string(event.points.value_or(0))}};
    switch (event.kind) {
        case EventKind::Touchdown:
            say(event,
                Weight::Headline,
                event.carrier ? THRUM_TEXT("Touchdown {team}: {who} is over the line.")
                              : THRUM_TEXT("Touchdown {team}."),
                args);
            return true;
        case EventKind::Safety:
            say(event, Weight::Headline, THRUM_TEXT("Safety: {points} points for {team}."), args);
            return true;
        case EventKind::FieldGoalGood:
            say(event, Weight::Headline, THRUM_TEXT("Field goal, {team}: it is good."), args);
            return true;
        case EventKind::KickMissed:
            say(event, Weight::Headline, THRUM_TEXT("Field goal, {team}: it is no good."), args);
            return true;
        case EventKind::TryGood:
            say(event,
                Weight::Headline,
                event.points.value_or(1) == 1 ? THRUM_TEXT("Extra point, {team}: it is good.")
                                              : THRUM_TEXT("Two points, {team}: the try is good."),
                args);
            return true;
        case EventKind::TryFailed:
            say(event, Weight::Headline, THRUM_TEXT("{team}: the try fails."), args);
            return true;
        default:
            return false;
    }
}

bool Teller::tellRulings(const Event& event) {
    const TextArguments args = {
        {"team", team(event.side)},
        {"foul", std::string{foulWord(event.foul.value_or(tap::FoulKind::TooManyMen))}},
        {"men", men(event.figures)},
        {"clock", std::string{clockWord(event.clock.value_or(tap::ClockName::Game))}}};
    switch (event.kind) {
        case EventKind::FlagThrown:
            say(event,
                Weight::Play,
                event.figures.empty() ? THRUM_TEXT("Flag: {foul}, {team}.")
                                      : THRUM_TEXT("Flag: {foul}, {team} ({men})."),
                args);
            return true;
        case EventKind::PenaltyEnforced:
            say(event, Weight::Play, THRUM_TEXT("Penalty against {team}: {foul}."), args);
            return true;
        case EventKind::PenaltyDeclined:
            say(event, Weight::Play, THRUM_TEXT("{team} decline the penalty."), args);
            return true;
        case EventKind::PenaltiesOffset:
            say(event, Weight::Play, THRUM_TEXT("The penalties offset each other."));
            return true;
        case EventKind::NoFoul:
            say(event, Weight::Play, THRUM_TEXT("The referee saw no foul."));
            return true;
        case EventKind::ClockMarked:
            say(event, Weight::Detail, THRUM_TEXT("The {clock} is past its time."), args);
            return true;
        case EventKind::ClockExpired:
            say(event, Weight::Play, THRUM_TEXT("Time is up on the {clock}."), args);
            return true;
        case EventKind::DiceRolled: {
            std::string faces;
            for (const int face : event.faces)
                faces += (faces.empty() ? "" : " + ") + std::to_string(face);
            say(event,
                Weight::Play,
                event.faces.size() > 1 ? THRUM_TEXT("The dice show {faces} = {sum}.")
                                       : THRUM_TEXT("The die shows {faces}."),
                {{"faces", faces}, {"sum", std::to_string(event.count.value_or(0))}});
            return true;
        }
        case EventKind::CoinFlipped:
            say(event,
                Weight::Play,
                event.face == tap::CoinFace::Heads ? THRUM_TEXT("The coin falls heads.")
                                                   : THRUM_TEXT("The coin falls tails."));
            return true;
        default:
            return false;
    }
}

bool Teller::tellGame(const Event& event) {
    const TextArguments args = {{"team", team(event.side)},
                                {"n", std::to_string(event.count.value_or(0))},
                                {"choice", event.result},
                                {"yards", event.gain ? tenths(event.gain->yards()) : "0"}};
    switch (event.kind) {
        case EventKind::TossCalled:
            say(event,
                Weight::Play,
                event.face == tap::CoinFace::Heads ? THRUM_TEXT("{team} call heads.")
                                                   : THRUM_TEXT("{team} call tails."),
                args);
            return true;
        case EventKind::TossChosen:
            say(event, Weight::Play, THRUM_TEXT("{team} win the toss and choose: {choice}."), args);
            return true;
        case EventKind::FirstDown:
            say(event, Weight::Play, THRUM_TEXT("First down, {team}."), args);
            return true;
        case EventKind::PossessionChanged:
            say(event, Weight::Headline, THRUM_TEXT("{team} take over."), args);
            return true;
        case EventKind::HalfEnded:
            say(event, Weight::Headline, THRUM_TEXT("End of half {n}."), args);
            return true;
        case EventKind::OvertimePeriod:
            say(event, Weight::Headline, THRUM_TEXT("Overtime, period {n}."), args);
            return true;
        case EventKind::OvertimeYards:
            say(event,
                Weight::Play,
                event.gain && event.gain->units() < 0 ? THRUM_TEXT("{team} lose {yards} yards.")
                                                      : THRUM_TEXT("{team} gain {yards} yards."),
                args);
            return true;
        case EventKind::GameEnded: {
            const auto score = event.situation ? event.situation->score : std::array<int, 2>{};
            const auto both = std::to_string(std::max(score[0], score[1])) + "–" +
                              std::to_string(std::min(score[0], score[1]));
            say(event,
                Weight::Headline,
                event.side ? THRUM_TEXT("{team} win {score}.")
                           : THRUM_TEXT("The game ends {score}."),
                {{"team", team(event.side)}, {"score", both}});
            return true;
        }
        case EventKind::Paused:
            say(event, Weight::Detail, THRUM_TEXT("The game is paused."));
            return true;
        case EventKind::Resumed:
            say(event, Weight::Detail, THRUM_TEXT("The game goes on."));
            return true;
        case EventKind::BoardChosen:
            say(event, Weight::Play, THRUM_TEXT("The board is {choice}."), args);
            return true;
        default:
            return false;
    }
}

}  // namespace

std::string filled(const Sentence& sentence) {
    return thrum::filled(sentence.text, sentence.args);
}

std::vector<Sentence> sentencesOf(std::span<const Event> events, const TapNames& names) {
    return Teller{names}.tell(events);
}

TapNames namesIn(const tap::State& state) {
    TapNames names;
    names.teams = {state.teams[0].name, state.teams[1].name};
    std::array<std::vector<std::string>, 2> worn;
    for (std::size_t side = 0; side < worn.size(); ++side) {
        for (const tap::Player& player : state.teams[side].players)
            worn[side].push_back(player.number);
    }
    names.number = [worn = std::move(worn)](FigureId id) {
        const auto& numbers = worn[tap::indexOf(id.side())];
        const auto place = static_cast<std::size_t>(id.rosterIndex());
        return place < numbers.size() ? numbers[place] : std::string{"?"};
    };
    return names;
}

tap::LogLine logLineOf(const tap::State& state, const Sentence& sentence) {
    tap::Event bare;
    bare.clause = sentence.clause;
    bare.text = sentence.text;
    bare.args = sentence.args;
    bare.figures = sentence.figures;
    return tap::logLine(state, bare);
}

std::string yardLine(Spot x, Side offense, const TapNames& names) {
    const double goal = field::kVisitorGoal.yards();
    const double downfield = offense == Side::Home ? x.yards() : goal - x.yards();
    const std::string& opponents = names.team(other(offense));
    if (downfield < 0.0)
        return THRUM_TEXT("the own end zone");
    if (downfield > goal)
        return "the " + opponents + " end zone";
    const double own = std::min(downfield, goal - downfield);
    const std::string line = tenths(own);
    if (line == "50")
        return THRUM_TEXT("midfield");
    return downfield < goal / 2 ? "own " + line : opponents + " " + line;
}

std::string downAndDistance(const tap::Situation& situation, const TapNames& names) {
    const double toGain = std::abs((situation.lineToGain - situation.lineOfScrimmage).yards());
    const Spot goal = Spot::yards(situation.offense == Side::Home ? 100.0 : 0.0);
    const std::string distance = situation.lineToGain == goal ? "goal" : tenths(toGain);
    return std::string{ordinal(situation.down)} + " and " + distance + " at " +
           yardLine(situation.lineOfScrimmage, situation.offense, names);
}

}  // namespace thrum::app
