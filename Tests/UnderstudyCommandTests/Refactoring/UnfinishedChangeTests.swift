import Foundation
import Testing

@testable import understudy

@Suite("Changes of runs that did not come to their end")
struct UnfinishedChangeTests {
    private static let old = [
        "Package.swift": #"let package = Package(name: "N", targets: [.target(name: "N")])"#,
        "Sources/N/Store.swift": "protocol Store {\n    func save()\n    func load() -> Int\n}\n",
        "Sources/N/User.swift": "struct User {\n    let store: any Store\n    func run() { store.save() }\n}\n",
    ]
    private static let new = [
        "Sources/N/Store.swift":
            "typealias Store = Saving & Loading\n\nprotocol Saving {\n    func save()\n}\n\n"
            + "protocol Loading {\n    func load() -> Int\n}\n",
        "Sources/N/User.swift": "struct User {\n    let store: any Saving\n    func run() { store.save() }\n}\n",
    ]
    private static let split = ["split", "Store", "--parts", "Saving=save,Loading=load", "--narrow", "--apply"]

    private func run(_ words: [String], in folder: TemporaryFolder, _ interruptions: Interruptions = .none) -> TestRun {
        TestRun(words + ["--package-path", folder.path], interruptions: interruptions)
    }

    private func texts(_ folder: TemporaryFolder) throws -> [String: String] {
        try Dictionary(uniqueKeysWithValues: Self.old.keys.map { ($0, try folder.text($0)) })
    }

    private var changed: [String: String] { Self.old.merging(Self.new) { $1 } }

    /// A package after a run that was killed when it had written the files called `written`.
    private func killed(
        written: [String], isProvisional: Bool = false, copyOf original: String? = nil, revision: String = "",
        in repository: TemporaryFolder? = nil
    ) throws -> TemporaryFolder {
        let folder = try repository ?? TemporaryFolder(Self.old)
        for name in written { try folder.write(name, Self.new[name] ?? "") }
        let spot = try #require(ChangePlace(of: folder.path, in: TestState.system()).spots.first)
        let entries = Self.new.keys.sorted().map { name in
            ChangeJournal.Entry(
                path: name, old: Self.old[name].map { Array($0.utf8) }, new: Array((Self.new[name] ?? "").utf8))
        }
        let journal = ChangeJournal(
            owner: ChangeOwner(process: 1, start: "never", boot: "another"),
            anchor: ChangeJournal.Anchor(path: original ?? folder.path, identity: nil), folder: "",
            revision: revision, isProvisional: isProvisional, folders: [], entries: entries)
        _ = try FileSystem.live.create(spot.record, journal.bytes)
        return folder
    }

    private static let store = "Sources/N/Store.swift"
    private static let user = "Sources/N/User.swift"

    @Test("They are taken back before the next change", arguments: [[store], [user], [store, user]])
    func next(written: [String]) throws {
        let folder = try killed(written: written, isProvisional: true)
        let listed = run(["list"], in: folder)
        #expect(listed.code == .success)
        #expect(listed.errors.contains("warning: an interrupted run left a change of 2 files unfinished: "))
        let next = run(Self.split, in: folder)
        #expect(next.code == .success, "\(next.errors)")
        let count = ChangeRecovery.files(written.count)
        #expect(next.errors.contains("note: took back the changes of \(count) that an interrupted run"))
        #expect(try texts(folder) == changed)
        #expect(!run(["list"], in: folder).errors.contains("unfinished"))
    }

    @Test("`recover` takes them back, or keeps the files as they are")
    func recover() throws {
        let folder = try killed(written: [Self.store])
        #expect(run(["recover"], in: folder).code == .success)
        #expect(try texts(folder) == Self.old)
        #expect(run(["recover"], in: folder).output == "there is no unfinished change\n")
        let kept = try killed(written: [Self.user], isProvisional: true)
        #expect(run(["recover", "--keep"], in: kept).code == .success)
        #expect(try kept.text(Self.user) == Self.new[Self.user])
        #expect(run(["recover"], in: kept).output == "there is no unfinished change\n")
    }

    @Test("What was finished stays, and what was not begun is forgotten")
    func settled() throws {
        let finished = try killed(written: [Self.store, Self.user])
        #expect(run(["recover"], in: finished).errors.contains("had finished its change of 2 files, which stays"))
        #expect(try texts(finished) == changed)
        let begun = try killed(written: [], isProvisional: true)
        #expect(run(["recover"], in: begun).errors.contains("an interrupted run had changed nothing"))
        #expect(try texts(begun) == Self.old)
    }

