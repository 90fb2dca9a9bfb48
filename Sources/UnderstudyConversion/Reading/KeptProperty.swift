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
    /// The modifiers that say who sees it, and on which actor.
    let reach: [String]

    var source: SourceText { declaration.source }

    /// Whether other modules see it.
    var isSeenOutside: Bool { reach.contains("public") || reach.contains("package") }

    /// Whether it may hold nothing.
    var isOptional: Bool { if case .optional = type { true } else { false } }

    /// The type without `?`.
    var wrapped: SwiftType? { if case .optional(let inner) = type { inner } else { type } }

    /// The text of its first value.
    var firstText: String? { first.map { source.text(in: $0.range) } }

    /// The property that `member` declares; `nil` for anything but one stored property of an instance, without observers
    /// and attributes.
    init?(_ member: InSource<DeclSyntax>) {
        guard case .variable(let variable) = member.piece.kind, variable.bindings.count == 1,
            variable.bindings[0].accessors == nil, member.piece.attributes.isEmpty
        else { return nil }
        let source = member.source
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
