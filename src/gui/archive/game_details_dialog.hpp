#pragma once

#include <thrum/app/archive.hpp>
#include <thrum/app/tap_game.hpp>

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;

namespace thrum::gui {

/// What a game was begun with and where it is kept; its name can be changed here.
class GameDetailsDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param header  nothing: the file cannot be read that far
    GameDetailsDialog(const app::ArchivedGame& game,
                      const std::optional<app::TapHeader>& header,
                      QWidget* parent = nullptr);
    [[nodiscard]] QString name() const;
    /// Star, tags and notes as they are in the fields now.
    [[nodiscard]] io::GameNotes notes() const;

private:
    QLineEdit* m_name = nullptr;
    QLineEdit* m_tags = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    QCheckBox* m_star = nullptr;
    io::GameNotes m_before;
};

}  // namespace thrum::gui
