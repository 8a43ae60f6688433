#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/figure_id.hpp>
#include <thrum/core/load_error.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace thrum::io {

/// A short game from a start state, with a score to beat.
struct Drill {
    std::string id;
    std::string game;  ///< its id; empty: the first of the house
    std::string name;
    std::string notes;
    Side side = Side::Home;       ///< whose coach it drills
    int points = 0;               ///< to score at least
    std::string overrides{"{}"};  ///< house rules, JSON
    std::string state{"{}"};      ///< merged into a fresh game as `load` does, JSON
    friend bool operator==(const Drill&, const Drill&) = default;
};

/// Reads a drill ("thrum.drill/1"). Whether its state makes sense is told when it is begun.
/// Errors: LoadError naming file, JSON pointer and reason; nothing is taken in part.
[[nodiscard]] Expected<Drill, LoadError> parseDrill(std::string_view text, std::string file);
[[nodiscard]] Expected<Drill, LoadError> readDrill(const std::filesystem::path& path);

}  // namespace thrum::io
