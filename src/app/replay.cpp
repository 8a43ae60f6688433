#include "app/replay_scene.hpp"

#include <thrum/app/replay.hpp>
#include <thrum/app/tap_table.hpp>
#include <thrum/rules/tap/score_book.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

constexpr Distance kBigGain = Distance::yards(15);

std::int64_t millisOf(double ticks, int ticksPerSecond) {
    return static_cast<std::int64_t>(ticks * 1000.0 / ticksPerSecond);
}

std::shared_ptr<const tap::State> inForce(const std::array<Shared<tap::Team>, 2>& teams,
                                          const tap::Board& board,
                                          const Shared<tap::RulesData>& rules) {
    tap::State names = tap::recordNames(teams);
    names.board = board;
    names.rules = rules;
    return std::make_shared<const tap::State>(std::move(names));
}

// The switch is thrown and the next step is the run; or dice are rolled for the play.
std::int64_t snapOf(const ReplayStep& step) {
    return step.kind == ReplayStep::Kind::Chance ? step.startMs : step.endMs;
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

struct Replay::Impl {
    std::string file;
    ReplayPace pace;
    app::TapHeader header;
    std::optional<LoadError> damage;
    bool torn = false;
    int takenBack = 0;
    int line = 1;
    std::shared_ptr<const tap::State> openingNames;
    ReplayScene opening;  // an empty board before the toss
    std::vector<ReplayStep> steps;
    std::vector<ReplayScene> scenes;                         // after each step
    std::vector<std::shared_ptr<const tap::State>> rosters;  // after each step
    tap::ScoreBook book{tap::RulesData{}};
    std::vector<ReplayMark> marks;

    [[nodiscard]] const std::shared_ptr<const tap::State>& namesNow() const {
        return rosters.empty() ? openingNames : rosters.back();
    }
    [[nodiscard]] const ReplayScene& sceneBefore(std::size_t step) const {
        return step == 0 ? opening : scenes[step - 1];
    }
    [[nodiscard]] int rate(std::size_t step) const {
        return (step < rosters.size() ? rosters[step] : namesNow())->board.ticksPerSecond;
    }
    [[nodiscard]] std::int64_t end() const { return steps.empty() ? 0 : steps.back().endMs; }

    [[nodiscard]] std::int64_t lengthOf(const TapLine& read) const;
    void add(TapLine read);
    void write(std::size_t at, const ReplayStep& step);
    void addMarks(std::size_t at);
    void takeBack(std::size_t to);
    [[nodiscard]] ReplayMoment moment(std::size_t step, const ReplayScene& scene) const;
    [[nodiscard]] std::optional<int> clockDuring(std::size_t step, double share) const;
};

std::int64_t Replay::Impl::lengthOf(const app::TapLine& read) const {
    const auto* input = std::get_if<tap::Input>(&read.what);
    if (input == nullptr)
        return 0;
    return std::visit(
        Overloaded{
            [&](const tap::Decision& decision) {
                return static_cast<std::int64_t>(std::clamp(decision.ms, 0, pace.mostThinkingMs));
            },
            [&](const tap::Chance&) { return static_cast<std::int64_t>(pace.chanceMs); },
            [&](const SegmentResult& run) { return millisOf(run.ticks, rate(steps.size())); },
            [](const tap::TimeExpired&) { return std::int64_t{0}; }},
        *input);
}

void Replay::Impl::add(app::TapLine read) {
    ReplayStep step;
    step.line = line;
    step.n = read.n;
    step.startMs = end();
    step.endMs = step.startMs + lengthOf(read);
    step.side = read.side;
    step.events = std::move(read.events);
    step.called = std::move(read.called);
    // a play's last picture stays for a moment before the board is cleared
    if (std::ranges::find(step.events, tap::EventKind::BoardCleared, &tap::Event::kind) !=
        step.events.end())
        step.endMs += pace.deadBallMs;
    ReplayScene scene = sceneBefore(steps.size());
    auto names = namesNow();
    if (auto* input = std::get_if<tap::Input>(&read.what)) {
        scene.gameClockMs = read.gameClockMs;
        if (auto* run = std::get_if<SegmentResult>(input)) {
            step.kind = ReplayStep::Kind::Run;
            step.run = std::make_shared<const SegmentResult>(std::move(*run));
        } else if (std::holds_alternative<tap::Chance>(*input)) {
            step.kind = ReplayStep::Kind::Chance;
        } else if (std::holds_alternative<tap::TimeExpired>(*input)) {
            step.kind = ReplayStep::Kind::Time;
        } else if (const auto& board = std::get<tap::Decision>(*input).board) {
            names = inForce(names->teams, *board, names->rules);
        }
        scene.take(step.events, step.run.get());
        write(steps.size(), step);
    } else if (auto* correction = std::get_if<TapLine::Correction>(&read.what)) {
        step.kind = ReplayStep::Kind::Correction;
        step.reason = std::move(correction->reason);
        names = inForce(correction->state.teams, correction->state.board, correction->state.rules);
        step.correction = std::make_shared<const tap::State>(std::move(correction->state));
        scene.take(*step.correction);
        write(steps.size(), step);
    }
    step.play = book.current();
    steps.push_back(std::move(step));
    scenes.push_back(std::move(scene));
    rosters.push_back(std::move(names));
    addMarks(steps.size() - 1);
}

void Replay::Impl::write(std::size_t at, const ReplayStep& step) {
    if (step.correction) {
        book.correct(at, *step.correction);
        return;
    }
    // as long as it is shown, the last picture of a play with it
    const auto shownMs = static_cast<int>(step.endMs - step.startMs);
    book.add({.index = at, .run = step.run.get(), .boardMs = step.run ? shownMs : 0}, step.events);
}

void Replay::Impl::addMarks(std::size_t at) {
    const ReplayStep& step = steps[at];
    const auto mark = [&](std::int64_t ms, MarkKind kind, std::optional<Side> side) {
        marks.push_back({ms, kind, step.play, at, side});
    };
    if (step.kind == ReplayStep::Kind::Correction)
        mark(step.endMs, MarkKind::Correction, std::nullopt);
    if (book.plays().empty())
        return;
    const GamePlay& play = book.plays()[step.play];
    if (play.snapped && play.snapStep == at)
        mark(snapOf(step), MarkKind::Snap, play.team);
    for (const tap::Event& event : step.events) {
        const std::int64_t ms =
            event.tick && step.run ? step.startMs + millisOf(*event.tick, rate(at)) : step.endMs;
        std::optional<MarkKind> kind = markOf(event);
        std::optional<Side> side = event.side;
        if (event.kind == tap::EventKind::Recovered && play.fumbleLost)
            kind = MarkKind::Turnover;
        if (event.kind == tap::EventKind::PossessionChanged && play.turnoverOnDowns)
            kind = MarkKind::Turnover;
        if (!side && event.figure)
            side = event.figure->side();
        if (kind)
            mark(ms, *kind, side);
    }
    if (play.lastStep == at && play.gain && *play.gain >= kBigGain && !play.nullified)
        mark(step.endMs, MarkKind::BigGain, play.team);
}

void Replay::Impl::takeBack(std::size_t to) {
    takenBack += static_cast<int>(steps.size() - to);
    steps.resize(to);
    scenes.resize(to);
    rosters.resize(to);
    book = tap::ScoreBook{header.rules};
    marks.clear();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        write(i, steps[i]);
        addMarks(i);
    }
}

