public import UnderstudySyntax

extension NameClosure {
    /// What of `file` is relevant so far, and what the rest of it declares, for `wants`; `nil` where nothing is left.
    ///
    /// Of a file of which types are opened once they are mentioned, nothing else need be kept, least of all its text: if more
    /// of it is wanted later, it is read again. That is worth it for long texts, which take most of the memory.
    ///
    /// - Parameter count: How many bytes a text may have of which all is kept.
    public func part(
        of file: FileDeclarations, besideTextsUpTo count: Int = 1 << 14
    ) -> (part: FileDeclarations, rest: FileOutline?) {
        guard file.isClosed, file.source.count > count else { return (file, nil) }
        let module = modules.number(of: file.module)
        let (seen, seers) = (modules.seen(by: module), modules.seers(of: module))
        var parts: [FileDeclarations.Part] = []
        var rest = FileOutline()
        for index in 0..<file.types.count {
            let hash = QuickScan.hash(of: file.types[index].simpleName)
            if isMentioned(hash, in: seers) { parts.append(.type(index)) } else { rest.add(hash) }
        }
        for index in 0..<file.aliases.count {
            let hash = QuickScan.hash(of: file.aliases[index].simpleName)
            if isMentioned(hash, in: seers) { parts.append(.alias(index)) } else { rest.add(hash) }
        }
        for index in 0..<file.extensions.count {
            let added = file.extensions[index]
            let hash = QuickScan.hash(of: added.extendedSimpleName)
            if isMentioned(hash, in: seers) || follows(hash, in: seen) {
                parts.append(.extension(index))
                continue
            }
            rest.add(extended: hash, conforms: !added.details.inherited.isEmpty)
            // Whoever names the type may mean what is nested here.
            if !Landmarks.ofTypes(in: added.details.members.range, of: added.source).isEmpty { rest.add(hash) }
        }
        if rest.declared.isEmpty, rest.extended.isEmpty { return (file, nil) }
        var part = file
        part.keep(parts)
        return (part, rest)
    }
}
