import UnderstudySemantics
import UnderstudySyntax

/// Fixed members for the platform's protocols that others often inherit from.
struct StandardMembers {
    /// The members.
    private(set) var members: [ReadyMember] = []
    /// The associated types that the members settle.
    private(set) var settled: Set<String> = []
    /// Whether the double needs an initialiser without parameters.
    private(set) var needsInitializer = false
    /// Whether one of the members is an initialiser that stores something.
    private(set) var hasStoringInitializer = false
    /// The platform's protocols whose requirements the members satisfy.
    private(set) var covered: Set<StandardProtocol.Name> = []

    private let resolved: ResolvedProtocol
    private let name: String
    /// What the elements of a sequence are called, unless a requirement is called so.
    private let kept: String
    private let names: Set<StandardProtocol.Name>
    /// What everything is forwarded to; `nil` where there is no such value.
    private let base: BaseNames?
    /// Whether the elements can be set although threads share them: in a structure.
    private let isVariable: Bool

    /// - Parameter names: The names of the protocols to have members for.
    /// - Parameter mayBeStructure: Whether the double is a structure where nothing asks for a class.
    /// - Parameter conforms: Whether the double conforms to the protocol.
    init(
        _ resolved: ResolvedProtocol, doubleName: String, for names: Set<StandardProtocol.Name>, base: BaseNames?,
        mayBeStructure: Bool, conforms: Bool
    ) {
        self.resolved = resolved
        self.names = names
        self.base = base
        name = doubleName
        kept = resolved.requirements.contains { $0.requirement.name == "elements" } ? "keptElements" : "elements"
        isVariable = mayBeStructure && !resolved.isClassBound && !resolved.refines(.hashable)
        addIdentity()
        if conforms { addHashValue() }
        addDescriptions()
        addCoding()
        addSequences()
        addRawValues()
        addLiterals()
    }

    private mutating func cover(_ protocolName: StandardProtocol.Name, _ members: [ReadyMember] = []) {
        covered.insert(protocolName)
        self.members += members.map { leavingActor($0) }
    }

    /// Covers `protocolName` by `member`, unless the requirement called `requirement` is met already.
    private mutating func cover(
        _ protocolName: StandardProtocol.Name, unlessMet requirement: String, _ member: ReadyMember
    ) {
        cover(protocolName, isMet(requirement) ? [] : [member])
    }

