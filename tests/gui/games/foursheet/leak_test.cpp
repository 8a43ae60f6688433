// Two games of 4SS that differ only in a call that is covered look, read and sound the same until
// it is turned over.

#include "gui/games/foursheet/fss_desk.hpp"
#include "gui/widgets/action_list.hpp"

#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using foursheet::Phase;
using fss::test::Asked;
using fss::test::Desk;
using fss::test::PageCoach;

namespace {
void gather(QAccessibleInterface* item, QStringList& texts) {
    if (item == nullptr || texts.size() > 8000)
        return;
    for (const QAccessible::Text what :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts << item->text(what);
    for (int i = 0; i < item->childCount(); ++i)
        gather(item->child(i), texts);
}

struct Face {
    QImage picture;
    QStringList texts;
};

Face faceOf(Desk& desk) {
    // both as the window in front: where the keyboard is shows
    QApplication::setActiveWindow(&desk.window());
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
    desk.table().picture().setFocus();
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
    Face face;
    face.picture = desk.window().grab().toImage();
    gather(QAccessible::queryAccessibleInterface(&desk.window()), face.texts);
    // also of pages that are not shown
    for (const QWidget* widget : desk.window().findChildren<QWidget*>()) {
        face.texts << widget->accessibleName() << widget->accessibleDescription()
                   << widget->toolTip();
        if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
            face.texts << edit->text()
                       << (edit->isUndoAvailable() ? QStringLiteral("undo") : QString{});
    }
    const PromptWords words = desk.table().words();
    face.texts << words.title << words.lead << desk.table().heading();
    for (const StripFact& fact : desk.table().strip().facts)
        face.texts << fact.label << fact.value << fact.detail;
    return face;
}

QString differs(const Face& a, const Face& b) {
    QStringList what;
    for (qsizetype i = 0; i < std::max(a.texts.size(), b.texts.size()); ++i)
        if (a.texts.value(i) != b.texts.value(i)) {
            what << QStringLiteral("'%1' / '%2'").arg(a.texts.value(i), b.texts.value(i));
            break;
        }
    if (a.picture != b.picture) {
        if (const QString folder = qEnvironmentVariable("THRUM_PICTURES"); !folder.isEmpty()) {
            a.picture.save(folder + QStringLiteral("/first.png"));
            b.picture.save(folder + QStringLiteral("/second.png"));
        }
        what << QStringLiteral("pixels");
    }
    return what.join(QStringLiteral(", "));
}

bool playTo(Desk& desk, Phase phase) {
    PageCoach coach{desk, 5};
    for (int i = 0; i < 400; ++i) {
        if (!desk.settle())
            return false;
        if (desk.match().prompt().phase == phase)
            return true;
        if (!coach.act())
            return false;
    }
    return false;
}

void press(Desk& desk, int kind) {
    desk.find<QPushButton>(qPrintable(QStringLiteral("callKind%1").arg(kind)))->click();
}
}  // namespace

TEST_CASE("UX-14.1 4SS: a covered card shows in nothing while the defense is set",
          "[gui][foursheet][UX-14.1][leak]") {
    Desk first{Asked{.seed = 6}};
    Desk second{Asked{.seed = 6}};
    REQUIRE(playTo(first, Phase::Call));
    REQUIRE(playTo(second, Phase::Call));
    CHECK(differs(faceOf(first), faceOf(second)).toStdString() == "");
    first.type(QStringLiteral("25"));
    second.type(QStringLiteral("1"));
    // and the test would see it
    CHECK(differs(faceOf(first), faceOf(second)).toStdString() != "");
    REQUIRE(first.pressMain());
    REQUIRE(second.pressMain());
    // under the curtain and when the defense has lifted it
    REQUIRE(first.settle(false));
    REQUIRE(second.settle(false));
    CHECK(differs(faceOf(first), faceOf(second)).toStdString() == "");
    REQUIRE(first.settle());
    REQUIRE(second.settle());
    REQUIRE(first.match().prompt().phase == Phase::SetDefense);
    CHECK(differs(faceOf(first), faceOf(second)).toStdString() == "");
}

TEST_CASE("UX-14.1 4SS: a fake looks like the kick it is not", "[gui][foursheet][UX-14.1][leak]") {
    Desk first{Asked{.seed = 6, .overrides = R"({"kickoff.touchback":40})"}};
    Desk second{Asked{.seed = 6, .overrides = R"({"kickoff.touchback":40})"}};
    constexpr int kFieldGoal = 2;
    constexpr int kFake = 3;
    bool compared = false;
    PageCoach one{first, 77};
    PageCoach two{second, 77};
    for (int i = 0; i < 600 && !compared; ++i) {
        REQUIRE(first.settle());
        REQUIRE(second.settle());
        if (first.match().doing() == MatchDoing::Over)
            break;
        if (first.match().prompt().phase == Phase::Call &&
            first.find<QPushButton>("callKind2")->isEnabled()) {
            press(first, kFieldGoal);
            press(second, kFake);
            second.type(QStringLiteral("56"));  // a run of both formations
            REQUIRE(first.pressMain());
            REQUIRE(second.pressMain());
            REQUIRE(first.settle());
            REQUIRE(second.settle());
            CHECK(differs(faceOf(first), faceOf(second)).toStdString() == "");
            compared = true;
            continue;
        }
        REQUIRE(one.act());
        REQUIRE(two.act());
    }
    CHECK(compared);
}

TEST_CASE("UX-14.1 4SS: the receivers stand before they see which kick it is",
          "[gui][foursheet][UX-14.1][leak]") {
    Desk first{Asked{.seed = 6}};
    Desk second{Asked{.seed = 6}};
    REQUIRE(playTo(first, Phase::ChooseKick));
    REQUIRE(playTo(second, Phase::ChooseKick));
    REQUIRE(first.find<ActionList>("choices")->press(1));
    REQUIRE(second.find<ActionList>("choices")->press(3));
    REQUIRE(first.settle());
    REQUIRE(second.settle());
    REQUIRE(first.match().prompt().phase == Phase::PlaceReceivers);
    CHECK(differs(faceOf(first), faceOf(second)).toStdString() == "");
}
