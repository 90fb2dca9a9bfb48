import UnderstudySemantics
import UnderstudySyntax

extension FileChange {
    /// The change with the imports that the file had, where it names nothing new but what `declares` knows.
    ///
    /// A double speaks of what its owner's functions spoke of, so its file sees that already: the imports of its protocol's
    /// file are noise there.
    func withoutNeedlessImports(besides declares: (String) -> Bool) -> FileChange {
        let (before, after) = (SourceText(path: path, bytes: old), SourceText(path: path, bytes: new))
        let (own, all) = (before.imports, after.imports)
        if isNew || Set(all.names).isSubset(of: own.names) { return self }
        let edits: [TextEdit] =
            if let region = own.region, let place = all.region {
                [TextEdit(place, with: Array(before.bytes(in: region)))]
            } else {
                zip(all.ranges, all.names).filter { !own.names.contains($1) }.map { range, _ in
                    TextEdit(after.lines(holding: range, andBlank: own.names.isEmpty), with: [])
                }
            }
        guard let shorter = FileChange(FileEdits(source: after, edits: TextEdit.sorted(edits))) else { return self }
        let rest = SourceText(path: path, bytes: shorter.new)
        let words = Set(before.tokenTexts(in: before.range))
        let namesNews = rest.tokenTexts(in: rest.range).contains { word in
            word.first?.isUppercase == true && !words.contains(word) && !declares(word)
        }
        return namesNews ? self : followed(by: shorter)
    }

    /// The names of the types and protocols in the file afterwards.
    var declaredNames: [String] {
        let file = FileDeclarations(parsing: SourceText(path: path, bytes: new))
        return file.types.map(\.simpleName) + (file.protocols + file.protocolsOfDoubles).map(\.name)
    }
}

/// The imports of a file outside of `#if`.
private struct FileImports {
    var ranges: [ByteRange] = []
    /// The last words of what is imported.
    var names: [String] = []
    /// All of them, where nothing else is among them.
    var region: ByteRange?
}

extension SourceText {
    fileprivate var imports: FileImports {
        var imports = FileImports()
        var isTogether = true
        var previous: DeclSyntax?
        for declaration in Parser.parse(self).declarations {
            defer { previous = declaration }
            guard case .import = declaration.kind else { continue }
            if let last = imports.ranges.last, previous?.range != last { isTogether = false }
            imports.ranges.append(declaration.range)
            imports.names.append(tokenTexts(in: declaration.range).last ?? "")
        }
        if isTogether, let first = imports.ranges.first, let last = imports.ranges.last {
            imports.region = first.union(last)
        }
        return imports
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
