#include <thrum/app/archive.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <chrono>
#include <set>
#include <sys/stat.h>
#include <unordered_map>
#include <unordered_set>

namespace thrum::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".thrum";
constexpr const char* kBin = "bin";
constexpr std::size_t kMaxIndexBytes = 100'000'000;
constexpr std::chrono::hours kBinKeeps{24 * 30};

// ASCII letters alone: names of teams may hold others, which then have to be typed as they are.
std::string small(std::string_view text) {
    std::string to{text};
    std::ranges::transform(to, to.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return to;
}

// 2026-11-20T19:02:05Z as 2026-11-20 19:02
std::string dateOf(const io::GameSummary& summary) {
    constexpr std::size_t kDay = 10;
    constexpr std::size_t kMinute = 16;
    if (summary.created.size() < kMinute)
        return summary.created;
    return summary.created.substr(0, kDay) + ' ' +
           summary.created.substr(kDay + 1, kMinute - kDay - 1);
}

std::string wordsOf(const ArchivedGame& game) {
    std::string words = game.file.filename().string();
    if (game.summary) {
        const io::GameSummary& summary = *game.summary;
        const std::string home = std::to_string(summary.score[0]);
        const std::string visitor = std::to_string(summary.score[1]);
        const GameKind* kind = gameKind(summary.game);
        for (const std::string& word : {summary.name,
                                        summary.game,
                                        std::string{kind != nullptr ? kind->title : ""},
                                        summary.teams[0],
                                        summary.teams[1],
                                        summary.teamIds[0],
                                        summary.teamIds[1],
                                        summary.seats[0],
                                        summary.seats[1],
                                        summary.coaches[0],
                                        summary.coaches[1],
                                        summary.board,
                                        std::string{nameOf(summary.mode)},
                                        dateOf(summary),
                                        home + "-" + visitor,
                                        home + "–" + visitor})
            words.append(1, ' ').append(word);
    }
    for (const std::string& tag : game.notes.tags)
        words.append(1, ' ').append(tag);
    return small(words + ' ' + game.notes.note);
}

bool holdsAll(const std::string& text, std::string_view words) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (text.find(words.substr(0, end)) == std::string::npos)
            return false;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return true;
}

io::IndexedGame readAgain(const fs::directory_entry& entry, io::IndexedGame known) {
    const auto text = io::readTextFile(entry.path(), io::kMaxGameFileBytes);
    if (!text) {
        known.problem = text.error().reason;
        return known;
    }
    auto summary = io::summarizeGame(*text, known.file);
    if (summary)
        known.summary = *std::move(summary);
    else
        known.problem = summary.error().text();
    return known;
}

struct Stamp {
    std::int64_t bytes = 0;
    std::int64_t modified = 0;  // nanoseconds; 0: no regular file
};
// One call to the system a file: a folder may hold thousands.
Stamp fileStamp(const fs::path& path) {
    struct ::stat status {};
    if (::lstat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode))
        return {};
    constexpr std::int64_t kSecond = 1'000'000'000;
    return {status.st_size, status.st_mtim.tv_sec * kSecond + status.st_mtim.tv_nsec};
}

// A link or a folder is no game.
std::optional<io::IndexedGame> stamped(const fs::directory_entry& entry) {
    const fs::path& path = entry.path();
    if (path.extension() != kEnding || path.filename().string().starts_with('.'))
        return std::nullopt;
    const Stamp stamp = fileStamp(path);
    if (stamp.modified == 0)
        return std::nullopt;
    return io::IndexedGame{
        .file = path.filename().string(), .bytes = stamp.bytes, .modified = stamp.modified};
}

// Notes that cannot be read are left alone and shown as none.
io::GameNotes readNotes(const fs::path& path) {
    const auto text = io::readTextFile(path);
    if (!text)
        return {};
    auto notes = io::parseGameNotes(*text, path.string());
    return notes ? *std::move(notes) : io::GameNotes{};
}

// Letters, digits and dashes: a time without its colons.
std::string stampOf(const std::string& created) {
    std::string stamp;
    std::ranges::copy_if(
        created, std::back_inserter(stamp), [](char c) { return c != ':' && c != 'Z'; });
    return stamp;
}

}  // namespace

std::string ArchivedGame::title() const {
    if (!summary)
        return file.stem().string();
    if (!summary->name.empty())
        return summary->name;
    return summary->teams[0] + "–" + summary->teams[1] + ' ' + dateOf(*summary);
}

