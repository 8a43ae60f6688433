#include "gui/workshop/foursheet/sheets_task.hpp"

#include "gui/games/foursheet/print/sheet_book.hpp"
#include "gui/workshop/foursheet/sheet_document.hpp"

#include <thrum/io/data_file.hpp>

#include <QLocale>

namespace thrum::gui::fss {

QString printSheetFile(const QString& file, const QString& pdf, int perPage) {
    const auto data = io::readDataFile(file.toStdString());
    if (!data)
        return fileSentence(data.error());
    const auto* team = std::get_if<foursheet::Team>(&*data);
    const auto* deck = std::get_if<foursheet::Deck>(&*data);
    if (team == nullptr && deck == nullptr)
        return SheetDocument::tr("%1 is neither a 4SS team nor 4SS play cards.").arg(file);
    PrintWish wish;
    wish.field = deck != nullptr;
    const PageForm form{
        .perPage = perPage,
        .letter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem};
    const QString title =
        team != nullptr ? QString::fromStdString(team->name) : SheetDocument::tr("4SS play cards");
    return writeSheetsPdf(pdf, panelsFor(wish, team, deck), form, title).value_or(QString{});
}

}  // namespace thrum::gui::fss
