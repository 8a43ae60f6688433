#pragma once

#include <thrum/app/archive.hpp>

#include <QString>

namespace thrum::gui {

[[nodiscard]] QString pathText(const std::filesystem::path& path);
/// "2026-11-20 19:02", in the coach's own time.
[[nodiscard]] QString dateText(const io::GameSummary& summary);
/// "finished", "unfinished", "conceded", "damaged", "what-if"
[[nodiscard]] QString stateText(const app::ArchivedGame& game);
/// The window can show the game: it was read, and it is one of those that have pages here.
[[nodiscard]] bool isShownHere(const app::ArchivedGame& game);
/// "Touchdown-A-Minute"; of a game this program does not know its id.
[[nodiscard]] QString gameTitle(const io::GameSummary& summary);
/// "Lancers 17 – Wildcats 6"; the file's name where nothing can be read.
[[nodiscard]] QString scoreText(const app::ArchivedGame& game);
/// Who coached that side: his name where a person gave one, else what sat there.
[[nodiscard]] QString coachText(const io::GameSummary& summary, Side side);
/// "Wildcats, in overtime"; empty while it is not played to its end.
[[nodiscard]] QString winnerText(const io::GameSummary& summary);
/// "2nd half, play 7": how far it went; "the first play" where it has only begun.
[[nodiscard]] QString placeText(const io::GameSummary& summary);
/// "league, rain"
[[nodiscard]] QString tagsText(const std::vector<std::string>& tags);
/// Reads what tagsText writes; commas, semicolons and spaces part them, each counts once.
[[nodiscard]] std::vector<std::string> readTags(const QString& text);
/// "me", "second coach", "computer 3" of a seat's name.
[[nodiscard]] QString seatText(const std::string& seat);

}  // namespace thrum::gui
