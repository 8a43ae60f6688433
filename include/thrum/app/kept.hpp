#pragma once

#include <thrum/app/library.hpp>
#include <thrum/app/refused.hpp>
#include <thrum/app/seat_name.hpp>
#include <thrum/games/game.hpp>
#include <thrum/io/game_header.hpp>
#include <thrum/match/driver.hpp>

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

/// What the program keeps of a game beside its rules: what `new` may name, what a header holds,
/// what seats need. `Kept<G>` says it for games that bring their own teams and have no board; a
/// game on the board has a specialization of its own (games/tap/kept.hpp).
namespace thrum::app {

/// A rules file as far as it was looked at.
struct RulesCheck {
    std::string name{};
    std::vector<std::string> warnings{};
};

/// A team that a new game may name.
struct TeamChoice {
    std::string id{};
    std::string name{};
};

template <class G>
struct Kept;

/// A request for a new game of one kind.
template <class G>
struct Asked : io::request::New {
    typename Kept<G>::Options own{};
};

/// A game's header, read.
template <class G>
struct GameHeader : Kept<G>::Materials {
    Asked<G> asked{};  ///< as `new` took it
    Mode mode = Mode::Hotseat;
    std::string program{};  ///< "thrum 0.1.0"
    int physics = 0;        ///< revision of the board it was begun on; 0: the file does not say
    std::string created{};
};

/// Who goes on with a game needs its very rules; who shows it takes any revision of them (D63).
enum class HeaderFor : std::uint8_t { Playing, Showing };

/// What a seat needs of the game it sits in.
template <class G>
struct SeatSetupOf {
    std::shared_ptr<const typename Kept<G>::Bench> bench{};
    std::uint64_t seed = 0;  ///< the coach's own; never what dice and board are drawn from
    int threads = 1;         ///< a computer coach thinks on
    std::string persona{};   ///< of a computer coach: id of his CoachManner, or empty
    /// Only where the person in front of the machine named the program: a game that is opened, or
    /// asked for through the protocol, starts none.
    bool mayStartPrograms = false;
    int engineBudgetMs = 5000;  ///< an engine has for an answer
    /// Hears in one sentence what went wrong with an engine.
    std::function<void(const std::string&)> notice{};
};

/// What all games bring whose rules file is read by the game itself.
template <class G>
struct BookKept {
    using Rules = typename G::Rules;
    /// The game's own options of `new`.
    using Options = typename G::Config;
    /// What a header holds whole.
    struct Materials {
        Rules rules{};
        Shared<typename G::Data> data{};
        std::array<Shared<typename G::Team>, 2> teams{};
    };
    /// What else the inputs of a game may name.
    struct Surroundings {};
    [[nodiscard]] static Surroundings surroundings(const Library&) { return {}; }
    struct Bench {};
    /// Of its computer coaches: the book's, unless the game says that somebody thinks
    /// (`thinkingSeat`).
    static constexpr int kHighestLevel = [] {
        if constexpr (requires { G::kHighestLevel; })
            return G::kHighestLevel;
        else
            return 1;
    }();
    [[nodiscard]] static std::vector<std::string_view> periodKeys() {
        if constexpr (requires { G::kPeriodKeys; })
            return {std::begin(G::kPeriodKeys), std::end(G::kPeriodKeys)};
        else
            return {};
    }

    [[nodiscard]] static Expected<Rules, RuleViolation> standard(
        const std::filesystem::path& rulesFolder);
    [[nodiscard]] static Expected<Rules, RuleViolation> readRules(std::string_view text);
    [[nodiscard]] static std::optional<LoadError> readOptions(std::string_view json,
                                                              Options& options);
    [[nodiscard]] static Expected<Materials, Refused> gather(const Library& library,
                                                             const Rules& standard,
                                                             const Asked<G>& asked,
                                                             std::vector<std::string>& warnings);
    /// Shipped teams and the coach's own; those that cannot be read are left out.
    [[nodiscard]] static std::vector<TeamChoice> teams(const Library& library);
    static void writeParts(const GameHeader<G>& header, io::HeaderLine& to);
    [[nodiscard]] static std::optional<LoadError> readParts(const io::HeaderLine& from,
                                                            const std::string& file,
                                                            HeaderFor use,
                                                            GameHeader<G>& header);
    [[nodiscard]] static std::optional<LoadError> complete(const Library&, GameHeader<G>&) {
        return std::nullopt;
    }
    [[nodiscard]] static Expected<typename G::Step, Refused> opening(const GameHeader<G>& header);
    [[nodiscard]] static Expected<std::shared_ptr<const Bench>, Refused> bench(
        const Library&, const GameHeader<G>&) {
        return std::make_shared<const Bench>();
    }
    [[nodiscard]] static std::array<std::string, 2> teamNames(const GameHeader<G>& header) {
        return {header.teams[0]->name, header.teams[1]->name};
    }
    [[nodiscard]] static std::array<std::string, 2> teamIds(const GameHeader<G>& header) {
        return {header.teams[0]->id, header.teams[1]->id};
    }

