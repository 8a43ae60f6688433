#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace thrum::gui {

class GuidedGame;

/// The step of the guided first game in a line above the page; hidden while it is off.
class GuideBar final : public QWidget {
    Q_OBJECT

public:
    explicit GuideBar(GuidedGame& guide, QWidget* parent = nullptr);

private:
    void refresh();

    GuidedGame& m_guide;
    QLabel* m_count = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_skip = nullptr;
    QPushButton* m_leave = nullptr;
};

}  // namespace thrum::gui
