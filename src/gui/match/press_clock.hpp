#pragma once

#include <optional>

#include <QObject>

namespace thrum::gui {

/// How late presses reach the program, from the time stamps of the window system: the two clocks
/// have an unknown difference, which is the smallest ever seen.
class LateMeter {
public:
    /// @param nowMs    by our clock, when the press is handled
    /// @param stampMs  by the window system's, when it was made
    /// @return milliseconds the press lay waiting, never negative
    int lateOf(qint64 nowMs, qint64 stampMs);

private:
    std::optional<qint64> m_least;
};

/// A press counts by when it was made, not by when a busy program came to it (D16).
class PressClock final : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static PressClock& instance();

    /// How long the press that is being handled lay waiting; 0 where none is, and where the window
    /// system gives no usable stamps.
    [[nodiscard]] int lateMs() const { return m_late; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PressClock();

    LateMeter m_meter;
    int m_late = 0;
};

}  // namespace thrum::gui
