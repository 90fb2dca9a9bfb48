import UnderstudySyntax

extension DeclarationIndex {
    /// Resolves what `declaration` inherits: protocols of the sources read, then those of the platform.
    public func resolve(_ declaration: ProtocolDeclaration) -> ResolvedProtocol {
        var resolver = ProtocolResolver(declaration, InheritanceTable(self))
        resolver.resolve()
        return resolver.resolved
    }

    /// Whether values of the types that conform to `declaration` may be used from several threads at once.
    package func isSendable(_ declaration: ProtocolDeclaration) -> Bool {
        var resolver = ProtocolResolver(declaration, InheritanceTable(self))
        resolver.gatherAncestors()
        return resolver.resolved.isSendable
    }

    /// The requirements that `declaration` states itself, without those to which an inherited one adds something.
    package func ownRequirements(
        of declaration: ProtocolDeclaration, inheriting table: InheritanceTable
    ) -> [ResolvedRequirement] {
        var resolver = ProtocolResolver(declaration, table)
        // Of what is inherited only that matters which has a name of its own requirements.
        resolver.names = Set(declaration.requirements.map(\.name))
        resolver.resolve()
        return resolver.resolved.requirements.filter { $0.origin === declaration }
    }
}

/// Gathers what a protocol inherits, nearest first, each ancestor once.
struct ProtocolResolver {
    let inheritance: InheritanceTable
    var index: DeclarationIndex { inheritance.index }
    var resolved: ResolvedProtocol
    private var seen: Set<String> = []
    private(set) var constraints: [ResolvedConstraint] = []
    /// What `P<Int>` in an inheritance clause says of the associated types of `P` (SE-0346).
    private var bindings: [Binding] = []
    /// Where each associated type is among those resolved.
    private var positions: [String: Int] = [:]
    /// What an inheritance clause says of an associated type.
    private struct Binding {
        let name: String
        let type: SwiftType
        /// The protocol whose clause it is.
        let place: ProtocolDeclaration
    }

    /// The names of the requirements that are asked for; `nil` for all.
    fileprivate(set) var names: Set<String>?

    init(_ declaration: ProtocolDeclaration, _ inheritance: InheritanceTable) {
        self.inheritance = inheritance
        resolved = ResolvedProtocol(declaration: declaration)
    }

    mutating func resolve() {
        gatherAncestors()
        gatherAssociatedTypes()
        fixTypesOfProperties()
        gatherRequirements()
    }

    // MARK: - Inheritance

    /// Finds what the protocol inherits, and what follows for values of the types that conform.
    fileprivate mutating func gatherAncestors() {
        let declaration = resolved.declaration
        seen.insert(declaration.name)
        takeIsolation(of: declaration)
        gather(declaration)
        var next = 0
        while next < resolved.ancestors.count {
            let ancestor = resolved.ancestors[next]
            next += 1
            if !ancestor.isStandard { takeIsolation(of: ancestor.declaration) }
            gather(ancestor.declaration)
        }
        takeFactsOfSuperclass()
    }

    private mutating func gather(_ declaration: ProtocolDeclaration) {
        for entry in inheritance.entries(of: declaration) { inherit(entry, in: declaration) }
    }

    /// - Parameter place: The protocol that the entry is written in.
    private mutating func inherit(_ entry: InheritanceTable.Entry, in place: ProtocolDeclaration) {
        switch entry {
        case .classBound: resolved.isClassBound = true
        case .sendable: takeSendable()
        case .bitwiseCopyable: resolved.isBitwiseCopyable = true
        case .protocol(let found, let type):
            add(found, isStandard: false)
            bind(found, to: type, in: place)
        case .superclass(let found, let type):
            resolved.superclass = found
            if case .named(_, let arguments) = type { resolved.superclassArguments = arguments }
            resolved.isClassBound = true
        case .standard(let standard, let type):
            if let declaration = inherit(standard) { bind(declaration, to: type, in: place) }
        case .unresolved(let text): resolved.unresolved.append(text)
        }
    }

    /// Notes what the arguments of `type`, which names `declaration`, say of its primary associated types.
    ///
    /// They are read outside the protocol `place`, where the name of an associated type means another type.
    private mutating func bind(
        _ declaration: ProtocolDeclaration, to type: SwiftType, in place: ProtocolDeclaration
    ) {
        for (name, argument) in zip(declaration.primaryAssociatedTypes, type.arguments) {
            bindings.append(Binding(name: name, type: argument, place: place))
        }
    }

