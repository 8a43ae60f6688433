#pragma once

#include <QHash>
#include <QObject>

class QKeyEvent;

namespace thrum::gui {

/// Auto-repeat never decides (D97): a key that is held down presses no button and gives no command
/// again, and when the table comes to ask something else a key that is still held means nothing to
/// it until it was let go and pressed anew. What a coach types into a field of text is left alone.
class HeldKeys final : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static HeldKeys& instance();

    /// Hears all keys of the program from now on; once is enough.
    void install();
    /// Something else is asked, maybe of the other coach: what is held down now is no answer to it.
    void askedAnew();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    HeldKeys() = default;
    /// A repetition that must not reach whoever would get it.
    [[nodiscard]] bool isIdle(const QKeyEvent& key, const QObject& receiver);

    int m_asked = 0;
    QHash<int, int> m_down;  ///< keys that are held, and since which question
};

}  // namespace thrum::gui
