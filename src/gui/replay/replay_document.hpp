#pragma once

#include "gui/board_game/replay_board.hpp"

#include <thrum/app/library.hpp>
#include <thrum/app/replay.hpp>

#include <array>
#include <memory>

#include <QString>

namespace thrum::gui {

struct GameFace;

/// A recorded game in words, with what is needed to draw it where it is played on a board.
class ReplayDocument {
public:
    /// @param pace  how long thinking and dice are shown
    /// Errors: LoadError if the file's header cannot be read or its teams cannot stand on the
    /// board.
    [[nodiscard]] static Expected<ReplayDocument, LoadError> read(std::string_view text,
                                                                  const std::string& file,
                                                                  const app::Library& library,
                                                                  app::ReplayPace pace = {});
    ReplayDocument(ReplayDocument&&) noexcept;
    ReplayDocument& operator=(ReplayDocument&&) noexcept;
    ReplayDocument(const ReplayDocument&) = delete;
    ReplayDocument& operator=(const ReplayDocument&) = delete;
    ~ReplayDocument();

    [[nodiscard]] const app::Replay& replay() const { return m_replay; }
    [[nodiscard]] const std::string& text() const { return m_text; }
    /// Null in games without a board: their own table is shown (tabletop/table_replay.hpp).
    [[nodiscard]] const ReplayBoard* board() const { return m_board.get(); }
    /// What the window knows of the game; null if it cannot show it.
    [[nodiscard]] const GameFace* face() const { return m_face; }
    /// Home's and the visitors'.
    [[nodiscard]] std::array<TeamLook, 2> looks() const;
    /// The picture of a moment; an empty board in games that have none.
    [[nodiscard]] BoardScene scene(const app::ReplayMoment& moment, const ShownLayers& shown) const;
    /// All contacts of the run that is, or was last, at this moment.
    [[nodiscard]] std::vector<ContactLine> contactsAt(const app::ReplayMoment& moment) const;
    /// "Lancers 14 – Wildcats 10"
    [[nodiscard]] QString scoreText(const Situation& situation) const;
    /// The same with other names, Home's first: those there is room for.
    [[nodiscard]] static QString scoreText(const Situation& situation,
                                           const std::array<QString, 2>& names);
    /// "LAN", for columns; the name where a team has no such letters.
    [[nodiscard]] QString shortName(Side side) const;
    /// "2nd half", "Quarter 3"; empty in games without periods.
    [[nodiscard]] QString periodText(int period) const;
    /// "1st half · 12:41 · 2nd and 7 at own 41"
    [[nodiscard]] QString situationText(const app::ReplayMoment& moment) const;
    /// "Play 12 · 2nd and 7 at own 41"
    [[nodiscard]] QString playTitle(std::size_t play) const;
    /// As the strip called it while it was played: "1st half, play 7", "2nd half, kickoff"; where
    /// there are no periods "play 7".
    [[nodiscard]] QString playName(std::size_t play) const;
    /// The same as a number; nothing of kicks, of tries and in overtime, where the strip has none.
    [[nodiscard]] std::optional<int> playNumber(std::size_t play) const;
    /// "Lancers, 2nd and 7 at own 41"
    [[nodiscard]] QString playPlace(std::size_t play) const;
    [[nodiscard]] QString playStory(std::size_t play) const;
    /// What the step under way, or the last before, came to; one sentence or more.
    [[nodiscard]] QString tellingAt(const app::ReplayMoment& moment) const;
    /// "#12 Anselm Varga"; the number alone where the team file has no name.
    [[nodiscard]] QString manOf(ManRef man) const;
    /// What was left out when the file was read, in a sentence; empty if nothing.
    [[nodiscard]] QString damageText() const;
    /// A moment is the very beginning of a play, where lists and keys lead to: a game that branches
    /// off there begins with the play's line-up.
    [[nodiscard]] bool isHeadOfPlay(const app::ReplayMoment& moment) const;
    /// How many numbered lines a game has that branches off at this moment.
    [[nodiscard]] std::size_t linesBefore(const app::ReplayMoment& moment) const;

private:
    ReplayDocument(app::Replay replay, std::string text);

    app::Replay m_replay;
    std::string m_text;
    const GameFace* m_face = nullptr;
    std::unique_ptr<ReplayBoard> m_board;
};

/// "0:07", "1:02:45"
[[nodiscard]] QString replayTime(std::int64_t ms);

}  // namespace thrum::gui
