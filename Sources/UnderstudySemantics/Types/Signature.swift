/// What a function, an initialiser, a subscript or a property declares, without a body.
package struct Signature: Hashable, Sendable {
    /// What is declared.
    package enum Kind: Hashable, Sendable {
        /// `func` with a name.
        case function
        /// `func` with an operator.
        case `operator`(Fixity)
        /// `init`, and whether it is failable.
        case initializer(Failability)
        /// `subscript`.
        case `subscript`(Accessors)
        /// `var` or `let`.
        case property(Accessors)
    }

    /// The fixity of an operator.
    package enum Fixity: Hashable, Sendable {
        /// Before its operand.
        case prefix
        /// Between its operands.
        case infix
        /// Behind its operand.
        case postfix
    }

    /// Whether an initialiser is failable.
    package enum Failability: String, Hashable, Sendable {
        /// `init`.
        case none = ""
        /// `init?`.
        case optional = "?"
        /// `init!`.
        case implicitlyUnwrapped = "!"
    }

    /// What is declared.
    package var kind: Kind
    /// The base name as it is written, in backticks where it has them; `init` and `subscript` for those.
    package var name: String
    /// The attributes, in order.
    package var attributes: [Attribute]
    /// The modifiers, in order.
    package var modifiers: [Modifier]
    /// The generic parameters.
    package var generics: [GenericParameter]
    /// The parameters; a property has none.
    package var parameters: [Parameter]
    /// The effects of a call, or of reading a property or a subscript.
    package var effects: Effects
    /// The result type as it is written; also the type of a property, and of a subscript's elements.
    package var result: SwiftType?
    /// The `where` clause.
    package var constraints: [GenericConstraint]

    /// A parameter of a function, an initialiser or a subscript.
    package struct Parameter: Hashable, Sendable {
        /// Attributes in front of the names.
        package var attributes: [Attribute]
        /// The first name: the argument label, `_`, or for one name both label and name.
        package var firstName: String?
        /// The second name.
        package var secondName: String?
        /// The type, without `...`.
        package var type: SwiftType
        /// Whether `...` follows the type.
        package var isVariadic: Bool
        /// Whether a call may leave it out.
        package var hasDefault: Bool

        init(
            attributes: [Attribute], firstName: String?, secondName: String?, type: SwiftType, isVariadic: Bool,
            hasDefault: Bool
        ) {
            (self.attributes, self.firstName, self.secondName) = (attributes, firstName, secondName)
            (self.type, self.isVariadic, self.hasDefault) = (type, isVariadic, hasDefault)
        }

        /// Creates the parameter of an initialiser that takes a property's value.
        package init(_ name: String, _ type: SwiftType, hasDefault: Bool) {
            self.init(
                attributes: [], firstName: name, secondName: nil, type: type, isVariadic: false, hasDefault: hasDefault)
        }
    }

    /// The accessors that a property or a subscript requires.
    package struct Accessors: Hashable, Sendable {
        /// Whether it can be set.
        package var isSettable: Bool
        /// Whether the value is lent instead of given: `borrow` (SE-0507).
        package var isLent = false
        /// The modifiers of the getter.
        package var getterModifiers: [Modifier]
        /// The modifiers of the setter.
        package var setterModifiers: [Modifier]

        /// Creates accessors.
        package init(isSettable: Bool, getterModifiers: [Modifier] = [], setterModifiers: [Modifier] = []) {
            self.isSettable = isSettable
            self.getterModifiers = getterModifiers
            self.setterModifiers = setterModifiers
        }
    }
}

extension Signature.Accessors {
    /// Whether reading mutates the value, and setting does not: `{ mutating get nonmutating set }`.
    package var onlyReadingChanges: Bool {
        getterModifiers.contains { $0.name == "mutating" } && setterModifiers.contains { $0.name == "nonmutating" }
    }
}

extension Signature {
    /// What the accessors ask for; `nil` for functions and initialisers, which setting it does not change.
    package var accessors: Accessors? {
        get {
            switch kind {
            case .subscript(let accessors), .property(let accessors): accessors
            case .function, .operator, .initializer: nil
            }
        }
        set {
            guard let newValue else { return }
            switch kind {
            case .subscript: kind = .subscript(newValue)
            case .property: kind = .property(newValue)
            case .function, .operator, .initializer: break
            }
        }
    }

    /// Whether it can be set.
    package var isSettable: Bool { accessors?.isSettable ?? false }

