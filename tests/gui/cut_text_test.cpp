#include "gui/cut_text.hpp"

#include "gui/every_page.hpp"
#include "gui/preferences/preference.hpp"
#include "gui/window/shell.hpp"

#include <set>

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
void setTextPercent(MainWindow& window, int percent) {
    for (const Preference& preference : window.shell().preferences())
        if (preference.most > 200)
            preference.set(percent);
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

/// Every page and dialog at this size of window and text; what is not whole, once each.
std::string notWhole(QSize size, int percent) {
    gui::test::EveryPage pages;
    pages.window().resize(size);
    setTextPercent(pages.window(), percent);
    std::set<std::string> found;
    std::string report;
    pages.walk([&](const std::string& name, QWidget& seen) {
        if (seen.width() > size.width() || seen.height() > size.height())
            report += name + " is larger than the screen\n";
        for (const std::string& cut : gui::test::cutTexts(seen))
            if (found.insert(cut).second)
                report += name + " | " + cut + '\n';
    });
    setTextPercent(pages.window(), 100);
    return report;
}
}  // namespace

TEST_CASE("the finder of cut text finds it", "[gui][UX-23.4]") {
    QWidget page;
    page.resize(300, 100);
    auto* label =
        new QLabel{QStringLiteral("a sentence that is far too long for its place"), &page};
    label->setGeometry(0, 0, 60, 20);
    auto* button = new QPushButton{QStringLiteral("a long word on a button"), &page};
    button->setGeometry(280, 30, 40, 24);
    page.show();
    CHECK(gui::test::cutTexts(page).size() == 3);
    label->setGeometry(0, 0, 300, 20);
    button->setGeometry(0, 30, 300, 40);
    CHECK(gui::test::cutTexts(page).empty());
}

TEST_CASE("UX-4.2 at 1024 x 700 nothing is cut off", "[gui][UX-4.2]") {
    CHECK(notWhole(QSize{1024, 700}, 100) == "");
}

TEST_CASE("UX-23.4 with text of 24 points at 1024 x 700 nothing is cut off", "[gui][UX-23.4]") {
    const int percent = static_cast<int>(2400.0 / QApplication::font().pointSizeF());
    CHECK(notWhole(QSize{1024, 700}, percent) == "");
}
