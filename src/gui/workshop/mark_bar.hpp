#pragma once

#include <thrum/io/marks_file.hpp>

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace thrum::gui {

/// Star and key of a formation or play, and what it came to in games and at the table.
class MarkBar final : public QWidget {
    Q_OBJECT

public:
    explicit MarkBar(QWidget* parent = nullptr);

    void show(const io::Mark& mark);
    [[nodiscard]] QPushButton& star() const { return *m_star; }
    [[nodiscard]] QComboBox& key() const { return *m_key; }
    [[nodiscard]] QLabel& used() const { return *m_used; }

signals:
    void starred(bool on);
    void keyGiven(int key);

private:
    QPushButton* m_star = nullptr;
    QComboBox* m_key = nullptr;
    QLabel* m_used = nullptr;
};

}  // namespace thrum::gui
