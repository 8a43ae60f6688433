#include "gui/lineup/setup_command.hpp"

#include <algorithm>
#include <utility>

namespace thrum::gui {

namespace {
/// Whether two changes are about the same men.
bool sameMen(const SetupState& before, const SetupState& between, const SetupState& after) {
    if (before.figures.size() != between.figures.size() ||
        between.figures.size() != after.figures.size())
        return false;
    for (std::size_t i = 0; i < between.figures.size(); ++i) {
        const bool first = !(before.figures[i] == between.figures[i]);
        const bool second = !(between.figures[i] == after.figures[i]);
        if (first != second)
            return false;
    }
    return true;
}
}  // namespace

SetupCommand::SetupCommand(SetupDocument& document,
                           SetupState after,
                           const QString& what,
                           EditMerge merge)
    : QUndoCommand{what},
      m_document{document},
      m_before{document.state()},
      m_after{std::move(after)},
      m_merge{merge} {}

void SetupCommand::undo() {
    m_document.apply(m_before);
}

void SetupCommand::redo() {
    m_document.apply(m_after);
}

bool SetupCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const SetupCommand*>(other);
    if (m_merge == EditMerge::Never || next->m_merge != m_merge)
        return false;
    if (m_merge != EditMerge::Line && !sameMen(m_before, m_after, next->m_after))
        return false;
    m_after = next->m_after;
    setText(next->text());
    setObsolete(m_after == m_before);
    return true;
}

}  // namespace thrum::gui
