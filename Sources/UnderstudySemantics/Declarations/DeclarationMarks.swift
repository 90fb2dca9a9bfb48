import UnderstudySyntax

extension [ModifierSyntax] {
    /// Whether they make a member static.
    func isStatic(in source: SourceText) -> Bool {
        contains { source.matches($0.name, "static") || source.matches($0.name, "class") }
    }
}

extension [AttributeSyntax] {
    /// What `@available` says about uses, besides where something is introduced.
    func restrictions(in source: SourceText) -> Set<Availability.Restriction> {
        reduce(into: []) { restrictions, attribute in
            guard source.matches(attribute.name, "available") else { return }
            restrictions.formUnion(Attribute(attribute, in: source).availability?.restrictions ?? [])
        }
    }
}
