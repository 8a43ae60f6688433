#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace thrum::gui::measuring {

/// From a click, a key or a step of a drag to the picture that answers it (UX-29), while it lives.
/// What changes nothing on the screen is not counted.
class LatencyRecorder final : public QObject {
    Q_OBJECT

public:
    enum class Kind { Click, Key, Drag };

    explicit LatencyRecorder(QObject* parent = nullptr);

    [[nodiscard]] const std::vector<double>& milliseconds(Kind kind) const {
        return m_samples.at(static_cast<std::size_t>(kind));
    }
    /// A line a kind.
    [[nodiscard]] QStringList lines() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void asked(Kind kind);
    void answered();

    std::array<std::vector<double>, 3> m_samples;
    std::optional<Kind> m_waiting;  ///< for its picture
    QElapsedTimer m_since;
    QTimer m_unanswered;
    bool m_drawing = false;
};

}  // namespace thrum::gui::measuring
