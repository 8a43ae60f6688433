#include "gui/workshop/bend_bar.hpp"

#include "gui/widgets/flow_layout.hpp"
#include "gui/workshop/bench_document.hpp"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
QString unitOf(BenchKnob knob) {
    switch (knob) {
        case BenchKnob::Lean:
        case BenchKnob::Side:
        case BenchKnob::Dial:
            return QStringLiteral("°");
        case BenchKnob::Stiffness:
            return QStringLiteral(" N/m");
        case BenchKnob::Putty:
        case BenchKnob::Man:
            return QStringLiteral(" g");
        default:
            return QStringLiteral(" mm");
    }
}

QString tipFor(BenchKnob knob) {
    switch (knob) {
        case BenchKnob::Lean:
            return BendBar::tr("Degrees the prong leans: its tip trails and drives ahead");
        case BenchKnob::Side:
            return BendBar::tr("Degrees to the side: above 0 the tip is bent to the right");
        case BenchKnob::Stiffness:
            return BendBar::tr("How stiff the prong is at its tip: soft is quick, stiff is strong");
        case BenchKnob::Length:
            return BendBar::tr("Millimeters it is longer than the others: it carries more");
        case BenchKnob::Dial:
            return BendBar::tr("Degrees the dial is turned counter-clockwise, seen from above");
        case BenchKnob::Putty:
            return BendBar::tr("Grams of putty under the base");
        case BenchKnob::PuttyAhead:
            return BendBar::tr("Where the putty is, ahead of the middle");
        case BenchKnob::PuttyLeft:
            return BendBar::tr("Where the putty is, to the left of the middle");
        case BenchKnob::Man:
            return BendBar::tr("Grams of the man without base and putty");
        case BenchKnob::Balance:
            return BendBar::tr("How high his center of mass is above the board");
        case BenchKnob::Arms:
            return BendBar::tr(
                "Up to what height he touches others: 4 with his base alone, 22 with "
                "stretched arms");
    }
    return {};
}
}  // namespace

BendBar::BendBar(BenchDocument& document,
                 const std::vector<BenchKnob>& knobs,
                 bool inRow,
                 QWidget* parent)
    : QWidget{parent}, m_document{document} {
    if (inRow) {
        auto* flow = new FlowLayout{this};
        flow->setContentsMargins(10, 4, 10, 6);
        flow->setSpacing(8);
        for (const BenchKnob knob : knobs)
            addKnob(*flow, knob);
    } else {
        auto* grid = new QGridLayout{this};
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setSpacing(6);
        for (const BenchKnob knob : knobs) {
            const int place = grid->count();
            addKnob(*grid, knob);
            QLayoutItem* item = grid->takeAt(place);
            grid->addItem(item, place / 2, place % 2);
        }
    }
    connect(&document, &BenchDocument::changed, this, &BendBar::fill);
    connect(&document, &BenchDocument::prongChanged, this, &BendBar::fill);
    fill();
}

namespace {
QWidget* captioned(const QString& caption, QWidget& field, QWidget* parent) {
    auto* both = new QWidget{parent};
    auto* column = new QVBoxLayout{both};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* label = new QLabel{caption, both};
    label->setProperty("role", QStringLiteral("muted"));
    label->setBuddy(&field);
    column->addWidget(label);
    column->addWidget(&field);
    return both;
}
}  // namespace

void BendBar::addKnob(QLayout& flow, BenchKnob knob) {
    auto* box = new QDoubleSpinBox{this};
    const KnobRange range = rangeOf(knob);
    box->setRange(range.least, range.most);
    box->setSingleStep(range.step);
    box->setDecimals(range.decimals);
    box->setSuffix(unitOf(knob));
    box->setKeyboardTracking(false);
    QString caption = nameOf(knob);
    caption[0] = caption[0].toUpper();
    box->setAccessibleName(caption);
    box->setToolTip(tipFor(knob));
    box->setStatusTip(tipFor(knob));
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, knob](double value) {
        m_document.set(knob, value);
    });
    m_boxes.emplace(knob, box);
    flow.addWidget(captioned(caption, *box, this));
}

void BendBar::fill() {
    const io::BenchState& state = m_document.state();
    for (const auto& [knob, box] : m_boxes) {
        const QSignalBlocker quiet{box};
        box->setEnabled(means(state, knob) && m_document.locked().isEmpty());
        box->setValue(valueOf(state, knob, m_document.prong()));
    }
}

}  // namespace thrum::gui
