#pragma once

#include <functional>

#include <QString>
#include <QStringList>
#include <QVariant>

class QAction;

namespace thrum::gui {

/// One setting of the preferences: where it stands, what it is called, how it is read and changed.
/// The kind of control follows from what is filled in.
struct Preference {
    QString group;
    QString title;
    QString sentence;     ///< one, for the coach and for the search
    QStringList choices;  ///< a list to choose from; get and set then hold its index
    int least = 0;        ///< with `most`: a whole number, in `unit`
    int most = 0;
    QString unit;
    std::function<QVariant()> get;
    std::function<void(const QVariant&)> set;
    QVariant usual;  ///< as shipped
};

/// A switch that is the same as a checkable command.
[[nodiscard]] Preference switchOf(const QString& group, QAction& action, bool usual);

}  // namespace thrum::gui
