#pragma once

#include <vector>

#include <QLabel>

namespace thrum::gui {

struct CheckLine {
    bool good = false;
    QString text;
    QString clause;
    friend bool operator==(const CheckLine&, const CheckLine&) = default;
};

/// What is fine and what would be refused, in the words of the refusal (UX-7.3); the clause is a
/// link to the rule.
class ChecksList final : public QLabel {
    Q_OBJECT

public:
    explicit ChecksList(QWidget* parent = nullptr);

    void setLines(const std::vector<CheckLine>& lines);
    [[nodiscard]] const std::vector<CheckLine>& lines() const { return m_lines; }

signals:
    void clauseAsked(const QString& clause);

private:
    std::vector<CheckLine> m_lines;
    bool m_dark = false;
};

}  // namespace thrum::gui
