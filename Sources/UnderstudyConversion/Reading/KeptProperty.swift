import UnderstudySemantics
import UnderstudySyntax

/// A stored property of a double that somebody wrote by hand.
struct KeptProperty {
    let name: String
    let declaration: InSource<DeclSyntax>
    /// Its canonical type, as written or as its first value shows; `nil` where neither tells.
    let type: SwiftType?
    /// Whether it is written with `!`, so that a use need not unwrap it.
    let isImplicitlyUnwrapped: Bool
    /// Its first value.
    let first: ExpressionSyntax?
    /// Where it is computed from another one that records calls: that, and what it says of the record.
    let derived: (origin: String, record: FunctionReading.Record)?
    /// The modifiers that say who sees it, and on which actor.
    let reach: [String]

    var source: SourceText { declaration.source }

    /// Whether other modules see it.
    var isSeenOutside: Bool { reach.contains("public") || reach.contains("package") }

    /// Whether an initialiser has to give it a value.
    var needsValue: Bool {
        guard derived == nil, first == nil, case .variable(let variable) = declaration.piece.kind else { return false }
        return variable.isLet || !isOptional && !isImplicitlyUnwrapped
    }

    /// Whether only an initialiser sets it.
    var isConstant: Bool { if case .variable(let variable) = declaration.piece.kind { variable.isLet } else { false } }

    /// Whether it may hold a closure, as far as its declaration tells.
    var mayBeClosure: Bool {
        switch wrapped {
        case nil: false
        case .named(_, let arguments): arguments.isEmpty
        default: true
        }
    }

    /// Whether it may hold nothing.
    var isOptional: Bool { if case .optional = type { true } else { false } }

    /// The type without `?`.
    var wrapped: SwiftType? { if case .optional(let inner) = type { inner } else { type } }

    /// The text of its first value.
    var firstText: String? { first.map { source.text(in: $0.range) } }

    /// The property that `member` declares; `nil` for anything but one property of an instance without observers and
    /// attributes, which is stored, or computed from another one in a way that is known.
    init?(_ member: InSource<DeclSyntax>) {
        guard case .variable(let variable) = member.piece.kind, variable.bindings.count == 1,
            member.piece.attributes.isEmpty
        else { return nil }
        let source = member.source
        derived = variable.bindings[0].accessors.flatMap { $0.getter(in: source)?.derivedRecord(in: source) }
        guard derived != nil || variable.bindings[0].accessors == nil else { return nil }
        let words = member.piece.modifiers.map { source.text(in: $0.name) }
        guard !words.contains(where: { ["static", "class", "lazy", "weak", "unowned", "override"].contains($0) }) else {
            return nil
        }
        reach = words.enumerated().compactMap { position, word in
            switch word {
            case "public", "open": "public"
            case "package": "package"
            case "nonisolated": source.text(in: member.piece.modifiers[position].range)
            default: nil
            }
        }
        let binding = variable.bindings[0]
        name = source.text(in: binding.name)
        declaration = member
        first = binding.initialValue.map { Parser.parseExpression(in: $0, of: source) }
        let written = binding.type.map { SwiftType(source[$0]) }
        if case .implicitlyUnwrapped = written { isImplicitlyUnwrapped = true } else { isImplicitlyUnwrapped = false }
        type = (written ?? first.flatMap { $0.literalType(in: source) })?.canonical
    }
}

extension AccessorBlockSyntax {
    /// The one expression that the getter gives; `nil` where there is more.
    fileprivate func getter(in source: SourceText) -> ExpressionSyntax? {
        guard accessors.count <= 1, let body = accessors.isEmpty ? range : accessors[0].body else { return nil }
        guard accessors.isEmpty || source.matches(accessors[0].name, "get") else { return nil }
        let statements = Parser.parseBody(in: body, of: source)
        guard statements.count == 1 else { return nil }
        switch statements[0] {
        case .expression(let expression), .return(let expression?): return expression
        default: return nil
        }
    }
}

extension ExpressionSyntax {
    /// The property that it says something of, and what: `saveCallCount > 0`, `!saved.isEmpty`, `saved.count`.
    fileprivate func derivedRecord(in source: SourceText) -> (origin: String, record: FunctionReading.Record)? {
        switch form {
        case .sequence(let operands, let operators):
            guard operands.count == 2 else { return nil }
            let condition = source.text(in: operators[0]) + source.text(in: operands[1].range)
            guard [">0", "!=0", ">=1"].contains(condition) else { return nil }
            return (operands[0].member("count", in: source) ?? operands[0].ownName(in: source)).map { ($0, .flag) }
        case .prefix(let mark, let inner):
            guard source.matches(mark, "!") else { return nil }
            return inner.member("isEmpty", in: source).map { ($0, .flag) }
        default: return member("count", in: source).map { ($0, .count) }
        }
    }

    /// The property of which it is the member `name`.
    private func member(_ name: String, in source: SourceText) -> String? {
        guard case .member(let base?, let member) = form, source.text(in: member.range) == name else { return nil }
        return base.ownName(in: source)
    }

    /// The name of the double's own property that it is.
    private func ownName(in source: SourceText) -> String? {
        switch form {
        case .name(let name): return source.text(in: name.range)
        case .member(let base?, let name):
            guard case .name(let word) = base.form, source.matches(word.range, "self") else { return nil }
            return source.text(in: name.range)
        default: return nil
        }
    }
}

extension ExpressionSyntax {
    /// The type of a literal, or of what `Name(…)` and `[Name]()` make; `nil` where that takes more than the text.
    func literalType(in source: SourceText) -> SwiftType? {
        switch form {
        case .name(let name) where ["true", "false"].contains(source.text(in: name.range)): return .named("Bool")
        case .string: return .named("String")
        case .literal:
            let text = source.text(in: range)
            return text.utf8.allSatisfy { (48...57).contains($0) || $0 == 95 } ? .named("Int") : nil
        case .call(let callee, _):
            switch callee.form {
            case .name(let name):
                let word = source.text(in: name.range)
                return word.first?.isUppercase == true && name.arguments.isEmpty ? .named(word) : nil
            case .array(let elements):
                guard elements.count == 1, case .name(let name) = elements[0].form else { return nil }
                return .array(.named(source.text(in: name.range)))
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether only the context tells of what type it is a member: `.success(note)`.
    var isImplicitMember: Bool {
        switch form {
        case .member(let base, _): base?.isImplicitMember ?? true
        case .call(let callee, _): callee.isImplicitMember
        default: false
        }
    }
}
