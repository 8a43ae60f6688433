#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::io {

/// A base as it was at one moment on the bench, with the man who stands on it.
struct BenchState {
    std::string note;  ///< what was changed: "rear left: lean 19°"
    std::string at;    ///< when, as the coach reads it: "2026-11-20 18:31"
    BaseSpec base;
    FigureBody figure;
    double dialDeg = 0.0;
    std::vector<PuttySpec> putty;
    bool boiled = false;  ///< laid in hot water and pressed flat
    bool sanded = false;  ///< rubbed lighter
    friend bool operator==(const BenchState&, const BenchState&) = default;
};

/// A base in the rack of the tweak bench: every state it ever had, oldest first.
struct BenchBase {
    /// More states than that are dropped from the old end, but for the first.
    static constexpr std::size_t kMostStates = 400;
    std::string id;
    std::string name;                  ///< "D-12"
    std::string man;                   ///< whose base it is: "34 Delacroix", may be empty
    std::optional<Position> position;  ///< his, where he is known
    std::string goals;      ///< word of the goals it is tuned to: "line", "back", "corner"; empty
    std::string inspected;  ///< class it has to pass: "tap", "light", "treated", "open"
    std::vector<BenchState> states;
    std::size_t now = 0;  ///< place in `states`
    friend bool operator==(const BenchBase&, const BenchBase&) = default;
};

/// What the board needs of a state.
[[nodiscard]] FigureSpec figureOf(const BenchState& state);

/// Reads a base on the bench ("thrum.bench/1").
/// Errors: LoadError naming file, JSON pointer and reason; nothing is taken in part.
[[nodiscard]] Expected<BenchBase, LoadError> parseBenchBase(std::string_view text,
                                                            std::string file);
[[nodiscard]] Expected<BenchBase, LoadError> readBenchBase(const std::filesystem::path& path);

/// The file's text; what it reads back to is equal.
[[nodiscard]] std::string textOf(const BenchBase& base);
/// Atomic. @return the error, or nothing
[[nodiscard]] std::optional<LoadError> saveBenchBase(const std::filesystem::path& path,
                                                     const BenchBase& base);

}  // namespace thrum::io
