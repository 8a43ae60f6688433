#include "gui/games/tap/words.hpp"
#include "gui/match/tap_match.hpp"

// Taking decisions back, and making them again after all.

namespace thrum::gui {

QString TapMatch::undoText() const {
    const tap::Decision* decision = m_driver.undone();
    return decision != nullptr ? undoWords(*decision, *this) : QString{};
}

std::optional<RuleViolation> TapMatch::undoProblem() const {
    const int count = m_driver.undoCount();
    if (count == 0 || m_doing == MatchDoing::Saving || m_doing == MatchDoing::Running ||
        m_doing == MatchDoing::Throwing)
        return games::Tap::undoRefused();
    return game().session().checkUndo(static_cast<std::size_t>(count));
}

bool TapMatch::undo() {
    if (const auto problem = undoProblem()) {
        refuse(*problem, nullptr);
        return false;
    }
    const QString what = undoText();
    m_driver.abandon();
    if (m_driver.game().undo(m_driver.undoCount()))
        return false;
    m_show.clear();
    emit takenBack(what);
    entered({});
    return true;
}

QString TapMatch::redoText() const {
    const tap::Decision* decision = m_driver.redone();
    const bool possible =
        m_doing == MatchDoing::Waiting || isSeatsTurn(m_doing) || m_doing == MatchDoing::Preparing;
    return possible && decision != nullptr ? undoWords(*decision, *this) : QString{};
}

bool TapMatch::redo() {
    if (redoText().isEmpty())
        return false;
    m_driver.abandon();
    auto events = m_driver.game().redo();
    if (!events)
        return false;
    entered({.events = *std::move(events)});
    return true;
}

}  // namespace thrum::gui
