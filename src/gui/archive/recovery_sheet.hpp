#pragma once

#include <thrum/app/archive.hpp>

#include <vector>

#include <QDialog>

class QListWidget;

namespace thrum::gui {

/// After an end that nobody asked for: the games that were not finished, newest first, and what to
/// do about them. Nothing is lost whatever is chosen.
class RecoverySheet final : public QDialog {
    Q_OBJECT

public:
    RecoverySheet(const std::vector<app::ArchivedGame>& games, QWidget* parent);

signals:
    void continueAsked(const QString& file);
    void lookAsked(const QString& file);

private:
    [[nodiscard]] QString chosen() const;

    QListWidget* m_list = nullptr;
};

}  // namespace thrum::gui
