#pragma once

#include "app/game/parts.hpp"

// Kept<G> of games that bring their own teams and have no board.
namespace thrum::app {

template <class G>
std::string rulesTextOf(const typename G::Rules& rules) {
    return io::rulesText([&](FieldSink& to) { G::write(rules, to); });
}

template <class G>
Expected<typename G::Rules, RuleViolation> BookKept<G>::readRules(std::string_view text) {
    std::optional<Rules> rules;
    if (auto error =
            io::readText(text, "", "", [&](const FieldSource& at) { rules = G::readRules(at); }))
        return Unexpected{G::rulesRefused(*error)};
    return *std::move(rules);
}

template <class G>
Expected<RulesCheck, RuleViolation> BookKept<G>::checkRules(std::string_view text) {
    if (auto rules = readRules(text); !rules)
        return Unexpected{rules.error()};
    return RulesCheck{std::string{G::kTitle}, {}};
}

template <class G>
Expected<typename G::Rules, RuleViolation> BookKept<G>::standard(
    const std::filesystem::path& rulesFolder) {
    const auto text = io::readTextFile(rulesFolder / (std::string{G::kId} + ".json"));
    if (!text)
        return Unexpected{G::rulesRefused(text.error())};
    return readRules(*text);
}

template <class G>
std::optional<LoadError> BookKept<G>::readOptions(std::string_view json, Options& options) {
    return io::readText(json, "", "/options", [&](const FieldSource& at) {
        at.object([&](FieldObject& o) { G::readOptions(o, options); });
    });
}

// One document of the game's data by its text.
template <class T, class Read>
Expected<T, LoadError> readDocument(std::string_view text, const std::string& file, Read read) {
    std::optional<T> value;
    if (auto error = io::readText(text, file, "", [&](const FieldSource& at) { value = read(at); }))
        return Unexpected{*std::move(error)};
    return *std::move(value);
}

// Reads the files one inside the other, so that all are open when the game reads them.
template <class G>
std::optional<LoadError> readFiles(const std::vector<std::pair<std::string, std::string>>& files,
                                   std::vector<FieldSource>& open,
                                   typename G::Data& data) {
    if (open.size() == files.size()) {
        data = G::readData(open);
        return std::nullopt;
    }
    const auto& [name, text] = files[open.size()];
    std::optional<LoadError> inner;
    auto error = io::readText(text, name, "", [&](const FieldSource& at) {
        open.push_back(at);
        inner = readFiles<G>(files, open, data);
    });
    return error ? error : inner;
}

// A file of the coach's own that the options name, in place of a shipped one or before them.
// Nothing: it was read.
template <class G, class Own>
std::optional<Refused> takeOwnFile(const Library& library,
                                   const Own& own,
                                   std::vector<std::pair<std::string, std::string>>& files) {
    const std::string pointer = "/options/" + own.option;
    const auto kept = library.gameFiles(G::kId, own.sort);
    const auto found = std::ranges::find_if(
        kept, [&](const auto& file) { return file.stem().string() == own.name; });
    if (found == kept.end())
        return wrong(pointer, "there is no file \"" + own.name + "\" of these");
    auto text = io::readTextFile(*found);
    if (!text)
        return wrong(pointer, text.error().text());
    std::pair<std::string, std::string> file{found->string(), *std::move(text)};
    const auto names = G::dataFiles();
    const auto place = std::ranges::find(names, own.instead);
    if (place == names.end())
        files.insert(files.begin(), std::move(file));
    else
        files[files.size() - names.size() + static_cast<std::size_t>(place - names.begin())] =
            std::move(file);
    return std::nullopt;
}

template <class G>
Expected<typename G::Data, Refused> readDataFiles(const Library& library, const Asked<G>& asked) {
    std::vector<std::pair<std::string, std::string>> files;
    for (const std::string_view name : G::dataFiles()) {
        const auto path = library.shippedFolder() / "games" / G::kId / name;
        auto text = io::readTextFile(path);
        if (!text)
            return Unexpected{Refused{text.error()}};
        files.emplace_back(path.string(), *std::move(text));
    }
    if constexpr (requires { G::ownFiles(asked.own); })
        for (const auto& own : G::ownFiles(asked.own))
            if (auto refused = takeOwnFile<G>(library, own, files))
                return Unexpected{*std::move(refused)};
    std::vector<FieldSource> open;
    typename G::Data data;
    if (auto error = readFiles<G>(files, open, data))
        return Unexpected{Refused{*std::move(error)}};
    return data;
}

// A shipped team or one of the coach's own; by place where none is named.
template <class G>
Expected<typename G::Team, Refused> teamNamed(const Library& library,
                                              const io::request::Team& wanted,
                                              Side side) {
    const std::string pointer = side == Side::Home ? "/home/team" : "/visitor/team";
    const auto files = library.gameFiles(G::kId, "teams");
    const auto found = std::ranges::find_if(
        files, [&](const auto& file) { return file.stem().string() == wanted.id; });
    if (files.empty() || (!wanted.id.empty() && found == files.end()))
        return Unexpected{wrong(pointer, "there is no team \"" + wanted.id + "\"")};
    const auto& path = !wanted.id.empty()   ? *found
                       : side == Side::Home ? files.front()
                                            : files.back();
    const auto text = io::readTextFile(path);
    if (!text)
        return Unexpected{wrong(pointer, text.error().text())};
    auto team = readDocument<typename G::Team>(
        *text, path.string(), [](const FieldSource& at) { return G::readTeam(at); });
    if (!team)
        return Unexpected{wrong(pointer, team.error().text())};
    return *std::move(team);
}

template <class G>
std::vector<TeamChoice> BookKept<G>::teams(const Library& library) {
    std::vector<TeamChoice> choices;
    for (const auto& file : library.gameFiles(G::kId, "teams")) {
        const std::string id = file.stem().string();
        if (const auto team = teamNamed<G>(library, {.id = id}, Side::Home))
            choices.push_back({id, team->name});
    }
    return choices;
}

template <class G>
Expected<typename BookKept<G>::Materials, Refused> BookKept<G>::gather(const Library& library,
                                                                       const Rules& standard,
                                                                       const Asked<G>& asked,
                                                                       std::vector<std::string>&) {
    Materials made;
    const auto whole = io::overridden(rulesTextOf<G>(standard), asked.overrides);
    if (!whole)
        return Unexpected{Refused{G::rulesRefused(whole.error())}};
    auto rules = readRules(*whole);
    if (!rules)
        return Unexpected{Refused{rules.error()}};
    made.rules = *std::move(rules);
    auto data = readDataFiles<G>(library, asked);
    if (!data)
        return Unexpected{data.error()};
    made.data = *std::move(data);
    for (const Side side : {Side::Home, Side::Visitor}) {
        auto team = teamNamed<G>(library, side == Side::Home ? asked.home : asked.visitor, side);
        if (!team)
            return Unexpected{team.error()};
        made.teams[side == Side::Home ? 0 : 1] = *std::move(team);
    }
    return made;
}

template <class G>
void BookKept<G>::writeParts(const GameHeader<G>& header, io::HeaderLine& to) {
    const auto text = [](const auto& value) {
        return io::writtenLine([&](FieldSink& sink) { G::write(value, sink); });
    };
    to.overrides = io::overridesText(rulesTextOf<G>(Rules{}), rulesTextOf<G>(header.rules));
    to.home = text(*header.teams[0]);
    to.visitor = text(*header.teams[1]);
    if (!G::dataFiles().empty())
        to.data = text(*header.data);
    to.options = io::writtenLine([&](FieldSink& sink) {
        sink.beginObject();
        G::writeOptions(header.asked.own, sink);
        sink.endObject();
    });
}

template <class G>
std::optional<LoadError> BookKept<G>::readParts(const io::HeaderLine& from,
                                                const std::string& file,
                                                HeaderFor use,
                                                GameHeader<G>& header) {
    const auto whole = io::overridden(rulesTextOf<G>(Rules{}), from.overrides);
    if (!whole)
        return LoadError{file, "/rules/overrides" + whole.error().pointer, whole.error().reason};
    if (auto rules = readRules(*whole))
        header.rules = *std::move(rules);
    else if (use == HeaderFor::Playing)
        return LoadError{file, "/rules/overrides", filled(rules.error().text, rules.error().args)};
    for (const std::size_t side : {0U, 1U}) {
        const char* const pointer = side == 0 ? "/home" : "/visitor";
        std::optional<typename G::Team> team;
        if (auto error = io::readText(
                side == 0 ? from.home : from.visitor, file, pointer, [&](const FieldSource& at) {
                    team = G::readTeam(at);
                }))
            return error;
        header.teams[side] = *std::move(team);
    }
    if (!G::dataFiles().empty()) {
        // one entry a file, in their order
        typename G::Data data;
        const std::size_t files = G::dataFiles().size();
        std::size_t most = files;
        if constexpr (requires { G::kMoreDataFiles; })
            most += G::kMoreDataFiles;
        if (auto error = io::readText(from.data, file, "/data", [&](const FieldSource& at) {
                const auto parts = at.list<FieldSource>(
                    {files, most}, [](const FieldSource& part) { return part; });
                if (!at.failed())
                    data = G::readData(parts);
            }))
            return error;
        header.data = std::move(data);
    }
    if (auto error = readOptions(from.options, header.asked.own)) {
        error->file = file;
        return error;
    }
    return std::nullopt;
}

template <class G>
Expected<typename G::Step, Refused> BookKept<G>::opening(const GameHeader<G>& header) {
    typename G::Config config = header.asked.own;
    config.rules = header.rules;
    config.data = header.data;
    config.teams = header.teams;
    config.mode = header.asked.mode;
    auto opening = G::newGame(config);
    if (!opening)
        return Unexpected{Refused{opening.error()}};
    return *std::move(opening);
}

// --- the log

inline std::string logText(const LogMoment& moment,
                           const std::string& periodWord,
                           std::string_view clause,
                           const std::string& text) {
    return io::writtenLine([&](FieldSink& line) {
        const auto whole = [&line](std::string_view key, std::int64_t value) {
            line.key(key);
            line.whole(value);
        };
        const auto word = [&line](std::string_view key, std::string_view value) {
            line.key(key);
            line.text(value);
        };
        line.beginObject();
        if (!periodWord.empty())
            whole(periodWord, moment.period);
        whole("play", moment.play);
        if (moment.gameClockMs)
            whole("game_clock_ms", *moment.gameClockMs);
        if (!clause.empty())
            word("clause", clause);
        word("text", text);
        line.endObject();
    });
}

template <class G>
void BookKept<G>::Log::tell(const typename G::State& state,
                            const std::vector<typename G::Event>& events,
                            int,
                            std::vector<std::string>& lines) {
    const std::vector<Sentence> told = G::told(events, state);
    if (told.empty())
        return;
    const std::string word = G::facts(state, G::prompt(state)).periodWord;
    for (const Sentence& sentence : told)
        lines.push_back(logText(G::logMoment(state), word, sentence.clause, filled(sentence)));
}

// What was refused may say what is sealed: the clause alone goes into the log.
template <class G>
void BookKept<G>::Log::refused(const typename G::State& state,
                               const RuleViolation& refusal,
                               const typename G::Input&,
                               std::vector<std::string>& lines) {
    const Facts facts = G::facts(state, G::prompt(state));
    if (facts.sealed)
        return;
    lines.push_back(logText(G::logMoment(state),
                            facts.periodWord,
                            refusal.clause,
                            "Refused: " + filled(refusal.text, refusal.args)));
}

// --- seats

template <class G>
std::unique_ptr<match::Seat<G>> BookKept<G>::coachSeat(int level,
                                                       const SeatSetupOf<G>& setup,
                                                       int evaluations) {
    if (level > 1) {
        if constexpr (requires { G::kCoachesTryPlays; })
            return tryingSeat<G>(level, setup.seed, evaluations);
        else if constexpr (requires { G::kHighestLevel; })
            return thinkingSeat<G>(level);
    }
    return std::make_unique<BookSeat<G>>();
}
template <class G>
int BookKept<G>::evaluationsWithin(int ms,
                                   const typename G::State& start,
                                   const SeatSetupOf<G>& /*setup*/) {
    if constexpr (requires { G::kCoachesTryPlays; })
        return playsTriedWithin<G>(ms, start);
    else
        return 0;
}
template <class G>
std::unique_ptr<match::Seat<G>> BookKept<G>::randomSeat(const SeatSetupOf<G>&) {
    return std::make_unique<RandomSeat<G>>();
}

}  // namespace thrum::app
