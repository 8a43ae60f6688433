#pragma once

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace thrum::gui {

class ShortcutBook;

/// All keys by menu, each changed by pressing another; a key that is taken is refused with the name
/// of the command that has it. Changes hold at once.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(ShortcutBook& book, QWidget* parent = nullptr);
    void choose(const QString& id);

private:
    void fill();
    void showChosen();
    void filter(const QString& text);
    void apply();
    void tell(const QString& sentence, bool bad);
    [[nodiscard]] QString chosenId() const;

    ShortcutBook& m_book;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_list = nullptr;
    QKeySequenceEdit* m_key = nullptr;
    QPushButton* m_set = nullptr;
    QPushButton* m_none = nullptr;
    QPushButton* m_reset = nullptr;
    QLabel* m_answer = nullptr;
};

}  // namespace thrum::gui
