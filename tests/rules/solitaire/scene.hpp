#pragma once

#include "../../../src/rules/solitaire/turn.hpp"

#include <thrum/segment/script_runner.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

// Scenes of the rule book: places in the book's frame (X from the west goal line, Y from the
// middle), men by name.
namespace thrum::solitaire::test {

struct At {
    double x = 0;
    double y = 0;
    double heading = 0;
};

/// A team of thirty numbers that the scenarios name.
[[nodiscard]] Team team(std::string id, std::vector<int> numbers);
[[nodiscard]] FieldPoint book(double x, double y);

/// A game that is set up by hand and driven step by step.
class Scene {
public:
    /// Scrimmage, Home at own 30, first and ten, noise and shaking off.
    Scene();

    State s;
    std::vector<Event> events;  ///< of the last step

    [[nodiscard]] FigureId id(std::string_view name) const;
    [[nodiscard]] const Figure& man(std::string_view name) const;
    [[nodiscard]] RulesData& rules() { return s.rules.edit(); }
    Scene& put(std::string_view name, At at);
    Scene& lift(std::string_view name);
    /// The ball in his hands in a live play; contacts measured.
    Scene& live(std::string_view carrier, PlayKind kind = PlayKind::Run);
    Scene& stopped(std::string_view carrier, PlayKind kind = PlayKind::Run);
    /// A forward pass may be thrown at once.
    Scene& throwing(std::string_view carrier);
    Scene& measure();

    /// The standard formation at line 30 and a defense that keeps off.
    Scene& standard();
    Scene& defense();

    Scene& take(const Input& input);
    [[nodiscard]] std::string refused(const Input& input) const;
    Scene& run(std::vector<ScriptLine> lines, std::vector<Call> calls = {});
    /// A pose of the script, there at the end of that tick.
    [[nodiscard]] ScriptLine pose(int tick, std::string_view name, At at) const;
    [[nodiscard]] ScriptLine touch(int tick, std::string_view a, std::string_view b) const;
    [[nodiscard]] ScriptLine part(int tick, std::string_view a, std::string_view b) const;
    [[nodiscard]] ScriptLine ball(int tick, double x, double y) const;
    [[nodiscard]] const Event* event(EventKind kind) const;
    [[nodiscard]] bool happened(EventKind kind) const { return event(kind) != nullptr; }

    /// First down and where the next play starts.
    [[nodiscard]] bool next(Side offense, int down, double u, double y) const;
};

[[nodiscard]] Decision decision(DecisionKind kind, std::optional<Side> side = {});
[[nodiscard]] Decision choice(DecisionKind kind, Choice what);
[[nodiscard]] Decision shot(
    ShotKind kind, double aim, double power, double loft, double release = 0);
[[nodiscard]] Chance draws(ChanceKind kind, std::vector<double> values);
[[nodiscard]] Chance coin(CoinFace face);

}  // namespace thrum::solitaire::test
