#pragma once

#include <functional>
#include <vector>

#include <QString>

namespace thrum::gui {

/// Something the command finder can do for the coach.
struct FinderEntry {
    QString kind;    ///< "command", "rule", "formation"
    QString title;   ///< what he reads first
    QString detail;  ///< a sentence, searched as well
    QString keys;    ///< as the desktop writes them, empty where there are none
    bool enabled = true;
    std::function<void()> run;
    QString words{};  ///< not shown, but searched: what else a coach may call it
};

/// Asked each time the finder opens, so that what it lists is true now.
using FinderSource = std::function<std::vector<FinderEntry>()>;

/// Those entries in which every word of the query occurs, the best first: a title that starts with
/// the query, then words of the title that start with its words, then the rest; equals keep their
/// order. An empty query keeps all.
[[nodiscard]] std::vector<const FinderEntry*> found(const std::vector<FinderEntry>& entries,
                                                    const QString& query);

}  // namespace thrum::gui
