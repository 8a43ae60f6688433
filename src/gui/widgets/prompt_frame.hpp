#pragma once

#include <QHash>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace thrum::gui {

class FittingButton;

/// What every prompt panel is made of: pages that scroll, one shown at a time, over one main button
/// with a line that says its key. Enter presses whatever button has the keyboard.
class PromptFrame final : public QWidget {
    Q_OBJECT

public:
    explicit PromptFrame(QWidget* parent = nullptr);

    /// Room between the pages and the main button.
    [[nodiscard]] QVBoxLayout& above() const { return *m_above; }
    [[nodiscard]] QPushButton* mainButton() const;
    /// Asked for again it is the same page.
    void addPage(QWidget* page);
    [[nodiscard]] QWidget* page() const;
    /// @return  whether another page was shown before
    bool show(QWidget* page);
    /// @param text  empty: there is no main button now
    /// @param key   of the coach who is asked, if he has one of his own for it
    void setMain(const QString& text,
                 const QString& hint,
                 bool enabled = true,
                 const QString& key = {});
    void pressOnEnter(QPushButton* button);

signals:
    void mainPressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitFoot();

    QStackedWidget* m_stack = nullptr;
    QHash<QWidget*, QScrollArea*> m_frames;
    QWidget* m_foot = nullptr;
    QVBoxLayout* m_above = nullptr;
    FittingButton* m_main = nullptr;
    QLabel* m_hint = nullptr;
};

}  // namespace thrum::gui
