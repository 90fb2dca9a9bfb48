/// The edits of one file.
public struct FileEdits: Sendable {
    /// The file as it was read.
    public let source: SourceText
    /// The edits, none overlapping another.
    public let edits: [TextEdit]
    /// The bytes whose loss is meant, since their text goes elsewhere.
    public let removals: [ByteRange]

    /// Creates the edits of `source`.
    public init(source: SourceText, edits: [TextEdit], removals: [ByteRange] = []) {
        self.source = source
        self.edits = edits
        self.removals = removals
    }

    /// The bytes of the file with the edits.
    public func applied() throws(TextEdit.Overlap) -> [UInt8] {
        try TextEdit.apply(edits, to: source.bytes)
    }
}

extension FileEdits: Equatable {
    /// The same file with the same edits.
    public static func == (left: FileEdits, right: FileEdits) -> Bool {
        left.source.path == right.source.path && left.edits == right.edits
    }
}
