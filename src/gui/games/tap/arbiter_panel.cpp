#include "gui/games/tap/arbiter_panel.hpp"

#include "gui/games/tap/clock_spin.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/dialog_size.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/scrolled.hpp"
#include "gui/widgets/spot_spin.hpp"

#include <thrum/games/tap/arbiter.hpp>

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kMostPoints = 999;
constexpr const char* kTouched = "touched";

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel{text, parent};
    label->setProperty("role", QStringLiteral("heading"));
    return label;
}

/// Yards from the offense's own goal line.
double ownYards(const tap::State& s, Side offense) {
    const double x = s.lineOfScrimmage.yards();
    return offense == Side::Home ? x : 100.0 - x;
}
}  // namespace

ArbiterPanel::ArbiterPanel(TapMatch& match, QWidget* parent) : QDialog{parent}, m_match{match} {
    setObjectName(QStringLiteral("arbiterPanel"));
    setWindowTitle(tr("Arbiter"));
    build();
    connect(&match, &TapMatch::changed, this, &ArbiterPanel::refresh);
    refresh();
    resize(dialogSize(*this, 78, 46));
}

void ArbiterPanel::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    refresh();
    m_pause->setFocus();
}

ArbiterPanel::Row ArbiterPanel::addRow(QGridLayout& grid,
                                       const QString& text,
                                       QWidget* field,
                                       const QString& name) {
    const int row = grid.rowCount();
    Row made{
        new QLabel{text, this}, new QLabel{this}, new QLabel{QStringLiteral("→"), this}, field};
    made.now->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("Thunderbolts 35")));
    made.now->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    made.name->setBuddy(field);
    field->setObjectName(name);
    field->setAccessibleName(tr("%1, corrected").arg(text));
    grid.addWidget(made.name, row, 0);
    grid.addWidget(made.now, row, 1);
    made.arrow->setProperty("role", QStringLiteral("muted"));
    grid.addWidget(made.arrow, row, 2);
    grid.addWidget(field, row, 3);
    m_rows[field] = made;
    return made;
}

void ArbiterPanel::touch(QWidget* field) {
    if (m_filling)
        return;
    field->setProperty(kTouched, true);
    refreshChanges();
}

bool ArbiterPanel::touched(const QWidget* field) const {
    return field->property(kTouched).toBool();
}

