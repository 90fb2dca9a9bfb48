@testable import UnderstudySyntax

/// The structure of a tree as short text, to be compared in tests.
struct Outline {
    private let source: SourceText

    /// One line a declaration, members indented.
    static func text(of file: SourceFileSyntax) -> String {
        Outline(source: file.source).lines(of: file.declarations).joined(separator: "\n")
    }

    /// One type.
    static func text(of type: TypeSyntax, in source: SourceText) -> String {
        Outline(source: source).text(type)
    }

    private func lines(of declarations: [DeclSyntax]) -> [String] {
        declarations.flatMap { declaration -> [String] in
            let attributes = declaration.attributes.map { source.compactText(in: $0.range) + " " }.joined()
            let modifiers = declaration.modifiers.map { source.compactText(in: $0.range) + " " }.joined()
            let (head, members) = describe(declaration.kind)
            return [attributes + modifiers + head] + members.map { "  " + $0 }
        }
    }

    private func describe(_ kind: DeclSyntax.Kind) -> (String, [String]) {
        switch kind {
        case .protocol(let syntax):
            let primary = syntax.primaryAssociatedTypes.map(source.text(in:)).joined(separator: ", ")
            let name = "protocol " + source.text(in: syntax.name) + (primary.isEmpty ? "" : "<\(primary)>")
            return (name + text(syntax.inherited) + text(syntax.whereClause), lines(of: syntax.members.members))
        case .nominal(let syntax):
            let name = "\(syntax.kind) " + source.text(in: syntax.name) + text(syntax.genericParameters)
            return (name + text(syntax.inherited) + text(syntax.whereClause), lines(of: syntax.members.members))
        case .extension(let syntax):
            let head = "extension " + text(syntax.extended) + text(syntax.inherited) + text(syntax.whereClause)
            return (head, lines(of: syntax.members.members))
        case .function(let syntax):
            let name = "func " + source.text(in: syntax.name) + text(syntax.genericParameters)
            return (
                name + text(syntax.parameters) + text(syntax.effects) + arrow(syntax.result)
                    + text(syntax.whereClause) + (syntax.body == nil ? "" : " {}"), []
            )
        case .initializer(let syntax):
            let name = "init" + (syntax.optionalMark.map(source.text(in:)) ?? "") + text(syntax.genericParameters)
            return (name + text(syntax.parameters) + text(syntax.effects) + text(syntax.whereClause), [])
        case .subscript(let syntax):
            let name = "subscript" + text(syntax.genericParameters) + text(syntax.parameters)
            return (name + arrow(syntax.result) + text(syntax.whereClause) + text(syntax.accessors), [])
        case .variable(let syntax):
            return ((syntax.isLet ? "let " : "var ") + syntax.bindings.map(text).joined(separator: ", "), [])
        case .typeAlias(let syntax):
            let name = "typealias " + source.text(in: syntax.name) + text(syntax.genericParameters)
            return (name + " = " + text(syntax.type) + text(syntax.whereClause), [])
        case .associatedType(let syntax):
            let name = "associatedtype " + source.text(in: syntax.name) + text(syntax.inherited)
            return (name + (syntax.defaultType.map { " = " + text($0) } ?? "") + text(syntax.whereClause), [])
        case .enumCase(let elements):
            let names = elements.map { source.text(in: $0.name) + ($0.parameters.map(text) ?? "") }
            return ("case " + names.joined(separator: ", "), [])
        case .import(let syntax):
            let kind = syntax.importKind.map { source.text(in: $0) + " " } ?? ""
            return ("import " + kind + syntax.path.map(source.text(in:)).joined(separator: "."), [])
        case .conditional(let clauses):
            return ("conditional", clauses.flatMap { [source.compactText(in: $0.clause)] + lines(of: $0.members) })
        case .deinitializer: return ("deinit", [])
        case .other: return ("other", [])
        case .code: return ("code", [])
        }
    }

    private func arrow(_ type: TypeSyntax?) -> String { type.map { " -> " + text($0) } ?? "" }

    private func text(_ inherited: [TypeSyntax]) -> String {
        inherited.isEmpty ? "" : ": " + inherited.map(text).joined(separator: ", ")
    }

