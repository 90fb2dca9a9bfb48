import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A member of a type as a requirement: its declaration without the parts that only an implementation has.
struct MemberHead {
    /// The member.
    let member: UsedMember
    /// Whether it is written to.
    let isWritten: Bool
    /// The type that it is a member of, and the names that are looked up in it.
    let type: StudiedType

    /// The requirement, on one line.
    var requirement: String {
        switch member.declaration.piece.kind {
        case .function(let function): head + text(to: function.body)
        case .subscript(let syntax): head + text(to: syntax.accessors?.range) + " " + accessors(syntax.accessors)
        case .variable: head + "var \(name): \(typeText) \(accessors(binding?.accessors))"
        default: ""
        }
    }

    /// The property's name, or the function's without labels.
    var name: String {
        switch member.declaration.piece.kind {
        case .function(let function): member.declaration.source.text(in: function.name)
        case .variable: binding.map { member.declaration.source.text(in: $0.name) } ?? ""
        default: "subscript"
        }
    }

    var binding: BindingSyntax? {
        guard case .variable(let variable) = member.declaration.piece.kind, member.index < variable.bindings.count
        else {
            return nil
        }
        return variable.bindings[member.index]
    }

    /// The signature as a value.
    var signature: Signature? {
        Signature(member.declaration, bindingIndex: member.index)
    }

    /// The attribute that a type needs so that the member can be used without its name.
    var attributeOfType: String? {
        switch member.declaration.piece.kind {
        case .subscript(let syntax):
            let label = syntax.parameters.first?.firstName.map { member.declaration.source.text(in: $0) }
            return label == "dynamicMember" ? "@dynamicMemberLookup" : nil
        case .function: return name == "dynamicallyCall" ? "@dynamicCallable" : nil
        default: return nil
        }
    }

    // MARK: - What stands against it

    /// Why the member can't be a requirement; `nil` if it can.
    var obstacle: Refusal? {
        func refusal(_ reason: Refusal.Reason) -> Refusal { Refusal(reason, member.name, at: location) }
        if case .enumCase = member.declaration.piece.kind { return refusal(.notAMember) }
        if case .variable = member.declaration.piece.kind, binding?.type == nil { return refusal(.untyped) }
        let parameters = self.parameters
        if !member.isRequirement {
            if parameters.contains(where: { $0.defaultValue != nil }) { return refusal(.defaultArgument) }
            if signature?.result.map(Self.isOpaque) == true { return refusal(.opaqueResult) }
            if type.kind != .protocol, mentionsSelf { return refusal(.mentionsSelf) }
        }
        return nil
    }

    /// Where the member is declared.
    var location: SourceLocation {
        member.declaration.source.location(at: member.declaration.piece.introducer.lowerBound)
    }

    /// The parameters of a function or subscript.
    var parameters: [ParameterSyntax] {
        switch member.declaration.piece.kind {
        case .function(let function): function.parameters
        case .subscript(let syntax): syntax.parameters
        default: []
        }
    }

    private static func isOpaque(_ type: SwiftType) -> Bool {
        type.contains { if case .some = $0 { true } else { false } }
    }