Archive::Archive(fs::path folder, fs::path index)
    : m_folder{std::move(folder)}, m_index{std::move(index)} {}

Archive Archive::of(const UserFolders& folders) {
    return Archive{folders.data / "games", folders.state / "games.index.json"};
}

void Archive::refresh() {
    const auto text = io::readTextFile(m_index, kMaxIndexBytes);
    auto index =
        text ? io::parseGameIndex(*text, m_index.string())
             : Expected<std::vector<io::IndexedGame>, LoadError>{std::vector<io::IndexedGame>{}};
    std::vector<io::IndexedGame> before;
    if (index)
        before = *std::move(index);
    std::unordered_map<std::string_view, const io::IndexedGame*> known;
    for (const io::IndexedGame& game : before)
        known.emplace(game.file, &game);

    std::vector<io::IndexedGame> now;
    std::unordered_set<std::string> withNotes;
    std::error_code failed;
    for (fs::directory_iterator at{m_folder, failed}, end; !failed && at != end;
         at.increment(failed)) {
        const fs::directory_entry& entry = *at;
        const std::string name = entry.path().filename().string();
        if (io::isLeftover(entry.path())) {
            io::removeLeftover(entry.path());
            continue;
        }
        if (name.ends_with(io::kNotesEnding))
            withNotes.insert(name.substr(0, name.size() - io::kNotesEnding.size()));
        auto game = stamped(entry);
        if (!game)
            continue;
        const auto found = known.find(game->file);
        const bool same = found != known.end() && found->second->bytes == game->bytes &&
                          found->second->modified == game->modified;
        now.push_back(same ? *found->second : readAgain(entry, *std::move(game)));
    }
    for (io::IndexedGame& game : now) {
        const fs::path notes = io::notesFileOf(m_folder / game.file);
        const std::int64_t modified =
            withNotes.contains(game.file) ? fileStamp(notes).modified : std::int64_t{0};
        if (modified != game.notesModified) {
            game.notesModified = modified;
            game.notes = modified == 0 ? io::GameNotes{} : readNotes(notes);
        }
    }
    // newest first; what has no date last, by name
    std::ranges::sort(now, [](const io::IndexedGame& a, const io::IndexedGame& b) {
        const std::string& first = a.summary ? a.summary->created : std::string{};
        const std::string& second = b.summary ? b.summary->created : std::string{};
        return first != second ? first > second : a.file > b.file;
    });
    // a list that cannot be kept is read anew the next time
    if (now != before && !(now.empty() && before.empty()))
        static_cast<void>(io::writeFileAtomically(m_index, io::textOf(now)));

    m_games.clear();
    m_words.clear();
    for (io::IndexedGame& game : now) {
        ArchivedGame entry{m_folder / game.file,
                           std::move(game.summary),
                           std::move(game.problem),
                           std::move(game.notes)};
        if (entry.summary && !entry.summary->damage.empty())
            entry.problem = entry.summary->damage;
        m_words.push_back(wordsOf(entry));
        m_games.push_back(std::move(entry));
    }
    emptyBin();
}

std::vector<std::size_t> Archive::find(const ArchiveQuery& query) const {
    const std::string words = small(query.words);
    const auto fits = [&](const ArchivedGame& game) {
        if ((query.damaged && *query.damaged != game.isDamaged()) ||
            (query.starred && *query.starred != game.notes.starred) ||
            (!query.tag.empty() &&
             std::ranges::find(game.notes.tags, query.tag) == game.notes.tags.end()))
            return false;
        if (!game.summary)
            return query.team.empty() && !query.mode && !query.state && query.from.empty() &&
                   query.to.empty();
        const io::GameSummary& summary = *game.summary;
        const std::string_view day = std::string_view{summary.created}.substr(
            0, std::min<std::size_t>(10, summary.created.size()));
        return (query.team.empty() || summary.teamIds[0] == query.team ||
                summary.teamIds[1] == query.team) &&
               (!query.mode || summary.mode == *query.mode) &&
               (!query.state || summary.state == *query.state) &&
               (!query.branches || summary.branch == *query.branches) &&
               (query.from.empty() || day >= query.from) && (query.to.empty() || day <= query.to);
    };
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_games.size(); ++i)
        if (holdsAll(m_words[i], words) && fits(m_games[i]))
            found.push_back(i);
    return found;
}

