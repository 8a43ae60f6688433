#pragma once

#include <QWidget>

class QListView;

namespace thrum::gui {

class PlayLog;

/// The play-by-play beside the board, newest line in sight. The rule at the end of a line is a link
/// to its text; a double click or Enter asks for the moment of the line.
class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(PlayLog& log, QWidget* parent = nullptr);
    [[nodiscard]] QListView* list() const { return m_list; }

signals:
    void clauseAsked(const QString& clause);
    void momentAsked(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void paintHint();

    QListView* m_list = nullptr;
};

}  // namespace thrum::gui
