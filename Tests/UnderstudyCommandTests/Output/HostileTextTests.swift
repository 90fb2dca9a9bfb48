import Foundation
import Testing
import UnderstudySyntax

@testable import understudy

/// Names and sources that would act on a terminal, or look like other messages in a log.
@Suite struct HostileTextTests {
    private static let escape = "\u{1B}]0;owned\u{7}"

    @Test func controlsAreWrittenAsEscapes() {
        #expect(VisibleText.line("a\u{1B}[2Jb\u{7}\n\r\tc") == #"a\u{1B}[2Jb\u{7}\n\u{D}"# + "\tc")
        #expect(VisibleText.lines("a\n\u{9B}b\u{7F}") == "a\n" + #"\u{9B}b\u{7F}"#)
        #expect(VisibleText.line("\u{202E}\u{2066}\u{61C}\u{2028}") == #"\u{202E}\u{2066}\u{61C}\u{2028}"#)
        #expect(VisibleText.line("Größe ×2 “日本語” 🎭 ﬁ") == "Größe ×2 “日本語” 🎭 ﬁ")
    }

    @Test("JSON has no control that a terminal acts on", arguments: ["list", "split", "report"])
    func jsonIsEscaped(command: String) throws {
        let source = "protocol P { func a\u{202E}(); func b(_ c: D = \"\u{9B}31m\u{7F}ü“日本”\") }\n"
        let folder = try TemporaryFolder(["S/\u{2066}A.swift": source])
        let run = TestRun([command, folder["S"], "--format", "json"])
        #expect(!run.output.unicodeScalars.contains { $0 != "\n" && VisibleText.line(String($0)) != String($0) })
        #expect(run.output.contains(#"a\u202e()"#))
        let root = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect("\(root)".contains("a\u{202E}()"))
    }

    @Test func reportsHaveNoLinesOfFileNames() throws {
        let folder = try TemporaryFolder(["S/A\n::error::forged.swift": "protocol P { func f(); func g() }\n"])
        for format in ["html", "json"] {
            let run = TestRun(["report", folder["S"], "--format", format])
            #expect(run.output.contains("forged") && !run.output.contains("\n::error"))
        }
    }

    @Test func fileNamesForgeNoMessages() throws {
        let name = "A\n::error file=x::forged\(Self.escape).swift"
        let folder = try TemporaryFolder(["S/\(name)": "protocol P {\nfunc f()\n1 }\n"])
        let run = TestRun(["list", folder["S"]])
        #expect(!run.errors.contains("\n::error") && !run.output.contains("\n::error"))
        #expect(!(run.errors + run.output).contains { $0 == "\u{1B}" || $0 == "\u{7}" })
        #expect(run.errors.contains(#"A\n::error file=x::forged\u{1B}]0;owned\u{7}.swift:3:1: error: "#))
        #expect(run.output.contains(#"A\n::error file=x::forged\u{1B}]0;owned\u{7}.swift:1: internal protocol P"#))
    }

    @Test func signaturesAreShownOnOneLine() throws {
        let source = """
            protocol P {
                @available(*, deprecated, message: "\(Self.escape)\u{202E}") func f()
                @available(*, deprecated, message: \"\"\"
                    ::error::forged
                    \"\"\") func g()
            }

            """
        let folder = try TemporaryFolder(["A.swift": source])
        let run = TestRun(["list", folder["A.swift"]])
        #expect(run.output.contains(#"message: "\u{1B}]0;owned\u{7}\u{202E}") func f()"#))
        #expect(run.output.split(separator: "\n").count == 4)
        let json = TestRun(["list", folder["A.swift"], "--format", "json"])
        #expect(!json.output.contains("\u{1B}"))
    }

    @Test func excerptsOfTemplatesAreShown() throws {
        let folder = try TemporaryFolder([
            "A.swift": "protocol P { func f() }\n",
            "T/understudy/spy/function.stencil": "\(Self.escape) {{ nonesuch }}\n",
        ])
        let run = TestRun(["generate", "P", "--in", folder["A.swift"], "--stdout", "--templates", folder["T"]])
        #expect(run.errors.contains(#"\u{1B}]0;owned\u{7} {{ nonesuch }}"#))
        #expect(!run.errors.contains("\u{1B}"))
    }

    @Test func filesForOtherToolsKeepTheirBytesUnlessATerminalShowsThem() throws {
        let source = "protocol P {\n/// \(Self.escape)\nfunc f(_ a: String) -> `odd\u{202E}` }\n"
        let folder = try TemporaryFolder(["A.swift": source])
        let words = ["generate", "P", "--in", folder["A.swift"], "--stdout"]
        #expect(TestRun(words).output.contains("odd\u{202E}"))
        let shown = TestRun(words, isTerminal: true)
        #expect(!shown.output.contains("\u{202E}") && shown.output.contains(#"odd\u{202E}"#))
    }
}
