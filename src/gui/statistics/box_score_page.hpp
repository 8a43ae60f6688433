#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/replay/replay_document.hpp"

#include <thrum/app/statistics.hpp>

#include <QWidget>

class QAction;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;
class QTabWidget;

namespace thrum::gui {

class DriveChart;
class FlowLayout;

/// What a game came to in numbers: box score, drives, play by play, and all of it as text.
class BoxScorePage final : public QWidget {
    Q_OBJECT

public:
    explicit BoxScorePage(QWidget* parent = nullptr);
    void showGame(const ReplayDocument& document);
    /// A button in the head that does what the command does.
    void addWay(QAction& action);
    /// The drives on the field they were run on.
    void showDrives();
    [[nodiscard]] CommandTarget& target() { return m_deeds; }
    /// All of it as text in columns.
    [[nodiscard]] QString asText() const;

signals:
    /// Show this play again.
    void playAsked(std::size_t play);
    void closeAsked();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitSheet();
    void fillBox(const ReplayDocument& document, const app::Statistics& statistics);
    void fillPlayers(const ReplayDocument& document, const app::Statistics& statistics);
    void fillDrives(const ReplayDocument& document, const app::Statistics& statistics);
    void fillPlays(const ReplayDocument& document);
    void headPeriod(const QString& period);
    void spreadMen();

    CommandDeeds m_deeds{Front::Statistics};
    QPushButton* m_close = nullptr;
    QLabel* m_title = nullptr;
    FlowLayout* m_head = nullptr;
    QWidget* m_sheet = nullptr;
    QLabel* m_summary = nullptr;
    QTabWidget* m_tabs = nullptr;
    QTableWidget* m_halves = nullptr;
    QTableWidget* m_box = nullptr;
    QTableWidget* m_players = nullptr;
    QWidget* m_drivesTab = nullptr;
    DriveChart* m_drives = nullptr;
    QListWidget* m_plays = nullptr;
    QPlainTextEdit* m_text = nullptr;
};

}  // namespace thrum::gui
