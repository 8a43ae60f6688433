#pragma once

#include <vector>

#include <QString>
#include <QWidget>

class QButtonGroup;

namespace thrum::gui {
class FlowLayout;
}

namespace thrum::gui::fss {

/// A few choices side by side, one of them pressed; they go on in a second row where there is no
/// room.
class Segments final : public QWidget {
    Q_OBJECT

public:
    /// @param name  of the whole, for listeners; also the object's
    Segments(const QString& name, const char* objectName, QWidget* parent = nullptr);

    struct Item {
        int id = 0;
        QString text{};
        bool enabled = true;
        QString tip{};
        bool operator==(const Item&) const = default;
    };
    void setItems(const std::vector<Item>& items);
    void setChosen(int id);
    [[nodiscard]] int chosen() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_items.size()); }
    /// The next enabled one, the first after the last.
    void next();

signals:
    void picked(int id);

private:
    QButtonGroup* m_group = nullptr;
    FlowLayout* m_row = nullptr;
    QString m_name;
    std::vector<Item> m_items;
};

}  // namespace thrum::gui::fss
