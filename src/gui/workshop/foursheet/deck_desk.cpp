#include "gui/workshop/foursheet/deck_desk.hpp"

#include "gui/commands/commands.hpp"
#include "gui/games/foursheet/print/sheet_view.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/workshop/foursheet/card_tables.hpp"
#include "gui/workshop/foursheet/sheet_document.hpp"

#include <algorithm>

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

namespace thrum::gui::fss {

DeckDesk::DeckDesk(app::FoursheetFiles& files, const Commands& commands, QWidget* parent)
    : SheetDesk{parent} {
    setObjectName(QStringLiteral("deckDesk"));
    setAccessibleName(tr("4SS play cards"));
    m_document = new DeckDocument{files, this};
    build(commands);
    connect(m_document, &DeckDocument::listChanged, this, [this] {
        fillDecks();
        emit listChanged();
    });
    connect(m_document, &DeckDocument::changed, this, &DeckDesk::follow);
    fillDecks();
    follow();
}

void DeckDesk::build(const Commands& commands) {
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);

    m_left = column(this);
    auto* leftRows = new QVBoxLayout{m_left};
    leftRows->setContentsMargins(12, 10, 12, 10);
    m_decks = new QListWidget{m_left};
    m_decks->setObjectName(QStringLiteral("deckList"));
    m_decks->setAccessibleName(tr("Decks of play cards"));
    m_decks->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_decks->setWordWrap(true);
    leftRows->addWidget(m_decks, 2);
    leftRows->addWidget(ways(commands, m_left));
    leftRows->addWidget(heading(tr("Cards"), m_left));
    m_cards = new QListWidget{m_left};
    m_cards->setObjectName(QStringLiteral("deckCards"));
    m_cards->setAccessibleName(tr("Cards of the deck"));
    m_cards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cards->setWordWrap(true);
    leftRows->addWidget(m_cards, 4);
    row->addWidget(m_left, 2);

    m_middle = column(this);
    auto* middleRows = new QVBoxLayout{m_middle};
    middleRows->setContentsMargins(12, 10, 12, 10);
    auto* head = new QHBoxLayout;
    m_state = new QLabel{m_middle};
    m_state->setProperty("role", QStringLiteral("muted"));
    m_state->setWordWrap(true);
    head->addWidget(m_state, 1);
    head->addWidget(buttonFor(commands, Command::SheetAdd, tr("Add a card"), m_middle));
    head->addWidget(buttonFor(commands, Command::SheetDrop, tr("Take it out"), m_middle));
    middleRows->addLayout(head);
    auto* tables = new QHBoxLayout;
    m_facts = new CardFactsTable{*m_document, this};
    m_factsView = sheetView(*m_facts, tr("The card"), 0, m_middle);
    m_factsView->setObjectName(QStringLiteral("cardFacts"));
    tables->addWidget(m_factsView, 4);
    m_values = new CardValuesTable{*m_document, this};
    m_valuesView = sheetView(*m_values, tr("The twenty values of the d20"), -1, m_middle);
    m_valuesView->setObjectName(QStringLiteral("cardValues"));
    tables->addWidget(m_valuesView, 6);
    middleRows->addLayout(tables, 1);
    m_repeat = new QPushButton{tr("The next value calls the same"), m_middle};
    m_repeat->setObjectName(QStringLiteral("repeatBelow"));
    middleRows->addWidget(m_repeat, 0, Qt::AlignRight);
    m_meaning = new QLabel{m_middle};
    m_meaning->setObjectName(QStringLiteral("meaning"));
    m_meaning->setWordWrap(true);
    middleRows->addWidget(m_meaning);
    row->addWidget(m_middle, 6);

    m_right = column(this);
    auto* rightRows = new QVBoxLayout{m_right};
    rightRows->setContentsMargins(12, 10, 12, 10);
    rightRows->addWidget(heading(tr("As it will be printed"), m_right));
    m_picture = new SheetView{m_right};
    rightRows->addWidget(m_picture);
    rightRows->addStretch(1);
    row->addWidget(m_right, 4);

