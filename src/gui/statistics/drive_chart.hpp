#pragma once

#include <thrum/app/statistics.hpp>

#include <vector>

#include <QColor>
#include <QString>
#include <QWidget>

namespace thrum::gui {

/// One possession as a bar over the length of the field.
struct DriveBar {
    Side side = Side::Home;
    double from = 0.0;  ///< field yards
    double to = 0.0;
    QString left;   ///< "1st half · Lancers"
    QString right;  ///< "6 plays, 43 yards, touchdown"
    std::size_t firstPlay = 0;
};

/// All drives of a game, one below the other on the field they were run on. Home goes to the right.
/// A click on a bar asks for its first play.
class DriveChart final : public QWidget {
    Q_OBJECT

public:
    explicit DriveChart(QWidget* parent = nullptr);
    void showDrives(std::vector<DriveBar> drives, const QColor& home, const QColor& visitor);
    [[nodiscard]] const std::vector<DriveBar>& drives() const { return m_drives; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {380, 60}; }
    /// Where the bars are drawn; the words stand on either side of it.
    [[nodiscard]] QRectF fieldRect() const;

signals:
    void playAsked(std::size_t play);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] double widthOf(QString DriveBar::*words) const;

    std::vector<DriveBar> m_drives;
    QColor m_home;
    QColor m_visitor;
};

}  // namespace thrum::gui
