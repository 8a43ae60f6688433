#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace thrum::gui {

class Match;

/// Stands over every page of a what-if: which game it was taken from, who coaches, and the ways
/// back. Hidden in any other game.
class WhatIfBar final : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfBar(QWidget* parent = nullptr);

    void refresh(const Match& match);
    /// There is a game that was left for the what-if.
    /// @param over  it is finished: its last page is all there is to go back to
    void offerGame(bool left, bool over);

signals:
    void replayAsked();
    void gameAsked();

private:
    QLabel* m_words = nullptr;
    QPushButton* m_toGame = nullptr;
};

}  // namespace thrum::gui
