#pragma once

#include <QLabel>
#include <QTimer>

namespace thrum::gui {

/// What is heard, in words, at the lower left of its parent: "[board hums]". Shown only while the
/// coach wants captions; takes neither mouse nor keyboard.
class CaptionChip final : public QLabel {
    Q_OBJECT

public:
    explicit CaptionChip(QWidget* parent);
    /// @param words  without brackets
    void caption(const QString& words);
    /// The same, but it stays until another one or clear().
    void keep(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void write(const QString& words);
    void place();

    QTimer m_gone;
};

}  // namespace thrum::gui
