import UnderstudySemantics
import UnderstudySyntax

/// Computes a double of a protocol.
final class DoubleBuilder {
    let request: DoubleRequest
    let standard: StandardMembers
    let context: DoubleContext
    /// Where the list is that calls are written into in their order; `nil` where they aren't.
    let order: OrderPlace?
    var included: [ResolvedRequirement]
    private let leftOut: [ResolvedRequirement]

    var resolved: ResolvedProtocol { request.resolved }
    var index: DeclarationIndex { request.index }
    var kind: any KindRules { request.kind }
    var kept: KeptNames { request.kept }

    init(_ asked: DoubleRequest) {
        var request = asked
        let (kind, face, kept) = (request.kind, request.face, request.kept)
        let name = kept.double ?? SwiftNames.plain(request.resolved.declaration.simpleName) + kind.kind.suffix
        let renamed =
            kind.isGenericOverConforming
            ? [:] : OwnNames.renamings(of: request.resolved, double: name, isErased: face.erasesOpenTypes)
        if face.erasesOpenTypes { request.resolved = request.resolved.withoutOpenTypes(besides: Set(renamed.keys)) }
        request.resolved = request.resolved.renaming(renamed)
        self.request = request
        let (resolved, index) = (request.resolved, request.index)
        let base = kind.base(of: resolved, keeping: kept.baseParameter)
        let standard = StandardMembers(
            resolved, doubleName: name, for: kind.readyProtocols(of: resolved).subtracting(kept.synthesised),
            base: base, mayBeStructure: kind.consistsOfClosures, conforms: kind.conforms)
        self.standard = standard
        let constants = request.constantDefaults
        let requirements = kind.requirements(
            of: resolved,
            RequirementSelection(
                covered: standard.covered.union(kept.synthesised),
                includesDefaults: request.options.includesDefaults || face.doublesDefaults,
                wanted: kept.included.union(constants.keys), unwanted: kept.leftOut, index: index))
        var included = requirements.included.compactMap { $0.overriding(as: face) }
        if !resolved.declaration.isDeprecated { included = included.map { $0.deprecated(in: index) } }
        leftOut = requirements.leftOut
        let parameters = kind.parameters(of: resolved, included, ready: standard.members).filter {
            $0.fixedType == nil && !standard.settled.contains($0.name)
        }
        let hasInitializer = included.contains { $0.requirement.kind == .`init` } || standard.needsInitializer
        let canMake = request.canMake(included) && !standard.hasStoringInitializer
        let types = DoubleTypes(resolved, parameters: parameters, base: base, renamed: renamed, in: index)
        context = DoubleContext(
            resolved: resolved, index: index, kind: kind,
            names: UsedNames(
                double: name, storage: request.storageNames, failing: request.failing,
                swap: request.function("swap"), base: base,
                file: request.fileScope(included, types),
                existentials: kept.existentials, mentioned: request.mentionedNames(included, double: name)),
            types: types,
            style: request.style(beside: standard),
            facts: RequirementFacts(
                giving: OverloadKey.giving(resolved.requirements),
                ready: standard.members.filter { $0.role != .initializer || !kept.lacksReadyInitializers },
                constants: constants,
                superclassInitializers: SuperclassInitializers(resolved, in: index), unasked: kept.unasked,
                open: kept.open),
            defaults: request.options.defaults(for: face), selfValue: canMake ? name + "()" : nil,
            closures: kind.closures(of: resolved, included, ready: standard.members, in: index))
        included = included.map(InheritedIsolation(context).met)
        order = face.isOwn ? OrderPlace(included.map(\.requirement), in: context) : nil
        self.included = included
        plan = kind.plan(for: included, in: context)
        needsInitializer = hasInitializer && !standard.hasStoringInitializer && resolved.superclass == nil
    }

    private let needsInitializer: Bool
    private let plan: any KindPlan
    var items: [Double.Item] = []
    /// What the kind gives to the type, once all members are built.
    private(set) var shape: any KindShape = UsualShape()
    /// The members in their order, with their requirements.
    private var built: [BuiltMember] = []
    /// The requirements that get members, by where they are declared, and those that have theirs.
    private var wanted: [Int32: [ResolvedRequirement]] = [:]
    private var seen: Set<RequirementKey> = []

    /// Why there can be no double of the kind, as far as only the types of members tell.
    var refusal: DoubleRefusal? { kind.refusal(of: included, in: context) }

