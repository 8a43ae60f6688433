#pragma once

#include "gui/games/foursheet/book_names.hpp"
#include "gui/workshop/foursheet/deck_document.hpp"
#include "gui/workshop/foursheet/sheet_table.hpp"

namespace thrum::gui::fss {

/// What stands on a card beside its twenty values: number, name, kind, who carries or catches, and
/// where backs and receivers finish. Clauses: FSS-6.2, 6.3, 36.4.
class CardFactsTable final : public SheetTable {
    Q_OBJECT

public:
    explicit CardFactsTable(DeckDocument& document, QObject* parent = nullptr);

    [[nodiscard]] QStringList choices(const QModelIndex& index) const override;
    [[nodiscard]] QString meaning(const QModelIndex& index) const override;

protected:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QStringList heads() const override;
    [[nodiscard]] QString rowHead(int row) const override;
    [[nodiscard]] QString textAt(const QModelIndex& index) const override;
    [[nodiscard]] bool mayChange(const QModelIndex& index) const override;
    [[nodiscard]] std::optional<QString> change(const QModelIndex& index,
                                                const QString& text) override;

private:
    enum Row { Number, Name, Kind, Target, Motion, FirstRoute };
    [[nodiscard]] const Card& card() const { return *m_document.card(); }
    /// The last row: what the deck is called, which all its cards share.
    [[nodiscard]] bool isDeckName(int row) const { return row == rows() - 1; }
    [[nodiscard]] std::optional<QString> setIn(Card& card, int row, const QString& text) const;

    DeckDocument& m_document;
};

/// The twenty values of the d20, one a row, so that each stands once whatever is changed. The
/// letter called follows from the zone (FSS-36.4); deep D or E may be chosen.
class CardValuesTable final : public SheetTable {
    Q_OBJECT

public:
    enum Column { Man, RatingLetter, Place, Called, Carrier, ColumnCount };

    explicit CardValuesTable(DeckDocument& document, QObject* parent = nullptr);

    [[nodiscard]] QStringList choices(const QModelIndex& index) const override;
    [[nodiscard]] QString meaning(const QModelIndex& index) const override;
    /// The value of this row is called by the next one, too. @return why not; nothing if it is
    [[nodiscard]] std::optional<QString> repeatBelow(int row);

protected:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QStringList heads() const override;
    [[nodiscard]] QString rowHead(int row) const override;
    [[nodiscard]] QString textAt(const QModelIndex& index) const override;
    [[nodiscard]] bool mayChange(const QModelIndex& index) const override;
    [[nodiscard]] std::optional<QString> change(const QModelIndex& index,
                                                const QString& text) override;

private:
    [[nodiscard]] const Card& card() const { return *m_document.card(); }

    DeckDocument& m_document;
};

}  // namespace thrum::gui::fss
