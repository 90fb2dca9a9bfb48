import UnderstudySyntax

/// A message of a client, as far as JSON-RPC tells what it is.
enum AssistantMessage {
    case request(AssistantRequest)
    case notification(String, JSONNode?)
    /// The answer to a request of this server's own.
    case response(JSONNode)
    case invalid(RPCError, RequestID?)

    /// What `node` is, which was read from `line`.
    init(_ node: JSONNode, in line: [UInt8]) {
        let id = node["id"].flatMap { RequestID($0, in: line) }
        guard node["jsonrpc"]?.text == "2.0", let method = node["method"]?.text else {
            let isResponse = node["result"] != nil || node["error"] != nil
            self = isResponse ? .response(node) : .invalid(.invalid("this is not a JSON-RPC 2.0 request"), id)
            return
        }
        let parameters = node["params"]
        guard node["id"] != nil else {
            self = .notification(method, parameters)
            return
        }
        guard let id else {
            self = .invalid(.invalid("the 'id' of a request is a text or a number"), nil)
            return
        }
        do throws(RPCError) {
            let era = try ProtocolEra(of: method, parameters)
            let token = parameters?["_meta"]?["progressToken"].flatMap { RequestID($0, in: line) }
            self = .request(
                AssistantRequest(id: id, method: method, parameters: parameters, era: era, progressToken: token))
        } catch {
            self = .invalid(error, id)
        }
    }
}

/// A request of a client.
struct AssistantRequest: Sendable {
    let id: RequestID
    let method: String
    let parameters: JSONNode?
    let era: ProtocolEra
    /// What the client wants to be told the progress under.
    let progressToken: RequestID?
}

/// How a client speaks.
enum ProtocolEra: Equatable, Sendable {
    /// As one that has made a handshake, or could have: `initialize`.
    case handshake
    /// With all that the server has to know in each request.
    case stateless(hasRoots: Bool)

    /// The versions without a handshake, the newest first.
    static let statelessVersions = ["2026-07-28"]
    /// The versions with a handshake, the newest first.
    static let handshakeVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    /// The versions whose messages may come in arrays.
    static let batchVersions = ["2025-03-26", "2024-11-05"]

    private static let versionKey = "io.modelcontextprotocol/protocolVersion"
    private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

    /// What a request says about itself.
    init(of method: String, _ parameters: JSONNode?) throws(RPCError) {
        if let parameters, !parameters.isObject { throw .wrong("the parameters are not an object") }
        let meta = parameters?["_meta"]
        let (version, capabilities) = (meta?[Self.versionKey], meta?[Self.capabilitiesKey])
        guard method == "server/discover" || version != nil || capabilities != nil else {
            self = .handshake
            return
        }
        guard let version = version?.text else { throw .wrong("'_meta' needs a text '\(Self.versionKey)'") }
        guard Self.statelessVersions.contains(version) else { throw .unsupported(version) }
        guard let capabilities, capabilities.isObject else {
            throw .wrong("'_meta' needs an object '\(Self.capabilitiesKey)'")
        }
        self = .stateless(hasRoots: capabilities["roots"] != nil)
    }
}

/// Why a request can't be answered.
struct RPCError: Error, Sendable {
    let code: Int
    let message: String
    /// The version that was asked for, where it is not supported.
    var version: String?

    static func invalid(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
    static func wrong(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }

    fileprivate static func unsupported(_ version: String) -> RPCError {
        RPCError(code: -32022, message: "this version of the protocol is not supported", version: version)
    }

    /// Writes the members of the error.
    func write(to json: inout JSONWriter) {
        json.member("code", code)
        json.member("message", message)
        guard let version else { return }
        json.object("data") { json in
            json.member("supported", ProtocolEra.statelessVersions + ProtocolEra.handshakeVersions)
            json.member("requested", String(version.prefix(100)))
        }
    }
}

/// What a request results in.
struct RPCResult: Sendable {
    /// How long a client may keep the result, and whether others may have it, too.
    struct Lifetime: Sendable {
        let milliseconds: Int
        let scope: String

        /// Of what does not change while the server runs.
        static let long = Lifetime(milliseconds: 3_600_000, scope: "public")
        /// Of what may have changed.
        static let none = Lifetime(milliseconds: 0, scope: "private")
    }

    var type = "complete"
    var lifetime: Lifetime?
    /// Writes the members.
    let write: @Sendable (inout JSONWriter) -> Void

    /// The answer with this result to the request `id`.
    func envelope(_ id: RequestID, _ era: ProtocolEra) -> [UInt8] {
        Self.envelope(id) { json in
            json.object("result") { json in
                if case .stateless = era {
                    json.member("resultType", type)
                    json.object("_meta") { json in
                        json.object("io.modelcontextprotocol/serverInfo", AssistantServer.writeIdentity)
                    }
                    if let lifetime {
                        json.member("ttlMs", lifetime.milliseconds)
                        json.member("cacheScope", lifetime.scope)
                    }
                }
                write(&json)
            }
        }
    }

    /// The answer with an error.
    static func envelope(_ error: RPCError, _ id: RequestID?) -> [UInt8] {
        envelope(id) { $0.object("error") { error.write(to: &$0) } }
    }

    private static func envelope(_ id: RequestID?, _ content: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(.compact)
        json.object { json in
            json.member("jsonrpc", "2.0")
            json.member("id", id)
            content(&json)
        }
        return json.bytes
    }

    /// A message that needs no answer.
    static func notification(_ method: String, _ parameters: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(.compact)
        json.object { json in
            json.member("jsonrpc", "2.0")
            json.member("method", method)
            json.object("params", parameters)
        }
        return json.bytes
    }
}

extension JSONNode {
    /// Whether it is an object.
    var isObject: Bool { if case .object = value { true } else { false } }
}
