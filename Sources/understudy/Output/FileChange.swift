import UnderstudyReports
import UnderstudySync
import UnderstudySyntax

/// The change of one file.
struct FileChange: Sendable {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
    /// The edits that turn the old bytes into the new ones.
    let edits: [TextEdit]
    /// Whether the file does not exist yet.
    let isNew: Bool
    /// Whether the file goes; it has no new bytes then.
    var isRemoved = false

    /// `nil` if the file stays as it is.
    init?(_ file: FileEdits) {
        guard let new = try? file.applied(), new != file.source.bytes else { return nil }
        (path, old, self.new, edits, isNew) = (file.source.path, file.source.bytes, new, file.edits, false)
    }

    /// The combined change if `later` is applied to the result.
    func followed(by later: FileChange) -> FileChange {
        let all = try? TextEdit.composed(edits, later.edits, count: old.count)
        return FileChange(path: path, old: old, new: later.new, edits: all ?? later.edits, isNew: isNew)
    }

    private init(path: String, old: [UInt8], new: [UInt8], edits: [TextEdit], isNew: Bool) {
        (self.path, self.old, self.new, self.edits, self.isNew) = (path, old, new, edits, isNew)
    }

    /// The change that creates a file.
    init(creating path: String, _ bytes: [UInt8]) {
        (self.path, old, new, edits, isNew) = (path, [], bytes, [], true)
    }

    /// The change that removes a file.
    init(removing path: String, _ old: [UInt8]) {
        self.init(replacing: path, old, with: [])
        isRemoved = true
    }

    /// The change that replaces the whole contents of a file.
    init(replacing path: String, _ old: [UInt8], with new: [UInt8]) {
        let edit = TextEdit(ByteRange(start: 0, end: old.count), with: new)
        (self.path, self.old, self.new, edits, isNew) = (path, old, new, [edit], false)
    }
}

extension FileChange {
    /// The change in the form of the Language Server Protocol.
    var asEdit: FileEdit {
        let whole = TextEdit(ByteRange(start: 0, end: 0), with: new)
        return FileEdit(
            path: path, old: isNew ? nil : old, edits: isNew ? [whole] : TextEdit.sorted(edits), isRemoved: isRemoved)
    }
}
