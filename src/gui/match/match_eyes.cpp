#include "gui/match/match.hpp"

#include <algorithm>
#include <utility>

// Whose knowledge is shown, in a game that is played and in a record that is looked at.
namespace thrum::gui {

// --- what is hidden -------------------------------------------------------------------------

games::Eyes Match::eyes() const {
    if (m_recorded)
        return games::Eyes::Table;
    const bool home = isPerson(Side::Home);
    const bool visitor = isPerson(Side::Visitor);
    if (home != visitor)
        return home ? games::Eyes::Home : games::Eyes::Visitor;
    const bool decides = m_doing == MatchDoing::Waiting && m_facts.awaits == Awaits::Decision;
    if (!home || !decides)
        return games::Eyes::Table;
    if (isShared() && m_facts.sealed && m_uncovered != m_question)
        return games::Eyes::Table;
    if (isShared() && !m_facts.sealed)
        return games::Eyes::Table;
    return games::eyesOf(m_facts.side);
}

bool Match::isCurtained() const {
    return isShared() && m_doing == MatchDoing::Waiting && m_facts.sealed &&
           m_facts.awaits == Awaits::Decision && m_uncovered != m_question;
}

void Match::liftCurtain() {
    if (!isCurtained())
        return;
    m_uncovered = m_question;
    show();
    emit changed();
}

void Match::dropCurtain() {
    if (std::exchange(m_uncovered, 0) == 0)
        return;
    show();
    emit changed();
}

// --- a recorded game ------------------------------------------------------------------------

// One step on that may move is told as it happened; after a jump, and where nothing is to move,
// pictures begin anew, as after a take-back: so a moment looks the same from either direction.
void Match::showRecorded(std::size_t over) {
    const std::size_t wanted = std::min(over, recorded());
    if (m_recorded == wanted)
        return;
    const bool next = m_recorded && *m_recorded + 1 == wanted && !m_brisk;
    m_recorded = wanted;
    m_doing = MatchDoing::Over;
    load(wanted);
    if (next) {
        tellEvents();
        show();
    } else {
        dropEvents();
        show();
        emit takenBack({});
    }
    emit changed();
}

}  // namespace thrum::gui
