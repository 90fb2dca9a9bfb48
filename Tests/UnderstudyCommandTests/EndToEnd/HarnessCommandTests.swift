import Foundation
import Testing

@testable import understudy

@Suite("Harnesses")
struct HarnessCommandTests {
    private static let before = """
        public struct Note { public var text: String }
        struct User { let name: String }
        protocol Analytics: Sendable { func track(_ event: String) }
        @MainActor final class NotesModel {
            init(store: any NoteStore, user: User, limit: Int = 20) {}
        }
        """

    let package: NotesPackage

    init() throws {
        package = try NotesPackage()
        try package.folder.write("Sources/Notes/Note.swift", Self.before)
    }

    private var harness: String {
        get throws { try package.folder.text("Tests/NotesTests/Doubles/NotesModelHarness.swift") }
    }

    private func changeInitializer(_ parameters: String) throws {
        let text = Self.before.replacing(
            "init(store: any NoteStore, user: User, limit: Int = 20)", with: "init(\(parameters))")
        try package.folder.write("Sources/Notes/Note.swift", text)
    }

    @Test("of a protocol can't be made")
    func ofProtocol() throws {
        let run = package.run("harness", "NoteStore")
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("error: 'NoteStore' is a protocol, of which nothing can be made; name a type"))
    }

    @Test("have the doubles beside them, also of protocols of another module")
    func ofTwoModules() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            let package = Package(name: "Two", targets: [
                .target(name: "Core"), .target(name: "App", dependencies: ["Core"]),
                .testTarget(name: "CoreTests", dependencies: ["Core"]), .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """,
            "Sources/Core/Clock.swift": "public protocol Clock { func tick() }\n",
            "Sources/App/Model.swift": "import Core\nfinal class Model { init(clock: any Clock) {} }\n",
            "Tests/CoreTests/T.swift": "", "Tests/AppTests/T.swift": "",
        ])
        #expect(TestRun(["harness", "Model", "--package-path", folder.path]).code == .success)
        #expect(
            try folder.names(in: "Tests/AppTests/Doubles").sorted() == ["ClockSpy.swift", "ModelHarness.swift"])
        #expect(!folder.exists("Tests/CoreTests/Doubles"))
        #expect(try folder.text("Tests/AppTests/Doubles/ClockSpy.swift").hasPrefix("import Core\n"))
    }

    @Test("have doubles where the type takes the real thing by default")
    func ofDefaults() throws {
        try changeInitializer("store: (any NoteStore)? = nil, analytics: any Analytics = Tracker(), limit: Int = 20")
        #expect(package.run("harness", "NotesModel").code == .success)
        let text = try harness
        #expect(text.contains("var store = NoteStoreSpy()"))
        #expect(text.contains("var analytics = AnalyticsSpy()"))
    }

    @Test("are written with the doubles that are lacking")
    func written() throws {
        let run = package.run("harness", "NotesModel")
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
        #expect(
            try package.folder.names(in: "Tests/NotesTests/Doubles") == [
                "NoteStoreSpy.swift", "NotesModelHarness.swift",
            ])
        #expect(
            try harness == """
                @testable import Notes

                /// A harness of `NotesModel`, yours to edit.
                @MainActor
                struct NotesModelHarness {
                    var store = NoteStoreSpy()
                    var user = User(name: "")
                    var limit = 20

                    func make() -> NotesModel { NotesModel(store: store, user: user, limit: limit) }
                }

                """)
        #expect(package.run("check").code == .success)
    }

    @Test("use doubles and fixtures of the test target")
    func existing() throws {
        #expect(package.run("generate", "NoteStore", "--kind", "stub").code == .success)
        #expect(package.run("generate", "User", "--kind", "fixture").code == .success)
        #expect(package.run("harness", "NotesModel").code == .success)
        #expect(try harness.contains("    var store = NoteStoreStub()\n    var user: User = .fixture()\n"))
    }

    @Test("follow the initialiser, with a double of what it takes now")
    func synced() throws {
        #expect(package.run("harness", "NotesModel").code == .success)
        let edited = try harness.replacing("limit = 20", with: "limit = 3")
        try package.folder.write("Tests/NotesTests/Doubles/NotesModelHarness.swift", edited)
        #expect(package.run("check").code == .success)
        try changeInitializer("analytics: any Analytics, store: any NoteStore, limit: Int")
        let check = package.run("check")
        #expect(check.code == .finding)
        #expect(check.errors.contains("takes 'analytics' and no longer takes 'user'"))
        #expect(!package.folder.exists("Tests/NotesTests/Doubles/AnalyticsSpy.swift"))
        #expect(package.run("sync").code == .success)
        #expect(
            try package.folder.names(in: "Tests/NotesTests/Doubles") == [
                "AnalyticsSpy.swift", "Locked.swift", "NoteStoreSpy.swift", "NotesModelHarness.swift",
            ])
        #expect(
            try harness.contains(
                """
                struct NotesModelHarness {
                    var analytics = AnalyticsSpy()
                    var store = NoteStoreSpy()
                    var limit = 3

                    func make() -> NotesModel { NotesModel(analytics: analytics, store: store, limit: limit) }
                }
                """))
        #expect(package.run("check").code == .success)
    }

    @Test("leave to the test what can't be made")
    func open() throws {
        try changeInitializer("token: Token, store: any NoteStore")
        #expect(package.run("harness", "NotesModel").code == .success)
        #expect(try harness.contains("    var token: Token!\n"))
    }

    @Test("are refused for generic types")
    func generic() throws {
        try package.folder.write(
            "Sources/Notes/Note.swift", "public struct Note {}\nfinal class Model<Store> { init() {} }\n")
        let run = package.run("harness", "Model")
        #expect(run.errors.contains("it is generic; write one by hand for the types that you test [no-initializer]"))
        #expect(run.code == .unusableInput)
    }
}
