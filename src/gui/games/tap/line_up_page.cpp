#include "gui/games/tap/line_up_page.hpp"

#include "gui/games/tap/chips.hpp"
#include "gui/games/tap/fair_calls.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/figure_chips.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/held_keys.hpp"

#include <algorithm>

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using tap::DecisionKind;

/// Of a defense its linemen and linebackers; nothing of other units, which keep their order.
std::pair<std::ptrdiff_t, std::ptrdiff_t> frontOf(const Formation* formation) {
    if (formation->unit != FormationUnit::Defense)
        return {};
    const auto count = [formation](Position position) {
        return std::ranges::count(formation->men, position, &FormationMan::position);
    };
    return {count(Position::DefensiveLineman), count(Position::Linebacker)};
}

}  // namespace

LineUpPage::LineUpPage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
    m_lead = addLead();
    m_formations = new QComboBox{this};
    m_formations->setObjectName(QStringLiteral("matchFormation"));
    m_formations->setFocusPolicy(Qt::TabFocus);
    m_formations->setAccessibleName(tr("Formation"));
    m_formations->setToolTip(tr("Formation (F); choosing one lines the men up"));
    m_formations->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_formations->setMinimumContentsLength(10);
    connect(m_formations, &QComboBox::activated, this, [this](int index) {
        HeldKeys::instance().askedAnew();  // the key that chose it has said all it has to say
        call(m_formations->itemData(index).toString());
    });
    m_formations->installEventFilter(this);
    column()->addWidget(m_formations);

    m_wrist = new FittingButton{tr("Call a play…"), this};
    m_wrist->setObjectName(QStringLiteral("callPlay"));
    m_wrist->setFocusPolicy(Qt::TabFocus);
    m_wrist->setKey(QStringLiteral("C"));
    connect(m_wrist, &QPushButton::clicked, this, &LineUpPage::wristAsked);
    column()->addWidget(m_wrist);

    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    const auto add = [&](QPushButton*& button,
                         const QString& name,
                         const QString& text,
                         const QString& tip,
                         int row,
                         int place) {
        button = new QPushButton{text, this};
        button->setObjectName(name);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tip);
        grid->addWidget(button, row, place, 1, row == 0 ? 1 : 3);
    };
    add(m_call,
        QStringLiteral("lineUpAgain"),
        tr("Line up"),
        tr("Everybody to his place of the formation shown"),
        0,
        0);
    add(m_mirror,
        QStringLiteral("mirrorMen"),
        tr("Mirror"),
        tr("Mirror the selected men, or all (Ctrl+M)"),
        0,
        1);
    add(m_lift,
        QStringLiteral("liftMen"),
        tr("Lift"),
        tr("Take the selected men off the field (Delete)"),
        0,
        2);
    add(m_base,
        QStringLiteral("quarterbackBase"),
        tr("QB base"),
        tr("Put the quarterback on his other base"),
        1,
        0);
    column()->addLayout(grid);
    connect(m_call, &QPushButton::clicked, this, [this] {
        call(m_formations->currentData().toString());
    });
    connect(m_mirror, &QPushButton::clicked, this, [this] { this->desk().tool.mirrorSelection(); });
    connect(m_lift, &QPushButton::clicked, this, [this] { this->desk().tool.liftSelection(); });
    connect(m_base, &QPushButton::clicked, this, [this] {
        for (const tap::Figure& figure : match().state().figures) {
            const tap::Player* player = tap::findPlayer(match().state(), figure.id);
            if (figure.id.side() == match().prompt().side && player != nullptr &&
                player->baseCount > 1) {
                submit(DecisionKind::SwitchBase, figure.id);
                return;
            }
        }
    });

    m_checksHeading = addHeading(tr("Checks"));
    m_checks = new ChecksList{this};
    connect(m_checks, &ChecksList::clauseAsked, this, &TapPromptPage::clauseAsked);
    column()->addWidget(m_checks);

    m_gunnersHeading = addHeading(tr("Gunners"));
    m_gunners = new FigureChips{this};
    m_gunners->setObjectName(QStringLiteral("gunners"));
    connect(m_gunners, &FigureChips::picked, this, &LineUpPage::toggleGunner);
    column()->addWidget(m_gunners);

    m_returnerRow = new QWidget{this};
    auto* row = new FlowLayout{m_returnerRow};
    row->setContentsMargins(0, 0, 0, 0);
    m_returnerLabel = new QLabel{m_returnerRow};
    m_returner = new QComboBox{m_returnerRow};
    m_returner->setObjectName(QStringLiteral("returner"));
    m_returner->setFocusPolicy(Qt::TabFocus);
    m_returner->setToolTip(tr("Who waits off the field and carries the return"));
    m_returnerLabel->setBuddy(m_returner);
    row->addWidget(m_returnerLabel);
    m_returner->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_returner->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(m_returner);
    column()->addWidget(m_returnerRow);
    connect(m_returner, &QComboBox::activated, this, [this](int index) {
        const int value = m_returner->itemData(index).toInt();
        if (value < 0)
            return;
        this->desk().tool.flush();
        match().submit(
            tap::Decision{.kind = DecisionKind::NameReturner,
                          .side = returningSide(),
                          .figure = FigureId::fromValue(static_cast<std::uint8_t>(value))});
    });

    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("lineUpActions"));
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        const auto kind = static_cast<DecisionKind>(id);
        const Side side = offeredTo(kind);
        if (side != match().prompt().side && !saysSo(kind, side))
            return;
        submit(kind, side);
    });
    column()->addWidget(m_actions);

    m_benchHeading = addHeading(tr("On the bench"));
    m_bench = new FigureChips{this};
    m_bench->setObjectName(QStringLiteral("bench"));
    m_bench->setToolTip(
        tr("Draw a man onto the field, or take him in hand and click where he shall "
           "stand"));
    connect(m_bench, &FigureChips::dragged, this, &LineUpPage::benchDragged);
    connect(m_bench, &FigureChips::dropped, this, &LineUpPage::benchDropped);
    connect(m_bench, &FigureChips::picked, this, [this](FigureId id) {
        MatchTool& tool = this->desk().tool;
        tool.takeInHand(tool.inHand() == id ? std::nullopt : std::optional{id});
        fillBench();
    });
    column()->addWidget(m_bench);
    column()->addStretch(1);
}

