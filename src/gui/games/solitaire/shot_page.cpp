#include "gui/games/solitaire/shot_page.hpp"

#include "gui/games/solitaire/words.hpp"

#include <algorithm>
#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace thrum::gui::sol {

namespace {
using solitaire::ShotKind;
using Step = ShotHand::Step;

constexpr int kSliderSteps = 100;

/// "5.4 yd behind the line"; whoever has passed it is ahead of it.
QString fromLineText(double yardsBehind) {
    constexpr double kOnIt = 0.05;
    if (std::abs(yardsBehind) < kOnIt)
        return ShotPage::tr("on the line");
    return (yardsBehind > 0.0 ? ShotPage::tr("%1 yd behind the line")
                              : ShotPage::tr("%1 yd ahead of the line"))
        .arg(std::abs(yardsBehind), 0, 'f', 1);
}
}  // namespace

ShotPage::ShotPage(const SolDesk& desk, QWidget* parent) : SolPage{desk, parent} {
    setObjectName(QStringLiteral("shotPage"));
    m_from = addText(false);
    m_from->setObjectName(QStringLiteral("shotFrom"));
    m_to = addText(false);
    m_to->setObjectName(QStringLiteral("shotTo"));
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        m_steps[i] = addText(false);
        m_steps[i]->setObjectName(QStringLiteral("step%1").arg(i + 1));
    }
    m_menHeading = addHeading(tr("Eligible and free"));
    m_men = new FigureChips{this};
    m_men->setObjectName(QStringLiteral("receivers"));
    m_men->showDigits(true);
    connect(m_men, &FigureChips::picked, this, [this](FigureId man) {
        this->desk().shot.meanFor(man);
        emit boardWanted();
    });
    column()->addWidget(m_men);
    m_man = addText(true);
    makeAssist();
    makeRoll();
    column()->addStretch(1);
}

void ShotPage::makeAssist() {
    m_assist = new QCheckBox{tr("Slider instead of timing"), this};
    m_assist->setObjectName(QStringLiteral("assist"));
    m_assist->setToolTip(tr("Power by a slider, and the release is perfect (SOL-UI-5)"));
    connect(m_assist, &QCheckBox::toggled, &desk().shot, &ShotDesk::setAssisted);
    // Space shoots as the main button says; it does not tick the box again
    connect(m_assist, &QCheckBox::clicked, this, &ShotPage::boardWanted);
    column()->addWidget(m_assist);
    m_numbers = new QWidget{this};
    auto* grid = new QGridLayout{m_numbers};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    m_powerLabel = new QLabel{tr("Power"), m_numbers};
    m_power = new QSlider{Qt::Horizontal, m_numbers};
    m_power->setObjectName(QStringLiteral("power"));
    m_power->setAccessibleName(tr("Power, hundredths"));
    m_power->setRange(5, kSliderSteps);
    m_powerLabel->setBuddy(m_power);
    connect(m_power, &QSlider::valueChanged, this, [this](int value) {
        this->desk().shot.setPower(static_cast<double>(value) / kSliderSteps);
    });
    grid->addWidget(m_powerLabel, 0, 0);
    grid->addWidget(m_power, 0, 1);
    const auto spin = [&](const QString& text, const char* name, double step, int line) {
        auto* label = new QLabel{text, m_numbers};
        auto* box = new QDoubleSpinBox{m_numbers};
        box->setObjectName(QLatin1String{name});
        box->setAccessibleName(text);
        box->setDecimals(1);
        box->setSingleStep(step);
        box->setSuffix(QStringLiteral("°"));
        label->setBuddy(box);
        grid->addWidget(label, line, 0);
        grid->addWidget(box, line, 1);
        return box;
    };
    m_aim = spin(tr("Aim, north"), "aim", 0.5, 1);
    m_aim->setRange(-180.0, 180.0);
    connect(m_aim, &QDoubleSpinBox::valueChanged, this, [this](double degrees) {
        ShotDesk& shot = this->desk().shot;
        shot.turnAim(degrees - shot.hand().aimDeg());
    });
    m_loft = spin(tr("Loft"), "loft", 5.0, 2);
    m_loft->setRange(0.0, 90.0);
    connect(m_loft, &QDoubleSpinBox::valueChanged, &desk().shot, &ShotDesk::loftTo);
    column()->addWidget(m_numbers);
}

