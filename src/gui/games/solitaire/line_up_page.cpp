#include "gui/games/solitaire/line_up_page.hpp"

#include "gui/games/solitaire/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui::sol {

namespace {
using solitaire::DecisionKind;
using solitaire::Phase;

// Where the list begins: with a formation that is made for this call, or against it.
int firstFor(solitaire::PlayKind kind, const std::vector<const Formation*>& fitting) {
    const bool pass = kind == solitaire::PlayKind::Pass;
    const auto suits = std::ranges::find_if(fitting, [&](const Formation* formation) {
        return (std::ranges::find(formation->tags, "pass") != formation->tags.end()) == pass;
    });
    return suits == fitting.end() ? 0 : static_cast<int>(suits - fitting.begin());
}
}  // namespace

LineUpPage::LineUpPage(const SolDesk& desk, QWidget* parent) : SolPage{desk, parent} {
    setObjectName(QStringLiteral("lineUpPage"));
    m_lead = addLead();
    m_formations = new QComboBox{this};
    m_formations->setObjectName(QStringLiteral("formations"));
    m_formations->setAccessibleName(tr("Formation"));
    m_formations->setToolTip(tr("Stored formations that may stand here"));
    m_formations->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_formations, &QComboBox::activated, this, &LineUpPage::lineUp);
    column()->addWidget(m_formations);
    auto* row = new QWidget{this};
    auto* buttons = new QHBoxLayout{row};
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(6);
    const auto button = [&](const QString& text, const char* name, const QString& tip) {
        auto* made = new QPushButton{text, row};
        made->setObjectName(QLatin1String{name});
        made->setToolTip(tip);
        made->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(made);
        return made;
    };
    m_line = button(tr("Line up"), "lineUp", tr("Put eleven men where they may stand"));
    m_mirror = button(tr("Mirror"), "mirror", tr("The chosen men, or all, to the other side"));
    m_lift = button(tr("Off"), "lift", tr("Take the chosen men off the board (Delete)"));
    connect(m_line, &QPushButton::clicked, this, &LineUpPage::lineUp);
    connect(m_mirror, &QPushButton::clicked, this, [this] {
        this->desk().tool.mirrorSelection();
        emit boardWanted();
    });
    connect(m_lift, &QPushButton::clicked, this, [this] {
        this->desk().tool.liftSelection();
        emit boardWanted();
    });
    column()->addWidget(row);
    makeParts();
    m_checksHeading = addHeading(tr("Checks"));
    m_checks = new ChecksList{this};
    m_checks->setObjectName(QStringLiteral("checks"));
    connect(m_checks, &ChecksList::clauseAsked, this, &MatchPromptPage::clauseAsked);
    column()->addWidget(m_checks);
    m_benchHeading = addHeading(tr("On the bench"));
    m_bench = new FigureChips{this};
    m_bench->setObjectName(QStringLiteral("bench"));
    connect(m_bench, &FigureChips::picked, this, [this](FigureId man) {
        SolTool& tool = this->desk().tool;
        tool.takeInHand(tool.inHand() == man ? std::nullopt : std::optional{man});
        refresh();
        emit boardWanted();
    });
    column()->addWidget(m_bench);
    m_timeouts = new ActionList{this};
    m_timeouts->setObjectName(QStringLiteral("timeouts"));
    connect(m_timeouts, &ActionList::chosen, this, [this](int side) {
        solitaire::Decision call;
        call.kind = DecisionKind::Timeout;
        call.side = static_cast<Side>(side);
        submit(call);
    });
    column()->addWidget(m_timeouts);
    column()->addStretch(1);
}

