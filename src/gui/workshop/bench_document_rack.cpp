#include "gui/workshop/bench_document.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/segment/roster.hpp>

#include <algorithm>
#include <filesystem>
#include <system_error>

// Which bases hang on the rack, and what becomes of one that is kept.

namespace thrum::gui {

namespace {
QString letterOf(const BaseSpec& base) {
    // the shop's letters: P plain, B boat, D dial, S speed, R strong, X stationary
    if (base.prongsCut)
        return QStringLiteral("X");
    const std::string& id = base.id;
    if (id.starts_with("boat"))
        return QStringLiteral("B");
    if (id.starts_with("dial"))
        return QStringLiteral("D");
    if (id.starts_with("speed"))
        return QStringLiteral("S");
    return id.starts_with("strength") ? QStringLiteral("R") : QStringLiteral("P");
}
}  // namespace

QString BenchDocument::nextName(const QString& letter) const {
    for (int i = 1;; ++i) {
        QString name = QStringLiteral("%1-%2").arg(letter).arg(i, 2, 10, QLatin1Char('0'));
        if (std::ranges::none_of(
                m_rack, [&](const io::BenchBase& base) { return base.name == name.toStdString(); }))
            return name;
    }
}

std::string BenchDocument::freshId() const {
    for (int i = 1;; ++i) {
        std::string id = "bench-" + std::to_string(i);
        if (std::ranges::find(m_rack, id, &io::BenchBase::id) == m_rack.end())
            return id;
    }
}

bool BenchDocument::put(io::BenchBase base) {
    if (!isFree())
        return false;
    if (m_rack.size() >= kMostBases) {
        emit said(tr("The rack has room for %1 bases: take one off it first.").arg(kMostBases));
        return false;
    }
    base.id = freshId();
    m_rack.push_back(std::move(base));
    m_current = m_rack.size() - 1;
    m_prong = 0;
    m_compared.reset();
    save();
    emit rackChanged();
    emit changed();
    return true;
}

bool BenchDocument::add(const BaseSpec& family, bool fromBag) {
    io::BenchBase base;
    base.name = nextName(letterOf(family)).toStdString();
    io::BenchState first;
    // which one of the bag follows from its name, so a bench begun anew finds the same bases
    const std::uint64_t seed = [&] {
        std::uint64_t mixed = 0;
        for (const char c : base.name)
            mixed = mix64(mixed ^ static_cast<unsigned char>(c));
        return mixed;
    }();
    first.base = fromBag ? app::fromTheBag(family, seed) : family;
    first.note = (fromBag ? tr("from the bag") : tr("as meant")).toStdString();
    first.at = m_clock().toStdString();
    base.states = {first};
    return put(std::move(base));
}

bool BenchDocument::addPlayer(const TeamFile& team, const Player& player) {
    const auto own = std::ranges::find(team.bases, player.base, &BaseSpec::id);
    const BaseSpec* under = own != team.bases.end() ? &*own : m_library.base(player.base);
    if (under == nullptr)
        return false;
    io::BenchBase base;
    base.name = nextName(letterOf(*under)).toStdString();
    base.man = (player.number + " " + player.name).substr(0, 60);
    base.position = player.position;
    base.goals = app::goalsFor(player.position);
    io::BenchState first;
    first.base = *under;
    first.figure = player.figure;
    first.dialDeg = player.dialDeg;
    first.putty = player.putty;
    first.note = tr("from the %1").arg(QString::fromStdString(team.name)).left(60).toStdString();
    first.at = m_clock().toStdString();
    base.states = {first};
    return put(std::move(base));
}

bool BenchDocument::copyCurrent() {
    io::BenchBase copy = base();
    copy.name = nextName(letterOf(state().base)).toStdString();
    io::BenchState first = state();
    first.note = tr("copy of %1").arg(QString::fromStdString(base().name)).left(60).toStdString();
    first.at = m_clock().toStdString();
    copy.states = {first};
    copy.now = 0;
    return put(std::move(copy));
}

bool BenchDocument::removeCurrent() {
    if (m_rack.size() < 2 || !isFree())
        return false;
    const std::string id = base().id;
    if (!m_own.isEmpty()) {
        std::error_code ignored;
        std::filesystem::remove(app::rackFile(m_own.toStdString(), id), ignored);
    }
    const auto gone = [&](const Move& move) { return move.base == id; };
    std::erase_if(m_done, gone);
    std::erase_if(m_undone, gone);
    m_rack.erase(m_rack.begin() + static_cast<std::ptrdiff_t>(m_current));
    m_current = std::min(m_current, m_rack.size() - 1);
    m_prong = 0;
    m_compared.reset();
    emit rackChanged();
    emit changed();
    return true;
}

void BenchDocument::setMan(const QString& man) {
    if (!isFree())
        return;
    now().man = man.left(60).toStdString();
    now().position.reset();
    save();
    emit rackChanged();
}

void BenchDocument::standOn(const Player& player) {
    if (!isFree())
        return;
    setMan(QString::fromStdString(player.number + " " + player.name));
    now().position = player.position;
    if (base().goals.empty())
        now().goals = app::goalsFor(player.position);
    io::BenchState next = state();
    next.figure = player.figure;
    next.putty = player.putty;
    next.note = tr("#%1 stands on it").arg(QString::fromStdString(player.number)).toStdString();
    take(std::move(next));
}

const io::BenchState* BenchDocument::standing(const BaseSpec& base) const {
    const auto same = [&base](const io::BenchState& state) {
        BaseSpec here = state.base;
        here.id = base.id;
        here.name = base.name;
        return here == base;
    };
    for (const io::BenchBase& hung : m_rack)
        if (same(hung.states.at(hung.now)))
            return &hung.states.at(hung.now);
    for (const io::BenchBase& hung : m_rack)
        for (auto state = hung.states.rbegin(); state != hung.states.rend(); ++state)
            if (same(*state))
                return &*state;
    return nullptr;
}

void BenchDocument::setGoals(const QString& id) {
    if (!isFree()) {
        emit changed();
        return;
    }
    now().goals = id.toStdString();
    save();
    emit rackChanged();
    emit changed();
}

void BenchDocument::setClass(const QString& id) {
    if (!isFree()) {
        emit changed();
        return;
    }
    now().inspected = id.toStdString();
    save();
    emit changed();
}

std::optional<QString> BenchDocument::rename(const QString& name) {
    const QString wanted = name.trimmed();
    if (wanted.isEmpty() || wanted.size() > 40)
        return tr("A base's name has 1 to 40 letters.");
    if (!m_locked.isEmpty())
        return m_locked;
    now().name = wanted.toStdString();
    save();
    emit rackChanged();
    return std::nullopt;
}

std::string BenchDocument::idOf(const QString& name) {
    std::string id = "own";
    for (const QChar c : name.toLower()) {
        const char letter = c.toLatin1();
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (plain)
            id += id.size() == 3 ? std::string{'-', letter} : std::string{letter};
        else if (id.size() > 3 && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-'))
        id.pop_back();
    return id.substr(0, 40);
}

std::optional<QString> BenchDocument::keepAs(const QString& name) {
    const QString wanted = name.trimmed();
    if (wanted.isEmpty() || wanted.size() > 40)
        return tr("A base's name has 1 to 40 letters.");
    const std::string id = idOf(wanted);
    if (id == "own")
        return tr("A base's name needs a letter from a to z or a digit.");
    if (!m_locked.isEmpty())
        return m_locked;
    if (m_own.isEmpty())
        return tr("Nothing is kept: the program has no folder of yours.");
    BaseSpec kept = state().base;
    kept.id = id;
    kept.name = wanted.toStdString();
    if (const auto problem = m_library.keep(m_own.toStdString(), kept))
        return QString::fromStdString(problem->text());
    emit said(
        tr("Kept as %1: in the list of bases of every team. W puts a man on it.").arg(wanted));
    return std::nullopt;
}

}  // namespace thrum::gui
