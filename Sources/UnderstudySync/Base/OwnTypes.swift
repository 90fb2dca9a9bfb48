import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// A type together with the text it is written in.
struct WrittenType: Sendable {
    let type: TypeSyntax
    let source: SourceText

    init(_ type: TypeSyntax, _ source: SourceText) {
        self.type = type
        self.source = source
    }

    init?(_ value: SwiftType) {
        let file = Parser.parse(SourceText(path: "", text: "typealias Settled = \(value)"))
        guard case .typeAlias(let alias)? = file.declarations.first?.kind else { return nil }
        self.init(alias.type, file.source)
    }

    /// The type, compact.
    var text: String { source.compactText(in: type.range) }
    /// The type as a value.
    var value: SwiftType { SwiftType(type, in: source) }
}

/// The types that a double's owner chose for associated types, by a type alias or by the types in members: then the
/// double is not generic over them.
struct OwnTypes {
    /// The types, by the names of the associated types.
    private(set) var types: [String: WrittenType] = [:]
    private let open: Set<String>
    private var contradicted: Set<String> = []

    init(_ double: OwnedDouble, _ resolved: ResolvedProtocol) {
        let type = double.type
        let parameters = Set(type.details.genericParameters.map { type.source.text(in: $0.name) })
        open = Set(
            resolved.associatedTypes.filter { $0.fixedType == nil && !$0.isStandard }.map(\.name)
        ).subtracting(parameters)
        guard !open.isEmpty, double.kind != DoubleKind.wrapper.name else { return }
        let body = DoubleBody(double)
        for name in open {
            guard let entry = body.entries(labelled: "typealias " + name).first,
                case .typeAlias(let alias) = body.entries[entry].syntax.kind
            else { continue }
            types[name] = WrittenType(alias.type, body.source(entry))
        }
        for requirement in resolved.requirements.map(\.requirement) {
            guard let label = requirement.syntax.label(in: requirement.source) else { continue }
            let entries = body.entries(labelled: label)
            guard entries.count == 1, let entry = entries.first,
                let own = Requirement.gather([body.entries[entry].syntax], in: body.source(entry)).first
            else { continue }
            let (demands, answers) = (Self.types(of: requirement), Self.types(of: own))
            guard demands.count == answers.count else { continue }
            for (demand, answer) in zip(demands, answers) {
                match(demand, requirement.source, answer, body.source(entry))
            }
        }
        types = types.filter { name, type in
            // A parameter of the double is an associated type under an older name.
            !contradicted.contains(name)
                && parameters.isDisjoint(with: type.source.tokenTexts(in: type.type.range))
        }
    }

    /// Finds what stands in `answer` where `demand` names an associated type.
    private mutating func match(
        _ demand: TypeSyntax, _ source: SourceText, _ answer: TypeSyntax, _ other: SourceText
    ) {
        if let name = name(demand, source) {
            let found = WrittenType(answer, other)
            if let known = types[name], known.text != found.text, found.text != name { contradicted.insert(name) }
            // The associated type's own name stands for whatever an alias says.
            if types[name] == nil, found.text != name { types[name] = found }
            return
        }
        let (parts, others) = (Self.parts(demand), Self.parts(answer))
        guard parts.count == others.count else { return }
        for (part, answer) in zip(parts, others) { match(part, source, answer, other) }
    }

    /// The associated type that `type` names.
    private func name(_ type: TypeSyntax, _ source: SourceText) -> String? {
        switch type.form {
        case .named(let name, let arguments) where arguments.isEmpty:
            let text = source.text(in: name)
            return open.contains(text) ? text : nil
        case .member(let base, let name, let arguments) where arguments.isEmpty:
            guard case .named(let word, _) = base.form, source.matches(word, "Self") else { return nil }
            let text = source.text(in: name)
            return open.contains(text) ? text : nil
        default: return nil
        }
    }

    private static func types(of requirement: Requirement) -> [TypeSyntax] {
        switch requirement.syntax.kind {
        case .function(let function):
            function.parameters.map(\.type) + [function.result, function.effects.thrownType].compactMap(\.self)
                + types(of: function.genericParameters, function.whereClause)
        case .initializer(let initializer):
            initializer.parameters.map(\.type) + [initializer.effects.thrownType].compactMap(\.self)
                + types(of: initializer.genericParameters, initializer.whereClause)
        case .subscript(let syntax):
            syntax.parameters.map(\.type) + [syntax.result]
                + types(of: syntax.genericParameters, syntax.whereClause)
        default: [requirement.binding?.type].compactMap(\.self)
        }
    }

    private static func types(
        of parameters: [GenericParameterSyntax], _ clause: WhereClauseSyntax?
    ) -> [TypeSyntax] {
        parameters.compactMap(\.inherited) + (clause?.requirements ?? []).flatMap { [$0.left, $0.right] }
    }

    /// The types that `type` is put together from.
    private static func parts(_ type: TypeSyntax) -> [TypeSyntax] {
        switch type.form {
        case .named(_, let arguments): arguments
        case .member(_, _, let arguments): arguments
        case .optional(let part), .implicitlyUnwrapped(let part), .array(let part), .some(let part), .any(let part),
            .attributed(_, let part), .packExpansion(let part), .packElement(let part):
            [part]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function): function.parameters.map(\.type) + [function.result]
        case .composition(let parts): parts
        default: []
        }
    }
}
