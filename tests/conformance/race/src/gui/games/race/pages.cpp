#include "gui/games/race/pages.hpp"

#include "gui/widgets/action_list.hpp"
#include "gui/widgets/throw_tray.hpp"

#include <QVBoxLayout>

namespace thrum::gui {

RaceChoicePage::RaceChoicePage(RaceMatch& match, QWidget* parent)
    : MatchPromptPage{match, parent}, m_match{match} {
    setObjectName(QStringLiteral("raceChoice"));
    m_choices = new ActionList{this};
    connect(m_choices, &ActionList::chosen, this, &RaceChoicePage::choose);
    column()->addWidget(m_choices);
    column()->addStretch(1);
}

void RaceChoicePage::choose(int id) {
    race::Decision decision;
    if (m_match.prompt().numbers) {
        decision.kind = race::DecisionKind::Write;
        decision.number = id;
    } else {
        decision.kind = race::DecisionKind::CallToss;
        decision.face = static_cast<race::CoinFace>(id);
    }
    m_match.submit(decision);
}

void RaceChoicePage::refresh() {
    std::vector<ActionItem> items;
    if (m_match.doing() == MatchDoing::Waiting) {
        if (const auto& numbers = m_match.prompt().numbers)
            for (int n = numbers->least; n <= numbers->most; ++n)
                items.push_back({n, QString::number(n), {}, true, false});
        for (const race::CoinFace face : m_match.prompt().faces)
            items.push_back({static_cast<int>(face),
                             face == race::CoinFace::Heads ? tr("Heads") : tr("Tails"),
                             {},
                             true,
                             false});
    }
    m_choices->setItems(items);
}

RaceThrowPage::RaceThrowPage(RaceMatch& match, QWidget* parent)
    : MatchPromptPage{match, parent}, m_match{match} {
    setObjectName(QStringLiteral("raceThrow"));
    m_tray = new ThrowTray{this};
    connect(m_tray, &ThrowTray::landed, this, [this] { m_match.throwShown(); });
    column()->addWidget(m_tray);
    m_values = new ActionList{this};
    connect(m_values, &ActionList::chosen, this, [this](int id) {
        m_match.typeThrow({.values = {id}, .typed = true});
    });
    column()->addWidget(m_values);
    column()->addStretch(1);
}

MainButton RaceThrowPage::mainButton() const {
    if (m_match.doing() == MatchDoing::Throwing)
        return {tr("Enough"), tr("Enter")};
    if (m_match.typesThrows())
        return {};
    return {tr("Throw"), tr("Enter")};
}

void RaceThrowPage::pressMain() {
    if (m_match.doing() == MatchDoing::Throwing)
        m_tray->land();
    else
        m_match.throwNow();
}

void RaceThrowPage::refresh() {
    const bool flies = m_match.doing() == MatchDoing::Throwing;
    std::vector<ActionItem> values;
    if (flies && m_flown != m_match.questionNumber()) {
        m_flown = m_match.questionNumber();
        m_tray->fly(m_match.lastChance()->request.draws, m_match.lastChance()->outcome.values);
        if (m_match.brisk())
            m_tray->land();
    } else if (!flies && m_match.prompt().chance) {
        const Draw& draw = m_match.prompt().chance->draws.front();
        m_tray->showReady({draw});
        const int least = draw.kind == Draw::Kind::Coin ? 0 : 1;
        const int most = draw.kind == Draw::Kind::Coin ? 1 : draw.sides;
        for (int v = least; v <= most && m_match.typesThrows(); ++v)
            values.push_back({v, QString::fromStdString(faceText(draw, v)), {}, true, false});
    }
    m_values->setItems(values);
}

}  // namespace thrum::gui