    @discardableResult
    private mutating func inherit(_ standard: StandardProtocol) -> ProtocolDeclaration? {
        if standard.isSendable { takeSendable() }
        switch standard.isolation {
        case .actor: resolved.isolation = .actor
        case .globalActor(let name): resolved.isolation = .globalActor(name)
        case .unspecified: break
        }
        if standard.name == "NSObjectProtocol" {
            // Swift's classes conform to it only by inheriting from the class that does.
            resolved.isClassBound = true
            resolved.superclass = resolved.superclass ?? StandardClasses.declaration(named: "NSObject")
            return nil
        }
        let file = StandardDeclarations.shared.file(declaring: standard)
        if let declaration = file.protocols.first {
            add(declaration, isStandard: true)
            return declaration
        }
        if let alias = file.aliases.first {
            for name in SwiftType(file.source[alias.details.type]).conjuncts.compactMap(\.path) {
                if name == "AnyObject" { resolved.isClassBound = true }
                if name == "Sendable" { takeSendable() }
                if let standard = StandardProtocols.declaration(named: name) { inherit(standard) }
            }
        }
        return nil
    }

    private mutating func add(_ declaration: ProtocolDeclaration, isStandard: Bool) {
        guard seen.insert(declaration.name).inserted else { return }
        resolved.ancestors.append(ResolvedProtocol.Ancestor(declaration: declaration, isStandard: isStandard))
        if declaration.name == "Error" { takeSendable() }
    }

    private mutating func takeSendable() {
        resolved.isSendable = true
        resolved.refinesSendable = true
    }

    /// The isolation of a protocol is that of the types that conform to it, and so is that of an inherited protocol.
    private mutating func takeIsolation(of declaration: ProtocolDeclaration) {
        guard resolved.isolation == .none else { return }
        let own = IsolationRules(inheritance).isolation(of: declaration)
        resolved.isolation = own.isolation
        resolved.isIsolatedBySuperclass = own.isUnsure
        if own.isolation.isGlobalActor { resolved.isSendable = true }
    }

    /// Takes what the superclass says of the types that conform: a global actor isolates them, and they are sendable where
    /// it is.
    private mutating func takeFactsOfSuperclass() {
        if resolved.superclass == nil { return }
        let classes = index.superclasses(of: resolved).map(\.type)
        if classes.contains(where: { $0.isUncheckedSendable(in: index) }) {
            resolved.isSendable = true
            resolved.restatesSendable = true
        }
        guard resolved.isolation == .none, let superclass = resolved.superclass else { return }
        let isolation = IsolationRules(inheritance).isolation(of: superclass)
        guard isolation.isGlobalActor else { return }
        resolved.isolation = isolation
        resolved.isIsolatedBySuperclass = index.settings(of: resolved.declaration).languageMode == nil
        resolved.isSendable = true
    }

    // MARK: - Associated types

    var everyone: [ResolvedProtocol.Ancestor] {
        [ResolvedProtocol.Ancestor(declaration: resolved.declaration, isStandard: false)] + resolved.ancestors
    }

    private mutating func gatherAssociatedTypes() {
        for ancestor in everyone {
            let source = ancestor.declaration.source
            for requirement in preferred(ancestor.declaration) {
                guard case .associatedType(let syntax) = requirement.syntax.kind else { continue }
                let position = position(of: requirement.name, isStandard: ancestor.isStandard)
                resolved.associatedTypes[position].constraints += syntax.inherited.map { SwiftType(source[$0]) }
                if !ancestor.isStandard, !syntax.inherited.isEmpty {
                    resolved.associatedTypes[position].isConstrainedInSources = true
                }
                if resolved.associatedTypes[position].defaultType == nil {
                    resolved.associatedTypes[position].defaultType = syntax.defaultType.map {
                        SwiftType(source[$0])
                    }
                    resolved.associatedTypes[position].defaultConstraintCount = syntax.inherited.count
                }
                if !ancestor.isStandard { resolved.associatedTypes[position].isStandard = false }
            }
        }
        for ancestor in everyone {
            addConstraints(ancestor.declaration.details.whereClause, of: ancestor)
            for requirement in ancestor.declaration.requirements {
                guard case .associatedType(let syntax) = requirement.syntax.kind else { continue }
                addConstraints(syntax.whereClause, of: ancestor)
            }
        }
        for ancestor in everyone where !ancestor.isStandard { addAliases(of: ancestor) }
        for binding in bindings {
            let type = outside(binding.type, binding.place)
            // The double sees the type by the same name, which it can't declare for it.
            if type == .named(binding.name), fix(binding.name, to: type) { continue }
            let constraint = GenericConstraint(.named(binding.name), is: type)
            guard addEquality(constraint) else { continue }
            constraints.append(ResolvedConstraint(constraint: constraint, isStandard: false))
        }
        takeStandardDefaults()
        resolved.constraints = constraints
        addImpliedConstraints()
    }

