#pragma once

#include "gui/board/table_data.hpp"

#include <thrum/segment/play.hpp>

#include <vector>

#include <QDialog>

class QComboBox;

namespace thrum::gui {

/// Which plays go on paper, how many to a page, and whether to a printer or a PDF file.
class PrintPlaysDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param table  outlives the dialog
    /// @param one    the chosen play
    /// @param shown  all that the list shows
    PrintPlaysDialog(const TableData& table,
                     std::vector<Play> one,
                     std::vector<Play> shown,
                     QWidget* parent);

    [[nodiscard]] int perPage() const;
    [[nodiscard]] QComboBox& which() const { return *m_which; }
    [[nodiscard]] QComboBox& sizes() const { return *m_sizes; }

signals:
    void said(const QString& sentence);

private:
    [[nodiscard]] const std::vector<Play>& plays() const;
    void print();
    void askFile();

    const TableData& m_data;
    std::vector<Play> m_one;
    std::vector<Play> m_shown;
    QComboBox* m_which = nullptr;
    QComboBox* m_sizes = nullptr;
};

}  // namespace thrum::gui
