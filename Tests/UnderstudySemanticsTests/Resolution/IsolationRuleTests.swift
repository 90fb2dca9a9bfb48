import Testing
import UnderstudySemantics
import UnderstudySyntax

/// Where the requirements of a protocol run, and the members of a type; Swift 6.3 says the same of each row.
@Suite("Isolation of declarations")
struct IsolationRuleTests {
    private static let around = """
        @globalActor actor Other { static let shared = Other() }
        @MainActor protocol Main {}
        @Other protocol Others {}
        nonisolated protocol Free {}
        nonisolated protocol FreeToShare: Sendable {}
        protocol Shared: Sendable {}
        protocol Worker: Actor {}
        @MainActor class MainClass {}
        class MainSubclass: MainClass {}
        @Other class OtherClass {}
        nonisolated class FreeClass {}
        enum Space {}
        nonisolated enum FreeSpace {}
        actor Office {}

        """

    private func index(
        _ text: String, isMain: Bool = false, mode: ModuleSettings.LanguageMode? = .swift6
    ) -> DeclarationIndex {
        let settings = ModuleSettings(isMainActorByDefault: isMain, languageMode: mode)
        return DeclarationIndex([
            FileDeclarations(
                parsing: SourceText(path: "A.swift", text: Self.around + text), module: "Notes", settings: settings)
        ])
    }

    private func isolation(
        _ text: String, isMain: Bool, mode: ModuleSettings.LanguageMode? = .swift6
    ) throws -> Isolation {
        let index = index(text, isMain: isMain, mode: mode)
        return index.isolation(of: try #require(index.protocols(named: "P").first))
    }

    private static let main = Isolation.globalActor("MainActor")
    private static let other = Isolation.globalActor("Other")

    @Test(
        arguments: [
            ("protocol P {}", main), ("protocol P: Sendable {}", main), ("protocol P: Shared {}", main),
            ("protocol P: AnyObject {}", main), ("protocol P: Error {}", main),
            ("protocol P: Codable, Hashable {}", main),
            ("protocol P: SendableMetatype {}", main), ("protocol P where Self: Sendable {}", main),
            ("nonisolated protocol P {}", .none), ("nonisolated protocol P: Main {}", .none),
            ("@Other protocol P {}", other), ("protocol P: Others {}", other), ("protocol P: Free, Others {}", other),
            ("protocol P: Free {}", main), ("protocol P: Actor {}", .actor), ("protocol P: Worker {}", .actor),
            ("protocol P where Self: Actor {}", .actor), ("protocol P: MainSubclass {}", main),
            ("protocol P: OtherClass {}", other), ("protocol P: FreeClass {}", main),
            ("enum A { protocol P {} }", main), ("nonisolated enum A { protocol P {} }", .none),
            ("@Other enum A { protocol P {} }", .none), ("actor A { protocol P {} }", .none),
            ("nonisolated enum A { enum B { protocol P {} } }", .none),
            ("nonisolated enum A { @MainActor enum B { protocol P {} } }", main),
            ("struct A: Error { protocol P {} }", .none), ("struct A: FreeToShare { protocol P {} }", .none),
            ("struct A: Shared { protocol P {} }", main), ("struct A: Free { protocol P {} }", main),
            ("struct A: Others { protocol P {} }", .none), ("class A: FreeClass { protocol P {} }", .none),
            ("extension Space { protocol P {} }", main), ("nonisolated extension Space { protocol P {} }", main),
            ("extension FreeSpace { protocol P {} }", main),
            ("@MainActor extension FreeSpace { protocol P {} }", .none),
            ("extension Office { protocol P {} }", .none), ("extension Int { protocol P {} }", main),
        ] as [(String, Isolation)])
    func onTheMainActorByDefault(_ text: String, isolation: Isolation) throws {
        #expect(try self.isolation(text, isMain: true) == isolation)
    }

    @Test(
        arguments: [
            ("protocol P: Others {}", main), ("protocol P: OtherClass {}", main), ("@Other protocol P {}", other),
            ("nonisolated protocol P {}", .none), ("protocol P: Actor {}", .actor),
        ] as [(String, Isolation)])
    func onTheMainActorByDefaultInSwift5(_ text: String, isolation: Isolation) throws {
        #expect(try self.isolation(text, isMain: true, mode: .swift5) == isolation)
    }

    @Test(
        arguments: [
            ("protocol P {}", .none, .none), ("@MainActor protocol P {}", main, main),
            ("protocol P: Main {}", main, .none),
            ("protocol P: MainSubclass {}", main, .none), ("protocol P where Self: MainClass {}", main, .none),
            ("nonisolated protocol P: Main {}", .none, .none), ("protocol P: Others, Main {}", other, .none),
            ("@MainActor enum A { protocol P {} }", .none, .none),
            ("@MainActor extension Space { protocol P {} }", .none, .none), ("protocol P: Actor {}", .actor, .actor),
            ("protocol Q: Main {}; protocol P: Q {}", main, .none),
            ("protocol P: Q {}; protocol Q: P {}", .none, .none),
        ] as [(String, Isolation, Isolation)])
    func onNoActorByDefault(_ text: String, isolation: Isolation, inSwift5: Isolation) throws {
        #expect(try self.isolation(text, isMain: false) == isolation)
        #expect(try self.isolation(text, isMain: false, mode: nil) == isolation)
        #expect(try self.isolation(text, isMain: false, mode: .swift5) == inSwift5)
    }

    @Test(
        arguments: [
            ("struct T {}", main, .none), ("struct T: Sendable {}", main, .none), ("class T: NSObject {}", main, .none),
            ("struct T: Shared {}", main, .none), ("struct T: FreeToShare {}", .none, .none),
            ("struct T: Error {}", .none, .none), ("enum T: String, CodingKey {}", .none, .none),
            ("struct T: LocalizedError {}", .none, .none), ("struct T {}\nextension T: Error {}", main, .none),
            ("struct T: Codable, Hashable {}", main, .none), ("class T: FreeClass {}", .none, .none),
            ("class T: MainSubclass {}", main, main), ("struct T: Main {}", main, main),
            ("struct T: Others {}", other, other),
            ("@Other struct T {}", other, other), ("nonisolated struct T {}", .none, .none),
            ("actor T {}", .actor, .actor),
            ("enum A { struct T {} }", main, .none),
        ] as [(String, Isolation, Isolation)])
    func types(_ text: String, isolation: Isolation, elsewhere: Isolation) throws {
        for (isMain, isolation) in [(true, isolation), (false, elsewhere)] {
            let index = index(text, isMain: isMain)
            let type = try #require(index.files[0].types.first { $0.simpleName == "T" })
            #expect(index.isolation(of: type) == isolation)
        }
    }
}
