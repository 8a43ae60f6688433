#pragma once

#include <thrum/core/figure_id.hpp>

#include <vector>

#include <QPoint>
#include <QString>
#include <QWidget>

class QGridLayout;
class QPushButton;

namespace thrum::gui {

/// A man to choose.
struct FigureChip {
    FigureId id{};
    QString number;
    QString role;  ///< second line of the tip and the accessible name
    bool chosen = false;
    friend bool operator==(const FigureChip&, const FigureChip&) = default;
};

/// Men to choose from, as number plates; the same men carry rings on the board.
class FigureChips final : public QWidget {
    Q_OBJECT

public:
    explicit FigureChips(QWidget* parent = nullptr);

    void setChips(const std::vector<FigureChip>& chips);
    [[nodiscard]] const std::vector<FigureChip>& chips() const { return m_chips; }
    /// Each man has a digit key.
    void showDigits(bool shown);
    /// The n-th man, from 1; false where the keys are not his.
    bool press(int n);

signals:
    void picked(thrum::FigureId figure);
    /// He is drawn across the screen, and let go there.
    void dragged(thrum::FigureId figure, QPoint onScreen);
    void dropped(thrum::FigureId figure, QPoint onScreen);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QGridLayout* m_grid = nullptr;
    std::vector<FigureChip> m_chips;
    std::vector<QPushButton*> m_buttons;
    bool m_digits = false;
    QPoint m_pressedAt;
    bool m_drags = false;
};

}  // namespace thrum::gui
