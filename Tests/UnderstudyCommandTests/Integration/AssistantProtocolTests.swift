import Dispatch
import Foundation
import Testing
import UnderstudySyntax

@testable import understudy

/// Versions, batches, cancellation, progress, prompts and resources of the server for assistants.
@Suite("The protocol of the server for assistants")
struct AssistantProtocolTests {
    private let folder: TemporaryFolder
    private static let meta =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

    init() throws {
        folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests", dependencies: ["P"])])
            """,
            "Sources/P/Store.swift": "protocol Store {\n    func save(_ name: String)\n    func load() -> Int\n}\n",
            "Sources/P/Model.swift": """
            @MainActor final class Model {
                private let store: any Store
                init(store: any Store) { self.store = store }
                func save() { store.save("") }
            }
            """,
        ])
    }

    // MARK: - Talking

    /// A line of input, and what has to happen before it comes.
    private struct Step: Sendable {
        let text: String
        let ready: @Sendable () -> Void

        init(_ text: String, _ ready: @escaping @Sendable () -> Void = {}) { (self.text, self.ready) = (text, ready) }
    }

    /// Lines that come one after the other, some only when something has happened.
    private final class Input: @unchecked Sendable {
        private let lock = Mutex()
        private var lines: [Step]

        init(_ lines: [Step]) { self.lines = lines.reversed() }

        func next() -> InputLine? {
            guard let line = lock.withLock({ lines.popLast() }) else { return nil }
            line.ready()
            return .bytes(Array(line.text.utf8))
        }
    }

    private func system(_ lines: [Step]) -> (System, GatheredBytes) {
        let (input, output) = (Input(lines), GatheredBytes())
        var system = System(
            files: .live(in: folder.path), output: output.sink(), errors: GatheredBytes().sink(),
            environment: { TestState.environment[$0] })
        system.readLine = { input.next() }
        return (system, output)
    }

    private func lines(_ output: GatheredBytes) -> [String] {
        output.bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    private func talk(_ messages: String...) -> [String] {
        let (system, output) = system(messages.map { Step($0) })
        #expect(Program.run(["mcp"], system: system) == .success)
        return lines(output)
    }

    private func call(_ id: Int, _ tool: String, _ arguments: String = "{}", more: String = "") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)\#(more)}}"#
    }

    private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
    }

    private func result(_ line: String) throws -> [String: Any] {
        try #require(try JSONObject(line)["result"] as? [String: Any], "\(line)")
    }

    private func code(_ line: String) throws -> Int? {
        (try JSONObject(line)["error"] as? [String: Any])?["code"] as? Int
    }

    // MARK: - Versions

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
        ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ])
    func aHandshakeGivesTheVersionThatIsAskedFor(_ asked: String, _ given: String) throws {
        let lines = talk(request(1, "initialize", #"{"protocolVersion":"\#(asked)","capabilities":{}}"#))
        let result = try result(lines[0])
        #expect(result["protocolVersion"] as? String == given)
        #expect(result["resultType"] == nil)
        #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "understudy")
    }

    @Test func requestsWithoutAHandshakeSayEverything() throws {
        let lines = talk(
            request(1, "server/discover", "{\(Self.meta)}"), request(2, "tools/list", "{\(Self.meta)}"),
            call(3, "list", "{}", more: ",\(Self.meta)"))
        let discovered = try result(lines[0])
        let versions = try #require(discovered["supportedVersions"] as? [String])
        #expect(versions.first == "2026-07-28" && versions.contains("2025-03-26"))
        #expect(discovered["capabilities"] as? [String: Any] != nil && discovered["instructions"] as? String != nil)
        for line in lines {
            let result = try result(line)
            #expect(result["resultType"] as? String == "complete")
            #expect((result["_meta"] as? [String: Any])?["io.modelcontextprotocol/serverInfo"] != nil)
        }
        for line in lines.prefix(2) {
            #expect(try result(line)["ttlMs"] as? Int == 3_600_000)
            #expect(try result(line)["cacheScope"] as? String == "public")
        }
        #expect(try result(lines[2])["ttlMs"] == nil)
    }

    @Test(arguments: [
        ("server/discover", "{}", -32602), ("ping", "{META}", -32601), ("initialize", "{META}", -32601),
        ("tools/list", #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2099-01-01"}}"#, -32022),
        ("tools/list", #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#, -32602),
        ("tools/list", #"{"_meta":{"io.modelcontextprotocol/clientCapabilities":{}}}"#, -32602),
        ("tools/list", #"{"_meta":{"io.modelcontextprotocol/protocolVersion":7}}"#, -32602),
        ("tools/list", "[]", -32602), ("tools/call", "7", -32602), ("logging/setLevel", "{}", -32601),
    ])
    func whatAVersionDoesNotHaveIsAnError(_ method: String, _ parameters: String, _ expected: Int) throws {
        let lines = talk(request(1, method, parameters.replacing("META", with: Self.meta)))
        #expect(try lines.map(code) == [expected])
        guard expected == -32022 else { return }
        let error = try #require(try JSONObject(lines[0])["error"] as? [String: Any])
        let data = try #require(error["data"] as? [String: Any])
        #expect(data["requested"] as? String == "2099-01-01")
        #expect((data["supported"] as? [String])?.first == "2026-07-28")
    }

    @Test func foldersAreAskedForBeforeAPathIsRefused() throws {
        let elsewhere = try TemporaryFolder(["A.swift": "protocol A {}\n"])
        let arguments = #"{"protocols":["\#(elsewhere["A.swift"])"]}"#
        let meta = Self.meta.replacing("{}", with: #"{"roots":{}}"#)
        let answer = #","inputResponses":{"roots":{"roots":[{"uri":"file://\#(elsewhere.path)"}]}}"#
        let other = #","inputResponses":{"roots":{"roots":[]}}"#
        let lines = talk(
            call(1, "list", arguments, more: "," + meta), call(2, "list", arguments, more: "," + meta + answer),
            call(3, "list", arguments, more: "," + meta + other), call(4, "list", arguments, more: "," + Self.meta))
        let results = try Dictionary(
            uniqueKeysWithValues: lines.map { (try JSONObject($0)["id"] as? Int ?? 0, try result($0)) })
        #expect(results[1]?["resultType"] as? String == "input_required")
        #expect(
            ((results[1]?["inputRequests"] as? [String: Any])?["roots"] as? [String: Any])?["method"] as? String
                == "roots/list")
        #expect(results[2]?["isError"] as? Bool == false)
        #expect(results[3]?["isError"] as? Bool == true && results[4]?["isError"] as? Bool == true)
    }

    // MARK: - Batches

    @Test func aBatchHasOneAnswer() throws {
        let batch = "[\(request(1, "ping")),{\"jsonrpc\":\"2.0\",\"method\":\"notifications/x\"},\(call(2, "list")),7]"
        let lines = talk(batch, #"[{"jsonrpc":"2.0","method":"notifications/x"}]"#, "[]")
        #expect(lines.count == 2)
        let answers = try lines.compactMap { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [[String: Any]] }
        #expect(answers.count == 1)
        #expect(answers[0].map { $0["id"] as? Int } == [1, 2, nil])
        #expect(try code(lines.first { !$0.hasPrefix("[") } ?? "") == -32600)
    }

    @Test(arguments: [
        ("2025-03-26", true), ("2024-11-05", true), ("2025-06-18", false), ("2025-11-25", false),
    ])
    func batchesAreOfSomeVersions(_ version: String, _ isAllowed: Bool) throws {
        let lines = talk(
            request(1, "initialize", #"{"protocolVersion":"\#(version)","capabilities":{}}"#), "[\(request(2, "ping"))]"
        )
        #expect(lines.count == 2 && lines[1].hasPrefix("[") == isAllowed, "\(lines)")
    }

    @Test func aBatchHasNoHandshakeAndNoEnd() throws {
        let lines = talk(
            "[\(request(1, "initialize"))]", "[" + Array(repeating: "1", count: 1001).joined(separator: ",") + "]")
        #expect(lines[0].hasPrefix("[") && lines[0].contains("-32600") && lines[0].contains("sent alone"))
        #expect(try code(lines[1]) == -32600)
    }

    // MARK: - Hostile input

    @Test(arguments: [
        [UInt8(0xFF), 0xFE, 0x7B], Array(#"{"jsonrpc":"2.0","id":1,"method":"\#u{0}"}"#.utf8),
        Array(String(repeating: "[", count: 100_000).utf8), Array("{\"a\":".utf8), Array("nul".utf8),
        Array(#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#.utf8), Array(#""\ud800""#.utf8),
    ])
    func whatIsNotJSONIsAnError(_ bytes: [UInt8]) throws {
        let output = GatheredBytes()
        let lines = Lines([.bytes(bytes), .bytes(Array(request(2, "ping").utf8))])
        var system = System(
            files: .live(in: folder.path), output: output.sink(), errors: GatheredBytes().sink(),
            environment: { TestState.environment[$0] })
        system.readLine = { lines.next() }
        #expect(Program.run(["mcp"], system: system) == .success)
        let answers = self.lines(output)
        #expect(answers.count == 2)
        #expect(try code(answers[0]) == -32700)
        #expect(answers[1] == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
    }

    @Test(.timeLimit(.minutes(1)))
    func hugeArgumentsAreRefused() throws {
        let name = String(repeating: "A", count: 1 << 20)
        let names = Array(repeating: "\"A\"", count: 1001).joined(separator: ",")
        let lines = talk(
            call(1, "list", #"{"protocols":["\#(name)"]}"#), call(2, "list", #"{"protocols":[\#(names)]}"#),
            call(3, "list", #"{"\#(name)":1}"#), call(4, "context", #"{"type":"\#(name)"}"#),
            request(5, "prompts/get", #"{"name":"write_test","arguments":{"type":"\#(name)"}}"#), call(6, name))
        #expect(lines.count == 6 && lines.allSatisfy { $0.utf8.count < 3_000 })
        #expect(try lines.filter { try code($0) != nil }.count == 2)
    }

    private final class Lines: @unchecked Sendable {
        private let lock = Mutex()
        private var lines: [InputLine]
        init(_ lines: [InputLine]) { self.lines = lines.reversed() }
        func next() -> InputLine? { lock.withLock { lines.popLast() } }
    }

    // MARK: - Several calls, and the end of one

    @Test func callsAtOnceAreAllAnswered() throws {
        let calls = (1...20).map { call($0, $0.isMultiple(of: 2) ? "list" : "generate", #"{"protocols":["Store"]}"#) }
        let (system, output) = system(calls.map { Step($0) })
        #expect(Program.run(["mcp"], system: system) == .success)
        let answers = try lines(output).map { try JSONObject($0) }
        #expect(answers.compactMap { $0["id"] as? Int } == Array(1...20))
        #expect(answers.allSatisfy { ($0["result"] as? [String: Any])?["isError"] as? Bool == false })
    }

    @Test func aPingIsAnsweredWhileACallRuns() throws {
        let (started, isAnswered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (system, output) = system([
            Step(call(1, "explain", #"{"ids":["x"]}"#)), Step(request(2, "ping"), { started.wait() }),
            Step(request(3, "ping"), { isAnswered.signal() }),
        ])
        let desk = AssistantDesk(system: system, packageFolder: ".") { _, _ in
            started.signal()
            isAnswered.wait()
            isAnswered.signal()
            started.signal()
            return .success
        }
        #expect(desk.serve() == .success)
        #expect(try lines(output).compactMap { try JSONObject($0)["id"] as? Int }.first == 2)
    }

    /// Carries out a call that goes on until it can read no file, and cancels it while it runs.
    @Test(arguments: ["1", "1.0"])
    func aCancelledCallEndsWithoutAnAnswer(_ written: String) throws {
        let started = DispatchSemaphore(value: 0)
        let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(written)}}"#
        let (system, output) = system([
            Step(call(1, "explain", #"{"ids":["x"]}"#)), Step(cancel, { started.wait() }),
            Step(call(2, "explain", #"{"ids":["x"]}"#)),
        ])
        let runs = Counter()
        let desk = AssistantDesk(system: system, packageFolder: ".") { _, system in
            guard runs.next() == 1 else { return .success }
            started.signal()
            while (try? system.files.contents(of: "Package.swift")) != nil {}
            #expect((try? system.files.create("new", [])) == nil)
            return .success
        }
        #expect(desk.serve() == .success)
        #expect(try lines(output).map { try JSONObject($0)["id"] as? Int } == [2])
        #expect(try folder.names() == ["Package.swift", "Sources"])
    }

    @Test func aCallThatWaitsNeedNotBegin() throws {
        let cancels = ["2", "99", "null", #""2""#].map {
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#($0)}}"#
        }
        let (read, runs) = (DispatchSemaphore(value: 0), Counter())
        let (system, output) = system(
            [Step(call(1, "explain", #"{"ids":["x"]}"#)), Step(call(2, "explain", #"{"ids":["x"]}"#))]
                + cancels.map { Step($0) } + [Step(request(3, "ping"), { read.signal() })])
        let desk = AssistantDesk(system: system, packageFolder: ".") { _, _ in
            if runs.next() == 1 { read.wait() }
            return .success
        }
        #expect(desk.serve() == .success)
        #expect(Set(try lines(output).compactMap { try JSONObject($0)["id"] as? Int }) == [1, 3])
        #expect(runs.count == 2, "a call runs once as JSON and once as text")
    }

    @Test(.timeLimit(.minutes(1)))
    func aCancelledChangeIsUndone() throws {
        let before = try folder.text("Sources/P/Model.swift")
        let started = DispatchSemaphore(value: 0)
        let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
        let verify = folder["ran"]
        let (system, output) = system([
            Step(call(1, "narrow", #"{"consumers":["Model"],"write":true}"#)),
            Step(
                cancel,
                {
                    started.wait()
                    while !FileManager.default.fileExists(atPath: verify + "2") { usleep(10_000) }
                }), Step(request(2, "ping")),
        ])
        let root = folder.path
        let desk = AssistantDesk(system: system, packageFolder: root) { _, system in
            started.signal()
            let code = Program.run(
                [
                    "narrow", "Model", "--apply", "--package-path", root, "--verify",
                    "test -f '\(verify)' && touch '\(verify)2' && sleep 50; touch '\(verify)'",
                ], system: system)
            #expect(code == .interrupted)
            return code
        }
        #expect(desk.serve() == .success)
        #expect(try lines(output).map { try JSONObject($0)["id"] as? Int } == [2])
        #expect(try folder.text("Sources/P/Model.swift") == before)
    }

    private final class Counter: @unchecked Sendable {
        private let lock = Mutex()
        private var value = 0
        var count: Int { lock.withLock { value } }
        func next() -> Int {
            lock.withLock {
                value += 1
                return value
            }
        }
    }

    @Test func progressGrows() throws {
        let lines = talk(call(1, "split", #"{"protocols":["Store"]}"#, more: #","_meta":{"progressToken":"t"}"#))
        let told = try lines.dropLast().map { try JSONObject($0) }
        #expect(!told.isEmpty && told.allSatisfy { $0["method"] as? String == "notifications/progress" })
        let parameters = told.compactMap { $0["params"] as? [String: Any] }
        #expect(parameters.allSatisfy { $0["progressToken"] as? String == "t" })
        let values = parameters.compactMap { $0["progress"] as? Double }
        #expect(values.count == told.count && zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
        #expect(talk(call(1, "split")).count == 1)
    }

    // MARK: - Prompts and resources

    @Test func aPromptHasWhatATestNeeds() throws {
        let lines = talk(
            request(1, "prompts/list"),
            request(2, "prompts/get", #"{"name":"write_test","arguments":{"type":"Model","behaviour":"saves"}}"#),
            request(3, "prompts/get", #"{"name":"write_test"}"#), request(4, "prompts/get", #"{"name":"other"}"#),
            request(5, "prompts/get", #"{"name":"write_test","arguments":{"type":"Modle"}}"#))
        let answers = try Dictionary(uniqueKeysWithValues: lines.map { (try JSONObject($0)["id"] as? Int ?? 0, $0) })
        #expect(
            ((try result(answers[1] ?? "")["prompts"]) as? [[String: Any]])?.first?["name"] as? String == "write_test")
        let text = answers[2] ?? ""
        for part in ["'Model': saves", "StoreSpy()", "saveCalls: [String]", "Model(store: store)"] {
            #expect(text.contains(part), "\(part)")
        }
        for number in 3...5 { #expect(try code(answers[number] ?? "") == -32602) }
    }

    /// A package whose list has no room in an answer.
    private func grow() throws {
        let requirements = (0..<60).map { "    func work\($0)(with value: Int, and other: String) throws -> [Int]\n" }
        for number in 0..<4 {
            try folder.write(
                "Sources/P/Large\(number).swift", "protocol Large\(number) {\n\(requirements.joined())}\n")
        }
    }

    @Test func wholeResultsAreInTheBuildFolder() throws {
        try grow()
        try FileManager.default.createDirectory(atPath: folder[".build"], withIntermediateDirectories: true)
        let before = try folder.names()
        let content = try #require(try result(talk(call(1, "list"))[0])["content"] as? [[String: Any]])
        let link = try #require(content.first { $0["type"] as? String == "resource_link" })
        let address = try #require(link["uri"] as? String)
        let path = try #require(URL(string: address)?.path)
        let whole = try String(contentsOfFile: path, encoding: .utf8)
        #expect(whole == TestRun(["list", "--format", "json"], files: .live(in: folder.path)).output)
        #expect(link["size"] as? Int == whole.utf8.count)
        #expect(try folder.names() == before)
        let read = try result(talk(request(1, "resources/read", #"{"uri":"\#(address)"}"#))[0])
        #expect((read["contents"] as? [[String: Any]])?.first?["text"] as? String == whole)
        let older = talk(request(1, "initialize", #"{"protocolVersion":"2025-03-26"}"#), call(2, "list"))
        #expect(!older[1].contains("resource_link") && older[1].contains("the whole result is in "))
    }

    @Test func withoutABuildFolderAResultIsWorkedOutWhenItIsRead() throws {
        try grow()
        let content = try #require(
            try result(talk(call(1, "list", #"{"inherited":true}"#))[0])["content"] as? [[String: Any]])
        let link = try #require(content.first { $0["type"] as? String == "resource_link" })
        let address = try #require(link["uri"] as? String)
        #expect(address.hasPrefix("understudy:list?"))
        #expect(try folder.names() == ["Package.swift", "Sources"])
        let read = try result(talk(request(1, "resources/read", #"{"uri":"\#(address)"}"#))[0])
        let text = (read["contents"] as? [[String: Any]])?.first?["text"] as? String
        #expect(text == TestRun(["list", "--inherited", "--format", "json"], files: .live(in: folder.path)).output)
    }

    @Test func aBuildFolderElsewhereIsNotWrittenTo() throws {
        try grow()
        let elsewhere = try TemporaryFolder([:])
        try folder.link(".build", to: elsewhere.path)
        #expect(talk(call(1, "list"))[0].contains("understudy:list?"))
        #expect(try elsewhere.names().isEmpty)
    }

    @Test(arguments: [
        "file:///etc/passwd", "file:///etc/../etc/passwd", "understudy:list", "understudy:nope?%7B%7D",
        "understudy:list?%",
        "understudy:list?{", #"understudy:generate?{\"write\":true,\"protocols\":[\"Store\"]}"#, "http://example.com",
        "",
        #"understudy:list?{\"package\":\"/\"}"#,
    ])
    func otherResourcesDoNotExist(_ uri: String) throws {
        let line = talk(request(1, "resources/read", #"{"uri":"\#(uri)"}"#))[0]
        #expect(try code(line) == -32602, "\(line)")
        #expect(try folder.names() == ["Package.swift", "Sources"])
    }
}
