import UnderstudySemantics
import UnderstudySyntax

/// What the sources tell about a type that a store holds.
struct FakeElement: Sendable {
    /// A property that a test can read.
    struct Property: Sendable {
        let name: String
        let shape: FakeShape
        /// Whether a test can set it, too.
        let isSettable: Bool

        /// Whether its name says that it holds identifiers.
        var isCalledID: Bool { IdentifierWords.split(name).say(.id) }

        /// An identifier that no element of `list` has; `nil` for types of which none can be made.
        func newValue(in list: String) -> String? {
            switch shape.core?.canonical {
            case "Int", "Int32", "Int64": "(\(list).compactMap(\\.\(name)).max() ?? 0) + 1"
            default: nil
            }
        }
    }

    /// An argument of an initialiser.
    struct Argument: Sendable {
        let label: String?
        /// The name to compare with.
        let name: String
        let type: SwiftType
        let shape: FakeShape
        let isNeeded: Bool
    }

    /// Whether a claim holds, as far as the sources tell.
    enum Answer: Sendable {
        case yes
        case no
        case unknown
    }

    let type: FakeType
    var properties: [Property] = []
    /// The initialisers that a test can call.
    var initializers: [[Argument]] = []
    /// Whether its values have an `id`.
    var isIdentifiable = false
    /// Whether its values can be compared.
    var isEquatable = false
    /// Whether its values can be keys of a dictionary.
    var isHashable = false
    /// Whether its values can be copied, as what is kept and given has to be.
    var isCopyable = true
    /// Whether its values can be handed to another thread.
    var isSendable = Answer.unknown
    /// Whether values are changed in place, even through a constant.
    var isClass = false
    /// Whether its values are objects or hold some, as far as the sources tell: then releasing one can call anything.
    var holdsObjects = true
    /// Whether its declaration was read.
    var isKnown = false
    /// Whether it is one of several cases, of which none holds anything.
    var isPlain = false

    /// Whether nothing that was read says that its values can't be compared.
    var mayBeEquatable: Bool { isEquatable || !isKnown }

    /// The words of its properties' names.
    var propertyWords: [String] { properties.flatMap { IdentifierWords.split($0.name) } }

    /// The property whose name has the words of `name`.
    func property(_ name: String) -> Property? {
        let words = IdentifierWords.split(name)
        return properties.first { IdentifierWords.split($0.name) == words }
    }

    /// The names by which one of its values is known.
    var idProperty: Property? {
        let own = IdentifierWords.split(type.simpleName)
        let names = [["id"], ["identifier"], ["uuid"], ["uid"]]
        for name in names {
            if let found = properties.first(where: { IdentifierWords.split($0.name) == name }) { return found }
        }
        return properties.first { property in
            let words = IdentifierWords.split(property.name)
            return ["id", "identifier"].contains(words.last)
                && words.dropLast().elementsEqual(own.suffix(words.count - 1))
                && words.count > 1
        }
    }

    /// The property that tells elements apart and that `entry` sets where it saves one without, as it gives its value.
    func assignedID(by entry: FakeRequirement) -> Property? {
        guard entry.verb == .save, entry.returnsOutcome, entry.parameters.first?.shape == .value(type), !isClass,
            let id = idProperty, id.isSettable, id.shape == .optional(entry.outcome), id.newValue(in: "") != nil
        else { return nil }
        return id
    }
}

/// Reads the declarations of types that stores may hold.
struct FakeElementReader: Sendable {
    let context: DoubleContext
    let shapes: FakeShapeReader

    private var index: DeclarationIndex { context.index }

    func element(_ type: FakeType, depth: Int = 0) -> FakeElement {
        var element = FakeElement(type: type)
        if let parameter = context.types.parameter(type.text) {
            take(parameter.constraints, into: &element)
            if element.isSendable == .unknown { element.isSendable = .no }
            if element.isIdentifiable { addID(to: &element) }
            element.isKnown = true
            return element
        }
        if type.isScalar {
            element.holdsObjects = false
            element.isEquatable = true
            element.isHashable = true
            element.isSendable = .yes
            element.isKnown = true
            return element
        }
        let plain = String(type.canonicalType.withoutAny.description.prefix { $0 != "<" })
        if let found = index.typeDeclaration(plain, from: shapes.builder.origin) {
            take(found, into: &element, depth: depth)
        } else if let found = index.protocolDeclaration(plain, from: shapes.builder.origin) {
            take(found, into: &element)
        } else if FoundationNames.contains(plain), type.written == .named(plain) {
            element.holdsObjects = false
            element.isEquatable = Self.equatable.contains(plain)
            element.isHashable = element.isEquatable
            element.isSendable = element.isEquatable ? .yes : .unknown
        }
        return element
    }

    /// Adds the `id` that a type has which only says that it is `Identifiable`.
    private func addID(to element: inout FakeElement) {
        element.properties.append(
            FakeElement.Property(name: "id", shape: .value(element.type.identifier), isSettable: false))
    }

