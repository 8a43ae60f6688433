#include "gui/practice/setup_page.hpp"

#include "gui/board/position_words.hpp"
#include "gui/lineup/figure_words.hpp"
#include "gui/practice/table_session.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/plain_text.hpp"
#include "gui/widgets/yard_line_spin.hpp"

#include <thrum/core/field.hpp>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
QComboBox* makeBox(QWidget* parent, const QString& name) {
    auto* box = new QComboBox{parent};
    box->setObjectName(name);
    box->setFocusPolicy(Qt::TabFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    return box;
}
}  // namespace

SetupPage::SetupPage(QWidget* parent) : PromptPage{parent} {
    auto* fields = new QFormLayout;
    fields->setHorizontalSpacing(10);
    fields->setVerticalSpacing(6);
    fields->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    fields->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto addRow = [&](QLabel*& label, const QString& text, QWidget* field) {
        label = new QLabel{text, this};
        label->setBuddy(field);
        fields->addRow(label, field);
    };
    m_offense = makeBox(this, QStringLiteral("offenseFormation"));
    m_offense->setToolTip(tr("Formation of the side with the ball (F)"));
    connect(m_offense, &QComboBox::activated, this, [this](int index) {
        emit formationChosen(true, m_offense->itemData(index).toString());
    });
    addRow(m_offenseLabel, tr("Offense"), m_offense);
    m_defense = makeBox(this, QStringLiteral("defenseFormation"));
    m_defense->setToolTip(tr("Formation of the other side (Shift+F)"));
    connect(m_defense, &QComboBox::activated, this, [this](int index) {
        emit formationChosen(false, m_defense->itemData(index).toString());
    });
    addRow(m_defenseLabel, tr("Defense"), m_defense);
    QLabel* lineLabel = nullptr;
    m_line = new YardLineSpin{this};
    m_line->setObjectName(QStringLiteral("lineOfScrimmage"));
    m_line->setFocusPolicy(Qt::StrongFocus);
    m_line->setToolTip(tr("Line of scrimmage; both sides line up on it anew"));
    connect(m_line, &QSpinBox::valueChanged, this, &SetupPage::lineChosen);
    addRow(lineLabel, tr("Line"), m_line);
    QLabel* carrierLabel = nullptr;
    m_carrier = makeBox(this, QStringLiteral("carrier"));
    m_carrier->setToolTip(tr("Who carries the ball (G gives it to the selected man)"));
    connect(m_carrier, &QComboBox::activated, this, [this](int index) {
        emit carrierChosen(m_carrier->itemData(index).toInt());
    });
    addRow(carrierLabel, tr("Ball"), m_carrier);
    column()->addLayout(fields);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* swap = makeButton(tr("Swap sides"), tr("The other side gets the ball (X)"));
    swap->setObjectName(QStringLiteral("swap"));
    connect(swap, &QPushButton::clicked, this, &SetupPage::swapAsked);
    auto* mirror = makeButton(tr("Mirror"), tr("Mirror the selected men, or the offense (Ctrl+M)"));
    mirror->setObjectName(QStringLiteral("mirror"));
    connect(mirror, &QPushButton::clicked, this, &SetupPage::mirrorAsked);
    buttons->addWidget(swap, 1);
    buttons->addWidget(mirror, 1);
    column()->addLayout(buttons);
    auto* made = new QHBoxLayout;
    made->setSpacing(8);
    auto* keep = makeButton(tr("Keep…"),
                            tr("Keep how the men stand under a name, for any game (Ctrl+Shift+F)"));
    keep->setObjectName(QStringLiteral("keepFormation"));
    connect(keep, &QPushButton::clicked, this, &SetupPage::keepAsked);
    auto* tries =
        makeButton(tr("Try 20×"), tr("Twenty runs out of sight, and what they came to (Ctrl+Y)"));
    tries->setObjectName(QStringLiteral("tryTwenty"));
    connect(tries, &QPushButton::clicked, this, &SetupPage::tryAsked);
    made->addWidget(keep, 1);
    made->addWidget(tries, 1);
    column()->addLayout(made);

    m_checks = addText(false);
    takeMarkup(*m_checks);
    m_checks->setObjectName(QStringLiteral("checks"));
    m_rules = new ChecksList{this};
    m_rules->setObjectName(QStringLiteral("lineUpRules"));
    connect(m_rules, &ChecksList::clauseAsked, this, &SetupPage::clauseAsked);
    column()->addWidget(m_rules);
    addHeading(tr("In hand"));
    m_inHand = addText(true);
    takeMarkup(*m_inHand);
    m_inHand->setObjectName(QStringLiteral("inHand"));
    m_handDeeds = new QWidget{this};
    auto* deeds = new QHBoxLayout{m_handDeeds};
    deeds->setContentsMargins(0, 0, 0, 0);
    deeds->setSpacing(8);
    m_lock = makeButton(tr("Lock"), tr("He keeps his place while others are moved (K)"));
    m_lock->setObjectName(QStringLiteral("lockMen"));
    connect(m_lock, &QPushButton::clicked, this, &SetupPage::lockAsked);
    m_substitute = makeButton(tr("Replace…"), tr("Another man of the roster takes his place (U)"));
    m_substitute->setObjectName(QStringLiteral("replaceMan"));
    connect(m_substitute, &QPushButton::clicked, this, &SetupPage::substituteAsked);
    deeds->addWidget(m_lock, 1);
    deeds->addWidget(m_substitute, 1);
    column()->addWidget(m_handDeeds);
    addNumbers();
    column()->addStretch(1);
}

