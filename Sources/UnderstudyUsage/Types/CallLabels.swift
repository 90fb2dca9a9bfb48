/// How the arguments of a call are labelled.
struct CallLabels: Hashable {
    /// One argument.
    struct Argument: Hashable {
        /// The label; `nil` if there is none.
        let label: String?
        /// Whether it is a closure after the parentheses without a label.
        let isTrailingClosure: Bool
    }

    let arguments: [Argument]

    /// The parameter for each argument; `nil` if they don't fit.
    func fit(_ parameters: [MemberTypes.Parameter]) -> [Int]? {
        var result: [Int] = []
        var next = 0
        for argument in arguments {
            guard let found = Self.parameter(for: argument, from: next, in: parameters) else { return nil }
            result.append(found)
            next = parameters[found].isVariadic ? found : found + 1
        }
        let isComplete = parameters[min(next, parameters.count)...].allSatisfy { $0.hasDefault || $0.isVariadic }
        return isComplete ? result : nil
    }

    private static func parameter(
        for argument: Argument, from start: Int, in parameters: [MemberTypes.Parameter]
    ) -> Int? {
        var index = start
        while index < parameters.count {
            let parameter = parameters[index]
            if argument.isTrailingClosure {
                // A trailing closure takes the next parameter that can be a function.
                let mustTake = !parameter.hasDefault && !parameter.isVariadic
                if parameter.type.isFunction || parameter.type.isUnknown || mustTake && parameter.isOpaque {
                    return index
                }
                if mustTake { return nil }
            } else if parameter.label == argument.label {
                return index
            } else if !parameter.hasDefault, !parameter.isVariadic {
                return nil
            }
            index += 1
        }
        return nil
    }
}

extension MemberTypes.Parameter {
    /// Whether the parameter's type may turn out to be a function.
    fileprivate var isOpaque: Bool {
        switch type {
        case .generic(_, let bounds): bounds.isEmpty
        case .external(let name, _): !SymbolTable.isPlain(name)
        case .unknown: true
        default: false
        }
    }
}
