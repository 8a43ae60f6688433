#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/workshop/file_dragger.hpp"
#include "gui/workshop/shelf_document.hpp"
#include "gui/workshop/take_backs.hpp"

#include <functional>

#include <QFileDialog>
#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace thrum::gui {

class Commands;
class ShelfList;

/// A page of the workshop with a list at the left, a picture in the middle and a card at the right:
/// formations, plays, boards. The card scrolls; columns are as wide as their text asks.
class ShelfPage : public QWidget {
    Q_OBJECT

public:
    ShelfPage(Front place, const QString& name, const QString& title, bool counts, QWidget* parent);

    [[nodiscard]] CommandTarget& target() { return m_deeds; }
    [[nodiscard]] ShelfList& list() const { return *m_list; }

signals:
    void said(const QString& sentence);
    void offersChanged();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

    [[nodiscard]] CommandDeeds& deeds() { return m_deeds; }
    [[nodiscard]] QVBoxLayout& middle() const { return *m_middle; }
    [[nodiscard]] QVBoxLayout& card() const { return *m_card; }
    /// Buttons below the list that do what these commands do.
    void addWays(const Commands& commands, std::initializer_list<std::pair<Command, QString>> ways);
    /// On the card, below the star: how what is looked at becomes the coach's own. Empty: it is.
    void tellHowToOwn(const QString& text);
    void tell(const std::optional<QString>& problem, const QString& done);
    void askName(const QString& title,
                 const QString& question,
                 const QString& offered,
                 const std::function<std::optional<QString>(const QString&)>& take);
    void askFile(const QString& title,
                 bool write,
                 const QString& offered,
                 const std::function<std::optional<QString>(const QString&)>& take);
    /// Copy, import, export, remove, undo and redo of what lies on the shelf.
    template <class T>
    void addShelfDeeds(ShelfDocument<T>& document);

    QLabel* heading(const QString& text);
    /// What is chosen in the list may be drawn out as a file.
    void letDrag(const FileDragger::What& what);

private:
    void fitText();

    CommandDeeds m_deeds;
    std::function<std::optional<QString>(const QString&)> m_takeFile;
    ShelfList* m_list = nullptr;
    QWidget* m_left = nullptr;
    QWidget* m_right = nullptr;
    QScrollArea* m_cardArea = nullptr;
    QVBoxLayout* m_leftRows = nullptr;
    QVBoxLayout* m_middle = nullptr;
    QVBoxLayout* m_card = nullptr;
    QLabel* m_howToOwn = nullptr;
};

template <class T>
void ShelfPage::addShelfDeeds(ShelfDocument<T>& document) {
    const auto ofOwn = [&document]() -> CommandOffer {
        return document.isOwn() ? CommandOffer{}
                                : notNow(tr("Shipped: copy it, and the copy is yours to change."));
    };
    m_deeds.add(Command::ShelfCopy, [this, &document] {
        askName(tr("Copy"),
                tr("A name for the copy, which is yours to change."),
                tr("%1, mine").arg(QString::fromStdString(document.value().name)),
                [&document](const QString& name) { return document.copy(name); });
    });
    m_takeFile = [&document](const QString& file) { return document.importFile(file); };
    m_deeds.add(Command::ShelfImport,
                [this] { askFile(tr("Import"), false, QString{}, m_takeFile); });
    letDrag({[&document] { return QString::fromStdString(document.value().id + ".json"); },
             [&document](const QString& file) { return document.exportFile(file); }});
    m_deeds.add(Command::ShelfExport, [this, &document] {
        askFile(tr("Export"),
                true,
                QString::fromStdString(document.value().id + ".json"),
                [&document](const QString& file) { return document.exportFile(file); });
    });
    m_deeds.add(
        Command::ShelfRemove,
        [this, &document] {
            const QString name = QString::fromStdString(document.value().name);
            tell(document.remove(), tr("%1 is gone; undo brings it back.").arg(name));
        },
        ofOwn);
    addTakeBacks(m_deeds,
                 document,
                 tr("Nothing was changed since the page was opened."),
                 tr("Nothing was taken back."));
    connect(&document, &ShelfNews::refused, this, &ShelfPage::said);
}

}  // namespace thrum::gui
