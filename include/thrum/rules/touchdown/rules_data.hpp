#pragma once

#include <thrum/rules/touchdown/dice.hpp>

#include <array>
#include <string>
#include <vector>

/// rules/touchdown.json as values, with the printed defaults. Chapter 19.
namespace thrum::touchdown {

struct DieSpec {
    std::string id{};
    std::string kind{};      ///< "play", "offence", "defence"
    std::string name{};      ///< as shown
    std::string strategy{};  ///< of strategy dice: "run", "pass", "stopRun" ...
    std::vector<std::string> faces{};
    bool operator==(const DieSpec&) const = default;
};
/// The default faces of TDM-1.2.
[[nodiscard]] std::vector<DieSpec> standardDice();

/// What each strength supplies, by strategy die: "GN5", "FD" for a first down.
struct StrengthTable {
    std::array<std::vector<std::string>, 8> entries{{{"GN5", "FD"},
                                                     {"GN5", "FD"},
                                                     {"CP5", "FD"},
                                                     {"CP10", "FD"},
                                                     {"TK"},
                                                     {"BP"},
                                                     {"IN"},
                                                     {"SK"}}};
    [[nodiscard]] const std::vector<std::string>& of(Die die) const {
        return entries[static_cast<std::size_t>(die) - static_cast<std::size_t>(Die::RI)];
    }
    bool operator==(const StrengthTable&) const = default;
};

/// Percent a die, in the order of the file, for each of the seven situations. TDM-18.1, 18.2.
struct CallWeights {
    std::vector<int> first{};
    std::vector<int> second_1_4{};
    std::vector<int> second_5_8{};
    std::vector<int> second_9{};
    std::vector<int> late_1_2{};
    std::vector<int> late_3_6{};
    std::vector<int> late_7{};
    bool operator==(const CallWeights&) const = default;
};

/// `revision` and `edition` belong to the file and may be left out of it.
struct RulesData {
    struct Plays {
        bool countKicksFromScrimmage = true;
        bool operator==(const Plays&) const = default;
    };
    struct Overtime {
        std::string mode = "none";  ///< or "suddenDeath"
        int plays = 15;
        bool operator==(const Overtime&) const = default;
    };
    struct HomeField {
        std::string method = "choose";  ///< or "toss"
        bool operator==(const HomeField&) const = default;
    };
    struct Toss {
        std::string caller = "visitor";
        bool operator==(const Toss&) const = default;
    };
    struct Colors {
        std::vector<std::string> red{"GN", "CP"};
        std::vector<std::string> blue{"TK", "BP", "IN", "FM", "SK"};
        bool operator==(const Colors&) const = default;
    };
    struct Chooser {
        std::string cancelChooser = "defence";
        bool operator==(const Chooser&) const = default;
    };
    struct LongGain {
        int factor = 10;
        int alone = 10;
        std::string stack = "once";
        bool operator==(const LongGain&) const = default;
    };
    struct Sack {
        bool cancelsCompletion = true;
        int yardsPerBlue = 2;
        bool operator==(const Sack&) const = default;
    };
    struct Turnover {
        int yardsPerRed = 2;
        int autoTouchdownCount = 2;
        bool operator==(const Turnover&) const = default;
    };
    struct RunBack {
        std::string cancelChooser = "returner";  ///< or "opponent"
        int minLine = 1;
        bool operator==(const RunBack&) const = default;
    };
    struct Strength {
        int usesPerQuarter = 1;
        bool requiresMatchingDie = true;
        std::string mode = "addResult";
        StrengthTable table{};
        bool operator==(const Strength&) const = default;
    };
    struct HomeReroll {
        std::vector<int> quarters{2, 4};
        int perQuarter = 1;
        bool refundStrengths = true;
        bool operator==(const HomeReroll&) const = default;
    };
    struct FieldGoal {
        int maxToGoal = 38;
        std::vector<std::array<int, 2>> bands{
            {{10, 1}, {20, 2}, {30, 3}, {38, 4}}};  ///< up to so many yards: so many red results
        int addedLength = 17;
        int blockedYards = 7;
        bool operator==(const FieldGoal&) const = default;
    };
    struct Punt {
        int base = 30;
        int perRed = 5;
        int blockedYards = 10;
        int returnBase = 0;
        bool operator==(const Punt&) const = default;
    };
    struct Kickoff {
        int spot = 35;
        int freeKickSpot = 20;
        int base = 45;
        int perRed = 5;
        int returnBase = 15;
        bool operator==(const Kickoff&) const = default;
    };
    struct KickReturn {
        int cleanSheetFactor = 5;
        bool operator==(const KickReturn&) const = default;
    };
    struct Touchback {
        int line = 20;
        bool operator==(const Touchback&) const = default;
    };
    struct Onside {
        int redNeeded = 4;
        int distance = 10;
        bool operator==(const Onside&) const = default;
    };
    struct Try {
        int kickRed = 1;
        bool twoPointAllowed = true;
        int twoPointLine = 3;
        bool operator==(const Try&) const = default;
    };
    struct Score {
        int td = 6;
        int kickTry = 1;
        int twoPoint = 2;
        int fieldGoal = 3;
        int safety = 2;
        bool operator==(const Score&) const = default;
    };
    struct Ai {
        std::vector<std::string> offenseOrder{"RI", "RO", "SP", "LP"};
        std::vector<std::string> defenseOrder{"SR", "NI", "DI", "BL"};
        CallWeights offense{{30, 24, 28, 18},
                            {35, 25, 25, 15},
                            {20, 22, 36, 22},
                            {12, 18, 40, 30},
                            {50, 20, 20, 10},
                            {12, 18, 50, 20},
                            {4, 12, 42, 42}};
        CallWeights defense{{32, 38, 15, 15},
                            {40, 35, 10, 15},
                            {25, 40, 20, 15},
                            {15, 40, 30, 15},
                            {60, 20, 5, 15},
                            {15, 40, 20, 25},
                            {8, 27, 45, 20}};
        bool operator==(const Ai&) const = default;
    };

    std::string schema = "tdm.rules/1";
    int revision = 1;
    std::string edition = "1.0";
    int quarters = 4;
    int playsPerQuarter = 30;
    Plays plays{};
    Overtime overtime{};
    HomeField homeField{};
    Toss toss{};
    std::vector<DieSpec> dice = standardDice();
    Colors colors{};
    Chooser run{};
    Chooser pass{};
    LongGain longGain{};
    Sack sack{};
    Turnover fumble{};
    Turnover interception{4, 3};
    RunBack runBack{};
    Strength strength{};
    HomeReroll homeReroll{};
    FieldGoal fieldGoal{};
    Punt punt{};
    Kickoff kickoff{};
    KickReturn kickReturn{};
    Touchback touchback{};
    Onside onside{};
    Try tries{};
    Score score{};
    Ai ai{};
    bool operator==(const RulesData&) const = default;

    [[nodiscard]] const DieSpec& die(Die which) const {
        return dice[static_cast<std::size_t>(which)];
    }
    /// What shows when this die falls on a face, 1 to 6.
    [[nodiscard]] const std::string& face(Die which, int number) const {
        return die(which).faces[static_cast<std::size_t>(number) - 1];
    }
    /// The color belongs to the result, not to the die.
    [[nodiscard]] bool isRed(Symbol symbol) const;
};

}  // namespace thrum::touchdown
