#include "gui/workshop/foursheet/roster_table.hpp"

#include "gui/games/foursheet/rating_words.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/workshop/foursheet/card_notation.hpp"

#include <thrum/rules/foursheet/making.hpp>

namespace thrum::gui::fss {

namespace {
using foursheet::Position;

Rating ratingIn(int column) {
    return static_cast<Rating>(column - RosterTable::RatingX);
}
bool isRating(int column) {
    return column >= RosterTable::RatingX && column <= RosterTable::RatingE;
}

QString plusText(int value) {
    return value < 0 ? QStringLiteral("−%1").arg(-value) : QString::number(value);
}
}  // namespace

RosterTable::RosterTable(SheetDocument& document, QObject* parent)
    : SheetTable{parent}, m_document{document} {
    connect(&document, &SheetDocument::changed, this, &RosterTable::follow);
    follow();
}

int RosterTable::rows() const {
    return static_cast<int>(m_document.team().players.size());
}

QStringList RosterTable::heads() const {
    return {tr("No."),
            tr("Name"),
            tr("Pos"),
            tr("St"),
            QStringLiteral("x"),
            QStringLiteral("A"),
            QStringLiteral("B"),
            QStringLiteral("C"),
            QStringLiteral("D"),
            QStringLiteral("E"),
            tr("inj"),
            tr("Fm"),
            tr("Int"),
            tr("Ad"),
            tr("Fat"),
            tr("Fq"),
            tr("Touches"),
            tr("KR"),
            tr("KC"),
            tr("PR"),
            tr("PC"),
            tr("Ret"),
            tr("FG")};
}

const Player& RosterTable::man(const QModelIndex& index) const {
    return m_document.team().players[static_cast<std::size_t>(index.row())];
}

QString RosterTable::textAt(const QModelIndex& index) const {
    const Player& player = man(index);
    if (isRating(index.column())) {
        const Rating rating = ratingIn(index.column());
        return rating == Rating::X || foursheet::hasCard(player.pos)
                   ? QString::number(foursheet::ratingOf(player, rating))
                   : QStringLiteral("–");
    }
    switch (index.column()) {
        case Number:
            return QString::number(player.number);
        case Name:
            return nameText(player);
        case Place:
            return positionText(player.pos);
        case String:
            return QString::number(player.string);
        case Inj:
            return plusText(player.inj);
        case Fm:
            return QString::number(player.fm);
        case Int:
            return player.intc ? QString::number(*player.intc) : QStringLiteral("–");
        case Ad:
            return QString::number(player.ad);
        case Fat:
            return QString::number(player.fat);
        case Fq:
            return QString::number(player.fq);
        case TouchCounts:
            return touchesText(player);
        case KickReturn:
            return kickReturnText(player);
        case KickCover:
            return coverText(player.kc);
        case PuntReturn:
            return puntReturnText(player);
        case PuntCover:
            return coverText(player.pc);
        case LooseBall:
            return looseBallText(player);
        default:
            return player.kicking ? QString::number(player.kicking->longFG) : QStringLiteral("–");
    }
}

bool RosterTable::isStrong(const QModelIndex& index) const {
    return isRating(index.column());
}

bool RosterTable::mayChange(const QModelIndex& index) const {
    if (!m_document.isOwn())
        return false;
    const Player& player = man(index);
    if (isRating(index.column()))
        return ratingIn(index.column()) == Rating::X || foursheet::hasCard(player.pos);
    if (index.column() == LongKick)
        return player.kicking.has_value();
    return true;
}

QStringList RosterTable::choices(const QModelIndex& index) const {
    QStringList all;
    if (index.column() == Place)
        for (const auto& position : namesOf(Position{}))
            all << positionText(position.value);
    else if (index.column() == String)
        all << QStringLiteral("1") << QStringLiteral("2") << QStringLiteral("3");
    return all;
}

QString RosterTable::meaning(const QModelIndex& index) const {
    const Player& player = man(index);
    if (isRating(index.column())) {
        const Rating rating = ratingIn(index.column());
        const QString what = ratingMeaning(player.pos, rating);
        if (what.isEmpty())
            return tr("%1s have no such rating.").arg(positionWords(player.pos));
        const Player* average = m_document.averageAt(player.pos);
        return average == nullptr
                   ? tr("%1 of a %2: %3 (FSS-2.1).")
                         .arg(ratingText(rating), positionWords(player.pos).toLower(), what)
                   : tr("%1 of a %2: %3; a starter has %4 on average, 0 to 14 (FSS-2.1).")
                         .arg(ratingText(rating), positionWords(player.pos).toLower(), what)
                         .arg(foursheet::ratingOf(*average, rating));
    }
    switch (index.column()) {
        case Place:
            return tr("%1. Another position gives him its average card.")
                .arg(positionWords(player.pos));
        case String:
            return tr("1 starts, 2 and 3 are his substitutes.");
        case Inj:
            return tr("Added to the d10 on the injury chart: high is healthy, −5 to 9 (FSS-24.2).");
        case Fm:
            return tr("Fumbles where the d20 of the check is this or less, 0 to 20 (FSS-13.1).");
        case Int:
            return tr(
                "Intercepted where the d20 of the check is this or less, 0 to 20 (FSS-14.1).");
        case Ad:
            return tr("An audible is heard on a d10 of this or less, 0 to 9 (FSS-22.1).");
        case Fat:
            return tr("Sits out 5 less this many possessions of the last quarter (FSS-25.2).");
        case Fq:
            return tr("Row of the return table that holds his long return, 2 to 12 (FSS-29.3).");
        case TouchCounts:
            return tr("Touches at which he is 1, 2 and 3 worse, like 18/24/30 (FSS-25.1).");
        case KickReturn:
            return tr(
                "Kick returns: rating, letter of the return table, long return, like 6K(21).");
        case KickCover:
            return tr("Covering kicks: rating and letter of the return table, like 3O.");
        case PuntReturn:
            return tr("Punt returns: rating, letter, long return and fair catch, like 5P(21)15.");
        case PuntCover:
            return tr("Covering punts: rating and letter of the return table, like 3R.");
        case LooseBall:
            return tr("Returns of fumbles and interceptions, like S(31) (FSS-29.6).");
        case LongKick:
            return tr("The longest field goal he may try, 12 to 60 yards (FSS-31.1).");
        default:
            return {};
    }
}

// A column that followed the rating until now goes on following it.
std::optional<QString> RosterTable::setRating(Player& player,
                                              Rating rating,
                                              const QString& text) const {
    constexpr int kMost = 14;
    int value = 0;
    if (auto why = readNumber(text, 0, kMost, value))
        return why;
    const Player* average = m_document.averageAt(player.pos);
    const int before = foursheet::ratingOf(player, rating);
    Player was = player;
    player.ratings[static_cast<std::size_t>(rating)] = value;
    if (average == nullptr || rating == Rating::X)
        return std::nullopt;
    const auto place = static_cast<std::size_t>(rating) - 1;
    if (player.columns[place] == foursheet::columnFor(*average, rating, before))
        player.columns[place] = foursheet::columnFor(*average, rating, value);
    const Player usual = foursheet::madeFromRatings(was, *average);
    const Player made = foursheet::madeFromRatings(player, *average);
    if (was.fm == usual.fm)
        player.fm = made.fm;
    if (was.intc == usual.intc)
        player.intc = made.intc;
    return std::nullopt;
}

std::optional<QString> RosterTable::setIn(Player& player, int column, const QString& text) const {
    if (isRating(column))
        return setRating(player, ratingIn(column), text);
    switch (column) {
        case Number:
            return readNumber(text, 0, 99, player.number);
        case Name:
            player.name = text.toStdString();
            return nameProblem(text);
        case Place:
            for (const auto& position : namesOf(Position{}))
                if (positionText(position.value) == text.toUpper() && position.value != player.pos)
                    if (const Player* average = m_document.averageAt(position.value)) {
                        player = foursheet::atPosition(player, *average);
                        return std::nullopt;
                    }
            return positionText(player.pos) == text.toUpper()
                       ? std::nullopt
                       : std::optional{tr("There is no position %1.").arg(text)};
        case String:
            return readNumber(text, 1, 3, player.string);
        case Inj:
            return readNumber(text, -5, 9, player.inj);
        case Fm:
            return readNumber(text, 0, 20, player.fm);
        case Int: {
            if (player.pos != Position::QB && (text.isEmpty() || text == QStringLiteral("–"))) {
                player.intc.reset();
                return std::nullopt;
            }
            int value = 0;
            auto why = readNumber(text, 0, 20, value);
            if (!why)
                player.intc = value;
            return why;
        }
        case Ad:
            return readNumber(text, 0, 9, player.ad);
        case Fat:
            return readNumber(text, 0, 5, player.fat);
        case Fq:
            return readNumber(text, 2, 12, player.fq);
        case TouchCounts:
            return readTouches(text, player.touches);
        case KickReturn:
            return readKickReturn(text, player.kr);
        case KickCover:
            return readCover(text, player.kc);
        case PuntReturn:
            return readPuntReturn(text, player.pr);
        case PuntCover:
            return readCover(text, player.pc);
        case LooseBall:
            return readLooseBall(text, player.ret);
        default:
            return readNumber(text, 12, 60, player.kicking->longFG);
    }
}

std::optional<QString> RosterTable::change(const QModelIndex& index, const QString& text) {
    foursheet::Team team = m_document.team();
    Player& player = team.players[static_cast<std::size_t>(index.row())];
    const int number = player.number;
    if (auto why = setIn(player, index.column(), text))
        return why;
    const QString column = heads().at(index.column());
    if (const auto why = m_document.change(std::move(team), tr("#%1, %2").arg(number).arg(column)))
        return tr("#%1 stays as he is: %2").arg(number).arg(*why);
    return std::nullopt;
}

}  // namespace thrum::gui::fss
