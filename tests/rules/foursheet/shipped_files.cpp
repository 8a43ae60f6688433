#include "shipped_files.hpp"

#include <thrum/io/fields.hpp>

#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

namespace thrum::foursheet::shipped {
namespace {

void orThrow(const std::optional<LoadError>& error) {
    if (error)
        throw std::runtime_error(error->text());
}

}  // namespace

std::string text(const std::string& path) {
    std::ifstream file{std::string{THRUM_SOURCE_DIR} + "/" + path, std::ios::binary};
    if (!file)
        throw std::runtime_error("cannot open " + path);
    return {std::istreambuf_iterator<char>{file}, {}};
}

const Shared<Rules>& rules() {
    static const Shared<Rules> kRules = [] {
        Rules read;
        orThrow(readFrom(text("rules/foursheet.json"),
                         [&](const FieldSource& at) { read = readRules(at); }));
        return Shared<Rules>{read};
    }();
    return kRules;
}

const Shared<Data>& data() {
    static const Shared<Data> kData = [] {
        std::string all;
        for (const std::string_view file : dataFiles())
            all +=
                (all.empty() ? "[" : ",") + text("resources/games/foursheet/" + std::string{file});
        Data read;
        orThrow(readFrom(all + "]", [&](const FieldSource& at) { read = readDataWhole(at); }));
        return Shared<Data>{read};
    }();
    return kData;
}

const Shared<Team>& team(std::string_view id) {
    static std::map<std::string, Shared<Team>, std::less<>> teams;
    if (const auto found = teams.find(id); found != teams.end())
        return found->second;
    Team read;
    orThrow(readFrom(text("resources/games/foursheet/teams/" + std::string{id} + ".json"),
                     [&](const FieldSource& at) { read = readTeam(at); }));
    return teams.emplace(std::string{id}, Shared<Team>{read}).first->second;
}

std::optional<LoadError> readFrom(const std::string& json,
                                  const std::function<void(const FieldSource&)>& read) {
    return io::readText(json, "file.json", "", read);
}

std::string writtenBy(const std::function<void(FieldSink&)>& write) {
    return io::written(write).line();
}

std::string exchanged(std::string text, std::string_view old, std::string_view replacement) {
    const std::size_t at = text.find(old);
    if (at == std::string::npos)
        throw std::runtime_error("not in the text: " + std::string{old});
    if (text.find(old, at + 1) != std::string::npos)
        throw std::runtime_error("twice in the text: " + std::string{old});
    return text.replace(at, old.size(), replacement);
}

std::string exchangedAfter(std::string text,
                           std::string_view marker,
                           std::string_view old,
                           std::string_view replacement) {
    const std::size_t from = text.find(marker);
    const std::size_t at = from == std::string::npos ? from : text.find(old, from);
    if (at == std::string::npos)
        throw std::runtime_error("not in the text: " + std::string{old});
    return text.replace(at, old.size(), replacement);
}

}  // namespace thrum::foursheet::shipped
