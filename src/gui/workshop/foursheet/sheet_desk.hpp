#pragma once

#include "gui/commands/command_target.hpp"

#include <functional>
#include <optional>
#include <vector>

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;

namespace thrum::gui {
class Commands;
}

namespace thrum::gui::fss {

class SheetTable;

/// Where one sort of document of 4SS is worked on. What is done with the document as a whole is
/// asked for here, in the same words for teams and for play cards.
class SheetDesk : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void askMake() = 0;
    void askCopy();
    void askImport();
    void askExport();
    void askRemove();
    /// One more man or card; the chosen one goes.
    virtual void addOne() = 0;
    virtual void dropOne() = 0;
    [[nodiscard]] virtual CommandOffer ofDrop() const = 0;
    [[nodiscard]] CommandOffer ofOwn() const;

    [[nodiscard]] virtual bool isOwn() const = 0;
    [[nodiscard]] virtual QString documentName() const = 0;
    /// "team", "cards".
    [[nodiscard]] virtual QString sort() const = 0;
    [[nodiscard]] virtual QString fileName() const = 0;
    [[nodiscard]] virtual std::optional<QString> copy(const QString& name) = 0;
    [[nodiscard]] virtual std::optional<QString> importFile(const QString& file) = 0;
    [[nodiscard]] virtual std::optional<QString> exportFile(const QString& file) const = 0;
    [[nodiscard]] virtual std::optional<QString> remove() = 0;
    [[nodiscard]] virtual QString undoText() const = 0;
    [[nodiscard]] virtual QString redoText() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

signals:
    void said(const QString& sentence);
    void offersChanged();
    /// Another list of documents: new games have other teams or cards now.
    void listChanged();

protected:
    struct Column {
        QWidget* widget = nullptr;
        int letters = 0;  ///< at least so wide
    };
    /// Keeps the columns wide enough for their text, whatever its size.
    /// @param meaning  two lines stay free for it, so that nothing jumps
    void fitText(std::vector<Column> columns, QLabel& meaning);
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    /// What is refused in a table is said, until something is accepted.
    void heed(const SheetTable& table);
    void tell(const std::optional<QString>& problem, const QString& done);
    /// Asks for a name without stopping anything else.
    void askName(const QString& title,
                 const QString& label,
                 const QString& proposal,
                 const std::function<void(const QString&)>& named);
    /// A button that does what the command does, gray where it may not.
    [[nodiscard]] static QPushButton* buttonFor(const Commands& commands,
                                                Command command,
                                                const QString& text,
                                                QWidget* parent);
    [[nodiscard]] static QLabel* heading(const QString& text, QWidget* parent);
    [[nodiscard]] static QWidget* column(QWidget* parent);
    /// The row of buttons below a list: new, copy, import, export, remove.
    [[nodiscard]] static QWidget* ways(const Commands& commands, QWidget* parent);

private:
    void fit();

    std::vector<Column> m_columns;
    QLabel* m_meaningText = nullptr;
};

}  // namespace thrum::gui::fss
