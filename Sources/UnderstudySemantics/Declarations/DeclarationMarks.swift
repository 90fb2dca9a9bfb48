import UnderstudySyntax

extension [ModifierSyntax] {
    /// Whether they make a member one of the type rather than of its values.
    func isStatic(in source: SourceText) -> Bool {
        contains { source.matches($0.name, "static") || source.matches($0.name, "class") }
    }
}

extension [AttributeSyntax] {
    /// What `@available` says of uses besides where something starts.
    func restrictions(in source: SourceText) -> Set<Availability.Restriction> {
        reduce(into: []) { restrictions, attribute in
            guard source.matches(attribute.name, "available") else { return }
            restrictions.formUnion(Attribute(attribute, in: source).availability?.restrictions ?? [])
        }
    }
}
