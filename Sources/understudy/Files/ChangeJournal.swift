/// What a transaction is about to do, as bytes: a first line that identifies the format, then for each file its path,
/// the numbers of bytes, and the bytes themselves.
struct ChangeJournal: Equatable {
    var entries: [FileTransaction.Entry]
    /// Whether to undo an interrupted run.
    var isProvisional: Bool

    private static let name = "understudy changes 1"

    init(entries: [FileTransaction.Entry], isProvisional: Bool) {
        self.entries = entries
        self.isProvisional = isProvisional
    }

    /// Reads a journal from `bytes`; `nil` if that is not a journal.
    init?(_ bytes: [UInt8]) {
        var reader = JournalReader(bytes: bytes)
        guard reader.line() == Self.name, let state = reader.line(), let count = reader.number() else { return nil }
        isProvisional = state == "provisional"
        entries = []
        for _ in 0..<count {
            guard let path = reader.line(), let kind = reader.line(), let old = reader.block(), let new = reader.block()
            else { return nil }
            entries.append(FileTransaction.Entry(path: path, old: old, new: new, isNew: kind == "new"))
        }
        guard reader.line() == "end" else { return nil }
    }

    /// The bytes of the journal.
    var bytes: [UInt8] {
        var bytes = Array("\(Self.name)\n\(isProvisional ? "provisional" : "final")\n\(entries.count)\n".utf8)
        for entry in entries {
            bytes += Array("\(entry.path)\n\(entry.isNew ? "new" : "changed")\n".utf8)
            for block in [entry.old, entry.new] { bytes += Array("\(block.count)\n".utf8) + block }
        }
        return bytes + Array("end\n".utf8)
    }
}

/// Reads the parts of a journal.
private struct JournalReader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func line() -> String? {
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { position = end + 1 }
        return String(validating: bytes[position..<end], as: UTF8.self)
    }

    mutating func number() -> Int? {
        guard let number = line().flatMap({ Int($0) }), number >= 0 else { return nil }
        return number
    }

    mutating func block() -> [UInt8]? {
        guard let count = number(), count <= bytes.count - position else { return nil }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }
}
