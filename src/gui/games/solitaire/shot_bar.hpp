#pragma once

#include "gui/games/solitaire/shot_view.hpp"

#include <optional>

#include <QString>
#include <QWidget>

namespace thrum::gui::sol {

/// What the bar under the board shows of a shot.
struct ShotBarFacts {
    ShotHand::Step step = ShotHand::Step::Closed;
    bool assisted = false;
    double power = 0.5;
    double rangeMax = 60.0;  ///< yards at full power
    double release = 0.0;
    double aimDeg = 0.0;
    double loftDeg = 30.0;
    double missDeg = 6.0;                 ///< that a whole release leads off the aim
    std::optional<double> secondsLeft{};  ///< to release it in
    std::optional<Span> sweet{};
    std::optional<Span> sure{};
    QString target{};      ///< "#82", "the posts"
    bool overAll = false;  ///< a kick that no figure stops and that has no mark
    bool wide = false;     ///< at the posts, but beside them
    /// The side view: heights along the way, and who stands along it.
    std::vector<std::pair<double, double>> arc{};
    struct Stander {
        double s = 0;
        bool own = true;
        bool target = false;
    };
    std::vector<Stander> standers{};
    double figureHeight = 3.5;
    std::optional<std::pair<double, double>> bar{};  ///< of the posts: how far, how high
};

/// Yards the side view reaches to: its way through the air, the posts and who it is meant for.
[[nodiscard]] double sideViewEnd(const ShotBarFacts& facts);

/// Power, release and the way seen from the side, under the board while a shot is made. Pressing
/// the power bar holds it as the board does.
class ShotBar final : public QWidget {
    Q_OBJECT

public:
    explicit ShotBar(QWidget* parent = nullptr);

    void show(const ShotBarFacts& facts);
    using QWidget::show;
    [[nodiscard]] const ShotBarFacts& facts() const { return m_facts; }
    /// What stands below the power: what it comes to.
    [[nodiscard]] QString powerText() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void pressed();
    void letGo();
    /// Dragged along the power, while nothing is timed.
    void powerAsked(double power);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRectF part(int index) const;
    [[nodiscard]] QString spanText(const Span& span) const;
    [[nodiscard]] QString missText() const;
    void paintPower(QPainter& painter, const QRectF& box) const;
    void paintRelease(QPainter& painter, const QRectF& box) const;
    void paintSide(QPainter& painter, const QRectF& box) const;
    void dragPower(QPointF at);

    ShotBarFacts m_facts;
};

}  // namespace thrum::gui::sol
