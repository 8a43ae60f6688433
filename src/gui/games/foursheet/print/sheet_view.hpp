#pragma once

#include "gui/games/foursheet/print/panels.hpp"

#include <QWidget>

namespace thrum::gui::fss {

/// A panel on the screen as it will be on paper.
class SheetView final : public QWidget {
    Q_OBJECT

public:
    explicit SheetView(QWidget* parent = nullptr);
    /// @param words  what it shows, for who cannot see it
    void show(Panel panel, const QString& words);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        return static_cast<int>(width * kPanelHigh / kPanelWide);
    }
    [[nodiscard]] QSize sizeHint() const override { return {420, heightForWidth(420)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, heightForWidth(260)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Panel m_panel;
};

}  // namespace thrum::gui::fss
