#include "gui/match/tap_match.hpp"

#include "gui/games/tap/words.hpp"
#include "gui/match/press_clock.hpp"

#include <thrum/app/tap_table.hpp>
#include <thrum/rules/clause.hpp>

#include <algorithm>

namespace thrum::gui {

namespace {
constexpr int kMarkMs = 1000;  // how much of a coach's time a crash may lose (D59)

QString sentenceOf(const app::Refused& refused) {
    return QString::fromStdString(app::sentenceOf(refused));
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
    m_look.setSingleShot(true);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (!m_held)
            playSeen();
    });
    m_expiry.setSingleShot(true);
    m_expiry.setTimerType(Qt::PreciseTimer);
    connect(&m_expiry, &QTimer::timeout, this, &TapMatch::onExpiry);
    m_thoughts.setInterval(kMarkMs);
    connect(&m_thoughts, &QTimer::timeout, this, &TapMatch::markThought);
    m_thoughts.start();
    countUsed();
    m_since.start();
    (void)PressClock::instance();  // listens from the first press on
}

TapMatch::~TapMatch() {
    m_seats.abandon();
}

void TapMatch::start(bool resumed) {
    m_carriedMs = resumed ? m_game->thoughtMs() : 0;
    show();
    const bool timed = m_game->awaits() == games::Awaits::Decision && !m_state.paused &&
                       !m_game->question() &&
                       std::ranges::any_of(m_prompt.clocks, [](const tap::ClockView& clock) {
                           return clock.running && !clock.marked;
                       });
    // even if nothing of the run was marked yet: nobody is there to stop it
    const bool inRun = m_game->awaits() == games::Awaits::Run;
    if (!resumed || (!timed && !inRun)) {
        goOn();
        return;
    }
    m_doing = MatchDoing::Resumed;
    emit changed();
}

void TapMatch::resume() {
    if (m_doing == MatchDoing::Resumed)
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
        return nameOfSeat(side);
    return given.isEmpty() ? teamName(side) : given;
}

std::optional<Side> TapMatch::winner() const {
    if (const auto gaveUp = m_game->conceded())
        return other(*gaveUp);
    return m_state.winner;
}

QString TapMatch::numberOf(FigureId id) const {
    const tap::Player* player = tap::findPlayer(m_state, id);
    return player != nullptr ? QLatin1Char('#') + QString::fromStdString(player->number)
                             : QString{};
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
    m_look.stop();
    if (m_doing == MatchDoing::Ended)
        m_film.clear();
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
                ask();
                return;
            }
            if (takesOverAtOnce())
                return;
            m_doing = MatchDoing::Waiting;
            break;
    }
    m_since.start();
    schedule();
    emit changed();
    m_carriedMs = m_doing == MatchDoing::Waiting ? m_carriedMs : 0;
}

// The handover is for two coaches at one screen (TAP-MD-6): who sits there alone is there already.
bool TapMatch::takesOverAtOnce() {
    const auto side = m_state.handover;
    if (!side || m_state.paused || !isPerson(*side) || isPerson(other(*side)))
        return false;
    const auto events = m_game->submit(
        tap::Input{tap::Decision{.kind = tap::DecisionKind::TakeOver, .side = *side}});
    if (!events)
        return false;
    accepted(*events);
    return true;
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
        m_usedMs[tap::indexOf(side)] += decision.ms;
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
    const Side side = m_prompt.side;
    const int ms = elapsedMs();
    const auto events = m_game->submit(io::FormationCall{id.toStdString(), side, ms});
    if (events) {
        m_usedMs[tap::indexOf(side)] += ms;
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

Expected<Formation, QString> TapMatch::standing() const {
    if (!wants(tap::DecisionKind::Place) || !mayAct(m_prompt.side))
        return Unexpected{tr("A formation is kept while you line up.")};
    auto made = m_game->lineups().standing(m_state, m_prompt.side);
    if (!made)
        return Unexpected{
            tr("This is no formation yet: %1.").arg(QString::fromStdString(made.error().reason))};
    return *std::move(made);
}

void TapMatch::addFormation(const Formation& formation) {
    m_game->addFormation(formation);
    emit changed();
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

void TapMatch::note(const QString& sentence) {
    m_game->note(sentence.left(400).toStdString());
    emit noted(sentence);
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
