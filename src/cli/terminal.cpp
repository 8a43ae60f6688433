#include "cli/terminal.hpp"

#include <algorithm>
#include <array>
#include <ctime>

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

std::string utcNow() {
    const std::time_t seconds = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), size};
}

}  // namespace thrum::cli
