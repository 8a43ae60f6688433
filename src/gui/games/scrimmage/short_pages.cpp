#include "gui/games/scrimmage/short_pages.hpp"

#include "gui/games/scrimmage/film.hpp"
#include "gui/games/scrimmage/words.hpp"

#include <array>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace thrum::gui {

using scrimmage::ChanceKind;
using scrimmage::DecisionKind;

// --- start --------------------------------------------------------------------------------------

ScrimmageStartPage::ScrimmageStartPage(ScrimmagePlan& plan, QWidget* parent)
    : ScrimmagePage{plan, parent} {
    setObjectName(QStringLiteral("scrimmageStart"));
    m_draws = addLead();
    m_limits = addText(true);
    column()->addStretch(1);
}

MainButton ScrimmageStartPage::mainButton() const {
    return {tr("Start game"), tr("Enter")};
}

void ScrimmageStartPage::pressMain() {
    plan().submit(DecisionKind::StartGame);
}

void ScrimmageStartPage::refresh() {
    const scrimmage::State& now = state();
    m_draws->setText(tr("Drawn: the ball goes first to %1, attacking %2 from the own %3.")
                         .arg(match().teamName(now.offense), directionText(now, now.offense))
                         .arg(now.rules->downs.startOwnYd));
    m_limits->setText(tr("Every turn is %1 to %2 squares. The first score wins.")
                          .arg(now.limits.low)
                          .arg(now.limits.high));
}

// --- play over
// ------------------------------------------------------------------------------------

ScrimmagePlayOverPage::ScrimmagePlayOverPage(ScrimmagePlan& plan,
                                             const ScrimmageFilm& film,
                                             QWidget* parent)
    : ScrimmagePage{plan, parent}, m_film{film} {
    setObjectName(QStringLiteral("scrimmagePlayOver"));
    m_what = addLead();
    m_next = addText(true);
    addHeading(tr("Instant replay"));
    auto* row = new QHBoxLayout;
    m_speed = new QComboBox{this};
    m_speed->setObjectName(QStringLiteral("replaySpeed"));
    m_speed->setAccessibleName(tr("Speed of the replay"));
    m_speed->addItems({tr("slow"), tr("moderate"), tr("fast")});
    m_speed->setCurrentIndex(static_cast<int>(state().rules->replay.speed));
    row->addWidget(m_speed, 1);
    m_replay = new QPushButton{tr("Show it again"), this};
    m_replay->setObjectName(QStringLiteral("showAgain"));
    row->addWidget(m_replay, 1);
    column()->addLayout(row);
    connect(m_replay, &QPushButton::clicked, this, [this] {
        const scrimmage::ReplayTimes& times = state().rules->replay.msPerSquare;
        const std::array<int, 3> all{times.slow, times.moderate, times.fast};
        emit replayAsked(all[static_cast<std::size_t>(std::max(0, m_speed->currentIndex()))]);
    });
    column()->addStretch(1);
}

MainButton ScrimmagePlayOverPage::mainButton() const {
    return {tr("Next play"), tr("Enter")};
}

void ScrimmagePlayOverPage::pressMain() {
    plan().submit(DecisionKind::NextPlay);
}

namespace {
QString endText(scrimmage::PlayEnd end) {
    using enum scrimmage::PlayEnd;
    switch (end) {
        case Tackle:
            return ScrimmagePlayOverPage::tr("Tackled.");
        case Recovery:
            return ScrimmagePlayOverPage::tr("The fumble was recovered.");
        case Dead:
            return ScrimmagePlayOverPage::tr("Nobody could reach the ball any more.");
        case Incomplete:
            return ScrimmagePlayOverPage::tr("The pass was incomplete.");
        case Touchdown:
            return ScrimmagePlayOverPage::tr("Touchdown!");
        case Safety:
            return ScrimmagePlayOverPage::tr("Safety.");
    }
    return {};
}
}  // namespace

