/// The record of a change while it is made: who makes it, where, and the old and the new bytes of each file.
///
/// Paths start from the folder of the change and stay inside of it, so that no record says what is written elsewhere.
/// As bytes, a record is a line that identifies the format, then texts and bytes, each after a line with its length.
struct ChangeJournal: Equatable, Sendable {
    /// The change of one file.
    struct Entry: Equatable, Sendable {
        /// The path from the folder of the change.
        let path: String
        /// The bytes before; `nil` if there is no such file.
        let old: [UInt8]?
        /// The bytes afterwards; `nil` if the file goes.
        let new: [UInt8]?
    }

    /// The folder around the change as it was then.
    struct Anchor: Equatable, Sendable {
        let path: String
        let identity: FileIdentity?
    }

    let owner: ChangeOwner
    /// The folder whose record this is: the working tree of a repository, or a package.
    let anchor: Anchor
    /// The path of the changed package from there; empty if it is the same folder.
    let folder: String
    /// The commit that was checked out; empty if there is none.
    let revision: String
    /// Whether the change is to be undone if the run does not come to its end, even if all files are written.
    let isProvisional: Bool
    /// The folders that the change creates, each before those inside of it.
    let folders: [String]
    let entries: [Entry]

    private static let name = "understudy changes 3"

    /// Whether it was to change a file in the folder at `path`.
    func concerns(_ path: String) -> Bool {
        let root = folder.isEmpty ? anchor.path : Path.join(anchor.path, folder)
        return entries.contains { Path.isWithin(Path.join(root, $0.path), path) }
    }
}

// MARK: - Bytes

extension ChangeJournal {
    /// The record as bytes.
    var bytes: [UInt8] {
        var writer = JournalWriter(Self.name)
        writer.add(String(owner.process), owner.start, owner.boot, anchor.path)
        writer.add(anchor.identity.map { String($0.device) } ?? "", anchor.identity.map { String($0.number) } ?? "")
        writer.add(folder, revision, isProvisional ? "provisional" : "final")
        writer.add(String(folders.count), String(entries.count))
        for folder in folders { writer.add(folder) }
        for entry in entries {
            writer.add(entry.path, entry.old == nil ? "new" : entry.new == nil ? "removed" : "changed")
            writer.add(entry.old ?? [])
            writer.add(entry.new ?? [])
        }
        writer.add("end")
        return writer.bytes
    }

    /// Reads a record from `bytes`; `nil` if that is none, or if one of its paths leads out of its folder.
    init?(_ bytes: [UInt8]) {
        guard var reader = JournalReader(bytes, Self.name), let process = reader.number(), let start = reader.text(),
            let boot = reader.text(), let path = reader.text(), let device = reader.text(), let file = reader.text(),
            let folder = reader.text(), folder.isEmpty || Path.isConfined(folder), let revision = reader.text(),
            let state = reader.text(), let folderCount = reader.number(), let entryCount = reader.number()
        else { return nil }
        owner = ChangeOwner(process: Int32(clamping: process), start: start, boot: boot)
        let identity = UInt64(device).flatMap { device in
            UInt64(file).map { FileIdentity(device: device, number: $0) }
        }
        anchor = Anchor(path: path, identity: identity)
        (self.folder, self.revision, isProvisional) = (folder, revision, state == "provisional")
        var folders: [String] = []
        for _ in 0..<folderCount {
            guard let path = reader.text(), Path.isConfined(path) else { return nil }
            folders.append(path)
        }
        var entries: [Entry] = []
        for _ in 0..<entryCount {
            guard let path = reader.text(), Path.isConfined(path), let kind = reader.text(), let old = reader.block(),
                let new = reader.block()
            else { return nil }
            entries.append(
                Entry(
                    path: path, old: kind == "new" ? nil : Array(old), new: kind == "removed" ? nil : Array(new)))
        }
        (self.folders, self.entries) = (folders, entries)
        guard reader.text() == "end", reader.isAtEnd else { return nil }
    }
}

/// Writes the parts of a record.
struct JournalWriter {
    private(set) var bytes: [UInt8]

    init(_ name: String) {
        bytes = Array(name.utf8) + [UInt8(ascii: "\n")]
    }

    mutating func add(_ texts: String...) {
        for text in texts { add(Array(text.utf8)) }
    }

    mutating func add(_ block: [UInt8]) {
        bytes += "\(block.count)\n".utf8
        bytes += block
    }
}

/// Reads the parts of a record.
struct JournalReader {
    private var rest: ArraySlice<UInt8>

    init?(_ bytes: [UInt8], _ name: String) {
        let line = Array(name.utf8) + [UInt8(ascii: "\n")]
        guard bytes.starts(with: line) else { return nil }
        rest = bytes.dropFirst(line.count)
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func block() -> ArraySlice<UInt8>? {
        guard let end = rest.prefix(20).firstIndex(of: UInt8(ascii: "\n")),
            let count = Int(String(decoding: rest[..<end], as: UTF8.self)), count >= 0, count <= rest.endIndex - end - 1
        else { return nil }
        defer { rest = rest[(end + 1 + count)...] }
        return rest[(end + 1)..<(end + 1 + count)]
    }

    mutating func text() -> String? { block().flatMap { String(validating: $0, as: UTF8.self) } }

    mutating func number() -> Int? {
        guard let number = text().flatMap({ Int($0) }), number >= 0 else { return nil }
        return number
    }
}

extension Path {
    /// Whether `path` stays in the folder that it starts from, and out of a repository's own folders.
    static func isConfined(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part != "." && part != ".." && part.lowercased() != ".git" && !part.utf8.contains(0)
        }
    }

    /// The deepest folder that contains all of `paths`, which are absolute and normal.
    static func common(_ paths: [String]) -> String {
        var common = paths.first.map { folder(of: $0) } ?? "/"
        for path in paths {
            while !isWithin(path, common) { common = folder(of: common) }
        }
        return common
    }
}
