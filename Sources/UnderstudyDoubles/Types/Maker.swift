import UnderstudySemantics
import UnderstudySyntax

/// A way to make a value of a type: one of its initialisers, or a case.
struct Maker: Sendable {
    /// A parameter of it.
    struct Parameter: Sendable {
        /// The label of the argument; `nil` where it has none.
        let label: String?
        /// What the value is called.
        let name: String
        let type: SwiftType
        /// The value that the declaration gives it, where that is a literal.
        var literal: String?
        /// Whether a call may leave it out.
        var mayBeLeftOut = false
    }

    var parameters: [Parameter] = []
    /// The case; `nil` for an initialiser.
    var caseName: String?
    /// What an initialiser declares besides parameters.
    var signature: Signature?
    /// From where it can be used.
    let access: AccessLevel
    /// The file in which its types are written.
    let path: String

    var effects: Effects { signature?.effects ?? .none }

    /// Whether calling it always gives a value, at once.
    var isPlain: Bool { effects == .none && !isFailable }

    /// Whether calling it may give nothing.
    var isFailable: Bool { signature.map { $0.failability != .none } ?? false }

    /// Whether it reads a value that was stored, of which a test has none.
    var decodes: Bool {
        ["from:", "coder:"].contains(parameters.map { ($0.label ?? "_") + ":" }.joined())
            && ["Decoder", "NSCoder"].contains(parameters[0].type.conjuncts.first?.path ?? "")
    }
}

extension Maker {
    /// An initialiser that is written.
    init?(_ member: InSource<DeclSyntax>, access: AccessLevel) {
        guard case .initializer(let syntax) = member.piece.kind, let signature = Signature(member) else { return nil }
        let written = zip(signature.parameters, syntax.parameters)
        let names = Self.distinct(
            written.map { parameter, _ in
                let name = parameter.secondName ?? parameter.firstName ?? "_"
                return name == "_" ? Self.name(for: parameter.type) : SwiftNames.bare(name)
            })
        self.init(signature: signature, access: access, path: member.source.path)
        parameters = zip(written, names).compactMap { written, name in
            let (parameter, syntax) = written
            // No function can hand on what it was given in place of `...`.
            if parameter.isVariadic { return nil }
            return Parameter(
                label: parameter.firstName == "_" ? nil : parameter.firstName, name: name,
                type: parameter.type.evaluated,
                literal: syntax.defaultValue.flatMap { Self.literal(in: $0, of: member.source)?.text },
                mayBeLeftOut: parameter.hasDefault)
        }
    }

    /// A case with what it holds.
    init(_ element: EnumElementSyntax, of type: TypeDeclaration) {
        let source = type.source
        let written = element.parameters ?? []
        let names = Self.distinct(
            written.map { parameter in
                let name = (parameter.secondName ?? parameter.firstName).map(source.text(in:)) ?? "_"
                return name == "_" ? Self.name(for: SwiftType(source[parameter.type])) : SwiftNames.bare(name)
            })
        self.init(caseName: source.text(in: element.name), access: type.access, path: source.path)
        parameters = zip(written, names).map { parameter, name in
            let label = parameter.firstName.map(source.text(in:))
            return Parameter(
                label: label == "_" ? nil : label, name: name,
                type: SwiftType(source[parameter.type]).storedEscaping,
                literal: parameter.defaultValue.flatMap { Self.literal(in: $0, of: source)?.text },
                mayBeLeftOut: parameter.defaultValue != nil)
        }
    }

    /// The initialiser that the compiler writes for a structure that stores `properties`.
    init(memberwise properties: [StoredProperties.Property], of type: TypeDeclaration) {
        self.init(access: .internal, path: type.source.path)
        parameters = properties.compactMap { property in
            let literal = property.initialValue.flatMap { Self.literal(in: $0, of: type.source) }
            guard let known = property.type ?? literal?.type else { return nil }
            return Parameter(
                label: property.name, name: SwiftNames.bare(property.name), type: known.storedEscaping,
                literal: literal?.text, mayBeLeftOut: !property.isNeeded)
        }
    }

    /// The text of a literal that means the same everywhere, and the type that it has by itself.
    private static func literal(in range: ByteRange, of source: SourceText) -> (text: String, type: SwiftType?)? {
        let text = source.compactText(in: range)
        switch text {
        case "true", "false": return (text, .named("Bool"))
        case "nil", "[]", "[:]": return (text, nil)
        default: break
        }
        let digits = text.first == "-" ? text.dropFirst() : text[...]
        if digits.first?.isNumber ?? false, digits.allSatisfy({ $0.isNumber || $0 == "_" || $0 == "." }) {
            return (text, .named(digits.contains(".") ? "Double" : "Int"))
        }
        let isText = text.first == "\"" && text.last == "\"" && text.count > 1 && !text.contains("\\")
        return isText && text.count { $0 == "\"" } == 2 ? (text, .named("String")) : nil
    }

    /// What a value of `type` without a name is called.
    private static func name(for type: SwiftType) -> String {
        guard case .named(let name, _) = type.bare, let first = name.first, !SwiftLibraryNames.contains(name) else {
            return "value"
        }
        let start = name.prefix { $0.isUppercase }
        if start.count == name.count { return name.lowercased() }
        return start.count > 1
            ? start.dropLast().lowercased() + name.dropFirst(start.count - 1) : first.lowercased() + name.dropFirst()
    }

    private static func distinct(_ names: [String]) -> [String] {
        var counts: [String: Int] = [:]
        return names.map { name in
            counts[name, default: 0] += 1
            return counts[name] == 1 ? name : name + "\(counts[name] ?? 0)"
        }
    }
}

extension SwiftType {
    /// The type of the value that is given for a parameter of this type.
    fileprivate var evaluated: SwiftType {
        guard case .attributed(let specifiers, let inner) = self, specifiers.contains(.autoclosure) else { return self }
        return inner.function?.result ?? self
    }

    /// The type of a parameter whose value is kept in a property of this type.
    fileprivate var storedEscaping: SwiftType {
        switch self {
        case .function: with([.escaping])
        case .attributed(let specifiers, let inner) where inner.function != nil:
            specifiers.contains(.escaping) ? self : inner.with([.escaping] + specifiers)
        case .tuple(let elements) where elements.count == 1: elements[0].type.storedEscaping
        case .implicitlyUnwrapped(let inner): .optional(inner)
        default: self
        }
    }
}
