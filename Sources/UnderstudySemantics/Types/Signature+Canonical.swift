extension Signature {
    /// The signature without everything that makes no difference to which requirement it is.
    ///
    /// Two requirements with the same canonical signature are met by one member: names inside of a member, the names and
    /// the spelling of generic parameters, the order of constraints and the spelling of types are left out. Of a
    /// property only the name counts, and whether it belongs to the type: another type would be a contradiction.
    package var canonical: Signature { canonical(fixing: [:]) }

    /// The same with associated types as what `types`, which are canonical, says of them.
    func canonical(fixing types: [String: SwiftType]) -> Signature {
        var copy = self
        copy.attributes = []
        copy.modifiers = isStatic ? [Modifier("static")] : []
        if case .property = kind {
            copy.kind = .property(.none)
            copy.effects = .none
            copy.result = nil
            return copy
        }
        if case .subscript = kind { copy.kind = .subscript(.none) }
        let names = generics.enumerated().map { ($0.element.name, SwiftType.named("\($0.offset)")) }
        let generics = types.merging(names, uniquingKeysWith: { _, own in own })
        copy.generics = self.generics.enumerated().map { position, generic in
            GenericParameter("\(position)", isPack: generic.isPack, isValue: generic.isValue)
        }
        let isLabelled = self.isLabelledByDefault
        copy.parameters = parameters.map { $0.canonical(replacing: generics, isLabelledByDefault: isLabelled) }
        copy.effects = effects.mappingThrownType { $0.canonical(replacing: generics) }
        copy.result = value?.canonical(replacing: generics)
        copy.constraints = allConstraints.map { $0.canonical(replacing: generics) }.sortedByDescription()
        return copy
    }

    /// The argument labels, `_` for none.
    package var labels: [String] {
        let isLabelled = isLabelledByDefault
        return parameters.map { $0.label(isLabelledByDefault: isLabelled) }
    }

    /// Whether a parameter with one name uses it as its label.
    package var isLabelledByDefault: Bool {
        switch kind {
        case .function, .initializer, .property: true
        case .operator, .subscript: false
        }
    }

    /// The constraints on types, whether after a colon or in the `where` clause, with one conformance each.
    package var allConstraints: [GenericConstraint] {
        let own = generics.flatMap { generic in
            (generic.constraint?.conjuncts ?? []).map { GenericConstraint(.named(generic.name), conformsTo: $0) }
        }
        let others = constraints.flatMap { constraint in
            constraint.relation == .sameType
                ? [constraint]
                : constraint.right.conjuncts.map { GenericConstraint(constraint.left, conformsTo: $0) }
        }
        return own + others
    }
}

extension Signature.Accessors {
    /// No accessors that say anything.
    static let none = Signature.Accessors(isSettable: false)
}

extension Signature.Parameter {
    /// The argument label; `_` for none.
    package func label(isLabelledByDefault: Bool) -> String {
        guard let firstName else { return "_" }
        return isLabelledByDefault || secondName != nil ? firstName : "_"
    }

    /// The name inside the member; `nil` where it has none.
    package var innerName: String? { (secondName ?? firstName).flatMap { $0 == "_" ? nil : $0 } }

    fileprivate func canonical(replacing generics: [String: SwiftType], isLabelledByDefault: Bool) -> Self {
        var copy = self
        copy.attributes = []
        copy.firstName = label(isLabelledByDefault: isLabelledByDefault)
        copy.secondName = nil
        // How a parameter is passed does not distinguish two members, except for `inout`.
        copy.type = type.canonical(replacing: generics).with(type.has(.inout) ? [.inout] : [])
        copy.hasDefault = false
        return copy
    }
}

extension [GenericConstraint] {
    /// The constraints in an order that does not depend on how they were written, each once.
    fileprivate func sortedByDescription() -> [GenericConstraint] {
        var seen: Set<GenericConstraint> = []
        return filter { seen.insert($0).inserted }.map { ($0, $0.description) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
}
