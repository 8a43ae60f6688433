#include "gui/games/tap/words.hpp"
#include "gui/match/tap_match.hpp"

#include <algorithm>

// Taking decisions back, and making them again after all.

namespace thrum::gui {

std::vector<const app::TapGame::Session::Entry*> TapMatch::inForce() const {
    std::vector<const app::TapGame::Session::Entry*> entries;
    for (const auto& entry : m_game->session().record()) {
        if (const auto* back = std::get_if<app::TapGame::Session::TakeBack>(&entry.what))
            entries.resize(std::min(entries.size(), back->inForce));
        else
            entries.push_back(&entry);
    }
    return entries;
}

int TapMatch::undoCount() const {
    int count = 0;
    const auto entries = inForce();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        ++count;
        // what an arbiter put right is put back by him alone
        if (std::holds_alternative<app::TapGame::Session::Correction>((*entry)->what))
            return 0;
        const auto* input = std::get_if<tap::Input>(&(*entry)->what);
        const auto* decision = input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
        // a handover or pause alone is nothing anybody wants back
        const bool counts = decision != nullptr && decision->side && isPerson(*decision->side) &&
                            decision->kind != tap::DecisionKind::TakeOver &&
                            decision->kind != tap::DecisionKind::Pause &&
                            decision->kind != tap::DecisionKind::Resume;
        if (counts)
            return count;
    }
    return 0;
}

QString TapMatch::undoText() const {
    const int count = undoCount();
    if (count == 0)
        return {};
    const auto entries = inForce();
    const auto* entry = entries[entries.size() - static_cast<std::size_t>(count)];
    const auto& input = std::get<tap::Input>(entry->what);
    return undoWords(std::get<tap::Decision>(input), *this);
}

std::optional<RuleViolation> TapMatch::undoProblem() const {
    const int count = undoCount();
    if (count == 0 || m_doing == MatchDoing::Running || m_doing == MatchDoing::Throwing)
        return games::Tap::undoRefused();
    return m_game->session().checkUndo(static_cast<std::size_t>(count));
}

bool TapMatch::undo() {
    if (const auto problem = undoProblem()) {
        refuse(*problem, nullptr);
        return false;
    }
    const QString what = undoText();
    m_seats.abandon();
    m_ready.reset();
    if (m_game->undo(undoCount()))
        return false;
    m_film.clear();
    emit takenBack(what);
    goOn();
    return true;
}

QString TapMatch::redoText() const {
    const auto* next = m_game->session().nextRedo();
    const auto* input = next != nullptr ? std::get_if<tap::Input>(&next->what) : nullptr;
    const auto* decision = input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
    const bool possible = m_doing == MatchDoing::Waiting || m_doing == MatchDoing::Thinking;
    return possible && decision != nullptr ? undoWords(*decision, *this) : QString{};
}

bool TapMatch::redo() {
    if (redoText().isEmpty())
        return false;
    m_seats.abandon();
    m_ready.reset();
    const auto events = m_game->redo();
    if (!events)
        return false;
    accepted(*events);
    return true;
}

}  // namespace thrum::gui
