#include "gui/match/tap_match.hpp"

#include "gui/match/match_words.hpp"
#include "gui/match/press_clock.hpp"

#include <thrum/app/tap_table.hpp>
#include <thrum/rules/clause.hpp>

#include <algorithm>

namespace thrum::gui {

namespace {
// A person has to see what another seat did before the next thing happens.
constexpr int kBetweenMovesMs = 260;
constexpr int kMostAttempts = match::Driver<games::Tap>::kMostAttempts;

bool isGameClock(tap::ClockName name) {
    return name == tap::ClockName::Game;
}

QString sentenceOf(const app::Refused& refused) {
    if (const auto* violation = std::get_if<RuleViolation>(&refused))
        return QString::fromStdString(violation->clause + ": " +
                                      filled(violation->text, violation->args));
    return QString::fromStdString(std::get<LoadError>(refused).text());
}

tap::DecisionKind decisionOf(CallKind kind) {
    switch (kind) {
        case CallKind::Stop:
            return tap::DecisionKind::Stop;
        case CallKind::Down:
            return tap::DecisionKind::Down;
        case CallKind::Progress:
            break;
    }
    return tap::DecisionKind::Progress;
}

TableData tableOf(const app::TapGame& game, const app::Library& library) {
    const io::TapGameHeader& header = game.header();
    TableData data{header.teams[0], header.teams[1], {}, {}};
    auto table =
        app::tapTable(library, header.board, header.teams, header.asked.speedTenths, game.state());
    if (table)
        data.table = *std::move(table);
    for (const auto& entry : library.formations())
        data.formations.push_back(entry.value);
    return data;
}
}  // namespace

TapMatch::TapMatch(std::unique_ptr<app::TapGame> game,
                   const app::Library& library,
                   const MatchSetup& setup,
                   QObject* parent)
    : QObject{parent},
      m_game{std::move(game)},
      m_setup{setup},
      m_data{tableOf(*m_game, library)},
      m_state{m_game->state()},
      m_prompt{m_game->prompt()} {
    connect(&m_runner, &LiveRunner::batch, this, &TapMatch::onBatch);
    connect(&m_runner, &LiveRunner::finished, this, &TapMatch::onFinished);
    connect(&m_runner, &LiveRunner::refused, this, &TapMatch::stuck);
    connect(&m_seats, &SeatThread::answered, this, &TapMatch::onAnswer);
    connect(
        &m_seats,
        &SeatThread::prepared,
        this,
        [this](const std::shared_ptr<SeatThread::Prepared>& task) { beginRun(std::move(*task)); });
    m_expiry.setSingleShot(true);
    m_expiry.setTimerType(Qt::PreciseTimer);
    connect(&m_expiry, &QTimer::timeout, this, &TapMatch::onExpiry);
    m_since.start();
    (void)PressClock::instance();  // listens from the first press on
}

TapMatch::~TapMatch() {
    m_seats.abandon();
}

void TapMatch::start() {
    goOn();
}

// --- who is who -----------------------------------------------------------------------------

bool TapMatch::isPerson(Side side) const {
    return m_game->seat(side) == nullptr;
}

bool TapMatch::mayAct(Side side) const {
    if (m_doing != MatchDoing::Waiting || !isPerson(side))
        return false;
    return m_prompt.side == side || m_prompt.bothSides;
}

QString TapMatch::teamName(Side side) const {
    return QString::fromStdString(m_data.team(side).name);
}

QString TapMatch::coachName(Side side) const {
    const QString& given = m_setup.coaches[tap::indexOf(side)];
    if (!isPerson(side))
        return seatText(m_setup.seats[tap::indexOf(side)]);
    return given.isEmpty() ? teamName(side) : given;
}

QString TapMatch::numberOf(FigureId id) const {
    const tap::Player* player = tap::findPlayer(m_state, id);
    return player != nullptr ? QLatin1Char('#') + QString::fromStdString(player->number)
                             : QString{};
}

// --- time -----------------------------------------------------------------------------------

int TapMatch::elapsedMs() const {
    constexpr qint64 kDay = 86'400'000;
    if (m_doing != MatchDoing::Waiting || m_state.paused || m_prompt.chance)
        return 0;
    return static_cast<int>(std::min(m_since.elapsed() + m_carriedMs, kDay));
}

int TapMatch::msLeft(const tap::ClockView& clock) const {
    return clock.running ? std::max(0, clock.msLeft - elapsedMs()) : clock.msLeft;
}

const tap::ClockView* TapMatch::clock(tap::ClockName name) const {
    const auto found = std::ranges::find(m_prompt.clocks, name, &tap::ClockView::name);
    return found == m_prompt.clocks.end() ? nullptr : &*found;
}

const tap::ClockView* TapMatch::windowClock() const {
    if (const auto* handover = clock(tap::ClockName::Handover))
        return handover;
    const tap::ClockView* best = nullptr;
    const auto rank = [this](const tap::ClockView& view) {
        const bool own = view.side == m_prompt.side;
        const bool window =
            view.name != tap::ClockName::AfterScore && view.name != tap::ClockName::PenaltyCall;
        return (window ? 4 : 0) + (own ? 2 : 0) + (view.running ? 1 : 0);
    };
    for (const tap::ClockView& view : m_prompt.clocks)
        if (!isGameClock(view.name) && (best == nullptr || rank(view) > rank(*best)))
            best = &view;
    return best;
}

int TapMatch::msFull(const tap::ClockView& view) const {
    const auto found =
        std::ranges::find(m_full, view.name, [](const auto& entry) { return entry.first; });
    return found == m_full.end() ? view.msLeft : found->second;
}

void TapMatch::schedule() {
    m_expiry.stop();
    if (m_doing != MatchDoing::Waiting || m_state.paused || m_prompt.chance)
        return;
    std::optional<int> soonest;
    for (const tap::ClockView& view : m_prompt.clocks)
        if (view.running && !view.marked)
            soonest = std::min(soonest.value_or(view.msLeft), view.msLeft);
    if (soonest)
        m_expiry.start(std::max(0, *soonest - elapsedMs()));
}

void TapMatch::onExpiry() {
    if (m_doing != MatchDoing::Waiting)
        return;
    emit closing();
    const tap::ClockView* due = nullptr;
    for (const tap::ClockView& view : m_prompt.clocks)
        if (view.running && !view.marked && (due == nullptr || view.msLeft < due->msLeft))
            due = &view;
    if (due == nullptr)
        return;
    if (due->msLeft > elapsedMs()) {
        schedule();
        return;
    }
    expire(due->name);
}

bool TapMatch::expire(tap::ClockName name) {
    m_carriedMs = 0;
    const auto events = m_game->submit(tap::Input{tap::TimeExpired{name}});
    if (!events)
        return false;
    accepted(*events);
    return true;
}

// --- the way on -----------------------------------------------------------------------------

void TapMatch::show() {
    m_state = m_game->state();
    m_prompt = m_game->prompt();
    std::erase_if(m_full, [this](const auto& entry) { return clock(entry.first) == nullptr; });
    for (const tap::ClockView& view : m_prompt.clocks) {
        const auto known =
            std::ranges::find(m_full, view.name, [](const auto& entry) { return entry.first; });
        if (known == m_full.end())
            m_full.emplace_back(view.name, view.msLeft);
        else
            known->second = std::max(known->second, view.msLeft);
    }
}

void TapMatch::goOn() {
    m_expiry.stop();
    // Nothing is shown that a crash could take back (D59).
    m_game->waitUntilSaved();
    show();
    switch (m_game->awaits()) {
        case games::Awaits::Over:
            m_doing = MatchDoing::Over;
            break;
        case games::Awaits::Run:
            startRun();
            return;
        case games::Awaits::Chance:
            if (!m_setup.realDice || !isPerson(m_prompt.side)) {
                throwNow();
                return;
            }
            m_doing = MatchDoing::Waiting;
            break;
        case games::Awaits::Decision:
            if (!m_game->state().paused && m_game->question()) {
                m_doing = MatchDoing::Thinking;
                m_attempt = 0;
                emit changed();
                QTimer::singleShot(m_brisk ? 0 : kBetweenMovesMs, this, [this] {
                    if (m_doing == MatchDoing::Thinking)
                        think(0);
                });
                return;
            }
            m_doing = MatchDoing::Waiting;
            break;
    }
    m_since.start();
    schedule();
    emit changed();
    m_carriedMs = m_doing == MatchDoing::Waiting ? m_carriedMs : 0;
}

void TapMatch::think(int attempt) {
    auto question = m_game->question(attempt);
    if (!question)
        return;
    m_attempt = attempt;
    const Side side = question->side;
    m_seats.ask(m_game->seat(side), *std::move(question));
}

void TapMatch::onAnswer(const tap::Input& input) {
    if (m_doing != MatchDoing::Thinking)
        return;
    const auto move = m_game->answer(input);
    if (move) {
        accepted(move->events);
        return;
    }
    if (m_attempt + 1 >= kMostAttempts) {
        emit stuck(tr("The %1 find nothing that is allowed: %2")
                       .arg(teamName(m_prompt.side), textOf(move.error())));
        return;
    }
    think(m_attempt + 1);
}

void TapMatch::accepted(const std::vector<tap::Event>& events) {
    const bool cleared = std::ranges::any_of(
        events, [](const tap::Event& e) { return e.kind == tap::EventKind::BoardCleared; });
    if (cleared)
        m_film.clear();
    emit happened(events, m_game->state());
    goOn();
}

void TapMatch::refuse(const RuleViolation& refusal, const tap::Input* input) {
    MatchRefusal shown{textOf(refusal), QString::fromStdString(refusal.clause), std::nullopt};
    const auto* decision = input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
    if (decision != nullptr) {
        shown.figure = decision->figure;
        if (!shown.figure && decision->placements.size() == 1)
            shown.figure = decision->placements.front().figure;
        if (!shown.figure)
            shown.figure = figureIn(refusal, decision->side.value_or(m_prompt.side));
    }
    emit refused(shown);
}

// --- deciding -------------------------------------------------------------------------------

bool TapMatch::wants(tap::DecisionKind kind) const {
    return std::ranges::find(m_prompt.wants, kind) != m_prompt.wants.end();
}

const tap::Option* TapMatch::option(tap::DecisionKind kind) const {
    const auto found = std::ranges::find(m_prompt.options, kind, &tap::Option::decision);
    return found == m_prompt.options.end() ? nullptr : &*found;
}

std::optional<RuleViolation> TapMatch::check(const tap::Decision& decision) const {
    return tap::check(m_state, decision);
}

std::optional<tap::State> TapMatch::tried(const tap::Decision& decision) const {
    auto step = tap::apply(m_state, decision);
    if (!step)
        return std::nullopt;
    return std::move(step->next);
}

bool TapMatch::submit(tap::Decision decision, std::optional<int> pressedMs) {
    const Side side = decision.side.value_or(m_prompt.side);
    if (m_doing != MatchDoing::Waiting || !isPerson(side))
        return false;
    decision.side = side;
    const int now = elapsedMs();
    decision.ms = std::clamp(pressedMs.value_or(now - PressClock::instance().lateMs()), 0, now);
    const tap::Input input{decision};
    const Side asked = m_prompt.side;
    const auto events = m_game->submit(input);
    if (events) {
        // The same coach's time went on while the press waited to be handed in.
        m_carriedMs = m_game->prompt().side == asked ? now - decision.ms : 0;
        accepted(*events);
        return true;
    }
    const auto* violation = std::get_if<RuleViolation>(&events.error());
    if (violation == nullptr) {
        emit refused({sentenceOf(events.error()), {}, decision.figure});
        return false;
    }
    const RuleViolation refusal = *violation;
    // The press came after the flag: the expiry is what counts (D17).
    const auto expiry = games::Tap::expiryInstead(m_prompt, input);
    refuse(refusal, &input);
    if (expiry)
        if (const auto* expired = std::get_if<tap::TimeExpired>(&*expiry); expired->clock)
            expire(*expired->clock);
    return false;
}

bool TapMatch::submit(tap::DecisionKind kind, std::optional<Side> side) {
    return submit(tap::Decision{.kind = kind, .side = side});
}

bool TapMatch::callFormation(const QString& id) {
    if (!mayAct(m_prompt.side))
        return false;
    const auto events =
        m_game->submit(io::FormationCall{id.toStdString(), m_prompt.side, elapsedMs()});
    if (events) {
        accepted(*events);
        return true;
    }
    if (const auto* violation = std::get_if<RuleViolation>(&events.error()))
        refuse(*violation, nullptr);
    else
        emit refused({sentenceOf(events.error()), {}, std::nullopt});
    return false;
}

std::vector<const Formation*> TapMatch::formations(Side side) const {
    return m_game->lineups().fitting(m_state, side);
}

void TapMatch::throwNow() {
    tap::Input drawn;
    const auto events = m_game->draw(drawn);
    if (!events) {
        emit stuck(sentenceOf(events.error()));
        return;
    }
    const auto& chance = std::get<tap::Chance>(drawn);
    m_throw = Throw{chance.kind, chance.faces, chance.face};
    if (m_brisk) {
        accepted(*events);
        return;
    }
    m_throwEvents = *events;
    m_doing = MatchDoing::Throwing;
    emit changed();
}

void TapMatch::throwShown() {
    if (m_doing == MatchDoing::Throwing)
        accepted(std::exchange(m_throwEvents, {}));
}

bool TapMatch::typeThrow(const Throw& shown) {
    if (m_doing != MatchDoing::Waiting)
        return false;
    const tap::Input input{tap::Chance{shown.kind, shown.faces, shown.face, true}};
    const auto events = m_game->submit(input);
    if (!events) {
        if (const auto* violation = std::get_if<RuleViolation>(&events.error()))
            refuse(*violation, nullptr);
        return false;
    }
    m_throw = shown;
    accepted(*events);
    return true;
}

// --- the board ------------------------------------------------------------------------------

void TapMatch::startRun() {
    if (isPerson(Side::Home) && isPerson(Side::Visitor)) {
        beginRun(m_game->boardTask());
        return;
    }
    // A coach of the program may try out when to call; the window goes on meanwhile.
    m_doing = MatchDoing::Thinking;
    emit changed();
    m_seats.prepare(*m_game);
}

void TapMatch::beginRun(SeatThread::Prepared task) {
    if (!task) {
        emit stuck(sentenceOf(task.error()));
        return;
    }
    m_runCalls = task->calls;
    m_asked.reset();
    m_marked = 0;
    m_film.start(task->request.figures, task->request.ticksPerSecond);
    m_filmClock.start(task->request.ticksPerSecond * m_timeScale);
    m_doing = MatchDoing::Running;
    emit changed();
    m_runner.start(RunJob{std::move(task->table),
                          std::move(task->request),
                          task->seed,
                          m_timeScale,
                          [judge = task->judge]() -> std::unique_ptr<Judge> {
                              return std::make_unique<tap::RunJudge>(judge);
                          },
                          std::move(task->calls),
                          task->framesEvery});
}

void TapMatch::onBatch(const RunBatch& batch) {
    m_film.append(batch);
    m_filmClock.heard(batch);
    for (const CallRuling& ruling : batch.rulings)
        if (std::ranges::find(m_runCalls, ruling.call) == m_runCalls.end())
            m_runCalls.push_back(ruling.call);
    if (m_film.lastTick() >= m_marked + m_film.ticksPerSecond()) {
        m_marked = m_film.lastTick();
        m_game->markRun(m_marked, m_runCalls);
    }
    if (!batch.rulings.empty())
        m_asked.reset();
    for (const CallRuling& ruling : batch.rulings) {
        if (ruling.granted || !isPerson(ruling.call.side))
            continue;
        RuleViolation refusal{ruling.clause, ruling.clause, "that call is not possible now.", {}};
        // the rule book's words, where the state at switch-on has them
        const auto words = check({.kind = decisionOf(ruling.call.kind), .side = ruling.call.side});
        if (words && words->clause == ruling.clause)
            refusal = *words;
        emit refused({textOf(refusal), QString::fromStdString(ruling.clause), m_state.carrier});
    }
    emit rattled(batch.touches);
}

void TapMatch::onFinished(const SegmentResult& result) {
    const auto outcome = m_game->submitRun(result);
    if (!outcome) {
        emit stuck(sentenceOf(outcome.error()));
        return;
    }
    accepted(outcome->events);
}

void TapMatch::call(Side side, CallKind kind) {
    if (m_doing != MatchDoing::Running || !isPerson(side))
        return;
    // One press, one call: until it is answered more of the same say nothing new.
    const std::pair asked{side, kind};
    if (m_asked == asked)
        return;
    m_asked = asked;
    m_runner.call(side, kind);
}

void TapMatch::concede(Side side) {
    m_seats.abandon();
    if (m_game->concede(side))
        return;
    m_expiry.stop();
    show();
    m_doing = MatchDoing::Over;
    emit changed();
}

double TapMatch::drawnTick() const {
    const int last = std::max(0, m_film.lastTick());
    return m_doing == MatchDoing::Running ? m_filmClock.now(last) : last;
}

void TapMatch::setTimeScale(double scale) {
    m_timeScale = scale;
    m_runner.setTimeScale(scale);
    emit changed();
}

// --- taking back ----------------------------------------------------------------------------

std::vector<const app::TapGame::Session::Entry*> TapMatch::inForce() const {
    std::vector<const app::TapGame::Session::Entry*> entries;
    for (const auto& entry : m_game->session().record()) {
        if (const auto* back = std::get_if<app::TapGame::Session::TakeBack>(&entry.what))
            entries.resize(std::min(entries.size(), back->inForce));
        else
            entries.push_back(&entry);
    }
    return entries;
}

int TapMatch::undoCount() const {
    int count = 0;
    const auto entries = inForce();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        ++count;
        const auto* input = std::get_if<tap::Input>(&(*entry)->what);
        const auto* decision = input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
        // a handover or pause alone is nothing anybody wants back
        const bool counts = decision != nullptr && decision->side && isPerson(*decision->side) &&
                            decision->kind != tap::DecisionKind::TakeOver &&
                            decision->kind != tap::DecisionKind::Pause &&
                            decision->kind != tap::DecisionKind::Resume;
        if (counts)
            return count;
    }
    return 0;
}

