#include "gui/replay/replay_document.hpp"

#include "gui/games/game_face.hpp"

#include <thrum/app/replayed_game.hpp>

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString replayWords(const char* text) {
    return QCoreApplication::translate("Replay", text);
}

QString replayPeriod(int period, const Names& names) {
    if (names.periodWord.empty())
        return {};
    if (period > names.periods)
        return replayWords("Overtime %1").arg(period - names.periods);
    if (names.periodWord != "half")
        return replayWords("Quarter %1").arg(period);
    return period == 1   ? replayWords("1st half")
           : period == 2 ? replayWords("2nd half")
                         : replayWords("Half %1").arg(period);
}

// As the score board has it: minutes and seconds to the end, whole ones until they are used up. The
// tenths of timeText() are for clocks that somebody has to decide by.
QString clockTime(int ms) {
    constexpr int kSecondMs = 1000;
    return replayTime((std::int64_t{std::max(ms, 0)} + kSecondMs - 1) / kSecondMs * kSecondMs);
}
}  // namespace

QString replayTime(std::int64_t ms) {
    const std::int64_t seconds = ms / 1000;
    const auto two = [](std::int64_t n) {
        return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0'));
    };
    if (seconds < 3600)
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(two(seconds / 60 % 60), two(seconds % 60));
}

Expected<ReplayDocument, LoadError> ReplayDocument::read(std::string_view text,
                                                         const std::string& file,
                                                         const app::Library& library,
                                                         app::ReplayPace pace) {
    auto replay = app::Replay::open(text, file, pace);
    if (!replay)
        return Unexpected{replay.error()};
    ReplayDocument document{*std::move(replay), std::string{text}};
    document.m_face = faceOf(document.replay().header().game);
    if (document.m_face != nullptr && document.m_face->makeReplayBoard != nullptr) {
        auto board = document.m_face->makeReplayBoard(document.replay(), library);
        if (!board)
            return Unexpected{board.error()};
        document.m_board = *std::move(board);
    }
    return document;
}

ReplayDocument::ReplayDocument(app::Replay replay, std::string text)
    : m_replay{std::move(replay)}, m_text{std::move(text)} {}

ReplayDocument::ReplayDocument(ReplayDocument&&) noexcept = default;
ReplayDocument& ReplayDocument::operator=(ReplayDocument&&) noexcept = default;
ReplayDocument::~ReplayDocument() = default;

BoardScene ReplayDocument::scene(const app::ReplayMoment& moment, const ShownLayers& shown) const {
    return m_board != nullptr ? m_board->scene(moment, shown) : BoardScene{};
}

std::vector<ContactLine> ReplayDocument::contactsAt(const app::ReplayMoment& moment) const {
    return m_board != nullptr ? m_board->contactsAt(moment) : std::vector<ContactLine>{};
}

std::array<TeamLook, 2> ReplayDocument::looks() const {
    if (m_face != nullptr && m_face->looks != nullptr)
        return m_face->looks(m_replay);
    return {};
}

QString ReplayDocument::manOf(ManRef man) const {
    const QString worn =
        QLatin1Char('#') + QString::fromStdString(thrum::numberOf(m_replay.names(), man));
    const std::string name = m_replay.game().manName(man);
    return name.empty() ? worn : replayWords("%1 %2").arg(worn, QString::fromStdString(name));
}

QString ReplayDocument::scoreText(const Situation& situation) const {
    const Names names = m_replay.names();
    return scoreText(situation,
                     {QString::fromStdString(names.team(Side::Home)),
                      QString::fromStdString(names.team(Side::Visitor))});
}

QString ReplayDocument::scoreText(const Situation& situation, const std::array<QString, 2>& names) {
    return replayWords("%1 %2 – %3 %4")
        .arg(names[0], QString::number(situation.score[0]), names[1])
        .arg(situation.score[1]);
}

QString ReplayDocument::shortName(Side side) const {
    const QString letters = looks()[side == Side::Home ? 0 : 1].abbreviation;
    return letters.isEmpty() ? QString::fromStdString(m_replay.names().team(side)) : letters;
}

QString ReplayDocument::periodText(int period) const {
    return replayPeriod(period, m_replay.names());
}

