#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/board/table_data.hpp"

#include <thrum/app/library.hpp>
#include <thrum/app/replay.hpp>

#include <QString>

namespace thrum::gui {

/// One contact of a run in words.
struct ContactLine {
    std::int64_t ms = 0;  ///< of the replay
    int tick = 0;         ///< of the run
    QString time;         ///< "1.42 s"
    QString text;         ///< "#34 front on #55 left"
    QPointF at;           ///< field yards
    FigurePair pair{};
};

/// Which side of a base a point of its outline belongs to, in a word: front, left, right, rear.
[[nodiscard]] QString edgeText(const std::vector<Vec2>& outlineMm, Vec2 pointMm);

/// A recorded game with what is needed to draw it: looks, numbers and the outlines of the bases.
class ReplayDocument {
public:
    /// Errors: LoadError if the file's header cannot be read or its teams cannot stand on the
    /// board.
    [[nodiscard]] static Expected<ReplayDocument, LoadError> read(std::string_view text,
                                                                  const std::string& file,
                                                                  const app::Library& library);

    [[nodiscard]] const app::Replay& replay() const { return m_replay; }
    [[nodiscard]] const std::string& text() const { return m_text; }
    /// The picture of a moment.
    [[nodiscard]] BoardScene scene(const app::ReplayMoment& moment, const ShownLayers& shown) const;
    /// The men of another play as long after its snap, moved and turned so that both plays begin
    /// on one line and go one way.
    [[nodiscard]] std::vector<FigureDrawing> ghosts(const app::ReplayMoment& moment,
                                                    std::size_t play) const;
    /// "Lancers 14 – Wildcats 10"
    [[nodiscard]] QString scoreText(const tap::Situation& situation) const;
    /// "1st half · 12:41 · 2nd and 7 at own 41"
    [[nodiscard]] QString situationText(const app::ReplayMoment& moment) const;
    /// "Play 12 · 2nd and 7 at own 41"
    [[nodiscard]] QString playTitle(std::size_t play) const;
    /// "Lancers, 2nd and 7 at own 41"
    [[nodiscard]] QString playPlace(std::size_t play) const;
    [[nodiscard]] QString playStory(std::size_t play) const;
    /// All contacts of the run that is, or was last, at this moment.
    [[nodiscard]] std::vector<ContactLine> contactsAt(const app::ReplayMoment& moment) const;
    /// The touch that the last tackle of the record was ruled on, else the last one of the carrier:
    /// who met whom first, both edges, when, and how near. Nothing where no two opponents touched.
    [[nodiscard]] std::optional<ContactLine> decidingTouch() const;
    /// What the step under way, or the last before, came to; one sentence or more.
    [[nodiscard]] QString tellingAt(const app::ReplayMoment& moment) const;
    [[nodiscard]] QString numberOf(FigureId id) const;
    /// "#12 Anselm Varga"; the number alone where the team file has no name.
    [[nodiscard]] QString manOf(ManRef man) const;
    [[nodiscard]] int ticksPerSecond() const;
    /// What was left out when the file was read, in a sentence; empty if nothing.
    [[nodiscard]] QString damageText() const;
    /// A moment is the very beginning of a play, where lists and keys lead to: a game that branches
    /// off there begins with the play's line-up.
    [[nodiscard]] bool isHeadOfPlay(const app::ReplayMoment& moment) const;
    /// How many numbered lines a game has that branches off at this moment.
    [[nodiscard]] std::size_t linesBefore(const app::ReplayMoment& moment) const;

private:
    ReplayDocument(app::Replay replay, TableData data, std::string text);
    [[nodiscard]] FigureDrawing drawing(const tap::Figure& figure) const;
    [[nodiscard]] std::optional<std::size_t> runAt(const app::ReplayMoment& moment) const;
    [[nodiscard]] std::vector<ContactLine> contactsOf(std::size_t step) const;
    [[nodiscard]] std::optional<std::size_t> lineUpOf(std::size_t play) const;
    [[nodiscard]] QString gapText(const ContactLine& line) const;
    void addTraces(BoardScene& scene, const app::ReplayMoment& moment) const;

    app::Replay m_replay;
    TableData m_data;
    std::string m_text;
    // the ways of one run, made once for all its pictures
    struct Ways {
        std::optional<std::size_t> step;
        std::vector<int> ticks;
        std::vector<FigureId> ids;
        std::vector<QPolygonF> points;  ///< one for each figure, a point for each tick
    };
    mutable Ways m_ways;
};

/// "0:07", "1:02:45"
[[nodiscard]] QString replayTime(std::int64_t ms);

}  // namespace thrum::gui
