#pragma once

#include <thrum/app/bench_base.hpp>

#include <vector>

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace thrum::gui {

class BenchDocument;

/// Where and how bases are tested.
struct BenchTable {
    QString board;
    int speedTenths = 50;
    int seed = 412;
    friend bool operator==(const BenchTable&, const BenchTable&) = default;
};

/// The dark band above the bench: which base, board, speed, weight, inspection and seed.
class BenchHead final : public QWidget {
    Q_OBJECT

public:
    explicit BenchHead(BenchDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] BenchTable table() const;
    void setTable(const BenchTable& table);
    void copySeed();

signals:
    void tableChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();
    /// Fonts and colors of what is written on the dark band.
    void dress();

    struct Written {
        QLabel* label = nullptr;
        double size = 1.0;  ///< of the page's font
        bool caption = false;
    };

    BenchDocument& m_document;
    std::vector<Written> m_written;
    QLabel* m_name = nullptr;
    QLabel* m_what = nullptr;
    QLabel* m_weight = nullptr;
    QLabel* m_inspection = nullptr;
    QComboBox* m_board = nullptr;
    QDoubleSpinBox* m_speed = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_copy = nullptr;
};

}  // namespace thrum::gui
