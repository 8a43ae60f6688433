#pragma once

#include "gui/games/tap/tap_match.hpp"
#include "gui/widgets/play_log.hpp"

#include <thrum/games/tap/sentences.hpp>
#include <thrum/rules/play.hpp>

#include <QObject>
#include <QStringList>

namespace thrum::gui {

/// Writes what happens in a game into the play-by-play, in the sentences of app (D45), and what was
/// refused or taken back.
class TapLog final : public QObject {
    Q_OBJECT

public:
    TapLog(TapMatch& match, PlayLog& log, QObject* parent = nullptr);

    /// What the record of a game that is gone on with tells so far; before anything else is
    /// written.
    void refill();
    /// What the latest step told last, for the screen reader; empty if it told nothing.
    [[nodiscard]] const QString& last() const { return m_last; }
    /// What the last play came to, in all its sentences; empty while one is under way.
    [[nodiscard]] const QString& result() const { return m_result; }

private:
    struct Leaver {
        app::Sentence told{};
        QString time{};  ///< of the board
    };
    void add(const std::vector<tap::Event>& events, const tap::State& after);
    void headPlay(const GamePlay& play, const app::TapNames& names);
    void tell(const std::vector<tap::Event>& told,
              const app::TapNames& names,
              int earlierTicks,
              int ticksPerSecond);
    void write(const app::Sentence& sentence, const QString& time);
    void append(LogLine line);
    void tellCalls(const std::array<std::string, 2>& called, const app::TapNames& names);
    void writeLeavers(const std::vector<Leaver>& leavers);
    void tellTime(const std::vector<tap::Event>& events, const app::TapNames& names);
    void tellRefusal(const QString& text, const QString& clause);
    void headPlay(const tap::State& after);

    TapMatch& m_match;
    PlayLog& m_log;
    QString m_last;
    QString m_result;
    QStringList m_told;  ///< what the last inputs came to, detail left out
    QString m_heading;
    int m_entry = 0;  ///< number in the record of what is being told
};

}  // namespace thrum::gui