void SetupPage::addNumbers() {
    m_numbers = new QWidget{this};
    auto* form = new QFormLayout{m_numbers};
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(4);
    const auto add = [&](QDoubleSpinBox*& box,
                         const QString& name,
                         const QString& label,
                         const QString& tip,
                         double most) {
        box = new QDoubleSpinBox{m_numbers};
        box->setObjectName(name);
        box->setRange(-most, most);
        box->setDecimals(2);
        box->setSingleStep(0.1);
        box->setSuffix(tr(" yd"));
        box->setKeyboardTracking(false);
        box->setFocusPolicy(Qt::StrongFocus);
        box->setToolTip(tip);
        auto* text = new QLabel{label, m_numbers};
        text->setBuddy(box);
        form->addRow(text, box);
    };
    constexpr double kField = 130.0;
    add(m_downfield,
        QStringLiteral("handDownfield"),
        tr("Downfield"),
        tr("The middle of the base from the line, of several men their mean; behind it is below 0"),
        kField);
    add(m_left,
        QStringLiteral("handLeft"),
        tr("To the left"),
        tr("From the middle of the field, as the offense sees it"),
        kField);
    add(m_heading,
        QStringLiteral("handHeading"),
        tr("Facing"),
        tr("0 is where the offense attacks, counter-clockwise; all of them face there"),
        360.0);
    m_heading->setRange(0.0, 359.99);
    m_heading->setDecimals(1);
    m_heading->setSingleStep(5.0);
    m_heading->setWrapping(true);
    m_heading->setSuffix(QStringLiteral("°"));
    connect(m_downfield, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        emit movedBy(value - m_downfieldShown, 0.0);
    });
    connect(m_left, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        emit movedBy(0.0, value - m_leftShown);
    });
    connect(m_heading, &QDoubleSpinBox::valueChanged, this, &SetupPage::turnedTo);
    column()->addWidget(m_numbers);
}

