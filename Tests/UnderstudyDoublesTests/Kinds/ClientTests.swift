import Foundation
import Testing
import UnderstudyDoubles

@Suite("Clients")
struct ClientTests {
    /// The line that declares the client of a protocol written as `source`.
    private func declaration(_ source: String) throws -> String {
        let lines = try Emission(source).text(.client).split(separator: "\n").map(String.init)
        return try #require(lines.first { $0.contains("struct PClient") })
    }

    @Test(arguments: ["Encodable", "Decodable", "Codable", "CustomStringConvertible", "Error"])
    func closuresForWhatIsDerivedFromStoredValues(name: String) throws {
        #expect(try declaration("public protocol P: \(name) { func f() }").contains("struct PClient: P {"))
    }

    @Test(arguments: ["Hashable", "Equatable", "Comparable"])
    func aClassWhereValuesAreCompared(name: String) throws {
        let text = try Emission("public protocol P: \(name) { func f() }").text(.client)
        #expect(text.contains("final class PClient: P {"))
        #expect(text.contains("lhs === rhs"))
    }

    @Test(arguments: [
        (
            "func f<each T>(_ x: repeat each T) -> (repeat each T)",
            "'f(_:)' returns a tuple with a pack, of as many values as its caller chooses; use a wrapper"
        ),
        (
            "func f<each T>(_ x: repeat () -> each T)",
            "'f(_:)' takes 'x', a pack of functions that may not escape; use a wrapper"
        ),
        (
            "func f<T, each U>(_ x: (repeat each U) -> T) -> T",
            "'f(_:)' takes 'x', a function with types that its caller chooses, which no closure can take; use a wrapper"
        ),
        (
            "func f<T: ~Copyable>() -> T",
            "'f()' returns a noncopyable value of a type that its caller chooses; use a wrapper"
        ),
    ])
    func refusesWhatNoClosureCanTake(requirement: String, reason: String) throws {
        let refusal = try #require(try Emission("public protocol P { \(requirement) }").refusal(.client))
        #expect(refusal.contains(reason))
    }

    @Test func identityIsAClosure() throws {
        let text = try Emission("public protocol P: Identifiable { func f() }").text(.client)
        #expect(text.contains("struct PClient<ID: Hashable>: P {"))
        #expect(text.contains("onId = { live.id }"))
    }

    @Test func elementsAreTakenFromTheOther() throws {
        let text = try Emission("public protocol P: Sequence {}").text(.client)
        #expect(text.contains("struct PClient<Element>: P {"))
        #expect(text.contains("elements = Array(live)"))
    }

    @Test func aClassThatThreadsShareIsLocked() throws {
        let text = try Emission("public protocol P: AnyObject, Sendable { func f() }").text(.client)
        #expect(text.contains("final class PClient: P {"))
        #expect(text.contains("storage.onF = { live.f() }"))
        #expect(text.contains("func f() { storage.onF() }"))
    }

    @Test func membersOfTheTypeHaveClosuresOfTheType() throws {
        let text = try Emission("public protocol P { static func make() -> Int; func f() }").text(.client)
        #expect(text.contains("static func make() -> Int { staticStorage.onMake() }"))
        #expect(text.contains("forwards to `live` all but `make()`, which has to be set."))
    }

    @Test func initialisersMakeWhatAClosureGives() throws {
        let text = try Emission("public protocol P { init(); init?(name: String) throws }").text(.client)
        #expect(text.contains("var onInitName: @Sendable (String) throws -> PClient? = { _ in"))
        #expect(text.contains("guard let made = try Self.staticStorage.onInitName(name) else { return nil }"))
        #expect(!text.contains("init(_ live"))
        #expect(text.components(separatedBy: "init() {}").count == 2)
    }

    /// That isolation makes a closure sendable is of Swift 6.
    @Test func anIsolatedClosureOfASharedClientIsSendable() throws {
        let text = try Emission("public protocol P: Sendable { @MainActor func show() }").text(.client)
        #expect(text.contains("var onShow: @MainActor @Sendable () -> Void ="))
    }

    @Test func aClosureTakesNoNameOfAMember() throws {
        let text = try Emission("public protocol P { func save(); func onSave() }").text(.client)
        #expect(text.contains("var onSave2: () -> Void ="))
        #expect(text.contains("func save() { onSave2() }"))
        #expect(text.contains("func onSave() { onOnSave() }"))
    }

