#include "gui/archive/archive_model.hpp"

#include "gui/archive/archive_words.hpp"
#include "gui/match/match_words.hpp"

#include <algorithm>

namespace thrum::gui {

void ArchiveModel::setArchive(const app::Archive* archive) {
    m_archive = archive;
    refresh();
}

void ArchiveModel::setQuery(const app::ArchiveQuery& query) {
    m_query = query;
    refresh();
}

void ArchiveModel::refresh() {
    beginResetModel();
    m_rows = m_archive != nullptr ? m_archive->find(m_query) : std::vector<std::size_t>{};
    order();
    endResetModel();
}

const app::ArchivedGame* ArchiveModel::game(int row) const {
    if (row < 0 || row >= rowCount())
        return nullptr;
    // the archive may have been read anew since
    const std::size_t place = m_rows[static_cast<std::size_t>(row)];
    return place < m_archive->games().size() ? &m_archive->games()[place] : nullptr;
}

int ArchiveModel::rowOf(const std::filesystem::path& file) const {
    for (int row = 0; row < rowCount(); ++row)
        if (const app::ArchivedGame* here = game(row); here != nullptr && here->file == file)
            return row;
    return -1;
}

int ArchiveModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ArchiveModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString ArchiveModel::text(const app::ArchivedGame& game, int column) const {
    if (column == State)
        return stateText(game);
    if (column == Star)
        return game.notes.starred ? QStringLiteral("★") : QString{};
    if (!game.summary)
        return column == Date ? pathText(game.file.filename()) : QString{};
    const io::GameSummary& summary = *game.summary;
    switch (column) {
        case Date:
            return dateText(summary);
        case Game:
            return gameTitle(summary);
        case Mode:
            return modeText(summary.mode);
        case Home:
            return QString::fromStdString(summary.teams[0]);
        case Visitor:
            return QString::fromStdString(summary.teams[1]);
        case Result:
            return QStringLiteral("%1–%2").arg(summary.score[0]).arg(summary.score[1]);
        case Plays:
            return QString::number(summary.entries);
        default:
            return {};
    }
}

QVariant ArchiveModel::data(const QModelIndex& index, int role) const {
    const app::ArchivedGame* found = game(index.row());
    if (found == nullptr)
        return {};
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == Date && found->summary && !found->summary->name.empty()
                       ? QString::fromStdString(found->summary->name)
                       : text(*found, index.column());
        case Qt::ToolTipRole:
            return found->isDamaged() ? QString::fromStdString(found->problem)
                                      : QString::fromStdString(found->title());
        case Qt::AccessibleTextRole:
            return index.column() == Star
                       ? QVariant{found->notes.starred ? tr("starred") : tr("no star")}
                       : QVariant{};
        case Qt::TextAlignmentRole:
            return index.column() == Plays || index.column() == Result
                       ? QVariant{Qt::AlignRight | Qt::AlignVCenter}
                       : QVariant{Qt::AlignLeft | Qt::AlignVCenter};
        default:
            return {};
    }
}

QVariant ArchiveModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Plays || section == Result ? QVariant{Qt::AlignRight | Qt::AlignVCenter}
                                                     : QVariant{Qt::AlignLeft | Qt::AlignVCenter};
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
        case Star:
            return QStringLiteral("★");
        case Date:
            return tr("Name or date");
        case Game:
            return tr("Game");
        case Mode:
            return tr("Mode");
        case Home:
            return tr("Home");
        case Visitor:
            return tr("Visitors");
        case Result:
            return tr("Result");
        case Plays:
            return tr("Moves");
        default:
            return tr("State");
    }
}

void ArchiveModel::sort(int column, Qt::SortOrder sortOrder) {
    m_column = column;
    m_order = sortOrder;
    refresh();
}

void ArchiveModel::order() {
    if (m_archive == nullptr || m_column == Date) {
        // find gives the newest first
        if (m_order == Qt::AscendingOrder)
            std::ranges::reverse(m_rows);
        return;
    }
    struct Keyed {
        QString text;
        qint64 number = 0;
        std::size_t game = 0;
    };
    std::vector<Keyed> keyed;
    keyed.reserve(m_rows.size());
    for (const std::size_t row : m_rows) {
        const app::ArchivedGame& found = m_archive->games()[row];
        Keyed key{{}, 0, row};
        if (m_column == Plays)
            key.number = found.summary ? found.summary->entries : 0;
        else if (m_column == Result)
            key.number = found.summary ? found.summary->score[0] - found.summary->score[1] : 0;
        else
            key.text = text(found, m_column);
        keyed.push_back(std::move(key));
    }
    std::ranges::stable_sort(keyed, [this](const Keyed& a, const Keyed& b) {
        const int texts = QString::localeAwareCompare(a.text, b.text);
        const bool less = texts != 0 ? texts < 0 : a.number < b.number;
        const bool more = texts != 0 ? texts > 0 : a.number > b.number;
        return m_order == Qt::AscendingOrder ? less : more;
    });
    std::ranges::transform(keyed, m_rows.begin(), &Keyed::game);
}

}  // namespace thrum::gui
