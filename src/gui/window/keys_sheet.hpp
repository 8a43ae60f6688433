#pragma once

#include <vector>

#include <QDialog>

class QAction;

namespace thrum::gui {

/// All keys on one sheet.
class KeysSheet final : public QDialog {
    Q_OBJECT

public:
    KeysSheet(const std::vector<QAction*>& actions, QWidget* parent);
};

}  // namespace thrum::gui