    @Test func genericMembersAreErasedAndCastBack() throws {
        let source = "public protocol P { func f<T: Encodable>(_ value: T, as type: T.Type) throws -> T? }"
        let text = try Emission(source).text(.client)
        #expect(text.contains("var onFAs: (any Encodable, any Encodable.Type) throws -> Any? = { _, _ in"))
        #expect(text.contains("let result = try onFAs(value, type)"))
        #expect(!text.contains("init(_ live"), "two values of one type can't be opened together")
    }

    @Test(arguments: [
        ("func f<T: Encodable>(_ value: T)", "onF = { live.f($0) }"),
        ("func f<T>(_ body: () throws -> T) throws -> T", "onF = { try live.f($0) }"),
        ("func f<T: Encodable>(_ value: inout T)", "onF = { live.f(&$0) }"),
        ("func f(_ value: some Encodable) async", "onF = { await live.f($0) }"),
        ("func f() -> Self", "onF = { PClient(live.f()) }"),
        ("func f() -> Self?", "onF = { live.f().map { PClient($0) } }"),
        ("func f(isolation: isolated (any Actor)?) async", "onFIsolation = { await live.f(isolation: #isolation) }"),
    ])
    func handedOn(requirement: String, closure: String) throws {
        let text = try Emission("public protocol P { \(requirement) }").text(.client)
        #expect(text.contains(closure), "\(text)")
    }

    @Test(arguments: [
        "func f<T: Encodable>(_ value: [T])", "func f<T: Encodable>(_ body: () -> T)", "func f(_ values: Int...)",
        "func f(_ other: Self)", "func f<T: Sequence>(_ value: T) where T.Element == Int",
        "func f<T>(_ body: () throws -> T) rethrows -> T", "static func f()",
    ])
    func notHandedOn(requirement: String) throws {
        let text = try Emission("public protocol P { \(requirement); func g() }").text(.client)
        #expect(text.contains("forwards to `live` all but `f("))
        #expect(text.contains("onG = { live.g() }"))
    }

    @Test(arguments: [
        (
            "protocol P { func f<T>(_ body: (T) -> Void) }",
            "'f(_:)' takes 'body', a function with types that its caller chooses"
        ),
        ("protocol P: Actor { func f() }", "the members of an actor can't be closures that a test sets"),
        ("protocol P: OptionSet {}", "it refines 'OptionSet', whose values are sets of its own values"),
        ("protocol P { func f(_ value: inout some Encodable) }", "changes 'value', whose opaque type"),
        ("protocol P { func f(_ text: @autoclosure () throws -> Int) }", "'f(_:)' takes 'text', which may throw"),
    ])
    func refused(source: String, reason: String) throws {
        let refusal = try Emission("public " + source).refusal(.client, of: "P")
        #expect(refusal?.contains(reason) ?? false, "\(refusal ?? "none")")
    }

    @Test func membersOfAnotherActorHaveNoClosure() throws {
        let source = """
            @globalActor public actor Database { public static let shared = Database() }
            @Database public protocol P { @MainActor func show() }
            @Database public protocol Q { @Database func read(); nonisolated func name() -> String }
            """
        let refusal = try Emission(source).refusal(.client, of: "P")
        #expect(refusal?.contains("'show()' runs on 'MainActor', while the client and its closures belong to") ?? false)
        #expect(try Emission(source).refusal(.client, of: "Q") == nil)
    }

    @Test func closuresCarryConformancesAlong() throws {
        let source = "public protocol P: Sendable {\nassociatedtype T: Sequence\nfunc f() -> T\n}"
        #expect(try declaration(source) == "struct PClient<T: Sequence & SendableMetatype>: P {")
        let plain = source.replacing(": Sendable", with: "")
        #expect(try declaration(plain).contains("<T: Sequence>: P {"))
    }

    @Test func constraintsNameOnlyItsParameters() throws {
        let source = """
            public protocol P: AsyncIteratorProtocol {
                associatedtype Buffer: Collection where Buffer.Element == Element
                mutating func nextBuffer() -> Buffer?
            }
            """
        #expect(
            try declaration(source)
                == "nonisolated struct PClient<Buffer: Collection, Element>: P where Buffer.Element == Element {")
    }

    @Test func aProtocolMayBeCalledAsTheParameter() throws {
        let client = try Emission("public protocol Live { associatedtype T; func f() -> T }").text(.client, of: "Live")
        #expect(client.contains("init<Base: Live>(_ live: Base) where Base.T == T {"))
        let contract = try Emission("public protocol Subject { func f() }").text(.contract, of: "Subject")
        #expect(contract.contains("struct SubjectContract<Tested: Subject> {"))
        #expect(contract.contains("async throws -> Tested,\n"))
    }
}
