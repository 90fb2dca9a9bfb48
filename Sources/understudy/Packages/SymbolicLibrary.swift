import UnderstudySyntax

/// The functions, values and types that Swift files declare, by their names without the types around them.
struct SymbolicLibrary {
    /// A function or an initialiser.
    struct Function {
        let source: SourceText
        /// The type that it is a member of.
        let type: String?
        /// Whether it is called on the type itself.
        let isStatic: Bool
        let parameters: [Parameter]
        let result: String?
        let body: [StatementSyntax]
    }

    /// A parameter of a function.
    struct Parameter {
        let label: String
        let name: String
        let type: String?
        let isVariadic: Bool
        let value: ExpressionSyntax?
    }

    /// A property or a global value: stored with a first value, or computed.
    struct Variable {
        let source: SourceText
        let owner: String?
        let isStatic: Bool
        let type: String?
        let value: ExpressionSyntax?
        let body: [StatementSyntax]
    }

    /// A case of an enumeration, with the types of its values.
    struct Case {
        let source: SourceText
        let name: String
        let parameters: [Parameter]
        let rawValue: ExpressionSyntax?
    }

    private(set) var functions: [String: [Function]] = [:]
    private(set) var variables: [String: [Variable]] = [:]
    /// The types with the cases that they have.
    private(set) var types: [String: [Case]] = [:]

    /// Adds what a file declares, or `statement` among others.
    mutating func add(_ statement: StatementSyntax, of source: SourceText) {
        switch statement {
        case .declaration(let declaration): add(source[declaration], in: nil)
        case .variables(let locals):
            for local in locals {
                add(
                    Variable(
                        source: source, owner: nil, isStatic: true, type: Self.name(of: local.type, in: source),
                        value: local.value, body: Self.getter(local.accessors, of: source)),
                    named: source[local.pattern.range].text)
            }
        case .branches(let branches): for inner in branches.joined() { add(inner, of: source) }
        default: break
        }
    }

    private mutating func add(_ declaration: InSource<DeclSyntax>, in owner: String?) {
        let source = declaration.source
        let isStatic = declaration.piece.modifiers.contains {
            source.matches($0.name, "static") || source.matches($0.name, "class")
        }
        switch declaration.piece.kind {
        case .function(let function):
            let made = Function(
                source: source, type: owner, isStatic: isStatic || owner == nil,
                parameters: function.parameters.map { Parameter(source[$0]) },
                result: Self.name(of: function.result, in: source), body: Self.body(function.body, of: source))
            functions[source[function.name].text, default: []].append(made)
        case .initializer(let initializer):
            let made = Function(
                source: source, type: owner, isStatic: true,
                parameters: initializer.parameters.map { Parameter(source[$0]) }, result: owner,
                body: Self.body(initializer.body, of: source))
            functions["init", default: []].append(made)
        case .variable(let variable): for binding in variable.bindings { add(source[binding], isStatic, in: owner) }
        case .enumCase(let elements): if let owner { add(elements.map { Case(source[$0]) }, to: owner) }
        case .nominal(let type):
            let name = source[type.name].text
            add([], to: name)
            for member in type.members.members { add(source[member], in: name) }
        case .extension(let type):
            let name = Self.name(of: type.extended, in: source)
            for member in type.members.members { add(source[member], in: name) }
        case .conditional(let clauses): for member in clauses.flatMap(\.members) { add(source[member], in: owner) }
        default: break
        }
    }

    private mutating func add(_ cases: [Case], to type: String) { types[type, default: []] += cases }

    private mutating func add(_ binding: InSource<BindingSyntax>, _ isStatic: Bool, in owner: String?) {
        let (piece, source) = (binding.piece, binding.source)
        let name = source[piece.name].text
        add(
            Variable(
                source: source, owner: owner, isStatic: isStatic || owner == nil,
                type: Self.name(of: piece.type, in: source), value: Self.expression(piece.initialValue, of: source),
                body: Self.getter(piece.accessors, of: source)),
            named: name)
    }

    private mutating func add(_ variable: Variable, named name: String) {
        variables[name, default: []].append(variable)
    }

    // MARK: - Syntax

    fileprivate static func expression(_ range: ByteRange?, of source: SourceText) -> ExpressionSyntax? {
        range.map { Parser.parseExpression(in: $0, of: source) }
    }

    private static func body(_ range: ByteRange?, of source: SourceText) -> [StatementSyntax] {
        range.map { Parser.parseBody(in: $0, of: source) } ?? []
    }

    private static func getter(_ block: AccessorBlockSyntax?, of source: SourceText) -> [StatementSyntax] {
        guard let block else { return [] }
        if block.accessors.isEmpty { return body(block.range, of: source) }
        return body(block.accessors.first { source.matches($0.name, "get") }?.body, of: source)
    }

    /// The name of a type, or of the elements of a collection, without the types around it.
    static func name(of type: TypeSyntax?, in source: SourceText) -> String? {
        guard let type = type?.unattributed else { return nil }
        switch type.form {
        case .named(let name, let arguments):
            return arguments.count == 1 ? self.name(of: arguments[0], in: source) : source[name].text
        case .member(_, let name, _): return source[name].text
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
            return name(of: inner, in: source)
        default: return nil
        }
    }
}

extension SymbolicLibrary.Parameter {
    fileprivate init(_ parameter: InSource<ParameterSyntax>) {
        let (piece, source) = (parameter.piece, parameter.source)
        let first = source[piece.firstName].text ?? "_"
        self.init(
            label: first == "_" ? "" : first, name: source[piece.secondName].text ?? first,
            type: SymbolicLibrary.name(of: piece.type, in: source), isVariadic: piece.isVariadic,
            value: SymbolicLibrary.expression(piece.defaultValue, of: source))
    }
}

extension SymbolicLibrary.Case {
    fileprivate init(_ element: InSource<EnumElementSyntax>) {
        let source = element.source
        self.init(
            source: source, name: source[element.piece.name].text,
            parameters: (element.piece.parameters ?? []).map { SymbolicLibrary.Parameter(source[$0]) },
            rawValue: SymbolicLibrary.expression(element.piece.rawValue, of: source))
    }
}
