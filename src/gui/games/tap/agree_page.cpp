#include "gui/games/tap/agree_page.hpp"

#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/checks_list.hpp"
#include "gui/widgets/plain_text.hpp"

#include <algorithm>

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
enum Action { kPropose = 1, kVisitor };
}

AgreePage::AgreePage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
    m_lead = addLead();
    m_facts = addText(false);
    m_facts->setObjectName(QStringLiteral("gameFacts"));
    takeMarkup(*m_facts);
    m_checksHeading = addHeading(tr("Equipment check"));
    m_checks = new ChecksList{this};
    connect(m_checks, &ChecksList::clauseAsked, this, &TapPromptPage::clauseAsked);
    column()->addWidget(m_checks);
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("agreeActions"));
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        const bool clock = match().state().method == tap::Method::Clock;
        if (id == kPropose)
            agree(asked(), clock ? tap::Choice::Plays : tap::Choice::Clock);
        else
            agree(other(asked()), tap::Choice::None);
    });
    column()->addWidget(m_actions);
    column()->addStretch(1);
}

Side AgreePage::asked() const {
    const auto& confirmed = match().state().confirmed;
    const Side first = match().prompt().side;
    if (!confirmed[tap::indexOf(first)] && match().isPerson(first))
        return first;
    return other(first);
}

void AgreePage::agree(Side side, tap::Choice choice) {
    match().submit(
        tap::Decision{.kind = tap::DecisionKind::ConfirmMethod, .side = side, .choice = choice});
}

MainButton AgreePage::mainButton() const {
    if (match().state().mode == tap::Mode::Solitaire)
        return {tr("To the toss"), tr("Enter")};
    const tap::State& s = match().state();
    const bool passed = std::ranges::all_of(
        s.teams, [&](const auto& team) { return tap::checkTeam(*s.rules, *team).empty(); });
    if (s.rules->modes.of(s.mode).preGameCheck && !passed)
        return {.text = tr("%1 agree").arg(match().teamName(asked())),
                .hint = tr("The equipment check is not passed."),
                .enabled = false};
    return {tr("%1 agree").arg(match().teamName(asked())), tr("Enter · then the other coach")};
}

void AgreePage::pressMain() {
    agree(asked(), tap::Choice::None);
}

void AgreePage::refresh() {
    const tap::State& s = match().state();
    const bool alone = s.mode == tap::Mode::Solitaire;
    m_lead->setText(alone ? tr("Both squads stand ready. The coin comes next.")
                    : s.rules->modes.of(s.mode).preGameCheck
                        ? tr("Both squads are checked; then both coaches agree how long the game "
                             "is.")
                        : promptWords(match()).lead);
    const auto row = [](const QString& name, const QString& value) {
        return QStringLiteral("<tr><td style='padding-right:12px'>%1</td><td><b>%2</b></td></tr>")
            .arg(inMarkup(name), inMarkup(value));
    };
    QString rows = row(tr("Mode"), modeText(s.mode));
    rows += row(tr("Length"),
                s.method == tap::Method::Plays
                    ? tr("%1 plays a half").arg(s.rules->game.playsPerHalf)
                    : tr("%1 minutes a half").arg(s.rules->game.halfMinutes));
    rows +=
        row(tr("Clocks"), s.betweenPlayClocks ? tr("also between plays") : tr("during plays only"));
    for (const Side side : {Side::Home, Side::Visitor}) {
        const QString team = match().teamName(side);
        const QString coach = match().coachName(side) != team ? match().coachName(side)
                              : alone                         ? tr("me")
                              : side == Side::Home            ? tr("home coach")
                                                              : tr("visiting coach");
        // what a handicap gives him (D20)
        const int percent = s.clockScalePercent[tap::indexOf(side)];
        const QString time = percent == 100 ? coach
                             : percent == 0 ? tr("%1 · no limit of time").arg(coach)
                                            : tr("%1 · %2 % of the time").arg(coach).arg(percent);
        rows += row(team, s.confirmed[tap::indexOf(side)] ? tr("%1 · agreed").arg(time) : time);
    }
    m_facts->setText(QStringLiteral("<table cellspacing='3'>%1</table>").arg(rows));

    std::vector<CheckLine> lines;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const tap::Team& team = *s.teams[tap::indexOf(side)];
        const auto problems = tap::checkTeam(*s.rules, team);
        if (problems.empty())
            lines.push_back({true,
                             tr("%1: %n figures, weights, bases and numbers in order",
                                nullptr,
                                static_cast<int>(team.players.size()))
                                 .arg(match().teamName(side)),
                             {}});
        for (const RuleViolation& problem : problems)
            lines.push_back({false,
                             QStringLiteral("%1: %2").arg(
                                 match().teamName(side),
                                 QString::fromStdString(filled(problem.text, problem.args))),
                             QString::fromStdString(problem.clause)});
    }
    m_checks->setLines(lines);

    std::vector<ActionItem> items;
    if (s.mode == tap::Mode::Solitaire) {  // nobody is there to agree with
        m_actions->setItems(items);
        return;
    }
    const bool clock = s.method == tap::Method::Clock;
    const auto choice = clock ? tap::Choice::Plays : tap::Choice::Clock;
    items.push_back({kPropose,
                     tr("Propose: %1").arg(choiceText(choice).toLower()),
                     choiceTip(choice, match()),
                     true,
                     false});
    m_actions->setItems(items);
}

}  // namespace thrum::gui
