#pragma once

#include "gui/practice/table_loader.hpp"

#include <QDialog>

class QComboBox;

namespace thrum::gui {

/// Which teams, which board; one page, everything filled in.
class NewTableDialog final : public QDialog {
    Q_OBJECT

public:
    NewTableDialog(const app::Library& library, const TableChoice& choice, QWidget* parent);
    [[nodiscard]] TableChoice choice() const;

private:
    QComboBox* m_home = nullptr;
    QComboBox* m_visitor = nullptr;
    QComboBox* m_board = nullptr;
    TableChoice m_choice;
};

}  // namespace thrum::gui
