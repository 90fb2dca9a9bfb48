import UnderstudySyntax

/// A whole result that an answer had no room for: in a file of the package's build folder or, where there is none, one that
/// is worked out when it is read.
struct AnswerResource: Sendable {
    private enum Place: Sendable {
        case file(String)
        case call(AssistantTool.Call)
    }

    private let uri: String
    private let place: Place
    private static let scheme = "understudy:"

    /// The resource at `uri`, which an answer named.
    init(_ uri: String, _ reach: AssistantReach, _ tools: ToolRun) throws(RPCError) {
        self.uri = uri
        let unknown = RPCError.wrong("there is no resource '\(uri.prefix(1000))'")
        guard uri.hasPrefix(Self.scheme) else {
            guard let path = AssistantReach.path(uri), reach.holds(path) else { throw unknown }
            let folder = Path.folder(of: tools.system.files.resolved(path))
            guard folder.hasSuffix("/" + Self.folder), path.hasSuffix(".json") else { throw unknown }
            place = .file(path)
            return
        }
        let parts = uri.dropFirst(Self.scheme.count).split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let tool = AssistantTool.named(String(parts[0])),
            let bytes = PercentText.decoded(parts[1]), let arguments = try? JSONParser.parse(bytes)
        else { throw unknown }
        do throws(ArgumentError) {
            let call = try tool.call(arguments, packageFolder: tools.packageFolder, within: reach)
            guard !call.isWriting else { throw ArgumentError(message: "a resource writes nothing") }
            place = .call(call)
        } catch {
            throw .wrong(error.message)
        }
    }

    /// The text of the resource.
    func result(_ tools: ToolRun, _ control: CallControl) -> Result<RPCResult, RPCError> {
        let tools = tools.reporting(while: control)
        let bytes: [UInt8]
        switch place {
        case .call(let call): bytes = tools.output(of: call.words(as: "json")).bytes
        case .file(let path): bytes = (try? tools.system.files.contents(of: path)) ?? []
        }
        if bytes.isEmpty { return .failure(.wrong("there is no resource '\(uri.prefix(1000))' any more")) }
        return .success(
            RPCResult(lifetime: RPCResult.Lifetime.none) { json in
                json.array("contents") { json in
                    json.object { json in
                        json.member("uri", uri)
                        json.member("mimeType", "application/json")
                        json.member("text", String(decoding: bytes, as: UTF8.self))
                    }
                }
            })
    }

    // MARK: - Links

    /// What an answer says about a resource.
    struct Link {
        let uri: String
        let name: String
        let size: Int
        /// The path of the file, if there is one.
        let path: String?

        /// Writes the members of a part of the answer.
        func write(to json: inout JSONWriter) {
            json.member("type", "resource_link")
            json.member("uri", uri)
            json.member("name", name)
            json.member("description", "the whole result")
            json.member("mimeType", "application/json")
            json.member("size", size)
        }
    }

    private static let folder = ".build/understudy/answers"

    /// The link to `value`, the whole result of `call`.
    static func link(to value: [UInt8], of call: AssistantTool.Call, _ tools: ToolRun) -> Link {
        let arguments = call.arguments?.without(["cursor", "limit", "detail", "write"]).json ?? Array("{}".utf8)
        let words = Array(call.tool.name.utf8) + arguments
        let number = words.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = "\(call.tool.name)-\(String(number, radix: 36)).json"
        let package = call.arguments?["package"]?.text ?? tools.packageFolder
        if let path = keep(value, as: name, in: package, tools.system.files) {
            let uri = "file://" + PercentText.encoded(Array(path.utf8), keeping: "/")
            return Link(uri: uri, name: name, size: value.count, path: path)
        }
        let uri = scheme + call.tool.name + "?" + PercentText.encoded(arguments)
        return Link(uri: uri, name: name, size: value.count, path: nil)
    }

    /// The path of the file with `value`; `nil` where there is no build folder, or it leads out of the package.
    private static func keep(_ value: [UInt8], as name: String, in package: String, _ files: FileSystem) -> String? {
        let root = files.resolved(package)
        let path = Path.join(Path.join(root, folder), name)
        guard (try? files.kind(Path.join(root, ".build"))) == .folder, files.leads(path, into: root) else { return nil }
        do throws(FileError) {
            if case .created = try files.create(path, value) { return path }
            let old = try files.contents(of: path)
            return try files.replace(path, old, value) == .changedMeanwhile ? nil : path
        } catch {
            return nil
        }
    }
}

/// Bytes as URIs write them.
enum PercentText {
    /// `bytes`, where those that mean something in URIs are written as numbers.
    static func encoded(_ bytes: [UInt8], keeping kept: String = "") -> String {
        var text = ""
        for byte in bytes {
            let scalar = Unicode.Scalar(byte)
            if byte < 0x80,
                scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
                    || ("-._~" + kept).utf8.contains(byte)
            {
                text.unicodeScalars.append(scalar)
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }

    /// The bytes that `text` stands for; `nil` if it is not written like that.
    static func decoded(_ text: Substring) -> [UInt8]? {
        var rest = text.utf8
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}
