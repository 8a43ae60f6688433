#pragma once

#include "gui/export/game_export.hpp"

#include <QDialog>

class QComboBox;

namespace thrum::gui {

/// What to export games as.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ExportDialog(int games, QWidget* parent = nullptr);
    [[nodiscard]] ExportForm form() const;

private:
    QComboBox* m_form = nullptr;
};

}  // namespace thrum::gui
