#pragma once

#include "gui/board/board_tool.hpp"
#include "gui/games/solitaire/shot_view.hpp"

#include <thrum/rules/solitaire/input.hpp>

#include <optional>

#include <QObject>
#include <QTimer>

class QKeyEvent;

namespace thrum::gui::sol {

/// Whose shots are made at this window: a match, or the range.
class ShotTaker {
public:
    ShotTaker() = default;
    virtual ~ShotTaker() = default;
    ShotTaker(const ShotTaker&) = delete;
    ShotTaker& operator=(const ShotTaker&) = delete;
    ShotTaker(ShotTaker&&) = delete;
    ShotTaker& operator=(ShotTaker&&) = delete;

    [[nodiscard]] virtual const solitaire::State& shotState() const = 0;
    /// A person here is to make it.
    [[nodiscard]] virtual bool shotIsDue() const = 0;
    /// What was handed in is on its way to the disk; nothing is known of what comes yet.
    [[nodiscard]] virtual bool shotIsSaved() const { return true; }
    /// Another number for each shot.
    [[nodiscard]] virtual int shotNumber() const = 0;
    /// What time it is, in milliseconds.
    [[nodiscard]] virtual qint64 shotMs() const = 0;
    [[nodiscard]] virtual bool mayCancelShot() const = 0;
    /// @return whether it was accepted
    virtual bool takeShot(const solitaire::Decision& decision) = 0;
};

/// The shot that is due at this window: who aims it, whom it is meant for, and the four numbers it
/// is handed in with. Mouse, keys, slider and "roll it" all come here.
class ShotDesk final : public QObject {
    Q_OBJECT

public:
    /// @param taker  outlives this
    explicit ShotDesk(ShotTaker& taker, QObject* parent = nullptr);

    /// A person here is to make the shot.
    [[nodiscard]] bool isOpen() const { return m_hand.isOpen(); }
    [[nodiscard]] const ShotHand& hand() const { return m_hand; }
    [[nodiscard]] const std::vector<Receiver>& receivers() const { return m_receivers; }
    [[nodiscard]] std::optional<FigureId> target() const { return m_target; }
    [[nodiscard]] qint64 nowMs() const;
    /// What the hand, as it is held now, would come to.
    [[nodiscard]] ShotOutlook outlook() const;

    /// What the match asks for is another.
    void refresh();
    void setAssisted(bool assisted);
    /// Who it is meant for: aim, loft and power lead to him.
    void meanFor(FigureId man);
    /// The next one who is free.
    void meanForNext(bool forward);
    /// Toward a place. Whoever may be thrown to and stands there is meant from now on.
    void aimAt(QPointF boardYards);
    void turnAim(double byDegrees);
    void loftBy(int steps);
    void loftTo(double degrees);
    void setPower(double power);
    void press();
    void letGo();
    /// Space or the main button.
    void keyPress();
    /// Back to the stop; false where the shot is binding or the kick is due.
    bool cancel();
    /// The figure shoots by itself, with the errors of a hand of that level (SOL-AI-2).
    void rollIt(solitaire::CoachLevel level);
    [[nodiscard]] bool mayRoll() const;

    // --- as the board's tool
    bool mousePress(const BoardPointer& pointer);
    bool mouseMove(const BoardPointer& pointer);
    bool mouseRelease(const BoardPointer& pointer);
    bool wheel(int notches);
    bool key(const QKeyEvent& event);

signals:
    /// Aim, loft, power or step is another.
    void changed();
    /// Only the needle moved.
    void moved();
    void assistChosen(bool assisted);

private:
    /// Aims are the pointer's, loft and power as they are offered for who is meant.
    void meanWhoStandsAt(QPointF boardYards);
    void handIn(const std::optional<solitaire::PendingShot>& shot);
    void onFrame();
    void tell();

    ShotTaker& m_taker;
    ShotHand m_hand;
    std::vector<Receiver> m_receivers;
    std::optional<FigureId> m_target;
    int m_question = 0;
    bool m_assisted = false;
    bool m_loftChosen = false;  ///< by the coach, in this shot: nobody else's loft is offered
    bool m_drags = false;       ///< the aim, where the slider has the power
    bool m_held = false;        ///< the button that began the power is down
    QTimer m_frames;
};

}  // namespace thrum::gui::sol
