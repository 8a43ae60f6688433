#pragma once

#include <thrum/app/kept.hpp>
#include <thrum/coach/tap/lineups.hpp>
#include <thrum/games/tap.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

/// What the program keeps of a game of TAP.
namespace thrum::app {

/// What `new` may name for TAP alone.
struct TapOptions {
    std::optional<tap::Method> method{};
    std::string board = "2x4";
    int speedTenths = 50;
    std::string bases{};  ///< "reference": everybody on the reference base
    std::array<int, 2> clockScalePercent{100, 100};
    std::optional<bool> betweenPlayClocks{};
    bool waiveCheck = false;
};

template <>
struct Kept<games::Tap> {
    using G = games::Tap;
    using Rules = tap::RulesData;
    using Options = TapOptions;
    struct Materials {
        tap::RulesData rules{};
        BoardSpec board{};
        std::array<TeamFile, 2> teams{};
    };
    /// The boards that a state or a decision may name.
    struct Surroundings {
        std::vector<tap::Board> boards{};
    };
    [[nodiscard]] static Surroundings surroundings(const Library& library);
    using Bench = coach::TapLineups;
    static constexpr int kHighestLevel = 5;
    [[nodiscard]] static std::vector<std::string_view> periodKeys() {
        return {"game.playsPerHalf", "game.halfMinutes"};
    }

    [[nodiscard]] static Expected<Rules, RuleViolation> standard(
        const std::filesystem::path& rulesFolder);
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
    [[nodiscard]] static Expected<tap::Step, Refused> opening(const GameHeader<G>& header);
    [[nodiscard]] static Expected<std::shared_ptr<const Bench>, Refused> bench(
        const Library& library, const GameHeader<G>& header);
    [[nodiscard]] static std::array<std::string, 2> teamNames(const GameHeader<G>& header);
    [[nodiscard]] static std::array<std::string, 2> teamIds(const GameHeader<G>& header);

    [[nodiscard]] static tap::State readPatched(const FieldSource& whole,
                                                const FieldSource& patch,
                                                const Surroundings& known) {
        return tap::readPatched(whole, patch, known.boards);
    }
    [[nodiscard]] static tap::Input readInput(const FieldSource& at,
                                              const tap::State& state,
                                              const Surroundings& known) {
        return tap::readInput(at, state, known.boards);
    }
    /// An event as records of every age show it: older ones do not say why a call was refused.
    [[nodiscard]] static tap::Event comparable(tap::Event event);
    [[nodiscard]] static Expected<RulesCheck, RuleViolation> checkRules(std::string_view text);
    [[nodiscard]] static std::optional<Mode> modeOf(const tap::State& state) { return state.mode; }
    /// A chance outcome at the prompt for its roll or flip stands for both steps (D42).
    [[nodiscard]] static std::optional<tap::Input> pressBefore(const tap::Prompt& prompt,
                                                               const tap::Input& input);
    static void practice(tap::State& state);
    static void practice(Options&) {}
    [[nodiscard]] static bool isLineUp(const tap::State& state);
    [[nodiscard]] static bool clearsPlay(const std::vector<tap::Event>& events);
    /// Nobody stands on the board yet.
    [[nodiscard]] static bool isFresh(const tap::State& state) { return state.figures.empty(); }
    [[nodiscard]] static std::optional<int> gameClockMs(const tap::State& state);
    [[nodiscard]] static Names names(const tap::State& state);
    [[nodiscard]] static std::vector<Sentence> told(std::span<const tap::Event> events,
                                                    const tap::State& state);

    class Log {
    public:
        /// The rosters or the moment changed other than by a step.
        void restart(const tap::State& state);
        void tell(const tap::State& state,
                  const std::vector<tap::Event>& events,
                  int ticks,
                  std::vector<std::string>& lines);
        static void refused(const tap::State& state,
                            const RuleViolation& refusal,
                            const tap::Input& input,
                            std::vector<std::string>& lines);

    private:
        tap::LogLine m_moment{};  ///< half, play and clocks where the step to come begins
    };

    // --- the board

    /// Whose call a line of a script is that names no side, and whose switch goes off.
    [[nodiscard]] static Side caller(const tap::State& state);
    /// Errors: a board or base the program does not know.
    [[nodiscard]] static Expected<TableSetup, Refused> table(const Library& library,
                                                             const GameHeader<G>& header,
                                                             const tap::State& state);
    /// What a man is called by people.
    [[nodiscard]] static std::string manName(const tap::State& state, FigureId id);
    /// A stored formation as decisions. Errors: unknown, of another unit, or the team cannot man
    /// it.
    [[nodiscard]] static Expected<std::vector<tap::Decision>, Refused> lineUp(
        const Bench& bench, const tap::State& state, Side side, const std::string& formation);

    // --- seats

    /// With nobody to stop for and nobody to down there is nothing to call.
    [[nodiscard]] static bool mayCall(const tap::State& state, Side side) {
        return state.switchHolder == side || state.carrier;
    }
    /// An engine decides for its own side, whatever it writes.
    static void takeSide(tap::Input& input, Side side) {
        if (auto* decision = std::get_if<tap::Decision>(&input))
            decision->side = side;
    }
    /// The expiry that settles what is asked for; nothing where none does.
    [[nodiscard]] static std::optional<tap::Input> expiry(const tap::State& state,
                                                          const tap::Prompt& prompt);

    [[nodiscard]] static std::span<const CoachManner> manners();
    [[nodiscard]] static std::unique_ptr<match::Seat<G>> coachSeat(int level,
                                                                   const SeatSetupOf<G>& setup,
                                                                   int evaluations);
    [[nodiscard]] static std::unique_ptr<match::Seat<G>> randomSeat(const SeatSetupOf<G>& setup);
    [[nodiscard]] static int evaluationsWithin(int ms,
                                               const tap::State& state,
                                               const SeatSetupOf<G>& setup);
};

using TapHeader = GameHeader<games::Tap>;
using TapAsked = Asked<games::Tap>;

}  // namespace thrum::app