Side LineUpPage::offeredTo(DecisionKind kind) const {
    if (kind == DecisionKind::EarlyTouchback)
        return match().state().offense;
    // one's own "ready" is the main button
    const bool own = kind != DecisionKind::Ready && match().wants(kind);
    return own ? match().prompt().side : other(match().prompt().side);
}

bool LineUpPage::offersOther(DecisionKind kind) const {
    const auto& also = match().prompt().also;
    return std::ranges::find(also, kind) != also.end() &&
           match().isPerson(other(match().prompt().side));
}

Side LineUpPage::returningSide() const {
    const tap::State& s = match().state();
    return s.playFacts.kind == tap::PlayKind::Punt ? other(s.offense) : s.offense;
}

// A key that chooses in the list chooses there and nowhere else: it opens it, and the Enter that
// takes a formation out of it is no "set" or "ready" (D97).
bool LineUpPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_formations || event->type() != QEvent::KeyPress)
        return TapPromptPage::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    switch (key.key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!key.isAutoRepeat())
                chooseFormation();
            return true;
        default:
            return false;
    }
}

bool LineUpPage::linesUpFirst() const {
    const auto decision = mainDecision(match());
    const bool declares = decision == DecisionKind::Set || decision == DecisionKind::Ready;
    if (!declares || m_formations->count() == 0)
        return false;
    // what cannot be lined up is not tried again and again
    if (m_refused == std::pair{callKey(), m_formations->currentData().toString()})
        return false;
    const Side side = match().prompt().side;
    return std::ranges::none_of(match().state().figures,
                                [side](const tap::Figure& man) { return man.id.side() == side; });
}

void LineUpPage::pressMain() {
    if (linesUpFirst())
        call(m_formations->currentData().toString());
    else
        TapPromptPage::pressMain();
}

