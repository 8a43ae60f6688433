#pragma once

#include "gui/sound/game_sound.hpp"

#include <QObject>
#include <QThread>

namespace thrum::gui {

class HumPlayer;

/// The one class for sound: hums while the board is on and plays the game's short sounds; silent
/// where there is no device. The device is looked for in a thread of its own, so that neither
/// start-up nor the switch waits for it.
class BoardHum final : public QObject {
    Q_OBJECT

public:
    /// @param enabled  false: never touches a sound system (tests, pictures)
    explicit BoardHum(bool enabled, QObject* parent = nullptr);
    ~BoardHum() override;
    BoardHum(const BoardHum&) = delete;
    BoardHum& operator=(const BoardHum&) = delete;
    BoardHum(BoardHum&&) = delete;
    BoardHum& operator=(BoardHum&&) = delete;

    void setOn(bool on);
    void setSpeed(int tenths);
    void rattle(int touches);
    void setMuted(bool muted);
    void setVolumes(const SoundVolumes& volumes);
    void play(GameSound sound);
    [[nodiscard]] bool muted() const { return m_muted; }

signals:
    void onAsked(bool on);
    void speedAsked(int tenths);
    void rattleAsked(int touches);
    void muteAsked(bool muted);
    void volumesAsked(const thrum::gui::SoundVolumes& volumes);
    void playAsked(thrum::gui::GameSound sound);

private:
    QThread m_thread;
    HumPlayer* m_player = nullptr;
    bool m_muted = false;
};

}  // namespace thrum::gui
