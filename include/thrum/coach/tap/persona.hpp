#pragma once

#include <array>
#include <span>
#include <string_view>

/// How the coaches of the program like to play: resources/coaches, compiled in. They are invented.
namespace thrum::coach {

struct Persona {
    std::string_view id{};          ///< "old-joe"
    std::string_view name{};        ///< "Old Joe Pickett"
    std::string_view words{};       ///< one sentence
    std::array<int, 4> passAdds{};  ///< to the percent of passes, by down
    int blitzPercent = 0;  ///< snaps of a hundred on which whoever covers nobody rushes the passer
    int memory = 0;        ///< 0 forgets every play at once, 100 minds what burned him most
    int nerve = 0;         ///< -100 kicks whenever he may, 0 as most, 100 goes for it
    std::array<std::string_view, 6> favorites{};  ///< ids of plays; empty ones behind them

    [[nodiscard]] bool likes(std::string_view play) const;
};

/// In order of their ids.
[[nodiscard]] std::span<const Persona> personas();
/// Null if there is none.
[[nodiscard]] const Persona* findPersona(std::string_view id);

}  // namespace thrum::coach
