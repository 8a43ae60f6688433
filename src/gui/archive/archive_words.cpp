#include "gui/archive/archive_words.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/replay.hpp>
#include <thrum/rules/play_list.hpp>

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>
#include <QStringList>

namespace thrum::gui {

namespace {
QString archiveWords(const char* text) {
    return QCoreApplication::translate("Archive", text);
}

/// The yards of an overtime decide; they are no points (TAP-OT-7).
bool wonInOvertime(const io::GameSummary& summary) {
    return summary.state == io::GameState::Finished && summary.winner &&
           summary.score[0] == summary.score[1];
}
}  // namespace

QString pathText(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

QString dateText(const io::GameSummary& summary) {
    const QDateTime when =
        QDateTime::fromString(QString::fromStdString(summary.created), Qt::ISODate);
    return when.isValid() ? when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))
                          : QString::fromStdString(summary.created);
}

namespace {
// By name; of a game that nobody won empty.
QString winnerOf(const io::GameSummary& summary) {
    return summary.winner ? QString::fromStdString(summary.teams[placeOf(*summary.winner)])
                          : QString{};
}
}  // namespace

QString stateText(const app::ArchivedGame& game) {
    if (game.isDamaged())
        return archiveWords("damaged");
    if (!game.summary)
        return {};
    QString state;
    switch (game.summary->state) {
        case io::GameState::Finished:
            state = wonInOvertime(*game.summary)
                        ? archiveWords("%1 in overtime")
                              .arg(QString::fromStdString(
                                  game.summary->teams[placeOf(*game.summary->winner)]))
                        : archiveWords("finished");
            break;
        case io::GameState::Conceded:
            state = archiveWords("conceded, %1 won").arg(winnerOf(*game.summary));
            break;
        case io::GameState::Unfinished:
            state = archiveWords("unfinished");
            break;
    }
    return game.summary->branch ? archiveWords("what-if, %1").arg(state) : state;
}

bool isShownHere(const app::ArchivedGame& game) {
    return game.summary && app::Replay::shows(game.summary->game);
}

QString gameTitle(const io::GameSummary& summary) {
    const app::GameKind* kind = app::gameKind(summary.game);
    return kind != nullptr
               ? QString::fromUtf8(kind->title.data(), static_cast<qsizetype>(kind->title.size()))
               : QString::fromStdString(summary.game);
}

QString scoreText(const app::ArchivedGame& game) {
    if (!game.summary)
        return pathText(game.file.filename());
    const io::GameSummary& summary = *game.summary;
    return archiveWords("%1 %2 – %3 %4")
        .arg(QString::fromStdString(summary.teams[0]))
        .arg(summary.score[0])
        .arg(QString::fromStdString(summary.teams[1]))
        .arg(summary.score[1]);
}

QString winnerText(const io::GameSummary& summary) {
    if (summary.state == io::GameState::Unfinished)
        return {};
    if (!summary.winner)
        return archiveWords("nobody, a tie");
    const QString team = winnerOf(summary);
    if (summary.state == io::GameState::Conceded)
        return archiveWords("%1; the %2 gave up")
            .arg(team, QString::fromStdString(summary.teams[placeOf(other(*summary.winner))]));
    return wonInOvertime(summary) ? archiveWords("%1, in overtime").arg(team) : team;
}

QString placeText(const io::GameSummary& summary) {
    if (summary.half <= 1 && summary.play == 0)
        return archiveWords("the first play");
    // SCRIMMAGE counts all its plays in one half
    const app::GameKind* kind = app::gameKind(summary.game);
    const bool halves = !summary.quarters && kind != nullptr && !kind->periodKeys.empty();
    if (summary.half == 0 || (!summary.quarters && !halves))
        return archiveWords("play %1").arg(summary.play);
    const int regular = summary.quarters ? 4 : 2;
    QString period = archiveWords("overtime %1").arg(summary.half - regular);
    if (summary.half <= regular && summary.quarters)
        period = archiveWords("quarter %1").arg(summary.half);
    else if (summary.half <= regular)
        period = summary.half == 1 ? archiveWords("1st half") : archiveWords("2nd half");
    return archiveWords("%1, play %2").arg(period).arg(summary.play);
}

QString seatText(const std::string& seat) {
    if (seat == "person")
        return archiveWords("a coach at the window");
    if (seat.starts_with("computer:")) {
        const QString all = QString::fromStdString(seat);
        const QString level = all.section(QLatin1Char{':'}, 1, 1);
        const app::CoachManner* manner =
            app::mannerNamed(all.section(QLatin1Char{':'}, 2).toStdString());
        if (manner == nullptr)
            return archiveWords("computer, level %1").arg(level);
        const auto name = QString::fromUtf8(manner->name.data(), qsizetype(manner->name.size()));
        //: %1 name of a coach of the program, %2 his level
        return archiveWords("%1, level %2").arg(name, level);
    }
    if (seat == "random")
        return archiveWords("by chance");
    return QString::fromStdString(seat);
}

QString coachText(const io::GameSummary& summary, Side side) {
    const QString seat = seatText(summary.seats[placeOf(side)]);
    const QString name = QString::fromStdString(summary.coaches[placeOf(side)]);
    const bool person = summary.seats[placeOf(side)] == "person";
    return name.isEmpty() || !person ? seat : name;
}

QString tagsText(const std::vector<std::string>& tags) {
    QStringList all;
    for (const std::string& tag : tags)
        all << QString::fromStdString(tag);
    return all.join(QStringLiteral(", "));
}

std::vector<std::string> readTags(const QString& text) {
    constexpr int kLongest = 40;
    constexpr std::size_t kMost = 32;
    static const QRegularExpression parting{QStringLiteral("[,;\\s]+")};
    std::vector<std::string> tags;
    for (const QString& word : text.split(parting, Qt::SkipEmptyParts)) {
        std::string tag = word.left(kLongest).toStdString();
        if (tags.size() < kMost && std::ranges::find(tags, tag) == tags.end())
            tags.push_back(std::move(tag));
    }
    return tags;
}

}  // namespace thrum::gui
