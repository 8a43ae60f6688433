#include "app/run_motion.hpp"

#include <thrum/games/solitaire/replay.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/solitaire/told.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

std::optional<MarkKind> markOfEvent(const solitaire::Event& event) {
    using solitaire::EventKind;
    switch (event.kind) {
        case EventKind::Touchdown:
        case EventKind::Safety:
        case EventKind::KickGood:
        case EventKind::TryGood:
            return MarkKind::Score;
        case EventKind::Intercepted:
            return MarkKind::Turnover;
        case EventKind::Fell:
            return MarkKind::Fall;
        case EventKind::PenaltyAccepted:
        case EventKind::KickedAgain:
            return MarkKind::Penalty;
        case EventKind::QuarterEnded:
            return event.count == 2 ? std::optional{MarkKind::HalfEnd} : std::nullopt;
        default:
            return std::nullopt;
    }
}

constexpr std::int64_t kMsPerS = 1000;

std::int64_t millis(std::int64_t ticks, int rate) {
    return ticks * kMsPerS / std::max(1, rate);
}

bool isPlacedKick(const solitaire::Event& event) {
    return event.kind == solitaire::EventKind::BoardOn && event.clause == "SOL-KO-5";
}

// Who has the ball when the board is switched on for a kick-off that is not kicked: whoever was
// named, else the receiver on the line the rules give. No event of that moment says it.
// Clauses: SOL-KO-3, KO-5.
std::optional<FigureId> placedReturner(const SolitaireReplay& replay,
                                       std::size_t at,
                                       const std::vector<solitaire::Figure>& figures) {
    const auto& on = *std::ranges::find_if(replay.events(at), isPlacedKick);
    if (!on.side)
        return std::nullopt;
    const Side receivers = other(*on.side);
    bool afterSafety = true;
    for (std::size_t step = at + 1; step-- > 0;) {
        if (const solitaire::State* corrected = replay.correction(step)) {
            if (corrected->playFacts.returner)
                return corrected->playFacts.returner;
            afterSafety = corrected->playFacts.kind == solitaire::PlayKind::SafetyKick;
            break;
        }
        const auto& events = replay.events(step);
        bool begins = false;
        for (auto event = events.rbegin(); event != events.rend() && !begins; ++event) {
            if (event->kind == solitaire::EventKind::Named && event->result == "returner" &&
                event->figure && event->figure->side() == receivers)
                return event->figure;
            // a kick after a safety is not chosen
            const bool chosen = event->kind == solitaire::EventKind::KickChosen;
            afterSafety = afterSafety && !chosen;
            begins = chosen || event->kind == solitaire::EventKind::Safety;
        }
        if (begins)
            break;
    }
    const double line = afterSafety ? replay.named(at).rules->safetykick.returnerYd : 0.0;
    constexpr double kBoardYd = 100.0;
    for (const solitaire::Figure& man : figures) {
        const Spot x = man.pose.at.x;
        if (man.id.side() == receivers &&
            (x == Spot::yards(line) || x == Spot::yards(kBoardYd - line)))
            return man.id;
    }
    return std::nullopt;
}

}  // namespace

SolitaireReplay::SolitaireReplay(GameHeader<games::Solitaire> header,
                                 solitaire::State opening,
                                 const std::string& file,
                                 ReplayPace pace)
    : ReplayOf{std::move(header), std::move(opening), file, pace} {
    ownHeader().boardId = gameHeader().board.id;
    ownHeader().boardName = gameHeader().board.name;
}

Expected<std::unique_ptr<ReplayedGame>, LoadError> SolitaireReplay::begin(
    std::string_view headerLine, const std::string& file, ReplayPace pace) {
    auto header = headerOf(headerLine, file);
    if (!header)
        return Unexpected{header.error()};
    solitaire::State opening;
    opening.rules = Shared<solitaire::RulesData>{header->rules};
    opening.teams = {solitaire::registered(header->teams[0]),
                     solitaire::registered(header->teams[1])};
    opening.board = solitaire::boardOf(header->board);
    return std::unique_ptr<ReplayedGame>{
        std::make_unique<SolitaireReplay>(*std::move(header), std::move(opening), file, pace)};
}

const SolitaireReplay& SolitaireReplay::of(const Replay& replay) {
    return dynamic_cast<const SolitaireReplay&>(replay.game());
}

const SolitaireScene& SolitaireReplay::sceneAt(std::size_t over) const {
    return over == 0 || m_after.empty() ? m_opening : m_after[std::min(over, m_after.size()) - 1];
}

void SolitaireReplay::take(solitaire::Input& input, ReplayStep& step) {
    step.kind = kindOf(input);
    if (auto* run = std::get_if<SegmentResult>(&input))
        step.run = std::make_shared<const SegmentResult>(std::move(*run));
}

std::int64_t SolitaireReplay::shownMs(const solitaire::Input& input) const {
    const auto* run = std::get_if<SegmentResult>(&input);
    if (run == nullptr)
        return std::max<std::int64_t>(inputMs(input), pace().leastMs);
    return millis(run->ticks, nextNames()->board.ticksPerSecond) + pace().deadBallMs;
}

