import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

extension InSource<DeclSyntax> {
    /// The statements of a function, an initialiser, a property or of a file.
    ///
    /// - Parameter index: Which of several properties that are declared together; `nil` for all.
    func statements(ofBinding index: Int? = nil) -> [StatementSyntax] {
        func body(_ range: ByteRange?) -> [StatementSyntax] { range.map { Parser.parseBody(in: $0, of: source) } ?? [] }
        switch piece.kind {
        case .function(let function): return body(function.body)
        case .initializer(let initializer): return body(initializer.body)
        case .variable(let variable):
            let bindings = index.map { variable.bindings[safe: $0].map { [$0] } ?? [] } ?? variable.bindings
            return bindings.flatMap { binding -> [StatementSyntax] in
                let first = binding.initialValue.map {
                    StatementSyntax.expression(Parser.parseExpression(in: $0, of: source))
                }
                let accessors = binding.accessors.map { block in
                    block.accessors.isEmpty ? body(block.range) : block.accessors.flatMap { body($0.body) }
                }
                return (first.map { [$0] } ?? []) + (accessors ?? [])
            }
        case .code:
            let range = ByteRange(start: piece.introducer.lowerBound, end: piece.range.upperBound)
            return Parser.parseStatements(in: range, of: source)
        default: return []
        }
    }

    /// Its parameters.
    var parameters: [ParameterSyntax] {
        switch piece.kind {
        case .function(let function): function.parameters
        case .initializer(let initializer): initializer.parameters
        default: []
        }
    }

    /// Whether it takes an argument that is made anew each time it is asked for.
    var takesAutoclosure: Bool {
        parameters.contains { parameter in
            guard case .attributed(let specifiers, _) = parameter.type.form else { return false }
            return specifiers.contains { source.matches($0.name, "autoclosure") }
        }
    }

    /// The names of its parameters, which are constants but for `inout` ones.
    var parameterNames: [String] {
        parameters.compactMap { parameter in
            if case .attributed = parameter.type.form { return nil }
            return (parameter.secondName ?? parameter.firstName).map(source.text(in:))
        }
    }
}
