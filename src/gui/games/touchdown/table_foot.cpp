#include "gui/games/touchdown/table_foot.hpp"

#include "gui/widgets/comfort.hpp"
#include "gui/widgets/flow_layout.hpp"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSlider>

namespace thrum::gui::tdm {

namespace {
constexpr int kTenthMs = 100;
}

TableFoot::TableFoot(QWidget* parent) : QWidget{parent} {
    auto* row = new FlowLayout{this};
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(8);
    auto* dice = new QWidget{this};
    auto* both = new QHBoxLayout{dice};
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(0);
    auto* group = new QButtonGroup{this};
    const auto choice = [&](const char* name, const QString& text, const QString& tip) {
        auto* button = new QPushButton{text, dice};
        button->setObjectName(QLatin1String{name});
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        group->addButton(button);
        both->addWidget(button);
        return button;
    };
    m_game = choice("gameRolls", tr("Game rolls"), tr("The program throws dice and coins"));
    m_real = choice(
        "realDice", tr("Real dice"), tr("You throw on the table and type in what they show"));
    connect(m_real, &QPushButton::clicked, this, [this] { emit realDiceAsked(true); });
    connect(m_game, &QPushButton::clicked, this, [this] { emit realDiceAsked(false); });
    row->addWidget(dice);

    auto* pace = new QWidget{this};
    auto* paceRow = new QHBoxLayout{pace};
    paceRow->setContentsMargins(4, 0, 4, 0);
    paceRow->setSpacing(8);
    auto* label = new QLabel{tr("Roll"), pace};
    paceRow->addWidget(label);
    m_pace = new QSlider{Qt::Horizontal, pace};
    m_pace->setObjectName(QStringLiteral("rollPace"));
    m_pace->setAccessibleName(tr("How long a roll takes"));
    m_pace->setToolTip(tr("How long a roll takes"));
    m_pace->setRange(Comfort::kQuickestRollMs / kTenthMs, Comfort::kUsualRollMs / kTenthMs);
    m_pace->setPageStep(2);
    m_pace->setFixedWidth(80);
    m_pace->setFocusPolicy(Qt::TabFocus);
    connect(m_pace, &QSlider::valueChanged, this, [](int tenths) {
        Comfort::instance().setRollMs(tenths * kTenthMs);
    });
    label->setBuddy(m_pace);
    paceRow->addWidget(m_pace);
    m_seconds = new QLabel{pace};
    m_seconds->setObjectName(QStringLiteral("rollSeconds"));
    paceRow->addWidget(m_seconds);
    row->addWidget(pace);
    connect(&Comfort::instance(), &Comfort::changed, this, &TableFoot::showPace);
    showPace();

    m_last = new QPushButton{tr("Last roll"), this};
    m_last->setObjectName(QStringLiteral("lastRoll"));
    m_last->setToolTip(tr("Shows once more what took what"));
    m_last->setFocusPolicy(Qt::TabFocus);
    connect(m_last, &QPushButton::clicked, this, &TableFoot::lastRollAsked);
    row->addWidget(m_last);
    auto* all = new QPushButton{tr("All twelve dice"), this};
    all->setObjectName(QStringLiteral("allDice"));
    all->setToolTip(tr("Every face, and how often it fell in this game"));
    all->setFocusPolicy(Qt::TabFocus);
    connect(all, &QPushButton::clicked, this, &TableFoot::diceAsked);
    row->addWidget(all);
}

void TableFoot::setLastRollEnabled(bool enabled) {
    m_last->setEnabled(enabled);
}

void TableFoot::showDice(bool real, const QString& whyFixed) {
    (real ? m_real : m_game)->setChecked(true);
    for (QPushButton* button : {m_game, m_real}) {
        button->setEnabled(whyFixed.isEmpty());
        button->setAccessibleDescription(whyFixed);
    }
}

void TableFoot::showPace() {
    const Comfort& comfort = Comfort::instance();
    m_pace->setValue(comfort.rollMs() / kTenthMs);
    m_pace->setEnabled(!comfort.reducedMotion());
    m_seconds->setText(tr("%1 s").arg(QLocale{}.toString(comfort.rollMs() / 1000.0, 'f', 1)));
}

}  // namespace thrum::gui::tdm
