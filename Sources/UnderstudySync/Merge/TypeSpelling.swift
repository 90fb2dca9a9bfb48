import UnderstudySemantics
import UnderstudySyntax

/// Writes a type in one way only, whichever of the spellings that mean the same somebody chose.
struct TypeSpelling {
    /// The modules by which types may be qualified.
    private let modules: Set<String>
    /// The associated types that are settled.
    private let settled: [String: WrittenType]

    /// - Parameters:
    ///   - paths: The files whose imports count.
    ///   - settled: What the associated types are that a name may stand for.
    init(_ index: DeclarationIndex, imports paths: [String], settled: [String: WrittenType]) {
        self.settled = settled
        var modules: Set<String> = ["Swift"]
        modules.formUnion(index.files.compactMap(\.module))
        for path in paths { modules.formUnion(index.file(at: path)?.imports.map(\.module) ?? []) }
        // A type of a module's name has the names nested in it.
        self.modules = modules.filter { index.types(named: $0).isEmpty }
    }

    /// The spelling that stands for all.
    func text(_ type: TypeSyntax, _ source: SourceText) -> String {
        func list(_ types: [TypeSyntax]) -> String { types.map { text($0, source) }.joined(separator: ", ") }
        func generic(_ name: String, _ arguments: [TypeSyntax]) -> String {
            arguments.isEmpty ? name : name + "<" + list(arguments) + ">"
        }
        switch type.form {
        case .named(let name, let arguments): return generic(named(source.text(in: name)), arguments)
        case .member(let base, let name, let arguments):
            let name = generic(source.text(in: name), arguments)
            if case .named(let module, let arguments) = base.form, arguments.isEmpty,
                modules.contains(source.text(in: module)) || source.matches(module, "Self")
            {
                return named(name)
            }
            return text(base, source) + "." + name
        case .optional(let wrapped): return "Optional<" + text(wrapped, source) + ">"
        case .array(let element): return "Array<" + text(element, source) + ">"
        case .dictionary(let key, let value): return "Dictionary<" + list([key, value]) + ">"
        case .tuple(let elements):
            if elements.count == 1, elements[0].firstName == nil, !elements[0].isVariadic {
                return text(elements[0].type, source)
            }
            return elements.isEmpty ? "Void" : "(" + self.elements(elements, source) + ")"
        case .function(let function):
            let effects = effects(function.effects, source)
            return "((" + elements(function.parameters, source) + ")" + effects + " -> "
                + text(function.result, source) + ")"
        case .composition(let parts):
            return "(" + parts.map { text($0, source) }.sorted().joined(separator: " & ") + ")"
        case .any(let constraint): return text(constraint, source)
        case .some(let constraint): return "some " + text(constraint, source)
        case .attributed(let specifiers, let base):
            return specifiers.map { source.compactText(in: $0.range) + " " }.sorted().joined() + text(base, source)
        default: return source.compactText(in: type.range)
        }
    }

    /// What `name` stands for.
    private func named(_ name: String) -> String {
        guard let type = settled[name] else { return name }
        // What it stands for is not looked up in turn: it may have the name itself.
        return TypeSpelling(modules: modules).text(type.type, type.source)
    }

    private init(modules: Set<String>) {
        self.modules = modules
        settled = [:]
    }

    /// The effects, each with a space in front.
    func effects(_ effects: EffectsSyntax, _ source: SourceText) -> String {
        let thrown = effects.thrownType.map { "(" + text($0, source) + ")" } ?? ""
        return (effects.isAsync ? " async" : "") + (effects.throws.map { " " + source.text(in: $0) + thrown } ?? "")
    }

    private func elements(_ elements: [TupleElementSyntax], _ source: SourceText) -> String {
        elements.map { element in
            let label = element.firstName.map { source.text(in: $0) + ": " } ?? ""
            return (label == "_: " ? "" : label) + text(element.type, source) + (element.isVariadic ? "..." : "")
        }.joined(separator: ", ")
    }
}
