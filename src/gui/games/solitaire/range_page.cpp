#include "gui/games/solitaire/range_page.hpp"

#include "gui/board/board_view.hpp"
#include "gui/games/solitaire/bar_facts.hpp"
#include "gui/games/solitaire/shot_bar.hpp"
#include "gui/games/solitaire/sol_match.hpp"
#include "gui/games/solitaire/words.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/widgets/frame_time.hpp"

#include <cmath>
#include <initializer_list>
#include <utility>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace thrum::gui::sol {

namespace {
bool isMainKey(const QKeyEvent& key) {
    return key.key() == Qt::Key_Space || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}
}  // namespace

/// Mouse and keys of the range's board: nothing but the shot.
class RangePage::Tool final : public BoardTool {
public:
    explicit Tool(RangePage& page) : m_page{page} {}

    bool press(const BoardPointer& pointer) override {
        return desk().isOpen() && desk().mousePress(pointer);
    }
    bool move(const BoardPointer& pointer) override {
        return desk().isOpen() && desk().mouseMove(pointer);
    }
    bool release(const BoardPointer& pointer) override {
        return desk().isOpen() && desk().mouseRelease(pointer);
    }
    bool doubleClick(const BoardPointer& pointer) override { return press(pointer); }
    bool wheel(const BoardPointer& pointer, int notches) override {
        const bool zooms = pointer.modifiers.testFlag(Qt::ControlModifier);
        return desk().isOpen() && !zooms && desk().wheel(notches);
    }
    bool key(const QKeyEvent& event) override { return desk().isOpen() && desk().key(event); }
    bool cancel() override { return false; }

private:
    [[nodiscard]] ShotDesk& desk() { return *m_page.m_desk; }
    RangePage& m_page;
};

RangePage::RangePage(With with, QWidget* parent) : QWidget{parent}, m_with{std::move(with)} {
    setObjectName(QStringLiteral("rangePage"));
    if (!m_with.chance)
        m_with.chance = [] {
            constexpr quint32 kFractions = 1U << 24U;
            return static_cast<int>(QRandomGenerator::system()->bounded(kFractions));
        };
    m_with.rules.ui =
        atPace(m_with.rules.ui, m_with.store != nullptr ? keptPace(*m_with.store) : kUsualPace);
    m_state = rangeState(m_with.rules, Contest::Passing, 10);
    m_desk = std::make_unique<ShotDesk>(*this);
    m_tool = std::make_unique<Tool>(*this);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    m_board = new BoardView{this};
    m_board->setObjectName(QStringLiteral("rangeBoard"));
    m_board->setTool(m_tool.get());
    left->addWidget(m_board, 1);
    m_bar = new ShotBar{this};
    left->addWidget(m_bar);
    row->addLayout(left, 1);
    auto* panel = new QWidget{this};
    panel->setObjectName(QStringLiteral("rangePanel"));
    constexpr int kPanelCharacters = 34;
    panel->setFixedWidth(kPanelCharacters * fontMetrics().averageCharWidth() + 40);
    makePanel(panel);
    watchKeys();
    row->addWidget(panel);
    setFocusProxy(m_board);
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(kFrameMs);
    connect(&m_frames, &QTimer::timeout, this, &RangePage::onFrame);
    connect(m_desk.get(), &ShotDesk::changed, this, &RangePage::refresh);
    connect(m_desk.get(), &ShotDesk::moved, this, [this] {
        refreshScene();
        refreshBar();
        refreshHeld();
    });
    connect(m_bar, &ShotBar::pressed, m_desk.get(), &ShotDesk::press);
    connect(m_bar, &ShotBar::letGo, m_desk.get(), &ShotDesk::letGo);
    connect(m_bar, &ShotBar::powerAsked, m_desk.get(), &ShotDesk::setPower);
    begin(Contest::Passing);
}

RangePage::~RangePage() {
    m_board->setTool(nullptr);
}