    @Test("A file that was edited since is never overwritten, and the others only on request")
    func edited() throws {
        let folder = try killed(written: [Self.store])
        try folder.write(Self.user, "// mine\n")
        let next = run(Self.split, in: folder)
        #expect(next.code == .finding && next.output.isEmpty)
        #expect(next.errors.contains("User.swift: error: this file was edited after an interrupted run"))
        #expect(next.errors.contains("nothing was changed; 'understudy recover' takes back what still is as"))
        #expect(try folder.text(Self.store) == Self.new[Self.store])
        let recovered = run(["recover"], in: folder)
        #expect(
            recovered.code == .finding && recovered.errors.contains("User.swift: error: this file was edited since"))
        #expect(try folder.text(Self.store) == Self.old[Self.store])
        #expect(try folder.text(Self.user) == "// mine\n")
        #expect(run(["recover"], in: folder).output == "there is no unfinished change\n")
    }

    @Test("The record of a run that is at work is left alone")
    func running() throws {
        let folder = try TemporaryFolder(Self.old)
        let entries = [
            FileTransaction.Entry(
                path: folder[Self.store], old: Array((Self.old[Self.store] ?? "").utf8), new: Array("x".utf8))
        ]
        let first = try FileTransaction(
            entries, of: folder.path, revision: "", isProvisional: true, in: TestState.system())
        let process = ProcessInfo.processInfo.processIdentifier
        for words in [Self.split, ["recover"], ["recover", "--keep"]] {
            let second = run(words, in: folder)
            #expect(second.code == .finding, "\(words)")
            #expect(second.errors.contains("error: another run, process \(process), is changing this package"))
        }
        #expect(run(["list"], in: folder).errors.contains("another run, process \(process), is changing 1 file right"))
        #expect(first.commit())
        #expect(try texts(folder) == Self.old)
    }

    @Test("In a copy of the package nothing is taken back unless that is asked for")
    func copies() throws {
        let folder = try killed(written: [Self.store], copyOf: "/somewhere/else", in: repository())
        let next = run(Self.split, in: folder)
        #expect(next.code == .finding)
        #expect(next.errors.contains("this package is a copy of '/somewhere/else', where an interrupted run was"))
        #expect(try folder.text(Self.store) == Self.new[Self.store])
        #expect(run(["recover"], in: folder).code == .success)
        #expect(try texts(folder) == Self.old)
    }

    @Test("Something else in the record's place is not read as one")
    func foreign() throws {
        let folder = try repository()
        try folder.write(".git/understudy/change", "mine\n")
        let next = run(Self.split, in: folder)
        #expect(next.code == .finding && next.errors.contains("this is not the record of a change"))
        #expect(run(["list"], in: folder).errors.contains("warning: this is not the record of a change"))
        #expect(try texts(folder) == Self.old)
        #expect(run(["recover", "--keep"], in: folder).code == .success)
        #expect(run(Self.split, in: folder).code == .success)
    }

    @Test("Work that was committed since stays, also as the first commit", arguments: [true, false])
    func committed(isFirst: Bool) throws {
        let folder = try repository()
        let before = isFirst ? "" : try #require(GitCommand(in: folder.path).revision(in: TestState.system()))
        _ = try killed(written: [Self.store], isProvisional: true, revision: before, in: folder)
        git(["commit", "-qam", "two"], folder)
        let recovered = run(["recover"], in: folder)
        #expect(recovered.errors.contains("were committed since, so they stay as they are"))
        #expect(try folder.text(Self.store) == Self.new[Self.store])
    }

    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(Self.old)
        git(["init", "-q"], folder)
        git(["add", "."], folder)
        git(["commit", "-qm", "one"], folder)
        return folder
    }

    private func git(_ words: [String], _ folder: TemporaryFolder) {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        #expect(SystemCalls.run(["git", "-C", folder.path] + identity + words).isSuccess)
    }

    // MARK: - Runs

    @Test("A signal during the verification undoes everything, with the exit code of that signal")
    func signals() throws {
        for (signal, code) in [(1, ExitCode.hangup), (2, .interrupted), (15, .terminated)] as [(Int32, ExitCode)] {
            let folder = try TemporaryFolder(Self.old)
            let path = folder["seen"]
            let interruptions = Interruptions(
                watch: {}, release: {}, received: { FileSystem.live.exists(path) ? signal : nil })
            let verification = ["--verify", "if grep -q Saving Sources/N/Store.swift; then touch seen; fi"]
            let run = run(Self.split + verification, in: folder, interruptions)
            #expect(run.code == code)
            #expect(run.errors == "error: interrupted: all changes were undone [interrupted]\n")
            #expect(try texts(folder) == Self.old)
        }
    }

    @Test("Of a file that the verification changes before it fails, one sentence says what is in it")
    func formatters() throws {
        let folder = try TemporaryFolder(Self.old)
        let command = "! grep -q Saving Sources/N/Store.swift || (echo '// formatted' >> Sources/N/User.swift; false)"
        let run = run(Self.split + ["--verify", command], in: folder)
        #expect(run.code == .finding)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].contains("the change was undone in 1 file, but not in 1"))
        #expect(lines.last?.contains("User.swift: error: this file was changed again after understudy") == true)
        #expect(try folder.text(Self.store) == Self.old[Self.store])
        #expect(try folder.text(Self.user) == (Self.new[Self.user] ?? "") + "// formatted\n")
    }

    @Test("Without a folder for the record nothing is changed")
    func noPlace() throws {
        let folder = try TemporaryFolder(Self.old)
        for environment in [["XDG_STATE_HOME": "relative"], ["XDG_STATE_HOME": "/dev/null"]] {
            let run = TestRun(Self.split + ["--package-path", folder.path], environment: environment)
            #expect(run.code == .finding && run.errors.contains("nothing was changed"))
            #expect(try texts(folder) == Self.old)
        }
    }
}
