#include "gui/practice/table_loader.hpp"

#include <thrum/app/table.hpp>

namespace thrum::gui {

Expected<TableData, LoadError> loadTable(const app::Library& library, const TableChoice& choice) {
    const TeamFile* home = library.team(choice.home);
    const TeamFile* visitor = library.team(choice.visitor);
    const BoardSpec* board = library.board(choice.board);
    if (home == nullptr)
        return Unexpected{LoadError{choice.home, "", "there is no such team"}};
    if (visitor == nullptr)
        return Unexpected{LoadError{choice.visitor, "", "there is no such team"}};
    if (board == nullptr)
        return Unexpected{LoadError{choice.board, "", "there is no such board"}};
    auto table = app::composeTable(library, *board, *home, *visitor, choice.speedTenths);
    if (!table)
        return Unexpected{table.error()};
    TableData data{*home, *visitor, std::move(*table), {}};
    for (const auto& entry : library.formations())
        data.formations.push_back(entry.value);
    return data;
}

}  // namespace thrum::gui
