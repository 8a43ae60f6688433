#pragma once

#include <thrum/app/library.hpp>
#include <thrum/rules/foursheet/cards.hpp>
#include <thrum/rules/foursheet/team.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::app {

/// A deck of play cards and the name of its file, by which games ask for it.
struct NamedDeck {
    std::string id{};
    foursheet::Deck deck{};
    bool operator==(const NamedDeck&) const = default;
};

/// Team sheets and play cards of 4SS at hand: the shipped ones and the coach's own, which lie in
/// `games/foursheet/teams` and `games/foursheet/cards` of his folder. New games find them there by
/// themselves. A file that cannot be read is a problem to show and hides no other.
class FoursheetFiles {
public:
    /// @param own  the coach's data folder; empty: nothing is kept
    FoursheetFiles(const Library& library, std::filesystem::path own);

    [[nodiscard]] const std::vector<LibraryEntry<foursheet::Team>>& teams() const {
        return m_teams;
    }
    /// The shipped ones first.
    [[nodiscard]] const std::vector<LibraryEntry<NamedDeck>>& decks() const { return m_decks; }
    [[nodiscard]] const foursheet::Team* team(std::string_view id) const;
    [[nodiscard]] const NamedDeck* deck(std::string_view id) const;
    /// The average team, on which new men and their columns are modeled (FSS-2.3); null without
    /// shipped data.
    [[nodiscard]] const foursheet::Team* average() const { return team("avg"); }
    /// What the codes on cards mean; empty without shipped data.
    [[nodiscard]] const foursheet::CodeTable& codes() const { return m_codes; }
    [[nodiscard]] const std::vector<LoadError>& problems() const { return m_problems; }
    [[nodiscard]] bool keepsFiles() const { return !m_own.empty(); }

    /// "Night Owls" as "own-night-owls", with a number behind it where that is taken.
    [[nodiscard]] std::string freshTeamId(std::string_view name) const;
    [[nodiscard]] std::string freshDeckId(std::string_view name) const;

    /// Writes it to the coach's folder under its id, whole or not at all; what had that id before
    /// is replaced. References to teams or decks end here.
    /// Errors: LoadError if the reader would refuse it, the file cannot be written, or there is no
    /// folder.
    [[nodiscard]] std::optional<LoadError> keep(const foursheet::Team& team);
    [[nodiscard]] std::optional<LoadError> keep(const NamedDeck& deck);
    /// Takes one of the coach's own away, its file too. References end here.
    /// Errors: LoadError if there is none with this id, or the file cannot be removed.
    [[nodiscard]] std::optional<LoadError> forgetTeam(std::string_view id);
    [[nodiscard]] std::optional<LoadError> forgetDeck(std::string_view id);

    /// Decks of the coach's own by formation, as the new-game page offers them.
    [[nodiscard]] static std::vector<NamedDeck> ownDecks(const Library& library);

private:
    [[nodiscard]] std::optional<LoadError> noFolder() const;

    std::filesystem::path m_own;
    std::vector<LibraryEntry<foursheet::Team>> m_teams;
    std::vector<LibraryEntry<NamedDeck>> m_decks;
    foursheet::CodeTable m_codes;
    std::vector<LoadError> m_problems;
};

}  // namespace thrum::app
