#pragma once

#include <QLabel>

namespace thrum::gui {

/// The small lock beside a setting that cannot be changed any more, with the tip that says so
/// (UX-3.5). In the color of its text, whatever the theme.
class LockLabel final : public QLabel {
    Q_OBJECT

public:
    explicit LockLabel(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
};

}  // namespace thrum::gui
