#pragma once

#include "gui/board_game/tool_gestures.hpp"

#include <thrum/segment/request.hpp>

#include <optional>
#include <vector>

#include <QObject>
#include <QRectF>
#include <QTimer>

namespace thrum::gui {

/// Mouse and keys that put men on the board and turn them. What they may do a game says, by the
/// rules; every change is shown first as a preview judged by them, and steps of the wheel or a key
/// become one decision.
class MenTool : public QObject, public FigureTool {
    Q_OBJECT

public:
    MenTool(Selection& selection, QObject* parent);

    /// Where men would be: a drag, turns not handed in yet, the man in hand. Ascending id.
    [[nodiscard]] const std::vector<FigureSetup>& preview() const { return m_preview; }
    [[nodiscard]] const std::vector<FigureId>& previewRefused() const { return m_refused; }
    [[nodiscard]] const QString& caption() const { return m_caption; }
    [[nodiscard]] bool captionIsRefusal() const { return m_captionRefuses; }
    [[nodiscard]] std::optional<QRectF> rubberBand() const { return m_band; }
    [[nodiscard]] bool turnsAllowed() const;

    /// A man of the bench to be put down with the next click.
    void takeInHand(std::optional<FigureId> man);
    [[nodiscard]] std::optional<FigureId> inHand() const { return m_inHand; }
    void setSnap(bool on) { m_snap = on; }

    void turnSelection(int hundredths) override;
    void liftSelection();
    void mirrorSelection();
    void focusNext(bool forward) override;
    void selectSide(Side side);
    /// Hands in what is still waiting for another step of the wheel.
    void flush();
    /// Forgets it instead; false if nothing waits.
    bool cancelWaiting();
    /// The question is another: what was half done is forgotten.
    void reset();

    bool press(const BoardPointer& pointer) override;
    bool move(const BoardPointer& pointer) override;
    bool release(const BoardPointer& pointer) override;
    bool doubleClick(const BoardPointer& pointer) override;
    bool wheel(const BoardPointer& pointer, int notches) override;
    bool key(const QKeyEvent& event) override;
    bool cancel() override;

signals:
    void previewChanged();
    /// A man was clicked, not dragged.
    void clicked(thrum::FigureId figure);

protected:
    struct Verdict {
        QString text{};
        std::optional<FigureId> about{};
    };
    /// All men on the board as they stand.
    [[nodiscard]] virtual std::vector<FigureSetup> standing() const = 0;
    [[nodiscard]] virtual bool mayMove(FigureId id) const = 0;
    [[nodiscard]] virtual bool mayTurn(FigureId id) const = 0;
    /// A person here acts for that side now.
    [[nodiscard]] virtual bool mayAct(Side side) const = 0;
    /// What the rules would say to it; empty text: they take it.
    [[nodiscard]] virtual Verdict judge(const std::vector<FigureSetup>& wanted) const = 0;
    /// @param pressedMs  elapsedMs() when it was done, if that was earlier
    virtual bool handIn(const std::vector<FigureSetup>& wanted, std::optional<int> pressedMs) = 0;
    virtual void lift(FigureId man) = 0;
    /// The wheel was turned over somebody who may not be turned. @return whether that was answered
    virtual bool refuseTurn(FigureId man) = 0;
    [[nodiscard]] virtual int elapsedMs() const = 0;
    [[nodiscard]] virtual Heading squareOf(FigureId man) const = 0;
    /// From where the ring of men begins, and whose come first.
    [[nodiscard]] virtual std::pair<Side, Spot> ring() const = 0;
    [[nodiscard]] Selection& selection() const { return m_selection; }

private:
    enum class Gesture { None, Figures, Handle, Band };

    [[nodiscard]] std::vector<FigureSetup> asShown(const std::vector<FigureId>& ids) const;
    [[nodiscard]] std::vector<FigureId> selectedWho(bool (MenTool::*may)(FigureId) const) const;
    void showPreview(std::vector<FigureSetup> wanted, const QString& caption);
    void queue(std::vector<FigureSetup> wanted);
    void nudge(Distance dx, Distance dy) override;
    void endGesture();
    [[nodiscard]] std::vector<FigureSetup> heldAt(QPointF yards) const;
    bool pressWithMan(const BoardPointer& pointer);
    void moveFigures(const BoardPointer& pointer);
    void moveHandle(const BoardPointer& pointer);
    void moveBand(const BoardPointer& pointer);
    [[nodiscard]] int stepsToTurn(int hundredths) const;

    Selection& m_selection;
    bool m_snap = false;
    Gesture m_gesture = Gesture::None;
    PressedButton m_pressed;
    std::vector<FigureSetup> m_from;
    std::vector<FigureId> m_selectedBefore;
    std::vector<FigureSetup> m_preview;
    std::vector<FigureId> m_refused;
    QString m_caption;
    bool m_captionRefuses = false;
    std::optional<QRectF> m_band;
    std::optional<FigureId> m_inHand;
    QTimer m_rest;  ///< after the last step of the wheel
    bool m_waiting = false;
    int m_waitingMs = 0;
};

}  // namespace thrum::gui
