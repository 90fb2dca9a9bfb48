import Foundation
import Testing

@testable import understudy

/// What `split` proposes, and what the commands that carry it out then do.
@Suite("Proposals and changes agree")
struct AgreementTests {
    private static let store = """
        public protocol Store {
            func loadNotes(); func listNotes(); func saveTags(); func deleteTags(); func copyFiles(); func moveFiles()
        }

        """
    private static func user(_ name: String, _ uses: [String], access: String = "") -> String {
        let calls = uses.map { "store.\($0)()" }.joined(separator: "; ")
        let space = access.isEmpty ? "" : " "
        return """
            \(access)\(space)struct \(name) {
                \(access)\(space)let store: any Store
                func f() { \(calls) }
            }

            """
    }
    private static func users(access: String = "") -> String {
        user("NoteList", ["loadNotes"], access: access) + user("NoteGrid", ["loadNotes", "listNotes"], access: access)
            + user("TagEditor", ["saveTags", "deleteTags"], access: access)
            + user("TagPicker", ["saveTags", "deleteTags"], access: access)
            + user("FileCopier", ["copyFiles", "moveFiles"], access: access)
    }

    private func run(_ words: String..., in folder: TemporaryFolder) -> TestRun {
        TestRun(words, files: .live(in: folder.path))
    }

    @Test("What stands against a change stands in the proposal, in the words of the command that refuses it")
    func decisions() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/Store.swift": Self.store,
            "Sources/App/Users.swift": Self.users(access: "public"),
        ])
        let proposal = run("split", "Store", in: folder).output
        let refusal = run("narrow", "NoteList", "--of", "Store", "--apply", in: folder)
        #expect(refusal.code == .finding)
        let first = try #require(refusal.errors.split(separator: "\n").first)
        let parts = try #require(first.range(of: ": error: "))
        let place = first[..<parts.lowerBound]
        let message = first[parts.upperBound...].replacingOccurrences(of: " [place-keeps-its-type]", with: "")
        #expect(message.contains("replace 'public' by 'package' or remove it"), "no next step: \(message)")
        let advice = proposal.components(separatedBy: "    NoteList uses 1 of 6").last ?? ""
        #expect(advice.contains("            first: \(message) (\(place))\n"), "\(advice)")
        let json = run("split", "Store", "--format", "json", in: folder).output
        #expect(json.contains(#""id":"place-keeps-its-type""#) || json.contains(#""id": "place-keeps-its-type""#))
    }

    @Test("Where nothing stands against it, nothing is to be decided, and the command makes the change")
    func free() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "",
            "Sources/App/Store.swift": Self.store.replacingOccurrences(of: "public ", with: "")
                + "struct Live: Store { func loadNotes() {}; func listNotes() {}; func saveTags() {}; func deleteTags() {}; "
                + "func copyFiles() {}; func moveFiles() {} }\n",
            "Sources/App/Users.swift": Self.users(),
        ])
        #expect(!run("split", "Store", in: folder).output.contains("first: "))
        #expect(run("narrow", "NoteList", "--of", "Store", "--apply", in: folder).code == .success)
    }

    @Test("A change that is only shown says how to see it and how to make it")
    func pointers() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/App.swift": "final class Clock { func now() -> Int { 1 } }\n",
        ])
        let shown = run("extract", "Clock", in: folder)
        #expect(shown.output == "would change Sources/App/App.swift\n")
        #expect(shown.errors == "nothing was written; --diff shows the changes, --apply makes them\n")
        let diff = run("extract", "Clock", "--diff", in: folder)
        #expect(diff.errors == "nothing was written; --apply makes these changes\n")
        #expect(run("extract", "Clock", "--diff", "--quiet", in: folder).errors.isEmpty)
    }

    @Test("What is written to a file is said", arguments: ["split", "report"])
    func written(_ command: String) throws {
        let folder = try TemporaryFolder(["Package.swift": "", "Sources/App/Store.swift": Self.store])
        let run = run(command, "--output", "page.html", in: folder)
        #expect(run.errors == "wrote page.html\n")
        #expect(run.output.isEmpty)
    }

    @Test("Places that could not be followed are named")
    func places() throws {
        let odd = "func odd(_ store: any Store) { unknown(store).copyFiles { $0 } }\n"
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/Odd.swift": odd, "Sources/App/Store.swift": Self.store,
            "Sources/App/Users.swift": Self.users()
                + "struct Odd { let store: any Store\n    func f() { _ = [store].map { $0.unheard } } }\n",
        ])
        let text = run("split", "Store", in: folder).output
        #expect(text.contains("could not be followed: Sources/App/"), "\(text)")
        let page = run("report", in: folder).output
        #expect(page.contains("could not be followed: <a class=\"place\""))
    }

    @Test("Whoever needs a group without a name is told of a role, and of the group where there is none")
    func unnamed() throws {
        let store = """
            protocol Store {
                func loadNotes(); func listNotes(); func countNotes(); func reset(); func ping(); func tick()
            }

            """
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/Store.swift": store,
            "Sources/App/Users.swift": Self.user("NoteList", ["loadNotes", "listNotes"])
                + Self.user("NoteGrid", ["loadNotes", "listNotes", "countNotes"])
                + Self.user("Watch", ["reset", "ping", "tick"])
                + Self.user("Mixer", ["loadNotes", "listNotes", "reset", "ping", "tick"]),
        ])
        let offered = run("split", "Store", in: folder).output
        #expect(offered.contains("depend on WatchStore (role 2)"), "\(offered)")
        #expect(offered.contains("depend on WatchStore (role 2) & NoteStore (role 3)\n"), "\(offered)")
        #expect(!offered.contains("no good name was found"))
        try folder.write(
            "Sources/App/Users.swift",
            Self.user("NoteList", ["loadNotes", "listNotes"]) + Self.user("Watch", ["reset", "ping", "tick"]))
        let text = run("split", "Store", in: folder).output
        #expect(
            text.contains(
                "note: no good name was found for another group, so it stays, and Watch keeps seeing everything: reset(), "
                    + "ping(), tick(); --parts makes it a part with a name of yours"), "\(text)")
    }
}
