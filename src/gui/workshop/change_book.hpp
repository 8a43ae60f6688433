#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QString>

namespace thrum::gui {

/// What was done to the things of a shelf, as whole values before and after, so that taking back
/// is putting the value before in its place. It lasts as long as the page, over all its things.
template <class T>
class ChangeBook {
public:
    struct Change {
        QString what;             ///< as undo shows it
        std::optional<T> before;  ///< nothing: it was not there
        std::optional<T> after;   ///< nothing: it is gone
    };

    void add(Change change) {
        m_done.push_back(std::move(change));
        m_undone.clear();
    }
    [[nodiscard]] bool canUndo() const { return !m_done.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
    [[nodiscard]] QString undoText() const {
        return m_done.empty() ? QString{} : m_done.back().what;
    }
    [[nodiscard]] QString redoText() const {
        return m_undone.empty() ? QString{} : m_undone.back().what;
    }
    /// @param put  put(from, to): brings it from one value to the other; false: it cannot be had,
    ///             and the change stays where it is
    template <class Put>
    void undo(Put put) {
        if (!m_done.empty() && put(m_done.back().after, m_done.back().before))
            move(m_done, m_undone);
    }
    template <class Put>
    void redo(Put put) {
        if (!m_undone.empty() && put(m_undone.back().before, m_undone.back().after))
            move(m_undone, m_done);
    }

private:
    static void move(std::vector<Change>& from, std::vector<Change>& to) {
        to.push_back(std::move(from.back()));
        from.pop_back();
    }
    std::vector<Change> m_done;
    std::vector<Change> m_undone;
};

}  // namespace thrum::gui
