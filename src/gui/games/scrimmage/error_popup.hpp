#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace thrum::gui {

/// What was refused, in the book's words, with one [OK] (SCR-ERR1). It lies on the picture; OK,
/// Enter, Space or Esc takes it away. No other key goes anywhere else while it is open.
class ScrimmageErrorPopup final : public QFrame {
    Q_OBJECT

public:
    /// @param behind  a click on it while this is open only takes this away
    ScrimmageErrorPopup(QWidget& behind, QWidget* parent);

    void say(const QString& sentence, const QString& clause);
    [[nodiscard]] QString sentence() const;
    void dismiss();

signals:
    void clauseAsked(const QString& clause);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QWidget& m_behind;
    QLabel* m_text = nullptr;
    QPushButton* m_rule = nullptr;
    QPushButton* m_ok = nullptr;
    QString m_clause;
    QPointer<QWidget> m_before;  ///< had the keyboard
};

}  // namespace thrum::gui
