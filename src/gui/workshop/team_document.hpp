#pragma once

#include <thrum/app/library.hpp>
#include <thrum/core/expected.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/io/bench_file.hpp>
#include <thrum/segment/roster.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// The teams at hand and the one that is worked on. Shipped teams are looked at; what is changed is
/// a coach's own, kept in his folder after every change, whole or not at all. Knows no widget.
class TeamDocument final : public QObject {
    Q_OBJECT

public:
    /// @param library    takes what is kept; outlives the document
    /// @param ownFolder  the coach's data folder; empty: nothing is kept
    TeamDocument(app::Library& library, const QString& ownFolder, QObject* parent = nullptr);

    [[nodiscard]] const app::Library& library() const { return m_library; }
    /// Ids in the order of the library.
    [[nodiscard]] std::vector<std::string> ids() const;
    [[nodiscard]] const TeamFile& team() const { return m_team; }
    /// Whether it is the coach's, so that it may be changed.
    [[nodiscard]] bool isOwn() const { return m_own; }
    void choose(const std::string& id);

    /// A copy of the chosen team, or of the first shipped one under a fresh name: the coach's own.
    /// @return why not; nothing if it is chosen now
    [[nodiscard]] std::optional<QString> copy(const QString& name);
    /// Takes a team from a file of anywhere into the coach's folder.
    [[nodiscard]] std::optional<QString> importFile(const QString& file);
    /// Writes it, with all its bases, to a file of anywhere.
    [[nodiscard]] std::optional<QString> exportFile(const QString& file) const;
    /// Takes the coach's own team away, its file too.
    [[nodiscard]] std::optional<QString> remove();

    /// The team with a change made to it, under the words undo shows. Only of an own team. What
    /// could not be read back is refused and nothing is changed.
    /// @return why not; nothing if it is kept
    [[nodiscard]] std::optional<QString> change(TeamFile to, const QString& what);
    [[nodiscard]] bool canUndo() const { return !m_done.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    void undo();
    void redo();

    /// What the rule book says about the squad and its equipment, in order of the clauses. Clauses:
    /// chapters 4 to 6.
    [[nodiscard]] std::vector<RuleViolation> breaches() const;
    /// Grams with base and putty; of two bases the heavier.
    [[nodiscard]] double gramsOf(const Player& player) const;
    /// Puts a man on a base: with the dial and the putty it was tuned with if it hangs on the
    /// bench's rack, and with less putty where he would be too heavy to play. Clauses: TAP-EQ-1.
    /// @return what was done to him beside that; empty: nothing
    [[nodiscard]] QString stand(Player& player, const std::string& base) const;
    /// Gives a man of a team the base as it stands at the bench. It becomes a base of that team; of
    /// a shipped team the coach's own copy is made and gets it.
    /// @return what was done, or why not
    [[nodiscard]] Expected<QString, QString> give(const std::string& team,
                                                  const std::string& player,
                                                  const io::BenchState& tuned,
                                                  const std::string& name);
    /// Who knows how a base stands at the bench.
    using Tuned = std::function<const io::BenchState*(const BaseSpec&)>;
    void setTuned(Tuned tuned) { m_tuned = std::move(tuned); }
    /// Every base a player may stand on: the coach's own, the team's, then the library's.
    [[nodiscard]] std::vector<std::string> baseIds() const;
    [[nodiscard]] const BaseSpec* base(const std::string& id) const;
    /// As a coach calls it, and no other base to stand on; one that is not there by its id.
    [[nodiscard]] QString baseName(const std::string& id) const;
    /// What kind of base it is: "Rookie" of "Rookie, man 12". The coach's own keep their names.
    [[nodiscard]] QString baseFamily(const std::string& id) const;
    /// A player nobody is yet, with a free number for his place.
    [[nodiscard]] Player freshPlayer(Position position, Uniform uniform) const;

signals:
    /// Another list of teams.
    void listChanged();
    /// Another team, or another state of it.
    void changed();

private:
    struct Step {
        QString what;
        TeamFile team;  ///< on the other side of the step
    };
    [[nodiscard]] std::optional<QString> keep(TeamFile team);
    /// What is wrong with a team, with the man it is about and his bases as people call them.
    [[nodiscard]] QString told(const TeamFile& team, const LoadError& error) const;
    [[nodiscard]] bool isOwnBase(const std::string& id) const;
    [[nodiscard]] std::string freshId(const QString& name) const;
    void move(std::vector<Step>& from, std::vector<Step>& to);

    app::Library& m_library;
    QString m_folder;
    TeamFile m_team;
    bool m_own = false;
    Tuned m_tuned;
    std::vector<Step> m_done;
    std::vector<Step> m_undone;
};

}  // namespace thrum::gui
