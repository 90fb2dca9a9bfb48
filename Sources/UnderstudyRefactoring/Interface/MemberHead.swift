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
    /// The sources.
    let index: DeclarationIndex

    /// The requirement, on one line.
    var requirement: String {
        switch member.declaration.piece.kind {
        case .function(let function): head + text(to: function.body)
        case .subscript(let syntax): head + text(to: syntax.accessors?.range) + " " + accessors(syntax.accessors)
        case .variable(let variable): head + "var \(name): \(typeText) \(accessors(binding?.accessors, of: variable))"
        case .initializer(let initializer): head + text(to: initializer.body)
        default: ""
        }
    }

    /// The requirements of `members`, each under the conditions under which the type has it.
    static func lines(_ members: [MemberHead]) -> [String] {
        var blocks: [(branches: [Scope.Branch], lines: [String])] = []
        for member in members {
            let branches = member.branches
            if let last = blocks.indices.last, blocks[last].branches == branches {
                blocks[last].lines.append(member.requirement)
            } else {
                blocks.append((branches, [member.requirement]))
            }
        }
        return blocks.flatMap { Scope.wrapped($0.lines, in: $0.branches) }
    }

    /// The branches of `#if` in the type around the member, outermost first.
    var branches: [Scope.Branch] { place?.innerBranches ?? [] }

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
        var signature = Signature(member.declaration, bindingIndex: member.index)
        if let toldType { signature?.result = toldType }
        return signature
    }

    /// The type of a property whose type is not written, but told by its first value.
    private var toldType: SwiftType? {
        guard let binding, binding.type == nil, let value = binding.initialValue else { return nil }
        return index.typeTold(by: value, in: member.declaration.source)
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
        switch member.declaration.piece.kind {
        case .enumCase: return refusal(.notAMember)
        // What inherits from a class may lack its initialisers.
        case .initializer where type.kind != .protocol: return refusal(.notAMember)
        default: break
        }
        if case .variable = member.declaration.piece.kind, binding?.type == nil, toldType == nil {
            return refusal(.untyped)
        }
        if !member.isRequirement {
            if hasDefaultValues, !branches.isEmpty || DefaultOverloads(of: self) == nil {
                return refusal(.defaultArgument)
            }
            if signature?.result.map(Self.isOpaque) == true { return refusal(.opaqueResult) }
            if type.kind != .protocol, mentionsSelf { return refusal(.mentionsSelf) }
        }
        return nil
    }

    /// Whether calls may leave out arguments.
    var hasDefaultValues: Bool { parameters.contains { $0.defaultValue != nil } }

    /// Where the member is declared, and what is around it.
    var place: CodePlace? {
        index.file(at: member.declaration.source.path).map {
            CodePlace(member.declaration.piece.introducer.lowerBound, in: $0)
        }
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
        case .initializer(let initializer): initializer.parameters
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

    /// Whether `Self` is only what it returns: values of a protocol that requires it can be used.
    var onlyReturnsSelf: Bool {
        guard let signature, case .function = signature.kind,
            !signature.parameters.contains(where: { $0.type.mentions("Self") })
        else { return false }
        switch signature.result {
        case .named("Self", []), .optional(.named("Self", [])), .array(.named("Self", [])): return true
        default: return false
        }
    }

    // MARK: - Text

    /// Attributes and modifiers that matter to callers.
    var head: String {
        let source = member.declaration.source
        let attributes = member.declaration.piece.attributes.filter { attribute in
            let name = source.text(in: attribute.name)
            return Self.keptAttributes.contains(name) || index.isActor(Attribute(source[attribute]))
        }
        let modifiers = member.declaration.piece.modifiers.filter {
            Self.keptModifiers.contains(source.text(in: $0.name))
        }
        let outer = isolationOfExtension.map { [$0.description] } ?? []
        let texts = (attributes.map(\.range) + modifiers.map(\.range)).map(source.lineText(in:))
        // A class's own `class func` meets a static requirement.
        return (outer + texts + (isStatic ? ["static"] : [])).map { $0 + " " }.joined()
    }

    /// The global actor that the member itself names.
    var ownIsolation: Attribute? {
        member.declaration.piece.attributes.map { Attribute(member.declaration.source[$0]) }.first(where: index.isActor)
    }

    /// The global actor of the extension around the member, unless the member says otherwise.
    private var isolationOfExtension: Attribute? {
        ownIsolation != nil || isNonisolated ? nil : place?.isolationOfExtension(in: index)
    }

    /// The global actor that the member names, or the extension around it.
    var isolation: String? { (ownIsolation ?? isolationOfExtension)?.description }

    /// Whether it is a member of the type itself.
    var isStatic: Bool {
        member.declaration.piece.modifiers.contains { modifier in
            ["static", "class"].contains { member.declaration.source.matches(modifier.name, $0) }
        }
    }

    /// Whether the member says that it runs on no actor.
    var isNonisolated: Bool {
        member.declaration.piece.modifiers.contains { member.declaration.source.matches($0.name, "nonisolated") }
    }

    private static let keptAttributes: Set<String> = ["discardableResult", "available", "concurrent"]
    private static let keptModifiers: Set<String> = ["mutating", "nonisolated", "isolated", "consuming", "borrowing"]

    /// The text from the keyword to the body, with types qualified that are looked up in the type.
    private func text(to body: ByteRange?) -> String {
        let end = body?.lowerBound ?? member.declaration.piece.range.upperBound
        // A requirement can't have default values.
        let defaults = parameters.compactMap { parameter in
            parameter.defaultValue.map { ByteRange(start: parameter.type.range.upperBound, end: $0.upperBound) }
        }
        return qualified(
            ByteRange(start: member.declaration.piece.introducer.lowerBound, end: end), without: defaults)
    }

    /// The type of the property.
    var typeText: String { binding?.type.map { qualified($0.range) } ?? toldType?.description ?? "" }

    /// The effects of the getter, and whether there is a setter.
    private func accessors(_ block: AccessorBlockSyntax?, of variable: VariableSyntax? = nil) -> String {
        let source = member.declaration.source
        func accessor(_ name: StaticString) -> AccessorSyntax? {
            block?.accessors.first { source.matches($0.name, name) }
        }
        func has(_ accessor: AccessorSyntax?, _ modifier: StaticString) -> Bool {
            accessor?.modifiers.contains { source.matches($0.name, modifier) } ?? false
        }
        let getter = accessor("get")
        let isLazy = member.declaration.piece.modifiers.contains { source.matches($0.name, "lazy") }
        let changesValue = has(getter, "mutating") || isLazy && type.kind == .structure
        var words = changesValue ? ["mutating get"] : ["get"]
        if let effects = getter?.effects {
            if effects.async != nil { words.append("async") }
            let thrown = effects.thrownType.map { "(\(qualified($0.range)))" } ?? ""
            if effects.isThrowing { words.append("throws" + thrown) }
        }
        if isWritten { words.append(has(accessor("set"), "nonmutating") ? "nonmutating set" : "set") }
        return "{ " + words.joined(separator: " ") + " }"
    }

    /// The text in `range`, with the type's path in front of the names of its nested declarations, and without `cuts`.
    func qualified(_ range: ByteRange, without cuts: [ByteRange] = []) -> String {
        var edits = cuts.map { cut in
            TextEdit(
                ByteRange(start: cut.lowerBound - range.lowerBound, end: cut.upperBound - range.lowerBound), with: "")
        }
        let own = Set(member.declaration.piece.genericNames.map(member.declaration.source.text(in:)))
        let enclosing = enclosingPaths
        for type in member.declaration.piece.types where range.contains(type.range) {
            InnerNames.visit(type) { name in
                let text = member.declaration.source.text(in: name)
                guard !own.contains(text) else { return }
                let path =
                    self.type.innerNames.contains(text)
                    ? self.type.path : enclosing.first { index.declares($0 + "." + text) }
                if let path {
                    edits.append(TextEdit(ByteRange(at: name.lowerBound - range.lowerBound), with: path + "."))
                }
            }
        }
        guard !edits.isEmpty,
            let bytes = try? TextEdit.apply(TextEdit.sorted(edits), to: member.declaration.source.bytes(in: range))
        else {
            return member.declaration.source.lineText(in: range)
        }
        let text = SourceText(path: "", bytes: bytes)
        return text.lineText(in: text.range)
    }
}

