#include "gui/games/tap/final_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/match/pages/after_game.hpp"
#include "gui/widgets/action_list.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
/// How overtime was decided: the yards of both, where both have had their play.
QString overtimeText(const tap::State& s) {
    const auto& yards = s.overtime.yards;
    if (!yards[0] || !yards[1])
        return FinalPage::tr("Decided in overtime.");
    return FinalPage::tr("Decided in overtime, by yards from the 50: %1 against %2.")
        .arg(signedYards(*yards[0]), signedYards(*yards[1]));
}
}  // namespace

FinalPage::FinalPage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
    m_headline = addHeading({});
    m_headline->setObjectName(QStringLiteral("headline"));
    m_headline->setWordWrap(true);
    m_score = addText(false);
    m_score->setObjectName(QStringLiteral("finalScore"));
    QFont big = m_score->font();
    big.setPointSizeF(big.pointSizeF() * 2.4);
    big.setBold(true);
    m_score->setFont(big);
    m_drill = addText(false);
    m_drill->setObjectName(QStringLiteral("drillResult"));
    m_how = addText(true);
    m_time = addText(true);
    m_time->setObjectName(QStringLiteral("timeUsed"));
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("finalActions"));
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        askFor(static_cast<AfterGame>(id), *this);
    });
    column()->addWidget(m_actions);
    m_bestHeading = addHeading(tr("The plays to remember"));
    m_best = new ActionList{this};
    m_best->showDigits(false);  // the digits are the list's above
    m_best->setObjectName(QStringLiteral("bestPlays"));
    connect(m_best, &ActionList::chosen, this, [this](int id) {
        emit playAsked(static_cast<std::size_t>(id));
    });
    column()->addWidget(m_best);
    column()->addStretch(1);
}

MainButton FinalPage::mainButton() const {
    return {match().drill() ? tr("Try again") : tr("Box score"), tr("Enter")};
}

void FinalPage::pressMain() {
    if (match().drill())
        emit drillAgainAsked();
    else
        emit boxScoreAsked();
}

void FinalPage::fillActions() {
    m_actions->setItems(afterGameItems(match().drill().has_value()));
}

void FinalPage::fillBest() {
    const std::size_t entries = match().game().session().record().size();
    if (m_playsOf != entries) {
        m_playsOf = entries;
        m_plays = keyPlaysOf(match().game().fileText());
    }
    std::vector<ActionItem> items;
    for (const KeyPlay& play : m_plays)
        items.push_back({static_cast<int>(play.play), play.title, play.story, true, false});
    m_bestHeading->setVisible(!items.empty());
    m_best->setItems(items);
}

void FinalPage::refresh() {
    const tap::State& s = match().state();
    fillBest();
    fillActions();
    QStringList used;  // the time of a coach of the program is none
    for (const Side side : {Side::Home, Side::Visitor})
        if (match().usedMs(side) > 0)
            used << tr("%1 %2").arg(match().teamName(side), timeText(match().usedMs(side)));
    m_time->setText(tr("Time to decide: %1.").arg(used.join(QStringLiteral(", "))));
    m_time->setVisible(!used.isEmpty());
    m_drill->setVisible(match().drill().has_value());
    if (const auto& drill = match().drill()) {
        const int points = match().drillPoints();
        const bool counts = match().drillCounts();
        const QString result = counts && points >= drill->points
                                   ? tr("%1: %2 points, and %3 were to be made. Well done.")
                                   : tr("%1: %2 points; %3 were to be made.");
        const auto best = match().drillBest();
        QStringList told{
            result.arg(QString::fromStdString(drill->name)).arg(points).arg(drill->points)};
        if (!counts)
            told << tr("Not all of it was your own play, so it does not count as your best.");
        if (best)
            told << (counts && *best < points ? tr("Your best was %1.") : tr("Your best is %1."))
                        .arg(*best);
        m_drill->setText(told.join(QLatin1Char(' ')));
    }
    if (const auto gaveUp = match().game().conceded()) {
        m_headline->setText(tr("%1 concede").arg(match().teamName(*gaveUp)));
    } else if (s.winner) {
        m_headline->setText(tr("%1 win").arg(match().teamName(*s.winner)));
    } else {
        m_headline->setText(tr("A tie"));
    }
    // theirs first who are said to win
    const Side first = s.winner.value_or(Side::Home);
    m_score->setText(QStringLiteral("%1 – %2")
                         .arg(s.score[tap::indexOf(first)])
                         .arg(s.score[tap::indexOf(other(first))]));
    m_how->setText(
        tr("%1 against %2, %3.%4")
            .arg(match().teamName(Side::Home),
                 match().teamName(Side::Visitor),
                 modeText(s.mode).toLower(),
                 s.overtime.period > 0 ? QLatin1Char(' ') + overtimeText(s) : QString{}));
}

}  // namespace thrum::gui
