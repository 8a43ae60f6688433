#include "gui/games/tap/house_rules_dialog.hpp"

#include "gui/widgets/dialog_size.hpp"

#include <thrum/games/tap/rules_file.hpp>

#include <algorithm>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace thrum::gui {

HouseRulesDialog::HouseRulesDialog(const tap::RulesData& standard,
                                   const std::string& overrides,
                                   QWidget* parent)
    : QDialog{parent}, m_standard{standard}, m_rules{rulesWith(standard, overrides)} {
    setObjectName(QStringLiteral("houseRules"));
    setWindowTitle(tr("House rules"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(18, 18, 18, 14);
    column->setSpacing(12);
    m_word = new QLabel{this};
    m_word->setObjectName(QStringLiteral("houseRulesWord"));
    m_word->setWordWrap(true);
    m_word->setProperty("role", QStringLiteral("muted"));
    column->addWidget(m_word);

    auto* scroll = new QScrollArea{this};
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget;
    auto* grid = new QGridLayout{page};
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(0, 1);
    grid->setColumnMinimumWidth(0, 36 * fontMetrics().averageCharWidth());
    for (const HouseRule& rule : houseRules())
        addLine(*grid, rule);
    scroll->setWidget(page);
    column->addWidget(scroll, 1);

    auto* buttons = new QDialogButtonBox{this};
    m_asBook = buttons->addButton(tr("All as in the &book"), QDialogButtonBox::ResetRole);
    m_asBook->setObjectName(QStringLiteral("asInTheBook"));
    auto* take = buttons->addButton(tr("&Play by these"), QDialogButtonBox::AcceptRole);
    take->setObjectName(QStringLiteral("takeHouseRules"));
    take->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_asBook, &QPushButton::clicked, this, [this] {
        const auto length = m_rules.game;
        m_rules = m_standard;
        m_rules.game.playsPerHalf = length.playsPerHalf;
        m_rules.game.halfMinutes = length.halfMinutes;
        for (const Line& line : m_lines)
            show(line, line.rule->value(m_rules));
        refresh();
    });
    refresh();
    // no line is cut at its end: there is no scroll bar to that side
    scroll->setMinimumWidth(page->minimumSizeHint().width() +
                            scroll->verticalScrollBar()->sizeHint().width());
    resize(dialogSize(*this, 84, 36));
}

void HouseRulesDialog::addLine(QGridLayout& grid, const HouseRule& rule) {
    if (m_lines.empty() || m_lines.back().rule->chapter != rule.chapter) {
        auto* heading = new QLabel{rule.chapter, this};
        heading->setProperty("role", QStringLiteral("heading"));
        grid.addWidget(heading, grid.rowCount(), 0, 1, 3);
    }
    const int row = grid.rowCount();
    const QString tip = tr("%1 (%2)").arg(rule.words, rule.clause);
    auto* label = new QLabel{rule.words, this};
    label->setWordWrap(true);
    grid.addWidget(label, row, 0);
    Line line{&rule, nullptr, new QLabel{this}};
    if (rule.isYesNo) {
        auto* box = new QCheckBox{tr("yes"), this};
        connect(box, &QCheckBox::toggled, this, &HouseRulesDialog::refresh);
        line.field = box;
    } else {
        auto* box = new QDoubleSpinBox{this};
        box->setRange(rule.least, rule.most);
        box->setDecimals(rule.decimals);
        box->setSingleStep(rule.decimals == 0 ? 1.0 : rule.decimals == 1 ? 0.5 : 0.05);
        box->setSuffix(rule.unit);
        // the wheel turns the page, not the number under the mouse
        box->setFocusPolicy(Qt::StrongFocus);
        connect(box, &QDoubleSpinBox::valueChanged, this, &HouseRulesDialog::refresh);
        line.field = box;
    }
    line.field->setObjectName(QString::fromStdString(rule.key));
    line.field->setAccessibleName(rule.words);
    line.field->setToolTip(tip);
    label->setBuddy(line.field);
    line.book->setProperty("role", QStringLiteral("muted"));
    grid.addWidget(line.field, row, 1);
    grid.addWidget(line.book, row, 2);
    show(line, rule.value(m_rules));
    m_lines.push_back(line);
}

void HouseRulesDialog::show(const Line& line, double value) {
    if (auto* box = qobject_cast<QCheckBox*>(line.field)) {
        const QSignalBlocker quiet{box};
        box->setChecked(value != 0.0);
    } else if (auto* spin = qobject_cast<QDoubleSpinBox*>(line.field)) {
        const QSignalBlocker quiet{spin};
        // what a file set beyond the usual is kept
        spin->setRange(std::min(spin->minimum(), value), std::max(spin->maximum(), value));
        spin->setValue(value);
    }
}

double HouseRulesDialog::shown(const Line& line) const {
    if (const auto* box = qobject_cast<const QCheckBox*>(line.field))
        return box->isChecked() ? 1.0 : 0.0;
    return qobject_cast<const QDoubleSpinBox*>(line.field)->value();
}

void HouseRulesDialog::refresh() {
    for (const Line& line : m_lines) {
        line.rule->set(m_rules, shown(line));
        const double book = line.rule->value(m_standard);
        const bool changed = line.rule->value(m_rules) != book;
        line.book->setText(tr("book: %1").arg(valueText(*line.rule, book)));
        QFont font = line.book->font();
        font.setBold(changed);
        line.book->setFont(font);
    }
    const auto differ = static_cast<int>(houseRuleWords(m_standard, overrides()).size());
    m_word->setText(differ == 0
                        ? tr("Everything is as in the book. What you change holds for games "
                             "begun from now on.")
                    : differ == 1 ? tr("One number differs from the book.")
                                  : tr("%1 numbers differ from the book.").arg(differ));
    m_asBook->setEnabled(differ > 0);
}

std::string HouseRulesDialog::overrides() const {
    return app::overridesText(m_standard, m_rules);
}

}  // namespace thrum::gui
