#include "gui/games/tap/play_over_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"

#include <algorithm>

#include <QFont>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
// Who meant to stop the board when it had just stopped by itself does not go on unseen.
constexpr qint64 kLateStopMs = 350;

enum Look { Again, Touch };

/// As the rules count it; of a touchdown from scrimmage, which they do not measure, from the line.
std::optional<Distance> gainOf(const TapMatch& match) {
    const tap::State& played = match.drawnState();
    const auto& taker = played.playFacts.snapTaker;
    for (const tap::Event& event : match.playEvents()) {
        if (event.gain)
            return event.gain;
        if (event.kind == tap::EventKind::Touchdown && taker && event.side == taker->side() &&
            played.tryKind == tap::TryKind::None) {
            const Spot goal = Spot::yards(taker->side() == Side::Home ? 100.0 : 0.0);
            const Distance gain = goal - played.lineOfScrimmage;
            return taker->side() == Side::Home ? gain : -gain;
        }
    }
    return std::nullopt;
}

bool hasTouch(const TapMatch& match) {
    return std::ranges::any_of(match.playEvents(), [](const tap::Event& event) {
        return event.kind == tap::EventKind::Tackled || event.kind == tap::EventKind::Fumbled ||
               event.kind == tap::EventKind::TackleBroken;
    });
}
}  // namespace

PlayOverPage::PlayOverPage(const TapDesk& desk, QWidget* parent)
    : TapPromptPage{desk, parent}, m_shown{desk.match.time()} {
    m_gain = addText(false);
    m_gain->setObjectName(QStringLiteral("playGain"));
    QFont big = m_gain->font();
    big.setPointSizeF(big.pointSizeF() * 2.2);
    big.setBold(true);
    m_gain->setFont(big);
    m_result = addText(false);
    m_result->setObjectName(QStringLiteral("playResult"));
    QFont strong = m_result->font();
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    strong.setBold(true);
    m_result->setFont(strong);
    m_next = addText(true);
    m_next->setObjectName(QStringLiteral("nextDown"));
    m_actions = new ActionList{this};
    m_actions->setObjectName(QStringLiteral("lookAgain"));
    connect(m_actions, &ActionList::chosen, this, [this](int id) {
        if (id == Again)
            emit watchAgainAsked();
        else
            emit touchAsked();
    });
    column()->addWidget(m_actions);
    column()->addStretch(1);
}

void PlayOverPage::showEvent(QShowEvent* event) {
    TapPromptPage::showEvent(event);
    m_shown.restart();
}

void PlayOverPage::showResult(const QString& result) {
    m_result->setText(result);
    m_result->setVisible(!result.isEmpty());
}

MainButton PlayOverPage::mainButton() const {
    const bool clear = match().drawnState().figures.empty();
    return {match().state().over ? tr("The final") : tr("Next play"),
            clear ? tr("Enter") : tr("Enter clears the board")};
}

void PlayOverPage::pressMain() {
    if (m_shown.elapsedMs() >= kLateStopMs)
        match().playSeen();
}

void PlayOverPage::refresh() {
    if (match().doing() != MatchDoing::Ended)
        return;
    const auto gain = gainOf(match());
    m_gain->setVisible(gain.has_value());
    if (gain)
        m_gain->setText(tr("%1 yd").arg(signedYards(*gain)));
    m_next->setText(tr("Next: %1").arg(nextText(match())));
    std::vector<ActionItem> items;
    if (!match().film().isEmpty())  // a kick by dice has nothing to watch
        items.push_back(
            {Again, tr("Watch again"), tr("The whole play from its snap (R)."), true, false});
    if (hasTouch(match()))
        items.push_back({Touch,
                         tr("Show me the touch"),
                         tr("The last second at a tenth of its speed: who met whom, and with which "
                            "edge (Shift+R)."),
                         true,
                         false});
    m_actions->setItems(items);
}

}  // namespace thrum::gui
