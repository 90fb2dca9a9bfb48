import UnderstudySemantics
import UnderstudySyntax

/// A statement of a function that records its calls, among others that do anything else.
struct RecordStatement {
    let property: String
    let record: FunctionReading.Record
    let range: ByteRange
}

/// What a function of a double does, where that is to record its call and to answer.
struct FunctionReading {
    /// What is recorded of a call.
    enum Record {
        /// That there was one: `saveCalled = true`.
        case flag
        /// How many there were: `saveCallCount += 1`.
        case count
        /// The last one's arguments.
        case last([KeptArgument])
        /// All arguments.
        case list([KeptArgument])
    }

    /// One argument that is kept, with its label where several are kept together.
    struct KeptArgument {
        let label: String?
        /// The position of the parameter.
        let parameter: Int
    }

    /// What stops a call before it is answered.
    enum Stop {
        /// `if let error { throw error }`.
        case error(String)
        /// `if shouldFail { throw Failure() }`.
        case flag(String, error: ExpressionSyntax)
        /// `if let handler { return handler(id) }`.
        case closure(String)
    }

    /// What a call is answered with where a property has nothing.
    enum Otherwise {
        /// Nobody says: the process ends.
        case unset
        /// It is not answered.
        case nothing
        case value(ExpressionSyntax)
        case error(ExpressionSyntax)

        /// Whether no caller hears anything.
        var isSilent: Bool {
            switch self {
            case .unset, .nothing: true
            case .value, .error: false
            }
        }
    }

    /// How a call is answered.
    enum Answer {
        case nothing
        /// `return note`.
        case constant(ExpressionSyntax)
        /// `throw Failure()`.
        case error(ExpressionSyntax)
        /// Each call ends the process, by this expression.
        case stop(ExpressionSyntax)
        /// `return loadResult`.
        case value(String, otherwise: Otherwise?)
        /// `return try loadResult.get()`.
        case result(String, otherwise: Otherwise?)
        /// `return try loadHandler(id)`.
        case closure(String, otherwise: ExpressionSyntax?)
        /// `completion(loadResult)`.
        case completion(parameter: Int, property: String)
        /// `completion(.success(note))`.
        case completionConstant(parameter: Int, [ArgumentSyntax])
    }

    let records: [(property: String, record: Record)]
    let stops: [Stop]
    let answer: Answer

    /// The properties that it uses, each time that it does.
    var properties: [String] {
        records.map(\.property) + stops.map(\.property) + (answer.property.map { [$0] } ?? [])
    }
}

extension FunctionReading.Stop {
    var property: String {
        switch self {
        case .error(let name), .flag(let name, _), .closure(let name): name
        }
    }
}

extension FunctionReading.Answer {
    var property: String? {
        switch self {
        case .nothing, .constant, .error, .stop, .completionConstant: nil
        case .value(let name, _), .result(let name, _), .closure(let name, _), .completion(_, let name): name
        }
    }
}
