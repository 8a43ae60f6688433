#pragma once

#include <thrum/app/replay.hpp>

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <QWidget>

namespace thrum::gui {

/// What a mark is called and the letter it wears on the slider.
[[nodiscard]] QString markText(app::MarkKind kind);
[[nodiscard]] QString markLetter(app::MarkKind kind);

/// The whole game as a line: a tick for each play, a lettered mark for what happened, the part that
/// is looped, and a handle to drag with the picture following.
class ReplaySlider final : public QWidget {
    Q_OBJECT

public:
    explicit ReplaySlider(QWidget* parent = nullptr);

    struct Tick {
        std::int64_t ms = 0;
        QString title;
    };
    void load(std::int64_t lengthMs, std::vector<Tick> plays, std::vector<app::ReplayMark> marks);
    struct Flag {
        std::int64_t ms = 0;
        QString text;
    };
    void showBookmarks(std::vector<Flag> flags);
    void showPosition(std::int64_t ms);
    void showLoop(std::optional<std::pair<std::int64_t, std::int64_t>> part);
    void showKinds(const std::set<app::MarkKind>& kinds);
    [[nodiscard]] int pixelOf(std::int64_t ms) const;

    [[nodiscard]] QSize sizeHint() const override { return {600, 40}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {110, 40}; }

signals:
    void sought(qint64 ms);
    /// The handles of the part were dragged, or a part was drawn with Shift.
    void partChosen(qint64 fromMs, qint64 toMs);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] std::int64_t msAt(int pixel) const;
    [[nodiscard]] QString tipAt(int pixel) const;

    /// Which end of the part is under a pixel, if any.
    [[nodiscard]] std::optional<bool> handleAt(int pixel) const;
    void dragTo(int pixel);
    void paintPart(QPainter& painter) const;
    void paintBookmarks(QPainter& painter) const;

    std::int64_t m_length = 1;
    std::int64_t m_position = 0;
    std::vector<Tick> m_plays;
    std::vector<app::ReplayMark> m_marks;
    std::set<app::MarkKind> m_kinds;
    std::vector<Flag> m_flags;
    std::optional<std::int64_t> m_anchor;  ///< the fixed end of a part that is drawn
    std::optional<std::pair<std::int64_t, std::int64_t>> m_loop;
};

}  // namespace thrum::gui
