#pragma once

#include <string>

namespace thrum {

/// Why a file was not taken: which file, where in it, and the reason in one sentence.
struct LoadError {
    std::string file;
    std::string pointer;  ///< JSON pointer, "" for the whole document
    std::string reason;

    /// "file: /pointer: reason"
    [[nodiscard]] std::string text() const {
        return file + ": " + (pointer.empty() ? std::string{} : pointer + ": ") + reason;
    }
    friend bool operator==(const LoadError&, const LoadError&) = default;
};

}  // namespace thrum
