import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Declares the names that `pattern` introduces, each with its part of `value`.
    ///
    /// - Parameter isNew: Whether a bare name is a new one, rather than something to compare with.
    func bind(_ pattern: ExpressionSyntax, to value: Value, isNew: Bool) {
        switch pattern.form {
        case .name(let name):
            if isNew { declare(text(name.range), value) } else { evaluate(pattern, isBase: true) }
        case .binding(let inner): bind(inner, to: value, isNew: true)
        case .optionalChain(let inner): bind(inner, to: value.with(value.type.unwrappedOnce), isNew: isNew)
        case .cast(let inner, _, let type):
            noteHolds(type, .local)
            bind(inner, to: value.with(resolve(type)), isNew: isNew)
        case .tuple(let elements): bind(elements, to: value, isNew: isNew)
        case .call(let callee, let arguments):
            guard let name = caseName(callee) else { return }
            // Functions can be called in patterns, too: what they return is compared.
            guard isCase(callee, of: value.type) else {
                evaluate(pattern)
                return
            }
            let payload = payload(of: name, in: value.type, count: arguments.count)
            for (index, argument) in arguments.enumerated() {
                let type = index < payload.count ? payload[index] : .unknown
                bind(argument.value, to: value.with(type), isNew: isNew)
            }
        case .member(nil, _), .literal: break
        default: evaluate(pattern, expecting: value.type)
        }
    }

    private func bind(_ elements: [ArgumentSyntax], to value: Value, isNew: Bool) {
        if elements.count == 1 {
            bind(elements[0].value, to: value, isNew: isNew)
            return
        }
        guard case .tuple(let types) = value.type, types.count == elements.count else {
            for element in elements { bind(element.value, to: .unknown, isNew: isNew) }
            return
        }
        for (element, type) in zip(elements, types) {
            bind(element.value, to: value.with(type.type), isNew: isNew)
        }
    }

    private func caseName(_ callee: ExpressionSyntax) -> String? {
        switch callee.form {
        case .member(_, let name), .name(let name): text(name.range)
        case .optionalChain(let inner): caseName(inner)
        default: nil
        }
    }

    /// Whether `callee` names a case, as far as is known: that of the value's type, or of a type that is written.
    private func isCase(_ callee: ExpressionSyntax, of type: ValueType) -> Bool {
        switch callee.form {
        case .member(let base?, _):
            if case .metatype = silently({ evaluate(base, isBase: true).type }) { true } else { false }
        case .name(let name): lookUpLocal(text(name.range)) == nil && globals(text(name.range)).isEmpty
        default: true
        }
    }

    /// The types of the associated values of the case `name` of `type`.
    private func payload(of name: String, in type: ValueType, count: Int) -> [ValueType] {
        switch type {
        case .optional(let inner) where name == "some": return [inner]
        case .optional(let inner): return payload(of: name, in: inner, count: count)
        case .external("Result", let arguments) where arguments.count == 2:
            return [name == "success" ? arguments[0] : arguments[1]]
        default:
            guard
                let found = table.lookUp(name, in: type, isStatic: true).members.first(where: {
                    table.members[$0.member].kind == .enumCase
                })
            else { return [] }
            let types = table.signature(of: found.member).parameters.map {
                $0.type.substituting(found.arguments)
            }
            // A single name takes all associated values.
            return count == 1 && types.count > 1
                ? [.tuple(types.map { ValueType.TupleElement(label: nil, type: $0) })] : types
        }
    }
}
