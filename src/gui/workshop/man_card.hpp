#pragma once

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace thrum::gui {

class BendBar;
class BenchDocument;
class ManScale;

/// The man on the base, what is stuck under it, what was done to it, and its inspection point by
/// point.
class ManCard final : public QWidget {
    Q_OBJECT

public:
    explicit ManCard(BenchDocument& document, QWidget* parent = nullptr);
    [[nodiscard]] BendBar& bar() const { return *m_bar; }
    /// The button that puts another man on it, beside the heading.
    void setWay(QWidget& button);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fill();

    BenchDocument& m_document;
    QHBoxLayout* m_head = nullptr;
    ManScale* m_scale = nullptr;
    BendBar* m_bar = nullptr;
    QPushButton* m_boil = nullptr;
    QPushButton* m_sand = nullptr;
    QComboBox* m_class = nullptr;
    QLabel* m_points = nullptr;
};

}  // namespace thrum::gui