    /// Builds the double.
    func build() -> Double {
        items = plan.completed(buildItems(included), of: built)
        shape = plan.shape(of: outline)
        let isActor = resolved.isolation == .actor
        return Double(
            protocolName: resolved.declaration.name, kind: kind, face: context.style.face, name: context.name,
            leftToDefaults: kept.leftToDefaults ?? leftOut.map { SwiftNames.bare($0.requirement.name) },
            attributes: attributes, declaration: declaration, preamble: preamble, items: items,
            isIsolated: resolved.isolation != .none, isOnGlobalActor: context.isOnGlobalActor,
            statesNonisolated: context.style.statesNonisolated,
            storageNames: context.names.storage, isGeneric: context.isGeneric,
            separatesStatics: context.isGeneric || context.style.edition >= .third,
            branches: branches,
            imports: imports,
            lookupParameter: lookupParameter,
            shape: shape, initializerParameters: initializerParameters,
            features: context.style.features, order: order,
            forwardingHead: forwardingHead,
            configureName: isActor && keepsValues ? "configure" : nil,
            writer: LineWriter(
                access: context.style.access, qualification: context.names.file.qualification(keeping: keptNames)),
            errorType: context.names.file.standard("Error"), swap: context.names.swap
        )
    }

    /// The names that mean something of the protocol's wherever the double writes them: associated types, members
    /// and their parameters.
    private var keptNames: Set<String> {
        if context.names.file.own.taken.isEmpty { return [] }
        var names = Set(resolved.associatedTypes.map(\.name))
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
        let taken = Set(context.types.parameters.map(\.name))
        return ["Value", "Member", "Kept"].first { !taken.contains($0) } ?? "KeptValue"
    }

    private var imports: ImportSet {
        let finder = ImportFinder(
            resolved, included.map(\.requirement), aliases: context.types.aliases,
            values: defaultValues + shape.defaultValues, inherited: restatedInitializers, in: index)
        return finder.find()
    }

    private var attributes: [String] {
        var lines = Availabilities.lines(resolved, included.map(\.requirement))
        if let attribute = context.actorAttribute { lines.append(attribute.description) }
        return lines
    }

    private var preamble: [String] {
        if let preamble = shape.preamble { return preamble }
        var lines: [String] = []
        let scope = context.scope(for: resolved.declaration)
        for associatedType in resolved.associatedTypes where !associatedType.isNamedLikeIt {
            guard let type = associatedType.fixedType, !standard.settled.contains(associatedType.name) else { continue }
            if associatedType.isStandard, !isMentioned(associatedType.name) { continue }
            lines.append("typealias \(associatedType.name) = \(scope.written(type))")
        }
        lines += restatedParameters + renamedParameters
        lines += aliasLines
        if kind.handsOn { return lines }
        let isMade = hasEmptyInitializer || shape.declaresInitializer
        let isAsked =
            needsInitializer || constructsItself || !initializerParameters.isEmpty || forwardingHead != nil
            || context.style.access != nil
        if isAsked, resolved.superclass == nil, !isMade, !standard.hasStoringInitializer {
            lines.append("init() {}")
        }
        return lines
    }

    /// The parameters of an initialiser that takes the values of properties; none where there is no such initialiser.
    private var initializerParameters: [String] {
        guard context.style.face.hasMemberwiseInitializer, resolved.superclass == nil, !standard.hasStoringInitializer
        else {
            return []
        }
        let members = items.compactMap { item -> Member? in
            guard case .member(let built) = item else { return nil }
            return built.member.parameter == nil ? nil : built.member
        }
        let labels = members.map { $0.property + ":" }.joined()
        let isDeclared = included.contains {
            $0.requirement.kind == .`init` && $0.requirement.name.drop { $0 != "(" } == "(" + labels + ")"
        }
        return isDeclared ? [] : members.compactMap(\.parameter)
    }

    /// What the superclass requires besides initialisers of the protocol, once the double has some of its own.
    private var restatedInitializers: [SuperclassInitializers.Restated] {
        let own = included.filter { $0.requirement.kind == .`init` }
        if own.isEmpty || !kind.conforms { return [] }
        return context.facts.superclassInitializers.restated(besides: own.map(\.requirement.signature))
    }

    private func isMentioned(_ name: String) -> Bool {
        included.contains { $0.requirement.signature.containsWord { $0 == name } }
    }

    /// The protocol's type aliases that members mention: a generic double's nested storage can't see them otherwise, nor
    /// any double those whose names mean something else.
    private var aliasLines: [String] {
        if context.types.aliases.isEmpty { return [] }
        let hidden = context.types.hiddenAliases.restated
        guard context.isGeneric || !hidden.isEmpty else { return [] }
        let mentioned = included.reduce(into: Set<String>()) { $0.formUnion($1.requirement.signature.words) }
        let scope = context.scope(for: resolved.declaration)
        let others = mentioned.subtracting(resolved.associatedTypes.map(\.name))
        return context.types.aliases.filter { alias in
            others.contains(alias.name) && (context.isGeneric || hidden.contains(alias.name))
        }.map { alias in
            "typealias \(alias.name) = \(scope.aliased(alias.type))"
        }
    }

