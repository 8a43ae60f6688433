#pragma once

#include <QWidget>

class QLabel;

namespace thrum::gui {

/// A refusal beside what it is about: one sentence, gone with any key or click; said again at once
/// it shakes instead of stacking. Takes no keyboard.
class RefusalBubble final : public QWidget {
    Q_OBJECT

public:
    explicit RefusalBubble(QWidget* parent);

    /// @param near  the pixel of the parent it is about
    void say(const QString& sentence, QPoint near);
    [[nodiscard]] QString sentence() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLabel* m_text = nullptr;
};

}  // namespace thrum::gui
