#pragma once

#include "gui/workshop/shelf_document.hpp"

#include <vector>

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPlainTextEdit;
class QTableWidget;

namespace thrum::gui {

/// All of a play, to be made by hand: name, formation, who carries, when to stop, where each man
/// faces, whom a pass looks to and how the stick lies, what it suits, notes. A shipped one is only
/// read.
class PlayCard final : public QWidget {
    Q_OBJECT

public:
    explicit PlayCard(ShelfDocument<Play>& document, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& name() const { return *m_name; }
    [[nodiscard]] QComboBox& formation() const { return *m_formation; }
    [[nodiscard]] QComboBox& type() const { return *m_type; }
    [[nodiscard]] QComboBox& carrier() const { return *m_carrier; }
    [[nodiscard]] QDoubleSpinBox& stop() const { return *m_stop; }
    [[nodiscard]] QTableWidget& men() const { return *m_men; }
    [[nodiscard]] QPlainTextEdit& notes() const { return *m_notes; }
    void follow();
    /// What stands in the field of the name is its name.
    void takeName();

signals:
    void refused(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keep(Play to, const QString& what);
    void keepNotes();
    void takeFormation(const std::string& id);
    void takeType(PlayType type);
    void takeCell(int row, int column);
    void fillFormations();
    void fillMen();
    [[nodiscard]] const Formation* from() const;

    ShelfDocument<Play>& m_document;
    QLineEdit* m_name = nullptr;
    QComboBox* m_type = nullptr;
    QComboBox* m_formation = nullptr;
    QComboBox* m_carrier = nullptr;
    QCheckBox* m_standing = nullptr;
    QDoubleSpinBox* m_stop = nullptr;
    std::vector<QCheckBox*> m_suits;
    QTableWidget* m_men = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    bool m_filling = false;
};

}  // namespace thrum::gui
