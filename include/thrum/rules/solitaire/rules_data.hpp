#pragma once

#include <thrum/rules/names.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace thrum::solitaire {

enum class TossMode : std::uint8_t { Map, Call, None };
enum class SideSwitch : std::uint8_t { Never, Half, Quarter };
enum class MatchKind : std::uint8_t { Regular, Elimination };
enum class KickoffMode : std::uint8_t { Placed, Kicked };
[[nodiscard]] std::span<const EnumName<TossMode>> namesOf(TossMode);
[[nodiscard]] std::span<const EnumName<SideSwitch>> namesOf(SideSwitch);
[[nodiscard]] std::span<const EnumName<MatchKind>> namesOf(MatchKind);
[[nodiscard]] std::span<const EnumName<KickoffMode>> namesOf(KickoffMode);

/// From and to, both included.
using NumberSpan = std::array<int, 2>;
using NumberSpans = std::vector<NumberSpan>;

/// One kind of shot of the throwing and kicking figure. Clause: SOL-TT-4.
struct ShotData {
    double rangeMaxYd = 60;
    double heightYd = 3.0;
    std::vector<double> loft{10, 30, 60};  ///< least, default, most
    std::vector<double> sectorDeg{0, 85};  ///< least and most |aim|
    double sdAzDeg = 1.5;
    double sdRange = 0.03;
    double sdLoftDeg = 1.0;
    double relAzDeg = 6.0;
    double relLoss = 0.10;
    double rollFraction = 0.0;  ///< printed for the pitch alone
    bool operator==(const ShotData&) const = default;
};

struct SkillLevel {
    double aimSdDeg = 0;
    double powerSd = 0;
    double releaseSd = 0;
    bool operator==(const SkillLevel&) const = default;
};

