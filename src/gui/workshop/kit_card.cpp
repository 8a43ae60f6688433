#include "gui/workshop/kit_card.hpp"

#include "gui/board/layers/plastic_men.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/theme/theme.hpp"
#include "gui/workshop/team_document.hpp"

#include <algorithm>
#include <cmath>

#include <QColorDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr double kOnField = 3.0;  ///< contrast that tells a man from the grass

QColor kitColor(const Color& color) {
    return {color.red, color.green, color.blue};
}

Color fileColor(const QColor& color) {
    return {static_cast<std::uint8_t>(color.red()),
            static_cast<std::uint8_t>(color.green()),
            static_cast<std::uint8_t>(color.blue())};
}

double contrastBetween(const QColor& a, const QColor& b) {
    // both against white, so that one ruler measures all
    const double one = contrastToWhite(fileColor(a));
    const double other = contrastToWhite(fileColor(b));
    return one > other ? one / other : other / one;
}

QIcon swatch(const QColor& color) {
    QPixmap picture{18, 18};
    picture.fill(color);
    QIcon icon{picture};
    icon.addPixmap(picture, QIcon::Disabled);  // a color is what it is
    return icon;
}

/// A man on his base, so many pixels to a yard; at 17 as the board shows him at 100 %.
void paintKitMan(
    QPainter& painter, QPointF at, const FigureColors& colors, ManPose pose, double scale) {
    painter.save();
    painter.translate(at);
    const QRectF base{-1.35 * scale, -1.05 * scale, 2.7 * scale, 2.1 * scale};
    painter.setPen(QPen{colors.edge, std::max(1.0, 0.08 * scale)});
    painter.setBrush(colors.base);
    painter.drawRect(base);
    painter.fillRect(QRectF{base.right() - 0.38 * scale,
                            base.top() + 0.12 * scale,
                            0.27 * scale,
                            base.height() - 0.24 * scale},
                     colors.front);
    paintPlasticMan(painter, pose, colors, 0.0, scale, QStringLiteral("34"));
    painter.restore();
}
}  // namespace

KitPicture::KitPicture(QWidget* parent) : QWidget{parent} {
    setAccessibleName(tr("The kit on the board"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KitPicture::show(const QColor& kit, const QColor& trim) {
    m_kit = kit;
    m_trim = trim;
    update();
}

void KitPicture::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), board_colors::kField);
    const TeamLook look{QString{}, QString{}, m_kit, m_trim};
    // a row for each bench, each man large and beside it as the board shows him at 100 %
    constexpr double kPlaySize = 17.0;
    const double step = width() / 2.0;
    const double row = height() / 2.0;
    const double large = std::min(20.0, step / 5.6);
    double y = 0.0;
    for (const Side side : {Side::Home, Side::Visitor}) {
        double x = 0.0;
        for (const bool dark : {true, false}) {
            FigureLook man;
            man.side = side;
            man.darkUnit = dark;
            const FigureColors colors = figureColors(look, man);
            const ManPose pose = dark ? ManPose::Runner : ManPose::Linebacker;
            paintKitMan(painter, {x + 0.28 * step, y + 0.6 * row}, colors, pose, large);
            paintKitMan(painter,
                        {x + 0.76 * step, y + 0.64 * row},
                        colors,
                        pose,
                        std::min(kPlaySize, 0.85 * large));
            x += step;
        }
        y += row;
    }
}

KitCard::KitCard(TeamDocument& document, QWidget* parent) : QWidget{parent}, m_document{document} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_name = new QLineEdit{this};
    m_name->setAccessibleName(tr("Name of the team"));
    m_name->setMaxLength(40);
    form->addRow(tr("Name"), m_name);
    m_short = new QLineEdit{this};
    m_short->setAccessibleName(tr("Short name, two to four capitals"));
    m_short->setMaxLength(4);
    form->addRow(tr("Short"), m_short);
    m_kit = new QPushButton{this};
    m_kit->setAccessibleName(tr("Color of the dark kit"));
    m_trim = new QPushButton{this};
    m_trim->setAccessibleName(tr("Color of stripes and trim"));
    form->addRow(tr("Dark kit"), m_kit);
    form->addRow(tr("Trim"), m_trim);
    column->addLayout(form);
    m_contrast = new QLabel{this};
    m_contrast->setObjectName(QStringLiteral("kitContrast"));
    m_contrast->setWordWrap(true);
    column->addWidget(m_contrast);
    m_picture = new KitPicture{this};
    column->addWidget(m_picture);
    m_notes = new QPlainTextEdit{this};
    m_notes->setAccessibleName(tr("Notes on the team"));
    m_notes->setTabChangesFocus(true);
    m_notes->setMinimumHeight(4 * fontMetrics().lineSpacing());
    column->addWidget(m_notes, 1);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { take(*m_name, tr("name")); });
    connect(
        m_short, &QLineEdit::editingFinished, this, [this] { take(*m_short, tr("short name")); });
    connect(m_kit, &QPushButton::clicked, this, [this] { askColor(true); });
    connect(m_trim, &QPushButton::clicked, this, [this] { askColor(false); });
    connect(&document, &TeamDocument::changed, this, &KitCard::fill);
    fill();
}

