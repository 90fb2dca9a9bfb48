import UnderstudySemantics
import UnderstudySyntax

/// How a value of a declared type can be made.
enum Construction {
    /// One argument of an initialiser.
    struct Argument {
        let label: String
        let type: SwiftType
    }

    /// A case of an enumeration that has no values.
    case enumCase(String)
    /// An initialiser, with the arguments that have no default.
    case call([Argument])

    /// Finds the simplest way; `nil` when there is none that can be used from a test.
    ///
    /// - Parameter isolation: Where the value is made.
    init?(_ type: TypeDeclaration, isTestable: Bool, on isolation: Isolation, in index: DeclarationIndex) {
        if type.suppressesConformance { return nil }
        let isElsewhere = type.belongsElsewhere(than: isolation, in: index)
        let isPublic = type.access >= .public
        guard isTestable || isPublic else { return nil }
        switch type.details.kind {
        case .enum:
            guard let name = Self.firstCase(type) else { return nil }
            self = .enumCase(name)
        case .actor, .class, .struct:
            guard let arguments = Self.initializer(type, isTestable: isTestable, isElsewhere: isElsewhere) else {
                return nil
            }
            self = .call(arguments)
        }
    }

    private static func firstCase(_ type: TypeDeclaration) -> String? {
        for member in type.valueMembers {
            guard case .enumCase(let elements) = member.kind, member.attributes.isEmpty else { continue }
            for element in elements where element.parameters == nil {
                return type.source.text(in: element.name)
            }
        }
        return nil
    }

    private static func initializer(_ type: TypeDeclaration, isTestable: Bool, isElsewhere: Bool) -> [Argument]? {
        var declared = 0
        var calls: [Call] = []
        for member in type.valueMembers {
            guard case .initializer(let initializer) = member.kind else { continue }
            declared += 1
            let modifiers = type.modifiers(of: member)
            guard modifiers.isVisible(isTestable: isTestable), member.attributes.isEmpty,
                !isElsewhere || modifiers.has("nonisolated"),
                initializer.optionalMark == nil, !initializer.effects.isAsync, !initializer.effects.isThrowing,
                initializer.genericParameters.isEmpty
            else { continue }
            let needed = initializer.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map { parameter in
                Argument(
                    label: parameter.firstName.map { type.source.text(in: $0) } ?? "_",
                    type: SwiftType(type.source[parameter.type])
                )
            }
            calls.append(Call(arguments: needed, isWhole: needed.count == initializer.parameters.count))
        }
        if declared > 0 { return simplest(calls) }
        return isTestable && !isElsewhere ? implicit(type) : nil
    }

    /// A call of an initialiser that leaves out what it can.
    private struct Call {
        let arguments: [Argument]
        /// Whether nothing is left out.
        let isWhole: Bool

        var labels: [String] { arguments.map(\.label) }
    }

    /// The arguments of the first of the shortest calls that mean one initialiser only.
    private static func simplest(_ calls: [Call]) -> [Argument]? {
        let clear = calls.filter { call in
            call.isWhole || calls.lazy.filter { $0.labels == call.labels }.count == 1
        }
        return clear.min { $0.arguments.count < $1.arguments.count }?.arguments
    }

    /// The arguments of the initialiser that the compiler writes.
    private static func implicit(_ type: TypeDeclaration) -> [Argument]? {
        if type.isClass, !type.inherited.isEmpty { return nil }
        guard let stored = StoredProperties(of: type) else { return nil }
        if stored.needed.isEmpty { return [] }
        guard type.details.kind == .struct, stored.memberwise != nil else { return nil }
        let arguments = stored.needed.compactMap { property in
            property.type.map { Argument(label: property.name, type: $0) }
        }
        return arguments.count == stored.needed.count ? arguments : nil
    }
}
