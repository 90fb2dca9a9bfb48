import Testing
import UnderstudySyntax

@testable import understudy

@Suite("Colour of lists and splits")
struct ColourTests {
    @Test(arguments: ["list", "split"])
    func onTerminalsOnly(_ command: String) throws {
        let folder = try TemporaryFolder(["A.swift": "protocol Store { func save(); func load() }\n"])
        let piped = TestRun([command, folder.path]).output
        #expect(!piped.contains("\u{1B}"))
        let shown = TestRun([command, folder.path], isTerminal: true).output
        #expect(shown.contains("\u{1B}[1m") && shown.contains("\u{1B}[0m"))
        // Without the colours it is the same text.
        #expect(shown.split(separator: "\u{1B}").map { $0.drop { $0 != "m" }.dropFirst() }.joined() == piped)
        #expect(TestRun([command, folder.path, "--color", "always"]).output == shown)
        for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            #expect(TestRun([command, folder.path], isTerminal: true, environment: environment).output == piped)
        }
    }

    @Test func namesCanNotColour() {
        var text = StyledText()
        text.add("a\u{1B}[31mb", .name)
        #expect(text.rendered(colored: true) == "\u{1B}[1ma\\u{1B}[31mb\u{1B}[0m")
        #expect(text.rendered(colored: false) == "a\\u{1B}[31mb")
    }
}
