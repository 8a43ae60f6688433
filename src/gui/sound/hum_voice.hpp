#pragma once

#include "gui/sound/game_sound.hpp"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <vector>

#include <QIODevice>

namespace thrum::gui {

/// The sound of the board as samples: the mains hum and its overtones, as loud as the speed says,
/// with a rattle that follows the contacts; and the short sounds of a game on top. Set from one
/// thread, read from another.
class HumVoice final : public QIODevice {
    Q_OBJECT

public:
    explicit HumVoice(int sampleRate, QObject* parent = nullptr);

    void setOn(bool on) { m_on = on; }
    void setSpeed(int tenths) { m_speed = tenths; }
    void rattle(int touches) { m_rattle += touches; }
    void setMuted(bool muted) { m_muted = muted; }
    /// Of the board, 0 to 1.
    void setVolume(double volume) { m_volume = volume; }
    /// Heard from now on, together with what is still heard.
    void play(std::vector<float> samples, double volume = 1.0);
    /// Nothing is to be heard any more, the last sound has died away.
    [[nodiscard]] bool isSilent() const { return !m_on && !m_playing; }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    struct Short {
        std::vector<float> samples;
        std::size_t next = 0;
        double volume = 1.0;
    };
    [[nodiscard]] double nextSample();
    [[nodiscard]] double nextShort();

    int m_sampleRate;
    std::atomic<bool> m_on{false};
    std::atomic<bool> m_muted{false};
    std::atomic<int> m_speed{50};
    std::atomic<double> m_volume{SoundVolumes{}.ofBoard()};
    std::atomic<int> m_rattle{0};
    std::atomic<bool> m_playing{false};
    std::mutex m_asking;
    std::vector<Short> m_asked;  ///< guarded by m_asking
    std::vector<Short> m_shorts;
    double m_phase = 0.0;
    double m_level = 0.0;  ///< glides towards what is wanted: no clicks
    double m_rattling = 0.0;
    std::uint32_t m_noise = 0x9E3779B9U;
};

}  // namespace thrum::gui
