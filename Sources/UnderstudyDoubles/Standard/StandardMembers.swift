import UnderstudySemantics
import UnderstudySyntax

/// Fixed members for the platform's protocols that others often inherit from.
struct StandardMembers {
    /// Lines of members, each a member of its own.
    private(set) var texts: [String] = []
    /// The associated types that the texts settle.
    private(set) var settled: Set<String> = []
    /// The associated types that the texts give a type to.
    private(set) var fixed: [String: String] = [:]
    /// Whether the double needs an initialiser without parameters.
    private(set) var needsInitializer = false
    /// Whether the texts already hold one that stores something.
    private(set) var hasStoringInitializer = false
    /// The names of the platform's protocols whose requirements the texts satisfy.
    private(set) var covered: Set<String> = []

    private let resolved: ResolvedProtocol
    private let name: String
    private let names: Set<String>
    /// What everything is forwarded to; `nil` where there is no such value.
    private let base: BaseNames?
    /// Whether the elements can be set although threads share them: in a structure.
    private let isVariable: Bool

    /// - Parameter names: The names of the protocols to have members for.
    /// - Parameter mayBeStructure: Whether the double is a structure where nothing asks for a class.
    /// - Parameter conforms: Whether the double conforms to the protocol.
    init(
        _ resolved: ResolvedProtocol, doubleName: String, for names: Set<String>, base: BaseNames?,
        mayBeStructure: Bool,
        conforms: Bool
    ) {
        self.resolved = resolved
        self.names = names
        self.base = base
        name = doubleName
        isVariable = mayBeStructure && !resolved.isClassBound && !resolved.standardNames.contains("Hashable")
        addIdentity()
        if conforms { addHashValue() }
        addDescriptions()
        addCoding()
        addSequences()
        addRawValues()
        addLiterals()
    }

    private mutating func cover(_ protocolName: String, _ texts: [String] = []) {
        covered.insert(protocolName)
        self.texts += texts.map { leavingActor($0) }
    }

    /// A member as a double on an actor has it: what the platform's protocols ask for may be called from anywhere.
    private func leavingActor(_ text: String) -> String {
        switch resolved.isolation {
        case .none: return text
        case .actor where text.hasPrefix("static ") || text.hasPrefix("init"): return text
        case .actor, .globalActor: return "nonisolated " + text
        }
    }

    /// Whether the sources read implement `requirement` already, or the protocol states it itself.
    private func isMet(_ requirement: String) -> Bool {
        resolved.requirements.contains {
            $0.requirement.name == requirement && ($0.isImplementedInSources || !$0.isStandard)
        }
    }

    private mutating func addIdentity() {
        let isActor = resolved.isolation == .actor
        guard !isActor else { return }
        // The raw value decides the equality of option sets.
        if names.contains("OptionSet") {
            cover("Equatable")
        } else if names.contains("Equatable") {
            cover(
                "Equatable",
                isMet("==(_:_:)") && !hasOwnEquality
                    ? [] : ["static func == (lhs: \(name), rhs: \(name)) -> Bool { lhs === rhs }"])
        }
        if names.contains("Comparable") {
            let text =
                "static func < (lhs: \(name), rhs: \(name)) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }"
            cover("Comparable", isMet("<(_:_:)") ? [] : [text])
        }
        if names.contains("Hashable") {
            let text = "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
            cover("Hashable", isMet("hash(into:)") ? [] : [text])
        }
    }

    /// States the hash value of a double on a global actor: one that the compiler writes may belong to that actor, and
    /// the conformance with it (SE-0470).
    private mutating func addHashValue() {
        guard case .globalActor = resolved.isolation, resolved.standardNames.contains("Hashable"), !isMet("hashValue")
        else { return }
        let value = base?.property ?? "ObjectIdentifier(self)"
        texts.append(leavingActor("var hashValue: Int { \(value).hashValue }"))
    }

