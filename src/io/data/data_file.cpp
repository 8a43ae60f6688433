#include "io/data/readers.hpp"

#include <thrum/io/data_file.hpp>
#include <thrum/io/text_file.hpp>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

enum class Kind : std::uint8_t {
    Base,
    Board,
    Team,
    Formation,
    Play,
    Drill,
    Bench,
    FssTeam,
    FssCards
};

constexpr std::array<std::pair<std::string_view, Kind>, 9> kSchemas{
    {{kBaseSchema, Kind::Base},
     {kBoardSchema, Kind::Board},
     {kTeamSchema, Kind::Team},
     {kFormationSchema, Kind::Formation},
     {kPlaySchema, Kind::Play},
     {kDrillSchema, Kind::Drill},
     {kBenchSchema, Kind::Bench},
     {"fss.team/1", Kind::FssTeam},
     {"fss.cards/1", Kind::FssCards}}};

template <class T>
Expected<DataFile, LoadError> widened(Expected<T, LoadError> read) {
    if (!read)
        return Unexpected{read.error()};
    return DataFile{*std::move(read)};
}

}  // namespace

std::string_view kindOf(const DataFile& data) {
    return std::visit(
        Overloaded{[](const BaseSpec&) { return std::string_view{"base"}; },
                   [](const BoardSpec&) { return std::string_view{"board"}; },
                   [](const TeamFile&) { return std::string_view{"team"}; },
                   [](const Formation&) { return std::string_view{"formation"}; },
                   [](const Play&) { return std::string_view{"play"}; },
                   [](const Drill&) { return std::string_view{"drill"}; },
                   [](const BenchBase&) { return std::string_view{"base on the bench"}; },
                   [](const foursheet::Team&) { return std::string_view{"4SS team"}; },
                   [](const foursheet::Deck&) { return std::string_view{"4SS play cards"}; }},
        data);
}

Expected<DataFile, LoadError> parseDataFile(std::string_view text, std::string file) {
    const std::string name = file;
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    Kind kind = Kind::Base;
    reading.root().peek([&](JsonObject& o) { kind = o.required("schema").choice<Kind>(kSchemas); });
    const auto known = reading.result(kind);
    if (!known)
        return Unexpected{known.error()};
    switch (*known) {
        case Kind::Base:
            return widened(baseFrom(*document));
        case Kind::Board:
            return widened(boardFrom(*document));
        case Kind::Team:
            return widened(teamFrom(*document));
        case Kind::Formation:
            return widened(formationFrom(*document));
        case Kind::Play:
            return widened(playFrom(*document));
        case Kind::Drill:
            return widened(drillFrom(*document));
        case Kind::Bench:
            return widened(benchBaseFrom(*document));
        case Kind::FssTeam:
            return widened(parseSheet(text, name));
        case Kind::FssCards:
            return widened(parseDeck(text, name));
    }
    return widened(baseFrom(*document));
}

Expected<DataFile, LoadError> readDataFile(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseDataFile(*text, path.string());
}

FileSort sortOf(std::string_view text) {
    const std::string_view head = text.substr(0, text.find('\n'));
    const auto member = [](std::string_view in, std::string_view name) {
        const auto document = JsonDocument::parse(in, {});
        return document && document->root().is_object() && document->root().contains(name);
    };
    if (member(head, "thrum"))
        return FileSort::Game;
    return rulesPrefix(text).empty() ? FileSort::Data : FileSort::Rules;
}

std::string rulesPrefix(std::string_view text) {
    const auto document = JsonDocument::parse(text, {});
    if (!document || !document->root().is_object() || document->root().contains("clauses"))
        return {};
    const auto word = [&](const char* key) {
        const auto found = document->root().find(key);
        return found != document->root().end() && found->is_string() ? found->get<std::string>()
                                                                     : std::string{};
    };
    std::string prefix = word("ruleset");
    if (const std::string schema = word("schema"); prefix.empty()) {
        const std::size_t end = schema.find(".rules/");
        if (end != std::string::npos)
            prefix = schema.substr(0, end);
    }
    for (char& letter : prefix)
        if (letter >= 'a' && letter <= 'z')
            letter = static_cast<char>(letter - 'a' + 'A');
    return prefix;
}

}  // namespace thrum::io
