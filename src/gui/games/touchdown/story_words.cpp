#include "gui/games/touchdown/roll_story.hpp"
#include "gui/games/touchdown/words.hpp"

#include <QCoreApplication>

// A roll's story in words: below the dice, and for a listener.
namespace thrum::gui::tdm {

namespace {
QString fateWords(const char* text) {
    return QCoreApplication::translate("TouchdownStory", text);
}
}  // namespace

QString fateText(const RollStory& story, int place) {
    const ShownResult& one = story.results[static_cast<std::size_t>(place)];
    const auto nameOfPartner = [&] {
        const ShownResult& by = story.results[static_cast<std::size_t>(one.partner)];
        return by.strength ? fateWords("strength") : dieText(by.die);
    };
    switch (one.fate) {
        case Fate::Lies:
            return {};
        case Fate::Counts:
            return fateWords("counts");
        case Fate::Canceled:
            return fateWords("canceled");
        case Fate::Takes:
            return fateWords("takes %1").arg(nameOfPartner());
        case Fate::Spare:
            return fateWords("spare");
        case Fate::Turnover:
            return fateWords("ball lost");
        case Fate::Saved:
            return fateWords("no effect");
        case Fate::SetAside:
            return story.passing ? fateWords("not read on a pass") : fateWords("not read on a run");
    }
    return {};
}

QString spokenStory(const RollStory& story) {
    QStringList said;
    for (std::size_t i = 0; i < story.results.size(); ++i) {
        const ShownResult& one = story.results[i];
        const QString who =
            one.strength ? fateWords("strength %1").arg(dieText(one.die)) : dieText(one.die);
        QString line = fateWords("%1: %2").arg(who, spokenText(one.result));
        if (const QString fate = fateText(story, static_cast<int>(i)); !fate.isEmpty())
            line += fateWords(", %1").arg(fate);
        said << line;
    }
    QString text = said.join(QStringLiteral(". "));
    if (!story.sumLine.isEmpty())
        text += QStringLiteral(". ") + story.sumLine;
    if (story.isVoid)
        text += QStringLiteral(". ") + fateWords("The play is void");
    if (story.settled()) {
        text += QStringLiteral(". ") + story.headline;
        for (const QString* part : {&story.unit, &story.before, &story.after})
            if (!part->isEmpty())
                text += (part == &story.unit ? QStringLiteral(" ") : QStringLiteral(", ")) + *part;
    }
    return text.isEmpty() ? text : text + QLatin1Char('.');
}

}  // namespace thrum::gui::tdm
