#pragma once

#include "gui/scoreboard/scoreboard_strip.hpp"

#include <QWidget>

namespace thrum::gui {

/// The scoreboard alone, for a second screen or across the room: what the strip shows, with digits
/// of at least 12 percent of its height. F11 or a double click fills the screen, Esc gives it back.
class ScoreboardWindow final : public QWidget {
    Q_OBJECT

public:
    explicit ScoreboardWindow(QWidget* parent = nullptr);

    void showFacts(const StripFacts& facts);
    /// Height of the smallest digit that was painted last, in parts of the window's height.
    [[nodiscard]] double smallestDigit() const { return m_smallestDigit; }
    /// How many of the facts found room.
    [[nodiscard]] int factsShown() const { return m_factsShown; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    struct Cell {
        const StripFact* fact = nullptr;
        double width = 0.0;
    };

    void toggleFullScreen();
    [[nodiscard]] QFont digitFont(double height) const;
    void paintTeam(QPainter& painter, const QRectF& box, const StripTeam& team, bool left);
    void paintFact(QPainter& painter, const QRectF& box, const StripFact& fact);
    [[nodiscard]] std::vector<std::vector<Cell>> rowsOf(double width, int mostRows) const;
    void noteDigits(const QFont& font);

    StripFacts m_facts;
    double m_smallestDigit = 1.0;
    int m_factsShown = 0;
};

}  // namespace thrum::gui
