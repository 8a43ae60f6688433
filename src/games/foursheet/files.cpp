#include <thrum/games/foursheet/files.hpp>
#include <thrum/io/foursheet_file.hpp>
#include <thrum/rules/foursheet/documents.hpp>

#include <algorithm>
#include <system_error>
#include <utility>

namespace thrum::app {
namespace {

namespace fs = std::filesystem;
constexpr std::string_view kGame = "foursheet";
constexpr std::size_t kLongestTeamId = 32;
constexpr std::size_t kLongestDeckId = 40;

// "Slot left, both backs" as "own-slot-left-both-backs", with room for a number behind it.
std::string ownIdFrom(std::string_view name, std::string_view otherwise, std::size_t longest) {
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
    id.resize(std::min(id.size(), longest - kRoomForNumber));
    while (id.ends_with('-'))
        id.pop_back();
    return id == "own" ? std::string{otherwise} : id;
}

template <class Taken>
std::string numbered(const std::string& stem, Taken taken) {
    std::string id = stem;
    for (int number = 2; taken(id); ++number)
        id = stem + "-" + std::to_string(number);
    return id;
}

template <class T, class IdOf>
void putOwn(std::vector<LibraryEntry<T>>& entries, LibraryEntry<T> entry, IdOf idOf) {
    const auto same = std::ranges::find_if(entries, [&](const LibraryEntry<T>& other) {
        return idOf(other.value) == idOf(entry.value);
    });
    if (same != entries.end())
        *same = std::move(entry);
    else
        entries.push_back(std::move(entry));
}

template <class T, class IdOf>
std::optional<LoadError> forgetOwn(std::vector<LibraryEntry<T>>& entries,
                                   std::string_view id,
                                   IdOf idOf,
                                   const char* whatElse) {
    const auto found = std::ranges::find_if(entries, [&](const LibraryEntry<T>& entry) {
        return entry.own && idOf(entry.value) == id;
    });
    if (found == entries.end())
        return LoadError{std::string{id}, "", whatElse};
    std::error_code failed;
    fs::remove(found->file, failed);
    if (failed)
        return LoadError{found->file.string(), "", "cannot be removed: " + failed.message()};
    entries.erase(found);
    return std::nullopt;
}

constexpr auto kTeamId = [](const foursheet::Team& team) -> std::string_view { return team.id; };
constexpr auto kDeckId = [](const NamedDeck& deck) -> std::string_view { return deck.id; };

bool isBelow(const fs::path& file, const fs::path& folder) {
    return !folder.empty() && file.parent_path().parent_path() == folder / "games" / kGame;
}

}  // namespace

FoursheetFiles::FoursheetFiles(const Library& library, fs::path own) : m_own{std::move(own)} {
    for (const fs::path& file : library.gameFiles(kGame, "teams")) {
        auto team = io::readSheet(file);
        if (!team) {
            m_problems.push_back(team.error());
            continue;
        }
        // games ask for a team by the name of its file
        team->id = file.stem().string();
        m_teams.push_back({file, isBelow(file, m_own), *std::move(team)});
    }
    std::vector<std::string_view> shipped;
    for (const auto& formation : namesOf(foursheet::Formation{}))
        if (const auto name = foursheet::dataFileOf(formation.value); !name.empty())
            shipped.push_back(name);
    const auto take = [&](const fs::path& file, bool isOwn) {
        auto deck = io::readDeck(file);
        if (deck)
            m_decks.push_back({file, isOwn, {file.stem().string(), *std::move(deck)}});
        else
            m_problems.push_back(deck.error());
    };
    for (const std::string_view name : shipped)
        take(library.shippedFolder() / "games" / kGame / name, false);
    for (const fs::path& file : library.gameFiles(kGame, "cards"))
        take(file, isBelow(file, m_own));
    if (auto codes = io::readCodeTable(library.shippedFolder() / "games" / kGame / "codes.json"))
        m_codes = *std::move(codes);
    else
        m_problems.push_back(codes.error());
}

const foursheet::Team* FoursheetFiles::team(std::string_view id) const {
    const auto found = std::ranges::find_if(
        m_teams, [&](const LibraryEntry<foursheet::Team>& entry) { return entry.value.id == id; });
    return found == m_teams.end() ? nullptr : &found->value;
}

const NamedDeck* FoursheetFiles::deck(std::string_view id) const {
    const auto found = std::ranges::find_if(
        m_decks, [&](const LibraryEntry<NamedDeck>& entry) { return entry.value.id == id; });
    return found == m_decks.end() ? nullptr : &found->value;
}

std::string FoursheetFiles::freshTeamId(std::string_view name) const {
    return numbered(ownIdFrom(name, "own-team", kLongestTeamId),
                    [&](const std::string& id) { return team(id) != nullptr; });
}

std::string FoursheetFiles::freshDeckId(std::string_view name) const {
    return numbered(ownIdFrom(name, "own-cards", kLongestDeckId),
                    [&](const std::string& id) { return deck(id) != nullptr; });
}

std::optional<LoadError> FoursheetFiles::noFolder() const {
    if (!m_own.empty())
        return std::nullopt;
    return LoadError{"", "", "nothing is kept: the program has no folder of yours"};
}

std::optional<LoadError> FoursheetFiles::keep(const foursheet::Team& team) {
    if (auto none = noFolder())
        return none;
    const fs::path file = m_own / "games" / kGame / "teams" / (team.id + ".json");
    if (auto problem = io::saveSheet(file, team))
        return problem;
    putOwn(m_teams, LibraryEntry<foursheet::Team>{file, true, team}, kTeamId);
    std::ranges::sort(
        m_teams, {}, [](const LibraryEntry<foursheet::Team>& entry) { return entry.value.id; });
    return std::nullopt;
}

std::optional<LoadError> FoursheetFiles::keep(const NamedDeck& deck) {
    if (auto none = noFolder())
        return none;
    const fs::path file = m_own / "games" / kGame / "cards" / (deck.id + ".json");
    if (auto problem = io::saveDeck(file, deck.deck))
        return problem;
    putOwn(m_decks, LibraryEntry<NamedDeck>{file, true, deck}, kDeckId);
    return std::nullopt;
}

std::optional<LoadError> FoursheetFiles::forgetTeam(std::string_view id) {
    return forgetOwn(m_teams, id, kTeamId, "is none of your own teams");
}

std::optional<LoadError> FoursheetFiles::forgetDeck(std::string_view id) {
    return forgetOwn(m_decks, id, kDeckId, "is none of your own cards");
}

std::vector<NamedDeck> FoursheetFiles::ownDecks(const Library& library) {
    std::vector<NamedDeck> decks;
    for (const fs::path& file : library.gameFiles(kGame, "cards"))
        if (auto deck = io::readDeck(file))
            decks.push_back({file.stem().string(), *std::move(deck)});
    return decks;
}

}  // namespace thrum::app
