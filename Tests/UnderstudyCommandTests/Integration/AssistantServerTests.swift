import Foundation
import Testing
import UnderstudySyntax

@testable import understudy

@Suite("The server for assistants")
struct AssistantServerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests", dependencies: ["P"])])
            """,
            "Sources/P/Store.swift": "protocol Store {\n    func save(_ name: String)\n}\n",
        ])
    }

    /// What comes back for messages, a line each.
    private func answers(_ messages: String...) throws -> [JSONObject] {
        try answers(to: messages.map { .bytes(Array($0.utf8)) })
    }

    private func answers(to input: [InputLine]) throws -> [JSONObject] {
        try output(of: input).split(separator: UInt8(ascii: "\n")).map {
            try JSONObject(String(decoding: $0, as: UTF8.self))
        }
    }

    /// The lines that come back for one message.
    private func texts(_ message: String) throws -> [String] {
        [String(decoding: try output(of: [.bytes(Array(message.utf8))]), as: UTF8.self)]
    }

    private func output(of input: [InputLine]) throws -> [UInt8] {
        let lines = Lines(input)
        let output = GatheredBytes()
        var system = System(
            files: .live(in: folder.path), output: output.sink(), errors: GatheredBytes().sink(),
            environment: { TestState.environment[$0] })
        system.readLine = { lines.next() }
        #expect(Program.run(["mcp"], system: system) == .success)
        return output.bytes
    }

    private final class Lines: @unchecked Sendable {
        private let lock = Mutex()
        private var lines: [InputLine]
        init(_ lines: [InputLine]) { self.lines = lines.reversed() }
        func next() -> InputLine? { lock.withLock { lines.popLast() } }
    }

    private func call(_ tool: String, _ arguments: String = "{}") throws -> JSONObject {
        let message =
            #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
        return try #require(try answers(message).first)
    }

    private func code(_ answer: JSONObject) -> Int? { (answer["error"] as? [String: Any])?["code"] as? Int }

    /// What is said about a call that can't be carried out.
    private func refusal(_ answer: JSONObject) throws -> String {
        let result = try #require(answer["result"] as? [String: Any])
        #expect(result["isError"] as? Bool == true)
        let texts = (result["content"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
        return texts.joined(separator: "\n")
    }

    private func value(_ answer: JSONObject) throws -> [String: Any] {
        let result = try #require(answer["result"] as? [String: Any])
        #expect(result["isError"] as? Bool == false)
        return try #require(result["structuredContent"] as? [String: Any])
    }

    @Test func initialisation() throws {
        let answers = try answers(
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "", #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#
        )
        #expect(answers.count == 2)
        #expect(answers[0]["id"] as? String == "a")
        #expect((answers[0]["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-03-26")
        #expect((answers[1]["result"] as? [String: Any])?.isEmpty == true)
    }

    @Test func toolsHaveSchemas() throws {
        let answer = try #require(try answers(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).first)
        let tools = try #require((answer["result"] as? [String: Any])?["tools"] as? [[String: Any]])
        #expect(tools.compactMap { $0["name"] as? String } == AssistantTool.all.map(\.name))
        for tool in tools {
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            #expect(schema["type"] as? String == "object" && schema["additionalProperties"] as? Bool == false)
        }
    }

    @Test func wrongMessagesGetTheErrorsOfTheProtocol() throws {
        let answers = try answers(
            "{", "[]", #"{"jsonrpc":"2.0","id":1,"method":"nope"}"#, #"{"jsonrpc":"2.0","id":2,"method":"tools/call"}"#,
            #"{"jsonrpc":"2.0","id":3,"result":{}}"#)
        #expect(answers.map(code) == [-32700, -32600, -32601, -32602])
        #expect(code(try call("nope")) == -32602)
        #expect(code(try call("list", "[]")) == -32602)
    }

    @Test(
        "what is wrong about arguments is in the result, for the one who can write others",
        arguments: [
            ("list", #"{"protocol":[]}"#, "there is no argument \"protocol\""),
            ("list", #"{"protocols":"A"}"#, "\"protocols\" must be a list of texts"),
            ("list", #"{"protocols":[1]}"#, "\"protocols\" must be a list of texts"),
            ("list", #"{"package":7}"#, "\"package\" must be the path of a folder"),
            ("list", #"{"cursor":-1}"#, "\"cursor\" must be a whole number, at least 0"),
            ("list", #"{"limit":0}"#, "\"limit\" must be a whole number, at least 1"),
            ("list", #"{"cursor":1e300}"#, "\"cursor\" must be"), ("explain", "{}", "\"ids\" is missing"),
            ("explain", #"{"ids":[]}"#, "\"ids\" is empty"),
            ("generate", #"{"kinds":["puppet"]}"#, "some of dummy, stub, spy"),
            ("generate", #"{"condition":"DEBUG\nimport Evil"}"#, "a control character"),
            ("apply_split", #"{"protocols":["Store"],"parts":{"A":"save(_:)"}}"#, "an object with a list of texts"),
            ("apply_split", #"{"protocols":["Store"],"parts":{"A":["save(_:),B=x"]}}"#, "without commas"),
            ("apply_split", #"{"protocols":["Store"],"names":["A=B"]}"#, "an object with a text for each name"),
            ("apply_split", #"{"protocols":["Store"],"roles":[1]}"#, "a list of texts"),
            ("extract", #"{"type":"Store","requirements":["a,b"]}"#, "without commas, not 'a,b'"),
            ("narrow", #"{"consumers":["A"],"to":"nothing"}"#, "one of "),
            ("sync", #"{"write":"yes"}"#, "\"write\" must be true or false"),
            ("convert", "{}", "\"doubles\" is missing"),
            ("generate", #"{"protocols":["Store"],"module":"a b"}"#, "not a value for \"module\""),
        ])
    func wrongArguments(_ tool: String, _ arguments: String, _ expected: String) throws {
        let text = try refusal(call(tool, arguments))
        #expect(text.contains(expected), "\(text)")
        #expect(!text.contains("--") && !text.contains("usage:"), "\(text)")
        #expect(try folder.names() == ["Package.swift", "Sources"])
    }

    @Test func valuesThatAreNullAreMissing() throws {
        #expect(try value(call("list", #"{"protocols":null,"cursor":null}"#))["protocols"] != nil)
        #expect(try value(call("list", "null"))["protocols"] != nil)
    }

    @Test func nothingIsWrittenUnlessTheCallSaysSo() throws {
        let dry = try value(call("generate", #"{"protocols":["Store"],"kinds":["stub","spy"]}"#))
        let changes = try #require((dry["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]])
        #expect(changes.compactMap { $0["kind"] as? String } == ["create", "create"])
        #expect(try folder.names() == ["Package.swift", "Sources"])
        let written = try value(call("generate", #"{"protocols":["Store"],"write":true}"#))
        #expect((written["files"] as? [[String: Any]])?.first?["written"] as? Bool == true)
        #expect(try folder.names(in: "Tests/PTests/Doubles") == ["StoreSpy.swift"])
        try folder.write(
            "Sources/P/Store.swift", "protocol Store {\n    func save(_ name: String)\n    func load()\n}\n")
        let before = try folder.text("Tests/PTests/Doubles/StoreSpy.swift")
        #expect((try value(call("check"))["findings"] as? [Any])?.count == 1)
        _ = try value(call("sync", #"{"doubles":["Store"],"write":false}"#))
        #expect(try folder.text("Tests/PTests/Doubles/StoreSpy.swift") == before)
        _ = try value(call("sync", #"{"write":true}"#))
        #expect((try value(call("check"))["findings"] as? [Any])?.isEmpty == true)
    }

    @Test func aHarnessIsShownFirstAndWrittenWithItsDoubles() throws {
        try folder.write("Sources/P/Model.swift", "struct Model {\n    let store: any Store\n}\n")
        let dry = try value(call("harness", #"{"types":["Model"]}"#))
        let changes = try #require((dry["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]])
        #expect(changes.compactMap { $0["kind"] as? String } == ["create", "create"])
        #expect(try folder.names() == ["Package.swift", "Sources"])
        _ = try value(call("harness", #"{"types":["Model"],"kind":"stub","write":true}"#))
        #expect(try folder.names(in: "Tests/PTests/Doubles") == ["ModelHarness.swift", "StoreStub.swift"])
        #expect(try refusal(call("harness", #"{"types":["Modell"]}"#)).contains("Model"))
    }

    @Test func aContractIsShownFirstAndWrittenWithItsTest() throws {
        let arguments = #""protocols":["Store"],"implementations":["Disk","Memory"]"#
        try folder.write(
            "Sources/P/Stores.swift",
            "struct Disk: Store { func save(_ name: String) {} }\nstruct Memory: Store { func save(_ name: String) {} }\n"
        )
        let dry = try value(call("contract", "{\(arguments)}"))
        let files = try #require(dry["files"] as? [[String: Any]])
        #expect(files.count == 4 && files.allSatisfy { $0["written"] as? Bool == false })
        #expect(try folder.names() == ["Package.swift", "Sources"])
        _ = try value(call("contract", "{\(arguments),\"write\":true}"))
        let names = try folder.names(in: "Tests/PTests/Doubles")
        #expect(names.contains("StoreContract.swift") && names.contains("RandomHistory.swift"))
        #expect(try refusal(call("contract", #"{"protocols":["Stor"]}"#)).contains("Store"))
    }

    @Test func refactoringsAreShownFirstAndMadeWhenTheCallSaysSo() throws {
        try folder.write("Sources/P/Store.swift", ForgeFormatTests.service)
        try folder.write("Sources/P/Users.swift", ForgeFormatTests.users)
        for (tool, arguments, file, text) in [
            ("apply_split", #""protocols":["Service"],"narrow":true"#, "Sources/P/Store.swift", "typealias Service ="),
            (
                "narrow", #""consumers":["NoteList"],"to":"exact","name":"NoteSource""#, "Sources/P/Users.swift",
                "NoteSource"
            ),
        ] {
            let before = try folder.text(file)
            let dry = try value(call(tool, "{\(arguments)}"))
            #expect((dry["files"] as? [[String: Any]])?.allSatisfy { $0["written"] as? Bool == false } == true)
            let edit = try #require((dry["edit"] as? [String: Any])?["documentChanges"] as? [Any])
            #expect(!edit.isEmpty)
            #expect(try folder.text(file) == before)
            let made = try value(call(tool, #"{\#(arguments),"write":true}"#))
            #expect(made["edit"] == nil, "what is written needs no edit")
            #expect((made["files"] as? [[String: Any]])?.allSatisfy { $0["written"] as? Bool == true } == true)
            #expect(try folder.text(file).contains(text))
        }
        let refused = try value(call("apply_split", #"{"protocols":["Service"]}"#))
        #expect(refused["certain"] as? Bool == true && (refused["files"] as? [Any])?.isEmpty == true)
    }

    @Test func whatStandsAgainstARefactoringIsInTheResult() throws {
        let answer = try call("apply_split", #"{"protocols":["Store"],"write":true}"#)
        let refused = try value(answer)
        #expect(refused["certain"] as? Bool == false)
        let content = (answer["result"] as? [String: Any])?["content"] as? [[String: Any]]
        // Who reads the text alone learns of it as well.
        #expect(content?.contains { ($0["text"] as? String)?.contains("Store.swift:") == true } == true)
        #expect(((refused["refusals"] as? [[String: Any]])?.first?["message"] as? String)?.isEmpty == false)
    }

    @Test func valuesAreThoseOfTheCommands() throws {
        for (tool, arguments, words) in [
            ("list", #"{"inherited":true}"#, ["list", "--inherited"]), ("split", "{}", ["split", "--plan"]),
            ("split", #"{"protocols":["Store"]}"#, ["split", "Store"]),
            ("explain", #"{"ids":["missing-member"]}"#, ["explain", "missing-member"]),
        ] {
            let printed = TestRun(words + ["--format", "json"], files: .live(in: folder.path)).output
            let expected = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? NSDictionary
            #expect(try value(call(tool, arguments)) as NSDictionary == expected)
        }
    }

    @Test func whatCanNotBeUsedIsSaidInTheResult() throws {
        let answer = try call("generate", #"{"protocols":["Nope","--stdout"]}"#)
        let result = try #require(answer["result"] as? [String: Any])
        #expect(result["isError"] as? Bool == true)
        let texts = (result["content"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
        #expect(texts.joined().contains("there is no protocol 'Nope'") && texts.joined().contains("'--stdout'"))
    }

    // MARK: - What a call may name

    @Test func callsNameOnlyWhatIsInThePackage() throws {
        let elsewhere = try TemporaryFolder(["A.swift": "protocol A {}\n"])
        try folder.link("out", to: elsewhere.path)
        for (tool, arguments) in [
            ("generate", #""protocols":["Store"],"write":true,"output":"\#(elsewhere.path)""#),
            ("generate", #""protocols":["Store"],"write":true,"output":"out/new""#),
            ("generate", #""protocols":["Store"],"write":true,"output":"Sources/../..""#),
            ("list", #""package":"\#(elsewhere.path)""#), ("list", #""protocols":["\#(elsewhere["A.swift"])"]"#),
            ("list", #""protocols":["out"]"#), ("list", #""protocols":["@/etc/hosts"]"#),
            ("list", #""protocols":["-"]"#),
            ("check", #""doubles":["../*/A.swift"]"#),
            ("generate", #""all":true,"in":["out"]"#), ("generate", #""protocols":["Store"],"context":["-"]"#),
            ("generate", #""protocols":["Store"],"templates":"out""#),
        ] {
            #expect(try refusal(call(tool, "{\(arguments)}")).contains("may name only"), "\(arguments)")
        }
        #expect(try elsewhere.names() == ["A.swift"])
        let matched = try call("list", #"{"protocols":["o*t/A.swift"]}"#)
        #expect(try !refusal(matched).contains("protocol A"))
        _ = try value(call("list", #"{"protocols":["Sources/P/Store.swift"]}"#))
        _ = try value(call("generate", #"{"protocols":["Store"],"write":true,"output":"Mine"}"#))
        #expect(try folder.names(in: "Mine") == ["StoreSpy.swift"])
    }

    @Test func theClientsRootsAreWithinReach() throws {
        let elsewhere = try TemporaryFolder(["A b.swift": "protocol A {}\n"])
        let uri = "file://" + elsewhere.path
        let list =
            #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"list","arguments":{"protocols":["\#(elsewhere["A b.swift"])"]}}}"#
        let answers = try answers(
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"roots":{}}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, list,
            #"{"jsonrpc":"2.0","id":"other","result":{"roots":[{"uri":"file:///"}]}}"#, list,
            #"{"jsonrpc":"2.0","id":"understudy-roots","result":{"roots":[{"uri":"\#(uri)"},{"uri":"http://x"}]}}"#,
            list,
            #"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#,
            #"{"jsonrpc":"2.0","id":"understudy-roots","result":{"roots":[]}}"#, list)
        #expect(answers.count { $0["method"] as? String == "roots/list" } == 2)
        let calls = answers.filter { $0["id"] as? Int == 7 }
        let refused = calls.map { ($0["result"] as? [String: Any])?["isError"] as? Bool }
        #expect(refused.count == 4 && refused.count { $0 == false } == 1)
    }

    @Test func identifiersAreRepeatedExactly() throws {
        for id in ["9007199254740993", "-12345678901234567890123", "0", "1.50", "1e400", #""x\u00e9\"""#] {
            let text = try texts(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
            let expected = id == #""x\u00e9\"""# ? "\"xé\\\"\"" : id
            #expect(text == [#"{"jsonrpc":"2.0","id":\#(expected),"result":{}}"# + "\n"], "\(id)")
        }
        for id in ["null", "true", "[1]", "{}", "01", "1."] {
            let answer = try #require(try answers(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#).first)
            #expect(code(answer) == -32600 && answer["id"] is NSNull, "\(id)")
        }
    }

    @Test func linesThatAreTooLongAreAnswered() throws {
        let answers = try answers(to: [.tooLong, .bytes(Array(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#.utf8))])
        #expect(answers.map(code) == [-32600, nil] && answers[1]["id"] as? Int == 2)
        let file = try TemporaryFolder([
            "lines": "ab\n" + String(repeating: "x", count: 200_000) + "\ncd\n0123456789\nef"
        ])
        let descriptor = try SystemCalls.openToRead(file["lines"])
        defer { SystemCalls.closeDescriptor(descriptor) }
        let reader = LineReader(descriptor: descriptor, limit: 9)
        var lines: [String] = []
        while let line = reader.next() {
            if case .bytes(let bytes) = line {
                lines.append(String(decoding: bytes, as: UTF8.self))
            } else {
                lines.append("…")
            }
        }
        #expect(lines == ["ab", "…", "cd", "…", "ef"])
    }

    @Test func toolsThatRewriteSaySo() throws {
        let answer = try #require(try answers(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).first)
        let tools = try #require((answer["result"] as? [String: Any])?["tools"] as? [[String: Any]])
        let destructive = tools.filter { ($0["annotations"] as? [String: Any])?["destructiveHint"] as? Bool == true }
        #expect(
            destructive.compactMap { $0["name"] as? String }
                == ["generate", "sync", "apply_split", "narrow", "extract", "convert"])
        let reading = tools.filter { ($0["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool == true }
        #expect(
            reading.compactMap { $0["name"] as? String }
                == ["context", "list", "check", "usage", "split", "report", "explain"])
        #expect(tools.allSatisfy { ($0["title"] as? String)?.isEmpty == false })
    }

    @Test(
        "what hosts read about the repository is JSON, of this version, and names what there is",
        arguments: [
            ".claude-plugin/plugin.json", ".claude-plugin/marketplace.json", "gemini-extension.json",
        ])
    func manifests(_ path: String) throws {
        let file = URL(fileURLWithPath: #filePath)
        let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
        let manifest = try JSONObject(String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
        #expect(manifest["name"] as? String == "understudy")
        if let version = manifest["version"] as? String { #expect(version == Version.current) }
        if let context = manifest["contextFileName"] as? String {
            #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(context).path))
        }
        if let servers = manifest["mcpServers"] as? [String: [String: Any]] {
            #expect(servers["understudy"]?["args"] as? [String] == ["mcp"])
        }
    }
}
