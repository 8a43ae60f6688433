#pragma once

#include <QDialog>

namespace thrum::gui {

class ShortcutBook;

/// The keys that work here and now on one sheet; those a coach changed are marked.
class KeysSheet final : public QDialog {
    Q_OBJECT

public:
    KeysSheet(const ShortcutBook& book, QWidget* parent);
};

}  // namespace thrum::gui
