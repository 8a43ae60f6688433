#pragma once

#include <vector>

#include <QString>
#include <QVariant>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QPushButton;

namespace thrum::gui {

/// A few choices side by side, one of which holds: all of them are seen, and one click changes it.
/// Tab reaches the chosen one, arrows go along.
class SegmentBar final : public QWidget {
    Q_OBJECT

public:
    /// @param name  what is chosen, for a listener
    explicit SegmentBar(const QString& name, QWidget* parent = nullptr);

    void addItem(const QString& text, const QString& tip, const QVariant& value = {});
    [[nodiscard]] int count() const { return static_cast<int>(m_items.size()); }
    [[nodiscard]] int currentIndex() const;
    void setCurrentIndex(int index);
    [[nodiscard]] QVariant itemData(int index) const;
    [[nodiscard]] QVariant currentData() const { return itemData(currentIndex()); }
    [[nodiscard]] int findData(const QVariant& value) const;

signals:
    /// A hand chose it.
    void activated(int index);

private:
    struct Item {
        QPushButton* button = nullptr;
        QVariant value;
    };
    QHBoxLayout* m_row = nullptr;
    QButtonGroup* m_group = nullptr;
    std::vector<Item> m_items;
};

}  // namespace thrum::gui
