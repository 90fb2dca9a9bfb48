import UnderstudySemantics
import UnderstudySyntax

/// What values of a member's generic parameters can be held as.
enum GenericErasure {
    /// The parameters by name.
    static func table(
        _ parameters: [GenericParameterSyntax], _ clause: WhereClauseSyntax?, _ builder: MemberBuilder
    ) -> [String: TypePrinter.GenericParameter] {
        let source = builder.source
        var constraints: [String: [TypeSyntax]] = [:]
        for parameter in parameters {
            constraints[source.text(in: parameter.name)] = parameter.inherited.map { flatten($0) } ?? []
        }
        for requirement in clause?.requirements ?? [] where requirement.relation == .conformance {
            let name = source.compactText(in: requirement.left.range)
            if constraints[name] != nil { constraints[name]? += flatten(requirement.right) }
        }
        let names = Set(constraints.keys)
        var table: [String: TypePrinter.GenericParameter] = [:]
        for parameter in parameters {
            let name = source.text(in: parameter.name)
            table[name] = TypePrinter.GenericParameter(
                erased: parameter.isValue ? "Int" : erased(constraints[name] ?? [], names, builder),
                isPack: parameter.isPack
            )
        }
        return table
    }

    private static func flatten(_ type: TypeSyntax) -> [TypeSyntax] {
        switch type.form {
        case .composition(let parts): parts.flatMap(flatten)
        case .attributed(_, let inner), .any(let inner): flatten(inner)
        case .tuple(let elements) where elements.count == 1: flatten(elements[0].type)
        default: [type]
        }
    }

    /// `any A & B`; `Any` where nothing can be said; `nil` for what can't be copied or kept.
    private static func erased(_ types: [TypeSyntax], _ generics: Set<String>, _ builder: MemberBuilder) -> String? {
        var parts: [String] = []
        var superclass: String?
        for type in types {
            if case .suppressed = type.form { return nil }
            if TypeNames.all(in: type, builder.source).contains(where: generics.contains) { continue }
            let text = builder.printer.printConstraint(type, builder.source)
            let name = String(text.prefix { $0 != "<" })
            if text == "AnyObject" || builder.context.index.isProtocolOrAlias(name, from: builder.origin, depth: 0) {
                parts.append(text)
            } else if builder.context.index.lookUpAnything(name, from: builder.origin) {
                superclass = text
            }
        }
        if let superclass { return superclass }
        return parts.isEmpty ? "Any" : "any " + parts.joined(separator: " & ")
    }
}

extension TypePrinter {
    /// Whether a result holds a pack, whose values can't be cast one by one.
    func isPackResult(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        switch type.form {
        case .packExpansion: true
        case .tuple(let elements): elements.contains { isPackResult($0.type, source) }
        default: false
        }
    }
}
