import UnderstudyDoubles
import UnderstudySyntax

/// The change of one file.
struct FileChange: Sendable {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
    /// The edits that turn the old bytes into the new ones.
    let edits: [TextEdit]
    /// Whether there is no such file yet.
    let isNew: Bool

    /// `nil` if the file stays as it is.
    init?(_ file: FileEdits) {
        guard let new = try? file.applied(), new != file.source.bytes else { return nil }
        (path, old, self.new, edits, isNew) = (file.source.path, file.source.bytes, new, file.edits, false)
    }

    /// A file that has to be created.
    init(creating path: String, _ bytes: [UInt8]) {
        (self.path, old, new, edits, isNew) = (path, [], bytes, [], true)
    }
}
