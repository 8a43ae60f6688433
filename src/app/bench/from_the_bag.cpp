#include <thrum/app/bench_base.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <cmath>
#include <system_error>

namespace thrum::app {
namespace {

namespace fs = std::filesystem;

// About normal with variance 1, by the sum of twelve.
double about(std::uint64_t seed, std::uint64_t key) {
    double sum = -6.0;
    for (std::uint64_t i = 0; i < 12; ++i)
        sum += static_cast<double>(bitsAt(seed, key * 16 + i) >> 11U) / 9007199254740992.0;
    return sum;
}

double steps(double value, double step) {
    return std::round(value / step) * step;
}

}  // namespace

BaseSpec fromTheBag(const BaseSpec& family, std::uint64_t seed) {
    BaseSpec base = family;
    std::uint64_t key = 1;
    const auto by = [&](double deviation) { return deviation * about(seed, key++); };
    for (ProngSpec& prong : base.prongs) {
        const double fore = by(1.2);
        const double side = by(1.4);
        const double stiff = by(0.04);
        const double drop = by(0.012);
        if (family.prongsCut)
            continue;
        prong.leanForeDeg = std::clamp(prong.leanForeDeg + std::round(fore), -30.0, 40.0);
        prong.leanSideDeg = std::clamp(prong.leanSideDeg + std::round(side), -25.0, 25.0);
        prong.stiffnessNPerM =
            std::clamp(steps(prong.stiffnessNPerM * (1.0 + stiff), 0.5), 6.0, 120.0);
        prong.dropMm = std::clamp(steps(prong.dropMm + drop, 0.01), -0.15, 0.15);
    }
    return base;
}

std::vector<const BaseSpec*> shopFamilies(const Library& library) {
    std::vector<const BaseSpec*> shelf;
    for (const char* id :
         {"rookie", "boat", "dial", "speed", "strength", "strength-pointed", "stationary"})
        if (const BaseSpec* base = library.base(id))
            shelf.push_back(base);
    return shelf;
}

fs::path rackFile(const fs::path& own, const std::string& id) {
    return own / "bench" / (id + ".json");
}

Rack readRack(const fs::path& own) {
    constexpr std::size_t kMostBases = 200;
    Rack rack;
    std::vector<fs::path> files;
    std::error_code failed;
    fs::directory_iterator entry{own / "bench", failed};
    for (; !failed && entry != fs::directory_iterator{}; entry.increment(failed))
        if (entry->path().extension() == ".json" && files.size() < kMostBases)
            files.push_back(entry->path());
    std::ranges::sort(files);
    for (const fs::path& file : files) {
        auto base = io::readBenchBase(file);
        if (!base)
            rack.problems.push_back(base.error());
        else if (file.stem() != base->id)
            rack.problems.push_back(
                {file.string(), "/id", "must be the name of the file, \"" + base->id + ".json\""});
        else
            rack.bases.push_back(*std::move(base));
    }
    return rack;
}

}  // namespace thrum::app
