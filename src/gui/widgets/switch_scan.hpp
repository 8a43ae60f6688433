#pragma once

#include <functional>

#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QAbstractButton;
class QWidget;

namespace thrum::gui {

/// For coaches who have one switch (UX-23): the keyboard's place wanders over the buttons that can
/// be pressed now, the main one first, and Space or Enter presses the one it is on. In a dialog it
/// wanders over the dialog's buttons.
class SwitchScan final : public QObject {
    Q_OBJECT

public:
    static constexpr int kLeastTenths = 8;
    static constexpr int kMostTenths = 30;

    /// @param scope  where the buttons of the page in front are
    SwitchScan(std::function<QWidget*()> scope, QObject* parent);

    /// Tenths of a second on each button, 8 to 30; 0: off.
    void setTenths(int tenths);
    [[nodiscard]] int tenths() const { return m_tenths; }
    /// The button that a press means now; null: none.
    [[nodiscard]] QAbstractButton* current() const { return m_current; }
    /// On to the next button. The timer does that.
    void step();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QList<QAbstractButton*> buttons() const;

    std::function<QWidget*()> m_scope;
    QTimer m_timer;
    QPointer<QAbstractButton> m_current;
    int m_tenths = 0;
};

}  // namespace thrum::gui
