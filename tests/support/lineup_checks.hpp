#pragma once

#include <thrum/core/field.hpp>
#include <thrum/segment/lineup.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

/// The line-up chapters of the TAP rule book, judged on places alone: what a layout is tested
/// against. Written from the clauses and independent of the layout's own code.
namespace thrum::test {

class LineUpChecks {
public:
    LineUpChecks(const LineUp& lineUp,
                 const Formation& formation,
                 const TeamFile& team,
                 const TableSetup& table,
                 Side side,
                 Spot line)
        : m_unit{formation.unit}, m_scale{table.board.mmPerYard} {
        for (std::size_t i = 0; i < lineUp.men.size(); ++i) {
            const FigureSetup& setup = lineUp.men[i].setup;
            const auto kit = std::ranges::find(table.kits, setup.id, &FigureKit::id);
            const Polygon outline{
                kit->onBase.at(static_cast<std::size_t>(setup.baseSlot)).base.outlineMm};
            const Interval own = extentX(outline);
            const Polygon placedOutline = placed(outline, setup.pose, m_scale);
            const Interval x = extentX(placedOutline);
            const double lineMm = line.yards() * m_scale;
            const double sign = side == Side::Home ? 1.0 : -1.0;
            Man man;
            man.name = lineUp.men[i].role;
            man.position =
                team.players.at(static_cast<std::size_t>(setup.id.rosterIndex())).position;
            man.outline = placedOutline;
            // depth: yards behind the line; across: yards to the left, looking downfield
            man.front = (side == Side::Home ? lineMm - x.max : x.min - lineMm) / m_scale;
            man.rear = (side == Side::Home ? lineMm - x.min : x.max - lineMm) / m_scale;
            const Interval y = extentY(placedOutline);
            man.left = sign * (side == Side::Home ? y.max : y.min) / m_scale;
            man.right = sign * (side == Side::Home ? y.min : y.max) / m_scale;
            man.depth = sign * (line - setup.pose.at.x).yards();
            man.across = sign * setup.pose.at.y.yards();
            man.length = (own.max - own.min) / m_scale;
            man.inBounds = y.min >= 0.0 && y.max <= field::kTopSideline.yards() * m_scale &&
                           x.min >= field::kHomeEndLine.yards() * m_scale &&
                           x.max <= field::kVisitorEndLine.yards() * m_scale;
            m_men.push_back(man);
        }
    }

    /// "TAP-LO-5 LG RG" for everything illegal; empty if nothing is.
    [[nodiscard]] std::vector<std::string> broken() {
        m_about.reset();
        return brokenOf();
    }

    /// The same, but of pairs only those with this man: what a turn of his can bring about.
    [[nodiscard]] std::vector<std::string> brokenBy(std::size_t man) {
        m_about = man;
        return brokenOf();
    }

private:
    [[nodiscard]] std::vector<std::string> brokenOf() {
        m_broken.clear();
        checkEverybody();
        switch (m_unit) {
            case FormationUnit::Offense:
            case FormationUnit::Punt:
                checkLine();
                checkBackfield();
                break;
            case FormationUnit::Defense:
            case FormationUnit::PuntReturn:
                checkDefense();
                break;
            case FormationUnit::Kickoff:
            case FormationUnit::KickReturn:
            case FormationUnit::OnsideReturn:
                checkKickLine();
                break;
            case FormationUnit::FieldGoal:
            case FormationUnit::FieldGoalBlock:
                break;  // TAP's field goal is a roll: nobody lines up for it
        }
        return m_broken;
    }

    static constexpr double kTolerance = 0.05;  // TAP-GE-10, inclusive limits only

    struct Man {
        std::string name;
        Position position = Position::Center;
        Polygon outline;
        double front = 0.0;
        double rear = 0.0;
        double left = 0.0;
        double right = 0.0;
        double depth = 0.0;
        double across = 0.0;
        double length = 0.0;
        bool inBounds = true;
        [[nodiscard]] bool onLine() const { return front < 1.0; }
        [[nodiscard]] bool isLineman() const {
            return position == Position::Center || position == Position::Guard ||
                   position == Position::Tackle;
        }
    };

    [[nodiscard]] bool isAbout(const Man& a, const Man& b) const {
        return !m_about || &a == &m_men[*m_about] || &b == &m_men[*m_about];
    }

