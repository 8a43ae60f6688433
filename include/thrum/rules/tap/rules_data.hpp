#pragma once

#include <thrum/core/violation.hpp>
#include <thrum/rules/fields.hpp>
#include <thrum/rules/mode.hpp>
#include <thrum/rules/tap/mode_words.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Every number of the TAP rule book, with the printed defaults. Clause: TAP-GN-5.
///
/// `revision` and `edition` belong to the file; yards, millimetres and seconds as their keys say.
namespace thrum::tap {

using thrum::Mode;

using IntRange = std::array<int, 2>;

struct RulesData {
    int schema = 1;
    std::string ruleset = "TAP";
    int revision = 1;
    std::string edition = "1.0";

    struct ModeDefault {
        Mode mode = Mode::Hotseat;
        bool operator==(const ModeDefault&) const = default;
    } mode;

    struct Field {
        double lengthYards = 100;
        double endZoneYards = 10;
        double widthYards = 53.333;
        double hashHalfWidthYards = 3.083;
        double mmPerYard = 12.7;
        bool operator==(const Field&) const = default;
    } field;

    struct Geometry {
        double contactEpsMm = 0.3;
        double contactEndMm = 0.6;
        double maxStepMs = 10;
        double orderEpsMm = 0.5;
        double placementTolYards = 0.05;
        double equalTolMm = 0.005;
        double equalTolDegrees = 0.005;
        bool operator==(const Geometry&) const = default;
    } geometry;

    struct Ball {
        double radiusMm = 4.0;
        double tieGapMm = 0.5;
        bool operator==(const Ball&) const = default;
    } ball;

    struct SpotRules {
        double quantumYards = 0.1;
        bool operator==(const SpotRules&) const = default;
    } spot;

    struct Random {
        int dice = 2;
        int sides = 6;
        std::string source = "generator";
        bool operator==(const Random&) const = default;
    } random;

    struct Figure {
        double maxWeightGrams = 4.0;
        double customMaxHeightMm = 48;
        double customMaxLengthMm = 33;
        double customMaxWidthMm = 29;
        std::vector<std::string> allowedModifications{"putty-under-base", "tape-figure-to-base"};
        std::array<double, 2> defaultHelmetOffsetMm{0.0, 0.0};
        bool operator==(const Figure&) const = default;
    } figure;

    struct Squad {
        int minDark = 11;
        int minWhite = 11;
        bool operator==(const Squad&) const = default;
    } squad;

    struct Base {
        double referenceLengthMm = 25.4;
        double referenceWidthMm = 19.05;
        std::vector<std::string> allowedModifications{
            "prong-tuning", "putty-under-base", "outside-marking"};
        std::vector<std::string> stationaryAllowedFor{"QB", "punter"};
        bool operator==(const Base&) const = default;
    } base;

    struct Numbers {
        std::vector<IntRange> lineman{{50, 79}};
        std::vector<std::string> centerExtra{"00"};
        std::vector<IntRange> skill{{0, 49}, {80, 89}};
        bool operator==(const Numbers&) const = default;
    } numbers;

    struct Game {
        std::string method = "plays";
        int halves = 2;
        double halfMinutes = 45;
        int playsPerHalf = 20;
        bool betweenPlayClocksInPlaysMethod = false;
        double halftimeSeconds = 300;
        bool tieGoesToOvertime = true;
        bool operator==(const Game&) const = default;
    } game;

    struct Kickoff {
        double kickingLineYard = 30;
        double receivingLineYard = 50;
        double lineDepthYards = 1.0;
        double runSeconds = 3.0;
        double earlyTouchbackYard = 25;
        double touchbackYard = 20;
        double returnYard = 0;
        bool operator==(const Kickoff&) const = default;
    } kickoff;

    struct Onside {
        double fromYard = 30;
        int successMinimum = 10;
        int laneDivisions = 12;
        std::optional<std::vector<double>> laneWidthFractions{};
        int pivotsEach = 3;
        double lineupMinSeconds = 30;
        double maxRunSeconds = 5;
        bool operator==(const Onside&) const = default;
    } onside;

    struct SafetyKick {
        double kickingLineYard = 20;
        double receivingLineYard = 35;
        double returnYard = 20;
        bool operator==(const SafetyKick&) const = default;
    } safetyKick;

