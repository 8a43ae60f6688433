#include <thrum/core/contract.hpp>
#include <thrum/rules/foursheet/codes.hpp>

#include <algorithm>

namespace thrum::foursheet {

std::string codeText(CodeId code) {
    return {static_cast<char>('0' + code / 10), static_cast<char>('0' + code % 10)};
}

std::optional<CodeId> parseCode(std::string_view text) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.size() != 2 || !isDigit(text[0]) || !isDigit(text[1]))
        return std::nullopt;
    const CodeId code = (text[0] - '0') * 10 + (text[1] - '0');
    return code < kCodes ? std::optional{code} : std::nullopt;
}

const ResultCode& codeOf(const CodeTable& table, CodeId id) {
    THRUM_ASSERT(id >= 0 && id < static_cast<int>(table.codes.size()));
    return table.codes[static_cast<std::size_t>(id)];
}

bool isLongCode(CodeId code) {
    constexpr std::array kLong{11, 21, 31, 41, 51, 61, 71, 81, 89, 90, 91};
    return std::ranges::find(kLong, code) != kLong.end();
}

}  // namespace thrum::foursheet
