#pragma once

#include "gui/games/foursheet/book_names.hpp"

#include <optional>

#include <QWidget>

class QLineEdit;
class QListWidget;

namespace thrum::gui::fss {

/// A card of a deck, by its number or from the list. Who goes into the field by himself may type a
/// part of its name; else letters are the commands of the window.
class CardPicker final : public QWidget {
    Q_OBJECT

public:
    explicit CardPicker(QWidget* parent = nullptr);

    void setDeck(const Deck* deck);
    [[nodiscard]] std::optional<int> number() const;
    [[nodiscard]] const Card* card() const;
    /// What stands in the field, a card or not.
    [[nodiscard]] QString typed() const;
    void setNumber(std::optional<int> number);
    /// Leaves nothing of what was typed.
    void forget();
    /// A key pressed elsewhere goes on in the field.
    bool type(QKeyEvent& event);
    void takeFocus();

signals:
    void changed();
    /// A key that is no part of a number or a name; accepted: it meant something to somebody.
    void otherKey(QKeyEvent* event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isStrayLetter(const QKeyEvent& event) const;
    void fill();
    void onTyped(const QString& text);
    void choose(int row);
    void showChosen();

    const Deck* m_deck = nullptr;
    QLineEdit* m_edit = nullptr;
    QListWidget* m_list = nullptr;
    std::optional<int> m_number;
    bool m_filling = false;
    bool m_names = false;  ///< a coach went into the field by himself: letters are a name's
};

}  // namespace thrum::gui::fss
