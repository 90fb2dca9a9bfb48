import UnderstudySemantics
import UnderstudySyntax

/// Why no double of a protocol can be written.
struct DoubleRefusal {
    /// The stable identifier.
    let id: DiagnosticID
    /// The reason, as the end of a sentence.
    let reason: String
    /// Where.
    let location: SourceLocation

    /// The diagnostic.
    func diagnostic(_ kind: DoubleKind, of name: String) -> Diagnostic { diagnostic([kind], of: name) }

    /// The diagnostic for doubles of `kinds`.
    func diagnostic(_ kinds: [DoubleKind], of name: String) -> Diagnostic {
        let doubles = kinds.map(\.withArticle)
        let list =
            doubles.dropLast().joined(separator: ", ") + (doubles.count > 1 ? " and " : "") + (doubles.last ?? "")
        return Diagnostic(id, .error, "cannot generate \(list) of '\(name)': \(reason)", at: location)
    }

    /// Looks for a reason against doubles of any kind; `nil` when there is none.
    static func find(
        _ resolved: ResolvedProtocol, in index: DeclarationIndex, isInPackage: Bool
    ) -> DoubleRefusal? {
        let declaration = resolved.declaration
        func refuse(_ id: String, _ reason: String, at location: SourceLocation? = nil) -> DoubleRefusal {
            DoubleRefusal(id: DiagnosticID(id), reason: reason, location: location ?? declaration.location)
        }
        if declaration.effectiveAccess <= .fileprivate {
            return refuse("private-protocol", "it is private to its file")
        }
        if let name = resolved.unresolved.first {
            return refuse(
                "unknown-protocol",
                "the protocol '\(name)' that it refines was not found; add its sources with --context (a protocol of an SDK has none: write its double by hand)"
            )
        }
        if resolved.refines(.distributedActor) {
            return refuse("distributed-actor", "a distributed actor needs an actor system")
        }
        if let superclass = resolved.superclass,
            let reason = refusal(of: superclass, isTestable: resolved.needsTestableImport)
        {
            return refuse("superclass", reason)
        }
        if let name = resolved.standardNames.intersection(selfTied).min() {
            return refuse(
                "self-tied-protocol",
                "it refines '\(name)', whose associated types are tied to the conforming type itself")
        }
        if let conflict = resolved.conflicts.first {
            let types = conflict.types.map { "'\($0)'" }.joined(separator: " and ")
            return refuse("contradiction", "'\(conflict.name)' would have to be both \(types)")
        }
        if let entry = indistinct(resolved) {
            return refuse(
                "contradiction",
                "two requirements '\(entry.requirement.name)' differ only in results that their callers choose, so that no "
                    + "type can implement both", at: entry.requirement.location)
        }
        if let name = rivals(resolved) {
            return refuse("contradiction", "no type can declare both a property and a function '\(name)()'")
        }
        if let constraint = selfReference(resolved) {
            return refuse(
                "self-reference", "'\(constraint)' ties a type to the double itself, which no generic class can say")
        }
        for entry in resolved.requirements where !entry.hasDefault {
            if resolved.refinesSendable, FunctionSpelling.sharesLess(entry, in: index) {
                return refuse(
                    "unequal-modes",
                    "'\(entry.requirement.name)' takes or returns a closure on a global actor, which is 'Sendable' in the tests, in "
                        + "Swift 6 mode, but not in the protocol's module, in Swift 5 mode; mark the closure '@Sendable', or use "
                        + "one mode", at: entry.requirement.location)
            }
            if let refusal = find(entry, in: index, isInPackage: isInPackage) { return refusal }
        }
        return nil
    }

    /// Looks for a reason why a test can't implement the requirement of `entry`.
    static func find(_ entry: ResolvedRequirement, in index: DeclarationIndex, isInPackage: Bool) -> DoubleRefusal? {
        let requirement = entry.requirement
        func refuse(_ id: String, _ reason: String) -> DoubleRefusal {
            DoubleRefusal(id: DiagnosticID(id), reason: reason, location: requirement.location)
        }
        if let hidden = hiddenType(entry, in: index, isInPackage: isInPackage) {
            let reach = hidden.access == .package ? "only its own package can see" : "is not visible in tests"
            let way = hidden.access == .package ? "; write the double to a file of that package" : ""
            return refuse("hidden-type", "'\(requirement.name)' uses '\(hidden.name)', which \(reach)\(way)")
        }
        if requirement.signature.hasModifier("distributed") {
            return refuse("distributed-actor", "a distributed actor needs an actor system")
        }
        if requirement.signature.accessors?.isLent ?? false {
            let reason =
                "'\(requirement.name)' is lent by its owner, which a double that keeps what it is given can't do"
            return refuse("borrowed-value", reason)
        }
        return escaping(entry, in: index).map { refuse("nonescapable-result", $0) }
    }

    /// The platform's protocols whose associated types are tied to the conforming type, or that have requirements which
    /// only the platform can see.
    private static let selfTied: Set<StandardProtocol.Name> = [
        .binaryFloatingPoint, .binaryInteger, .dataProtocol, .fixedWidthInteger, .floatingPoint, .mutableDataProtocol,
        .simd, .simdScalar, .signedInteger, .unsignedInteger,
    ]

