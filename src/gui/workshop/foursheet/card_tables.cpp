#include "gui/workshop/foursheet/card_tables.hpp"

#include "gui/games/foursheet/words.hpp"
#include "gui/workshop/foursheet/sheet_document.hpp"

#include <thrum/rules/foursheet/card_making.hpp>

#include <algorithm>
#include <array>

namespace thrum::gui::fss {

namespace {
/// Everything a card can be, as one word chosen from a list.
struct CardKind {
    const char* text;
    PlayType type;
    std::optional<Depth> depth;
    bool draw;
    bool playAction;
};
constexpr std::array kCardKinds{
    CardKind{QT_TRANSLATE_NOOP("FourSheet", "run"), PlayType::Run, std::nullopt, false, false},
    CardKind{QT_TRANSLATE_NOOP("FourSheet", "draw"), PlayType::Run, std::nullopt, true, false},
    CardKind{
        QT_TRANSLATE_NOOP("FourSheet", "short pass"), PlayType::Pass, Depth::Short, false, false},
    CardKind{
        QT_TRANSLATE_NOOP("FourSheet", "medium pass"), PlayType::Pass, Depth::Medium, false, false},
    CardKind{
        QT_TRANSLATE_NOOP("FourSheet", "long pass"), PlayType::Pass, Depth::Long, false, false},
    CardKind{QT_TRANSLATE_NOOP("FourSheet", "short pass, play action"),
             PlayType::Pass,
             Depth::Short,
             false,
             true},
    CardKind{QT_TRANSLATE_NOOP("FourSheet", "medium pass, play action"),
             PlayType::Pass,
             Depth::Medium,
             false,
             true},
    CardKind{QT_TRANSLATE_NOOP("FourSheet", "long pass, play action"),
             PlayType::Pass,
             Depth::Long,
             false,
             true}};

const CardKind& cardKindOf(const Card& card) {
    const auto* const found = std::ranges::find_if(kCardKinds, [&](const CardKind& kind) {
        return kind.type == card.type && kind.depth == card.depth && kind.draw == card.draw &&
               kind.playAction == card.playAction;
    });
    return found != kCardKinds.end() ? *found : kCardKinds.front();
}

std::optional<Role> roleNamed(Formation formation, const QString& text) {
    for (const Role role : foursheet::rolesIn(formation))
        if (roleText(role).compare(text, Qt::CaseInsensitive) == 0)
            return role;
    return std::nullopt;
}

std::optional<Zone> zoneNamed(const QString& text) {
    for (const Zone zone : foursheet::allZones())
        if (zoneText(zone).compare(text, Qt::CaseInsensitive) == 0)
            return zone;
    return std::nullopt;
}

QStringList zoneChoices() {
    QStringList all;
    for (const Zone zone : foursheet::allZones())
        all << zoneText(zone);
    return all;
}

QString motionText(const Card& card) {
    if (!card.motion)
        return QStringLiteral("–");
    return fss::tr("%1 %2").arg(
        roleText(card.motion->player),
        card.motion->side == Sideways::Left ? fss::tr("left") : fss::tr("right"));
}

QString noSuch(const QString& text) {
    return fss::tr("%1 is nothing that can stand here; choose from the list.").arg(text);
}
}  // namespace

CardFactsTable::CardFactsTable(DeckDocument& document, QObject* parent)
    : SheetTable{parent}, m_document{document} {
    connect(&document, &DeckDocument::changed, this, &CardFactsTable::follow);
    follow();
}

int CardFactsTable::rows() const {
    return m_document.card() == nullptr ? 0
                                        : FirstRoute + static_cast<int>(card().routes.size()) + 1;
}

QStringList CardFactsTable::heads() const {
    return {tr("As it is")};
}

QString CardFactsTable::rowHead(int row) const {
    if (isDeckName(row))
        return tr("Deck");
    switch (row) {
        case Number:
            return tr("Number");
        case Name:
            return tr("Name");
        case Kind:
            return tr("Kind");
        case Target:
            return card().type == PlayType::Run ? tr("Carrier") : tr("Target");
        case Motion:
            return tr("Motion");
        default:
            return tr("%1 ends in")
                .arg(roleText(card().routes[static_cast<std::size_t>(row - FirstRoute)].player));
    }
}

QString CardFactsTable::textAt(const QModelIndex& index) const {
    if (isDeckName(index.row()))
        return QString::fromStdString(m_document.deck().name);
    switch (index.row()) {
        case Number:
            return QString::number(card().number);
        case Name:
            return QString::fromStdString(card().name);
        case Kind:
            return fss::tr(cardKindOf(card()).text);
        case Target:
            return roleText(card().target);
        case Motion:
            return motionText(card());
        default:
            return zoneText(card().routes[static_cast<std::size_t>(index.row() - FirstRoute)].zone);
    }
}

bool CardFactsTable::mayChange(const QModelIndex& /*index*/) const {
    return m_document.isOwn() && m_document.card() != nullptr;
}

QStringList CardFactsTable::choices(const QModelIndex& index) const {
    QStringList all;
    if (isDeckName(index.row()))
        return all;
    const auto& roles = foursheet::rolesIn(m_document.deck().formation);
    switch (index.row()) {
        case Number:
        case Name:
            break;
        case Kind:
            for (const CardKind& kind : kCardKinds)
                all << fss::tr(kind.text);
            break;
        case Target:
            for (const Role role : roles)
                if (card().type == PlayType::Run || foursheet::isEligible(role))
                    all << roleText(role);
            break;
        case Motion:
            all << QStringLiteral("–");
            for (const Role role : roles)
                if (foursheet::isEligible(role))
                    all << tr("%1 left").arg(roleText(role)) << tr("%1 right").arg(roleText(role));
            break;
        default:
            all = zoneChoices();
    }
    return all;
}

QString CardFactsTable::meaning(const QModelIndex& index) const {
    if (isDeckName(index.row()))
        return tr("What the whole deck is called, in 1 to 40 letters.");
    switch (index.row()) {
        case Number:
            return tr("1 to 99, each once in a deck: what is typed to call it.");
        case Name:
            return tr("Up to 30 letters.");
        case Kind:
            return tr(
                "A run calls A everywhere; a pass B in the line, C in the flats, D in the "
                "middle, D or E deep. Another kind changes the letters (FSS-36.4).");
        case Target:
            return tr(
                "Who carries the ball where a line names nobody else, or who is thrown to "
                "(FSS-11.1, 12.1).");
        case Motion:
            return tr("Who runs sideways before the snap, and which way (FSS-20.7).");
        default:
            return tr("The zone in which he finishes: man-to-man follows him there (FSS-6.2).");
    }
}

std::optional<QString> CardFactsTable::setIn(Card& card, int row, const QString& text) const {
    const Formation formation = m_document.deck().formation;
    switch (row) {
        case Number:
            return readNumber(text, 1, 99, card.number);
        case Name:
            card.name = text.toStdString();
            return std::nullopt;
        case Kind:
            for (const CardKind& kind : kCardKinds) {
                if (fss::tr(kind.text) != text)
                    continue;
                card = foursheet::asType(card, formation, kind.type);
                card.depth = kind.depth;
                card.draw = kind.draw;
                card.playAction = kind.playAction;
                return std::nullopt;
            }
            return noSuch(text);
        case Target:
            if (const auto role = roleNamed(formation, text)) {
                card.target = *role;
                return std::nullopt;
            }
            return noSuch(text);
        case Motion: {
            if (text.isEmpty() || text == QStringLiteral("–")) {
                card.motion.reset();
                return std::nullopt;
            }
            const auto role = roleNamed(formation, text.section(QLatin1Char{' '}, 0, 0));
            const QString side = text.section(QLatin1Char{' '}, 1);
            if (!role || (side != fss::tr("left") && side != fss::tr("right")))
                return noSuch(text);
            card.motion = foursheet::Motion{
                *role, side == fss::tr("left") ? Sideways::Left : Sideways::Right};
            return std::nullopt;
        }
        default:
            break;
    }
    const auto zone = zoneNamed(text);
    if (!zone)
        return noSuch(text);
    card.routes[static_cast<std::size_t>(row - FirstRoute)].zone = *zone;
    return std::nullopt;
}

std::optional<QString> CardFactsTable::change(const QModelIndex& index, const QString& text) {
    if (isDeckName(index.row()))
        return m_document.rename(text);
    Card to = card();
    if (auto why = setIn(to, index.row(), text))
        return why;
    return m_document.change(
        std::move(to), tr("card %1, %2").arg(card().number).arg(rowHead(index.row()).toLower()));
}

// --- the twenty values

CardValuesTable::CardValuesTable(DeckDocument& document, QObject* parent)
    : SheetTable{parent}, m_document{document} {
    connect(&document, &DeckDocument::changed, this, &CardValuesTable::follow);
    follow();
}

int CardValuesTable::rows() const {
    constexpr int kFaces = 20;
    return m_document.card() == nullptr ? 0 : kFaces;
}

QStringList CardValuesTable::heads() const {
    return {tr("Man"), tr("Rating"), tr("Against"), tr("Called"), tr("Ball")};
}

QString CardValuesTable::rowHead(int row) const {
    return QString::number(row + 1);
}

QString CardValuesTable::textAt(const QModelIndex& index) const {
    const CardLine& line = foursheet::lineFor(card(), index.row() + 1);
    switch (index.column()) {
        case Man:
            return roleText(line.player);
        case RatingLetter:
            return ratingText(line.rating);
        case Place:
            return zoneText(line.zone);
        case Called:
            return ratingText(line.defRating);
        default:
            return line.carrier                   ? roleText(*line.carrier)
                   : card().type == PlayType::Run ? roleText(card().target)
                                                  : QStringLiteral("–");
    }
}

bool CardValuesTable::mayChange(const QModelIndex& index) const {
    if (!m_document.isOwn() || m_document.card() == nullptr)
        return false;
    if (index.column() == Called)
        return card().type == PlayType::Pass &&
               foursheet::lineFor(card(), index.row() + 1).zone == Zone::D1;
    return index.column() != Carrier || card().type == PlayType::Run;
}

QStringList CardValuesTable::choices(const QModelIndex& index) const {
    QStringList all;
    switch (index.column()) {
        case Man:
        case Carrier:
            for (const Role role : foursheet::rolesIn(m_document.deck().formation))
                all << roleText(role);
            break;
        case RatingLetter:
            for (const auto& rating : namesOf(Rating{}))
                all << ratingText(rating.value);
            break;
        case Place:
            all = zoneChoices();
            break;
        default:
            all << QStringLiteral("D") << QStringLiteral("E");
    }
    return all;
}

QString CardValuesTable::meaning(const QModelIndex& index) const {
    const CardLine& line = foursheet::lineFor(card(), index.row() + 1);
    const QString whole = tr("On %1 the %2's %3 meets whoever is in the %4, who answers with %5.")
                              .arg(index.row() + 1)
                              .arg(roleWords(line.player).toLower(),
                                   ratingText(line.rating),
                                   zoneWords(line.zone),
                                   ratingText(line.defRating));
    return index.column() == Called
               ? tr("%1 The letter follows from the zone (FSS-36.4).").arg(whole)
               : whole;
}

std::optional<QString> CardValuesTable::change(const QModelIndex& index, const QString& text) {
    foursheet::CardValues values = foursheet::valuesOf(card());
    foursheet::CardValue& value = values[static_cast<std::size_t>(index.row())];
    const Formation formation = m_document.deck().formation;
    switch (index.column()) {
        case Man:
        case Carrier: {
            const auto role = roleNamed(formation, text);
            if (!role)
                return noSuch(text);
            if (index.column() == Man)
                value.player = *role;
            else
                value.carrier = *role == card().target ? std::nullopt : role;
            break;
        }
        case RatingLetter:
        case Called: {
            bool known = false;
            for (const auto& rating : namesOf(Rating{}))
                if (ratingText(rating.value).compare(text, Qt::CaseInsensitive) == 0) {
                    (index.column() == Called ? value.defRating : value.rating) = rating.value;
                    known = true;
                }
            if (!known)
                return noSuch(text);
            break;
        }
        default: {
            const auto zone = zoneNamed(text);
            if (!zone)
                return noSuch(text);
            value.zone = *zone;
            value.defRating = foursheet::calledIn(card().type, *zone, value.defRating);
        }
    }
    return m_document.change(foursheet::withValues(card(), values),
                             tr("card %1, value %2").arg(card().number).arg(index.row() + 1));
}

std::optional<QString> CardValuesTable::repeatBelow(int row) {
    if (row < 0 || row + 1 >= rows())
        return tr("Choose a value with another one below it.");
    foursheet::CardValues values = foursheet::valuesOf(card());
    values[static_cast<std::size_t>(row) + 1] = values[static_cast<std::size_t>(row)];
    return m_document.change(foursheet::withValues(card(), values),
                             tr("card %1, value %2").arg(card().number).arg(row + 2));
}

}  // namespace thrum::gui::fss
