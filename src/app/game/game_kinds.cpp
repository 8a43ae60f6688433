#include "app/game/kinds.hpp"
#include "app/line_limit.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/io/game_header.hpp>
#include <thrum/io/newer_format.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

std::string known() {
    std::string ids;
    for (const GameKind& kind : gameKinds())
        ids += (ids.empty() ? "" : ", ") + std::string{kind.id};
    return ids;
}

// Which game a file is of.
Expected<const GameKind*, LoadError> kindOfFile(std::string_view text, const std::string& file) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return Unexpected{LoadError{file, "", "holds no game"}};
    const std::string where = file + ", line 1";
    const auto header = io::parseHeaderLine(text.substr(0, end), where);
    if (!header)
        return Unexpected{header.error()};
    const GameKind* kind = gameKind(header->asked.game);
    if (kind == nullptr)
        return Unexpected{LoadError{where, "/game", "only games of these are known: " + known()}};
    return kind;
}

}  // namespace

std::span<const GameKind> gameKinds() {
    static const std::vector<GameKind> kinds = madeKinds();
    return kinds;
}

const GameKind* gameKind(std::string_view id) {
    const auto kinds = gameKinds();
    const auto found = std::ranges::find(kinds, id, &GameKind::id);
    return found == kinds.end() ? nullptr : &*found;
}

const CoachManner* mannerNamed(std::string_view id) {
    for (const GameKind& kind : gameKinds())
        for (const CoachManner& manner : kind.manners())
            if (manner.id == id)
                return &manner;
    return nullptr;
}

std::optional<RuleViolation> newerRefusal(std::string_view text) {
    const auto game = io::gameOfNewerFormat(text.substr(0, text.find('\n')));
    const GameKind* kind = game ? gameKind(*game) : nullptr;
    if (kind == nullptr || kind->newerRefused == nullptr)
        return std::nullopt;
    return kind->newerRefused();
}

// GCC 12 sees the other alternative of a variant destroyed here, which never was one
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
Expected<std::unique_ptr<Game>, Refused> beginGame(const Library& library,
                                                   const std::filesystem::path& rulesFolder,
                                                   const io::request::New& asked,
                                                   std::string program,
                                                   std::string created) {
    const GameKind* kind = gameKind(asked.game);
    if (kind == nullptr)
        return Unexpected{
            wrong("/game", "there is no game \"" + asked.game + "\"; known are " + known())};
    return kind->begin(library, rulesFolder, asked, std::move(program), std::move(created));
}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

Expected<OpenedGame, LoadError> openGame(const Library& library,
                                         std::string_view text,
                                         const std::string& file) {
    const auto kind = kindOfFile(text, file);
    if (!kind)
        return Unexpected{kind.error()};
    return (*kind)->open(library, text, file);
}

Expected<std::unique_ptr<Game>, LoadError> branchGame(const Library& library,
                                                      std::string_view text,
                                                      const std::string& from,
                                                      std::size_t entries,
                                                      std::string program,
                                                      std::string created) {
    const auto kind = kindOfFile(text, from);
    if (!kind)
        return Unexpected{kind.error()};
    return (*kind)->branch(library, text, from, entries, std::move(program), std::move(created));
}

Expected<Verification, LoadError> verify(const Library& library,
                                         std::string_view text,
                                         const std::string& file) {
    const auto kind = kindOfFile(text, file);
    if (!kind)
        return Unexpected{kind.error()};
    if (auto error = tooManyLines(text, file))
        return Unexpected{*std::move(error)};
    return (*kind)->verify(library, text, file);
}

std::string Difference::text() const {
    return "line " + std::to_string(line) + ": " + what + ": the record has " + expected +
           ", this program " + got;
}

}  // namespace thrum::app
