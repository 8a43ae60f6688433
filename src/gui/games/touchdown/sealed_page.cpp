#include "gui/games/touchdown/sealed_page.hpp"

#include "gui/games/touchdown/choice_pictures.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace thrum::gui::tdm {

namespace {
constexpr int kTilesInRow = 4;
}

SealedPage::SealedPage(TouchdownMatch& match, QWidget* parent)
    : MatchPromptPage{match, parent}, m_match{match} {
    setObjectName(QStringLiteral("sealedPage"));
    m_lead = addLead();
    m_peek = new QPushButton{this};
    m_peek->setObjectName(QStringLiteral("peek"));
    m_peek->setFocusPolicy(Qt::TabFocus);
    connect(m_peek, &QPushButton::pressed, this, [this] { peek(true); });
    connect(m_peek, &QPushButton::released, this, [this] { peek(false); });
    column()->addWidget(m_peek);
    m_dice = new ActionList{this};
    m_dice->setObjectName(QStringLiteral("dice"));
    m_dice->setTiles(kTilesInRow, tr("Outside"));
    m_list = new ActionList{this};
    m_list->setObjectName(QStringLiteral("choices"));
    m_kicks = new ActionList{this};
    m_kicks->setObjectName(QStringLiteral("kicks"));
    for (ActionList* list : {m_dice, m_list, m_kicks}) {
        connect(list, &ActionList::chosen, this, &SealedPage::lay);
        column()->addWidget(list);
    }
    m_about = addText(true);
    m_about->setObjectName(QStringLiteral("aboutDice"));
    column()->addStretch(1);
}

void SealedPage::lay(int place) {
    m_laid = place;
    m_question = m_match.questionNumber();
    refresh();
    // the ring of the keyboard must not stay on what was chosen, and Enter has to lock it in
    if (m_match.isShared())
        emit boardWanted();
    emit choiceChanged();
}

// Under the pressed finger alone; nothing of it stays in a text.
void SealedPage::peek(bool open) {
    m_open = open && m_match.isShared() && !m_choices.empty();
    showDice();
}

void SealedPage::showEvent(QShowEvent* event) {
    MatchPromptPage::showEvent(event);
    qApp->installEventFilter(this);
}

void SealedPage::hideEvent(QHideEvent* event) {
    qApp->removeEventFilter(this);
    // the match may be gone with the window; nothing is asked of it here
    if (std::exchange(m_open, false)) {
        m_dice->setItems({});
        m_about->clear();
        m_peek->setText(QString{});
    }
    MatchPromptPage::hideEvent(event);
}

void SealedPage::resizeEvent(QResizeEvent* event) {
    MatchPromptPage::resizeEvent(event);
    // all six choices of a call are seen at once; large text needs the whole width
    m_kicks->setHorizontal(width() > fontMetrics().horizontalAdvance(tr("Field goal")) * 3 + 40);
}

bool SealedPage::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::KeyPress || type == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        // any other key with it is a command
        if (key->key() == Qt::Key_Control && !key->isAutoRepeat())
            peek(type == QEvent::KeyPress);
        else if (m_open && type == QEvent::KeyPress)
            peek(false);
    } else if (type == QEvent::WindowDeactivate && m_open) {
        peek(false);
    }
    return MatchPromptPage::eventFilter(watched, event);
}

MainButton SealedPage::mainButton() const {
    const bool laid = m_laid >= 0 && static_cast<std::size_t>(m_laid) < m_choices.size();
    if (!laid)
        return {tr("Lock in"), tr("Choose first: press a number"), false};
    if (m_match.isShared())
        return {tr("Lock in"), tr("Enter · until then it may be changed")};
    return {m_choices[static_cast<std::size_t>(m_laid)].done,
            tr("Enter · until then it may be changed")};
}

void SealedPage::pressMain() {
    const auto place = static_cast<std::size_t>(m_laid);
    if (m_laid < 0 || place >= m_choices.size())
        return;
    const touchdown::Decision decision = m_choices[place].decision;
    m_laid = -1;
    m_match.submit(decision);
}

// Another one for every question and the same for whatever is laid: it hangs on what this coach
// may see, of which his own choice is no part yet.
std::vector<int> SealedPage::order() const {
    std::vector<int> places;
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        if (m_choices[i].die)
            places.push_back(static_cast<int>(i));
    if (!m_match.isShared())
        return places;
    const std::uint64_t seed = touchdown::digest(m_match.state());
    std::ranges::sort(
        places, {}, [seed](int place) { return bitsAt(seed, static_cast<std::uint64_t>(place)); });
    return places;
}

void SealedPage::showDice() {
    const bool shared = m_match.isShared();
    const bool strengths = m_match.prompt().phase == touchdown::Phase::Strengths;
    const bool tiles = shared || strengths;
    const std::vector<int> dice = tiles ? order() : std::vector<int>{};
    const bool named = !shared || m_open;
    showTiles(*m_dice, m_choices, dice, named, shared ? -1 : m_laid);
    // all eight strengths are seen at once, in large text too; what is said of them may be lower
    const bool below = strengths && !shared;
    column()->removeWidget(m_lead);
    column()->insertWidget(below ? column()->indexOf(m_list) + 1 : 0, m_lead);
    QStringList about;
    if (tiles && shared && m_open)
        for (const int place : dice)
            about << QStringLiteral("%1: %2").arg(m_choices[static_cast<std::size_t>(place)].text,
                                                  m_choices[static_cast<std::size_t>(place)].note);
    const bool laid = m_laid >= 0 && static_cast<std::size_t>(m_laid) < m_choices.size();
    if (tiles && !shared)
        about << (laid ? tr("%1 supplies %2 once a quarter.")
                             .arg(m_choices[static_cast<std::size_t>(m_laid)].text,
                                  m_choices[static_cast<std::size_t>(m_laid)].note)
                       : tr("Press one to see what it supplies."));
    m_about->setText(about.join(QLatin1Char('\n')));
    m_about->setVisible(!about.isEmpty());
    m_peek->setVisible(shared);
    m_peek->setText(
        !m_open ? (laid ? tr("Covered ✓ Hold Ctrl to look") : tr("Hold Ctrl to read the names"))
        : laid  ? m_choices[static_cast<std::size_t>(m_laid)].text
                : tr("Nothing is laid yet"));
}

void SealedPage::refresh() {
    if (m_question != m_match.questionNumber())
        m_laid = -1;
    m_lead->setText(leadOf(m_match));
    m_lead->setVisible(!m_lead->text().isEmpty());
    const bool asked = m_match.doing() == MatchDoing::Waiting && !m_match.isCurtained();
    m_choices = asked ? choicesOf(m_match) : std::vector<Choice>{};
    m_open = m_open && asked;
    showDice();
    // the dice where there is room for words, and what is no die
    const bool tiles = !m_dice->items().empty();
    std::vector<int> rows;
    std::vector<int> kicks;
    int dice = 0;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const bool isDie = m_choices[i].die.has_value();
        dice += isDie ? 1 : 0;
        if (!isDie)
            kicks.push_back(static_cast<int>(i));
        else if (!tiles)
            rows.push_back(static_cast<int>(i));
    }
    const int checked = m_match.isShared() ? -1 : m_laid;
    showChoices(*m_list, m_choices, rows, checked);
    m_kicks->setFirstDigit(dice + 1);
    showChoices(*m_kicks, m_choices, kicks, checked);
}

}  // namespace thrum::gui::tdm
