#include "gui/workshop/foursheet/deck_document.hpp"

#include "gui/games/foursheet/words.hpp"
#include "gui/workshop/foursheet/sheet_document.hpp"

#include <thrum/io/foursheet_file.hpp>
#include <thrum/rules/foursheet/card_making.hpp>

#include <algorithm>

namespace thrum::gui::fss {

QString deckTitle(const app::NamedDeck& deck) {
    const QString formation = formationText(deck.deck.formation);
    return deck.deck.name.empty()
               ? fss::tr("%1, the book's").arg(formation)
               : fss::tr("%1 (%2)").arg(QString::fromStdString(deck.deck.name), formation);
}

DeckDocument::DeckDocument(app::FoursheetFiles& files, QObject* parent)
    : QObject{parent}, m_files{files} {
    if (!m_files.decks().empty())
        choose(m_files.decks().front().value.id);
}

const foursheet::Card* DeckDocument::card() const {
    const auto& cards = m_deck.deck.cards;
    return cards.empty() ? nullptr : &cards[static_cast<std::size_t>(m_card)];
}

void DeckDocument::choose(const std::string& id) {
    for (const auto& entry : m_files.decks()) {
        if (entry.value.id != id)
            continue;
        if (m_deck.id == id && m_own == entry.own)
            return;
        m_deck = entry.value;
        m_own = entry.own;
        m_card = 0;
        m_steps.clear();
        emit changed();
        return;
    }
}

void DeckDocument::chooseCard(int index) {
    if (index == m_card || index < 0 || index >= static_cast<int>(m_deck.deck.cards.size()))
        return;
    m_card = index;
    emit changed();
}

std::optional<QString> DeckDocument::keep(app::NamedDeck deck) {
    if (const auto problem = m_files.keep(deck))
        return fileSentence(*problem);
    m_deck = std::move(deck);
    m_card = std::clamp(m_card, 0, std::max(0, static_cast<int>(m_deck.deck.cards.size()) - 1));
    m_own = true;
    return std::nullopt;
}

std::optional<QString> DeckDocument::begin(foursheet::Deck deck, const QString& name) {
    if (auto problem = nameProblem(name))
        return problem;
    deck.name = name.trimmed().toStdString();
    const int before = m_card;
    if (auto problem = keep({m_files.freshDeckId(deck.name), std::move(deck)}))
        return problem;
    m_card = std::min(before, static_cast<int>(m_deck.deck.cards.size()) - 1);
    m_steps.clear();
    emit listChanged();
    emit changed();
    return std::nullopt;
}

std::optional<QString> DeckDocument::make(const QString& name, foursheet::Formation formation) {
    foursheet::Deck deck;
    deck.formation = formation;
    deck.cards.push_back(foursheet::plainCard(formation));
    return begin(std::move(deck), name);
}

std::optional<QString> DeckDocument::copy(const QString& name) {
    return begin(m_deck.deck, name);
}

std::optional<QString> DeckDocument::importFile(const QString& file) {
    auto read = io::readDeck(file.toStdString());
    if (!read)
        return fileSentence(read.error());
    const QString name = read->name.empty() ? tr("My %1").arg(formationText(read->formation))
                                            : QString::fromStdString(read->name);
    QStringList taken;
    for (const auto& entry : m_files.decks())
        taken << QString::fromStdString(entry.value.deck.name);
    return begin(*std::move(read), freeName(name, taken));
}

std::optional<QString> DeckDocument::exportFile(const QString& file) const {
    if (const auto problem = io::saveDeck(file.toStdString(), m_deck.deck))
        return fileSentence(*problem);
    return std::nullopt;
}

std::optional<QString> DeckDocument::remove() {
    if (!m_own)
        return tr("The book's cards stay; your own can be taken away.");
    if (const auto problem = m_files.forgetDeck(m_deck.id))
        return fileSentence(*problem);
    m_deck = {};
    m_own = false;
    m_card = 0;
    m_steps.clear();
    emit listChanged();
    if (!m_files.decks().empty())
        choose(m_files.decks().front().value.id);
    return std::nullopt;
}

std::optional<QString> DeckDocument::changeDeck(foursheet::Deck to, const QString& what) {
    if (!m_own)
        return tr("These are the book's cards: copy them, and the copy is yours to change.");
    if (to == m_deck.deck)
        return std::nullopt;
    app::NamedDeck before = m_deck;
    if (auto problem = keep({m_deck.id, std::move(to)}))
        return problem;
    m_steps.add(what, std::move(before));
    emit changed();
    return std::nullopt;
}

std::optional<QString> DeckDocument::rename(const QString& name) {
    if (auto problem = nameProblem(name))
        return problem;
    foursheet::Deck to = m_deck.deck;
    to.name = name.trimmed().toStdString();
    auto problem = changeDeck(std::move(to), tr("name of the deck"));
    if (!problem)
        emit listChanged();
    return problem;
}

std::optional<QString> DeckDocument::addCard() {
    if (card() == nullptr)
        return tr("There is no card to begin with.");
    foursheet::Deck to = m_deck.deck;
    foursheet::Card made = *card();
    constexpr int kMost = 99;
    int number = 1;
    while (number <= kMost && foursheet::cardNumbered(to, number) != nullptr)
        ++number;
    if (number > kMost)
        return tr("A deck has 99 cards at most.");
    made.number = number;
    to.cards.push_back(std::move(made));
    const int at = static_cast<int>(to.cards.size()) - 1;
    if (auto problem = changeDeck(std::move(to), tr("add card %1").arg(number)))
        return problem;
    chooseCard(at);
    return std::nullopt;
}

std::optional<QString> DeckDocument::dropCard() {
    if (m_deck.deck.cards.size() < 2)
        return tr("A deck has one card at least.");
    foursheet::Deck to = m_deck.deck;
    const int number = card()->number;
    to.cards.erase(to.cards.begin() + m_card);
    return changeDeck(std::move(to), tr("take card %1 out").arg(number));
}

std::optional<QString> DeckDocument::change(foursheet::Card to, const QString& what) {
    foursheet::Deck deck = m_deck.deck;
    deck.cards[static_cast<std::size_t>(m_card)] = std::move(to);
    return changeDeck(std::move(deck), what);
}

void DeckDocument::step(bool back) {
    const auto restore = [this](const app::NamedDeck& deck) { return !keep(deck).has_value(); };
    const bool done = back ? m_steps.undo(m_deck, restore) : m_steps.redo(m_deck, restore);
    if (!done)
        return;
    emit listChanged();  // its name may be another
    emit changed();
}

void DeckDocument::undo() {
    step(true);
}

void DeckDocument::redo() {
    step(false);
}

}  // namespace thrum::gui::fss
