#pragma once

#include "gui/replay/clip.hpp"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace thrum::gui {

/// What to take out of the part of a replay between its handles.
class ClipDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param nowMs  of the single picture
    ClipDialog(std::int64_t fromMs, std::int64_t toMs, std::int64_t nowMs, QWidget* parent);
    [[nodiscard]] Clip clip() const;

private:
    void refresh();

    std::int64_t m_from = 0;
    std::int64_t m_to = 0;
    std::int64_t m_now = 0;
    QComboBox* m_form = nullptr;
    QSpinBox* m_rate = nullptr;
    QLabel* m_rateLabel = nullptr;
    QLabel* m_what = nullptr;
};

}  // namespace thrum::gui
