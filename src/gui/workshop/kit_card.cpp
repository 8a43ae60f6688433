#include "gui/workshop/kit_card.hpp"

#include "gui/widgets/segment_bar.hpp"
#include "gui/workshop/kit_facts.hpp"
#include "gui/workshop/team_document.hpp"

#include <QColorDialog>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
/// A part's color; one that follows from the team's two has a corner cut off.
QIcon swatch(const QColor& color, bool named) {
    constexpr int kSide = 18;
    QPixmap picture{kSide, kSide};
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF shape{{QPointF{0.5, 0.5}, QPointF{kSide - 0.5, 0.5}}};
    if (named)
        shape << QPointF{kSide - 0.5, kSide - 0.5};
    else
        shape << QPointF{kSide - 0.5, 0.5 * kSide} << QPointF{0.5 * kSide, kSide - 0.5};
    shape << QPointF{0.5, kSide - 0.5};
    painter.setPen(QColor{0x80, 0x80, 0x80});
    painter.setBrush(color);
    painter.drawPolygon(shape);
    painter.end();
    QIcon icon{picture};
    icon.addPixmap(picture, QIcon::Disabled);  // a color is what it is
    return icon;
}
}  // namespace

KitCard::KitCard(TeamDocument& document, QWidget* parent) : QWidget{parent}, m_document{document} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_name = new QLineEdit{this};
    m_name->setAccessibleName(tr("Name of the team"));
    m_name->setMaxLength(40);
    m_short = new QLineEdit{this};
    m_short->setAccessibleName(tr("Short name, two to four capitals"));
    m_short->setToolTip(m_short->accessibleName());
    m_short->setMaxLength(4);
    auto* names = new QHBoxLayout;
    names->addWidget(m_name, 5);
    names->addWidget(m_short, 2);
    form->addRow(tr("Name"), names);
    column->addLayout(form);
    addKitRows();
    m_contrast = new QLabel{this};
    m_contrast->setObjectName(QStringLiteral("kitContrast"));
    m_contrast->setWordWrap(true);
    m_contrast->setToolTip(
        tr("Contrasts as the web's guidelines measure them, from 1 to 21. The dark jersey and the "
           "white one are held against white, the numbers against their jerseys, dark and white."));
    column->addWidget(m_contrast);
    m_picture = new KitPicture{this};
    column->addWidget(m_picture);
    m_notes = new QPlainTextEdit{this};
    m_notes->setObjectName(QStringLiteral("teamNotes"));
    m_notes->setAccessibleName(tr("Notes on the team"));
    m_notes->setTabChangesFocus(true);
    // long ones scroll
    m_notes->setFixedHeight(5 * fontMetrics().lineSpacing());
    m_notes->installEventFilter(this);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { take(*m_name, tr("name")); });
    connect(
        m_short, &QLineEdit::editingFinished, this, [this] { take(*m_short, tr("short name")); });
    connect(&document, &TeamDocument::changed, this, &KitCard::fill);
    fill();
}

void KitCard::addKitRows() {
    auto* column = qobject_cast<QVBoxLayout*>(layout());
    m_unit = new SegmentBar{tr("Whose kit"), this};
    m_unit->addItem(tr("Dark unit"), tr("Offense and kick return"), 0);
    m_unit->addItem(tr("White unit"), tr("Defense and coverage"), 1);
    m_unit->setCurrentIndex(0);
    column->addWidget(m_unit);
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    m_pattern = new QComboBox{this};
    m_pattern->setAccessibleName(tr("Pattern of the jersey"));
    m_pattern->setToolTip(m_pattern->accessibleName());
    for (int i = 0; i < kKitPatternCount; ++i)
        m_pattern->addItem(tr("Pattern: %1").arg(patternText(static_cast<KitPattern>(i))));
    grid->addWidget(m_pattern, 0, 0, 1, 2);
    for (int i = 0; i < kKitParts; ++i) {
        auto* button = new QPushButton{partText(static_cast<KitPart>(i)), this};
        connect(
            button, &QPushButton::clicked, this, [this, i] { askColor(static_cast<KitPart>(i)); });
        m_colors.at(static_cast<std::size_t>(i)) = button;
        grid->addWidget(button, 1 + i / 2, i % 2);
    }
    m_plain = new QPushButton{tr("Plain again"), this};
    m_plain->setToolTip(tr("The unit wears what follows from jersey and trim"));
    grid->addWidget(m_plain, 1 + kKitParts / 2, kKitParts % 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid);
    connect(m_unit, &SegmentBar::activated, this, [this] { fill(); });
    connect(m_pattern, &QComboBox::activated, this, [this](int index) {
        setPattern(unit(), static_cast<KitPattern>(index));
    });
    connect(m_plain, &QPushButton::clicked, this, [this] { wearPlain(unit()); });
}

QWidget& KitCard::notes() const {
    return *m_notes;
}

