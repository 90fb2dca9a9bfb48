public import UnderstudySyntax

/// A double that belongs to the user, wherever it was moved and whatever it is called.
public struct OwnedDouble: Sendable {
    /// Its kind: `spy`, `stub` and so on.
    public let kind: String
    /// The type.
    public let type: TypeDeclaration
    /// The extensions of it.
    public let extensions: [ExtensionDeclaration]
    /// The protocols of the sources read that it conforms to, the one that its header names first.
    public let protocols: [ProtocolDeclaration]
    /// The path of the protocol that its header names; `nil` without such a header.
    public let headerName: String?
    /// Whether it conforms to something that is neither in the sources read nor in the platform's libraries.
    public let hasUnknownConformances: Bool
    /// What the protocol was called when the double was written, if that name is gone.
    public private(set) var renamedFrom: String?

    /// The same double, following a renamed protocol.
    public func following(_ declaration: ProtocolDeclaration) -> OwnedDouble {
        var copy = OwnedDouble(
            kind: kind, type: type, extensions: extensions,
            protocols: [declaration] + protocols.filter { $0.name != declaration.name },
            headerName: headerName, hasUnknownConformances: hasUnknownConformances)
        copy.renamedFrom = headerName
        return copy
    }

    /// The same double as `type`, which is all that there is of it.
    package func declared(as type: TypeDeclaration) -> OwnedDouble {
        OwnedDouble(
            kind: kind, type: type, extensions: [], protocols: protocols, headerName: headerName,
            hasUnknownConformances: hasUnknownConformances)
    }
}

extension DeclarationIndex {
    /// The doubles in the sources read, file by file, in order.
    ///
    /// A type counts if its header says so. Without that it counts only if it is one of `named`: a type called a client
    /// or a mock may be anything.
    ///
    /// - Parameter conformers: Whether types count as well that no header marks, but that conform to a protocol of the
    ///   sources and stand in tests, or have the name of a double.
    public func ownedDoubles(named: Set<String> = [], conformers: Bool = false) -> [OwnedDouble] {
        files.flatMap { file in
            let isForTests = conformers && file.isOfTests
            let extended = file.isMarked ? file.extensions.map(TypeDeclaration.init(extending:)) : []
            return file.types.compactMap { type in
                let isNamed = named.contains(type.name) || named.contains(type.simpleName)
                return ownedDouble(type, isMeant: isNamed || isForTests || conformers && type.isCalledDouble)
            } + extended.compactMap { $0.header?.kind == "fixture" ? ownedDouble($0, isMeant: false) : nil }
        }
    }

    private func ownedDouble(_ type: TypeDeclaration, isMeant: Bool) -> OwnedDouble? {
        let header = type.header
        guard let kind = header?.kind ?? (isMeant ? type.doubleKind ?? "stub" : nil) else { return nil }
        let own = (typeExtensions[type.simpleName] ?? []).filter { $0.module == type.module && isOf(type, $0) }
        var inherited: [(name: String, source: SourceText)] = type.inherited.map { ($0, type.source) }
        for entry in own {
            inherited += entry.details.inherited.map {
                (entry.source.compactText(in: $0.unattributed.range), entry.source)
            }
        }
        var found: [ProtocolDeclaration] = []
        for (name, source) in inherited {
            guard let named = protocolNamed(name, from: type.module, in: source.path) else { continue }
            let isOfHeader = header.map { named.isNamed($0.protocolName) } ?? false
            for declaration in isOfHeader ? [named] : knownParts(of: named)
            where !found.contains(where: { $0.name == declaration.name && $0.module == declaration.module }) {
                found.append(declaration)
            }
        }
        // A client need not conform to its protocol, and a contract does not.
        if kind == "client" || kind == "contract", let header,
            let named = protocolNamed(header.protocolName, from: type.module, in: type.source.path),
            !found.contains(where: { $0.isNamed(header.protocolName) })
        {
            found.insert(named, at: 0)
        }
        guard !found.isEmpty || header != nil else { return nil }
        // A protocol that doubles share in tests says less than what they stand for.
        if header == nil { found = found.filter { !$0.isCalledDouble } + found.filter(\.isCalledDouble) }
        if let header = header?.protocolName, let index = found.firstIndex(where: { $0.isNamed(header) }) {
            found.insert(found.remove(at: index), at: 0)
        }
        return OwnedDouble(
            kind: kind, type: type, extensions: own, protocols: found,
            headerName: header?.protocolName,
            hasUnknownConformances: inherited.contains {
                isUnknown($0.name, from: type.module) && $0.name != header?.protocolName
            })
    }

