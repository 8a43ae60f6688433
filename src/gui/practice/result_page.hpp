#pragma once

#include "gui/practice/prompt_page.hpp"

namespace thrum::gui {

/// What came of the run, and where to go from here.
class ResultPage final : public PromptPage {
    Q_OBJECT

public:
    explicit ResultPage(QWidget* parent = nullptr);

    [[nodiscard]] QString title(const TableSession& session) const override;
    [[nodiscard]] QString mainText(const TableSession& session) const override;
    [[nodiscard]] QString mainHint(const TableSession& session) const override;
    void refresh(const TableSession& session) override;

signals:
    void watchAsked();
    void sameAgainAsked();
    void newLuckAsked();
    void backAsked();

private:
    QLabel* m_headline = nullptr;
    QLabel* m_gain = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_turnHint = nullptr;
    QLabel* m_soFarHeading = nullptr;
    QLabel* m_soFar = nullptr;
};

}  // namespace thrum::gui
