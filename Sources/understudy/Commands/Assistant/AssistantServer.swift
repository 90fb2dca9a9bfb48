import UnderstudySyntax

/// Answers the messages of the Model Context Protocol: JSON-RPC 2.0, one message per line.
struct AssistantServer {
    private let system: System
    private let packageFolder: String
    private let run: MCPCommand.Run
    private var reach: AssistantReach
    /// Whether the client can say which folders it works in.
    private var clientHasRoots = false

    /// The supported versions of the protocol, the newest first.
    private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    /// What a client is told about the tools.
    static let instructions = """
        Writes Swift test doubles (spies, stubs, mocks, fakes) as source that the user owns, and proposes smaller \
        protocols. Don't write a double by hand: 'list' shows what exists, 'generate' writes a new one, 'sync' brings \
        doubles up to date after a protocol changed. A spy is the usual kind; a fake is for what is saved and read again. \
        Names of a double's members are in its file. Nothing is written unless a call has "write": true; look at what \
        a call without it would change first. Answers have at most 8 kB: name what you want to see, or ask with \
        "detail": true.
        """
    /// The identifier of this server's only request.
    private static let rootsRequest = "understudy-roots"

    init(system: System, packageFolder: String, run: @escaping MCPCommand.Run) {
        self.system = system
        self.packageFolder = packageFolder
        self.run = run
        reach = AssistantReach(package: packageFolder, files: system.files)
    }

    /// The answer to a message, or a request of this server's own, as a line; `nil` if there is nothing to send.
    mutating func answer(to line: InputLine) -> [UInt8]? {
        switch line {
        case .bytes(let bytes): answer(to: bytes)
        case .tooLong: Self.failure(RPCError(code: -32600, message: "this message is longer than 64 MiB"), id: nil)
        }
    }

    private mutating func answer(to line: [UInt8]) -> [UInt8]? {
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return nil }
        guard let message = try? JSONParser.parse(line) else {
            return Self.failure(RPCError(code: -32700, message: "this is not JSON"), id: nil)
        }
        let node = message["id"]
        let id = node.flatMap { RequestID($0, in: line) }
        guard message["jsonrpc"]?.text == "2.0", let method = message["method"]?.text else {
            if message["result"] != nil || message["error"] != nil {
                if node?.text == Self.rootsRequest { reach.takeRoots(message["result"]) }
                return nil
            }
            return Self.failure(RPCError(code: -32600, message: "this is not a JSON-RPC 2.0 request"), id: id)
        }
        guard node != nil else { return request(after: method) }
        guard let id else {
            return Self.failure(
                RPCError(code: -32600, message: "the 'id' of a request is a text or a number"), id: nil)
        }
        if method == "initialize" { clientHasRoots = message["params"]?["capabilities"]?["roots"] != nil }
        do throws(RPCError) {
            return Self.success(try result(of: method, message["params"]), id: id)
        } catch {
            return Self.failure(error, id: id)
        }
    }

    /// The request for the client's folders, when a notification says that there are new ones.
    private func request(after notification: String) -> [UInt8]? {
        let names = ["notifications/initialized", "notifications/roots/list_changed"]
        guard clientHasRoots, names.contains(notification) else { return nil }
        var json = JSONWriter(.compact)
        json.object { json in
            json.member("jsonrpc", "2.0")
            json.member("id", Self.rootsRequest)
            json.member("method", "roots/list")
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private func result(of method: String, _ parameters: JSONNode?) throws(RPCError) -> RPCResult {
        switch method {
        case "initialize": initialization(parameters)
        case "ping": { _ in }
        case "tools/list":
            { json in
                json.array("tools") { json in
                    for tool in AssistantTool.all { json.object { tool.write(to: &$0) } }
                }
            }
        case "tools/call": try call(parameters)
        default: throw RPCError(code: -32601, message: "there is no method '\(method)'")
        }
    }

    private func initialization(_ parameters: JSONNode?) -> RPCResult {
        let asked = parameters?["protocolVersion"]?.text
        let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
        return { json in
            json.member("protocolVersion", version)
            json.object("capabilities") { $0.object("tools") { _ in } }
            json.object("serverInfo") { json in
                json.member("name", "understudy")
                json.member("version", Version.current)
            }
            json.member("instructions", Self.instructions)
        }
    }

    private func call(_ parameters: JSONNode?) throws(RPCError) -> RPCResult {
        guard let name = parameters?["name"]?.text else {
            throw RPCError(code: -32602, message: "'tools/call' needs the 'name' of a tool")
        }
        guard let tool = AssistantTool.all.first(where: { $0.name == name }) else {
            let known = AssistantTool.all.map(\.name).joined(separator: ", ")
            throw RPCError(code: -32602, message: "there is no tool '\(name)'; the tools are \(known)")
        }
        let call = try tool.call(parameters?["arguments"], packageFolder: packageFolder, within: reach)
        let value = output(of: call.words(as: "json"))
        // What writes runs once, and later pages have no text.
        let isOnlyValue = call.isWriting || call.wish.cursor > 0 || value.code == .wrongCommandLine
        let text = isOnlyValue ? nil : output(of: call.words(as: "text")).bytes
        let answer = AssistantAnswer(
            text: text, value: value.bytes, errors: value.errors, code: value.code, wish: call.wish,
            isWritten: call.isWriting)
        return { answer.write(to: &$0) }
    }

    /// Runs a command line.
    private func output(of words: [String]) -> (code: ExitCode, bytes: [UInt8], errors: [UInt8]) {
        let (output, errors) = (GatheredBytes(), GatheredBytes())
        var system = self.system
        (system.output, system.errors) = (output.sink(), errors.sink())
        system.files.readStandardInput = { _ throws(FileError) in
            throw FileError(path: SourceFile.standardInputName, purpose: .readFile, failure: .notRegular)
        }
        let code = run(words, system)
        return (code, output.bytes, errors.bytes)
    }
}

/// Writes the members of a result.
typealias RPCResult = (inout JSONWriter) -> Void

/// Why a request can't be answered.
struct RPCError: Error, Equatable {
    let code: Int
    let message: String
}

// MARK: - Envelopes

extension AssistantServer {
    private static func success(_ result: RPCResult, id: RequestID) -> [UInt8] {
        envelope(id) { $0.object("result", result) }
    }

    private static func failure(_ error: RPCError, id: RequestID?) -> [UInt8] {
        envelope(id) { json in
            json.object("error") { json in
                json.member("code", error.code)
                json.member("message", error.message)
            }
        }
    }

    private static func envelope(_ id: RequestID?, _ content: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(.compact)
        json.object { json in
            json.member("jsonrpc", "2.0")
            json.member("id", id)
            content(&json)
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }
}
