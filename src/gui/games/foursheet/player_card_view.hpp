#pragma once

#include "gui/games/foursheet/book_names.hpp"

#include <optional>
#include <vector>

#include <QColor>
#include <QString>
#include <QWidget>

namespace thrum::gui::fss {

/// A man's card as a sheet of codes, or a part of the return table.
struct CodeSheet {
    QString number{};
    QString title{};
    QString brief{};  ///< the title where it has no room
    QString detail{};
    QColor kit{};
    QColor accent{};
    std::vector<QString> heads{};                 ///< "A", "B"
    std::vector<QString> ratings{};               ///< below them; may be empty
    std::vector<std::vector<QString>> columns{};  ///< eleven codes each
    std::optional<int> litColumn{};               ///< place in `columns`
    std::optional<int> litRow{};                  ///< a sum, 2 to 12
    std::optional<int> step{};
    QString foot{};   ///< his other numbers
    QString empty{};  ///< said instead where there is no card
    bool operator==(const CodeSheet&) const = default;
};

/// The sheet of a man whose form the book knows, kickers and punters with their own columns.
/// @param detail  below his name
[[nodiscard]] CodeSheet sheetOf(const Player& player, const QString& detail);
/// Five columns of the return table round this one. @param read  the code in the row that is lit
[[nodiscard]] CodeSheet sheetOf(const foursheet::ReturnTable& table,
                                char letter,
                                int row,
                                const std::string& read);

/// The card of the man that is read: column and row lit, the code where they cross.
class PlayerCardView final : public QWidget {
    Q_OBJECT

public:
    explicit PlayerCardView(QWidget* parent = nullptr);

    void show(const CodeSheet& sheet);
    [[nodiscard]] const CodeSheet& sheet() const { return m_sheet; }
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    CodeSheet m_sheet;
};

}  // namespace thrum::gui::fss
