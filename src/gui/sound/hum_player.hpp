#pragma once

#include "gui/sound/game_sound.hpp"

#include <array>
#include <memory>
#include <vector>

#include <QObject>
#include <QTimer>

class QAudioSink;

namespace thrum::gui {

class HumVoice;

/// Owns the audio sink in the sound thread; opens it at the first
/// sound and lets it rest while nothing is heard.
class HumPlayer final : public QObject {
    Q_OBJECT

public:
    HumPlayer();
    ~HumPlayer() override;
    HumPlayer(const HumPlayer&) = delete;
    HumPlayer& operator=(const HumPlayer&) = delete;
    HumPlayer(HumPlayer&&) = delete;
    HumPlayer& operator=(HumPlayer&&) = delete;

public slots:
    void setOn(bool on);
    void setSpeed(int tenths);
    void rattle(int touches);
    void setMuted(bool muted);
    void setVolumes(const thrum::gui::SoundVolumes& volumes);
    void play(thrum::gui::GameSound sound);

private:
    void wake();
    void restIfSilent();
    void openDevice();

    std::unique_ptr<HumVoice> m_voice;
    std::unique_ptr<QAudioSink> m_sink;
    bool m_tried = false;
    bool m_muted = false;
    SoundVolumes m_volumes;
    int m_speed = 50;
    int m_rate = 44100;
    QTimer m_rest;
    std::array<std::vector<float>, kGameSounds> m_made;  ///< at the first time each is heard
};

}  // namespace thrum::gui
