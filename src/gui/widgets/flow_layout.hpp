#pragma once

#include <vector>

#include <QLayout>

namespace thrum::gui {

/// Widgets side by side as long as there is room, then in another row: what keeps bars of buttons
/// whole in a small window with large text.
class FlowLayout final : public QLayout {
public:
    /// @param justified  a single row is spread over the whole width
    explicit FlowLayout(QWidget* parent = nullptr, bool justified = false);
    ~FlowLayout() override;
    FlowLayout(const FlowLayout&) = delete;
    FlowLayout& operator=(const FlowLayout&) = delete;
    FlowLayout(FlowLayout&&) = delete;
    FlowLayout& operator=(FlowLayout&&) = delete;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Row {
        std::vector<QLayoutItem*> items;
        int width = 0;
        int height = 0;
    };
    [[nodiscard]] std::vector<Row> rows(int width) const;

    std::vector<QLayoutItem*> m_items;
    bool m_justified = false;
};

}  // namespace thrum::gui
