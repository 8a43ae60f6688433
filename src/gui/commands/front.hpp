#pragma once

namespace thrum::gui {

/// What is in front of the coach; a set of them says where a command is available.
enum class Front : unsigned {
    Start = 1U << 0U,  ///< the home page, and what a first start asks
    NewGame = 1U << 1U,
    Drills = 1U << 2U,
    Practice = 1U << 3U,
    Game = 1U << 4U,
    Replay = 1U << 5U,
    Statistics = 1U << 6U,
    Archive = 1U << 7U,
    Teams = 1U << 8U,
    Workshop = 1U << 9U,   ///< the tweak bench
    TeamRoom = 1U << 10U,  ///< where teams are made
    SheetRoom = 1U << 11U  ///< where teams and play cards of 4SS are made
};

struct Fronts {
    unsigned bits = 0;
    [[nodiscard]] constexpr bool has(Front front) const {
        return (bits & static_cast<unsigned>(front)) != 0U;
    }
    [[nodiscard]] constexpr bool meets(Fronts other) const { return (bits & other.bits) != 0U; }
    friend constexpr bool operator==(Fronts, Fronts) = default;
    friend constexpr Fronts operator|(Fronts a, Fronts b) { return {a.bits | b.bits}; }
};

[[nodiscard]] constexpr Fronts only(Front front) {
    return {static_cast<unsigned>(front)};
}

inline constexpr Fronts kEverywhere{(1U << 12U) - 1U};
inline constexpr Fronts kForPractice = only(Front::Practice);
inline constexpr Fronts kForGame = only(Front::Game);
inline constexpr Fronts kForReplay = only(Front::Replay);
inline constexpr Fronts kForPlay = kForPractice | kForGame;  ///< men are moved there
inline constexpr Fronts kForWorkshop = only(Front::Workshop);
/// Something is changed there and can be taken back.
inline constexpr Fronts kForTeams = only(Front::TeamRoom);
inline constexpr Fronts kForSheets = only(Front::SheetRoom);
inline constexpr Fronts kForChanges = kForPlay | kForWorkshop | kForTeams | kForSheets;
inline constexpr Fronts kForBoards = kForPlay | kForReplay;  ///< a board is shown
/// One game is looked at.
inline constexpr Fronts kForOneGame =
    kForGame | kForReplay | only(Front::Statistics) | only(Front::Archive);
inline constexpr Fronts kForWords =
    kForBoards | only(Front::Statistics);  ///< there are words to copy

}  // namespace thrum::gui
