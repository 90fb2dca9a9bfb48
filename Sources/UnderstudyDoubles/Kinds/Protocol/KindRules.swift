import UnderstudySemantics
import UnderstudySyntax

/// A kind of test double: what is special about its doubles, from the refusal to the sections before the members.
///
/// A kind is a folder beside this file, and a line in `Kinds`. What a kind leaves out it has in common with most.
protocol KindRules: KindTraits {
    /// What templates call that which it adds to members; `nil` where it adds nothing.
    var additionName: String? { get }
    /// Why there can be no double of `resolved`; `nil` where there can be one.
    func refusal(of resolved: ResolvedProtocol) -> DoubleRefusal?
    /// Why there can be no double with members for `included`, because of what is known of their types or of where they
    /// run; `nil` where there can be one.
    func refusal(of included: [ResolvedRequirement], in context: DoubleContext) -> DoubleRefusal?
    /// The requirements of `resolved` that its doubles have members for.
    func requirements(of resolved: ResolvedProtocol, _ selection: RequirementSelection) -> KindRequirements
    /// The platform's protocols for which its doubles have ready members.
    func readyProtocols(of resolved: ResolvedProtocol) -> Set<StandardProtocol.Name>
    /// What its doubles call the value that they forward everything to; `nil` where there is none.
    ///
    /// - Parameter parameter: The generic parameter for its type in a double that exists already.
    func base(of resolved: ResolvedProtocol, keeping parameter: String?) -> BaseNames?
    /// What a double is that consists of closures; `nil` for others.
    ///
    /// - Parameter ready: The members that are the same for whatever protocol.
    func closures(
        of resolved: ResolvedProtocol, _ included: [ResolvedRequirement], ready: [ReadyMember],
        in index: DeclarationIndex
    ) -> ClosureForm?
    /// The associated types that its doubles are generic over, where nothing says what they are.
    ///
    /// - Parameter ready: The members that are the same for whatever protocol.
    func parameters(
        of resolved: ResolvedProtocol, _ included: [ResolvedRequirement], ready: [ReadyMember]
    ) -> [AssociatedType]
    /// What is worked out for a double with members for `included` before these are made.
    func plan(for included: [ResolvedRequirement], in context: DoubleContext) -> any KindPlan
}

extension KindRules {
    /// Why there can be no double of `resolved`, as far as the protocol itself tells; `nil` where there can be one.
    func refusal(of resolved: ResolvedProtocol, in index: DeclarationIndex, isInPackage: Bool) -> DoubleRefusal? {
        if let refusal = DoubleRefusal.find(resolved, in: index, isInPackage: isInPackage) { return refusal }
        if resolved.isBitwiseCopyable, !isGenericOverConforming {
            return DoubleRefusal(
                id: DiagnosticID("bitwise-copyable"),
                reason: "it refines 'BitwiseCopyable', which no class and no structure of closures is",
                location: resolved.declaration.location)
        }
        return refusal(of: resolved)
    }

    var additionName: String? { nil }

    func refusal(of resolved: ResolvedProtocol) -> DoubleRefusal? { nil }

    func refusal(of included: [ResolvedRequirement], in context: DoubleContext) -> DoubleRefusal? { nil }

    func requirements(of resolved: ResolvedProtocol, _ selection: RequirementSelection) -> KindRequirements {
        let candidates = selection.candidates(of: resolved).filter { entry in
            entry.superclassMember.map { overrides($0, for: entry, of: resolved) } ?? true
        }
        return KindRequirements(candidates, of: resolved) { entry in
            !entry.hasDefault || entry.superclassMember != nil
                || selection.decides(on: entry, usually: selection.includesDefaults && !entry.isStandard)
        }
    }

    /// Whether a double overrides `member`, by which its superclass meets the requirement of `entry`.
    ///
    /// What can be set keeps its value where it is; a double that records adds only that.
    private func overrides(
        _ member: SuperclassMember, for entry: ResolvedRequirement, of resolved: ResolvedProtocol
    ) -> Bool {
        guard member.isOverridable(isTestable: resolved.needsTestableImport) else { return false }
        let requirement = entry.requirement
        if requirement.kind == .var, member.isSettable { return records && requirement.signature.isSettable }
        return requirement.signature.isSettable || !member.isSettable
    }

    func readyProtocols(of resolved: ResolvedProtocol) -> Set<StandardProtocol.Name> { resolved.standardNames }

    func base(of resolved: ResolvedProtocol, keeping parameter: String?) -> BaseNames? { nil }

    func closures(
        of resolved: ResolvedProtocol, _ included: [ResolvedRequirement], ready: [ReadyMember],
        in index: DeclarationIndex
    ) -> ClosureForm? { nil }

    func parameters(
        of resolved: ResolvedProtocol, _ included: [ResolvedRequirement], ready: [ReadyMember]
    ) -> [AssociatedType] {
        if isGenericOverConforming { return [] }
        // Of a class, `Identifiable` makes its own.
        let isIdentified = resolved.refines(.identifiable)
        return resolved.associatedTypes.filter { $0.name != "ID" || $0.constraints.count != 1 || !isIdentified }
    }

    func plan(for included: [ResolvedRequirement], in context: DoubleContext) -> any KindPlan { UsualPlan() }
}

/// What a kind works out for one double: what its members and the type have beside what all kinds have.
protocol KindPlan: Sendable {
    /// Adds to `member` what the kind has of its own.
    func complete(_ member: inout Member, of builder: MemberBuilder)
    /// `items` with what only all members together tell; they are those of `built`, in the same order.
    func completed(_ items: [Double.Item], of built: [BuiltMember]) -> [Double.Item]
    /// What the kind gives to the type.
    func shape(of outline: DoubleOutline) -> any KindShape
}

extension KindPlan {
    func complete(_ member: inout Member, of builder: MemberBuilder) {}

    func completed(_ items: [Double.Item], of built: [BuiltMember]) -> [Double.Item] { items }

    func shape(of outline: DoubleOutline) -> any KindShape { UsualShape() }
}

/// The plan of kinds whose doubles need none.
struct UsualPlan: KindPlan {}