MainButton LineUpPage::mainButton() const {
    MainButton button = TapPromptPage::mainButton();
    if (linesUpFirst())
        button.text = tr("Line up");
    const auto* clock = match().windowClock();
    if (button.enabled)
        button.hint = clock != nullptr ? tr("Enter · %1").arg(expiryText(*clock)) : tr("Enter");
    return button;
}

// One for each side and each thing it can line up for.
int LineUpPage::callKey() const {
    const tap::State& s = match().state();
    const Side side = match().prompt().side;
    return (static_cast<int>(s.playFacts.kind) * 2 + (side == s.offense ? 1 : 0)) * 2 +
           static_cast<int>(side);
}

bool LineUpPage::call(const QString& formation, const QString& play) {
    if (formation.isEmpty())
        return false;
    m_called.insert(callKey(), formation);
    desk().tool.flush();
    const Side side = match().prompt().side;
    m_toTurn.reset();
    const bool stands = match().callFormation(formation, play);
    m_refused = stands ? std::pair{-1, QString{}} : std::pair{callKey(), formation};
    if (!stands)
        emit choiceChanged();
    // the chart's call turns some of its men
    if (stands && play.isEmpty() && formation == desk().calls.formation(side))
        turnSoon(desk().calls.chartPlay(side));
    emit boardWanted();
    return stands;
}

bool LineUpPage::callPlay(const Play& play) {
    const bool stands =
        call(QString::fromStdString(play.formation), QString::fromStdString(play.id));
    if (stands)
        turnSoon(&play);
    return stands;
}

void LineUpPage::turnSoon(const Play* play) {
    if (play == nullptr)
        return;
    m_toTurn = ToTurn{match().prompt().side, desk().calls.snap(), *play};
    turnCalled();
}

void LineUpPage::turnCalled() {
    if (!m_toTurn || match().doing() == MatchDoing::Saving)
        return;
    const ToTurn called = *std::exchange(m_toTurn, {});
    if (match().prompt().side != called.side || desk().calls.snap() != called.snap)
        return;  // somebody was quicker
    if (auto turned = desk().calls.turnedFor(called.play, called.side); !turned.empty())
        match().submit(tap::Decision{
            .kind = DecisionKind::Place, .side = called.side, .placements = std::move(turned)});
}

void LineUpPage::showCalled(const QString& formation) {
    m_called.insert(callKey(), formation);
    fillFormations();
}

void LineUpPage::chooseFormation() {
    if (!formationProblem().isEmpty())
        return;
    m_formations->setFocus();
    m_formations->showPopup();
}

QString LineUpPage::formationProblem() const {
    const Side side = match().prompt().side;
    if (match().doing() != MatchDoing::Waiting || match().option(DecisionKind::Place) == nullptr)
        return tr("Nobody lines up now.");
    if (!match().mayAct(side))
        return tr("The %1 line up now.").arg(match().teamName(side));
    return match().formations(side).empty() ? tr("There is no formation for this.") : QString{};
}

std::vector<FinderEntry> LineUpPage::entries() {
    std::vector<FinderEntry> found;
    const QString problem = formationProblem();
    const Side side = match().prompt().side;
    for (const Formation* formation : match().formations(side)) {
        const QString id = QString::fromStdString(formation->id);
        found.push_back(FinderEntry{
            tr("formation"),
            QString::fromStdString(formation->name),
            problem.isEmpty() ? tr("The %1 line up so").arg(match().teamName(side)) : problem,
            {},
            problem.isEmpty(),
            [this, id] {
                if (formationProblem().isEmpty())
                    call(id);
            }});
    }
    return found;
}

