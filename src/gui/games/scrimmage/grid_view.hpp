#pragma once

#include "gui/games/scrimmage/film.hpp"
#include "gui/games/scrimmage/grid_layout.hpp"
#include "gui/games/scrimmage/plan.hpp"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

namespace thrum::gui {

struct ScrimmageManArt;

/// Forty yards of the field, squares to scale, with the men as the book draws them, and beside it
/// both benches. Right click selects, left click moves (SCR-M9); the keyboard does everything.
class ScrimmageGrid final : public QWidget {
    Q_OBJECT

public:
    /// @param plan, film  outlive this
    ScrimmageGrid(ScrimmagePlan& plan, ScrimmageFilm& film, QWidget* parent = nullptr);

    /// State or question is another.
    void refresh();
    /// Column at the west edge of what is shown.
    [[nodiscard]] int first() const { return m_first; }
    void scrollTo(int first);
    [[nodiscard]] const ScrimmageGridLayout& grid() const { return m_layout; }
    /// What the status line says of the square that is pointed at.
    [[nodiscard]] QString pointed() const;

    [[nodiscard]] QSize sizeHint() const override { return {880, 600}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 330}; }

signals:
    void scrolled();
    /// What the keyboard points at, for a listener.
    void spoken(const QString& sentence);
    void clauseAsked(const QString& clause);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void layOut();
    void keepInView(int column);
    void followReplay();
    void speak();
    void describe();

    // --- grid_keys.cpp
    [[nodiscard]] bool isOwnKey(const QKeyEvent& event) const;
    void moveCursor(int columns, int rows);
    bool enter();
    [[nodiscard]] bool standsWherePlaced() const;

    // --- grid_paint.cpp
    [[nodiscard]] const QPixmap& ground();
    void paintGround(QPainter& painter) const;
    void paintMarkers(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintZones(QPainter& painter) const;
    void paintReach(QPainter& painter) const;
    void paintPlaces(QPainter& painter) const;
    void paintBench(QPainter& painter, Side side) const;
    void paintMen(QPainter& painter) const;
    [[nodiscard]] ScrimmageManArt artOf(scrimmage::ManId man) const;
    // --- grid_marks.cpp
    void paintTrails(QPainter& painter) const;
    void paintRoute(QPainter& painter) const;
    void paintBallOnField(QPainter& painter) const;
    void paintNotes(QPainter& painter) const;
    void paintPointed(QPainter& painter) const;
    void paintReplaySign(QPainter& painter) const;

    ScrimmagePlan& m_plan;
    ScrimmageFilm& m_film;
    QPointer<ScrimmagePlan> m_there;  ///< pictures outlive the game for a moment
    ScrimmageGridLayout m_layout;
    int m_first = 0;
    int m_play = -1;
    std::optional<scrimmage::Phase> m_phase;
    std::optional<scrimmage::Square> m_ball;  ///< where the view last looked for it
    QPixmap m_ground;
    QString m_groundKey;
    std::optional<scrimmage::Square> m_pressed;  ///< a man is held there, to be dragged
    std::optional<QPointF> m_drag;
    QString m_lastSpoken;
};

}  // namespace thrum::gui
