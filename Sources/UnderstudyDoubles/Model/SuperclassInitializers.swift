import UnderstudySemantics

/// The initialisers of the superclass that a protocol asks for, as far as its sources show.
struct SuperclassInitializers {
    /// One of them.
    private struct Initializer {
        let signature: Signature
        let isRequired: Bool
        /// The file that declares it.
        let path: String
    }

    /// One that a double declares itself since the superclass requires it.
    struct Restated {
        /// It, as the superclass writes it.
        let signature: Signature
        /// The file that declares it.
        let path: String

        /// The member, with types as `written` gives them.
        func member(written: (SwiftType) -> SwiftType) -> String {
            var member = signature.mappingTypes(written)
            member.attributes = []
            member.modifiers = [Modifier("required")]
            return member.description + " { " + signature.superCall + " }"
        }
    }

    private var initializers: [Initializer] = []

    init(_ resolved: ResolvedProtocol, in index: DeclarationIndex) {
        for found in index.superclasses(of: resolved) {
            add(found.type, found.arguments, onlyRequired: !initializers.isEmpty)
        }
    }

    private mutating func add(_ type: TypeDeclaration, _ arguments: [String: SwiftType], onlyRequired: Bool) {
        for member in type.members {
            guard case .initializer = member.kind, let written = Signature(type.source[member]) else { continue }
            let modifiers = type.modifiers(of: member)
            let isRequired = modifiers.has("required")
            if modifiers.has("convenience") && !isRequired || onlyRequired && !isRequired { continue }
            if modifiers.isPrivate { continue }
            let signature = written.mappingTypes { $0.substituting(arguments) }
            guard !initializers.contains(where: { $0.signature.takesSame(signature) }) else { continue }
            initializers.append(Initializer(signature: signature, isRequired: isRequired, path: type.source.path))
        }
    }

    /// How the initialiser `signature` of a subclass restates one that it inherits, or calls another one; `nil` where the
    /// compiler calls it by itself.
    ///
    /// - Parameter value: An expression of a type, where one can be had.
    func override(
        _ signature: Signature, value: (SwiftType) -> DefaultValue?
    ) -> (modifier: Modifier?, call: DefaultValue)? {
        guard let found = initializers.first(where: { $0.signature.takesSame(signature) }) else {
            let plain = initializers.first { $0.signature.parameters.isEmpty }
            if plain == nil { return initializers.compactMap { $0.signature.superCall(value) }.first.map { (nil, $0) } }
            // Without others, the compiler calls it by itself.
            return initializers.count > 1 ? plain.map { (nil, DefaultValue($0.signature.superCall)) } : nil
        }
        let isForced = signature.failability == .none && found.signature.failability != .none
        let call = DefaultValue(found.signature.superCall + (isForced ? "!" : ""))
        return (Modifier(found.isRequired ? "required" : "override"), call)
    }

    /// The required initialisers that `own` doesn't have.
    func restated(besides own: [Signature]) -> [Restated] {
        initializers.filter { required in
            required.isRequired && !own.contains { $0.takesSame(required.signature) }
        }.map { Restated(signature: $0.signature, path: $0.path) }
    }
}

extension Signature {
    /// Whether calls of it look like those of `other`.
    fileprivate func takesSame(_ other: Signature) -> Bool {
        parameters.count == other.parameters.count
            && zip(parameters, other.parameters).allSatisfy { own, other in
                own.label(isLabelledByDefault: true) == other.label(isLabelledByDefault: true)
                    && own.type.canonical == other.type.canonical
            }
    }

    /// The call of the superclass's initialiser with values that tests don't mind; `nil` where there are none, or where it
    /// may fail.
    fileprivate func superCall(_ value: (SwiftType) -> DefaultValue?) -> DefaultValue? {
        guard failability == .none, effects == .none else { return nil }
        var arguments: [String] = []
        var values: [DefaultValue] = []
        for parameter in parameters where !parameter.hasDefault {
            guard !parameter.type.has(.inout), let value = value(parameter.type) else { return nil }
            let label = parameter.label(isLabelledByDefault: true)
            arguments.append(label == "_" ? value.text : label + ": " + value.text)
            values.append(value)
        }
        return DefaultValue("super.init(" + arguments.joined(separator: ", ") + ")", madeOf: values)
    }

    /// The call of the superclass's initialiser with the arguments of one that restates it.
    fileprivate var superCall: String {
        let arguments = parameters.map { parameter in
            let name = SwiftNames.escaped(SwiftNames.bare(parameter.innerName ?? "_"))
            let value = (parameter.type.has(.inout) ? "&" : "") + name
            let label = parameter.label(isLabelledByDefault: true)
            return label == "_" ? value : label + ": " + value
        }
        return effects.callPrefix + "super.init(" + arguments.joined(separator: ", ") + ")"
    }
}
