#pragma once

#include "gui/lineup/setup_document.hpp"

#include <QUndoCommand>

namespace thrum::gui {

/// One change of the set-up: the whole state before and after, so that undo and redo are exact.
class SetupCommand final : public QUndoCommand {
public:
    SetupCommand(SetupDocument& document, SetupState after, const QString& what, EditMerge merge);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return static_cast<int>(m_merge); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    SetupDocument& m_document;
    SetupState m_before;
    SetupState m_after;
    EditMerge m_merge;
};

}  // namespace thrum::gui
