#pragma once

#include "gui/games/foursheet/book_names.hpp"

#include <optional>
#include <vector>

#include <QColor>
#include <QElapsedTimer>
#include <QString>
#include <QTimer>
#include <QWidget>

namespace thrum::gui::fss {

/// One die on the tray, or the coin.
struct TrayDie {
    DieKind die = DieKind::D20;
    bool coin = false;
    std::optional<int> face{};  ///< as printed; of the coin 0 heads, 1 tails; nothing: not thrown
    QString caption{};          ///< what it said
    bool operator==(const TrayDie&) const = default;
};
struct TrayScene {
    QString title{};
    QString detail{};
    QColor a{};  ///< color of the offense's d6
    QColor b{};
    std::vector<TrayDie> dice{};
    std::optional<int> step{};
    bool operator==(const TrayScene&) const = default;
};

/// The tray with d20, d12, d10 and the two d6. What fell is known before it flies; the flight only
/// shows it, at most 1.2 seconds, and a click ends it.
class DiceView final : public QWidget {
    Q_OBJECT

public:
    explicit DiceView(QWidget* parent = nullptr);

    void show(const TrayScene& scene);
    [[nodiscard]] const TrayScene& scene() const { return m_scene; }
    /// Flies, then says `landed`.
    void fly(const TrayScene& scene);
    [[nodiscard]] bool flying() const { return m_flight.isActive(); }
    void land();
    [[nodiscard]] QSize sizeHint() const override { return {416, 150}; }
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void landed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void paintDie(QPainter& painter,
                  QPointF middle,
                  double size,
                  const TrayDie& die,
                  std::optional<int> face,
                  double turn) const;
    void speak();

    TrayScene m_scene;
    QTimer m_flight;
    QElapsedTimer m_time;
};

}  // namespace thrum::gui::fss
