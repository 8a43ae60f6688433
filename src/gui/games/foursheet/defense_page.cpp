#include "gui/games/foursheet/defense_page.hpp"

#include "gui/games/foursheet/men_dialog.hpp"
#include "gui/games/foursheet/segments.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <array>

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui::fss {

namespace {
constexpr int kOwnPlaces = -1;
constexpr int kUsualPlaces = -2;
constexpr int kKickPlaces = 100;
constexpr int kNone = -1;

void nextIn(QComboBox& box) {
    if (box.count() == 0 || !box.isEnabled())
        return;
    box.setCurrentIndex((box.currentIndex() + 1) % box.count());
    emit box.activated(box.currentIndex());
}
}  // namespace

QComboBox* DefensePage::addRow(QGridLayout& grid, const QString& text, const char* name) {
    auto* label = new QLabel{text, m_orders};
    auto* box = new QComboBox{m_orders};
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(text);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    label->setBuddy(box);
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(box, row, 1);
    return box;
}

DefensePage::DefensePage(Desk& shared, QWidget* parent) : Page{shared, parent} {
    setObjectName(QStringLiteral("defensePage"));
    m_lead = addLead();
    m_orders = new QWidget{this};
    auto* grid = new QGridLayout{m_orders};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
    grid->setColumnStretch(1, 1);
    m_frontLabel = new QLabel{tr("Front"), m_orders};
    m_front = new Segments{tr("Front"), "front", m_orders};
    connect(m_front, &Segments::picked, this, [this](int id) {
        desk().draft.setUnit(static_cast<Unit>(id));
    });
    grid->addWidget(m_frontLabel, 0, 0, Qt::AlignTop);
    grid->addWidget(m_front, 0, 1);
    m_places = addRow(*grid, tr("Places"), "places");
    connect(m_places, &QComboBox::activated, this, [this] {
        const int id = m_places->currentData().toInt();
        if (m_filling || id == kOwnPlaces)
            return;
        if (id == kUsualPlaces)
            desk().draft.setUsual();
        else if (id >= kKickPlaces)
            desk().draft.setPlacement(static_cast<KickPlacement>(id - kKickPlaces));
        else
            desk().draft.setScheme(static_cast<Scheme>(id));
    });
    m_coverageLabel = new QLabel{tr("Coverage"), m_orders};
    m_coverage = new Segments{tr("Coverage"), "coverage", m_orders};
    connect(m_coverage, &Segments::picked, this, [this](int id) {
        desk().draft.setCoverage(static_cast<Coverage>(id));
    });
    const int row = grid->rowCount();
    grid->addWidget(m_coverageLabel, row, 0, Qt::AlignTop);
    grid->addWidget(m_coverage, row, 1);
    m_key = addRow(*grid, tr("Key"), "key");
    m_double = addRow(*grid, tr("Double"), "double");
    m_double->setAccessibleName(tr("Double team"));
    m_spy = addRow(*grid, tr("Spy"), "spy");
    const auto role = [](const QComboBox* box) {
        const int id = box->currentData().toInt();
        return id == kNone ? std::optional<Role>{} : std::optional{static_cast<Role>(id)};
    };
    connect(m_key, &QComboBox::activated, this, [this, role] {
        if (!m_filling)
            desk().draft.setKey(role(m_key));
    });
    connect(m_double, &QComboBox::activated, this, [this, role] {
        if (!m_filling)
            desk().draft.setDoubleTeam(role(m_double));
    });
    connect(m_spy, &QComboBox::activated, this, [this] {
        const int id = m_spy->currentData().toInt();
        if (!m_filling)
            desk().draft.setSpy(id == kNone ? std::optional<int>{} : std::optional{id});
    });
    column()->addWidget(m_orders);
    m_typed = new QLineEdit{this};
    m_typed->setObjectName(QStringLiteral("placeTyped"));
    m_typed->setAccessibleName(tr("Place a man: token and zone"));
    m_typed->setPlaceholderText(tr("Token and zone: 10 F2"));
    connect(m_typed, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (desk().draft.placeAsTyped(text))
            m_typed->clear();
    });
    connect(m_typed, &QLineEdit::returnPressed, this, &DefensePage::pressMain);
    column()->addWidget(m_typed);
    m_chosen = addText(true);
    m_chosen->setObjectName(QStringLiteral("chosenMan"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    const auto button = [&](const QString& text, const char* name, const QString& tip) {
        auto* made = new QPushButton{text, this};
        made->setObjectName(QString::fromLatin1(name));
        made->setFocusPolicy(Qt::TabFocus);
        made->setToolTip(tip);
        buttons->addWidget(made, 1);
        return made;
    };
    m_last = button(tr("Last call"), "lastDefense", tr("What this defense ordered last (B)"));
    m_usual = button(tr("Usual"), "usualPlaces", tr("The usual places and no orders (R)"));
    m_men = button(tr("Men…"), "men", tr("Send men in for the next play"));
    connect(m_last, &QPushButton::clicked, this, &DefensePage::repeatLast);
    connect(m_usual, &QPushButton::clicked, this, [this] { desk().draft.setUsual(); });
    connect(m_men, &QPushButton::clicked, this, &DefensePage::sendMen);
    column()->addLayout(buttons);
    m_problem = addText(false);
    m_problem->setObjectName(QStringLiteral("defenseProblem"));
    m_problem->setProperty("role", QStringLiteral("bad"));
    column()->addStretch(1);
    connect(&desk().draft, &DefenseDraft::changed, this, [this] {
        showDraft();
        emit choiceChanged();
    });
}

void DefensePage::follow() {
    const bool open = desk().draft.isOpen();
    if (!open) {
        if (m_open) {
            m_open = false;
            m_typed->clear();
            m_chosen->clear();
            m_problem->clear();
            forgetQuestion();
        }
        return;
    }
    m_open = true;
    if (isNewQuestion()) {
        m_typed->clear();
        fill();
    }
    showDraft();
}

void DefensePage::fill() {
    const DefenseDraft& draft = desk().draft;
    m_filling = true;
    std::vector<Segments::Item> fronts;
    for (const Unit unit : draft.units())
        fronts.push_back({static_cast<int>(unit), unitText(unit), true, {}});
    m_front->setItems(fronts);
    std::vector<Segments::Item> coverages;
    for (const Coverage coverage : draft.coverages())
        coverages.push_back({static_cast<int>(coverage), coverageText(coverage), true, {}});
    m_coverage->setItems(coverages);
    m_places->clear();
    if (draft.forKickoff()) {
        m_places->addItem(tr("Normal"), kKickPlaces + static_cast<int>(KickPlacement::Normal));
        m_places->addItem(tr("Hands, against an onside kick"),
                          kKickPlaces + static_cast<int>(KickPlacement::Hands));
    } else {
        m_places->addItem(tr("Usual"), kUsualPlaces);
        if (!draft.forKick()) {
            m_places->addItem(tr("A · standard"), static_cast<int>(Scheme::A));
            m_places->addItem(tr("B · short yardage, gaps"), static_cast<int>(Scheme::B));
            m_places->addItem(tr("C · short yardage, wide"), static_cast<int>(Scheme::C));
            m_places->addItem(tr("D · short pass, man"), static_cast<int>(Scheme::D));
            m_places->addItem(tr("E · long pass"), static_cast<int>(Scheme::E));
            m_places->addItem(tr("F · blitz"), static_cast<int>(Scheme::F));
        }
    }
    m_places->addItem(tr("My own"), kOwnPlaces);
    m_key->clear();
    m_key->addItem(tr("nobody"), kNone);
    for (const Role role : draft.keyable())
        m_key->addItem(roleWords(role), static_cast<int>(role));
    m_double->clear();
    m_double->addItem(tr("nobody"), kNone);
    for (const Role role : draft.doubles())
        m_double->addItem(roleWords(role), static_cast<int>(role));
    m_filling = false;
}

void DefensePage::showDraft() {
    const DefenseDraft& draft = desk().draft;
    if (!draft.isOpen())
        return;
    const State& state = match().state();
    m_filling = true;
    m_lead->setText(
        draft.forKickoff() ? tr("Place your men. The kick is chosen and covered.")
        : draft.forKick()
            ? tr("Keep your men or bring the return platoon, and move rushers into the "
                 "box: B and F zones.")
            : tr("%1, %2 pace. Drag a man into a zone, or type where he goes.")
                  .arg(formationText(state.call ? state.call->formation : Formation::ProSet),
                       paceText(state.call ? state.call->pace : Pace::Normal).toLower()));
    m_front->setChosen(static_cast<int>(draft.unit()));
    m_front->setVisible(m_front->count() > 1);
    m_frontLabel->setVisible(m_front->count() > 1);
    m_coverage->setChosen(static_cast<int>(draft.coverage()));
    m_coverage->setVisible(m_coverage->count() > 1);
    m_coverageLabel->setVisible(m_coverage->count() > 1);
    // which of the known places these are
    int places = kOwnPlaces;
    const auto& tables = state.data->tables;
    if (draft.forKickoff()) {
        for (const KickPlacement kick : {KickPlacement::Normal, KickPlacement::Hands})
            if (placementOf(tables, kick) == draft.zones())
                places = kKickPlaces + static_cast<int>(kick);
    } else {
        const int now = m_places->currentData().toInt();
        const auto isNow = [&](int id) {
            if (id == kUsualPlaces)
                return draft.forKick()
                           ? draft.isUsual()
                           : placementOf(tables, foursheet::frontOf(draft.unit())) == draft.zones();
            return id >= 0 && draft.unit() == Unit::FourThree &&
                   placementOf(tables, static_cast<Scheme>(id)) == draft.zones();
        };
        // D stands as A does: what was chosen stays chosen
        for (int i = m_places->count() - 1; i >= 0; --i)
            if (isNow(m_places->itemData(i).toInt()))
                places = m_places->itemData(i).toInt();
        if (now >= 0 && isNow(now) &&
            draft.coverage() == foursheet::coverageOf(static_cast<Scheme>(now)))
            places = now;
    }
    m_places->setCurrentIndex(m_places->findData(places));
    const auto show = [](QComboBox* box, bool may, int id) {
        box->setEnabled(may);
        box->setCurrentIndex(std::max(0, box->findData(id)));
    };
    show(m_key, draft.mayKey(), draft.key() ? static_cast<int>(*draft.key()) : kNone);
    show(m_double,
         draft.mayDouble(),
         draft.doubleTeam() ? static_cast<int>(*draft.doubleTeam()) : kNone);
    m_spy->clear();
    m_spy->addItem(tr("nobody"), kNone);
    for (const int token : draft.spies())
        m_spy->addItem(tr("%1 %2").arg(token).arg(slotText(draft.unit(), token)), token);
    show(m_spy, draft.maySpy(), draft.spy().value_or(kNone));
    if (draft.spy() && m_spy->findData(*draft.spy()) < 0) {
        m_spy->addItem(tr("%1, not in a flat zone").arg(*draft.spy()), *draft.spy());
        m_spy->setCurrentIndex(m_spy->count() - 1);
    }
    const bool orders = !draft.forKick();
    for (QComboBox* box : {m_key, m_double, m_spy}) {
        box->setVisible(orders);
        for (QLabel* label : m_orders->findChildren<QLabel*>())
            if (label->buddy() == box)
                label->setVisible(orders);
    }
    if (const auto token = draft.chosen()) {
        const Side side = match().prompt().side;
        m_chosen->setText(tr("%1 %2, %3: in %4")
                              .arg(*token)
                              .arg(slotText(draft.unit(), *token),
                                   nameText(manOn(state, side, draft.unit(), *token)),
                                   zoneText(foursheet::zoneOfToken(draft.zones(), *token))));
    } else {
        m_chosen->setText(
            orders ? tr("Keys on the field: , and . choose a man, arrows a zone, Space puts "
                        "him there. F front, P places, C coverage, K key, D double, S spy, B as "
                        "before, R usual.")
                   : tr("Keys on the field: , and . choose a man, arrows a zone, Space puts "
                        "him there. P places, R usual."));
    }
    // a low page keeps its room for the orders; the tips tell the keys, too
    constexpr int kLinesForKeys = 30;
    const bool low = height() <= kLinesForKeys * fontMetrics().lineSpacing();
    m_chosen->setVisible(draft.chosen() || !low);
    m_lead->setVisible(!draft.chosen() || !low);
    m_last->setVisible(orders);
    m_last->setEnabled(desk().story.lastDefense(match().prompt().side).has_value() && !isLast());
    m_usual->setEnabled(!draft.isUsual());
    m_men->setText(draft.sentIn().empty()
                       ? tr("Men…")
                       : tr("Men: %1 in").arg(static_cast<int>(draft.sentIn().size())));
    const QString problem = draft.problem();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_filling = false;
}

bool DefensePage::isLast() const {
    const auto& last = desk().story.lastDefense(match().prompt().side);
    if (!last)
        return false;
    const DefenseDraft& draft = desk().draft;
    bool same = last->unit == draft.unit() && last->coverage == draft.coverage() &&
                last->key == draft.key() && last->doubleTeam == draft.doubleTeam() &&
                last->spy == draft.spy();
    for (const TokenZone& one : last->zones)
        same = same && foursheet::zoneOfToken(draft.zones(), one.token) == one.zone;
    return same;
}

void DefensePage::repeatLast() {
    if (const auto& last = desk().story.lastDefense(match().prompt().side))
        if (!desk().draft.forKick())
            desk().draft.repeat(*last);
}

MainButton DefensePage::mainButton() const {
    const DefenseDraft& draft = desk().draft;
    if (!draft.isOpen())
        return {};
    MainButton button;
    button.text = draft.forKickoff() ? tr("The men are placed")
                  : draft.forKick()
                      ? tr("Set against the kick")
                      : tr("Set: %1, %2")
                            .arg(unitText(draft.unit()), coverageText(draft.coverage()).toLower());
    const QString problem = draft.problem();
    button.enabled = problem.isEmpty();
    button.hint = problem.isEmpty() ? tr("Enter") : problem;
    return button;
}

void DefensePage::pressMain() {
    const DefenseDraft& draft = desk().draft;
    if (!draft.isOpen() || !draft.problem().isEmpty())
        return;
    Decision set = draft.decision();
    set.side = match().prompt().side;
    match().submit(set);
}

void DefensePage::sendMen() {
    DefenseDraft& draft = desk().draft;
    MenDialog dialog{
        match().state(), match().prompt().side, draft.unit(), draft.sentIn(), window()};
    if (dialog.exec() == QDialog::Accepted && draft.isOpen())
        draft.setSentIn(dialog.sentIn());
}

bool DefensePage::hasLetter(const QKeyEvent& event) const {
    constexpr std::array kLetters{
        Qt::Key_F, Qt::Key_P, Qt::Key_C, Qt::Key_K, Qt::Key_D, Qt::Key_S, Qt::Key_B, Qt::Key_R};
    return desk().draft.isOpen() && event.modifiers() == Qt::NoModifier &&
           std::ranges::find(kLetters, event.key()) != kLetters.end();
}

bool DefensePage::takeKey(QKeyEvent& event) {
    if (!desk().draft.isOpen() ||
        (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    switch (event.key()) {
        case Qt::Key_F:
            m_front->next();
            return true;
        case Qt::Key_P:
            // the last one is what is typed or dragged
            if (m_places->count() > 2) {
                m_places->setCurrentIndex((m_places->currentIndex() + 1) % (m_places->count() - 1));
                emit m_places->activated(m_places->currentIndex());
            }
            return true;
        case Qt::Key_C:
            m_coverage->next();
            return true;
        case Qt::Key_K:
            nextIn(*m_key);
            return true;
        case Qt::Key_D:
            nextIn(*m_double);
            return true;
        case Qt::Key_S:
            nextIn(*m_spy);
            return true;
        case Qt::Key_B:
            repeatLast();
            return true;
        case Qt::Key_R:
            desk().draft.setUsual();
            return true;
        default:
            break;
    }
    // a man's number begins an order
    const QString text = event.text();
    if (text.isEmpty() || !text.front().isDigit())
        return false;
    m_typed->setFocus(Qt::OtherFocusReason);
    m_typed->setText(text);
    return true;
}

}  // namespace thrum::gui::fss
