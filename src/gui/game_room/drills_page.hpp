#pragma once

#include <thrum/app/library.hpp>
#include <thrum/io/drill_file.hpp>

#include <optional>
#include <vector>

#include <QWidget>

class QComboBox;
class QSettings;
class QVBoxLayout;

namespace thrum::gui {

/// The best score of a drill so far; nothing if it was never played to its end.
[[nodiscard]] std::optional<int> bestOf(const QSettings* store, const std::string& drill);
/// Keeps a score if it is the best one.
void keepScore(QSettings* store, const std::string& drill, int points);

/// Short games from a start situation, each with a score to beat and the best one so far.
class DrillsPage final : public QWidget {
    Q_OBJECT

public:
    explicit DrillsPage(QWidget* parent = nullptr);

    /// @param today  index of the drill of the day
    void show(const std::vector<io::Drill>& drills, std::size_t today, const QSettings* store);
    /// Which teams may be coached, a coach's own among them, and which of them is chosen.
    void showTeams(const std::vector<app::LibraryEntry<TeamFile>>& teams, const QString& chosen);
    [[nodiscard]] QComboBox& teams() const { return *m_teams; }

signals:
    void startAsked(const std::string& drill);

private:
    QComboBox* m_teams = nullptr;
    QVBoxLayout* m_rows = nullptr;
};

}  // namespace thrum::gui