    /// A member as a double on an actor has it: what the platform's protocols ask for may be called from anywhere.
    private func leavingActor(_ member: ReadyMember) -> ReadyMember {
        if member.role == .cases, resolved.makesCasesOnActor(of: base) { return member }
        return switch resolved.isolation {
        case .none: member
        case .actor: member.isOfType ? member : member.nonisolated
        case .globalActor: member.nonisolated
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
        if names.contains(.optionSet) {
            cover(.equatable)
        } else if names.contains(.equatable) {
            let text = "static func == (lhs: \(name), rhs: \(name)) -> Bool { lhs === rhs }"
            let member = ReadyMember(text, isOfType: true, as: .identity)
            cover(.equatable, isMet("==(_:_:)") && !hasOwnEquality ? [] : [member])
        }
        if names.contains(.comparable) {
            let text =
                "static func < (lhs: \(name), rhs: \(name)) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }"
            cover(.comparable, unlessMet: "<(_:_:)", ReadyMember(text, isOfType: true, as: .identity))
        }
        if names.contains(.hashable) {
            let text = "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
            cover(.hashable, unlessMet: "hash(into:)", ReadyMember(text, as: .identity))
        }
    }

    /// States the hash value of a double on a global actor: one that the compiler writes may belong to that actor, and
    /// the conformance with it (SE-0470).
    private mutating func addHashValue() {
        guard case .globalActor = resolved.isolation, resolved.refines(.hashable), !isMet("hashValue") else { return }
        let value = base?.property ?? "ObjectIdentifier(self)"
        let member = ReadyMember(
            "var hashValue: Int { \(value).hashValue }", as: base == nil ? .identity : .usual)
        members.append(leavingActor(member))
    }

    /// Whether an `==` of the protocol's own compares something else than two values of it.
    private var hasOwnEquality: Bool {
        !resolved.requirements.contains { entry in
            guard entry.requirement.name == "==(_:_:)", !entry.isStandard || entry.isImplementedInSources else {
                return false
            }
            return entry.requirement.signature.parameters.allSatisfy { $0.type == .selfType }
        }
    }

    private mutating func addDescriptions() {
        let keepsText = names.contains(.losslessStringConvertible) && !resolved.isSendable && !isMet("description")
        if names.contains(.customStringConvertible) {
            let value = keepsText ? " = \"\(name)\"" : " { \"\(name)\" }"
            let member = ReadyMember("var description: String" + value)
            cover(.customStringConvertible, unlessMet: "description", member)
        }
        if names.contains(.customDebugStringConvertible) {
            let member = ReadyMember("var debugDescription: String { \"\(name)\" }")
            cover(.customDebugStringConvertible, unlessMet: "debugDescription", member)
        }
        if names.contains(.losslessStringConvertible) {
            let body = keepsText ? "{ self.description = description }" : "{}"
            let member = ReadyMember("init(_ description: String) " + body, isOfType: true, as: .initializer)
            cover(.losslessStringConvertible, unlessMet: "init(_:)", member)
            needsInitializer = true
        }
    }

    private mutating func addCoding() {
        if names.contains(.decodable) {
            let member = ReadyMember("init(from decoder: any Decoder) throws {}", isOfType: true, as: .initializer)
            cover(.decodable, unlessMet: "init(from:)", member)
            needsInitializer = true
        }
        if names.contains(.encodable) {
            let member = ReadyMember("func encode(to encoder: any Encoder) throws {}")
            cover(.encodable, unlessMet: "encode(to:)", member)
        }
        if names.contains(.caseIterable) {
            let cases =
                base.map { names in "\(names.parameter).allCases.map { \(name)(\(names.property): $0) }" } ?? "[]"
            let member = ReadyMember("static var allCases: [\(name)] { \(cases) }", isOfType: true, as: .cases)
            cover(.caseIterable, unlessMet: "allCases", member)
            settled.insert("AllCases")
        }
    }

    private mutating func addSequences() {
        if names.contains(.collection), !names.contains(.mutableCollection),
            !names.contains(.rangeReplaceableCollection), settle("Index", as: .named("Int"))
        {
            let element = elementType
            var members = [
                elements(element), ReadyMember("var startIndex: Int { \(kept).startIndex }"),
                ReadyMember("var endIndex: Int { \(kept).endIndex }"),
                ReadyMember("subscript(position: Int) -> \(element) { \(kept)[position] }", [element]),
            ]
            if !names.contains(.randomAccessCollection) {
                members.append(ReadyMember("func index(after i: Int) -> Int { i + 1 }"))
                if names.contains(.bidirectionalCollection) {
                    members.append(ReadyMember("func index(before i: Int) -> Int { i - 1 }"))
                }
            }
            covered.formUnion(
                names.intersection([.sequence, .collection, .bidirectionalCollection, .randomAccessCollection]))
            cover(.collection, members)
            settled.formUnion(["Iterator", "SubSequence", "Indices", "Index"])
        } else if names.contains(.sequence), !names.contains(.collection), settle("Iterator", as: nil) {
            let element = elementType
            let text = "func makeIterator() -> IndexingIterator<[\(element)]> { \(kept).makeIterator() }"
            cover(.sequence, isMet("makeIterator()") ? [] : [elements(element), ReadyMember(text, [element])])
        }
        addIterators()
    }

    private mutating func addIterators() {
        let element = elementType
        let next = keepsElements ? "\(kept).isEmpty ? nil : \(kept).removeFirst()" : "nil"
        let stored = keepsElements ? [elements(element)] : []
        if names.contains(.iteratorProtocol) {
            let member = ReadyMember("func next() -> \(element)? { \(next) }", [element])
            cover(.iteratorProtocol, isMet("next()") ? [] : stored + [member])
        }
        if names.contains(.asyncIteratorProtocol) {
            let member = ReadyMember("func next() async -> \(element)? { \(next) }", [element])
            cover(.asyncIteratorProtocol, isMet("next()") ? [] : stored + [member])
            settled.insert("Failure")
        }
        if names.contains(.asyncSequence), settle("AsyncIterator", as: nil) {
            let iterator = """
                struct AsyncIterator: AsyncIteratorProtocol {
                    var rest: ArraySlice<\(element)>
                    mutating func next() async -> \(element)? { rest.popFirst() }
                }
                """
            let make = "func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: \(kept)[...]) }"
            let members = [elements(element), ReadyMember(iterator, [element]), ReadyMember(make)]
            cover(.asyncSequence, isMet("makeAsyncIterator()") ? [] : members)
            settled.insert("Failure")
        }
    }

    private func elements(_ type: SwiftType) -> ReadyMember {
        // No actor hands out what need not be sendable.
        if resolved.isolation != .none { return ReadyMember("var \(kept): [\(type)] { [] }", [type]) }
        if !keepsElements { return ReadyMember("let \(kept): [\(type)] = []", [type], as: .value) }
        return ReadyMember("var \(kept): [\(type)] = []", [type], as: .elements)
    }

    /// Whether the elements can be set.
    private var keepsElements: Bool { resolved.isolation == .none && (!resolved.isSendable || isVariable) }

    private var elementType: SwiftType { fixedType(of: "Element") ?? .named("Element") }

    /// The type that the protocol says its associated type `name` is.
    private func fixedType(of name: String) -> SwiftType? {
        resolved.associatedTypes.first { $0.name == name }?.fixedType
    }

    /// Settles the associated type `name`, unless the protocol binds it to another type.
    private mutating func settle(_ name: String, as type: SwiftType?) -> Bool {
        let associatedType = resolved.associatedTypes.first { $0.name == name }
        if let fixed = associatedType?.fixedType, fixed != type { return false }
        if type == nil, associatedType?.isConstrainedInSources ?? false { return false }
        settled.insert(name)
        return true
    }

    private mutating func addRawValues() {
        guard names.contains(.rawRepresentable) else { return }
        let type = fixedType(of: "RawValue") ?? .named("RawValue")
        cover(.rawRepresentable)
        if !isMet("rawValue") { members.append(ReadyMember("let rawValue: \(type)", [type], as: .value)) }
        if !isMet("init(rawValue:)"), !isMet("init?(rawValue:)") {
            let text = "init(rawValue: \(type)) { self.rawValue = rawValue }"
            members.append(ReadyMember(text, [type], isOfType: true))
            hasStoringInitializer = true
        }
        if names.contains(.optionSet) {
            covered.formUnion(names.intersection([.optionSet, .setAlgebra]))
            settled.insert("Element")
            settled.insert("ArrayLiteralElement")
        }
    }

    private mutating func addLiterals() {
        for literal in StandardLiteral.all where names.contains(literal.protocolName) {
            settled.insert(literal.associatedType)
            if literal.isPartOfString, names.contains(.expressibleByStringLiteral) {
                cover(literal.protocolName)
                continue
            }
            let type = fixedType(of: literal.associatedType) ?? literal.type
            let text = "init(\(literal.label) value: \(type)) {}"
            let member = ReadyMember(text, [type], isOfType: true, as: .initializer)
            cover(literal.protocolName, unlessMet: "init(\(literal.label):)", member)
            needsInitializer = true
        }
        if names.contains(.expressibleByStringInterpolation) {
            settled.insert("StringInterpolation")
            cover(.expressibleByStringInterpolation)
        }
        if names.contains(.expressibleByArrayLiteral), !names.contains(.setAlgebra) {
            let element = fixedType(of: "ArrayLiteralElement") ?? .named("String")
            settled.insert("ArrayLiteralElement")
            let text = "init(arrayLiteral elements: \(element)...) {}"
            let member = ReadyMember(text, [element], isOfType: true, as: .initializer)
            cover(.expressibleByArrayLiteral, unlessMet: "init(arrayLiteral:)", member)
            needsInitializer = true
        }
    }
}
