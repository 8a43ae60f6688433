#include "gui/theme/theme.hpp"

#include <algorithm>
#include <memory>

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QStyle>
#include <QStyleFactory>
#include <QSvgRenderer>

/// The pictures live in a static library, whose resources register only when asked for. Not in a
/// namespace: the macro declares a function of the global one.
static void initResources() {
    Q_INIT_RESOURCE(thrum);
}

namespace thrum::gui {

namespace {
const ThemeColors kLight{.window = QColor{0xe9, 0xe7, 0xe0},
                         .panel = QColor{0xfb, 0xfa, 0xf6},
                         .line = QColor{0xd2, 0xcf, 0xc5},
                         .text = QColor{0x22, 0x25, 0x2a},
                         .muted = QColor{0x5d, 0x61, 0x68},
                         .link = QColor{0x1f, 0x4f, 0xa8},
                         .button = QColor{0xf1, 0xef, 0xe8},
                         .main = QColor{0xc9, 0x43, 0x17},
                         .mainText = Qt::white,
                         .mainInk = QColor{0xb8, 0x3a, 0x10},
                         .good = QColor{0x1a, 0x70, 0x3d},
                         .bad = QColor{0xb0, 0x1c, 0x35},
                         .pick = QColor{0x1f, 0x4f, 0xa8},
                         .pickText = Qt::white,
                         .ring = QColor{0x3d, 0x7b, 0xe0},
                         .mainRing = QColor{0x8f, 0xb8, 0xff},
                         .faint = QColor{0x5d, 0x61, 0x68},
                         .banner = QColor{0x1f, 0x3f, 0x8f},
                         .bannerText = Qt::white,
                         .chip = QColor{16, 19, 24, 225},
                         .chipText = Qt::white};
const ThemeColors kDark{.window = QColor{0x23, 0x26, 0x2b},
                        .panel = QColor{0x1b, 0x1d, 0x21},
                        .line = QColor{0x3a, 0x3e, 0x45},
                        .text = QColor{0xe8, 0xe6, 0xdf},
                        .muted = QColor{0xa3, 0xa7, 0xae},
                        .link = QColor{0x8f, 0xb8, 0xff},
                        .button = QColor{0x2e, 0x32, 0x39},
                        .main = QColor{0xc6, 0x46, 0x1a},
                        .mainText = Qt::white,
                        .mainInk = QColor{0xf0, 0x7a, 0x45},
                        .good = QColor{0x6f, 0xd6, 0x98},
                        .bad = QColor{0xff, 0x86, 0x9c},
                        .pick = QColor{0x1f, 0x4f, 0xa8},
                        .pickText = Qt::white,
                        .ring = QColor{0x3d, 0x7b, 0xe0},
                        .mainRing = QColor{0x8f, 0xb8, 0xff},
                        .faint = QColor{0xa3, 0xa7, 0xae},
                        .banner = QColor{0x1f, 0x3f, 0x8f},
                        .bannerText = Qt::white,
                        .chip = QColor{16, 19, 24, 225},
                        .chipText = Qt::white};
/// Black, white and yellow, and gray for what cannot be used.
const ThemeColors kContrast{.window = Qt::black,
                            .panel = Qt::black,
                            .line = Qt::white,
                            .text = Qt::white,
                            .muted = Qt::white,
                            .link = Qt::yellow,
                            .button = Qt::black,
                            .main = Qt::yellow,
                            .mainText = Qt::black,
                            .mainInk = Qt::yellow,
                            .good = Qt::white,
                            .bad = Qt::yellow,
                            .pick = Qt::yellow,
                            .pickText = Qt::black,
                            .ring = Qt::yellow,
                            .mainRing = Qt::white,
                            .faint = QColor{0xb4, 0xb4, 0xb4},
                            .banner = Qt::black,
                            .bannerText = Qt::yellow,
                            .chip = Qt::black,
                            .chipText = Qt::white};

const ScoreColors kScore{.night = QColor{0x14, 0x18, 0x1f},
                         .panel = QColor{0x1a, 0x20, 0x29},
                         .marked = QColor{0x2a, 0x32, 0x3f},
                         .track = QColor{0x2e, 0x36, 0x42},
                         .text = Qt::white,
                         .label = QColor{0xa9, 0xb6, 0xc9},
                         .detail = QColor{0xd6, 0xde, 0xea},
                         .mark = QColor{0xff, 0xc8, 0x3d},
                         .stripe = QColor{0xf6, 0xf3, 0xe8},
                         .ring = QColor{0x8f, 0xb8, 0xff},
                         .fact = QColor{0x7c, 0xc6, 0xff},
                         .good = QColor{0x7f, 0xe0, 0xa3},
                         .hurry = QColor{0xff, 0xd9, 0x8a},
                         .late = QColor{0xff, 0x8a, 0x8a},
                         .quiet = QColor{0xa9, 0xb6, 0xc9}};
const ScoreColors kScoreContrast{.night = Qt::black,
                                 .panel = Qt::black,
                                 .marked = QColor{0x40, 0x40, 0x40},
                                 .track = QColor{0x50, 0x50, 0x50},
                                 .text = Qt::white,
                                 .label = Qt::white,
                                 .detail = Qt::white,
                                 .mark = Qt::yellow,
                                 .stripe = Qt::white,
                                 .ring = Qt::yellow,
                                 .fact = Qt::white,
                                 .good = Qt::white,
                                 .hurry = Qt::yellow,
                                 .late = Qt::yellow,
                                 .quiet = Qt::white};

/// Draws an SVG and pours the text color over it.
class TintedSvgEngine final : public QIconEngine {
public:
    explicit TintedSvgEngine(QString file) : m_file{std::move(file)} {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double ratio =
            painter->device() != nullptr ? painter->device()->devicePixelRatioF() : 1.0;
        QPixmap picture{(QSizeF{rect.size()} * ratio).toSize()};
        picture.fill(Qt::transparent);
        QPainter ink{&picture};
        QSvgRenderer{m_file}.render(&ink, QRectF{QPointF{0.0, 0.0}, QSizeF{picture.size()}});
        ink.setCompositionMode(QPainter::CompositionMode_SourceIn);
        const ThemeColors& colors = Theme::instance().colors();
        QColor color = mode == QIcon::Selected ? colors.mainText : colors.text;
        if (mode == QIcon::Disabled)
            color.setAlpha(90);
        ink.fillRect(picture.rect(), color);
        ink.end();
        painter->drawPixmap(rect, picture);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture{size};
        picture.fill(Qt::transparent);
        QPainter painter{&picture};
        paint(&painter, QRect{QPoint{0, 0}, size}, mode, state);
        return picture;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new TintedSvgEngine{m_file}; }

private:
    QString m_file;
};

QPalette paletteOf(const ThemeColors& colors) {
    QPalette palette;
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.panel);
    palette.setColor(QPalette::AlternateBase, colors.button);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::Button, colors.button);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::BrightText, colors.bad);
    palette.setColor(QPalette::Link, colors.link);
    palette.setColor(QPalette::Highlight, colors.pick);
    palette.setColor(QPalette::HighlightedText, colors.pickText);
    palette.setColor(QPalette::ToolTipBase, colors.panel);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::Light, colors.panel.lighter(106));
    palette.setColor(QPalette::Midlight, colors.panel);
    palette.setColor(QPalette::Mid, colors.line);
    palette.setColor(QPalette::Dark, colors.line.darker(118));
    palette.setColor(QPalette::Shadow, QColor{0, 0, 0});
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faint = colors.text;
        faint.setAlpha(105);
        if (colors.window == Qt::black)
            faint = colors.faint;
        palette.setColor(QPalette::Disabled, role, faint);
    }
    return palette;
}

