#pragma once

#include <thrum/segment/roster.hpp>

#include <string>

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace thrum::gui {

class TeamDocument;

/// The roster of the team that is worked on, each fact to be typed where it stands.
class TeamRosterModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Number,
        Name,
        Place,
        Unit,
        Pose,
        Base,
        Dial,
        Putty,
        Weight,
        Man,
        Arms,
        ColumnCount
    };

    explicit TeamRosterModel(TeamDocument& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;
    /// A cell for paper: with the unit that the column saves.
    [[nodiscard]] QString printed(int row, int column) const;
    /// What may stand in a cell where that is a list; empty: anything is typed.
    [[nodiscard]] QStringList choices(const QModelIndex& index) const;

signals:
    /// What was typed cannot be, and why.
    void refused(const QString& sentence);
    /// What else came with what was chosen.
    void told(const QString& sentence);

private:
    void follow();
    [[nodiscard]] QString textOf(const Player& player, int column) const;
    [[nodiscard]] QString tipOf(const Player& player, int column) const;
    [[nodiscard]] QString setIn(Player& player, int column, const QString& text);

    TeamDocument& m_document;
    std::string m_id;  ///< of the team whose rows are shown
    int m_rows = 0;
    QString m_stood;  ///< what a base brought with it
};

/// Lists to choose from where the model has them.
class TeamRosterDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent,
                          const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor,
                              const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void setModelData(QWidget* editor,
                      QAbstractItemModel* model,
                      const QModelIndex& index) const override;
};

}  // namespace thrum::gui
