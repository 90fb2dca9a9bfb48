import UnderstudySyntax

/// Tells whether a member implements a requirement, from their declarations alone.
///
/// Types are held against each other as they are written; where generic parameters or associated types make that
/// uncertain, names, labels and the number of parameters decide.
enum Witness {
    /// Which members count.
    struct Visibility {
        /// The narrowest level that counts.
        let demanded: AccessLevel
        /// The level of members that write none.
        let inherited: AccessLevel
        /// Whether members count that the compiler warns of.
        var countsDeprecated = true
    }

    /// Whether one of `members`, which have the base name of `requirement`, implements it.
    static func exists(
        for requirement: Requirement, among members: [DeclSyntax], in source: SourceText, visibility: Visibility
    ) -> Bool {
        members.contains { member in
            guard visibility.countsDeprecated || !isDeprecated(member, in: source) else { return false }
            let access = AccessLevel(member.modifiers, in: source) ?? visibility.inherited
            return access >= visibility.demanded && implements(member, requirement, in: source)
        }
    }

    private static func isDeprecated(_ member: DeclSyntax, in source: SourceText) -> Bool {
        member.attributes.contains { attribute in
            guard source.matches(attribute.name, "available"), let range = attribute.arguments else { return false }
            let arguments = source.text(in: range)
            return arguments.contains("deprecated") || arguments.contains("unavailable")
        }
    }

    private static func implements(_ member: DeclSyntax, _ requirement: Requirement, in source: SourceText) -> Bool {
        guard isStatic(member, in: source) == requirement.isStatic else {
            return requirement.kind == .associatedtype && isAlias(member, named: requirement.name, in: source)
        }
        switch (member.kind, requirement.syntax.kind) {
        case (.function(let own), .function(let demanded)):
            return DeclarationName.of(own, in: source) == requirement.name
                && Signature(own, source).fits(Signature(demanded, requirement.source))
        case (.initializer(let own), .initializer(let demanded)):
            let name = DeclarationName.of(own, in: source).replacing("init!", with: "init?")
            let isFailable = own.optionalMark != nil
            return (name == requirement.name || !isFailable && "init?" + name.dropFirst(4) == requirement.name)
                && Signature(own, source).fits(Signature(demanded, requirement.source))
        case (.subscript(let own), .subscript(let demanded)):
            return DeclarationName.of(own, in: source) == requirement.name
                && canSet(own.accessors, in: source, hasStorage: false) >= demandsSetter(requirement)
                && Signature(own, source).fits(Signature(demanded, requirement.source))
        case (.variable(let own), .variable):
            return own.bindings.contains { binding in
                source.text(in: binding.name) == requirement.name
                    && canSet(binding.accessors, in: source, hasStorage: !own.isLet) >= demandsSetter(requirement)
            }
        case (.typeAlias, .associatedType):
            return isAlias(member, named: requirement.name, in: source)
        default:
            return false
        }
    }

    private static func isAlias(_ member: DeclSyntax, named name: String, in source: SourceText) -> Bool {
        guard case .typeAlias(let alias) = member.kind else { return false }
        return source.text(in: alias.name) == name
    }

    private static func isStatic(_ member: DeclSyntax, in source: SourceText) -> Bool {
        member.modifiers.contains { source.matches($0.name, "static") || source.matches($0.name, "class") }
    }

    private static func canSet(_ block: AccessorBlockSyntax?, in source: SourceText, hasStorage: Bool) -> Int {
        guard let block else { return hasStorage ? 1 : 0 }
        let setters: [StaticString] = ["set", "_modify", "modify", "unsafeMutableAddress"]
        return block.accessors.contains { accessor in setters.contains { source.matches(accessor.name, $0) } } ? 1 : 0
    }

    private static func demandsSetter(_ requirement: Requirement) -> Int {
        let block: AccessorBlockSyntax?
        switch requirement.syntax.kind {
        case .subscript(let syntax): block = syntax.accessors
        default: block = requirement.binding?.accessors
        }
        return canSet(block, in: requirement.source, hasStorage: false)
    }
}
