#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/board/layers/figure_layers.hpp"

#include <array>
#include <optional>

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace thrum::gui {

class SegmentBar;
class TeamDocument;

/// What of a kit has a color. The trim is the team's, the rest a unit's.
enum class KitPart { Jersey, Numbers, Stripe, Pants, Helmet, HelmetStripe, Trim };
inline constexpr int kKitParts = 7;

/// Two men of the team as they stand on the board, dark and white, at home and as visitors, with
/// the kit as it is or as it is about to be.
class KitPicture final : public QWidget {
    Q_OBJECT

public:
    explicit KitPicture(QWidget* parent = nullptr);
    void show(const TeamFile& team);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Painted by the board's own layers, which keep their pictures for a scale.
    struct Row {
        BaseLayer bases;
        FigureLayer men;
    };
    [[nodiscard]] double largeScale() const;
    void paintMen(QPainter& painter, Side side, bool atPlaySize, double scale, double y);

    TeamLook m_look;
    Row m_large;
    Row m_playSize;
};

/// Name and kit of a team, with what the rule book asks of a kit said while it is chosen.
class KitCard final : public QWidget {
    Q_OBJECT

public:
    explicit KitCard(TeamDocument& document, QWidget* parent = nullptr);

    /// A part of a unit's kit is this color; a sentence where the rules do not let it be.
    /// Clauses: TAP-UN-1, TAP-UN-5.
    void setColor(Uniform unit, KitPart part, const QColor& color);
    void setKit(const QColor& color) { setColor(Uniform::Dark, KitPart::Jersey, color); }
    void setTrim(const QColor& color) { setColor(Uniform::Dark, KitPart::Trim, color); }
    void setPattern(Uniform unit, KitPattern pattern);
    /// The unit wears what follows from the team's two colors.
    void wearPlain(Uniform unit);
    /// Whose kit is shown.
    void showUnit(Uniform unit);
    [[nodiscard]] QString contrastText() const;
    /// Stands where the page wants it: the inspection is seen before it.
    [[nodiscard]] QWidget& notes() const;

signals:
    void refused(const QString& sentence);

protected:
    /// Notes are kept when they are left.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void keepNotes();
    void fillKit(const TeamFile& team);
    void addKitRows();
    void askColor(KitPart part);
    void take(QLineEdit& field, const QString& what);
    void keep(TeamFile team, const QString& what);
    [[nodiscard]] Uniform unit() const;

    TeamDocument& m_document;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_short = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    SegmentBar* m_unit = nullptr;
    QComboBox* m_pattern = nullptr;
    std::array<QPushButton*, kKitParts> m_colors{};
    QPushButton* m_plain = nullptr;
    QLabel* m_contrast = nullptr;
    KitPicture* m_picture = nullptr;
};

}  // namespace thrum::gui
