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

    init(_ written: InSource<GenericParameterSyntax>) {
        let (syntax, source) = (written.piece, written.source)
        self.init(
            source.text(in: syntax.name), constraint: syntax.inherited.map { SwiftType(source[$0]) },
            isPack: syntax.isPack, isValue: syntax.isValue)
    }
}

/// One constraint of a `where` clause: `A: B` or `A == B`.
package struct GenericConstraint: Hashable, Sendable {
    /// How the two sides are related.
    package enum Relation: Hashable, Sendable {
        /// `A: B`.
        case conformance
        /// `A == B`.
        case sameType
    }

    /// The left side.
    package var left: SwiftType
    /// How the sides are related.
    package let relation: Relation
    /// The right side.
    package var right: SwiftType

    /// Creates a constraint.
    package init(left: SwiftType, relation: Relation, right: SwiftType) {
        self.left = left
        self.relation = relation
        self.right = right
    }

    /// `type: constraint`.
    package init(_ type: SwiftType, conformsTo constraint: SwiftType) {
        self.init(left: type, relation: .conformance, right: constraint)
    }

    /// `type == other`.
    package init(_ type: SwiftType, is other: SwiftType) {
        self.init(left: type, relation: .sameType, right: other)
    }

    /// The constraint that is written there.
    package init(_ written: InSource<GenericRequirementSyntax>) {
        let (left, right) = (SwiftType(written[written.piece.left]), SwiftType(written[written.piece.right]))
        switch written.piece.relation {
        case .conformance: self.init(left, conformsTo: right)
        case .sameType: self.init(left, is: right)
        }
    }

    /// The constraints that `clause` writes; none without a clause.
    package static func all(_ clause: InSource<WhereClauseSyntax?>) -> [GenericConstraint] {
        (clause.piece?.requirements ?? []).map { GenericConstraint(clause[$0]) }
    }

    /// Both sides.
    package var sides: [SwiftType] { [left, right] }

    /// The constraint with both sides changed by `change`.
    package func mapping(_ change: (SwiftType) -> SwiftType) -> GenericConstraint {
        GenericConstraint(left: change(left), relation: relation, right: change(right))
    }

    /// The same constraint however it is spelled: `A == B` is `B == A`.
    func canonical(replacing generics: [String: SwiftType]) -> GenericConstraint {
        let sides = self.sides.map { $0.canonical(replacing: generics) }
        let isInOrder = relation == .conformance || sides[0].description <= sides[1].description
        return GenericConstraint(left: sides[isInOrder ? 0 : 1], relation: relation, right: sides[isInOrder ? 1 : 0])
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
    package var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    func write(to text: inout String) {
        left.write(to: &text)
        text += relation == .conformance ? ": " : " == "
        right.write(to: &text)
    }
}