    /// Takes for associated types of the platform's protocols that the sources leave open what a conforming type has that
    /// says nothing of them: the `ObjectWillChangePublisher` of an `ObservableObject`.
    private mutating func takeStandardDefaults() {
        for (position, type) in resolved.associatedTypes.enumerated() {
            guard type.isStandard, !type.isConstrainedInSources, type.fixedType == nil,
                let fallback = type.defaultType, !mentionsAssociatedType(fallback)
            else { continue }
            let isOwn = { (constraint: ResolvedConstraint) in
                constraint.constraint.sides.contains { $0.containsWord { $0 == type.name } }
            }
            if constraints.contains(where: { !$0.isStandard && isOwn($0) }) { continue }
            resolved.associatedTypes[position].fixedType = fallback
            constraints.removeAll(where: isOwn)
        }
    }

    /// `type` as it is written outside of `place`: what is called like an associated type is another one, so it has the path
    /// that leads to it, or its module in front.
    private func outside(_ type: SwiftType, _ place: ProtocolDeclaration) -> SwiftType {
        if case .named(let name, let arguments) = type, positions[name] != nil {
            let given = arguments.map { outside($0, place) }
            if let path = index.qualifiedName(of: name, in: place) { return .path(path, given) }
            return index.module(of: name, seenFrom: place).map { .member(.named($0), name, given) } ?? type
        }
        return type.mappingParts { outside($0, place) }
    }

    /// Takes a type alias with the name of an associated type for what the compiler takes it: the two are the same.
    private mutating func addAliases(of ancestor: ResolvedProtocol.Ancestor) {
        for requirement in ancestor.declaration.typeAliases where positions[requirement.name] != nil {
            guard case .typeAlias(let alias) = requirement.syntax.kind, alias.genericParameters.isEmpty else {
                continue
            }
            let type = SwiftType(requirement.source[alias.type])
            if type.associatedTypeName == requirement.name { continue }
            let constraint = GenericConstraint(.named(requirement.name), is: type)
            if addEquality(constraint) {
                constraints.append(ResolvedConstraint(constraint: constraint, isStandard: false))
            }
        }
    }

    /// The requirements of `declaration`, of those declared in several branches of `#if` one each: the first whose
    /// constraints are all known.
    private func preferred(_ declaration: ProtocolDeclaration) -> [Requirement] {
        let conditional = declaration.requirements.filter { $0.kind == .associatedtype && !$0.conditions.isEmpty }
        guard !conditional.isEmpty else { return declaration.requirements }
        var chosen: [String: Requirement] = [:]
        for requirement in conditional where chosen[requirement.name].map({ !isKnown($0, declaration) }) ?? true {
            chosen[requirement.name] = requirement
        }
        return declaration.requirements.filter { requirement in
            guard requirement.kind == .associatedtype, let choice = chosen[requirement.name] else { return true }
            return requirement.syntax.range == choice.syntax.range
        }
    }

    private func isKnown(_ requirement: Requirement, _ declaration: ProtocolDeclaration) -> Bool {
        guard case .associatedType(let syntax) = requirement.syntax.kind else { return false }
        return syntax.inherited.allSatisfy { type in
            SwiftType(requirement.source[type]).names.allSatisfy { name in
                index.lookUpAnything(name, from: declaration) || index.hasModule(name) || name == declaration.module
                    || StandardProtocols.declaration(named: name) != nil
            }
        }
    }

