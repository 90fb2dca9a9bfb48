@testable import UnderstudySyntax

/// What must hold for the tree of any bytes: every range lies inside its parent's, and siblings follow each other.
struct TreeChecks {
    private let source: SourceText
    private var violations: [String] = []
    /// Whether a string ends with its line for want of a quote, and may so end with a space.
    private let hasOpenString: Bool

    /// What is wrong with the tree of `file`.
    static func violations(in file: SourceFileSyntax) -> [String] {
        // Of a file that is no UTF-8 nothing else is said, so a string in it may be open as well.
        let hasOpenString = file.diagnostics.contains {
            $0.id.name == "unterminated-string" || $0.id.name == "invalid-utf8"
        }
        var checks = TreeChecks(source: file.source, hasOpenString: hasOpenString)
        checks.check(file.declarations, inside: file.source.range, "the file")
        for diagnostic in file.diagnostics where diagnostic.location?.position == nil {
            checks.violations.append("diagnostic \(diagnostic.id) has no place")
        }
        return checks.violations
    }

    private init(source: SourceText, hasOpenString: Bool) {
        self.source = source
        self.hasOpenString = hasOpenString
    }

    // MARK: - Ranges

    private mutating func require(_ range: ByteRange?, inside parent: ByteRange, _ what: String) {
        guard let range else { return }
        if range.start > range.end { violations.append("\(what) \(range) ends before it starts") }
        if !parent.contains(range) { violations.append("\(what) \(range) leaves \(parent)") }
    }

    /// Requires that the ranges follow each other inside of `parent`.
    private mutating func requireSequence(_ ranges: [(String, ByteRange?)], inside parent: ByteRange) {
        var past = parent.start
        for case (let what, let range?) in ranges {
            require(range, inside: parent, what)
            if range.start < past { violations.append("\(what) \(range) starts before \(past)") }
            past = max(past, range.end)
        }
    }