extension MemberHead {
    /// The paths of the types around the type, innermost first: their names mean something inside of them only.
    fileprivate var enclosingPaths: [String] {
        guard type.kind != .protocol else { return [] }
        var parts = type.path.split(separator: ".").dropLast()
        var paths: [String] = []
        while !parts.isEmpty {
            paths.append(parts.joined(separator: "."))
            parts = parts.dropLast()
        }
        return paths
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
            function.parameters.map(\.type) + [function.result, function.effects.thrownType].compactMap(\.self)
                + function.genericParameters.compactMap(\.inherited)
                + (function.whereClause?.requirements ?? []).flatMap { [$0.left, $0.right] }
        case .subscript(let syntax):
            syntax.parameters.map(\.type) + [syntax.result] + syntax.genericParameters.compactMap(\.inherited)
                + (syntax.accessors?.thrownTypes ?? [])
                + (syntax.whereClause?.requirements ?? []).flatMap { [$0.left, $0.right] }
        case .variable(let variable):
            variable.bindings.compactMap(\.type) + variable.bindings.flatMap { $0.accessors?.thrownTypes ?? [] }
        default: []
        }
    }
}

extension AccessorBlockSyntax {
    fileprivate var thrownTypes: [TypeSyntax] { accessors.compactMap(\.effects.thrownType) }
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
