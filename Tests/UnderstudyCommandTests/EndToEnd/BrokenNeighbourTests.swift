import Testing

@testable import understudy

/// What is said of a broken file does not depend on how many files are beside it.
@Suite struct BrokenNeighbourTests {
    private static let broken = "struct Broken {\n    func f( {\n"

    /// What `words` say on standard error of a package with `count` files, one of which is broken.
    private func errors(_ words: [String], amongFiles count: Int, broken: String = broken) throws -> String {
        var files = ["Broken.swift": broken, "Store.swift": "protocol Store { func save() }\n"]
        for number in 2..<count { files["Part\(number).swift"] = "struct Part\(number) { var value = \(number) }\n" }
        let folder = try TemporaryFolder(files)
        let run = TestRun(words.map { $0 == "FOLDER" ? folder.path : $0 })
        return run.errors.split(separator: "\n").map { $0.replacing(folder.path, with: "") }.joined(separator: "\n")
    }

    @Test(arguments: [
        ["list", "FOLDER"], ["list", "FOLDER", "--inherited"], ["generate", "Store", "--in", "FOLDER", "--stdout"],
        ["split", "FOLDER"], ["report", "FOLDER", "--format", "markdown"],
    ])
    func diagnosticsAreTheSameAmongManyFiles(words: [String]) throws {
        let alone = try errors(words, amongFiles: 2)
        for count in [8, 9, 10, 40] {
            #expect(try errors(words, amongFiles: count) == alone, "among \(count) files")
        }
    }

    @Test func brokenProtocolIsToldAmongAnyNumberOfFiles() throws {
        for count in [2, 8, 9, 40] {
            let errors = try errors(["list", "FOLDER"], amongFiles: count, broken: "protocol Broken {\n    func f(\n")
            #expect(errors.hasPrefix("/Broken.swift:1:17: error: this '{' has no '}' [unclosed-brace]"), "\(errors)")
        }
    }
}
