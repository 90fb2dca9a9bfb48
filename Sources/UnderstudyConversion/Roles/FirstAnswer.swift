import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What a converted function answers until a test sets another closure.
enum FirstAnswer: Equatable {
    /// What a new double answers by itself.
    case usual
    case closure(String)
    /// No closure can be written that does the same.
    case unknown

    /// What the function of `role` answers first, if the role is to answer.
    init(_ role: PropertyRole) {
        switch role.purpose {
        case .records, .error, .flag, .alternative: self = .usual
        case .value, .result, .closure, .completion:
            guard let reading = role.function.reading else {
                self = .unknown
                return
            }
            self.init(of: role.function, reading, role.storage, role, role.values)
        }
    }

    /// What `function` answers first, with the property in `role`, if it has one for that.
    init(
        of function: HandwrittenDouble.Function, _ reading: FunctionReading, _ storage: MemberStorage,
        _ role: PropertyRole?, _ values: PlainValues
    ) {
        self = Answering(reading: reading, function: function, storage: storage, role: role, values: values).first
    }
}

/// How one function answers.
private struct Answering {
    let reading: FunctionReading
    let function: HandwrittenDouble.Function
    let storage: MemberStorage
    let role: PropertyRole?
    let values: PlainValues

    private var closure: StubClosure { StubClosure(parameters: function.parameters.count) }
    private var source: SourceText { function.declaration.source }

    /// The first value of the property; `nil` where that is nothing.
    private var firstValue: InSource<ExpressionSyntax>? {
        guard let property = role?.property, let first = property.first, property.firstText != "nil" else { return nil }
        return property.source[first]
    }

    var first: FirstAnswer {
        switch reading.answer {
        case .nothing: .usual
        case .constant(let expression), .stop(let expression): made(expression)
        case .error(let expression): made(expression, after: "throw ")
        case .value(_, let otherwise): firstValue.map(value) ?? unset(otherwise)
        case .result(_, let otherwise):
            firstValue.map { closureOf(role?.answer(from: $0, values)) } ?? otherwise.map(unset) ?? .usual
        case .closure(_, let otherwise):
            firstValue.map { .closure($0.source.text(in: $0.piece.range)) } ?? otherwise.map { made($0) } ?? .usual
        case .completion(let position, _): given { role?.completing(position, with: $0, values) }
        case .completionConstant(let position, let arguments): completing(position, arguments)
        }
    }

    private func closureOf(_ source: ClosureSource?) -> FirstAnswer { source.map { .closure($0.text) } ?? .unknown }

    private func given(_ make: (InSource<ExpressionSyntax>) -> ClosureSource?) -> FirstAnswer {
        firstValue.map { closureOf(make($0)) } ?? .usual
    }

    private func value(_ expression: InSource<ExpressionSyntax>) -> FirstAnswer {
        let text = expression.source.text(in: expression.piece.range)
        if text == storage.firstResult, values.isPlain(expression) { return .usual }
        return closureOf(
            closure.source(using: expression, of: role?.property.wrapped ?? function.result, as: "result", values) {
                $0
            })
    }

    private func unset(_ otherwise: FunctionReading.Otherwise?) -> FirstAnswer {
        switch otherwise {
        case .unset?, .nothing?: return .usual
        case .value(let expression)?: return made(expression)
        case .error(let expression)?: return made(expression, after: "throw ")
        case nil:
            guard let role, role.property.isOptional, !role.property.isImplicitlyUnwrapped else { return .usual }
            return storage.firstResult == "nil" ? .usual : .closure(closure.text("nil"))
        }
    }

    /// What the function made in each call is made in each call.
    private func made(_ expression: ExpressionSyntax, after word: String = "") -> FirstAnswer {
        let text = source.text(in: expression.range)
        return word.isEmpty && text == storage.firstResult ? .usual : .closure(closure.text(word + text))
    }

    private func completing(_ position: Int, _ arguments: [ArgumentSyntax]) -> FirstAnswer {
        let text = arguments.map { source.text(in: $0.value.range) }.joined(separator: ", ")
        let type = storage.stubType?.function?.parameters[safe: position]?.type.canonical
        let mark = if case .optional? = type { "?" } else { "" }
        return .closure(closure.text("completion\(mark)(\(text))", named: [position: "completion"]))
    }
}
