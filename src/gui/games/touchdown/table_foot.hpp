#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace thrum::gui::tdm {

/// The bar below the tray: who rolls, how fast, and what can be looked up.
class TableFoot final : public QWidget {
    Q_OBJECT

public:
    explicit TableFoot(QWidget* parent = nullptr);

    void setLastRollEnabled(bool enabled);
    /// @param whyFixed  why it cannot be changed; empty: it can
    void showDice(bool real, const QString& whyFixed);

signals:
    void lastRollAsked();
    void diceAsked();
    void realDiceAsked(bool real);

private:
    void showPace();

    QPushButton* m_game = nullptr;
    QPushButton* m_real = nullptr;
    QSlider* m_pace = nullptr;
    QLabel* m_seconds = nullptr;
    QPushButton* m_last = nullptr;
};

}  // namespace thrum::gui::tdm
