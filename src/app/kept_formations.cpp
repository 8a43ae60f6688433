#include <thrum/app/library.hpp>
#include <thrum/io/formation_file.hpp>

#include <system_error>

// Formations a coach makes at the table and keeps.

namespace thrum::app {
namespace {

constexpr std::size_t kLongestId = 40;

// "Slot left, both backs" as "own-slot-left-both-backs"; a name in other letters is
// "own-formation".
std::string idFrom(std::string_view name) {
    std::string id = "own";
    bool gap = true;
    for (const char c : name) {
        const bool upper = c >= 'A' && c <= 'Z';
        if (!upper && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9')) {
            gap = true;
            continue;
        }
        if (gap)
            id += '-';
        gap = false;
        id += upper ? static_cast<char>(c - 'A' + 'a') : c;
    }
    constexpr std::size_t kRoomForNumber = 4;
    id.resize(std::min(id.size(), kLongestId - kRoomForNumber));
    return id == "own" ? "own-formation" : id;
}

}  // namespace

const Formation* Library::ownFormation(std::string_view name) const {
    const auto found =
        std::ranges::find_if(m_formations, [&](const LibraryEntry<Formation>& entry) {
            return entry.own && entry.value.name == name;
        });
    return found == m_formations.end() ? nullptr : &found->value;
}

Expected<Formation, LoadError> Library::keep(const std::filesystem::path& own,
                                             Formation formation,
                                             std::string name) {
    formation.name = std::move(name);
    if (const Formation* before = ownFormation(formation.name)) {
        formation.id = before->id;
    } else {
        const std::string id = idFrom(formation.name);
        formation.id = id;
        for (int number = 2; this->formation(formation.id) != nullptr; ++number)
            formation.id = id + "-" + std::to_string(number);
    }
    const std::filesystem::path folder = own / "formations";
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        return Unexpected{LoadError{folder.string(), "", "cannot be made: " + failed.message()}};
    std::filesystem::path file = folder / (formation.id + ".json");
    const auto before = std::ranges::find_if(
        m_formations,
        [&](const LibraryEntry<Formation>& entry) { return entry.value.id == formation.id; });
    if (before != m_formations.end())
        file = before->file;  // whatever its coach called it
    // read back first: what is written must be readable tomorrow
    auto readable = io::parseFormation(io::textOf(formation), file.string());
    if (!readable)
        return Unexpected{readable.error()};
    if (auto problem = io::saveFormation(file, formation))
        return Unexpected{*std::move(problem)};
    if (before != m_formations.end())
        before->value = formation;
    else
        m_formations.push_back({file, true, formation});
    std::ranges::sort(
        m_formations, {}, [](const LibraryEntry<Formation>& entry) { return entry.value.id; });
    return formation;
}

}  // namespace thrum::app