void LineUpPage::makeParts() {
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    struct Named {
        DecisionKind kind;
        const char* text;
        const char* name;
    };
    for (const Named& each :
         {Named{DecisionKind::NameCarrier, QT_TR_NOOP("Carrier"), "carrier"},
          Named{DecisionKind::NamePunter, QT_TR_NOOP("Punter"), "punter"},
          Named{DecisionKind::NameKicker, QT_TR_NOOP("Kicker"), "kicker"},
          Named{DecisionKind::NameHolder, QT_TR_NOOP("Holder"), "holder"},
          Named{DecisionKind::NameCenter, QT_TR_NOOP("Center"), "center"},
          Named{DecisionKind::NameReturner, QT_TR_NOOP("Returner"), "returner"}}) {
        auto* label = new QLabel{tr(each.text), this};
        auto* men = new QComboBox{this};
        men->setObjectName(QLatin1String{each.name});
        men->setAccessibleName(tr(each.text));
        label->setBuddy(men);
        const int line = grid->rowCount();
        grid->addWidget(label, line, 0);
        grid->addWidget(men, line, 1);
        connect(men, &QComboBox::activated, this, [this, men, kind = each.kind](int index) {
            const int value = men->itemData(index).toInt();
            if (value >= 0)
                submit(kind, FigureId::fromValue(static_cast<std::uint8_t>(value)));
            emit boardWanted();
        });
        m_parts.push_back({each.kind, label, men});
    }
    column()->addLayout(grid);
    m_ballRow = new QWidget{this};
    auto* ball = new QHBoxLayout{m_ballRow};
    ball->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel{tr("Ball, yards north"), m_ballRow};
    m_ball = new QDoubleSpinBox{m_ballRow};
    m_ball->setObjectName(QStringLiteral("ballNorth"));
    m_ball->setAccessibleName(tr("Where the ball lies, yards north of the middle"));
    m_ball->setRange(-26.0, 26.0);
    m_ball->setDecimals(1);
    m_ball->setKeyboardTracking(false);
    label->setBuddy(m_ball);
    ball->addWidget(label);
    ball->addWidget(m_ball, 1);
    connect(m_ball, &QDoubleSpinBox::valueChanged, this, [this](double north) {
        if (!match().state().ball || !match().wants(DecisionKind::PlaceBall))
            return;
        solitaire::Decision place;
        place.kind = DecisionKind::PlaceBall;
        place.at = FieldPoint{match().state().ball->x, field::kMiddle.y + Distance::yards(north)};
        submit(place);
    });
    column()->addWidget(m_ballRow);
}

// Nobody stands yet, so "Ready" would only be refused: the main button lines up instead.
bool LineUpPage::linesUpFirst() const {
    const Side side = match().prompt().side;
    return std::ranges::none_of(match().state().figures, [side](const solitaire::Figure& figure) {
        return figure.id.side() == side;
    });
}

MainButton LineUpPage::mainButton() const {
    if (linesUpFirst())
        return {tr("Line up"), tr("Enter")};
    const auto& problems = match().prompt().problems;
    if (!problems.empty())
        return {tr("Ready"), match().textOf(problems.front()), false};
    const bool first = match().state().stage == solitaire::Stage::First;
    return {tr("Ready"),
            first ? tr("Enter · then the other side") : tr("Enter · the board goes on")};
}

void LineUpPage::pressMain() {
    if (linesUpFirst())
        lineUp();
    else
        submit(DecisionKind::Ready);
}

void LineUpPage::lineUp() {
    desk().tool.flush();
    const solitaire::State& s = match().state();
    const std::string wanted = m_formations->currentData().toString().toStdString();
    const auto fitting = match().formations();
    const auto called =
        std::ranges::find(fitting, wanted, [](const Formation* f) { return f->id; });
    if (called != fitting.end())
        m_called[{s.playFacts.kind, s.stage}] = wanted;
    match().submitAll(match().lineUpDecisions(called != fitting.end() ? *called : nullptr));
    emit boardWanted();
}

bool LineUpPage::figureClicked(FigureId figure) {
    desk().selection.focusOn(figure);
    return false;
}

std::optional<FigureId> LineUpPage::named(DecisionKind kind) const {
    const solitaire::PlayFacts& play = match().state().playFacts;
    switch (kind) {
        case DecisionKind::NameCenter:
            return play.centre;
        case DecisionKind::NameHolder:
            return play.holder;
        case DecisionKind::NameReturner:
            return play.returner;
        default:
            return play.carrier;
    }
}

