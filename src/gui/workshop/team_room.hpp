#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/workshop/table_sheet.hpp"

#include <thrum/app/library.hpp>

#include <QWidget>

class QLabel;
class QListWidget;
class QScrollArea;
class QTableView;

namespace thrum::gui {

class Commands;
class KitCard;
class TeamDocument;
class TeamRosterModel;

/// Where teams are made: the list of them, name and kit, the roster, and the inspection.
class TeamRoom final : public QWidget {
    Q_OBJECT

public:
    TeamRoom(app::Library& library,
             const Commands& commands,
             const QString& ownFolder,
             QWidget* parent = nullptr);

    [[nodiscard]] CommandTarget& target() { return m_deeds; }
    [[nodiscard]] TeamDocument& document() const { return *m_document; }
    [[nodiscard]] TeamRosterModel& roster() const { return *m_roster; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] QListWidget& teams() const { return *m_teams; }
    [[nodiscard]] KitCard& kit() const { return *m_kit; }
    [[nodiscard]] QListWidget& inspection() const { return *m_inspection; }
    /// The roster and what the inspection says of it, for paper.
    [[nodiscard]] TableSheet rosterSheet() const;

signals:
    void said(const QString& sentence);
    void offersChanged();
    /// The library has other teams now.
    void teamsChanged();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build(const Commands& commands);
    void addDeeds();
    /// Columns as wide as their text asks.
    void fitText();
    void fillTeams();
    void follow();
    void tell(const std::optional<QString>& problem, const QString& done);
    void askCopy();
    void askImport();
    void askExport();
    void askRemove();
    void askPrint();
    void addMan();
    void dropMan();
    [[nodiscard]] CommandOffer ofOwn() const;

    CommandDeeds m_deeds{Front::TeamRoom};
    TeamDocument* m_document = nullptr;
    QWidget* m_left = nullptr;
    QWidget* m_middle = nullptr;
    QWidget* m_right = nullptr;
    QScrollArea* m_rightArea = nullptr;
    QListWidget* m_teams = nullptr;
    KitCard* m_kit = nullptr;
    QTableView* m_table = nullptr;
    TeamRosterModel* m_roster = nullptr;
    QLabel* m_state = nullptr;
    QListWidget* m_inspection = nullptr;
};

}  // namespace thrum::gui