void ScrimmagePlayOverPage::refresh() {
    const scrimmage::State& now = state();
    const QString call = callText(now);
    QString what = now.ended ? endText(*now.ended) : QString{};
    if (!call.isEmpty())
        what = tr("It was a %1. %2").arg(call, what);
    m_what->setText(what);
    m_next->setText(tr("Next: %1, %2, attacking %3.")
                        .arg(match().teamName(now.offense),
                             situationText(now),
                             directionText(now, now.offense)));
    m_replay->setEnabled(m_film.mayReplay());
    m_replay->setToolTip(m_film.mayReplay() ? QString{}
                                            : tr("This play was not seen at this window."));
}

// --- chance
// -----------------------------------------------------------------------------------------

ScrimmageChancePage::ScrimmageChancePage(ScrimmagePlan& plan, QWidget* parent)
    : ScrimmagePage{plan, parent} {
    setObjectName(QStringLiteral("scrimmageChance"));
    m_lead = addLead();
    m_value = new QSpinBox{this};
    m_value->setObjectName(QStringLiteral("drawn"));
    m_value->setAccessibleName(tr("What was drawn"));
    column()->addWidget(m_value);
    m_meaning = addText(true);
    column()->addStretch(1);
    m_shown.setSingleShot(true);
    constexpr int kShownMs = 900;
    m_shown.setInterval(kShownMs);
    connect(&m_shown, &QTimer::timeout, this, [this] { match().throwShown(); });
}

MainButton ScrimmageChancePage::mainButton() const {
    if (match().doing() == MatchDoing::Throwing)
        return {tr("Go on"), tr("Enter")};
    return {match().typesThrows() ? tr("Take this") : tr("Draw"), tr("Enter")};
}

void ScrimmageChancePage::pressMain() {
    if (match().doing() == MatchDoing::Throwing) {
        match().throwShown();
        return;
    }
    if (!match().typesThrows()) {
        match().throwNow();
        return;
    }
    const auto& chance = match().facts().chance;
    if (!chance || chance->draws.empty())
        return;
    const bool die = chance->draws.front().kind == Draw::Kind::Die;
    const int drawn = m_value->value() - match().prompt().low + (die ? 1 : 0);
    match().typeThrow({.values = {drawn}, .typed = true});
}

void ScrimmageChancePage::refresh() {
    const scrimmage::Prompt& prompt = match().prompt();
    const bool types = match().typesThrows() && match().doing() == MatchDoing::Waiting;
    m_value->setVisible(types);
    if (types) {
        m_value->setRange(prompt.low, prompt.high);
    }
    QString what = tr("A number is drawn.");
    QString meaning;
    switch (prompt.chance.value_or(ChanceKind::Allotment)) {
        case ChanceKind::StartOffense:
            what = tr("Who has the ball first?");
            meaning = tr("0: %1. 1: %2.")
                          .arg(match().teamName(Side::Home), match().teamName(Side::Visitor));
            break;
        case ChanceKind::StartGoal:
            what = tr("Where does the offense attack?");
            meaning = tr("0: east. 1: west.");
            break;
        case ChanceKind::Allotment:
            what = tr("How many squares has this turn?");
            break;
        case ChanceKind::Scramble:
            what = tr("What comes of the scramble?");
            meaning = tr("0 to 3: run. 4, 5: throw now. 6, 7: shift 4. 8: shift 3. 9: shift 2.");
            break;
        case ChanceKind::Contested:
            what = tr("Who gets the contested ball?");
            meaning = tr("0, 1: nobody. 2: the receiver. 3: the defender.");
            break;
        case ChanceKind::Tackle:
            what = tr("How does the tackle end?");
            meaning = tr("0 to 62, read in the row of the power advantage.");
            break;
        case ChanceKind::Fumble:
            what = tr("Where does the ball roll?");
            meaning = tr("0: north. 1: south.");
            break;
    }
    m_lead->setText(what);
    m_meaning->setText(meaning);
    m_meaning->setVisible(types && !meaning.isEmpty());
    if (match().doing() == MatchDoing::Throwing)
        m_shown.start();
    else
        m_shown.stop();
}

}  // namespace thrum::gui
