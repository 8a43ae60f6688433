#pragma once

#include "gui/board_game/tool_gestures.hpp"
#include "gui/games/tap/tap_match.hpp"

#include <optional>
#include <vector>

#include <QObject>
#include <QRectF>
#include <QTimer>

namespace thrum::gui {

/// Mouse and keys on the board of a game: what they may do follows from the prompt's options alone,
/// so only the figures of the coach whose window it is respond (TAP-MD-3). Every change is shown
/// first as a preview, judged by the rules; steps of the wheel or a key become one decision.
class MatchTool final : public QObject, public FigureTool {
    Q_OBJECT

public:
    MatchTool(TapMatch& match, Selection& selection, QObject* parent = nullptr);

    /// Where figures would be: a drag, turns not handed in yet, the man in hand. Ascending id.
    [[nodiscard]] const std::vector<FigureSetup>& preview() const { return m_preview; }
    [[nodiscard]] const std::vector<FigureId>& previewRefused() const { return m_refused; }
    [[nodiscard]] const QString& caption() const { return m_caption; }
    [[nodiscard]] bool captionIsRefusal() const { return m_captionRefuses; }
    [[nodiscard]] std::optional<QRectF> rubberBand() const { return m_band; }
    /// Figures are being put somewhere: the legal ground is to be shown.
    [[nodiscard]] bool placing() const;
    [[nodiscard]] bool turnsAllowed() const;
    /// The direction the stick would have; nothing without a receiver.
    [[nodiscard]] std::optional<Heading> aim() const;

    /// A man of the bench to be put down with the next click.
    void takeInHand(std::optional<FigureId> man);
    [[nodiscard]] std::optional<FigureId> inHand() const { return m_inHand; }
    void setSnap(bool on) { m_snap = on; }

    void turnSelection(int hundredths) override;
    void mirrorSelection();
    void liftSelection();
    void focusNext(bool forward) override;
    void selectSide(Side side);
    /// Hands in what is still waiting for another step of the wheel.
    void flush();
    /// Forgets it instead; false if nothing waits.
    bool cancelWaiting();
    /// The prompt is another: what was half done is forgotten.
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
    /// A figure was clicked, not dragged.
    void clicked(thrum::FigureId figure);

private:
    bool refuseTurn(FigureId figure);
    [[nodiscard]] Heading firstAim(FigureId receiver) const;
    enum class Gesture { None, Figures, Handle, Band, Stick };
    struct Verdict {
        QString text;
        QString clause{};  ///< of what "set" would say
        bool refused = false;
        std::vector<FigureId> about;
    };

    [[nodiscard]] bool mayMove(FigureId id) const;
    [[nodiscard]] bool mayTurn(FigureId id) const;
    [[nodiscard]] bool offers(tap::DecisionKind kind, FigureId id) const;
    [[nodiscard]] bool placesFor(FigureId id) const;
    [[nodiscard]] std::vector<FigureSetup> standing(const std::vector<FigureId>& ids) const;
    [[nodiscard]] std::vector<FigureId> movable() const;
    [[nodiscard]] std::vector<FigureId> turnable() const;
    [[nodiscard]] std::vector<tap::Decision> decisionsFor(
        const std::vector<FigureSetup>& wanted) const;
    /// Nobody changes his place, only his heading.
    [[nodiscard]] bool turnsOnly(const std::vector<FigureSetup>& wanted) const;
    [[nodiscard]] bool stoodBefore(const RuleViolation& problem, Side side) const;
    [[nodiscard]] Verdict judge(const std::vector<FigureSetup>& wanted) const;
    void showPreview(std::vector<FigureSetup> wanted, const QString& caption);
    void showAim(Heading heading);
    void queue(std::vector<FigureSetup> wanted);
    /// How many such steps the selected man has to be turned until the rules take it.
    [[nodiscard]] int stepsToTurn(int hundredths) const;
    bool handIn(const std::vector<FigureSetup>& wanted,
                std::optional<int> pressedMs = std::nullopt);
    void nudge(Distance dx, Distance dy) override;
    void endGesture();
    [[nodiscard]] Heading squareOf(FigureId id) const;

    TapMatch& m_match;
    Selection& m_selection;
    bool m_snap = false;
    Gesture m_gesture = Gesture::None;
    PressedButton m_pressed;
    std::vector<FigureSetup> m_from;
    std::vector<FigureId> m_selectedBefore;
    std::vector<FigureSetup> m_preview;
    mutable std::optional<Heading> m_firstAim;  ///< found once for each state of the game
    mutable std::size_t m_firstAimAt = 0;       ///< entries of its record
    std::optional<FigureId> m_refusedTurn;      ///< by the wheel, and when
    QElapsedTimer m_refusedAt;
    std::vector<FigureId> m_refused;
    QString m_caption;
    bool m_captionRefuses = false;
    std::optional<QRectF> m_band;
    std::optional<FigureId> m_inHand;
    std::optional<Heading> m_aim;
    QTimer m_rest;  ///< after the last step of the wheel
    bool m_waiting = false;
    int m_waitingMs = 0;
};

}  // namespace thrum::gui
