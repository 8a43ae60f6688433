#pragma once

#include "gui/workshop/bend.hpp"

#include <thrum/app/bench_base.hpp>
#include <thrum/app/library.hpp>
#include <thrum/io/bench_file.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// The rack of bases on the bench and the one that is worked on. Every change is a state of its
/// history and is written to the coach's folder at once; undo and redo go over all changes made
/// since the bench was opened. Knows no widget.
class BenchDocument final : public QObject {
    Q_OBJECT

public:
    /// As many as one evening has room for.
    static constexpr std::size_t kMostBases = 24;

    /// @param library    takes what is kept; outlives the document
    /// @param ownFolder  the coach's data folder; empty: nothing is kept
    /// @param clock      the time as the history writes it
    BenchDocument(app::Library& library,
                  const QString& ownFolder,
                  std::function<QString()> clock,
                  QObject* parent = nullptr);

    [[nodiscard]] const app::Library& library() const { return m_library; }
    [[nodiscard]] const std::vector<io::BenchBase>& rack() const { return m_rack; }
    /// Files of the rack that were left out, and why.
    [[nodiscard]] const std::vector<LoadError>& problems() const { return m_problems; }
    [[nodiscard]] std::size_t current() const { return m_current; }
    [[nodiscard]] const io::BenchBase& base() const { return m_rack.at(m_current); }
    [[nodiscard]] const io::BenchState& state() const { return base().states.at(base().now); }
    /// The state the present one is compared with; nothing if it is the first.
    [[nodiscard]] std::optional<std::size_t> compared() const;
    [[nodiscard]] std::size_t prong() const { return m_prong; }
    [[nodiscard]] BendReach reach() const { return m_reach; }
    /// While there is a reason, nothing of the rack is changed (UX-12.6): the calls below that
    /// would say it and do nothing. Choosing, comparing and testing go on. Empty: it is free.
    void setLocked(const QString& reason);
    [[nodiscard]] const QString& locked() const { return m_locked; }

    void choose(std::size_t index);
    void chooseProng(std::size_t prong);
    void stepProng(int by);
    void setReach(BendReach reach);
    void compareWith(std::size_t state);

    /// A base of a family as it comes out of the bag, or as it is meant to be; the next of its
    /// name. @return false: the rack is full
    bool add(const BaseSpec& family, bool fromBag);
    /// A player's base with him on it. @return false: the rack is full, or there is no such base
    bool addPlayer(const TeamFile& team, const Player& player);
    bool copyCurrent();
    /// Takes the chosen base off the rack; its file goes.
    /// @return false: it is the last one
    bool removeCurrent();
    void setMan(const QString& man);
    /// He stands on the base from now on: his own weight, balance and arms with its dial and putty.
    void standOn(const Player& player);
    /// How the base with these prongs stands on the rack; null: it does not hang there.
    [[nodiscard]] const io::BenchState* standing(const BaseSpec& base) const;
    void setGoals(const QString& id);
    void setClass(const QString& id);
    /// @return why not; nothing if it has that name now
    [[nodiscard]] std::optional<QString> rename(const QString& name);

    void set(BenchKnob knob, double value);
    /// By so many steps of the knob, from its whole value.
    void step(BenchKnob knob, int steps);
    void boil();
    void sand();
    /// Goes back to a state of the history; the ones after it stay.
    void restore(std::size_t state);
    [[nodiscard]] bool canUndo() const { return !m_done.empty() && m_locked.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty() && m_locked.isEmpty(); }
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    void undo();
    void redo();

    /// Keeps the base as it stands as a file teams can use, under a name.
    /// @return why not; nothing if it is there
    [[nodiscard]] std::optional<QString> keepAs(const QString& name);
    /// The id a base is kept under.
    [[nodiscard]] static std::string idOf(const QString& name);

    /// Whether the last change is on disk; false where there is no folder.
    [[nodiscard]] bool isSaved() const { return m_saved; }
    /// A hand still drags: what comes is one change. @return false: it is locked
    bool beginDrag();
    void endDrag();

signals:
    void rackChanged();
    /// The library has another base.
    void basesChanged();
    /// Another base, another state, another prong, another state to compare with.
    void changed();
    void prongChanged();
    /// The coach has chosen what the present state is compared with.
    void compareChosen();
    /// It may be changed from now on, or may not.
    void lockChanged();
    /// For the status line.
    void said(const QString& sentence);

private:
    /// One step of the hand: in which base, from which state to which.
    struct Move {
        std::string base;
        std::size_t from = 0;
        std::size_t to = 0;
        std::optional<BenchKnob> knob;  ///< that was turned; none: something else was done
        std::size_t prong = 0;
    };
    /// Says why not where it is locked.
    [[nodiscard]] bool isFree();
    void take(io::BenchState state, std::optional<BenchKnob> knob = {});
    void goTo(const Move& move, bool back);
    bool put(io::BenchBase base);
    [[nodiscard]] QString nextName(const QString& letter) const;
    [[nodiscard]] std::string freshId() const;
    [[nodiscard]] io::BenchBase& now() { return m_rack.at(m_current); }
    void save();
    void drop(io::BenchBase& base);

    app::Library& m_library;
    QString m_own;
    QString m_locked;
    std::function<QString()> m_clock;
    std::vector<io::BenchBase> m_rack;
    std::vector<LoadError> m_problems;
    std::size_t m_current = 0;
    std::size_t m_prong = 0;
    BendReach m_reach = BendReach::One;
    std::optional<std::size_t> m_compared;
    std::vector<Move> m_done;
    std::vector<Move> m_undone;
    std::optional<io::BenchState> m_beforeDrag;
    bool m_saved = false;
};

}  // namespace thrum::gui
