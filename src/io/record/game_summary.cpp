#include "io/json/cursor.hpp"
#include "io/json/text.hpp"
#include "io/record/game_notes.hpp"

#include <thrum/io/game_summary.hpp>
#include <thrum/io/record_limits.hpp>
#include <thrum/rules/field_reader.hpp>

#include <charconv>
#include <limits>

namespace thrum::io {
namespace {

constexpr std::string_view kGamesSchema = "thrum.games/5";
constexpr std::size_t kMostGames = 1'000'000;
constexpr std::array<std::pair<std::string_view, GameState>, 3> kStateWords{
    {{"unfinished", GameState::Unfinished},
     {"finished", GameState::Finished},
     {"conceded", GameState::Conceded}}};

std::string_view wordOfState(GameState state) {
    for (const auto& [word, value] : kStateWords)
        if (value == state)
            return word;
    return {};
}

// Lines are written by one writer, so their first members stand where it puts them.
std::optional<std::int64_t> numberOf(std::string_view line) {
    constexpr std::string_view kStart = R"({"n":)";
    if (!line.starts_with(kStart))
        return std::nullopt;
    std::int64_t n = 0;
    const char* first = line.data() + kStart.size();
    const auto [end, error] = std::from_chars(first, line.data() + line.size(), n);
    return error == std::errc{} && end != first ? std::optional{n} : std::nullopt;
}

bool isOf(std::string_view line, std::string_view kind) {
    constexpr std::size_t kHead = 40;  // {"n":1000000000,"kind":"correction"
    return line.substr(0, kHead).find("\"kind\":\"" + std::string{kind} + "\"") !=
           std::string_view::npos;
}

// The pass over the lines: which are in force, and what those without a number say.
class Pass {
public:
    Pass(std::string_view text, std::string file, GameSummary& summary)
        : m_text{text}, m_file{std::move(file)}, m_summary{summary} {}

    void run() {
        std::size_t at = 0;
        while (at < m_text.size() && m_summary.damage.empty()) {
            const std::size_t end = m_text.find('\n', at);
            if (end == std::string_view::npos) {
                m_summary.torn = true;
                break;
            }
            ++m_line;
            if (m_line > 1)
                take(m_text.substr(at, end - at));
            at = end + 1;
        }
        m_summary.entries = static_cast<std::int64_t>(m_inForce.size());
        for (auto line = m_inForce.rbegin(); line != m_inForce.rend(); ++line)
            if (situationOf(*line))
                break;
        if (m_summary.state == GameState::Conceded)
            m_summary.winner = m_wonByConcession;
        else if (m_summary.state != GameState::Finished)
            m_summary.winner.reset();
    }

private:
    void take(std::string_view line) {
        if (!line.ends_with('}'))
            damaged("is not whole");
        else if (const auto n = numberOf(line))
            takeNumbered(line, *n);
        else if (isOf(line, "mark"))
            m_summary.inRun = true;
        else if (isOf(line, "end"))
            takeEnd(line);
        else if (isOf(line, "meta"))
            takeName(line);
        else if (!isOf(line, "note") && !isOf(line, "thought") && !isOf(line, "refusal"))
            damaged("is no line of a game");
    }
    void takeNumbered(std::string_view line, std::int64_t n) {
        if (n != m_next) {
            damaged("/n: is " + std::to_string(n) + "; due is " + std::to_string(m_next));
            return;
        }
        ++m_next;
        m_summary.inRun = false;
        m_summary.state = GameState::Unfinished;
        if (isOf(line, "takeback")) {
            std::size_t to = 0;
            if (peek(line, [&](FieldObject& o) {
                    to = static_cast<std::size_t>(o.required("to").integer({0, 1'000'000}));
                }))
                m_inForce.resize(std::min(to, m_inForce.size()));
            return;
        }
        m_inForce.push_back(line);
    }
    void takeEnd(std::string_view line) {
        m_summary.state = GameState::Finished;
        static_cast<void>(peek(line, [&](FieldObject& o) {
            const NoNames nobody;
            if (o.required("reason").text({1, 20, false}) != "conceded")
                return;
            m_summary.state = GameState::Conceded;
            Side gaveUp = Side::Home;
            FieldReader{nobody}.read(o.required("side"), gaveUp);
            m_wonByConcession = other(gaveUp);
        }));
    }
    void takeName(std::string_view line) {
        static_cast<void>(peek(line, [&](FieldObject& o) {
            m_summary.name = o.required("name").text({0, 200, false});
            m_summary.branch = m_summary.branch || o.optional("branch_of").has_value();
        }));
    }
    void readEnd(FieldObject& event) {
        const NoNames nobody;
        const FieldReader reader{nobody};
        if (const auto side = event.optional("side"))
            reader.read(*side, m_summary.winner.emplace());
        // where the end does not tell it, the situation beside it does
        if (const auto score = event.optional("score")) {
            reader.read(*score, m_summary.score);
            m_scoreIsFinal = true;
        }
    }
    // Whether the line says how the game stands. Lines are asked from the last one back; the end of
    // the game tells the score alone.
    bool situationOf(std::string_view line) {
        bool found = false;
        const auto read = [&](FieldObject& o) {
            const NoNames nobody;
            std::array<int, 2> score{};
            FieldReader{nobody}.read(o.required("score"), score);
            if (!m_scoreIsFinal)
                m_summary.score = score;
            const auto quarter = o.optional("quarter");
            const auto period = quarter ? quarter : o.optional("half");
            m_summary.quarters = quarter.has_value();
            m_summary.half = period ? static_cast<int>(period->integer({1, 1000})) : 0;
            m_summary.play = static_cast<int>(o.required("play").integer({0, 1'000'000}));
            found = true;
        };
        if (isOf(line, "correction")) {
            static_cast<void>(peek(line, [&](FieldObject& o) { o.required("state").peek(read); }));
            return true;
        }
        const auto has = [&](std::string_view event) {
            return line.find(event) != std::string_view::npos;
        };
        if (!has(R"({"type":"situation")") && !has(R"({"type":"game_ended")"))
            return false;
        static_cast<void>(peek(line, [&](FieldObject& o) {
            const auto events = o.optional("events");
            if (!events)
                return;
            static_cast<void>(events->list<bool>({0, 10'000}, [&](const FieldSource& event) {
                event.peek([&](FieldObject& e) {
                    const std::string type = e.required("type").text({1, 60, false});
                    if (type == "situation")
                        read(e);
                    else if (type == "game_ended")
                        readEnd(e);
                });
                return true;
            }));
        }));
        return found;
    }
    template <class Read>
    bool peek(std::string_view line, Read read) {
        const auto document = JsonDocument::parse(line, m_file);
        if (!document) {
            damaged(document.error().reason);
            return false;
        }
        const JsonReading reading{*document};
        reading.root().peek(read);
        const auto result = reading.result(true);
        if (!result)
            damaged(result.error().pointer + ": " + result.error().reason);
        return result.has_value();
    }
    void damaged(const std::string& reason) {
        if (m_summary.damage.empty())
            m_summary.damage = "line " + std::to_string(m_line) + ": " + reason;
    }

