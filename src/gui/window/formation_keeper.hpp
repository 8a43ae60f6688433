#pragma once

#include <thrum/app/library.hpp>

#include <QObject>
#include <QString>

class QWidget;

namespace thrum::gui {

class MatchDirector;
class TableSession;

/// Keeps how the men stand, in a game or on the practice table, as a formation of the coach's own.
class FormationKeeper final : public QObject {
    Q_OBJECT

public:
    struct Places {
        app::Library& library;
        MatchDirector& director;
        TableSession& practice;
    };
    /// @param ownFolder  the coach's data folder; empty: nothing is kept
    FormationKeeper(const Places& places, QString ownFolder, QWidget& window);

    /// Asks for a name, then keeps it; says why where nothing can be kept.
    void ask();

    /// The formations he has kept: another name, or away.
    void showOwn();
    /// The library has other formations of the coach's: the table and the game under way take them.
    void follow();

signals:
    void said(const QString& sentence);

private:
    /// @return why not, in a sentence; empty if it is kept
    QString keep(const Formation& formation, const QString& name);
    void choose(const QString& name);
    [[nodiscard]] QString breachOf(Side side) const;
    /// @return whether the men at the table stand where they were kept
    [[nodiscard]] bool standsAsKept(const QString& name) const;
    QString rename(const QString& name, const QString& to);
    QString remove(const QString& name);

    Places m_places;
    QString m_ownFolder;
    QWidget& m_window;
};

}  // namespace thrum::gui
