#pragma once

#include "gui/games/race/pages.hpp"

namespace thrum::gui {

/// What lies on the table: two lanes and how far each team has come.
class RaceTrack final : public QWidget {
    Q_OBJECT

public:
    explicit RaceTrack(const RaceMatch& match, QWidget* parent = nullptr);

    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const RaceMatch& m_match;
};

}  // namespace thrum::gui
