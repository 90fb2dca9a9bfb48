import UnderstudySemantics
import UnderstudySyntax

extension FileChange {
    /// The change without the imports that a file got together with a converted double, where it names nothing new but
    /// what the sources declare.
    ///
    /// A double speaks of what its owner's functions spoke of, so its file sees that already: the imports of its protocol's
    /// file are noise there.
    func withoutNeedlessImports(besides declares: (String) -> Bool) -> FileChange {
        let (before, after) = (SourceText(path: path, bytes: old), SourceText(path: path, bytes: new))
        let known = before.imports
        let modules = Set(known.map(\.name))
        let added = after.imports.filter { !modules.contains($0.name) }
        if isNew || added.isEmpty { return self }
        var edits = added.map { TextEdit(after.lines(holding: $0.range, andBlank: known.isEmpty), with: []) }
        if let own = before.importRegion, let all = after.importRegion {
            edits = [TextEdit(all, with: Array(before.bytes(in: own)))]
        }
        guard let shorter = FileChange(FileEdits(source: after, edits: TextEdit.sorted(edits)))
        else { return self }
        let rest = SourceText(path: path, bytes: shorter.new)
        let words = Set(before.tokenTexts(in: before.range))
        let namesNews = rest.tokenTexts(in: rest.range).contains { word in
            word.first?.isUppercase == true && !words.contains(word) && !declares(word)
        }
        return namesNews ? self : followed(by: shorter)
    }
}

extension FileChange {
    /// The names of the types and protocols in the file afterwards.
    var declaredNames: [String] {
        let file = FileDeclarations(parsing: SourceText(path: path, bytes: new))
        return file.types.map(\.simpleName) + (file.protocols + file.protocolsOfDoubles).map(\.name)
    }
}

extension SourceText {
    /// The imports outside of `#if`, by the last word of what is imported.
    fileprivate var imports: [(range: ByteRange, name: String)] {
        Parser.parse(self).declarations.compactMap { declaration in
            guard case .import = declaration.kind else { return nil }
            return (declaration.range, tokenTexts(in: declaration.range).last ?? "")
        }
    }

    /// All imports outside of `#if`, where nothing else is among them.
    fileprivate var importRegion: ByteRange? {
        let declarations = Parser.parse(self).declarations
        let flags = declarations.map { if case .import = $0.kind { true } else { false } }
        guard let first = flags.firstIndex(of: true), let last = flags.lastIndex(of: true),
            flags[first...last].allSatisfy(\.self)
        else { return nil }
        return declarations[first].range.union(declarations[last].range)
    }

    /// The line with what is at `range`, and the one below if that is to go where it is blank.
    fileprivate func lines(holding range: ByteRange, andBlank: Bool) -> ByteRange {
        let line = lines.line(at: range.lowerBound)
        let own = lines.range(ofLine: line)
        guard andBlank, line < lines.count else { return own }
        let below = lines.range(ofLine: line + 1)
        return isBlank(in: below) ? own.union(below) : own
    }
}
