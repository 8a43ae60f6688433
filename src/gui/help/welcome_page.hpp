#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace thrum::gui {

/// What a first start asks, all on one page: the size of the text, sound, and whether to be shown
/// round.
class WelcomePage final : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    void showFacts(int textPercent, bool sound);

signals:
    void textChosen(int percent);
    void soundChosen(bool on);
    void playAsked();
    void lookAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QSlider* m_text = nullptr;
    QLabel* m_percent = nullptr;
    QCheckBox* m_sound = nullptr;
    QPushButton* m_play = nullptr;
};

}  // namespace thrum::gui
