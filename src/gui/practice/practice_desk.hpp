#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/practice/table_loader.hpp"
#include "gui/practice/table_session.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/widgets/announcer.hpp"

#include <thrum/app/library.hpp>

#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QMenu;

namespace thrum::gui {

class Commands;
class ResultPage;
class RunningPage;
class SetupPage;
class TablePage;

/// The practice table in the window: one play after the other on a board without a game. Owns the
/// session and its page, and takes the commands while it is in front of the coach.
class PracticeDesk final : public QObject {
    Q_OBJECT

public:
    /// @param library  outlives the desk
    /// @param parent   of the page
    PracticeDesk(const app::Library& library,
                 TableData table,
                 const TableChoice& choice,
                 QWidget& parent);
    ~PracticeDesk() override;
    PracticeDesk(const PracticeDesk&) = delete;
    PracticeDesk& operator=(const PracticeDesk&) = delete;
    PracticeDesk(PracticeDesk&&) = delete;
    PracticeDesk& operator=(PracticeDesk&&) = delete;

    [[nodiscard]] TableSession& session() const { return *m_session; }
    [[nodiscard]] TablePage& page() const { return *m_page; }
    /// Which table it is, with the speed it stands at now.
    [[nodiscard]] TableChoice choice() const;

    /// Where the commands are that it takes; once, before `open`.
    void join(const Commands& commands);
    [[nodiscard]] CommandTarget& target() { return m_deeds; }
    /// Snap, end for end and measuring as they are switched now.
    void takeSwitches();
    /// Lays the first line-up out. @param zoom  as BoardView::keptZoom gave it
    void open(quint32 seed, double zoom);
    /// Where everybody stands, in words for a file of settings.
    [[nodiscard]] QStringList keptSetUp() const;
    /// Puts a kept set-up on the table again. What is not one is left alone.
    bool putUp(const QStringList& kept);
    void setLayers(const ShownLayers& layers);
    /// Everything is drawn and written anew.
    void refresh();
    void refreshScene();
    [[nodiscard]] StripFacts stripFacts() const;
    /// What the strip's situation or board time tells when it is asked.
    [[nodiscard]] StripDetail stripDetail(StripPart part) const;
    [[nodiscard]] QString title() const;
    void openTable(const TableChoice& choice);
    /// Asks which teams shall play on which board, and shows that table.
    void askTable();
    /// A choice of the boards of the library.
    void fillBoards(QMenu& menu);
    /// Formations to line up in and teams to play here.
    [[nodiscard]] std::vector<FinderEntry> entries();
    /// The same while they cannot be had: each says why.
    [[nodiscard]] std::vector<FinderEntry> entriesElsewhere(const QString& why) const;
    void showRefusal(const QString& sentence,
                     std::optional<FigureId> figure,
                     const QString& clause = {});
    /// The parts of the page that the keyboard goes round.
    [[nodiscard]] std::vector<QWidget*> panes() const;

signals:
    void said(const QString& sentence, thrum::gui::NewsKind kind = NewsKind::Other);
    /// A man in words, for as long as he is pointed at or chosen; empty: nobody is.
    void pointed(const QString& sentence);
    /// The chosen man is told in other words now.
    void renewed(const QString& before, const QString& now);
    /// What was said belongs to a run that is over.
    void runBegun();
    void clauseNoted(const QString& clause);
    /// The text of a rule is wanted.
    void clauseAsked(const QString& clause);
    /// A play came to its end: what was lined up for it, and the gain if it had one.
    void played(const QString& offense,
                const QString& defense,
                std::optional<thrum::Distance> gain);
    /// Strip, title and commands are to be shown anew.
    void factsChanged();
    /// The same while a run goes on, which has one new fact at a time.
    void timePassed();
    void sceneShown();
    void boardSwitched(bool on);
    void rattled(int touches);
    void speedChanged(int tenths);
    void tableTaken(const thrum::gui::TableData& data);
    /// The coach is to see this table.
    void pageAsked();

private:
    void connectSession();
    void connectPages();
    void connectBoard();
    void onFrame();
    void onPhase(TablePhase phase);
    void onChosen();
    void showPlay();
    void fitPlay();
    void followBall();
    void focusBoardLater();
    void stepTimeScale(int direction);
    void giveBall();
    void swapSides();
    void saySide();
    void askSeed();
    void moveByNumbers(double downfield, double left);
    void turnByNumber(double degrees);
    void placeByNumbers(std::vector<FigureSetup> men);
    void addPlayDeeds();
    void addMenDeeds();
    /// Who stands where: locks, roles, substitutes, copied places.
    void addPlaceDeeds();
    void askRole();
    void askSubstitute();
    void addViewDeeds();
    [[nodiscard]] QString boardTime() const;

    const app::Library& m_library;
    TableChoice m_choice;
    std::unique_ptr<TableSession> m_session;
    TablePage* m_page = nullptr;
    SetupPage* m_setupPage = nullptr;
    RunningPage* m_runningPage = nullptr;
    ResultPage* m_resultPage = nullptr;
    const Commands* m_commands = nullptr;
    CommandDeeds m_deeds{Front::Practice};
    ShownLayers m_layers;
    QTimer m_frames;
    QElapsedTimer m_sinceFacts;
    std::optional<Spot> m_shownLine;
    int m_countedPlay = 0;
    QString m_figureSaid;  ///< of the selected man
    Side m_sideSaid = Side::Visitor;
};

}  // namespace thrum::gui
