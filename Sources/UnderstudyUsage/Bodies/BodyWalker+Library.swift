import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// A call of a standard library function on a collection, an optional and the like; `nil` for others.
    func callLibrary(
        _ name: String, of base: Value, _ arguments: [ArgumentSyntax], expecting expected: ValueType
    ) -> Value? {
        if case .metatype(let type) = base.type { return makeCase(name, of: type, arguments) }
        if let associated = LibraryCalls.associatedTypes[name], base.type.bounds != nil {
            return Value(table.member(associated, of: base.type, at: place), base.holder)
        }
        let element: ValueType
        if case .optional(let inner) = base.type {
            guard name == "map" || name == "flatMap" else { return nil }
            element = inner
        } else {
            element = table.element(of: base.type)
        }
        var given = element
        if name == "mapValues" || name == "compactMapValues", case .dictionary(_, let value) = base.type {
            given = value
        }
        guard !given.isUnknown else { return nil }
        let parameters = LibraryCalls.parameters(of: name, element: given, arguments.count)
        guard var parameters else { return nil }
        let outer = closureHolder
        closureHolder = base.holder
        var results: [ValueType] = []
        for argument in arguments {
            let isClosure = if case .closure = argument.value.form { true } else { false }
            let isPath = if case .keyPath = argument.value.form { true } else { false }
            let isFirst = name == "reduce" && !isClosure && results.isEmpty
            let isFunction = isClosure || isPath || name == "reduce" && !isFirst
            let type = isFunction ? .function(parameters, .unknown) : LibraryCalls.argument(name, element)
            let value = evaluate(argument.value, expecting: isFirst ? expected : type)
            if isFirst { parameters[0] = value.type }
            if let holder = base.holder { noteHandover(value, to: holder, of: element, at: argument.value.range) }
            if case .function(_, let result) = value.type { results.append(result) } else { results.append(value.type) }
        }
        closureHolder = outer
        let result = LibraryCalls.result(of: name, base.type, element: element, results)
        return Value(result, base.holder)
    }

    /// Creates a value of a standard library type.
    func makeLibrary(_ type: ValueType, _ arguments: [ArgumentSyntax]) -> Value {
        let (value, values) = madeLibrary(type, arguments)
        // What has a capital letter may be a function as well, as XCTUnwrap is.
        guard case .external = type else { return value }
        return value.perhaps(values.reduce(into: []) { $0.formUnion(watchedTypes(in: $1)) })
    }

    private func madeLibrary(_ type: ValueType, _ arguments: [ArgumentSyntax]) -> (value: Value, of: [Value]) {
        var values: [Value] = []
        let expected = closureExpectation(arguments)
        for argument in arguments {
            let wrapped = argument.label.map(text).flatMap { Self.wrapped(in: type, labelled: $0) }
            values.append(evaluate(argument.value, expecting: wrapped ?? expected(argument)))
        }
        switch type {
        case .external("Array", let own), .external("Set", let own):
            guard own.isEmpty, let first = values.first else { return (Value(type), values) }
            return (Value(.array(table.element(of: first.type)), first.holder), values)
        case .external("Task", let own) where own.isEmpty:
            guard case .function(_, let result)? = values.last?.type else { return (Value(type), values) }
            return (Value(.external("Task", [result, .unknown])), values)
        case .external(let name, let own) where own.isEmpty && values.count == 1:
            // `Box(value)` of a type that was not read most likely holds its argument.
            if let use = values.first, !use.type.heldBounds.isEmpty {
                return (Value(.external(name, [use.type]), use.holder), values)
            }
            return (Value(type), values)
        default: return (Value(type), values)
        }
    }

    private func makeCase(_ name: String, of type: ValueType, _ arguments: [ArgumentSyntax]) -> Value? {
        guard case .external = type, ["success", "failure", "some"].contains(name) else { return nil }
        for argument in arguments { evaluate(argument.value) }
        return Value(type)
    }

    /// `base[arguments]`.
    func evaluate(
        _ base: ExpressionSyntax, subscriptedBy arguments: [ArgumentSyntax], _ access: RequirementUse.Kind
    ) -> Value {
        let value = evaluate(base, isBase: true)
        if let found = evaluate(value, at: base.range, byPathIn: arguments, access) { return found }
        return chained(
            element(of: value, at: arguments, access, bracket: ByteRange(at: base.range.upperBound)), base)
    }

    /// What `base[arguments]` is, whose bracket opens at `bracket`.
    func element(
        of base: Value, at arguments: [ArgumentSyntax], _ access: RequirementUse.Kind, bracket: ByteRange
    ) -> Value {
        if access == .write { noteWrite(into: base) }
        let found = settled(candidates("subscript", of: base), "subscript", at: bracket, base: base)
        if !found.isEmpty,
            let result = complete(
                found, named: NameSyntax(callAt: bracket), with: arguments, base: base, expecting: .unknown, access)
        {
            return result
        }
        for argument in arguments { evaluate(argument.value) }
        let uses = uses(around: base)
        switch base.type {
        case .array(let element):
            if let argument = arguments.first, isRange(argument.value) { return base }
            return Value(element, base.holder, uses: uses)
        case .dictionary(_, let element):
            return Value(arguments.count > 1 ? element : .optional(element), base.holder, uses: uses)
        case .metatype: return base
        default:
            noteUnknownMember("subscript", base, at: bracket)
            return Value(.unknown, nil, uses: uses)
        }
    }

    private func isRange(_ expression: ExpressionSyntax) -> Bool {
        switch expression.form {
        case .sequence(_, let operators): operators.contains { source.byte(at: $0.lowerBound) == UInt8(ascii: ".") }
        case .prefix(let sign, _): source.byte(at: sign.lowerBound) == UInt8(ascii: ".")
        default: false
        }
    }
}

