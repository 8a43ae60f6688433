#pragma once

#include <optional>

#include <QString>
#include <QWidget>

namespace thrum::gui {

class BenchDocument;

/// The base from below on squared paper: every prong is bent by its tip, the dial turned and the
/// putty moved by hand; the same by keys.
class UndersideView final : public QWidget {
    Q_OBJECT

public:
    explicit UndersideView(BenchDocument& document, QWidget* parent = nullptr);

    /// From above left is up.
    void setFromBelow(bool below);
    [[nodiscard]] bool fromBelow() const { return m_below; }
    void showEstimate(double yardsPerSecond, double aheadDeg, double turnDegPerS);
    /// Where a place of the base, in millimeters, is in the widget.
    [[nodiscard]] QPointF pixelOf(QPointF mm) const;
    [[nodiscard]] QPointF mmOf(QPointF pixel) const;
    /// No more than it needs: what is left over is shared out by the page.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void viewTurned();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    /// What the hand holds.
    enum class Hold { Nothing, Prong, Dial, Putty };
    [[nodiscard]] double pixelsPerMm() const;
    [[nodiscard]] std::optional<std::size_t> prongAt(QPointF pixel) const;
    void dragTo(QPointF pixel);
    void describe();
    void paintPaper(QPainter& painter) const;
    void paintCards(QPainter& painter) const;
    void paintCard(QPainter& painter, std::size_t prong) const;
    void paintChosen(QPainter& painter) const;
    void paintEstimate(QPainter& painter) const;
    /// There is no room for three lines in a card; the boxes below have them all.
    [[nodiscard]] bool isLow() const;
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] double cardWidth() const;
    [[nodiscard]] QRectF cardOf(std::size_t prong) const;

    BenchDocument& m_document;
    bool m_below = true;
    Hold m_hold = Hold::Nothing;
    QPointF m_grip;  ///< from the tip to where it was taken, mm
    double m_speed = 0.0;
    double m_ahead = 0.0;
    double m_turn = 0.0;
};

}  // namespace thrum::gui
