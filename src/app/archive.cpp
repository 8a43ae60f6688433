#include <thrum/app/archive.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <chrono>
#include <map>

namespace thrum::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".thrum";
constexpr const char* kBin = "bin";
constexpr std::size_t kMaxIndexBytes = 100'000'000;
constexpr std::chrono::hours kBinKeeps{24 * 30};

std::int64_t timeOf(fs::file_time_type time) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

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
        for (const std::string& word : {summary.name,
                                        summary.teams[0],
                                        summary.teams[1],
                                        summary.teamIds[0],
                                        summary.teamIds[1],
                                        summary.seats[0],
                                        summary.seats[1],
                                        summary.board,
                                        std::string{tap::nameOf(summary.mode)},
                                        dateOf(summary),
                                        home + "-" + visitor,
                                        home + "–" + visitor})
            words += ' ' + word;
    }
    return small(words);
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

// A link's or a folder's size is none; such entries are no games.
std::optional<io::IndexedGame> stamped(const fs::directory_entry& entry) {
    std::error_code failed;
    if (entry.path().extension() != kEnding || entry.path().filename().string().starts_with('.') ||
        !entry.is_regular_file(failed))
        return std::nullopt;
    io::IndexedGame game{.file = entry.path().filename().string()};
    game.bytes = static_cast<std::int64_t>(entry.file_size(failed));
    const auto time = entry.last_write_time(failed);
    game.modified = failed ? 0 : timeOf(time);
    return game;
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
    std::map<std::string, io::IndexedGame> known;
    const auto text = io::readTextFile(m_index, kMaxIndexBytes);
    auto index =
        text ? io::parseGameIndex(*text, m_index.string())
             : Expected<std::vector<io::IndexedGame>, LoadError>{std::vector<io::IndexedGame>{}};
    std::vector<io::IndexedGame> before;
    if (index)
        before = *std::move(index);
    for (io::IndexedGame& game : before)
        known.emplace(game.file, game);

    std::vector<io::IndexedGame> now;
    std::error_code failed;
    for (fs::directory_iterator at{m_folder, failed}, end; !failed && at != end;
         at.increment(failed)) {
        const fs::directory_entry& entry = *at;
        auto game = stamped(entry);
        if (!game)
            continue;
        const auto found = known.find(game->file);
        const bool same = found != known.end() && found->second.bytes == game->bytes &&
                          found->second.modified == game->modified;
        now.push_back(same ? std::move(found->second) : readAgain(entry, *std::move(game)));
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
        ArchivedGame entry{m_folder / game.file, std::move(game.summary), std::move(game.problem)};
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
        if (query.damaged && *query.damaged != game.isDamaged())
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

fs::path Archive::record(TapGame& game) const {
    const io::TapGameHeader& header = game.header();
    fs::path file = m_folder / (stampOf(header.created) + "-" + header.asked.game + "-" +
                                header.teams[0].id + "-" + header.teams[1].id + kEnding);
    // somebody else may take the name between looking and making
    do {
        file = freeName(file);
    } while (recordTo(game, file));
    return file;
}

Expected<std::unique_ptr<TapGame>, LoadError> Archive::branch(const Library& library,
                                                              const fs::path& file,
                                                              std::size_t entries,
                                                              std::string program,
                                                              std::string created) const {
    const auto text = io::readTextFile(file, io::kMaxGameFileBytes);
    if (!text)
        return Unexpected{text.error()};
    auto game = TapGame::branch(
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
        if (auto error = io::writeFileAtomically(to, *text))
            problems.push_back(*std::move(error));
    }
    refresh();
    return problems;
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
    // its days are counted from here; without this only from its last input
    fs::last_write_time(to, fs::file_time_type::clock::now(), failed);
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
