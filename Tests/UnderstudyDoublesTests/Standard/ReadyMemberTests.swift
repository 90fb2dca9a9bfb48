import Testing
import UnderstudySemantics

@testable import UnderstudyDoubles

/// The members that satisfy the platform's protocols, the same for whatever protocol refines these.
@Suite("Ready members")
struct ReadyMemberTests {
    private static func members(_ text: String, mayBeStructure: Bool = false) throws -> StandardMembers {
        let emission = try Emission("import Foundation\n" + text)
        let resolved = emission.index.resolve(try emission.declaration("P"))
        return StandardMembers(
            resolved, doubleName: "D", for: resolved.standardNames, base: nil, mayBeStructure: mayBeStructure,
            conforms: true)
    }

    static let table: [(protocol: String, members: [String])] = [
        ("protocol P {}", []), ("protocol P: Sendable, AnyObject {}", []), ("protocol P: Error {}", []),
        ("protocol P: Equatable {}", ["static func == (lhs: D, rhs: D) -> Bool { lhs === rhs }"]),
        (
            "protocol P: Hashable {}",
            [
                "static func == (lhs: D, rhs: D) -> Bool { lhs === rhs }",
                "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
            ]
        ),
        (
            "protocol P: Comparable {}",
            [
                "static func == (lhs: D, rhs: D) -> Bool { lhs === rhs }",
                "static func < (lhs: D, rhs: D) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }",
            ]
        ),
        ("protocol P: CustomStringConvertible {}", ["var description: String { \"D\" }"]),
        ("protocol P: CustomDebugStringConvertible {}", ["var debugDescription: String { \"D\" }"]),
        (
            "protocol P: LosslessStringConvertible {}",
            [
                "var description: String = \"D\"",
                "init(_ description: String) { self.description = description }",
            ]
        ),
        (
            "protocol P: LosslessStringConvertible, Sendable {}",
            ["var description: String { \"D\" }", "init(_ description: String) {}"]
        ),
        (
            "protocol P: Codable {}",
            ["init(from decoder: any Decoder) throws {}", "func encode(to encoder: any Encoder) throws {}"]
        ),
        ("protocol P: CaseIterable {}", ["static var allCases: [D] { [] }"]),
        (
            "protocol P: RawRepresentable where RawValue == Int {}",
            ["let rawValue: Int", "init(rawValue: Int) { self.rawValue = rawValue }"]
        ),
        (
            "protocol P: RawRepresentable {}",
            ["let rawValue: RawValue", "init(rawValue: RawValue) { self.rawValue = rawValue }"]
        ),
        (
            "protocol P: Sequence where Element == Int {}",
            [
                "var elements: [Int] = []",
                "func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }",
            ]
        ),
        (
            "protocol P: RandomAccessCollection where Element == Int {}",
            [
                "var elements: [Int] = []", "var startIndex: Int { elements.startIndex }",
                "var endIndex: Int { elements.endIndex }", "subscript(position: Int) -> Int { elements[position] }",
            ]
        ),
        (
            "protocol P: BidirectionalCollection {}",
            [
                "var elements: [Element] = []", "var startIndex: Int { elements.startIndex }",
                "var endIndex: Int { elements.endIndex }", "subscript(position: Int) -> Element { elements[position] }",
                "func index(after i: Int) -> Int { i + 1 }", "func index(before i: Int) -> Int { i - 1 }",
            ]
        ),
        (
            "protocol P: IteratorProtocol where Element == Int {}",
            [
                "var elements: [Int] = []",
                "func next() -> Int? { elements.isEmpty ? nil : elements.removeFirst() }",
            ]
        ),
        (
            "protocol P: AsyncIteratorProtocol where Element == Int {}",
            [
                "var elements: [Int] = []",
                "func next() async -> Int? { elements.isEmpty ? nil : elements.removeFirst() }",
            ]
        ),
        (
            "protocol P: ExpressibleByStringLiteral {}", ["init(stringLiteral value: String) {}"]
        ),
        (
            "protocol P: ExpressibleByUnicodeScalarLiteral {}", ["init(unicodeScalarLiteral value: String) {}"]
        ),
        (
            "protocol P: ExpressibleByIntegerLiteral where IntegerLiteralType == Int8 {}",
            ["init(integerLiteral value: Int8) {}"]
        ),
        ("protocol P: ExpressibleByFloatLiteral {}", ["init(floatLiteral value: Double) {}"]),
        ("protocol P: ExpressibleByNilLiteral {}", ["init(nilLiteral value: ()) {}"]),
        (
            "protocol P: ExpressibleByArrayLiteral where ArrayLiteralElement == Int {}",
            ["init(arrayLiteral elements: Int...) {}"]
        ),
    ]

