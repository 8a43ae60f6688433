#pragma once

#include <thrum/app/game.hpp>
#include <thrum/app/kept.hpp>
#include <thrum/app/replayed_game.hpp>
#include <thrum/app/verify.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The games this program has, one entry each, and what is done with a game before it is known
/// which one it is.
namespace thrum::app {

/// A game as it came out of a file.
struct OpenedGame {
    std::unique_ptr<Game> game{};
    std::vector<std::string> notices{};  ///< what was left out without harm, one sentence each
    /// Why what follows could not be read; the game stands where the lines before it led.
    std::optional<LoadError> damage{};
};

struct GameKind {
    std::string_view id{};
    std::string_view title{};
    std::string_view clausePrefix{};
    bool hasBoard = false;
    bool takesBack = true;  ///< some mode of it lets a coach take a decision back
    int highestLevel = 1;   ///< of its computer coaches
    /// How they may like to play, in the order coaches are shown them; often nothing.
    std::span<const CoachManner> (*manners)() = nullptr;
    /// Why a coach may not call a game so; null: the game's book has no rule of it.
    std::optional<RuleViolation> (*nameRefused)(std::string_view name) = nullptr;
    /// The book's words for a file that a later program wrote; null: it has none.
    RuleViolation (*newerRefused)() = nullptr;
    /// The book's words where a game cannot be gone on with; null: it has none.
    RuleViolation (*extensionRefused)() = nullptr;
    /// Rules that say how long a period is, for shorter games.
    std::vector<std::string_view> periodKeys{};
    /// Teams a new game may name, in the order coaches are shown them.
    std::vector<TeamChoice> (*teams)(const Library& library) = nullptr;
    /// Errors: unknown names (with pointers into the request), rules, squads.
    Expected<std::unique_ptr<Game>, Refused> (*begin)(const Library& library,
                                                      const std::filesystem::path& rulesFolder,
                                                      const io::request::New& asked,
                                                      std::string program,
                                                      std::string created) = nullptr;
    /// As GameOf::open.
    Expected<OpenedGame, LoadError> (*open)(const Library& library,
                                            std::string_view text,
                                            const std::string& file) = nullptr;
    /// As GameOf::branch.
    Expected<std::unique_ptr<Game>, LoadError> (*branch)(const Library& library,
                                                         std::string_view text,
                                                         const std::string& from,
                                                         std::size_t entries,
                                                         std::string program,
                                                         std::string created) = nullptr;
    Expected<Verification, LoadError> (*verify)(const Library& library,
                                                std::string_view text,
                                                const std::string& file) = nullptr;
    Expected<RulesCheck, RuleViolation> (*checkRules)(std::string_view text) = nullptr;
    /// A record of which nothing but its header has been read; null in games without a score book.
    Expected<std::unique_ptr<ReplayedGame>, LoadError> (*replay)(std::string_view headerLine,
                                                                 const std::string& file,
                                                                 ReplayPace pace) = nullptr;
};

/// In the order coaches are shown them.
[[nodiscard]] std::span<const GameKind> gameKinds();
/// Null if there is none.
[[nodiscard]] const GameKind* gameKind(std::string_view id);
/// The coach that some game knows by this id; null if there is none.
[[nodiscard]] const CoachManner* mannerNamed(std::string_view id);

/// What the game's own book says to a file that a later program wrote; nothing for any other file.
[[nodiscard]] std::optional<RuleViolation> newerRefusal(std::string_view text);

/// Begins the game that is asked for. Errors: also a game that is not known.
[[nodiscard]] Expected<std::unique_ptr<Game>, Refused> beginGame(
    const Library& library,
    const std::filesystem::path& rulesFolder,
    const io::request::New& asked,
    std::string program,
    std::string created);
/// Whichever game the file is of. Errors: as GameOf::open.
[[nodiscard]] Expected<OpenedGame, LoadError> openGame(const Library& library,
                                                       std::string_view text,
                                                       const std::string& file);
/// Errors: as GameOf::branch.
[[nodiscard]] Expected<std::unique_ptr<Game>, LoadError> branchGame(const Library& library,
                                                                    std::string_view text,
                                                                    const std::string& from,
                                                                    std::size_t entries,
                                                                    std::string program,
                                                                    std::string created);

}  // namespace thrum::app
