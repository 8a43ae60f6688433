#pragma once

#include <QObject>

namespace thrum::gui {

/// While a menu is open, its keys are its own: a letter chooses its entry and does
/// not reach a command of the board behind it.
class PopupKeys final : public QObject {
    Q_OBJECT

public:
    explicit PopupKeys(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace thrum::gui
