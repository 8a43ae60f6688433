#pragma once

#include "gui/games/foursheet/book_names.hpp"

#include <optional>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui::fss {

class FoursheetMatch;

/// The defense (or the receivers of a kickoff) as its coach is placing it: nothing of it is handed
/// in yet, and it is forgotten when another question is asked. The field shows it, the page and the
/// field change it.
class DefenseDraft final : public QObject {
    Q_OBJECT

public:
    explicit DefenseDraft(const FoursheetMatch& match, QObject* parent = nullptr);

    /// Begins anew where another question is asked; forgets where none of these is.
    void follow();
    /// A defense or receivers are being placed at this window.
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool forKickoff() const { return m_kickoff; }
    [[nodiscard]] bool forKick() const { return m_kickoff || m_kick; }

    [[nodiscard]] Unit unit() const { return m_unit; }
    [[nodiscard]] const Placement& zones() const { return m_zones; }
    [[nodiscard]] Coverage coverage() const { return m_coverage; }
    [[nodiscard]] std::optional<Role> key() const { return m_key; }
    [[nodiscard]] std::optional<Role> doubleTeam() const { return m_doubleTeam; }
    [[nodiscard]] std::optional<int> spy() const { return m_spy; }
    [[nodiscard]] std::optional<int> chosen() const { return m_chosen; }
    [[nodiscard]] const std::vector<SentIn>& sentIn() const { return m_sentIn; }
    /// The usual places of the unit stand, and no orders were given.
    [[nodiscard]] bool isUsual() const;

    [[nodiscard]] std::vector<Unit> units() const;
    [[nodiscard]] std::vector<Coverage> coverages() const;
    [[nodiscard]] bool mayKey() const;
    [[nodiscard]] bool mayDouble() const;
    [[nodiscard]] bool maySpy() const;
    /// Backs and the quarterback of the announced formation.
    [[nodiscard]] std::vector<Role> keyable() const;
    [[nodiscard]] std::vector<Role> doubles() const;
    /// Tokens in flat zones.
    [[nodiscard]] std::vector<int> spies() const;

    void setUnit(Unit unit);
    void setUsual();
    void setScheme(Scheme scheme);
    void setPlacement(KickPlacement placement);
    void setCoverage(Coverage coverage);
    void setKey(std::optional<Role> role);
    void setDoubleTeam(std::optional<Role> role);
    void setSpy(std::optional<int> token);
    void choose(std::optional<int> token);
    void setSentIn(std::vector<SentIn> men);
    /// Where the zone is full he changes places with who stands there.
    void place(int token, Zone zone);
    /// "10 F2", "6b4": true if it could be read.
    bool placeAsTyped(const QString& text);
    /// What was ordered in an event of EventKind::DefenseSet.
    void repeat(const Event& orders);

    [[nodiscard]] Decision decision() const;
    /// Why it cannot be handed in; empty if it can.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString ordersText() const;

signals:
    void changed();

private:
    [[nodiscard]] const foursheet::Option* option() const;
    [[nodiscard]] Placement usual(Unit unit) const;
    void forget();

    const FoursheetMatch& m_match;
    int m_question = 0;
    bool m_open = false;
    bool m_kickoff = false;
    bool m_kick = false;
    Unit m_unit = Unit::FourThree;
    Placement m_zones{};
    Coverage m_coverage = Coverage::Zone;
    std::optional<Role> m_key;
    std::optional<Role> m_doubleTeam;
    std::optional<int> m_spy;
    std::optional<int> m_chosen;
    std::vector<SentIn> m_sentIn;
};

}  // namespace thrum::gui::fss
