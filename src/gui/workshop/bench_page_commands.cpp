#include "gui/widgets/segment_bar.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/give_dialog.hpp"
#include "gui/workshop/numbers_panel.hpp"
#include "gui/workshop/pairing_dialog.hpp"
#include "gui/workshop/rack_sheet.hpp"
#include "gui/workshop/rack_view.hpp"
#include "gui/workshop/take_backs.hpp"
#include "gui/workshop/underside_view.hpp"

#include <algorithm>
#include <array>

#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

// What the commands of the bench do.

namespace thrum::gui {

namespace {
struct OneTest {
    Command command;
    app::BenchTest test;
};
constexpr std::array kTests{OneTest{Command::BenchDash, app::BenchTest::Dash},
                            OneTest{Command::BenchSpot, app::BenchTest::SameSpot},
                            OneTest{Command::BenchJump, app::BenchTest::Jump},
                            OneTest{Command::BenchPush, app::BenchTest::Push},
                            OneTest{Command::BenchArc, app::BenchTest::Arc},
                            OneTest{Command::BenchFalls, app::BenchTest::Falls},
                            OneTest{Command::BenchHeadOn, app::BenchTest::HeadOn},
                            OneTest{Command::BenchAngle, app::BenchTest::Angle}};

/// What goals are made of.
std::vector<app::BenchTest> testsFor(const std::string& goals) {
    using app::BenchTest;
    std::vector<BenchTest> tests{
        BenchTest::Dash, BenchTest::SameSpot, BenchTest::Push, BenchTest::Falls};
    if (app::benchGoals(goals).arcPerYard)
        tests.push_back(BenchTest::Arc);
    return tests;
}
}  // namespace

std::optional<app::BenchTest> testOf(Command command) {
    const auto found = std::ranges::find(kTests, command, &OneTest::command);
    return found == kTests.end() ? std::nullopt : std::optional{found->test};
}

void BenchPage::addDeeds() {
    const auto idle = [this] { return whileIdle(); };
    for (const auto& [command, test] : kTests)
        m_deeds.add(
            command, [this, test] { run(test); }, idle);
    m_deeds.add(
        Command::BenchRun, [this] { run(m_test); }, idle);
    m_deeds.add(
        Command::BenchAll, [this] { measure(testsFor(m_document->base().goals)); }, idle);
    m_deeds.add(
        Command::BenchRack, [this] { measureRack(); }, idle);
    m_deeds.add(
        Command::BenchStop,
        [this] { m_crew->cancel(); },
        [this] { return m_crew->isBusy() ? CommandOffer{} : notNow(tr("No run is under way.")); });
    for (const auto& [command, runs] : {std::pair{Command::BenchOnce, 1},
                                        std::pair{Command::BenchTwenty, 20},
                                        std::pair{Command::BenchTwoHundred, 200}})
        m_deeds.add(command, [this, runs] { setRuns(runs); });
    m_deeds.add(Command::BenchYards, [this] {
        const int next = (m_yardsBox->currentIndex() + 1) % m_yardsBox->count();
        setYards(m_yardsBox->itemData(next).toDouble());
    });
    m_deeds.add(Command::BenchView,
                [this] { m_underside->setFromBelow(!m_underside->fromBelow()); });
    const auto free = [this] { return whileFree(); };
    m_deeds.add(
        Command::BenchKeep, [this] { askToKeep(); }, free);
    m_deeds.add(
        Command::BenchName, [this] { askWhose(); }, free);
    const auto room = [this] {
        if (!m_document->locked().isEmpty())
            return whileFree();
        return m_document->rack().size() < BenchDocument::kMostBases
                   ? CommandOffer{}
                   : notNow(tr("The rack is full: take a base off it first."));
    };
    m_deeds.add(
        Command::BenchCopy, [this] { m_document->copyCurrent(); }, room);
    m_deeds.add(
        Command::BenchRemove,
        [this] { askToRemove(); },
        [this] {
            if (!m_document->locked().isEmpty())
                return whileFree();
            return m_document->rack().size() > 1 ? CommandOffer{}
                                                 : notNow(tr("It is the last base of the rack."));
        });
    m_deeds.add(
        Command::BenchMatrix, [this] { showPairings(); }, idle);
    m_deeds.add(Command::BenchPrint, [this] {
        askToPrint(this,
                   tr("Print the rack sheet"),
                   tr("rack"),
                   sheetOfRack(),
                   [this](const QString& sentence) { emit said(sentence); });
    });
    m_deeds.add(Command::BenchCopySeed, [this] { m_head->copySeed(); });
}

void BenchPage::addBendDeeds() {
    struct Way {
        Command command;
        BenchKnob knob;
        int steps;
    };
    constexpr std::array kWays{Way{Command::BenchLeanLess, BenchKnob::Lean, -1},
                               Way{Command::BenchLeanMore, BenchKnob::Lean, 1},
                               Way{Command::BenchSideLeft, BenchKnob::Side, -1},
                               Way{Command::BenchSideRight, BenchKnob::Side, 1},
                               Way{Command::BenchSofter, BenchKnob::Stiffness, -1},
                               Way{Command::BenchStiffer, BenchKnob::Stiffness, 1},
                               Way{Command::BenchShorter, BenchKnob::Length, -1},
                               Way{Command::BenchLonger, BenchKnob::Length, 1},
                               Way{Command::BenchDialLeft, BenchKnob::Dial, 1},
                               Way{Command::BenchDialRight, BenchKnob::Dial, -1}};
    for (const Way& way : kWays)
        m_deeds.add(
            way.command,
            [this, way] { m_document->step(way.knob, way.steps); },
            [this, way] {
                if (means(m_document->state(), way.knob))
                    return whileFree();
                return notNow(way.knob == BenchKnob::Dial ? tr("This base has no dial.")
                                                          : tr("The prongs of this base are cut."));
            });
    m_deeds.add(Command::BenchNextProng, [this] { m_document->stepProng(1); });
    m_deeds.add(Command::BenchPreviousProng, [this] { m_document->stepProng(-1); });
    m_deeds.add(Command::BenchReach, [this] {
        const int next = (static_cast<int>(m_document->reach()) + 1) % 4;
        m_document->setReach(static_cast<BendReach>(next));
    });
    addTakeBacks(
        m_deeds,
        *m_document,
        tr("Nothing has been changed at the bench since the program began; the history leads "
           "further back."),
        tr("Nothing has been taken back at the bench."),
        [this] { return m_document->locked(); });
}

namespace {
QInputDialog* asker(QWidget* parent, const QString& title, const QString& label) {
    auto* dialog = new QInputDialog{parent};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    return dialog;
}
}  // namespace

void BenchPage::askToKeep() {
    auto* dialog = asker(this,
                         tr("Keep the base"),
                         tr("Name of the base as it stands now. Teams find it under this name."));
    dialog->setTextValue(QString::fromStdString(m_document->base().name));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (const auto problem = m_document->keepAs(name))
            emit said(*problem);
    });
    dialog->open();
}

