import UnderstudySemantics
import UnderstudySyntax

/// Computes a double of a protocol.
struct DoubleBuilder {
    let resolved: ResolvedProtocol
    let index: DeclarationIndex
    let options: DoubleOptions
    let kind: DoubleKind
    let standard: StandardMembers
    let context: DoubleContext
    var included: [ResolvedRequirement]
    private let leftOut: [ResolvedRequirement]
    let kept: KeptNames

    init(
        _ resolved: ResolvedProtocol, _ kind: DoubleKind, _ face: DoubleFace, _ index: DeclarationIndex,
        _ options: DoubleOptions, keeping kept: KeptNames = KeptNames()
    ) {
        self.kept = kept
        let declaration = resolved.declaration
        let name = kept.double ?? SwiftNames.plain(declaration.simpleName) + kind.suffix
        let renamed = face.isForeign ? [:] : OwnNames.renamings(of: resolved, kind, double: name)
        let resolved = (face.isForeign ? resolved.withoutOpenTypes : resolved).renaming(renamed)
        self.resolved = resolved
        self.index = index
        self.options = options
        self.kind = kind
        standard = StandardMembers(resolved, doubleName: name, for: kind)
        let standard = standard
        let constants =
            kind.records && face == .understudy
            ? Self.constantDefaults(resolved, in: index, isInPackage: options.isInPackage) : [:]
        let sharesLive = kind == .client && ClientRequirements.sharesLive(resolved, in: index)
        let requirements = KindRequirements(
            resolved, kind, covered: standard.covered, includesDefaults: options.includesDefaults || face.isForeign,
            including: kept.included.union(constants.keys), without: kept.leftOut, sharesLive: sharesLive)
        included = requirements.included
        leftOut = requirements.leftOut
        let hasInitializer = included.contains { $0.requirement.kind == .`init` } || standard.needsInitializer
        var context = DoubleContext(
            resolved: resolved, index: index, kind: kind, name: name, defaults: options.defaults(for: face),
            isTestable: resolved.needsTestableImport,
            qualifiesFoundationNames: true,
            selfValue: Self.canMake(resolved, included) && !standard.hasStoringInitializer ? name + "()" : nil,
            parameters: Self.parameters(resolved, standard, kind, included), fixedTypes: Self.fixedTypes(resolved),
            storage: Self.storageNames(resolved, kind, kept),
            fail: index.hasMember("fatalError", in: declaration) ? "Swift.fatalError" : "fatalError",
            wrapper: kind == .wrapper ? WrapperNames(resolved) : nil, face: face,
            ownNames: OwnNames(in: index, isTestable: resolved.needsTestableImport).hiding(Array(renamed.keys)),
            edition: face == .understudy ? options.edition : .first
        )
        context.giving = OverloadKey.giving(resolved.requirements)
        context.mentioned = Self.mentionedNames(resolved, included, context)
        let access = min(kept.features == nil ? options.access : kept.access, declaration.effectiveAccess)
        context.access = AccessWriting(level: access > .internal && kind != .contract ? access : nil)
        if face == .understudy {
            context.features = (kept.features ?? options.features).filter { $0.suits(kind) }
            if resolved.superclass != nil { context.features.remove(.forwarding) }
            context.order = OrderPlace(included.map(\.requirement), in: context)
        }
        context.ready = standard.texts
        context.renamed = renamed
        context.constants = constants
        context.unasked = kept.unasked
        context.isClientClass = kind == .client && ClientShape.isClass(resolved, standard.texts)
        context.sharesLive = sharesLive
        context.keepsLiveLocked =
            kind == .client && included.contains { [context] in context.setsLocked($0.requirement) }
        context.superclassInitializers = SuperclassInitializers(resolved, in: index)
        included = included.map(InheritedIsolation(context).met)
        if kind == .fake { context.fake = FakePlan(included, in: context) }
        self.context = context
        fakeSections = context.fake.map { [included, hasStoring = standard.hasStoringInitializer] plan in
            FakeSections(plan, included, canHaveInitializer: resolved.superclass == nil && !hasStoring)
        }
        needsInitializer = hasInitializer && !standard.hasStoringInitializer && resolved.superclass == nil
    }

    /// Whether `Name()` makes a double.
    private static func canMake(_ resolved: ResolvedProtocol, _ included: [ResolvedRequirement]) -> Bool {
        guard resolved.superclass == nil else { return false }
        return included.allSatisfy { entry in
            let signature = entry.requirement.signature
            guard case .initializer(let failability) = signature.kind, signature.parameters.isEmpty else { return true }
            return failability == .none && signature.effects == .none
        }
    }

    private let needsInitializer: Bool
    private let fakeSections: FakeSections?
    var items: [Double.Item] = []
    /// The members in their order, with their requirements.
    private var entries: [ContractLaws.Entry] = []

