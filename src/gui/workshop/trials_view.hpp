#pragma once

#include "gui/workshop/trials_crew.hpp"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace thrum::gui {

/// What tries came to: a row for each thing tried with n, mean, spread, the 95 % range of the mean
/// and the gains as bars; progress and a way to stop while they run.
class TrialsView final : public QWidget {
    Q_OBJECT

public:
    explicit TrialsView(QWidget* parent = nullptr);

    void showRows(const std::vector<TrialsRow>& rows);
    void showProgress(int done, int of);
    void showWord(const QString& sentence);
    [[nodiscard]] QTableWidget& table() const { return *m_table; }
    [[nodiscard]] QPushButton& stop() const { return *m_stop; }
    [[nodiscard]] QString word() const;
    /// "100 tries against the 4-3: mean 3.1 yd ..."
    [[nodiscard]] static QString sentenceOf(const TrialsRow& row);

signals:
    void stopAsked();

private:
    QTableWidget* m_table = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QLabel* m_word = nullptr;
};

}  // namespace thrum::gui
