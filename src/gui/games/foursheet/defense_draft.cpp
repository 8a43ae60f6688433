#include "gui/games/foursheet/defense_draft.hpp"

#include "gui/games/foursheet/match.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

namespace thrum::gui::fss {

namespace {
bool asksForPlaces(Phase phase) {
    return phase == Phase::SetDefense || phase == Phase::PlaceReceivers;
}
}  // namespace

DefenseDraft::DefenseDraft(const FoursheetMatch& match, QObject* parent)
    : QObject{parent}, m_match{match} {}

void DefenseDraft::forget() {
    m_open = m_kickoff = m_kick = false;
    m_unit = Unit::FourThree;
    m_zones = {};
    m_coverage = Coverage::Zone;
    m_key.reset();
    m_doubleTeam.reset();
    m_spy.reset();
    m_chosen.reset();
    m_sentIn.clear();
}

void DefenseDraft::follow() {
    const bool asked = m_match.doing() == MatchDoing::Waiting && !m_match.isCurtained() &&
                       asksForPlaces(m_match.prompt().phase) &&
                       m_match.isPerson(m_match.prompt().side);
    if (!asked) {
        forget();
        m_question = 0;
        return;
    }
    if (m_question == m_match.questionNumber())
        return;
    forget();
    m_question = m_match.questionNumber();
    m_open = true;
    const State& state = m_match.state();
    m_kickoff = m_match.prompt().phase == Phase::PlaceReceivers;
    const CallPlay play = state.call ? state.call->play : CallPlay::Card;
    m_kick = !m_kickoff && play != CallPlay::Card;
    m_unit = m_kickoff                     ? Unit::KR
             : play == CallPlay::Punt      ? Unit::PR
             : play == CallPlay::FieldGoal ? Unit::FGD
                                           : Unit::FourThree;
    m_zones = usual(m_unit);
}

const foursheet::Option* DefenseDraft::option() const {
    for (const auto& option : m_match.prompt().options)
        if (option.decision == DecisionKind::SetDefense ||
            option.decision == DecisionKind::PlaceReceivers)
            return &option;
    return nullptr;
}

Placement DefenseDraft::usual(Unit unit) const {
    const auto& tables = m_match.state().data->tables;
    if (m_kickoff)
        return placementOf(tables, KickPlacement::Normal);
    if (m_kick) {
        const bool punt = m_match.state().call->play == CallPlay::Punt;
        return placementOf(tables, punt ? KickPlacement::Punt : KickPlacement::PlaceKick);
    }
    return placementOf(tables, foursheet::frontOf(unit));
}

bool DefenseDraft::isUsual() const {
    return m_zones == usual(m_unit) && m_coverage == Coverage::Zone && !m_key && !m_doubleTeam &&
           !m_spy;
}

std::vector<Unit> DefenseDraft::units() const {
    const auto* given = option();
    return given != nullptr && !given->units.empty() ? given->units : std::vector{m_unit};
}

std::vector<Coverage> DefenseDraft::coverages() const {
    const auto* given = option();
    return given != nullptr && !given->coverages.empty() ? given->coverages
                                                         : std::vector{Coverage::Zone};
}

bool DefenseDraft::mayKey() const {
    const auto* given = option();
    return given != nullptr && given->key.value_or(false);
}

bool DefenseDraft::mayDouble() const {
    const auto* given = option();
    return given != nullptr && given->doubleTeam.value_or(false);
}

bool DefenseDraft::maySpy() const {
    const auto* given = option();
    return given != nullptr && given->spy.value_or(false);
}

std::vector<Role> DefenseDraft::keyable() const {
    std::vector<Role> roles;
    const Formation formation =
        m_match.state().call ? m_match.state().call->formation : Formation::ProSet;
    for (const Role role : foursheet::rolesIn(formation))
        if (foursheet::isKeyable(role))
            roles.push_back(role);
    return roles;
}

std::vector<Role> DefenseDraft::doubles() const {
    std::vector<Role> roles;
    const Formation formation =
        m_match.state().call ? m_match.state().call->formation : Formation::ProSet;
    for (const Role role : foursheet::rolesIn(formation))
        if (foursheet::isEligible(role))
            roles.push_back(role);
    return roles;
}

std::vector<int> DefenseDraft::spies() const {
    std::vector<int> tokens;
    for (int token = 1; token <= 11; ++token)
        if (foursheet::isFlat(foursheet::zoneOfToken(m_zones, token)))
            tokens.push_back(token);
    return tokens;
}

void DefenseDraft::setUnit(Unit unit) {
    if (unit == m_unit)
        return;
    m_unit = unit;
    m_zones = usual(unit);
    m_sentIn.clear();
    const std::vector<int> flat = spies();
    if (m_spy && std::ranges::find(flat, *m_spy) == flat.end())
        m_spy.reset();
    emit changed();
}

void DefenseDraft::setUsual() {
    m_zones = usual(m_unit);
    m_coverage = Coverage::Zone;
    m_key.reset();
    m_doubleTeam.reset();
    m_spy.reset();
    emit changed();
}

void DefenseDraft::setScheme(Scheme scheme) {
    m_unit = Unit::FourThree;
    m_zones = placementOf(m_match.state().data->tables, scheme);
    const auto allowed = coverages();
    const Coverage wanted = foursheet::coverageOf(scheme);
    m_coverage = std::ranges::find(allowed, wanted) != allowed.end() ? wanted : Coverage::Zone;
    emit changed();
}

void DefenseDraft::setPlacement(KickPlacement placement) {
    m_zones = placementOf(m_match.state().data->tables, placement);
    emit changed();
}

void DefenseDraft::setCoverage(Coverage coverage) {
    m_coverage = coverage;
    emit changed();
}

void DefenseDraft::setKey(std::optional<Role> role) {
    m_key = role;
    emit changed();
}

void DefenseDraft::setDoubleTeam(std::optional<Role> role) {
    m_doubleTeam = role;
    emit changed();
}

void DefenseDraft::setSpy(std::optional<int> token) {
    m_spy = token;
    emit changed();
}

void DefenseDraft::choose(std::optional<int> token) {
    m_chosen = token;
    emit changed();
}

void DefenseDraft::setSentIn(std::vector<SentIn> men) {
    m_sentIn = std::move(men);
    emit changed();
}

void DefenseDraft::place(int token, Zone zone) {
    if (!m_open || token < 1 || token > 11)
        return;
    const auto at = static_cast<std::size_t>(token - 1);
    const Zone from = m_zones[at];
    m_chosen = token;
    if (from != zone && foursheet::menIn(m_zones, zone) >= foursheet::limitOf(zone)) {
        for (std::size_t i = m_zones.size(); i > 0; --i) {
            if (m_zones[i - 1] == zone) {
                m_zones[i - 1] = from;
                break;
            }
        }
    }
    m_zones[at] = zone;
    emit changed();
}

bool DefenseDraft::placeAsTyped(const QString& text) {
    static const QRegularExpression kOrder{
        QStringLiteral("^\\s*(\\d{1,2})[\\s,;:=>-]*([dmfbDMFB]\\s*\\d)\\s*$")};
    const auto match = kOrder.match(text);
    if (!match.hasMatch())
        return false;
    const int token = match.captured(1).toInt();
    const QString name = match.captured(2).remove(QLatin1Char{' '}).toUpper();
    const auto zone = foursheet::parseName<Zone>(name.toStdString());
    if (token < 1 || token > 11 || !zone)
        return false;
    place(token, *zone);
    return true;
}

void DefenseDraft::repeat(const Event& orders) {
    if (orders.unit)
        m_unit = *orders.unit;
    for (const TokenZone& one : orders.zones)
        m_zones[static_cast<std::size_t>(one.token - 1)] = one.zone;
    m_coverage = orders.coverage.value_or(Coverage::Zone);
    m_key = orders.key;
    m_doubleTeam = orders.doubleTeam;
    m_spy = orders.spy;
    // another formation may have nobody there
    const auto isIn = [](const auto& list, const auto& one) {
        return std::ranges::find(list, one) != list.end();
    };
    if (m_key && !isIn(keyable(), *m_key))
        m_key.reset();
    if (m_doubleTeam && !isIn(doubles(), *m_doubleTeam))
        m_doubleTeam.reset();
    emit changed();
}

Decision DefenseDraft::decision() const {
    Decision decision;
    decision.kind = m_kickoff ? DecisionKind::PlaceReceivers : DecisionKind::SetDefense;
    for (int token = 1; token <= 11; ++token)
        decision.zones.push_back({token, foursheet::zoneOfToken(m_zones, token)});
    decision.substitutes = m_sentIn;
    if (m_kickoff)
        return decision;
    decision.unit = m_unit;
    decision.coverage = m_coverage;
    if (m_key)
        decision.keys = {*m_key};
    decision.doubleTeam = m_doubleTeam;
    decision.spy = m_spy;
    return decision;
}

QString DefenseDraft::problem() const {
    if (!m_open)
        return {};
    Decision mine = decision();
    mine.side = m_match.prompt().side;
    const auto refused = m_match.check(mine);
    return refused ? m_match.textOf(*refused) : QString{};
}

QString DefenseDraft::ordersText() const {
    QStringList parts;
    if (m_key)
        parts << tr("Key: %1").arg(roleText(*m_key));
    if (m_doubleTeam)
        parts << tr("Double team: %1").arg(roleText(*m_doubleTeam));
    if (m_spy)
        parts << tr("Spy: %1").arg(*m_spy);
    return parts.join(QStringLiteral(" · "));
}

}  // namespace thrum::gui::fss
