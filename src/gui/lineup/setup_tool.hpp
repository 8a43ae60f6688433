#pragma once

#include "gui/board_game/tool_gestures.hpp"
#include "gui/lineup/copied_places.hpp"
#include "gui/lineup/placement_check.hpp"
#include "gui/lineup/setup_document.hpp"

#include <optional>
#include <span>
#include <vector>

#include <QObject>
#include <QRectF>

namespace thrum::gui {

/// Mouse and keys on the board while figures may be set: select, drag, turn, rubber band, nudge.
/// A drag is a preview until the button is let go; what would be refused says so on the way.
class SetupTool final : public QObject, public FigureTool {
    Q_OBJECT

public:
    SetupTool(SetupDocument& document, Selection& selection, QObject* parent = nullptr);

    /// What the tool may change now. Between two runs of a play figures turn but do not walk.
    void setAllowed(bool moves, bool turns);
    [[nodiscard]] bool movesAllowed() const { return m_moves; }
    [[nodiscard]] bool turnsAllowed() const { return m_turns; }
    void setSnap(bool on) { m_snap = on; }

    /// Figures as the drag would put them; empty without a drag.
    [[nodiscard]] const std::vector<FigureSetup>& preview() const { return m_preview; }
    [[nodiscard]] const std::optional<PlacementRefusal>& previewRefusal() const {
        return m_previewRefusal;
    }
    [[nodiscard]] const QString& caption() const { return m_caption; }
    [[nodiscard]] std::optional<QRectF> rubberBand() const { return m_band; }
    [[nodiscard]] bool dragging() const {
        return m_gesture != Gesture::None && m_pressed.started();
    }

    bool press(const BoardPointer& pointer) override;
    bool move(const BoardPointer& pointer) override;
    bool release(const BoardPointer& pointer) override;
    bool doubleClick(const BoardPointer& pointer) override;
    bool wheel(const BoardPointer& pointer, int notches) override;
    bool cancel() override;

    /// Commands of the Board menu, on the selection.
    void turnSelection(int hundredths) override;
    void mirrorSelection();
    /// One of group_moves done to the selection, under these words.
    void arrange(std::vector<FigureSetup> (*how)(std::vector<FigureSetup>), const QString& what);
    /// Backs and ends of the side with the ball go to their mirrored places; its line stays.
    void flipStrongSide();
    void focusNext(bool forward) override;
    void selectSide(Side side);
    /// Everybody of a side who plays one of these.
    void selectRole(Side side, std::span<const Position> positions);
    /// Locks the selection, or frees it if all of it is locked.
    void lockSelection();
    [[nodiscard]] bool selectionIsLocked() const;
    /// Another man takes the place of the selected one, and is selected.
    void replaceSelected(FigureId in);
    /// The places of the selection are kept for another formation. @return  how many
    std::size_t copyPlaces();
    [[nodiscard]] bool hasPlaces() const { return !m_copied.empty(); }
    void pastePlaces();

signals:
    void previewChanged();
    /// One sentence; nothing was changed.
    void refused(const QString& sentence, thrum::FigureId figure);

private:
    enum class Gesture { None, Figures, Handle, Band };

    /// Without those who are locked.
    [[nodiscard]] std::vector<FigureSetup> selectedFigures() const;
    [[nodiscard]] bool staysLocked(FigureId id) const;
    [[nodiscard]] std::vector<FigureId> readingOrder() const;
    void change(const std::vector<FigureSetup>& figures, const QString& what, EditMerge merge);
    /// True, and said, if somebody of the selection is locked and stays.
    bool refuseLocked(bool anyone);
    void nudge(Distance dx, Distance dy) override;
    void showPreview(std::vector<FigureSetup> figures, QString caption);
    void endGesture();
    [[nodiscard]] QString menText(const std::vector<FigureSetup>& men) const;

    SetupDocument& m_document;
    Selection& m_selection;
    bool m_moves = true;
    bool m_turns = true;
    bool m_snap = false;
    Gesture m_gesture = Gesture::None;
    bool m_clickClears = false;
    PressedButton m_pressed;
    std::vector<FigureSetup> m_from;
    std::vector<FigureId> m_selectedBefore;
    std::vector<FigureSetup> m_preview;
    std::optional<PlacementRefusal> m_previewRefusal;
    QString m_caption;
    std::optional<QRectF> m_band;
    std::vector<CopiedPlace> m_copied;
};

}  // namespace thrum::gui