void LineUpPage::fillFormations() {
    const QSignalBlocker quiet{m_formations};
    const QString shown = m_called.value(callKey());
    m_formations->clear();
    std::vector<const Formation*> formations = match().formations(match().prompt().side);
    // defenses by their front: linemen, then linebackers, as they are counted by name
    std::ranges::stable_sort(formations, {}, &frontOf);
    // what the coach has made himself stands before what everybody has
    std::stable_partition(formations.begin(), formations.end(), [](const Formation* formation) {
        return formation->id.starts_with("own-");
    });
    for (const Formation* formation : formations) {
        m_formations->addItem(QString::fromStdString(formation->name),
                              QString::fromStdString(formation->id));
        m_formations->setItemData(
            m_formations->count() - 1, QString::fromStdString(formation->notes), Qt::ToolTipRole);
    }
    const QString chart = desk().calls.formation(match().prompt().side);
    int wanted = m_formations->findData(chart.isEmpty() ? shown : chart);
    for (const char* usual : {"pro-set", "four-three"})
        if (wanted < 0)
            wanted = m_formations->findData(QString::fromLatin1(usual));
    m_formations->setCurrentIndex(std::max(0, wanted));
    m_call->setEnabled(m_formations->count() > 0);
}

void LineUpPage::fillBench() {
    const tap::Option* place = match().option(DecisionKind::Place);
    std::vector<FigureChip> chips;
    if (place != nullptr) {
        for (const FigureId id : place->figures)
            if (tap::findOnBoard(match().state(), id) == nullptr &&
                match().state().playFacts.returner != id)
                chips.push_back(chipOf(match(), id, desk().tool.inHand() == id));
    }
    m_benchHeading->setVisible(!chips.empty());
    m_bench->setChips(chips);
}

void LineUpPage::fillGunners() {
    const tap::Option* option = match().option(DecisionKind::NameGunners);
    std::vector<FigureChip> chips;
    if (option != nullptr)
        for (const FigureId id : option->figures)
            chips.push_back(chipOf(match(), id, contains(match().state().playFacts.gunners, id)));
    m_gunnersHeading->setVisible(option != nullptr);
    m_gunnersHeading->setText(chips.empty() ? tr("Gunners: nobody stands wide yet")
                                            : tr("Gunners: one or two"));
    m_gunners->setChips(chips);
}

void LineUpPage::toggleGunner(FigureId id) {
    std::vector<FigureId> gunners = match().state().playFacts.gunners;
    if (contains(gunners, id))
        std::erase(gunners, id);
    else
        gunners.push_back(id);
    desk().tool.flush();
    match().submit(tap::Decision{.kind = DecisionKind::NameGunners, .figures = gunners});
}

void LineUpPage::fillReturner() {
    const tap::State& s = match().state();
    const bool may =
        match().wants(DecisionKind::NameReturner) || offersOther(DecisionKind::NameReturner);
    m_returnerRow->setVisible(may);
    if (!may)
        return;
    m_returnerLabel->setText(match().wants(DecisionKind::NameReturner)
                                 ? tr("Returner")
                                 : tr("Returner of the %1").arg(match().teamName(returningSide())));
    const QSignalBlocker quiet{m_returner};
    m_returner->clear();
    m_returner->addItem(tr("nobody named yet"), -1);
    const Side side = returningSide();
    const tap::Unit unit = tap::unitOf(s, side);
    const auto& players = s.teams[tap::indexOf(side)]->players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const FigureId id{side, static_cast<int>(i)};
        if (players[i].unit != unit || tap::findOnBoard(s, id) != nullptr)
            continue;
        m_returner->addItem(manText(match(), id), static_cast<int>(id.value()));
    }
    if (s.playFacts.returner)
        m_returner->setCurrentIndex(
            std::max(0, m_returner->findData(static_cast<int>(s.playFacts.returner->value()))));
}

void LineUpPage::fillActions() {
    std::vector<ActionItem> items;
    for (const DecisionKind kind : {DecisionKind::DeclarePunt,
                                    DecisionKind::DeclareFieldGoal,
                                    DecisionKind::Withdraw,
                                    DecisionKind::EarlyTouchback,
                                    DecisionKind::Ready}) {
        const bool own = kind != DecisionKind::Ready && match().wants(kind);
        const bool said = kind == DecisionKind::Ready && match().isReadyAlready(offeredTo(kind));
        const bool others = !own && !said && offersOther(kind);
        if (own || others)
            items.push_back({static_cast<int>(kind),
                             others
                                 ? QStringLiteral("%1: %2").arg(match().teamName(offeredTo(kind)),
                                                                decisionText(kind, match()))
                                 : decisionText(kind, match()),
                             decisionTip(kind, match()),
                             true,
                             false,
                             !others || kind == DecisionKind::Ready});
    }
    // A field goal that is too far says so in its place (UX-7.2).
    if (match().wants(DecisionKind::DeclarePunt) &&
        !match().wants(DecisionKind::DeclareFieldGoal)) {
        const auto refusal =
            match().check({.kind = DecisionKind::DeclareFieldGoal, .side = match().prompt().side});
        if (refusal)
            items.push_back({static_cast<int>(DecisionKind::DeclareFieldGoal),
                             decisionText(DecisionKind::DeclareFieldGoal, match()),
                             match().textOf(*refusal),
                             false,
                             false});
    }
    m_actions->setItems(items);
}

