#pragma once

#include <thrum/core/hash.hpp>
#include <thrum/games/game.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace thrum::conformance {

/// How a game is tried out. For a game that is Begun and Coached `shippedSample` (shipped.hpp)
/// fills in all that is needed.
template <games::Playable G>
struct Sample {
    using State = typename G::State;
    using Prompt = typename G::Prompt;
    using Input = typename G::Input;
    using Step = typename G::Step;

    /// A state to play on from besides the beginning.
    struct Start {
        std::string name;
        State state;
    };
    /// What a prompt lists, made an input; or what it leaves out, which is to be refused.
    struct Offer {
        std::string what;
        Input input;
        bool allowed = true;
    };

    /// The opening of game number n: other numbers, other modes, options and teams.
    std::function<Expected<Step, RuleViolation>(std::uint64_t n)> begin{};
    std::vector<Start> starts{};
    int games = 24;           ///< from the beginning
    int gamesFromStarts = 2;  ///< from each start
    int stepsFromStarts = 60;
    int maxSteps = 5000;  ///< in which a game from the beginning must come to its end

    /// An input for a prompt of kind Decision; refused ones are asked for again, with the next
    /// `attempt`. Left out for a game that is Coached: its randomDecision and bookDecision.
    std::function<Input(
        const State& seen, const Prompt& seenPrompt, Side side, std::uint64_t bits, int attempt)>
        decide{};
    int attempts = 60;  ///< as match::Driver has it
    /// A run of the board that is awaited; for games that have one.
    std::function<Input(const State&, std::uint64_t bits)> run{};
    /// Anything at all, mostly wrong; besides, the suite hands in what was right at other moments.
    std::function<Input(const State&, std::uint64_t bits)> nonsense{};
    /// Everything the prompt lists beyond its words. Asked for at every step, and again after each
    /// of those offers was taken.
    std::function<std::vector<Offer>(const State&, const Prompt&)> offers{};
    /// Two decisions of one side under a seal that the others cannot tell apart. Left out: those of
    /// one type and time.
    std::function<bool(const Input&, const Input&)> alikeFromOutside{};

    /// Kinds of events that random games need not bring, with the reason beside them.
    std::vector<std::string> rareEvents{};
    /// Decisions that a prompt may list although random games never see them taken: "phase/word",
    /// or the word alone for all phases.
    std::vector<std::string> rarelyTaken{};
    /// Decisions that check takes although the prompt does not list them, in the same form.
    std::vector<std::string> takenUnlisted{};
    /// An event as its record keeps it, where something (an order, say) has no meaning and is lost.
    std::function<typename G::Event(typename G::Event)> asKept{};
    /// Games enough that every event and every decision must come up; a game whose own tests see to
    /// that may be tried with few.
    bool wholeCourse = true;
    int takeBackPercent = 15;  ///< of the steps
    /// Writing a large state takes longer than a step: every so many steps it is done.
    int textsEvery = 1;
    int offersEvery = 1;
    std::uint64_t seed = 2026;
};

/// Draws by counting: the n-th question gets the n-th number of the seed.
class Luck {
public:
    explicit Luck(std::uint64_t seed) : m_seed{seed} {}
    [[nodiscard]] std::uint64_t bits() { return bitsAt(m_seed, ++m_asked); }
    /// 0 .. count - 1
    [[nodiscard]] std::size_t below(std::size_t count) {
        return static_cast<std::size_t>(bits() % count);
    }
    [[nodiscard]] bool percent(std::size_t chance) { return below(100) < chance; }
    template <class T>
    [[nodiscard]] const T& among(const std::vector<T>& list) {
        return list[below(list.size())];
    }

private:
    std::uint64_t m_seed;
    std::uint64_t m_asked = 0;
};

}  // namespace thrum::conformance