    /// The types of Foundation beyond the plain ones whose values can be compared and sent.
    private static let equatable: Set<String> = [
        "AttributedString", "Calendar", "CharacterSet", "DateComponents", "DateInterval", "IndexPath", "IndexSet",
        "URLComponents", "URLQueryItem", "URLRequest", "PersonNameComponents",
    ]

    private func take(_ conformances: [SwiftType], into element: inout FakeElement) {
        var all: Set<SwiftType> = []
        for conformance in conformances { add(conformance, to: &all) }
        let names = Set(all.compactMap(\.path).map { StandardProtocol.Name($0) })
        if names.contains(.identifiable) { element.isIdentifiable = true }
        if !names.isDisjoint(with: Self.hashing) { element.isHashable = true }
        if element.isHashable || !names.isDisjoint(with: Self.equating) { element.isEquatable = true }
        if all.contains(.suppressed(.named("Copyable"))) { element.isCopyable = false }
        if !names.isDisjoint(with: Self.sending) { element.isSendable = .yes }
    }

    /// Adds what `type` is composed of, and what those protocols refine, as far as they were read.
    private func add(_ type: SwiftType, to all: inout Set<SwiftType>) {
        for part in type.conjuncts where all.insert(part).inserted {
            guard let name = part.path, let found = index.protocolDeclaration(name, from: shapes.builder.origin) else {
                continue
            }
            for inherited in found.inheritedTypes { add(inherited, to: &all) }
        }
    }

    private static let sending: Set<StandardProtocol.Name> = [.actor, .error, .sendable]

    private static let hashing: Set<StandardProtocol.Name> = [
        .hashable, .binaryFloatingPoint, .binaryInteger, .fixedWidthInteger, .floatingPoint, .signedInteger,
        .stringProtocol, .unsignedInteger,
    ]
    private static let equating: Set<StandardProtocol.Name> = [
        .additiveArithmetic, .comparable, .equatable, .numeric, .signedNumeric, .strideable,
    ]

    private func take(_ type: TypeDeclaration, into element: inout FakeElement, depth: Int) {
        guard context.isTestable || type.access >= .public, type.access > .fileprivate else { return }
        element.isKnown = true
        element.isClass = type.isClass
        if type.details.kind == .actor { return }
        let isElsewhere = type.belongsElsewhere(than: context.resolved.isolation, in: index)
        // Conformances of types that are on the main actor by default are on it, too.
        if isElsewhere, !type.saysGlobalActor { return }
        take(index.conformances(of: type), into: &element)
        if isElsewhere || type.suppressesConformance { return }
        guard type.details.genericParameters.isEmpty else { return }
        var stored: [FakeShape] = []
        let reader = FakeMemberReader(
            shapes: FakeShapeReader(builder: shapes.builder, scope: type.name), type: type,
            isTestable: context.isTestable)
        reader.read(into: &element, stored: &stored)
        for found in index.extensions(of: type) where !found.details.isConditional {
            reader.read(found, into: &element)
        }
        if type.details.kind == .struct, !reader.declaresInitializer, context.isTestable {
            element.initializers.append(contentsOf: reader.memberwise.map { [$0] } ?? [])
        }
        if !type.isClass {
            element.holdsObjects = stored.contains { shape in
                guard let core = shape.core else { return false }
                return depth > 2 || self.element(core, depth: depth + 1).holdsObjects
            }
        }
        if type.isPlainEnumeration {
            element.isPlain = true
            element.isEquatable = true
            element.isHashable = true
        }
        if element.isSendable != .yes { element.isSendable = sendability(of: type, storing: stored, depth: depth) }
    }

    /// Whether a type that doesn't say so can be sent: what only its module sees is inferred from what it stores.
    private func sendability(of type: TypeDeclaration, storing stored: [FakeShape], depth: Int) -> FakeElement.Answer {
        if index.isolation(of: type).isGlobalActor { return .yes }
        if type.details.kind == .class || type.access >= .public { return .no }
        if type.details.kind == .enum, type.hasPayloads { return .unknown }
        guard depth < 3 else { return .unknown }
        for shape in stored {
            guard let core = shape.core else { return .unknown }
            let answer = self.element(core, depth: depth + 1).isSendable
            if answer != .yes { return answer }
        }
        return .yes
    }

    private func take(_ found: ProtocolDeclaration, into element: inout FakeElement) {
        element.isKnown = true
        let inherited = found.inheritedTypes
        element.isSendable = inherited.contains(.named("Sendable")) ? .yes : .no
        for requirement in found.requirements where requirement.kind == .var && !requirement.isStatic {
            let signature = requirement.signature
            guard let type = signature.result, signature.effects == .none else { continue }
            element.properties.append(
                FakeElement.Property(
                    name: requirement.name, shape: shapes.shape(of: type),
                    isSettable: signature.isSettable && inherited.contains(.named("AnyObject"))))
        }
    }
}
