import Testing

@testable import understudy

@Suite("Roles, from source to edits that compile")
struct RoleCommandTests {
    private static let consumers = ["Sync", "Export", "Badge"].map { name in
        """
        final class \(name) {
            private let state: any StateService
            init(state: any StateService) { self.state = state }
            func run() -> Int { state.activeAccountID() }
        }
        """
    }

    private static let source = """
        protocol StateService {
            /// Who is logged in.
            func activeAccountID() -> Int
            func loadConfig() -> Int
            func saveConfig(_ config: Int) -> Int
            var configVersion: Int { get }
            var theme: Int { get set }
            func logout() -> Int
            func lock() -> Int
            func unlock() -> Int
        }
        extension StateService {
            func lock() -> Int { logout() }
        }
        final class LiveState: StateService {
            var theme = 1
            var configVersion: Int { 2 }
            func activeAccountID() -> Int { 3 }
            func loadConfig() -> Int { 4 }
            func saveConfig(_ config: Int) -> Int { config }
            func logout() -> Int { 5 }
            func unlock() -> Int { 6 }
        }
        \(consumers.joined(separator: "\n"))
        final class DefaultConfigService {
            private let state: any StateService
            init(state: any StateService) { self.state = state }
            func run() -> Int {
                state.activeAccountID() + state.loadConfig() + state.saveConfig(7) + state.configVersion
            }
        }
        struct Context { let state: any StateService }
        final class LockButton {
            private let context: Context
            init(context: Context) { self.context = context }
            func run() -> Int { context.state.lock() + context.state.unlock() }
        }
        """