    for (SheetTable* table :
         {static_cast<SheetTable*>(m_facts), static_cast<SheetTable*>(m_values)})
        heed(*table);
    const auto tellOf = [this](const QTableView* view, const SheetTable* table) {
        connect(view->selectionModel(),
                &QItemSelectionModel::currentChanged,
                this,
                [this, table](const QModelIndex& at) {
                    m_meaning->setText(at.isValid() ? table->meaning(at) : QString{});
                    emit offersChanged();
                });
    };
    tellOf(m_factsView, m_facts);
    tellOf(m_valuesView, m_values);
    connect(m_repeat, &QPushButton::clicked, this, [this] {
        const int at = m_valuesView->currentIndex().row();
        const auto problem = m_values->repeatBelow(at);
        if (problem)
            emit said(*problem);
        else
            m_valuesView->setCurrentIndex(
                m_values->index(at + 1, std::max(0, m_valuesView->currentIndex().column())));
    });
    connect(m_decks, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item != nullptr)
            m_document->choose(item->data(Qt::UserRole).toString().toStdString());
    });
    connect(m_cards, &QListWidget::currentRowChanged, this, [this](int at) {
        m_document->chooseCard(at);
    });
    setFocusProxy(m_decks);
    fitText({{m_left, 33}, {m_middle, 78}, {m_right, 38}}, *m_meaning);
}

void DeckDesk::fillDecks() {
    const QSignalBlocker quiet{m_decks};
    m_decks->clear();
    for (const auto& entry : m_document->files().decks()) {
        auto* item = new QListWidgetItem{deckTitle(entry.value)};
        item->setData(Qt::UserRole, QString::fromStdString(entry.value.id));
        m_decks->addItem(item);
        if (entry.value.id == m_document->id())
            m_decks->setCurrentItem(item);
    }
}

void DeckDesk::fillCards() {
    const QSignalBlocker quiet{m_cards};
    const auto& cards = m_document->deck().cards;
    while (m_cards->count() > static_cast<int>(cards.size()))
        delete m_cards->takeItem(m_cards->count() - 1);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const QString text =
            QStringLiteral("%1  %2 · %3")
                .arg(cards[i].number)
                .arg(QString::fromStdString(cards[i].name), cardKindText(cards[i]));
        if (static_cast<int>(i) < m_cards->count())
            m_cards->item(static_cast<int>(i))->setText(text);
        else
            m_cards->addItem(text);
    }
    m_cards->setCurrentRow(m_document->cardIndex());
}

void DeckDesk::follow() {
    for (int i = 0; i < m_decks->count(); ++i)
        if (m_decks->item(i)->data(Qt::UserRole).toString().toStdString() == m_document->id()) {
            const QSignalBlocker quiet{m_decks};
            m_decks->setCurrentRow(i);
        }
    fillCards();
    const auto count = static_cast<int>(m_document->deck().cards.size());
    m_state->setText(
        m_document->isOwn()
            ? (count == 1 ? tr("one card; every change is kept")
                          : tr("%1 cards; every change is kept").arg(count))
            : tr("%1 cards of the book: copy them, and the copy is yours to change").arg(count));
    m_repeat->setEnabled(m_document->isOwn());
    if (const Card* card = m_document->card())
        m_picture->show(
            cardPanel(*card, m_document->deck().formation),
            tr("Card %1, %2").arg(card->number).arg(QString::fromStdString(card->name)));
    emit offersChanged();
}

void DeckDesk::askMake() {
    auto* dialog = new QDialog{this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("newDeck"));
    dialog->setWindowTitle(tr("New play cards"));
    auto* rows = new QFormLayout{dialog};
    auto* name = new QLineEdit{tr("My cards"), dialog};
    name->setMaxLength(kMostNameLetters);
    auto* formation = new QComboBox{dialog};
    for (const auto& one : namesOf(Formation{}))
        formation->addItem(formationText(one.value), static_cast<int>(one.value));
    rows->addRow(tr("Name"), name);
    rows->addRow(tr("Formation"), formation);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog};
    rows->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(dialog, &QDialog::accepted, this, [this, name, formation] {
        tell(m_document->make(name->text(),
                              static_cast<Formation>(formation->currentData().toInt())),
             tr("%1: yours, with one plain run to begin with.").arg(name->text()));
    });
    dialog->open();
    name->selectAll();
}

QString DeckDesk::documentName() const {
    return m_document->deck().name.empty() ? formationText(m_document->deck().formation)
                                           : QString::fromStdString(m_document->deck().name);
}

QString DeckDesk::fileName() const {
    return QString::fromStdString(m_document->id() + ".json");
}

void DeckDesk::addOne() {
    tell(m_document->addCard(), tr("One more card like the chosen one."));
}

void DeckDesk::dropOne() {
    tell(m_document->dropCard(), tr("The card is out of the deck."));
}

CommandOffer DeckDesk::ofDrop() const {
    if (!isOwn())
        return ofOwn();
    return m_document->deck().cards.size() > 1 ? CommandOffer{}
                                               : notNow(tr("A deck has one card at least."));
}

}  // namespace thrum::gui::fss