    /// Why there can be no double of the kind, as far as only the types of members tell.
    var refusal: Refusal? {
        if kind == .client { return ClientRefusal.find(included, in: context) }
        return KindRefusal.find(included, in: context)
    }

    /// Builds the double.
    mutating func build() -> Double {
        items = buildItems()
        if kind == .contract { items = ContractLaws(entries: entries, context: context).apply(to: items) }
        let isActor = resolved.isolation == .actor
        return Double(
            protocolName: resolved.declaration.name, kind: kind, face: context.face, name: context.name,
            leftToDefaults: kept.leftToDefaults ?? leftOut.map { SwiftNames.bare($0.requirement.name) },
            attributes: attributes, declaration: declaration, preamble: preamble, items: items,
            isIsolated: resolved.isolation != .none, isOnGlobalActor: context.isOnGlobalActor,
            storageNames: context.storage, isGeneric: context.isGeneric,
            branches: branches,
            imports: imports,
            lookupParameter: lookupParameter,
            client: clientShape, initializerParameters: initializerParameters, fake: fakeSections,
            access: context.access, features: context.features, order: context.order, forwardingHead: forwardingHead,
            configureName: isActor && keepsValues ? "configure" : nil, ownNames: context.ownNames,
            keptNames: keptNames
        )
    }

    /// What the double imports; its members are built only where a value in them may be of a module's type.
    mutating func findImports() -> ImportSet {
        let names = included.lazy.flatMap(\.requirement.signature.types).flatMap(\.names)
        let isPlain = options.defaultValues.isEmpty && context.constants.isEmpty
        if !isPlain || !names.allSatisfy(SwiftLibraryNames.contains) { items = buildItems() }
        return imports
    }

    /// The names that mean something of the protocol's wherever the double writes them: associated types, members
    /// and their parameters.
    private var keptNames: Set<String> {
        var names = Set(resolved.associatedTypes.map(\.name))
        if context.ownNames.taken.isEmpty { return names }
        for entry in included {
            let signature = entry.requirement.signature
            names.insert(signature.name)
            for parameter in signature.parameters {
                names.formUnion([parameter.firstName, parameter.secondName].compactMap(\.self))
            }
        }
        return names
    }

    /// A name for a generic parameter of the double's own, which none of its associated types has.
    private var lookupParameter: String {
        let taken = Set(context.parameters.map(\.name))
        return ["Value", "Member", "Kept"].first { !taken.contains($0) } ?? "KeptValue"
    }

    private var imports: ImportSet {
        var imports = ImportFinder(context, included.map(\.requirement), values: defaultValues).find()
        if kind == .contract { imports.plain.insert("Testing") }
        return imports
    }

    private var attributes: [String] {
        var lines = Availabilities.lines(resolved, included.map(\.requirement))
        if case .globalActor(let actor) = resolved.isolation {
            lines.append("@" + (index.qualifiedName(of: actor, in: resolved.declaration) ?? actor))
        }
        return lines
    }

    private var preamble: [String] {
        if let wrapperShape { return wrapperShape.preamble }
        if kind == .contract { return [] }
        var lines: [String] = []
        let scope = context.scope(for: resolved.declaration)
        for associatedType in resolved.associatedTypes {
            guard let type = associatedType.fixedType, !standard.settled.contains(associatedType.name) else { continue }
            if associatedType.isStandard, !isMentioned(associatedType.name) { continue }
            lines.append("typealias \(associatedType.name) = \(scope.written(type))")
        }
        lines += aliasLines
        if kind.handsOn { return lines }
        let isMade = hasEmptyInitializer || fakeSections?.hasSeeds ?? false
        let isAsked =
            needsInitializer || constructsItself || !initializerParameters.isEmpty || forwardingHead != nil
            || context.access.level != nil
        if isAsked, resolved.superclass == nil, !isMade {
            lines.append("init() {}")
        }
        return lines
    }

    /// The parameters of an initialiser that takes the values of properties; none where there is no such initialiser.
    private var initializerParameters: [String] {
        guard context.face.hasMemberwiseInitializer, resolved.superclass == nil, !standard.hasStoringInitializer else {
            return []
        }
        let members = items.compactMap { item -> Member? in
            guard case .member(let member) = item else { return nil }
            return member.parameter == nil ? nil : member
        }
        let labels = members.map { $0.property + ":" }.joined()
        let isDeclared = included.contains {
            $0.requirement.kind == .`init` && $0.requirement.name.drop { $0 != "(" } == "(" + labels + ")"
        }
        return isDeclared ? [] : members.compactMap(\.parameter)
    }

    /// What the superclass requires besides initialisers of the protocol, once the double has some of its own.
    private var inheritedInitializers: [String] {
        let own = included.filter { $0.requirement.kind == .`init` }
        if own.isEmpty || kind == .contract { return [] }
        return context.superclassInitializers.restated(besides: own.map(\.requirement.signature)) { type in
            context.headScope.written(type)
        }
    }

