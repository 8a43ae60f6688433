#pragma once

#include <QWidget>

class QListView;

namespace thrum::gui {

class PlayLog;

/// The play-by-play beside the board, newest line in sight.
class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(PlayLog& log, QWidget* parent = nullptr);
    [[nodiscard]] QListView* list() const { return m_list; }

private:
    QListView* m_list = nullptr;
};

}  // namespace thrum::gui
