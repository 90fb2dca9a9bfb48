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
    /// The double's name.
    let name: String
    /// Values for types.
    let defaults: DefaultValues
    /// Whether internal declarations of the protocol's module can be seen.
    let isTestable: Bool
    /// Whether types that Foundation has as well are written with their module.
    let qualifiesFoundationNames: Bool
    /// The expression for `Self`.
    let selfValue: String?
    /// The associated types that are generic parameters of the double.
    let parameters: [AssociatedType]
    /// The types that other associated types are.
    let fixedTypes: [String: SwiftType]
    /// The names of the locked storage.
    let storage: StorageNames
    /// The function that stops a test.
    let fail: String
    /// The function that exchanges two values.
    let swap: String
    /// What the value is called that everything is forwarded to; `nil` where there is none.
    let base: BaseNames?
    /// How members are named.
    let face: DoubleFace
    /// The names that emitted code uses by itself.
    let ownNames: OwnNames
    /// The form in which what is recorded is kept.
    let edition: DoubleEdition
    /// What the double has besides the usual.
    let features: Set<DoubleFeature>
    /// What is written in front of declarations that other modules use.
    let access: AccessWriting
    /// The names that mean something in signatures, which the double's own types can't have.
    let mentioned: Set<String>
    /// The functions that return something, by what overloads have in common with them.
    let giving: Set<OverloadKey>
    /// Ready members for the platform's protocols.
    let ready: [ReadyMember]
    /// What the default implementations give that do nothing else, by their requirements.
    let constants: [RequirementKey: String]
    /// What the double calls associated types, by the protocol's names for them, where it can't use those.
    let renamed: [String: String]
    /// The initialisers of the superclass.
    let superclassInitializers: SuperclassInitializers
    /// The requirements that nothing asks for any more.
    let unasked: Set<RequirementKey>
    /// What the double is if it consists of closures; `nil` for others.
    let closures: ClosureForm?

    /// The names of the double's own generic parameters.
    let genericNames: Set<String>
    /// The type aliases that the protocol and those it inherits from declare.
    let protocolAliases: [Alias]

    init(
        resolved: ResolvedProtocol, index: DeclarationIndex, kind: any KindTraits, name: String,
        defaults: DefaultValues, isTestable: Bool, qualifiesFoundationNames: Bool, selfValue: String?,
        parameters: [AssociatedType], fixedTypes: [String: SwiftType], storage: StorageNames, fail: String,
        swap: String, base: BaseNames?, face: DoubleFace, ownNames: OwnNames, edition: DoubleEdition,
        features: Set<DoubleFeature>, access: AccessWriting, mentioned: Set<String>, giving: Set<OverloadKey>,
        ready: [ReadyMember], constants: [RequirementKey: String], renamed: [String: String],
        superclassInitializers: SuperclassInitializers, unasked: Set<RequirementKey>, closures: ClosureForm?,
        genericNames: Set<String>, protocolAliases: [Alias]
    ) {
        self.resolved = resolved
        self.index = index
        self.kind = kind
        self.name = name
        self.defaults = defaults
        self.isTestable = isTestable
        self.qualifiesFoundationNames = qualifiesFoundationNames
        self.selfValue = selfValue
        self.parameters = parameters
        self.fixedTypes = fixedTypes
        self.storage = storage
        self.fail = fail
        self.swap = swap
        self.base = base
        self.face = face
        self.ownNames = ownNames
        self.edition = edition
        self.features = features
        self.access = access
        self.mentioned = mentioned
        self.giving = giving
        self.ready = ready
        self.constants = constants
        self.renamed = renamed
        self.superclassInitializers = superclassInitializers
        self.unasked = unasked
        self.closures = closures
        self.genericNames = genericNames
        self.protocolAliases = protocolAliases
    }

    /// The names that locked storage goes by.
    struct StorageNames {
        let instance: String
        let `static`: String
        let type: String
        let staticType: String
    }

    /// The type aliases and fixed associated types, by name, whose types mention `name`.
    func aliases(mentioning name: String) -> Set<String> {
        let aliases = protocolAliases.filter { $0.type.mentions(name) }.map(\.name)
        return Set(aliases + fixedTypes.filter { $0.value.mentions(name) }.map(\.key))
    }

    /// Whether the double is a structure, whose stored properties no two threads share.
    var isStructure: Bool { closures.map { !$0.isClass } ?? false }

    /// Whether `requirement` is an initialiser for which the double has a closure that makes another one.
    ///
    /// The closure belongs to the type, since it is called before there is a value.
    func isMadeByClosure(_ requirement: Requirement) -> Bool {
        isStructure && requirement.kind == .`init`
    }

    /// Whether the double is generic.
    var isGeneric: Bool { !parameters.isEmpty }

    /// Whether the double belongs to a global actor.
    var isOnGlobalActor: Bool { if case .globalActor = resolved.isolation { true } else { false } }

    /// The attribute of that actor; `nil` for doubles that belong to none.
    var actorAttribute: Attribute? {
        guard case .globalActor(let actor) = resolved.isolation else { return nil }
        return Attribute(index.qualifiedName(of: actor, in: resolved.declaration) ?? actor)
    }

    /// The names for types of requirements that `origin` declares.
    func scope(for origin: ProtocolDeclaration) -> TypeScope {
        var scope = TypeScope(
            index: index, origin: origin, selfName: name, qualifiesFoundationNames: qualifiesFoundationNames,
            spellsNonsending: index.settings(of: origin).isNonsendingByDefault,
            outerParameters: genericNames
        )
        if !ownNames.taken.isEmpty { scope.ownNames = ownNames }
        return scope
    }

    /// The names for the head of the double, where its own type aliases can't be used yet.
    var headScope: TypeScope {
        var scope = scope(for: resolved.declaration)
        for alias in protocolAliases { scope.aliases[alias.name] = alias.type }
        for (name, type) in fixedTypes { scope.aliases[name] = type }
        return scope
    }

    /// A type alias that a protocol declares.
    struct Alias {
        let name: String
        let type: SwiftType
        /// The path of the file that declares it.
        let path: String
    }

    /// Finds the type aliases that the protocol and those it inherits from declare.
    static func aliases(of resolved: ResolvedProtocol, renamed: [String: String]) -> [Alias] {
        let everyone = [resolved.declaration] + resolved.ancestors.filter { !$0.isStandard }.map(\.declaration)
        return everyone.flatMap { declaration in
            declaration.typeAliases.compactMap { requirement in
                guard case .typeAlias(let alias) = requirement.syntax.kind, alias.genericParameters.isEmpty else {
                    return nil
                }
                return Alias(
                    name: requirement.name, type: SwiftType(requirement.source[alias.type]).renaming(renamed),
                    path: requirement.source.path)
            }
        }
    }

    /// An expression of `type`, where a member with `scope` needs one.
    func value(of type: SwiftType, _ scope: TypeScope) -> String? {
        defaults.value(
            of: type,
            in: DefaultValues.Place(
                scope: scope, isTestable: isTestable, selfValue: selfValue,
                associatedTypes: genericNames,
                fixedTypes: fixedTypes
            ))
    }

    /// Whether `requirement` belongs to a value, and may not run where the double does.
    func leavesActor(_ requirement: Requirement) -> Bool {
        !requirement.isStatic && !MemberIsolation(requirement, in: index).isShared(with: resolved.isolation)
    }
}
