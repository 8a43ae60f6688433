#include "games/tap/replay_scene.hpp"

#include <thrum/games/tap/replay.hpp>
#include <thrum/rules/tap/told.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

std::shared_ptr<const tap::State> standing(const std::array<Shared<tap::Team>, 2>& teams,
                                           const tap::Board& board,
                                           const Shared<tap::RulesData>& rules) {
    tap::State names = tap::recordNames(teams);
    names.board = board;
    names.rules = rules;
    return std::make_shared<const tap::State>(std::move(names));
}

std::optional<MarkKind> markOf(const tap::Event& event) {
    using tap::EventKind;
    switch (event.kind) {
        case EventKind::Touchdown:
        case EventKind::Safety:
        case EventKind::FieldGoalGood:
        case EventKind::TryGood:
            return MarkKind::Score;
        case EventKind::Intercepted:
            return MarkKind::Turnover;
        case EventKind::Fell:
            return MarkKind::Fall;
        case EventKind::PenaltyEnforced:
        case EventKind::PenaltiesOffset:
            return MarkKind::Penalty;
        case EventKind::HalfEnded:
            return MarkKind::HalfEnd;
        default:
            return std::nullopt;
    }
}

}  // namespace

struct TapReplay::Scenes {
    TapScene opening;  // an empty board before the toss
    std::vector<TapScene> after;

    [[nodiscard]] const TapScene& at(std::size_t over) const {
        return over == 0 ? opening : after[over - 1];
    }
};

TapReplay::TapReplay(TapHeader header, tap::State opening, const std::string& file, ReplayPace pace)
    : ReplayOf{std::move(header), std::move(opening), file, pace},
      m_scenes{std::make_unique<Scenes>()} {
    m_scenes->opening.situation = tap::situationOf(named(0));
    ownHeader().boardId = gameHeader().board.id;
    ownHeader().boardName = gameHeader().board.name;
}

TapReplay::~TapReplay() = default;

Expected<std::unique_ptr<ReplayedGame>, LoadError> TapReplay::begin(std::string_view headerLine,
                                                                    const std::string& file,
                                                                    ReplayPace pace) {
    auto header = headerOf(headerLine, file);
    if (!header)
        return Unexpected{header.error()};
    const auto names =
        standing({tap::registered(header->teams[0]), tap::registered(header->teams[1])},
                 tap::boardOf(header->board),
                 header->rules);
    return std::unique_ptr<ReplayedGame>{
        std::make_unique<TapReplay>(*std::move(header), *names, file, pace)};
}

const TapReplay& TapReplay::of(const Replay& replay) {
    return dynamic_cast<const TapReplay&>(replay.game());
}

// --- lines ----------------------------------------------------------------------------------

void TapReplay::take(tap::Input& input, ReplayStep& step) {
    step.kind = kindOf(input);
    if (auto* run = std::get_if<SegmentResult>(&input)) {
        step.run = std::make_shared<const SegmentResult>(std::move(*run));
    } else if (const auto* decision = std::get_if<tap::Decision>(&input);
               decision != nullptr && decision->board) {
        setNextNames(standing(nextNames()->teams, *decision->board, nextNames()->rules));
    }
}

std::shared_ptr<const tap::State> TapReplay::inForce(const tap::State& corrected) const {
    return standing(corrected.teams, corrected.board, corrected.rules);
}

std::int64_t TapReplay::shownMs(const tap::Input& input) const {
    const auto* run = std::get_if<SegmentResult>(&input);
    const std::int64_t ms =
        run != nullptr ? millisOf(run->ticks, nextNames()->board.ticksPerSecond) : inputMs(input);
    // a play's last picture stays for a moment before the board is cleared
    const bool cleared =
        std::ranges::find(nextEvents(), tap::EventKind::BoardCleared, &tap::Event::kind) !=
        nextEvents().end();
    return cleared ? ms + pace().deadBallMs : ms;
}

void TapReplay::keep(const ReplayStep& step) {
    ReplayOf::keep(step);
    const std::size_t at = steps().size();
    TapScene scene = m_scenes->at(at);
    if (const tap::State* corrected = correction(at))
        scene.take(*corrected);
    else
        scene.take(events(at), step.run.get());
    m_scenes->after.push_back(std::move(scene));
}

void TapReplay::cut(std::size_t steps) {
    ReplayOf::cut(steps);
    m_scenes->after.resize(steps);
}

void TapReplay::mark(std::size_t at, std::vector<ReplayMark>& marks) const {
    const ReplayStep& step = steps()[at];
    const GamePlay& play = plays()[step.play];
    for (const tap::Event& event : events(at)) {
        std::optional<MarkKind> kind = markOf(event);
        std::optional<Side> side = event.side;
        if (event.kind == tap::EventKind::Recovered && play.fumbleLost)
            kind = MarkKind::Turnover;
        if (event.kind == tap::EventKind::PossessionChanged && play.turnoverOnDowns)
            kind = MarkKind::Turnover;
        if (!side && event.figure)
            side = event.figure->side();
        if (kind)
            marks.push_back({timeOf(at, event), *kind, step.play, at, side});
    }
}