void SolitaireReplay::keep(const ReplayStep& step) {
    ReplayOf::keep(step);
    const std::size_t at = steps().size();
    SolitaireScene scene = sceneAt(at);
    if (const solitaire::State* corrected = correction(at))
        scene.take(*corrected);
    else
        scene.take(events(at), step.run.get());
    if (correction(at) == nullptr && std::ranges::any_of(events(at), isPlacedKick))
        scene.carrier = placedReturner(*this, at, scene.figures);
    m_after.push_back(std::move(scene));
}

void SolitaireReplay::cut(std::size_t steps) {
    ReplayOf::cut(steps);
    m_after.resize(steps);
}

void SolitaireReplay::mark(std::size_t at, std::vector<ReplayMark>& marks) const {
    const ReplayStep& step = steps()[at];
    const GamePlay& play = plays()[step.play];
    for (const solitaire::Event& event : events(at)) {
        std::optional<MarkKind> kind = markOfEvent(event);
        std::optional<Side> side = event.side;
        if (event.kind == solitaire::EventKind::Recovered && play.fumbleLost)
            kind = MarkKind::Turnover;
        if (event.kind == solitaire::EventKind::FirstDown && event.result == "downs")
            kind = MarkKind::Turnover;
        if (!side && event.figure)
            side = event.figure->side();
        if (kind)
            marks.push_back({timeOf(at, event), *kind, step.play, at, side});
    }
}

std::int64_t SolitaireReplay::timeOf(std::size_t step, const solitaire::Event& event) const {
    const ReplayStep& of = steps().at(step);
    return event.tick && of.run ? of.startMs + millis(*event.tick, ticksPerSecond(step)) : of.endMs;
}

int SolitaireReplay::ticksPerSecond(std::size_t step) const {
    return named(step + 1).board.ticksPerSecond;
}

SolitaireMoment SolitaireReplay::shown(const ReplayMoment& moment) const {
    SolitaireMoment now;
    static_cast<ReplayMoment&>(now) = moment;
    now.scene = sceneAt(moment.over);
    if (!moment.at)
        return now;
    const SegmentResult& run = *steps()[moment.step].run;
    const RunMotion motion{run, *moment.at};
    std::vector<solitaire::Figure> there;
    for (std::size_t i = 0; i < run.figures.size(); ++i) {
        const FigureSetup& end = run.figures[i];
        const auto before = std::ranges::find(now.scene.figures, end.id, &solitaire::Figure::id);
        solitaire::Figure figure;
        figure.pose = end.pose;
        if (before != now.scene.figures.end())
            figure = *before;
        figure.id = end.id;
        figure.pose = motion.of(i, figure.pose);
        for (const TimedFall& fall : run.falls) {
            if (fall.fall.figure == end.id && fall.tick <= *moment.at) {
                figure.status = solitaire::FigureStatus::Fallen;
                figure.fallDirection = fall.fall.direction;
            }
        }
        there.push_back(figure);
    }
    now.scene.figures = std::move(there);
    if (run.ball)
        now.scene.ball = motion.ball(now.scene.ball);
    const double since = *moment.at - ticksPerSecond(moment.step) / 4.0;
    for (const TimedTouch& touch : run.contacts) {
        if (touch.tick <= *moment.at && touch.tick > since)
            now.justTouched.push_back(touch);
    }
    return now;
}

std::string SolitaireReplay::placeText(const ReplayMoment& now) const {
    const Situation board = situation(now.over);
    return board.down > 0 ? downAndDistance(board, names(now.over)) : std::string{};
}

// The first step of a play in which somebody was placed.
std::optional<std::size_t> SolitaireReplay::lineUpOf(std::size_t play) const {
    const GamePlay& of = plays().at(play);
    for (std::size_t step = of.firstStep; of.snapped && step < of.snapStep; ++step) {
        if (std::ranges::find(events(step),
                              solitaire::EventKind::Placed,
                              &solitaire::Event::kind) != events(step).end())
            return step;
    }
    return std::nullopt;
}

void SolitaireReplay::write(const ReplayMoment& moment, io::JsonOut& to) const {
    const SolitaireMoment now = shown(moment);
    const solitaire::State& men = named(now.step + 1);
    if (now.scene.carrier)
        to.set("carrier", solitaire::figureName(men, *now.scene.carrier));
    if (now.scene.ball) {
        io::JsonOut ball = io::JsonOut::object();
        ball.set("x", now.scene.ball->x.yards()).set("y", now.scene.ball->y.yards());
        to.set("ball", ball);
    }
    io::JsonOut figures = io::JsonOut::list();
    for (const solitaire::Figure& figure : now.scene.figures) {
        io::JsonOut one = io::JsonOut::object();
        one.set("figure", solitaire::figureName(men, figure.id))
            .set("x", figure.pose.at.x.yards())
            .set("y", figure.pose.at.y.yards())
            .set("heading_deg", figure.pose.heading.degrees())
            .set("status", std::string{nameOf(figure.status)});
        figures.add(one);
    }
    to.set("figures", figures);
}

std::vector<std::string> SolitaireReplay::texts(const ReplayMoment& moment) const {
    const SolitaireMoment now = shown(moment);
    const Names called = names(now.over);
    if (now.scene.carrier)
        return {"ball: " + called.team(now.scene.carrier->side()) + " #" +
                called.number(*now.scene.carrier)};
    if (now.scene.ball)
        return {"ball: on the ground"};
    return {};
}

}  // namespace thrum::app
