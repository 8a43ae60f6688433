#pragma once

#include "gui/games/scrimmage/men_art.hpp"

#include <QWidget>

namespace thrum::gui {

/// The selected man: his picture, name, speed as disks of which some are used, and power.
class ScrimmageManCard final : public QWidget {
    Q_OBJECT

public:
    explicit ScrimmageManCard(QWidget* parent = nullptr);

    void show(const scrimmage::State& state, scrimmage::ManId man, bool counts);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int pictureSize() const;

    ScrimmageManArt m_art;
    QString m_name;
    QString m_note;
    int m_used = 0;
    bool m_counts = false;
};

}  // namespace thrum::gui
