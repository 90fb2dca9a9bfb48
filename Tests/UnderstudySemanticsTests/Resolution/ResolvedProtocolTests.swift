import Testing

@testable import UnderstudySemantics

/// What a protocol is with everything that it inherits, one fact a table.
@Suite("Resolved protocols")
struct ResolvedProtocolTests {
    private static func resolve(_ text: String) throws -> ResolvedProtocol {
        let found = index(text)
        return found.resolve(try #require(found.protocols(named: "P").first))
    }

    static let isolations: [(String, Isolation, isSendable: Bool)] = [
        ("protocol P {}", .none, false), ("protocol P: Sendable {}", .none, true),
        ("@MainActor protocol P {}", .globalActor("MainActor"), true), ("protocol P: Actor {}", .actor, true),
        ("protocol P: Error {}", .none, true), ("protocol P: Hashable {}", .none, false),
        ("@MainActor protocol Q {}\nprotocol P: Q {}", .globalActor("MainActor"), true),
        ("protocol Q: Sendable {}\nprotocol P: Q {}", .none, true),
        ("protocol Q: Actor {}\nprotocol R: Q {}\nprotocol P: R {}", .actor, true),
        ("@globalActor actor Disk {}\n@Disk protocol P {}", .globalActor("Disk"), true),
        ("@MainActor class Base {}\nprotocol P: Base {}", .globalActor("MainActor"), true),
        ("@MainActor class Root {}\nclass Base: Root {}\nprotocol P: Base {}", .globalActor("MainActor"), true),
        ("@MainActor enum Outer {}\nextension Outer { protocol P {} }", .none, false),
        ("@MainActor struct Outer { protocol P {} }", .none, false),
        ("protocol P where Self: Sendable {}", .none, true),
    ]

    @Test("run where they, or what they inherit, say", arguments: isolations)
    func isolation(_ text: String, _ isolation: Isolation, _ isSendable: Bool) throws {
        let resolved = try Self.resolve(text)
        #expect(resolved.isolation == isolation)
        #expect(resolved.isSendable == isSendable)
    }

    /// A class around members, a requirement, and whether a double can override what meets it; `nil` where nothing does.
    static let superclassMembers: [(members: String, requirement: String, isOverridable: Bool?)] = [
        ("open func a() {}", "func a()", true), ("public func a() {}", "func a()", false),
        ("public final func a() {}", "func a()", false), ("func a() {}", "func a()", nil),
        ("open func a(_ n: Int) {}", "func a()", nil), ("open func a(_ t: T) {}", "func a(_ n: Int)", true),
        ("open func a(_ t: [T]) {}", "func a(_ n: Int)", nil), ("open class func a() {}", "static func a()", true),
        ("public static func a() {}", "static func a()", false), ("open class func a() {}", "func a()", nil),
        ("open var a = 3", "var a: Int { get set }", true), ("open var a: Int { 3 }", "var a: Int { get set }", nil),
        ("public let a = 3", "var a: Int { get }", false), ("open func a() {}", "func a() async throws", true),
        ("open func a() throws {}", "func a()", nil), ("} extension Base { public func a() {}", "func a()", false),
        ("} open class Base<T>: Root<T> {} open class Root<E> { open func a(_ e: E) {}", "func a(_ n: Int)", true),
    ]

    @Test("leave to their superclass what that has", arguments: superclassMembers)
    func superclass(_ members: String, _ requirement: String, _ isOverridable: Bool?) throws {
        let head = members.contains("class Base") ? "enum None {" : "open class Base<T> {"
        let text = "\(head) \(members) }\npublic protocol P: Base<Int> { \(requirement) }"
        let entry = try #require(try Self.resolve(text).requirements.first)
        #expect(entry.superclassMember?.isOverridable(isTestable: false) == isOverridable)
        #expect(entry.hasDefault == (isOverridable != nil))
    }

    /// What a protocol that refines `Q<A, B>` says, and what `A` has to conform to.
    static let implied: [(String, constraints: [String])] = [
        ("B == [A], B: Equatable", ["Equatable"]), ("B == A?, B: Hashable", ["Hashable"]),
        ("B == [String: A], B: Codable", ["Codable"]), ("B == Set<A>, B: Hashable", []),
        ("B == [[A?]], B: Sendable", ["Sendable"]), ("B == A, B: Equatable", ["Equatable"]),
        ("B == Box<A>, B: Equatable", ["Hashable"]), ("B == Box<A>, B: Codable", []), ("B == [A]", []),
        ("B == Range<A>, B: Equatable", []), ("B == [Int], B: Equatable", []),
    ]

    @Test("ask of associated types what those need that are made of them", arguments: implied)
    func impliedConstraints(_ clause: String, _ constraints: [String]) throws {
        let text = """
            struct Box<T> {}
            extension Box: Equatable where T: Hashable {}
            protocol Q { associatedtype A; associatedtype B }
            protocol P: Q where \(clause) {}
            """
        let type = try #require(try Self.resolve(text).associatedTypes.first { $0.name == "A" })
        #expect(type.constraints.map(\.description) == constraints)
    }

    /// The argument of the inherited `Q`, in an extension or outside, and what `Item` is then.
    static let bound: [(String, String?)] = [
        ("struct Item {}\nprotocol P: Q<Item> {}", "Notes.Item"), ("protocol P: Q<Item> {}", "Item"),
        ("enum Outer { struct Item {}\n}\nextension Outer { protocol P: Q<Item> {} }", "Outer.Item"),
        ("struct Item {}\nprotocol P: Q<[Item?]> {}", "[Notes.Item?]"), ("protocol P: Q<Int> {}", "Int"),
    ]

    @Test("read the arguments of what they inherit outside of it", arguments: bound)
    func boundTypes(_ text: String, _ expected: String?) throws {
        let resolved = try Self.resolve("protocol Q<Item> { associatedtype Item }\n" + text)
        #expect(resolved.associatedTypes.first?.fixedType?.description == expected)
    }

    static let inheritance: [(String, ancestors: [String], unresolved: [String], isClassBound: Bool)] = [
        ("protocol P {}", [], [], false), ("protocol P: AnyObject {}", [], [], true),
        ("protocol P: class {}", [], [], true), ("protocol P: Swift.AnyObject {}", [], [], true),
        ("protocol P: Q {}\nprotocol Q {}", ["Q"], [], false),
        ("protocol P: Q, R {}\nprotocol Q: S {}\nprotocol R {}\nprotocol S {}", ["Q", "R", "S"], [], false),
        ("protocol P: Q & R {}\nprotocol Q {}\nprotocol R: AnyObject {}", ["Q", "R"], [], true),
        ("protocol P: Both {}\ntypealias Both = Q & (R)\nprotocol Q {}\nprotocol R {}", ["Q", "R"], [], false),
        ("protocol P: Unknown {}", [], ["Unknown"], false),
        ("protocol P: Other.Q<Int> {}", [], ["Other.Q<Int>"], false),
        ("protocol P: Notes.Q {}\nprotocol Q {}", ["Q"], [], false),
        ("protocol P: Q<Int> {}\nprotocol Q<T> { associatedtype T }", ["Q"], [], false),
        ("protocol P: Hashable {}", ["Hashable", "Equatable"], [], false),
        ("protocol P: Codable {}", ["Decodable", "Encodable"], [], false),
        ("protocol P: ~Copyable {}", [], [], false), ("protocol P: any Q {}\nprotocol Q {}", ["Q"], [], false),
        ("protocol P: P {}", [], [], false), ("protocol P where Self: Q {}\nprotocol Q {}", ["Q"], [], false),
        ("class Base {}\nprotocol P: Base {}", [], [], true),
    ]

    @Test("inherit, nearest first", arguments: inheritance)
    func ancestors(_ text: String, _ ancestors: [String], _ unresolved: [String], _ isClassBound: Bool) throws {
        let resolved = try Self.resolve(text)
        #expect(resolved.ancestors.map(\.declaration.name) == ancestors)
        #expect(resolved.unresolved == unresolved)
        #expect(resolved.isClassBound == isClassBound)
    }

    struct Types: Sendable, CustomTestStringConvertible {
        let text: String
        let names: [String]
        var constraints: [[String]] = []
        var fixed: [String?] = []

        var testDescription: String { text }
    }

    static let types = [
        Types(text: "protocol P { associatedtype T }", names: ["T"], constraints: [[]], fixed: [nil]),
        Types(
            text: "protocol P { associatedtype T: Hashable & Sendable where T: Q }\nprotocol Q {}", names: ["T"],
            constraints: [["Hashable & Sendable", "Q"]], fixed: [nil]),
        Types(
            text: "protocol P: Q where T == Int {}\nprotocol Q { associatedtype T }", names: ["T"], constraints: [[]],
            fixed: ["Int"]),
        Types(
            text: "protocol P: Q<[String]> {}\nprotocol Q<T> { associatedtype T }", names: ["T"], constraints: [[]],
            fixed: ["[String]"]),
        Types(
            text: "protocol P: Q { associatedtype T: Hashable }\nprotocol Q { associatedtype T: Equatable }",
            names: ["T"], constraints: [["Hashable", "Equatable"]], fixed: [nil]),
        Types(
            text: "protocol P: Q { associatedtype U }\nprotocol Q { associatedtype T }", names: ["U", "T"],
            constraints: [[], []], fixed: [nil, nil]),
    ]

    @Test("have each associated type once, with all that is said of it", arguments: types)
    func associatedTypes(_ row: Types) throws {
        let found = try Self.resolve(row.text).associatedTypes
        #expect(found.map(\.name) == row.names)
        #expect(found.map { $0.constraints.map(\.description) } == row.constraints)
        #expect(found.map { $0.fixedType?.description } == row.fixed)
    }

    static let requirements: [(String, names: [String], origins: [String], defaults: [Bool])] = [
        ("protocol P { func f() }", ["f()"], ["P"], [false]),
        ("protocol P: Q { func f() }\nprotocol Q { func g() }", ["f()", "g()"], ["P", "Q"], [false, false]),
        ("protocol P: Q { func f() }\nprotocol Q { func f() }", ["f()"], ["P"], [false]),
        ("protocol P: Q { var v: Int { get } }\nprotocol Q { var v: Int { get set } }", ["v"], ["Q"], [false]),
        ("protocol P: Q { func f() async }\nprotocol Q { func f() }", ["f()", "f()"], ["P", "Q"], [false, false]),
        ("protocol P: Q { func f() throws }\nprotocol Q { func f() }", ["f()"], ["Q"], [false]),
        ("protocol P: Q {}\nprotocol Q { func f() }\nextension P { func f() {} }", ["f()"], ["Q"], [true]),
        ("protocol P: Q {}\nprotocol Q { func f() }\nextension R { func f() {} }", ["f()"], ["Q"], [false]),
        ("protocol P { associatedtype T; typealias A = Int; func f() }", ["f()"], ["P"], [false]),
    ]

    @Test("require each member once", arguments: requirements)
    func members(_ text: String, _ names: [String], _ origins: [String], _ defaults: [Bool]) throws {
        let found = try Self.resolve(text).requirements
        #expect(found.map(\.requirement.name) == names)
        #expect(found.map(\.origin.name) == origins)
        #expect(found.map(\.hasDefault) == defaults)
    }

    static let conflicts: [(String, [String])] = [
        ("protocol P: Q { var v: Int { get } }\nprotocol Q { var v: String { get } }", ["v"]),
        ("protocol P: Q { var v: Int { get } }\nprotocol Q { var v: Int { get } }", []),
        ("protocol P: Q { var v: Int? { get } }\nprotocol Q { var v: Optional<Int> { get } }", []),
        ("protocol P: Q where T == Int, T == String {}\nprotocol Q { associatedtype T }", ["T"]),
        ("protocol P: Q { var v: Unknown { get } }\nprotocol Q { var v: Other { get } }", []),
    ]

    @Test("contradict themselves where nothing can be two types at once", arguments: conflicts)
    func contradictions(_ text: String, _ names: [String]) throws {
        #expect(try Self.resolve(text).conflicts.map(\.name) == names)
    }
}
