import UnderstudySyntax
import UnderstudySemantics

/// What all members of one double share: one value, to which everything that makes a double refers.
final class DoubleContext: Sendable {
    /// The protocol, resolved.
    let resolved: ResolvedProtocol
    /// Everything that was read.
    let index: DeclarationIndex
    /// The kind.
    let kind: any KindTraits
    /// The names that it has and uses.
    let names: UsedNames
    /// What stands in it for the protocol's own types.
    let types: DoubleTypes
    /// How it is written.
    let style: MemberStyle
    /// What is known of its requirements before they have members.
    let facts: RequirementFacts
    /// Whether internal declarations of the protocol's module can be seen.
    let isTestable: Bool
    /// Values for types.
    let defaults: DefaultValues
    /// The expression for `Self`.
    let selfValue: String?
    /// What the double is if it consists of closures; `nil` for others.
    let closures: ClosureForm?
    /// What it says of its actor where it conforms to the protocol.
    let conformanceIsolation: ConformanceIsolation
    /// The names for types, by the protocol whose requirements are written with them.
    private let scopes: [ObjectIdentifier: TypeScope]

    init(
        resolved: ResolvedProtocol, index: DeclarationIndex, kind: any KindTraits, names: UsedNames,
        types: DoubleTypes, style: MemberStyle, facts: RequirementFacts, defaults: DefaultValues, selfValue: String?,
        closures: ClosureForm?
    ) {
        self.resolved = resolved
        self.index = index
        self.kind = kind
        self.names = names
        isTestable = resolved.needsTestableImport
        self.types = types
        self.style = style
        self.facts = facts
        self.defaults = defaults
        self.selfValue = selfValue
        self.closures = closures
        conformanceIsolation = ConformanceIsolation(
            of: resolved, base: names.base, forwards: names.base != nil || kind.consistsOfClosures, in: index)
        var scopes: [ObjectIdentifier: TypeScope] = [:]
        for entry in resolved.requirements where scopes[ObjectIdentifier(entry.origin)] == nil {
            scopes[ObjectIdentifier(entry.origin)] = TypeScope(for: entry.origin, names, types, in: index)
        }
        self.scopes = scopes
    }

    /// The double's name.
    var name: String { names.double }

    /// Whether the double is a structure, whose stored properties no two threads share.
    var isStructure: Bool { closures.map { !$0.isClass } ?? false }

    /// Whether `requirement` is an initialiser for which the double has a closure that makes another one.
    ///
    /// The closure belongs to the type, since it is called before there is a value.
    func isMadeByClosure(_ requirement: Requirement) -> Bool {
        isStructure && requirement.kind == .`init`
    }

    /// Whether members of which nothing is known ask closures that tests set.
    var hasOpenMembers: Bool { kind.hasOpenMembers && style.edition >= .fourth }

    /// Whether the double is generic.
    var isGeneric: Bool { !types.parameters.isEmpty }

    /// Whether the double belongs to a global actor.
    var isOnGlobalActor: Bool { resolved.isolation.isGlobalActor }

    /// The attribute of that actor; `nil` for doubles that belong to none.
    var actorAttribute: Attribute? {
        guard case .globalActor(let actor) = resolved.isolation else { return nil }
        let path = index.qualifiedName(of: actor, in: resolved.declaration) ?? actor
        return Attribute(names.file.spelled(path, by: resolved.declaration))
    }

    /// The names for types of requirements that `origin` declares.
    func scope(for origin: ProtocolDeclaration) -> TypeScope {
        scopes[ObjectIdentifier(origin)] ?? TypeScope(for: origin, names, types, in: index)
    }

    /// The names for the head of the double, where its own type aliases can't be used yet.
    var headScope: TypeScope {
        var aliases: [String: SwiftType] = [:]
        for alias in types.aliases { aliases[alias.name] = alias.type }
        for (name, type) in types.fixed { aliases[name] = type }
        return TypeScope(for: resolved.declaration, names, types, aliases: aliases, in: index)
    }

    /// A value of `type`, where a member with `scope` needs one.
    ///
    /// - Parameter isolation: Where the value is made.
    func value(of type: SwiftType, _ scope: TypeScope, on isolation: Isolation) -> DefaultValue? {
        defaults.value(
            of: type,
            in: DefaultValues.Place(
                scope: scope, isTestable: isTestable, selfValue: selfValue,
                associatedTypes: types.genericNames, fixedTypes: types.known, isolation: isolation))
    }

    /// Whether `requirement` belongs to a value, and may not run where the double does.
    func leavesActor(_ requirement: Requirement) -> Bool {
        !requirement.isStatic && !MemberIsolation(requirement, in: index).isShared(with: resolved.isolation)
    }
}

extension TypeScope {
    /// The names for types of requirements that `origin` declares, in a double that has `names` and `types`.
    fileprivate convenience init(
        for origin: ProtocolDeclaration, _ names: UsedNames, _ types: DoubleTypes, aliases: [String: SwiftType] = [:],
        in index: DeclarationIndex
    ) {
        self.init(
            index: index, origin: origin, selfName: names.double, in: names.file,
            inheritedTypes: types.inheritedTypes(of: origin),
            functionSpelling: FunctionSpelling(index.settings(of: origin)), aliases: aliases,
            aliasPaths: types.hiddenAliases.isEmpty ? [:] : types.hiddenAliases.paths(seenFrom: origin, in: index),
            existentials: names.existentials, outerParameters: types.genericNames)
    }
}
