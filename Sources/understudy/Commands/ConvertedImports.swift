import UnderstudySemantics
import UnderstudySyntax

/// The imports that files got together with converted doubles.
///
/// A double speaks of what its owner's functions spoke of, so its file sees that already: what its protocol's file imports
/// besides would only be noise. A file with nothing but one double gets the imports of a new one, to which 'sync' holds it.
struct ConvertedImports {
    private let before: SourceText
    private let after: SourceText

    /// Compares a changed file with what it was.
    init(of change: FileChange) {
        before = SourceText(path: change.path, bytes: change.old)
        after = SourceText(path: change.path, bytes: change.new)
    }

    /// The change without imports of modules that the file did not import, where nothing new is spoken of.
    func withoutThose(of change: FileChange) -> FileChange {
        let known = Set(Self.imports(of: before).map(\.path))
        let added = Self.imports(of: after).filter { !known.contains($0.path) }
        guard !added.isEmpty, !change.isNew, declaresMore, !speaksOfNews else { return change }
        let edits = added.map { declaration in
            let lines = after.lines
            let line = lines.line(at: declaration.range.lowerBound)
            let next = line < lines.count ? lines.range(ofLine: line + 1).lowerBound : after.range.upperBound
            return TextEdit(ByteRange(start: lines.range(ofLine: line).lowerBound, end: next), with: [])
        }
        let shorter = FileChange(FileEdits(source: after, edits: TextEdit.sorted(edits)))
        return shorter.map(change.followed) ?? change
    }

    /// Whether the file has more than one type.
    private var declaresMore: Bool {
        let file = FileDeclarations(parsing: after)
        return file.types.count { $0.name == $0.simpleName } > 1 || !file.extensions.isEmpty
    }

    /// Whether the file names a type that it neither named nor declares.
    private var speaksOfNews: Bool {
        let declared = FileDeclarations(parsing: after).types.map(\.simpleName)
        let known = Set(before.tokenTexts(in: before.range)).union(declared)
        let imports = Set(Self.imports(of: after).map(\.range))
        return after.tokenRanges(in: after.range).contains { range in
            let word = after.text(in: range)
            return word.first?.isUppercase == true && !known.contains(word)
                && !imports.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
        }
    }

    /// The imports outside of `#if`, each with the words that name what is imported.
    private static func imports(of source: SourceText) -> [(range: ByteRange, path: String)] {
        Parser.parse(source).declarations.compactMap { declaration in
            guard case .import = declaration.kind else { return nil }
            return (declaration.range, source.tokenTexts(in: declaration.range).last ?? "")
        }
    }
}
