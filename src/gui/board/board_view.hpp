#pragma once

#include "gui/board/board_backdrop.hpp"
#include "gui/board/board_scene.hpp"
#include "gui/board/board_tool.hpp"
#include "gui/board/board_transform.hpp"
#include "gui/board/measuring.hpp"

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include <QImage>
#include <QWidget>

namespace thrum::gui {

class BoardNews;
class Layer;

/// The board on screen: one painter per layer, those under the men kept as a picture. Zoom, pan,
/// end for end and the mini-map are its own; everything else of mouse and keys goes to the tool.
class BoardView final : public QWidget {
    Q_OBJECT

public:
    static constexpr double kZoomStep = 1.25;  ///< of a key or a turn of the wheel

    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    void showScene(BoardScene scene);
    [[nodiscard]] const BoardScene& scene() const { return m_scene; }
    [[nodiscard]] const BoardTransform& view() const { return m_view; }
    /// Not owned; must outlive the view or be taken away.
    void setTool(BoardTool* tool) { m_tool = tool; }

    void setZoom(double zoom);
    void zoomBy(double factor);
    void centreOn(QPointF yards);
    /// The view goes there if the place is near its edge.
    void follow(QPointF yards);
    /// The zoom to come back to: 0 while the play is fitted, -1 while the board is.
    [[nodiscard]] double keptZoom() const;
    /// What is at a pixel, as tools are told of it.
    [[nodiscard]] BoardPointer pointer(QPointF pixel,
                                       Qt::MouseButton button = Qt::LeftButton,
                                       Qt::KeyboardModifiers modifiers = {}) const;
    /// So many pixels of its right edge lie under something else: the field keeps clear of them.
    void setCovered(int pixels);
    /// The whole plate in sight.
    void fitBoard();
    /// The field fills the height, the given place in the middle.
    void fitPlay(QPointF yards);
    /// So many parts of the view to the right and up, with the keyboard.
    void panBy(double right, double up);
    void setTurned(bool turned);
    /// While on, the left button measures instead of going to the tool.
    void setMeasuring(bool on);
    /// The scene as it would look in this view, without what the keyboard and the mouse add.
    void paintScene(QPainter& painter, const BoardScene& scene, double pixelRatio) const;
    [[nodiscard]] QImage picture(const BoardScene& scene, double pixelRatio) const;
    /// Widget pixel of a field point.
    [[nodiscard]] QPointF pixelOf(QPointF yards) const { return m_view.toWidget().map(yards); }

    [[nodiscard]] QSize sizeHint() const override { return {900, 620}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 240}; }

signals:
    /// A length on the board, in words; once both ends are there.
    void measured(const QString& sentence);
    /// Esc with nothing measured any more: the coach is done.
    void measuringLeft();
    void viewChanged();
    void hovered(std::optional<thrum::FigureId> figure);
    void contextRequested(std::optional<thrum::FigureId> figure, QPoint globalPosition);
    /// A picture, or a part of it, has been drawn.
    void painted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool) override { return false; }

private:
    enum class FitMode { None, Board, Play };

    void showMeasure();
    void setHovered(std::optional<FigureId> figure);
    void viewMoved();
    /// Puts the small map where it hides nobody.
    void dodgeMen();
    void refit();
    void fillViewport();

    BoardScene m_scene;
    BoardTransform m_view;
    BoardTool* m_tool = nullptr;
    BoardBackdrop m_backdrop;
    std::vector<std::unique_ptr<Layer>> m_liveLayers;
    std::optional<FigureId> m_hovered;
    std::optional<QPointF> m_panFrom;
    bool m_onMiniMap = false;
    BoardNews* m_news = nullptr;
    Measuring m_measuring;
    FitMode m_fit = FitMode::Play;
    int m_covered = 0;
    QPointF m_playCentre{50.0, 26.6665};
    double m_wheelRest = 0.0;
};

}  // namespace thrum::gui
