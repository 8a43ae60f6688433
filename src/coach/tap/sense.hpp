#pragma once

#include "coach/tap/coverage.hpp"
#include "coach/tap/eye.hpp"
#include "coach/tap/ghost.hpp"

#include <thrum/coach/tap/board_access.hpp>
#include <thrum/coach/tap/fair_caller.hpp>
#include <thrum/coach/tap/persona.hpp>

#include <optional>
#include <vector>

namespace thrum::coach {

/// Yards from the middle of the formation: whoever of the offense stands farther out, from the
/// tackles on, has somebody in front of him.
inline constexpr double kOnTheEnd = 7.0;
/// And from here on, tight ends too, he may run past a whole defense.
inline constexpr double kSplitWide = 10.5;
/// Yards off the line from which a receiver is pressed, so that nobody has to make room.
inline constexpr double kPressFront = 1.1;
/// How often a coach calls one of his favorites where one of them suits.
inline constexpr std::uint64_t kFavoritePercent = 50;

/// What every coach of a table has at hand.
struct SenseSetup {
    const Lineups* lineups = nullptr;
    const Speeds* speeds = nullptr;
    Eye eye{};
    Coverage coverage = Coverage::EarlyThrows;
    const Persona* persona = nullptr;  ///< how he likes to play; null: as the chart has it
};

/// What the offense means to do with this snap.
struct Intent {
    std::string name{};  ///< of the play, or the formation
    std::string play{};  ///< its id; empty: the formation as it is drawn
    bool own = false;    ///< somebody's own play, whatever its id
    Formation formation{};
    bool pass = false;
    std::string carrier{};  ///< role of whom to announce; empty: the quarterback
    std::vector<PlayRead> reads{};
    bool suits = true;         ///< called for a situation like this
    double stopSeconds = 0.0;  ///< of board time; 0: when it looks right
};
/// A play of the playbook as it is called from this formation.
[[nodiscard]] Intent intentOf(const Play& play, const Formation& formation, const tap::State& seen);

/// A pass that might be thrown.
struct PassIdea {
    FigureId receiver{};
    double stickHeading = 0.0;  ///< degrees off downfield
    double chance = 0.0;        ///< to be caught, 0 to 1
    double risk = 0.0;          ///< to be intercepted
    double front = 0.0;         ///< where the play might end if it is caught, yards downfield
    double value = 0.0;         ///< points it leaves the offense expecting, on average
};

/// Simple sound football sense, without trying anything on a board: the first level, and what the
/// others suppose that everybody does after the idea they try. Decides from what it sees and its
/// own seed alone; what it remembers is its own call of this play,
/// what it expects in this window and the rest of the window's turns.
class Sense {
public:
    Sense(SenseSetup setup, std::uint64_t seed) : m_setup{setup}, m_seed{seed} {}

    [[nodiscard]] tap::Input decide(const tap::State& seen,
                                    const tap::Prompt& prompt,
                                    Side side,
                                    int attempt);
    [[nodiscard]] std::vector<Call> calls(const tap::State& seen, Side side);

    /// What it would decide in this window, in order; empty if there is nothing sensible.
    [[nodiscard]] std::vector<tap::Decision> think(const tap::State& seen,
                                                   const tap::Prompt& prompt,
                                                   Side side,
                                                   int attempt);
    /// What it does in a window that it does not think about; empty where there is nothing to
    /// waste.
    [[nodiscard]] std::vector<tap::Decision> lapse(const tap::State& seen,
                                                   const tap::Prompt& prompt,
                                                   Side side);
    [[nodiscard]] bool hasPlanFor(const tap::State& seen) const {
        return !m_plan.empty() && m_planPhase == seen.phase && m_planStage == seen.stage;
    }
    /// Plays on from here with these decisions, which somebody else thought of.
    void follow(const tap::State& seen, std::vector<tap::Decision> plan);
    /// Forgets the rest of its plan and the line-ups it tried in this window.
    void startOver();
    void call(Intent intent) { m_intent = std::move(intent); }
    /// What people call the line-up it last thought of.
    [[nodiscard]] const std::string& callName() const { return m_callName; }
    void nameCall(std::string name) { m_callName = std::move(name); }
    [[nodiscard]] const std::optional<Intent>& called() const { return m_intent; }
    /// What the other side may have called, any of them as likely, as it looks in this window.
    void expect(const tap::State& seen, std::vector<Intent> calls) {
        m_expected = std::move(calls);
        m_expectedIn = windowOf(seen);
    }
    /// One of what is expected in this window, as often as the coach believes what he reads
    /// (`Eye::reads`); nothing the rest of the time, and where nothing was expected.
    [[nodiscard]] const Intent* believes(const tap::State& seen, std::uint64_t luck) const;

