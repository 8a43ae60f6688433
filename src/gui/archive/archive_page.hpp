#pragma once

#include "gui/archive/archive_model.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace thrum::gui {

/// All games ever begun: a list to search, sort and narrow, and what can be done with each.
class ArchivePage final : public QWidget {
    Q_OBJECT

public:
    explicit ArchivePage(QWidget* parent = nullptr);

    /// @param archive  not owned; null: games are not kept
    void showArchive(const app::Archive* archive);
    /// What lies in the bin, for its filter; not owned, null: there is none.
    void setBin(const app::Archive* bin);
    [[nodiscard]] bool showsBin() const;
    /// The archive was read anew; the chosen game stays chosen.
    void refresh();
    [[nodiscard]] ArchiveModel& model() { return m_model; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    /// Chooses a game of the list, if it is there.
    void choose(const QString& file);
    /// Empty if none is chosen.
    [[nodiscard]] QString chosenFile() const;
    /// All that are selected, in the order of the list.
    [[nodiscard]] QStringList chosenFiles() const;
    [[nodiscard]] QLineEdit& search() const { return *m_search; }

signals:
    void continueAsked(const QString& file);
    void replayAsked(const QString& file);
    void boxScoreAsked(const QString& file);
    void detailsAsked(const QString& file);
    void copyAsked(const QString& file);
    void removeAsked(const QString& file);
    void takeBackAsked(const QString& file);
    /// The bin is about to be listed.
    void binAsked();
    void starAsked(const QString& file);
    void exportAsked(const QString& file);
    void takeInAsked(const QStringList& files);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void watchChosen();
    QWidget* makeFilters();
    QWidget* makeDetails();
    QPushButton* addButton(const QString& text,
                           const QString& tip,
                           void (ArchivePage::*asked)(const QString&));
    void narrow();
    void showChosen();
    [[nodiscard]] const app::ArchivedGame* chosen() const;

    ArchiveModel m_model;
    QLineEdit* m_search = nullptr;
    QComboBox* m_mode = nullptr;
    QComboBox* m_state = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_count = nullptr;
    QWidget* m_details = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_problem = nullptr;
    std::vector<QPushButton*> m_buttons;
    std::vector<QPushButton*> m_told;  ///< those that tell the game: only of one the window shows
    QPushButton* m_continue = nullptr;
    QPushButton* m_star = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_takeBack = nullptr;
    const app::Archive* m_archive = nullptr;
    const app::Archive* m_bin = nullptr;
};

}  // namespace thrum::gui
