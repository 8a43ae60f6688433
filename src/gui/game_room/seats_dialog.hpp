#pragma once

#include <thrum/app/seat_name.hpp>
#include <thrum/core/figure_id.hpp>

#include <array>
#include <span>

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace thrum::gui {

class Match;

/// A box that says who coaches: a person, a computer, or a program of one's own with its command.
class SeatBox final : public QWidget {
    Q_OBJECT

public:
    explicit SeatBox(QWidget* parent = nullptr);

    /// @param person  what the person's entry is called here
    void offer(const QString& person, int highestLevel, std::span<const app::CoachManner> manners);
    void setSeat(const QString& seat);
    /// As thrum/app/seats.hpp reads it.
    [[nodiscard]] QString seat() const;
    [[nodiscard]] bool isPerson() const;
    /// Whether a second field tells more of who coaches: how he likes to play, or a command.
    [[nodiscard]] bool tellsMore() const;
    [[nodiscard]] QComboBox& box() const { return *m_box; }

signals:
    void changed();

private:
    void refresh();

    QComboBox* m_box = nullptr;
    QComboBox* m_manner = nullptr;  ///< how a computer coach likes to play
    QLineEdit* m_command = nullptr;
};

/// Who coaches which side from here on.
class SeatsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SeatsDialog(const Match& match, QWidget* parent = nullptr);
    [[nodiscard]] QString seat(Side side) const;

private:
    std::array<SeatBox*, 2> m_boxes{};
};

}  // namespace thrum::gui
