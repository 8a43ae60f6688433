#pragma once

#include <utility>
#include <vector>

#include <QString>

namespace thrum::gui::fss {

/// The steps of a document that can be taken back and done again, by name (ux 21).
template <class T>
class EditSteps {
public:
    void clear() {
        m_done.clear();
        m_undone.clear();
    }
    /// A change was made; `before` is what the document was.
    void add(const QString& what, T before) {
        m_done.push_back({what, std::move(before)});
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
    /// @param keep  bool(const T&): makes it the document; false: nothing has changed
    template <class Keep>
    bool undo(const T& now, Keep keep) {
        return move(m_done, m_undone, now, keep);
    }
    template <class Keep>
    bool redo(const T& now, Keep keep) {
        return move(m_undone, m_done, now, keep);
    }

private:
    struct Step {
        QString what;
        T value;  ///< on the other side of the step
    };
    template <class Keep>
    static bool move(std::vector<Step>& from, std::vector<Step>& to, const T& now, Keep keep) {
        if (from.empty())
            return false;
        Step step = from.back();
        T before = now;
        if (!keep(step.value))
            return false;
        from.pop_back();
        to.push_back({step.what, std::move(before)});
        return true;
    }

    std::vector<Step> m_done;
    std::vector<Step> m_undone;
};

}  // namespace thrum::gui::fss
