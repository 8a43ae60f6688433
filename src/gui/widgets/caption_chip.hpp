#pragma once

#include <QLabel>
#include <QPointer>
#include <QTimer>

namespace thrum::gui {

/// What is heard, in words, at the lower left of the board in front: "[board hums]". Shown only
/// while the coach wants captions; takes neither mouse nor keyboard.
class CaptionChip final : public QLabel {
    Q_OBJECT

public:
    explicit CaptionChip(QWidget* parent);
    /// The board it lies on from now on, a part of its parent; null: there is none to be seen.
    void layOn(QWidget* board);
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
    QPointer<QWidget> m_board;
};

}  // namespace thrum::gui