    /// Whether a stored property starts with another double of the same type: the initialiser that the compiler
    /// writes can't be used there.
    private var constructsItself: Bool {
        guard let value = context.selfValue else { return false }
        return defaultValues.contains { $0.text.contains(value) }
    }

    /// What stored properties start with, for who asks once all members are built.
    private lazy var defaultValues: [DefaultValue] = {
        let keepsStorage = kind.keepsStorage
        var values: [DefaultValue] = []
        for built in Double.members(items) {
            // Not in a variable: that would be a copy of the whole member.
            if keepsStorage, let text = built.member.value?.initial ?? built.member.stub?.value {
                values.append(DefaultValue(text, of: built.member.typesOfValues))
            }
            if let own = built.member.own { values += own.defaultValues }
            if let value = built.member.unset.value { values.append(value) }
            if let superCall = built.member.superCall { values.append(superCall) }
        }
        return values
    }()

    /// Whether something is kept that a test may set from outside.
    private var keepsValues: Bool {
        kind.hasStubs || kind.keepsStorage && items.anyMember { $0.value != nil || $0.stub != nil }
    }

    private var hasEmptyInitializer: Bool {
        included.contains { $0.requirement.kind == .`init` && $0.requirement.signature.parameters.isEmpty }
    }

    // MARK: - Members

    private func buildItems(_ members: [ResolvedRequirement]) -> [Double.Item] {
        // A contract does not declare what its protocol requires.
        let reserved = !kind.conforms ? [] : Set(included.map { baseName($0.requirement) })
        var stems = Stems(reserving: reserved, face: context.style.face, kind: kind, of: resolved)
        for name in kept.taken { stems.reserve(name) }
        var naming = MemberNaming(ofValues: stems, ofType: stems)
        var items: [Double.Item] = []
        wanted = Dictionary(grouping: members) { $0.requirement.syntax.range.start }
        for origin in [resolved.declaration] + resolved.ancestors.map(\.declaration) {
            items += build(origin.details.members.members, of: origin, &naming)
        }
        let inherited = restatedInitializers.map { initializer in initializer.member { context.headScope.written($0) } }
        return items + (standard.members.map(\.text) + inherited).map { .text($0) }
    }

    private func baseName(_ requirement: Requirement) -> String {
        let name = requirement.name
        let end = name.utf8.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "?") }
        return SwiftNames.bare(end.map { String(name[..<$0]) } ?? name)
    }

    private func build(
        _ members: [DeclSyntax], of origin: ProtocolDeclaration, _ naming: inout MemberNaming
    ) -> [Double.Item] {
        var items: [Double.Item] = []
        for member in members {
            if case .conditional(let clauses) = member.kind {
                // Branches exclude each other: they may use the same names, and what follows none of them.
                let branches = naming.apart(clauses) { clause, naming in
                    Double.Clause(
                        text: origin.source.compactText(in: clause.clause),
                        items: build(clause.members, of: origin, &naming))
                }
                if branches.contains(where: { !$0.items.isEmpty }) { items.append(.conditional(branches)) }
                continue
            }
            for entry in wanted[member.range.start] ?? [] where entry.origin === origin {
                let key = RequirementKey(entry)
                guard seen.insert(key).inserted else { continue }
                let isOfType = entry.requirement.isStatic && kind.conforms
                let stem = kept.stems[key] ?? naming.stem(for: entry.requirement, isOfType: isOfType)
                items.append(.member(build(entry, key, stem: stem)))
            }
        }
        return items
    }

    private func build(_ entry: ResolvedRequirement, _ key: RequirementKey, stem: String) -> BuiltMember {
        let builder = MemberBuilder(entry.requirement, of: entry.origin, stem: stem, in: context)
        var member = builder.build()
        member.order = order
        plan.complete(&member, of: builder)
        member.key = key
        let complete = BuiltMember(requirement: entry.requirement, origin: entry.origin, member: member)
        built.append(complete)
        return complete
    }
}

extension ResolvedRequirement {
    /// The requirement as a double that overrides a member of the superclass meets it; `nil` where it does not, since in
    /// another tool's style each property has a value of its own.
    fileprivate func overriding(as face: DoubleFace) -> ResolvedRequirement? {
        guard let member = superclassMember else { return self }
        if face.hasClosureForEach, requirement.kind == .var, member.isSettable { return nil }
        var entry = self
        entry.requirement = requirement.overriding(with: member.effects)
        return entry
    }
}
