import Foundation
import Testing

@testable import understudy

@Suite("Code that nobody splits, from the command line")
struct WithdrawnCodeTests {
    private static let parts = """
            func tuneStation(to station: Station)
            func findStations() -> [Station]
            var volume: Level { get }
            func setVolume(_ level: Level)
            var volumeStep: Level { get }

        """
    private static let users = """
        struct Station {}
        struct Level {}
        struct Tuner {
            let radio: any Radio
            func run() { radio.tuneStation(to: radio.findStations()[0]) }
        }
        struct Knob {
            let radio: any Radio
            func turn() { radio.setVolume(radio.volume); _ = radio.volumeStep }
        }

        """

    private func run(_ files: [String: String]) throws -> TestRun {
        let folder = try TemporaryFolder(files)
        return TestRun(["split", "Radio", "--in", folder.path])
    }

    @Test("A deprecated requirement stays with the old name, with its documentation in the edit")
    func deprecatedRequirement() throws {
        let old =
            "    /// Dials.\n    @available(*, deprecated, renamed: \"tuneStation(to:)\")\n    func dial(_ station: Station)\n"
        let source = "protocol Radio {\n" + Self.parts + old + "}\n" + Self.users
        let folder = try TemporaryFolder(["Sources/Radio.swift": source])
        let text = TestRun(["split", "Radio", "--in", folder.path]).output
        #expect(text.contains("; 1 deprecated requirement is ignored ["))
        #expect(text.contains("    Radio keeps\n        dial(_:)\n"))
        let json = TestRun(["split", "Radio", "--in", folder.path, "--format", "json"]).output
        #expect(json.contains("\"leftOut\": [\n        \"dial(_:)\"\n      ]"))
        #expect(json.contains("{\\n    /// Dials.\\n    @available(*, deprecated, renamed: "))
        let page = TestRun(["split", "Radio", "--in", folder.path, "--format", "html"])
        #expect(page.code == .success)
        #expect(page.output.contains("Radio, as before"))
    }

    @Test("A requirement that nobody uses, and that only forwards by default, stays with the old name as well")
    func forwarding() throws {
        let old =
            "    func tuneStation(to station: Station, gently: Bool)\n    func tuneStation(slowlyTo station: Station)\n"
        let defaults = """
            extension Radio {
                func tuneStation(to station: Station, gently: Bool) { self.tuneStation(to: station) }
                func tuneStation(slowlyTo station: Station) { if true { tuneStation(to: station) } }
            }

            """
        let source = "protocol Radio {\n" + Self.parts + old + "}\n" + defaults
        let quiet = try run(["Sources/Radio.swift": source, "Sources/Users.swift": Self.users])
        #expect(quiet.output.contains("; 1 forwarding requirement is ignored ["))
        #expect(quiet.output.contains("    Radio keeps\n        tuneStation(to:gently:)\n"))
        let user =
            "struct Hand { let radio: any Radio; func go(_ s: Station) { radio.tuneStation(to: s, gently: true) } }\n"
        let busy = try run(["Sources/Radio.swift": source, "Sources/Users.swift": Self.users + user])
        #expect(!busy.output.contains("ignored"))
    }

    @Test("What stands among tests, in a generated file or is deprecated is kept")
    func kept() throws {
        let source = "protocol Radio {\n" + Self.parts + "}\n"
        let users = ("Sources/Users.swift", Self.users)
        #expect(try run(["Sources/Radio.swift": source, users.0: users.1]).output.contains(": split Radio into "))
        #expect(try run(["Tests/Radio.swift": source, users.0: users.1]).output.contains("[test-code]"))
        #expect(
            try run(["Sources/Radio.swift": "// Made by a tool. DO NOT EDIT.\n" + source, users.0: users.1]).output
                .contains("[generated-code]"))
        #expect(
            try run(["Sources/Radio.swift": "@available(*, deprecated)\n" + source, users.0: users.1]).output
                .contains("[deprecated]"))
    }

    @Test("Whoever asks for tests gets their protocols judged, too")
    func includingTests() throws {
        let source = "protocol Radio {\n" + Self.parts + "}\n"
        let folder = try TemporaryFolder(["Tests/Radio.swift": source, "Sources/Users.swift": Self.users])
        let run = TestRun(["split", "Radio", "--in", folder.path, "--include-tests"])
        #expect(run.output.contains(": split Radio into "))
    }

    @Test("Where the package lies says nothing about its files")
    func folder() throws {
        let source = "protocol Radio {\n" + Self.parts + "}\n" + Self.users
        let folder = try TemporaryFolder(["Tests/App/Radio.swift": source, "Tests/App/Level.swift": "struct Other {}"])
        let run = TestRun(["split", "Radio", "--in", folder["Tests/App"]])
        #expect(run.output.contains(": split Radio into "))
    }
}
