#pragma once

#include "gui/board/board_scene.hpp"

#include <array>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>
#include <QWidget>

namespace thrum::gui {

/// What a part of the strip is about, and with it what opens when it is pressed.
enum class StripPart { None, Team, Situation, Clock, Gains, Seed };

/// One team's end of the strip.
struct StripTeam {
    TeamLook look{};
    QString role{};   ///< "home · offense"
    QString coach{};  ///< his name, where he gave one: for the large scoreboard
    bool hasBall = false;
    std::optional<int> score{};
    bool acts = false;  ///< the table waits for its coach
    friend bool operator==(const StripTeam&, const StripTeam&) = default;
};

/// One fact between the teams; the strip shows as many as it is given.
struct StripFact {
    QString label{};
    QString value{};
    QString detail{};
    QColor ink{Qt::white};
    std::optional<double> bar{};    ///< part of a clock that is left, 0 to 1
    bool hatched = false;           ///< the bar's clock stands still
    bool flag = false;              ///< the clock's time is used up
    bool low = false;               ///< its last seconds run: larger digits
    std::vector<double> notches{};  ///< where on the bar a warning comes, 0 to 1
    StripPart part = StripPart::None;
    friend bool operator==(const StripFact&, const StripFact&) = default;
};

struct StripFacts {
    StripTeam home;
    StripTeam visitor;
    std::vector<StripFact> facts;
    friend bool operator==(const StripFacts&, const StripFacts&) = default;
};

/// All of it in one sentence, for a listener.
[[nodiscard]] QString summaryOf(const StripFacts& facts);

/// The scoreboard strip: who has the ball, where, how long; readable across the room and spoken
/// as one summary. A part that has more to tell is pressed, or reached with the arrow keys.
class ScoreboardStrip final : public QWidget {
    Q_OBJECT

public:
    explicit ScoreboardStrip(QWidget* parent = nullptr);

    void showFacts(const StripFacts& facts);
    [[nodiscard]] const StripFacts& facts() const { return m_facts; }
    /// Everything on the strip in one sentence.
    [[nodiscard]] QString summary() const { return summaryOf(m_facts); }
    /// What did not fit when it was painted last, for the tests.
    [[nodiscard]] const QStringList& cutTexts() const { return m_cut; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The parts that can be pressed, from left to right, and where they are.
    struct Place {
        StripPart part = StripPart::None;
        QRect box;
        QString name;  ///< what a listener hears of it
    };
    [[nodiscard]] std::vector<Place> places() const;

signals:
    /// @param where  the part in the strip's pixels
    void partAsked(thrum::gui::StripPart part, QRect where);
    /// Enter with no part chosen: what the big button says.
    void mainAsked();
    /// What it shows now, for others who show the same.
    void factsShown(const thrum::gui::StripFacts& facts);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF teamBox(bool left) const;
    [[nodiscard]] QRectF factBox(std::size_t index) const;
    /// Pixels of a fact beside its neighbors: with a whole label and small digits, and with large
    /// ones, its detail in small letters in either.
    struct Room {
        double needed = 0.0;
        double wanted = 0.0;
    };
    [[nodiscard]] Room roomFor(const StripFact& fact) const;
    /// Index among the places; nothing where nothing can be pressed.
    [[nodiscard]] std::optional<std::size_t> placeAt(QPoint pixel) const;
    void mark(std::optional<std::size_t> place);
    void open(std::size_t place);

    void paintTeam(QPainter& painter, const QRectF& box, const StripTeam& team, bool left) const;
    void paintFact(QPainter& painter, const QRectF& box, const StripFact& fact) const;
    static void paintBar(QPainter& painter, const QRectF& box, const StripFact& fact);

    [[nodiscard]] QFont stripFont() const;
    /// The text in a font that was made small enough for the width; elided where that is too small.
    [[nodiscard]] QString fitted(QFont& font, const QString& text, double width) const;

    StripFacts m_facts;
    std::optional<std::size_t> m_marked;  ///< under the pointer, or chosen with the arrow keys
    mutable QStringList m_cut;
};

}  // namespace thrum::gui
