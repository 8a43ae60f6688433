#include <thrum/core/violation.hpp>

#include <algorithm>

namespace thrum {

std::string filled(std::string_view text, const TextArguments& args) {
    std::string out;
    out.reserve(text.size() + 16);
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find('{', at);
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos)
            break;
        out += text.substr(at, open - at);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto arg = std::ranges::find(args, name, &TextArgument::first);
        out +=
            arg != args.end() ? std::string_view{arg->second} : text.substr(open, close - open + 1);
        at = close + 1;
    }
    out += text.substr(at);
    return out;
}

}  // namespace thrum