/// So much of one color over another.
QColor mixed(const QColor& over, const QColor& under, double share) {
    const auto part = [share](int a, int b) {
        return static_cast<int>(share * a + (1.0 - share) * b);
    };
    return {part(over.red(), under.red()),
            part(over.green(), under.green()),
            part(over.blue(), under.blue())};
}

QString sheetOf(const ThemeColors& c, double points) {
    const auto size = [points](double factor) {
        return QStringLiteral("%1pt").arg(points * factor, 0, 'f', 1);
    };
    return QStringLiteral(R"(
QMenuBar { background: %panel; border-bottom: 1px solid %line; padding: 1px 4px; }
QMenuBar::item { padding: 4px 10px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: %button; }
QMenu { background: %panel; border: 1px solid %line; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 26px; border-radius: 4px; }
QMenu::item:selected { background: %pick; color: %inkpick; }
QMenu::item:disabled { color: %faint; }
QMenu::separator { height: 1px; background: %line; margin: 4px 8px; }
QStatusBar { background: %window; color: %muted; border-top: 1px solid %line; }
QStatusBar::item { border: 0; }
QToolTip { background: %panel; color: %text; border: 1px solid %line; padding: 3px; }
#page, #logPanel, #card { background: %panel; }
#card { border: 1px solid %line; border-radius: 8px; }
#home { background: %window; }
#homeTitle { font-size: %huge; font-weight: 700; }
#teamName { font-size: %team; font-weight: 700; }
#promptTitle { font-size: %title; font-weight: 700; }
#replayHeader { background: %panel; border-bottom: 1px solid %line; }
#replayWord { background: %main; color: %mainink; border-radius: 4px; padding: 2px 8px; }
#pageTitle { font-size: %large; font-weight: 700; }
#boxScore, #archive { background: %panel; }
QTabWidget::pane { border: 0; border-top: 1px solid %line; }
QTabBar { outline: none; }
QTabBar::tab { background: transparent; color: %muted; padding: 7px 14px; border: 0; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: %text; border-bottom-color: %main; }
QTabBar::tab:focus { color: %link; text-decoration: underline; }
QTableView { alternate-background-color: %button; }
QListView { alternate-background-color: %button; }
QListView::item { padding: 3px 4px; border: 0; }
QListView::item:selected, QTableView::item:selected, QTreeView::item:selected { background: %pick; color: %inkpick; }
QListView#benchRack::item { border: 1px solid %line; border-radius: 6px; padding: 3px; }
QListView#benchRack::item:selected { background: %button; color: %text; border: 2px solid %main; padding: 2px; }
QPlainTextEdit { background: %panel; border: 0; }
QPlainTextEdit:focus { border: 2px solid %ring; }
QLabel[role="bad"] { color: %bad; font-weight: 600; }
#home QPushButton { min-height: %wayheight; }
QPushButton#way { text-align: left; padding: 9px 10px 9px 14px; }
QPushButton#way:focus { padding: 8px 9px 8px 13px; }
#promptPanel, #matchPanel, #logPanel { border: 0; }
#rightColumn { background: %panel; border-left: 1px solid %line; }
QSplitter::handle { background: %line; }
QSplitter#wideHandle::handle { background: transparent; }
QLabel[role="muted"] { color: %muted; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="bad"] { color: %bad; font-weight: 600; }
QLabel[role="note"] { background: %window; color: %text; border-bottom: 1px solid %line; }
QLabel[role="good"] { color: %good; font-weight: 600; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { outline: none; background: %button; color: %text; border: 1px solid %line; border-radius: 5px; padding: 5px 10px; min-height: 18px; }
QPushButton:hover { border-color: %muted; }
QPushButton:pressed, QPushButton:checked { background: %pick; color: %inkpick; border-color: %pick; }
#segmentBar QPushButton { border-radius: 0; border-left: 0; padding: 5px 9px; }
#segmentBar QPushButton[end="first"] { border-left: 1px solid %line; border-top-left-radius: 5px; border-bottom-left-radius: 5px; }
#segmentBar QPushButton[end="last"] { border-top-right-radius: 5px; border-bottom-right-radius: 5px; }
#segmentBar QPushButton:focus { border: 2px solid %ring; padding: 4px 8px; }
#benchNumbersHead { background: %banner; }
#benchNumbersHead QLabel { color: %inkbanner; }
QPushButton:disabled { color: %faint; background: transparent; }
QPushButton:focus { border: 2px solid %ring; padding: 4px 9px; }
QDialog QPushButton:default { border: 2px solid %main; padding: 4px 9px; }
QDialog QPushButton:default:focus { border: 3px solid %ring; padding: 3px 8px; }
#guideBar { background: %banner; border-bottom: 1px solid %line; }
#guideBar QLabel { color: %inkbanner; }
#caption { background: %chip; color: %inkchip; border-radius: 9px; padding: 4px 10px; font-weight: 600; }
#saveBar { background: #8e112d; }
#saveBar QLabel { color: white; font-weight: 600; }
QPushButton#mainButton { background: %main; color: %mainink; border: 1px solid %mainedge; border-radius: 7px; font-weight: 700; font-size: %button1; padding: 11px 12px; }
QPushButton#mainButton:hover { background: %mainhover; }
QPushButton#mainButton:pressed { background: %mainedge; }
QPushButton#mainButton:focus { border: 3px solid %mainring; padding: 9px 10px; }
QPushButton#mainButton:disabled { background: %button; color: %faint; border-color: %line; }
QPlainTextEdit { background: %field; color: %text; border: 1px solid %line; border-radius: 5px; padding: 2px 4px; }
QPlainTextEdit:focus { border: 2px solid %ring; padding: 1px 3px; }
QComboBox, QAbstractSpinBox, QLineEdit, QKeySequenceEdit QLineEdit { background: %field; color: %text; border: 1px solid %line; border-radius: 5px; padding: 4px 8px; min-height: 18px; selection-background-color: %pick; selection-color: %inkpick; }
QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus { border: 2px solid %ring; padding: 3px 7px; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox::down-arrow { image: url(:/icons/chevron-down-%shade.svg); width: 12px; height: 12px; }
QComboBox::down-arrow:disabled { image: none; }
QComboBox:disabled, QAbstractSpinBox:disabled, QLineEdit:disabled { color: %faint; background: transparent; }
QAbstractSpinBox { padding-right: 22px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; width: 20px; border: 0; background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: top right; margin-top: 2px; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 2px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/chevron-up-%shade.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/chevron-down-%shade.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView { background: %panel; border: 1px solid %line; selection-background-color: %pick; selection-color: %inkpick; outline: none; }
QComboBox QAbstractItemView::item { padding: 3px 6px; border: 0; }
QTableView QLineEdit, QTableView QComboBox, QTableView QAbstractSpinBox, QTableView QLineEdit:focus, QTableView QComboBox:focus, QTableView QAbstractSpinBox:focus { min-height: 0; padding-top: 0; padding-bottom: 0; }
QTableView QLineEdit, QTableView QLineEdit:focus { border: 1px solid %ring; border-radius: 0; padding: 0 1px; }
QListView { background: %panel; border: 0; }
QListView:focus, QTreeView:focus, QTextBrowser:focus { border: 2px solid %ring; }
QTreeView, QTextBrowser { background: %panel; border: 1px solid %line; }
QTreeView::item { padding: 3px 2px; border: 0; }
QFrame#stripCard { background: %panel; border: 1px solid %line; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator, QListView::indicator, QTreeView::indicator, QTableView::indicator { width: 15px; height: 15px; border: 1px solid %muted; border-radius: 3px; background: %field; }
QCheckBox::indicator:checked, QListView::indicator:checked, QTreeView::indicator:checked, QTableView::indicator:checked { background: %tick; border-color: %tickedge; image: url(:/icons/check.svg); }
QCheckBox::indicator:disabled { border-color: %line; background: transparent; }
QCheckBox::indicator:checked:disabled { background: %tickoff; image: url(:/icons/check.svg); }
QCheckBox::indicator:focus { border: 2px solid %ring; }
QCheckBox:focus { color: %link; text-decoration: underline; }
QTableView { background: %panel; border: 0; gridline-color: %line; }
QTableView::item { padding: 2px 5px; border: 0; }
QHeaderView { background: transparent; border: 0; }
QProgressBar { background: %panel; color: %text; border: 1px solid %line; border-radius: 5px; text-align: center; }
QProgressBar::chunk { background: %doneshare; border-radius: 4px; }
QTableCornerButton::section { background: %window; border: 0; border-bottom: 1px solid %line; }
QHeaderView::section { background: %window; color: %muted; border: 0; border-bottom: 1px solid %line; padding: 5px 8px; }
QTreeView QHeaderView::section { padding: 5px; }
QTableView#roster::item { padding: 2px; }
QTableView#roster QHeaderView::section { padding: 5px 3px; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 3px 5px; }
QToolButton:hover { background: %button; border-color: %line; }
QToolButton:focus { border: 2px solid %ring; padding: 2px 4px; }
QToolButton::menu-indicator { image: none; }
#navigation { background: %window; border-right: 1px solid %line; }
#navigation QToolButton { border: 0; border-radius: 0; border-left: 3px solid transparent; padding: 7px 1px; color: %muted; font-size: %tiny; }
#navigation QToolButton:checked { background: %panel; border-left-color: %main; color: %text; }
#navigation QToolButton:focus { background: %button; border-left-color: %ring; }
#workshopBar { background: %window; border-bottom: 1px solid %line; }
#workshopBar QToolButton { border: 0; border-radius: 0; border-bottom: 3px solid transparent; padding: 6px 10px 4px 10px; color: %muted; }
#workshopBar QToolButton:checked { color: %text; border-bottom-color: %main; }
#workshopBar QToolButton:focus { color: %link; text-decoration: underline; }
#controlBar { background: %window; border-top: 1px solid %line; }
QScrollArea { border: 0; background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: %line; border-radius: 4px; min-height: 24px; margin: 1px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: %line; border-radius: 4px; min-width: 24px; margin: 1px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
)")
        .replace(QStringLiteral("%shade"),
                 c.panel.lightness() > 128 ? QStringLiteral("light") : QStringLiteral("dark"))
        // a style sheet's least height stands instead of what the words need
        .replace(QStringLiteral("%wayheight"),
                 QStringLiteral("%1px").arg(std::max(18, static_cast<int>(1.9 * points))))
        .replace(QStringLiteral("%huge"), size(2.25))
        .replace(QStringLiteral("%large"), size(1.65))
        .replace(QStringLiteral("%team"), size(1.3))
        .replace(QStringLiteral("%title"), size(1.12))
        .replace(QStringLiteral("%button1"), size(1.15))
        .replace(QStringLiteral("%tiny"), size(0.78))
        .replace(QStringLiteral("%banner"), c.banner.name())
        .replace(QStringLiteral("%inkbanner"), c.bannerText.name())
        .replace(QStringLiteral("%chip"), c.chip.name(QColor::HexArgb))
        .replace(QStringLiteral("%inkchip"), c.chipText.name())
        .replace(QStringLiteral("%link"), c.link.name())
        .replace(QStringLiteral("%panel"), c.panel.name())
        .replace(QStringLiteral("%window"), c.window.name())
        .replace(QStringLiteral("%line"), c.line.name())
        .replace(QStringLiteral("%text"), c.text.name())
        .replace(QStringLiteral("%muted"), c.muted.name())
        .replace(QStringLiteral("%button"), c.button.name())
        .replace(QStringLiteral("%mainring"), c.mainRing.name())
        .replace(QStringLiteral("%mainink"), c.mainText.name())
        .replace(QStringLiteral("%inkpick"), c.pickText.name())
        .replace(QStringLiteral("%pick"), c.pick.name())
        .replace(QStringLiteral("%ring"), c.ring.name())
        .replace(QStringLiteral("%doneshare"), mixed(c.pick, c.panel, 0.4).name())
        .replace(QStringLiteral("%faint"), c.faint.name())
        // the tick itself is a white picture
        .replace(QStringLiteral("%tickedge"), c.pick.lighter(150).name())
        .replace(QStringLiteral("%tickoff"),
                 c.pickText == Qt::white ? c.muted.name() : c.panel.name())
        .replace(QStringLiteral("%tick"), c.pickText == Qt::white ? c.pick.name() : c.panel.name())
        .replace(QStringLiteral("%mainedge"), c.main.darker(125).name())
        .replace(QStringLiteral("%mainhover"), c.main.lighter(108).name())
        .replace(QStringLiteral("%main"), c.main.name())
        .replace(QStringLiteral("%field"),
                 c.panel.lightness() > 128 ? QStringLiteral("#ffffff") : c.button.name())
        .replace(QStringLiteral("%bad"), c.bad.name())
        .replace(QStringLiteral("%good"), c.good.name());
}
}  // namespace

Theme& Theme::instance() {
    static Theme theme;
    return theme;
}

void Theme::install(QApplication& app, ThemeChoice choice) {
    initResources();
    if (!m_desktopKnown) {
        m_desktopKnown = true;
        const QPalette desktop = QApplication::palette();
        m_desktopDark = desktop.color(QPalette::Window).lightness() <
                        desktop.color(QPalette::WindowText).lightness();
    }
    m_choice = choice;
    m_dark = choice == ThemeChoice::Dark || choice == ThemeChoice::Contrast ||
             (choice == ThemeChoice::Desktop && m_desktopDark);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(paletteOf(colors()));
    QString sheet = sheetOf(colors(), QApplication::font().pointSizeF());
    const bool contrast = choice == ThemeChoice::Contrast;
    if (m_dark)  // the style's own are shades of black on black
        sheet += QStringLiteral(
                     "QSlider::groove:horizontal { height: 4px; background: %1; }"
                     "QSlider::sub-page:horizontal { height: 4px; background: %5; }"
                     "QSlider::sub-page:horizontal:disabled { background: %1; }"
                     "QSlider::handle:horizontal { width: 14px; margin: -5px 0; background: %2; "
                     "border-radius: 7px; }"
                     "QSlider::handle:horizontal:disabled { background: %3; }"
                     "QSlider:focus { border: 2px solid %4; }")
                     .arg(colors().line.name(),
                          (contrast ? colors().ring : colors().muted).name(),
                          colors().faint.name(),
                          colors().ring.name(),
                          (contrast ? colors().ring : colors().link).name());
    if (contrast)
        sheet += QStringLiteral("QDialog { border: 1px solid %1; }").arg(colors().line.name());
    app.setStyleSheet(sheet);
}

const ThemeColors& Theme::colors() const {
    if (m_choice == ThemeChoice::Contrast)
        return kContrast;
    return m_dark ? kDark : kLight;
}

const ScoreColors& Theme::score() const {
    return m_choice == ThemeChoice::Contrast ? kScoreContrast : kScore;
}

QIcon Theme::icon(const QString& name) const {
    return QIcon{new TintedSvgEngine{QStringLiteral(":/icons/%1.svg").arg(name)}};
}

}  // namespace thrum::gui