std::vector<std::size_t> Archive::unfinished() const {
    ArchiveQuery query;
    query.state = io::GameState::Unfinished;
    query.branches = false;
    return find(query);
}

fs::path Archive::record(Game& game) const {
    const auto teams = game.teamIds();
    fs::path file = m_folder / (stampOf(game.created()) + "-" + std::string{game.gameId()} + "-" +
                                teams[0] + "-" + teams[1] + kEnding);
    // somebody else may take the name between looking and making
    do {
        file = freeName(file);
    } while (recordTo(game, file));
    return file;
}

Expected<std::unique_ptr<Game>, LoadError> Archive::branch(const Library& library,
                                                           const fs::path& file,
                                                           std::size_t entries,
                                                           std::string program,
                                                           std::string created) const {
    const auto text = io::readTextFile(file, io::kMaxGameFileBytes);
    if (!text)
        return Unexpected{text.error()};
    auto game = branchGame(
        library, *text, file.filename().string(), entries, std::move(program), std::move(created));
    if (game)
        static_cast<void>(record(**game));
    return game;
}

std::vector<LoadError> Archive::takeIn(const std::vector<fs::path>& files) {
    std::vector<LoadError> problems;
    for (const fs::path& file : files) {
        const auto text = io::readTextFile(file, io::kMaxGameFileBytes);
        if (!text) {
            problems.push_back(text.error());
            continue;
        }
        const auto summary = io::summarizeGame(*text, file.string());
        if (!summary) {
            problems.push_back(summary.error());
            continue;
        }
        const fs::path to = freeName(m_folder / (file.stem().string() + kEnding));
        if (auto error = io::writeFileAtomically(to, *text)) {
            problems.push_back(*std::move(error));
            continue;
        }
        if (const io::GameNotes notes = readNotes(io::notesFileOf(file)); !notes.empty()) {
            if (auto error = io::writeFileAtomically(io::notesFileOf(to), io::textOf(notes)))
                problems.push_back(*std::move(error));
        }
    }
    refresh();
    return problems;
}

std::optional<LoadError> Archive::annotate(const fs::path& file, const io::GameNotes& notes) {
    // what the replay has bookmarked is in the file beside the game alone
    auto now = io::readGameNotes(file);
    if (!now)
        return now.error();
    io::GameNotes kept = notes;
    kept.bookmarks = std::move(now->bookmarks);
    if (auto error = io::writeGameNotes(file, kept))
        return error;
    refresh();
    return std::nullopt;
}

std::vector<std::string> Archive::tags() const {
    std::set<std::string> all;
    for (const ArchivedGame& game : m_games)
        all.insert(game.notes.tags.begin(), game.notes.tags.end());
    return {all.begin(), all.end()};
}

std::optional<LoadError> Archive::remove(const fs::path& file) {
    std::error_code failed;
    const fs::path bin = m_folder / kBin;
    fs::create_directories(bin, failed);
    const fs::path to = freeName(bin / file.filename());
    if (!failed)
        fs::rename(file, to, failed);
    if (failed)
        return LoadError{file.string(), "", "cannot be moved to the bin: " + failed.message()};
    std::error_code without;
    fs::rename(io::notesFileOf(file), io::notesFileOf(to), without);
    // its days are counted from here; without this only from its last input
    fs::last_write_time(to, fs::file_time_type::clock::now(), failed);
    refresh();
    return std::nullopt;
}

fs::path Archive::bin() const {
    return m_folder / kBin;
}

std::optional<LoadError> Archive::takeBack(const fs::path& binned) {
    std::error_code failed;
    const fs::path to = freeName(m_folder / binned.filename());
    fs::rename(binned, to, failed);
    if (failed)
        return LoadError{binned.string(), "", "cannot be taken back: " + failed.message()};
    std::error_code without;
    fs::rename(io::notesFileOf(binned), io::notesFileOf(to), without);
    refresh();
    return std::nullopt;
}

void Archive::emptyBin() const {
    std::error_code failed;
    const auto now = fs::file_time_type::clock::now();
    for (fs::directory_iterator at{m_folder / kBin, failed}, end; !failed && at != end;
         at.increment(failed)) {
        const fs::directory_entry& entry = *at;
        std::error_code unknown;
        const auto since = entry.last_write_time(unknown);
        if (!unknown && entry.is_regular_file(unknown) && now - since > kBinKeeps)
            fs::remove(entry.path(), unknown);
    }
}

}  // namespace thrum::app