TableSheet BenchPage::sheetOfRack() {
    std::vector<RackLine> lines;
    for (const std::size_t at : m_rack->order()) {
        const io::BenchBase& base = m_document->rack().at(at);
        lines.push_back(
            {&base, factsOf(knownOf(base.states.at(base.now)), {}, app::benchGoals(base.goals))});
    }
    return rackSheet(lines, board().name, m_head->table().speedTenths);
}

void BenchPage::showPairings() {
    auto* dialog = new PairingDialog{
        m_document->rack(),
        [this](app::BenchTest test, const io::BenchState& state) { return asked(test, state); },
        this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PairingDialog::said, this, &BenchPage::said);
    dialog->open();
    dialog->run();
}

void BenchPage::askWhose() {
    auto* dialog = new GiveDialog{m_document->library(), m_document->base(), m_givenTo, this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GiveDialog::chosen, this, [this](const QString& team, const QString& player) {
        emit giveAsked(team, player);
    });
    connect(dialog, &GiveDialog::freed, m_document, [this] { m_document->setMan({}); });
    dialog->open();
}

void BenchPage::takeGiven(const TeamFile& team, const std::string& player) {
    m_givenTo = QString::fromStdString(team.id);
    if (const auto man = std::ranges::find(team.players, player, &Player::id);
        man != team.players.end())
        m_document->standOn(*man);
}

void BenchPage::askToRemove() {
    const QString name = QString::fromStdString(m_document->base().name);
    auto* box =
        new QMessageBox{QMessageBox::Question,
                        tr("Take the base off the rack"),
                        tr("%1 goes with its history of %2 states. What was kept of it as a "
                           "file of its own stays.")
                            .arg(name)
                            .arg(m_document->base().states.size()),
                        QMessageBox::Cancel,
                        this};
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* take = box->addButton(tr("Take it off"), QMessageBox::DestructiveRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, take](QAbstractButton* pressed) {
        if (pressed == take)
            m_document->removeCurrent();
    });
    box->open();
}

// Each base of the rack by the tests its goals ask for; only the count of goals comes of it.
void BenchPage::measureRack() {
    using app::BenchTest;
    std::vector<BenchBatch> batches;
    for (const io::BenchBase& base : m_document->rack())
        for (const BenchTest test : testsFor(base.goals))
            batches.push_back({.asked = asked(test, base.states.at(base.now)),
                               .runs = runsOf(test),
                               // of the one that lies on the bench the lane shows the way, too
                               .pathEvery = base.id == m_document->base().id ? kPathEvery : 0,
                               .before = false,
                               .base = base.id});
    begin(std::move(batches));
}

}  // namespace thrum::gui
