import UnderstudySemantics

/// The form of a type, as far as fakes tell forms apart.
indirect enum FakeShape: Hashable, Sendable {
    /// Nothing.
    case void
    /// A value that is kept as it is.
    case value(FakeType)
    case optional(FakeShape)
    case array(FakeShape)
    case set(FakeShape)
    case dictionary(FakeType, FakeShape)
    /// A sequence of values over time.
    case stream(FakeShape, FakeStreamForm)
    /// `Result`: what it holds when all went well, and when not.
    case result(FakeShape, failure: FakeType)
    /// A function: what it takes and what it returns.
    case function([FakeShape], FakeShape, isThrowing: Bool)

    /// The value, whatever it is wrapped in.
    var core: FakeType? {
        switch self {
        case .value(let type): type
        case .optional(let inner), .array(let inner), .set(let inner), .result(let inner, _), .stream(let inner, _):
            inner.core
        default: nil
        }
    }

    /// The form without `?`.
    var unwrapped: FakeShape {
        if case .optional(let inner) = self { return inner }
        return self
    }

    /// Whether it can be `nil`.
    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// Whether there may be several values in it.
    var holdsSeveral: Bool {
        switch unwrapped {
        case .array, .dictionary, .set: true
        case .value(let type): type.listElement != nil
        default: false
        }
    }

    /// What an array or a set holds.
    var element: FakeType? {
        switch self {
        case .array(.value(let type)), .set(.value(let type)): type
        default: nil
        }
    }
}

/// How values over time are handed out.
enum FakeStreamForm: Hashable, Sendable {
    /// `AsyncStream`, or an existential that one can stand for.
    case stream
    /// `AsyncThrowingStream`, or an existential that one can stand for.
    case throwingStream
    /// Combine's `AnyPublisher`, with the type of its failure.
    case publisher(failure: SwiftType)

    var isPublisher: Bool { if case .publisher = self { true } else { false } }
}

/// A type, with the texts that are written and compared often.
final class FakeType: Hashable, Sendable {
    /// The text that a double writes.
    let text: String
    /// The text with aliases followed, to compare by.
    let canonical: String
    /// The type that a double writes.
    let shown: SwiftType
    /// The type with aliases followed.
    let canonicalType: SwiftType
    /// The type as the protocol writes it.
    let written: SwiftType

    init(_ shown: SwiftType, canonical: SwiftType, written: SwiftType) {
        self.shown = shown
        self.written = written
        canonicalType = canonical
        text = shown.description
        self.canonical = canonical == shown ? text : canonical.description
    }

    static func == (left: FakeType, right: FakeType) -> Bool { left.canonical == right.canonical }

    func hash(into hasher: inout Hasher) { hasher.combine(canonical) }

    /// The last part of its name, without arguments.
    var simpleName: String {
        let bare = shown.withoutAny.description.prefix { $0 != "<" }
        return String(bare.split(separator: ".").last ?? bare)
    }

    /// Whether it has no name of its own, as `any A & B`: then requirements say what its values are called.
    var isNameless: Bool {
        switch shown.withoutAny {
        case .named, .member: false
        default: true
        }
    }

    /// Whether its values are errors of any type.
    var isAnyError: Bool {
        switch canonicalType.withoutAny {
        case .named("Error", []), .member(.named("Swift", []), "Error", []), .member(.module("Swift"), "Error", []):
            true
        default: false
        }
    }

    /// Whether its values are types.
    var isMetatype: Bool { if case .metatype(_, .type) = shown.withoutAny { true } else { false } }

    /// Whether it has a function in it.
    var holdsFunction: Bool { shown.contains { if case .function = $0 { true } else { false } } }

    /// Whether it is called as the identifier of another type: `Note.ID`.
    var isIdentifier: Bool { if case .member(_, "ID", []) = canonicalType { true } else { false } }

    /// What tells a value of it apart, which is a type inside it.
    var identifier: FakeType {
        let type = SwiftType.member(shown, "ID", [])
        return FakeType(type, canonical: type, written: written)
    }

    private convenience init(plain type: SwiftType) { self.init(type, canonical: type, written: type) }

    /// `Any`.
    static let anything = FakeType(plain: .anything)
    /// `Bool`.
    static let bool = FakeType(plain: .named("Bool"))
    /// `Int`.
    static let int = FakeType(plain: .named("Int"))
    /// `String`.
    static let string = FakeType(plain: .named("String"))
    /// `UUID`.
    static let uuid = FakeType(plain: .named("UUID"))

    /// Whether it is one of the types that hold a number, a text or another plain value.
    var isScalar: Bool { Self.scalars.contains(canonical) }

    private static let scalars: Set<String> = [
        "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64",
        "Int8", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
        "CGFloat", "Locale", "TimeZone", "AnyHashable",
    ]
}

extension SwiftType {
    /// Whether its name says that its values are errors.
    var isCalledError: Bool { withoutAny.path?.hasSuffix("Error") ?? false }
}

