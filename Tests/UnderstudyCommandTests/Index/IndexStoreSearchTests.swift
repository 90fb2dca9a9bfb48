import Foundation
import Testing

@testable import understudy

@Suite("Where the compiler's index is looked for")
struct IndexStoreSearchTests {
    private func newest(
        _ folder: TemporaryFolder, package: String = "App", graph: String? = nil
    ) -> String? {
        let system = System(
            files: .live(in: folder.path), output: Captured().sink(), errors: Captured().sink(),
            environment: { $0 == "HOME" ? folder["home"] : nil })
        let session = Session(system: system, settings: OutputSettings(), packageFolder: package)
        return IndexStoreSearch(in: session, graphFile: graph).stores(of: ["App/Sources/A.swift"]).first.map {
            String($0.dropFirst(folder.path.count + 1))
        }
    }

    @Test(
        "SwiftPM's build systems, and what editors build",
        arguments: [
            "App/.build/debug/index/store", "App/.build/x86_64-unknown-linux-gnu/debug/index/store",
            "App/.build/index-build/arm64-apple-macosx/debug/index/store", "App/.build/out",
        ])
    func ofSwiftPM(store: String) throws {
        #expect(newest(try TemporaryFolder([store + "/v5/units/a": ""])) == store)
        #expect(newest(try TemporaryFolder([store + "/v5/records/a": ""])) == nil)
    }

    @Test(
        "Xcode's derived data of the package, of a project in its folder, and of nothing else",
        arguments: [
            ("App", true), ("App/App.xcodeproj", true), ("App/App.xcworkspace", true), ("Other/Other.xcodeproj", false),
            ("App/Sub/Sub.xcodeproj", false),
        ])
    func ofXcode(workspace: String, isFound: Bool) throws {
        let folder = try TemporaryFolder()
        let data = "home/Library/Developer/Xcode/DerivedData/App-abcdef"
        try folder.write(data + "/Index.noindex/DataStore/v5/units/a", "")
        try folder.write(
            data + "/info.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \t<key>LastAccessedDate</key>
            \t<date>2026-01-01T00:00:00Z</date>
            \t<key>WorkspacePath</key>
            \t<string>\(folder[workspace])</string>
            </dict>
            </plist>
            """)
        #expect(newest(folder) == (isFound ? data + "/Index.noindex/DataStore" : nil))
    }

    @Test("The newest of several")
    func several() throws {
        let folder = try TemporaryFolder([
            "App/.build/debug/index/store/v5/units/a": "", "App/.build/out/v5/units/a": "",
        ])
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: folder["App/.build/out/v5/units"])
        #expect(newest(folder) == "App/.build/debug/index/store")
    }

    @Test("That of the package that the sources are in, and of no other")
    func otherPackage() throws {
        let folder = try TemporaryFolder([
            "Other/.build/debug/index/store/v5/units/a": "", "App/.build/debug/index/store/v5/units/a": "",
            "App/Package.swift": "",
        ])
        #expect(newest(folder, package: "Other") == "App/.build/debug/index/store")
    }

    @Test("That of the build that the command plugin runs in")
    func aroundPlugin() throws {
        let folder = try TemporaryFolder(["elsewhere/debug/index/store/v5/units/a": ""])
        let graph = folder["elsewhere/plugins/UnderstudyCommandPlugin/outputs/graph"]
        #expect(newest(folder, graph: graph) == "elsewhere/debug/index/store")
    }
}