QString TapMatch::undoText() const {
    const int count = undoCount();
    if (count == 0)
        return {};
    const auto entries = inForce();
    const auto* entry = entries[entries.size() - static_cast<std::size_t>(count)];
    const auto& input = std::get<tap::Input>(entry->what);
    return undoWords(std::get<tap::Decision>(input), *this);
}

std::optional<RuleViolation> TapMatch::undoProblem() const {
    const int count = undoCount();
    if (count == 0 || m_doing == MatchDoing::Running || m_doing == MatchDoing::Throwing)
        return games::Tap::undoRefused();
    return m_game->session().checkUndo(static_cast<std::size_t>(count));
}

bool TapMatch::undo() {
    if (const auto problem = undoProblem()) {
        refuse(*problem, nullptr);
        return false;
    }
    const QString what = undoText();
    m_seats.abandon();
    if (m_game->undo(undoCount()))
        return false;
    m_film.clear();
    emit takenBack(what);
    goOn();
    return true;
}

// --- words ----------------------------------------------------------------------------------

QString TapMatch::textOf(const RuleViolation& refusal) const {
    return QString::fromStdString(refusal.clause + ": " + filled(refusal.text, refusal.args));
}

std::optional<FigureId> TapMatch::figureIn(const RuleViolation& refusal, Side side) const {
    for (const TextArgument& argument : refusal.args) {
        if (argument.first != "n")
            continue;
        for (const tap::Figure& figure : m_state.figures) {
            const tap::Player* player = tap::findPlayer(m_state, figure.id);
            if (figure.id.side() == side && player != nullptr && player->number == argument.second)
                return figure.id;
        }
    }
    return std::nullopt;
}

}  // namespace thrum::gui
