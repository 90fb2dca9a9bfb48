import Foundation
import Testing

@testable import understudy

/// Consumers of a concrete type that are to ask for a protocol which the type conforms to already.
@Suite("narrow --to part of a class or a structure")
struct ConformedProtocolTests {
    private static let client = """
        final class Client {
            nonisolated(unsafe) static let shared = Client()
            enum Mode { case plain, loud }
            var retries: Int = 0
            func get(_ path: String) -> Int { path.count }
            @discardableResult func post(_ body: String, in mode: Mode = .plain) async throws -> Int { body.count }
            func close() {}
            func send(_ body: String, as mode: Mode) -> Int { mode == .loud ? 13 : body.count }
        }

        """

    private static let programs = [
        RefactoredProgram(
            name: "the smallest protocol that demands what is used, by an extension",
            source: client + """
                protocol Getting { func get(_ path: String) -> Int }
                protocol Closing { func close() }
                protocol ClientProtocol: Getting, Closing { func send(_ body: String, as mode: Client.Mode) -> Int }
                extension Client: ClientProtocol, Getting {}
                final class Reader {
                    private let client: Client
                    private var spare: Client?
                    init(client: Client = Client(), spare: Client? = nil) {
                        self.client = client
                        self.spare = spare
                    }
                    func run() -> Int { client.get("seven77") + (spare?.get("sixsix") ?? 6) }
                }
                """, command: "narrow Reader --of Client --to part", run: "Reader(client: Client()).run()",
            expected: [
                "private let client: any Getting", "private var spare: (any Getting)?",
                "init(client: any Getting = Client(), spare: (any Getting)? = nil)",
            ]),
        RefactoredProgram(
            name: "what protocols inherit, and types that are looked up in the class",
            source: client + """
                protocol Closing { func close() }
                protocol ClientProtocol: Closing { func send(_ body: String, as mode: Client.Mode) -> Int }
                extension Client: ClientProtocol {}
                struct Sender {
                    let client: Client
                    func run() -> Int { client.close(); return client.send("a", as: .loud) }
                }
                """, command: "narrow Sender --of Client --to part", run: "Sender(client: Client()).run()",
            expected: ["let client: any ClientProtocol"]),
        RefactoredProgram(
            name: "a property that is set, of a protocol for classes",
            source: client + """
                protocol Retrying: AnyObject { var retries: Int { get set } }
                protocol Counting { var retries: Int { get } }
                extension Client: Retrying, Counting {}
                struct Retrier {
                    let client: Client
                    func run() -> Int { client.retries = 13; return client.retries }
                }
                """, command: "narrow Retrier --of Client --to part", run: "Retrier(client: Client()).run()",
            expected: ["let client: any Retrying"]),
        RefactoredProgram(
            name: "a protocol of the main actor, as the class is",
            source: """
                @MainActor final class Screen { func show() -> Int { 13 } }
                protocol Anywhere { func show() async -> Int }
                @MainActor protocol Showing { func show() -> Int }
                extension Screen: Showing, Anywhere {}
                @MainActor struct Desk {
                    let screen: Screen
                    func run() -> Int { screen.show() }
                }
                """, command: "narrow Desk --of Screen --to part", run: "Desk(screen: Screen()).run()",
            expected: ["let screen: any Showing"]),
    ]

    @Test("Each program is edited as it should be, compiled and run", arguments: programs.indices)
    func edits(_ number: Int) throws {
        try NarrowTests.expect(Self.programs[number], toGive: 13)
    }

