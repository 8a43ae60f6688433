#pragma once

#include "gui/workshop/change_book.hpp"
#include "gui/workshop/shelf_sorts.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QObject>
#include <QString>

namespace thrum::gui {

/// What a shelf tells, whatever lies on it.
class ShelfNews : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    /// Other things lie there, or under other names.
    void listChanged();
    /// Another thing is chosen, or it is in another state.
    void changed();
    /// A sentence: something could not be done.
    void refused(const QString& sentence);
};

/// The things of one sort at hand and the one that is looked at. Shipped ones are looked at; what
/// is changed is a coach's own, in his folder after every change, whole or not at all. Taking back
/// goes over all that was done on the shelf. Knows no widget.
template <class T>
class ShelfDocument final : public ShelfNews {
public:
    using Sort = ShelfSort<T>;

    /// @param library    takes what is kept; outlives the document
    /// @param ownFolder  the coach's data folder; empty: nothing is kept
    ShelfDocument(app::Library& library, const QString& ownFolder, QObject* parent = nullptr)
        : ShelfNews{parent}, m_library{library}, m_folder{ownFolder.toStdString()} {
        if (!all().empty())
            choose(all().front().value.id);
    }

    [[nodiscard]] const app::Library& library() const { return m_library; }
    [[nodiscard]] const std::vector<app::LibraryEntry<T>>& all() const {
        return Sort::all(m_library);
    }
    [[nodiscard]] const T& value() const { return m_value; }
    [[nodiscard]] bool isOwn() const { return m_own; }

    void choose(const std::string& id) {
        if (take(id))
            emit changed();
    }
    /// Reads again what the library has: somebody else has kept something.
    void follow() {
        if (!take(m_value.id) && !all().empty())
            take(all().front().value.id);
        emit listChanged();
        emit changed();
    }

    /// The chosen thing in another state, under the words undo shows.
    /// @return why not; nothing if it is kept
    std::optional<QString> change(T to, const QString& what) {
        if (!m_own)
            return tellOf(QT_TRANSLATE_NOOP(
                "Shelf", "This %1 is shipped: copy it, and the copy is yours to change."));
        if (to == m_value)
            return std::nullopt;
        return done(what, m_value, std::move(to));
    }
    /// Another one, which is the coach's.
    std::optional<QString> add(T made, const QString& what) {
        made.id.clear();
        return done(what, std::nullopt, std::move(made));
    }
    std::optional<QString> copy(const QString& name) {
        T made = m_value;
        made.name = name.trimmed().toStdString();
        return add(std::move(made), words("copy %1").arg(QString::fromStdString(m_value.name)));
    }
    std::optional<QString> importFile(const QString& file) {
        auto read = Sort::read(file.toStdString());
        if (!read)
            return sentence(read.error());
        T made = *std::move(read);
        const std::string name = made.name;
        // it stands beside what is there, under a name of its own
        for (int i = 2; isNameOfOwn(made.name); ++i)
            made.name = name + ' ' + std::to_string(i);
        return add(std::move(made), words("import %1").arg(QString::fromStdString(name)));
    }
    [[nodiscard]] std::optional<QString> exportFile(const QString& file) const {
        if (const auto problem = Sort::write(file.toStdString(), m_value))
            return sentence(*problem);
        return std::nullopt;
    }
    std::optional<QString> remove() {
        if (!m_own)
            return tellOf(QT_TRANSLATE_NOOP("Shelf", "A shipped %1 stays; your own can go."));
        return done(
            words("remove %1").arg(QString::fromStdString(m_value.name)), m_value, std::nullopt);
    }

    [[nodiscard]] bool canUndo() const { return m_changes.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_changes.canRedo(); }
    [[nodiscard]] QString undoText() const { return m_changes.undoText(); }
    [[nodiscard]] QString redoText() const { return m_changes.redoText(); }
    void undo() {
        m_changes.undo([this](const auto& from, const auto& to) { return moved(from, to); });
    }
    void redo() {
        m_changes.redo([this](const auto& from, const auto& to) { return moved(from, to); });
    }

private:
    using Maybe = std::optional<T>;

    [[nodiscard]] static QString words(const char* text) {
        return QCoreApplication::translate("Shelf", text);
    }
    [[nodiscard]] static QString tellOf(const char* text) { return words(text).arg(Sort::noun()); }
    [[nodiscard]] static QString sentence(const LoadError& error) {
        return QString::fromStdString(error.text());
    }

    [[nodiscard]] bool isNameOfOwn(const std::string& name) const {
        return std::ranges::any_of(
            all(), [&](const auto& entry) { return entry.own && entry.value.name == name; });
    }

    bool take(const std::string& id) {
        for (const auto& entry : all()) {
            if (entry.value.id != id)
                continue;
            m_value = entry.value;
            m_own = entry.own;
            return true;
        }
        return false;
    }

    /// From one state of a thing to another; nothing: it is not there.
    std::optional<QString> put(const Maybe& from, Maybe& to) {
        if (m_folder.empty())
            return words("Nothing is kept: the program has no folder of yours.");
        if (to) {
            auto kept = Sort::put(m_library, m_folder, *to);
            if (!kept)
                return sentence(kept.error());
            to = *std::move(kept);
            take(to->id);
        } else if (const auto problem = Sort::forget(m_library, *from)) {
            return sentence(*problem);
        } else if (!all().empty()) {
            take(all().front().value.id);
        }
        return std::nullopt;
    }

    std::optional<QString> done(const QString& what, Maybe from, Maybe to) {
        if (auto problem = put(from, to))
            return problem;
        m_changes.add({what, std::move(from), std::move(to)});
        emit listChanged();
        emit changed();
        return std::nullopt;
    }
    bool moved(const Maybe& from, const Maybe& to) {
        Maybe wanted = to;
        const auto problem = put(from, wanted);
        if (problem)
            emit refused(*problem);
        emit listChanged();
        emit changed();
        return !problem;
    }

    app::Library& m_library;
    std::string m_folder;
    T m_value;
    bool m_own = false;
    ChangeBook<T> m_changes;
};

}  // namespace thrum::gui