/// rules/solitaire.json: every number of the book (section 24), under the printed names.
struct RulesData {
    struct Board {
        double tickS = 0.01;
        bool operator==(const Board&) const = default;
    } board;
    struct Field {
        double halfWidthYd = 26.6665;
        double hashOffsetYd = 3.083;
        bool operator==(const Field&) const = default;
    } field;
    struct Posts {
        double uYd = 110;
        double halfWidthYd = 3.083;
        double crossbarYd = 3.3333;
        bool operator==(const Posts&) const = default;
    } posts;
    struct Base {
        double lengthYd = 2.0;
        double widthYd = 1.5;
        double heightYd = 0.5;
        double frontFraction = 0.3333;
        bool operator==(const Base&) const = default;
    } base;
    struct FigureSize {
        double radiusYd = 0.7;
        double heightYd = 3.5;
        bool operator==(const FigureSize&) const = default;
    } figure;
    struct Ball {
        double radiusYd = 0.4;
        bool operator==(const Ball&) const = default;
    } ball;
    struct Contact {
        double epsYd = 0.0236;
        bool operator==(const Contact&) const = default;
    } contact;
    struct SpotRules {
        double quantumYd = 0.1;
        bool operator==(const SpotRules&) const = default;
    } spot;
    struct Roster {
        int min = 11;
        bool operator==(const Roster&) const = default;
    } roster;
    struct Tackle {
        bool fallenOpponentCounts = true;
        bool operator==(const Tackle&) const = default;
    } tackle;
    struct Engaged {
        bool countsTeammates = true;
        bool operator==(const Engaged&) const = default;
    } engaged;
    struct Progress {
        double reverseYd = 1.0;
        double stallS = 2.0;
        double stallGainYd = 0.25;
        double runMaxS = 30;
        bool operator==(const Progress&) const = default;
    } progress;
    struct Possession {
        double holdS = 1.0;
        double breakS = 0.1;
        bool operator==(const Possession&) const = default;
    } possession;
    struct Stops {
        int maxPerPlay = 3;
        bool operator==(const Stops&) const = default;
    } stops;
    struct Score {
        int touchdown = 6;
        int fieldGoal = 3;
        int safety = 2;
        int tryKick = 1;
        int tryPlay = 2;
        bool operator==(const Score&) const = default;
    } score;
    struct TryRules {
        double kickLineYd = 15;
        double playLineYd = 2;
        bool operator==(const TryRules&) const = default;
    } tryRules;
    double touchbackYd = 20;
    struct Toss {
        TossMode mode = TossMode::Map;
        bool operator==(const Toss&) const = default;
    } toss;
    struct Sides {
        SideSwitch change = SideSwitch::Never;
        bool operator==(const Sides&) const = default;
    } sides;
    struct Match {
        MatchKind kind = MatchKind::Regular;
        bool operator==(const Match&) const = default;
    } match;
    struct Count {
        bool scrimmage = true;
        bool punt = true;
        bool fieldGoal = true;
        bool kickoff = true;
        bool onside = true;
        bool safetyKick = true;
        bool tries = false;
        bool repeated = false;
        bool operator==(const Count&) const = default;
    };
    struct Timing {
        int playsPerQuarter = 15;
        int playsMin = 10;
        int playsMax = 20;
        int quarters = 4;
        Count count;
        bool operator==(const Timing&) const = default;
    } timing;
    struct Timeouts {
        int perHalf = 3;
        int playsAdded = 1;
        int otFirst = 2;
        int otHalf = 3;
        bool operator==(const Timeouts&) const = default;
    } timeouts;
    struct Overtime {
        bool enabled = true;
        bool operator==(const Overtime&) const = default;
    } overtime;
    struct Downs {
        int count = 4;
        double toGainYd = 10;
        bool operator==(const Downs&) const = default;
    } downs;
    struct Kickoff {
        KickoffMode mode = KickoffMode::Placed;
        double lineYd = 35;
        double lineTolYd = 1.0;
        double receiveOffsetYd = 15;
        bool operator==(const Kickoff&) const = default;
    } kickoff;
    struct Onside {
        double ballOffsetYd = 10;
        bool operator==(const Onside&) const = default;
    } onside;
    struct SafetyKick {
        double lineYd = 20;
        double returnerYd = 20;
        bool operator==(const SafetyKick&) const = default;
    } safetykick;
    struct FormationRules {
        double lineDepthYd = 1.0;
        int minLine = 7;
        int maxBack = 4;
        int interior = 5;
        double centreTolYd = 0.1;
        bool operator==(const FormationRules&) const = default;
    } formation;
    struct Advice {
        NumberSpans qb{{1, 19}};
        NumberSpans p{{1, 19}};
        NumberSpans k{{1, 19}};
        NumberSpans rb{{20, 49}};
        NumberSpans db{{20, 49}};
        NumberSpans wr{{10, 19}, {80, 89}};
        NumberSpans te{{40, 49}, {80, 89}};
        NumberSpans h{{40, 49}, {80, 89}};
        NumberSpans dl{{50, 79}, {90, 99}};
        NumberSpans lb{{40, 59}, {90, 99}};
        bool operator==(const Advice&) const = default;
    };
    struct Numbers {
        NumberSpans offenseEligible{{1, 49}, {80, 89}};
        NumberSpans interior{{50, 79}};
        NumberSpans centre{{50, 79}};
        NumberSpans guardTackle{{60, 79}};
        NumberSpans defense{{1, 99}};
        Advice advice;
        bool operator==(const Numbers&) const = default;
    } numbers;
    struct Fumble {
        double shakeRatePerS = 0.004;
        double scatterYd = 2;
        int attempts = 3;
        double attemptS = 5.0;
        bool operator==(const Fumble&) const = default;
    } fumble;
    struct Punt {
        double depthMinYd = 7;
        double depthMaxYd = 15;
        double depthDefaultYd = 12;
        double rushS = 2.0;
        double simpleYd = 45;
        double simpleMinLineYd = 46;
        bool operator==(const Punt&) const = default;
    } punt;
    struct FieldGoal {
        double maxLineYd = 48;
        double depthYd = 7;
        double rushS = 2.0;
        double surgeBackYd = 0.1;
        double touchMemoryS = 0.1;
        bool simple = false;
        bool operator==(const FieldGoal&) const = default;
    } fieldGoal;
    struct Penalty {
        double yards = 5;
        bool operator==(const Penalty&) const = default;
    } penalty;
    struct Ttqb {
        bool noise = true;
        double powerMin = 0.05;
        ShotData throwing;
        ShotData pitch{
            .rangeMaxYd = 25, .loft = {10, 20, 45}, .sectorDeg = {90, 180}, .rollFraction = 0.25};
        ShotData kickoff{.rangeMaxYd = 75,
                         .heightYd = 0,
                         .loft = {30, 45, 60},
                         .sectorDeg = {0, 45},
                         .sdAzDeg = 1.2,
                         .relAzDeg = 5.0};
        ShotData punt{.rangeMaxYd = 65,
                      .heightYd = 0,
                      .loft = {35, 50, 65},
                      .sectorDeg = {0, 45},
                      .sdAzDeg = 1.2,
                      .relAzDeg = 5.0};
        ShotData fieldGoal{.rangeMaxYd = 75,
                           .heightYd = 0,
                           .loft = {30, 40, 50},
                           .sectorDeg = {0, 45},
                           .sdAzDeg = 1.2,
                           .relAzDeg = 5.0};
        bool operator==(const Ttqb&) const = default;
    } ttqb;
    struct Ui {
        double powerPeriodS = 1.6;
        double releasePeriodS = 0.9;
        double releaseTimeoutS = 5;
        double loftStepDeg = 5;
        bool assist = false;
        bool preview = true;
        bool operator==(const Ui&) const = default;
    } ui;
    struct Levels {
        SkillLevel rookie{4.0, 0.08, 0.45};
        SkillLevel regular{2.5, 0.05, 0.30};
        SkillLevel star{1.2, 0.025, 0.15};
        bool operator==(const Levels&) const = default;
    };
    struct Coach {
        Levels levels;
        double targetHeightYd = 2.0;
        std::vector<double> lofts{15, 30, 45};
        double throwValue = 6;
        double pressureGapYd = 3;
        double pressureValue = 2;
        double thinkS = 0.25;
        bool operator==(const Coach&) const = default;
    } coach;
    bool operator==(const RulesData&) const = default;
};

[[nodiscard]] bool within(const NumberSpans& spans, int number);

}  // namespace thrum::solitaire