    @Test("What no protocol demands as it is, is said, and nothing is written")
    func refusals() throws {
        let source =
            Self.client + """
                protocol Posting {
                    func get(_ path: String) throws -> Int
                    func post(_ body: String, in mode: Client.Mode) async throws -> Int
                    func close()
                }
                extension Client: Posting {}
                struct A { let client: Client; func run() -> Int { client.get("a") } }
                struct B { let client: Client; func run() async throws { try await client.post("a", in: .plain) } }
                struct C { let client: Client; func run() { client.retries = 2 } }
                final class D { weak var client: Client?; func run() { client?.close() } }
                struct E { let client: Client = { .shared }(); func run() { client.close() } }
                struct F { let client: Client; func run() { client.close(); G(client: client).run() } }
                struct G { let client: Client; func run() { client.close() } }
                """
        let folder = try TemporaryFolder(["Sources/App/App.swift": source])
        func errors(_ consumer: String) -> String {
            let run = TestRun([
                "narrow", consumer, "--of", "Client", "--to", "part", "--package-path", folder.path, "--apply",
            ])
            #expect(run.code == .finding, "\(consumer): \(run.output)")
            return run.errors
        }
        #expect(errors("A").contains("App.swift:5:5: error: none of the type's protocols requires 'get(_:)'"))
        #expect(errors("B").contains("App.swift:6:24: error: none of the type's protocols requires 'post(_:in:)'"))
        #expect(errors("C").contains("App.swift:4:5: error: none of the type's protocols requires 'retries'"))
        #expect(errors("D").contains("the consumer needs a type that is 'protocol Posting: AnyObject'; declare it so"))
        #expect(errors("E").contains("error:"))
        #expect(errors("F").contains("error: the value is passed on to 'G'"))
        #expect(try folder.text("Sources/App/App.swift") == source)
    }

    @Test(
        "An overload that takes several types, and a type that is private inside another, keep what is there",
        arguments: ["part", "exact"])
    func overloadsAndPrivateTypes(_ form: String) throws {
        let source = """
            final class Client { func get() -> Int { 1 } }
            protocol Getting { func get() -> Int }
            extension Client: Getting {}
            struct Any1 { init(of client: Client) { _ = client.get() }; init(of it: Any) {} }
            struct Some1 { func run(_ client: Client) -> Int { client.get() }; func run(_ it: some Equatable) -> Int { 2 } }
            struct Plain { func run(_ client: Client) -> Int { client.get() }; func run(_ it: Int) -> Int { 2 } }
            struct Outer {
                private final class Inner: Getting { func get() -> Int { 1 } }
                private let inner = Inner()
                private struct Desk { let inner: Inner; func run() -> Int { inner.get() } }
                func run() -> Int { Desk(inner: inner).run() }
            }
            """
        let folder = try TemporaryFolder(["Sources/App/App.swift": source])
        func run(_ words: String...) -> TestRun { TestRun(words + ["--package-path", folder.path]) }
        for consumer in ["Any1", "Some1"] {
            let refused = run("narrow", consumer, "--of", "Client", "--to", form)
            #expect(refused.code == .finding, "\(refused.output)")
            #expect(refused.errors.contains("another function of the same name takes values of several types here"))
        }
        #expect(run("narrow", "Plain", "--of", "Client", "--to", form).code == .success)
        #expect(run("extract", "Inner").errors.contains("'Outer.Inner' is private to the enclosing type"))
        if form == "exact" {
            #expect(
                run("narrow", "Outer.Desk", "--of", "Inner", "--name", "Own").errors.contains(
                    "'Outer.Inner' is private to the enclosing type"))
        }
        #expect(try folder.text("Sources/App/App.swift") == source)
    }

    @Test("A second run says that nothing is left to do")
    func secondRun() throws {
        let source = """
            final class Client { func get() -> Int { 1 } }
            protocol Getting { func get() -> Int }
            extension Client: Getting {}
            struct Reader { let client: Client; func run() -> Int { client.get() } }
            """
        let folder = try TemporaryFolder(["Sources/App/App.swift": source])
        let words = ["narrow", "Reader", "--of", "Client", "--to", "part", "--package-path", folder.path, "--apply"]
        #expect(TestRun(words).code == .success)
        let text = try folder.text("Sources/App/App.swift")
        #expect(text == source.replacing("let client: Client", with: "let client: any Getting"))
        let again = TestRun(words)
        #expect(again.code == .success)
        #expect(again.errors.contains("note: 'Reader' asks for Getting already [narrowed-already]"))
        #expect(try folder.text("Sources/App/App.swift") == text)
    }
}
