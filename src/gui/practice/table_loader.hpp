#pragma once

#include "gui/board/table_data.hpp"

#include <thrum/app/library.hpp>
#include <thrum/core/expected.hpp>

#include <string>

namespace thrum::gui {

/// Which teams meet on which board.
struct TableChoice {
    std::string home = "lancers";
    std::string visitor = "wildcats";
    std::string board = "2x4";
    int speedTenths = 50;
    friend bool operator==(const TableChoice&, const TableChoice&) = default;
};

/// The table of a choice. Errors: LoadError naming what the library does not have.
[[nodiscard]] Expected<TableData, LoadError> loadTable(const app::Library& library,
                                                       const TableChoice& choice);

}  // namespace thrum::gui
