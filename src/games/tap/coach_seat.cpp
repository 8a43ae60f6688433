#include "games/tap/coach_seat.hpp"

#include "games/tap/believed_bases.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/coach/tap/coach.hpp>

namespace thrum::app {

coach::Lineups lineupsOf(const std::shared_ptr<const coach::TapLineups>& book) {
    coach::Lineups lineups;
    lineups.fitting = [book](const tap::State& state, Side side) {
        return book->ofPlaybook(state, side);
    };
    lineups.decisions = [book](const tap::State& state, Side side, const Formation& formation) {
        return book->decisions(state, side, formation);
    };
    lineups.plays = book->plays();
    lineups.roles = [book](Side side, const Formation& formation) {
        return book->roles(side, formation);
    };
    return lineups;
}

namespace {

coach::Board boardOn(TableSetup table) {
    const auto simulator = std::make_shared<Simulator>(std::move(table));
    return [simulator](const SegmentRequest& request,
                       Judge& judge,
                       std::uint64_t seed,
                       std::span<const Call> calls,
                       coach::Pace pace) {
        simulator->setSeed(seed);
        simulator->setCoarse(pace == coach::Pace::Coarse);
        return simulator->run(request, judge, calls);
    };
}

}  // namespace

coach::BoardMaker boardsOf(const std::shared_ptr<const coach::TapLineups>& book) {
    return [book] { return boardOn(book->table()); };
}

namespace {

class CoachSeat final : public match::Seat<games::Tap> {
public:
    explicit CoachSeat(coach::CoachSetup setup) : m_coach{std::move(setup)} {}

    tap::Input decide(const tap::State& seen,
                      const tap::Prompt& prompt,
                      Side side,
                      std::uint64_t /*key*/,
                      int attempt) override {
        return m_coach.decide(seen, prompt, side, attempt, stop());
    }
    std::vector<Call> calls(const tap::State& seen,
                            const tap::Prompt& /*prompt*/,
                            Side side,
                            std::uint64_t /*key*/) override {
        return m_coach.calls(seen, side, stop());
    }
    [[nodiscard]] bool watches() const override { return true; }
    std::optional<Call> watch(const TickReport& shown, Side /*side*/) override {
        return m_coach.watch(shown);
    }
    void startOver() override { m_coach.startOver(); }
    [[nodiscard]] bool remembers() const override { return true; }
    [[nodiscard]] std::string called() override { return m_coach.called(); }

private:
    coach::Coach m_coach;
};

}  // namespace

namespace {

coach::CoachSetup coachOf(int level, const SeatSetup& setup) {
    coach::CoachSetup coach;
    coach.level = level;
    coach.seed = setup.seed;
    coach.threads = setup.threads;
    coach.persona = setup.persona;
    coach.lineups = lineupsOf(setup.bench);
    coach.makeBoard = boardsOf(setup.bench);
    coach.makeRehearsal = [book = setup.bench](std::span<const coach::Believed> believed) {
        return boardOn(believedTable(book->table(), believed));
    };
    return coach;
}

}  // namespace

std::unique_ptr<match::Seat<games::Tap>> makeCoachSeat(int level,
                                                       const SeatSetup& setup,
                                                       int evaluations) {
    coach::CoachSetup coach = coachOf(level, setup);
    coach.evaluations = evaluations;
    return std::make_unique<CoachSeat>(std::move(coach));
}

int evaluationsWithin(int ms, const tap::State& start, const SeatSetup& setup) {
    return coach::evaluationsWithin(ms, start, boardsOf(setup.bench));
}

std::unique_ptr<coach::Coach> makeAdviser(int level, const SeatSetup& setup, int evaluations) {
    if (level < coach::kLowestLevel || level > coach::kHighestLevel)
        return nullptr;
    coach::CoachSetup coach = coachOf(level, setup);
    coach.evaluations = evaluations;
    return std::make_unique<coach::Coach>(std::move(coach));
}

}  // namespace thrum::app
