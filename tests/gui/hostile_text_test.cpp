#include "gui/archive/game_shelf.hpp"
#include "gui/archive/recovery_sheet.hpp"
#include "gui/every_page.hpp"
#include "gui/widgets/plain_text.hpp"

#include <thrum/io/text_file.hpp>

#include <regex>
#include <set>

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTextEdit>
#include <QToolTip>
#include <catch2/catch.hpp>

// Names and notes of files are shown as they were typed, wherever they are shown.
using namespace thrum;
using namespace thrum::gui;

namespace {

// What would be drawn as a picture, or as anything but itself.
void findMarkup(QWidget& seen, const std::string& page, std::set<std::string>& found) {
    for (const QLabel* label : seen.findChildren<QLabel*>()) {
        const bool rich =
            label->textFormat() == Qt::RichText && label->text().contains(QStringLiteral("<img"));
        const bool guessed = label->textFormat() == Qt::AutoText && label->isVisible() &&
                             Qt::mightBeRichText(label->text());
        if (rich || guessed)
            found.insert(page + ": label " + label->objectName().toStdString() + " " +
                         label->text().toStdString());
    }
    for (const QTextEdit* text : seen.findChildren<QTextEdit*>())
        if (text->toHtml().contains(QStringLiteral("<img src=\"thrum:")))
            found.insert(page + ": document " + text->objectName().toStdString());
}

/// The game of EveryPage with markup in every name of its header, its own name and a note.
std::string hostileGame() {
    const std::string& game = gui::test::EveryPage::game();
    const std::size_t end = game.find('\n');
    const std::string header = std::regex_replace(game.substr(0, end),
                                                  std::regex{"\"name\":\"[^\"]*\""},
                                                  "\"name\":\"<img src='thrum:x'><b>T\"");
    return header + "\n{\"kind\":\"meta\",\"name\":\"<img src='thrum:meta'><h1>G\"}\n" +
           "{\"kind\":\"note\",\"text\":\"<img src='thrum:note'>.\"}" + game.substr(end);
}

const QLabel* tip() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel"))
            return qobject_cast<QLabel*>(widget);
    return nullptr;
}

}  // namespace

TEST_CASE("What looks like markup is shown as it was typed on every page", "[gui][hostile]") {
    gui::test::EveryPage pages{hostileGame()};
    std::set<std::string> found;
    bool shown = false;
    pages.walk([&](const std::string& name, QWidget& seen) {
        findMarkup(seen, name, found);
        for (const QLabel* label : seen.findChildren<QLabel*>())
            shown = shown || label->text().contains(QStringLiteral("<img src='thrum:x'>"));
    });
    CHECK(shown);  // the names got there
    std::string report;
    for (const std::string& one : found)
        report += one + '\n';
    CHECK(report == "");
}

TEST_CASE("Tips and message boxes are plain, too", "[gui][hostile]") {
    PlainText::everywhere();
    const QString hostile = QStringLiteral("<img src='thrum:tip'>");
    QWidget window;
    window.show();
    QToolTip::showText(window.pos(), hostile, &window);
    REQUIRE(tip() != nullptr);
    CHECK(tip()->textFormat() == Qt::PlainText);
    QToolTip::hideText();
    QMessageBox box{QMessageBox::Warning, hostile, hostile, QMessageBox::Ok, &window};
    box.setInformativeText(hostile);
    box.show();
    std::set<std::string> found;
    findMarkup(box, "box", found);
    CHECK(found.empty());
    CHECK_FALSE(box.findChildren<QLabel*>().empty());
}

TEST_CASE("A game that ended the program when it was drawn is not drawn at the next start",
          "[gui][UX-18][hostile]") {
    gui::test::EveryPage pages;
    const auto& archive = *pages.window().shelf().archive();
    const auto trace = archive.folder() / ".being-drawn";
    const auto drawn = [&] {
        RecoverySheet sheet{archive.games(), pages.window().library(), nullptr, trace};
        sheet.setAttribute(Qt::WA_DeleteOnClose, false);
        sheet.show();
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        CHECK_FALSE(std::filesystem::exists(trace));
        return !sheet.findChild<QLabel*>(QStringLiteral("notDrawn"))->isVisible();
    };
    CHECK(drawn());
    REQUIRE_FALSE(io::writeFileAtomically(trace, archive.games().front().file.string()));
    CHECK_FALSE(drawn());
    CHECK(drawn());
}
