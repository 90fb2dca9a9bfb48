import Foundation

@testable import understudy

/// A folder with two modules, another package's and a test target, and runs of `live` as the plugin has them.
struct LiveBuild {
    let folder: TemporaryFolder

    /// Writes `files`; the first part of a path is its module, `Other` is the other package and `NotesTests` the tests.
    init(_ files: [String: String] = [:]) throws {
        folder = try TemporaryFolder(files)
    }

    func run(_ more: String...) throws -> TestRun {
        var words = ["live", "--output", folder["out/Doubles.swift"]]
        for module in try folder.names().filter({ $0 != "out" && !$0.contains(".") }) + ["NotesTests"] {
            guard module != "NotesTests" || !words.contains("--tests") else { continue }
            let option = module == "Other" ? "--dependency" : module == "NotesTests" ? "--tests" : "--module"
            words += [option, "\(module)=\(folder[module])"]
            let names = (try? folder.names(in: module)) ?? []
            words += names.filter { $0.hasSuffix(".swift") }.map { "\(module):\($0)" }
        }
        return TestRun(words + more)
    }

    /// The declarations of types in the file that was written.
    func doubles() throws -> [String] {
        try output().split(separator: "\n").filter { $0.contains("class ") && $0.hasSuffix("{") }.map(String.init)
    }

    func output() throws -> String { try folder.text("out/Doubles.swift") }

    /// The lines of `run`'s warnings, without the folder.
    func warnings(_ run: TestRun) -> [String] {
        run.errors.replacingOccurrences(of: folder.path + "/", with: "").split(separator: "\n").map(String.init)
    }
}
