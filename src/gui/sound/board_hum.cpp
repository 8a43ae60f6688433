#include "gui/sound/board_hum.hpp"

#include "gui/sound/hum_player.hpp"

namespace thrum::gui {

BoardHum::BoardHum(bool enabled, QObject* parent) : QObject{parent} {
    if (!enabled)
        return;
    m_player = new HumPlayer;
    m_player->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_player, &QObject::deleteLater);
    connect(this, &BoardHum::onAsked, m_player, &HumPlayer::setOn);
    connect(this, &BoardHum::speedAsked, m_player, &HumPlayer::setSpeed);
    connect(this, &BoardHum::rattleAsked, m_player, &HumPlayer::rattle);
    connect(this, &BoardHum::muteAsked, m_player, &HumPlayer::setMuted);
    connect(this, &BoardHum::volumesAsked, m_player, &HumPlayer::setVolumes);
    connect(this, &BoardHum::playAsked, m_player, &HumPlayer::play);
    m_thread.setObjectName(QStringLiteral("sound"));
    m_thread.start();
}

BoardHum::~BoardHum() {
    m_thread.quit();
    m_thread.wait();
}

void BoardHum::setOn(bool on) {
    emit onAsked(on);
}

void BoardHum::setSpeed(int tenths) {
    emit speedAsked(tenths);
}

void BoardHum::rattle(int touches) {
    if (touches > 0)
        emit rattleAsked(touches);
}

void BoardHum::play(GameSound sound) {
    emit playAsked(sound);
}

void BoardHum::setVolumes(const SoundVolumes& volumes) {
    emit volumesAsked(volumes);
}

void BoardHum::setMuted(bool muted) {
    m_muted = muted;
    emit muteAsked(muted);
}

}  // namespace thrum::gui