    private mutating func position(of name: String, isStandard: Bool) -> Int {
        if let found = positions[name] { return found }
        positions[name] = resolved.associatedTypes.count
        resolved.associatedTypes.append(AssociatedType(name: name, isStandard: isStandard))
        return resolved.associatedTypes.count - 1
    }

    private mutating func addConstraints(_ clause: WhereClauseSyntax?, of ancestor: ResolvedProtocol.Ancestor) {
        for constraint in GenericConstraint.all(ancestor.declaration.source[clause]) {
            let isKept =
                switch constraint.relation {
                case .conformance: addConformance(constraint, isStandard: ancestor.isStandard)
                case .sameType: addEquality(constraint)
                }
            if isKept {
                constraints.append(ResolvedConstraint(constraint: constraint, isStandard: ancestor.isStandard))
            }
        }
    }

    /// Records a conformance of an associated type; returns whether the constraint is of another kind.
    private mutating func addConformance(_ constraint: GenericConstraint, isStandard: Bool) -> Bool {
        guard let left = position(of: constraint.left) else { return constraint.left != .selfType }
        resolved.associatedTypes[left].constraints.append(constraint.right)
        if !isStandard { resolved.associatedTypes[left].isConstrainedInSources = true }
        return false
    }

    /// Records what an associated type is; returns whether the constraint leaves that open.
    private mutating func addEquality(_ constraint: GenericConstraint) -> Bool {
        if let left = position(of: constraint.left), let fixed = resolved.associatedTypes[left].fixedType,
            !mentionsAssociatedType(constraint.right)
        {
            if fixed.canonical != constraint.right.canonical {
                let types = [fixed, constraint.right].map(\.description)
                resolved.conflicts.append((resolved.associatedTypes[left].name, types))
            }
            return false
        }
        for (side, other) in [(constraint.left, constraint.right), (constraint.right, constraint.left)] {
            let type = other.isComposed ? withoutSelf(other) : other
            guard let position = position(of: side), canFix(position, to: type) else { continue }
            resolved.associatedTypes[position].fixedType = type
            return false
        }
        return true
    }

    /// Fixes the associated type `name`, unless it is fixed already; returns whether it is fixed by that.
    private mutating func fix(_ name: String, to type: SwiftType) -> Bool {
        guard let position = positions[name], resolved.associatedTypes[position].fixedType == nil else { return false }
        resolved.associatedTypes[position].fixedType = type
        return true
    }

    /// Whether the associated type at `position` can be an alias of `type`: not of itself, and where the type depends
    /// on others, only when no constraint says the same better.
    private func canFix(_ position: Int, to type: SwiftType) -> Bool {
        guard resolved.associatedTypes[position].fixedType == nil, type != .selfType else { return false }
        let own = resolved.associatedTypes[position].name
        if type.mentions(own) || type.associatedTypeName == own { return false }
        if type.contains(where: \.isComposed), type.mentions("Self") { return false }
        if !mentionsAssociatedType(type) { return true }
        if let other = self.position(of: type) {
            // Of two associated types that are the same, the later one becomes the alias.
            return other < position && resolved.associatedTypes[other].fixedType == nil
        }
        return type.isComposed
    }

    /// The type with associated types by their names alone: `[Self.Label]` is `[Label]`.
    private func withoutSelf(_ type: SwiftType) -> SwiftType {
        if let name = type.associatedTypeName, positions[name] != nil { return .named(name) }
        return type.mappingParts(withoutSelf)
    }

    /// The position of the associated type that `type` names, as `A` or `Self.A`.
    func position(of type: SwiftType) -> Int? {
        type.associatedTypeName.flatMap { positions[$0] }
    }

    private func mentionsAssociatedType(_ type: SwiftType) -> Bool {
        type.contains { if case .named(let name, _) = $0 { name == "Self" || positions[name] != nil } else { false } }
    }
}

extension SwiftType {
    /// Whether it is made of other types: `[Label]`, `Set<Label>`.
    fileprivate var isComposed: Bool {
        switch self {
        case .named(_, let arguments), .member(_, _, let arguments): !arguments.isEmpty
        case .optional, .array, .dictionary, .inlineArray, .tuple, .function: true
        default: false
        }
    }
}
