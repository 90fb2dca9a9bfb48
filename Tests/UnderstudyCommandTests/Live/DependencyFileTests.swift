import Testing

@testable import understudy

@Suite("What other build systems ask of `live`")
struct DependencyFileTests {
    private func package() throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": "",
            "my notes/Store.swift": "// understudy: spy\npublic protocol Store { func save() }\n",
            "Tests/Test.swift": "\n",
        ])
    }

    @Test("the dependency file names the sources and the manifests, with spaces as make reads them")
    func rule() throws {
        let folder = try package()
        let words = [
            "live", "--output", folder["D.swift"], "--depfile", folder["D.d"], "--module",
            "Notes=\(folder["my notes"])",
            "--tests", "NotesTests=\(folder["Tests"])", "Notes:Store.swift", "NotesTests:Test.swift",
        ]
        let run = TestRun(words)
        #expect(run.code == .success, "\(run.errors)")
        let rule = try folder.text("D.d")
        #expect(rule.hasPrefix("\(folder["D.swift"]): \\\n"))
        #expect(rule.contains("/my\\ notes/Store.swift"))
        #expect(rule.contains(folder["Tests/Test.swift"]))
        #expect(rule.contains(folder["Package.swift"]))
        #expect(try folder.text("D.swift").contains("class StoreSpy"))
    }

    @Test("operands may stand in a file, one a line")
    func listedSources() throws {
        let folder = try package()
        try folder.write("words", "Notes:Store.swift\nNotesTests:Test.swift\n")
        let run = TestRun([
            "live", "--output", folder["D.swift"], "--module", "Notes=\(folder["my notes"])", "--tests",
            "NotesTests=\(folder["Tests"])", "@" + folder["words"],
        ])
        #expect(run.code == .success, "\(run.errors)")
        #expect(try folder.text("D.swift").contains("class StoreSpy"))
    }

    @Test("a list that is not there is an error, and nothing is written")
    func missingList() throws {
        let folder = try package()
        let run = TestRun([
            "live", "--output", folder["D.swift"], "--module", "Notes=.", "--tests", "NotesTests=.",
            "@" + folder["none"],
        ])
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains(folder["none"]))
        #expect(!(try folder.names().contains("D.swift")))
    }
}