    /// Whether an `==` of the protocol's own compares something else than two values of it.
    private var hasOwnEquality: Bool {
        !resolved.requirements.contains { entry in
            guard entry.requirement.name == "==(_:_:)", case .function(let function) = entry.requirement.syntax.kind,
                !entry.isStandard || entry.isImplementedInSources
            else { return false }
            return function.parameters.allSatisfy { entry.requirement.source.compactText(in: $0.type.range) == "Self" }
        }
    }

    private mutating func addDescriptions() {
        let keepsText = names.contains("LosslessStringConvertible") && !resolved.isSendable && !isMet("description")
        if names.contains("CustomStringConvertible") {
            let value = keepsText ? " = \"\(name)\"" : " { \"\(name)\" }"
            cover("CustomStringConvertible", isMet("description") ? [] : ["var description: String" + value])
        }
        if names.contains("CustomDebugStringConvertible") {
            let text = "var debugDescription: String { \"\(name)\" }"
            cover("CustomDebugStringConvertible", isMet("debugDescription") ? [] : [text])
        }
        if names.contains("LosslessStringConvertible") {
            cover(
                "LosslessStringConvertible",
                isMet("init(_:)")
                    ? [] : ["init(_ description: String) {" + (keepsText ? " self.description = description }" : "}")])
            needsInitializer = true
        }
    }

    private mutating func addCoding() {
        if names.contains("Decodable") {
            cover("Decodable", isMet("init(from:)") ? [] : ["init(from decoder: any Decoder) throws {}"])
            needsInitializer = true
        }
        if names.contains("Encodable") {
            cover("Encodable", isMet("encode(to:)") ? [] : ["func encode(to encoder: any Encoder) throws {}"])
        }
        if names.contains("CaseIterable") {
            let cases =
                base.map { names in "\(names.parameter).allCases.map { \(name)(\(names.property): $0) }" } ?? "[]"
            cover("CaseIterable", isMet("allCases") ? [] : ["static var allCases: [\(name)] { \(cases) }"])
            settled.insert("AllCases")
        }
    }

    private mutating func addSequences() {
        if names.contains("Collection"), !names.contains("MutableCollection"),
            !names.contains("RangeReplaceableCollection"), settle("Index", as: "Int")
        {
            let element = elementType
            var texts = [
                elements(element), "var startIndex: Int { elements.startIndex }",
                "var endIndex: Int { elements.endIndex }",
                "subscript(position: Int) -> \(element) { elements[position] }",
            ]
            if !names.contains("RandomAccessCollection") {
                texts.append("func index(after i: Int) -> Int { i + 1 }")
                if names.contains("BidirectionalCollection") {
                    texts.append("func index(before i: Int) -> Int { i - 1 }")
                }
            }
            let covered = ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"]
            for name in covered where names.contains(name) { cover(name) }
            cover("Collection", texts)
            settled.formUnion(["Iterator", "SubSequence", "Indices", "Index"])
        } else if names.contains("Sequence"), !names.contains("Collection"), settle("Iterator", as: nil) {
            let element = elementType
            let text = "func makeIterator() -> IndexingIterator<[\(element)]> { elements.makeIterator() }"
            cover("Sequence", isMet("makeIterator()") ? [] : [elements(element), text])
        }
        addIterators()
    }

    private mutating func addIterators() {
        if names.contains("IteratorProtocol") {
            let body = "elements.isEmpty ? nil : elements.removeFirst()"
            let texts = [elements(elementType), "func next() -> \(elementType)? { \(body) }"]
            cover("IteratorProtocol", isMet("next()") ? [] : texts)
        }
        if names.contains("AsyncIteratorProtocol") {
            let body = "elements.isEmpty ? nil : elements.removeFirst()"
            let texts = [elements(elementType), "func next() async -> \(elementType)? { \(body) }"]
            cover("AsyncIteratorProtocol", isMet("next()") ? [] : texts)
            settled.insert("Failure")
        }
        if names.contains("AsyncSequence"), settle("AsyncIterator", as: nil) {
            let element = elementType
            let iterator = """
                struct AsyncIterator: AsyncIteratorProtocol {
                    var rest: ArraySlice<\(element)>
                    mutating func next() async -> \(element)? { rest.popFirst() }
                }
                """
            let make = "func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }"
            cover("AsyncSequence", isMet("makeAsyncIterator()") ? [] : [elements(element), iterator, make])
            settled.insert("Failure")
        }
    }

