#include "gui/workshop/shelf_sorts.hpp"

#include <thrum/io/board_file.hpp>
#include <thrum/io/formation_file.hpp>
#include <thrum/io/play_file.hpp>
#include <thrum/io/text_file.hpp>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString shelfWords(const char* text) {
    return QCoreApplication::translate("Shelf", text);
}

template <class T>
bool isOwn(const app::Library& library, const std::string& id) {
    return std::ranges::any_of(ShelfSort<T>::all(library), [&](const auto& entry) {
        return entry.own && entry.value.id == id;
    });
}

std::string freshBoardId(const app::Library& library, const std::string& name) {
    constexpr std::size_t kLongestStem = 32;
    std::string stem = "own";
    bool gap = true;
    for (const QChar c : QString::fromStdString(name).toLower()) {
        const char letter = c.toLatin1();
        if (!((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))) {
            gap = true;
            continue;
        }
        if (gap)
            stem += '-';
        gap = false;
        stem += letter;
    }
    stem.resize(std::min(stem.size(), kLongestStem));
    if (stem == "own")
        stem = "own-board";
    std::string id = stem;
    for (int i = 2; library.board(id) != nullptr; ++i)
        id = stem + "-" + std::to_string(i);
    return id;
}
}  // namespace

Expected<Formation, LoadError> ShelfSort<Formation>::put(app::Library& library,
                                                         const std::string& folder,
                                                         const Formation& value) {
    if (isOwn<Formation>(library, value.id)) {
        if (auto problem = library.change(value))
            return Unexpected{*std::move(problem)};
        return value;
    }
    if (library.ownFormation(value.name) != nullptr)
        return Unexpected{LoadError{value.name, "/name", "is the name of one of yours already"}};
    return library.keep(folder, value, value.name);
}

std::optional<LoadError> ShelfSort<Formation>::forget(app::Library& library,
                                                      const Formation& value) {
    for (const auto& play : library.plays())
        if (play.value.formation == value.id)
            return LoadError{
                value.name,
                "",
                "stays as long as the play \"" + play.value.name + "\" is run from it"};
    return library.forget(value.name);
}

Expected<Formation, LoadError> ShelfSort<Formation>::read(const std::string& file) {
    return io::readFormation(file);
}

std::optional<LoadError> ShelfSort<Formation>::write(const std::string& file,
                                                     const Formation& value) {
    return io::saveFormation(file, value);
}

QString ShelfSort<Formation>::noun() {
    return shelfWords("formation");
}

Expected<Play, LoadError> ShelfSort<Play>::put(app::Library& library,
                                               const std::string& folder,
                                               const Play& value) {
    for (const auto& entry : library.plays())
        if (entry.own && entry.value.name == value.name && entry.value.id != value.id)
            return Unexpected{
                LoadError{value.name, "/name", "is the name of one of yours already"}};
    return library.keep(folder, value);
}

std::optional<LoadError> ShelfSort<Play>::forget(app::Library& library, const Play& value) {
    return library.forgetPlay(value.id);
}

Expected<Play, LoadError> ShelfSort<Play>::read(const std::string& file) {
    return io::readPlay(file);
}

std::optional<LoadError> ShelfSort<Play>::write(const std::string& file, const Play& value) {
    return io::writeFileAtomically(file, io::textOf(value));
}

QString ShelfSort<Play>::noun() {
    return shelfWords("play");
}

Expected<BoardSpec, LoadError> ShelfSort<BoardSpec>::put(app::Library& library,
                                                         const std::string& folder,
                                                         const BoardSpec& value) {
    BoardSpec board = value;
    for (const auto& entry : library.boards())
        if (entry.own && entry.value.name == board.name && entry.value.id != board.id)
            return Unexpected{
                LoadError{board.name, "/name", "is the name of one of yours already"}};
    const bool back = board.id.starts_with("own") && library.board(board.id) == nullptr;
    if (!isOwn<BoardSpec>(library, board.id) && !back)
        board.id = freshBoardId(library, board.name);
    if (auto problem = library.keep(folder, board))
        return Unexpected{*std::move(problem)};
    return board;
}

std::optional<LoadError> ShelfSort<BoardSpec>::forget(app::Library& library,
                                                      const BoardSpec& value) {
    return library.forgetBoard(value.id);
}

Expected<BoardSpec, LoadError> ShelfSort<BoardSpec>::read(const std::string& file) {
    return io::readBoard(file);
}

std::optional<LoadError> ShelfSort<BoardSpec>::write(const std::string& file,
                                                     const BoardSpec& value) {
    return io::saveBoard(file, value);
}

QString ShelfSort<BoardSpec>::noun() {
    return shelfWords("board");
}

}  // namespace thrum::gui
