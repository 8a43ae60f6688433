#include "gui/workshop/bench_page.hpp"

#include "gui/commands/commands.hpp"
#include "gui/widgets/segment_bar.hpp"
#include "gui/workshop/history_band.hpp"
#include "gui/workshop/lane_view.hpp"
#include "gui/workshop/man_card.hpp"
#include "gui/workshop/numbers_panel.hpp"
#include "gui/workshop/rack_view.hpp"
#include "gui/workshop/underside_view.hpp"

#include <thrum/board/estimate.hpp>

#include <algorithm>

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QToolButton>

// What the bench measures and shows; its parts are put together in bench_page_parts.cpp, its
// commands stand in bench_page_commands.cpp.

namespace thrum::gui {

namespace {
constexpr std::size_t kMostKnown = 64;
constexpr double kOtherG = 3.6;
}  // namespace

BenchPage::BenchPage(const BenchPageParts& parts, QWidget* parent)
    : QWidget{parent}, m_game{parts.game} {
    setObjectName(QStringLiteral("bench"));
    setAccessibleName(tr("Tweak bench"));
    m_document = new BenchDocument{parts.library, parts.ownFolder, parts.clock, this};
    m_crew = new BenchCrew{this};
    build(parts.commands);
    addDeeds();
    addBendDeeds();
    fillAdder();
    fillOthers();
    connect(m_document, &BenchDocument::rackChanged, this, &BenchPage::fillOthers);
    connect(m_document, &BenchDocument::changed, this, &BenchPage::follow);
    connect(m_document, &BenchDocument::rackChanged, this, &BenchPage::offersChanged);
    connect(m_document, &BenchDocument::prongChanged, this, &BenchPage::offersChanged);
    connect(m_document, &BenchDocument::compareChosen, this, [this] {
        emit said(m_numbers->verdict());
    });
    connect(m_document, &BenchDocument::lockChanged, this, &BenchPage::offersChanged);
    connect(m_document, &BenchDocument::said, this, &BenchPage::said);
    connect(m_head, &BenchHead::tableChanged, this, &BenchPage::follow);
    connect(m_numbers, &NumbersPanel::goalsChosen, this, [this](const QString& goals) {
        // how far it was from others says nothing of these
        m_rack->noteGoals(m_document->base().id, 0, 0, 0.0);
        m_document->setGoals(goals);
    });
    connect(m_crew, &BenchCrew::finished, this, &BenchPage::take);
    connect(m_crew, &BenchCrew::progressed, this, [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
    });
    const auto idle = [this] {
        m_progress->reset();
        showBusy(false);
        emit offersChanged();
    };
    connect(m_crew, &BenchCrew::cancelled, this, idle);
    connect(m_crew, &BenchCrew::refused, this, [this, idle](const QString& reason) {
        idle();
        emit said(reason);
    });
    follow();
}

// A button that has the keyboard is pressed by Space, whatever Space means to the bench.
bool BenchPage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
        qobject_cast<QAbstractButton*>(QApplication::focusWidget()) != nullptr) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

const BoardSpec& BenchPage::board() const {
    static const BoardSpec none;
    const BoardSpec* chosen = m_document->library().board(m_head->table().board.toStdString());
    return chosen != nullptr ? *chosen : none;
}

FigureSpec BenchPage::other() const {
    const auto& rack = m_document->rack();
    const auto chosen = std::ranges::find(rack, m_against, &io::BenchBase::id);
    if (chosen != rack.end())
        return io::figureOf(chosen->states.at(chosen->now));
    const BaseSpec* rookie = m_document->library().base("rookie");
    return app::benchFigure(rookie != nullptr ? *rookie : m_document->state().base, kOtherG);
}

app::BenchAsked BenchPage::asked(app::BenchTest test, const io::BenchState& state) const {
    const BenchTable table = m_head->table();
    return {.test = test,
            .figure = io::figureOf(state),
            .other = other(),
            .board = board(),
            .speedTenths = table.speedTenths,
            .yards = m_yards,
            .seed = static_cast<std::uint64_t>(table.seed)};
}

BenchMeasured& BenchPage::knownOf(const io::BenchState& state) {
    const FigureSpec figure = io::figureOf(state);
    const BenchTable table = m_head->table();
    const auto found = std::ranges::find_if(m_known, [&](const Known& known) {
        return known.table == table && known.figure == figure;
    });
    const FigureSpec against = other();
    if (found != m_known.end()) {
        if (found->other != against) {
            // what it drives so far says nothing of another one
            found->other = against;
            found->measured.sums.erase(app::BenchTest::HeadOn);
            found->measured.sums.erase(app::BenchTest::Angle);
        }
        return found->measured;
    }
    if (m_known.size() >= kMostKnown)
        m_known.erase(m_known.begin());
    m_known.push_back({figure, against, table, {}});
    return m_known.back().measured;
}

