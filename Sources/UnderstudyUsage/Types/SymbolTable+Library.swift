import UnderstudySemantics

extension SymbolTable {
    /// The type of the elements of a `for` loop over a value of `type`.
    func element(of type: ValueType) -> ValueType {
        switch type {
        case .array(let element): return element
        case .dictionary(let key, let value):
            return .tuple([
                ValueType.TupleElement(label: "key", type: key), ValueType.TupleElement(label: "value", type: value),
            ])
        case .external(_, let arguments): return arguments.first ?? .unknown
        case .nominal, .bounded, .generic: return member("Element", of: type)
        default: return .unknown
        }
    }

    /// A property of the standard library's types.
    func libraryProperty(_ name: String, of type: ValueType) -> ValueType {
        switch (type, name) {
        case (.dictionary(_, let value), "values"): .array(value)
        case (.dictionary(let key, _), "keys"): .array(key)
        case (.array, "count"), (.dictionary, "count"), (.array, "startIndex"), (.array, "endIndex"):
            .int
        case (_, "first"), (_, "last"): element(of: type).wrappedIfKnown
        case (_, "lazy"): type
        case (.external(_, let arguments), "value"), (.external(_, let arguments), "wrappedValue"),
            (.external(_, let arguments), "projectedValue"), (.external(_, let arguments), "pointee"):
            arguments.first ?? .unknown
        case (.optional, _), (.unknown, _), (.metatype, _), (.function, _): .unknown
        default: .unknown
        }
    }

    /// Whether values with the bound `id` may have members that were not read.
    func inheritsUnread(_ id: TypeID) -> Bool {
        holds(forAnyOf: id, inheritsUnread, namesUnread)
    }

    private func namesUnread(_ id: TypeID) -> Bool {
        inheritedTypes(of: id).contains { type in
            switch type {
            case .external(let name, _): !Self.memberless.contains(name)
            case .unknown: true
            default: false
            }
        }
    }

    private static let memberless: Set<String> = [
        "AnyObject", "Sendable", "class", "Error", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
    ]

    /// Whether some function of the sources is called `name`.
    func isFunctionName(_ name: String) -> Bool { symbols.functionNames.contains(name) }

    /// Whether a value of `type` may be used where `wanted` is expected; `true` unless it certainly does not fit.
    func mayTake(_ type: ValueType, for wanted: ValueType) -> Bool {
        switch (type, wanted) {
        case (.unknown, _), (_, .unknown): return true
        case (_, .external(let name, _)) where Self.isOpen(name): return true
        case (.number, _): return takesNumbers(wanted)
        case (_, .generic(_, let bounds)): return bounds.isEmpty || conforms(type, to: bounds)
        case (_, .bounded(let bounds)): return conforms(type, to: bounds)
        case (.optional(let inner), .optional(let other)): return mayTake(inner, for: other)
        case (.optional, _): return false
        case (_, .optional(let other)): return mayTake(type, for: other)
        case (.nominal(let id, _), .nominal(let other, _)): return refines(id, other)
        case (.array(let inner), .array(let other)): return mayTake(inner, for: other)
        case (.generic, _), (.bounded, _): return wanted.bounds != nil
        case (.external(let name, _), .external(let other, _)):
            return name == other || !Self.plain.contains(name) || !Self.plain.contains(other)
        case (.external, .nominal(let id, _)): return !isPlain(type) || isLiteral(id)
        case (.nominal, .external): return !isPlain(wanted)
        case (.function, .function), (.dictionary, .dictionary), (.tuple, .tuple), (.metatype, .metatype): return true
        case (.array, .external(let name, _)), (.external(let name, _), .array),
            (.external(let name, _), .dictionary), (.external(let name, _), .tuple),
            (.external(let name, _), .function):
            return !Self.plain.contains(name)
        case (.array, .nominal), (.nominal, .array), (.function, .nominal), (.nominal, .function): return false
        default: return true
        }
    }

    /// Whether a literal that is a number may be a value of `type`.
    private func takesNumbers(_ type: ValueType) -> Bool {
        switch type {
        case .optional(let inner): takesNumbers(inner)
        case .nominal(let id, _): isLiteral(id)
        case .external(let name, _): !Self.plain.contains(name) || Self.numbers.contains(name)
        case .generic(_, let bounds), .bounded(let bounds):
            bounds.isEmpty || Self.numbers.contains { conforms(.external($0, []), to: bounds) }
        case .array, .dictionary, .tuple, .function, .metatype: false
        case .unknown: true
        }
    }

    private static let numbers: Set<String> = [
        "Int", "Double", "Float", "UInt", "UInt8", "Int64", "Int32", "UInt32", "UInt64", "Int8", "Int16", "UInt16",
    ]

    /// Whether literals may be values of the type `id`.
    private func isLiteral(_ id: TypeID) -> Bool {
        inheritedTypes(of: id).contains { inherited in
            if case .external(let name, _) = inherited { name.hasPrefix("ExpressibleBy") } else { false }
        }
    }

    /// Whether values of several types are values of the library's type `name`.
    static func isOpen(_ name: String) -> Bool {
        topTypes.contains(name) || StandardProtocols.declaration(named: name) != nil
    }

    private static let topTypes: Set<String> = ["Any", "AnyObject", "AnyHashable", "Sendable"]

    private func isPlain(_ type: ValueType) -> Bool {
        if case .external(let name, _) = type { Self.isPlain(name) } else { false }
    }

    /// Whether the library's type `name` certainly has no subtypes.
    static func isPlain(_ name: String) -> Bool { plain.contains(name) }

    /// Types without subtypes.
    private static let plain: Set<String> = [
        "String", "Int", "Bool", "Double", "Float", "UInt", "UInt8", "Int64", "Int32", "UInt32", "UInt64", "Data",
        "Date", "URL", "UUID", "Character", "Substring", "Int8", "Int16", "UInt16",
    ]

    private func conforms(_ type: ValueType, to bounds: [TypeID]) -> Bool {
        if bounds.isEmpty { return true }
        switch type {
        case .optional: return false
        case .nominal(let id, _): return bounds.allSatisfy { refines(id, $0) || inheritsUnread(id) }
        case .bounded(let own), .generic(_, let own):
            return bounds.allSatisfy { bound in own.contains { refines($0, bound) } }
        case .external(let name, _):
            return bounds.allSatisfy { bound in (typesByPath[name] ?? []).contains { refines($0, bound) } }
        case .array, .dictionary, .function, .tuple: return false
        default: return true
        }
    }
}

extension ValueType {
    fileprivate var wrappedIfKnown: ValueType { isUnknown ? .unknown : .optional(self) }
}
