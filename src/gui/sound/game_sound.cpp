#include "gui/sound/game_sound.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
constexpr double kFullTurn = 2.0 * std::numbers::pi;

/// Paints one short event after the other into the samples.
class Painter {
public:
    Painter(double seconds, int rate)
        : m_rate{rate}, m_samples(static_cast<std::size_t>(std::lround(seconds * rate)), 0.0F) {}

    /// A tone that dies away.
    void ring(double at, double hertz, double loud, double halfLife) {
        add(at, halfLife * 8.0, [=](double t) {
            return loud * std::sin(kFullTurn * hertz * t) * std::exp2(-t / halfLife);
        });
    }
    /// A pea whistle: two near tones that flutter against each other.
    void whistle(double at, double seconds, double loud) {
        add(at, seconds, [=](double t) {
            const double edge = std::min({1.0, t / 0.012, (seconds - t) / 0.05});
            const double flutter = 0.72 + 0.28 * std::sin(kFullTurn * 33.0 * t);
            const double bend = 40.0 * std::sin(kFullTurn * 33.0 * t) / 33.0;
            return loud * edge * flutter *
                   (0.7 * std::sin(kFullTurn * 2280.0 * t + bend) +
                    0.3 * std::sin(kFullTurn * 2790.0 * t));
        });
    }
    /// A die on wood: noise through a short decay.
    void knock(double at, double loud) {
        double low = 0.0;
        add(at, 0.05, [&, loud](double t) {
            low += 0.35 * (noise() - low);
            return loud * low * std::exp2(-t / 0.007);
        });
    }
    /// Air: noise that swells and falls off.
    void rush(double at, double seconds, double loud) {
        double low = 0.0;
        add(at, seconds, [&, seconds, loud](double t) {
            low += 0.22 * (noise() - low);
            const double part = t / seconds;
            return loud * low * std::sin(std::numbers::pi * part) * (1.0 - 0.5 * part);
        });
    }
    /// A short vowel of a rough voice.
    void bark(double at, double seconds, double hertz, double loud) {
        add(at, seconds, [=](double t) {
            double voice = 0.0;
            for (int overtone = 1; overtone <= 9; ++overtone) {
                const double f = hertz * overtone;
                const double open = std::exp(-std::pow((f - 620.0) / 260.0, 2.0)) +
                                    0.5 * std::exp(-std::pow((f - 1150.0) / 220.0, 2.0)) + 0.08;
                voice += open * std::sin(kFullTurn * f * t);
            }
            const double edge = std::min({1.0, t / 0.01, (seconds - t) / 0.03});
            return loud * 0.45 * edge * voice;
        });
    }
    [[nodiscard]] std::vector<float> take() {
        for (float& sample : m_samples)
            sample = std::clamp(sample, -1.0F, 1.0F);
        return std::move(m_samples);
    }

private:
    template <class Shape>
    void add(double at, double seconds, Shape&& shape) {
        const auto first = static_cast<std::size_t>(std::lround(at * m_rate));
        const auto count = static_cast<std::size_t>(std::lround(seconds * m_rate));
        for (std::size_t i = 0; i < count && first + i < m_samples.size(); ++i)
            m_samples[first + i] +=
                static_cast<float>(shape(static_cast<double>(i) / static_cast<double>(m_rate)));
    }
    double noise() {
        m_noise ^= m_noise << 13U;
        m_noise ^= m_noise >> 17U;
        m_noise ^= m_noise << 5U;
        return static_cast<double>(m_noise) / 2147483648.0 - 1.0;
    }

    int m_rate;
    std::vector<float> m_samples;
    std::uint32_t m_noise = 0x9E3779B9U;
};

QString soundWords(const char* text) {
    return QCoreApplication::translate("GameSound", text);
}
}  // namespace

double SoundVolumes::of(GameSound sound) const {
    const bool ofClock = sound == GameSound::Tick || sound == GameSound::Flag;
    return master / 100.0 * (ofClock ? clock : game) / 100.0;
}

double SoundVolumes::ofBoard() const {
    return master / 100.0 * board / 100.0;
}

QString captionOf(GameSound sound) {
    switch (sound) {
        case GameSound::Snap:
            return soundWords("snap call");
        case GameSound::Whistle:
            return soundWords("whistle");
        case GameSound::Score:
            return soundWords("whistle, score");
        case GameSound::Dice:
            return soundWords("dice");
        case GameSound::Coin:
            return soundWords("coin");
        case GameSound::Tick:
            return soundWords("clock ticks");
        case GameSound::Throw:
            return soundWords("throw");
        case GameSound::Kick:
            return soundWords("kick");
        case GameSound::Catch:
            return soundWords("the ball comes down");
        case GameSound::Flag:
            break;
    }
    return soundWords("whistle, time");
}

std::vector<float> samplesOf(GameSound sound, int sampleRate) {
    switch (sound) {
        case GameSound::Snap: {
            Painter painter{0.22, sampleRate};
            painter.bark(0.0, 0.17, 132.0, 0.42);
            return painter.take();
        }
        case GameSound::Whistle: {
            Painter painter{0.38, sampleRate};
            painter.whistle(0.0, 0.36, 0.3);
            return painter.take();
        }
        case GameSound::Score: {
            Painter painter{1.2, sampleRate};
            painter.whistle(0.0, 0.4, 0.3);
            painter.whistle(0.5, 0.65, 0.3);
            return painter.take();
        }
        case GameSound::Dice: {
            Painter painter{1.0, sampleRate};
            // Two dice that jump less and less.
            for (const double at :
                 {0.0, 0.05, 0.16, 0.21, 0.33, 0.4, 0.5, 0.59, 0.66, 0.75, 0.8, 0.86})
                painter.knock(at, 0.85 * (1.05 - at));
            return painter.take();
        }
        case GameSound::Coin: {
            Painter painter{1.1, sampleRate};
            for (const double at : {0.0, 0.55, 0.76, 0.88, 0.95}) {
                const double loud = at == 0.0 ? 0.2 : 0.26 * (1.1 - at);
                painter.ring(at, 4120.0, loud, 0.09);
                painter.ring(at, 6730.0, loud * 0.7, 0.06);
                painter.ring(at, 9480.0, loud * 0.4, 0.035);
            }
            return painter.take();
        }
        case GameSound::Tick: {
            Painter painter{0.06, sampleRate};
            painter.ring(0.0, 1650.0, 0.24, 0.006);
            return painter.take();
        }
        case GameSound::Throw: {
            Painter painter{0.3, sampleRate};
            painter.rush(0.0, 0.28, 0.5);
            return painter.take();
        }
        case GameSound::Kick: {
            Painter painter{0.26, sampleRate};
            painter.knock(0.0, 0.9);
            painter.ring(0.0, 92.0, 0.55, 0.03);
            return painter.take();
        }
        case GameSound::Catch: {
            Painter painter{0.16, sampleRate};
            painter.knock(0.0, 0.8);
            painter.knock(0.012, 0.45);
            painter.ring(0.0, 210.0, 0.2, 0.014);
            return painter.take();
        }
        case GameSound::Flag:
            break;
    }
    Painter painter{0.52, sampleRate};
    painter.whistle(0.0, 0.14, 0.3);
    painter.whistle(0.2, 0.3, 0.3);
    return painter.take();
}

}  // namespace thrum::gui
