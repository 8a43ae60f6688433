#include "gui/commands/command_table.hpp"

#include <thrum/core/contract.hpp>

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString translated(const char* text) {
    return *text == '\0' ? QString{} : QCoreApplication::translate("Commands", text);
}
}  // namespace

const std::vector<CommandRow>& commandTable() {
    static const std::vector<CommandRow> table = [] {
        std::vector<CommandRow> all;
        for (const auto rows : {rowsOfGameAndPlay(),
                                rowsOfReplay(),
                                rowsOfBoardAndView(),
                                rowsOfTheRest(),
                                rowsOfWorkshop(),
                                rowsOfShelves()})
            all.insert(all.end(), rows.begin(), rows.end());
        return all;
    }();
    return table;
}

const CommandRow& rowOf(Command command) {
    const auto& table = commandTable();
    const auto found = std::ranges::find(table, command, &CommandRow::command);
    THRUM_ASSERT(found != table.end());
    return *found;
}

QString commandText(const CommandRow& row) {
    return translated(row.text);
}

QString commandTip(const CommandRow& row) {
    return translated(row.tip);
}

QString commandWords(const CommandRow& row) {
    return translated(row.words);
}

QList<QKeySequence> keysOf(const char* written) {
    QList<QKeySequence> keys;
    const QString all = QString::fromLatin1(written);
    for (const QString& key : all.split(QStringLiteral("; "), Qt::SkipEmptyParts))
        keys << QKeySequence{key};
    return keys;
}

QString elsewhereText(Fronts where) {
    const auto words = [](const char* text) { return translated(text); };
    if (where == kForPractice)
        return words(QT_TRANSLATE_NOOP("Commands", "This is done at the practice table."));
    if (where == kForGame)
        return words(QT_TRANSLATE_NOOP("Commands", "This is done in a game."));
    if (where == kForReplay)
        return words(QT_TRANSLATE_NOOP("Commands", "This is done in a replay."));
    if (where == kForPlay)
        return words(
            QT_TRANSLATE_NOOP("Commands", "This is done in a game or at the practice table."));
    if (where == kForWorkshop)
        return words(QT_TRANSLATE_NOOP("Commands", "This is done at the tweak bench."));
    if (where == kForTeams)
        return words(QT_TRANSLATE_NOOP("Commands", "This is done where teams are made."));
    if (where == kForShelves || where == kForMarked)
        return words(QT_TRANSLATE_NOOP(
            "Commands", "This is done where formations, plays and boards are kept."));
    if (where == kForPlaybook)
        return words(QT_TRANSLATE_NOOP("Commands", "This is done in the playbook."));
    if (where == kForBoardShelf)
        return words(QT_TRANSLATE_NOOP("Commands", "This is done where boards are kept."));
    if (where == kForChanges)
        return words(QT_TRANSLATE_NOOP("Commands",
                                       "This is done in a game, at the practice table or in the "
                                       "workshop."));
    if (where == kForBoards)
        return words(QT_TRANSLATE_NOOP("Commands", "No board is shown here."));
    if (where == kForOneGame)
        return words(QT_TRANSLATE_NOOP(
            "Commands",
            "No game is shown here: play one, watch one, or choose it in the archive."));
    return words(QT_TRANSLATE_NOOP("Commands", "There is nothing here to do that with."));
}

}  // namespace thrum::gui
