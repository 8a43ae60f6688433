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

auto ownEntry(auto& formations, std::string_view name) {
    return std::ranges::find_if(formations, [&](const LibraryEntry<Formation>& entry) {
        return entry.own && entry.value.name == name;
    });
}

LoadError notOwn(std::string_view name) {
    return {std::string{name}, "", "is none of your own formations"};
}

}  // namespace

const Formation* Library::ownFormation(std::string_view name) const {
    const auto found = ownEntry(m_formations, name);
    return found == m_formations.end() ? nullptr : &found->value;
}

Expected<Formation, LoadError> Library::keep(const std::filesystem::path& own,
                                             Formation formation,
                                             std::string name) {
    formation.name = std::move(name);
    if (const Formation* before = ownFormation(formation.name)) {
        formation.id = before->id;
    } else if (!formation.id.starts_with("own") || this->formation(formation.id) != nullptr) {
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

Expected<Formation, LoadError> Library::rename(std::string_view name, std::string to) {
    const auto found = ownEntry(m_formations, name);
    if (found == m_formations.end())
        return Unexpected{notOwn(name)};
    if (to != name && ownFormation(to) != nullptr)
        return Unexpected{LoadError{to, "", "is the name of another of your formations"}};
    Formation renamed = found->value;
    renamed.name = std::move(to);
    auto readable = io::parseFormation(io::textOf(renamed), found->file.string());
    if (!readable)
        return Unexpected{readable.error()};
    if (auto problem = io::saveFormation(found->file, renamed))
        return Unexpected{*std::move(problem)};
    found->value = renamed;
    return renamed;
}

std::optional<LoadError> Library::forget(std::string_view name) {
    const auto found = ownEntry(m_formations, name);
    if (found == m_formations.end())
        return notOwn(name);
    std::error_code failed;
    std::filesystem::remove(found->file, failed);
    if (failed)
        return LoadError{found->file.string(), "", "cannot be removed: " + failed.message()};
    m_formations.erase(found);
    return std::nullopt;
}

}  // namespace thrum::app
