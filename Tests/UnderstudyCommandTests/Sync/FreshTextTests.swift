import Foundation
import Testing

@testable import understudy

/// How many doubles of a package become what new ones are when their protocols change in every way, whatever is known of
/// their past.
@Suite("Doubles beside fresh ones") struct FreshTextTests {
    /// A protocol before and after a change.
    private static let changes: [(name: String, before: String, after: String)] = [
        ("Added", members("F; S"), members("F; func load() throws -> [Note]; S")),
        ("Gone", members("F; S; func clear() -> Bool"), members("F; S")),
        ("Bare", members("var title: String { get }; func ping(); S"), members("S")),
        ("Effect", members("F; S"), members("func find(by id: Int) async throws -> Note?; S")),
        ("Label", members("F; S"), members("func find(for key: Int) -> Note?; S")),
        ("Type", members("func keep(_ memo: Memo0) -> Memo0; S"), members("func keep(_ memo: Memo1) -> Memo1; S")),
        ("Value", members("func make() -> Note; S"), members("func make() -> Note; S")),
        ("Case", members("var mood: Mood { get set }; S"), members("var mood: Mood { get set }; S")),
        ("Order", members("func a(); func b() -> Int; S"), members("S; func a(); func b() -> Int")),
        ("Overload", members("F; S"), members("F; func find(_ name: String) -> Note?; S")),
        ("Lock", members("F; S"), ": Sendable" + members("F; S")),
        ("Unlock", ": Sendable" + members("F; S"), members("F; S")),
        ("Open", "#if" + members("F; S"), members("F; S")),
        (
            "Generic", members("func place() -> any CustomStringConvertible; S"),
            members("associatedtype Place: CustomStringConvertible; func place() -> Place; S")
        ),
        ("Closed", members("F; S"), "#if" + members("F; S")),
    ]
    private static let kinds = ["spy", "stub", "mock", "fake", "client", "wrapper"]

    private static func members(_ words: String) -> String {
        let lines = words.split(separator: "; ").map { word in
            switch word {
            case "F": "    func find(by id: Int) -> Note?\n"
            case "S": "    func save(_ note: Note)\n"
            default: "    \(word)\n"
            }
        }
        return " {\n" + lines.joined() + "}\n"
    }

    private static func declared(_ name: String, _ rest: String) -> String {
        if rest.hasPrefix("#if") { return "#if DEBUG\npublic protocol \(name)\(rest.dropFirst(3))#endif\n" }
        return "public protocol \(name)\(rest)"
    }

    private static let typesBefore = """
        public struct Note: Sendable { public var id: Int; public init(id: Int) { self.id = id } }
        public struct Memo0 { public init() {} }
        public enum Mood: Sendable { case happy, sad }

        """
    private static let typesAfter = """
        public struct Note: Sendable {
            public var id: Int
            public var title: String
            public init(id: Int, title: String) { (self.id, self.title) = (id, title) }
        }
        public struct Memo1 { public init() {} }
        public enum Mood: Sendable { case glad, sad }

        """

    enum State: CaseIterable {
        case committed
        case committedStale
        case movedAndNotCommitted
        case noRepository
    }

    private static func writeSources(_ folder: TemporaryFolder, isAfter: Bool) throws {
        try folder.write("Sources/A/Types.swift", isAfter ? typesAfter : typesBefore)
        for change in changes {
            let text = declared(change.name, isAfter ? change.after : change.before)
            try folder.write("Sources/A/\(change.name).swift", text)
        }
    }

    private static func run(_ words: [String], _ state: TemporaryFolder) -> TestRun {
        TestRun(words, environment: ["XDG_STATE_HOME": state.path])
    }

