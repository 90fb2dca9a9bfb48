import UnderstudySyntax

/// The texts that the templates gave for doubles when these were last written: with them, `sync` tells what their owner
/// wrote since.
///
/// They are kept where no checkout adds files: in the folder that all working trees of a repository share, or else in the
/// package's build folder, or in the user's folder for the state of programs. Each may be missing, then the history and
/// the double itself tell as much as they can. Several texts may be known of one double: who looks for one takes the
/// nearest, so that moved and renamed files and other branches are no matter.
final class RenderedTexts: @unchecked Sendable {
    /// What texts are found by: all doubles of one kind and protocol have the same.
    struct Key: Hashable, Sendable {
        fileprivate let name: String

        /// - Parameter protocolName: The protocol, with or without the names of types and modules around it.
        init(kind: String, protocolName: String) {
            name = kind + " " + (protocolName.split(whereSeparator: { ".:".contains($0) }).last.map(String.init) ?? "")
        }
    }

    /// A text, with the names of the requirements that had a default implementation.
    struct Text: Equatable, Sendable {
        let bytes: [UInt8]
        let defaults: [String]
    }

    private struct Entry: Equatable {
        let key: String
        let text: Text
    }

    /// The number of files that all texts are in, the most texts of one key, and the most bytes of a file.
    private static let (shelfCount, textCount, byteCount) = (64, 8, 1 << 18)
    private static let format = "understudy doubles 1"

    private let lock = Mutex()
    private let files: FileSystem
    /// The folders, the best first.
    private let folders: [String]
    private var shelves: [String: [Entry]] = [:]

    init(in session: Session) {
        files = session.files
        let package = session.files.resolved(session.packageFolder)
        var folders: [String] = []
        if let shared = ChangePlace.sharedFolder(around: package, files: files) { folders.append(shared) }
        let build = Path.join(package, ".build")
        if (try? files.kind(build)) == .folder { folders.append(Path.join(build, "understudy/doubles")) }
        if let state = ChangePlace.stateFolder(session.system) {
            folders.append(Path.join(Path.join(state, "doubles"), ChangePlace.mark(of: package)))
        }
        self.folders = folders
    }

    /// The texts for doubles of `key`, the last one first.
    func texts(of key: Key) -> [Text] {
        lock.withLock {
            folders.flatMap { shelf(of: key, in: $0) }.filter { $0.key == key.name }.map(\.text)
        }
    }

    /// Keeps texts, in place of older ones where there are too many.
    func keep(_ texts: [(key: Key, text: Text)]) {
        lock.withLock {
            for (name, texts) in Dictionary(grouping: texts, by: { Self.shelf(of: $0.key) }) {
                let new = texts.map { Entry(key: $0.key.name, text: $0.text) }
                for folder in folders where keep(new, at: Path.join(folder, name)) { break }
            }
        }
    }

    // MARK: - Shelves

    /// The name of the file that holds the texts of `key`.
    private static func shelf(of key: Key) -> String {
        let number = key.name.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(number >> 32 % UInt64(shelfCount))
    }

    private func shelf(of key: Key, in folder: String) -> [Entry] {
        let path = Path.join(folder, Self.shelf(of: key))
        if let known = shelves[path] { return known }
        let entries = (try? files.contents(of: path)).map(Self.entries) ?? []
        shelves[path] = entries
        return entries
    }

    /// Whether the file at `path` holds `new` now.
    private func keep(_ new: [Entry], at path: String) -> Bool {
        let old = try? files.contents(of: path)
        let known = old.map(Self.entries) ?? []
        var counts: [String: Int] = [:]
        var size = 0
        var kept: [Entry] = []
        for entry in new + known.filter({ !new.contains($0) }) {
            counts[entry.key, default: 0] += 1
            size += entry.text.bytes.count
            if counts[entry.key, default: 0] <= Self.textCount, size <= Self.byteCount { kept.append(entry) }
        }
        shelves[path] = nil
        if kept == known { return true }
        var writer = JournalWriter(Self.format)
        for entry in kept {
            writer.add(entry.key)
            writer.add(entry.text.defaults.joined(separator: "\n"))
            writer.add(entry.text.bytes)
        }
        do throws(FileError) {
            if let old { return try files.replace(path, old, writer.bytes) != .changedMeanwhile }
            return try files.create(path, writer.bytes) == .created
        } catch {
            return false
        }
    }

    private static func entries(_ bytes: [UInt8]) -> [Entry] {
        guard var reader = JournalReader(bytes, format) else { return [] }
        var entries: [Entry] = []
        while !reader.isAtEnd {
            guard let key = reader.text(), let defaults = reader.text(), let text = reader.block() else { return [] }
            let names = defaults.split(separator: "\n").map(String.init)
            entries.append(Entry(key: key, text: Text(bytes: Array(text), defaults: names)))
        }
        return entries
    }
}

extension ChangePlace {
    /// The folder for texts of doubles in the repository around `folder`, the same one for all its working trees.
    fileprivate static func sharedFolder(around folder: String, files: FileSystem) -> String? {
        guard let repository = repository(around: folder, files: files) else { return nil }
        var own = repository.own
        let line = try? files.contents(of: Path.join(own, "commondir"))
        if let line, let name = String(validating: line.prefix { $0 > 0x20 }, as: UTF8.self), !name.isEmpty {
            own = Path.normalized(Path.join(own, name))
        }
        let place = Path.join(own, "understudy/doubles")
        // An archive may contain a repository with a link in it.
        return files.resolved(place) == Path.join(files.resolved(own), "understudy/doubles") ? place : nil
    }
}
