import UnderstudySyntax
import UnderstudySemantics

/// Values that say more than that there is one.
protocol ExampleSource: Sendable {
    /// A value of `type`; `nil` where it has nothing to say.
    func value(of type: SwiftType, in place: DefaultValues.Place) -> DefaultValue?

    /// A value of the standard type `name`; `nil` where the usual one does.
    func literal(_ name: String) -> String?
}

/// Finds default values for types.
struct DefaultValues: Sendable {
    /// Expressions by their canonical types, from the configuration; they win.
    let configured: [SwiftType: String]
    /// Whether types whose declaration was read are made by a case or an initialiser of theirs.
    let makesDeclaredTypes: Bool
    /// What fixtures and harnesses begin with before all others; `nil` for doubles.
    var examples: (any ExampleSource)?

    /// Creates the table, with a user's own entries.
    init(configured: [SwiftType: String] = [:], makesDeclaredTypes: Bool = true) {
        self.configured = configured
        self.makesDeclaredTypes = makesDeclaredTypes
    }

    /// Where a value is needed.
    struct Place {
        let scope: TypeScope
        /// Whether internal declarations of the protocol's module can be seen.
        let isTestable: Bool
        /// The expression for `Self`; `nil` when none can be made.
        let selfValue: String?
        /// The names of the double's own generic parameters: nothing is known of their values.
        let associatedTypes: Set<String>
        /// The types that associated types are fixed to.
        let fixedTypes: [String: SwiftType]
        /// Where the value is made.
        var isolation: Isolation
    }

    /// A value of `type`; `nil` when there is no obvious one.
    ///
    /// A value may be made from other values, but these from no further ones: `NameClosure` follows names no further.
    func value(of type: SwiftType, in place: Place, depth: Int = 0) -> DefaultValue? {
        guard depth < 4 else { return nil }
        if !configured.isEmpty, let expression = configured[type.canonical] {
            return DefaultValue(expression).telling(place.scope.typeTold(by: expression))
        }
        if let example = examples?.value(of: type, in: place) { return example }
        switch type {
        case .optional, .implicitlyUnwrapped: return DefaultValue("nil")
        case .array: return DefaultValue("[]")
        case .dictionary: return DefaultValue("[:]")
        case .attributed(_, let inner): return value(of: inner, in: place, depth: depth)
        case .tuple(let elements):
            let values = elements.map { value(of: $0.type, in: place, depth: depth + 1) }
            let found = values.compactMap(\.self)
            return found.count == values.count
                ? DefaultValue("(" + found.map(\.text).joined(separator: ", ") + ")", madeOf: found) : nil
        case .function(let function): return closure(function, in: place, depth: depth)
        case .named(let name, let arguments): return named(name, arguments, in: place, depth: depth)
        case .member(.named("Self", []), let name, let arguments):
            return named(name, arguments, in: place, depth: depth)
        case .member(let module, let name, let arguments):
            // Behind the platform's module, a name means nothing else.
            if type.isOfPlatform,
                let value = standard(name, arguments, in: place, depth: depth, writtenIn: module)
            {
                return value
            }
            return type.path.flatMap { declared($0, in: place, depth: depth) }
        default: return nil
        }
    }

    private func closure(_ function: FunctionType, in place: Place, depth: Int) -> DefaultValue? {
        let underscores = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = underscores.isEmpty ? "" : " " + underscores + " in"
        if function.result.isVoid { return DefaultValue(head.isEmpty ? "{}" : "{" + head + " }") }
        return value(of: function.result, in: place, depth: depth + 1).map { value in
            DefaultValue("{" + head + " " + value.text + " }", madeOf: [value])
        }
    }

    private func named(_ name: String, _ arguments: [SwiftType], in place: Place, depth: Int) -> DefaultValue? {
        if name == "Self" { return place.selfValue.map { DefaultValue($0) } }
        if let fixed = place.fixedTypes[name] { return value(of: fixed, in: place, depth: depth + 1) }
        if place.associatedTypes.contains(name) || place.scope.generics[name] != nil { return nil }
        if !place.scope.index.lookUpAnything(name, from: place.scope.origin),
            let value = standard(name, arguments, in: place, depth: depth)
        {
            return value
        }
        return declared(name, in: place, depth: depth)
    }

