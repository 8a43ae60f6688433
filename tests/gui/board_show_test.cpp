#include "gui/board_game/board_show.hpp"

#include "gui/desk.hpp"
#include "support/wait_for.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
constexpr FigureId kMan{Side::Home, 0};
constexpr int kEnds = 30;  // tick

// The referee ends the run himself, and grants nobody anything.
class EndingJudge final : public Judge {
public:
    Verdict onTick(const TickReport& report) override {
        for (const Call& call : report.calls)
            m_rulings.push_back({.call = call, .granted = false, .clause = "TEST-1"});
        return report.tick == kEnds ? Verdict{StopCause::Dead, "TEST-2"} : Verdict{};
    }
    [[nodiscard]] std::vector<CallRuling> rulings() const override { return m_rulings; }

private:
    std::vector<CallRuling> m_rulings;
};

RunJob oneManAlone(std::vector<Call> calls) {
    const app::Library& library = gui::test::library();
    RunJob job;
    job.table.board = library.boards().front().value;
    job.table.kits = {{.id = kMan, .onBase = {{.base = *library.base("reference")}}}};
    job.request.ticksPerSecond = ticksPerSecond(job.table.board);
    FigureSetup man;
    man.id = kMan;
    man.pose = Pose{FieldPoint{Spot::yards(20), Spot::yards(20)}, Heading{}};
    job.request.figures = {man};
    job.timeScale = 10.0;
    job.makeJudge = [] { return std::make_unique<EndingJudge>(); };
    job.calls = std::move(calls);
    return job;
}

// Calls that were told to have been refused.
std::vector<Call> refusedOf(std::vector<Call> calls) {
    BoardShow show;
    std::vector<Call> refused;
    bool over = false;
    QObject::connect(&show, &BoardShow::callRefused, &show, [&](const CallRuling& ruling) {
        refused.push_back(ruling.call);
    });
    QObject::connect(&show, &BoardShow::finished, &show, [&] { over = true; });
    QObject::connect(&show, &BoardShow::failed, &show, [&] { over = true; });
    show.start(oneManAlone(std::move(calls)));
    constexpr int kPatienceMs = 20'000;
    REQUIRE(gui::test::waitFor([&] { return over; }, kPatienceMs));
    CHECK(show.film().lastTick() == kEnds);
    return refused;
}
}  // namespace

TEST_CASE("Who calls stop in the very tick in which the board stops by itself is not refused aloud",
          "[gui][stop]") {
    const Call early{kEnds - 10, Side::Home, CallKind::Stop};
    const Call withTheReferee{kEnds, Side::Home, CallKind::Stop};
    const Call down{kEnds, Side::Home, CallKind::Down};
    CHECK(refusedOf({withTheReferee}).empty());
    CHECK(refusedOf({early, withTheReferee}) == std::vector{early});
    // a runner who would have given himself up has not: that is told
    CHECK(refusedOf({down}) == std::vector{down});
}
