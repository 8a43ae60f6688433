#include "gui/workshop/foursheet/facts_table.hpp"

#include "gui/games/foursheet/words.hpp"

#include <array>

#include <QColor>

namespace thrum::gui::fss {

using foursheet::Coaches;
using foursheet::Crunch;
using foursheet::Team;
using foursheet::Tendencies;

FactsTable::FactsTable(SheetDocument& document, QObject* parent)
    : SheetTable{parent}, m_document{document} {
    addTeam();
    addCoaches();
    connect(&document, &SheetDocument::changed, this, &FactsTable::follow);
    follow();
}

void FactsTable::addText(const QString& what, const QString& meaning, std::string Team::*member) {
    m_facts.push_back({what,
                       meaning,
                       [member](const Team& team) { return QString::fromStdString(team.*member); },
                       [member](Team& team, const QString& text) -> Why {
                           team.*member = text.toStdString();
                           return std::nullopt;
                       }});
}

void FactsTable::addColor(const QString& what, std::string Team::*member) {
    m_facts.push_back(
        {what,
         tr("A color like #1a2b3c or dark red."),
         [member](const Team& team) { return QString::fromStdString(team.*member); },
         [member](Team& team, const QString& text) -> Why {
             QString name = text;
             const QColor color{name.remove(QLatin1Char{' '})};
             if (!color.isValid())
                 return tr("%1 is no color that is known; #1a2b3c is written like this.").arg(text);
             team.*member = color.name().toStdString();
             return std::nullopt;
         },
         true});
}

void FactsTable::addCrunch(const QString& letter, int Crunch::*member) {
    m_facts.push_back(
        {tr("Crunch %1").arg(letter),
         tr("Added to every defender's %1 on his own 10 and closer, 0 to 3 (FSS-23.2).")
             .arg(letter),
         [member](const Team& team) { return QString::number(team.crunch.*member); },
         [member](Team& team, const QString& text) {
             return readNumber(text, 0, 3, team.crunch.*member);
         }});
}

void FactsTable::addCoach(const QString& what, std::string Coaches::*member) {
    m_facts.push_back(
        {what,
         tr("His name, for the team sheet."),
         [member](const Team& team) { return QString::fromStdString(team.coaches.*member); },
         [member](Team& team, const QString& text) -> Why {
             team.coaches.*member = text.toStdString();
             return std::nullopt;
         }});
}

void FactsTable::addShare(const QString& what, const QString& meaning, int Tendencies::*member) {
    m_facts.push_back({what,
                       meaning,
                       [member](const Team& team) {
                           return QStringLiteral("%1 %").arg(team.coaches.tendencies.*member);
                       },
                       [member](Team& team, const QString& text) {
                           return readNumber(text, 0, 100, team.coaches.tendencies.*member);
                       }});
}

// Three shares that are 100 together are typed together, or no one of them could be changed.
void FactsTable::addThree(const QString& what,
                          const QString& meaning,
                          std::array<int Tendencies::*, 3> members) {
    m_facts.push_back(
        {what,
         meaning,
         [members](const Team& team) {
             const Tendencies& likes = team.coaches.tendencies;
             return QStringLiteral("%1 / %2 / %3")
                 .arg(likes.*members[0])
                 .arg(likes.*members[1])
                 .arg(likes.*members[2]);
         },
         [members](Team& team, const QString& text) -> Why {
             const QStringList parts = text.split(QLatin1Char{'/'});
             int sum = 0;
             for (std::size_t i = 0; i < members.size(); ++i) {
                 int& share = team.coaches.tendencies.*members[i];
                 if (parts.size() != 3 ||
                     readNumber(parts[static_cast<qsizetype>(i)], 0, 100, share))
                     return tr("It is written like 50 / 35 / 15: short, medium and long.");
                 sum += share;
             }
             if (sum != 100)
                 return tr("Short, medium and long are 100 together, not %1.").arg(sum);
             return std::nullopt;
         }});
}

void FactsTable::addTeam() {
    addText(tr("Name"), tr("Up to 40 letters."), &Team::name);
    addText(tr("Short"), tr("2 to 4 letters for the score board."), &Team::abbr);
    addColor(tr("First color"), &Team::primary);
    addColor(tr("Second color"), &Team::secondary);
    addCrunch(QStringLiteral("A"), &Crunch::a);
    addCrunch(QStringLiteral("B"), &Crunch::b);
    addCrunch(QStringLiteral("C"), &Crunch::c);
    m_facts.push_back({tr("Formation"),
                       tr("What the page for calling begins with (FSS-36.3)."),
                       [](const Team& team) { return formationText(team.platoon.preferred); },
                       [](Team& team, const QString& text) -> Why {
                           for (const auto& formation : namesOf(Formation{}))
                               if (formationText(formation.value) == text)
                                   team.platoon.preferred = formation.value;
                           return std::nullopt;
                       }});
}

void FactsTable::addCoaches() {
    addCoach(tr("Head coach"), &Coaches::head);
    addCoach(tr("Offense"), &Coaches::offense);
    addCoach(tr("Defense"), &Coaches::defense);
    const QString runs = tr("How often the program's coach of this team runs (FSS-35.1).");
    addShare(tr("Runs on 1st down"), runs, &Tendencies::runFirstDown);
    addShare(tr("Runs on 2nd, 8 or more"), runs, &Tendencies::runSecondLong);
    addShare(tr("Runs, 2 or less to go"), runs, &Tendencies::runShortYardage);
    addShare(tr("Runs on 3rd, 8 or more"), runs, &Tendencies::runThirdLong);
    addShare(tr("Runs otherwise"), runs, &Tendencies::runOther);
    addThree(tr("Short / medium / long"),
             tr("How he shares his passes, 100 together (FSS-35.1)."),
             {&Tendencies::passShort, &Tendencies::passMedium, &Tendencies::passLong});
    addThree(
        tr("The same on 3rd, 8 or more"),
        tr("How he shares his passes then, 100 together (FSS-35.1)."),
        {&Tendencies::thirdLongShort, &Tendencies::thirdLongMedium, &Tendencies::thirdLongLong});
    m_facts.push_back(
        {tr("Keys one play in"),
         tr("His defense keys the most used back one play in so many; 0: never (FSS-35.1)."),
         [](const Team& team) { return QString::number(team.coaches.tendencies.key); },
         [](Team& team, const QString& text) {
             return readNumber(text, 0, 100, team.coaches.tendencies.key);
         }});
    const QString orders = tr("How often his defense does this (FSS-35.1).");
    addShare(tr("Doubles a receiver"), orders, &Tendencies::doubleTeam);
    addShare(tr("Spies"), orders, &Tendencies::spy);
    addShare(tr("Plays man"), orders, &Tendencies::man);
    addShare(tr("Plays combo"), orders, &Tendencies::combo);
}

int FactsTable::rows() const {
    return m_document.team().players.empty() ? 0 : static_cast<int>(m_facts.size());
}

QStringList FactsTable::heads() const {
    return {tr("As it is")};
}

QString FactsTable::rowHead(int row) const {
    return m_facts[static_cast<std::size_t>(row)].what;
}

QString FactsTable::textAt(const QModelIndex& index) const {
    return m_facts[static_cast<std::size_t>(index.row())].text(m_document.team());
}

bool FactsTable::mayChange(const QModelIndex& /*index*/) const {
    return m_document.isOwn();
}

QString FactsTable::meaning(const QModelIndex& index) const {
    return m_facts[static_cast<std::size_t>(index.row())].meaning;
}

QVariant FactsTable::swatch(const QModelIndex& index) const {
    return m_facts[static_cast<std::size_t>(index.row())].color ? QVariant{QColor{textAt(index)}}
                                                                : QVariant{};
}

QStringList FactsTable::choices(const QModelIndex& index) const {
    QStringList all;
    if (m_facts[static_cast<std::size_t>(index.row())].what == tr("Formation"))
        for (const auto& formation : namesOf(Formation{}))
            if (m_document.team().platoon.offense[static_cast<std::size_t>(formation.value)])
                all << formationText(formation.value);
    return all;
}

std::optional<QString> FactsTable::change(const QModelIndex& index, const QString& text) {
    const Fact& fact = m_facts[static_cast<std::size_t>(index.row())];
    Team team = m_document.team();
    if (auto why = fact.set(team, text))
        return why;
    return m_document.change(std::move(team), fact.what.toLower());
}

}  // namespace thrum::gui::fss
