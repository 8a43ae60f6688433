#include "gui/sound/hum_player.hpp"

#include "gui/sound/hum_voice.hpp"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QMediaDevices>

namespace thrum::gui {

namespace {
constexpr int kBufferMs = 40;  // mute has to act within 50 ms (UX-24.2)
constexpr int kHumRestMs = 400;
}  // namespace

HumPlayer::HumPlayer() : m_rest{this} {
    m_rest.setInterval(kHumRestMs);
    connect(&m_rest, &QTimer::timeout, this, &HumPlayer::restIfSilent);
}

HumPlayer::~HumPlayer() {
    if (m_sink)
        m_sink->stop();
}

void HumPlayer::openDevice() {
    if (m_tried)
        return;
    m_tried = true;
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull())
        return;
    QAudioFormat format;
    format.setSampleRate(m_rate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    if (!device.isFormatSupported(format))
        return;
    m_voice = std::make_unique<HumVoice>(format.sampleRate());
    m_voice->setMuted(m_muted);
    m_voice->setVolume(m_volumes.ofBoard());
    m_voice->setSpeed(m_speed);
    m_voice->open(QIODevice::ReadOnly);
    m_sink = std::make_unique<QAudioSink>(device, format);
    m_sink->setBufferSize(format.bytesForDuration(kBufferMs * 1000));
}

void HumPlayer::setOn(bool on) {
    if (on && !m_muted)
        openDevice();
    if (!m_sink)
        return;
    m_voice->setOn(on);
    if (on)
        wake();
}

void HumPlayer::wake() {
    if (m_sink->state() != QAudio::ActiveState && m_sink->state() != QAudio::IdleState)
        m_sink->start(m_voice.get());
    m_rest.start();
}

void HumPlayer::restIfSilent() {
    if (m_voice && !m_voice->isSilent())
        return;
    m_rest.stop();
    if (m_sink)
        m_sink->stop();
}

void HumPlayer::play(GameSound sound) {
    if (m_muted)
        return;
    openDevice();
    if (!m_sink)
        return;
    std::vector<float>& samples = m_made.at(static_cast<std::size_t>(sound));
    if (samples.empty())
        samples = samplesOf(sound, m_rate);
    m_voice->play(samples, m_volumes.of(sound));
    wake();
}

void HumPlayer::setVolumes(const SoundVolumes& volumes) {
    m_volumes = volumes;
    if (m_voice)
        m_voice->setVolume(volumes.ofBoard());
}

void HumPlayer::setSpeed(int tenths) {
    m_speed = tenths;
    if (m_voice)
        m_voice->setSpeed(tenths);
}

void HumPlayer::rattle(int touches) {
    if (m_voice)
        m_voice->rattle(touches);
}

void HumPlayer::setMuted(bool muted) {
    m_muted = muted;
    if (m_voice)
        m_voice->setMuted(muted);
}

}  // namespace thrum::gui
