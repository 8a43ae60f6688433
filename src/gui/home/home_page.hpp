#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/scoreboard/strip_card.hpp"

#include <optional>
#include <vector>

#include <QString>
#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace thrum::gui {

class BoardPicture;
class FlowLayout;

/// A game as the home page speaks of it.
struct HomeGame {
    QString id;      ///< what the archive calls it
    QString title;   ///< "Lancers 17 – Wildcats 6"
    QString detail;  ///< "2nd half, 2nd and 7 at own 41"
    friend bool operator==(const HomeGame&, const HomeGame&) = default;
};

struct HomeFacts {
    std::optional<HomeGame> unfinished;  ///< the game Continue goes on with
    std::vector<HomeGame> last;          ///< finished ones, newest first
    friend bool operator==(const HomeFacts&, const HomeFacts&) = default;
};

/// Where the program begins: go on, start, watch; and what was played last.
class HomePage final : public QWidget {
    Q_OBJECT

public:
    explicit HomePage(QWidget* parent = nullptr);

    /// A way to begin, in the order of the page; the button does what the command does.
    void addWay(QAction& action);
    /// A page of the workshop, among the others on their card.
    void addTool(QAction& action, const QString& text);
    void showFacts(const HomeFacts& facts);
    /// The board as it stands on the practice table, for the picture.
    /// The practice table and what stands on it, in words.
    void showBoard(const BoardScene& scene, const StripDetail& words);
    /// Continue when there is a game to go on with, else the first way to begin.
    [[nodiscard]] QPushButton* defaultButton() const;

signals:
    void continueAsked(const QString& id);
    void replayAsked(const QString& id);
    void boxScoreAsked(const QString& id);
    void practiceAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void fillLast();

    HomeFacts m_facts;
    QPushButton* m_continue = nullptr;
    QLabel* m_where = nullptr;
    QVBoxLayout* m_ways = nullptr;
    std::vector<QPushButton*> m_buttons;
    QVBoxLayout* m_last = nullptr;
    QWidget* m_lastCard = nullptr;
    QBoxLayout* m_cards = nullptr;
    QScrollArea* m_area = nullptr;
    BoardPicture* m_picture = nullptr;
    QLabel* m_tableWords = nullptr;
    FlowLayout* m_tools = nullptr;
};

}  // namespace thrum::gui
