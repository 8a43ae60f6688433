#pragma once

#include <QObject>

namespace thrum::gui {

/// Keeps the wheel from changing a field that the pointer only passes while a page is scrolled:
/// without the keyboard's focus a field in a scrolled page leaves the wheel to the page.
class WheelGuard final : public QObject {
    Q_OBJECT

public:
    /// Guards the whole program as long as it lives.
    explicit WheelGuard(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace thrum::gui
