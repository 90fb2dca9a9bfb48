import UnderstudySyntax

/// Answers the messages of the Model Context Protocol: JSON-RPC 2.0, one message per line.
struct AssistantServer {
    private let system: System
    private let packageFolder: String
    private let run: MCPCommand.Run

    /// The supported versions of the protocol, the newest first.
    private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    init(system: System, packageFolder: String, run: @escaping MCPCommand.Run) {
        self.system = system
        self.packageFolder = packageFolder
        self.run = run
    }

    /// The answer to a message, as a line; `nil` if none is needed.
    mutating func answer(to line: [UInt8]) -> [UInt8]? {
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return nil }
        guard let message = try? JSONParser.parse(line) else {
            return Self.failure(RPCError(code: -32700, message: "this is not JSON"), id: nil)
        }
        guard message["jsonrpc"]?.text == "2.0", let method = message["method"]?.text else {
            // Responses to our own requests would have no method; we send none.
            if message["result"] != nil || message["error"] != nil { return nil }
            return Self.failure(
                RPCError(code: -32600, message: "this is not a JSON-RPC 2.0 request"), id: message["id"])
        }
        guard let id = message["id"] else { return nil }
        do throws(RPCError) {
            return Self.success(try result(of: method, message["params"]), id: id)
        } catch {
            return Self.failure(error, id: id)
        }
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
            json.member(
                "instructions",
                "Writes Swift test doubles and proposes protocol splits. Nothing is written unless a call has \"write\": true; "
                    + "look at what a call without it would change first.")
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
        let words = try tool.words(parameters?["arguments"], packageFolder: packageFolder)
        let (output, errors) = (GatheredBytes(), GatheredBytes())
        var system = self.system
        (system.output, system.errors) = (output.sink(), errors.sink())
        system.files.readStandardInput = { _ throws(FileError) in
            throw FileError(path: SourceFile.standardInputName, purpose: .readFile, failure: .notRegular)
        }
        let code = run(words, system)
        return { json in
            Self.write(output.bytes, errors: errors.bytes, to: &json)
            let isWithoutValue = output.bytes.isEmpty && code != .success
            json.member("isError", code == .unusableInput || code == .wrongCommandLine || isWithoutValue)
        }
    }

    /// Writes the output of a command: the value, the same as text for clients without structured content, and the
    /// diagnostics.
    private static func write(_ output: [UInt8], errors: [UInt8], to json: inout JSONWriter) {
        // Line breaks in JSON are only layout: in strings they are escaped.
        let value = output.filter { $0 != UInt8(ascii: "\n") }
        json.array("content") { json in
            for text in [value, errors] where !text.isEmpty {
                json.object { json in
                    json.member("type", "text")
                    json.member("text", String(decoding: text, as: UTF8.self))
                }
            }
        }
        if !value.isEmpty { json.member("structuredContent", JSONText(bytes: value)) }
    }
}

/// Writes the members of a result.
typealias RPCResult = (inout JSONWriter) -> Void

/// Why a request can't be answered.
struct RPCError: Error, Equatable {
    let code: Int
    let message: String
}

/// Text that already is JSON.
private struct JSONText: JSONWritable {
    let bytes: [UInt8]

    func write(to json: inout JSONWriter) { json.write(literal: String(decoding: bytes, as: UTF8.self)) }
}

// MARK: - Envelopes

extension AssistantServer {
    private static func success(_ result: RPCResult, id: JSONNode) -> [UInt8] {
        envelope(id) { $0.object("result", result) }
    }

    private static func failure(_ error: RPCError, id: JSONNode?) -> [UInt8] {
        envelope(id) { json in
            json.object("error") { json in
                json.member("code", error.code)
                json.member("message", error.message)
            }
        }
    }

    private static func envelope(_ id: JSONNode?, _ content: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter(.compact)
        json.object { json in
            json.member("jsonrpc", "2.0")
            switch id?.value {
            case .string(let text): json.member("id", text)
            case .number(let number) where number.rounded() == number && abs(number) < 1e15:
                json.member("id", Int(number))
            case .number(let number): json.member("id", number)
            default: json.member("id", String?.none)
            }
            content(&json)
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }
}
