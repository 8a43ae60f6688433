#pragma once

#include "gui/commands/command_target.hpp"

#include <functional>

#include <QCoreApplication>
#include <QString>

namespace thrum::gui {

/// Undo and redo of a page that works on one document, named after what they take back or do again.
/// @param nothing      said where there is nothing to take back
/// @param nothingBack  said where nothing has been taken back
/// @param locked       why nothing may be changed now; empty: it may
template <typename Document>
void addTakeBacks(
    CommandDeeds& deeds,
    Document& document,
    const QString& nothing,
    const QString& nothingBack,
    const std::function<QString()>& locked = [] { return QString{}; }) {
    const auto named = [](const char* text, const QString& what) {
        return CommandOffer{.refusal = {},
                            .text = QCoreApplication::translate("Workshop", text).arg(what),
                            .tip = {}};
    };
    deeds.add(
        Command::Undo,
        [&document] { document.undo(); },
        [&document, nothing, named, locked] {
            if (const QString why = locked(); !why.isEmpty())
                return notNow(why);
            return document.canUndo()
                       ? named(QT_TRANSLATE_NOOP("Workshop", "&Undo: %1"), document.undoText())
                       : notNow(nothing);
        });
    deeds.add(
        Command::Redo,
        [&document] { document.redo(); },
        [&document, nothingBack, named, locked] {
            if (const QString why = locked(); !why.isEmpty())
                return notNow(why);
            return document.canRedo()
                       ? named(QT_TRANSLATE_NOOP("Workshop", "&Redo: %1"), document.redoText())
                       : notNow(nothingBack);
        });
}

}  // namespace thrum::gui
