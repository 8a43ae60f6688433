#pragma once

#include "gui/match/commands.hpp"
#include "gui/match/pages/prompt_page.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/sound/game_sound.hpp"
#include "gui/widgets/announcer.hpp"

#include <thrum/rules/told.hpp>

#include <vector>

#include <QObject>

namespace thrum::gui {

class BoardStage;

/// What one game brings to the page that most games have (tabletop/page.hpp): the picture at
/// the left, the pages of the prompt panel and its words. The page itself, the curtain, waiting for
/// other seats, the final, the log, the strip's frame and the commands are everybody's.
///
/// It shows what MatchOf<G>::state, prompt and events hold and nothing of the whole state, so that
/// two games that differ only in what is sealed look alike (UX-14.1). It keeps no state of the
/// game; what is half decided (a die that is chosen and not laid yet) belongs to its pages and is
/// forgotten when another question is asked (Match::questionNumber).
class GameTable : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What lies on the table. The page lays it out and owns it from then on; it takes the keyboard
    /// (focus policy StrongFocus) if it has keys of its own.
    [[nodiscard]] virtual QWidget& picture() = 0;
    /// All pages of the prompt panel; the panel owns them from then on.
    [[nodiscard]] virtual std::vector<MatchPromptPage*> pages() = 0;
    /// The one for what the game waits for now. Asked for while somebody at this window decides or
    /// throws and no curtain lies over it, and while dice are in the air (`MatchDoing::Throwing`;
    /// whoever shows them calls Match::throwShown in the end).
    [[nodiscard]] virtual MatchPromptPage* pageFor() = 0;
    /// The one while a board runs; null: nobody has anything to do then, and that is waited for.
    [[nodiscard]] virtual MatchPromptPage* runPage() { return nullptr; }
    /// The vibrating board, if one lies there.
    [[nodiscard]] virtual BoardStage* stage() { return nullptr; }
    /// Why a coach's key other than the one for done means nothing now, one sentence.
    [[nodiscard]] virtual QString coachProblem(Side side, CoachCommand command) const;
    /// Such a key was pressed, and it means something.
    virtual void coach(Side side, CoachCommand command);
    /// Where a refusal is shown in the picture, and the men it should not hide.
    [[nodiscard]] virtual QPoint placeOf(std::optional<FigureId> figure) const;
    /// The widget over which refusals lie, and which has the keyboard: the picture or a part of it.
    [[nodiscard]] virtual QWidget& keyboardPart() { return picture(); }
    /// What the game has on the page besides in full screen, and else.
    virtual void showAlone(bool /*alone*/) {}
    /// What is half done and not handed in is dropped; false: nothing is.
    virtual bool cancelHalfDone() { return false; }
    /// Which keys the coaches have, to be shown on buttons.
    virtual void setCoachKeys(const CoachKeys& /*keys*/) {}
    /// Who and what, in at most five words, and what may be done.
    [[nodiscard]] virtual PromptWords words() const = 0;
    /// What the curtain tells of a covered decision of this coach.
    [[nodiscard]] virtual QString coveredText(const QString& coach) const;
    /// State, prompt, doing or whose eyes see it changed.
    virtual void refresh() = 0;
    /// Something happened (MatchOf<G>::events): begins what moves. Called before `refresh`.
    virtual void happened() {}

    [[nodiscard]] virtual StripFacts strip() const = 0;
    /// What the strip's down tells when it is asked.
    [[nodiscard]] virtual StripDetail situation() const = 0;
    /// What heads the plays in the play by play: "Lancers: 2nd & 7 at own 40". A line is written
    /// whenever it is another.
    [[nodiscard]] virtual QString heading() const;

signals:
    /// For a listener.
    void said(const QString& sentence, thrum::gui::NewsKind kind);
    void clauseAsked(const QString& clause);
    void sounded(thrum::gui::GameSound sound);
    /// A choice that is not handed in yet is another: panel and picture are shown anew.
    void choiceChanged();

protected:
    /// @param match  outlives this
    explicit GameTable(Match& match) : m_match{&match} {}
    [[nodiscard]] Match& anyMatch() const { return *m_match; }

private:
    Match* m_match = nullptr;
};

/// Score, ball and who acts at both ends of the strip, from Facts alone; looks and roles are the
/// game's.
[[nodiscard]] StripTeam stripTeam(const Match& match, Side side, const TeamLook& look);
/// The strip's last fact: the clock that runs, the winner, who thinks or who decides.
/// @param chance  what stands over his name while chance is due; else "To throw", dice that is
[[nodiscard]] StripFact whoFact(const Match& match, const QString& chance = {});
/// "2nd & 7", "1st & goal"; empty where the game has no down now.
[[nodiscard]] QString downAndToGo(const Situation& situation);
/// "at own 40"; empty without a place.
[[nodiscard]] QString placeText(const Match& match);
/// "2nd quarter", "Overtime".
[[nodiscard]] QString periodText(const Facts& facts);

}  // namespace thrum::gui
