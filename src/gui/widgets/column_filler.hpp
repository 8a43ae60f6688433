#pragma once

#include <QHeaderView>
#include <QObject>
#include <QPointer>

class QTableView;

namespace thrum::gui {

/// Gives every column of a table the width of its contents and one of them what is left; where
/// nothing is left the table scrolls sideways and cuts no word.
class ColumnFiller final : public QObject {
    Q_OBJECT

public:
    ColumnFiller(QTableView& table, int filling);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void closeUp(int room);

    QTableView& m_table;
    QPointer<QHeaderView> m_header;  // goes before the model of a table widget says so
    int m_filling = 0;
    bool m_busy = false;
};

}  // namespace thrum::gui
