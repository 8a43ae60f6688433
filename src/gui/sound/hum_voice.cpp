#include "gui/sound/hum_voice.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <numbers>

namespace thrum::gui {

namespace {
constexpr double kHumHz = 120.0;   // two pulses in a period of the mains
constexpr double kLoudest = 0.47;  // of full scale, at full volume; as shipped 60 % of it (ux 24)
constexpr double kGlideSeconds = 0.03;
}  // namespace

HumVoice::HumVoice(int sampleRate, QObject* parent) : QIODevice{parent}, m_sampleRate{sampleRate} {}

qint64 HumVoice::bytesAvailable() const {
    return m_sampleRate * 2 + QIODevice::bytesAvailable();
}

double HumVoice::nextSample() {
    const double wanted =
        m_on && !m_muted
            ? kLoudest * m_volume * (0.25 + 0.75 * static_cast<double>(m_speed) / 100.0)
            : 0.0;
    m_level += (wanted - m_level) / (kGlideSeconds * m_sampleRate);
    const int touches = m_rattle.exchange(0);
    m_rattling = std::min(1.0, m_rattling * (1.0 - 18.0 / m_sampleRate) + 0.16 * touches);
    m_phase += kHumHz / m_sampleRate;
    m_phase -= std::floor(m_phase);
    const double turn = 2.0 * std::numbers::pi * m_phase;
    const double hum = 0.62 * std::sin(turn) + 0.24 * std::sin(2.0 * turn + 0.4) +
                       0.16 * std::sin(3.0 * turn + 1.1) + 0.1 * std::sin(5.0 * turn);
    m_noise ^= m_noise << 13U;
    m_noise ^= m_noise >> 17U;
    m_noise ^= m_noise << 5U;
    const double noise = static_cast<double>(m_noise) / 2147483648.0 - 1.0;
    // Bases chatter on the plate in time with the pulses.
    const double chatter = noise * (m_phase < 0.18 ? 0.16 + 0.5 * m_rattling : 0.02);
    return m_level * (hum + chatter);
}

void HumVoice::play(std::vector<float> samples, double volume) {
    const std::lock_guard lock{m_asking};
    m_asked.push_back({std::move(samples), 0, volume});
    m_playing = true;
}

double HumVoice::nextShort() {
    double sum = 0.0;
    for (Short& one : m_shorts)
        if (one.next < one.samples.size())
            sum += one.volume * static_cast<double>(one.samples[one.next++]);
    return m_muted ? 0.0 : sum;
}

qint64 HumVoice::readData(char* data, qint64 most) {
    {
        const std::lock_guard lock{m_asking};
        std::ranges::move(m_asked, std::back_inserter(m_shorts));
        m_asked.clear();
        std::erase_if(m_shorts, [](const Short& one) { return one.next >= one.samples.size(); });
        m_playing = !m_shorts.empty();
    }
    const qint64 samples = most / 2;
    for (qint64 i = 0; i < samples; ++i) {
        const double value = std::clamp(nextSample() + nextShort(), -1.0, 1.0);
        const auto sample = static_cast<std::int16_t>(std::lround(value * 32767.0));
        std::memcpy(data + i * 2, &sample, sizeof sample);
    }
    return samples * 2;
}

}  // namespace thrum::gui