    std::string_view m_text;
    std::string m_file;
    GameSummary& m_summary;
    int m_line = 0;
    std::int64_t m_next = 1;
    std::vector<std::string_view> m_inForce;
    bool m_scoreIsFinal = false;
    std::optional<Side> m_wonByConcession{};
};

template <class T>
OrderedJson pairJson(const std::array<T, 2>& pair) {
    return OrderedJson::array({pair[0], pair[1]});
}

OrderedJson summaryJson(const GameSummary& summary) {
    OrderedJson to;
    to["game"] = summary.game;
    to["name"] = summary.name;
    to["created"] = summary.created;
    to["program"] = summary.program;
    to["board"] = summary.board;
    to["mode"] = nameOf(summary.mode);
    to["team_ids"] = pairJson(summary.teamIds);
    to["teams"] = pairJson(summary.teams);
    to["seats"] = pairJson(summary.seats);
    to["coaches"] = pairJson(summary.coaches);
    to["score"] = pairJson(summary.score);
    to["half"] = summary.half;
    to["quarters"] = summary.quarters;
    to["play"] = summary.play;
    to["entries"] = summary.entries;
    to["state"] = wordOfState(summary.state);
    if (summary.winner)
        to["winner"] = *summary.winner == Side::Home ? "home" : "visitor";
    to["branch"] = summary.branch;
    to["in_run"] = summary.inRun;
    to["torn"] = summary.torn;
    to["damage"] = summary.damage;
    return to;
}

std::array<std::string, 2> readTexts(const FieldSource& at) {
    const auto texts = at.list<std::string>({2, 2}, [](const FieldSource& text) {
        return text.text({0, kSeatText.most, false});
    });
    return texts.size() == 2 ? std::array{texts[0], texts[1]} : std::array<std::string, 2>{};
}

GameSummary readSummary(FieldObject& o) {
    constexpr TextLimits kText{0, 400, false};
    constexpr std::int64_t kMost = 1'000'000'000;
    const NoNames nobody;
    const FieldReader reader{nobody};
    GameSummary summary;
    summary.game = o.required("game").text(kText);
    summary.name = o.required("name").text(kText);
    summary.created = o.required("created").text(kText);
    summary.program = o.required("program").text(kText);
    summary.board = o.required("board").text(kText);
    reader.read(o.required("mode"), summary.mode);
    summary.teamIds = readTexts(o.required("team_ids"));
    summary.teams = readTexts(o.required("teams"));
    summary.seats = readTexts(o.required("seats"));
    summary.coaches = readTexts(o.required("coaches"));
    const auto score = o.required("score").list<int>({2, 2}, [](const FieldSource& points) {
        return static_cast<int>(points.integer({0, 100'000}));
    });
    if (score.size() == 2)
        summary.score = {score[0], score[1]};
    summary.half = static_cast<int>(o.required("half").integer({0, 1000}));
    summary.quarters = o.required("quarters").boolean();
    summary.play = static_cast<int>(o.required("play").integer({0, kMost}));
    summary.entries = o.required("entries").integer({0, kMost});
    summary.state = o.required("state").choice<GameState>(std::span{kStateWords});
    if (const auto winner = o.optional("winner"))
        reader.read(*winner, summary.winner.emplace());
    summary.branch = o.required("branch").boolean();
    summary.inRun = o.required("in_run").boolean();
    summary.torn = o.required("torn").boolean();
    summary.damage = o.required("damage").text({0, 2000, true});
    return summary;
}

// The members a list shows; teams and boards are looked at when the game is opened.
Expected<GameSummary, LoadError> readHeader(std::string_view line, std::string file) {
    const auto document = JsonDocument::parse(line, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    constexpr TextLimits kText{0, 400, false};
    const NoNames nobody;
    const FieldReader reader{nobody};
    GameSummary summary;
    reading.root().peek([&](FieldObject& o) {
        const FieldSource mark = o.required("thrum");
        if (mark.text({1, 20, false}) != "game")
            mark.fail("this is no game file");
        summary.game = o.required("game").text(kText);
        reader.read(o.required("mode"), summary.mode);
        if (const auto board = o.optional("board"))
            board->peek([&](FieldObject& b) { summary.board = b.required("name").text(kText); });
        std::size_t side = 0;
        for (const char* key : {"home", "visitor"}) {
            o.required(key).peek([&](FieldObject& team) {
                summary.teamIds[side] = team.required("id").text(kText);
                summary.teams[side] = team.required("name").text(kText);
            });
            o.required("options").peek([&](FieldObject& options) {
                options.required("seats").peek([&](FieldObject& seats) {
                    summary.seats[side] = seats.required(key).text(kSeatText);
                });
            });
            if (const auto table = o.optional("table"))
                table->peek([&](FieldObject& people) {
                    if (const auto coaches = people.optional("coaches"))
                        coaches->peek([&](FieldObject& names) {
                            if (const auto coach = names.optional(key))
                                summary.coaches[side] = coach->text(kText);
                        });
                });
            ++side;
        }
        summary.program = o.required("program").text(kText);
        summary.created = o.required("created").text(kText);
    });
    return reading.result(std::move(summary));
}

}  // namespace

Expected<GameSummary, LoadError> summarizeGame(std::string_view text, const std::string& file) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return Unexpected{LoadError{file, "", "holds no game"}};
    auto header = readHeader(text.substr(0, end), file + ", line 1");
    if (!header)
        return Unexpected{header.error()};
    GameSummary summary = *std::move(header);
    Pass{text, file, summary}.run();
    return summary;
}

std::string textOf(const std::vector<IndexedGame>& games) {
    OrderedJson to;
    to["schema"] = kGamesSchema;
    to["games"] = OrderedJson::array();
    for (const IndexedGame& game : games) {
        OrderedJson one;
        one["file"] = game.file;
        one["bytes"] = game.bytes;
        one["modified"] = game.modified;
        if (game.summary)
            one["summary"] = summaryJson(*game.summary);
        else
            one["problem"] = game.problem;
        if (game.notesModified != 0) {
            one["notes_modified"] = game.notesModified;
            addNotes(one["notes"], game.notes);
        }
        to["games"].push_back(std::move(one));
    }
    return lineOf(to) + '\n';
}

Expected<std::vector<IndexedGame>, LoadError> parseGameIndex(std::string_view text,
                                                             std::string file) {
    // a few dozen values a game, and some tens of thousands of games
    constexpr JsonLimits kLimits{.maxValues = 1'500'000};
    const auto document = JsonDocument::parse(text, std::move(file), kLimits);
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    std::vector<IndexedGame> games;
    reading.root().object([&](FieldObject& o) {
        o.schema(kGamesSchema);
        constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
        games =
            o.required("games").list<IndexedGame>({0, kMostGames}, [&](const FieldSource& entry) {
                IndexedGame game;
                entry.object([&](FieldObject& g) {
                    game.file = g.required("file").text({1, 255, false});
                    game.bytes = g.required("bytes").integer({0, kMost});
                    game.modified = g.required("modified").integer({-kMost, kMost});
                    if (const auto problem = g.optional("problem"))
                        game.problem = problem->text({0, 2000, true});
                    else
                        g.required("summary").object(
                            [&](FieldObject& s) { game.summary = readSummary(s); });
                    if (const auto modified = g.optional("notes_modified")) {
                        game.notesModified = modified->integer({-kMost, kMost});
                        g.required("notes").object(
                            [&](FieldObject& n) { game.notes = readNotes(n); });
                    }
                });
                return game;
            });
    });
    return reading.result(std::move(games));
}

}  // namespace thrum::io
