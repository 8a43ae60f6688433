#include "gui/games/solitaire/bar_pace.hpp"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QSettings>

namespace thrum::gui::sol {

namespace {
const char* const kKept = "range/pace";
}  // namespace

QString paceText(BarPace pace) {
    const char* text = "";
    switch (pace) {
        case BarPace::Book:
            text = QT_TRANSLATE_NOOP("BarPace", "Calm (the book's)");
            break;
        case BarPace::Brisk:
            text = QT_TRANSLATE_NOOP("BarPace", "Brisk");
            break;
        case BarPace::Quick:
            text = QT_TRANSLATE_NOOP("BarPace", "Quick");
            break;
    }
    return QCoreApplication::translate("BarPace", text);
}

solitaire::RulesData::Ui atPace(solitaire::RulesData::Ui ui, BarPace pace) {
    switch (pace) {
        case BarPace::Book: {
            const solitaire::RulesData::Ui book;
            ui.powerPeriodS = book.powerPeriodS;
            ui.releasePeriodS = book.releasePeriodS;
            break;
        }
        case BarPace::Brisk:
            ui.powerPeriodS = 1.0;
            ui.releasePeriodS = 0.6;
            break;
        case BarPace::Quick:
            ui.powerPeriodS = 0.8;
            ui.releasePeriodS = 0.45;
            break;
    }
    return ui;
}

BarPace paceOf(const solitaire::RulesData::Ui& ui) {
    return *std::ranges::min_element(kBarPaces, {}, [&](BarPace pace) {
        return std::abs(atPace(ui, pace).powerPeriodS - ui.powerPeriodS);
    });
}

QString paceName(BarPace pace) {
    switch (pace) {
        case BarPace::Book:
            return QStringLiteral("book");
        case BarPace::Brisk:
            return QStringLiteral("brisk");
        case BarPace::Quick:
            break;
    }
    return QStringLiteral("quick");
}

void fillPaces(QComboBox& box) {
    for (const BarPace pace : kBarPaces)
        box.addItem(paceText(pace), QVariant::fromValue(pace));
    box.setToolTip(QCoreApplication::translate(
        "BarPace", "How fast power and release move while a shot is timed (SOL-UI-2, UI-3)"));
}

BarPace paceIn(const QComboBox& box) {
    return box.currentData().value<BarPace>();
}

void showPace(QComboBox& box, BarPace pace) {
    for (int i = 0; i < box.count(); ++i)
        if (box.itemData(i).value<BarPace>() == pace)
            box.setCurrentIndex(i);
}

BarPace keptPace(const QSettings& store) {
    const QString name = store.value(kKept).toString();
    const auto* const found = std::ranges::find(kBarPaces, name, paceName);
    return found == kBarPaces.end() ? kUsualPace : *found;
}

void keepPace(QSettings& store, BarPace pace) {
    store.setValue(kKept, paceName(pace));
}

}  // namespace thrum::gui::sol
