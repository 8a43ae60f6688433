#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/core/units.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace thrum::io {

/// What a coach has noted about a formation or a play, shipped or his own.
struct Mark {
    bool starred = false;
    int key = 0;        ///< 1 to 9: the digit it is called by; 0: none
    int uses = 0;       ///< plays it was lined up for
    int measured = 0;   ///< of those, plays whose gain is in `gained`
    Distance gained{};  ///< by the offense, of all those plays together
    /// Yards a play; nothing before the first.
    [[nodiscard]] std::optional<double> meanGain() const {
        return measured > 0 ? std::optional{gained.yards() / measured} : std::nullopt;
    }
    friend bool operator==(const Mark&, const Mark&) = default;
};

/// By id; what nothing is noted of is left out.
struct Marks {
    std::map<std::string, Mark, std::less<>> formations;
    std::map<std::string, Mark, std::less<>> plays;
    friend bool operator==(const Marks&, const Marks&) = default;
};

/// Reads marks ("thrum.marks/1").
/// Errors: LoadError naming file, JSON pointer and reason; nothing is taken in part.
[[nodiscard]] Expected<Marks, LoadError> parseMarks(std::string_view text, std::string file);
[[nodiscard]] Expected<Marks, LoadError> readMarks(const std::filesystem::path& path);

/// The file's text; what it reads back to is equal.
[[nodiscard]] std::string textOf(const Marks& marks);
/// Atomic. @return the error, or nothing
[[nodiscard]] std::optional<LoadError> saveMarks(const std::filesystem::path& path,
                                                 const Marks& marks);

}  // namespace thrum::io
