import UnderstudySemantics
import UnderstudySyntax

/// Finds values for types, so that a double can answer without being told.
struct DefaultValues: Sendable {
    /// Expressions by the text of their type, from the configuration; they win.
    let configured: [String: String]
    /// Whether types whose declaration was read are made by a case or an initialiser of theirs.
    let makesDeclaredTypes: Bool

    /// Creates the table, with a user's own entries.
    init(configured: [String: String] = [:], makesDeclaredTypes: Bool = true) {
        self.configured = configured
        self.makesDeclaredTypes = makesDeclaredTypes
    }

    /// Where a value is needed.
    struct Place {
        let printer: TypePrinter
        /// Whether internal declarations of the protocol's module can be seen.
        let isTestable: Bool
        /// The expression for `Self`; `nil` when none can be made.
        let selfValue: String?
        /// The names of the double's own generic parameters: nothing is known of their values.
        let associatedTypes: Set<String>
        /// The types that associated types are fixed to.
        let fixedTypes: [String: WrittenType]
    }

    /// An expression of `type`; `nil` when there is no obvious one.
    ///
    /// A value may be made of other values, and these of nothing: `NameClosure` follows names no further.
    func value(of type: TypeSyntax, _ source: SourceText, in place: Place, depth: Int = 0) -> String? {
        guard depth < 4 else { return nil }
        if !configured.isEmpty, let expression = configured[source.compactText(in: type.range)] { return expression }
        switch type.form {
        case .optional, .implicitlyUnwrapped: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .attributed(_, let inner): return value(of: inner, source, in: place, depth: depth)
        case .tuple(let elements):
            let values = elements.map { value(of: $0.type, source, in: place, depth: depth + 1) }
            let found = values.compactMap(\.self)
            return found.count == values.count ? "(" + found.joined(separator: ", ") + ")" : nil
        case .function(let function): return closure(function, source, in: place, depth: depth)
        case .named(let name, let arguments):
            return named(source.text(in: name), arguments, source, in: place, depth: depth)
        case .member(let base, let name, _):
            if source.matches(base.range, "Self") || source.matches(base.range, "Swift") {
                return named(source.text(in: name), [], source, in: place, depth: depth)
            }
            return declared(source.compactText(in: type.range), in: place, depth: depth)
        default: return nil
        }
    }

    private func closure(
        _ function: FunctionTypeSyntax, _ source: SourceText, in place: Place, depth: Int
    ) -> String? {
        let underscores = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = underscores.isEmpty ? "" : " " + underscores + " in"
        if TypeForms.isVoid(function.result, source) { return head.isEmpty ? "{}" : "{" + head + " }" }
        return value(of: function.result, source, in: place, depth: depth + 1).map { "{" + head + " " + $0 + " }" }
    }

    private func named(
        _ name: String, _ arguments: [TypeSyntax], _ source: SourceText, in place: Place, depth: Int
    ) -> String? {
        if name == "Self" { return place.selfValue }
        if let fixed = place.fixedTypes[name] {
            return value(of: fixed.type, fixed.source, in: place, depth: depth + 1)
        }
        if place.associatedTypes.contains(name) || place.printer.generics[name] != nil { return nil }
        let isOwn = place.printer.index.lookUpAnything(name, from: place.printer.origin)
        if !isOwn, let value = Self.literals[name] { return value }
        if !isOwn, arguments.count == 1, let value = range(name, of: arguments[0], source) { return value }
        if !isOwn, let value = Self.generics[name], arguments.count == value.arguments { return value.expression }
        if !isOwn, name == "Result", arguments.count == 2 {
            return value(of: arguments[0], source, in: place, depth: depth + 1).map { ".success(" + $0 + ")" }
        }
        return declared(name, in: place, depth: depth)
    }

    /// The empty range of integers.
    private func range(_ name: String, of bound: TypeSyntax, _ source: SourceText) -> String? {
        guard Self.literals[source.compactText(in: bound.range)] == "0" else { return nil }
        return name == "Range" ? "0..<0" : name == "ClosedRange" ? "0...0" : nil
    }

    /// A value of a type whose declaration was read: a case without values, or an initialiser that needs none.
    private func declared(_ name: String, in place: Place, depth: Int) -> String? {
        let printer = place.printer
        if let alias = printer.index.aliasedType(name, from: printer.origin) {
            return value(of: alias.type, alias.source, in: place, depth: depth + 1)
        }
        guard makesDeclaredTypes, let type = printer.index.typeDeclaration(name, from: printer.origin),
            type.details.genericParameters.isEmpty, let construction = Construction(type, isTestable: place.isTestable)
        else { return nil }
        var spelled = printer.index.qualifiedName(of: name, in: printer.origin) ?? name
        let isTaken = printer.ownNames?.taken.contains(spelled) ?? false
        if FoundationNames.contains(spelled) || isTaken, let module = type.module { spelled = module + "." + spelled }
        switch construction {
        case .enumCase(let name):
            return "." + name
        case .call(let arguments):
            var texts: [String] = []
            for argument in arguments {
                guard let value = value(of: argument.type.type, argument.type.source, in: place, depth: depth + 2)
                else { return nil }
                texts.append(argument.label == "_" ? value : argument.label + ": " + value)
            }
            return spelled + "(" + texts.joined(separator: ", ") + ")"
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

/// Questions about the form of a type.
enum TypeForms {
    /// Whether `type` is `Void` or `()`.
    static func isVoid(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        switch type.form {
        case .named(let name, _): source.matches(name, "Void")
        case .tuple(let elements): elements.isEmpty
        case .attributed(_, let inner): isVoid(inner, source)
        case .member(let base, let name, _): source.matches(name, "Void") && source.matches(base.range, "Swift")
        default: false
        }
    }

    /// The function type that `type` is, with or without attributes; `nil` for other types.
    static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        switch type.form {
        case .function(let function): function
        case .attributed(_, let inner): function(inner)
        case .tuple(let elements) where elements.count == 1: function(elements[0].type)
        default: nil
        }
    }

    /// Whether `type` is written out as a function, optional or not.
    static func writesFunction(_ type: TypeSyntax) -> Bool {
        switch bare(type).form {
        case .optional(let inner), .implicitlyUnwrapped(let inner): function(inner) != nil
        default: function(type) != nil
        }
    }

    /// Whether the specifier `name` stands in front of `type`.
    static func has(_ name: StaticString, _ type: TypeSyntax, _ source: SourceText) -> Bool {
        guard case .attributed(let specifiers, _) = type.form else { return false }
        return specifiers.contains { source.matches($0.name, name) }
    }

    /// `type` without specifiers.
    static func bare(_ type: TypeSyntax) -> TypeSyntax {
        guard case .attributed(_, let inner) = type.form else { return type }
        return inner
    }
}
