#pragma once

#include <thrum/app/archive.hpp>
#include <thrum/app/library.hpp>

#include <filesystem>
#include <vector>

#include <QDialog>

class QLabel;
class QListWidget;

namespace thrum::gui {

class BoardPicture;

/// After an end that nobody asked for: the games that were not finished, newest first, and what to
/// do about them. Nothing is lost whatever is chosen.
class RecoverySheet final : public QDialog {
    Q_OBJECT

public:
    /// @param library  for the looks of teams and bases; must outlive the sheet
    /// @param trace    names the game whose board is being drawn, as long as it is: one that ended
    ///                 the program while it was drawn is not drawn at the next start; empty: none
    RecoverySheet(const std::vector<app::ArchivedGame>& games,
                  const app::Library& library,
                  QWidget* parent,
                  std::filesystem::path trace = {});

signals:
    void continueAsked(const QString& file);
    void lookAsked(const QString& file);

private:
    [[nodiscard]] QString chosen() const;
    /// The board as the chosen game was left.
    void showBoard();

    const app::Library& m_library;
    std::filesystem::path m_trace;
    QString m_spoiled;  ///< the game that ended the program when it was drawn
    QLabel* m_apart = nullptr;
    QListWidget* m_list = nullptr;
    BoardPicture* m_picture = nullptr;
};

}  // namespace thrum::gui
