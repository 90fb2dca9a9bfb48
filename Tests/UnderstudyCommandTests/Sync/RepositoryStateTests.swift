import Foundation
import Testing

@testable import understudy

/// Doubles of a package in every state in which a repository can be: `sync` brings them into step, and `check` then finds
/// nothing, whatever is known of their past.
@Suite("States of a repository") struct RepositoryStateTests {
    enum State: String, CaseIterable {
        case committed
        case mergeCommit
        case shallowClone
        case noRepository
        case neverCommitted
        case movedAndNotCommitted
        case movedAndCommittedStale
        case withLongIdentifiers
        case committedStale
        case twoSyncs

        /// Whether the history tells what the templates gave.
        var hasHistory: Bool {
            switch self {
            case .committed, .mergeCommit, .movedAndNotCommitted, .movedAndCommittedStale, .withLongIdentifiers: true
            default: false
            }
        }
    }

    private static let kinds = ["spy", "stub", "mock", "fake", "client", "wrapper"]
    private static let before = """
        public struct Note { public var id: Int; public init(id: Int) { self.id = id } }
        public protocol Store {
            var title: String { get }
            func find(by id: Int) -> Note?
            func make() -> Note
        }

        """
    private static let after = """
        public struct Note {
            public var id: Int
            public var text: String
            public init(id: Int, text: String) { (self.id, self.text) = (id, text) }
        }
        public protocol Store {
            func find(by id: Int) async -> Note?
            func load() throws -> [Note]
            func make() -> Note
        }

        """
    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(name: "A", targets: [.target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])])

        """

    private static func package(_ source: String) throws -> (folder: TemporaryFolder, state: TemporaryFolder) {
        let folder = try TemporaryFolder(["p/Package.swift": manifest, "p/Sources/A/Store.swift": source])
        let state = try TemporaryFolder()
        for kind in kinds {
            let words = ["generate", "Store", "--kind", kind, "--output", folder["p/Tests/ATests/Doubles"]]
            #expect(run(words + ["--package-path", folder["p"]], state).code == .success)
        }
        return (folder, state)
    }

    private static func run(_ words: [String], _ state: TemporaryFolder) -> TestRun {
        TestRun(words, environment: ["XDG_STATE_HOME": state.path])
    }

    private static func git(_ words: String, _ folder: TemporaryFolder) {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "protocol.file.allow=always"]
        let words = words.replacing("FOLDER", with: folder.path).split(separator: " ").map(String.init)
        #expect(SystemCalls.run(["git", "-C", folder["p"]] + identity + words).isSuccess, "\(words)")
    }

    private static func commit(_ folder: TemporaryFolder) {
        git("add -A", folder)
        git("commit -qm all", folder)
    }

    private static func name(_ kind: String) -> String { "Store" + kind.prefix(1).uppercased() + kind.dropFirst() }

    /// The doubles, with a function that their owner added.
    private static func edit(_ folder: TemporaryFolder) throws {
        for kind in kinds {
            let path = "p/Tests/ATests/Doubles/\(name(kind)).swift"
            try folder.write(path, edited(try folder.text(path)))
        }
    }

    private static func edited(_ text: String) -> String {
        guard let end = text.range(of: "\n}\n", options: .backwards) else { return text }
        return text.replacingCharacters(in: end, with: "\n\n    func mine() -> Int { 1 }\n}\n")
    }

    /// Brings a package into `state`; the folders of the package and of its doubles.
    private static func prepare(
        _ state: State, _ folder: TemporaryFolder, _ kept: TemporaryFolder, isEdited: Bool
    ) throws -> (package: String, doubles: String) {
        let source = "p/Sources/A/Store.swift"
        let isLater = [.mergeCommit, .neverCommitted].contains(state)
        if isLater { try FileManager.default.moveItem(atPath: folder["p/Tests"], toPath: folder["aside"]) }
        let format = state == .withLongIdentifiers ? "sha256" : "sha1"
        if state != .noRepository { git("init -q -b main --object-format=\(format)", folder) }
        if isLater {
            commit(folder)
            if state == .mergeCommit { git("checkout -qb other", folder) }
            try FileManager.default.moveItem(atPath: folder["aside"], toPath: folder["p/Tests"])
        }
        if isEdited { try edit(folder) }
        if ![.noRepository, .neverCommitted, .committedStale].contains(state) { commit(folder) }
        var place = (package: folder["p"], doubles: folder["p/Tests/ATests/Doubles"])
        if [.movedAndNotCommitted, .movedAndCommittedStale].contains(state) {
            git("mv Tests/ATests/Doubles Tests/ATests/Mocks", folder)
            place.doubles = folder["p/Tests/ATests/Mocks"]
        }
        if state == .mergeCommit {
            git("checkout -q main", folder)
            try folder.write("p/README.md", "text\n")
            commit(folder)
            git("merge -q --no-edit other", folder)
        }
        if state == .twoSyncs {
            try folder.write(source, after.replacing("func load", with: "func between() -> Int\n    func load"))
            #expect(run(["sync", "--package-path", place.package], kept).code == .success)
        }
        try folder.write(source, after)
        if [.committedStale, .movedAndCommittedStale, .shallowClone].contains(state) { commit(folder) }
        if state == .shallowClone {
            git("clone -q --depth 1 file://FOLDER/p FOLDER/clone", folder)
            place = (folder["clone"], folder["clone/Tests/ATests/Doubles"])
        }
        return place
    }

    @Test(arguments: State.allCases, [false, true])
    func afterASyncNothingDiffers(_ state: State, isEdited: Bool) throws {
        let (folder, kept) = try Self.package(Self.before)
        let place = try Self.prepare(state, folder, kept, isEdited: isEdited)
        let sync = Self.run(["sync", "--package-path", place.package], kept)
        #expect(sync.code == .success, "\(sync.errors)")
        let check = Self.run(["check", "--package-path", place.package], kept)
        #expect(check.code == .success, "\(check.errors)")
        if state == .shallowClone { return }
        let fresh = try Self.package(Self.after).folder
        for kind in Self.kinds {
            let path = "/\(Self.name(kind)).swift"
            let new = try fresh.text("p/Tests/ATests/Doubles" + path)
            let text = try String(contentsOfFile: place.doubles + path, encoding: .utf8)
            #expect(text == (isEdited ? Self.edited(new) : new), "\(kind)")
        }
    }

    /// The texts that were kept may be deleted: `check` finds nothing either way, and the history tells as much.
    @Test(arguments: State.allCases, [false, true])
    func nothingDependsOnTheTextsThatWereKept(_ state: State, isEdited: Bool) throws {
        let (folder, kept) = try Self.package(Self.before)
        let place = try Self.prepare(state, folder, kept, isEdited: isEdited)
        let before = Self.run(["check", "--package-path", place.package], kept)
        for place in ["p/.git/understudy", "p/.build"] { try? FileManager.default.removeItem(atPath: folder[place]) }
        let other = try TemporaryFolder()
        let after = Self.run(["check", "--package-path", place.package], other)
        #expect(before.code == after.code && before.errors == after.errors)
        let sync = Self.run(["sync", "--package-path", place.package], other)
        #expect(sync.code == .success, "\(sync.errors)")
        let check = Self.run(["check", "--package-path", place.package], other)
        #expect(check.code == .success, "\(check.errors)")
        if !state.hasHistory { return }
        let fresh = try Self.package(Self.after).folder
        for kind in Self.kinds {
            let path = "/\(Self.name(kind)).swift"
            let new = try fresh.text("p/Tests/ATests/Doubles" + path)
            let text = try String(contentsOfFile: place.doubles + path, encoding: .utf8)
            #expect(text == (isEdited ? Self.edited(new) : new), "\(kind)")
        }
    }
}
