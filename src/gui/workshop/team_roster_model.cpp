#include "gui/workshop/team_roster_model.hpp"

#include "gui/board/layers/plastic_model.hpp"
#include "gui/theme/theme.hpp"
#include "gui/workshop/team_document.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <QComboBox>
#include <QGuiApplication>
#include <QTimer>

namespace thrum::gui {

namespace {
constexpr double kUsualPuttyHeight = 3.0;

QString plain(double value) {
    return QString::number(std::round(value * 100.0) / 100.0);
}

std::optional<double> numberIn(const QString& text, double least, double most) {
    bool fits = false;
    QString cleaned = text;
    cleaned.replace(QLatin1Char(','), QLatin1Char('.')).replace(QChar{0x2212}, QLatin1Char('-'));
    cleaned.remove(QLatin1Char('g')).remove(QStringLiteral("mm")).remove(QChar{0x00B0});
    const double value = cleaned.trimmed().toDouble(&fits);
    if (!fits || value < least || value > most)
        return std::nullopt;
    return value;
}

/// What a man cast in this pose does, in a word and in more of them.
std::pair<QString, QString> poseText(FigurePose pose) {
    switch (pose) {
        case FigurePose::Lineman:
            return {TeamRosterModel::tr("stance"), TeamRosterModel::tr("a three-point stance")};
        case FigurePose::Receiver:
            return {TeamRosterModel::tr("catch"), TeamRosterModel::tr("both hands up to catch")};
        case FigurePose::Passer:
            return {TeamRosterModel::tr("pass"), TeamRosterModel::tr("the ball behind his ear")};
        case FigurePose::Kicker:
            return {TeamRosterModel::tr("kick"), TeamRosterModel::tr("the leg swung")};
        case FigurePose::Linebacker:
            return {TeamRosterModel::tr("ready"), TeamRosterModel::tr("low and ready")};
        case FigurePose::Back:
            return {TeamRosterModel::tr("cover"), TeamRosterModel::tr("an arm raised")};
        case FigurePose::Blocker:
            return {TeamRosterModel::tr("block"), TeamRosterModel::tr("upright, hands ahead")};
        case FigurePose::Runner:
            break;
    }
    return {TeamRosterModel::tr("run"), TeamRosterModel::tr("the arm out, the ball tucked in")};
}

double puttyOf(const Player& player) {
    double grams = 0.0;
    for (const PuttySpec& piece : player.putty)
        grams += piece.massG;
    return grams;
}
}  // namespace

TeamRosterModel::TeamRosterModel(TeamDocument& document, QObject* parent)
    : QAbstractTableModel{parent},
      m_document{document},
      m_id{document.team().id},
      m_rows{static_cast<int>(document.team().players.size())} {
    connect(&document, &TeamDocument::changed, this, &TeamRosterModel::follow);
}

// The cell that is typed in stays where it is as long as the men are the same.
void TeamRosterModel::follow() {
    const TeamFile& team = m_document.team();
    if (team.id == m_id && static_cast<int>(team.players.size()) == m_rows) {
        emit dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_id = team.id;
    m_rows = static_cast<int>(team.players.size());
    endResetModel();
}

int TeamRosterModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int TeamRosterModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString TeamRosterModel::textOf(const Player& player, int column) const {
    switch (column) {
        case Number:
            return QString::fromStdString(player.number);
        case Name:
            return QString::fromStdString(player.name);
        case Place: {
            const std::string_view code = codeOf(player.position);
            return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
        }
        case Unit:
            return player.uniform == Uniform::Dark ? tr("dark") : tr("white");
        case Pose:
            return poseText(player.pose.value_or(poseOf(player.position))).first;
        case Base:
            return m_document.baseFamily(player.base);
        case Dial:
            return player.dialDeg == 0.0 ? QStringLiteral("–")
                                         : QStringLiteral("%1°")
                                               .arg(plain(player.dialDeg))
                                               .replace(QLatin1Char('-'), QChar{0x2212});
        case Putty:
            return plain(puttyOf(player));
        case Man:
            return plain(player.figure.massG);
        case Arms:
            return plain(player.figure.touchHeightMm);
        default:
            return QString::number(m_document.gramsOf(player), 'f', 2);
    }
}

QString TeamRosterModel::printed(int row, int column) const {
    const QString text = textOf(m_document.team().players[static_cast<std::size_t>(row)], column);
    if (column == Arms)
        return tr("%1 mm").arg(text);
    return column == Putty || column == Weight || column == Man ? tr("%1 g").arg(text) : text;
}

QString TeamRosterModel::tipOf(const Player& player, int column) const {
    switch (column) {
        case Name:
            return QString::fromStdString(player.name);
        case Pose: {
            const QString pose = poseText(player.pose.value_or(poseOf(player.position))).second;
            return player.pose ? pose : tr("%1, as his place has it").arg(pose);
        }
        case Base:
            return QStringLiteral("%1 (%2)").arg(m_document.baseName(player.base),
                                                 QString::fromStdString(player.base));
        case Putty:
            return tr("%1 g of putty").arg(plain(puttyOf(player)));
        case Weight:
            return tr("man, base and putty: %1 g").arg(m_document.gramsOf(player), 0, 'f', 2);
        case Man:
            return tr("the man alone: %1 g").arg(plain(player.figure.massG));
        case Arms:
            return tr("reaches out up to %1 mm").arg(plain(player.figure.touchHeightMm));
        default:
            return {};
    }
}

QVariant TeamRosterModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Player& player = m_document.team().players[static_cast<std::size_t>(index.row())];
    if (role == Qt::EditRole && index.column() == Base)
        return m_document.baseName(player.base);
    if (role == Qt::EditRole && index.column() == Pose && !player.pose)
        return tr("by place");
    if (role == Qt::DisplayRole || role == Qt::EditRole)
        return textOf(player, index.column());
    if (role == Qt::ToolTipRole)
        return tipOf(player, index.column());
    if (role == Qt::ForegroundRole && index.column() == Pose && !player.pose)
        return Theme::instance().colors().muted;
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1: %2").arg(
            headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
            printed(index.row(), index.column()));
    constexpr double kHeaviest = 4.0;
    if (role == Qt::ForegroundRole && index.column() == Weight &&
        m_document.gramsOf(player) > kHeaviest + 1e-9)
        return Theme::instance().colors().bad;
    return {};
}

