#pragma once

#include "gui/workshop/foursheet/edit_steps.hpp"

#include <thrum/core/violation.hpp>
#include <thrum/games/foursheet/files.hpp>

#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

namespace thrum::gui::fss {

/// The 4SS teams at hand and the one that is worked on. Shipped teams are looked at; what is
/// changed is a coach's own, kept in his folder after every change, whole or not at all. Knows no
/// widget.
class SheetDocument final : public QObject {
    Q_OBJECT

public:
    /// @param files  takes what is kept; outlives the document
    explicit SheetDocument(app::FoursheetFiles& files, QObject* parent = nullptr);

    [[nodiscard]] const app::FoursheetFiles& files() const { return m_files; }
    [[nodiscard]] const foursheet::Team& team() const { return m_team; }
    /// Whether it is the coach's, so that it may be changed.
    [[nodiscard]] bool isOwn() const { return m_own; }
    void choose(const std::string& id);

    /// A team from nothing: 53 men, every one average and without a name of his own, in every unit.
    /// @return why not; nothing if it is chosen now
    [[nodiscard]] std::optional<QString> make(const QString& name);
    /// A copy of the chosen team under another name: the coach's own.
    [[nodiscard]] std::optional<QString> copy(const QString& name);
    /// Takes a team from a file of anywhere into the coach's folder.
    [[nodiscard]] std::optional<QString> importFile(const QString& file);
    [[nodiscard]] std::optional<QString> exportFile(const QString& file) const;
    /// Takes the coach's own team away, its file too.
    [[nodiscard]] std::optional<QString> remove();

    /// The team with a change made to it, under the words undo shows. Only of an own team. What
    /// could not be read back is refused and nothing is changed.
    [[nodiscard]] std::optional<QString> change(foursheet::Team to, const QString& what);
    [[nodiscard]] bool canUndo() const { return m_steps.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_steps.canRedo(); }
    [[nodiscard]] QString undoText() const { return m_steps.undoText(); }
    [[nodiscard]] QString redoText() const { return m_steps.redoText(); }
    void undo();
    void redo();

    /// What a coach should know of the team, though it may play as it is. Clauses: FSS-24.3, 36.3.
    [[nodiscard]] std::vector<RuleViolation> remarks() const;
    /// The man of the average team at a position; null without shipped data.
    [[nodiscard]] const foursheet::Player* averageAt(foursheet::Position position) const;

signals:
    /// Another list of teams.
    void listChanged();
    /// Another team, or another state of it.
    void changed();

private:
    [[nodiscard]] std::optional<QString> keep(foursheet::Team team);
    [[nodiscard]] std::optional<QString> begin(foursheet::Team team, const QString& name);
    [[nodiscard]] bool restore(const foursheet::Team& team);

    app::FoursheetFiles& m_files;
    foursheet::Team m_team;
    bool m_own = false;
    EditSteps<foursheet::Team> m_steps;
};

/// How a file's error reads to a coach.
[[nodiscard]] QString fileSentence(const LoadError& error);
/// Errors: one sentence where a name has no letters or too many.
[[nodiscard]] std::optional<QString> nameProblem(const QString& name);
/// Of a team or a deck.
inline constexpr int kMostNameLetters = 40;
/// This name, or with a number behind it where another one is called so already.
[[nodiscard]] QString freeName(const QString& name, const QStringList& taken);

}  // namespace thrum::gui::fss
