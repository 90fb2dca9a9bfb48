import UnderstudySemantics
import UnderstudySyntax

/// The declarations around a place in a file, and who can see what is written there.
struct CodePlace {
    /// A type, an extension or a protocol around the place.
    private struct Level {
        let syntax: DeclSyntax
        let scope: Scope
        /// The name of the extended type; `nil` for others.
        let extendedName: String?
    }

    /// The file.
    let file: FileDeclarations
    /// The types, extensions and protocols around it, outermost first.
    private let levels: [Level]
    /// The member around it, or the declaration of the top level.
    let member: DeclSyntax?
    /// The branches of `#if` around it, outermost first.
    let branches: [Scope.Branch]
    /// Those of them that are inside of the type, the extension or the protocol around it.
    let innerBranches: [Scope.Branch]
    private let offset: Int

    /// The place at `offset` of `file`.
    init(_ offset: Int, in file: FileDeclarations) {
        self.file = file
        self.offset = offset
        let levels =
            (file.types.around(offset) { ($0.syntax, $0.scope) }
            .map { Level(syntax: $0.syntax, scope: $0.scope, extendedName: nil) }
            + file.extensions.around(offset) { ($0.syntax, $0.scope) }
            .map { Level(syntax: $0.syntax, scope: $0.scope, extendedName: $0.extendedName) }
            + file.protocols.around(offset) { ($0.syntax, $0.scope) }
            .map { Level(syntax: $0.syntax, scope: $0.scope, extendedName: nil) })
            .sorted { $0.syntax.range.start < $1.syntax.range.start }
        self.levels = levels
        var inner: [Scope.Branch] = []
        var members = levels.last.map(\.syntax.innerDeclarations) ?? file.globals
        var found: DeclSyntax?
        while let next = members.declaration(around: offset) {
            guard case .conditional(let clauses) = next.kind else {
                found = next
                break
            }
            guard let number = clauses.lastIndex(where: { $0.clause.lowerBound <= offset }) else { break }
            let lines = clauses[...number].map { file.source.compactText(in: $0.clause) }
            inner.append(Scope.Branch(earlier: lines.dropLast(), clause: lines[number]))
            members = clauses[number].members
        }
        member = found
        innerBranches = inner
        branches = (levels.last?.scope.branches ?? []) + inner
    }

    /// The place at `location`; `nil` if its file was not read.
    init?(_ location: SourceLocation, in index: DeclarationIndex) {
        guard let file = index.file(at: location.path), let position = location.position else { return nil }
        self.init(
            file.source.lines.range(ofLine: position.line).lowerBound + position.column - 1, in: file)
    }

    private var source: SourceText { file.source }

    /// From where the member around the place, or else the innermost type, can be seen; `nil` inside a body, whose names
    /// nobody else sees.
    func access(in index: DeclarationIndex) -> AccessLevel? {
        if let body = member?.bodyRange, body.contains(ByteRange(at: offset)) { return nil }
        var (bound, usual) = (AccessLevel.open, AccessLevel.internal)
        for level in levels {
            let own = AccessLevel(source[level.syntax.modifiers])
            if let name = level.extendedName {
                let extended = index.types(named: name).filter { $0.module == file.module }
                if extended.count == 1 { bound = min(bound, extended[0].access, extended[0].scope.boundAccess) }
                usual = own.map { $0 == .private ? .fileprivate : $0 } ?? .internal
            } else {
                bound = min(bound, own ?? usual)
                usual = if case .protocol = level.syntax.kind { .open } else { .internal }
            }
        }
        guard let member, levels.last?.syntax.range != member.range else { return bound }
        if member.attributes.contains(where: { source.matches($0.name, "_spi") }) { return min(bound, .internal) }
        return min(bound, AccessLevel(source[member.modifiers]) ?? usual)
    }

    /// Whether the place is the type of a computed property.
    var isComputed: Bool {
        guard case .variable(let variable) = member?.kind else { return false }
        return variable.bindings.contains { binding in
            binding.range.contains(ByteRange(at: offset)) && binding.accessors?.isGetter(in: source) == true
        }
    }

    /// The type that stores the property whose type is the place; `nil` for other places.
    var owner: TypeDeclaration? {
        guard case .variable = member?.kind, !isComputed, let level = levels.last, level.extendedName == nil else {
            return nil
        }
        return file.types.first { $0.syntax.range == level.syntax.range }
    }

    /// The global actor that the extension around the member names; `nil` if there is none.
    func isolationOfExtension(in index: DeclarationIndex) -> Attribute? {
        guard let level = levels.last, level.extendedName != nil else { return nil }
        return level.syntax.attributes.map { Attribute(source[$0]) }.first(where: index.isActor)
    }

