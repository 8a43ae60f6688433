#include "gui/desk.hpp"
#include "gui/sound/board_hum.hpp"
#include "gui/sound/hum_voice.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <QLabel>
#include <catch2/catch.hpp>

using namespace thrum::gui;

namespace {
/// The loudest of the next tenth of a second.
int loudest(HumVoice& voice) {
    std::vector<std::int16_t> samples(4410);
    voice.read(reinterpret_cast<char*>(samples.data()), static_cast<qint64>(samples.size()) * 2);
    int most = 0;
    for (const std::int16_t sample : samples)
        most = std::max(most, std::abs(static_cast<int>(sample)));
    return most;
}

/// Threads of this process that a device is looked for and fed in.
int soundThreads() {
    int found = 0;
    for (const auto& task : std::filesystem::directory_iterator{"/proc/self/task"}) {
        std::string name;
        std::getline(std::ifstream{task.path() / "comm"}, name);
        found += name == "sound" ? 1 : 0;
    }
    return found;
}
}  // namespace

TEST_CASE("UX-24 the hum follows the switch, the speed and mute", "[gui][UX-24]") {
    HumVoice voice{44100};
    voice.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    CHECK(loudest(voice) == 0);
    voice.setOn(true);
    voice.setSpeed(20);
    loudest(voice);
    loudest(voice);
    const int slow = loudest(voice);
    voice.setSpeed(100);
    loudest(voice);
    loudest(voice);
    const int fast = loudest(voice);
    CHECK(slow > 0);
    CHECK(fast > slow);
    CHECK(fast < 32767 * 6 / 10);
    voice.setMuted(true);
    loudest(voice);
    loudest(voice);
    loudest(voice);
    CHECK(loudest(voice) < 40);
}

TEST_CASE("UX-24 every sound of the game is short, soft, and the same each time",
          "[gui][UX-24][UX-24.1]") {
    for (int i = 0; i < kGameSounds; ++i) {
        const auto sound = static_cast<GameSound>(i);
        const std::vector<float> samples = samplesOf(sound, 44100);
        INFO(captionOf(sound).toStdString());
        CHECK_FALSE(captionOf(sound).isEmpty());
        CHECK(samples.size() < 44100U * 13 / 10);
        float most = 0.0F;
        for (const float sample : samples)
            most = std::max(most, std::abs(sample));
        CHECK(most > 0.08F);
        CHECK(most <= 0.9F);
        CHECK(samples == samplesOf(sound, 44100));
    }
}

TEST_CASE("UX-24.2 a game's sound is heard over the hum and muted with it", "[gui][UX-24.2]") {
    HumVoice voice{44100};
    voice.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    CHECK(voice.isSilent());
    voice.play(samplesOf(GameSound::Whistle, 44100));
    CHECK_FALSE(voice.isSilent());
    CHECK(loudest(voice) > 1000);
    voice.setMuted(true);
    CHECK(loudest(voice) < 40);
    for (int i = 0; i < 5; ++i)
        loudest(voice);
    CHECK(voice.isSilent());
}

TEST_CASE("UX-24 the board is as loud as its volume says, a game's sound as loud as it was asked",
          "[gui][UX-24]") {
    HumVoice voice{44100};
    voice.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    voice.setOn(true);
    voice.setSpeed(50);
    const auto settled = [&voice] {
        loudest(voice);
        loudest(voice);
        return loudest(voice);
    };
    const int usual = settled();
    voice.setVolume(0.15);
    const int quiet = settled();
    CHECK(quiet < usual / 3);
    CHECK(quiet > 0);
    voice.setVolume(0.0);
    CHECK(settled() < 40);
    voice.play(samplesOf(GameSound::Whistle, 44100), 0.5);
    const int half = loudest(voice);
    for (int i = 0; i < 6; ++i)
        loudest(voice);
    voice.play(samplesOf(GameSound::Whistle, 44100), 1.0);
    CHECK(loudest(voice) > half * 3 / 2);
}

TEST_CASE("UX-24.3 sound that is switched off touches no sound system", "[gui][UX-24.3]") {
    {
        BoardHum hum{false};
        hum.setOn(true);
        hum.setSpeed(70);
        hum.rattle(3);
        hum.play(GameSound::Whistle);
        hum.setMuted(true);
        CHECK(hum.muted());
        CHECK(soundThreads() == 0);
    }
    // what is looked for is there when sound is on
    const BoardHum hum{true};
    for (int ms = 0; ms < 5000 && soundThreads() == 0; ++ms)
        QThread::msleep(1);
    CHECK(soundThreads() == 1);
}

TEST_CASE("UX-24 a start without the sound system does not say that it is heard",
          "[gui][UX-24][regression]") {
    test::Desk desk;  // as with --mute
    const auto labels = desk.window().findChildren<QLabel*>();
    const auto says = [&labels](const char* words) {
        return std::ranges::any_of(labels, [words](const QLabel* label) {
            return label->text().contains(QString::fromLatin1(words));
        });
    };
    CHECK(says("sound off"));
    CHECK_FALSE(says("sound on"));
}