    [[nodiscard]] static typename G::State readPatched(const FieldSource& whole,
                                                       const FieldSource& patch,
                                                       const Surroundings&) {
        return G::readPatched(whole, patch);
    }
    [[nodiscard]] static typename G::Input readInput(const FieldSource& at,
                                                     const typename G::State& state,
                                                     const Surroundings&) {
        return G::readInput(at, state);
    }
    [[nodiscard]] static std::optional<Mode> modeOf(const typename G::State& state) {
        return G::config(state).mode;
    }
    /// An event as records of every age show it.
    [[nodiscard]] static typename G::Event comparable(typename G::Event event) { return event; }
    [[nodiscard]] static Expected<RulesCheck, RuleViolation> checkRules(std::string_view text);
    /// A decision that an outcome of chance stands for as well (D42).
    [[nodiscard]] static std::optional<typename G::Input> pressBefore(const typename G::Prompt&,
                                                                      const typename G::Input&) {
        return std::nullopt;
    }
    /// What a practice game changes in the state it branches off from.
    static void practice(typename G::State&) {}
    static void practice(Options& options) { options.mode = Mode::Solitaire; }
    /// Coaches of the program line up in this state, so that what they called is told later.
    [[nodiscard]] static bool isLineUp(const typename G::State&) { return false; }
    [[nodiscard]] static bool clearsPlay(const std::vector<typename G::Event>&) { return false; }
    [[nodiscard]] static bool isFresh(const typename G::State&) { return false; }
    [[nodiscard]] static std::optional<int> gameClockMs(const typename G::State&) {
        return std::nullopt;
    }
    /// How men are named; teams and periods are filled in.
    [[nodiscard]] static Names names(const typename G::State&) {
        return {.number = [](FigureId) { return std::string{}; }};
    }
    [[nodiscard]] static std::vector<Sentence> told(std::span<const typename G::Event> events,
                                                    const typename G::State& state) {
        return G::told(events, state);
    }

    /// The lines of `log`, one JSON object each.
    class Log {
    public:
        void restart(const typename G::State&) {}
        void tell(const typename G::State& state,
                  const std::vector<typename G::Event>& events,
                  int ticks,
                  std::vector<std::string>& lines);
        static void refused(const typename G::State& state,
                            const RuleViolation& refusal,
                            const typename G::Input& input,
                            std::vector<std::string>& lines);
    };

    // --- seats

    [[nodiscard]] static bool mayCall(const typename G::State&, Side) { return false; }
    static void takeSide(typename G::Input&, Side) {}
    [[nodiscard]] static std::optional<typename G::Input> expiry(const typename G::State&,
                                                                 const typename G::Prompt&) {
        return std::nullopt;
    }
    [[nodiscard]] static std::unique_ptr<match::Seat<G>> coachSeat(int level,
                                                                   const SeatSetupOf<G>& setup,
                                                                   int evaluations);
    [[nodiscard]] static std::unique_ptr<match::Seat<G>> randomSeat(const SeatSetupOf<G>& setup);
    /// 0 where its coaches try nothing out.
    [[nodiscard]] static int evaluationsWithin(int ms,
                                               const typename G::State& start,
                                               const SeatSetupOf<G>& setup);
};

template <class G>
struct Kept : BookKept<G> {};

/// How the computer coaches of a game may like to play; nothing where they are all alike.
template <class G>
[[nodiscard]] std::span<const CoachManner> mannersOf() {
    if constexpr (requires { Kept<G>::manners(); })
        return Kept<G>::manners();
    else
        return {};
}

}  // namespace thrum::app
