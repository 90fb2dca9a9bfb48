import UnderstudyDoubles
import UnderstudySyntax

/// What becomes of one file.
struct FileChange: Sendable {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
    /// The edits that lead from the old bytes to the new ones.
    let edits: [TextEdit]
    /// Whether there is no such file yet.
    var isNew = false

    /// The changes of files that `plans` ask for, in the order of the plans; doubles of one file together.
    static func all(of plans: [SyncPlan]) -> [FileChange] {
        var order: [String] = []
        var edits: [String: (source: SourceText, edits: [TextEdit])] = [:]
        for file in plans.flatMap(\.files) {
            let path = file.source.path
            if edits[path] == nil { order.append(path) }
            let known = edits[path]?.edits ?? []
            edits[path] = (file.source, known + file.edits.filter { !known.contains($0) })
        }
        return order.compactMap { path in
            guard let (source, edits) = edits[path], let new = try? TextEdit.apply(edits, to: source.bytes),
                new != source.bytes
            else { return nil }
            return FileChange(path: path, old: source.bytes, new: new, edits: edits)
        }
    }
}

extension FileChange {
    /// A file that is to be written where none is.
    init(creating path: String, _ bytes: [UInt8]) {
        self.init(
            path: path, old: [], new: bytes,
            edits: [TextEdit(ByteRange(at: 0), with: String(decoding: bytes, as: UTF8.self))], isNew: true)
    }
}
