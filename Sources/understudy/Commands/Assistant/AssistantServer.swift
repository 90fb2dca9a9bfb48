import UnderstudySyntax

/// Reads the messages of the Model Context Protocol: JSON-RPC 2.0, one message per line.
struct AssistantServer {
    private let tools: ToolRun
    private let registry: CallRegistry
    /// Sends a message at once, whatever waits.
    private let send: @Sendable ([UInt8]) -> Void
    private var reach: AssistantReach
    /// The version of the handshake; `nil` before one.
    private var version: String?
    /// Whether the client can say which folders it works in.
    private var clientHasRoots = false

    /// What a client is told about the tools.
    static let instructions = """
        Writes Swift test doubles (spies, stubs, mocks, fakes) as source that the user owns, and proposes smaller \
        protocols. Don't write a double by hand. To test a type, ask 'context' first: it has the type's initialiser, the \
        doubles of what it depends on with their members, and the beginning of a test. 'generate' writes a missing double, \
        'sync' brings doubles up to date after a protocol changed. A spy is the usual kind; a fake is for what is saved \
        and read again. Nothing is written unless a call has "write": true; look at what a call without it would change \
        first. Answers have at most 8 kB: name what you want to see, or ask with "detail": true.
        """
    /// The identifier of this server's only request.
    private static let rootsRequest = "understudy-roots"
    /// The most messages of a batch.
    private static let batchLimit = 1000

    init(tools: ToolRun, registry: CallRegistry, send: @escaping @Sendable ([UInt8]) -> Void) {
        self.tools = tools
        self.registry = registry
        self.send = send
        reach = AssistantReach(package: tools.packageFolder, files: tools.system.files)
    }

    /// Writes the members of the server's name and version.
    static func writeIdentity(to json: inout JSONWriter) {
        json.member("name", "understudy")
        json.member("title", "Understudy: Swift test doubles")
        json.member("version", Version.current)
    }

    /// What is to be done for a line; `nil` for nothing.
    mutating func work(for line: InputLine) -> AssistantWork? {
        switch line {
        case .tooLong: Self.failed(.invalid("this message is longer than 64 MiB"))
        case .bytes(let bytes): work(for: bytes)
        }
    }