void RangePage::makePanel(QWidget* panel) {
    auto* column = new QVBoxLayout{panel};
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(10);
    const auto label = [&](const char* name, double by, bool bold) {
        auto* made = new QLabel{panel};
        made->setObjectName(QLatin1String{name});
        made->setTextFormat(Qt::PlainText);
        made->setWordWrap(true);
        QFont font = made->font();
        font.setPointSizeF(font.pointSizeF() * by);
        font.setBold(bold);
        made->setFont(font);
        column->addWidget(made);
        return made;
    };
    auto* kinds = new QHBoxLayout;
    const auto kind = [&](const QString& text, const char* name, Contest which) {
        auto* button = new QPushButton{text, panel};
        button->setObjectName(QLatin1String{name});
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this, [this, which] {
            begin(which);
            m_board->setFocus();
        });
        kinds->addWidget(button);
        return button;
    };
    // Space and Enter shoot: with the keyboard these are pressed by their letters
    m_passing = kind(tr("P&assing"), "passing", Contest::Passing);
    m_kicking = kind(tr("&Kicking"), "kicking", Contest::Kicking);
    column->addLayout(kinds);
    m_station = label("station", 1.35, true);
    m_held = label("held", 1.0, false);
    m_points = label("points", 1.7, true);
    m_shots = label("shots", 1.0, false);
    m_best = label("best", 1.0, false);
    m_best->setProperty("role", QStringLiteral("muted"));
    m_assist = new QCheckBox{tr("Slide&r instead of timing"), panel};
    m_assist->setObjectName(QStringLiteral("assist"));
    m_assist->setToolTip(tr("Its best score is kept apart"));
    connect(m_assist, &QCheckBox::toggled, m_desk.get(), &ShotDesk::setAssisted);
    connect(m_assist, &QCheckBox::clicked, this, [this] { m_board->setFocus(); });
    column->addWidget(m_assist);
    auto* paces = new QHBoxLayout;
    auto* paceLabel = new QLabel{tr("Bars"), panel};
    m_pace = new QComboBox{panel};
    m_pace->setObjectName(QStringLiteral("barPace"));
    m_pace->setAccessibleName(tr("How fast the bars run"));
    fillPaces(*m_pace);
    showPace(*m_pace, paceOf(m_with.rules.ui));
    m_pace->setToolTip(
        tr("How fast power and release move; another pace begins the contest again, and its best "
           "score is kept apart"));
    paceLabel->setBuddy(m_pace);
    connect(m_pace, &QComboBox::activated, this, [this] {
        setPace(paceIn(*m_pace));
        m_board->setFocus();
    });
    paces->addWidget(paceLabel);
    paces->addWidget(m_pace, 1);
    column->addLayout(paces);
    m_powerRow = new QWidget{panel};
    auto* powers = new QHBoxLayout{m_powerRow};
    powers->setContentsMargins(0, 0, 0, 0);
    auto* powerLabel = new QLabel{tr("Power"), m_powerRow};
    m_power = new QSlider{Qt::Horizontal, m_powerRow};
    powerLabel->setBuddy(m_power);
    m_power->setObjectName(QStringLiteral("power"));
    m_power->setAccessibleName(tr("Power, hundredths"));
    m_power->setRange(5, 100);
    connect(m_power, &QSlider::valueChanged, this, [this](int value) {
        m_desk->setPower(value / 100.0);
    });
    powers->addWidget(powerLabel);
    powers->addWidget(m_power, 1);
    column->addWidget(m_powerRow);
    column->addStretch(1);
    m_again = new QPushButton{tr("Begi&n again"), panel};
    m_again->setObjectName(QStringLiteral("again"));
    connect(m_again, &QPushButton::clicked, this, [this] {
        begin(m_contest.kind());
        m_board->setFocus();
    });
    column->addWidget(m_again);
    m_leave = new QPushButton{tr("Leave the range"), panel};
    m_leave->setObjectName(QStringLiteral("leave"));
    m_leave->setToolTip(tr("Esc"));
    connect(m_leave, &QPushButton::clicked, this, &RangePage::left);
    column->addWidget(m_leave);
    m_main = new QPushButton{panel};
    m_main->setObjectName(QStringLiteral("mainButton"));
    m_main->setProperty("role", QStringLiteral("main"));
    connect(m_main, &QPushButton::clicked, this, [this] {
        pressMain();
        m_board->setFocus();
    });
    column->addWidget(m_main);
}