    private static let main = """
        let state = LiveState()
        print(
            Sync(state: state).run() + Export(state: state).run() + Badge(state: state).run()
                + DefaultConfigService(state: state).run() + LockButton(context: Context(state: state)).run())
        """

    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"App\")])",
            "Sources/App/App.swift": Self.source, "Sources/App/main.swift": Self.main,
        ])
    }

    private func run(_ words: String, in folder: TemporaryFolder) -> TestRun {
        TestRun(words.split(separator: " ").map(String.init) + ["--package-path", folder.path])
    }

    private func outputs(of folder: TemporaryFolder) throws -> [String] {
        try ["5", "6"].map { version in
            try NarrowTests.shell(
                "cd '\(folder.path)' && swiftc -swift-version \(version) -warnings-as-errors -Onone -o app "
                    + "Sources/App/*.swift && ./app")
        }
    }

    @Test("A protocol that is asked about shows its needs, its roles, their gain and reach, and the command")
    func text() throws {
        let output = run("split StateService", in: try folder()).output
        for line in [
            "    of its 5 consumers, 3 use 1 requirement, 4 at most 2 of 8\n",
            "protocol ActiveAccountIDProvider { activeAccountID() }  -21 (at random ",
            "         all that Sync, Export and Badge need; 1 other uses it too\n",
            "reach: 3 of 3 can depend on it now\n",
            ": ActiveAccountIDProvider { loadConfig(); saveConfig(_:); configVersion }",
            "LockButton takes the value from another type's property\n",
            "    understudy split StateService --roles ActiveAccountIDProvider,ConfigStateService --narrow --apply\n",
        ] {
            #expect(output.contains(line), "\(line) in\n\(output)")
        }
    }

    @Test("JSON has the roles with their edits")
    func json() throws {
        let answer = try SplitAnswer.of(Self.source)
        let hub = try #require(answer.roles.first)
        #expect(hub.name == "ActiveAccountIDProvider" && hub.requirements == ["activeAccountID()"])
        #expect(hub.consumers == ["Sync", "Export", "Badge"] && hub.removes == 21 && hub.atRandom < 21)
        #expect(hub.reach.now == ["Sync", "Export", "Badge"])
        #expect(answer.roles.contains { $0.inherits == ["ActiveAccountIDProvider"] })
        #expect(answer.roles.contains { $0.reach.elsewhere == ["LockButton"] })
    }

    @Test("Roles are written beside the protocol, which refines them, and consumers depend on them")
    func apply() throws {
        let folder = try folder()
        let before = try outputs(of: folder)
        let run = run("split StateService --roles 1,2,3 --narrow --apply", in: folder)
        #expect(run.code == .success, "\(run.output)\(run.errors)")
        let text = try folder.text("Sources/App/App.swift")
        #expect(
            text.contains(
                "protocol ActiveAccountIDProvider {\n    /// Who is logged in.\n    func activeAccountID() -> Int\n}"))
        #expect(text.contains(": ActiveAccountIDProvider {\n    func loadConfig() -> Int\n"))
        #expect(text.contains("private let state: any ActiveAccountIDProvider\n"))
        let config = try #require(SplitAnswer.of(Self.source).roles.first { !$0.inherits.isEmpty })
        #expect(text.contains("init(state: any \(config.name))"))
        #expect(try outputs(of: folder) == before)
        #expect(before.allSatisfy { Int($0.split(separator: "\n").joined()) != nil }, "\(before)")
    }

    @Test("One role is written without those that it would inherit")
    func alone() throws {
        let folder = try folder()
        let answer = try SplitAnswer.of(Self.source)
        let number = try #require(answer.roles.firstIndex { !$0.inherits.isEmpty }) + 1
        let before = try outputs(of: folder)
        let run = run(
            "split StateService --roles \(number) --names \(answer.roles[number - 1].name)=Configs --narrow --apply",
            in: folder)
        #expect(run.code == .success, "\(run.output)\(run.errors)")
        let text = try folder.text("Sources/App/App.swift")
        #expect(text.contains("protocol Configs {\n") && text.contains("any Configs"))
        #expect(try outputs(of: folder) == before)
    }

    @Test(
        "Numbers of no role are refused, and say which there are",
        arguments: [
            ("--roles 9", "unknown value '9' for '--roles'; expected one of ActiveAccountIDProvider, "),
            ("--roles Nobody", "unknown value 'Nobody' for '--roles'; expected one of ActiveAccountIDProvider, "),
            ("--roles 1 --groups 1", "can't be used together"),
        ])
    func wrongNumbers(_ words: String, _ message: String) throws {
        let folder = try folder()
        let run = run("split StateService \(words) --apply", in: folder)
        #expect(run.code == .wrongCommandLine)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try folder.text("Sources/App/App.swift") == Self.source)
    }

    @Test("The groups of a question are applied with the names that it shows, all or some")
    func question() throws {
        let folder = try TemporaryFolder(["Sources/Notes/A.swift": NotesSources.files[0].value])
        let shown = run("split NotesRepository", in: folder).output
        #expect(
            shown.contains("group 1, protocol ") && shown.contains("split NotesRepository --groups NoteFinder "),
            "\(shown)")
        let some = run("split NotesRepository --groups 2 --dry-run --diff", in: folder)
        #expect(some.code == .success && some.output.contains("+protocol NotesRepository: "), "\(some.output)")
        let all = run("split NotesRepository --apply", in: folder)
        #expect(all.code == .success, "\(all.errors)")
        let text = try folder.text("Sources/Notes/A.swift")
        for name in ["NoteSaver", "NoteFinder", "NoteMover", "NoteDeleter"] {
            #expect(text.contains("protocol \(name)"))
        }
    }

    private static let notes = """
        struct Note {}
        protocol NotesRepository {
            func findNote(by id: Int) async throws -> Note?
            func allNotes(for notebookID: Int?) async throws -> [Note]
            func findNotes(by text: String) async throws -> [Note]
            func save(note: Note) async throws
            func moveNote(from source: Int, to target: Int) async throws
            func deleteNote(with ids: Set<Int>) async throws
        }
        final class Disk: NotesRepository {
            func findNote(by id: Int) -> Note? { nil }
            func allNotes(for notebookID: Int?) -> [Note] { [Note()] }
            func findNotes(by text: String) -> [Note] { [Note(), Note()] }
            func save(note: Note) {}
            func moveNote(from source: Int, to target: Int) {}
            func deleteNote(with ids: Set<Int>) {}
        }

        """

    /// Screens, each with what it does with the notes and the protocol that this needs.
    private static let screens: KeyValuePairs = [
        "AddForm": ("save(note: Note())", "NoteSaver"), "EditForm": ("save(note: Note())", "NoteSaver"),
        "MoveSheet": ("moveNote(from: 1, to: 2)", "NoteMover"), "Trash": ("deleteNote(with: [])", "NoteDeleter"),
        "List": ("findNotes(by: \"a\")", "NoteFinder"), "Library": ("allNotes(for: nil)", "NoteFinder"),
    ]

    @Test(
        "One command makes the four protocols of a repository for notes, with and without consumers",
        arguments: [false, true])
    func notes(hasConsumers: Bool) throws {
        let consumers = Self.screens.map { name, use in
            """
            struct \(name) {
                let notes: any NotesRepository
                func run() async throws { _ = try await notes.\(use.0) }
            }

            """
        }
        let folder = try TemporaryFolder([
            "Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"App\")])",
            "Sources/App/App.swift": Self.notes + (hasConsumers ? consumers.joined() : ""),
            "Sources/App/main.swift": hasConsumers
                ? "try await Trash(notes: Disk()).run()\nprint(1)\n"
                : "print(try await Disk().allNotes(for: nil).count)\n",
        ])
        let before = try outputs(of: folder)
        let run = run("split NotesRepository --narrow --apply", in: folder)
        #expect(run.code == .success, "\(run.errors)")
        let text = try folder.text("Sources/App/App.swift")
        for name in ["NoteSaver", "NoteFinder", "NoteMover", "NoteDeleter"] {
            #expect(text.contains("\nprotocol \(name) {\n"))
        }
        for (name, use) in Self.screens where hasConsumers {
            #expect(text.contains("struct \(name) {\n    let notes: any \(use.1)\n"), "\(text)")
        }
        #expect(try outputs(of: folder) == before)
    }

    @Test("The plan begins with what removes most per protocol written")
    func plan() throws {
        let folder = try folder()
        let text = run("split --plan", in: folder).output
        #expect(text.hasPrefix("The first "), "\(text)")
        #expect(text.contains("\n1  ActiveAccountIDProvider beside StateService  -21 (at random "), "\(text)")
        #expect(
            text.contains(
                "for 3 of 3 consumers now: understudy split StateService --roles ActiveAccountIDProvider --narrow --apply\n"
            ))
        #expect(
            run("split --plan --format markdown", in: folder).output.contains(
                "| ActiveAccountIDProvider beside StateService | 21 |"))
        #expect(run("split --plan --format json", in: folder).output.contains("\"plan\""))
        #expect(run("split --format html", in: folder).output.contains("id=\"plan\""))
        #expect(
            run("split", in: try TemporaryFolder(["A.swift": "protocol P {}"])).output.contains(
                "1 protocol, 0 to split"))
    }

    @Test("A protocol that stays whole is not called fine while its consumers see what they do not use")
    func verdict() throws {
        let whole = Self.source.replacing("func unlock() -> Int\n}", with: "func unlock() -> Int\n}\n")
        let folder = try TemporaryFolder(["Sources/App/App.swift": whole])
        let text = run("split --format markdown", in: folder).output
        #expect(!text.contains("fine as"), "\(text)")
        let report = run("split", in: folder).output
        #expect(report.contains("role ActiveAccountIDProvider is all that 3 of 5 consumers need"), "\(report)")
    }
}
