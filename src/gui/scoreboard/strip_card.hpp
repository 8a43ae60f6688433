#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QPushButton;

namespace thrum::gui {

/// What a part of the scoreboard strip tells when it is asked.
struct StripDetail {
    QString title;
    QStringList lines;
    QString clause;  ///< the rule behind it; empty: none
    friend bool operator==(const StripDetail&, const StripDetail&) = default;
};

/// The details of a part of the scoreboard, under that part; a click elsewhere or Esc closes it and
/// the keyboard goes back where it was.
class StripCard final : public QFrame {
    Q_OBJECT

public:
    explicit StripCard(QWidget* parent);

    /// @param under  the part it belongs to, in global pixels
    void show(const StripDetail& detail, const QRect& under);
    /// What is told has changed while it stands open; it keeps its place and the keyboard.
    void follow(const StripDetail& detail);
    [[nodiscard]] const StripDetail& detail() const { return m_detail; }

signals:
    void clauseAsked(const QString& clause);

private:
    void tell(const StripDetail& detail);

    StripDetail m_detail;
    QLabel* m_title = nullptr;
    QLabel* m_lines = nullptr;
    QPushButton* m_rule = nullptr;
};

}  // namespace thrum::gui
