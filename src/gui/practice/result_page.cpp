#include "gui/practice/result_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/practice/table_session.hpp"

#include <algorithm>

#include <QFont>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
/// "3 plays, +2.1 yd each; the longest +9.0 yd"
QString soFarText(const std::vector<Distance>& gains) {
    if (gains.empty())
        return {};
    Distance sum{};
    for (const Distance gain : gains)
        sum += gain;
    const Distance each = Distance::yards(sum.yards() / static_cast<double>(gains.size()));
    const Distance longest = *std::max_element(gains.begin(), gains.end());
    if (gains.size() == 1)
        return ResultPage::tr("One play, %1 yd").arg(signedYards(sum));
    return ResultPage::tr(
               "%n plays, %1 yd each; the longest %2 yd", nullptr, static_cast<int>(gains.size()))
        .arg(signedYards(each), signedYards(longest));
}

/// A rule id that does not break at its hyphens.
QString unbroken(QString clause) {
    return clause.replace(QLatin1Char('-'), QChar{0x2011});
}
}  // namespace

ResultPage::ResultPage(QWidget* parent) : PromptPage{parent} {
    m_headline = addHeading({});
    m_gain = addText(false);
    QFont big = m_gain->font();
    big.setPointSizeF(big.pointSizeF() * 2.2);
    big.setBold(true);
    m_gain->setFont(big);
    m_gain->setObjectName(QStringLiteral("gain"));
    m_sentence = addText(false);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_facts = addText(true);
    m_turnHint = addText(true);
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    auto* watch =
        makeButton(tr("Watch again"), tr("The run once more at a tenth of its speed (R)"));
    watch->setObjectName(QStringLiteral("watch"));
    connect(watch, &QPushButton::clicked, this, &ResultPage::watchAsked);
    auto* same = makeButton(tr("Same again"),
                            tr("From the same places with the same seed: the very same run (A)"));
    same->setObjectName(QStringLiteral("sameAgain"));
    connect(same, &QPushButton::clicked, this, &ResultPage::sameAgainAsked);
    auto* luck =
        makeButton(tr("Other luck"), tr("From the same places with another seed (Shift+A)"));
    luck->setObjectName(QStringLiteral("newLuck"));
    connect(luck, &QPushButton::clicked, this, &ResultPage::newLuckAsked);
    auto* back = makeButton(tr("Set up again"), tr("Back to the set-up of this play (Backspace)"));
    back->setObjectName(QStringLiteral("back"));
    connect(back, &QPushButton::clicked, this, &ResultPage::backAsked);
    grid->addWidget(watch, 0, 0);
    grid->addWidget(same, 0, 1);
    grid->addWidget(luck, 1, 0);
    grid->addWidget(back, 1, 1);
    column()->addLayout(grid);
    m_soFarHeading = addHeading(tr("At this table"));
    m_soFar = addText(true);
    m_soFar->setObjectName(QStringLiteral("soFar"));
    column()->addStretch(1);
}

QString ResultPage::title(const TableSession& session) const {
    return session.phase() == TablePhase::Stopped ? tr("Stopped") : tr("The play is over");
}

QString ResultPage::mainText(const TableSession& session) const {
    return session.phase() == TablePhase::Stopped ? tr("Switch on again") : tr("Next snap");
}

QString ResultPage::mainHint(const TableSession& session) const {
    return session.phase() == TablePhase::Stopped ? tr("Space or Enter · the play goes on")
                                                  : tr("Enter · from where the ball is");
}

void ResultPage::refresh(const TableSession& session) {
    const auto& outcome = session.outcome();
    if (!outcome)
        return;
    const SetupState& state = session.document().state();
    m_headline->setText(outcome->headline);
    m_headline->setVisible(outcome->playOver);
    m_gain->setVisible(outcome->gain.has_value());
    if (outcome->gain)
        m_gain->setText(tr("%1 yd").arg(signedYards(*outcome->gain)));
    m_sentence->setText(outcome->sentence);
    QStringList facts;
    if (outcome->spot) {
        const QString opponents =
            QString::fromStdString(session.document().data().team(other(state.offense)).name);
        facts << tr("Ball at %1").arg(yardLineText(*outcome->spot, state.offense, opponents));
    }
    facts << tr("board time %1")
                 .arg(boardTimeText(session.boardTicks(), session.film().ticksPerSecond()));
    if (!outcome->clause.isEmpty())
        facts << unbroken(outcome->clause);
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    const bool stopped = session.phase() == TablePhase::Stopped;
    m_turnHint->setVisible(stopped);
    m_soFarHeading->setVisible(!session.gains().empty());
    m_soFar->setVisible(!session.gains().empty());
    m_soFar->setText(soFarText(session.gains()));
    m_turnHint->setText(
        tr("Turn men with the wheel, a handle or [ and ] before the play goes on."));
}

}  // namespace thrum::gui