    private func isMentioned(_ name: String) -> Bool {
        included.contains { $0.requirement.signature.containsWord { $0 == name } }
    }

    /// The protocol's type aliases that members mention: a generic double's nested storage can't see them otherwise.
    private var aliasLines: [String] {
        guard context.isGeneric else { return [] }
        let mentioned = included.reduce(into: Set<String>()) { $0.formUnion($1.requirement.signature.words) }
        let scope = context.scope(for: resolved.declaration)
        return context.protocolAliases.filter { mentioned.contains($0.name) }.map { alias in
            "typealias \(alias.name) = \(scope.aliased(alias.type))"
        }
    }

    /// Whether a stored property starts with another double of the same type: the initialiser that the compiler
    /// writes can't be used there.
    private var constructsItself: Bool {
        guard let value = context.selfValue else { return false }
        return defaultValues.contains { $0.contains(value) }
    }

    /// The expressions that stored properties start with.
    private var defaultValues: [String] {
        if kind == .contract { return DoubleRenderer.members(items).flatMap { $0.contract?.law ?? [] } }
        if !kind.keepsStorage { return [] }
        return DoubleRenderer.members(items).flatMap { member in
            [member.value?.initial, member.stub?.value].compactMap(\.self) + (member.fake?.defaultValues ?? [])
        }
    }

    /// Whether something is kept that a test may set from outside.
    private var keepsValues: Bool {
        kind.keepsStorage && (kind != .fake || DoubleRenderer.members(items).contains { $0.value != nil })
    }

    private var hasEmptyInitializer: Bool {
        included.contains { $0.requirement.kind == .`init` && $0.requirement.signature.parameters.isEmpty }
    }

    // MARK: - Members

    private mutating func buildItems() -> [Double.Item] {
        // A contract does not declare what its protocol requires.
        let reserved = kind == .contract ? [] : Set(included.map { baseName($0.requirement) })
        var stems = Stems(reserving: reserved, face: context.face, kind: kind, of: resolved)
        var staticStems = stems
        var items: [Double.Item] = []
        for name in kept.taken { stems.reserve(name) }
        staticStems = stems
        let wanted = Dictionary(grouping: included) { $0.requirement.syntax.range.start }
        let everyone = [resolved.declaration] + resolved.ancestors.map(\.declaration)
        var built: Set<RequirementKey> = []
        for origin in everyone {
            items += build(
                origin.details.members.members, of: origin, wanted: wanted, &built, &stems, &staticStems)
        }
        return items + (standard.texts + inheritedInitializers).map { .text($0) }
    }

    private func baseName(_ requirement: Requirement) -> String {
        SwiftNames.bare(String(requirement.name.prefix { $0 != "(" && $0 != "?" }))
    }

    private mutating func build(
        _ members: [DeclSyntax], of origin: ProtocolDeclaration, wanted: [Int32: [ResolvedRequirement]],
        _ built: inout Set<RequirementKey>,
        _ stems: inout Stems, _ staticStems: inout Stems
    ) -> [Double.Item] {
        var items: [Double.Item] = []
        for member in members {
            if case .conditional(let clauses) = member.kind {
                let marks = (stems.mark, staticStems.mark)
                var names: (ofValues: Set<String>, ofType: Set<String>) = ([], [])
                var branches: [Double.Clause] = []
                for clause in clauses {
                    let inner = build(clause.members, of: origin, wanted: wanted, &built, &stems, &staticStems)
                    // Branches exclude each other: they may use the same names, and what follows none of them.
                    names.ofValues.formUnion(stems.giveBack(since: marks.0))
                    names.ofType.formUnion(staticStems.giveBack(since: marks.1))
                    branches.append(
                        Double.Clause(text: origin.source.compactText(in: clause.clause), items: inner))
                }
                for name in names.ofValues { stems.reserve(name) }
                for name in names.ofType { staticStems.reserve(name) }
                if branches.contains(where: { !$0.items.isEmpty }) { items.append(.conditional(branches)) }
                continue
            }
            for entry in wanted[member.range.start] ?? [] where entry.origin === origin {
                let requirement = entry.requirement
                let key = RequirementKey(entry)
                guard built.insert(key).inserted else { continue }
                let stem =
                    kept.stems[key]
                    ?? (requirement.isStatic && kind != .contract
                        ? staticStems.stem(for: requirement) : stems.stem(for: requirement))
                let builder = MemberBuilder(requirement, of: origin, stem: stem, in: context)
                var member = builder.build()
                member.key = key
                entries.append(ContractLaws.Entry(requirement: requirement, origin: origin, member: member))
                items.append(.member(member))
            }
        }
        return items
    }
}
