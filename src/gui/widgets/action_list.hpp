#pragma once

#include <vector>

#include <QString>
#include <QWidget>

class QBoxLayout;
class QGridLayout;

namespace thrum::gui {

class ChoiceButton;

/// One thing a coach may do, or may not and why.
struct ActionItem {
    int id = 0;
    QString text;
    QString note;  ///< what it does; of a disabled one, why not
    bool enabled = true;
    bool checked = false;
    bool digit = true;  ///< false: no digit presses it, as nothing that another coach says
    friend bool operator==(const ActionItem&, const ActionItem&) = default;
};

/// The choices of a page, one button each; keys 1 to 9 press them.
class ActionList final : public QWidget {
    Q_OBJECT

public:
    explicit ActionList(QWidget* parent = nullptr);

    /// Whether each shows the digit that presses it; where no digit does it shows none.
    void showDigits(bool shown) { m_digits = shown; }
    /// Side by side instead of one below the other.
    void setHorizontal(bool horizontal);
    /// As tiles, so many side by side as there is room for `word`, at most `columns`.
    void setTiles(int columns, const QString& word);
    /// The digit of the first one, where another list comes before it.
    void setFirstDigit(int digit);
    void setItems(const std::vector<ActionItem>& items);
    [[nodiscard]] const std::vector<ActionItem>& items() const { return m_items; }
    [[nodiscard]] ChoiceButton* button(int id) const;
    /// Presses the choice with this digit. Each keeps its own while another may not be chosen, so
    /// that no key does what a coach knows of another one.
    /// @return  whether there is one, be it one that may not be chosen now
    bool press(int n);

signals:
    void chosen(int id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addButton();
    /// Tiles into their rows.
    void lay();

    QBoxLayout* m_column = nullptr;  ///< none: tiles
    QGridLayout* m_grid = nullptr;
    int m_columns = 1;  ///< of tiles, at most
    int m_laid = 0;     ///< as they lie
    QString m_word;
    int m_firstDigit = 1;
    std::vector<ActionItem> m_items;
    std::vector<ChoiceButton*> m_buttons;
    bool m_digits = true;
};

}  // namespace thrum::gui
