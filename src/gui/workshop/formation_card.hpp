#pragma once

#include "gui/workshop/shelf_document.hpp"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTableWidget;

namespace thrum::gui {

/// What is written of a formation: name, tags, notes, and where its men stand in numbers. A shipped
/// one is only read.
class FormationCard final : public QWidget {
    Q_OBJECT

public:
    explicit FormationCard(ShelfDocument<Formation>& document, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& name() const { return *m_name; }
    [[nodiscard]] QLineEdit& tags() const { return *m_tags; }
    [[nodiscard]] QPlainTextEdit& notes() const { return *m_notes; }
    [[nodiscard]] QTableWidget& men() const { return *m_men; }
    void follow();
    /// "run, goal line" as tags: without empty ones and without any twice.
    [[nodiscard]] static std::vector<std::string> tagsIn(const QString& text);

signals:
    void refused(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keep(const Formation& to, const QString& what);
    void keepNotes();
    void takeNumber(int row, int column);

    ShelfDocument<Formation>& m_document;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_tags = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    QTableWidget* m_men = nullptr;
    bool m_filling = false;
};

}  // namespace thrum::gui
