#pragma once

#include <QColor>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace thrum::gui {

class TeamDocument;

/// Two men of the team as they stand on the board, dark and white, at home and as visitors, with
/// the kit as it is or as it is about to be.
class KitPicture final : public QWidget {
    Q_OBJECT

public:
    explicit KitPicture(QWidget* parent = nullptr);
    void show(const QColor& kit, const QColor& trim);
    [[nodiscard]] QSize sizeHint() const override { return {300, 128}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 128}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_kit;
    QColor m_trim;
};

/// Name and colors of a team, with what the rule book asks of a kit said while it is chosen.
class KitCard final : public QWidget {
    Q_OBJECT

public:
    explicit KitCard(TeamDocument& document, QWidget* parent = nullptr);

    /// The kit is this color; a sentence where the rules do not let it be (TAP-UN-1).
    void setKit(const QColor& color);
    void setTrim(const QColor& color);
    [[nodiscard]] QString contrastText() const;

signals:
    void refused(const QString& sentence);

private:
    void fill();
    void askColor(bool kit);
    void take(QLineEdit& field, const QString& what);

    TeamDocument& m_document;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_short = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    QPushButton* m_kit = nullptr;
    QPushButton* m_trim = nullptr;
    QLabel* m_contrast = nullptr;
    KitPicture* m_picture = nullptr;
};

}  // namespace thrum::gui