/// Reads the forms of types of one requirement.
struct FakeShapeReader {
    let builder: MemberBuilder
    /// The type whose members are read, where names may be those of types inside it.
    var scope: String?

    private var index: DeclarationIndex { builder.context.index }

    func shape(of type: SwiftType, depth: Int = 0) -> FakeShape {
        if type.isVoid { return .void }
        switch type {
        case .attributed(_, let inner): return shape(of: inner, depth: depth)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return .optional(shape(of: inner, depth: depth))
        case .array(let inner): return .array(shape(of: inner, depth: depth))
        case .dictionary(let key, let value): return .dictionary(fakeType(key), shape(of: value, depth: depth))
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            return shape(of: elements[0].type, depth: depth)
        case .function(let function) where !function.parameters.contains { $0.type.has(.inout) }:
            return .function(
                function.parameters.map { shape(of: $0.type, depth: depth) },
                shape(of: function.result, depth: depth), isThrowing: function.effects.isThrowing)
        case .any(.named("AsyncSequence", let arguments)): return sequence(arguments) ?? .value(fakeType(type))
        case .named(let name, let arguments): return named(name, arguments, as: type, depth: depth)
        default: return .value(fakeType(type))
        }
    }

    private func named(_ name: String, _ arguments: [SwiftType], as type: SwiftType, depth: Int) -> FakeShape {
        let shapes = arguments.map { shape(of: $0, depth: depth) }
        switch (name, arguments.count) {
        case ("Array", 1): return .array(shapes[0])
        case ("Optional", 1): return .optional(shapes[0])
        case ("Set", 1): return .set(shapes[0])
        case ("Dictionary", 2): return .dictionary(fakeType(arguments[0]), shapes[1])
        case ("Result", 2): return .result(shapes[0], failure: fakeType(arguments[1]))
        case ("AsyncStream", 1): return .stream(shapes[0], .stream)
        case ("AsyncThrowingStream", 2): return .stream(shapes[0], .throwingStream)
        case ("AnyPublisher", 2) where importsCombine:
            return .stream(shapes[0], .publisher(failure: builder.scope.written(arguments[1])))
        default: break
        }
        // An alias of a function or of an optional is as good as what it stands for.
        if depth < 4, arguments.isEmpty, let alias = alias(name) {
            let aliased = shape(of: alias, depth: depth + 1)
            if case .value = aliased { return .value(fakeType(type)) }
            return aliased
        }
        return .value(fakeType(type))
    }

    private func sequence(_ arguments: [SwiftType]) -> FakeShape? {
        guard arguments.count == 2 else { return nil }
        return .stream(shape(of: arguments[0]), arguments[1] == .named("Never") ? .stream : .throwingStream)
    }

    private var importsCombine: Bool {
        index.file(at: builder.requirement.source.path)?.imports.contains { $0.module == "Combine" } ?? false
    }

    private func alias(_ name: String) -> SwiftType? {
        builder.context.types.alias(name) ?? index.aliasedType(name, from: builder.origin)
    }

    /// The type of what is kept of a value of `type`: without `?`; `nil` where nothing can be.
    ///
    /// - Parameter unwraps: Whether of a `Result` only the value is kept.
    func keptType(_ type: SwiftType, ofResult unwraps: Bool = true) -> FakeType? {
        let shape = shape(of: type)
        if unwraps, case .result = shape, case .named("Result", let arguments) = type { return keptType(arguments[0]) }
        if case .stream = shape.unwrapped { return nil }
        if case .function = shape.unwrapped { return nil }
        let kept = type.bare.unwrapped
        if kept.isVoid || kept.mentionsOpaque || kept.has(.sending) { return nil }
        return fakeType(kept)
    }

    func fakeType(_ type: SwiftType) -> FakeType {
        var shown = builder.scope.written(type, for: .storage)
        if let scope, index.typeDeclaration(scope + "." + shown.description, from: builder.origin) != nil {
            shown = shown.inside(scope)
        }
        return FakeType(shown, canonical: canonical(shown), written: type)
    }

    /// `type` with aliases followed.
    private func canonical(_ type: SwiftType) -> SwiftType {
        var type = type
        var seen: Set<SwiftType> = []
        while seen.insert(type).inserted, let alias = alias(type.description) { type = alias }
        return type
    }
}

extension SwiftType {
    /// `P` of `any P`; other types as they are.
    var withoutAny: SwiftType { if case .any(let constraint) = self { constraint } else { self } }

    /// The type as one inside the type of `path`.
    fileprivate func inside(_ path: String) -> SwiftType {
        switch self {
        case .named(let name, let arguments):
            let names = path.split(separator: ".").map(String.init)
            let owner = names.dropFirst().reduce(SwiftType.named(names.first ?? path)) { .member($0, $1, []) }
            return .member(owner, name, arguments)
        case .member(let base, let name, let arguments): return .member(base.inside(path), name, arguments)
        default: return self
        }
    }
}
