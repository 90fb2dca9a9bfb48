import Foundation
import Testing
import UnderstudyReports
import UnderstudySyntax

@testable import understudy

@Suite("Annotations, SARIF and what splits count for")
struct ForgeFormatTests {
    static let service = """
        protocol Service {
            func loadNotes()
            func listNotes()
            func saveTags()
            func deleteTags()
            func copyFiles()
            func moveFiles()
        }

        """
    static let users = """
        struct NoteList { let service: any Service
            func f() { service.loadNotes(); service.listNotes() } }
        struct NoteGrid { let service: any Service
            func f() { service.loadNotes(); service.listNotes() } }
        struct TagEditor { let service: any Service
            func f() { service.saveTags(); service.deleteTags() } }
        struct TagPicker { let service: any Service
            func f() { service.saveTags(); service.deleteTags() } }
        struct FileCopier { let service: any Service
            func f() { service.copyFiles(); service.moveFiles() } }

        """

    private func package(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        let files = [
            "Package.swift": "", "Sources/App/Service.swift": Self.service, "Sources/App/Users.swift": Self.users,
        ]
        return try TemporaryFolder(files.merging(more) { _, new in new })
    }

    private func run(_ words: String..., in folder: TemporaryFolder) -> TestRun {
        TestRun(words, files: .live(in: folder.path))
    }

    private func logs(_ text: String) throws -> [[String: Any]] {
        let log = try JSONObject(text)
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        return try #require(run["results"] as? [[String: Any]])
    }

    @Test func markdownShowsTheHeadsThatAreWritten() throws {
        let folder = try package([
            "Sources/App/Service.swift": "@MainActor\n"
                + Self.service.replacingOccurrences(
                    of: "protocol Service {", with: "public protocol Service: AnyObject, Sendable {")
        ])
        let markdown = run("split", "--format", "markdown", in: folder).output
        #expect(run("split", "Service", "--apply", in: folder).code == .success)
        let written = try folder.text("Sources/App/Service.swift")
        let heads = written.split(separator: "\n").filter { $0.contains("protocol ") || $0.hasPrefix("@") }
        #expect(heads.count > 3)
        for head in heads { #expect(markdown.contains("\n\(head)"), "\(head)") }
    }

    /// What a question is asked about is not said to be fine.
    @Test(arguments: ["markdown", "html"])
    func whereNothingIsProposedQuestionsAreNotPassedOver(_ format: String) throws {
        let nameless = """
            protocol Service { func zap(); func hum(); func buzz(); func wump(); func crick(); func frob() }
            struct A { let service: any Service; func f() { service.zap(); service.hum(); service.buzz() } }
            struct B { let service: any Service; func f() { service.zap(); service.hum(); service.buzz() } }
            struct C { let service: any Service; func f() { service.wump(); service.crick(); service.frob() } }
            struct D { let service: any Service; func f() { service.wump(); service.crick(); service.frob() } }

            """
        let cases = [
            ("protocol P { func a() }\n", "The protocol is fine as it is."),
            (nameless, "No split of the protocol is proposed."),
        ]
        for (source, summary) in cases {
            let folder = try TemporaryFolder(["Package.swift": "", "Sources/App/P.swift": source])
            #expect(run("report", "--format", format, in: folder).output.contains(summary))
        }
    }

    @Test func annotationsHaveNoCharacterThatEndsThem() {
        let diagnostic = Diagnostic(
            DiagnosticID("some-id"), .error, "100 % of\na: b, c",
            at: SourceLocation(path: "A,B:C%.swift", position: SourcePosition(line: 3, column: 5)))
        let text = GitHubAnnotations.text([ReportFinding(diagnostic, identity: [])])
        #expect(
            text == "::error file=A%2CB%3AC%25.swift,line=3,col=5,title=understudy%3A some-id::100 %25 of%0Aa: b, c\n")
    }

    @Test func whatIsToBeSaidOfALineIsOneAnnotation() {
        let findings = [("A.swift", 3, "one"), ("A.swift", 3, "two"), ("A.swift", 4, "three"), ("B.swift", 4, "four")]
            .map { path, line, message in
                let place = SourceLocation(path: path, position: SourcePosition(line: line, column: 1))
                return ReportFinding(Diagnostic(DiagnosticID("some-id"), .error, message, at: place), identity: [])
            }
        let lines = GitHubAnnotations.text(findings).split(separator: "\n")
        #expect(lines.map { $0.split(separator: "::").last } == ["one%0Atwo", "three", "four"])
    }