    private func text(_ generics: [GenericParameterSyntax]) -> String {
        guard !generics.isEmpty else { return "" }
        let names = generics.map { parameter in
            (parameter.isPack ? "each " : parameter.isValue ? "let " : "") + source.text(in: parameter.name)
                + (parameter.inherited.map { ": " + text($0) } ?? "")
        }
        return "<" + names.joined(separator: ", ") + ">"
    }

    private func text(_ clause: WhereClauseSyntax?) -> String {
        guard let clause else { return "" }
        let parts = clause.requirements.map {
            text($0.left) + ($0.relation == .sameType ? " == " : ": ") + text($0.right)
        }
        return " where " + parts.joined(separator: ", ")
    }

    private func text(_ parameters: [ParameterSyntax]) -> String {
        let parts = parameters.map { parameter in
            let attributes = parameter.attributes.map { source.compactText(in: $0.range) + " " }.joined()
            let names = [parameter.firstName, parameter.secondName].compactMap { $0 }.map(source.text(in:))
            let label = names.isEmpty ? "" : names.joined(separator: " ") + ": "
            let value = parameter.defaultValue.map { " = " + source.compactText(in: $0) } ?? ""
            return attributes + label + text(parameter.type) + (parameter.isVariadic ? "..." : "") + value
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    private func text(_ effects: EffectsSyntax) -> String {
        let thrown = effects.thrownType.map { "(" + text($0) + ")" } ?? ""
        return (effects.isAsync ? " async" : "")
            + (effects.isThrowing ? (effects.isRethrows ? " rethrows" : " throws" + thrown) : "")
    }

    private func text(_ binding: BindingSyntax) -> String {
        source.text(in: binding.name) + (binding.type.map { ": " + text($0) } ?? "")
            + (binding.initialValue.map { " = " + source.compactText(in: $0) } ?? "") + text(binding.accessors)
    }

    private func text(_ block: AccessorBlockSyntax?) -> String {
        guard let block else { return "" }
        guard !block.accessors.isEmpty else { return " {}" }
        let words = block.accessors.map { accessor in
            accessor.modifiers.map { source.text(in: $0.range) + " " }.joined() + source.text(in: accessor.name)
                + text(accessor.effects) + (accessor.body == nil ? "" : " {}")
        }
        return " { " + words.joined(separator: "; ") + " }"
    }
}

// MARK: - Types

extension Outline {
    private func text(_ type: TypeSyntax) -> String {
        switch type.form {
        case .named(let name, let arguments): source.text(in: name) + list(arguments)
        case .member(let base, let name, let arguments):
            text(base) + "." + source.text(in: name) + list(arguments)
        case .optional(let type): "optional(\(text(type)))"
        case .implicitlyUnwrapped(let type): "unwrapped(\(text(type)))"
        case .array(let type): "array(\(text(type)))"
        case .dictionary(let key, let value): "dictionary(\(text(key)), \(text(value)))"
        case .inlineArray(let count, let type): "inline(\(text(count)), \(text(type)))"
        case .tuple(let elements): "tuple" + list(elements)
        case .function(let function):
            "function" + list(function.parameters) + text(function.effects) + " -> " + text(function.result)
        case .composition(let types): "all(" + types.map(text).joined(separator: ", ") + ")"
        case .some(let type): "some(\(text(type)))"
        case .any(let type): "any(\(text(type)))"
        case .suppressed(let type): "not(\(text(type)))"
        case .attributed(let specifiers, let type):
            "[" + specifiers.map { source.compactText(in: $0.range) }.joined(separator: " ") + "]" + text(type)
        case .packExpansion(let type): "repeat(\(text(type)))"
        case .packElement(let type): "each(\(text(type)))"
        case .literal: "literal " + source.compactText(in: type.range)
        case .missing: "missing"
        }
    }

    private func list(_ arguments: [TypeSyntax]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.map(text).joined(separator: ", ") + ">"
    }

    private func list(_ elements: [TupleElementSyntax]) -> String {
        let parts = elements.map { element in
            let names = [element.firstName, element.secondName].compactMap { $0 }.map(source.text(in:))
            let label = names.isEmpty ? "" : names.joined(separator: " ") + ": "
            return label + text(element.type) + (element.isVariadic ? "..." : "")
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }
}
