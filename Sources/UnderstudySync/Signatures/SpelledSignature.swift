import UnderstudyDoubles
import UnderstudySemantics

/// What a declaration says to its callers, however its types are spelled.
struct SpelledSignature: Hashable {
    /// The attributes and modifiers, apart from those that say no more than the place does.
    var words: Set<String>
    /// What tells it from others.
    let label: MemberLabel
    /// Generic parameters.
    var generics: [GenericParameter]
    /// What holds for them.
    var constraints: [GenericConstraint]
    /// The types of the parameters, then that of the result.
    let types: [SwiftType]
    /// The effects.
    var effects: Effects
    /// Whether it can be set.
    var isSettable: Bool

    /// - Parameter isValue: Whether the double is a structure, whose members may have to say that they change it.
    init(_ requirement: Requirement, _ spelling: TypeSpelling, isValue: Bool) {
        let signature = requirement.signature
        let all = signature.attributes.map(\.description) + signature.modifiers.map(\.description)
        words = Set(all).subtracting(isValue ? ["static"] : ["static", "class", "mutating"])
        label = requirement.label
        (generics, constraints) = Self.plain(signature, spelling)
        let parameters = signature.parameters.map { parameter in
            spelling.plain(parameter.type).with(parameter.isVariadic ? [TypeSpecifier("...")] : [])
        }
        let result = requirement.kind == .func ? signature.result ?? .void : signature.result
        types = parameters + [result].compactMap(\.self).map(spelling.plain)
        effects = signature.effects.mappingThrownType(spelling.plain)
        isSettable = signature.isSettable
    }

    /// The generic parameters without constraints, which may be said behind their names or in a clause, and all
    /// constraints in one order.
    private static func plain(
        _ signature: Signature, _ spelling: TypeSpelling
    ) -> (parameters: [GenericParameter], constraints: [GenericConstraint]) {
        let said = signature.generics.compactMap { parameter in
            parameter.isValue
                ? nil
                : parameter.constraint.map {
                    GenericConstraint(left: .named(parameter.name, []), relation: .conformance, right: $0)
                }
        }
        let all = (said + signature.constraints).flatMap { constraint in
            let parts = constraint.relation == .conformance ? constraint.right.conjuncts : [constraint.right]
            return parts.map {
                GenericConstraint(left: constraint.left, relation: constraint.relation, right: spelling.plain($0))
            }
        }
        let parameters = signature.generics.map { parameter in
            var plain = parameter
            if !parameter.isValue { plain.constraint = nil }
            return plain
        }
        return (parameters, Set(all).sorted { $0.description < $1.description })
    }

    /// The same but for attributes and modifiers.
    var like: SpelledSignature {
        var copy = unset
        copy.words = []
        return copy
    }

    /// The same, whether it can be set or not.
    var unset: SpelledSignature {
        var copy = self
        copy.isSettable = false
        return copy
    }

    /// The name and the types.
    var typed: SpelledSignature {
        var copy = like
        (copy.generics, copy.constraints, copy.effects) = ([], [], .none)
        return copy
    }
}

/// Writes a type in one way only, whichever of the spellings that mean the same somebody chose.
struct TypeSpelling {
    /// The modules by which types may be qualified.
    private let modules: Set<String>
    /// The associated types that are settled.
    private let settled: [String: SwiftType]
    private let index: DeclarationIndex
    /// How many aliases were followed.
    private let depth: Int

    /// - Parameters:
    ///   - paths: The files whose imports count.
    ///   - settled: What the associated types are that a name may stand for.
    init(_ index: DeclarationIndex, imports paths: [String], settled: [String: SwiftType]) {
        self.settled = settled
        self.index = index
        depth = 0
        var modules = index.moduleNames.union(["Swift"])
        for path in paths { modules.formUnion(index.file(at: path)?.imports.map(\.module) ?? []) }
        // A type of a module's name has the names nested in it.
        self.modules = modules.filter { index.types(named: $0).isEmpty }
    }

    /// The spelling that stands for all.
    func plain(_ type: SwiftType) -> SwiftType {
        switch type {
        case .named(let name, []):
            // What it stands for is not looked up in turn: it may have the name itself.
            if let settled = settled[name] { return TypeSpelling(modules: modules, index, depth: depth).plain(settled) }
            return aliased(name).map(TypeSpelling(modules: modules, index, depth: depth + 1).plain) ?? type
        case .member(.named(let base, []), let name, let arguments) where base == "Self" || modules.contains(base):
            return plain(.named(name, arguments))
        case .named("Optional", let arguments) where arguments.count == 1: return .optional(plain(arguments[0]))
        case .named("Array", let arguments) where arguments.count == 1: return .array(plain(arguments[0]))
        case .named("Dictionary", let arguments) where arguments.count == 2:
            return .dictionary(plain(arguments[0]), plain(arguments[1]))
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: return plain(elements[0].type)
        case .tuple([]): return .void
        case .any(let inner):
            // Of a protocol that became a type, nothing can be 'any' (SE-0335).
            let inner = plain(inner)
            return isType(inner) ? .any(inner) : inner
        case .composition(let parts):
            return .composition(parts.map(plain).sorted { $0.description < $1.description })
        case .attributed(let specifiers, let inner):
            return .attributed(specifiers.sorted { $0.description < $1.description }, plain(inner))
        default: return type.mappingParts(plain).withoutInnerNames
        }
    }

    /// Whether `type` names a type of the sources, and no protocol.
    private func isType(_ type: SwiftType) -> Bool {
        guard case .named(let name, _) = type, !index.types(named: name).isEmpty else { return false }
        return !index.mayConstrain(name)
    }

    /// What the alias `name` stands for, where nothing else has that name.
    private func aliased(_ name: String) -> SwiftType? {
        let targets = index.aliasTargets(named: name)
        guard let target = targets.first, targets.count == 1, depth < 16, index.types(named: name).isEmpty,
            index.protocols(named: name).isEmpty
        else { return nil }
        return target
    }

    private init(modules: Set<String>, _ index: DeclarationIndex, depth: Int) {
        self.modules = modules
        self.index = index
        self.depth = depth
        settled = [:]
    }
}

extension SwiftType {
    /// A function type without the names that its parameters have for a reader.
    fileprivate var withoutInnerNames: SwiftType {
        guard case .function(var function) = self else { return self }
        for index in function.parameters.indices {
            function.parameters[index].name = nil
            if function.parameters[index].label == "_" { function.parameters[index].label = nil }
        }
        return .function(function)
    }
}