    struct Lineup {
        int minOnLine = 7;
        double onLineDepthYards = 1.0;
        int minInteriorLinemen = 5;
        double lineGapYards = 1.0;
        double wideOffLineMinYards = 5.0;
        std::optional<double> wideOffLineMaxYards{};
        double backfieldMaxDepthYards = 20.0;
        double qbMaxBehindCenterYards = 20.0;
        double separationBaseLengths = 1.0;
        int maxPlayers = 11;
        double neutralZoneYards = 0.3;
        int stackedLinebackers = 1;
        double noseTackleMaxDepthYards = 3.0;
        double autoCorrectStepYards = 0.25;
        bool operator==(const Lineup&) const = default;
    } lineup;

    struct Presnap {
        int maxMotions = 1;
        int maxPivots = 1;
        bool operator==(const Presnap&) const = default;
    } presnap;

    struct Stoppages {
        int max = 3;
        bool operator==(const Stoppages&) const = default;
    } stoppages;

    struct Play {
        double stallSeconds = 4;
        double stallYards = 0.5;
        double maxBoardOnSeconds = 30;
        bool operator==(const Play&) const = default;
    } play;

    struct Pivot {
        double maxCenterShiftMm = 0.0;
        int defenseExtra = 1;
        double minDegrees = 0.5;
        double towardBallMaxDegrees = 90;
        bool operator==(const Pivot&) const = default;
    } pivot;

    struct Qb {
        int baseSwitchCountsAsPivots = 1;
        bool operator==(const Qb&) const = default;
    } qb;

    struct Pitch {
        std::vector<std::string> receiverPositions{"RB"};
        double maxBaseLengths = 2.0;
        int maxPerStoppage = 1;
        bool operator==(const Pitch&) const = default;
    } pitch;

    struct Pass {
        int maxPerPlay = 1;
        double shortBelowMm = 152.4;
        double longAboveMm = 304.8;
        double shortStickMm = 38.1;
        double mediumStickMm = 76.2;
        double longStickMm = 152.4;
        bool lockReceiverToStick = true;
        double missedBaseLengths = 1.0;
        double maxRunSeconds = 5;
        bool operator==(const Pass&) const = default;
    } pass;

    struct Tackle {
        double fallWindowMs = 400;
        bool operator==(const Tackle&) const = default;
    } tackle;

    struct Progress {
        double windowMs = 500;
        double pushYards = 0.25;
        bool operator==(const Progress&) const = default;
    } progress;

    struct Punt {
        double maxDepthYards = 20.0;
        int minGunners = 1;
        int maxGunners = 2;
        double laneMarginBaseWidths = 0.5;
        double yardsPastGunner = 10.0;
        double touchbackYard = 20;
        bool fairCatch = false;
        bool operator==(const Punt&) const = default;
    } punt;

    struct FieldGoal {
        double maxYards = 40;
        std::vector<IntRange> table{{15, 11}, {25, 10}, {30, 9}, {35, 8}, {40, 7}};
        double missedMinYard = 20;
        bool operator==(const FieldGoal&) const = default;
    } fieldGoal;

    struct ExtraPoint {
        std::vector<int> missOn{2};
        bool operator==(const ExtraPoint&) const = default;
    } extraPoint;

    struct TwoPoint {
        double yardLine = 5;
        int defensiveReturnPoints = 2;
        bool operator==(const TwoPoint&) const = default;
    } twoPoint;

    struct Score {
        int touchdown = 6;
        int fieldGoal = 3;
        int extraPoint = 1;
        int twoPoint = 2;
        int safety = 2;
        bool operator==(const Score&) const = default;
    } score;

    struct Downs {
        int perSeries = 4;
        double yardsToGain = 10;
        bool operator==(const Downs&) const = default;
    } downs;

    struct Turnover {
        double touchbackYard = 20;
        bool operator==(const Turnover&) const = default;
    } turnover;

    struct Penalty {
        double tooManyMenYards = 5;
        double delayYards = 5;
        double opiYards = 15;
        double dpiEndZoneYard = 1;
        double gunnerYards = 10;
        bool operator==(const Penalty&) const = default;
    } penalty;

    struct Overtime {
        double yardLine = 50;
        bool operator==(const Overtime&) const = default;
    } overtime;

