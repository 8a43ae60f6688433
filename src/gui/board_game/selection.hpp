#pragma once

#include <thrum/core/figure_id.hpp>

#include <optional>
#include <vector>

#include <QObject>

namespace thrum::gui {

/// Which figures the coach has in hand, and the one the keyboard is at.
class Selection final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const std::vector<FigureId>& ids() const { return m_ids; }
    [[nodiscard]] std::optional<FigureId> focused() const { return m_focused; }
    [[nodiscard]] bool contains(FigureId id) const;
    [[nodiscard]] bool isEmpty() const { return m_ids.empty(); }

    void set(std::vector<FigureId> ids);
    void toggle(FigureId id);
    void add(const std::vector<FigureId>& ids);
    void clear();
    /// Selects him alone and lets the keyboard stand at him.
    void focusOn(std::optional<FigureId> id);

signals:
    void changed();

private:
    std::vector<FigureId> m_ids;
    std::optional<FigureId> m_focused;
};

}  // namespace thrum::gui
