#pragma once

#include <map>
#include <string>
#include <vector>

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QToolButton;

namespace thrum::gui {

class BenchDocument;

/// The bases on the bench as pictures, with whose they are and how many of their goals they reach.
class RackView final : public QWidget {
    Q_OBJECT

public:
    explicit RackView(BenchDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] QListWidget& list() const { return *m_list; }
    /// The button that offers what can be put on the rack.
    [[nodiscard]] QToolButton& adder() const { return *m_add; }
    /// A button beside the one that adds.
    void addWay(QWidget& button);
    /// Cells and least height as the text asks.
    void fitText();
    /// "3 of 5" under a base's picture; `of` 0: it has no goals, or none is measured. `away` is
    /// what is missing to them, by which the rack may be ordered.
    void noteGoals(const std::string& base, int met, int of, double away);
    /// Places in the document's rack, in the order they are shown.
    [[nodiscard]] const std::vector<std::size_t>& order() const { return m_order; }
    [[nodiscard]] QComboBox& sorting() const { return *m_sorting; }

private:
    struct Goals {
        int met = 0;
        int of = 0;
        double away = 0.0;
    };
    void fill();
    void sort();
    /// Room of one base with its name and goals.
    [[nodiscard]] QSize cell() const;

    BenchDocument& m_document;
    QHBoxLayout* m_head = nullptr;
    QLabel* m_count = nullptr;
    QToolButton* m_add = nullptr;
    QListWidget* m_list = nullptr;
    QComboBox* m_sorting = nullptr;
    std::map<std::string, Goals> m_goals;
    std::vector<std::size_t> m_order;  ///< of the rows
};

}  // namespace thrum::gui