    /// Requires that a range begins and ends with a token; what is never closed takes all to the end.
    private mutating func requireTight(_ range: ByteRange, _ what: String) {
        guard !range.isEmpty else { return }
        let last = range.upperBound == source.count || hasOpenString ? range.lowerBound : range.upperBound - 1
        for offset in [range.lowerBound, last] where isSpace(source.byte(at: offset)) {
            violations.append("\(what) \(range) has white space at \(offset)")
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

    // MARK: - Declarations

    private mutating func check(_ declarations: [DeclSyntax], inside parent: ByteRange, _ what: String) {
        requireSequence(declarations.map { ("declaration in \(what)", $0.range) }, inside: parent)
        for declaration in declarations { check(declaration) }
    }

    private mutating func check(_ declaration: DeclSyntax) {
        let range = declaration.range
        if range.isEmpty { violations.append("declaration at \(range.start) is empty") }
        requireTight(range, "declaration")
        var parts: [(String, ByteRange?)] = declaration.attributes.map { ("attribute", $0.range) }
        parts += declaration.modifiers.map { ("modifier", $0.range) }
        parts.append(("introducer", declaration.introducer))
        requireSequence(parts, inside: range)
        check(declaration.attributes)
        check(declaration.modifiers)
        let rest = ByteRange(
            start: min(declaration.introducer.lowerBound, range.upperBound), end: range.upperBound)
        check(declaration.kind, in: rest)
    }

    private mutating func check(_ attributes: [AttributeSyntax]) {
        for attribute in attributes {
            requireSequence(
                [("attribute's name", attribute.name), ("attribute's arguments", attribute.arguments)],
                inside: attribute.range)
            requireTight(attribute.range, "attribute")
        }
    }

    private mutating func check(_ modifiers: [ModifierSyntax]) {
        for modifier in modifiers {
            requireSequence(
                [("modifier's name", modifier.name), ("modifier's detail", modifier.detail)], inside: modifier.range)
        }
    }

    private mutating func check(_ kind: DeclSyntax.Kind, in range: ByteRange) {
        switch kind {
        case .protocol(let syntax):
            var parts: [(String, ByteRange?)] = [("name", syntax.name)]
            parts += syntax.primaryAssociatedTypes.map { ("primary associated type", $0) }
            check(parts, inherited: syntax.inherited, syntax.whereClause, syntax.members, range)
        case .nominal(let syntax):
            let parts = [("name", syntax.name)] + check(syntax.genericParameters)
            check(parts, inherited: syntax.inherited, syntax.whereClause, syntax.members, range)
        case .extension(let syntax):
            check(syntax.extended)
            check(
                [("extended type", syntax.extended.range)], inherited: syntax.inherited, syntax.whereClause,
                syntax.members, range)
        case .function(let syntax):
            checkCallable(
                [("name", syntax.name)], syntax.genericParameters, syntax.parameters, syntax.effects, syntax.result,
                syntax.whereClause, syntax.body, range)
        case .initializer(let syntax):
            checkCallable(
                [("mark", syntax.optionalMark)], syntax.genericParameters, syntax.parameters, syntax.effects, nil,
                syntax.whereClause, syntax.body, range)
        case .subscript(let syntax):
            checkCallable(
                [], syntax.genericParameters, syntax.parameters, .none, syntax.result, syntax.whereClause,
                syntax.accessors?.range, range)
            check(syntax.accessors)
        case .variable(let syntax):
            check(syntax, in: range)
        case .typeAlias(let syntax):
            check(syntax.type)
            check(syntax.whereClause)
            let parts = [("name", syntax.name)] + check(syntax.genericParameters)
            requireSequence(
                parts + [("type", syntax.type.range), ("where", syntax.whereClause?.range)], inside: range)
        case .associatedType(let syntax):
            check(syntax, in: range)
        case .enumCase(let elements):
            check(elements, in: range)
        case .import(let syntax):
            requireSequence([("kind", syntax.importKind)] + syntax.path.map { ("path", $0) }, inside: range)
        case .conditional(let clauses):
            check(clauses, in: range)
        case .deinitializer, .other, .code:
            break
        }
    }

    private mutating func check(
        _ parts: [(String, ByteRange?)], inherited: [TypeSyntax], _ clause: WhereClauseSyntax?,
        _ members: MemberBlockSyntax, _ range: ByteRange
    ) {
        var parts = parts
        parts += inherited.map { ("inherited type", $0.range) }
        parts += [("where", clause?.range), ("members", members.range)]
        requireSequence(parts, inside: range)
        for type in inherited { check(type) }
        check(clause)
        check(members.members, inside: members.range, "members")
    }

    private mutating func checkCallable(
        _ head: [(String, ByteRange?)], _ generics: [GenericParameterSyntax], _ parameters: [ParameterSyntax],
        _ effects: EffectsSyntax, _ result: TypeSyntax?, _ clause: WhereClauseSyntax?, _ body: ByteRange?,
        _ range: ByteRange
    ) {
        var parts = head + check(generics)
        parts += parameters.map { ("parameter", $0.range) }
        parts += check(effects)
        parts += [("result", result?.range), ("where", clause?.range), ("body", body)]
        requireSequence(parts, inside: range)
        for parameter in parameters { check(parameter) }
        if let result { check(result) }
        check(clause)
    }

    private mutating func check(_ syntax: VariableSyntax, in range: ByteRange) {
        requireSequence(syntax.bindings.map { ("binding", $0.range) }, inside: range)
        if syntax.bindings.isEmpty { violations.append("variable at \(range.start) has no binding") }
        for binding in syntax.bindings {
            requireSequence(
                [
                    ("name", binding.name), ("type", binding.type?.range), ("value", binding.initialValue),
                    ("accessors", binding.accessors?.range),
                ], inside: binding.range)
            if let type = binding.type { check(type) }
            check(binding.accessors)
        }
    }

    private mutating func check(_ syntax: AssociatedTypeSyntax, in range: ByteRange) {
        var parts: [(String, ByteRange?)] = [("name", syntax.name)]
        parts += syntax.inherited.map { ("inherited type", $0.range) }
        parts += [("default", syntax.defaultType?.range), ("where", syntax.whereClause?.range)]
        requireSequence(parts, inside: range)
        for type in syntax.inherited { check(type) }
        if let type = syntax.defaultType { check(type) }
        check(syntax.whereClause)
    }

    private mutating func check(_ elements: [EnumElementSyntax], in range: ByteRange) {
        var parts: [(String, ByteRange?)] = []
        for element in elements {
            parts.append(("element", element.name))
            for parameter in element.parameters ?? [] {
                parts.append(("associated value", parameter.range))
                check(parameter)
            }
        }
        requireSequence(parts, inside: range)
    }

    private mutating func check(_ clauses: [ConditionalClauseSyntax], in range: ByteRange) {
        var parts: [(String, ByteRange?)] = []
        for clause in clauses {
            require(clause.keyword, inside: clause.clause, "directive")
            parts.append(("clause", clause.clause))
            parts += clause.members.map { ("member of a branch", $0.range) }
            for member in clause.members { check(member) }
        }
        requireSequence(parts, inside: range)
    }

    private mutating func check(_ block: AccessorBlockSyntax?) {
        guard let block else { return }
        var parts: [(String, ByteRange?)] = []
        for accessor in block.accessors {
            check(accessor.modifiers)
            parts += accessor.modifiers.map { ("accessor's modifier", $0.range) }
            parts.append(("accessor", accessor.name))
            parts += check(accessor.effects)
            parts.append(("accessor's body", accessor.body))
        }
        requireSequence(parts, inside: block.range)
    }
}

// MARK: - Types and generics

extension TreeChecks {
    private mutating func check(_ parameter: ParameterSyntax) {
        check(parameter.attributes)
        check(parameter.type)
        var parts: [(String, ByteRange?)] = parameter.attributes.map { ("attribute", $0.range) }
        parts += [
            ("label", parameter.firstName), ("name", parameter.secondName), ("type", parameter.type.range),
            ("default", parameter.defaultValue),
        ]
        requireSequence(parts, inside: parameter.range)
    }

    private mutating func check(_ generics: [GenericParameterSyntax]) -> [(String, ByteRange?)] {
        for parameter in generics {
            requireSequence(
                [("generic name", parameter.name), ("constraint", parameter.inherited?.range)],
                inside: parameter.range)
            if let type = parameter.inherited { check(type) }
        }
        return generics.map { ("generic parameter", $0.range) }
    }

    private mutating func check(_ effects: EffectsSyntax) -> [(String, ByteRange?)] {
        if let type = effects.thrownType { check(type) }
        let words = [effects.async, effects.throws, effects.thrownType?.range].compactMap { $0 }
        return words.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map { ("effect", $0) }
    }

    private mutating func check(_ clause: WhereClauseSyntax?) {
        guard let clause else { return }
        var parts: [(String, ByteRange?)] = []
        for requirement in clause.requirements {
            check(requirement.left)
            check(requirement.right)
            parts += [("left side", requirement.left.range), ("right side", requirement.right.range)]
        }
        requireSequence(parts, inside: clause.range)
    }

    private mutating func check(_ type: TypeSyntax) {
        requireTight(type.range, "type")
        requireSequence(parts(of: type), inside: type.range)
        for child in type.children { check(child) }
    }

    private mutating func parts(of type: TypeSyntax) -> [(String, ByteRange?)] {
        switch type.form {
        case .named(let name, let arguments):
            return [("name", name)] + arguments.map { ("argument", $0.range) }
        case .member(let base, let name, let arguments):
            return [("base", base.range), ("member", name)] + arguments.map { ("argument", $0.range) }
        case .attributed(let specifiers, let inner):
            for specifier in specifiers { require(specifier.name, inside: specifier.range, "specifier's name") }
            return specifiers.map { ("specifier", $0.range) } + [("type", inner.range)]
        case .tuple(let elements):
            return elements.flatMap(\.parts)
        case .function(let function):
            return function.parameters.flatMap(\.parts) + check(function.effects) + [("result", function.result.range)]
        default:
            return type.children.map { ("part", $0.range) }
        }
    }
}

extension TypeSyntax {
    /// The types directly inside.
    var children: [TypeSyntax] {
        switch form {
        case .named(_, let arguments): arguments
        case .member(let base, _, let arguments): [base] + arguments
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type), .any(let type),
            .suppressed(let type), .attributed(_, let type), .packExpansion(let type), .packElement(let type):
            [type]
        case .dictionary(let first, let second), .inlineArray(let first, let second): [first, second]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function): function.parameters.map(\.type) + [function.result]
        case .composition(let types): types
        case .literal, .missing: []
        }
    }
}

extension TupleElementSyntax {
    fileprivate var parts: [(String, ByteRange?)] {
        [("label", firstName), ("name", secondName), ("type", type.range)]
    }
}
