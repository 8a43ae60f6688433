#include "gui/window/play_keeper.hpp"

#include "gui/lineup/setup_document.hpp"

#include <algorithm>

#include <QInputDialog>

namespace thrum::gui {

PlayKeeper::PlayKeeper(app::Library& library,
                       SetupDocument& practice,
                       QString ownFolder,
                       QWidget& window)
    : QObject{&window},
      m_library{library},
      m_practice{practice},
      m_ownFolder{std::move(ownFolder)},
      m_window{window} {}

void PlayKeeper::askToKeep() {
    if (const auto standing = m_practice.playStanding(); !standing) {
        emit said(standing.error());
        return;
    }
    askName(tr("A name for the play: its formation, where the men face, who carries."),
            [this](const QString& name) { return keep(name); });
}

void PlayKeeper::askToKeep(const app::TapStanding& standing) {
    askName(tr("A name for the play. How the men stand here is kept as a formation of that name."),
            [this, standing](const QString& name) { return keep(standing, name); });
}

void PlayKeeper::askName(const QString& question,
                         const std::function<QString(const QString&)>& take) {
    auto* dialog = new QInputDialog{&m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Keep this play"));
    dialog->setLabelText(question);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, take](const QString& name) {
        const QString why = take(name);
        emit said(why.isEmpty() ? tr("Kept the play \"%1\".").arg(name.trimmed()) : why);
        emit kept();
    });
    dialog->open();
}

QString PlayKeeper::keep(const app::TapStanding& standing, const QString& name) {
    const std::string wanted = name.simplified().toStdString();
    if (m_ownFolder.isEmpty())
        return tr("This window keeps nothing, so no play either.");
    if (m_library.ownFormation(wanted) != nullptr)
        return tr("You have a formation of this name: choose another.");
    const auto formation = m_library.keep(m_ownFolder.toStdString(), standing.formation, wanted);
    if (!formation)
        return QString::fromStdString(formation.error().text());
    Play play;
    play.name = wanted;
    play.formation = formation->id;
    play.carrier = standing.carrier;
    const auto kept = m_library.keep(m_ownFolder.toStdString(), play);
    return kept ? QString{} : QString::fromStdString(kept.error().text());
}

QString PlayKeeper::keep(const QString& name) {
    constexpr qsizetype kMostLetters = 40;
    const QString wanted = name.trimmed();
    if (wanted.isEmpty() || wanted.size() > kMostLetters)
        return tr("A play's name has 1 to 40 letters.");
    if (m_ownFolder.isEmpty())
        return tr("This window keeps nothing, so no play either.");
    auto play = m_practice.playStanding();
    if (!play)
        return play.error();
    play->name = wanted.toStdString();
    if (const auto kept = m_library.keep(m_ownFolder.toStdString(), *play); !kept)
        return QString::fromStdString(kept.error().text());
    return {};
}

void PlayKeeper::askToCall() {
    QStringList names;
    std::vector<std::string> ids;
    std::vector<std::pair<bool, const Play*>> plays;  // whether his own
    for (const auto& entry : m_library.plays())
        plays.emplace_back(entry.own, &entry.value);
    // the offense's before the defense's, and his own before what everybody has
    std::ranges::stable_sort(plays, {}, [](const auto& each) {
        return std::pair{each.second->type == PlayType::Defense, !each.first};
    });
    for (const auto& [own, play] : plays) {
        const Formation* from = m_library.formation(play->formation);
        names << tr("%1 · %2").arg(
            QString::fromStdString(play->name),
            from != nullptr ? QString::fromStdString(from->name) : QString{});
        ids.push_back(play->id);
    }
    auto* dialog = new QInputDialog{&m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Call a play"));
    dialog->setLabelText(tr("Play and formation"));
    dialog->setComboBoxItems(names);
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    connect(
        dialog, &QInputDialog::textValueSelected, this, [this, names, ids](const QString& name) {
            const auto at = static_cast<std::size_t>(std::max<qsizetype>(0, names.indexOf(name)));
            if (at >= ids.size())
                return;
            if (const QString why = call(ids[at]); !why.isEmpty())
                emit said(why);
        });
    dialog->open();
}

QString PlayKeeper::call(const std::string& id) {
    const auto found = std::ranges::find_if(
        m_library.plays(), [&](const auto& entry) { return entry.value.id == id; });
    if (found == m_library.plays().end())
        return tr("There is no such play.");
    return m_practice.callPlay(found->value).value_or(QString{});
}

}  // namespace thrum::gui