    @Test("satisfy a protocol", arguments: table)
    func texts(_ text: String, _ members: [String]) throws {
        #expect(try Self.members(text).members.map(\.text) == members)
    }

    /// What the protocol or its extensions have already, and the ready members that remain.
    static let met: [(protocol: String, members: [String])] = [
        ("protocol P: CustomStringConvertible {}\nextension P { var description: String { \"\" } }", []),
        ("protocol P: CustomStringConvertible { var description: String { get } }", []),
        ("protocol P: Decodable {}\nextension P { init(from decoder: any Decoder) throws { fatalError() } }", []),
        ("protocol P: Equatable {}\nextension P { static func == (a: Self, b: Self) -> Bool { true } }", []),
        (
            "protocol P: Equatable { static func == (a: Self, b: Int) -> Bool }",
            ["static func == (lhs: D, rhs: D) -> Bool { lhs === rhs }"]
        ),
        ("protocol P: Sequence where Iterator == AnyIterator<Int> {}", []),
        ("protocol P: Collection where Index == String {}", []),
    ]

    @Test("leave out what is met", arguments: met)
    func remaining(_ text: String, _ members: [String]) throws {
        #expect(try Self.members(text).members.map(\.text) == members)
    }

    static let isolated: [(protocol: String, members: [String])] = [
        ("protocol P: Actor, CustomStringConvertible {}", ["nonisolated var description: String { \"D\" }"]),
        ("protocol P: Actor, CaseIterable {}", ["static var allCases: [D] { [] }"]),
        ("protocol P: Actor, Decodable {}", ["init(from decoder: any Decoder) throws {}"]),
        ("@MainActor protocol P: CaseIterable {}", ["nonisolated static var allCases: [D] { [] }"]),
        (
            "@MainActor protocol P: Hashable {}",
            [
                "nonisolated static func == (lhs: D, rhs: D) -> Bool { lhs === rhs }",
                "nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
                "nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }",
            ]
        ),
        (
            "@MainActor protocol P: Sequence where Element == Int {}",
            [
                "nonisolated var elements: [Int] { [] }",
                "nonisolated func makeIterator() -> IndexingIterator<[Int]> { elements.makeIterator() }",
            ]
        ),
    ]

    @Test("leave the actor of the double", arguments: isolated)
    func leaving(_ text: String, _ members: [String]) throws {
        #expect(try Self.members(text).members.map(\.text) == members)
    }

    static let roles: [(protocol: String, mayBeStructure: Bool, roles: [ReadyMember.Role])] = [
        ("protocol P: Hashable {}", false, [.identity, .identity]),
        ("protocol P: Comparable {}", false, [.identity, .identity]),
        ("protocol P: CustomStringConvertible {}", false, [.usual]),
        ("protocol P: Sequence {}", false, [.elements, .usual]),
        ("protocol P: Sequence, Sendable {}", false, [.value, .usual]),
        ("protocol P: RawRepresentable {}", false, [.value, .usual]),
        ("protocol P: Decodable {}", false, [.initializer]),
        ("protocol P: Sequence, Sendable {}", true, [.elements, .usual]),
        ("@MainActor protocol P: Sequence {}", false, [.usual, .usual]),
    ]

    @Test("say what they mean for the rest of the double", arguments: roles)
    func rolesAsInTable(_ text: String, _ mayBeStructure: Bool, _ roles: [ReadyMember.Role]) throws {
        #expect(try Self.members(text, mayBeStructure: mayBeStructure).members.map(\.role) == roles)
    }

    static let settled: [(protocol: String, settled: Set<String>, covered: Set<StandardProtocol.Name>)] = [
        ("protocol P: CaseIterable {}", ["AllCases"], [.caseIterable]),
        ("protocol P: Sequence {}", ["Iterator"], [.sequence]),
        (
            "protocol P: Collection {}", ["Index", "Indices", "Iterator", "SubSequence"],
            [.collection, .sequence]
        ),
        ("protocol P: MutableCollection {}", [], []),
        (
            "protocol P: ExpressibleByStringLiteral {}",
            ["ExtendedGraphemeClusterLiteralType", "StringLiteralType", "UnicodeScalarLiteralType"],
            [
                .expressibleByExtendedGraphemeClusterLiteral, .expressibleByStringLiteral,
                .expressibleByUnicodeScalarLiteral,
            ]
        ),
        ("protocol P: Hashable {}", [], [.equatable, .hashable]),
    ]

    @Test("settle associated types, and cover protocols", arguments: settled)
    func settling(_ text: String, _ settled: Set<String>, _ covered: Set<StandardProtocol.Name>) throws {
        let members = try Self.members(text)
        #expect(members.settled == settled)
        #expect(members.covered == covered)
    }
}
