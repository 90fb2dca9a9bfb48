import UnderstudySemantics
import UnderstudySyntax

extension TypeDeclaration {
    /// What the initialisers are called that the compiler writes for a structure without one: of all its properties, and of
    /// those without a first value (SE-0242).
    var memberwiseInitializers: Set<MemberLabel> {
        let hasOwn = members.contains { if case .initializer = $0.kind { true } else { false } }
        guard details.kind == .struct, !hasOwn else { return [] }
        var (all, needed): ([String], [String]) = ([], [])
        for member in members {
            guard case .variable(let variable) = member.kind, !member.isStatic(in: source) else { continue }
            let keepsValue = variable.bindings.allSatisfy { $0.accessors?.isComputed(in: source) != true }
            guard keepsValue else { continue }
            let isLocal = member.modifiers.contains {
                $0.detail == nil && (source.matches($0.name, "private") || source.matches($0.name, "fileprivate"))
            }
            for binding in variable.bindings {
                let hasValue = binding.initialValue != nil
                if variable.isLet, hasValue { continue }
                if isLocal { return [] }
                let label = source.text(in: binding.name) + ":"
                all.append(label)
                if !hasValue, variable.isLet || binding.type?.isOptional != true { needed.append(label) }
            }
        }
        return Set([all, needed].map { MemberLabel(.`init`, "init(" + $0.joined() + ")") })
    }
}

extension DeclSyntax {
    fileprivate func isStatic(in source: SourceText) -> Bool {
        modifiers.contains { source.matches($0.name, "static") }
    }
}

extension AccessorBlockSyntax {
    /// Whether the property has no storage: observers leave it one.
    fileprivate func isComputed(in source: SourceText) -> Bool {
        !accessors.contains { source.matches($0.name, "didSet") || source.matches($0.name, "willSet") }
    }
}

extension TypeSyntax {
    /// Whether a property of the type is `nil` unless it is given a value.
    var isOptional: Bool {
        switch form {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }
}