// Another base, state, board, speed or seed: the estimate and one run at once, and what is known.
void BenchPage::follow() {
    if (m_crew->isBusy())
        m_crew->cancel();
    m_now = knownOf(m_document->state());
    m_before = {};
    if (const auto before = m_document->compared())
        m_before = knownOf(m_document->base().states.at(*before));
    const DriveEstimate estimate =
        estimateOf(io::figureOf(m_document->state()), board(), m_head->table().speedTenths);
    m_underside->showEstimate(
        estimate.speedMmPerS / board().mmPerYard, estimate.aheadDeg, estimate.turnDegPerS);
    if (m_now.runs.empty())
        preview();
    showAll();
    emit offersChanged();
}

void BenchPage::preview() {
    auto run = app::benchRun(asked(app::BenchTest::Dash, m_document->state()), 0, kPathEvery);
    if (!run) {
        emit said(QString::fromStdString(run.error().reason));
        return;
    }
    std::vector<app::BenchRun> one{*std::move(run)};
    BenchMeasured& known = knownOf(m_document->state());
    const app::BenchSum sum = app::sumOf(app::BenchTest::Dash, one);
    // what many runs have said of it, with the whole rack perhaps, is not given up for one
    const app::BenchSum* more = known.sum(app::BenchTest::Dash);
    if (more == nullptr || more->runs < 2 || known.dashYards != m_yards)
        known.sums[app::BenchTest::Dash] = sum;
    known.dashYards = m_yards;
    known.last = known.told = app::BenchTest::Dash;
    known.runs = std::move(one);
    m_now = known;
}

void BenchPage::showAll() {
    m_lane->showBase(m_document->state(), board().mmPerYard, m_yards);
    const auto before = m_document->compared();
    if (isOfGoingAlone(m_now.told)) {
        m_lane->showRuns(m_now, before ? &m_before : nullptr);
    } else {
        BenchMeasured nothing = m_now;  // the way of another test is none of this one
        nothing.runs.clear();
        m_lane->showRuns(nothing, nullptr);
    }
    QString name;
    if (before) {
        const io::BenchState& state = m_document->base().states.at(*before);
        name = tr("Before: %1, %2").arg(QString::fromStdString(state.note), shownTime(state.at));
    }
    m_numbers->setGoals(QString::fromStdString(m_document->base().goals));
    const auto facts = factsOf(m_now, m_before, app::benchGoals(m_document->base().goals));
    m_numbers->show(facts, name, passesInspection());
    const app::BenchSum* sum = m_now.sum(m_now.told);
    const auto told = std::ranges::find(facts, m_now.told, &BenchFact::test);
    if (sum == nullptr || told == facts.end())
        m_laneWords->setText(tr("No run yet."));
    else
        m_laneWords->setText(isOfGoingAlone(m_now.told) ? laneWords(m_now.told, *sum)
                                                        : factWords(*told));
    if (const auto [met, of] = goalsIn(facts); of > 0)
        m_rack->noteGoals(m_document->base().id, met, of, awayFromGoals(facts));
}

bool BenchPage::passesInspection() const {
    const io::BenchBase& base = m_document->base();
    return std::ranges::all_of(
        app::inspected(m_document->state(), app::benchClass(base.inspected), base.position),
        &app::InspectionPoint::passed);
}

int BenchPage::runsOf(app::BenchTest test) const {
    constexpr int kMostPushes = 50;
    return test == app::BenchTest::Push ? std::min(m_runs, kMostPushes) : m_runs;
}

std::vector<BenchBatch> BenchPage::batchesOf(const std::vector<app::BenchTest>& tests,
                                             const io::BenchState& state,
                                             const BenchMeasured& known,
                                             bool before) const {
    std::vector<BenchBatch> batches;
    for (const app::BenchTest test : tests) {
        const app::BenchSum* sum = known.sum(test);
        const bool same = test != app::BenchTest::Dash || known.dashYards == m_yards;
        // what is known of the state before need not be run again
        if (before && sum != nullptr && sum->runs >= runsOf(test) && same)
            continue;
        batches.push_back({.asked = asked(test, state),
                           .runs = runsOf(test),
                           .pathEvery = kPathEvery,
                           .before = before});
    }
    return batches;
}

void BenchPage::measure(const std::vector<app::BenchTest>& tests) {
    std::vector<BenchBatch> batches = batchesOf(tests, m_document->state(), m_now, false);
    if (const auto before = m_document->compared()) {
        auto more = batchesOf(tests, m_document->base().states.at(*before), m_before, true);
        std::ranges::move(more, std::back_inserter(batches));
    }
    begin(std::move(batches));
}

void BenchPage::begin(std::vector<BenchBatch> batches) {
    m_crew->start(std::move(batches));
    m_progress->setValue(0);
    showBusy(true);
    emit offersChanged();
}

