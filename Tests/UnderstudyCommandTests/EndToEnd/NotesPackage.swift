@testable import understudy

/// A small package, as `list` and `generate` find it on a user's machine.
struct NotesPackage {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Notes",
                targets: [
                    .target(name: "Notes"),
                    .testTarget(name: "NotesTests", dependencies: ["Notes"]),
                ]
            )
            """,
            "Sources/Notes/Note.swift": "public struct Note { public var text: String }\n",
            "Sources/Notes/NoteStore.swift": """
            import Foundation

            // understudy: spy
            public protocol NoteStore {
                func findNote(by id: UUID) async throws -> Note?
                func save(_ note: Note)
            }

            protocol NoteCounter {
                var count: Int { get }
            }

            """,
        ])
    }

    var doubles: String { folder["Tests/NotesTests/Doubles"] }

    /// The paths of all files, to see that none came or went.
    func paths(in start: String = "") throws -> [String] {
        try folder.names(in: start).flatMap { name -> [String] in
            let path = start.isEmpty ? name : start + "/" + name
            return try FileSystem.live.kind(folder[path]) == .folder ? paths(in: path) : [path]
        }
    }

    func run(_ words: String..., files: FileSystem = .live) -> TestRun {
        TestRun(words + ["--package-path", folder.path], files: files)
    }
}
