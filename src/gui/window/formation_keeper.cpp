#include "gui/window/formation_keeper.hpp"

#include "gui/match/match_director.hpp"
#include "gui/match/match_page.hpp"
#include "gui/setup/keep_formation_dialog.hpp"
#include "gui/setup/setup_document.hpp"

namespace thrum::gui {

FormationKeeper::FormationKeeper(const Places& places, QString ownFolder, QWidget& window)
    : QObject{&window}, m_places{places}, m_ownFolder{std::move(ownFolder)}, m_window{window} {}

void FormationKeeper::ask() {
    if (m_ownFolder.isEmpty()) {
        emit said(tr("This window keeps nothing, so no formation either."));
        return;
    }
    std::vector<Formation> standing;
    QString problem;
    const auto offer = [&](const Expected<Formation, QString>& made) {
        if (made)
            standing.push_back(*made);
        else
            problem = made.error();
    };
    if (m_places.director.isShown()) {
        offer(m_places.director.page()->match().standing());
    } else {
        offer(m_places.practice.standing(true));
        offer(m_places.practice.standing(false));
    }
    if (standing.empty()) {
        emit said(problem);
        return;
    }
    auto* dialog = new KeepFormationDialog{
        std::move(standing),
        [this](const QString& name) {
            return m_places.library.ownFormation(name.toStdString()) != nullptr;
        },
        &m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &KeepFormationDialog::keepAsked, this, [this, dialog] {
        const QString name = dialog->name();
        const QString refusal = keep(dialog->formation(), name);
        if (!refusal.isEmpty()) {
            dialog->showProblem(refusal);
            return;
        }
        dialog->accept();
        emit said(tr("Kept as \"%1\".").arg(name));
    });
    dialog->open();
}

QString FormationKeeper::keep(const Formation& formation, const QString& name) {
    const auto kept =
        m_places.library.keep(m_ownFolder.toStdString(), formation, name.toStdString());
    if (!kept)
        return QString::fromStdString(kept.error().text());
    m_places.practice.addFormation(*kept);
    if (m_places.director.page() != nullptr)
        m_places.director.page()->match().addFormation(*kept);
    return {};
}

}  // namespace thrum::gui