void RangePage::setPace(BarPace pace) {
    if (pace == paceOf(m_with.rules.ui))
        return;
    m_with.rules.ui = atPace(m_with.rules.ui, pace);
    if (m_with.store != nullptr)
        keepPace(*m_with.store, pace);
    const bool begun = m_contest.shot() > 0;
    begin(m_contest.kind());
    if (begun)
        emit said(tr("The bars run at another pace: the contest begins again."));
}

void RangePage::begin(Contest kind) {
    m_contest = RangeContest{kind};
    m_flying = false;
    m_isBest = false;
    m_isTie = false;
    m_assistedAll = false;
    m_flight.clear();
    m_frames.stop();
    nextShot();
    emit said((kind == Contest::Passing ? tr("Passing: %1 shots, %2 points at most.")
                                        : tr("Kicking: %1 shots, %2 points at most."))
                  .arg(RangeContest::shots(kind))
                  .arg(RangeContest::mostPoints(kind)));
}

void RangePage::nextShot() {
    ++m_number;
    if (const auto yards = m_contest.yards()) {
        m_state = rangeState(m_with.rules, m_contest.kind(), *yards);
        m_flight.clear();  // its words would lie over those of the next aim
    }
    m_desk->refresh();
    const double from = m_contest.kind() == Contest::Passing ? 25.0 : m_state.ball->x.yards();
    const double to =
        m_contest.kind() == Contest::Passing ? from + m_contest.yards().value_or(50) : 110.0;
    m_board->fitPlay(QPointF{(from + to) / 2.0, field::kMiddle.y.yards()});
    refresh();
}

// --- the shot -------------------------------------------------------------------------------

bool RangePage::takeShot(const solitaire::Decision& decision) {
    auto step = solitaire::apply(m_state, decision);
    if (!step)
        return false;
    std::vector<solitaire::Event> events = step->events;
    if (step->next.chance) {
        solitaire::Chance chance{.kind = *step->next.chance};
        for (int i = 0;
             i < static_cast<int>(solitaire::chanceRequest(step->next, chance.kind).draws.size());
             ++i)
            chance.values.push_back(m_with.chance());
        auto fallen = solitaire::apply(step->next, chance);
        if (!fallen)
            return false;
        events.insert(events.end(), fallen->events.begin(), fallen->events.end());
    }
    const auto shot = shotIn(m_state, events);
    if (!shot)
        return false;
    m_assistedAll = m_assistedAll || m_desk->hand().assisted();
    m_hit = shot->good;
    m_flying = true;
    // the bars stay as it was shot; a release nobody took counts as +1 (SOL-UI-3)
    constexpr double kThousand = 1000.0;
    m_shownBar.power = decision.shot->powerThousandths / kThousand;
    m_shownBar.release = decision.shot->releaseThousandths / kThousand;
    m_shownBar.secondsLeft.reset();
    m_flight.start(*shot, shotMs(), Comfort::instance().reducedMotion());
    m_frames.start();
    return true;
}

void RangePage::endFlight() {
    if (!m_flying)
        return;
    m_frames.stop();
    m_flying = false;
    m_flight.land(shotMs());
    const int yards = m_contest.yards().value_or(0);
    m_contest.add(m_hit);
    const int points = m_contest.points();
    emit said(m_hit ? tr("Hit: %1 yards. %2 points so far.").arg(yards).arg(points)
                    : tr("Missed. %1 points so far.").arg(points));
    if (m_contest.isOver())
        finish();
    nextShot();
}

void RangePage::finish() {
    const RangeScore score = scoreOf(m_contest);
    const auto before = best();
    (void)keepBest(m_with.store, scoreClass(), score);
    m_isBest = !before || isBetter(score, *before);
    m_isTie = before && !m_isBest && !isBetter(*before, score);
    if (m_isBest)
        m_bestHere[scoreClass()] = score;
    emit said(m_isBest
                  ? tr("The contest is over with %1 points: your best.").arg(m_contest.points())
                  : tr("The contest is over with %1 points.").arg(m_contest.points()));
}

