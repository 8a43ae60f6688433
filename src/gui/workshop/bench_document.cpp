#include "gui/workshop/bench_document.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/segment/roster.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>

namespace thrum::gui {

namespace {
constexpr const char* kFirstFamily = "dial";

}  // namespace

BenchDocument::BenchDocument(app::Library& library,
                             const QString& ownFolder,
                             std::function<QString()> clock,
                             QObject* parent)
    : QObject{parent}, m_library{library}, m_own{ownFolder}, m_clock{std::move(clock)} {
    if (!m_own.isEmpty()) {
        app::Rack read = app::readRack(m_own.toStdString());
        m_rack = std::move(read.bases);
        m_problems = std::move(read.problems);
        m_saved = true;
    }
    if (m_rack.empty()) {
        // a bench is never bare: one base out of each bag of the three most used
        for (const char* id : {kFirstFamily, "rookie", "speed"})
            if (const BaseSpec* family = m_library.base(id))
                add(*family, true);
        m_current = 0;
        m_done.clear();
    }
}

std::optional<std::size_t> BenchDocument::compared() const {
    const std::size_t count = base().states.size();
    if (m_compared && *m_compared < count && *m_compared != base().now)
        return m_compared;
    // what it came from: after a step back and another change that is not the one before it in the
    // list, which was taken back
    if (!m_done.empty() && m_done.back().base == base().id && m_done.back().to == base().now) {
        // degree after degree of one prong is one bend
        auto move = m_done.rbegin();
        for (auto before = std::next(move); before != m_done.rend(); move = before++)
            if (!move->knob || before->base != move->base || before->to != move->from ||
                before->knob != move->knob || before->prong != move->prong)
                break;
        return move->from;
    }
    // of an earlier evening the way is forgotten: what stands before it
    if (base().now == 0)
        return std::nullopt;
    return base().now - 1;
}

void BenchDocument::setLocked(const QString& reason) {
    if (reason == m_locked)
        return;
    endDrag();
    m_locked = reason;
    emit lockChanged();
    emit changed();
}

bool BenchDocument::isFree() {
    if (!m_locked.isEmpty())
        emit said(m_locked);
    return m_locked.isEmpty();
}

void BenchDocument::choose(std::size_t index) {
    if (index >= m_rack.size() || index == m_current)
        return;
    m_current = index;
    m_compared.reset();
    m_prong = std::min(m_prong, state().base.prongs.size() - 1);
    emit changed();
}

void BenchDocument::chooseProng(std::size_t prong) {
    if (prong >= state().base.prongs.size() || prong == m_prong)
        return;
    m_prong = prong;
    emit prongChanged();
}

void BenchDocument::stepProng(int by) {
    const int count = static_cast<int>(state().base.prongs.size());
    chooseProng(static_cast<std::size_t>((static_cast<int>(m_prong) + by + count) % count));
}

void BenchDocument::setReach(BendReach reach) {
    m_reach = reach;
    emit prongChanged();
}

void BenchDocument::compareWith(std::size_t state) {
    m_compared = state;
    emit changed();
    emit compareChosen();
}

void BenchDocument::set(BenchKnob knob, double value) {
    if (means(state(), knob))
        take(bent(state(), knob, m_prong, m_reach, value), knob);
}

void BenchDocument::step(BenchKnob knob, int steps) {
    const double by = rangeOf(knob).step * steps;
    set(knob, valueOf(state(), knob, m_prong) + by);
}

void BenchDocument::boil() {
    take(boiled(state()));
}

void BenchDocument::sand() {
    take(sanded(state()));
}

void BenchDocument::take(io::BenchState next, std::optional<BenchKnob> knob) {
    const io::BenchState& before = m_beforeDrag ? *m_beforeDrag : state();
    io::BenchState bare = next;
    bare.note = state().note;
    bare.at = state().at;
    if (bare == state())
        return;  // nothing is another
    if (!isFree()) {
        emit changed();  // the field that was typed into shows again what is
        return;
    }
    next.at = m_clock().toStdString();
    io::BenchBase& base = now();
    if (m_beforeDrag && base.now > 0 && before != state()) {
        // the hand has not let go: the state it made grows
        base.states[base.now] = std::move(next);
    } else {
        const std::size_t from = base.now;
        base.states.push_back(std::move(next));
        base.now = base.states.size() - 1;
        m_done.push_back({base.id, from, base.now, knob, m_prong});
        m_undone.clear();
        drop(base);
    }
    if (!m_beforeDrag)
        save();
    emit changed();
}

// Keeps the history within what a file holds: the oldest but the first goes.
void BenchDocument::drop(io::BenchBase& base) {
    if (base.states.size() <= io::BenchBase::kMostStates)
        return;
    base.states.erase(base.states.begin() + 1);
    --base.now;
    const auto older = [](std::size_t& at) { at = at > 1 ? at - 1 : at; };
    for (std::vector<Move>* moves : {&m_done, &m_undone}) {
        std::erase_if(*moves, [&](const Move& move) {
            return move.base == base.id && (move.from == 1 || move.to == 1);
        });
        for (Move& move : *moves)
            if (move.base == base.id) {
                older(move.from);
                older(move.to);
            }
    }
    if (m_compared)
        older(*m_compared);
}

void BenchDocument::restore(std::size_t to) {
    io::BenchBase& base = now();
    if (to >= base.states.size() || to == base.now || !isFree())
        return;
    m_done.push_back({base.id, base.now, to, {}, 0});
    m_undone.clear();
    m_compared = base.now;
    base.now = to;
    save();
    emit changed();
}

QString BenchDocument::undoText() const {
    if (m_done.empty())
        return {};
    const auto base = std::ranges::find(m_rack, m_done.back().base, &io::BenchBase::id);
    return QStringLiteral("%1, %2").arg(
        QString::fromStdString(base->name),
        QString::fromStdString(base->states.at(m_done.back().to).note));
}

QString BenchDocument::redoText() const {
    if (m_undone.empty())
        return {};
    const auto base = std::ranges::find(m_rack, m_undone.back().base, &io::BenchBase::id);
    return QStringLiteral("%1, %2").arg(
        QString::fromStdString(base->name),
        QString::fromStdString(base->states.at(m_undone.back().to).note));
}

void BenchDocument::goTo(const Move& move, bool back) {
    const auto base = std::ranges::find(m_rack, move.base, &io::BenchBase::id);
    m_current = static_cast<std::size_t>(base - m_rack.begin());
    base->now = back ? move.from : move.to;
    m_prong = std::min(m_prong, state().base.prongs.size() - 1);
    save();
    emit changed();
}

void BenchDocument::undo() {
    if (!canUndo())
        return;
    const Move move = m_done.back();
    m_done.pop_back();
    m_undone.push_back(move);
    goTo(move, true);
}

void BenchDocument::redo() {
    if (!canRedo())
        return;
    const Move move = m_undone.back();
    m_undone.pop_back();
    m_done.push_back(move);
    goTo(move, false);
}

bool BenchDocument::beginDrag() {
    if (!isFree())
        return false;
    m_beforeDrag = state();
    return true;
}

void BenchDocument::endDrag() {
    if (!m_beforeDrag)
        return;
    m_beforeDrag.reset();
    save();
    emit changed();
}

void BenchDocument::save() {
    if (m_own.isEmpty() || m_rack.empty())
        return;
    const io::BenchBase& base = m_rack.at(m_current);
    const auto problem = io::saveBenchBase(app::rackFile(m_own.toStdString(), base.id), base);
    m_saved = !problem;
    if (problem)
        emit said(QString::fromStdString(problem->text()));
}

}  // namespace thrum::gui
