#pragma once

#include <thrum/segment/formation.hpp>

#include <functional>
#include <vector>

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace thrum::gui {

/// The formations a coach has kept: another name, away with one, and back again while the dialog is
/// open.
class OwnFormationsDialog final : public QDialog {
    Q_OBJECT

public:
    struct Deeds {
        std::function<std::vector<Formation>()> all{};
        /// Each: why not, in a sentence; empty if it is done.
        std::function<QString(const QString& name, const QString& to)> rename{};
        std::function<QString(const QString& name)> remove{};
        std::function<QString(const Formation& formation)> putBack{};
    };
    explicit OwnFormationsDialog(Deeds deeds, QWidget* parent = nullptr);

private:
    void fill(const QString& chosen);
    void refresh();
    void rename();
    void remove();
    void putBack();
    [[nodiscard]] QString chosen() const;

    Deeds m_deeds;
    std::vector<Formation> m_all;
    std::vector<Formation> m_removed;
    QListWidget* m_list = nullptr;
    QLineEdit* m_name = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_putBack = nullptr;
    QLabel* m_word = nullptr;
};

}  // namespace thrum::gui