QString ReplayDocument::situationText(const app::ReplayMoment& moment) const {
    QStringList parts;
    if (const QString period = replayPeriod(moment.situation.period, m_replay.names());
        !period.isEmpty())
        parts << period;
    if (moment.gameClockMs)
        parts << clockTime(*moment.gameClockMs);
    const QString place = QString::fromStdString(m_replay.placeText(moment));
    if (!place.isEmpty())
        parts << place;
    return parts.join(QStringLiteral(" · "));
}

QString ReplayDocument::playTitle(std::size_t play) const {
    const auto number = playNumber(play);
    return number ? replayWords("Play %1 · %2").arg(*number).arg(playPlace(play)) : playPlace(play);
}

QString ReplayDocument::playName(std::size_t play) const {
    const GamePlay& what = m_replay.plays()[play];
    const auto number = playNumber(play);
    const QString name = number ? replayWords("play %1").arg(*number)
                                : QString::fromStdString(std::string{nameOf(what.type)});
    const QString period = replayPeriod(what.before.period, m_replay.names());
    return period.isEmpty() ? name : replayWords("%1, %2").arg(period, name);
}

// A play from scrimmage has the number the strip gave it: of its period, counted with its snap.
// Kicks and tries have none there, nor the plays of an overtime.
std::optional<int> ReplayDocument::playNumber(std::size_t play) const {
    const GamePlay& what = m_replay.plays()[play];
    const Names names = m_replay.names();
    if (names.periodWord.empty())
        return what.number;
    if (!isFromScrimmage(what.type) || what.before.period > names.periods)
        return std::nullopt;
    return what.before.play + 1;
}

QString ReplayDocument::playPlace(std::size_t play) const {
    const GamePlay& what = m_replay.plays()[play];
    const Names names = m_replay.names();
    QString where = isFromScrimmage(what.type)
                        ? QString::fromStdString(downAndDistance(what.before, names))
                        : QString{};
    if (where.isEmpty())
        where = QString::fromStdString(std::string{nameOf(what.type)});
    return replayWords("%1, %2").arg(QString::fromStdString(names.team(what.team)), where);
}

QString ReplayDocument::playStory(std::size_t play) const {
    return QString::fromStdString(m_replay.story(play));
}

QString ReplayDocument::tellingAt(const app::ReplayMoment& moment) const {
    for (std::size_t step = std::min(moment.step, m_replay.steps().size()); step-- > 0;) {
        QStringList told;
        for (const Sentence& sentence : m_replay.sentences(step))
            told << QString::fromStdString(filled(sentence));
        if (!told.isEmpty())
            return told.join(QLatin1Char(' '));
    }
    return {};
}

QString ReplayDocument::damageText() const {
    if (const auto& damage = m_replay.damage())
        return replayWords("Shown up to the damage: %1")
            .arg(QString::fromStdString(damage->text()));
    return m_replay.torn()
               ? replayWords("The last line was not written to its end and is left out.")
               : QString{};
}

bool ReplayDocument::isHeadOfPlay(const app::ReplayMoment& moment) const {
    return moment.play && moment.ms == m_replay.timeOfPlay(*moment.play) &&
           m_replay.game().lineUpOf(*moment.play);
}

std::size_t ReplayDocument::linesBefore(const app::ReplayMoment& moment) const {
    // the moment stands after the step before it; the header is line 1
    const auto& steps = m_replay.steps();
    std::size_t before = std::min(moment.step, steps.size());
    // in a run, and while its last picture is looked at: whoever switched on may think again
    if (before > 0 && before < steps.size() && steps[before].run != nullptr)
        --before;
    if (isHeadOfPlay(moment))
        before = *m_replay.game().lineUpOf(*moment.play);
    if (before == 0)
        return 0;
    const int last = steps[before - 1].line;
    // marks, names and notes have no number and lead nowhere
    std::size_t numbered = 0;
    std::string_view rest{m_text};
    for (int line = 1; line <= last && !rest.empty(); ++line) {
        numbered += rest.starts_with(R"({"n":)") ? 1U : 0U;
        const std::size_t end = rest.find('\n');
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return numbered;
}

}  // namespace thrum::gui
