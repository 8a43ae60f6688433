#include "gui/games/solitaire/over_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/games/solitaire/words.hpp"
#include "gui/widgets/throw_tray.hpp"

#include <algorithm>
#include <utility>

#include <QFont>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui::sol {

namespace {
// Who meant to stop the board when it had just stopped by itself does not go on unseen.
constexpr qint64 kLateStopMs = 350;

QLabel* enlarged(QLabel* label, double by) {
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * by);
    font.setBold(true);
    label->setFont(font);
    return label;
}
}  // namespace

OverPage::OverPage(const SolDesk& desk, QWidget* parent)
    : SolPage{desk, parent}, m_shown{desk.match.time()} {
    setObjectName(QStringLiteral("playOverPage"));
    m_gain = enlarged(addText(false), 2.2);
    m_gain->setObjectName(QStringLiteral("playGain"));
    m_result = enlarged(addText(false), 1.15);
    m_result->setObjectName(QStringLiteral("playResult"));
    m_next = addText(true);
    m_next->setObjectName(QStringLiteral("nextDown"));
    column()->addStretch(1);
}

void OverPage::showEvent(QShowEvent* event) {
    SolPage::showEvent(event);
    m_shown.restart();
}

MainButton OverPage::mainButton() const {
    return {match().anyGame().facts().over ? tr("The final") : tr("Next play"),
            tr("Enter or Space clears the board")};
}

void OverPage::pressMain() {
    if (m_shown.elapsedMs() >= kLateStopMs)
        match().playSeen();
}

void OverPage::refresh() {
    if (match().doing() != MatchDoing::Ended)
        return;
    std::optional<Distance> gain;
    for (const solitaire::Event& event : match().playEvents())
        if (event.gain)  // a loss into the own end zone ends at the goal line, as in the drives
            gain = *event.gain - std::min(event.u.value_or(Distance{}), Distance{});
    m_gain->setVisible(gain.has_value());
    if (gain)
        m_gain->setText(tr("%1 yd").arg(signedYards(*gain)));
    QStringList told;
    for (const Sentence& sentence : match().told())
        if (sentence.weight != Weight::Detail)
            told << QString::fromStdString(filled(sentence));
    m_result->setText(told.join(QLatin1Char(' ')));
    m_result->setVisible(!told.isEmpty());
    const solitaire::State& s = match().state();
    const QString down = downText(match());
    m_next->setVisible(!down.isEmpty() && !s.over);
    m_next->setText(
        s.down > 0 && s.tryKind == solitaire::TryKind::None
            ? tr("Next: %1, %2 at %3").arg(match().teamName(s.offense), down, uText(s.line))
            : tr("Next: %1 (%2)").arg(down, match().teamName(s.offense)));
}

// --- in the air -----------------------------------------------------------------------------

AirPage::AirPage(const SolDesk& desk, QWidget* parent) : SolPage{desk, parent} {
    setObjectName(QStringLiteral("airPage"));
    m_what = enlarged(addText(false), 1.15);
    m_tray = new ThrowTray{this};
    connect(m_tray, &ThrowTray::landed, this, [this] { match().throwShown(); });
    column()->addWidget(m_tray);
    column()->addStretch(1);
}

MainButton AirPage::mainButton() const {
    return {tr("Enough"), tr("Enter or Space")};
}

void AirPage::pressMain() {
    if (m_tray->flying())
        m_tray->land();
    else
        emit enough();
}

void AirPage::refresh() {
    const auto& chance = match().lastChance();
    const bool coin = chance && chance->request.purpose == "toss";
    m_tray->setVisible(coin);
    if (match().doing() != MatchDoing::Throwing)
        return;
    m_what->setText(coin ? tr("The coin is in the air")
                         : tr("The %1 is in the air").arg(shotText(match().state().shotKind)));
    if (coin && std::exchange(m_flown, match().questionNumber()) != match().questionNumber())
        m_tray->fly(chance->request.draws, chance->outcome.values);
}

}  // namespace thrum::gui::sol
