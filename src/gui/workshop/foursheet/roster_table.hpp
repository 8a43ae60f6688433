#pragma once

#include "gui/workshop/foursheet/sheet_document.hpp"
#include "gui/workshop/foursheet/sheet_table.hpp"

namespace thrum::gui::fss {

/// The roster of the team that is worked on: ratings and everything else of each man's card but
/// its columns. A column that is as the rating above it makes it follows the rating; one that was
/// changed by hand stays. Clauses: FSS-2.1, 3.2, 36.2, 37.5.
class RosterTable final : public SheetTable {
    Q_OBJECT

public:
    enum Column {
        Number,
        Name,
        Place,
        String,
        RatingX,
        RatingA,
        RatingB,
        RatingC,
        RatingD,
        RatingE,
        Inj,
        Fm,
        Int,
        Ad,
        Fat,
        Fq,
        TouchCounts,
        KickReturn,
        KickCover,
        PuntReturn,
        PuntCover,
        LooseBall,
        LongKick,
        ColumnCount
    };

    explicit RosterTable(SheetDocument& document, QObject* parent = nullptr);

    [[nodiscard]] QStringList choices(const QModelIndex& index) const override;
    [[nodiscard]] QString meaning(const QModelIndex& index) const override;

protected:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QStringList heads() const override;
    [[nodiscard]] QString textAt(const QModelIndex& index) const override;
    [[nodiscard]] bool mayChange(const QModelIndex& index) const override;
    [[nodiscard]] std::optional<QString> change(const QModelIndex& index,
                                                const QString& text) override;
    [[nodiscard]] bool isStrong(const QModelIndex& index) const override;

private:
    [[nodiscard]] const foursheet::Player& man(const QModelIndex& index) const;
    [[nodiscard]] std::optional<QString> setIn(foursheet::Player& player,
                                               int column,
                                               const QString& text) const;
    [[nodiscard]] std::optional<QString> setRating(foursheet::Player& player,
                                                   foursheet::Rating rating,
                                                   const QString& text) const;

    SheetDocument& m_document;
};

}  // namespace thrum::gui::fss