bool KitCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_notes && event->type() == QEvent::FocusOut && m_document.isOwn())
        keepNotes();
    return QWidget::eventFilter(watched, event);
}

void KitCard::keepNotes() {
    constexpr int kMostNotes = 2000;  // as the schema has it
    TeamFile team = m_document.team();
    const std::string notes = m_notes->toPlainText().trimmed().left(kMostNotes).toStdString();
    if (notes == team.notes)
        return;
    team.notes = notes;
    if (const auto why = m_document.change(std::move(team), tr("notes")))
        emit refused(*why);
}

void KitCard::take(QLineEdit& field, const QString& what) {
    TeamFile team = m_document.team();
    (&field == m_name ? team.name : team.abbreviation) = field.text().trimmed().toStdString();
    if (const auto why = m_document.change(std::move(team), what))
        emit refused(*why);
    fill();
}

Uniform KitCard::unit() const {
    return m_unit->currentIndex() == 1 ? Uniform::White : Uniform::Dark;
}

void KitCard::showUnit(Uniform unit) {
    m_unit->setCurrentIndex(unit == Uniform::White ? 1 : 0);
    fill();
}

void KitCard::keep(TeamFile team, const QString& what) {
    if (const auto why = kitRefusal(team)) {
        emit refused(*why);
        fill();
        return;
    }
    if (const auto why = m_document.change(std::move(team), what))
        emit refused(*why);
    fill();
}

void KitCard::setColor(Uniform unit, KitPart part, const QColor& color) {
    const QString what = part == KitPart::Trim
                             ? partText(part).toLower()
                             : tr("%1 of the %2").arg(partText(part).toLower(), unitText(unit));
    keep(recolored(m_document.team(), unit, part, color), what);
}

void KitCard::setPattern(Uniform unit, KitPattern pattern) {
    TeamFile team = m_document.team();
    kitOf(team, unit).pattern = pattern;
    keep(std::move(team), tr("pattern of the %1").arg(unitText(unit)));
}

void KitCard::wearPlain(Uniform unit) {
    TeamFile team = m_document.team();
    kitOf(team, unit) = {};
    keep(std::move(team), tr("plain kit of the %1").arg(unitText(unit)));
}

void KitCard::askColor(KitPart part) {
    const Uniform whose = unit();
    auto* dialog = new QColorDialog{colorOf(m_document.team(), whose, part), this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    dialog->setWindowTitle(part == KitPart::Trim
                               ? tr("Trim of the team")
                               : tr("%1 of the %2").arg(partText(part), unitText(whose)));
    // seen on the board, and measured, while it is chosen
    connect(
        dialog, &QColorDialog::currentColorChanged, this, [this, whose, part](const QColor& color) {
            fillKit(recolored(m_document.team(), whose, part, color));
        });
    connect(dialog, &QColorDialog::colorSelected, this, [this, whose, part](const QColor& color) {
        setColor(whose, part, color);
    });
    connect(dialog, &QDialog::finished, this, [this] { fill(); });
    dialog->open();
}

QString KitCard::contrastText() const {
    return m_contrast->text();
}

void KitCard::fillKit(const TeamFile& team) {
    const Uniform whose = unit();
    for (int i = 0; i < kKitParts; ++i) {
        const auto part = static_cast<KitPart>(i);
        QPushButton& button = *m_colors.at(static_cast<std::size_t>(i));
        const QColor color = colorOf(team, whose, part);
        const bool named = isNamed(team, whose, part);
        button.setIcon(swatch(color, named));
        button.setToolTip(named ? color.name()
                                : tr("%1, as it follows from jersey and trim").arg(color.name()));
        button.setAccessibleName(
            tr("%1 of the %2: %3").arg(partText(part), unitText(whose), color.name()));
    }
    m_pattern->setCurrentIndex(static_cast<int>(kitOf(team, whose).pattern));
    m_contrast->setText(kitFacts(team).join(QLatin1Char('\n')));
    m_picture->show(team);
}

void KitCard::fill() {
    const TeamFile& team = m_document.team();
    const bool own = m_document.isOwn();
    const QSignalBlocker quietName{m_name};
    const QSignalBlocker quietShort{m_short};
    m_name->setText(QString::fromStdString(team.name));
    m_short->setText(QString::fromStdString(team.abbreviation));
    if (const QString notes = QString::fromStdString(team.notes); m_notes->toPlainText() != notes)
        m_notes->setPlainText(notes);
    m_name->setReadOnly(!own);
    m_short->setReadOnly(!own);
    m_notes->setReadOnly(!own);
    for (QPushButton* button : m_colors)
        button->setEnabled(own);
    m_pattern->setEnabled(own);
    m_plain->setEnabled(own && kitOf(team, unit()) != UnitKit{});
    fillKit(team);
}

}  // namespace thrum::gui
