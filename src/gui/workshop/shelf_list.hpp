#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace thrum::gui {

/// One thing of a shelf as its list shows it.
struct ShelfRow {
    QString group{};
    std::string id{};
    QString name{};
    QString notes{};  ///< also looked through
    QStringList tags{};
    bool own = false;
    bool starred = false;
    int key = 0;
    int uses = 0;
    std::optional<double> gain{};  ///< yards a play
};

/// What is starred stands first in its group, then names decide.
[[nodiscard]] bool standsBefore(const ShelfRow& a, const ShelfRow& b);

/// The list beside a page of the workshop: groups, a field to search in, a choice of tags, and for
/// each thing its star with the digit, how often it was used and what it gained.
class ShelfList final : public QWidget {
    Q_OBJECT

public:
    /// @param counts  it shows uses and gains
    ShelfList(const QString& title, bool counts, QWidget* parent = nullptr);

    void setRows(std::vector<ShelfRow> rows);
    void choose(const std::string& id);
    [[nodiscard]] QTreeWidget& tree() const { return *m_tree; }
    [[nodiscard]] QLineEdit& search() const { return *m_search; }
    [[nodiscard]] QComboBox& tags() const { return *m_tags; }
    /// What is shown now, in order.
    [[nodiscard]] std::vector<std::string> shown() const;

signals:
    void chosen(const QString& id);
    /// Enter or a double click on one.
    void opened(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// As the list says it.
    [[nodiscard]] static QString nameIn(const ShelfRow& row);
    void fill();
    void fitColumns();
    void fillTags();
    void fitText();
    [[nodiscard]] bool fits(const ShelfRow& row) const;

    bool m_counts = true;
    QLineEdit* m_search = nullptr;
    QComboBox* m_tags = nullptr;
    QTreeWidget* m_tree = nullptr;
    std::vector<ShelfRow> m_rows;
    std::string m_chosen;
};

}  // namespace thrum::gui