    /// The protocols that `declaration` is composed of, where that is with something of a library that requires members;
    /// otherwise itself.
    private func knownParts(of declaration: ProtocolDeclaration) -> [ProtocolDeclaration] {
        guard declaration.isComposition else { return [declaration] }
        let parts = declaration.inheritedTypes.flatMap(parts).compactMap(\.path)
        let known = parts.compactMap { protocolNamed($0, from: declaration.module, in: declaration.source.path) }
        let others = parts.count { ["AnyObject", "Sendable"].contains(TypePath($0).last) }
        return known.isEmpty || known.count + others == parts.count ? [declaration] : known
    }

    /// Whether nothing that was read declares `name`, which is in an inheritance clause.
    private func isUnknown(_ name: String, from module: String?) -> Bool {
        guard protocolNamed(name, from: module) == nil else { return false }
        let path = TypePath(name.filter { $0 != " " })
        return StandardProtocols.declaration(named: path.last) == nil && path.last != "Sendable"
            && types(named: path.last).isEmpty && aliases[path.last] == nil
    }

    private func isOf(_ type: TypeDeclaration, _ declaration: ExtensionDeclaration) -> Bool {
        TypePath(declaration.extendedName).matches(type.name, module: type.module)
    }

    /// Whether several modules declare a protocol that `name` may mean in the file at `path`, of `module`, and nothing tells
    /// which.
    package func isAmbiguousProtocol(_ name: String, from module: String?, in path: String? = nil) -> Bool {
        candidates(for: name, from: module, in: path).count > 1
    }

    /// The protocol or composition that `name` means in a file of `module`.
    ///
    /// - Parameter path: The file, whose imports tell which of several it means; `nil` where none is asked for.
    public func protocolNamed(_ name: String, from module: String?, in path: String? = nil) -> ProtocolDeclaration? {
        candidates(for: name, from: module, in: path).first
    }

    /// The protocols that `name` may mean: that of the own module, else those that are imported, else all.
    private func candidates(for name: String, from module: String?, in file: String?) -> [ProtocolDeclaration] {
        let path = TypePath(name.filter { $0 != " " })
        let aliased = (aliases[path.last] ?? []).compactMap(ProtocolDeclaration.init(composedBy:))
        let found = ((protocols[path.last] ?? []) + aliased).filter {
            path.matches($0.name, module: $0.module) && $0.effectiveAccess > .fileprivate
        }
        if found.count < 2 { return found }
        if let own = found.first(where: { $0.module == module }) { return [own] }
        let imported = found.filter { imports($0.module, in: file) }
        return imported.isEmpty ? found : imported
    }
}

extension TypeDeclaration {
    /// Where the header above the type names the protocol.
    public var headerNameRange: ByteRange? { header?.range }

    /// What the header above the type says: the kind, and of which protocol it is a double.
    var header: (kind: String, protocolName: String, range: ByteRange)? {
        guard mayHaveHeader else { return nil }
        let lines = source.lines
        var number = lines.line(at: syntax.range.lowerBound) - 1
        while number >= 1 {
            let line = lines.range(ofLine: number)
            var start = line.lowerBound
            while [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.byte(at: start)) { start += 1 }
            let isComment =
                source.byte(at: start) == UInt8(ascii: "/") && source.byte(at: start + 1) == UInt8(ascii: "/")
            guard isComment || source.byte(at: start) == UInt8(ascii: "@") || source.isBlank(in: line) else {
                return nil
            }
            number -= 1
            if isComment, let header = header(in: line) { return header }
        }
        return nil
    }

    /// What a line says that is a header's; `nil` for other comments, and for what no longer says it.
    private func header(in line: ByteRange) -> (kind: String, protocolName: String, range: ByteRange)? {
        let text = source.text(in: line)
        guard text.contains("yours to edit") || text.contains("yours to fill in") else { return nil }
        let marks = (line.lowerBound..<line.upperBound).filter { source.byte(at: $0) == UInt8(ascii: "`") }
        guard marks.count >= 2 else { return nil }
        let head = ByteRange(start: line.lowerBound, end: marks[0])
        let words = source.text(in: head).utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard words.count >= 3, words.last == "of" else { return nil }
        let range = ByteRange(start: marks[0] + 1, end: marks[1])
        return (words[words.count - 2].lowercased(), source.text(in: range), range)
    }
}

extension OwnedDouble {
    /// What it and its extensions inherit from.
    package var inheritedTypes: [SwiftType] { type.inheritedTypes + extensions.flatMap(\.inheritedTypes) }

    /// Whether it, or an extension of it, says `@unchecked Sendable`.
    package var isUnchecked: Bool {
        inheritedTypes.contains { $0.bare.path == "Sendable" && $0.has(.attribute("unchecked")) }
    }
}
