#pragma once

#include <thrum/rules/foursheet/event.hpp>
#include <thrum/rules/foursheet/state.hpp>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace thrum::gui::fss {

/// Dice that lie on the tray.
struct DiceFallen {
    Side side{};
    std::string purpose{};
    std::vector<foursheet::DieKind> dice{};
    std::vector<int> faces{};
    bool operator==(const DiceFallen&) const = default;
};

/// A card of a man that was read: a column of his, or of the return table.
struct CodeWasRead {
    Side side{};
    std::string player{};
    std::string column{};  ///< "D", "KO", "<R"; of the return table "A" to "T"
    int row = 7;
    std::string code{};
    bool returned = false;  ///< of the return table; the man is whose letter it is, once known
    std::string clause{};
    bool operator==(const CodeWasRead&) const = default;
};

/// What is shown of the play that was played last, or is under way: its events, which both coaches
/// have been told, and what follows from them for the picture. A new one begins with the first
/// event after its calls, so that the last one can be read while the next is called.
/// Whether a code that is read from dice of this purpose is one of the return table: who runs with
/// a ball that was won reads his letter there, not his own card.
[[nodiscard]] inline bool isReadInReturnTable(const std::string& purpose) {
    return purpose == "loose_return";
}

class PlayStory {
public:
    void add(std::span<const foursheet::Event> events);
    /// From the beginning on, for a game that is resumed and after inputs were taken back.
    void retell(std::span<const foursheet::Event> events);

    /// What is shown is the toss and no play.
    [[nodiscard]] bool isToss() const;
    [[nodiscard]] bool isEmpty() const { return m_shown.events.empty(); }
    /// The next play is being called and has not begun.
    [[nodiscard]] bool isCalling() const { return m_calling; }
    [[nodiscard]] const std::vector<foursheet::Event>& events() const { return m_shown.events; }
    /// The down and the place it began with.
    [[nodiscard]] const std::optional<foursheet::Situation>& began() const { return m_shown.began; }
    [[nodiscard]] Side offense() const { return m_shown.offense; }
    /// The formation and number of the card that was revealed.
    [[nodiscard]] std::optional<foursheet::Formation> formation() const;
    [[nodiscard]] std::optional<int> card() const;
    /// The main roll's d20 of a play from a card.
    [[nodiscard]] std::optional<int> d20() const;
    [[nodiscard]] const foursheet::Event* matchUp() const;
    /// He won one himself: his card is not read because somebody opened the way for him.
    [[nodiscard]] bool wonMatchUp(Side side, const std::string& player) const;
    [[nodiscard]] const std::optional<foursheet::Placement>& zones() const { return m_shown.zones; }
    [[nodiscard]] std::optional<foursheet::Unit> defenseUnit() const { return m_shown.unit; }
    /// The orders of the defense, an event of EventKind::DefenseSet; null if none were given.
    [[nodiscard]] const foursheet::Event* orders() const;
    [[nodiscard]] const std::vector<foursheet::Event>& moves() const { return m_shown.moves; }
    [[nodiscard]] const std::optional<DiceFallen>& dice() const { return m_shown.dice; }
    [[nodiscard]] const std::optional<CodeWasRead>& code() const { return m_shown.code; }

    /// The last card that side has shown, for calling it again.
    [[nodiscard]] std::optional<std::pair<foursheet::Formation, int>> lastCard(Side side) const;
    /// What that side ordered last against a card, an event of EventKind::DefenseSet.
    [[nodiscard]] const std::optional<foursheet::Event>& lastDefense(Side side) const;
    [[nodiscard]] foursheet::Pace lastPace(Side side) const;
    /// Of the kicks that were shown.
    [[nodiscard]] std::optional<foursheet::KickKind> lastKick(Side side) const;

private:
    struct Play {
        std::vector<foursheet::Event> events{};
        std::optional<foursheet::Situation> began{};
        Side offense{};
        std::optional<foursheet::Placement> zones{};
        std::optional<foursheet::Unit> unit{};
        std::vector<foursheet::Event> moves{};
        std::optional<DiceFallen> dice{};
        std::optional<CodeWasRead> code{};
    };
    void take(const foursheet::Event& event);

    Play m_shown;
    Play m_coming;  ///< its calls
    bool m_calling = false;
    foursheet::Situation m_now{};
    std::array<std::optional<std::pair<foursheet::Formation, int>>, 2> m_lastCards{};
    std::array<std::optional<foursheet::Event>, 2> m_lastDefenses{};
    std::array<foursheet::Pace, 2> m_lastPaces{};
    std::array<std::optional<foursheet::KickKind>, 2> m_lastKicks{};
};

}  // namespace thrum::gui::fss
