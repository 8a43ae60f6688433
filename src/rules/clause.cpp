#include <thrum/core/units.hpp>
#include <thrum/rules/clause.hpp>
#include <thrum/rules/field_source.hpp>

#include <cmath>

namespace thrum {

RuleViolation violation(std::string_view clause, std::string_view text, TextArguments args) {
    return {std::string{clause}, std::string{clause}, std::string{text}, std::move(args)};
}

Unexpected<RuleViolation> refuse(std::string_view clause,
                                 std::string_view text,
                                 TextArguments args) {
    return Unexpected{violation(clause, text, std::move(args))};
}

std::string plainNumber(double value, int places) {
    std::int64_t scale = 1;
    for (int i = 0; i < places; ++i)
        scale *= 10;
    const double scaled = std::abs(value) * static_cast<double>(scale) + 0.5;
    constexpr double kMostDigits = 9e18;  // beyond it there is no whole number of that size
    if (!(scaled < kMostDigits))
        return shortNumber(value);
    const auto whole = static_cast<std::int64_t>(scaled);
    std::string text = std::to_string(whole / scale);
    std::string decimals = std::to_string(whole % scale);
    decimals.insert(0,
                    static_cast<std::size_t>(places) -
                        std::min(decimals.size(), static_cast<std::size_t>(places)),
                    '0');
    while (!decimals.empty() && decimals.back() == '0')
        decimals.pop_back();
    if (places > 0 && !decimals.empty())
        text += "." + decimals;
    return value < 0.0 && whole != 0 ? "-" + text : text;
}

}  // namespace thrum
