#include "gui/workshop/foursheet/codes_table.hpp"

#include "gui/games/foursheet/rating_words.hpp"
#include "gui/games/foursheet/words.hpp"

#include <thrum/rules/foursheet/making.hpp>

namespace thrum::gui::fss {

namespace {
// The columns of a man's card, whichever he has.
CodeColumn* columnOn(Player& player, int column) {
    const auto place = static_cast<std::size_t>(column);
    if (foursheet::hasCard(player.pos))
        return &player.columns[place];
    if (player.kicking)
        return &player.kicking->columns[place];
    return player.punting ? &player.punting->columns[place] : nullptr;
}
}  // namespace

CodesTable::CodesTable(SheetDocument& document, QObject* parent)
    : SheetTable{parent}, m_document{document} {
    connect(&document, &SheetDocument::changed, this, &CodesTable::follow);
    follow();
}

void CodesTable::showMan(int man) {
    m_man = man;
    follow();
}

const Player* CodesTable::player() const {
    const auto& players = m_document.team().players;
    return m_man >= 0 && m_man < static_cast<int>(players.size())
               ? &players[static_cast<std::size_t>(m_man)]
               : nullptr;
}

int CodesTable::rows() const {
    constexpr int kSums = 11;
    return player() != nullptr ? kSums : 0;
}

QStringList CodesTable::heads() const {
    const Player* him = player();
    QStringList all;
    if (him == nullptr)
        return all;
    if (foursheet::hasCard(him->pos)) {
        for (const auto& rating : namesOf(Rating{}))
            if (rating.value != Rating::X)
                all << tr("%1 %2")
                           .arg(ratingText(rating.value))
                           .arg(foursheet::ratingOf(*him, rating.value));
    } else if (him->kicking) {
        for (const auto& column : namesOf(KickColumn{}))
            all << columnText(column.value);
    } else if (him->punting) {
        for (const auto& column : namesOf(PuntColumn{}))
            all << columnText(column.value);
    }
    return all;
}

QString CodesTable::rowHead(int row) const {
    return QString::number(row + 2);
}

QString CodesTable::textAt(const QModelIndex& index) const {
    Player him = *player();
    const CodeColumn* column = columnOn(him, index.column());
    return column == nullptr ? QString{}
                             : QString::fromStdString(foursheet::codeText(
                                   foursheet::codeAt(*column, index.row() + 2)));
}

bool CodesTable::mayChange(const QModelIndex& /*index*/) const {
    return m_document.isOwn() && player() != nullptr;
}

QString CodesTable::meaning(const QModelIndex& index) const {
    const auto code = foursheet::parseCode(textAt(index).toStdString());
    const foursheet::CodeTable& codes = m_document.files().codes();
    if (!code || static_cast<std::size_t>(*code) >= codes.codes.size())
        return {};
    return tr("Code %1: %2 (FSS-10.2).").arg(textAt(index), codeWords(codeOf(codes, *code)));
}

std::optional<QString> CodesTable::change(const QModelIndex& index, const QString& text) {
    int code = 0;
    if (auto why = readNumber(text, 0, foursheet::kCodes - 1, code))
        return tr("A code from 00 to 96 stands here.");
    foursheet::Team team = m_document.team();
    Player& him = team.players[static_cast<std::size_t>(m_man)];
    CodeColumn* column = columnOn(him, index.column());
    if (column == nullptr)
        return tr("He has no such column.");
    (*column)[static_cast<std::size_t>(index.row())] = code;
    const QString what =
        tr("#%1, code %2 in row %3").arg(him.number).arg(text).arg(index.row() + 2);
    return m_document.change(std::move(team), what);
}

std::optional<QString> CodesTable::makeFromRatings() {
    const Player* him = player();
    if (him == nullptr)
        return tr("Choose a man of the roster.");
    const Player* average = m_document.averageAt(him->pos);
    if (average == nullptr || !foursheet::hasCard(him->pos))
        return tr("A kicker's card does not follow from ratings.");
    foursheet::Team team = m_document.team();
    const int number = him->number;
    team.players[static_cast<std::size_t>(m_man)] = foursheet::madeFromRatings(*him, *average);
    return m_document.change(std::move(team), tr("card of #%1").arg(number));
}

}  // namespace thrum::gui::fss