    private mutating func work(for line: [UInt8]) -> AssistantWork? {
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return nil }
        guard String(validating: line, as: UTF8.self) != nil else {
            return Self.failed(RPCError(code: -32700, message: "this is not UTF-8"))
        }
        guard let node = try? JSONParser.parse(line) else {
            return Self.failed(RPCError(code: -32700, message: "this is not JSON"))
        }
        guard case .array(let nodes) = node.value else {
            return part(for: AssistantMessage(node, in: line)).map { AssistantWork(parts: [$0]) }
        }
        if nodes.isEmpty { return Self.failed(.invalid("a batch has at least one message")) }
        if let version, !ProtocolEra.batchVersions.contains(version) {
            return Self.failed(.invalid("version \(version) has no batches; send one message per line"))
        }
        guard nodes.count <= Self.batchLimit else {
            return Self.failed(.invalid("a batch has at most \(Self.batchLimit) messages"))
        }
        let parts = nodes.compactMap { part(for: AssistantMessage($0, in: line), isInBatch: true) }
        return parts.isEmpty ? nil : AssistantWork(parts: parts, isBatch: true)
    }

    private static func failed(_ error: RPCError) -> AssistantWork {
        AssistantWork(parts: [.answer(RPCResult.envelope(error, nil))])
    }

    private mutating func part(for message: AssistantMessage, isInBatch: Bool = false) -> AssistantWork.Part? {
        switch message {
        case .invalid(let error, let id): return .answer(RPCResult.envelope(error, id))
        case .response(let node):
            if node["id"]?.text == Self.rootsRequest { reach.takeRoots(node["result"]) }
            return nil
        case .notification(let method, let parameters):
            take(method, parameters)
            return nil
        case .request(let request):
            if isInBatch, request.method == "initialize" || request.era != .handshake {
                return .answer(RPCResult.envelope(.invalid("this request is sent alone"), request.id))
            }
            do throws(RPCError) {
                return try part(for: request)
            } catch {
                return .answer(RPCResult.envelope(error, request.id))
            }
        }
    }

    private mutating func take(_ notification: String, _ parameters: JSONNode?) {
        switch notification {
        case "notifications/cancelled":
            if let id = parameters?["requestId"].flatMap(RequestID.init(known:)) { registry.cancel(id) }
        case "notifications/initialized", "notifications/roots/list_changed":
            // Afterwards, the client's folders are known.
            guard clientHasRoots else { return }
            var json = JSONWriter(.compact)
            json.object { json in
                json.member("jsonrpc", "2.0")
                json.member("id", Self.rootsRequest)
                json.member("method", "roots/list")
            }
            send(json.bytes)
        default: break
        }
    }

    // MARK: - Requests

    private mutating func part(for request: AssistantRequest) throws(RPCError) -> AssistantWork.Part? {
        let isStateless = request.era != .handshake
        switch (request.method, isStateless) {
        case ("initialize", false): return answer(request, initialization(request.parameters))
        case ("ping", false): return answer(request, RPCResult { _ in })
        case ("server/discover", true): return answer(request, Self.discovery)
        case ("subscriptions/listen", true):
            // Nothing ever changes here, so that no notification follows.
            send(
                RPCResult.notification("notifications/subscriptions/acknowledged") { json in
                    json.object("_meta") { $0.member("io.modelcontextprotocol/subscriptionId", request.id) }
                    json.object("notifications") { _ in }
                })
            return nil
        case ("tools/list", _): return answer(request, Self.toolList)
        case ("prompts/list", _): return answer(request, AssistantPrompt.list)
        case ("resources/list", _), ("resources/templates/list", _):
            let key = request.method == "resources/list" ? "resources" : "resourceTemplates"
            return answer(request, RPCResult(lifetime: .long) { $0.array(key) { _ in } })
        case ("tools/call", _): return try call(request)
        case ("prompts/get", _):
            let prompt = try AssistantPrompt(request.parameters)
            return enqueue(request) { [tools] in prompt.result(tools, $0) }
        case ("resources/read", _):
            guard let uri = request.parameters?["uri"]?.text else {
                throw .wrong("'resources/read' needs the 'uri' of a resource")
            }
            let resource = try AnswerResource(uri, reach, tools)
            return enqueue(request) { [tools] control in resource.result(tools, control) }
        default: throw RPCError(code: -32601, message: "there is no method '\(request.method.prefix(100))'")
        }
    }

    private func answer(_ request: AssistantRequest, _ result: RPCResult) -> AssistantWork.Part {
        .answer(result.envelope(request.id, request.era))
    }

    private func enqueue(
        _ request: AssistantRequest, _ result: @escaping @Sendable (CallControl) -> Result<RPCResult, RPCError>
    ) -> AssistantWork.Part {
        let call = AssistantCall(id: request.id) { control in
            switch result(control) {
            case .success(let result): result.envelope(request.id, request.era)
            case .failure(let error): RPCResult.envelope(error, request.id)
            }
        }
        registry.add(call)
        return .call(call)
    }

    private mutating func initialization(_ parameters: JSONNode?) -> RPCResult {
        clientHasRoots = parameters?["capabilities"]?["roots"] != nil
        let asked = parameters?["protocolVersion"]?.text
        let chosen = ProtocolEra.handshakeVersions.first { $0 == asked } ?? ProtocolEra.handshakeVersions[0]
        version = chosen
        return RPCResult { json in
            json.member("protocolVersion", chosen)
            Self.writeCapabilities(to: &json)
            json.object("serverInfo", Self.writeIdentity)
        }
    }

    private static let discovery = RPCResult(lifetime: .long) { json in
        json.member("supportedVersions", ProtocolEra.statelessVersions + ProtocolEra.handshakeVersions)
        writeCapabilities(to: &json)
    }

    private static func writeCapabilities(to json: inout JSONWriter) {
        json.object("capabilities") { json in
            for name in ["tools", "prompts", "resources"] { json.object(name) { _ in } }
        }
        json.member("instructions", instructions)
    }

    private static let toolList = RPCResult(lifetime: .long) { json in
        json.array("tools") { json in
            for tool in AssistantTool.all { json.object { tool.write(to: &$0) } }
        }
    }

    // MARK: - Calls

    private func call(_ request: AssistantRequest) throws(RPCError) -> AssistantWork.Part {
        guard let name = request.parameters?["name"]?.text else {
            throw .wrong("'tools/call' needs the 'name' of a tool")
        }
        guard let tool = AssistantTool.named(name) else {
            let known = AssistantTool.all.map(\.name).joined(separator: ", ")
            throw .wrong("there is no tool '\(name.prefix(100))'; the tools are \(known)")
        }
        let arguments = request.parameters?["arguments"]
        if let arguments, !arguments.isObject, !arguments.isNull { throw .wrong("the arguments are not an object") }
        var reach = reach
        let told = request.parameters?["inputResponses"]?["roots"]
        if case .stateless = request.era { reach.takeRoots(told) }
        let call: AssistantTool.Call
        do throws(ArgumentError) {
            call = try tool.call(arguments, packageFolder: tools.packageFolder, within: reach)
        } catch {
            if error.isOutOfReach, told == nil, request.era == .stateless(hasRoots: true) {
                return answer(request, Self.rootsAreNeeded)
            }
            return answer(request, RPCResult { AssistantAnswer(refusing: error, by: tool).write(to: &$0) })
        }
        let report = request.progressToken.map { CallProgress(token: $0, send: send) }
        let allowsLinks = version.map { !ProtocolEra.batchVersions.contains($0) } ?? true
        return enqueue(request) { [tools] control in
            let answer = tools.reporting(to: report, while: control).answer(to: call)
            return .success(RPCResult { answer.write(to: &$0, allowsLinks: allowsLinks) })
        }
    }

    /// Asks for the client's folders, before a path is refused that may be in one of them.
    private static let rootsAreNeeded = RPCResult(type: "input_required") { json in
        json.object("inputRequests") { json in
            json.object("roots") { $0.member("method", "roots/list") }
        }
    }
}

extension JSONNode {
    /// Whether it is `null`.
    var isNull: Bool { if case .null = value { true } else { false } }
}
