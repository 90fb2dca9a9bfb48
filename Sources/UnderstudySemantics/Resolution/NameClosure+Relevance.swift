import UnderstudySyntax

extension InitializerSyntax {
    /// Whether it gives a value whenever it is called, of a type that nobody has to name.
    var givesValues: Bool {
        optionalMark == nil && !effects.isAsync && !effects.isThrowing && genericParameters.isEmpty
    }
}

extension TypeDeclaration {
    /// Whether a value of it might be made, judging by its own declaration.
    var mayBeMade: Bool { details.genericParameters.isEmpty && details.kind != .enum }
}

extension ProtocolDeclaration {
    /// The places of the types of parameters, in order, of which a double never makes a value: it receives them.
    ///
    /// A function is called, for which values of its own parameters may be made.
    var typesOfReceivedValues: [ByteRange] {
        var places: [ByteRange] = []
        for requirement in requirements {
            let (written, parameters) = (requirement.syntax.parameters, requirement.signature.parameters)
            for index in 0..<min(written.count, parameters.count) where !parameters[index].type.holdsFunction {
                places.append(written[index].type.range)
            }
        }
        return places
    }
}

extension DeclSyntax {
    /// Whether it declares an initialiser: a type with one of its own has none that the compiler writes.
    var isInitializer: Bool { if case .initializer = kind { true } else { false } }

    /// The parameters of a function, an initialiser or a subscript.
    var parameters: [ParameterSyntax] {
        switch kind {
        case .function(let function): function.parameters
        case .initializer(let initializer): initializer.parameters
        case .subscript(let `subscript`): `subscript`.parameters
        default: []
        }
    }
}

extension SwiftType {
    /// Whether a function type is written in it.
    var holdsFunction: Bool { contains { if case .function = $0 { true } else { false } } }
}
