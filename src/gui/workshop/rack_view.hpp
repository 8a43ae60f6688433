#pragma once

#include <map>
#include <string>

#include <QWidget>

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
    /// Cells and least height as the text asks.
    void fitText();
    /// "3 of 5" under a base's picture; `of` 0: it has no goals, or none is measured.
    void noteGoals(const std::string& base, int met, int of);

private:
    void fill();

    BenchDocument& m_document;
    QLabel* m_count = nullptr;
    QToolButton* m_add = nullptr;
    QListWidget* m_list = nullptr;
    std::map<std::string, std::pair<int, int>> m_goals;
};

}  // namespace thrum::gui
