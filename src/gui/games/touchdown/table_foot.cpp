#include "gui/games/touchdown/table_foot.hpp"

#include "gui/widgets/comfort.hpp"

#include <QActionGroup>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSlider>

namespace thrum::gui::tdm {

namespace {
constexpr int kTenthMs = 100;
constexpr int kSide = 16;
constexpr int kAbove = 6;

QString secondsText(int ms) {
    return TableFoot::tr("%1 s").arg(QLocale{}.toString(ms / 1000.0, 'f', 1));
}
}  // namespace

TableFoot::TableFoot(QWidget* parent) : QWidget{parent} {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_words = new QWidget{this};
    auto* row = new QHBoxLayout{m_words};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(makeDice());
    row->addWidget(makePace());
    const auto button = [&](const char* name, const QString& text, const QString& tip) {
        auto* made = new QPushButton{text, m_words};
        made->setObjectName(QLatin1String{name});
        made->setToolTip(tip);
        made->setFocusPolicy(Qt::TabFocus);
        row->addWidget(made);
        return made;
    };
    m_last = button("lastRoll", tr("Last roll"), tr("Shows once more what took what"));
    connect(m_last, &QPushButton::clicked, this, &TableFoot::lastRollAsked);
    auto* all = button(
        "allDice", tr("All twelve dice"), tr("Every face, and how often it fell in this game"));
    connect(all, &QPushButton::clicked, this, &TableFoot::diceAsked);

    m_more = new QPushButton{tr("Dice"), this};
    m_more->setObjectName(QStringLiteral("moreDice"));
    m_more->setFocusPolicy(Qt::TabFocus);
    m_menu = new QMenu{m_more};
    m_more->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &TableFoot::fillMenu);
    connect(&Comfort::instance(), &Comfort::changed, this, &TableFoot::showPace);
    showPace();
    fit();
}

QWidget* TableFoot::makeDice() {
    auto* dice = new QWidget{m_words};
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
    return dice;
}

QWidget* TableFoot::makePace() {
    auto* pace = new QWidget{m_words};
    auto* row = new QHBoxLayout{pace};
    row->setContentsMargins(4, 0, 4, 0);
    row->setSpacing(8);
    auto* label = new QLabel{tr("Roll"), pace};
    row->addWidget(label);
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
    row->addWidget(m_pace);
    m_seconds = new QLabel{pace};
    m_seconds->setObjectName(QStringLiteral("rollSeconds"));
    row->addWidget(m_seconds);
    return pace;
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
    m_seconds->setText(secondsText(comfort.rollMs()));
}

void TableFoot::fillMenu() {
    m_menu->clear();
    const auto deed = [this](const QString& text, bool enabled, auto signal) {
        QAction* action = m_menu->addAction(text, this, signal);
        action->setEnabled(enabled);
    };
    deed(m_last->text(), m_last->isEnabled(), &TableFoot::lastRollAsked);
    deed(tr("All twelve dice"), true, &TableFoot::diceAsked);
    m_menu->addSeparator();
    auto* who = new QActionGroup{m_menu};
    for (QPushButton* button : {m_game, m_real}) {
        QAction* action = m_menu->addAction(button->text(), button, &QPushButton::click);
        action->setCheckable(true);
        action->setChecked(button->isChecked());
        action->setEnabled(button->isEnabled());
        who->addAction(action);
    }
    m_menu->addSeparator();
    auto* pace = new QActionGroup{m_menu};
    for (const int ms : {Comfort::kQuickestRollMs, 500, 800, Comfort::kUsualRollMs}) {
        QAction* action = m_menu->addAction(tr("A roll takes %1").arg(secondsText(ms)), this, [ms] {
            Comfort::instance().setRollMs(ms);
        });
        action->setCheckable(true);
        action->setChecked(Comfort::instance().rollMs() == ms);
        action->setEnabled(m_pace->isEnabled());
        pace->addAction(action);
    }
}

QSize TableFoot::sizeHint() const {
    return m_words->sizeHint() + QSize{2 * kSide, 2 * kAbove};
}

QSize TableFoot::minimumSizeHint() const {
    return m_more->sizeHint() + QSize{2 * kSide, 2 * kAbove};
}

void TableFoot::fit() {
    const QSize words = m_words->sizeHint();
    const bool whole = width() >= words.width() + 2 * kSide;
    m_words->setVisible(whole);
    m_more->setVisible(!whole);
    m_words->setGeometry(kSide, kAbove, words.width(), height() - 2 * kAbove);
    m_more->setGeometry(kSide, kAbove, m_more->sizeHint().width(), height() - 2 * kAbove);
}

void TableFoot::resizeEvent(QResizeEvent*) {
    fit();
}

void TableFoot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        fit();
    }
    QWidget::changeEvent(event);
}

}  // namespace thrum::gui::tdm
