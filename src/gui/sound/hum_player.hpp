#pragma once

#include <memory>

#include <QObject>

class QAudioSink;

namespace thrum::gui {

class HumVoice;

/// Owns the audio sink in the sound thread; opens it at the first hum.
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

private:
    void openDevice();

    std::unique_ptr<HumVoice> m_voice;
    std::unique_ptr<QAudioSink> m_sink;
    bool m_tried = false;
    bool m_muted = false;
    int m_speed = 50;
};

}  // namespace thrum::gui