    // --- parts that a search varies ---------------------------------------------------------
    [[nodiscard]] std::vector<Intent> intents(const tap::State& seen, Side side) const;
    /// What this coach has seen on film of a play, called here; nothing if he has seen none.
    [[nodiscard]] std::optional<double> usually(const Intent& intent, const tap::State& seen) const;
    [[nodiscard]] std::vector<tap::Decision> lineUp(const tap::State& seen,
                                                    const tap::Prompt& prompt,
                                                    Side side,
                                                    const Formation& formation) const;
    [[nodiscard]] std::vector<const Formation*> fitting(const tap::State& seen, Side side) const {
        return m_setup.lineups->fitting(seen, side);
    }
    /// The formation set against what stands there; empty if it cannot stand.
    [[nodiscard]] std::vector<tap::Decision> defenseFor(const tap::State& seen,
                                                        const tap::Prompt& prompt,
                                                        Side side,
                                                        const Formation& formation,
                                                        Stance stance,
                                                        std::uint64_t drawnLuck) const;
    /// The passes that look best to this coach.
    [[nodiscard]] std::vector<PassIdea> passes(const tap::State& seen,
                                               const TableView& table,
                                               std::size_t most) const;
    [[nodiscard]] Coverage coverage() const { return m_setup.coverage; }
    [[nodiscard]] TableView view(const tap::State& seen, Side side) const {
        return viewOf(seen, side, *m_setup.speeds);
    }

private:
    using Decisions = std::vector<tap::Decision>;

    // lapse.cpp
    /// Any play of the book, whatever it is meant for; empty where a kick may be due.
    [[nodiscard]] Decisions anyCall(const tap::State& seen, const tap::Prompt& prompt, Side side);
    /// Any formation as it is drawn, whoever stands against it.
    [[nodiscard]] Decisions anyDefense(const tap::State& seen,
                                       const tap::Prompt& prompt,
                                       Side side);

    // sense_choices.cpp
    [[nodiscard]] Decisions choices(const tap::State& seen,
                                    const tap::Prompt& prompt,
                                    Side side) const;
    [[nodiscard]] Decisions fallback(const tap::State& seen,
                                     const tap::Prompt& prompt,
                                     Side side,
                                     int attempt) const;
    [[nodiscard]] Decisions foulCalls(const tap::State& seen,
                                      const tap::Prompt& prompt,
                                      Side side) const;

    // sense_lineup.cpp, sense_defense.cpp
    [[nodiscard]] Decisions offenseLineUp(const tap::State& seen,
                                          const tap::Prompt& prompt,
                                          Side side,
                                          int attempt);
    [[nodiscard]] Decisions defenseLineUp(const tap::State& seen,
                                          const tap::Prompt& prompt,
                                          Side side,
                                          int attempt);
    [[nodiscard]] Decisions kickLineUp(const tap::State& seen,
                                       const tap::Prompt& prompt,
                                       Side side,
                                       int attempt) const;

    /// How often of a hundred this coach throws here.
    [[nodiscard]] int leansToPass(const tap::State& seen) const;
    [[nodiscard]] int memory() const {
        return m_setup.persona != nullptr ? m_setup.persona->memory : 0;
    }
    [[nodiscard]] int nerve() const {
        return m_setup.persona != nullptr ? m_setup.persona->nerve : 0;
    }

