#pragma once

#include "app/game/verifier.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/game_of.hpp>
#include <thrum/app/replay_of.hpp>

namespace thrum::app {

/// What the list of games holds of one.
template <class G>
[[nodiscard]] GameKind kindOf() {
    GameKind kind;
    kind.id = G::kId;
    kind.title = G::kTitle;
    kind.clausePrefix = G::kClausePrefix;
    kind.hasBoard = G::kHasBoard;
    kind.highestLevel = Kept<G>::kHighestLevel;
    kind.manners = &mannersOf<G>;
    kind.periodKeys = Kept<G>::periodKeys();
    kind.teams = [](const Library& library) { return Kept<G>::teams(library); };
    kind.begin = [](const Library& library,
                    const std::filesystem::path& rulesFolder,
                    const io::request::New& asked,
                    std::string program,
                    std::string created) -> Expected<std::unique_ptr<Game>, Refused> {
        const auto standard = Kept<G>::standard(rulesFolder);
        if (!standard)
            return Unexpected{Refused{standard.error()}};
        Asked<G> own;
        static_cast<io::request::New&>(own) = asked;
        if (auto error = Kept<G>::readOptions(asked.options, own.own))
            return Unexpected{Refused{*std::move(error)}};
        auto begun =
            GameOf<G>::begin(library, *standard, own, std::move(program), std::move(created));
        if (!begun)
            return Unexpected{begun.error()};
        return std::unique_ptr<Game>{*std::move(begun)};
    };
    kind.open = [](const Library& library,
                   std::string_view text,
                   const std::string& file) -> Expected<OpenedGame, LoadError> {
        auto opened = GameOf<G>::open(library, text, file);
        if (!opened)
            return Unexpected{opened.error()};
        return OpenedGame{
            std::move(opened->game), std::move(opened->notices), std::move(opened->damage)};
    };
    kind.branch = [](const Library& library,
                     std::string_view text,
                     const std::string& from,
                     std::size_t entries,
                     std::string program,
                     std::string created) -> Expected<std::unique_ptr<Game>, LoadError> {
        auto branched =
            GameOf<G>::branch(library, text, from, entries, std::move(program), std::move(created));
        if (!branched)
            return Unexpected{branched.error()};
        return std::unique_ptr<Game>{*std::move(branched)};
    };
    kind.verify = verifyGame<G>;
    kind.checkRules = Kept<G>::checkRules;
    if constexpr (games::Scored<G> && !G::kHasBoard)
        kind.replay = beginReplay<G>;
    return kind;
}

}  // namespace thrum::app
