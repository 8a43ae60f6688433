#pragma once

#include "gui/workshop/bench_results.hpp"

#include <vector>

#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace thrum::gui {

/// Now, before and the goal of one number on one line of scale.
class RangeBar final : public QWidget {
    Q_OBJECT

public:
    explicit RangeBar(QWidget* parent = nullptr);
    void show(const BenchFact& fact);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BenchFact m_fact;
};

/// What the lane has shown in numbers: each with what it was, its goal, n, spread and 95 % range.
class NumbersPanel final : public QWidget {
    Q_OBJECT

public:
    explicit NumbersPanel(QWidget* parent = nullptr);

    /// @param passes  whether the base passes its inspection
    void show(const std::vector<BenchFact>& facts, const QString& beforeName, bool passes);
    void setGoals(const QString& id);
    /// How the chosen lesson is learned; empty: none is.
    [[nodiscard]] QString lesson() const;
    [[nodiscard]] QString verdict() const;
    /// Where the number of a test stands; null: it is not shown.
    [[nodiscard]] QWidget* rowOf(app::BenchTest test) const;

signals:
    void goalsChosen(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What is told has another length now: the panel is as high as all of it.
    void fitHeight();
    struct Row {
        app::BenchTest test = app::BenchTest::Dash;
        QWidget* all = nullptr;
        QLabel* title = nullptr;
        QLabel* value = nullptr;
        QLabel* before = nullptr;
        QLabel* change = nullptr;
        QLabel* detail = nullptr;
        RangeBar* bar = nullptr;
    };
    Row& row(std::size_t index);
    void fill(Row& row, const BenchFact& fact);

    QLabel* m_verdict = nullptr;
    QLabel* m_before = nullptr;
    QLabel* m_legend = nullptr;
    QLabel* m_lesson = nullptr;
    QComboBox* m_goals = nullptr;
    QVBoxLayout* m_rows = nullptr;
    std::vector<Row> m_facts;
};

}  // namespace thrum::gui
