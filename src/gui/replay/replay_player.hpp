#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace thrum::gui {

/// The hand of a replay: where it is, how fast it goes and which way. Knows nothing of games.
class ReplayPlayer final : public QObject {
    Q_OBJECT

public:
    static constexpr std::array<double, 8> kSpeeds{0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0};
    static constexpr std::size_t kRealTime = 3;
    using Part = std::pair<std::int64_t, std::int64_t>;

    explicit ReplayPlayer(QObject* parent = nullptr);

    /// A new replay of so many milliseconds, standing at its beginning.
    void load(std::int64_t lengthMs);
    [[nodiscard]] std::int64_t length() const { return m_length; }
    [[nodiscard]] std::int64_t position() const { return static_cast<std::int64_t>(m_position); }
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] bool isBackwards() const { return m_backwards; }
    [[nodiscard]] std::size_t speed() const { return m_speed; }
    [[nodiscard]] const std::optional<Part>& loop() const { return m_loop; }

    void play(bool backwards = false);
    void pause();
    void toggle();
    void seek(std::int64_t ms);
    void step(std::int64_t byMs);
    /// An index of kSpeeds, kept in its bounds.
    void setSpeed(int index);
    /// Played over and over; nothing: to the end.
    void setLoop(std::optional<Part> part);
    /// As if so much time had passed while playing.
    void advance(double ms);

signals:
    void moved(qint64 ms);
    /// Playing, direction, speed or loop changed.
    void changed();

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    std::int64_t m_length = 0;
    double m_position = 0.0;
    std::size_t m_speed = kRealTime;
    bool m_backwards = false;
    std::optional<Part> m_loop;
};

}  // namespace thrum::gui
