#include "gui/preferences/preferences_dialog.hpp"

#include "gui/widgets/dialog_size.hpp"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace thrum::gui {

PreferencesDialog::PreferencesDialog(std::vector<Preference> preferences, QWidget* parent)
    : QDialog{parent}, m_preferences{std::move(preferences)} {
    setWindowTitle(tr("Preferences"));
    setObjectName(QStringLiteral("preferences"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(10);
    auto* search = new QLineEdit{this};
    search->setPlaceholderText(tr("Search the settings"));
    search->setAccessibleName(tr("Search the settings"));
    search->setClearButtonEnabled(true);
    column->addWidget(search);

    auto* area = new QScrollArea{this};
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget{area};
    auto* list = new QVBoxLayout{page};
    list->setContentsMargins(2, 0, 10, 0);
    list->setSpacing(6);
    QString group;
    for (std::size_t i = 0; i < m_preferences.size(); ++i) {
        if (m_preferences[i].group != group || i == 0) {
            group = m_preferences[i].group;
            auto* heading = new QLabel{group, page};
            heading->setProperty("role", QStringLiteral("heading"));
            heading->setContentsMargins(0, i == 0 ? 0 : 12, 0, 2);
            list->addWidget(heading);
            m_groups.push_back(Group{heading, {}});
        }
        m_groups.back().rows.push_back(i);
        list->addWidget(rowFor(i));
    }
    m_nothing = new QLabel{tr("No setting has this word."), page};
    m_nothing->setProperty("role", QStringLiteral("muted"));
    m_nothing->hide();
    list->addWidget(m_nothing);
    list->addStretch(1);
    area->setWidget(page);
    column->addWidget(area, 1);

    auto* buttons = new QDialogButtonBox{this};
    auto* undo = buttons->addButton(tr("&Undo changes"), QDialogButtonBox::ResetRole);
    auto* usual = buttons->addButton(tr("&Defaults"), QDialogButtonBox::ResetRole);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    column->addWidget(buttons);
    connect(search, &QLineEdit::textChanged, this, &PreferencesDialog::filter);
    connect(undo, &QPushButton::clicked, this, [this] {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_preferences[i].set(m_rows[i].before);
        refresh();
    });
    connect(usual, &QPushButton::clicked, this, [this] {
        for (const Preference& preference : m_preferences)
            preference.set(preference.usual);
        refresh();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
    search->setFocus();
    resize(dialogSize(*this, 82, 36));
}

QWidget* PreferencesDialog::controlFor(std::size_t index, std::function<void()>& refresh) {
    const Preference& preference = m_preferences[index];
    const auto get = preference.get;
    if (!preference.choices.isEmpty()) {
        auto* box = new QComboBox;
        box->addItems(preference.choices);
        refresh = [box, get] {
            const QSignalBlocker quiet{box};
            box->setCurrentIndex(get().toInt());
        };
        connect(box, &QComboBox::currentIndexChanged, this, [this, index](int chosen) {
            change(index, chosen);
        });
        return box;
    }
    if (preference.most > preference.least) {
        auto* spin = new QSpinBox;
        spin->setRange(preference.least, preference.most);
        spin->setSuffix(preference.unit);
        spin->setSingleStep(10);
        spin->setKeyboardTracking(false);
        refresh = [spin, get] {
            const QSignalBlocker quiet{spin};
            spin->setValue(get().toInt());
        };
        connect(spin, &QSpinBox::valueChanged, this, [this, index](int value) {
            change(index, value);
        });
        return spin;
    }
    auto* check = new QCheckBox{preference.title};
    refresh = [check, get] {
        const QSignalBlocker quiet{check};
        check->setChecked(get().toBool());
    };
    connect(check, &QCheckBox::toggled, this, [this, index](bool on) { change(index, on); });
    return check;
}

QWidget* PreferencesDialog::rowFor(std::size_t index) {
    const Preference& preference = m_preferences[index];
    auto* row = new QWidget;
    auto* lines = new QVBoxLayout{row};
    lines->setContentsMargins(0, 2, 0, 2);
    lines->setSpacing(1);
    Row made{row, {}, preference.get()};
    QWidget* control = controlFor(index, made.refresh);
    control->setAccessibleName(preference.title);
    control->setAccessibleDescription(preference.sentence);
    control->setWhatsThis(preference.sentence);
    if (qobject_cast<QCheckBox*>(control) != nullptr) {
        lines->addWidget(control);
    } else {
        auto* line = new QHBoxLayout;
        auto* label = new QLabel{preference.title, row};
        label->setBuddy(control);
        line->addWidget(label);
        line->addStretch(1);
        line->addWidget(control);
        lines->addLayout(line);
    }
    auto* sentence = new QLabel{preference.sentence, row};
    sentence->setProperty("role", QStringLiteral("muted"));
    sentence->setWordWrap(true);
    sentence->setIndent(qobject_cast<QCheckBox*>(control) != nullptr ? 24 : 0);
    lines->addWidget(sentence);
    m_rows.push_back(std::move(made));
    return row;
}

void PreferencesDialog::change(std::size_t index, const QVariant& value) {
    m_preferences[index].set(value);
    refresh();
}

void PreferencesDialog::refresh() {
    for (const Row& row : m_rows)
        row.refresh();
}

void PreferencesDialog::filter(const QString& text) {
    const QString word = text.simplified();
    bool any = false;
    for (const Group& group : m_groups) {
        bool here = false;
        for (const std::size_t i : group.rows) {
            const Preference& preference = m_preferences[i];
            const bool fits = preference.title.contains(word, Qt::CaseInsensitive) ||
                              preference.sentence.contains(word, Qt::CaseInsensitive) ||
                              preference.group.contains(word, Qt::CaseInsensitive);
            m_rows[i].widget->setVisible(fits);
            here = here || fits;
        }
        group.heading->setVisible(here);
        any = any || here;
    }
    m_nothing->setVisible(!any);
}

}  // namespace thrum::gui
