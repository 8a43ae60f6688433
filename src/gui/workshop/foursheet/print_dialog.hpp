#pragma once

#include "gui/games/foursheet/print/sheet_book.hpp"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace thrum::gui::fss {

/// What of a team and a deck goes on paper, how many to a page, and whether into a file or to a
/// printer; with the first page in small.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    /// Both are copied; a team without men, a deck without cards: there is none.
    PrintDialog(foursheet::Team team, foursheet::Deck deck, QWidget* parent = nullptr);

    [[nodiscard]] PrintWish wish() const;
    [[nodiscard]] PageForm form() const;
    [[nodiscard]] std::vector<Panel> panels() const;
    /// Of the preview, from 0.
    [[nodiscard]] int pageShown() const { return m_page; }
    /// @return why not; nothing if it is written
    [[nodiscard]] std::optional<QString> writePdf(const QString& file) const;

signals:
    /// What came of it, in a sentence.
    void said(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showPage(int page);
    void askFile();
    void askPrinter();
    void follow();
    [[nodiscard]] QString title() const;

    foursheet::Team m_team;
    foursheet::Deck m_deck;
    QCheckBox* m_sheet = nullptr;
    QCheckBox* m_players = nullptr;
    QCheckBox* m_cards = nullptr;
    QCheckBox* m_field = nullptr;
    QComboBox* m_perPage = nullptr;
    QComboBox* m_paper = nullptr;
    QWidget* m_preview = nullptr;
    int m_page = 0;
    QLabel* m_where = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_on = nullptr;
    QLabel* m_pages = nullptr;
    QPushButton* m_pdf = nullptr;
    QPushButton* m_printer = nullptr;
};

}  // namespace thrum::gui::fss
