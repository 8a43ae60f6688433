#pragma once

#include "gui/workshop/foursheet/sheet_desk.hpp"
#include "gui/workshop/foursheet/sheet_document.hpp"

class QListWidget;
class QTableView;
class QTabWidget;

namespace thrum::gui::fss {

class CodesTable;
class RosterTable;
class SheetTable;

/// Where 4SS teams are made: the list of them; roster, units, substitutes and coaches; the codes on
/// the chosen man's card; and what is to be remarked.
class TeamDesk final : public SheetDesk {
    Q_OBJECT

public:
    TeamDesk(app::FoursheetFiles& files, const Commands& commands, QWidget* parent = nullptr);

    [[nodiscard]] SheetDocument& document() const { return *m_document; }
    [[nodiscard]] RosterTable& roster() const { return *m_roster; }
    [[nodiscard]] CodesTable& codes() const { return *m_codes; }
    [[nodiscard]] QTableView& rosterView() const { return *m_rosterView; }
    [[nodiscard]] QListWidget& list() const { return *m_teams; }
    [[nodiscard]] QListWidget& remarks() const { return *m_remarks; }
    [[nodiscard]] SheetTable& table(const QString& name) const;

    void askMake() override;
    void addOne() override;
    void dropOne() override;
    [[nodiscard]] CommandOffer ofDrop() const override;
    [[nodiscard]] bool isOwn() const override { return m_document->isOwn(); }
    [[nodiscard]] QString documentName() const override;
    [[nodiscard]] QString sort() const override { return tr("team"); }
    [[nodiscard]] QString fileName() const override;
    [[nodiscard]] std::optional<QString> copy(const QString& name) override {
        return m_document->copy(name);
    }
    [[nodiscard]] std::optional<QString> importFile(const QString& file) override {
        return m_document->importFile(file);
    }
    [[nodiscard]] std::optional<QString> exportFile(const QString& file) const override {
        return m_document->exportFile(file);
    }
    [[nodiscard]] std::optional<QString> remove() override { return m_document->remove(); }
    [[nodiscard]] QString undoText() const override { return m_document->undoText(); }
    [[nodiscard]] QString redoText() const override { return m_document->redoText(); }
    void undo() override { m_document->undo(); }
    void redo() override { m_document->redo(); }

private:
    void build(const Commands& commands);
    QTableView* addTable(SheetTable* table, const QString& title, int filler);
    void fillTeams();
    void follow();
    void tellMeaning();
    void showMeaning(const SheetTable& table, const QModelIndex& at);

    SheetDocument* m_document = nullptr;
    QWidget* m_left = nullptr;
    QWidget* m_middle = nullptr;
    QWidget* m_right = nullptr;
    QListWidget* m_teams = nullptr;
    QTabWidget* m_tabs = nullptr;
    RosterTable* m_roster = nullptr;
    QTableView* m_rosterView = nullptr;
    CodesTable* m_codes = nullptr;
    QTableView* m_codesView = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_meaning = nullptr;
    QLabel* m_cardHead = nullptr;
    QPushButton* m_fromRatings = nullptr;
    QListWidget* m_remarks = nullptr;
};

}  // namespace thrum::gui::fss