Qt::ItemFlags TeamRosterModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (m_document.isOwn() && index.column() != Weight)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant TeamRosterModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == Arms)
        return tr("millimeters");
    if (role == Qt::ToolTipRole && (section == Putty || section == Weight || section == Man))
        return tr("grams");
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, ColumnCount> titles{tr("No."),
                                                  tr("Name"),
                                                  tr("Place"),
                                                  tr("Unit"),
                                                  tr("Pose"),
                                                  tr("Base"),
                                                  tr("Dial"),
                                                  tr("Putty"),
                                                  tr("In all"),
                                                  tr("Man"),
                                                  tr("Arms")};
    return titles.at(static_cast<std::size_t>(section));
}

QStringList TeamRosterModel::choices(const QModelIndex& index) const {
    QStringList all;
    if (index.column() == Place) {
        for (int i = 0; i < kPositionCount; ++i) {
            const std::string_view code = codeOf(static_cast<Position>(i));
            all << QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
        }
    } else if (index.column() == Unit) {
        all << tr("dark") << tr("white");
    } else if (index.column() == Pose) {
        all << tr("by place");
        for (int i = 0; i < kFigurePoseCount; ++i)
            all << poseText(static_cast<FigurePose>(i)).first;
    } else if (index.column() == Base) {
        for (const std::string& id : m_document.baseIds())
            all << m_document.baseName(id);
    }
    return all;
}

