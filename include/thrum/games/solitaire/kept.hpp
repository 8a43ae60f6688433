#pragma once

#include <thrum/app/kept.hpp>
#include <thrum/coach/solitaire/coach.hpp>
#include <thrum/games/solitaire.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

/// What the program keeps of a game by the Solitaire Coach's rules.
namespace thrum::app {

/// What `new` may name for this game alone.
struct SolitaireOptions {
    solitaire::GameConfig config{};
    std::string board = "2x4";
    int speedTenths = 50;
    std::string bases{};  ///< "reference": everybody on the reference base
};

template <>
struct Kept<games::Solitaire> : BookKept<games::Solitaire> {
    using G = games::Solitaire;
    using Options = SolitaireOptions;
    struct Materials {
        solitaire::RulesData rules{};
        BoardSpec board{};
        std::array<TeamFile, 2> teams{};
    };
    /// The board that coaches of the program may try things on, and the formations they may call.
    struct Bench {
        TableSetup table{};
        solitaire::coach::Book formations = std::make_shared<const std::vector<Formation>>();
        /// These and one more, which takes the place of one with its id.
        [[nodiscard]] Bench with(Formation formation) const;
    };
    static constexpr int kHighestLevel = solitaire::coach::kHighestLevel;

    [[nodiscard]] static std::optional<LoadError> readOptions(std::string_view json,
                                                              Options& options);
    [[nodiscard]] static Expected<Materials, Refused> gather(const Library& library,
                                                             const Rules& standard,
                                                             const Asked<G>& asked,
                                                             std::vector<std::string>& warnings);
    [[nodiscard]] static std::vector<TeamChoice> teams(const Library& library);
    static void writeParts(const GameHeader<G>& header, io::HeaderLine& to);
    [[nodiscard]] static std::optional<LoadError> readParts(const io::HeaderLine& from,
                                                            const std::string& file,
                                                            HeaderFor use,
                                                            GameHeader<G>& header);
    /// Takes over every base the teams stand on. Errors: one that is nowhere.
    [[nodiscard]] static std::optional<LoadError> complete(const Library& library,
                                                           GameHeader<G>& header);
    [[nodiscard]] static Expected<solitaire::Step, Refused> opening(const GameHeader<G>& header);
    [[nodiscard]] static Expected<std::shared_ptr<const Bench>, Refused> bench(
        const Library& library, const GameHeader<G>& header);
    [[nodiscard]] static std::array<std::string, 2> teamNames(const GameHeader<G>& header) {
        return {header.teams[0].name, header.teams[1].name};
    }
    [[nodiscard]] static std::array<std::string, 2> teamIds(const GameHeader<G>& header) {
        return {header.teams[0].id, header.teams[1].id};
    }
    [[nodiscard]] static Names names(const solitaire::State& state);
    static void practice(solitaire::State& state) { state.mode = Mode::Solitaire; }
    static void practice(Options& options) { options.config.mode = Mode::Solitaire; }

    // --- the board

    [[nodiscard]] static Side caller(const solitaire::State& state) { return state.offense; }
    [[nodiscard]] static bool mayCall(const solitaire::State& state, Side side) {
        return caller(state) == side;
    }
    [[nodiscard]] static Expected<TableSetup, Refused> table(const Library& library,
                                                             const GameHeader<G>& header,
                                                             const solitaire::State& state);
    [[nodiscard]] static std::string manName(const solitaire::State& state, FigureId id);
    /// A stored formation as decisions. Errors: unknown, for somebody else than who lines up now,
    /// or the team cannot man it.
    [[nodiscard]] static Expected<std::vector<solitaire::Decision>, Refused> lineUp(
        const Bench& bench, const solitaire::State& state, Side side, const std::string& formation);

    // --- seats

    [[nodiscard]] static std::unique_ptr<match::Seat<G>> coachSeat(int level,
                                                                   const SeatSetupOf<G>& setup,
                                                                   int evaluations);
    [[nodiscard]] static std::unique_ptr<match::Seat<G>> randomSeat(const SeatSetupOf<G>& setup);
};

}  // namespace thrum::app
