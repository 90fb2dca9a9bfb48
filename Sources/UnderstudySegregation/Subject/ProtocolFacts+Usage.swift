import UnderstudySyntax
import UnderstudySemantics
import UnderstudyUsage

extension ProtocolFacts.Standing {
    fileprivate init(_ usage: ProtocolUsage) {
        let declaration = usage.declaration
        if usage.isGenerated {
            self = .generated
        } else if Withdrawal.isSaid(by: declaration.source[declaration.syntax.attributes]) {
            self = .deprecated
        } else {
            self = usage.isTest ? .test : .ordinary
        }
    }
}

extension ProtocolFacts {
    private static func baseName(_ name: String) -> Substring { name.prefix { $0 != "(" } }

    /// What is known about the protocol of `usage` as a whole.
    init(_ usage: ProtocolUsage, in neighbourhood: Neighbourhood) {
        let declaration = usage.declaration
        let access = declaration.access
        self.init(
            name: declaration.name,
            module: declaration.module ?? "",
            access: access == .internal ? "" : access.rawValue,
            conformerCount: usage.conformers.count { !$0.isDouble },
            associatedTypes: declaration.requirements.filter { $0.kind == .associatedtype }.map(\.name),
            hasPrimaryAssociatedTypes: !declaration.primaryAssociatedTypes.isEmpty,
            isExtended: usage.isExtended,
            isObjC: declaration.writtenAttributes.contains { $0.name == "objc" },
            inherits: declaration.inherited,
            namesInScope: neighbourhood.names,
            style: neighbourhood.style(of: declaration.module),
            hasUnknownUsers: declaration.effectiveAccess >= .package || !usage.unresolved.isEmpty,
            standing: Standing(usage)
        )
        hasWhereClause = declaration.whereClause != nil
        keepReason =
            declaration.keepReason ?? neighbourhood.kept[declaration.name]
            ?? declaration.module.flatMap { neighbourhood.kept["\($0).\(declaration.name)"] }
        isMarkedForDoubles = declaration.isOptedIn
        isPart = !usage.refinements.isEmpty
        let conformers = usage.conformers.filter { !$0.isDouble }
        isOfValues = !conformers.isEmpty && conformers.count(where: \.isValue) * 2 > conformers.count
        implemented = usage.implementedByExtensions
        for use in usage.extensionUses {
            let name = Self.baseName(use.member)
            hooks.formUnion(
                use.uses.filter { Self.baseName(usage.requirements[$0.number].requirement.name) != name })
            if let implemented = use.implements, !use.uses.isEmpty { ties.append(use.uses.union([implemented])) }
        }
        usedElsewhere = hooks.union(usage.possiblyUsed).union(usage.concreteUses.keys)
    }
}
