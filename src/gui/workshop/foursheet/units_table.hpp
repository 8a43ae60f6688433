#pragma once

#include "gui/games/foursheet/book_names.hpp"
#include "gui/workshop/foursheet/sheet_document.hpp"
#include "gui/workshop/foursheet/sheet_table.hpp"

#include <vector>

namespace thrum::gui::fss {

/// Who stands on the eleven tokens of every unit. A man who is in the unit already changes places
/// with whom he replaces, so that all eleven differ. A formation that nobody fills yet begins with
/// the men of the preferred one. Clause: FSS-36.3.
class UnitsTable final : public SheetTable {
    Q_OBJECT

public:
    explicit UnitsTable(SheetDocument& document, QObject* parent = nullptr);

    [[nodiscard]] Unit unitAt(int column) const {
        return m_units[static_cast<std::size_t>(column)];
    }
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
    SheetDocument& m_document;
    std::vector<Unit> m_units;
};

/// Who comes in for the man of each slot, in order, by their numbers. Clauses: FSS-24.3, 36.3.
class DepthTable final : public SheetTable {
    Q_OBJECT

public:
    explicit DepthTable(SheetDocument& document, QObject* parent = nullptr);
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
    SheetDocument& m_document;
};

}  // namespace thrum::gui::fss
