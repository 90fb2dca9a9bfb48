import Testing
import UnderstudySyntax

@testable import understudy

@Suite("check --dependencies: consumers that see much more than they use")
struct DependencyCheckTests {
    private static let sources = [
        "Package.swift": "",
        "Sources/App/State.swift": """
        protocol State {
            func a(); func b(); func c(); func d(); func e(); func f(); func g(); func h()
        }
        protocol Small { func x(); func y() }
        protocol ScreenDelegate {
            func didA(); func didB(); func didC(); func didD(); func didE(); func didF(); func didG()
        }
        """,
        "Sources/App/Users.swift": """
        struct One { let state: any State; func run() { state.a() } }
        struct Two { let state: any State; func run() { state.b(); state.c() } }
        struct Most { let state: any State; func run() { state.a(); state.b(); state.c(); state.d(); state.e() } }
        struct Holder { let state: any State }
        struct Far { let holder: Holder; func run() { holder.state.h() } }
        struct Tiny { let small: any Small; func run() { small.x() } }
        struct Screen { let delegate: any ScreenDelegate; func run() { delegate.didA() } }
        """,
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(Self.sources) }

    private func run(_ words: String...) -> TestRun {
        TestRun(["check"] + words + ["--package-path", folder.path, "--evidence", "source"])
    }

    @Test("Consumers are listed by what they would gain, with what to do")
    func text() throws {
        let run = run("--dependencies")
        #expect(run.code == .finding)
        let lines = run.errors.split(separator: "\n").filter { $0.contains("[wide-dependency]") }
        #expect(lines.count == 3, "\(run.errors)")
        #expect(
            lines.first?.contains("Users.swift:1:8: warning: 'One' sees 8 requirements of 'State' and uses 1: 'a()'")
                == true)
        #expect(
            lines.dropFirst().first?.contains(
                "'Far' sees 8 requirements of 'State' and uses 1: 'h()'; it takes the value") == true)
        #expect(
            lines.last?.contains("'Two' sees 8 requirements of 'State' and uses 2: 'b()', 'c()'; 'understudy ") == true)
        #expect(run.output.contains("3 consumers see much more than needed: 20 unnecessary dependencies"))
    }

    @Test("The command of a finding makes it go away")
    func command() throws {
        let found = try #require(try? JSONParser.parse(Array(run("--dependencies", "--format", "json").output.utf8)))
        let entries = try #require(found["dependencies"]?.elements)
        #expect(entries.compactMap { $0["consumer"]?.text } == ["One", "Far", "Two"])
        let command = try #require(entries.first?["command"]?.text)
        let words = command.split(separator: " ").dropFirst().map(String.init)
        let applied = TestRun(words + ["--package-path", folder.path, "--in", folder.path])
        #expect(applied.code == .success, "\(command): \(applied.errors)")
        #expect(!run("--dependencies").errors.contains("'One' sees"))
    }

    @Test("A baseline leaves out what is known, whatever its line")
    func baseline() throws {
        let file = folder["known.json"]
        #expect(run("--dependencies", "--write-baseline", file).code == .success)
        try folder.write("Sources/App/Users.swift", "\n\n" + folder.text("Sources/App/Users.swift"))
        let same = run("--dependencies", "--baseline", file)
        #expect(same.code == .success, "\(same.errors)")
        #expect(same.output.contains("no consumer sees much more of a protocol than it uses; the baseline has 3"))
        try folder.write("Sources/App/New.swift", "struct New { let state: any State; func run() { state.g() } }")
        let new = run("--dependencies", "--baseline", file)
        #expect(new.code == .finding)
        #expect(new.errors.contains("'New' sees 8") && !new.errors.contains("'One' sees"), "\(new.errors)")
    }

    @Test("Annotations and SARIF have the same findings")
    func formats() {
        let annotations = run("--dependencies", "--format", "github").output
        #expect(
            annotations.contains("::warning file=")
                && annotations.contains("title=understudy%3A wide-dependency::'One' sees"))
        let log = run("--dependencies", "--format", "sarif").output
        #expect(log.contains("\"ruleId\": \"wide-dependency\"") && log.contains("'State' is declared here"), "\(log)")
    }

    @Test("Names restrict it, and a protocol that is fine has none")
    func names() {
        let small = run("--dependencies", "Small")
        #expect(small.code == .success && small.output.contains("no consumer sees much more"), "\(small.errors)")
        #expect(run("--dependencies", "State").code == .finding)
    }

    @Test("A baseline needs the option, and has to be one")
    func wrong() {
        #expect(run("--baseline", "x.json").errors.contains("write it together with --dependencies"))
        let manifest = run("--dependencies", "--baseline", folder["Sources/App/Users.swift"])
        #expect(
            manifest.errors.contains(
                "'understudy check --dependencies --write-baseline FILE' writes one [invalid-baseline]"))
        #expect(manifest.code == .unusableInput)
    }
}
