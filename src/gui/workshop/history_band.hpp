#pragma once

#include <QWidget>

class QHBoxLayout;
class QListWidget;

namespace thrum::gui {

class BenchDocument;

/// When a state was made, as it is read at a glance: today by the clock, else by the day.
[[nodiscard]] QString shownTime(const std::string& at);

/// Every change the base had, oldest first: a click goes back to it, Ctrl+click compares with it.
class HistoryBand final : public QWidget {
    Q_OBJECT

public:
    explicit HistoryBand(BenchDocument& document, QWidget* parent = nullptr);
    /// As high as two lines of text ask.
    void fitText();
    /// A button beside the heading.
    void addWay(QWidget& button);
    [[nodiscard]] QListWidget& list() const { return *m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void take(int row, bool compare);

    BenchDocument& m_document;
    QHBoxLayout* m_head = nullptr;
    QListWidget* m_list = nullptr;
};

}  // namespace thrum::gui
