#pragma once

#include "gui/board/table_data.hpp"
#include "gui/lineup/placement_check.hpp"
#include "gui/lineup/setup_state.hpp"

#include <thrum/core/expected.hpp>
#include <thrum/segment/lineup.hpp>
#include <thrum/segment/play.hpp>

#include <optional>
#include <span>
#include <vector>

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace thrum::gui {

/// Edits of one kind that follow each other become one undo step.
enum class EditMerge { Never = -1, Nudge = 1, Turn = 2, Line = 3 };

/// The set-up of one play: the only owner of a SetupState. Every change goes over the undo stack;
/// what may not stand is refused and changes nothing.
class SetupDocument final : public QObject {
    Q_OBJECT

public:
    explicit SetupDocument(TableData data, QObject* parent = nullptr);

    [[nodiscard]] const TableData& data() const { return m_data; }
    [[nodiscard]] const SetupState& state() const { return m_state; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

    /// "#34" for people.
    [[nodiscard]] QString numberOf(FigureId id) const;
    /// "Lancers #34" where two sides may share a number.
    [[nodiscard]] QString nameOf(FigureId id) const;
    /// One sentence, both men named.
    [[nodiscard]] QString textOf(const PlacementRefusal& refusal) const;

    [[nodiscard]] std::optional<PlacementRefusal> check(std::span<const FigureSetup> changed) const;
    /// Puts the figures where they are wanted, or says why not.
    std::optional<PlacementRefusal> place(std::span<const FigureSetup> changed,
                                          const QString& what,
                                          EditMerge merge = EditMerge::Never);
    /// Lays both formations out on a line. Errors: a sentence; nothing changed.
    std::optional<QString> lineUp(Side offense,
                                  Spot line,
                                  const std::string& offenseFormation,
                                  const std::string& defenseFormation,
                                  const QString& what,
                                  EditMerge merge = EditMerge::Never);
    std::optional<QString> setFormation(bool offense, const std::string& id);
    std::optional<QString> setLine(Spot line);
    std::optional<QString> setOffense(Side side);
    /// Lines a side up as a play wants it: formation, headings, and on offense who carries; one
    /// step of undo. Errors: a sentence; nothing changed.
    std::optional<QString> callPlay(const Play& play);
    /// The side with the ball as a play without id and name.
    /// Errors: a sentence, if its men left their formation or nobody has the ball.
    [[nodiscard]] Expected<Play, QString> playStanding() const;
    void setCarrier(FigureId id);
    /// Who is locked keeps his place and heading while others are moved; a new line-up frees all.
    void setLocked(std::span<const FigureId> men, bool on);
    /// Who of his team could stand in for a man of the field: the same uniform and off the field;
    /// those who play what he plays come first.
    [[nodiscard]] std::vector<FigureId> substitutesFor(FigureId man) const;
    /// Another of his team takes his place, his heading, and the ball if he had it.
    /// Errors: a sentence; nothing changed.
    std::optional<QString> replaceMan(FigureId out, FigureId in);
    /// The men who may be given the ball, ascending.
    [[nodiscard]] std::vector<FigureId> possibleCarriers() const;

    /// What the side with the ball, or the other one, has on the field.
    /// Errors: a sentence, why that is no formation.
    [[nodiscard]] Expected<Formation, QString> standing(bool offense) const;
    /// One more formation to call, in place of one with its id.
    void addFormation(const Formation& formation);
    /// It is in no list any more; who stands in it keeps standing.
    void removeFormation(const std::string& id);

    /// Starts anew from a state, without a way back: the next snap, the same again, a stop.
    void reset(SetupState state);
    /// Another board, speed or team sheet under the same document; the undo history ends here.
    void setData(TableData data);
    void setSpeed(int tenths);

signals:
    void changed();
    void speedChanged(int tenths);

private:
    friend class SetupCommand;
    void apply(const SetupState& state);
    void push(SetupState after, const QString& what, EditMerge merge);
    [[nodiscard]] std::optional<QString> laidOut(SetupState& state) const;
    /// Who stands where in a formation, by role.
    [[nodiscard]] Expected<std::vector<LineUp::Man>, QString> rolesIn(const std::string& formation,
                                                                      Side side,
                                                                      Spot line) const;

    TableData m_data;
    SetupState m_state;
    QUndoStack m_undo;
};

}  // namespace thrum::gui
