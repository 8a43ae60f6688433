#pragma once

#include "gui/workshop/foursheet/sheet_document.hpp"
#include "gui/workshop/foursheet/sheet_table.hpp"

#include <functional>
#include <vector>

namespace thrum::gui::fss {

/// Name, colors, crunch points and coaches of the team that is worked on, and what the computer's
/// coach of it is inclined to. Clauses: FSS-23.2, 35.1, 36.2.
class FactsTable final : public SheetTable {
    Q_OBJECT

public:
    explicit FactsTable(SheetDocument& document, QObject* parent = nullptr);

    [[nodiscard]] QStringList choices(const QModelIndex& index) const override;
    [[nodiscard]] QString meaning(const QModelIndex& index) const override;

protected:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QStringList heads() const override;
    [[nodiscard]] QString rowHead(int row) const override;
    [[nodiscard]] QString textAt(const QModelIndex& index) const override;
    [[nodiscard]] bool mayChange(const QModelIndex& index) const override;
    [[nodiscard]] std::optional<QString> change(const QModelIndex& index,
                                                const QString& text) override;
    [[nodiscard]] QVariant swatch(const QModelIndex& index) const override;

private:
    using Why = std::optional<QString>;
    struct Fact {
        QString what;
        QString meaning;
        std::function<QString(const foursheet::Team&)> text;
        std::function<Why(foursheet::Team&, const QString&)> set;
        bool color = false;
    };
    void addText(const QString& what, const QString& meaning, std::string foursheet::Team::*member);
    void addColor(const QString& what, std::string foursheet::Team::*member);
    void addCrunch(const QString& letter, int foursheet::Crunch::*member);
    void addCoach(const QString& what, std::string foursheet::Coaches::*member);
    void addShare(const QString& what, const QString& meaning, int foursheet::Tendencies::*member);
    void addThree(const QString& what,
                  const QString& meaning,
                  std::array<int foursheet::Tendencies::*, 3> members);
    void addTeam();
    void addCoaches();

    SheetDocument& m_document;
    std::vector<Fact> m_facts;
};

}  // namespace thrum::gui::fss
