#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/bench_file.hpp>
#include <thrum/io/drill_file.hpp>
#include <thrum/io/foursheet_file.hpp>
#include <thrum/segment/formation.hpp>
#include <thrum/segment/play.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

namespace thrum::io {

/// Any file of the library, told by its "schema".
using DataFile = std::variant<BaseSpec,
                              BoardSpec,
                              TeamFile,
                              Formation,
                              Play,
                              Drill,
                              BenchBase,
                              foursheet::Team,
                              foursheet::Deck>;

/// "base", "board", "team", "formation", "play", "drill", "base on the bench", "4SS team" or "4SS
/// play cards".
[[nodiscard]] std::string_view kindOf(const DataFile& data);

/// Errors: LoadError naming file, JSON pointer and reason; an unknown schema is one.
[[nodiscard]] Expected<DataFile, LoadError> parseDataFile(std::string_view text, std::string file);
[[nodiscard]] Expected<DataFile, LoadError> readDataFile(const std::filesystem::path& path);

/// What a text is to be read as, told by its first members alone.
enum class FileSort : std::uint8_t {
    Data,   ///< parseDataFile; also whatever is none of the others
    Rules,  ///< parseTapRules
    Game    ///< a record, line by line
};
[[nodiscard]] FileSort sortOf(std::string_view text);

/// Of which book a rules file is, as its clauses begin: "TAP", "TDM"; empty: it is none.
[[nodiscard]] std::string rulesPrefix(std::string_view text);

}  // namespace thrum::io
