#pragma once

#include "gui/lineup/line_up_picture.hpp"
#include "gui/lineup/setup_document.hpp"
#include "gui/workshop/shelf_page.hpp"

#include <thrum/app/mark_book.hpp>

class QComboBox;
class QLabel;

namespace thrum::gui {

class BoardView;
class ChecksList;
class FormationCard;
class MarkBar;
class RunReferee;

/// What the pages of formations and plays share with the window.
struct ShelfSurroundings {
    app::Library& library;
    app::MarkBook& marks;
    const Commands& commands;
    const SetupDocument& practice;  ///< whose teams and board stand in the pictures
    QString ownFolder;              ///< empty: nothing is kept
};

/// The library of formations: all there are with stars, keys, tags, uses and gains; the chosen one
/// on the board with an opponent in the background, its numbers, and what the rules say of it.
class FormationsPage final : public ShelfPage {
    Q_OBJECT

public:
    explicit FormationsPage(const ShelfSurroundings& around, QWidget* parent = nullptr);
    ~FormationsPage() override;

    [[nodiscard]] ShelfDocument<Formation>& document() const { return *m_document; }
    [[nodiscard]] FormationCard& card() const { return *m_cardOf; }
    [[nodiscard]] BoardView& board() const { return *m_board; }
    [[nodiscard]] QComboBox& against() const { return *m_against; }
    [[nodiscard]] MarkBar& marks() const { return *m_marks; }
    [[nodiscard]] ChecksList& checks() const { return *m_checks; }
    /// Other files, other marks, another table: everything is shown anew.
    void refresh();

signals:
    /// It is to stand on the practice table.
    void tableAsked(bool offense, const QString& id);
    void clauseAsked(const QString& clause);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addDeeds();
    void fillList();
    void fillAgainst();
    void askNew();
    void showPicture();
    void showChecks(const LineUpPicture& picture);

    ShelfSurroundings m_around;
    std::unique_ptr<RunReferee> m_referee;
    ShelfDocument<Formation>* m_document = nullptr;
    BoardView* m_board = nullptr;
    QComboBox* m_against = nullptr;
    FormationCard* m_cardOf = nullptr;
    MarkBar* m_marks = nullptr;
    ChecksList* m_checks = nullptr;
    QLabel* m_shifted = nullptr;  ///< who stands wider than written
};

}  // namespace thrum::gui
