#pragma once

#include "gui/board/table_data.hpp"

#include <thrum/segment/play.hpp>

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

class QPagedPaintDevice;
class QPainter;
class QRectF;

namespace thrum::gui {

/// Plays on paper, black on white: each with its diagram and, beside or below it, name, formation,
/// who carries, when to stop, reads and notes.
class PlaySheet {
public:
    /// @param perPage  1, 2, 4 or 8
    PlaySheet(const TableData& data, std::vector<Play> plays, int perPage);

    [[nodiscard]] int pages() const;
    /// @return false if the device cannot be painted on
    [[nodiscard]] bool paint(QPagedPaintDevice& device) const;
    /// As a PDF file, A4. @return why not, in a sentence
    [[nodiscard]] std::optional<QString> write(const QString& file) const;
    /// What stands beside a diagram, one line each.
    [[nodiscard]] static QStringList linesOf(const TableData& data, const Play& play);

private:
    void paintPlay(QPainter& painter, const QRectF& room, const Play& play, double points) const;

    const TableData& m_data;
    std::vector<Play> m_plays;
    int m_perPage = 4;
};

}  // namespace thrum::gui