void ShotPage::makeRoll() {
    m_rollRow = new QWidget{this};
    auto* row = new QHBoxLayout{m_rollRow};
    row->setContentsMargins(0, 0, 0, 0);
    m_roll = new QPushButton{tr("Roll it"), m_rollRow};
    m_roll->setObjectName(QStringLiteral("rollIt"));
    m_roll->setToolTip(
        tr("The figure shoots by itself, as well as a hand of that kind (SOL-AI-2)"));
    m_level = new QComboBox{m_rollRow};
    m_level->setObjectName(QStringLiteral("rollLevel"));
    m_level->setAccessibleName(tr("How good the hand is that rolls"));
    for (const auto level : {solitaire::CoachLevel::Rookie,
                             solitaire::CoachLevel::Regular,
                             solitaire::CoachLevel::Star})
        m_level->addItem(levelText(level), static_cast<int>(level));
    m_level->setCurrentIndex(1);
    row->addWidget(m_roll, 1);
    row->addWidget(m_level, 1);
    connect(m_roll, &QPushButton::clicked, this, [this] {
        this->desk().shot.rollIt(
            static_cast<solitaire::CoachLevel>(m_level->currentData().toInt()));
        emit boardWanted();
    });
    column()->addWidget(m_rollRow);
    m_back = new QPushButton{tr("Back to the stop"), this};
    m_back->setObjectName(QStringLiteral("backToStop"));
    connect(m_back, &QPushButton::clicked, this, [this] { this->desk().shot.cancel(); });
    column()->addWidget(m_back);
}

MainButton ShotPage::mainButton() const {
    const ShotHand& hand = desk().shot.hand();
    const bool kick = hand.kind() != ShotKind::Throw && hand.kind() != ShotKind::Pitch;
    switch (hand.step()) {
        case Step::Aim:
            if (hand.assisted())
                return {kick ? tr("Kick") : tr("Throw"), tr("Enter or Space")};
            return {tr("Hold aim, start power"), tr("Enter or Space, or press on the board")};
        case Step::Power:
            return {tr("Take the power"), tr("Enter or Space, or let go")};
        case Step::Release:
            return {tr("Release"), tr("Enter, Space or click · after 5 s e is +1")};
        case Step::Closed:
            break;
    }
    return {};
}

void ShotPage::pressMain() {
    desk().shot.keyPress();
}

bool ShotPage::figureClicked(FigureId figure) {
    desk().shot.meanFor(figure);
    return true;
}

bool ShotPage::digitPressed(int n) {
    return desk().shot.hand().step() == Step::Aim && m_men->press(n);
}

void ShotPage::fillFacts() {
    const solitaire::State& s = match().state();
    const ShotDesk& shot = desk().shot;
    const ShotHand& hand = shot.hand();
    const ShotOutlook outlook = shot.outlook();
    const double u = s.carrier && outlook.scene.kind <= ShotKind::Pitch
                         ? (outlook.scene.direction > 0 ? outlook.scene.origin.x
                                                        : 100.0 - outlook.scene.origin.x)
                         : 0.0;
    if (s.carrier && outlook.scene.kind <= ShotKind::Pitch)
        m_from->setText(
            tr("From %1, %2").arg(match().manText(*s.carrier), fromLineText(s.line.yards() - u)));
    else
        m_from->setText(tr("From the tee"));
    QString to =
        outlook.meets || hand.kind() == ShotKind::FieldGoal ? outlook.meetsText : endText(outlook);
    if (!s.rules->ui.preview)
        to.clear();
    m_to->setText(to.isEmpty() ? QString{} : tr("As you hold it now: %1").arg(to));
    m_to->setVisible(!to.isEmpty());
}

