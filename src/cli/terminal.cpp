#include "cli/terminal.hpp"

#include <algorithm>

namespace thrum::cli {

std::string printable(std::string_view text) {
    std::string shown{text};
    std::ranges::replace_if(
        shown,
        [](char c) {
            const auto byte = static_cast<unsigned char>(c);
            return byte < 0x20U || byte == 0x7FU;
        },
        '?');
    return shown;
}

}  // namespace thrum::cli
