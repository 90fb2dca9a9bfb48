import UnderstudySyntax

/// A requirement that a protocol inherits.
public struct InheritedRequirement: Sendable {
    /// The requirement.
    public let requirement: Requirement
    /// The protocol that declares it.
    public let origin: String
    /// Whether it comes from the table of the platform's protocols, and so has no line of its own.
    public let isStandard: Bool
    /// Whether a type that conforms gets an implementation without writing one.
    public let hasDefault: Bool
}

extension DeclarationIndex {
    /// The requirements that `declaration` inherits, nearest protocol first, including those of the platform's
    /// protocols; a requirement that a nearer protocol redeclares is not repeated.
    public func inheritedRequirements(of declaration: ProtocolDeclaration) -> [InheritedRequirement] {
        let resolved = resolve(declaration)
        var seen = Set(declaration.requirements.filter { $0.kind == .associatedtype }.map(\.name))
        var inherited: [InheritedRequirement] = []
        let requirements = Dictionary(grouping: resolved.requirements, by: \.origin.name)
        for ancestor in resolved.ancestors {
            for requirement in ancestor.declaration.requirements
            where requirement.kind == .associatedtype && seen.insert(requirement.name).inserted {
                inherited.append(
                    InheritedRequirement(
                        requirement: requirement, origin: ancestor.declaration.name, isStandard: ancestor.isStandard,
                        hasDefault: false))
            }
            for entry in requirements[ancestor.declaration.name] ?? [] {
                inherited.append(
                    InheritedRequirement(
                        requirement: entry.requirement, origin: entry.origin.name, isStandard: entry.isStandard,
                        hasDefault: entry.hasDefault))
            }
        }
        return inherited
    }
}

extension Requirement {
    /// The text without the marks that only the table of the platform's protocols carries.
    public var publicText: String {
        unmarkedRange.map(source.compactText(in:)) ?? text
    }

    /// The public text as a person writes it on one line.
    public var lineText: String {
        if case .variable(let variable) = syntax.kind, variable.bindings.count > 1 { return text }
        return source.lineText(in: unmarkedRange ?? syntax.range)
    }

    /// What is after the marks; `nil` where there are none.
    private var unmarkedRange: ByteRange? {
        let marks = syntax.attributes.filter { source.text(in: $0.name).hasPrefix("_has") }
        return marks.last.map { ByteRange(start: $0.range.upperBound, end: syntax.range.upperBound) }
    }
}