    @Test func driftAsAnnotationsAndSARIF() throws {
        let folder = try SyncFaultTests.package()
        let annotations = run("check", "--format", "github", in: folder)
        #expect(annotations.code == .finding && annotations.errors.isEmpty)
        #expect(
            annotations.output.hasPrefix(
                "::error file=Tests/NTests/Doubles/ASpy.swift,line=7,col=5,title=understudy%3A missing-member::'ASpy' has no"
            ))
        let results = try logs(run("check", "--format", "sarif", in: folder).output)
        #expect(results.count == 3)
        let fixes = try #require(results[0]["fixes"] as? [[String: Any]])
        let change = try #require((fixes[0]["artifactChanges"] as? [[String: Any]])?.first)
        #expect((change["artifactLocation"] as? [String: String])?["uri"] == "Tests/NTests/Doubles/ASpy.swift")
        let related = try #require(results[0]["relatedLocations"] as? [[String: Any]])
        #expect(related.count == 1)
    }

    @Test func columnsInSARIFAreThoseOfUTF16() throws {
        let text = "protocol A {\n    func a()\n}\n/* é 😀 */ final class ASpy: A {}\n"
        let source = SourceText(path: "A.swift", bytes: Array(text.utf8))
        let column = "/* é 😀 */ final class ".utf8.count + 1
        let place = SourceLocation(path: "A.swift", position: SourcePosition(line: 4, column: column))
        let beyond = SourceLocation(path: "A.swift", position: SourcePosition(line: 4, column: 400))
        let findings = [place, beyond].map { place in
            ReportFinding(Diagnostic(DiagnosticID("some-id"), .error, "wrong", at: place), identity: [])
        }
        let log = SARIFLog(version: "1", rules: [], findings: findings, sources: [source], currentFolder: "/")
        let regions = try logs(String(decoding: log.bytes(), as: UTF8.self)).map { result in
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            return (location["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
        }
        #expect(regions[0] == ["startLine": 4, "startColumn": "/* é 😀 */ final class ".utf16.count + 1])
        #expect(regions[1] == ["startLine": 4])
    }

    @Test func theReportHoldsTheSameFixesAsCheck() throws {
        let folder = try SyncFaultTests.package()
        let fixes = try ["check", "report"].map { command in
            try logs(run(command, "--format", "sarif", in: folder).output).compactMap { $0["fixes"] as? NSArray }
        }
        #expect(!fixes[0].isEmpty && fixes[0] == fixes[1])
    }

    @Test func fingerprintsDoNotKnowLines() throws {
        let folder = try package()
        let before = try logs(run("split", "--format", "sarif", in: folder).output)
        #expect(before.count == 1)
        try folder.write("Sources/App/Service.swift", "// More.\n\n" + Self.service)
        let after = try logs(run("split", "--format", "sarif", in: folder).output)
        let prints = [before, after].map { ($0[0]["partialFingerprints"] as? [String: String])?["understudy/v1"] }
        #expect(prints[0] != nil && prints[0] == prints[1])
        try folder.write(
            "Sources/App/Service.swift", Self.service.replacingOccurrences(of: "moveFiles", with: "shredFiles"))
        try folder.write(
            "Sources/App/Users.swift", Self.users.replacingOccurrences(of: "moveFiles", with: "shredFiles"))
        let other = try logs(run("split", "--format", "sarif", in: folder).output)
        #expect((other[0]["partialFingerprints"] as? [String: String])?["understudy/v1"] != prints[0])
    }

    @Test func strictEndsWithOneUnlessTheBaselineKnowsIt() throws {
        let folder = try package()
        #expect(run("split", in: folder).code == .success)
        #expect(run("split", "--strict", in: folder).code == .finding)
        #expect(run("split", "--write-baseline", folder["known.json"], in: folder).code == .success)
        let known = run("split", "--strict", "--baseline", folder["known.json"], in: folder)
        #expect(known.code == .success)
        #expect(!known.output.contains("split Service"))
        try folder.write(
            "Sources/App/Service.swift",
            Self.service.replacingOccurrences(of: "func moveFiles()", with: "func moveFiles()\n    func linkFiles()"))
        #expect(run("split", "--strict", "--baseline", folder["known.json"], in: folder).code == .finding)
        let wrong = run("split", "--baseline", "Package.swift", in: folder)
        #expect(wrong.code == .unusableInput && wrong.errors.contains("[invalid-baseline]"))
    }

    /// Nobody can ask for less where the value goes to what asks for the whole.
    private static let passing = """
        struct Hub { func take(_ service: any Service) { service.loadNotes(); service.saveTags(); service.copyFiles()
            service.listNotes(); service.deleteTags(); service.moveFiles() } }
        struct NoteList { let service: any Service; let hub: Hub
            func f() { service.loadNotes(); service.listNotes(); hub.take(service) } }
        struct NoteGrid { let service: any Service; let hub: Hub
            func f() { service.loadNotes(); service.listNotes(); hub.take(service) } }
        struct TagEditor { let service: any Service; let hub: Hub
            func f() { service.saveTags(); service.deleteTags(); hub.take(service) } }
        struct TagPicker { let service: any Service; let hub: Hub
            func f() { service.saveTags(); service.deleteTags(); hub.take(service) } }

        """

    @Test func whatHardlyAnybodyCouldUseFailsNoBuildAndIsForReview() throws {
        let folder = try package(["Sources/App/Users.swift": Self.passing])
        let strict = run("split", "--strict", in: folder)
        #expect(strict.output.contains("0 of 4 can depend on less now]"), "\(strict.output)")
        #expect(strict.code == .success)
        let result = try #require(try logs(run("split", "--strict", "--format", "sarif", in: folder).output).first)
        #expect(result["kind"] as? String == "review" && result["level"] as? String == "none")
        let message = (result["message"] as? [String: String])?["text"] ?? ""
        #expect(message.hasSuffix("0 of 4 can depend on less now)"))
        #expect(run("split", "--strict", "--format", "github", in: folder).output.hasPrefix("::notice "))
        // What consumers bear out counts as before.
        let other = try package()
        let error = try #require(try logs(run("split", "--strict", "--format", "sarif", in: other).output).first)
        #expect(error["kind"] == nil && error["level"] as? String == "error")
        #expect(run("split", "--strict", "--format", "github", in: other).output.hasPrefix("::error "))
    }

    @Test func ownersKeepProtocols() throws {
        let folder = try package(["Sources/App/Service.swift": "// understudy: keep one team owns it\n" + Self.service])
        let run = run("split", "--strict", in: folder)
        #expect(run.code == .success)
        #expect(run.output.contains("keep Service: its owner keeps it: one team owns it [kept-by-owner]"))
        // It asks for no double.
        #expect(self.run("generate", in: folder).errors.contains("[nothing-to-do]"))
        let configured = try package([".understudy.json": #"{ "keep": { "Service": "one team owns it" } }"#])
        #expect(
            self.run("split", in: configured).output.contains("its owner keeps it: one team owns it [kept-by-owner]"))
    }

    @Test func sinceSeesTheProtocolAndItsUsers() throws {
        let folder = try package(["Sources/App/Other.swift": "protocol Other { func a(); func b() }\n"])
        for words in [
            ["init", "-q"], ["add", "."], ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "x"],
        ] {
            #expect(SystemCalls.run(["git", "-C", folder.path] + words).isSuccess)
        }
        #expect(run("split", "--since", "HEAD", in: folder).output == "0 protocols, 0 to split\n")
        try folder.write("Sources/App/Other.swift", "protocol Other { func a(); func c() }\n")
        let other = run("split", "--since", "HEAD", in: folder).output
        #expect(other.contains("keep Other") && !other.contains("Service"))
        // A user of the protocol changed, the protocol did not.
        try folder.write(
            "Sources/App/Users.swift", Self.users.replacingOccurrences(of: "service.saveTags(); ", with: ""))
        #expect(run("split", "--since", "HEAD", in: folder).output.contains("Service"))
        let unknown = run("split", "--since", "nope", in: folder)
        #expect(unknown.code == .unusableInput && unknown.errors.contains("[unknown-revision]"))
    }

    @Test func diffLines() {
        let diff = """
            diff --git a/A.swift b/A.swift
            --- a/A.swift
            +++ b/A.swift
            @@ -3,2 +3,4 @@ struct A {
            --- not a header
            -b
            +++ nor this
            +c
            +d
            +e
            @@ -9 +10,0 @@
            -gone
            diff --git a/B.swift b/B.swift
            --- a/B.swift
            +++ /dev/null
            @@ -1 +0,0 @@
            -x
            """
        var found: [String] = []
        DiffLines.read(Array(diff.utf8)) { path, lines in found.append("\(path) \(lines)") }
        #expect(found == ["A.swift 3...6", "A.swift 10...10"])
    }

    @Test(arguments: [
        ("r.md", "# "), ("r.markdown", "# "), ("r.json", "{"), ("r.sarif", "{\n  \"$schema\""), ("r.html", "<!DOCTYPE"),
        ("r", "<!DOCTYPE"),
    ])
    func theEndingOfTheOutputTellsTheForm(_ name: String, _ start: String) throws {
        let folder = try package()
        #expect(run("report", "--output", name, in: folder).code == .success)
        #expect(try folder.text(name).hasPrefix(start))
        #expect(run("report", "--output", "x.json", "--format", "markdown", in: folder).code == .success)
        #expect(try folder.text("x.json").hasPrefix("# "))
    }
}