    /// A package with doubles of all kinds for all protocols.
    ///
    /// - Parameter state: Where the texts that the templates gave are kept.
    private static func package(isAfter: Bool, _ state: TemporaryFolder) throws -> TemporaryFolder {
        let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "A", targets: [.target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])])

            """
        let folder = try TemporaryFolder(["Package.swift": manifest])
        try writeSources(folder, isAfter: isAfter)
        for kind in kinds {
            let words = ["generate", "--all", "--in", folder["Sources/A"], "--kind", kind]
            let output = ["--output", folder["Tests/ATests/Doubles"], "--package-path", folder.path]
            #expect(run(words + output, state).code == .success)
        }
        return folder
    }

    private static func texts(_ folder: String) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
            kinds.contains { name.hasSuffix("\($0.capitalized).swift") }
        }
        return Dictionary(
            uniqueKeysWithValues: try names.map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
        )
    }

    /// A double with an assertion in `save`, and a function that its owner added.
    private static func edited(_ text: String) -> String {
        var lines = text.components(separatedBy: "\n")
        if let place = lines.firstIndex(where: { $0.hasPrefix("    ") && $0.contains(" func save(") }) {
            let line = lines[place]
            if line.hasSuffix(" }"), let open = line.range(of: " { ") {
                let body = line[open.upperBound...].dropLast(2)
                lines.replaceSubrange(
                    place...place,
                    with: [
                        "\(line[..<open.lowerBound]) {", "        assert(true, \"mine\")", "        \(body)", "    }",
                    ])
            } else if line.hasSuffix("{}") {
                lines.replaceSubrange(
                    place...place, with: ["\(line.dropLast())", "        assert(true, \"mine\")", "    }"])
            } else {
                lines.insert("        assert(true, \"mine\")", at: place + 1)
            }
        }
        if let end = lines.lastIndex(of: "}") { lines[end...end] = ["", "    func mine() -> Int { 1 }", "}"] }
        return lines.joined(separator: "\n")
    }

    private static let fresh = Result {
        let folder = try package(isAfter: true, TemporaryFolder())
        return try withExtendedLifetime(folder) { try texts(folder["Tests/ATests/Doubles"]) }
    }

    private static func git(_ words: String, _ folder: TemporaryFolder) {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        let words = words.split(separator: " ").map(String.init)
        #expect(SystemCalls.run(["git", "-C", folder.path] + identity + words).isSuccess, "\(words)")
    }

    /// The doubles after a sync.
    private static func synced(_ state: State, isEdited: Bool) throws -> [String: String] {
        let kept = try TemporaryFolder()
        let folder = try package(isAfter: false, kept)
        var place = "Tests/ATests/Doubles"
        if isEdited {
            for (name, text) in try texts(folder[place]) { try folder.write(place + "/" + name, edited(text)) }
        }
        if state == .committedStale { try writeSources(folder, isAfter: true) }
        if state != .noRepository {
            git("init -q -b main", folder)
            git("add -A", folder)
            git("commit -qm all", folder)
        }
        if state == .movedAndNotCommitted {
            git("mv Tests/ATests/Doubles Tests/ATests/Mocks", folder)
            place = "Tests/ATests/Mocks"
        }
        try writeSources(folder, isAfter: true)
        // Where the history tells, nothing else is needed.
        let known = [.committed, .movedAndNotCommitted].contains(state) ? try TemporaryFolder() : kept
        _ = run(["sync", "--package-path", folder.path], known)
        let check = run(["check", "--package-path", folder.path], known)
        #expect(check.code == .success, "\(check.errors)")
        return try texts(folder[place])
    }

    @Test("Untouched doubles become exactly what new ones are", arguments: State.allCases)
    func untouched(_ state: State) throws {
        let (found, fresh) = (try Self.synced(state, isEdited: false), try Self.fresh.get())
        #expect(fresh.count == Self.changes.count * Self.kinds.count)
        #expect(fresh.keys.filter { found[$0] != fresh[$0] }.sorted() == [])
    }

    @Test("Edited doubles become what new ones with the same edits are", arguments: State.allCases)
    func edited(_ state: State) throws {
        let (found, fresh) = (try Self.synced(state, isEdited: true), try Self.fresh.get())
        func lines(_ text: String?) -> [String]? {
            text?.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
                .sorted()
        }
        let others = fresh.filter { lines(found[$0.key]) != lines(Self.edited($0.value)) }.keys.sorted()
        #expect(others.count * 100 <= fresh.count * 4, "\(others)")
        #expect(found.values.allSatisfy { $0.contains("func mine()") && $0.contains("\"mine\"") })
    }
}
