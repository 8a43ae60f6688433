#pragma once

#include "gui/workshop/foursheet/sheet_document.hpp"
#include "gui/workshop/foursheet/sheet_table.hpp"

namespace thrum::gui::fss {

/// The result codes on one man's card: a row for each sum of the two d6. Clauses: FSS-3.1, 2.2,
/// 10.3.
class CodesTable final : public SheetTable {
    Q_OBJECT

public:
    explicit CodesTable(SheetDocument& document, QObject* parent = nullptr);

    /// Whose card; below 0: nobody's.
    void showMan(int man);
    [[nodiscard]] int man() const { return m_man; }
    /// The whole card as his ratings make it. @return why not; nothing if it is so now
    [[nodiscard]] std::optional<QString> makeFromRatings();
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
    [[nodiscard]] const foursheet::Player* player() const;

    SheetDocument& m_document;
    int m_man = -1;
};

}  // namespace thrum::gui::fss
