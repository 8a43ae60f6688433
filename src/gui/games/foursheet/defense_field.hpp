#pragma once

#include "gui/games/foursheet/field_scene.hpp"

#include <array>
#include <optional>

#include <QWidget>

namespace thrum::gui::fss {

/// The fourteen zones of the defense with its eleven men, and the offense below the line. Men are
/// dragged into zones, or moved with the keyboard: the comma and period keys choose a man, the
/// arrow keys a zone, Space puts him there.
class DefenseField final : public QWidget {
    Q_OBJECT

public:
    explicit DefenseField(QWidget* parent = nullptr);

    void show(const FieldScene& scene);
    [[nodiscard]] const FieldScene& scene() const { return m_scene; }
    [[nodiscard]] QRectF zoneBox(Zone zone) const;
    /// Where a man's disc is; nothing if he is not there.
    [[nodiscard]] std::optional<QPointF> tokenAt(int token) const;
    /// True if it meant something here.
    bool takeKey(QKeyEvent& event);
    [[nodiscard]] QSize sizeHint() const override { return {416, 448}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 220}; }

signals:
    void tokenChosen(int token);
    void tokenMoved(int token, thrum::foursheet::Zone zone);
    void zoneChosen(thrum::foursheet::Zone zone);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Layout {
        QRectF title;
        QRectF orders;
        std::array<QRectF, foursheet::kZones> zones;
        QRectF line;
        QRectF offense;
        double disc = 14.0;
    };
    [[nodiscard]] Layout laid() const;
    [[nodiscard]] QPointF discOf(const Layout& laid, const FieldToken& token) const;
    [[nodiscard]] QRectF routeBox(const Layout& laid, const FieldRoute& route) const;
    [[nodiscard]] std::optional<Zone> zoneAt(QPointF at) const;
    [[nodiscard]] const FieldToken* hit(QPointF at) const;
    [[nodiscard]] const FieldToken* selected() const;
    [[nodiscard]] int menIn(Zone zone) const;
    [[nodiscard]] bool isOffered(Zone zone) const;

    void paintHead(QPainter& painter, const Layout& laid) const;
    void paintZone(QPainter& painter, const Layout& laid, Zone zone) const;
    void paintToken(QPainter& painter, const Layout& laid, const FieldToken& token) const;
    void paintOffense(QPainter& painter, const Layout& laid) const;
    void paintRoute(QPainter& painter, const Layout& laid, const FieldRoute& route) const;
    void paintDisc(QPainter& painter,
                   QPointF middle,
                   double radius,
                   const FieldToken& token,
                   bool ghost) const;
    [[nodiscard]] std::optional<QPointF> roleAt(const Layout& laid, const QString& role) const;
    void moveCursor(int key);

    FieldScene m_scene;
    std::optional<int> m_dragged;
    QPointF m_pressed;
    QPointF m_at;
    bool m_moving = false;
    Zone m_cursor = Zone::F2;
};

}  // namespace thrum::gui::fss
