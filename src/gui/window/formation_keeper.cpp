#include "gui/window/formation_keeper.hpp"

#include "gui/game_room/director.hpp"
#include "gui/games/tap/line_up_page.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"
#include "gui/lineup/keep_formation_dialog.hpp"
#include "gui/lineup/own_formations_dialog.hpp"
#include "gui/practice/table_session.hpp"

#include <cmath>

namespace thrum::gui {

FormationKeeper::FormationKeeper(const Places& places, QString ownFolder, QWidget& window)
    : QObject{&window}, m_places{places}, m_ownFolder{std::move(ownFolder)}, m_window{window} {}

void FormationKeeper::ask() {
    if (m_ownFolder.isEmpty()) {
        emit said(tr("This window keeps nothing, so no formation either."));
        return;
    }
    std::vector<KeepFormationDialog::Standing> standing;
    QString problem;
    const auto offer = [&](const Expected<Formation, QString>& made, const QString& breach) {
        if (made)
            standing.push_back({*made, breach});
        else
            problem = made.error();
    };
    if (m_places.director.isShown() && m_places.director.tapPage() != nullptr) {
        // a game says itself what it does not let stand
        offer(m_places.director.tapPage()->match().standing(), {});
    } else {
        const Side offense = m_places.practice.document().state().offense;
        offer(m_places.practice.document().standing(true), breachOf(offense));
        offer(m_places.practice.document().standing(false), breachOf(other(offense)));
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
        choose(name);
        emit said(standsAsKept(name)
                      ? tr("Kept as \"%1\".").arg(name)
                      : tr("Kept as \"%1\". Men who stood closer than the rules allow made room.")
                            .arg(name));
    });
    dialog->open();
}

// What the rules of the table have against how the side stands, in one line.
QString FormationKeeper::breachOf(Side side) const {
    QStringList all;
    for (const RuleViolation& problem : m_places.practice.lineUpProblems(side))
        all << QStringLiteral("%1 (%2)").arg(
            QString::fromStdString(filled(problem.text, problem.args)),
            QString::fromStdString(problem.clause));
    return all.join(QLatin1Char(' '));
}

void FormationKeeper::showOwn() {
    if (m_ownFolder.isEmpty()) {
        emit said(tr("This window keeps nothing, so no formation either."));
        return;
    }
    auto* dialog = new OwnFormationsDialog{
        {.all =
             [this] {
                 std::vector<Formation> own;
                 for (const auto& entry : m_places.library.formations())
                     if (entry.own)
                         own.push_back(entry.value);
                 return own;
             },
         .rename = [this](const QString& name, const QString& to) { return rename(name, to); },
         .remove = [this](const QString& name) { return remove(name); },
         .putBack =
             [this](const Formation& formation) {
                 return keep(formation, QString::fromStdString(formation.name));
             }},
        &m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void FormationKeeper::follow() {
    const auto differs = [](const TableData& data, const Formation& formation) {
        const Formation* known = data.formation(formation.id);
        return known == nullptr || *known != formation;
    };
    for (const auto& entry : m_places.library.formations()) {
        if (!entry.own)
            continue;
        if (differs(m_places.practice.document().data(), entry.value))
            m_places.practice.document().addFormation(entry.value);
        if (TapPage* page = m_places.director.tapPage();
            page != nullptr && differs(page->match().data(), entry.value))
            page->match().addFormation(entry.value);
    }
    std::vector<std::string> gone;
    for (const Formation& formation : m_places.practice.document().data().formations)
        if (m_places.library.formation(formation.id) == nullptr)
            gone.push_back(formation.id);
    for (const std::string& id : gone)
        m_places.practice.document().removeFormation(id);
}

QString FormationKeeper::rename(const QString& name, const QString& to) {
    const auto renamed = m_places.library.rename(name.toStdString(), to.toStdString());
    if (!renamed)
        return QString::fromStdString(renamed.error().text());
    m_places.practice.document().addFormation(*renamed);
    if (TapPage* page = m_places.director.tapPage())
        page->match().addFormation(*renamed);
    return {};
}

QString FormationKeeper::remove(const QString& name) {
    const Formation* own = m_places.library.ownFormation(name.toStdString());
    const std::string id = own != nullptr ? own->id : std::string{};
    if (const auto why = m_places.library.forget(name.toStdString()))
        return QString::fromStdString(why->text());
    m_places.practice.document().removeFormation(id);
    return {};
}

QString FormationKeeper::keep(const Formation& formation, const QString& name) {
    const auto kept =
        m_places.library.keep(m_ownFolder.toStdString(), formation, name.toStdString());
    if (!kept)
        return QString::fromStdString(kept.error().text());
    m_places.practice.document().addFormation(*kept);
    if (TapPage* page = m_places.director.tapPage())
        page->match().addFormation(*kept);
    return {};
}

// Lining up keeps the distances of the book, so that men kept too close stand elsewhere.
bool FormationKeeper::standsAsKept(const QString& name) const {
    constexpr double kSeenYards = 0.1;
    const Formation* kept = m_places.library.ownFormation(name.toStdString());
    if (kept == nullptr || m_places.director.isShown())
        return true;
    const auto now = m_places.practice.document().standing(kept->unit == FormationUnit::Offense);
    if (!now || now->men.size() != kept->men.size())
        return true;
    for (std::size_t i = 0; i < kept->men.size(); ++i)
        if (std::fabs(now->men[i].front.yards() - kept->men[i].front.yards()) > kSeenYards ||
            std::fabs(now->men[i].lateral.yards() - kept->men[i].lateral.yards()) > kSeenYards)
            return false;
    return true;
}

// What stands there is what the list shows from now on.
void FormationKeeper::choose(const QString& name) {
    const Formation* kept = m_places.library.ownFormation(name.toStdString());
    if (kept == nullptr)
        return;
    if (m_places.director.isShown() && m_places.director.tapPage() != nullptr)
        m_places.director.tapPage()->panel().lineUpPage().showCalled(
            QString::fromStdString(kept->id));
    else
        static_cast<void>(m_places.practice.document().setFormation(
            kept->unit == FormationUnit::Offense, kept->id));
}

}  // namespace thrum::gui
