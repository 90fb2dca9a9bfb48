import UnderstudySyntax

/// Decides whether a member implements a requirement, from their declarations alone.
///
/// Types are compared with each other as they are written; where generic parameters or associated types make that
/// uncertain, names, labels and the number of parameters decide.
enum Witness {
    /// Which members count.
    struct Visibility {
        /// The narrowest level that counts.
        let demanded: AccessLevel
        /// The level of members without a written one.
        let inherited: AccessLevel
        /// Whether deprecated members count.
        var countsDeprecated = true
        /// Whether members count that only add default arguments to the requirement, and call it: a type that leaves
        /// the requirement to such a member calls itself forever.
        var countsConvenience = true
        /// Whether members count that are there for some types only, by constraints of their own.
        var countsConstrained = false
    }

    /// Whether one of `members`, which have the base name of `requirement`, implements it.
    static func exists(
        for requirement: Requirement, among members: [DeclSyntax], in source: SourceText, visibility: Visibility
    ) -> Bool {
        members.contains { member in
            guard visibility.countsDeprecated || !isDeprecated(member, in: source) else { return false }
            guard visibility.countsConvenience || !isConvenience(member, in: source) else { return false }
            let access = AccessLevel(member.modifiers, in: source) ?? visibility.inherited
            guard access >= visibility.demanded, implements(member, requirement, in: source) else { return false }
            return visibility.countsConstrained || !isConstrained(member, requirement, in: source)
        }
    }

    private static func isDeprecated(_ member: DeclSyntax, in source: SourceText) -> Bool {
        !member.attributes.restrictions(in: source).isDisjoint(with: [.deprecated, .unavailable])
    }

    private static func isConvenience(_ member: DeclSyntax, in source: SourceText) -> Bool {
        guard case .function(let function) = member.kind,
            function.parameters.contains(where: { $0.defaultValue != nil })
        else { return false }
        return DeclarationIndex.isCall(of: source.text(in: function.name), member, in: source)
    }

    private static func implements(_ member: DeclSyntax, _ requirement: Requirement, in source: SourceText) -> Bool {
        guard member.modifiers.isStatic(in: source) == requirement.isStatic else {
            return requirement.kind == .associatedtype && isAlias(member, named: requirement.name, in: source)
        }
        switch (member.kind, requirement.syntax.kind) {
        case (.function(let own), .function):
            return DeclarationName.of(own, in: source) == requirement.name && fits(member, requirement, in: source)
        case (.initializer(let own), .initializer):
            let name = DeclarationName.of(own, in: source).replacing("init!", with: "init?")
            let isFailable = own.optionalMark != nil
            return (name == requirement.name || !isFailable && "init?" + name.dropFirst(4) == requirement.name)
                && fits(member, requirement, in: source)
        case (.subscript(let own), .subscript):
            return DeclarationName.of(own, in: source) == requirement.name
                && (canSet(own.accessors, in: source, hasStorage: false) || !requirement.signature.isSettable)
                && fits(member, requirement, in: source)
        case (.variable(let own), .variable):
            return own.bindings.contains { binding in
                source.text(in: binding.name) == requirement.name
                    && (canSet(binding.accessors, in: source, hasStorage: !own.isLet)
                        || !requirement.signature.isSettable)
            }
        case (.typeAlias, .associatedType):
            return isAlias(member, named: requirement.name, in: source)
        default:
            return false
        }
    }

    private static func fits(_ member: DeclSyntax, _ requirement: Requirement, in source: SourceText) -> Bool {
        guard var signature = Signature(member, in: source) else { return false }
        // Setters are compared separately, and a witness need not have the effects of the getter.
        if case .subscript = member.kind { signature.effects = .none }
        return signature.fits(requirement.signature)
    }

    /// Whether the member demands more of its types than the requirement does.
    private static func isConstrained(_ member: DeclSyntax, _ requirement: Requirement, in source: SourceText) -> Bool {
        Signature(member, in: source)?.demandsMore(than: requirement.signature) ?? false
    }

    private static func isAlias(_ member: DeclSyntax, named name: String, in source: SourceText) -> Bool {
        guard case .typeAlias(let alias) = member.kind else { return false }
        return source.text(in: alias.name) == name
    }

    private static func canSet(_ block: AccessorBlockSyntax?, in source: SourceText, hasStorage: Bool) -> Bool {
        guard let block else { return hasStorage }
        let setters: [StaticString] = ["set", "_modify", "modify", "unsafeMutableAddress"]
        return block.accessors.contains { accessor in setters.contains { source.matches(accessor.name, $0) } }
    }
}
