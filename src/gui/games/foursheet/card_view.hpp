#pragma once

#include "gui/games/foursheet/book_names.hpp"

#include <optional>
#include <vector>

#include <QColor>
#include <QString>
#include <QWidget>

namespace thrum::gui::fss {

/// One row of a play card: "13–16  FL  D 7  M2 D".
struct CardRow {
    QString roll{};
    QString man{};
    QString rating{};
    QString value{};
    QString zone{};
    QString defense{};
    bool lit = false;
    bool operator==(const CardRow&) const = default;
};

/// What lies on the card's place.
struct CardScene {
    enum class Kind : std::uint8_t { Empty, Covered, Open };
    Kind kind = Kind::Empty;
    QString number{};
    QString title{};
    QString detail{};
    QString brief{};  ///< the detail where it has no room
    QColor kit{};
    QColor accent{};
    std::vector<QString> heads{};  ///< of the rows
    std::vector<CardRow> rows{};
    std::optional<int> step{};  ///< number of the line in the read-out
    bool operator==(const CardScene&) const = default;
};

/// The play card: its back while it is covered, its twenty lines when it is turned over, the one
/// that was rolled lit.
class CardView final : public QWidget {
    Q_OBJECT

public:
    explicit CardView(QWidget* parent = nullptr);

    void show(const CardScene& scene);
    [[nodiscard]] const CardScene& scene() const { return m_scene; }
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintBack(QPainter& painter, const QRectF& card) const;
    void paintRows(QPainter& painter, const QRectF& card, double headHeight) const;

    CardScene m_scene;
};

/// The head of a card in a team's color: a large number, a title and a line below it.
struct CardHead {
    QColor kit{};
    QColor accent{};
    QString number{};
    QString title{};
    QString briefTitle{};  ///< where the title has no room
    QString detail{};
    QString brief{};  ///< where the detail has none
};
/// @return its height
double paintCardHead(QPainter& painter, const QRectF& card, const CardHead& head);

}  // namespace thrum::gui::fss