void ArbiterPanel::build() {
    auto* outer = new QVBoxLayout{this};
    auto* content = new QWidget;
    auto* column = new QVBoxLayout{content};
    column->setSpacing(10);
    outer->addWidget(scrolled(content, this), 1);
    m_state = new QLabel{this};
    m_state->setWordWrap(true);
    column->addWidget(m_state);
    m_pause = new QPushButton{this};
    m_pause->setObjectName(QStringLiteral("arbiterPause"));
    m_pause->setAutoDefault(false);
    m_pause->setToolTip(tr("Every clock of both coaches, in every mode"));
    connect(m_pause, &QPushButton::clicked, this, [this] {
        const QString problem = m_match.arbiterPause(!m_match.state().paused, m_word->text());
        m_word->clear();
        done(problem);
    });
    column->addWidget(m_pause);
    auto* word = new QLabel{tr("Referee's &word, if only he may let them go on"), this};
    m_word = new QLineEdit{this};
    m_word->setObjectName(QStringLiteral("arbiterWord"));
    m_word->setMaxLength(40);
    m_word->setEchoMode(QLineEdit::Password);
    m_word->setToolTip(tr("With a word neither coach can end the pause; without one either may"));
    word->setBuddy(m_word);
    word->setWordWrap(true);
    column->addWidget(word);
    column->addWidget(m_word);

    const auto grid = [&](const QString& title) {
        column->addWidget(heading(title, this));
        auto* made = new QGridLayout;
        made->setHorizontalSpacing(10);
        made->setColumnStretch(0, 1);
        made->setColumnMinimumWidth(3, 24 * fontMetrics().averageCharWidth());
        column->addLayout(made);
        return made;
    };
    const auto spin = [this](int least, int most) {
        auto* made = new QSpinBox{this};
        made->setRange(least, most);
        connect(made, &QSpinBox::valueChanged, this, [this, made] { touch(made); });
        return made;
    };
    QGridLayout* board = grid(tr("Score and count"));
    for (const Side side : {Side::Home, Side::Visitor}) {
        QSpinBox*& score = m_score.at(tap::indexOf(side));
        score = spin(0, kMostPoints);
        addRow(
            *board,
            tr("Score of the %1").arg(m_match.teamName(side)),
            score,
            side == Side::Home ? QStringLiteral("arbiterHome") : QStringLiteral("arbiterVisitor"));
    }
    m_plays = spin(0, kMostPoints);
    addRow(*board, tr("Plays counted"), m_plays, QStringLiteral("arbiterPlays"));

    QGridLayout* down = grid(tr("Ball, down and spot"));
    m_offense = new QComboBox{this};
    for (const Side side : {Side::Home, Side::Visitor})
        m_offense->addItem(m_match.teamName(side));
    connect(m_offense, &QComboBox::currentIndexChanged, this, [this] {
        m_spot->setOpponents(m_match.teamName(other(shownOffense())));
        touch(m_offense);
    });
    m_down = spin(1, 4);
    m_toGain = new QDoubleSpinBox{this};
    m_toGain->setRange(0.1, 99.0);
    m_toGain->setDecimals(1);
    m_toGain->setSuffix(tr(" yd"));
    connect(m_toGain, &QDoubleSpinBox::valueChanged, this, [this] { touch(m_toGain); });
    m_spot = new SpotSpin{this};
    connect(m_spot, &QDoubleSpinBox::valueChanged, this, [this] { touch(m_spot); });
    addRow(*down, tr("Ball"), m_offense, QStringLiteral("arbiterBall"));
    addRow(*down, tr("Down"), m_down, QStringLiteral("arbiterDown"));
    addRow(*down, tr("To gain"), m_toGain, QStringLiteral("arbiterToGain"));
    addRow(*down, tr("Spot"), m_spot, QStringLiteral("arbiterSpot"));
    m_downNote = new QLabel{this};
    m_downNote->setWordWrap(true);
    m_downNote->setProperty("role", QStringLiteral("muted"));
    column->addWidget(m_downNote);

    m_clocks = grid(tr("Clocks"));
    m_noClocks = new QLabel{tr("No clock runs or waits now."), this};
    m_noClocks->setProperty("role", QStringLiteral("muted"));
    column->addWidget(m_noClocks);
    column->addStretch(1);

    auto* reason = new QLabel{tr("&Reason"), this};
    m_reason = new QLineEdit{this};
    m_reason->setObjectName(QStringLiteral("arbiterReason"));
    m_reason->setMaxLength(120);
    m_reason->setPlaceholderText(tr("for example: protest of the visitors, touch seen in replay"));
    reason->setBuddy(m_reason);
    outer->addWidget(reason);
    outer->addWidget(m_reason);
    connect(m_reason, &QLineEdit::textChanged, this, &ArbiterPanel::refreshChanges);
    m_changes = new QLabel{this};
    m_changes->setObjectName(QStringLiteral("arbiterChanges"));
    m_changes->setWordWrap(true);
    m_changes->setMinimumHeight(2 * fontMetrics().lineSpacing());
    outer->addWidget(m_changes);

    m_waits = new QLabel{this};
    m_waits->setObjectName(QStringLiteral("arbiterWaits"));
    m_waits->setWordWrap(true);
    m_waits->setProperty("role", QStringLiteral("muted"));
    outer->addWidget(m_waits);
    auto* buttons = new FlowLayout;
    outer->addLayout(buttons);
    const auto button = [&](const QString& text, const QString& name, const QString& tip) {
        auto* made = new FittingButton{this};
        made->setText(text);
        made->setObjectName(name);
        made->setToolTip(tip);
        made->setAutoDefault(false);
        buttons->addWidget(made);
        return made;
    };
    m_enter = button(tr("&Enter the correction"),
                     QStringLiteral("arbiterEnter"),
                     tr("A line of the log and of the record"));
    m_enter->setDefault(true);
    connect(m_enter, &QPushButton::clicked, this, &ArbiterPanel::enter);
    m_again = button(tr("Play the down a&gain"),
                     QStringLiteral("arbiterAgain"),
                     tr("Back to the beginning of its line-up, with the clocks of that moment"));
    connect(m_again, &QPushButton::clicked, this, [this] { done(m_match.replayDown(why())); });
    m_back = button(tr("&Put the last one back"),
                    QStringLiteral("arbiterBack"),
                    tr("Another correction, back to what was before the last one"));
    connect(m_back, &QPushButton::clicked, this, [this] { done(m_match.putBack(why())); });
    auto* close = button(tr("Close"), QStringLiteral("arbiterClose"), tr("Leave the panel"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);
}

QString ArbiterPanel::why() const {
    return m_reason->text().trimmed();
}

Side ArbiterPanel::shownOffense() const {
    return m_offense->currentIndex() == 0 ? Side::Home : Side::Visitor;
}

void ArbiterPanel::refresh() {
    const tap::State& s = m_match.state();
    m_filling = true;
    m_state->setText(QStringLiteral("%1 · %2 · %3 %4 – %5 %6")
                         .arg(halfText(s), downText(s), m_match.teamName(Side::Home))
                         .arg(s.score[0])
                         .arg(s.score[1])
                         .arg(m_match.teamName(Side::Visitor)));
    m_pause->setText(s.paused ? tr("Let the clocks &go on") : tr("&Stop all clocks"));
    const auto show = [this](QSpinBox& field, int value) {
        m_rows.at(&field).now->setText(QString::number(value));
        if (!touched(&field))
            field.setValue(value);
    };
    for (std::size_t i = 0; i < 2; ++i)
        show(*m_score.at(i), s.score.at(i));
    show(*m_plays, s.play);
    show(*m_down, s.down);
    m_plays->setEnabled(!s.over);
    fillDown();
    fillClocks();
    m_filling = false;
    refreshTime();
    refreshChanges();
}

void ArbiterPanel::fillDown() {
    const tap::State& s = m_match.state();
    const bool may = tap::mayCorrectDown(s);
    m_rows.at(m_offense).now->setText(m_match.teamName(s.offense));
    if (!touched(m_offense))
        m_offense->setCurrentIndex(s.offense == Side::Home ? 0 : 1);
    const double toGain = std::abs((s.lineToGain - s.lineOfScrimmage).yards());
    m_rows.at(m_toGain).now->setText(tr("%1 yd").arg(toGain, 0, 'f', 1));
    if (!touched(m_toGain))
        m_toGain->setValue(toGain);
    m_spot->setOpponents(m_match.teamName(other(shownOffense())));
    m_rows.at(m_spot).now->setText(spotText(m_match, s.lineOfScrimmage, s.offense));
    if (!touched(m_spot))
        m_spot->setValue(ownYards(s, shownOffense()));
    for (const QWidget* field :
         std::initializer_list<const QWidget*>{m_offense, m_down, m_toGain, m_spot}) {
        const Row& row = m_rows.at(field);
        row.field->setEnabled(may);
        row.now->setEnabled(may);
    }
    m_downNote->setText(may ? tr("With another ball or spot the men come off the board and the "
                                 "down is lined up anew.")
                            : tr("These are corrected while a snap from scrimmage is lined up."));
}

void ArbiterPanel::fillClocks() {
    const auto& clocks = m_match.prompt().clocks;
    for (const tap::ClockView& clock : clocks) {
        ClockSpin*& field = m_clockFields[clock.name];
        if (field == nullptr) {
            field = new ClockSpin{this};
            ClockSpin* made = field;
            connect(made, &QDoubleSpinBox::valueChanged, this, [this, made] { touch(made); });
            addRow(*m_clocks,
                   clockText(clock.name),
                   made,
                   QStringLiteral("arbiterClock%1").arg(static_cast<int>(clock.name)));
        }
    }
    for (const auto& [name, field] : m_clockFields) {
        const bool there = m_match.clock(name) != nullptr;
        const Row& row = m_rows.at(field);
        if (!there)
            field->setProperty(kTouched, false);
        for (QWidget* part : std::initializer_list<QWidget*>{row.name, row.now, row.arrow, field})
            part->setVisible(there);
    }
    m_noClocks->setVisible(clocks.empty());
}

void ArbiterPanel::refreshTime() {
    const bool filling = std::exchange(m_filling, true);
    for (const tap::ClockView& clock : m_match.prompt().clocks) {
        const auto field = m_clockFields.find(clock.name);
        if (field == m_clockFields.end())
            continue;
        const int left = m_match.msLeft(clock);
        m_rows.at(field->second).now->setText(timeText(left));
        if (!touched(field->second) && !field->second->hasFocus())
            field->second->setMs(left);
    }
    m_filling = filling;
}

tap::ArbiterCorrection ArbiterPanel::correction() const {
    const tap::State& s = m_match.state();
    tap::ArbiterCorrection made;
    for (std::size_t i = 0; i < 2; ++i)
        if (m_score.at(i)->value() != s.score.at(i))
            made.score.at(i) = m_score.at(i)->value();
    if (m_plays->value() != s.play)
        made.play = m_plays->value();
    if (tap::mayCorrectDown(s)) {
        const Side offense = shownOffense();
        if (offense != s.offense)
            made.offense = offense;
        if (m_down->value() != s.down)
            made.down = m_down->value();
        if (touched(m_toGain))
            made.toGain = Distance::yards(m_toGain->value());
        if (touched(m_spot)) {
            const double own = m_spot->value();
            made.lineOfScrimmage = Spot::yards(offense == Side::Home ? own : 100.0 - own);
        }
    }
    for (const auto& [name, field] : m_clockFields)
        if (touched(field) && m_match.clock(name) != nullptr)
            made.clocks.emplace_back(name, field->ms());
    return made;
}

void ArbiterPanel::refreshChanges() {
    if (m_filling)
        return;
    const QString problem = m_match.correctionProblem();
    const tap::ArbiterCorrection wanted = correction();
    const auto after = m_match.triedCorrection(wanted);
    QStringList changes;
    if (after && wanted != tap::ArbiterCorrection{})
        if (const auto now = m_match.triedCorrection({}))
            for (const std::string& change : app::changesBetween(*now, *after))
                changes << QString::fromStdString(change);
    const bool reasoned = !why().isEmpty();
    QString text = changes.join(QStringLiteral("; "));
    if (!problem.isEmpty())
        text = problem;
    else if (!after)
        text = m_match.textOf(after.error());
    else if (changes.isEmpty())
        text = tr("Nothing is changed yet.");
    else if (!reasoned)
        text = tr("%1. A reason belongs to it.").arg(text);
    m_changes->setText(text);
    // what a grey button waits for (UX-7.2)
    QStringList waits;
    if (problem.isEmpty() && !reasoned)
        waits << tr("All but the clocks' button want a reason.");
    if (problem.isEmpty() && !m_match.hasDown())
        waits << tr("No down has been played yet that could be played again.");
    if (problem.isEmpty() && !m_match.mayPutBack())
        waits << tr(
            "Nothing to put back: no correction has been entered since the game last went on.");
    m_waits->setText(waits.join(QLatin1Char(' ')));
    m_enter->setEnabled(problem.isEmpty() && !changes.isEmpty() && reasoned);
    m_pause->setEnabled(problem.isEmpty() && !m_match.state().over);
    m_again->setEnabled(problem.isEmpty() && reasoned && m_match.hasDown());
    m_back->setEnabled(problem.isEmpty() && reasoned && m_match.mayPutBack());
}

void ArbiterPanel::enter() {
    done(m_match.correct(correction(), why()));
}

void ArbiterPanel::done(const QString& problem) {
    if (!problem.isEmpty()) {
        m_changes->setText(problem);
        return;
    }
    for (const auto& [field, row] : m_rows)
        row.field->setProperty(kTouched, false);
    m_reason->clear();
    refresh();
}

}  // namespace thrum::gui