    /// A value of a type of the standard library or of Foundation.
    ///
    /// - Parameter module: What stands in front of the type's name, and then of the value's, where it has one.
    private func standard(
        _ name: String, _ arguments: [SwiftType], in place: Place, depth: Int, writtenIn module: SwiftType? = nil
    ) -> DefaultValue? {
        func written(_ expression: String) -> String {
            guard let module, expression.hasPrefix(name) else { return expression }
            return SwiftType.member(module, name, []).description + expression.dropFirst(name.count)
        }
        if let text = examples?.literal(name) ?? Self.literals[name] {
            let isCall = text.hasPrefix(name + "(") && text.hasSuffix(")")
            let told = isCall ? name : place.scope.typeTold(by: text)
            return DefaultValue(written(text), of: [name]).telling(module == nil ? told : nil)
        }
        if arguments.count == 1, let text = range(name, of: arguments[0]) { return DefaultValue(text) }
        if let value = Self.generics[name], arguments.count == value.arguments {
            return DefaultValue(written(value.expression))
        }
        guard name == "Result", arguments.count == 2 else {
            return LibraryValues.value(of: name, arguments, in: place) { value(of: $0, in: place, depth: depth + 1) }
        }
        return value(of: arguments[0], in: place, depth: depth + 1).map { value in
            DefaultValue(".success(" + value.text + ")", madeOf: [value])
        }
    }

    /// The empty range of integers.
    private func range(_ name: String, of bound: SwiftType) -> String? {
        guard let bound = bound.platformName, Self.literals[bound] == "0" else { return nil }
        return name == "Range" ? "0..<0" : name == "ClosedRange" ? "0...0" : nil
    }

    /// A value of a type whose declaration was read: a case without values, or an initialiser that needs none.
    private func declared(_ name: String, in place: Place, depth: Int) -> DefaultValue? {
        let scope = place.scope
        if let alias = scope.index.aliasedType(name, from: scope.origin) {
            return value(of: alias, in: place, depth: depth + 1)
        }
        guard makesDeclaredTypes, let type = scope.index.typeDeclaration(name, from: scope.origin),
            type.details.genericParameters.isEmpty,
            let construction = Construction(
                type, isTestable: place.isTestable, on: place.isolation, in: scope.index)
        else { return nil }
        let path = scope.index.qualifiedName(of: name, in: scope.origin) ?? name
        let spelled = scope.file.spelled(path, declaredIn: type.module)
        switch construction {
        case .enumCase(let name):
            return DefaultValue("." + name)
        case .call(let arguments):
            var texts: [String] = []
            var values: [DefaultValue] = []
            for argument in arguments {
                guard let value = value(of: argument.type, in: place, depth: depth + 2) else { return nil }
                values.append(value)
                texts.append(argument.label == "_" ? value.text : argument.label + ": " + value.text)
            }
            return DefaultValue(spelled + "(" + texts.joined(separator: ", ") + ")", madeOf: values).telling(spelled)
        }
    }

    private static let literals: [String: String] = {
        var table = [
            "String": "\"\"", "Substring": "\"\"", "Character": "\" \"", "StaticString": "\"\"", "Bool": "false",
            "Data": "Data()", "Date": "Date(timeIntervalSince1970: 0)", "UUID": "UUID()", "Duration": ".zero",
            "TimeInterval": "0", "Decimal": "0", "CGFloat": "0", "URLQueryItem": "URLQueryItem(name: \"\", value: nil)",
            "Void": "()", "URL": "URL(fileURLWithPath: \"/\")", "IndexPath": "IndexPath()", "IndexSet": "IndexSet()",
            "Locale": ".current",
            "Calendar": ".current", "TimeZone": ".current", "URLComponents": "URLComponents()",
            "DateComponents": "DateComponents()", "CharacterSet": "CharacterSet()",
            "AttributedString": "AttributedString()",
            "UnsafeRawBufferPointer": "UnsafeRawBufferPointer(start: nil, count: 0)",
            "UnsafeMutableRawBufferPointer": "UnsafeMutableRawBufferPointer(start: nil, count: 0)", "CGPoint": ".zero",
            "CGSize": ".zero", "CGRect": ".zero",
        ]
        let numbers = [
            "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt8", "UInt16", "UInt32",
            "UInt64", "UInt128", "Float", "Double", "Float16", "Float32", "Float64",
        ]
        for number in numbers { table[number] = "0" }
        return table
    }()

    private static let generics: [String: (arguments: Int, expression: String)] = [
        "Optional": (1, "nil"), "Array": (1, "[]"), "Set": (1, "[]"), "Dictionary": (2, "[:]"),
        "UnsafeBufferPointer": (1, "UnsafeBufferPointer(start: nil, count: 0)"),
        "UnsafeMutableBufferPointer": (1, "UnsafeMutableBufferPointer(start: nil, count: 0)"),
        "ContiguousArray": (1, "[]"), "ArraySlice": (1, "[]"), "AsyncStream": (1, "AsyncStream { $0.finish() }"),
        "AsyncThrowingStream": (2, "AsyncThrowingStream { $0.finish() }"),
    ]
}