    private var mentionsSelf: Bool {
        guard let signature else { return false }
        let types = signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])
        return types.contains { $0.mentions("Self") }
    }

    // MARK: - Text

    /// Attributes and modifiers that matter to callers.
    private var head: String {
        let source = member.declaration.source
        let attributes = member.declaration.piece.attributes.filter { attribute in
            let name = source.text(in: attribute.name)
            return Self.keptAttributes.contains(name) || Attribute.isActor(called: name)
        }
        let modifiers = member.declaration.piece.modifiers.filter {
            Self.keptModifiers.contains(source.text(in: $0.name))
        }
        return (attributes.map { source.lineText(in: $0.range) } + modifiers.map { source.lineText(in: $0.range) })
            .map { $0 + " " }.joined()
    }

    private static let keptAttributes: Set<String> = ["discardableResult", "available", "concurrent"]
    private static let keptModifiers: Set<String> = ["mutating", "nonisolated", "isolated"]

    /// The text from the keyword to the body, with types qualified that are looked up in the type.
    private func text(to body: ByteRange?) -> String {
        let end = body?.lowerBound ?? member.declaration.piece.range.upperBound
        return qualified(ByteRange(start: member.declaration.piece.introducer.lowerBound, end: end))
    }

    /// The type of the property.
    var typeText: String { binding?.type.map { qualified($0.range) } ?? "" }

    /// The effects of the getter, and whether there is a setter.
    private func accessors(_ block: AccessorBlockSyntax?) -> String {
        let getter = block?.accessors.first { member.declaration.source.matches($0.name, "get") }
        var words = ["get"]
        if let effects = getter?.effects {
            if effects.async != nil { words.append("async") }
            if let range = effects.throws { words.append(member.declaration.source.lineText(in: range)) }
        }
        return "{ " + words.joined(separator: " ") + (isWritten ? " set }" : " }")
    }

    /// The text in `range`, with the type's path in front of the names of its nested declarations.
    func qualified(_ range: ByteRange) -> String {
        var edits: [TextEdit] = []
        let own = Set(member.declaration.piece.genericNames.map(member.declaration.source.text(in:)))
        for type in member.declaration.piece.types where range.contains(type.range) {
            InnerNames.visit(type) { name in
                let text = member.declaration.source.text(in: name)
                if self.type.innerNames.contains(text), !own.contains(text) {
                    edits.append(
                        TextEdit(ByteRange(at: name.lowerBound - range.lowerBound), with: self.type.path + "."))
                }
            }
        }
        guard !edits.isEmpty, let bytes = try? TextEdit.apply(edits, to: member.declaration.source.bytes(in: range))
        else {
            return member.declaration.source.lineText(in: range)
        }
        let text = SourceText(path: "", bytes: bytes)
        return text.lineText(in: text.range)
    }
}

extension DeclSyntax {
    /// The names of the generic parameters of a function or a subscript.
    fileprivate var genericNames: [ByteRange] {
        switch kind {
        case .function(let function): function.genericParameters.map(\.name)
        case .subscript(let syntax): syntax.genericParameters.map(\.name)
        default: []
        }
    }

    /// The types that a function, a property or a subscript writes in its head.
    fileprivate var types: [TypeSyntax] {
        switch kind {
        case .function(let function):
            function.parameters.map(\.type) + [function.result].compactMap(\.self)
                + (function.whereClause?.requirements ?? []).flatMap { [$0.left, $0.right] }
        case .subscript(let syntax): syntax.parameters.map(\.type) + [syntax.result]
        case .variable(let variable): variable.bindings.compactMap(\.type)
        default: []
        }
    }
}

/// The names in a type that are looked up where it is written.
private enum InnerNames {
    /// Calls `found` with the first name of each path in `type`.
    static func visit(_ type: TypeSyntax, _ found: (ByteRange) -> Void) {
        switch type.form {
        case .named(let name, let arguments):
            found(name)
            for argument in arguments { visit(argument, found) }
        case .member(let base, _, let arguments):
            visit(base, found)
            for argument in arguments { visit(argument, found) }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner),
            .any(let inner), .suppressed(let inner), .attributed(_, let inner), .packExpansion(let inner),
            .packElement(let inner):
            visit(inner, found)
        case .dictionary(let first, let second), .inlineArray(let first, let second):
            visit(first, found)
            visit(second, found)
        case .tuple(let elements): for element in elements { visit(element.type, found) }
        case .function(let function):
            for parameter in function.parameters { visit(parameter.type, found) }
            visit(function.result, found)
        case .composition(let parts): for part in parts { visit(part, found) }
        case .literal, .missing: break
        }
    }
}