void LineUpPage::fillChecks() {
    const tap::State& s = match().state();
    const Side side = match().prompt().side;
    const auto men = std::ranges::count_if(
        s.figures, [side](const tap::Figure& figure) { return figure.id.side() == side; });
    std::vector<CheckLine> lines;
    const bool live = s.rules->modes.of(s.mode).hints == tap::Hints::Live;
    const bool waits = s.playFacts.returner && s.playFacts.returner->side() == side;
    const bool full = men + (waits ? 1 : 0) >= s.rules->lineup.maxPlayers;
    // In tournament play men are not counted for the coaches (TAP-MD-11).
    if (live)
        lines.push_back({full,
                         waits ? tr("%n men and the returner", nullptr, static_cast<int>(men))
                               : tr("%n men on the field", nullptr, static_cast<int>(men)),
                         {}});
    for (const RuleViolation& problem : match().prompt().problems)
        lines.push_back({false,
                         QString::fromStdString(filled(problem.text, problem.args)),
                         QString::fromStdString(problem.clause)});
    if (live && full && match().prompt().problems.empty())
        lines.push_back({true, tr("The line-up is legal"), {}});
    if (men == 0)
        lines.clear();  // nobody stands yet: the page says what to do
    m_checksHeading->setVisible(!lines.empty());
    m_checks->setLines(lines);
}

void LineUpPage::refresh() {
    // what is told of the line-up is told before its men are turned
    if (m_toTurn && match().doing() != MatchDoing::Saving)
        QMetaObject::invokeMethod(this, &LineUpPage::turnCalled, Qt::QueuedConnection);
    m_lead->setText(promptWords(match()).lead);
    fillFormations();
    const QString wrist = m_wristProblem ? m_wristProblem() : QString{};
    m_wrist->setVisible(m_wristProblem &&
                        match().state().playFacts.kind == tap::PlayKind::Scrimmage);
    m_wrist->setEnabled(wrist.isEmpty());
    m_wrist->setToolTip(wrist.isEmpty() ? tr("The plays on your wrist: a formation, where its men "
                                             "face, who carries (C)")
                                        : wrist);
    fillBench();
    fillGunners();
    fillReturner();
    fillActions();
    fillChecks();
    const bool movable = std::ranges::any_of(
        desk().selection.ids(), [this](FigureId id) { return id.side() == match().prompt().side; });
    m_lift->setEnabled(movable);
    const tap::State& s = match().state();
    const bool twoBases =
        match().prompt().side == s.offense && s.phase == tap::Phase::LineUp &&
        std::ranges::any_of(s.figures, [&](const tap::Figure& figure) {
            const tap::Player* player = tap::findPlayer(s, figure.id);
            return figure.id.side() == s.offense && player != nullptr && player->baseCount > 1;
        });
    m_base->setVisible(twoBases);
    bool stationary = false;
    for (const tap::Figure& figure : s.figures) {
        const tap::Player* player = tap::findPlayer(s, figure.id);
        if (figure.id.side() == s.offense && player != nullptr && player->baseCount > 1)
            stationary = player->bases[static_cast<std::size_t>(figure.baseSlot)].stationary;
    }
    m_base->setText(stationary ? tr("Put the QB on his running base")
                               : tr("Put the QB on his stationary base"));
    m_base->setToolTip(stationary ? tr("He stands on the stationary base")
                                  : tr("He stands on the running base"));
}

}  // namespace thrum::gui
