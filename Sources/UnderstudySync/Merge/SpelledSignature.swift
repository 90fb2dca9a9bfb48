import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What a declaration says to its callers, however its types are spelled.
struct SpelledSignature: Hashable {
    /// The attributes and modifiers, apart from those that say no more than the place does.
    let words: Set<String>
    /// The name with labels, and whether it belongs to the type.
    let name: String
    /// Generic parameters and what holds for them.
    let generics: [String]
    /// The types of the parameters, then that of the result.
    let types: [String]
    /// The effects.
    let effects: String

    /// Whether it can be set.
    let isSettable: Bool

    /// - Parameter isValue: Whether the double is a structure, whose members may have to say that they change it.
    init(_ requirement: Requirement, _ spelling: TypeSpelling, isValue: Bool) {
        let source = requirement.source
        let syntax = requirement.syntax
        let all = (syntax.attributes.map(\.range) + syntax.modifiers.map(\.range)).map { source.compactText(in: $0) }
        isSettable = requirement.signature.isSettable
        words = Set(all).subtracting(isValue ? ["static"] : ["static", "class", "mutating"])
        name = requirement.kind.rawValue + (requirement.isStatic ? " static " : " ") + requirement.name
        func parameters(_ list: [ParameterSyntax]) -> [String] {
            list.map { spelling.text($0.type, source) + ($0.isVariadic ? "..." : "") }
        }
        func getter(_ block: AccessorBlockSyntax?) -> String {
            let found = block?.accessors.first { source.matches($0.name, "get") }
            return found.map { spelling.effects($0.effects, source) } ?? ""
        }
        var generic: [GenericParameterSyntax] = []
        var clause: WhereClauseSyntax?
        switch syntax.kind {
        case .function(let function):
            (generic, clause) = (function.genericParameters, function.whereClause)
            types = parameters(function.parameters) + [function.result.map { spelling.text($0, source) } ?? "Void"]
            effects = spelling.effects(function.effects, source)
        case .initializer(let initializer):
            (generic, clause) = (initializer.genericParameters, initializer.whereClause)
            types = parameters(initializer.parameters)
            effects = spelling.effects(initializer.effects, source)
        case .subscript(let declared):
            (generic, clause) = (declared.genericParameters, declared.whereClause)
            types = parameters(declared.parameters) + [spelling.text(declared.result, source)]
            effects = getter(declared.accessors)
        case .variable(let variable):
            types = variable.bindings.compactMap(\.type).map { spelling.text($0, source) }
            effects = variable.bindings.first.map { getter($0.accessors) } ?? ""
        default: (types, effects) = ([], "")
        }
        generics =
            generic.map { source.compactText(in: $0.range) } + [clause.map { source.compactText(in: $0.range) } ?? ""]
    }

    /// Whether it is a property, of which a type has only one by a name.
    var isProperty: Bool { name.hasPrefix("var ") }

    /// Whether it is asynchronous.
    var isAsync: Bool { effects.contains("async") }

    /// Whether both are the same but for attributes and modifiers.
    func isLike(_ other: SpelledSignature) -> Bool {
        name == other.name && generics == other.generics && types == other.types && effects == other.effects
    }
}
