#include <thrum/board/simulator.hpp>
#include <thrum/coach/solitaire/coach.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/solitaire/kept.hpp>

// Who sits down under "computer:N" and "random" in the Solitaire Coach's game.
namespace thrum::app {
namespace {

using G = games::Solitaire;
using solitaire::State;

coach::BoardMaker runningBoardsOf(const std::shared_ptr<const Kept<G>::Bench>& bench) {
    return [bench]() -> coach::Board {
        const auto simulator = std::make_shared<Simulator>(bench->table);
        return [simulator](const SegmentRequest& request,
                           Judge& judge,
                           std::uint64_t seed,
                           std::span<const Call> calls,
                           coach::Pace pace) {
            simulator->setSeed(seed);
            simulator->setCoarse(pace == coach::Pace::Coarse);
            return simulator->run(request, judge, calls);
        };
    };
}

class SolitaireCoachSeat final : public match::Seat<G> {
public:
    explicit SolitaireCoachSeat(solitaire::coach::Setup setup) : m_coach{std::move(setup)} {}

    solitaire::Input decide(const State& seen,
                            const solitaire::Prompt& prompt,
                            Side side,
                            std::uint64_t key,
                            int attempt) override {
        return m_coach.decide(seen, prompt, side, key, attempt, stop());
    }
    std::vector<Call> calls(const State& seen,
                            const solitaire::Prompt& /*prompt*/,
                            Side side,
                            std::uint64_t /*key*/) override {
        m_coach.watchFrom(seen, side);
        return {};
    }
    [[nodiscard]] bool watches() const override { return true; }
    std::optional<Call> watch(const TickReport& shown, Side side) override {
        return m_coach.watch(shown, side);
    }
    [[nodiscard]] bool remembers() const override { return true; }
    void startOver() override { m_coach.startOver(); }

private:
    solitaire::coach::Coach m_coach;
};

/// Anything allowed, and now and then a stop.
class SolitaireRandomSeat final : public match::Seat<G> {
public:
    explicit SolitaireRandomSeat(solitaire::coach::Book book) : m_book{std::move(book)} {}

    solitaire::Input decide(const State& seen,
                            const solitaire::Prompt& prompt,
                            Side side,
                            std::uint64_t key,
                            int attempt) override {
        const bool aligning =
            seen.phase == solitaire::Phase::Align || seen.phase == solitaire::Phase::KickAlign;
        constexpr int kPatience = 20;
        if (aligning && attempt < kPatience && key % 4 != 0) {
            const std::uint64_t taste = bitsAt(key, static_cast<std::uint64_t>(attempt));
            return solitaire::coach::lineUpNext(
                seen, side, *m_book, solitaire::coach::formationFor(seen, side, *m_book, taste));
        }
        return G::randomDecision(seen, prompt, side, key, attempt);
    }
    std::vector<Call> calls(const State& seen,
                            const solitaire::Prompt& /*prompt*/,
                            Side side,
                            std::uint64_t key) override {
        const bool his =
            seen.phase == solitaire::Phase::Live && seen.carrier && seen.carrier->side() == side;
        if (!his || key % 2 != 0)
            return {};
        constexpr int kEarliest = 15;
        constexpr std::uint64_t kSpread = 150;
        const auto tick = static_cast<int>(bitsAt(key, 1) % kSpread) + kEarliest;
        return {{tick, side, CallKind::Stop}};
    }

private:
    solitaire::coach::Book m_book;
};

}  // namespace

std::unique_ptr<match::Seat<G>> Kept<G>::coachSeat(int level,
                                                   const SeatSetupOf<G>& setup,
                                                   int evaluations) {
    return std::make_unique<SolitaireCoachSeat>(
        solitaire::coach::Setup{.level = level,
                                .evaluations = evaluations,
                                .seed = setup.seed,
                                .threads = setup.threads,
                                .book = setup.bench->formations,
                                .makeBoard = runningBoardsOf(setup.bench)});
}

std::unique_ptr<match::Seat<G>> Kept<G>::randomSeat(const SeatSetupOf<G>& setup) {
    return std::make_unique<SolitaireRandomSeat>(setup.bench->formations);
}

}  // namespace thrum::app