    /// A generic function that takes what another one takes, where one of them gives whatever its caller wants: either
    /// would do for both, and Swift can't choose.
    private static func indistinct(_ resolved: ResolvedProtocol) -> ResolvedRequirement? {
        var groups: [Signature: [ResolvedRequirement]] = [:]
        for entry in resolved.requirements where !entry.hasDefault && !entry.requirement.signature.generics.isEmpty {
            guard entry.requirement.signature.kind.isFunction, entry.requirement.conditions.isEmpty else { continue }
            var taken = entry.requirement.signature.canonical
            taken.result = nil
            taken.effects = .none
            groups[taken, default: []].append(entry)
        }
        return groups.values.lazy.filter { $0.count > 1 }.compactMap { group in
            group.contains { $0.requirement.signature.givesWhateverIsWanted } ? group.last : nil
        }.min { $0.requirement.line < $1.requirement.line }
    }

    /// The name of a property and of a function that both have to be declared.
    private static func rivals(_ resolved: ResolvedProtocol) -> String? {
        let needed = resolved.neededBareNames
        return resolved.requirements.first { entry in
            !entry.hasDefault && BareName(entry.requirement).map { needed.contains($0.rival) } ?? false
        }?.requirement.baseName
    }

    /// A constraint of which one side is `Self`, or stands in angle brackets: `Key: Owned<Self>`.
    private static func selfReference(_ resolved: ResolvedProtocol) -> String? {
        let own = resolved.constraints.lazy.filter { !$0.isStandard }.map(\.constraint)
        if let constraint = own.first(where: { $0.sides.contains(.selfType) }) { return constraint.description }
        for type in resolved.associatedTypes where type.fixedType == nil {
            if let tied = type.constraints.first(where: \.isTiedToSelf) { return "\(type.name): \(tied)" }
        }
        return nil
    }

    /// A type in the requirement that only other modules, or only its package, can see.
    private static func hiddenType(
        _ entry: ResolvedRequirement, in index: DeclarationIndex, isInPackage: Bool
    ) -> TypeDeclaration? {
        let least: AccessLevel = isInPackage || entry.origin.effectiveAccess == .package ? .package : .public
        for type in entry.requirement.signature.types {
            for name in type.names {
                guard let found = index.typeDeclaration(name, from: entry.origin), found.scope.levels.isEmpty,
                    let module = found.module, module != entry.origin.module, found.access < least
                else { continue }
                return found
            }
        }
        return nil
    }

    fileprivate static func refusal(of superclass: TypeDeclaration, isTestable: Bool) -> String? {
        if superclass.modifiers.has("final") { return "its superclass '\(superclass.name)' is final" }
        if !isTestable && superclass.access != .open {
            return
                "its superclass '\(superclass.name)' cannot be subclassed outside '\(superclass.module ?? "its module")'"
        }
        if !hasReachableInitializer(superclass, isTestable: isTestable) {
            return "its superclass '\(superclass.name)' has no accessible initialiser"
        }
        return nil
    }

    private static func hasReachableInitializer(_ type: TypeDeclaration, isTestable: Bool) -> Bool {
        let initializers = type.members.filter {
            if case .initializer = $0.kind { true } else { false }
        }
        if initializers.isEmpty { return isTestable || !type.inherited.isEmpty }
        return initializers.contains { type.modifiers(of: $0).isVisible(isTestable: isTestable) }
    }

    private static func escaping(_ entry: ResolvedRequirement, in index: DeclarationIndex) -> String? {
        let signature = entry.requirement.signature
        let isMarked = ["_lifetime", "lifetime"].contains(where: signature.hasAttribute)
        let isNonescapable =
            signature.result.map { Ownership.isNonescapable($0, in: index, from: entry.origin) } ?? false
        guard isMarked || isNonescapable else { return nil }
        return "'\(entry.requirement.name)' returns a value that cannot escape its owner"
    }
}

extension ResolvedProtocol {
    /// Whether a double needs what only a `@testable` import shows: the protocol, or a superclass that others can't
    /// inherit from.
    var needsTestableImport: Bool {
        if declaration.effectiveAccess < .public { return true }
        guard let superclass, superclass.module == declaration.module else { return false }
        return DoubleRefusal.refusal(of: superclass, isTestable: false) != nil
    }
}

extension Signature {
    /// Whether the result is a generic parameter that no argument tells.
    fileprivate var givesWhateverIsWanted: Bool {
        guard case .named(let name, [])? = result, generics.contains(where: { $0.name == name }) else { return false }
        return !parameters.contains { $0.type.mentions(name) }
    }
}

extension SwiftType {
    /// Whether `Self` itself is one of its generic arguments.
    fileprivate var isTiedToSelf: Bool {
        switch self {
        case .named(_, let arguments), .member(_, _, let arguments):
            arguments.contains { $0 == .selfType || $0.isTiedToSelf }
        case .composition(let parts): parts.contains(where: \.isTiedToSelf)
        default: false
        }
    }
}
