#pragma once

#include "support/shipped.hpp"

#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/rules_file.hpp>

#include <memory>
#include <stdexcept>

namespace thrum::fuzz {

inline const app::Library& library() {
    static const app::Library shipped = test::shippedLibrary();
    return shipped;
}

/// A fresh game of the shipped teams, in the middle of nothing.
inline std::unique_ptr<app::TapGame> newGame() {
    app::TapAsked asked;
    asked.game = "tap";
    asked.seed = 1;
    asked.mode = tap::Mode::Solitaire;
    asked.freeUndo = true;
    auto game = app::TapGame::begin(library(), {}, asked, "fuzz", "2026-11-20");
    if (!game)
        throw std::runtime_error{app::sentenceOf(game.error())};
    return *std::move(game);
}

}  // namespace thrum::fuzz
