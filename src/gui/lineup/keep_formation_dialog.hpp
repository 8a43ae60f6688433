#pragma once

#include <thrum/segment/formation.hpp>

#include <functional>
#include <vector>

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace thrum::gui {

/// Asks for the name under which a formation is kept (ux 11). Shown with open().
class KeepFormationDialog final : public QDialog {
    Q_OBJECT

public:
    static constexpr int kLongestName = 40;
    /// "Kick return"
    [[nodiscard]] static QString unitText(FormationUnit unit);

    struct Standing {
        Formation formation;
        QString breach;  ///< what the rules have against it; empty: it is legal
    };

    /// @param standing   what can be kept: one side, or one of two; not empty
    /// @param isOwnName  whether the coach has a formation of that name, which is replaced
    KeepFormationDialog(std::vector<Standing> standing,
                        std::function<bool(const QString&)> isOwnName,
                        QWidget* parent);

    /// What the coach wants kept, with its notes and without an id.
    [[nodiscard]] Formation formation() const;
    [[nodiscard]] QString name() const;
    /// Why it could not be kept; the dialog stays.
    void showProblem(const QString& sentence);

signals:
    void keepAsked();

private:
    void refresh();

    std::vector<Standing> m_standing;
    std::function<bool(const QString&)> m_isOwnName;
    QComboBox* m_which = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_notes = nullptr;
    QLabel* m_men = nullptr;
    QLabel* m_breach = nullptr;
    QLabel* m_word = nullptr;
    QPushButton* m_keep = nullptr;
};

}  // namespace thrum::gui
