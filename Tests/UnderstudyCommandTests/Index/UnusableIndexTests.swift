import Foundation
import Testing

@testable import understudy

@Suite("Indexes that can't be used")
struct UnusableIndexTests {
    private static let files = [
        "Store.swift": "protocol Store { func save(_ number: Int); func load() -> Int }\n",
        "One.swift": "final class One { var store: (any Store)?\n func go() { store?.save(1) } }\n",
    ]

    /// What is said of an index after `change`; the result must be that of the sources.
    private func said(
        _ words: [String] = ["--evidence", "index"], _ change: (BuiltPackage) throws -> Void
    ) throws -> String {
        let built = try BuiltPackage(app: Self.files)
        let expected = built.run("split", "--evidence", "source")
        #expect(expected.errors == "")
        try change(built)
        let run = TestRun(
            ["split"] + words, files: .live(in: built.folder.path),
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        #expect(run.output == expected.output)
        #expect(run.code == expected.code)
        #expect(run.errors.filter { $0 == "\n" }.count <= 1)
        return run.errors.replacing(built.folder.path, with: "PACKAGE")
    }

    private func everyFile(_ part: String, of built: BuiltPackage, _ body: (URL) throws -> Void) throws {
        let folder = built.folder[built.store + "/v5/" + part]
        let walk = try #require(FileManager.default.enumerator(atPath: folder))
        for case let name as String in walk {
            let url = URL(fileURLWithPath: folder + "/" + name)
            if !url.hasDirectoryPath, (try? Data(contentsOf: url)) != nil { try body(url) }
        }
    }

    @Test func missing() throws {
        let remove = { (built: BuiltPackage) in try FileManager.default.removeItem(atPath: built.folder[".build"]) }
        #expect(try said { try remove($0) }.hasPrefix("warning: there is no index of this package: build it"))
        #expect(try said([], remove) == "")
    }

    @Test func namedFolders() throws {
        let missing = try said(["--index-store-path", "nowhere"]) { _ in }
        #expect(missing == "warning: there is no folder 'nowhere'; the sources alone are used [index-unusable]\n")
        let other = try said(["--index-store-path", "Sources"]) { _ in }
        #expect(other.hasPrefix("warning: 'Sources' holds no index: it has no folder 'v5' or the like;"))
    }

    @Test func libraries() throws {
        let missing = try said(["--index-store-library", "/nowhere.so"]) { _ in }
        #expect(missing.hasPrefix("warning: '/nowhere.so' is no library that reads indexes: "))
        let text = try said(["--index-store-library", #filePath]) { _ in }
        #expect(text.contains("is no library that reads indexes"))
    }

    @Test func otherFormat() throws {
        let text = try said { built in
            try FileManager.default.moveItem(
                atPath: built.folder[built.store + "/v5"], toPath: built.folder[built.store + "/v99"])
        }
        #expect(text.contains("holds an index of the format v99, but the library reads v5"))
    }

    @Test func empty() throws {
        let text = try said { built in
            try everyFile("units", of: built) { try FileManager.default.removeItem(at: $0) }
        }
        #expect(text.contains("knows none of these sources;"))
    }

    @Test func halfWritten() throws {
        for part in ["units", "records"] {
            let text = try said { built in
                try everyFile(part, of: built) { url in
                    let bytes = try Data(contentsOf: url)
                    try bytes.prefix(bytes.count / 2).write(to: url)
                }
            }
            #expect(text.contains("is damaged or incomplete: build again"), "\(part)")
        }
    }

    @Test func anythingElse() throws {
        var random = SystemRandomNumberGenerator()
        let text = try said { built in
            for part in ["units", "records"] {
                try everyFile(part, of: built) { url in
                    try Data((0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }).write(to: url)
                }
            }
        }
        #expect(text.contains("is damaged or incomplete"))
    }

    @Test func ofAnotherFolder() throws {
        let other = try BuiltPackage(app: Self.files)
        let text = try said(["--index-store-path", other.folder[other.store]]) { _ in }
        #expect(text.contains("knows none of these sources, but files such as '"))
    }

    @Test func outdated() throws {
        let text = try said { built in
            for name in Self.files.keys {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: 60)],
                    ofItemAtPath: built.folder["Sources/App/" + name])
            }
        }
        #expect(text.contains("all sources have changed since the index '"))
    }
}
