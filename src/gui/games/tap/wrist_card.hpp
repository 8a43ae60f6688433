#pragma once

#include "gui/board/table_data.hpp"

#include <thrum/segment/formation.hpp>
#include <thrum/segment/play.hpp>

#include <optional>
#include <vector>

#include <QDialog>

namespace thrum::gui {

/// A play on a coach's wrist.
struct WristPlay {
    int key = 0;  ///< 1 to 9
    Play play;
    /// What it is run from as the library has it now: the game may have begun before it was made.
    std::optional<Formation> formation;
};

/// The starred plays of the side that lines up, drawn small, each with the digit that calls it.
class WristCard final : public QDialog {
    Q_OBJECT

public:
    /// @param plays  not empty
    WristCard(const TableData& table, std::vector<WristPlay> plays, QWidget* parent);

signals:
    void called(const thrum::Play& play);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void call(std::size_t index);

    std::vector<WristPlay> m_plays;
};

}  // namespace thrum::gui