    /// Whether setting or reading mutates the value: a setter does unless it says otherwise.
    package var changesInPlace: Bool {
        guard let accessors else { return false }
        return accessors.isSettable && !accessors.setterModifiers.contains { $0.name == "nonmutating" }
            || (accessors.getterModifiers + accessors.setterModifiers).contains { $0.name == "mutating" }
    }

    /// Whether an initialiser is failable.
    package var failability: Failability { if case .initializer(let failability) = kind { failability } else { .none } }

    /// The fixity, for an operator; `nil` for anything else.
    package var fixity: Fixity? { if case .operator(let fixity) = kind { fixity } else { nil } }

    /// The result type; `nil` for `Void`, however that is written.
    package var value: SwiftType? { result.flatMap { $0.isVoid ? nil : $0 } }

    /// Whether it is static.
    package var isStatic: Bool { hasModifier("static") || hasModifier("class") }

    /// What `@available` says about uses, besides where it is introduced.
    package var restrictions: Set<Availability.Restriction> {
        var restrictions: Set<Availability.Restriction> = []
        for index in 0..<attributes.count {
            if let availability = attributes[index].availability { restrictions.formUnion(availability.restrictions) }
        }
        return restrictions
    }

    /// Whether the modifier `name` is written, with or without a detail.
    package func hasModifier(_ name: String) -> Bool {
        for index in 0..<modifiers.count where modifiers[index].name == name { return true }
        return false
    }

    /// Whether the attribute `name` is written.
    package func hasAttribute(_ name: String) -> Bool {
        for index in 0..<attributes.count where attributes[index].name == name { return true }
        return false
    }

    /// All types that it is written with, constraints included.
    package var types: [SwiftType] {
        // In a loop, since this is asked of all signatures, and a build without optimisation is slow with anything else.
        var types: [SwiftType] = []
        for index in 0..<parameters.count { types.append(parameters[index].type) }
        if let result { types.append(result) }
        if let thrown = effects.thrownType { types.append(thrown) }
        for index in 0..<generics.count { if let constraint = generics[index].constraint { types.append(constraint) } }
        for index in 0..<constraints.count { types += constraints[index].sides }
        return types
    }

    /// Whether the caller chooses a type: there are generic parameters, or parameters of opaque types.
    package var isGeneric: Bool { !generics.isEmpty || parameters.contains { $0.type.mentionsOpaque } }

    /// Whether it states its isolation, or is asynchronous.
    package var saysIsolation: Bool {
        func says(_ effects: Effects, _ types: [SwiftType]) -> Bool {
            effects.isAsync || types.contains { $0.contains(where: \.saysIsolation) }
        }
        return says(effects, types) || hasModifier("nonisolated") || hasModifier("isolated")
            || hasAttribute("concurrent")
    }

    /// Every name in it: its own, labels, parameters, and those of its types and attributes.
    package var words: Set<String> {
        var words: Set<String> = []
        _ = containsWord {
            words.insert($0)
            return false
        }
        return words
    }

    /// Whether `condition` holds for one of the names in it: its own, labels, parameters, and those of its types and
    /// attributes.
    package func containsWord(where condition: (String) -> Bool) -> Bool {
        func holds(_ name: String?) -> Bool {
            guard let name else { return false }
            return condition(name)
        }
        func holds(in type: SwiftType?) -> Bool { type?.containsWord(where: condition) ?? false }
        if condition(name) { return true }
        for index in 0..<parameters.count {
            let parameter = parameters[index]
            if holds(parameter.firstName) || holds(parameter.secondName) || holds(in: parameter.type) { return true }
        }
        if holds(in: result) || holds(in: effects.thrownType) { return true }
        for index in 0..<generics.count {
            if condition(generics[index].name) || holds(in: generics[index].constraint) { return true }
        }
        for index in 0..<constraints.count {
            if holds(in: constraints[index].left) || holds(in: constraints[index].right) { return true }
        }
        for index in 0..<attributes.count where condition(attributes[index].name) { return true }
        for index in 0..<modifiers.count where condition(modifiers[index].name) { return true }
        return false
    }
}

extension Signature {
    /// The signature of declarations without one.
    static let empty = Signature(
        kind: .property(.none), name: "", attributes: [], modifiers: [], generics: [], parameters: [], effects: .none,
        result: nil, constraints: [])
}

extension SwiftType {
    /// Whether the type itself, not one of its parts, states an isolation.
    fileprivate var saysIsolation: Bool {
        switch self {
        case .function(let function): function.effects.isAsync
        case .attributed(let specifiers, _):
            specifiers.contains { $0.name == "isolated" || $0.name == "nonisolated" }
        default: false
        }
    }
}
