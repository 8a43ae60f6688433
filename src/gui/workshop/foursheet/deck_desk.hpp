#pragma once

#include "gui/workshop/foursheet/deck_document.hpp"
#include "gui/workshop/foursheet/sheet_desk.hpp"

class QListWidget;
class QTableView;

namespace thrum::gui::fss {

class CardFactsTable;
class CardValuesTable;
class SheetView;

/// Where play cards are made: the decks and their cards, what stands on the chosen one, and its
/// picture as it will be printed.
class DeckDesk final : public SheetDesk {
    Q_OBJECT

public:
    DeckDesk(app::FoursheetFiles& files, const Commands& commands, QWidget* parent = nullptr);

    [[nodiscard]] DeckDocument& document() const { return *m_document; }
    [[nodiscard]] CardFactsTable& facts() const { return *m_facts; }
    [[nodiscard]] CardValuesTable& values() const { return *m_values; }
    [[nodiscard]] QListWidget& decks() const { return *m_decks; }
    [[nodiscard]] QListWidget& cards() const { return *m_cards; }
    [[nodiscard]] SheetView& picture() const { return *m_picture; }

    void askMake() override;
    void addOne() override;
    void dropOne() override;
    [[nodiscard]] CommandOffer ofDrop() const override;
    [[nodiscard]] bool isOwn() const override { return m_document->isOwn(); }
    [[nodiscard]] QString documentName() const override;
    [[nodiscard]] QString sort() const override { return tr("cards"); }
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
    void fillDecks();
    void fillCards();
    void follow();

    DeckDocument* m_document = nullptr;
    QWidget* m_left = nullptr;
    QWidget* m_middle = nullptr;
    QWidget* m_right = nullptr;
    QListWidget* m_decks = nullptr;
    QListWidget* m_cards = nullptr;
    CardFactsTable* m_facts = nullptr;
    CardValuesTable* m_values = nullptr;
    QTableView* m_factsView = nullptr;
    QTableView* m_valuesView = nullptr;
    SheetView* m_picture = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_meaning = nullptr;
    QPushButton* m_repeat = nullptr;
};

}  // namespace thrum::gui::fss
