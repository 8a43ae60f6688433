#include "gui/games/touchdown/dice_sheet.hpp"

#include "gui/games/touchdown/die_drawing.hpp"
#include "gui/games/touchdown/painted_text.hpp"
#include "gui/games/touchdown/tray_scene.hpp"
#include "gui/games/touchdown/words.hpp"

#include <cmath>

#include <QDialogButtonBox>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace thrum::gui::tdm {

/// One die: its picture, its name, its faces with a count under each.
class DiceSheet::Row final : public QWidget {
public:
    Row(touchdown::Die die, std::vector<touchdown::Result> faces, QWidget* parent)
        : QWidget{parent}, m_die{die}, m_faces{std::move(faces)} {
        setObjectName(dieMark(die));
        setAccessibleName(dieText(die));
    }
    void show(const std::array<int, touchdown::kFaces>& counts) {
        m_counts = counts;
        QStringList said;
        for (std::size_t i = 0; i < m_faces.size(); ++i)
            said << QStringLiteral("%1: %2").arg(resultText(m_faces[i])).arg(counts[i]);
        setAccessibleDescription(said.join(QStringLiteral(", ")));
        update();
    }
    [[nodiscard]] QSize sizeHint() const override {
        const int line = fontMetrics().height();
        return {line * 24, line * 4};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        const double line = fontMetrics().height();
        const double high = height();
        DieArt art;
        art.look = dieLook(m_die);
        art.name = dieMark(m_die);
        drawDie(painter, QPointF{high * 0.5, high * 0.46}, high * 0.62, art);
        const QColor ink = palette().color(QPalette::WindowText);
        const auto left = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
        const double names = line * 8.0;
        const QString name = dieText(m_die);
        drawFitted(painter,
                   QRectF{high, high * 0.16, names - 6.0, high * 0.36},
                   name.left(1).toUpper() + name.mid(1),
                   {.pixels = line * 0.8, .bold = true, .color = ink, .align = left});
        drawFitted(painter,
                   QRectF{high, high * 0.52, names - 6.0, high * 0.3},
                   characterText(m_die),
                   {.pixels = line * 0.68, .color = ink, .align = left});
        const double step = (width() - high - names - 6.0) / static_cast<double>(m_faces.size());
        const double box = std::min(step - 4.0, high * 0.62);
        for (std::size_t i = 0; i < m_faces.size(); ++i) {
            const double x = high + names + step * static_cast<double>(i);
            drawFlatFace(painter, QRectF{x, 3.0, box, high * 0.62}, m_faces[i], false);
            drawFitted(painter,
                       QRectF{x, 4.0 + high * 0.63, box, high * 0.33},
                       QStringLiteral("%1×").arg(m_counts[i]),
                       {.pixels = line * 0.75, .color = ink});
        }
    }

private:
    touchdown::Die m_die;
    std::vector<touchdown::Result> m_faces;
    std::array<int, touchdown::kFaces> m_counts{};
};

DiceSheet::DiceSheet(const touchdown::RulesData& rules, QWidget* parent) : QDialog{parent} {
    setObjectName(QStringLiteral("diceSheet"));
    setWindowTitle(tr("All twelve dice"));
    auto* column = new QVBoxLayout{this};
    auto* area = new QScrollArea{this};
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto* sheet = new QWidget{area};
    auto* rows = new QVBoxLayout{sheet};
    rows->setSpacing(2);
    for (const EnumName<touchdown::Die>& entry : namesOf(touchdown::Die{})) {
        std::vector<touchdown::Result> faces;
        for (const std::string& face : rules.die(entry.value).faces)
            faces.push_back(touchdown::parseResult(face).value_or(touchdown::Result{}));
        m_rows.push_back(new Row{entry.value, std::move(faces), sheet});
        rows->addWidget(m_rows.back());
    }
    area->setWidget(sheet);
    column->addWidget(area, 1);
    m_said = new QLabel{this};
    m_said->setObjectName(QStringLiteral("expected"));
    m_said->setWordWrap(true);
    column->addWidget(m_said);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Close, this};
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    const int line = fontMetrics().height();
    resize(line * 34, line * 42);
}

void DiceSheet::show(const FaceCounts& counts) {
    int thrown = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->show(counts[i]);
        if (i == 0)
            for (const int count : counts[i])
                thrown += count;
    }
    const double expected = thrown / static_cast<double>(touchdown::kFaces);
    const double spread = 2.0 * std::sqrt(expected * (1.0 - 1.0 / touchdown::kFaces));
    m_said->setText(thrown == 0
                        ? tr("Nothing was rolled yet.")
                        : tr("Each play die was rolled %1 times: of each of its faces %2 are to be "
                             "expected, give or take %3.")
                              .arg(thrown)
                              .arg(expected, 0, 'f', 1)
                              .arg(spread, 0, 'f', 1));
}

}  // namespace thrum::gui::tdm
