#pragma once

#include "gui/workshop/trials_crew.hpp"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace thrum::gui {

/// What a thing may be tried against.
struct TrialsChoice {
    QString id;
    QString title;
    bool ticked = false;
};

/// What tries came to: a row for each thing tried with n, mean, spread, the 95 % range of the mean
/// and the gains as bars; progress and a way to stop while they run. Where there is a choice of
/// things to try against, each has its row and a box to tick, and those tried last stand first.
class TrialsView final : public QWidget {
    Q_OBJECT

public:
    explicit TrialsView(QWidget* parent = nullptr);

    /// What may be ticked from now on.
    void offer(std::vector<TrialsChoice> choices);
    /// Ids of what is ticked, in the order that was offered.
    [[nodiscard]] std::vector<TrialsChoice> ticked() const;
    void tick(const QString& id, bool on);
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
    void fill();
    void fillRow(int at, const TrialsRow& row);
    /// The first cell of a row, with the box of a choice.
    void setTitle(int at, const QString& text, const TrialsChoice* choice);

    std::vector<TrialsChoice> m_choices;
    std::vector<TrialsRow> m_tried;
    QTableWidget* m_table = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QLabel* m_word = nullptr;
};

}  // namespace thrum::gui
