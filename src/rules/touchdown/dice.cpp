#include <thrum/rules/touchdown/dice.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace thrum::touchdown {
namespace {

constexpr int kMostYards = 99;

// Lower case without blanks, underscores and hyphens, so that "Long Pass" is "long_pass".
std::string bare(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == ' ' || c == '_' || c == '-')
            continue;
        const bool capital = c >= 'A' && c <= 'Z';
        result += capital ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return result;
}

}  // namespace

std::span<const EnumName<Die>> namesOf(Die) {
    static constexpr std::array<EnumName<Die>, kDice> kNames{{{Die::W1, "W1"},
                                                              {Die::W2, "W2"},
                                                              {Die::W3, "W3"},
                                                              {Die::W4, "W4"},
                                                              {Die::RI, "RI"},
                                                              {Die::RO, "RO"},
                                                              {Die::SP, "SP"},
                                                              {Die::LP, "LP"},
                                                              {Die::SR, "SR"},
                                                              {Die::NI, "NI"},
                                                              {Die::DI, "DI"},
                                                              {Die::BL, "BL"}}};
    return kNames;
}

std::string_view titleOf(Die die) {
    static constexpr std::array<std::string_view, kDice> kTitles{"Play die 1",
                                                                 "Play die 2",
                                                                 "Play die 3",
                                                                 "Play die 4",
                                                                 "Run Inside",
                                                                 "Run Outside",
                                                                 "Short Pass",
                                                                 "Long Pass",
                                                                 "Stop Run",
                                                                 "Nickel",
                                                                 "Dime",
                                                                 "Blitz"};
    return kTitles[static_cast<std::size_t>(die)];
}

std::optional<Die> dieCalled(std::string_view text) {
    const std::string wanted = bare(text);
    for (const EnumName<Die>& entry : namesOf(Die{})) {
        if (bare(entry.name) == wanted || bare(titleOf(entry.value)) == wanted)
            return entry.value;
    }
    return std::nullopt;
}

std::span<const EnumName<Symbol>> namesOf(Symbol) {
    static constexpr std::array<EnumName<Symbol>, 7> kNames{{{Symbol::GN, "GN"},
                                                             {Symbol::CP, "CP"},
                                                             {Symbol::TK, "TK"},
                                                             {Symbol::BP, "BP"},
                                                             {Symbol::IN, "IN"},
                                                             {Symbol::FM, "FM"},
                                                             {Symbol::SK, "SK"}}};
    return kNames;
}

std::optional<Result> parseResult(std::string_view text) {
    std::string face;
    std::ranges::copy_if(text, std::back_inserter(face), [](char c) { return c != ' '; });
    if (face.size() < 2)
        return std::nullopt;
    const auto symbol = parseName<Symbol>(std::string_view{face}.substr(0, 2));
    const std::string_view rest = std::string_view{face}.substr(2);
    if (!symbol)
        return std::nullopt;
    const bool gains = *symbol == Symbol::GN || *symbol == Symbol::CP;
    if (!gains)
        return rest.empty() ? std::optional{Result{*symbol, 0, false}} : std::nullopt;
    if (rest == "L")
        return Result{*symbol, 0, true};
    int yards = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), yards);
    const bool whole = error == std::errc{} && end == rest.data() + rest.size();
    if (!whole || yards < 1 || yards > kMostYards)
        return std::nullopt;
    return Result{*symbol, yards, false};
}

std::string textOf(const Result& result) {
    std::string text{nameOf(result.symbol)};
    if (result.isLong)
        return text + "L";
    return result.yards > 0 ? text + std::to_string(result.yards) : text;
}

}  // namespace thrum::touchdown
