import Testing

@testable import understudy

/// What a newcomer is told who asks for something that can't be.
@Suite("Advice of commands that change sources")
struct AdviceTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(["Sources/Notes/Notes.swift": Self.source])
    }

    private func run(_ words: String...) -> TestRun {
        TestRun(words + ["--package-path", folder.path, "--in", folder.path])
    }

    @Test("An option that says how to split shows what would change, also without --dry-run")
    func partsWithoutApply() throws {
        let parts = run("split", "Notes", "--parts", "Saving=save+delete")
        #expect(parts.output == "would change \(folder["Sources/Notes/Notes.swift"])\n", "\(parts.errors)")
        #expect(run("split", "Notes", "--form", "refine").output == parts.output)
        #expect(run("split", "--narrow").code == .wrongCommandLine)
        #expect(try folder.text("Sources/Notes/Notes.swift") == Self.source)
    }

    @Test func misspelledRequirementsAreGuessedWithoutLabels() {
        #expect(run("split", "Notes", "--parts", "A=svae").errors.contains("did you mean 'save(note:)'?"))
        #expect(run("split", "Notes", "--parts", "A=save(not:)").errors.contains("did you mean 'save(note:)'?"))
        #expect(run("extract", "Desk", "--requirements", "lod").errors.contains("did you mean 'load()'?"))
    }

    @Test func namesForAProtocolThatStaysWhole() {
        let run = run("split", "Pair", "--names", "A=B", "--dry-run")
        #expect(run.errors.contains("[protocol-stays-whole]"), "\(run.errors)")
        #expect(run.code == .finding)
    }

    @Test func publicProtocolsAreNotSentInCircles() {
        let part = run("narrow", "Editor", "--of", "Notes", "--to", "part")
        #expect(part.errors.contains("inherits no protocols; split it first, or use --to closures"))
        let exact = run("narrow", "Viewer", "--of", "Notes", "--to", "exact")
        #expect(exact.code == .success, "\(exact.errors)")
        #expect(run("narrow", "Viewer", "--of", "Notes", "--to", "closures").code == .success)
    }

    @Test func extractSaysWhatStandsAgainstIt() {
        #expect(run("extract", "Notes").errors.contains("'Notes' is already a protocol"))
        #expect(run("extract", "Empty").errors.contains("'Empty' has no method, property or subscript"))
        #expect(run("extract", "Shared").output.hasPrefix("would change"))
        let taken = run("extract", "Desk", "--name", "Note")
        #expect(taken.errors.contains("choose another name with --name [interface-name-taken]"))
    }

    @Test func applyingWithADryRunDoesNotAdviseToApply() {
        let run = run("extract", "Desk", "--apply", "--dry-run")
        #expect(run.errors.contains("without --dry-run these changes are made"), "\(run.errors)")
        #expect(!run.errors.contains("--apply makes"))
    }

    @Test("Groups say what --apply would refuse")
    func associatedTypesOfSeveralGroups() {
        let report = run("split", "Store")
        #expect(report.output.contains("group 1, protocol "), "\(report.output)")
        let refusal = "note: --apply would refuse: the associated type 'Item' belongs to more than one part"
        #expect(report.output.contains(refusal))
    }

    private static let source = """
        public struct Note { public let id: Int }
        public protocol Notes {
            func find(id: Int) -> Note?
            func all() -> [Note]
            func save(note: Note)
            func delete(id: Int)
            func login(user: String)
            func logout()
        }
        final class Viewer {
            let notes: any Notes
            init(notes: any Notes) { self.notes = notes }
            func load() { _ = notes.all(); _ = notes.find(id: 1) }
        }
        final class Editor {
            let notes: any Notes
            init(notes: any Notes) { self.notes = notes }
            func store(_ note: Note) { notes.save(note: note); notes.delete(id: 1) }
        }
        final class Entrance {
            let notes: any Notes
            init(notes: any Notes) { self.notes = notes }
            func go() { notes.login(user: ""); notes.logout() }
        }
        func start(_ notes: any Notes) { _ = Viewer(notes: notes) }
        final class Desk { func load() {} }
        final class Shared {
            private static let number = 1
            static func make() -> Shared { Shared() }
            func work() {}
        }
        func work(_ shared: Shared) { _ = type(of: shared).make() }
        final class Empty { private var number = 0 }
        protocol Pair {
            func first()
            func second()
        }
        protocol Store<Item> {
            associatedtype Item
            associatedtype Key: Hashable
            func item(key: Key) -> Item?
            func items() -> [Item]
            func put(_ item: Item)
            func remove(key: Key)
            func open(_ item: Item)
            func close()
        }
        struct Reader<S: Store> { let store: S; func read() { _ = store.items() } }
        struct Writer<S: Store> { let store: S; func write(_ item: S.Item) { store.put(item) } }
        struct Opener<S: Store> { let store: S; func run(_ item: S.Item) { store.open(item); store.close() } }

        """
}
