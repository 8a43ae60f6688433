#include "gui/practice/table_session.hpp"

#include "gui/board/field_words.hpp"

#include <thrum/app/bench.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <utility>

namespace thrum::gui {

namespace {
// What a newcomer sees first; any other of the library if these are not there.
constexpr const char* kFirstOffense = "pro-set";
constexpr const char* kFirstDefense = "four-three";
constexpr double kWatchScale = 0.1;
}  // namespace

TableSession::TableSession(TableData data, std::unique_ptr<RunReferee> referee, QObject* parent)
    : QObject{parent},
      m_document{std::move(data)},
      m_tool{m_document, m_selection},
      m_referee{std::move(referee)} {
    connect(&m_runner, &LiveRunner::batch, this, &TableSession::onBatch);
    connect(&m_runner, &LiveRunner::finished, this, &TableSession::onFinished);
    connect(&m_runner, &LiveRunner::refused, this, [this](const QString& reason) {
        setPhase(TablePhase::SetUp);
        emit refused(reason, std::nullopt);
    });
    connect(&m_tries, &TryOuts::finished, this, &TableSession::onTried);
    connect(&m_tries, &TryOuts::refused, this, [this](const QString& reason) {
        emit refused(reason, std::nullopt);
    });
    // what was tried was another set-up
    const auto forget = [this] {
        m_tries.cancel();
        m_tried.reset();
    };
    connect(&m_document, &SetupDocument::changed, this, forget);
    connect(&m_document, &SetupDocument::speedChanged, this, forget);
    connect(&m_document, &SetupDocument::changed, this, &TableSession::factsChanged);
    connect(&m_document, &SetupDocument::speedChanged, this, &TableSession::factsChanged);
    connect(&m_selection, &Selection::changed, this, &TableSession::factsChanged);
    connect(&m_tool, &SetupTool::previewChanged, this, &TableSession::sceneChanged);
    connect(&m_tool, &SetupTool::refused, this, [this](const QString& text, FigureId figure) {
        emit refused(text, figure);
    });
}

TableSession::~TableSession() = default;

void TableSession::open(std::uint32_t seed) {
    m_seed = seed;
    const auto first = [this](FormationUnit unit, const char* preferred) {
        const auto fitting = m_document.data().formationsFor(unit);
        if (m_document.data().formation(preferred) != nullptr)
            return std::string{preferred};
        return fitting.empty() ? std::string{} : fitting.front()->id;
    };
    SetupState state = m_document.state();
    const auto problem = m_document.lineUp(state.offense,
                                           state.lineOfScrimmage,
                                           first(FormationUnit::Offense, kFirstOffense),
                                           first(FormationUnit::Defense, kFirstDefense),
                                           tr("line-up"));
    m_document.undoStack().clear();
    if (problem)
        emit refused(*problem, std::nullopt);
    emit factsChanged();
}

int TableSession::boardTicks() const {
    return m_ticksUsed +
           (showsFilm() || m_phase == TablePhase::Result ? static_cast<int>(drawnTick()) : 0);
}

double TableSession::drawnTick() const {
    const int last = std::max(0, m_film.lastTick());
    if (m_phase == TablePhase::Running)
        return m_clock.now(last);
    if (m_phase == TablePhase::Watching) {
        const double seconds = static_cast<double>(m_watchTime.elapsed()) / 1000.0;
        return std::min(seconds * kWatchScale * m_film.ticksPerSecond(), static_cast<double>(last));
    }
    return last;
}

bool TableSession::showsFilm() const {
    return !m_film.isEmpty() && (m_phase == TablePhase::Running || m_phase == TablePhase::Watching);
}

std::vector<RuleViolation> TableSession::lineUpProblems(Side side) const {
    if (m_phase != TablePhase::SetUp)
        return {};
    SetupState state = m_document.state();
    for (const FigureSetup& wanted : m_tool.preview())
        if (FigureSetup* figure = state.figure(wanted.id))
            *figure = wanted;
    return m_referee->lineUpProblems(m_document.data(), state, side);
}

void TableSession::setBackground(const Background& background) {
    if (background == m_background)
        return;
    m_background = background;
    m_tool.cancel();
    m_selection.clear();
    emit factsChanged();
}

void TableSession::setPhase(TablePhase phase) {
    m_phase = phase;
    const bool settable = phase == TablePhase::SetUp;
    m_tool.setAllowed(settable, settable || phase == TablePhase::Stopped);
    emit phaseChanged(phase);
    emit factsChanged();
}

void TableSession::mainAction() {
    switch (m_phase) {
        case TablePhase::SetUp:
        case TablePhase::Stopped:
            switchOn();
            break;
        case TablePhase::Running:
            switchOff();
            break;
        case TablePhase::Result:
            nextSnap();
            break;
        case TablePhase::Watching:
            endWatching();
            break;
    }
}

void TableSession::toggleSwitch() {
    if (m_phase == TablePhase::Running)
        switchOff();
    else if (m_phase == TablePhase::Watching)
        endWatching();
    else if (m_phase == TablePhase::Result)
        emit said(tr("The play is over: Enter for the next snap, A for the same again."));
    else
        switchOn();
}

void TableSession::switchOn() {
    if (m_phase != TablePhase::SetUp && m_phase != TablePhase::Stopped)
        return;
    if (!m_document.state().carrier) {
        emit refused(tr("Give somebody the ball first."), std::nullopt);
        return;
    }
    m_tool.cancel();
    m_selection.clear();
    m_tries.cancel();
    m_tried.reset();
    if (m_phase == TablePhase::SetUp) {
        m_snapped = m_document.state();
        m_ticksUsed = 0;
        m_stops = 0;
        m_touching.clear();
        const SetupState& state = m_document.state();
        const QString opponents =
            QString::fromStdString(m_document.data().team(other(state.offense)).name);
        m_log.append(
            LogLine{LogLine::Kind::Play,
                    {},
                    tr("Play %1: %2, %3, ball to %4")
                        .arg(m_play)
                        .arg(QString::fromStdString(m_document.data().team(state.offense).name),
                             yardLineText(state.lineOfScrimmage, state.offense, opponents),
                             m_document.numberOf(*state.carrier)),
                    {}});
    }
    PreparedRun prepared = m_referee->prepare(m_document, m_touching, m_ticksUsed);
    m_outcome.reset();
    m_stopAsked = false;
    const std::uint64_t runSeed = bitsAt(m_seed, static_cast<std::uint64_t>(m_stops));
    m_film.start(m_document.state().figures, prepared.request.ticksPerSecond);
    m_clock.start(0.0);
    m_document.undoStack().clear();
    setPhase(TablePhase::Running);
    m_runner.start(RunJob{m_document.data().table,
                          std::move(prepared.request),
                          runSeed,
                          m_timeScale,
                          std::move(prepared.makeJudge)});
}

void TableSession::switchOff() {
    if (m_phase != TablePhase::Running || m_stopAsked)
        return;
    m_stopAsked = true;
    m_runner.call(m_document.state().offense, CallKind::Stop);
}

void TableSession::tryOut(int count) {
    if (m_phase != TablePhase::SetUp)
        return;
    if (!m_document.state().carrier) {
        emit refused(tr("Give somebody the ball first."), std::nullopt);
        return;
    }
    m_tried.reset();
    m_tries.start(m_document.data().table, m_referee->prepare(m_document, {}, 0), m_seed, count);
    emit factsChanged();
}

void TableSession::onTried(const std::vector<SegmentResult>& results) {
    TriedOut tried;
    int tackles = 0;
    for (const SegmentResult& result : results) {
        const RunOutcome outcome = m_referee->outcome(m_document, result);
        const FigureId carrier = outcome.carrier.value_or(*m_document.state().carrier);
        const auto place = std::ranges::find(result.figures, carrier, &FigureSetup::id);
        QPolygonF way;
        const auto at = static_cast<std::size_t>(place - result.figures.begin());
        for (const Frame& frame : result.frames)
            if (at < frame.poses.size())
                way << QPointF{frame.poses[at].at.x.yards(), frame.poses[at].at.y.yards()};
        tried.ways.push_back(std::move(way));
        if (outcome.gain)
            tried.gains.push_back(outcome.gain->yards());
        tried.scores += outcome.score ? 1 : 0;
        tackles += outcome.playOver ? 1 : 0;
    }
    const app::BenchNumber gain = app::numberOf(tried.gains);
    QStringList words{
        tr("%1 tries: mean gain %2 yd").arg(results.size()).arg(gain.mean, 0, 'f', 1)};
    if (gain.n > 1) {
        words << tr("spread %1").arg(gain.spread, 0, 'f', 1)
              << tr("95 % of the mean %1 to %2").arg(gain.low, 0, 'f', 1).arg(gain.high, 0, 'f', 1);
        const auto [least, most] = std::ranges::minmax(tried.gains);
        words << tr("from %1 to %2").arg(least, 0, 'f', 1).arg(most, 0, 'f', 1);
    }
    if (tried.scores > 0)
        words << tr("%1 scores").arg(tried.scores);
    if (tackles < static_cast<int>(results.size()))
        words << tr("%1 still going at the first stop")
                     .arg(static_cast<int>(results.size()) - tackles);
    tried.sentence = words.join(QStringLiteral(", ")) + QLatin1Char('.');
    m_tried = std::move(tried);
    emit said(m_tried->sentence);
    emit factsChanged();
}

void TableSession::onBatch(const RunBatch& batch) {
    m_film.append(batch);
    m_clock.heard(batch);
    for (const Note& note : batch.notes) {
        if (auto line = m_referee->lineFor(m_document, note)) {
            line->time = boardTimeText(m_ticksUsed + note.tick, m_film.ticksPerSecond());
            m_log.append(std::move(*line));
        }
    }
    emit rattled(batch.touches);
}

void TableSession::onFinished(const SegmentResult& result) {
    // The judge may refuse a stop (a tackle check is open); the switch then stays on.
    m_stopAsked = false;
    m_outcome = m_referee->outcome(m_document, result);
    SetupState after = m_document.state();
    after.figures = result.figures;
    if (m_outcome->carrier)
        after.carrier = m_outcome->carrier;
    m_touching = result.touching;
    if (m_outcome->playOver && m_outcome->gain)
        m_gains.push_back(*m_outcome->gain);
    m_log.append(LogLine{LogLine::Kind::Result,
                         boardTimeText(m_ticksUsed + result.ticks, m_film.ticksPerSecond()),
                         m_outcome->sentence,
                         m_outcome->clause});
    m_document.reset(std::move(after));
    if (!m_outcome->playOver) {
        m_ticksUsed += result.ticks;
        ++m_stops;
    }
    setPhase(m_outcome->playOver ? TablePhase::Result : TablePhase::Stopped);
    emit said(m_outcome->sentence);
}

void TableSession::layOut(Spot line) {
    SetupState state = m_snapped.value_or(m_document.state());
    m_document.reset(state);
    if (const auto problem = m_document.lineUp(
            state.offense, line, state.offenseFormation, state.defenseFormation, tr("line-up")))
        emit refused(*problem, std::nullopt);
    m_document.undoStack().clear();
}

void TableSession::nextSnap() {
    if (m_phase != TablePhase::Result || !m_outcome)
        return;
    m_lastPlaces = m_snapped ? m_snapped->figures : std::vector<FigureSetup>{};
    layOut(m_referee->nextLine(m_document, *m_outcome));
    ++m_play;
    m_seed = static_cast<std::uint32_t>(mix64(m_seed) >> 32U);
    m_snapped.reset();
    m_outcome.reset();
    m_film.clear();
    m_ticksUsed = 0;
    m_stops = 0;
    setPhase(TablePhase::SetUp);
}

void TableSession::restoreSnap() {
    m_runner.abandon();
    m_document.reset(*m_snapped);
    m_outcome.reset();
    m_film.clear();
    m_ticksUsed = 0;
    m_stops = 0;
    setPhase(TablePhase::SetUp);
}

void TableSession::sameAgain() {
    if (!mayRepeat())
        return;
    restoreSnap();
    switchOn();
}

void TableSession::sameSetUpNewLuck() {
    if (!mayRepeat())
        return;
    m_seed = static_cast<std::uint32_t>(mix64(m_seed) >> 32U);
    restoreSnap();
    switchOn();
}

void TableSession::backToSetUp() {
    if (m_snapped)
        restoreSnap();
}

void TableSession::watchAgain() {
    if (m_film.lastTick() < 1 || (m_phase != TablePhase::Result && m_phase != TablePhase::Stopped))
        return;
    m_watchedFrom = m_phase;
    m_watchTime.start();
    setPhase(TablePhase::Watching);
}

void TableSession::endWatching() {
    if (m_phase == TablePhase::Watching)
        setPhase(m_watchedFrom);
}

void TableSession::setTimeScale(double scale) {
    m_timeScale = scale;
    m_runner.setTimeScale(scale);
    emit factsChanged();
}

void TableSession::setSeed(quint32 seed) {
    if (boardOn())
        return;
    m_seed = seed;
    emit factsChanged();
}

void TableSession::takeData(const TableData& data) {
    m_runner.abandon();
    m_selection.clear();
    m_outcome.reset();
    m_film.clear();
    m_snapped.reset();
    m_lastPlaces.clear();
    m_gains.clear();
    m_play = 1;
    m_log.clear();
    m_document.setData(data);
    setPhase(TablePhase::SetUp);
}

}  // namespace thrum::gui
