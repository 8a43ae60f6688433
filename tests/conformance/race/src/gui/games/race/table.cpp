#include "gui/games/race/table.hpp"

#include "gui/games/race/track.hpp"

namespace thrum::gui {

RaceTable::RaceTable(RaceMatch& match)
    : GameTable{match},
      m_match{match},
      m_track{new RaceTrack{match}},
      m_choice{new RaceChoicePage{match}},
      m_throw{new RaceThrowPage{match}} {}

QWidget& RaceTable::picture() {
    return *m_track;
}

std::vector<MatchPromptPage*> RaceTable::pages() {
    return {m_choice, m_throw};
}

MatchPromptPage* RaceTable::pageFor() {
    const bool chance =
        m_match.doing() == MatchDoing::Throwing || m_match.facts().awaits == Awaits::Chance;
    return chance ? static_cast<MatchPromptPage*>(m_throw) : m_choice;
}

PromptWords RaceTable::words() const {
    const QString team = m_match.teamName(m_match.prompt().side);
    switch (m_match.prompt().phase) {
        case race::Phase::Toss:
            return {tr("%1: call it").arg(team), tr("Heads or tails? Who wins writes first.")};
        case race::Phase::Coin:
            return {tr("The coin"), {}};
        case race::Phase::First:
        case race::Phase::Second:
            return {tr("%1: write").arg(team),
                    tr("It stays covered until both have written. The higher number moves on.")};
        case race::Phase::Roll:
            return {tr("%1 roll").arg(team), {}};
        case race::Phase::Final:
            break;
    }
    return {};
}

void RaceTable::refresh() {
    if (m_track != nullptr)
        m_track->refresh();
}

StripFacts RaceTable::strip() const {
    StripFacts facts;
    for (const Side side : {Side::Home, Side::Visitor}) {
        TeamLook look;
        look.name = m_match.teamName(side);
        look.abbreviation = look.name.left(3).toUpper();
        (side == Side::Home ? facts.home : facts.visitor) = stripTeam(m_match, side, look);
    }
    StripFact round;
    round.label = tr("Round");
    round.value = QString::number(m_match.state().round);
    facts.facts = {round, whoFact(m_match)};
    return facts;
}

StripDetail RaceTable::situation() const {
    return {tr("Round %1").arg(m_match.state().round),
            {tr("%1 yards win.").arg(m_match.state().rules->course.yards)},
            QStringLiteral("RAC-4")};
}

}  // namespace thrum::gui
