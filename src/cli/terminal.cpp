#include "cli/terminal.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <iostream>

namespace thrum::cli {

bool flushed() {
    std::cout.flush();
    return !std::cout.fail();
}

void printLines(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        std::cout << printable(text.substr(0, end)) << '\n';
        text.remove_prefix(end + 1);
    }
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
