#pragma once

#include <thrum/games/tap/trials.hpp>

#include <functional>

#include <QObject>
#include <QString>

class QWidget;

namespace thrum::gui {

class SetupDocument;

/// The playbook at the practice table: keeps what stands there as a play of the coach's own, and
/// calls any play of the library.
class PlayKeeper final : public QObject {
    Q_OBJECT

public:
    /// @param ownFolder  the coach's data folder; empty: nothing is kept
    PlayKeeper(app::Library& library, SetupDocument& practice, QString ownFolder, QWidget& window);

    /// Asks for a name, then keeps the play.
    void askToKeep();
    /// @return why not, in a sentence; empty if it is kept
    QString keep(const QString& name);
    /// Asks for a name, then keeps how an offense stood somewhere else, as a formation and as a
    /// play of that name.
    void askToKeep(const app::TapStanding& standing);
    [[nodiscard]] QString keep(const app::TapStanding& standing, const QString& name);
    /// Lets the coach choose one of all plays of the side with the ball, or of the other.
    void askToCall();
    /// @return why not, in a sentence; empty if the men stand so
    QString call(const std::string& id);

signals:
    void said(const QString& sentence);
    /// The library has more.
    void kept();

private:
    void askName(const QString& question, const std::function<QString(const QString&)>& take);

    app::Library& m_library;
    SetupDocument& m_practice;
    QString m_ownFolder;
    QWidget& m_window;
};

}  // namespace thrum::gui
