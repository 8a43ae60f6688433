#include "gui/games/foursheet/field_scene.hpp"

#include "gui/games/foursheet/words.hpp"

#include <QStringList>

namespace thrum::gui::fss {

QString spokenField(const FieldScene& scene) {
    QStringList said;
    if (!scene.title.isEmpty())
        said << scene.title + QStringLiteral(": ") + scene.detail + QLatin1Char{'.'};
    if (!scene.orders.isEmpty())
        said << scene.orders + QLatin1Char{'.'};
    for (const Zone zone : foursheet::allZones()) {
        QStringList here;
        for (const FieldToken& token : scene.tokens) {
            if (token.zone != zone)
                continue;
            QString man = tr("%1 %2").arg(token.token).arg(token.slot);
            if (!token.name.isEmpty())
                man += QLatin1Char{' '} + token.name;
            if (token.from)
                man += tr(" from %1").arg(zoneText(*token.from));
            if (token.selected)
                man += tr(", chosen");
            here << man;
        }
        for (const FieldRoute& route : scene.routes)
            if (route.zone == zone)
                here << tr("the %1 ends here").arg(route.role);
        if (here.isEmpty())
            continue;
        const QString where =
            scene.called == zone ? tr("%1, called").arg(zoneText(zone)) : zoneText(zone);
        said << where + QStringLiteral(": ") + here.join(QStringLiteral(", ")) + QLatin1Char{'.'};
    }
    return said.join(QLatin1Char{' '});
}

}  // namespace thrum::gui::fss
