#pragma once

#include <thrum/rules/foursheet/names.hpp>

#include <array>

/// Every number of rules/foursheet.json with its printed default. Clause: FSS-36.1.
namespace thrum::foursheet {

/// Whether a die is that of the main roll or a new one.
enum class DieSource : std::uint8_t { Main, Reroll };
[[nodiscard]] std::span<const EnumName<DieSource>> namesOf(DieSource);
/// Whether a d6 is a new one or the defense's of the main roll.
enum class TestDie : std::uint8_t { Reroll, DefenseColor };
[[nodiscard]] std::span<const EnumName<TestDie>> namesOf(TestDie);
enum class SackDie : std::uint8_t { D10, D12 };
[[nodiscard]] std::span<const EnumName<SackDie>> namesOf(SackDie);

struct Rules {
    struct Yardage {
        DieSource d10 = DieSource::Main;
        bool operator==(const Yardage&) const = default;
    } yardage;
    struct Match {
        DieSource xRunYards = DieSource::Main;
        bool operator==(const Match&) const = default;
    } match;
    struct RatingLimits {
        int max = 14;
        bool operator==(const RatingLimits&) const = default;
    } rating;
    struct Stack {
        int bonus = 1;
        TestDie die = TestDie::Reroll;
        int max = 3;
        bool operator==(const Stack&) const = default;
    } stack;
    struct ContainedRun {
        int pass = 6;  ///< the called zone was medium or deep
        int flat = 3;
        int blitz = 0;
        bool operator==(const ContainedRun&) const = default;
    };
    struct ContainedPass {
        int c = 3;
        int d = 6;
        int e = 19;
        bool operator==(const ContainedPass&) const = default;
    };
    struct Containment {
        bool enabled = true;
        TestDie die = TestDie::Reroll;
        ContainedRun run{};
        ContainedPass pass{};
        bool operator==(const Containment&) const = default;
    } containment;
    struct Sack {
        SackDie die = SackDie::D10;
        std::array<int, 3> plus{1, 2, 3};  ///< short, medium, long
        bool operator==(const Sack&) const = default;
    } sack;
    struct Fumble {
        int offenseMax = 35;
        int sackMax = 32;
        int snapMax = 45;
        bool offenseMayAdvance = false;
        bool operator==(const Fumble&) const = default;
    } fumble;
    struct Return {
        int fumbleMax = 7;
        int interceptionMax = 13;
        bool operator==(const Return&) const = default;
    } returns;
    struct Line {
        int line = 0;
        bool operator==(const Line&) const = default;
    };
    Line redZone{20};
    Line crunchZone{10};
    struct Switch {
        bool enabled = false;
        bool operator==(const Switch&) const = default;
    };
    Switch injury{true};
    struct Fatigue {
        bool enabled = false;
        int expectedPossessions = 4;
        bool operator==(const Fatigue&) const = default;
    } fatigue;
    Switch audible{};
    Switch wind{};
    struct Clock {
        int quarterSeconds = 900;
        bool firstDownStops = true;
        bool operator==(const Clock&) const = default;
    } clock;
    struct Timeouts {
        int perHalf = 4;
        bool operator==(const Timeouts&) const = default;
    } timeouts;
    struct Kickoff {
        int line = 40;
        int freeKickLine = 20;
        int touchback = 20;
        int outOfBounds = 35;
        bool operator==(const Kickoff&) const = default;
    } kickoff;
    struct Tries {
        bool twoPointAllowed = true;
        int line = 3;
        bool operator==(const Tries&) const = default;
    } tries;
    Switch keys{true};
    Switch doubleTeam{true};
    Switch spy{true};
    Switch manCombo{true};
    struct Score {
        int td = 6;
        int kickTry = 1;
        int twoPoint = 2;
        int fieldGoal = 3;
        int safety = 2;
        bool operator==(const Score&) const = default;
    } score;
    bool operator==(const Rules&) const = default;
};

}  // namespace thrum::foursheet