void KitCard::take(QLineEdit& field, const QString& what) {
    TeamFile team = m_document.team();
    (&field == m_name ? team.name : team.abbreviation) = field.text().trimmed().toStdString();
    if (const auto why = m_document.change(std::move(team), what))
        emit refused(*why);
    fill();
}

void KitCard::setKit(const QColor& color) {
    TeamFile team = m_document.team();
    team.colors.dark = fileColor(color);
    if (const double contrast = contrastToWhite(team.colors.dark); contrast < kDarkKitContrast) {
        emit refused(tr("This kit has a contrast of %1 to white; dark faces white, so it needs %2 "
                        "(TAP-UN-1).")
                         .arg(contrast, 0, 'f', 1)
                         .arg(kDarkKitContrast, 0, 'f', 1));
        return;
    }
    if (const auto why = m_document.change(std::move(team), tr("kit")))
        emit refused(*why);
}

void KitCard::setTrim(const QColor& color) {
    TeamFile team = m_document.team();
    team.colors.trim = fileColor(color);
    if (const auto why = m_document.change(std::move(team), tr("trim")))
        emit refused(*why);
}

void KitCard::askColor(bool kit) {
    const TeamColors& colors = m_document.team().colors;
    auto* dialog = new QColorDialog{kitColor(kit ? colors.dark : colors.trim), this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    dialog->setWindowTitle(kit ? tr("The dark kit") : tr("Stripes and trim"));
    // seen on the board while it is chosen
    connect(dialog, &QColorDialog::currentColorChanged, this, [this, kit](const QColor& color) {
        const TeamColors& now = m_document.team().colors;
        m_picture->show(kit ? color : kitColor(now.dark), kit ? kitColor(now.trim) : color);
        if (kit)
            m_contrast->setText(tr("Contrast to white %1, needed %2")
                                    .arg(contrastToWhite(fileColor(color)), 0, 'f', 1)
                                    .arg(kDarkKitContrast, 0, 'f', 1));
    });
    connect(dialog, &QColorDialog::colorSelected, this, [this, kit](const QColor& color) {
        if (kit)
            setKit(color);
        else
            setTrim(color);
    });
    connect(dialog, &QDialog::finished, this, [this] { fill(); });
    dialog->open();
}

QString KitCard::contrastText() const {
    return m_contrast->text();
}

void KitCard::fill() {
    const TeamFile& team = m_document.team();
    const bool own = m_document.isOwn();
    const QSignalBlocker quietName{m_name};
    const QSignalBlocker quietShort{m_short};
    m_name->setText(QString::fromStdString(team.name));
    m_short->setText(QString::fromStdString(team.abbreviation));
    m_notes->setPlainText(QString::fromStdString(team.notes));
    m_name->setReadOnly(!own);
    m_short->setReadOnly(!own);
    m_notes->setReadOnly(true);
    const QColor kit = kitColor(team.colors.dark);
    const QColor trim = kitColor(team.colors.trim);
    m_kit->setIcon(swatch(kit));
    m_kit->setText(kit.name());
    m_trim->setIcon(swatch(trim));
    m_trim->setText(trim.name());
    m_kit->setEnabled(own);
    m_trim->setEnabled(own);
    const double white = contrastToWhite(team.colors.dark);
    const double field = contrastBetween(kit, board_colors::kField);
    const double stripes = contrastBetween(kit, trim);
    QStringList lines;
    lines << tr("✓ Dark kit to white %1, needed %2 (TAP-UN-1)")
                 .arg(white, 0, 'f', 1)
                 .arg(kDarkKitContrast, 0, 'f', 1);
    lines << (stripes >= kOnField ? tr("✓ Trim on the kit %1")
                                  : tr("! Trim on the kit only %1: it is hardly seen"))
                 .arg(stripes, 0, 'f', 1);
    lines << tr("Kit on the field %1; white edges and numbers tell him from the grass")
                 .arg(field, 0, 'f', 1);
    m_contrast->setText(lines.join(QLatin1Char('\n')));
    m_picture->show(kit, trim);
}

}  // namespace thrum::gui