void LineUpPage::fillFormations() {
    const solitaire::State& s = match().state();
    // what fits is found by trying, which takes its time: once for each thing to line up for
    const auto about = std::tuple{match().questionNumber(), s.offense, s.line, s.lineY};
    if (std::exchange(m_filledFor, about) == about && m_formations->count() > 0)
        return;
    const QSignalBlocker quiet{m_formations};
    m_formations->clear();
    const std::vector<const Formation*> fitting = match().formations();
    for (const Formation* formation : fitting)
        m_formations->addItem(QString::fromStdString(formation->name),
                              QString::fromStdString(formation->id));
    m_formations->setVisible(m_formations->count() > 0);
    const auto called = m_called.find({s.playFacts.kind, s.stage});
    if (called != m_called.end())
        m_formations->setCurrentIndex(
            std::max(0, m_formations->findData(QString::fromStdString(called->second))));
    else
        m_formations->setCurrentIndex(firstFor(s.playFacts.kind, fitting));
}

void LineUpPage::fillParts() {
    for (const Part& part : m_parts) {
        std::vector<FigureId> men = match().menFor(part.kind);
        // whom the rules would take besides is only a click away; the list holds who can make sense
        if (part.kind == DecisionKind::NameCarrier || part.kind == DecisionKind::NamePunter ||
            part.kind == DecisionKind::NameKicker || part.kind == DecisionKind::NameHolder)
            std::erase_if(men, [this](FigureId id) {
                const solitaire::Figure* man = solitaire::findFigure(match().state(), id);
                const solitaire::State& s = match().state();
                const double back = man == nullptr
                                        ? 0.0
                                        : (xOfU(s.offense, s.line) - man->pose.at.x.yards()) *
                                              (s.offense == Side::Home ? 1 : -1);
                return back < 2.0;
            });
        const bool shown = match().wants(part.kind) && !linesUpFirst() && !men.empty();
        part.label->setVisible(shown);
        part.men->setVisible(shown);
        if (!shown)
            continue;
        const QSignalBlocker quiet{part.men};
        part.men->clear();
        part.men->addItem(part.kind == DecisionKind::NameReturner ? tr("nobody named yet")
                                                                  : tr("as the book has it"),
                          -1);
        for (const FigureId id : men)
            part.men->addItem(match().manText(id), static_cast<int>(id.value()));
        if (const auto man = named(part.kind))
            part.men->setCurrentIndex(
                std::max(0, part.men->findData(static_cast<int>(man->value()))));
    }
}

void LineUpPage::fillBall() {
    const bool may = match().wants(DecisionKind::PlaceBall) && match().state().ball;
    m_ballRow->setVisible(may);
    if (!may)
        return;
    const QSignalBlocker quiet{m_ball};
    m_ball->setValue((match().state().ball->y - field::kMiddle.y).yards());
}

void LineUpPage::fillBench() {
    std::vector<FigureChip> chips;
    for (const FigureId id : match().menFor(DecisionKind::Place))
        if (solitaire::findFigure(match().state(), id) == nullptr)
            chips.push_back(chipOf(match(), id, desk().tool.inHand() == id));
    m_benchHeading->setVisible(!chips.empty());
    m_bench->setChips(chips);
}

void LineUpPage::fillChecks() {
    std::vector<CheckLine> lines;
    if (!linesUpFirst()) {
        for (const RuleViolation& problem : match().prompt().problems)
            lines.push_back({false,
                             QString::fromStdString(filled(problem.text, problem.args)),
                             QString::fromStdString(problem.clause)});
        if (lines.empty())
            lines.push_back({true, tr("The line-up is legal"), {}});
    }
    m_checksHeading->setVisible(!lines.empty());
    m_checks->setVisible(!lines.empty());
    m_checks->setLines(lines);
}

void LineUpPage::refresh() {
    m_lead->setText(leadOf(match()));
    fillFormations();
    fillParts();
    fillBall();
    fillChecks();
    fillBench();
    std::vector<ActionItem> timeouts;
    for (const TimeoutOffer& each : timeoutsOf(match()))
        timeouts.push_back({static_cast<int>(each.side), each.text, {}, true, false});
    m_timeouts->setItems(timeouts);
    m_timeouts->setVisible(!timeouts.empty());
    const bool some = !desk().selection.isEmpty();
    m_mirror->setEnabled(!linesUpFirst());
    m_lift->setEnabled(some);
}

}  // namespace thrum::gui::sol