std::int64_t TapReplay::timeOf(std::size_t step, const tap::Event& event) const {
    const ReplayStep& of = steps().at(step);
    return event.tick && of.run ? of.startMs + millisOf(*event.tick, ticksPerSecond(step))
                                : of.endMs;
}

// --- moments --------------------------------------------------------------------------------

int TapReplay::ticksPerSecond(std::size_t step) const {
    return rosters(step).board.ticksPerSecond;
}

TapMoment TapReplay::shown(const ReplayMoment& moment) const {
    TapMoment now;
    static_cast<ReplayMoment&>(now) = moment;
    const TapScene& scene = m_scenes->at(moment.over);
    now.figures = scene.figures;
    now.ball = scene.ball;
    now.carrier = scene.carrier;
    now.receiver = scene.receiver;
    now.touching = scene.touching;
    now.board = scene.situation;
    if (!moment.at)
        return now;
    const SegmentResult& run = *steps()[moment.step].run;
    now.figures = scene.during(run, *moment.at);
    const double since = *moment.at - ticksPerSecond(moment.step) / 4.0;
    for (const TimedTouch& touch : run.contacts) {
        if (touch.tick <= *moment.at && touch.tick > since)
            now.justTouched.push_back(touch);
    }
    return now;
}

Situation TapReplay::situation(std::size_t over) const {
    return tap::neutral(m_scenes->at(over).situation, gameHeader().rules.game.halves);
}

Names TapReplay::names(std::size_t over) const {
    return tap::namesIn(named(over));
}

ManInFiles TapReplay::manInFiles(ManRef man) const {
    const tap::State& now = named(steps().size());
    const tap::Player* player = tap::findPlayer(now, figureOf(man));
    return {tap::figureName(now, figureOf(man)), player != nullptr ? player->id : std::string{}};
}

std::string TapReplay::manName(ManRef man) const {
    const auto& players = gameHeader().teams[tap::indexOf(man.side)].players;
    const auto index = static_cast<std::size_t>(man.index);
    // who came in with a correction wears a number of somebody else's
    const bool known =
        index < players.size() && players[index].number == numberOf(names(steps().size()), man);
    return known ? players[index].name : std::string{};
}

std::string TapReplay::placeText(const ReplayMoment& now) const {
    const tap::Situation& board = m_scenes->at(now.over).situation;
    // before a kick that has not been taken there is no line to gain
    return board.lineToGain == board.lineOfScrimmage
               ? std::string{}
               : tap::downAndDistance(board, names(steps().size()));
}

// The first step of a play in which somebody was placed, with what was declared just before it.
std::optional<std::size_t> TapReplay::lineUpOf(std::size_t play) const {
    using tap::EventKind;
    const GamePlay& of = plays().at(play);
    const auto places = [this](std::size_t step) {
        return std::ranges::find(events(step), EventKind::FigurePlaced, &tap::Event::kind) !=
               events(step).end();
    };
    const auto declares = [this](std::size_t step) {
        return !events(step).empty() && std::ranges::all_of(events(step), [](const auto& event) {
            return event.kind == EventKind::PuntDeclared ||
                   event.kind == EventKind::FieldGoalDeclared ||
                   event.kind == EventKind::DeclarationWithdrawn;
        });
    };
    for (std::size_t step = of.firstStep; of.snapped && step < of.snapStep; ++step) {
        if (!places(step))
            continue;
        while (step > of.firstStep && declares(step - 1))
            --step;
        return step;
    }
    return std::nullopt;
}

// --- told -----------------------------------------------------------------------------------

void TapReplay::write(const ReplayMoment& moment, io::JsonOut& to) const {
    const TapMoment now = shown(moment);
    const tap::State& men = rosters(now.step);
    if (now.carrier)
        to.set("carrier", tap::figureName(men, *now.carrier));
    io::JsonOut figures = io::JsonOut::list();
    for (const tap::Figure& figure : now.figures) {
        io::JsonOut one = io::JsonOut::object();
        one.set("figure", tap::figureName(men, figure.id))
            .set("x", figure.pose.at.x.yards())
            .set("y", figure.pose.at.y.yards())
            .set("heading_deg", figure.pose.heading.degrees())
            .set("status", std::string{tap::nameOf(figure.status)});
        figures.add(one);
    }
    to.set("figures", figures);
}

std::vector<std::string> TapReplay::texts(const ReplayMoment& moment) const {
    const TapMoment now = shown(moment);
    if (!now.carrier)
        return {};
    const Names called = names(steps().size());
    return {"ball: " + called.team(now.carrier->side()) + " #" + called.number(*now.carrier)};
}

}  // namespace thrum::app
