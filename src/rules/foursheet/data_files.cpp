#include "reading.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/rules/foursheet/documents.hpp>

#include <algorithm>
#include <array>

namespace thrum::foursheet {
namespace {

constexpr std::size_t kDecks = 2;
constexpr std::size_t kOthers = 3;  ///< codes, returns and tables, behind the cards
constexpr std::array<std::string_view, kDecks + kOthers> kFiles{
    "cards-pro-set.json", "cards-shotgun.json", "codes.json", "returns.json", "tables.json"};
static_assert(kDecks + kMoreDataFiles == kFormations);

// The end of a text, taken off; nothing if it does not end so.
std::optional<std::string_view> without(std::string_view text, std::string_view end) {
    if (!text.ends_with(end))
        return std::nullopt;
    return text.substr(0, text.size() - end.size());
}

// "name, column A, row 7: code 45 is not allowed there"
std::optional<RuleViolation> codeRefused(const LoadError& error) {
    const auto body = without(error.reason, kCodeReason);
    if (!body)
        return std::nullopt;
    constexpr std::string_view kColumn = ", column ";
    constexpr std::string_view kRow = ", row ";
    constexpr std::string_view kCode = ": code ";
    const std::size_t code = body->rfind(kCode);
    const std::size_t row = body->rfind(kRow, code);
    const std::size_t column = body->rfind(kColumn, row);
    if (code == std::string_view::npos || row == std::string_view::npos ||
        column == std::string_view::npos)
        return std::nullopt;
    const auto part = [&](std::size_t from, std::size_t to) {
        return std::string{body->substr(from, to - from)};
    };
    return RuleViolation{
        "FSS-10.3",
        "E-FSS-CODE",
        THRUM_TEXT("{player}, column {c}, row {r}: code {n} is not allowed there."),
        {{"player", part(0, column)},
         {"c", part(column + kColumn.size(), row)},
         {"r", part(row + kRow.size(), code)},
         {"n", part(code + kCode.size(), body->size())}}};
}

// "Play card 25: d20 value 7 is missing"
std::optional<RuleViolation> cardRefused(const LoadError& error) {
    const std::string_view text = error.reason;
    const std::size_t end = text.find(": ");
    if (!text.starts_with(kCardReason) || end == std::string_view::npos)
        return std::nullopt;
    return RuleViolation{
        "FSS-6.1",
        "E-FSS-CARD",
        THRUM_TEXT("Play card {n}: {reason}."),
        {{"n", std::string{text.substr(kCardReason.size(), end - kCardReason.size())}},
         {"reason", std::string{text.substr(end + 2)}}}};
}

}  // namespace

std::span<const std::string_view> dataFiles() {
    return kFiles;
}

Data readData(std::span<const FieldSource> sources) {
    THRUM_ASSERT(sources.size() >= kFiles.size() &&
                 sources.size() <= kFiles.size() + kMoreDataFiles);
    const std::size_t decks = sources.size() - kOthers;
    Data data;
    for (std::size_t i = 0; i < decks; ++i) {
        Deck deck = readDeck(sources[i]);
        if (!sources[i].failed() && deckOf(data, deck.formation) != nullptr)
            sources[i].failBelow("/formation", "this formation has its cards in another file");
        data.decks.push_back(std::move(deck));
    }
    data.codes = readCodes(sources[decks]);
    data.returns = readReturns(sources[decks + 1]);
    data.tables = readTables(sources[decks + 2]);
    return data;
}

// A formation that the shipped cards are for has its file by the order of both.
std::string_view dataFileOf(Formation formation) {
    return formation == Formation::ProSet    ? kFiles[0]
           : formation == Formation::Shotgun ? kFiles[1]
                                             : std::string_view{};
}

void write(const Data& data, FieldSink& to) {
    to.beginList();
    for (const Deck& deck : data.decks)
        write(deck, to);
    write(data.codes, to);
    write(data.returns, to);
    write(data.tables, to);
    to.endList();
}

Data readDataWhole(const FieldSource& at) {
    const auto files = at.list<FieldSource>({kFiles.size(), kFiles.size() + kMoreDataFiles},
                                            [](const FieldSource& one) { return one; });
    return at.failed() ? Data{} : readData(files);
}

// Clause: FSS-36.
RuleViolation fileRefused(const LoadError& error) {
    if (const auto code = codeRefused(error))
        return *code;
    if (const auto card = cardRefused(error))
        return *card;
    return {"FSS-36",
            "E-FSS-DATA",
            THRUM_TEXT("{file}: {path}: {reason}."),
            {{"file", error.file},
             {"path", error.pointer.empty() ? "/" : error.pointer},
             {"reason", error.reason}}};
}

}  // namespace thrum::foursheet