    // TAP-PU-2: the punter takes the quarterback's place
    [[nodiscard]] static bool takesSnap(const Man& man) {
        return man.position == Position::Quarterback || man.position == Position::Punter;
    }
    [[nodiscard]] static bool isSnapPair(const Man& a, const Man& b) {
        return takesSnap(a) && b.position == Position::Center;
    }
    void add(const std::string& what, const Man& man) { m_broken.push_back(what + " " + man.name); }
    void add(const std::string& what, const Man& a, const Man& b) {
        m_broken.push_back(what + " " + a.name + " " + b.name);
    }
    [[nodiscard]] double gap(const Man& a, const Man& b) const {
        return separation(a.outline, b.outline).gap / m_scale;
    }
    [[nodiscard]] bool isStackedBehind(const Man& a, const Man& b) const {
        const double overlap = std::min(a.left, b.left) - std::max(a.right, b.right);
        return a.depth - b.depth >= 0.5 / m_scale && overlap > kTolerance &&
               a.front - b.rear < std::max(a.length, b.length);
    }

    void checkEverybody() {
        if (m_men.size() > 11)
            m_broken.emplace_back("TAP-LO-11");
        const bool offense = snapsTheBall(m_unit);
        for (const Man& a : m_men) {
            if (!a.inBounds)
                add("TAP-LO-3 out of bounds", a);
            if (a.front < -kTolerance)
                add("TAP-LO-3 offside", a);
            for (const Man& b : m_men) {
                if (&a == &b || !isAbout(a, b))
                    continue;
                const bool snapPair = isSnapPair(a, b);
                const bool mayTouch = offense && (snapPair || isSnapPair(b, a));  // TAP-LO-10
                if (&a < &b && gap(a, b) * m_scale <= (mayTouch ? 0.0 : 0.6))
                    add("TAP-LO-3 touching", a, b);
                if (isStackedBehind(a, b) && !(offense && snapPair))
                    add(offense ? "TAP-LO-10" : "TAP-LD-2", a, b);
            }
        }
    }

    void checkLine() {
        std::vector<Man> line;
        std::ranges::copy_if(m_men, std::back_inserter(line), &Man::onLine);
        if (line.size() < 7)
            m_broken.emplace_back("TAP-LO-2");
        if (std::ranges::count_if(line, &Man::isLineman) < 5)
            m_broken.emplace_back("TAP-LO-4");
        std::ranges::sort(line, {}, &Man::across);
        for (std::size_t i = 1; i < line.size(); ++i)
            if (gap(line[i - 1], line[i]) < 1.0 - kTolerance)
                add("TAP-LO-5", line[i - 1], line[i]);
        const auto center = std::ranges::find(m_men, Position::Center, &Man::position);
        const double middle = std::abs(center->across) - field::kMiddle.y.yards();
        if (std::abs(middle) > 3.083)
            add("TAP-LO-1", *center);
    }

    void checkBackfield() {
        double outerLeft = -1e9;
        double outerRight = 1e9;
        for (const Man& man : m_men) {
            if (man.onLine() && man.isLineman()) {
                outerLeft = std::max(outerLeft, man.left);
                outerRight = std::min(outerRight, man.right);
            }
        }
        const auto center = std::ranges::find(m_men, Position::Center, &Man::position);
        int quarterbacks = 0;
        for (const Man& a : m_men) {
            const bool isOutside = a.across > outerLeft || a.across < outerRight;
            if (isOutside && !a.onLine() && a.front < 5.0 - kTolerance)
                add("TAP-LO-6", a);
            if (takesSnap(a)) {
                ++quarterbacks;
                const double behind = a.front - center->rear;
                if (std::abs(a.across - center->across) > 0.5 * (center->left - center->right) ||
                    behind < -kTolerance || behind > 20.0)
                    add("TAP-LO-8", a);
            } else if (a.front >= 20.0) {
                add("TAP-LO-7", a);
            }
            for (const Man& b : m_men)
                if (&a < &b && isAbout(a, b) && !a.onLine() && !b.onLine() &&
                    gap(a, b) < std::max(a.length, b.length) - kTolerance)
                    add("TAP-LO-9", a, b);
        }
        if (quarterbacks != 1)
            m_broken.emplace_back("TAP-LO-8");
    }

    void checkDefense() {
        for (const Man& man : m_men)
            if (man.front < 0.3 - kTolerance)
                add("TAP-LD-1", man);
    }

    void checkKickLine() {
        for (const Man& man : m_men)
            if (man.front < 0.0 || man.front >= 1.0)
                add("TAP-KO-4", man);
    }

    std::optional<std::size_t> m_about;
    FormationUnit m_unit;
    double m_scale;
    std::vector<Man> m_men;
    std::vector<std::string> m_broken;
};

}  // namespace thrum::test
