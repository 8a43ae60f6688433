#pragma once

#include "gui/games/touchdown/tray_layout.hpp"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace thrum::gui::tdm {

/// The felt tray: dice that are thrown, settle and take each other one after another until the sum
/// stands there. What fell is known before it flies; a press ends whatever moves.
class Tray final : public QWidget {
    Q_OBJECT

public:
    explicit Tray(QWidget* parent = nullptr);

    /// What lies there. A roll that is another one, or has gone further, is told from where it was.
    /// @param told  without moving
    void show(const TrayScene& scene, bool told = false);
    [[nodiscard]] const TrayScene& scene() const { return m_scene; }
    /// These dice fly, then `landed`.
    void toss(const std::vector<touchdown::Die>& dice, const std::vector<touchdown::Result>& faces);
    void tossCoin(touchdown::CoinFace face);
    /// Tells the roll that lies there once more.
    void tellAgain();
    [[nodiscard]] bool flying() const { return m_flight != Flight::None; }
    [[nodiscard]] bool telling() const { return m_telling; }
    /// Shows at once what moves towards.
    void finish();

    [[nodiscard]] QSize sizeHint() const override { return {900, 390}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {400, 210}; }

signals:
    void landed();
    /// What lies there was told to its end.
    void told();
    /// The dice that lie ready were pressed, or taken and thrown.
    void throwAsked();
    /// A result was pressed that may be chosen.
    void resultPressed(int place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Flight { None, Dice, Coin };

    void tick();
    void begin(int fromMs);
    void speak();
    [[nodiscard]] int tellingMs() const;
    /// What part of the flight has passed, 0 to 1.
    [[nodiscard]] double flightPart() const;
    /// How far the dice are sorted, and each link drawn; 1 when it stands.
    [[nodiscard]] double sortPart() const;
    [[nodiscard]] double linkPart(std::size_t link) const;
    [[nodiscard]] bool resultShown() const;
    [[nodiscard]] TrayLayout layOut() const;
    [[nodiscard]] int resultAt(QPointF pixel) const;

    void paintGround(const TrayLayout& at);
    void paintCard(QPainter& painter, const QRectF& box, const TrayCard& card, double scale) const;
    void paintReady(QPainter& painter, const TrayLayout& at) const;
    void paintFlight(QPainter& painter, const TrayLayout& at) const;
    void paintCoin(QPainter& painter, const TrayLayout& at) const;
    void paintStory(QPainter& painter, const TrayLayout& at) const;
    void paintBow(QPainter& painter, const TrayLayout& at, std::size_t link) const;
    void paintSum(QPainter& painter, const TrayLayout& at) const;
    void paintResult(QPainter& painter, const TrayLayout& at) const;
    /// The result as it is shown now, while some of its story is still to be told.
    [[nodiscard]] Fate fateNow(int place) const;

    TrayScene m_scene;
    Flight m_flight = Flight::None;
    std::vector<touchdown::Die> m_tossed;
    std::vector<touchdown::Result> m_fell;
    touchdown::CoinFace m_coin = touchdown::CoinFace::Heads;
    QPointF m_from;  ///< where the dice are thrown from
    bool m_dragged = false;
    bool m_pressed = false;
    bool m_telling = false;
    int m_toldMs = 0;  ///< where the telling began
    QTimer m_frames;
    QElapsedTimer m_time;
    QPixmap m_ground;
};

}  // namespace thrum::gui::tdm
