#pragma once

#include <thrum/app/archive.hpp>
#include <thrum/io/tap_game_file.hpp>

#include <QDialog>

class QLineEdit;

namespace thrum::gui {

/// What a game was begun with and where it is kept; its name can be changed here.
class GameDetailsDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param header  nothing: the file cannot be read that far
    GameDetailsDialog(const app::ArchivedGame& game,
                      const std::optional<io::TapGameHeader>& header,
                      QWidget* parent = nullptr);
    [[nodiscard]] QString name() const;

private:
    QLineEdit* m_name = nullptr;
};

}  // namespace thrum::gui
