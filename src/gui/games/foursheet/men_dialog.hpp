#pragma once

#include "gui/games/foursheet/book_names.hpp"

#include <vector>

#include <QDialog>

class QComboBox;

namespace thrum::gui::fss {

/// Who stands on the eleven tokens of a unit: men of the bench are sent in for the next play. Men
/// who are out stand there with the reason and cannot be chosen.
class MenDialog final : public QDialog {
    Q_OBJECT

public:
    MenDialog(const State& state,
              Side side,
              Unit unit,
              const std::vector<SentIn>& sentIn,
              QWidget* parent = nullptr);

    /// Those who differ from who stands there now.
    [[nodiscard]] std::vector<SentIn> sentIn() const;

private:
    std::vector<QComboBox*> m_tokens;
    std::vector<QString> m_now;
};

}  // namespace thrum::gui::fss