    /// The attributes that say where the code is available, of all declarations around it.
    var availability: [Attribute] {
        levels.flatMap { $0.syntax.attributes.map { Attribute(source[$0]) } }.filter { $0.availability != nil }
    }

    /// The attributes that say who may see the code although it is public, of all declarations around it.
    var audience: [Attribute] {
        levels.flatMap { $0.syntax.attributes.map { Attribute(source[$0]) } }.filter { $0.name == "_spi" }
    }

    /// Whether clients inline the body of the member, so that all that it names has to be public.
    var isInlined: Bool {
        guard let member, let body = member.bodyRange, body.contains(ByteRange(at: offset)) else { return false }
        return member.attributes.contains { attribute in
            source.matches(attribute.name, "inlinable") || source.matches(attribute.name, "_alwaysEmitIntoClient")
                || source.matches(attribute.name, "_transparent")
        }
    }
}

extension Array {
    /// Those of the declarations that are around `offset`, found from the last one that begins in front of it.
    fileprivate func around(_ offset: Int, _ part: (Element) -> (syntax: DeclSyntax, scope: Scope)) -> [Element] {
        var number = count(before: offset) { part($0).syntax.range }
        var found: [Element] = []
        while number > 0 {
            number -= 1
            let (syntax, scope) = part(self[number])
            if syntax.range.upperBound > offset { found.append(self[number]) }
            if scope.levels.isEmpty { break }
        }
        return found
    }

    /// How many elements begin at `offset` or in front of it; they are in the order of the source.
    fileprivate func count(before offset: Int, _ range: (Element) -> ByteRange) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if range(self[middle]).lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension [DeclSyntax] {
    /// The declaration that is around `offset`, or ends there.
    fileprivate func declaration(around offset: Int) -> DeclSyntax? {
        let number = count(before: offset, \.range)
        return number > 0 && self[number - 1].range.upperBound >= offset ? self[number - 1] : nil
    }
}

extension DeclarationIndex {
    /// Whether an attribute names a global actor: one of the sources, or one that is called like one.
    func isActor(_ attribute: Attribute) -> Bool { attribute.isCalledActor || globalActor(attribute) != nil }
}

extension AccessorBlockSyntax {
    /// Whether the property is computed, rather than stored and observed.
    fileprivate func isGetter(in source: SourceText) -> Bool {
        !accessors.contains { source.matches($0.name, "willSet") || source.matches($0.name, "didSet") }
    }
}

extension DeclSyntax {
    /// The members of a type, an extension or a protocol.
    fileprivate var innerDeclarations: [DeclSyntax] {
        switch kind {
        case .protocol(let syntax): syntax.members.members
        case .nominal(let syntax): syntax.members.members
        case .extension(let syntax): syntax.members.members
        default: []
        }
    }

    /// The body of a function, or the accessors of a property or a subscript, or the initial values.
    var bodyRange: ByteRange? {
        switch kind {
        case .function(let syntax): syntax.body
        case .initializer(let syntax): syntax.body
        case .subscript(let syntax): syntax.accessors?.range
        case .variable(let syntax):
            syntax.bindings.compactMap { $0.accessors?.range ?? $0.initialValue }.last
        default: nil
        }
    }
}

extension SourceText {
    /// The end of the line of `offset` if nothing but a comment follows on it; otherwise `offset` itself.
    ///
    /// A comment at the end of a line belongs to what is before it.
    func endOfLine(after offset: Int, before limit: Int) -> Int {
        var position = offset
        while position < limit {
            while position < limit, byte(at: position) == 0x20 || byte(at: position) == 0x09 { position += 1 }
            guard position < limit, byte(at: position) == 0x2F else { break }
            if byte(at: position + 1) == 0x2F {
                while position < limit, byte(at: position) != 0x0A, byte(at: position) != 0x0D { position += 1 }
            } else if byte(at: position + 1) == 0x2A, let end = endOfComment(from: position, before: limit) {
                position = end
            } else {
                return offset
            }
        }
        return position >= limit || byte(at: position) == 0x0A || byte(at: position) == 0x0D ? position : offset
    }

    /// The end of the block comment that begins at `offset`, if it ends on the same line.
    private func endOfComment(from offset: Int, before limit: Int) -> Int? {
        var position = offset + 2
        var depth = 1
        while position + 1 < limit, byte(at: position) != 0x0A, byte(at: position) != 0x0D {
            let isStar = byte(at: position) == 0x2A
            if isStar, byte(at: position + 1) == 0x2F {
                depth -= 1
                position += 2
                if depth == 0 { return position }
            } else if byte(at: position) == 0x2F, byte(at: position + 1) == 0x2A {
                depth += 1
                position += 2
            } else {
                position += 1
            }
        }
        return nil
    }
}
