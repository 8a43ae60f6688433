#include "measuring/table_pictures.hpp"

#include "gui/archive/game_views.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/widgets/page_switch.hpp"
#include "gui/window/main_window.hpp"
#include "measuring/album.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/games/foursheet.hpp>
#include <thrum/games/solitaire.hpp>
#include <thrum/games/solitaire/replay.hpp>

#include <optional>

#include <QAction>

namespace thrum::gui::measuring {

namespace {
struct Wish {
    std::uint64_t seed = 1;
    std::array<std::string, 2> teams{};
    std::string options = "{}";
};

/// The record of a game between coaches of level 1; empty if it could not be played.
template <class G>
std::string played(const MainWindow& window, const Wish& wish) {
    const auto folder = app::shippedData(app::environment());
    if (!folder)
        return {};
    io::request::New asked;
    asked.game = G::kId;
    asked.seed = wish.seed;
    asked.mode = Mode::Solitaire;
    asked.home = {.id = wish.teams[0], .seat = "computer:1"};
    asked.visitor = {.id = wish.teams[1], .seat = "computer:1"};
    asked.options = wish.options;
    auto game =
        app::beginGame(window.library(), *folder / "rules", asked, "thrum", "2026-11-20T19:02:05Z");
    auto* typed = game ? dynamic_cast<app::GameOf<G>*>(game->get()) : nullptr;
    if (typed == nullptr ||
        app::playOut(*typed, [](const typename G::State&, std::span<const typename G::Event>) {}))
        return {};
    return typed->fileText();
}

using SolKind = solitaire::EventKind;

/// How many lines lead to the n-th event of a kind, without its own.
std::optional<std::size_t> linesBefore(const app::Replay& replay, SolKind kind, int nth) {
    for (std::size_t i = 0; i < replay.steps().size(); ++i)
        for (const solitaire::Event& event : app::SolitaireReplay::of(replay).events(i))
            if (event.kind == kind && --nth == 0)
                return static_cast<std::size_t>(replay.steps()[i].line - 2);
    return std::nullopt;
}

void addSolitaire(Album& album, MainWindow& window) {
    window.commands()[Command::Range]->trigger();
    album.add(window, "solitaire-range");
    const std::string game = played<games::Solitaire>(
        window,
        {.seed = 12, .teams = {"foundry", "otters"}, .options = R"({"plays_per_quarter":10})"});
    const auto replay = app::Replay::open(game, "game");
    if (!replay)
        return;
    struct Wanted {
        SolKind kind;
        int nth;
        const char* name;
    };
    for (const Wanted& wanted : {Wanted{SolKind::Readied, 5, "solitaire-line-up"},
                                 Wanted{SolKind::TurnsDone, 1, "solitaire-stop"},
                                 Wanted{SolKind::ShotMade, 1, "solitaire-shot"}})
        if (const auto lines = linesBefore(*replay, wanted.kind, wanted.nth);
            lines && window.director().branchFrom(game, *lines).isEmpty())
            album.add(window, wanted.name);
}

/// The end of the n-th throw, when a play has been read to its end.
std::int64_t afterThrow(const app::Replay& replay, int nth) {
    std::int64_t last = 0;
    for (const app::ReplayStep& step : replay.steps())
        if (step.kind == app::ReplayStep::Kind::Chance && nth-- > 0)
            last = step.endMs;
    return last;
}

void addFoursheet(Album& album, MainWindow& window) {
    constexpr int kShown = 9;
    const std::string game =
        played<games::Foursheet>(window, {.seed = 4, .teams = {"herons", "quarrymen"}});
    if (game.empty())
        return;
    GameViews& views = window.views();
    static_cast<void>(views.replay(game, QStringLiteral("game"), false));
    ReplayPage& page = views.replayPage();
    page.player().seek(afterThrow(page.document().replay(), kShown));
    album.add(window, "foursheet-play");
    window.commands()[Command::SheetRoom]->trigger();
    album.add(window, "foursheet-team");
}
}  // namespace

bool drawTablePictures(MainWindow& window, const QDir& folder, const QString& mark) {
    Album album{folder, mark};
    addSolitaire(album, window);
    addFoursheet(album, window);
    window.pages().show(window.tablePage());
    return album.good();
}

}  // namespace thrum::gui::measuring
