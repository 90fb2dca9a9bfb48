/// The edits of one file.
public struct FileEdits: Sendable {
    /// The file as it was read.
    public let source: SourceText
    /// The edits, none overlapping another.
    public let edits: [TextEdit]
    /// The meaning of edits, by what they replace; those without an entry keep all declarations.
    public let meanings: [ByteRange: EditMeaning]

    /// Creates the edits of `source`.
    public init(source: SourceText, edits: [TextEdit], meanings: [ByteRange: EditMeaning] = [:]) {
        self.source = source
        self.edits = edits
        self.meanings = meanings
    }

    /// The bytes of the file with the edits.
    public func applied() throws(TextEdit.Overlap) -> [UInt8] {
        try TextEdit.apply(edits, to: source.bytes)
    }
}

/// The fate of the declarations that an edit touches.
public enum EditMeaning: Hashable, Sendable {
    /// Each is in the result under its name, where it was, or wherever an edit of the same change writes it.
    case keeping
    /// What the edit replaces or adds to is a name, or a list of parameters, and its declaration has another name afterwards.
    case renaming
    /// The outermost declarations go, and all that they contain is written elsewhere.
    case dissolving
    /// All declarations that it touches go, with their comments, and nothing of them is written elsewhere.
    case removing
}

extension FileEdits: Equatable {
    /// The same file with the same edits.
    public static func == (left: FileEdits, right: FileEdits) -> Bool {
        left.source.path == right.source.path && left.edits == right.edits
    }
}
