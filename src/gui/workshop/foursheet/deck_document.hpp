#pragma once

#include "gui/workshop/foursheet/edit_steps.hpp"

#include <thrum/games/foursheet/files.hpp>

#include <optional>
#include <string>

#include <QObject>
#include <QString>

namespace thrum::gui::fss {

/// The play cards at hand, deck by deck, and the card that is worked on. The book's are looked at;
/// what is changed is a coach's own, kept after every change. Knows no widget.
class DeckDocument final : public QObject {
    Q_OBJECT

public:
    explicit DeckDocument(app::FoursheetFiles& files, QObject* parent = nullptr);

    [[nodiscard]] const app::FoursheetFiles& files() const { return m_files; }
    [[nodiscard]] const foursheet::Deck& deck() const { return m_deck.deck; }
    [[nodiscard]] const std::string& id() const { return m_deck.id; }
    [[nodiscard]] bool isOwn() const { return m_own; }
    /// Null only if there is no deck at all.
    [[nodiscard]] const foursheet::Card* card() const;
    [[nodiscard]] int cardIndex() const { return m_card; }
    void choose(const std::string& id);
    void chooseCard(int index);

    /// A deck from nothing, with one plain run. @return why not; nothing if it is chosen now
    [[nodiscard]] std::optional<QString> make(const QString& name, foursheet::Formation formation);
    [[nodiscard]] std::optional<QString> copy(const QString& name);
    [[nodiscard]] std::optional<QString> importFile(const QString& file);
    [[nodiscard]] std::optional<QString> exportFile(const QString& file) const;
    /// @return why not; nothing if it is called so now
    [[nodiscard]] std::optional<QString> rename(const QString& name);
    [[nodiscard]] std::optional<QString> remove();

    /// One more card like the chosen one, under the next free number.
    [[nodiscard]] std::optional<QString> addCard();
    [[nodiscard]] std::optional<QString> dropCard();
    /// The chosen card with a change made to it. What could not be read back is refused and nothing
    /// is changed.
    [[nodiscard]] std::optional<QString> change(foursheet::Card to, const QString& what);
    [[nodiscard]] bool canUndo() const { return m_steps.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_steps.canRedo(); }
    [[nodiscard]] QString undoText() const { return m_steps.undoText(); }
    [[nodiscard]] QString redoText() const { return m_steps.redoText(); }
    void undo();
    void redo();

signals:
    void listChanged();
    void changed();

private:
    [[nodiscard]] std::optional<QString> keep(app::NamedDeck deck);
    [[nodiscard]] std::optional<QString> begin(foursheet::Deck deck, const QString& name);
    [[nodiscard]] std::optional<QString> changeDeck(foursheet::Deck to, const QString& what);
    void step(bool back);

    app::FoursheetFiles& m_files;
    app::NamedDeck m_deck;
    int m_card = 0;
    bool m_own = false;
    EditSteps<app::NamedDeck> m_steps;
};

/// "Pro Set, the book's", "Tuesday (Pro Set)".
[[nodiscard]] QString deckTitle(const app::NamedDeck& deck);

}  // namespace thrum::gui::fss
