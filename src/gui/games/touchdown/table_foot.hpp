#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;
class QSlider;

namespace thrum::gui::tdm {

/// The bar below the tray: who rolls, how fast, and what can be looked up. Where it is too narrow
/// for its words one button has them all in a menu.
class TableFoot final : public QWidget {
    Q_OBJECT

public:
    explicit TableFoot(QWidget* parent = nullptr);

    void setLastRollEnabled(bool enabled);
    /// @param whyFixed  why it cannot be changed; empty: it can
    void showDice(bool real, const QString& whyFixed);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void lastRollAsked();
    void diceAsked();
    void realDiceAsked(bool real);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeDice();
    QWidget* makePace();
    void showPace();
    void fit();
    void fillMenu();

    QWidget* m_words = nullptr;
    QPushButton* m_more = nullptr;
    QMenu* m_menu = nullptr;
    QPushButton* m_game = nullptr;
    QPushButton* m_real = nullptr;
    QSlider* m_pace = nullptr;
    QLabel* m_seconds = nullptr;
    QPushButton* m_last = nullptr;
};

}  // namespace thrum::gui::tdm