/// What the standard library's functions on collections pass to closures, and what they return.
enum LibraryCalls {
    /// Functions and macros for tests that give the value in an optional.
    static let unwrapping: Set<String> = ["XCTUnwrap", "#require"]

    /// Whether a function called `name` of a type of the library changes nothing.
    static func isReading(_ name: String) -> Bool { reading.contains(name) }

    private static let reading: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "contains", "allSatisfy", "first", "last",
        "firstIndex", "lastIndex", "sorted", "reversed", "shuffled", "enumerated", "prefix", "suffix", "dropFirst",
        "dropLast", "drop", "min", "max", "joined", "split", "elementsEqual", "starts", "mapValues", "compactMapValues",
        "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset", "isDisjoint",
        "randomElement", "index", "distance", "hasPrefix", "hasSuffix", "uppercased", "lowercased", "capitalized",
        "components", "replacingOccurrences", "trimmingCharacters", "appending", "appendingPathComponent", "inserting",
        "removing", "isEmpty", "isMultiple", "quotientAndRemainder", "advanced", "rounded", "squareRoot", "magnitude",
        "makeIterator", "withContiguousStorageIfAvailable", "lexicographicallyPrecedes", "range", "compare",
        "isEqual", "hash", "formatted", "timeIntervalSince", "addingTimeInterval", "addingPercentEncoding", "get",
    ]

    /// The parameters of a closure passed to `name`; `nil` for unknown functions.
    static func parameters(of name: String, element: ValueType, _ count: Int) -> [ValueType]? {
        switch name {
        case "sorted", "sort", "min", "max": [element, element]
        case "reduce": [.unknown, element]
        default: name.hasPrefix("with") || others.contains(name) ? [element] : nil
        }
    }

    /// The types of other arguments of `name`.
    static func argument(_ name: String, _ element: ValueType) -> ValueType {
        switch name {
        case "append", "insert", "contains", "firstIndex", "yield", "updateValue", "remove", "index", "send": element
        case "appendContents": .array(element)
        default: .unknown
        }
    }

    /// What `name` returns, called on `base`.
    static func result(
        of name: String, _ base: ValueType, element: ValueType, _ results: [ValueType]
    ) -> ValueType {
        switch name {
        case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "drop", "shuffled",
            "removingDuplicates", "union", "intersection", "subtracting":
            if case .dictionary = base { return name == "filter" ? base : .array(element) }
            return .array(element)
        case "map":
            let mapped = results.first ?? .unknown
            return if case .optional = base { .optional(mapped) } else { .array(mapped) }
        case "compactMap": return .array((results.first ?? .unknown).unwrapped)
        case "flatMap":
            let mapped = results.first ?? .unknown
            if case .optional = base { return mapped.wrapped }
            if case .array = mapped { return mapped }
            return .array(mapped.unwrapped)
        case "first", "last", "min", "max", "randomElement", "popLast", "popFirst", "removeValue", "next":
            if name == "removeValue", case .dictionary(_, let value) = base { return .optional(value) }
            return .optional(element)
        case "removeFirst", "removeLast", "remove", "get", "wait": return element
        case "reduce": return results.first ?? .unknown
        case "enumerated":
            return .array(
                .tuple([.init(label: "offset", type: .int), .init(label: "element", type: element)]))
        case "mapValues":
            guard case .dictionary(let key, _) = base else { return .unknown }
            return .dictionary(key, results.first ?? .unknown)
        case "contains", "allSatisfy": return .bool
        case "values", "makeAsyncIterator", "makeIterator": return base
        default: return name.hasPrefix("with") ? results.last ?? .unknown : .unknown
        }
    }

    /// Functions of the library's protocols that return one of their associated types.
    static let associatedTypes = ["makeAsyncIterator": "AsyncIterator", "makeIterator": "Iterator"]

    private static let others: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "contains", "allSatisfy", "first", "last", "firstIndex",
        "lastIndex", "drop", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "shuffled", "removeAll",
        "append", "insert", "enumerated", "remove", "removeFirst", "removeLast", "randomElement", "popLast",
        "popFirst", "mapValues", "removeValue", "updateValue", "partition", "split", "count", "next", "get",
        "makeAsyncIterator", "makeIterator", "sink", "union", "intersection", "subtracting", "yield", "send",
        "compactMapValues",
    ]
}
