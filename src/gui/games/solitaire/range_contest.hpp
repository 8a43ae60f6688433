#pragma once

#include "gui/games/solitaire/bar_pace.hpp"

#include <thrum/rules/solitaire/rules_data.hpp>
#include <thrum/rules/solitaire/state.hpp>

#include <compare>
#include <optional>
#include <vector>

class QSettings;

namespace thrum::gui::sol {

/// What is shot at on the range. No book has a contest; this one is the program's own: two shots
/// from each station, a hit is worth the station's yards.
enum class Contest { Passing, Kicking };

/// One contest under way.
class RangeContest {
public:
    explicit RangeContest(Contest kind) : m_kind{kind} {}

    [[nodiscard]] Contest kind() const { return m_kind; }
    /// Passing: how far the receiver stands. Kicking: how far the line is from the goal.
    [[nodiscard]] static std::vector<int> stations(Contest kind);
    static constexpr int kShotsEach = 2;
    [[nodiscard]] static int shots(Contest kind);
    [[nodiscard]] static int mostPoints(Contest kind);

    /// What comes next; nothing when all are shot.
    [[nodiscard]] std::optional<int> yards() const;
    [[nodiscard]] int shot() const { return static_cast<int>(m_hits.size()); }
    [[nodiscard]] bool isOver() const { return shot() >= shots(m_kind); }
    void add(bool hit);
    [[nodiscard]] const std::vector<bool>& hits() const { return m_hits; }
    [[nodiscard]] int points() const;
    /// Hits from the farthest station on, then from the one before it and so on: what decides
    /// between equal points.
    [[nodiscard]] std::vector<int> hitsFromFarthest() const;

private:
    Contest m_kind;
    std::vector<bool> m_hits;
};

/// A score that is kept: more points are better; among equal points more hits from the farthest
/// station, then from the next. All equal is a tie, and the older one stands.
struct RangeScore {
    int points = 0;
    std::vector<int> hits{};  ///< from the farthest station on
    friend bool operator==(const RangeScore&, const RangeScore&) = default;
};
[[nodiscard]] RangeScore scoreOf(const RangeContest& contest);
[[nodiscard]] bool isBetter(const RangeScore& score, const RangeScore& than);

/// What shots are compared with: those of one contest that were as hard to make. Shots by slider
/// know no pace.
struct RangeClass {
    Contest kind = Contest::Passing;
    bool assisted = false;
    BarPace pace = BarPace::Book;

    [[nodiscard]] static RangeClass bySlider(Contest kind) { return {kind, true, BarPace::Book}; }
    [[nodiscard]] static RangeClass timed(Contest kind, BarPace pace) {
        return {kind, false, pace};
    }
    friend auto operator<=>(const RangeClass&, const RangeClass&) = default;
};

/// The best so far.
[[nodiscard]] std::optional<RangeScore> bestScore(const QSettings* store, const RangeClass& of);
/// Keeps it if it is the best. The file is written whole or not at all. @return whether it is
bool keepBest(QSettings* store, const RangeClass& of, const RangeScore& score);

/// A thrower and a receiver so many yards away, or a kick from so far: a shot is due.
[[nodiscard]] solitaire::State rangeState(const solitaire::RulesData& rules,
                                          Contest kind,
                                          int yards);

}  // namespace thrum::gui::sol
