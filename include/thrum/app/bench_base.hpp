#pragma once

#include <thrum/app/bench.hpp>
#include <thrum/app/library.hpp>
#include <thrum/io/bench_file.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Bases as coaches have them: bought, owned, inspected, tuned to goals. For the workshop.
namespace thrum::app {

/// A base as it comes out of the bag: no two of a family are alike. Prongs lean and stand aside by
/// a degree or two, in whole degrees; they are up to a tenth stiffer or softer than meant, and some
/// are longer by a hair, which is why a base from the bag does not run straight.
///
/// @param seed  which one of the bag
[[nodiscard]] BaseSpec fromTheBag(const BaseSpec& family, std::uint64_t seed);

/// The sold families, in the order of a shop's shelf: rookie, boat, dial, speed, strength,
/// stationary, as far as the library has them.
[[nodiscard]] std::vector<const BaseSpec*> shopFamilies(const Library& library);

/// What a class of contests lets a figure be. Weights are of figure, base and putty together.
struct BenchClass {
    std::string_view id;
    std::string_view name;
    double mostG = 0.0;    ///< 0: no limit
    bool treated = false;  ///< boiled and sanded bases may play
};
/// "tap" (4.0 g), "light" (3.3 g), "treated" (4.0 g), "open".
[[nodiscard]] std::span<const BenchClass> benchClasses();
[[nodiscard]] const BenchClass& benchClass(std::string_view id);  ///< unknown: the usual one
/// "tap": the class that teams of the workshop are made for.
[[nodiscard]] const BenchClass& usualBenchClass();

/// One point of an inspection.
struct InspectionPoint {
    std::string clause;  ///< of the rule book; empty where only the class asks for it
    std::string what;    ///< "Weight"
    std::string value;   ///< "4.16 g"
    std::string limit;   ///< "at most 4 g"
    bool passed = true;
};
/// All points in order of the clauses, passed or not. Clauses: TAP-EQ-1, EQ-3, BA-1, BA-2, BA-6.
/// @param position  of the man it is; a stationary base that is nobody's breaks no rule yet
[[nodiscard]] std::vector<InspectionPoint> inspected(const io::BenchState& state,
                                                     const BenchClass& in,
                                                     std::optional<Position> position = {});
/// What a man who plays there wants of his base: the id of the goals.
[[nodiscard]] std::string_view goalsFor(Position position);
/// Figure, base and putty.
[[nodiscard]] double gramsOf(const io::BenchState& state);

/// A man with his putty on the base of another, dial and all: one field of the pairing matrix.
[[nodiscard]] io::BenchState paired(const io::BenchState& man, const io::BenchState& base);

/// What a base should reach for its work; nothing: no goal.
struct BenchGoals {
    std::string_view id;
    std::string_view name;
    std::optional<double> dash20S;      ///< at most
    std::optional<double> driftYards;   ///< at 20 yd, at most to either side
    std::optional<double> spotYards;    ///< at most
    std::optional<double> pushInches;   ///< at least
    std::optional<double> fallPercent;  ///< at most
    std::optional<double> arcPerYard;   ///< degrees, at least, to either side
    std::string_view lesson{};          ///< how to get there, for who learns it
};
/// "back": dash and true; "line": push and hold; "corner": quick and steady; "true": straight. And
/// three lessons: "lesson-straight", "lesson-strong", "lesson-curve".
[[nodiscard]] std::span<const BenchGoals> benchGoals();
[[nodiscard]] const BenchGoals& benchGoals(std::string_view id);  ///< unknown: none of them set

/// The racks of a coach: every `*.json` of the folder `bench`, by id. Files that cannot be read are
/// problems and hide no other.
struct Rack {
    std::vector<io::BenchBase> bases;
    std::vector<LoadError> problems;
};
[[nodiscard]] Rack readRack(const std::filesystem::path& own);
[[nodiscard]] std::filesystem::path rackFile(const std::filesystem::path& own,
                                             const std::string& id);

}  // namespace thrum::app
