import UnderstudySemantics

/// A double as it is emitted.
package struct EmittedDouble: Sendable {
    /// A member, as messages name it and as its storage is called.
    package struct MemberNames: Sendable {
        /// The name with labels.
        package let name: String
        /// What the names of its storage begin with.
        package let stem: String
    }

    /// The kind.
    package let kind: DoubleKind
    /// The type with its header, without `#if` around it.
    package let typeLines: [String]
    /// The branches of `#if` around it, outermost first.
    package let branches: [Scope.Branch]
    /// The pieces of its body.
    package let body: [EmittedBlock]
    /// What it needs to be imported.
    package let imports: ImportSet
    /// The members, as they were built.
    let items: [Double.Item]

    /// How the members for requirements are called.
    package var members: [RequirementKey: MemberNames] {
        let named = Double.members(items).compactMap { built in
            built.member.key.map { ($0, MemberNames(name: built.member.name, stem: built.member.stem)) }
        }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// The whole text, with the header above and `#if` around it.
    package var lines: [String] {
        Scope.wrapped(typeLines, in: branches)
    }

    /// What the pieces need.
    package var mentions: EmittedDeclaration.Mentions {
        body.flatMap(\.declarations).reduce(into: EmittedDeclaration.Mentions()) { $0.formUnion($1.mentions) }
    }

    /// What each line of the type belongs to; lines of the header and directives belong to nothing.
    package var roles: [EmittedDeclaration.Role?] {
        let body = EmittedBlock.annotated(body)
        // The template of the type puts the body on lines of their own, further in.
        let start = typeLines.indices.first { $0 > 0 && typeLines[$0].drop { $0 == " " } == body.first?.line[...] }
        guard let start else { return typeLines.map { _ in nil } }
        return typeLines.indices.map { $0 >= start && $0 < start + body.count ? body[$0 - start].role : nil }
    }
}
