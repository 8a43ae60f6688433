#include "cli/snaps.hpp"

#include <thrum/app/snap.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/core/hash.hpp>

#include <cstdio>
#include <iostream>
#include <vector>

namespace thrum::cli {
namespace {

std::vector<const Formation*> ofUnit(const app::Library& library, FormationUnit unit) {
    std::vector<const Formation*> found;
    for (const auto& entry : library.formations()) {
        if (entry.value.unit == unit)
            found.push_back(&entry.value);
    }
    return found;
}

}  // namespace

ExitCode playSnaps(int snaps, std::uint64_t seed) {
    const app::Library library = app::Library::load(app::environment());
    const auto offenses = ofUnit(library, FormationUnit::Offense);
    const auto defenses = ofUnit(library, FormationUnit::Defense);
    if (offenses.empty() || defenses.empty() || library.teams().size() < 2) {
        std::cerr << "thrum-cli play: formations and two teams are needed"
                  << (library.problems().empty() ? "" : ": " + library.problems()[0].text())
                  << '\n';
        return ExitCode::BadUsageOrFile;
    }
    const TeamFile& home = library.teams()[0].value;
    const TeamFile& visitor = library.teams()[1].value;
    std::cout << home.name << " have the ball against " << visitor.name << ", " << snaps
              << " uncoached snaps, seed " << seed << "\n\n";
    for (int i = 0; i < snaps; ++i) {
        const auto key = static_cast<std::uint64_t>(i) * 4;
        const auto pick = [&](const auto& list, std::uint64_t offset) {
            return list[bitsAt(seed, key + offset) % list.size()];
        };
        const auto yard = 20.0 + static_cast<double>(bitsAt(seed, key + 2) % 61);
        const auto snap =
            app::composeSnap(library, *pick(offenses, 0), *pick(defenses, 1), Spot::yards(yard));
        if (!snap) {
            std::cerr << "thrum-cli play: " << snap.error().text() << '\n';
            return ExitCode::BadUsageOrFile;
        }
        // The cut at the line is the switch changing hands; uncoached, the run just goes on.
        app::Snap run = *snap;
        run.judge.lineOfScrimmage.reset();
        tap::RunJudge judge{run.judge};
        Simulator simulator{run.table, bitsAt(seed, key + 3)};
        const auto result = simulator.run(run.request, judge, {});
        if (!result) {
            std::cerr << "thrum-cli play: " << result.error().reason << '\n';
            return ExitCode::InternalError;
        }
        std::printf("%3d  %-18s v %-8s at the %3.0f  %5.1f s  %s\n",
                    i + 1,
                    run.offense.c_str(),
                    run.defense.c_str(),
                    yard,
                    static_cast<double>(result->ticks) / run.request.ticksPerSecond,
                    app::sentenceOf(run, *result, home, visitor).c_str());
    }
    return ExitCode::Done;
}

}  // namespace thrum::cli