ReplayMoment Replay::Impl::moment(std::size_t step, const ReplayScene& scene) const {
    ReplayMoment now;
    now.step = step;
    if (!book.plays().empty() && !steps.empty())
        now.play = steps[std::min(step, steps.size() - 1)].play;
    now.figures = scene.figures;
    now.ball = scene.ball;
    now.carrier = scene.carrier;
    now.receiver = scene.receiver;
    now.touching = scene.touching;
    now.situation = scene.situation;
    now.gameClockMs = scene.gameClockMs;
    return now;
}

// What a step takes from the clock goes evenly while it is shown.
std::optional<int> Replay::Impl::clockDuring(std::size_t step, double share) const {
    const std::optional<int> before = sceneBefore(step).gameClockMs;
    const std::optional<int> after = scenes[step].gameClockMs;
    // set anew for the next half, or gone with the last one
    if (!before || !after || *after > *before)
        return before;
    return *before - roundToInt((*before - *after) * std::clamp(share, 0.0, 1.0));
}

Replay::Replay(std::unique_ptr<Impl> impl) : m_impl{std::move(impl)} {}
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;
Replay::~Replay() = default;

Expected<Replay, LoadError> Replay::begin(std::string_view headerLine,
                                          const std::string& file,
                                          ReplayPace pace) {
    auto header =
        app::parseGameHeader<games::Tap>(headerLine, file + ", line 1", app::HeaderFor::Showing);
    if (!header) {
        LoadError error = header.error();
        if (error.pointer == "/game")
            error.reason +=
                "; records of other games cannot be told yet, \"verify\" plays them again";
        return Unexpected{std::move(error)};
    }
    auto impl = std::make_unique<Impl>();
    impl->file = file;
    impl->pace = pace;
    impl->header = *std::move(header);
    impl->openingNames =
        inForce({tap::registered(impl->header.teams[0]), tap::registered(impl->header.teams[1])},
                tap::boardOf(impl->header.board),
                impl->header.rules);
    impl->book = tap::ScoreBook{impl->header.rules};
    impl->opening.situation = tap::situationOf(*impl->openingNames);
    return Replay{std::move(impl)};
}

