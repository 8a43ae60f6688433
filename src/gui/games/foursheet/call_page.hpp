#pragma once

#include "gui/games/foursheet/page.hpp"

#include <vector>

class QComboBox;
class QPushButton;

namespace thrum::gui::fss {

class CardPicker;
class Segments;

/// The offense calls: formation, pace and a card by its number; or it brings a platoon for kicks.
/// Everything is preset with the last call, so that Enter alone calls it again. All of it is
/// forgotten as soon as it is handed in.
class CallPage final : public Page {
    Q_OBJECT

public:
    explicit CallPage(Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void follow() override;
    bool takeKey(QKeyEvent& event) override;
    bool digitPressed(int digit) override;

private:
    enum class Kind { Card, Punt, FieldGoal, Fake };

    void begin();
    void forget();
    void showDeck();
    void showKind();
    void setKind(Kind kind);
    void peek();
    void callTimeOut(Side side);
    /// The keys beside the digits of a number pad; true if it is one of them.
    bool takePadKey(const QKeyEvent& event);
    void changePace(int by);
    void changeFormation(int by);
    void sendMen();
    [[nodiscard]] bool offers(CallPlay play) const;
    [[nodiscard]] bool isSameCall() const;
    [[nodiscard]] Unit unit() const;
    [[nodiscard]] Decision decision() const;

    QLabel* m_lead = nullptr;
    Segments* m_kinds = nullptr;
    QWidget* m_calls = nullptr;
    QComboBox* m_formation = nullptr;
    Segments* m_pace = nullptr;
    CardPicker* m_picker = nullptr;
    QPushButton* m_men = nullptr;
    QPushButton* m_timeOut = nullptr;
    QPushButton* m_theirTimeOut = nullptr;
    QLabel* m_keys = nullptr;
    QLabel* m_note = nullptr;
    Kind m_kind = Kind::Card;
    std::vector<SentIn> m_sentIn;
    bool m_open = false;
};

}  // namespace thrum::gui::fss
