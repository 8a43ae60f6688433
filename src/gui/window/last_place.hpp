#pragma once

#include <thrum/core/figure_id.hpp>

#include <vector>

#include <QString>
#include <QStringList>

class QSettings;

namespace thrum::gui {

/// Where the coach was when he left the window, so that the next start takes him there again.
struct LastPlace {
    QString page;         ///< home, game, table, teams, bench, archive or replay; empty: none
    QString file;         ///< of the game that was played or watched
    qint64 replayMs = 0;  ///< the moment that was watched
    std::vector<FigureId> selected;  ///< in the game, or at the practice table
    QString search;                  ///< of the archive
    QString chosen;                  ///< file of the game that was chosen there
    QStringList tableSetUp;          ///< as PracticeDesk::keptSetUp gave it
    friend bool operator==(const LastPlace&, const LastPlace&) = default;
};

/// What makes no sense is left out.
[[nodiscard]] LastPlace readLastPlace(const QSettings& store);
void writeLastPlace(QSettings& store, const LastPlace& place);

}  // namespace thrum::gui