Expected<Replay, LoadError> Replay::open(std::string_view text,
                                         const std::string& file,
                                         ReplayPace pace) {
    std::optional<Replay> replay;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            if (replay)
                replay->m_impl->torn = true;
            break;
        }
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (!replay) {
            auto begun = begin(line, file, pace);
            if (!begun)
                return Unexpected{begun.error()};
            replay = *std::move(begun);
        } else if (auto error = replay->append(line)) {
            replay->m_impl->damage = std::move(error);
            break;
        }
    }
    if (!replay)
        return Unexpected{LoadError{file, "", "holds no game"}};
    return *std::move(replay);
}

std::optional<LoadError> Replay::append(std::string_view line) {
    Impl& d = *m_impl;
    ++d.line;
    const std::string where = d.file + ", line " + std::to_string(d.line);
    auto read = app::parseGameLine<games::Tap>(line, where, *d.namesNow(), app::ReadEvents::Yes);
    if (!read)
        return read.error();
    if (const auto* back = std::get_if<app::TapLine::TakeBack>(&read->what)) {
        const auto to = static_cast<std::size_t>(back->to);
        if (to > d.steps.size())
            return LoadError{where, "/to", "goes further than the game"};
        d.takeBack(to);
        return std::nullopt;
    }
    if (const auto* refusal = std::get_if<app::TapLine::Refusal>(&read->what);
        refusal != nullptr && !d.steps.empty())
        d.steps.back().refusals.push_back({refusal->clause, refusal->text});
    const bool happened = std::holds_alternative<tap::Input>(read->what) ||
                          std::holds_alternative<app::TapLine::Correction>(read->what);
    if (const auto* note = std::get_if<app::TapLine::Note>(&read->what);
        note != nullptr && !d.steps.empty())
        d.steps.back().notes.push_back(note->text);
    // marks, names and the end change no picture
    if (happened)
        d.add(*std::move(read));
    return std::nullopt;
}

const app::TapHeader& Replay::header() const {
    return m_impl->header;
}

const tap::State& Replay::rosters(std::size_t step) const {
    return step < m_impl->rosters.size() ? *m_impl->rosters[step] : *m_impl->namesNow();
}

TapNames Replay::names() const {
    return namesIn(*m_impl->namesNow());
}

const std::optional<LoadError>& Replay::damage() const {
    return m_impl->damage;
}

bool Replay::torn() const {
    return m_impl->torn;
}

int Replay::takenBack() const {
    return m_impl->takenBack;
}

const std::vector<ReplayStep>& Replay::steps() const {
    return m_impl->steps;
}

const std::vector<GamePlay>& Replay::plays() const {
    return m_impl->book.plays();
}

ScoreFrame Replay::scoreFrame() const {
    return m_impl->book.frame();
}

ManInFiles Replay::manInFiles(ManRef man) const {
    const tap::State& now = *m_impl->namesNow();
    const tap::Player* player = tap::findPlayer(now, figureOf(man));
    return {tap::figureName(now, figureOf(man)), player != nullptr ? player->id : std::string{}};
}

const std::vector<ReplayMark>& Replay::marks() const {
    return m_impl->marks;
}

std::int64_t Replay::lengthMs() const {
    return m_impl->end();
}