// Sets one fact; a sentence if it cannot be.
QString TeamRosterModel::setIn(Player& player, int column, const QString& text) {
    const auto number = [&](double least, double most, double& to) {
        const auto value = numberIn(text, least, most);
        if (!value)
            return tr("A number from %1 to %2 stands here.").arg(least).arg(most);
        to = *value;
        return QString{};
    };
    switch (column) {
        case Number:
            player.number = text.trimmed().toStdString();
            return {};
        case Name:
            player.name = text.trimmed().toStdString();
            return {};
        case Place:
            for (int i = 0; i < kPositionCount; ++i)
                if (codeOf(static_cast<Position>(i)) == text.toStdString())
                    player.position = static_cast<Position>(i);
            if (player.position != Position::Quarterback)
                player.secondBase.clear();
            return {};
        case Unit:
            player.uniform = text == tr("dark") ? Uniform::Dark : Uniform::White;
            return {};
        case Pose:
            player.pose.reset();
            for (int i = 0; i < kFigurePoseCount; ++i)
                if (poseText(static_cast<FigurePose>(i)).first == text)
                    player.pose = static_cast<FigurePose>(i);
            return player.pose || text == tr("by place") ? QString{}
                                                         : tr("There is no pose %1.").arg(text);
        case Base:
            for (const std::string& id : m_document.baseIds())
                if (m_document.baseName(id) == text || id == text.toStdString()) {
                    m_stood = m_document.stand(player, id);
                    return {};
                }
            return tr("There is no base called %1.").arg(text);
        case Dial:
            return number(-60.0, 60.0, player.dialDeg);
        case Man:
            return number(0.2, 20.0, player.figure.massG);
        case Arms:
            return number(0.5, 40.0, player.figure.touchHeightMm);
        default:
            break;
    }
    double grams = 0.0;
    if (QString why = number(0.0, 5.0, grams); !why.isEmpty())
        return why;
    player.putty.resize(std::min<std::size_t>(player.putty.size(), 1));
    if (grams <= 0.0)
        player.putty.clear();
    else if (player.putty.empty())
        player.putty.push_back({.massG = grams, .zMm = kUsualPuttyHeight});
    else
        player.putty.front().massG = grams;
    return {};
}

bool TeamRosterModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    TeamFile team = m_document.team();
    Player& player = team.players[static_cast<std::size_t>(index.row())];
    const QString number = QString::fromStdString(player.number);
    m_stood.clear();
    if (const QString why = setIn(player, index.column(), value.toString()); !why.isEmpty()) {
        emit refused(why);
        return false;
    }
    const QString column = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    if (const auto why =
            m_document.change(std::move(team), tr("#%1, %2").arg(number, column.toLower()))) {
        emit refused(*why);
        return false;
    }
    if (!m_stood.isEmpty())
        emit told(tr("#%1 on %2, %3.").arg(number, value.toString(), m_stood));
    return true;
}

namespace {
// A list that opens under a pressed button closes again as the button is let go.
void openWhenFree(QComboBox* box) {
    constexpr int kLookAgainMs = 15;
    if (QGuiApplication::mouseButtons() == Qt::NoButton)
        box->showPopup();
    else
        QTimer::singleShot(kLookAgainMs, box, [box] { openWhenFree(box); });
}
}  // namespace

QWidget* TeamRosterDelegate::createEditor(QWidget* parent,
                                          const QStyleOptionViewItem& option,
                                          const QModelIndex& index) const {
    const auto* model = qobject_cast<const TeamRosterModel*>(index.model());
    const QStringList choices = model != nullptr ? model->choices(index) : QStringList{};
    if (choices.isEmpty())
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox{parent};
    box->addItems(choices);
    // the list opens at once, and what is chosen is taken at once
    auto* self = const_cast<TeamRosterDelegate*>(this);  // Qt's signals of an editor are not const
    connect(box, &QComboBox::activated, self, [self, box] {
        emit self->commitData(box);
        emit self->closeEditor(box);
    });
    QMetaObject::invokeMethod(
        box, [box] { openWhenFree(box); }, Qt::QueuedConnection);
    return box;
}

void TeamRosterDelegate::updateEditorGeometry(QWidget* editor,
                                              const QStyleOptionViewItem& option,
                                              const QModelIndex& index) const {
    QStyledItemDelegate::updateEditorGeometry(editor, option, index);
    // a list is as wide as its words, whatever the column is
    if (qobject_cast<const QComboBox*>(editor) != nullptr)
        editor->resize(std::max(editor->width(), editor->sizeHint().width()), editor->height());
}

void TeamRosterDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentText(index.data(Qt::EditRole).toString());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void TeamRosterDelegate::setModelData(QWidget* editor,
                                      QAbstractItemModel* model,
                                      const QModelIndex& index) const {
    if (const auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentText(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

}  // namespace thrum::gui
