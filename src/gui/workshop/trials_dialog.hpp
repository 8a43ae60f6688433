#pragma once

#include "gui/workshop/trials_crew.hpp"

#include <QDialog>

namespace thrum::gui {

class TrialsView;

/// What if a hundred times: a moment of a game played on from again and again, with its progress
/// and what came of it.
class TrialsDialog final : public QDialog {
    Q_OBJECT

public:
    static constexpr int kTries = 100;

    TrialsDialog(const TrialsCrew::Case& moment, QWidget* parent);

    [[nodiscard]] TrialsView& view() const { return *m_view; }
    [[nodiscard]] bool isBusy() const { return m_crew.isBusy(); }

signals:
    void said(const QString& sentence);

private:
    TrialsView* m_view = nullptr;
    TrialsCrew m_crew;
};

}  // namespace thrum::gui