    private func elements(_ type: String) -> String {
        // No actor hands out what need not be sendable.
        if resolved.isolation != .none { return "var elements: [\(type)] { [] }" }
        return resolved.isSendable && !isVariable ? "let elements: [\(type)] = []" : "var elements: [\(type)] = []"
    }

    private var elementType: String {
        resolved.associatedTypes.first { $0.name == "Element" }?.fixedType?.description ?? "Element"
    }

    /// Settles the associated type `name`, unless the protocol binds it to another type.
    private mutating func settle(_ name: String, as type: String?) -> Bool {
        let associatedType = resolved.associatedTypes.first { $0.name == name }
        if let fixed = associatedType?.fixedType, fixed.description != type { return false }
        if type == nil, associatedType?.isConstrainedInSources ?? false { return false }
        settled.insert(name)
        return true
    }

    private mutating func addRawValues() {
        guard names.contains("RawRepresentable") else { return }
        let bound = resolved.associatedTypes.first { $0.name == "RawValue" }?.fixedType?.description
        let type = bound ?? "RawValue"
        cover("RawRepresentable")
        if !isMet("rawValue") { texts.append("let rawValue: \(type)") }
        if !isMet("init(rawValue:)"), !isMet("init?(rawValue:)") {
            texts.append("init(rawValue: \(type)) { self.rawValue = rawValue }")
            hasStoringInitializer = true
        }
        if names.contains("OptionSet") {
            for name in ["OptionSet", "SetAlgebra"] where names.contains(name) { cover(name) }
            settled.insert("Element")
            settled.insert("ArrayLiteralElement")
        }
    }

    private mutating func addLiterals() {
        let literals: [(protocolName: String, label: String, type: String, associatedType: String)] = [
            ("ExpressibleByStringLiteral", "stringLiteral", "String", "StringLiteralType"),
            (
                "ExpressibleByExtendedGraphemeClusterLiteral", "extendedGraphemeClusterLiteral", "String",
                "ExtendedGraphemeClusterLiteralType"
            ),
            ("ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral", "String", "UnicodeScalarLiteralType"),
            ("ExpressibleByIntegerLiteral", "integerLiteral", "Int", "IntegerLiteralType"),
            ("ExpressibleByFloatLiteral", "floatLiteral", "Swift.Double", "FloatLiteralType"),
            ("ExpressibleByBooleanLiteral", "booleanLiteral", "Bool", "BooleanLiteralType"),
            ("ExpressibleByNilLiteral", "nilLiteral", "()", ""),
        ]
        for literal in literals where names.contains(literal.protocolName) {
            let fixed = resolved.associatedTypes.first { $0.name == literal.associatedType }?.fixedType?.description
            settled.insert(literal.associatedType)
            if literal.protocolName != "ExpressibleByNilLiteral", names.contains("ExpressibleByStringLiteral"),
                literal.protocolName.contains("Cluster") || literal.protocolName.contains("Scalar")
            {
                cover(literal.protocolName)
                continue
            }
            let type = fixed ?? (literal.type == "Swift.Double" ? "Double" : literal.type)
            let text = "init(\(literal.label) value: \(type)) {}"
            cover(literal.protocolName, isMet("init(\(literal.label):)") ? [] : [text])
            needsInitializer = true
        }
        if names.contains("ExpressibleByStringInterpolation") {
            settled.insert("StringInterpolation")
            cover("ExpressibleByStringInterpolation")
        }
        if names.contains("ExpressibleByArrayLiteral"), !names.contains("SetAlgebra") {
            let element =
                resolved.associatedTypes.first { $0.name == "ArrayLiteralElement" }?.fixedType?.description ?? "String"
            settled.insert("ArrayLiteralElement")
            cover(
                "ExpressibleByArrayLiteral",
                isMet("init(arrayLiteral:)") ? [] : ["init(arrayLiteral elements: \(element)...) {}"])
            needsInitializer = true
        }
    }
}
