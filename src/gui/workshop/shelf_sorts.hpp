#pragma once

#include <thrum/app/library.hpp>

#include <optional>
#include <string>

#include <QString>

namespace thrum::gui {

/// What differs between the sorts of things a coach keeps on a shelf: where they are, how they are
/// kept and how they are called. One specialization each.
template <class T>
struct ShelfSort;

template <>
struct ShelfSort<Formation> {
    [[nodiscard]] static const std::vector<app::LibraryEntry<Formation>>& all(
        const app::Library& library) {
        return library.formations();
    }
    /// @return as it is kept now, with its id
    [[nodiscard]] static Expected<Formation, LoadError> put(app::Library& library,
                                                            const std::string& folder,
                                                            const Formation& value);
    [[nodiscard]] static std::optional<LoadError> forget(app::Library& library,
                                                         const Formation& value);
    [[nodiscard]] static Expected<Formation, LoadError> read(const std::string& file);
    [[nodiscard]] static std::optional<LoadError> write(const std::string& file,
                                                        const Formation& value);
    [[nodiscard]] static QString noun();
};

template <>
struct ShelfSort<Play> {
    [[nodiscard]] static const std::vector<app::LibraryEntry<Play>>& all(
        const app::Library& library) {
        return library.plays();
    }
    [[nodiscard]] static Expected<Play, LoadError> put(app::Library& library,
                                                       const std::string& folder,
                                                       const Play& value);
    [[nodiscard]] static std::optional<LoadError> forget(app::Library& library, const Play& value);
    [[nodiscard]] static Expected<Play, LoadError> read(const std::string& file);
    [[nodiscard]] static std::optional<LoadError> write(const std::string& file, const Play& value);
    [[nodiscard]] static QString noun();
};

template <>
struct ShelfSort<BoardSpec> {
    [[nodiscard]] static const std::vector<app::LibraryEntry<BoardSpec>>& all(
        const app::Library& library) {
        return library.boards();
    }
    [[nodiscard]] static Expected<BoardSpec, LoadError> put(app::Library& library,
                                                            const std::string& folder,
                                                            const BoardSpec& value);
    [[nodiscard]] static std::optional<LoadError> forget(app::Library& library,
                                                         const BoardSpec& value);
    [[nodiscard]] static Expected<BoardSpec, LoadError> read(const std::string& file);
    [[nodiscard]] static std::optional<LoadError> write(const std::string& file,
                                                        const BoardSpec& value);
    [[nodiscard]] static QString noun();
};

}  // namespace thrum::gui