    struct Timers {
        double changeOfPossessionSeconds = 60;
        double afterScoreSeconds = 60;
        double tryDecisionSeconds = 20;
        double kickDeclareSeconds = 10;
        double offenseLineupSeconds = 40;
        double defenseAfterSetSeconds = 10;
        double presnapOffenseSeconds = 10;
        double presnapDefenseSeconds = 10;
        double announceSeconds = 10;
        double switchOnSeconds = 10;
        double stoppageOffenseSeconds = 10;
        double stoppageDefenseSeconds = 10;
        double passSeconds = 20;
        double passDefenseSeconds = 10;
        double afterTouchPossessionSeconds = 10;
        double afterTouchOtherSeconds = 10;
        double fumbleRecoverSeconds = 10;
        double fumbleOtherSeconds = 10;
        double restartSeconds = 10;
        double returnDecisionSeconds = 10;
        double returnReceivingPivotSeconds = 10;
        double returnKickingPivotSeconds = 10;
        double onsidePivotSeconds = 10;
        double puntReturnPivotSeconds = 10;
        double puntCoverPivotSeconds = 10;
        double penaltyCallSeconds = 10;
        double penaltyDecisionSeconds = 10;
        double tossChoiceSeconds = 10;
        double rollSeconds = 10;
        double coinSeconds = 10;
        double receivingAfterSetSeconds = 10;
        bool operator==(const Timers&) const = default;
    } timers;

    struct ModeRules {
        ClockUse clocks = ClockUse::Enforced;
        BaseTuning baseTuning = BaseTuning::Locked;
        bool pause = true;
        TooManyMen tooManyMen = TooManyMen::OpponentCall;
        DelayOfGame delayOfGame = DelayOfGame::OpponentCall;
        InterferenceCall passInterference = InterferenceCall::RefereeFlag;
        double defensePreplaceSeconds = 30;
        double kickPreplaceShare = 0.4;
        bool autoStopOnMiss = false;
        double handoverSeconds = 3;
        Hints hints = Hints::Live;
        UndoRule undo = UndoRule::Window;
        bool preGameCheck = false;
        bool playCountClocks = true;
        bool operator==(const ModeRules&) const = default;
    };
    struct Modes {
        ModeRules solitaire{.clocks = ClockUse::Advisory,
                            .baseTuning = BaseTuning::BetweenPlays,
                            .tooManyMen = TooManyMen::Block,
                            .delayOfGame = DelayOfGame::Off,
                            .defensePreplaceSeconds = 40,
                            .autoStopOnMiss = true,
                            .handoverSeconds = 0,
                            .undo = UndoRule::Play};
        ModeRules hotseat{};
        ModeRules tournament{.pause = false,
                             .passInterference = InterferenceCall::CoachCall,
                             .hints = Hints::OnSet,
                             .undo = UndoRule::None,
                             .preGameCheck = true};
        bool operator==(const Modes&) const = default;

        [[nodiscard]] const ModeRules& of(Mode m) const {
            return m == Mode::Solitaire ? solitaire : m == Mode::Hotseat ? hotseat : tournament;
        }
    } modes;

    bool operator==(const RulesData&) const = default;
};

/// The message of a rules file that cannot be used: key, value and allowed range. TAP-GN-5.
[[nodiscard]] RuleViolation badRule(const std::string& key,
                                    const std::string& value,
                                    const std::string& range);
/// The first number out of its range, if any: each rule has one, by its key or by what it measures
/// (lengths > 0 unless the default is 0, words from their list). Clause: TAP-GN-5, chapter 38.
[[nodiscard]] std::optional<RuleViolation> validate(const RulesData& rules);

/// Milliseconds of a number of seconds, rounded to the nearest; no clock shows more than a day.
[[nodiscard]] constexpr int millis(double seconds) {
    constexpr double kDay = 86'400.0;
    return static_cast<int>((seconds < kDay ? seconds : kDay) * 1000.0 + 0.5);
}
/// Ticks that cover a time: rounded up (D14).
[[nodiscard]] constexpr int ticksFor(double milliseconds, int ticksPerSecond) {
    const double ticks = milliseconds * ticksPerSecond / 1000.0;
    const int whole = static_cast<int>(ticks);
    return static_cast<double>(whole) < ticks - 1e-9 ? whole + 1 : whole;
}
/// Milliseconds of board time that a number of ticks used: rounded down (D14).
[[nodiscard]] constexpr int millisOfTicks(int ticks, int ticksPerSecond) {
    return static_cast<int>(static_cast<std::int64_t>(ticks) * 1000 / ticksPerSecond);
}

}  // namespace thrum::tap
