import Foundation
import Testing

@testable import understudy

@Suite("Splits and reports from the command line")
struct SplitCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        let files = NotesSources.files.map { ($0.key, $0.value) } + [("Sources/Large.swift", EssaySources.large)]
        folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    }

    @Test("All protocols are judged when none is named; one that is kept takes a line")
    func all() {
        let run = TestRun(["split", folder.path])
        #expect(run.code == .success)
        let file = folder["Sources/Large.swift"]
        #expect(
            run.output.contains(
                "\(file):1: keep Large: its only consumer 'foo(_:)' uses everything [every-consumer-uses-everything]\n")
        )
        #expect(run.output.contains("split NotesRepository into 4: "))
        #expect(run.output.contains("2 protocols, 1 to split"))
    }

    @Test("A named protocol gets its reasons, whether kept or not; names and paths may stand together")
    func named() {
        let run = TestRun(["split", "Large", folder.path])
        #expect(!run.output.contains("NotesRepository"))
        #expect(run.output.contains("    foo(_:) uses 8 of 8 ("))
        let other = TestRun(["split", "NotesRepository", "--in", folder.path])
        #expect(other.output.contains("never used outside tests: findNote(by:), moveNote(from:to:)"))
        #expect(other.output.contains("depend on NoteSaver"))
    }

    @Test("Who goes through a property of another type is not asked to narrow; one that is served alone needs a part")
    func reaching() throws {
        let source = """
            protocol Store {
                func loadNotes(); func listNotes(); func saveTags(); func deleteTags(); func copyFiles(); func moveFiles()
            }
            struct Row { let impl: any Store
                func f() { impl.loadNotes(); impl.listNotes() } }
            struct Saver { let store: any Store
                func f() { store.saveTags(); store.deleteTags() } }
            struct Copier { let store: any Store
                func f() { store.copyFiles(); store.moveFiles() } }
            func peek(_ row: Row) { row.impl.loadNotes() }
            """
        let folder = try TemporaryFolder(["A.swift": source])
        let text = TestRun(["split", "Store", folder.path]).output
        #expect(text.contains(", everything that Saver needs\n"))
        #expect(text.contains(" and peek(_:) need\n"))
        let advice = text.components(separatedBy: "peek(_:) uses 1 of 6").last?.split(separator: "\n").dropFirst().first
        #expect(advice == "        nothing of its own to narrow: it goes through a property of another type")
    }

    @Test("A name that is not there is an error with the nearest one")
    func unknown() {
        let run = TestRun(["split", "NoteRepository", "--in", folder.path])
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("did you mean 'NotesRepository'?"))
        #expect(run.output.isEmpty)
    }

    @Test("Only evidence of the kinds that there are can be asked for")
    func evidence() {
        #expect(TestRun(["split", folder.path, "--evidence", "hearsay"]).code == .wrongCommandLine)
        #expect(TestRun(["split", folder.path, "--evidence", "source"]).code == .success)
        #expect(TestRun(["split", folder.path, "--evidence", "index"]).code == .success)
    }

    @Test("A report is written where it is told, over an older one, and never over source")
    func output() throws {
        let target = folder["report.html"]
        #expect(TestRun(["report", folder.path, "--output", target]).code == .success)
        #expect(TestRun(["report", folder.path, "--output", target]).code == .success)
        let page = PageCheck(try folder.text("report.html"))
        #expect(page.problems.isEmpty, "\(page.problems)")
        let source = folder["Sources/Large.swift"]
        let run = TestRun(["split", folder.path, "--output", source])
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("[output-is-source]"))
        #expect(try folder.text("Sources/Large.swift") == EssaySources.large)
    }

    @Test("On a terminal a report is Markdown, unless the page is asked for; into a pipe it is the page")
    func terminal() {
        let shown = TestRun(["report", folder.path], isTerminal: true)
        #expect(shown.code == .success)
        #expect(!shown.output.contains("<html") && shown.output.contains("NotesRepository"))
        #expect(shown.errors.contains("--output report.html"))
        let asked = TestRun(["report", folder.path, "--format", "html"], isTerminal: true)
        #expect(asked.output.contains("<html") && asked.errors.isEmpty)
        #expect(TestRun(["report", folder.path, "--quiet"], isTerminal: true).errors.isEmpty)
        let piped = TestRun(["report", folder.path])
        #expect(piped.output.contains("<html") && piped.errors.isEmpty)
    }

    @Test("Every link of a report leads to a file that is there")
    func links() throws {
        let target = folder["out/pages/report.html"]
        #expect(TestRun(["report", folder.path, "--output", target]).code == .success)
        let links = PageCheck(try folder.text("out/pages/report.html")).links.filter { !$0.hasPrefix("#") }
        #expect(links.count > 10)
        for link in links {
            let path = link.split(separator: "#")[0]
            #expect(FileSystem.live.exists(folder["out/pages/"] + path), "\(link)")
        }
    }

    @Test("Markdown fits a comment, and its tables hold what they should")
    func markdown() {
        let run = TestRun(["split", folder.path, "--format", "markdown"])
        #expect(run.output.hasPrefix("## Smaller protocols\n\n1 of 2 protocols could be split."))
        #expect(run.output.contains("| `NotesRepository` | split into 4, confidence "))
        #expect(run.output.contains("```swift\ntypealias NotesRepository = "))
        #expect(run.output.contains("| `AddNoteModel` | 1 of 6 | depend on NoteSaver"))
        #expect(run.output.utf8.count < 65_536)
        let report = TestRun(["report", folder.path, "--format", "markdown"])
        #expect(report.output.contains("| not known | 2 | 14 | 0 | 1 | "))
    }

    @Test("The overview's dependencies are those of protocols that are named, also of such that stay whole")
    func dependenciesOfWholeProtocols() throws {
        let folder = try TemporaryFolder([
            "Clock.swift": """
            protocol Clock {
                func now() -> Int
                func reset()
            }
            struct Watch {
                let clock: any Clock
                func show() -> Int { clock.now() }
            }
            struct Desk {
                let clock: any Clock
                func start() -> Int {
                    clock.reset()
                    return clock.now()
                }
            }

            """
        ])
        let run = TestRun(["report", folder.path, "--format", "markdown"])
        #expect(run.output.contains("| not known | 1 | 2 | 0 | 0 | 1 |"))
        #expect(run.output.contains("1 unnecessary dependency is of protocols that stay whole: `Clock` 1."))
    }

    @Test("A package's JSON counts what there is")
    func packageJSON() throws {
        let run = TestRun(["report", folder.path, "--format", "json"])
        let object = try JSONObject(run.output)
        #expect(object["schemaVersion"] as? Int == 1)
        let modules = try #require(object["modules"] as? [[String: Any]])
        #expect(modules.map { $0["requirements"] as? Int } == [14])
        #expect((object["protocols"] as? [Any])?.count == 2)
        #expect((object["drift"] as? [Any])?.isEmpty == true)
    }

    @Test(
        "What is no template of links is refused",
        arguments: ["https://example.com", "{line}", "{path", "{path}{commit}"])
    func wrongTemplates(_ template: String) {
        #expect(TestRun(["report", "--link", template]).code == .wrongCommandLine)
    }

    @Test("A report says which doubles differ from their protocols, at their lines")
    func drift() throws {
        let folder = try TemporaryFolder([
            "Clock.swift": "protocol Clock {\n    func now() -> Int\n}\n",
            "Timer.swift": "protocol Timer {\n    func start()\n}\n",
        ])
        #expect(TestRun(["generate", "--all", "--in", folder.path, "--output", folder["Doubles"]]).code == .success)
        let markdown = TestRun(["report", folder.path, "--format", "markdown"]).output
        #expect(markdown.contains("## Drift\n\nAll doubles match their protocols."))
        try folder.write("Clock.swift", "protocol Clock {\n    func now() -> Int\n    func stop()\n}\n")
        let object = try JSONObject(TestRun(["report", folder.path, "--format", "json"]).output)
        let drift = try #require(object["drift"] as? [[String: Any]])
        #expect(drift.map { ($0["file"] as? String)?.hasSuffix("Doubles/ClockSpy.swift") } == [true])
        #expect((drift.first?["message"] as? String)?.contains("stop()") == true)
        #expect(TestRun(["report", folder.path]).output.contains(">Out of step</h3>"))
    }
}
