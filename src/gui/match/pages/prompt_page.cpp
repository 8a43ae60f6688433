#include "gui/match/pages/prompt_page.hpp"

#include "gui/games/tap/words.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

MatchPromptPage::MatchPromptPage(const MatchDesk& desk, QWidget* parent)
    : QWidget{parent}, m_desk{desk}, m_column{new QVBoxLayout{this}} {
    m_column->setContentsMargins(16, 12, 16, 8);
    m_column->setSpacing(8);
}

QLabel* MatchPromptPage::addLead() {
    QLabel* label = addText(false);
    label->setObjectName(QStringLiteral("lead"));
    return label;
}

QLabel* MatchPromptPage::addHeading(const QString& text) {
    auto* label = new QLabel{text, this};
    label->setProperty("role", QStringLiteral("heading"));
    m_column->addWidget(label);
    return label;
}

QLabel* MatchPromptPage::addText(bool muted) {
    auto* label = new QLabel{this};
    label->setWordWrap(true);
    if (muted)
        label->setProperty("role", QStringLiteral("muted"));
    m_column->addWidget(label);
    return label;
}

MainButton MatchPromptPage::mainButton() const {
    const auto kind = mainDecision(m_desk.match);
    if (!kind)
        return {};
    MainButton button;
    button.text = decisionText(*kind, m_desk.match);
    button.hint = tr("Enter");
    if (*kind == tap::DecisionKind::SwitchOn)
        withholdSwitch(button);
    return button;
}

// The board stays off while the rules would refuse it, a call that is still open for example, and
// the button says why (UX-7.2).
void MatchPromptPage::withholdSwitch(MainButton& button) const {
    const TapMatch& match = m_desk.match;
    if (match.doing() != MatchDoing::Waiting)
        return;
    const auto refusal = match.check({.kind = tap::DecisionKind::SwitchOn,
                                      .side = match.prompt().side,
                                      .ms = match.elapsedMs()});
    if (!refusal)
        return;
    button.enabled = false;
    button.hint = match.textOf(*refusal);
}

void MatchPromptPage::pressMain() {
    if (const auto kind = mainDecision(m_desk.match))
        submit(*kind);
}

void MatchPromptPage::submit(tap::DecisionKind kind) {
    m_desk.tool.flush();
    m_desk.match.submit(kind);
}

void MatchPromptPage::submit(tap::DecisionKind kind, Side side) {
    m_desk.tool.flush();
    m_desk.match.submit(kind, side);
}

void MatchPromptPage::submit(tap::DecisionKind kind, FigureId figure) {
    m_desk.tool.flush();
    m_desk.match.submit(tap::Decision{.kind = kind, .figure = figure});
}

}  // namespace thrum::gui
