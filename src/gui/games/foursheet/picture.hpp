#pragma once

#include "gui/games/foursheet/scenes.hpp"

#include <QWidget>

class QButtonGroup;
class QPushButton;
class QScrollArea;

namespace thrum::gui::fss {

class CardView;
class DefenseField;
class DiceView;
class PlayerCardView;
class ReadOut;

/// What lies on the table: the field and the dice, the cards, the play in words. Where there is no
/// room for three columns, cards and words take turns.
class Picture final : public QWidget {
    Q_OBJECT

public:
    explicit Picture(QWidget* parent = nullptr);

    void show(const TableView& view);
    [[nodiscard]] DefenseField& field() const { return *m_field; }
    [[nodiscard]] DiceView& dice() const { return *m_dice; }
    [[nodiscard]] CardView& card() const { return *m_card; }
    [[nodiscard]] PlayerCardView& playerCard() const { return *m_playerCard; }
    [[nodiscard]] ReadOut& readOut() const { return *m_readOut; }
    [[nodiscard]] QSize sizeHint() const override { return {928, 616}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 360}; }

signals:
    void clauseAsked(const QString& clause);
    /// A key that neither field nor cards have a use for.
    void keyPressed(QKeyEvent* event);
    /// Accepted: somebody will have a use for this key, and no command may take it.
    void keyMeant(QKeyEvent* event);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();

    DefenseField* m_field = nullptr;
    DiceView* m_dice = nullptr;
    CardView* m_card = nullptr;
    PlayerCardView* m_playerCard = nullptr;
    ReadOut* m_readOut = nullptr;
    QScrollArea* m_cardRoom = nullptr;
    QScrollArea* m_playerRoom = nullptr;
    QPushButton* m_words = nullptr;
    QPushButton* m_cards = nullptr;
};

}  // namespace thrum::gui::fss