void SetupPage::fillNumbers(const TableSession& session) {
    const SetupState& state = session.document().state();
    const auto& ids = session.selection().ids();
    const bool locked = session.tool().selectionIsLocked();
    m_numbers->setVisible(!ids.empty());
    m_numbers->setEnabled(!locked);
    m_handDeeds->setVisible(!ids.empty());
    m_lock->setText(locked ? tr("Unlock") : tr("Lock"));
    m_substitute->setEnabled(ids.size() == 1);
    double downfield = 0.0;
    double left = 0.0;
    int heading = 0;
    for (const FigureId id : ids) {
        const FigureSetup* figure = state.figure(id);
        if (figure == nullptr)
            continue;
        const auto share = static_cast<double>(ids.size());
        downfield += (figure->pose.at.x - state.lineOfScrimmage).yards() * state.attack() / share;
        left += (figure->pose.at.y - field::kMiddle.y).yards() * state.attack() / share;
        if (id == ids.front())
            heading =
                figure->pose.heading.turned(state.offense == Side::Home ? 0 : 18'000).hundredths();
    }
    const auto show = [](QDoubleSpinBox* box, double value) {
        const QSignalBlocker quiet{box};
        box->setValue(value);
        return box->value();
    };
    m_downfieldShown = show(m_downfield, downfield);
    m_leftShown = show(m_left, left);
    show(m_heading, heading / 100.0);
}

void SetupPage::showChecks(const TableSession& session) {
    std::vector<CheckLine> lines;
    const Side offense = session.document().state().offense;
    for (const Side side : {offense, other(offense)})
        for (const RuleViolation& problem : session.lineUpProblems(side))
            lines.push_back({false,
                             QString::fromStdString(filled(problem.text, problem.args)),
                             QString::fromStdString(problem.clause)});
    if (lines.empty())
        lines.push_back({true, tr("Both line-ups are legal"), {}});
    m_rules->setLines(lines);
}

QString SetupPage::title(const TableSession& session) const {
    const auto& document = session.document();
    return tr("%1: set up")
        .arg(QString::fromStdString(document.data().team(document.state().offense).name));
}

QString SetupPage::mainText(const TableSession&) const {
    return tr("Switch on");
}

QString SetupPage::mainHint(const TableSession&) const {
    return tr("Space or Enter · until the play ends");
}

void SetupPage::fillFormations(QComboBox* box, const TableSession& session, bool offense) {
    const QSignalBlocker quiet{box};
    const SetupState& state = session.document().state();
    box->clear();
    const auto fitting = session.document().data().formationsFor(offense ? FormationUnit::Offense
                                                                         : FormationUnit::Defense);
    for (const Formation* formation : fitting) {
        box->addItem(QString::fromStdString(formation->name),
                     QString::fromStdString(formation->id));
        box->setItemData(
            box->count() - 1, QString::fromStdString(formation->notes), Qt::ToolTipRole);
    }
    box->setCurrentIndex(box->findData(
        QString::fromStdString(offense ? state.offenseFormation : state.defenseFormation)));
}

void SetupPage::fillCarriers(const TableSession& session) {
    const QSignalBlocker quiet{m_carrier};
    const SetupDocument& document = session.document();
    m_carrier->clear();
    for (const FigureId id : document.possibleCarriers()) {
        const Player* player = document.data().player(id);
        m_carrier->addItem(
            player != nullptr
                ? QStringLiteral("%1 %2").arg(document.numberOf(id), positionText(player->position))
                : document.numberOf(id),
            static_cast<int>(id.value()));
    }
    if (document.state().carrier)
        m_carrier->setCurrentIndex(
            m_carrier->findData(static_cast<int>(document.state().carrier->value())));
}

void SetupPage::refresh(const TableSession& session) {
    const SetupDocument& document = session.document();
    const SetupState& state = document.state();
    const TableData& table = document.data();
    fillFormations(m_offense, session, true);
    fillFormations(m_defense, session, false);
    fillCarriers(session);
    {
        const QSignalBlocker quiet{m_line};
        m_line->setOpponents(QString::fromStdString(table.team(other(state.offense)).name));
        const double own = state.offense == Side::Home ? state.lineOfScrimmage.yards()
                                                       : 100.0 - state.lineOfScrimmage.yards();
        m_line->setValue(roundToInt(own));
    }
    int home = 0;
    for (const FigureSetup& figure : state.figures)
        home += figure.id.side() == Side::Home ? 1 : 0;
    const int visitors = static_cast<int>(state.figures.size()) - home;
    const auto tick = [](bool good, const QString& text) {
        const ThemeColors& colors = Theme::instance().colors();
        return QStringLiteral(
                   "<div style='margin-bottom:3px'><span style='color:%1'>%2</span>&nbsp; "
                   "%3</div>")
            .arg((good ? colors.good : colors.bad).name(),
                 good ? QStringLiteral("✓") : QStringLiteral("✗"),
                 inMarkup(text));
    };
    const QString men = tr("%1 men against %2").arg(home).arg(visitors);
    const QString ball = state.carrier
                             ? tr("%1 has the ball").arg(document.numberOf(*state.carrier))
                             : tr("Nobody has the ball");
    const bool all = home == 11 && visitors == 11;
    // what is in order needs one line
    m_checks->setText(all && state.carrier
                          ? tick(true, tr("%1, %2").arg(men, ball))
                          : tick(all, men) + tick(state.carrier.has_value(), ball));

    showChecks(session);
    fillNumbers(session);
    const auto& ids = session.selection().ids();
    if (ids.empty() == m_holding) {
        m_holding = !ids.empty();
        seeWhoIsHeld();
    }
    if (ids.empty()) {
        m_inHand->setText(
            tr("Nobody. Drag a man to move him, turn the wheel over him to turn him, drag over "
               "the field to take several."));
    } else if (ids.size() == 1) {
        const Player* player = table.player(ids.front());
        m_inHand->setText(
            QStringLiteral("<b>%1 %2</b>, %3<br>%4<br>%5")
                .arg(inMarkup(document.numberOf(ids.front())),
                     player != nullptr ? inMarkup(QString::fromStdString(player->name)) : QString{},
                     player != nullptr ? positionText(player->position) : QString{},
                     inMarkup(baseNameOf(document, ids.front())),
                     inMarkup(placeText(document, ids.front()))));
    } else {
        m_inHand->setText(tr("<b>%n men</b>: they move, turn and mirror together.",
                             nullptr,
                             static_cast<int>(ids.size())));
    }
}

// Who is taken in hand, and what can be done with him, is in sight in a low window, too.
void SetupPage::seeWhoIsHeld() {
    QMetaObject::invokeMethod(
        this,
        [this] {
            for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget())
                if (auto* area = qobject_cast<QScrollArea*>(above)) {
                    area->ensureWidgetVisible(m_holding ? m_numbers : m_offense, 0, 8);
                    return;
                }
        },
        Qt::QueuedConnection);
}

void SetupPage::chooseFormation(bool offense) {
    QComboBox* box = offense ? m_offense : m_defense;
    box->setFocus(Qt::ShortcutFocusReason);
    box->showPopup();
}

}  // namespace thrum::gui
