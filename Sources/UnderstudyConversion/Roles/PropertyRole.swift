import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What a stored property of a handwritten double is for, and what stands in its place afterwards.
struct PropertyRole {
    /// What it is for.
    enum Purpose {
        case records(FunctionReading.Record)
        /// It is returned.
        case value
        /// It is a `Result` that is taken apart.
        case result
        /// It is called with all arguments.
        case closure
        /// It is called with all arguments, if it is there.
        case alternative
        /// It is given to the closure that is the parameter at this position.
        case completion(Int)
        /// It is thrown, if it is there.
        case error
        /// If it is set, this is thrown.
        case flag(InSource<ExpressionSyntax>)
    }

    let property: KeptProperty
    let purpose: Purpose
    let function: HandwrittenDouble.Function
    let storage: MemberStorage
    /// Whether nothing else is recorded of the function's calls, so that the record is cleared with it.
    let isOnlyRecord: Bool
    let values: PlainValues

    var closure: StubClosure { StubClosure(parameters: function.parameters.count) }

    /// The recorded part that holds the parameter at `position`.
    func part(_ position: Int) -> MemberStorage.Part? {
        if storage.parts.count == function.parameters.count { return storage.parts[position] }
        return storage.parts.first { $0.name == function.parameters[position] }
    }

    /// How the value of the parameter at `position` is reached from an entry: `.note`, nothing where it is the entry.
    func path(_ position: Int) -> String? {
        part(position).map { storage.parts.count == 1 ? "" : "." + $0.name }
    }

    /// Whether calls are recorded in it.
    var isRecord: Bool { if case .records = purpose { true } else { false } }

    /// Whether an error is thrown that it holds.
    var isError: Bool { if case .error = purpose { true } else { false } }

    /// Whether what it is set to may go to several functions.
    var isShareable: Bool {
        switch purpose {
        case .error, .flag, .value, .result: true
        case .records, .closure, .alternative, .completion: false
        }
    }

    /// Whether the property has the type that its purpose gives it: another one may be used in other ways.
    var isOfExpectedType: Bool {
        switch purpose {
        case .records(.flag): return property.type == .named("Bool")
        case .records(.count): return property.type == .named("Int")
        case .records(.last(let kept)):
            guard kept.count == 1 else { return property.isOptional && kept.allSatisfy { part($0.parameter) != nil } }
            guard let type = part(kept[0].parameter)?.type.canonical, let own = property.type else { return false }
            return own == .optional(type) || own == type
        case .records(.list(let kept)):
            guard kept.count == 1 else { return kept.allSatisfy { part($0.parameter) != nil } }
            return part(kept[0].parameter).map { property.type == .array($0.type.canonical) } ?? false
        case .value, .result, .completion, .closure: return true
        case .error, .alternative: return property.isOptional
        case .flag: return property.type == .named("Bool")
        }
    }

    /// Whether its first value is that of a double that was never called, or never set up.
    var startsEmpty: Bool {
        if property.derived != nil { return true }
        return switch purpose {
        case .records(.flag), .flag: property.firstText == "false"
        case .records(.count): property.firstText == "0"
        case .records(.last(let kept)):
            property.isOptional
                ? property.first == nil || property.firstText == "nil"
                : kept.count == 1 && property.first.map { values.isPlain(property.source[$0]) } == true
        case .records(.list):
            property.firstText.map { $0 == "[]" || $0.hasPrefix("[") && $0.hasSuffix("]()") } ?? false
        case .error, .alternative: property.first == nil || property.firstText == "nil"
        case .value, .result, .closure, .completion: true
        }
    }
}
