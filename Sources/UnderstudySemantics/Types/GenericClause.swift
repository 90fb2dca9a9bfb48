import UnderstudySyntax

/// One generic parameter: `T`, `T: P`, `each T: P` or `let n: Int`.
package struct GenericParameter: Hashable, Sendable {
    /// The name.
    package var name: String
    /// Whether it is a pack (SE-0393).
    package let isPack: Bool
    /// Whether it is a value (SE-0452).
    package let isValue: Bool
    /// The constraint after the colon.
    package var constraint: SwiftType?

    /// Creates a parameter.
    package init(_ name: String, constraint: SwiftType? = nil, isPack: Bool = false, isValue: Bool = false) {
        self.name = name
        self.constraint = constraint
        self.isPack = isPack
        self.isValue = isValue
    }

    init(_ syntax: GenericParameterSyntax, in source: SourceText) {
        self.init(
            source.text(in: syntax.name), constraint: syntax.inherited.map { SwiftType($0, in: source) },
            isPack: syntax.isPack, isValue: syntax.isValue)
    }
}

/// One constraint of a `where` clause: `A: B` or `A == B`.
package struct GenericConstraint: Hashable, Sendable {
    /// How the two sides are tied.
    package enum Relation: Hashable, Sendable {
        /// `A: B`.
        case conformance
        /// `A == B`.
        case sameType
    }

    /// The left side.
    package var left: SwiftType
    /// How the sides are tied.
    package let relation: Relation
    /// The right side.
    package var right: SwiftType

    /// Creates a constraint.
    package init(_ left: SwiftType, _ relation: Relation, _ right: SwiftType) {
        self.left = left
        self.relation = relation
        self.right = right
    }

    /// The constraint that `syntax` writes in `source`.
    package init(_ syntax: GenericRequirementSyntax, in source: SourceText) {
        self.init(
            SwiftType(syntax.left, in: source), syntax.relation == .conformance ? .conformance : .sameType,
            SwiftType(syntax.right, in: source))
    }

    /// The constraints that `clause` writes in `source`; none without a clause.
    package static func all(_ clause: WhereClauseSyntax?, in source: SourceText) -> [GenericConstraint] {
        (clause?.requirements ?? []).map { GenericConstraint($0, in: source) }
    }

    /// Both sides.
    package var sides: [SwiftType] { [left, right] }

    /// The constraint with both sides changed by `change`.
    package func mapping(_ change: (SwiftType) -> SwiftType) -> GenericConstraint {
        GenericConstraint(change(left), relation, change(right))
    }

    /// The same constraint however it is spelled: `A == B` is `B == A`.
    func canonical(replacing generics: [String: SwiftType]) -> GenericConstraint {
        let sides = self.sides.map { $0.canonical(replacing: generics) }
        let isInOrder = relation == .conformance || sides[0].description <= sides[1].description
        return GenericConstraint(sides[isInOrder ? 0 : 1], relation, sides[isInOrder ? 1 : 0])
    }
}

extension GenericParameter: CustomStringConvertible {
    /// The parameter as Swift writes it.
    package var description: String {
        (isPack ? "each " : isValue ? "let " : "") + name + (constraint.map { ": \($0)" } ?? "")
    }
}

extension GenericConstraint: CustomStringConvertible {
    /// The constraint as Swift writes it.
    package var description: String { "\(left)" + (relation == .conformance ? ": " : " == ") + "\(right)" }
}
