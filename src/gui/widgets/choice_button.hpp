#pragma once

#include <QPixmap>
#include <QPushButton>

namespace thrum::gui {

/// A button with a line below its text that says what the choice does, or why it cannot be made.
class ChoiceButton final : public QPushButton {
    Q_OBJECT

public:
    explicit ChoiceButton(QWidget* parent = nullptr);

    void setChoice(const QString& text, const QString& note);
    /// The digit that presses it, shown at its edge; 0: none.
    void setDigit(int digit);
    /// A small picture of the choice at its left edge; null: none.
    void setPicture(const QPixmap& picture);
    /// The picture over the text, and no line below it; the text has room for two lines, whether it
    /// has any or not.
    void setTile(bool tile);
    /// How wide a tile has to be for a word of its text.
    [[nodiscard]] int tileWidth(const QString& word) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {m_tile ? 40 : 80, sizeHint().height()};
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont noteFont() const;
    /// What the title takes of a button so wide; a long one goes over two lines.
    [[nodiscard]] QSize titleRoom(int width) const;
    [[nodiscard]] QFont tileFont() const;
    void fit();
    [[nodiscard]] int pictureRoom() const;
    void paintTile(QPainter& painter) const;

    QPixmap m_picture;
    QString m_title;
    QString m_note;
    int m_digit = 0;
    bool m_tile = false;
};

}  // namespace thrum::gui
