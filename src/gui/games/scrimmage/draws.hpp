#pragma once

#include <thrum/rules/scrimmage/event.hpp>
#include <thrum/rules/scrimmage/state.hpp>

#include <optional>
#include <span>
#include <vector>

#include <QString>

namespace thrum::gui {

/// A draw of the book that both coaches see: what it was for, what could have come and what did.
struct ScrimmageDraw {
    struct Face {
        QString text;
        double chance = 0.0;
        bool operator==(const Face&) const = default;
    };
    QString title;  ///< "B2 tackles H, PA 0"
    std::vector<Face> faces;
    std::size_t fell = 0;
    QString result;  ///< "tackle and 2 yards back"
    QString clause;
    bool operator==(const ScrimmageDraw&) const = default;
};

/// What the events of one step tell of a draw that is shown; allotments stand under the field.
/// @param before  the state that waited for it
[[nodiscard]] std::optional<ScrimmageDraw> drawOf(std::span<const scrimmage::Event> events,
                                                  const scrimmage::State& before);

}  // namespace thrum::gui
