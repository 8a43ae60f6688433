#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace thrum::gui {

class SwitchButton;

/// The bar under the board: switch, speed, slow motion, board time, layers and zoom.
class ControlBar final : public QWidget {
    Q_OBJECT

public:
    explicit ControlBar(QWidget* parent = nullptr);

    void showSwitch(bool on, bool enabled);
    void showSpeed(int tenths, bool enabled);
    void showTimeScale(double scale);
    /// The board's speed belongs to the game that has begun; a lock says so (UX-3.5).
    void freezeSpeed();
    /// Offers time faster than it is as well: for games that are only watched.
    void offerFast(bool fast);
    void showBoardTime(const QString& text);
    void showZoom(double zoom);
    void setLayersMenu(QMenu* menu);
    void setZoomActions(QAction* out, QAction* in, QAction* play, QAction* board);

signals:
    void switchPressed();
    void speedChosen(int tenths);
    void timeScaleChosen(double scale);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeSwitch();
    QWidget* makeSpeed();
    QWidget* makeMotion();
    QWidget* makeView();
    void fitTexts();
    void fitSpeed();

    SwitchButton* m_switch = nullptr;
    QLabel* m_switchHint = nullptr;
    QSlider* m_speed = nullptr;
    QLabel* m_speedValue = nullptr;
    QLabel* m_speedLock = nullptr;
    QLabel* m_motionLabel = nullptr;
    QComboBox* m_timeScale = nullptr;
    QLabel* m_boardTime = nullptr;
    QLabel* m_zoom = nullptr;
    QToolButton* m_layers = nullptr;
    QToolButton* m_zoomOut = nullptr;
    QToolButton* m_zoomIn = nullptr;
    QToolButton* m_zoomPlay = nullptr;
    QToolButton* m_zoomBoard = nullptr;
};

}  // namespace thrum::gui
