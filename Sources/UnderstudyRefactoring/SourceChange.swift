import UnderstudySyntax

/// The replacement of some bytes of one file.
package struct SourceEdit: Sendable {
    /// The text to which the range refers.
    package let source: SourceText
    /// The UTF-8 bytes to replace, and their replacement.
    package let edit: TextEdit
    /// The fate of the declarations that it touches.
    let meaning: EditMeaning

    /// Replaces `bytes` with `replacement`, whose lines end like those of the file.
    package init(_ bytes: InSource<ByteRange>, with replacement: String, _ meaning: EditMeaning = .keeping) {
        source = bytes.source
        edit = TextEdit(bytes.piece, with: source.endingLines(of: replacement))
        self.meaning = meaning
    }

    /// Inserts `text` at `offset`.
    init(inserting text: String, at offset: Int, of source: SourceText) {
        self.init(source[ByteRange(at: offset)], with: text)
    }
}

extension SourceText {
    /// The bytes of `text`, with the line ends that the first line of this one has.
    fileprivate func endingLines(of text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let first = lines.range(ofLine: 1)
        let hasReturns = first.count >= 2 && byte(at: first.upperBound - 2) == 0x0D
        guard hasReturns, bytes.contains(0x0A) else { return bytes }
        // What is copied from the file has its line ends.
        return bytes.filter { $0 != 0x0D }.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
}

/// One change of the sources: edits that belong together, and the reasons against them.
package struct SourceChange: Sendable {
    /// What the change is about.
    package enum Kind: String, Sendable {
        /// The protocol's declaration becomes several.
        case declaration
        /// A type declares its conformance to the parts.
        case conformance
        /// A consumer depends on what it needs.
        case consumer
    }

    /// What the change is about.
    package var kind: Kind
    /// The protocol's, the type's or the consumer's name.
    package var name: String
    /// The edits, of any number of files.
    package var edits: [SourceEdit]
    /// The reasons against the change, in words; empty if it is safe.
    package var doubts: [String]

    /// Creates a change from edits.
    package init(kind: Kind, name: String, edits: [SourceEdit], doubts: [String]) {
        self.kind = kind
        self.name = name
        self.edits = edits
        self.doubts = doubts
    }

    /// Whether the code compiles and behaves as before, as far as the sources show.
    package var isSafe: Bool { doubts.isEmpty }
}

extension SourceEdit {
    /// The edits by file, in the order of each file's first edit; those of one file in text order, each once.
    package static func byFile(_ edits: [SourceEdit]) -> [FileEdits] {
        var sources: [SourceText] = []
        var lists: [String: [TextEdit]] = [:]
        var meanings: [String: [ByteRange: EditMeaning]] = [:]
        for edit in edits {
            if lists[edit.source.path] == nil { sources.append(edit.source) }
            lists[edit.source.path, default: []].append(edit.edit)
            if edit.meaning != .keeping { meanings[edit.source.path, default: [:]][edit.edit.range] = edit.meaning }
        }
        return sources.map { source in
            var seen: Set<TextEdit> = []
            let own = (lists[source.path] ?? []).filter { $0.range.isEmpty || seen.insert($0).inserted }
            return FileEdits(source: source, edits: TextEdit.sorted(own), meanings: meanings[source.path] ?? [:])
        }
    }

    /// The reason against edits of one change that would do more than what they name.
    package static func refusals(of files: [FileEdits]) -> [Refusal] {
        EditDamage.first(in: files).map { [Refusal(.unsafe, $0.words, at: $0.location)] } ?? []
    }
}

extension EditDamage {
    /// What the edit would do, in words.
    fileprivate var words: String {
        switch kind {
        case .overlap: "claim the same text as another one"
        case .diagnostic(let message): "leave code that can't be parsed (\(message))"
        case .declaration(let name): "lose the declaration of '\(name)'"
        case .token(let text): "lose '\(text)'"
        case .comment: "lose this comment"
        }
    }
}
