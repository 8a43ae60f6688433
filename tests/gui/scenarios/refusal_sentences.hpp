#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace thrum::gui::test {

/// A sentence that the referee refuses an input with, and the source it stands in.
struct RefusalSentence {
    std::string text;
    std::string file;
};

/// All of them, read from the sources of the rules.
[[nodiscard]] std::vector<RefusalSentence> refusalSentences(const std::filesystem::path& sources);

}  // namespace thrum::gui::test
