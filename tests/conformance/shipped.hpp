#pragma once

#include "sample.hpp"
#include "texts.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

/// A game as it is shipped: rules/<id>.json and what lies in resources/games/<id>.
namespace thrum::conformance {

[[nodiscard]] inline std::string fileText(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file)
        throw std::runtime_error{"cannot read " + path.string()};
    return {std::istreambuf_iterator<char>{file}, {}};
}

template <class T, class Read>
[[nodiscard]] T fromFile(const std::filesystem::path& path, Read read) {
    auto value = parsed<T>(fileText(path), read);
    if (!value)
        throw std::runtime_error{path.string() + ": " + value.error().text()};
    return *std::move(value);
}

/// The sources of several texts at once, as readData takes them.
template <class F>
void withSources(const std::vector<std::string>& texts, std::vector<FieldSource>& sources, F read) {
    if (sources.size() == texts.size()) {
        read(std::span<const FieldSource>{sources});
        return;
    }
    const auto error = io::readText(texts[sources.size()], "data", "", [&](const FieldSource& at) {
        sources.push_back(at);
        withSources(texts, sources, read);
    });
    if (error)
        throw std::runtime_error{error->text()};
}

template <games::Begun G>
[[nodiscard]] typename G::Data dataFrom(const std::vector<std::string>& texts) {
    typename G::Data data{};
    std::vector<FieldSource> sources;
    sources.reserve(texts.size());
    withSources(texts, sources, [&](std::span<const FieldSource> all) { data = G::readData(all); });
    return data;
}

/// All that a game may be begun with: game n takes the modes and teams in turn.
template <games::Begun G>
class Shipped {
public:
    explicit Shipped(const std::filesystem::path& root) {
        const std::string id{G::kId};
        m_config.rules =
            fromFile<typename G::Rules>(root / "rules" / (id + ".json"),
                                        [](const FieldSource& at) { return G::readRules(at); });
        const std::filesystem::path folder = root / "resources" / "games" / id;
        std::vector<std::string> tables;
        for (const std::string_view file : G::dataFiles())
            tables.push_back(fileText(folder / file));
        m_config.data = dataFrom<G>(tables);
        std::vector<std::filesystem::path> files;
        for (const auto& entry : std::filesystem::directory_iterator{folder / "teams"})
            files.push_back(entry.path());
        std::ranges::sort(files);
        for (const auto& file : files)
            m_teams.push_back(fromFile<typename G::Team>(
                file, [](const FieldSource& at) { return G::readTeam(at); }));
        if (m_teams.size() < 2)
            throw std::runtime_error{"fewer than two teams in " + (folder / "teams").string()};
    }

    [[nodiscard]] typename G::Config config(std::uint64_t n) const {
        typename G::Config config = m_config;
        config.mode = static_cast<Mode>(n % 3);
        const std::size_t home = static_cast<std::size_t>(n / 3) % m_teams.size();
        config.teams = {m_teams[home], m_teams[(home + 1) % m_teams.size()]};
        return config;
    }

private:
    typename G::Config m_config{};
    std::vector<Shared<typename G::Team>> m_teams;
};

/// @param root  the folder that holds rules and resources
template <class G>
requires games::Begun<G> && games::Coached<G>
[[nodiscard]] Sample<G> shippedSample(const std::filesystem::path& root = THRUM_TEST_SOURCE_DIR) {
    Sample<G> sample;
    sample.begin = [shipped = Shipped<G>{root}](std::uint64_t n) {
        return G::newGame(shipped.config(n));
    };
    return sample;
}

}  // namespace thrum::conformance
