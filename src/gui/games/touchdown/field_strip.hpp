#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/games/touchdown/history.hpp"

#include <optional>

#include <QPixmap>
#include <QWidget>

namespace thrum::gui::tdm {

/// What the field shows, in yards from Home's goal line, Home going right.
struct FieldScene {
    TeamLook home{};
    TeamLook visitor{};
    std::optional<int> ball{};
    std::optional<int> scrimmage{};
    std::optional<int> toGain{};
    Drive drive{};
    std::optional<DriveMark> coming{};  ///< the play that is not settled yet
    QString comingText;                 ///< "run +6, was +10"
    QString title;                      ///< "Wildcats drive"
    QString facts;                      ///< "3 plays · 22 yards · from own 8"
    QString headline;                   ///< "Touchdown, Lancers"
    bool operator==(const FieldScene&) const = default;
};

/// The field from above: ball, line to gain and the way of the drive, an arrow a play.
class FieldStrip final : public QWidget {
    Q_OBJECT

public:
    explicit FieldStrip(QWidget* parent = nullptr);

    void show(const FieldScene& scene);
    [[nodiscard]] const FieldScene& scene() const { return m_scene; }
    [[nodiscard]] QSize sizeHint() const override { return {900, 176}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {400, 96}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Places;
    [[nodiscard]] Places places() const;
    void paintGround(const Places& at);
    void paintMark(QPainter& painter,
                   const Places& at,
                   const DriveMark& mark,
                   double y,
                   const QString& text,
                   bool coming) const;
    [[nodiscard]] QRectF paintDrive(QPainter& painter, const Places& at) const;
    void speak();

    FieldScene m_scene;
    QPixmap m_ground;
};

/// "run +4", "broken up", "punt 45"
[[nodiscard]] QString markText(const DriveMark& mark);

}  // namespace thrum::gui::tdm