    // sense_presnap.cpp
    [[nodiscard]] bool fakesPunt(const tap::State& seen, Side side) const;
    /// The back who is to run faces the hole the defense left.
    [[nodiscard]] std::optional<tap::Decision> turnToTheHole(const tap::State& seen,
                                                             const tap::Option& turns,
                                                             TableView table) const;
    [[nodiscard]] bool carriesByCall(Side side, FigureId id) const;
    [[nodiscard]] Decisions inMotion(const tap::State& seen,
                                     const tap::Prompt& prompt,
                                     Side side) const;
    [[nodiscard]] Decisions matching(const tap::State& seen,
                                     const tap::Prompt& prompt,
                                     Side side) const;
    [[nodiscard]] Decisions announce(const tap::State& seen,
                                     const tap::Prompt& prompt,
                                     Side side) const;

    // sense_run.cpp
    [[nodiscard]] Decisions stopOffense(const tap::State& seen,
                                        const tap::Prompt& prompt,
                                        Side side) const;
    [[nodiscard]] std::vector<PassIdea> passesByCall(const tap::State& seen,
                                                     const TableView& table) const;
    [[nodiscard]] bool meansToPass(const tap::State& seen) const;
    [[nodiscard]] Decisions chase(const tap::State& seen, Side side) const;
    [[nodiscard]] Decisions carry(const tap::State& seen, Side side) const;
    [[nodiscard]] Decisions towardBall(const tap::State& seen, Side side, std::size_t most) const;
    [[nodiscard]] static Decisions puntStop(Side side);

    // sense_pass.cpp
    [[nodiscard]] Decisions layAgain(const tap::State& seen, Side side);
    [[nodiscard]] Decisions passDefense(const tap::State& seen, Side side) const;

    [[nodiscard]] std::uint64_t luck(const tap::State& seen, std::uint64_t salt) const;
    [[nodiscard]] static tap::Decision word(tap::DecisionKind kind, Side side) {
        return {.kind = kind, .side = side};
    }
    [[nodiscard]] static tap::Decision pivot(const TableView& view,
                                             std::size_t man,
                                             double heading,
                                             Side side);

    SenseSetup m_setup;
    std::uint64_t m_seed;
    std::optional<Intent> m_intent;
    std::string m_callName;
    Decisions m_plan;  ///< the rest of a window, last first
    tap::Phase m_planPhase = tap::Phase::Setup;
    tap::LineupStage m_planStage = tap::LineupStage::None;
    // A placing that is taken starts the attempts anew, so line-ups are counted here.
    struct Window {
        tap::Phase phase = tap::Phase::Setup;
        tap::LineupStage stage = tap::LineupStage::None;
        int half = 0;
        int play = 0;
        int down = 0;
        bool operator==(const Window&) const = default;
    };
    [[nodiscard]] static Window windowOf(const tap::State& seen) {
        return {seen.phase, seen.stage, seen.half, seen.play, seen.down};
    }
    std::vector<Intent> m_expected;
    Window m_expectedIn{};
    Window m_lineUpWindow{};
    int m_lineUps = 0;       ///< tried in this window
    std::size_t m_laid = 0;  ///< ideas for this pass that were refused
};

/// Without the turns that the open window leaves no time for; they would only run it out.
[[nodiscard]] std::vector<tap::Decision> withinTime(std::vector<tap::Decision> plan,
                                                    const tap::Prompt& prompt);

/// The best ideas first; only what the referee would take.
/// @param luck  by which the eye errs: equal looks err alike
[[nodiscard]] std::vector<PassIdea> passIdeas(const tap::State& seen,
                                              const TableView& view,
                                              std::size_t most,
                                              const Eye& eye,
                                              std::uint64_t luck);
[[nodiscard]] std::vector<tap::Decision> decisionsOf(const PassIdea& idea,
                                                     const TableView& view,
                                                     Side side);

/// A way for the carrier.
struct RunIdea {
    double heading = 0.0;
    std::vector<Turn> blocks{};
    bool stays = false;  ///< nobody turns
    Forecast forecast{};
};
/// The best ways first. @param answers  how many defenders may turn against it beside one for each
/// that turns here; nothing: all
[[nodiscard]] std::vector<RunIdea> runIdeas(const TableView& view,
                                            std::optional<std::size_t> answers,
                                            std::size_t mostBlocks);

}  // namespace thrum::coach
