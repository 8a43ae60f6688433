#pragma once

#include "gui/workshop/formations_page.hpp"
#include "gui/workshop/level_test.hpp"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace thrum::gui {

/// The boards: how strongly each shakes where, drawn as heat and painted by hand on a coach's own,
/// how it leans, and a level test that says what men make of both.
class BoardsPage final : public ShelfPage {
    Q_OBJECT

public:
    explicit BoardsPage(const ShelfSurroundings& around, QWidget* parent = nullptr);

    [[nodiscard]] ShelfDocument<BoardSpec>& document() const { return *m_document; }
    [[nodiscard]] HeatView& heat() const { return *m_heat; }
    [[nodiscard]] LevelTest& level() { return m_level; }
    [[nodiscard]] QDoubleSpinBox& slopeX() const { return *m_slopeX; }
    [[nodiscard]] QDoubleSpinBox& slopeY() const { return *m_slopeY; }
    [[nodiscard]] QComboBox& grid() const { return *m_grid; }
    [[nodiscard]] QLabel& verdict() const { return *m_verdict; }
    void refresh();

signals:
    /// The library has other boards now.
    void boardsChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildCard();
    void addDeeds();
    void fillList();
    void follow();
    void keep(BoardSpec to, const QString& what);
    void setGrid(int columns, int rows);
    void smooth();
    void testLevel();

    ShelfSurroundings m_around;
    ShelfDocument<BoardSpec>* m_document = nullptr;
    HeatView* m_heat = nullptr;
    QLabel* m_verdict = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_facts = nullptr;
    QComboBox* m_mains = nullptr;
    QDoubleSpinBox* m_slopeX = nullptr;
    QDoubleSpinBox* m_slopeY = nullptr;
    QComboBox* m_grid = nullptr;
    QComboBox* m_brush = nullptr;
    QPushButton* m_smooth = nullptr;
    LevelTest m_level;
    bool m_filling = false;
};

}  // namespace thrum::gui