void ShotPage::fillSteps() {
    const ShotHand& hand = desk().shot.hand();
    const double range = solitaire::shotData(*match().state().rules, hand.kind()).rangeMaxYd;
    const qint64 now = match().shotMs();
    const int at = static_cast<int>(hand.step());
    const auto mark = [&](int step) {
        return at > step    ? QStringLiteral("✓")
               : at == step ? QStringLiteral("▸")
                            : QString::number(step);
    };
    const bool kick = hand.kind() > ShotKind::Pitch;
    m_steps[0]->setText(tr("%1  Aim %2, loft %3°")
                            .arg(mark(1), aimText(hand.aimDeg()))
                            .arg(hand.loftDeg(), 0, 'f', 0));
    m_steps[1]->setText((kick ? tr("%1  Power %2: flies %3 yd") : tr("%1  Power %2: flies %3 yd"))
                            .arg(mark(2))
                            .arg(hand.power(now), 0, 'f', 2)
                            .arg(hand.power(now) * range, 0, 'f', 1));
    m_steps[2]->setText(hand.assisted() ? tr("✓  Release is perfect")
                                        : tr("%1  Release near 0").arg(mark(3)));
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        QFont font = m_steps[i]->font();
        font.setBold(at == static_cast<int>(i) + 1);
        m_steps[i]->setFont(font);
    }
}

void ShotPage::fillReceivers() {
    const ShotDesk& shot = desk().shot;
    std::vector<FigureChip> chips;
    QStringList engaged;
    QStringList behind;
    for (const Receiver& receiver : shot.receivers()) {
        if (!receiver.free) {
            engaged << match().numberOf(receiver.id);
            continue;
        }
        if (!receiver.ahead) {
            behind << match().numberOf(receiver.id);
            continue;
        }
        FigureChip chip = chipOf(match(), receiver.id, shot.target() == receiver.id);
        chip.role = tr("%1 yd").arg(receiver.yards, 0, 'f', 0);
        chips.push_back(chip);
    }
    // a pitch was meant for one man when it was chosen
    m_menHeading->setText(shot.hand().kind() == ShotKind::Pitch ? tr("Meant for")
                                                                : tr("Eligible and free"));
    m_menHeading->setVisible(!chips.empty());
    m_men->setChips(chips);
    m_men->setVisible(!chips.empty());
    m_men->setEnabled(shot.hand().step() == Step::Aim);
    QString note;
    if (const auto target = shot.target())
        for (const Receiver& receiver : shot.receivers())
            if (receiver.id == *target)
                note = tr("%1: %2 yd away, %3 yd of room.")
                           .arg(match().manText(*target))
                           .arg(receiver.yards, 0, 'f', 1)
                           .arg(receiver.room, 0, 'f', 1);
    if (!engaged.isEmpty())
        note += QStringLiteral(" ") +
                tr("%1 cannot catch now.").arg(engaged.join(QStringLiteral(", ")));
    if (!behind.isEmpty())
        note += QStringLiteral(" ") +
                tr("%1 too far back for a forward pass.").arg(behind.join(QStringLiteral(", ")));
    m_man->setText(note.trimmed());
    m_man->setVisible(!m_man->text().isEmpty());
}

void ShotPage::fillAssist() {
    const ShotDesk& shot = desk().shot;
    const ShotHand& hand = shot.hand();
    const bool aims = hand.step() == Step::Aim;
    const QSignalBlocker quietAssist{m_assist};
    const QSignalBlocker quietPower{m_power};
    const QSignalBlocker quietAim{m_aim};
    const QSignalBlocker quietLoft{m_loft};
    m_assist->setChecked(hand.assisted());
    m_assist->setEnabled(aims);
    m_numbers->setVisible(hand.assisted());
    m_power->setValue(static_cast<int>(std::lround(hand.power(0) * kSliderSteps)));
    m_aim->setValue(hand.aimDeg());
    m_loft->setValue(hand.loftDeg());
    m_numbers->setEnabled(aims);
    m_rollRow->setVisible(aims);
    m_roll->setEnabled(shot.mayRoll());
    m_back->setVisible(aims && match().wants(solitaire::DecisionKind::Cancel));
}

void ShotPage::refresh() {
    if (!desk().shot.isOpen())
        return;
    fillFacts();
    fillSteps();
    fillReceivers();
    fillAssist();
}

void ShotPage::refreshTime() {
    if (desk().shot.isOpen())
        fillSteps();
}

}  // namespace thrum::gui::sol
