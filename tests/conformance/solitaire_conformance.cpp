#include "conform.hpp"
#include "shipped.hpp"
#include "support/solitaire_random.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/library.hpp>
#include <thrum/app/table.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/io/team_file.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::conformance;
using games::Solitaire;

TEST_CASE("The Solitaire Coach's game keeps the laws of the house",
          "[conformance][solitaire][property]") {
    Sample<Solitaire> sample;
    sample.begin = [](std::uint64_t n) {
        return Solitaire::newGame(solitaire::test::randomConfig(n));
    };
    sample.run = [](const solitaire::State& state, std::uint64_t bits) {
        return solitaire::test::runOf(state, Solitaire::prompt(state), bits);
    };
    sample.games = 2;
    sample.textsEvery = 7;
    // tests/rules/solitaire plays enough games for every kind of event
    sample.wholeCourse = false;
    // no prompt asks to adjust a man: who lines up may at any time (SOL-DEF-10)
    sample.takenUnlisted = {"adjust"};
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    CHECK(report.inputs > 300);
    CHECK(report.refusals > 100);
    CHECK(report.texts > 10);
}

namespace {

/// Shipped teams on a shipped board, and runs that the board itself makes.
class LiveTable {
public:
    explicit LiveTable(const std::string& board)
        : m_library{app::Library::load(app::environment())} {
        const auto files = m_library.gameFiles(Solitaire::kId, "teams");
        REQUIRE(files.size() >= 2);
        for (const std::size_t i : {0U, 1U}) {
            auto team = io::readTeam(files[i]);
            REQUIRE(team);
            auto whole = app::selfContained(*std::move(team), m_library);
            REQUIRE(whole);
            m_teams[i] = *std::move(whole);
        }
        m_board = *m_library.board(board);
        auto table = app::composeTable(m_library, m_board, m_teams[0], m_teams[1], 60);
        REQUIRE(table);
        m_table = *std::move(table);
    }
    [[nodiscard]] Expected<Solitaire::Step, RuleViolation> begin(std::uint64_t n) const {
        Solitaire::Config config = solitaire::test::randomConfig(n);
        config.teams = {solitaire::registered(m_teams[0]), solitaire::registered(m_teams[1])};
        config.board = solitaire::boardOf(m_board);
        return Solitaire::newGame(config);
    }
    [[nodiscard]] Solitaire::Input run(const solitaire::State& state, std::uint64_t bits) const {
        solitaire::RunJudge judge = Solitaire::makeJudge(state);
        std::vector<Call> calls;
        if (bits % 3 == 0 && state.carrier)
            calls.push_back(
                {static_cast<int>(20 + bits % 100), state.carrier->side(), CallKind::Stop});
        Simulator simulator{m_table, bits};
        auto result = simulator.run(*Solitaire::request(Solitaire::prompt(state)), judge, calls);
        if (!result)
            FAIL(result.error().reason);
        return *std::move(result);
    }

private:
    app::Library m_library;
    std::array<TeamFile, 2> m_teams;
    BoardSpec m_board;
    TableSetup m_table;
};

}  // namespace

TEST_CASE("The Solitaire Coach's game keeps the laws of the house on the running board",
          "[conformance][solitaire][property][SOL-CTL-2][SOL-FUM-3][SOL-ON-2]") {
    const LiveTable table{"2x4"};
    Sample<Solitaire> sample;
    sample.begin = [&](std::uint64_t n) { return table.begin(n); };
    sample.run = [&](const solitaire::State& state, std::uint64_t bits) {
        return table.run(state, bits);
    };
    sample.games = 2;
    sample.textsEvery = 13;
    sample.wholeCourse = false;
    sample.takenUnlisted = {"adjust"};
    const Report report = conform(sample);
    INFO(report.text());
    CHECK(report.kept());
    CHECK(report.inputs > 300);
}