ReplayMoment Replay::at(std::int64_t ms) const {
    const Impl& d = *m_impl;
    const std::int64_t when = std::clamp<std::int64_t>(ms, 0, d.end());
    // the first step that is not over yet
    const auto next = std::ranges::upper_bound(d.steps, when, {}, &ReplayStep::endMs);
    const auto step = static_cast<std::size_t>(next - d.steps.begin());
    ReplayMoment now = d.moment(step, d.sceneBefore(step));
    if (step < d.steps.size()) {
        const auto since = static_cast<double>(when - next->startMs);
        if (next->run)
            now =
                at(step,
                   std::min(since * d.rate(step) / 1000.0, static_cast<double>(next->run->ticks)));
        else if (next->endMs > next->startMs)
            now.gameClockMs =
                d.clockDuring(step, since / static_cast<double>(next->endMs - next->startMs));
    }
    now.ms = when;
    return now;
}

ReplayMoment Replay::at(std::size_t step, double tick) const {
    const Impl& d = *m_impl;
    if (step >= d.steps.size())
        return at(d.end());
    const ReplayStep& under = d.steps[step];
    if (!under.run || tick > under.run->ticks) {
        ReplayMoment now = d.moment(step, d.scenes[step]);
        now.ms = under.endMs;
        return now;
    }
    const ReplayScene& before = d.sceneBefore(step);
    ReplayMoment now = d.moment(step, before);
    const double shown = std::max(0.0, tick);
    now.ms = under.startMs + millisOf(shown, d.rate(step));
    now.boardOn = shown < under.run->ticks;
    now.tick = static_cast<int>(shown);
    now.figures = before.during(*under.run, shown);
    if (under.run->ticks > 0)
        now.gameClockMs = d.clockDuring(step, shown / under.run->ticks);
    const double since = shown - d.rate(step) / 4.0;
    for (const TimedTouch& touch : under.run->contacts) {
        if (touch.tick <= shown && touch.tick > since)
            now.justTouched.push_back(touch);
    }
    return now;
}

std::int64_t Replay::timeOf(std::size_t step, const tap::Event& event) const {
    const ReplayStep& of = m_impl->steps.at(step);
    return event.tick && of.run ? of.startMs + millisOf(*event.tick, m_impl->rate(step)) : of.endMs;
}

std::int64_t Replay::timeOfPlay(std::size_t play) const {
    const GamePlay& of = plays().at(play);
    return of.snapped ? snapOf(m_impl->steps.at(of.snapStep))
                      : m_impl->steps.at(of.firstStep).startMs;
}

std::int64_t Replay::endOfPlay(std::size_t play) const {
    return m_impl->steps.at(plays().at(play).lastStep).endMs;
}

std::optional<std::size_t> Replay::playAt(std::int64_t ms) const {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < plays().size() && timeOfPlay(i) <= ms; ++i)
        found = i;
    return found;
}

std::string Replay::placeText(const ReplayMoment& now) const {
    const GamePlay::Type type = now.play ? plays()[*now.play].type : GamePlay::Type::NoPlay;
    if (type != GamePlay::Type::NoPlay && !isFromScrimmage(type))
        return std::string{nameOf(type)};
    // before a kick that has not been taken there is no line to gain
    return now.situation.lineToGain == now.situation.lineOfScrimmage
               ? std::string{}
               : downAndDistance(now.situation, names());
}

std::vector<Sentence> sentencesOfCalls(const std::array<std::string, 2>& called,
                                       const TapNames& names) {
    std::vector<Sentence> told;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const std::string& call = called[tap::indexOf(side)];
        if (!call.empty())
            told.push_back({.text = THRUM_TEXT("{team} had called \"{call}\"."),
                            .args = {{"team", names.team(side)}, {"call", call}}});
    }
    return told;
}

std::vector<Sentence> Replay::sentences(std::size_t step) const {
    const ReplayStep& of = m_impl->steps.at(step);
    const TapNames names = namesIn(rosters(step));
    auto told = sentencesOf(of.events, names);
    std::ranges::move(sentencesOfCalls(of.called, names), std::back_inserter(told));
    const auto add = [&](const std::string& text) {
        told.push_back({.text = "{told}", .args = {{"told", text}}});
    };
    // an arbiter gives a whole sentence; what a program loads has none
    if (of.reason.ends_with('.'))
        add(of.reason);
    for (const std::string& note : of.notes)
        add(note);
    return told;
}

std::string Replay::story(std::size_t play) const {
    std::string text;
    const GamePlay& of = plays().at(play);
    for (std::size_t i = of.firstStep; i <= of.lastStep; ++i) {
        for (const Sentence& sentence : sentences(i)) {
            if (sentence.weight != Weight::Detail)
                text += (text.empty() ? "" : " ") + filled(sentence);
        }
    }
    return text;
}

}  // namespace thrum::app
