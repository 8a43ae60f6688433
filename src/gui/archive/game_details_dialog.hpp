#pragma once

#include <thrum/app/archive.hpp>

#include <optional>
#include <string>
#include <string_view>

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace thrum::gui {

/// What a game was begun with and where it is kept; its name can be changed here.
class GameDetailsDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param headerLine  of the file; what cannot be read is not told
    GameDetailsDialog(const app::ArchivedGame& game,
                      const std::string& headerLine,
                      QWidget* parent = nullptr);
    [[nodiscard]] QString name() const;
    /// Star, tags and notes as they are in the fields now.
    [[nodiscard]] io::GameNotes notes() const;

private:
    void keep();

    QLineEdit* m_name = nullptr;
    QLabel* m_problem = nullptr;
    QString m_nameBefore;
    std::optional<RuleViolation> (*m_nameRefused)(std::string_view name) = nullptr;
    QLineEdit* m_tags = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    QCheckBox* m_star = nullptr;
    io::GameNotes m_before;
};

}  // namespace thrum::gui
