#pragma once

#include "gui/tabletop/game_table.hpp"

#include <functional>
#include <memory>

#include <QImage>
#include <QPointer>

namespace thrum::gui {

/// A recorded game without a board, shown on its own table: the picture its coaches had, step by
/// step. The inputs are played again through the rules; nobody decides anything.
class TableReplay final : public QObject {
    Q_OBJECT

public:
    using MakeTable = std::function<std::unique_ptr<GameTable>(Match&)>;

    TableReplay(std::unique_ptr<Match> match, const MakeTable& makeTable);
    ~TableReplay() override;
    TableReplay(const TableReplay&) = delete;
    TableReplay& operator=(const TableReplay&) = delete;
    TableReplay(TableReplay&&) = delete;
    TableReplay& operator=(TableReplay&&) = delete;

    /// Whoever lays it out owns it; it must be gone before this is, or after.
    [[nodiscard]] QWidget& picture() const { return *m_picture; }
    /// As it was after so many steps of the record.
    /// @param moving  the step may be seen happening: dice fall, men walk
    void show(std::size_t over, bool moving);
    /// The same as an image of the picture's size, at rest.
    [[nodiscard]] QImage image(std::size_t over);
    [[nodiscard]] Match& match() const { return *m_match; }
    [[nodiscard]] GameTable& table() const { return *m_table; }

private:
    std::unique_ptr<Match> m_match;
    std::unique_ptr<GameTable> m_table;
    QPointer<QWidget> m_picture;
};

}  // namespace thrum::gui
