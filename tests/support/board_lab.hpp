#pragma once

#include <thrum/board/simulator.hpp>

#include <functional>
#include <string>
#include <vector>

/// A laboratory bench for the board: figures put down in millimetres from the middle of the plate,
/// run under a chosen judge, watched tick by tick. Shared by the acceptance tests P1 to P30.
namespace thrum::lab {

/// A figure of the given total mass on a shipped base: 1.6 g of figure, the rest putty under the
/// base, 5 mm above the board; a light total takes it off the figure.
[[nodiscard]] FigureSpec figureOn(const BaseSpec& base, double totalMassG);
[[nodiscard]] FigureSpec figureOn(const std::string& baseId, double totalMassG);
/// A shipped base by its id.
[[nodiscard]] const BaseSpec& shippedBase(const std::string& id);

struct Man {
    FigureSpec spec{};
    double xMm = 0.0;
    double yMm = 0.0;
    double headingDeg = 0.0;
    Side side = Side::Home;
    std::optional<double> fallenDeg{};
};

struct Track {
    double xMm = 0.0;
    double yMm = 0.0;
    double headingDeg = 0.0;  ///< unwrapped: grows past 360
};

/// What one run left behind.
struct Run {
    SegmentResult result{};
    std::vector<std::vector<Track>> tracks{};  ///< [tick][man], tick 0 first
    [[nodiscard]] const Track& end(std::size_t man) const { return tracks.back()[man]; }
    [[nodiscard]] const Track& start(std::size_t man) const { return tracks.front()[man]; }
    [[nodiscard]] int ticks() const { return static_cast<int>(tracks.size()) - 1; }
};

/// A judge that asks a function.
class AskJudge final : public Judge {
public:
    using Ask = std::function<bool(const TickReport&)>;
    explicit AskJudge(Ask ask) : m_ask{std::move(ask)} {}
    Verdict onTick(const TickReport& report) override {
        if (m_ask(report))
            return {StopCause::Dead, {}};
        return {};
    }

private:
    Ask m_ask;
};

class Table {
public:
    Table();
    /// Home men first, then Visitors: ids ascend in the order of adding.
    std::size_t add(Man man);
    Table& speed(double dial);
    /// With the jump at switch-on, which laws of running and pushing are measured without.
    Table& jumps(bool on);
    [[nodiscard]] BoardSpec& board() { return m_setup.board; }
    [[nodiscard]] const TableSetup& setup() const { return m_setup; }
    [[nodiscard]] std::vector<Man>& men() { return m_men; }
    [[nodiscard]] FigureId idOf(std::size_t man) const { return m_setup.kits[man].id; }
    /// The request for so many seconds; figures on the grid.
    [[nodiscard]] SegmentRequest request(double seconds) const;
    [[nodiscard]] Run run(std::uint64_t seed, double seconds);
    [[nodiscard]] Run run(std::uint64_t seed, double seconds, Judge& judge);
    /// Millimetres from the middle of the plate.
    [[nodiscard]] Track trackOf(const Pose& pose) const;
    [[nodiscard]] Pose poseOf(const Man& man) const;

private:
    TableSetup m_setup;
    bool m_jumps = false;
    std::vector<Man> m_men;
};

/// A plate so large that nobody meets a rail.
[[nodiscard]] BoardSpec endlessBoard();

// ---- the scrimmage of the calibration tests: 11 against 11, no coaching ----
enum class Play { Dive, OffTackleLeft, OffTackleRight };
struct Scrimmage {
    Table table{};
    std::size_t carrier = 0;
    double lineMm = 0.0;  ///< line of scrimmage, x from the middle of the plate
};
/// Placement jitter of a hand: up to 0.8 mm and 2 degrees, drawn from the seed.
[[nodiscard]] Scrimmage scrimmage(std::uint64_t seed, Play play);

/// Who tackles, and who calls a stuck carrier down: the calibration (a defender's front third; no
/// gain of a quarter yard for 1.5 s, 10 s in all), the same with any contact, or TAP (any contact,
/// TAP-TK-1; half a yard in 4 s, 30 s in all, TAP-SW-10).
enum class Rule { FrontThird, AnyContact, Tap };
enum class Ending { Tackle, Out, Stuck };
struct PlayOutcome {
    Ending ending = Ending::Stuck;
    double gainYd = 0.0;
    double seconds = 0.0;
    int contacts = 0;
    int falls = 0;
};
/// Runs a play to a tackle, a boundary or goal line, or the whistle of the rule.
[[nodiscard]] PlayOutcome runPlay(Scrimmage& play, std::uint64_t seed, Rule rule);

// ---- statistics ----
[[nodiscard]] double percentile(std::vector<double> values, double share);
[[nodiscard]] double median(std::vector<double> values);
[[nodiscard]] double mean(const std::vector<double>& values);
[[nodiscard]] double deviation(const std::vector<double>& values);

/// The size of a sample: the full one when THRUM_FULL_SAMPLE is set, else the one for every day.
[[nodiscard]] int sample(int full, int everyDay);
/// Adds a line to the file named by THRUM_REPORT, if any: test id, what was measured, the number.
void note(const std::string& id, const std::string& what, double value);

}  // namespace thrum::lab
