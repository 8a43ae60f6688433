#pragma once

#include "gui/games/scrimmage/forecast.hpp"
#include "gui/games/scrimmage/match.hpp"

#include <optional>
#include <vector>

#include <QObject>

namespace thrum::gui {

/// What the coach is about to do and has not done: who is selected, which square he points at, and
/// what the rules say of it. Shared by the picture and the pages; forgotten with the question.
class ScrimmagePlan final : public QObject {
    Q_OBJECT

public:
    /// What a click on the field means now.
    enum class Work { None, Place, Move, Aim };
    /// The way to the square that is pointed at and what comes of it.
    struct Route {
        scrimmage::Square to{};
        ScrimmageWay way;
        ScrimmageForecast forecast;
        std::vector<ScrimmageReacher> reachers;
    };

    /// @param match  outlives this
    explicit ScrimmagePlan(ScrimmageMatch& match, QObject* parent = nullptr);

    [[nodiscard]] ScrimmageMatch& match() const { return m_match; }
    [[nodiscard]] const scrimmage::State& state() const { return m_match.state(); }
    /// State, prompt, doing or eyes may be others; says nothing, who shows it is shown anew anyway.
    void refresh();

    [[nodiscard]] Work work() const;
    /// Whose men are moved, placed or thrown to now.
    [[nodiscard]] Side side() const { return m_match.prompt().side; }

    [[nodiscard]] std::optional<scrimmage::ManId> selected() const { return m_selected; }
    void select(std::optional<scrimmage::ManId> man);
    /// The next man who can be moved or placed, or the one before; in the order of the field.
    void selectNext(int step);

    /// The square of the keyboard.
    [[nodiscard]] scrimmage::Square cursor() const { return m_cursor; }
    void setCursor(scrimmage::Square square);
    void showCursor(bool shown);
    [[nodiscard]] bool isCursorShown() const { return m_cursorShown; }
    /// The square of the mouse.
    void hover(std::optional<scrimmage::Square> square);
    /// The square that is pointed at: the mouse's, else the keyboard's.
    [[nodiscard]] std::optional<scrimmage::Square> aim() const;

    /// Whose squares are lit: the selected man's, else those of the own man who is pointed at.
    [[nodiscard]] std::optional<scrimmage::ManId> spotlight() const;
    /// Where he may go, by one segment or by way-points.
    [[nodiscard]] const ScrimmageWays& ways() const;
    /// Where he may be placed, or where the pass may go; sorted.
    [[nodiscard]] const std::vector<scrimmage::Square>& places() const;
    [[nodiscard]] bool mayPlace(scrimmage::Square square) const;
    /// Of the square that is pointed at; null: he cannot get there.
    [[nodiscard]] const Route* route() const;
    /// What the rules say of one segment to that square, or of placing or throwing there.
    [[nodiscard]] std::optional<RuleViolation> refusalAt(scrimmage::Square square) const;

    /// The zone a page speaks of.
    void light(std::optional<int> zone);
    [[nodiscard]] std::optional<int> litZone() const;

    // --- what the coach does

    /// Right click: this man is selected.
    void pick(scrimmage::Square square);
    /// Left click: one segment, one placing or the target.
    void go(scrimmage::Square square);
    /// The whole way to a square, segment by segment; what has no way is tried as one segment.
    void run(scrimmage::Square square);
    /// A route is still being walked.
    [[nodiscard]] bool isRunning() const { return m_running.has_value(); }
    void submit(scrimmage::DecisionKind kind);

signals:
    /// The selection, the square that is pointed at or what they mean.
    void changed();

private:
    struct Running {
        scrimmage::ManId man{};
        std::vector<scrimmage::Square> points;
        std::size_t next = 0;
    };
    struct About {
        int play = 0;
        int turn = 0;
        scrimmage::Phase phase = scrimmage::Phase::GameOver;
        Side side = Side::Home;
        bool operator==(const About&) const = default;
    };
    [[nodiscard]] About about() const;
    [[nodiscard]] const scrimmage::Man* manOn(scrimmage::Square square) const;
    void walkOn();

    ScrimmageMatch& m_match;
    About m_about;
    scrimmage::State m_seen;
    scrimmage::Prompt m_asked;
    Work m_work = Work::None;
    std::optional<scrimmage::ManId> m_selected;
    scrimmage::Square m_cursor{};
    bool m_cursorShown = false;
    std::optional<scrimmage::Square> m_hovered;
    std::optional<int> m_litZone;
    int m_litFor = 0;
    std::optional<Running> m_running;
    mutable std::optional<ScrimmageWays> m_ways;
    mutable std::optional<std::vector<scrimmage::Square>> m_places;
    mutable std::optional<Route> m_route;
    mutable bool m_routeKnown = false;
};

}  // namespace thrum::gui