void BenchPage::takeRack(const std::vector<BenchDone>& done) {
    for (const io::BenchBase& base : m_document->rack()) {
        BenchMeasured& known = knownOf(base.states.at(base.now));
        known.dashYards = m_yards;
        for (const BenchDone& batch : done)
            if (batch.batch.base == base.id) {
                known.sums[batch.sum.test] = batch.sum;
                if (batch.sum.test == app::BenchTest::Dash && batch.batch.pathEvery > 0) {
                    known.last = known.told = app::BenchTest::Dash;
                    known.runs = batch.runs;
                }
            }
        const auto facts = factsOf(known, {}, app::benchGoals(base.goals));
        const auto [met, of] = goalsIn(facts);
        m_rack->noteGoals(base.id, met, of, awayFromGoals(facts));
    }
}

void BenchPage::run(app::BenchTest test) {
    m_test = test;
    markTest();
    measure({test});
}

void BenchPage::take(const std::vector<BenchDone>& done) {
    const bool wholeRack = !done.empty() && !done.front().batch.base.empty();
    if (wholeRack)
        takeRack(done);
    const bool several = std::ranges::any_of(
        done, [&](const BenchDone& batch) { return batch.sum.test != done.front().sum.test; });
    for (const BenchDone& batch : done) {
        const auto before = m_document->compared();
        if (wholeRack || (batch.batch.before && !before))
            continue;
        const io::BenchState& state =
            batch.batch.before ? m_document->base().states.at(*before) : m_document->state();
        BenchMeasured& known = knownOf(state);
        if (batch.sum.test == app::BenchTest::Dash)
            known.dashYards = batch.batch.asked.yards;
        known.sums[batch.sum.test] = batch.sum;
        // the lane shows a test of going alone; of the others it has nothing to draw
        if (isOfGoingAlone(batch.sum.test) &&
            (!several || batch.sum.test == app::BenchTest::Dash)) {
            known.last = batch.sum.test;
            known.runs = batch.runs;
        }
        known.told = several ? known.last : batch.sum.test;
    }
    m_now = knownOf(m_document->state());
    if (const auto before = m_document->compared())
        m_before = knownOf(m_document->base().states.at(*before));
    m_progress->setValue(m_progress->maximum());
    showBusy(false);
    showAll();
    if (wholeRack) {
        emit said(rackVerdict());
    } else {
        m_lane->play();
        emit said(m_numbers->verdict());
        seeNumber(m_now.told);
    }
    emit offersChanged();
}

// What was measured last is in sight, also where the panel is lower than its numbers.
void BenchPage::seeNumber(app::BenchTest test) {
    QMetaObject::invokeMethod(
        this,
        [this, test] {
            if (QWidget* row = m_numbers->rowOf(test))
                m_right->ensureWidgetVisible(row, 0, 4);
        },
        Qt::QueuedConnection);
}

QString BenchPage::rackVerdict() const {
    const auto& rack = m_document->rack();
    const auto aimless =
        std::ranges::count_if(rack, [](const io::BenchBase& base) { return base.goals.empty(); });
    QString words = tr("%n bases measured; dots tell how many of its goals each one reaches.",
                       nullptr,
                       static_cast<int>(rack.size()));
    if (aimless > 0)
        words +=
            QLatin1Char(' ') + tr("%n of them have no goals yet: choose some above the numbers.",
                                  nullptr,
                                  static_cast<int>(aimless));
    return words;
}

void BenchPage::showBusy(bool busy) {
    m_progress->setVisible(busy);
    m_stopButton->setVisible(busy);
    m_runButton->setVisible(!busy);
}

void BenchPage::markTest() {
    for (const auto& [test, button] : m_testButtons)
        button->setChecked(test == m_test);
}

void BenchPage::setRuns(int runs) {
    m_runs = runs;
    m_runsBox->setCurrentIndex(m_runsBox->findData(runs));
    emit offersChanged();
}

void BenchPage::setYards(double yards) {
    m_yards = yards;
    m_yardsBox->setCurrentIndex(m_yardsBox->findData(yards));
    BenchMeasured& known = knownOf(m_document->state());
    if (known.dashYards != yards)
        known.runs.clear();  // the lane has another length now
    follow();
}

void BenchPage::followGame() {
    const QString why = m_game().locked;
    m_document->setLocked(why);
    m_lockedWords->setText(why);
    m_lockedWords->setVisible(!why.isEmpty());
    m_rack->adder().setEnabled(why.isEmpty());
    m_rack->adder().setToolTip(why.isEmpty() ? tr("Put a base on the rack") : why);
}

CommandOffer BenchPage::whileFree() const {
    const QString& why = m_document->locked();
    return why.isEmpty() ? CommandOffer{} : notNow(why);
}

CommandOffer BenchPage::whileIdle() const {
    return m_crew->isBusy() ? notNow(tr("The lane is busy: Escape stops it.")) : CommandOffer{};
}

}  // namespace thrum::gui
