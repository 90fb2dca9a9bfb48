import UnderstudySyntax

/// What a call of a tool answers: text that people and assistants read, and the value that programs read.
///
/// Common clients cut an answer at 25,000 tokens, and put a long one into a file that nobody reads. So a first answer has
/// at most 8 kB, and a page that was asked for at most 24 kB.
struct AssistantAnswer {
    /// What a call says about the size of its answer.
    struct Wish: Sendable {
        /// Whether places and edits are wanted.
        var hasDetails = false
        /// The index of the first element of the main list.
        var cursor = 0
        /// The most elements of the main list.
        var limit: Int?

        /// The bytes for the text and for the value.
        fileprivate var sizes: (text: Int, value: Int) {
            if cursor > 0 { return (0, 22_000) }
            return hasDetails ? (6_000, 15_000) : (2_600, 3_700)
        }
    }

    private let texts: [String]
    private let value: [UInt8]
    private let link: AnswerResource.Link?
    private let isError: Bool

    /// - Parameters:
    ///   - text: What the command printed for people; `nil` to say it from the value.
    ///   - value: What the command printed as JSON, if it was asked for that.
    ///   - makeLink: Makes a link to a whole value, if the answer has no room for it.
    init(
        to call: AssistantTool.Call, text: ToolRun.Output?, value: ToolRun.Output?,
        link makeLink: ([UInt8]) -> AnswerResource.Link
    ) {
        let (wish, wording) = (call.wish, AssistantWording(tool: call.tool))
        let code = value?.code ?? text?.code ?? .success
        let node = value.flatMap { try? JSONParser.parse($0.bytes) }
        let isRefused = node?["refusals"]?.elements?.isEmpty == false && code == .finding
        isError =
            code == .unusableInput || code == .wrongCommandLine
            || (value ?? text)?.bytes.isEmpty == true && code != .success
        let page = AnswerValue.Page(
            size: wish.sizes.value, start: wish.cursor, limit: wish.limit, hasDetails: wish.hasDetails)
        let answer = node.map { AnswerValue($0.worded(by: wording), page, isWritten: call.isWriting) }
        self.value = answer?.bytes ?? []
        var parts: [String] = []
        if wish.cursor == 0 {
            let own = isRefused ? nil : text.map { String(decoding: $0.bytes, as: UTF8.self) }
            let told = code == .wrongCommandLine ? "" : own ?? Self.changes(node)
            let size = call.wantsValue ? wish.sizes.text : call.tool.textSize ?? wish.sizes.text
            parts.append(
                TextBeginning.lines(of: wording.applied(to: told), size: size, allowsDetail: !wish.hasDetails))
        }
        if let next = answer?.next {
            parts.append(
                "structuredContent has elements \(wish.cursor) to \(next.cursor - 1) of \(next.count); "
                    + "\"cursor\": \(next.cursor) asks for the next, names for some of them")
        }
        let isCut = answer?.isCut == true && !call.isWriting && wish.cursor == 0
        link = isCut ? value.map { makeLink($0.bytes) } : nil
        if let path = link?.path { parts.append("the whole result is in \(path)") }
        let errors = Self.errors(value ?? text)
        parts.append(TextBeginning.lines(of: wording.applied(to: errors), size: 800, allowsDetail: false))
        texts = parts.filter { !$0.isEmpty }
    }

    /// The answer that says why a call can't be carried out.
    init(refusing error: ArgumentError, by tool: AssistantTool) {
        texts = [TextBeginning.lines(of: error.message, size: 2_000, allowsDetail: false)]
        (value, link, isError) = ([], nil, true)
    }

    /// What a command reported, without what a person would read to get its words right.
    private static func errors(_ output: ToolRun.Output?) -> String {
        guard let output else { return "" }
        let text = String(decoding: output.errors, as: UTF8.self)
        return output.code == .wrongCommandLine ? String(text.prefix { $0 != "\n" }) : text
    }

    /// What a change did, from its value: the files, and what is left.
    private static func changes(_ value: JSONNode?) -> String {
        func nodes(_ key: String) -> [JSONNode] { value?[key]?.elements ?? [] }
        let files = nodes("files").compactMap { file -> String? in
            guard let path = file["file"]?.text, file["written"]?.flag == true else { return nil }
            return (file["isNew"]?.flag == true ? "wrote " : "changed ") + path
        }
        let rest = ["refusals", "left", "findings"].flatMap(nodes).compactMap(Self.told)
        return files.isEmpty && rest.isEmpty ? "nothing was written" : (files + rest).joined(separator: "\n")
    }

    /// A message with its place, where it has one.
    private static func told(_ node: JSONNode) -> String? {
        guard let message = node["message"]?.text, let file = node["file"]?.text else {
            return node["message"]?.text ?? node.text
        }
        return "\(file):\(node["line"]?.integer ?? 1): \(message)"
    }

    /// Writes the members of the result.
    ///
    /// - Parameter allowsLinks: Whether the client's version of the protocol has links to resources.
    func write(to json: inout JSONWriter, allowsLinks: Bool = true) {
        json.array("content") { json in
            for text in texts {
                json.object { json in
                    json.member("type", "text")
                    json.member("text", text)
                }
            }
            if let link, allowsLinks { json.object { link.write(to: &$0) } }
        }
        if !value.isEmpty { json.member("structuredContent", JSONText(bytes: value)) }
        json.member("isError", isError)
    }
}

/// The beginning of a text that may be too long.
private enum TextBeginning {
    /// The lines of `text` that fit into `size` bytes of JSON, and how many there are more.
    static func lines(of text: String, size: Int, allowsDetail: Bool) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var (kept, room) = (0, size)
        while kept < lines.count {
            room -= cost(of: lines[kept])
            if room < 0 { break }
            kept += 1
        }
        if kept == lines.count { return trimmed(text) }
        var shown = lines[..<kept].joined(separator: "\n")
        if kept == 0 {
            // A line that is too long by itself is cut, where a character needs at most six bytes of JSON.
            shown = String(decoding: lines[0].utf8.prefix(size / 6), as: UTF8.self) + "…"
            kept = 1
        }
        let advice = allowsDetail ? "; name what you want to see, or ask with \"detail\": true" : ""
        let more = lines.count - kept
        return more == 0 ? shown : shown + "\n… \(more) more line\(more == 1 ? "" : "s")\(advice)"
    }

    /// The bytes that a line takes in JSON, with its line break.
    private static func cost(of line: Substring) -> Int {
        var json = JSONWriter(.compact)
        json.write(string: String(line))
        return json.bytes.count
    }

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}

extension JSONNode {
    /// The value with its messages in the words of a client.
    fileprivate func worded(by wording: AssistantWording) -> JSONNode {
        switch value {
        case .object(let members):
            JSONNode(
                value: .object(
                    members.map { member in
                        let node =
                            switch (member.key, member.node.value) {
                            case ("message", .string(let text)), ("advice", .string(let text)),
                                ("command", .string(let text)):
                                JSONNode(value: .string(wording.applied(to: text)), offset: 0)
                            case ("edit", _), ("edits", _): member.node
                            default: member.node.worded(by: wording)
                            }
                        return JSONMember(key: member.key, keyOffset: 0, node: node)
                    }), offset: 0)
        case .array(let nodes): JSONNode(value: .array(nodes.map { $0.worded(by: wording) }), offset: 0)
        default: self
        }
    }
}

/// Text that already is JSON.
private struct JSONText: JSONWritable {
    let bytes: [UInt8]

    func write(to json: inout JSONWriter) { json.write(literal: String(decoding: bytes, as: UTF8.self)) }
}