RangeClass RangePage::scoreClass() const {
    const ShotHand& hand = m_desk->hand();
    const Contest kind = m_contest.kind();
    return m_assistedAll || (hand.isOpen() && hand.assisted())
               ? RangeClass::bySlider(kind)
               : RangeClass::timed(kind, paceOf(m_with.rules.ui));
}

std::optional<RangeScore> RangePage::best() const {
    const auto kept = bestScore(m_with.store, scoreClass());
    const auto here = m_bestHere.find(scoreClass());
    if (here == m_bestHere.end())
        return kept;
    return kept && isBetter(*kept, here->second) ? kept : here->second;
}

void RangePage::pressMain() {
    if (m_flying)
        endFlight();
    else if (m_contest.isOver())
        begin(m_contest.kind());
    else
        m_desk->keyPress();
}

void RangePage::onFrame() {
    refreshScene();
    if (m_flight.isOver(shotMs()))
        endFlight();
}

void RangePage::keyPressEvent(QKeyEvent* event) {
    if (isMainKey(*event)) {
        if (!event->isAutoRepeat())
            pressMain();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && !m_desk->hand().isBinding()) {
        emit left();
        return;
    }
    QWidget::keyPressEvent(event);
}

bool RangePage::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (key && !isListOpen() && isMainKey(*static_cast<QKeyEvent*>(event))) {
        // the control hears neither: its own click comes with the release
        if (event->type() == QEvent::KeyPress)
            keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RangePage::watchKeys() {
    m_board->installEventFilter(this);
    for (QWidget* control : std::initializer_list<QWidget*>{
             m_passing, m_kicking, m_assist, m_pace, m_power, m_again, m_leave, m_main})
        control->installEventFilter(this);
}

bool RangePage::isListOpen() const {
    return m_pace->view()->isVisible();
}

// Who is switched off has no keys: they are the board's, not those of whatever comes next.
void RangePage::enable(QWidget& control, bool on) {
    if (!on)
        handOn(control);
    control.setEnabled(on);
}

void RangePage::handOn(const QWidget& control) {
    if (window()->focusWidget() == &control)
        m_board->setFocus();
}

// --- what is shown --------------------------------------------------------------------------

void RangePage::refresh() {
    refreshScene();
    refreshBar();
    refreshWords();
}

void RangePage::refreshScene() {
    BoardScene scene;
    scene.board = m_with.board;
    scene.home.name = tr("Range");
    scene.home.kit = QColor{0x1f, 0x3f, 0x8f};
    scene.visitor.name = tr("Guests");
    scene.visitor.kit = QColor{0x8f, 0x1f, 0x2f};
    scene.shown.miniMap = false;
    scene.ballYards = m_with.rules.ball.radiusYd;
    const double length = m_with.rules.base.lengthYd / 2.0;
    const double width = m_with.rules.base.widthYd / 2.0;
    for (const solitaire::Figure& man : m_state.figures) {
        FigureDrawing drawing;
        drawing.id = man.id;
        drawing.number = numberText(m_state, man.id).mid(1);
        drawing.look = {man.id.side(), true};
        drawing.outline << QPointF{-length, -width} << QPointF{length, -width}
                        << QPointF{length, width} << QPointF{-length, width};
        drawing.heightYards = m_with.rules.figure.heightYd;
        drawing.at = {man.pose.at.x.yards(), man.pose.at.y.yards()};
        drawing.headingDeg = man.pose.heading.degrees();
        scene.figures.push_back(std::move(drawing));
    }
    if (m_contest.kind() == Contest::Kicking && !m_flying && m_state.ball)
        scene.ball = QPointF{m_state.ball->x.yards(), m_state.ball->y.yards()};
    if (!m_flying)
        scene.carrier = m_state.carrier;
    if (const auto target = m_desk->target())
        scene.chosen = {*target};
    m_flight.draw(scene, shotMs());
    if (m_desk->isOpen())
        scene.shot = drawingOf(m_state, m_desk->outlook(), m_desk->hand(), shotMs());
    m_board->showScene(std::move(scene));
}

void RangePage::refreshBar() {
    // while it flies the bars stay as it was shot; after the last shot there is nothing to hold
    if (m_desk->isOpen())
        m_shownBar = barFactsOf(m_state, m_desk->hand(), m_desk->outlook(), shotMs());
    else if (!m_flying)
        m_shownBar = ShotBarFacts{};
    m_bar->show(m_shownBar);
}

QString RangePage::scoreText(const RangeScore& score) const {
    const std::vector<int> stations = RangeContest::stations(m_contest.kind());
    QStringList hits;
    for (std::size_t i = 0; i < score.hits.size() && i < stations.size(); ++i)
        hits << tr("%1 of %2 from %3")
                    .arg(score.hits[i])
                    .arg(RangeContest::kShotsEach)
                    .arg(stations[stations.size() - 1 - i]);
    return tr("%1 points (%2)").arg(score.points).arg(hits.join(QStringLiteral(", ")));
}

void RangePage::refreshWords() {
    const Contest kind = m_contest.kind();
    m_passing->setChecked(kind == Contest::Passing);
    m_kicking->setChecked(kind == Contest::Kicking);
    const ShotHand& hand = m_desk->hand();
    if (const auto yards = m_contest.yards())
        m_station->setText((kind == Contest::Passing ? tr("Shot %1 of %2: a pass of %3 yards")
                                                     : tr("Shot %1 of %2: a kick from the %3"))
                               .arg(m_contest.shot() + 1)
                               .arg(RangeContest::shots(kind))
                               .arg(*yards));
    else
        m_station->setText(m_isBest  ? tr("Your best!")
                           : m_isTie ? tr("A tie with your best")
                                     : tr("The contest is over"));
    refreshHeld();
    m_points->setText(
        tr("%1 of %2 points").arg(m_contest.points()).arg(RangeContest::mostPoints(kind)));
    const std::vector<int> stations = RangeContest::stations(kind);
    QStringList lines;
    for (std::size_t i = 0; i < stations.size(); ++i) {
        QString marks;
        for (std::size_t shot = 0; shot < RangeContest::kShotsEach; ++shot) {
            const std::size_t at = i * RangeContest::kShotsEach + shot;
            marks += at >= m_contest.hits().size() ? QStringLiteral(" ·")
                     : m_contest.hits()[at]        ? QStringLiteral(" ✓")
                                                   : QStringLiteral(" ✗");
        }
        lines << tr("%1 yd  %2").arg(stations[i]).arg(marks);
    }
    m_shots->setText(lines.join(QLatin1Char('\n')));
    const auto top = best();
    const bool slider = scoreClass().assisted;
    m_best->setText(top ? (slider ? tr("Best by slider: %1") : tr("Best: %1")).arg(scoreText(*top))
                        : tr("Nobody has finished this drill yet."));
    const QSignalBlocker quietAssist{m_assist};
    const QSignalBlocker quietPower{m_power};
    if (hand.isOpen()) {
        m_assist->setChecked(hand.assisted());
        m_power->setValue(static_cast<int>(std::lround(hand.power(shotMs()) * 100.0)));
    }
    enable(*m_assist, hand.isOpen() && !hand.isBinding());
    enable(*m_pace, !m_flying && !hand.isBinding() && !scoreClass().assisted);
    const bool slides = hand.isOpen() && hand.assisted();
    if (!slides)
        handOn(*m_power);
    m_powerRow->setVisible(slides);
    using Step = ShotHand::Step;
    m_main->setText(m_flying                       ? tr("Next shot")
                    : m_contest.isOver()           ? tr("Once more")
                    : hand.assisted()              ? tr("Shoot")
                    : hand.step() == Step::Power   ? tr("Take the power")
                    : hand.step() == Step::Release ? tr("Release")
                                                   : tr("Hold aim, start power"));
    m_main->setToolTip(tr("Space or Enter"));
}

void RangePage::refreshHeld() {
    const ShotHand& hand = m_desk->hand();
    if (!hand.isOpen()) {
        m_held->clear();
        return;
    }
    m_held->setText(
        tr("Aim %1, loft %2°, power %3. Mouse or arrows aim, wheel or up and down loft.")
            .arg(aimText(hand.aimDeg()))
            .arg(hand.loftDeg(), 0, 'f', 0)
            .arg(hand.power(shotMs()), 0, 'f', 2));
}

}  // namespace thrum::gui::sol
