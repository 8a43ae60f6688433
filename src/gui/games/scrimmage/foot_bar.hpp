#pragma once

#include "gui/games/scrimmage/film.hpp"
#include "gui/games/scrimmage/plan.hpp"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace thrum::gui {

class ScrimmageGrid;

/// The squares of a turn as a row of boxes: who used them, and how many are left.
class ScrimmageSquaresRow final : public QWidget {
    Q_OBJECT

public:
    explicit ScrimmageSquaresRow(const ScrimmagePlan& plan,
                                 const ScrimmageFilm& film,
                                 QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const ScrimmagePlan& m_plan;
    const ScrimmageFilm& m_film;
};

/// The whole field small, with what is shown of it; a click or drag shows another part.
class ScrimmageMiniMap final : public QWidget {
    Q_OBJECT

public:
    ScrimmageMiniMap(const ScrimmagePlan& plan, ScrimmageGrid& grid, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {170, 42}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {96, 30}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRectF field() const;
    void scrollAt(double x);

    const ScrimmagePlan& m_plan;
    ScrimmageGrid& m_grid;
};

/// Below the field: squares left (SCR-M13), what the colors mean, the scroll controls (SCR-Z5),
/// instant replay and the buttons the book wants in every window: Men and Rules.
class ScrimmageFootBar final : public QWidget {
    Q_OBJECT

public:
    ScrimmageFootBar(ScrimmagePlan& plan,
                     ScrimmageFilm& film,
                     ScrimmageGrid& grid,
                     QWidget* parent = nullptr);
    void refresh();

signals:
    void menAsked();
    void rulesAsked();
    void replayAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ScrimmagePlan& m_plan;
    ScrimmageFilm& m_film;
    QLabel* m_left = nullptr;
    QLabel* m_turn = nullptr;
    QLabel* m_count = nullptr;
    ScrimmageSquaresRow* m_row = nullptr;
    QToolButton* m_west = nullptr;
    QToolButton* m_east = nullptr;
    ScrimmageMiniMap* m_map = nullptr;
    QPushButton* m_replay = nullptr;
};

}  // namespace thrum::gui
