import UnderstudySyntax

/// What a call of a tool answers: text that people and assistants read, and the value that programs read.
///
/// Common clients cut an answer at 25,000 tokens, and put a long one into a file that nobody reads. So a first answer has
/// at most 8 kB, and a page that was asked for at most 24 kB.
struct AssistantAnswer {
    /// What a call says about the size of its answer.
    struct Wish {
        /// Whether places and edits are wanted.
        var hasDetails = false
        /// The index of the first element of the main list.
        var cursor = 0

        /// The bytes for the text and for the value.
        fileprivate var sizes: (text: Int, value: Int) {
            if cursor > 0 { return (0, 22_000) }
            return hasDetails ? (6_000, 16_000) : (2_900, 3_900)
        }
    }

    private let texts: [String]
    private let value: [UInt8]
    private let isError: Bool

    /// - Parameters:
    ///   - text: What the command prints for people; `nil` to say it from the value.
    ///   - value: What the command prints as JSON.
    init(
        text: [UInt8]?, value: [UInt8], errors: [UInt8], code: ExitCode, wish: Wish, isWritten: Bool
    ) {
        isError = code == .unusableInput || code == .wrongCommandLine || (value.isEmpty && code != .success)
        let sizes = wish.sizes
        let node = value.isEmpty ? nil : try? JSONParser.parse(value)
        let page = AnswerValue.Page(size: sizes.value, start: wish.cursor, hasDetails: wish.hasDetails)
        let answer = node.map { AnswerValue($0, page, isWritten: isWritten) }
        self.value = answer?.bytes ?? []
        var parts: [String] = []
        if wish.cursor == 0 {
            let told = text ?? Array((node.map(Self.changes) ?? []).joined(separator: "\n").utf8)
            parts.append(Self.beginning(of: told, size: sizes.text, allowsDetail: !wish.hasDetails))
        }
        if let next = answer?.next {
            parts.append(
                "structuredContent has elements \(wish.cursor) to \(next.cursor - 1) of \(next.count); "
                    + "\"cursor\": \(next.cursor) asks for the next, names for some of them")
        }
        parts.append(Self.beginning(of: errors, size: 900, allowsDetail: false))
        texts = parts.filter { !$0.isEmpty }
    }

    /// The lines of `text` that fit into `size` bytes, and how many there are more.
    private static func beginning(of text: [UInt8], size: Int, allowsDetail: Bool) -> String {
        let whole = String(decoding: text, as: UTF8.self)
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
        var (kept, room) = (0, size)
        while kept < lines.count {
            // In JSON, a line break and a quotation mark take two bytes.
            room -= lines[kept].utf8.count + lines[kept].utf8.count { $0 == UInt8(ascii: "\"") } + 2
            if room < 0 { break }
            kept += 1
        }
        if kept == lines.count { return trimmed(whole) }
        let shown = lines[..<kept].joined(separator: "\n")
        let advice = allowsDetail ? "; name what you want to see, or ask with \"detail\": true" : ""
        return shown + "\n… \(lines.count - kept) more lines\(advice)"
    }

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }

    /// What a change did, from its value: the files, and what is left.
    private static func changes(_ value: JSONNode) -> [String] {
        func nodes(_ key: String) -> [JSONNode] {
            guard case .array(let nodes)? = value[key]?.value else { return [] }
            return nodes
        }
        let files = nodes("files").compactMap { file -> String? in
            guard let path = file["file"]?.text, file["written"]?.flag == true else { return nil }
            return (file["isNew"]?.flag == true ? "wrote " : "changed ") + path
        }
        let rest = ["refusals", "left", "findings"].flatMap(nodes).compactMap { $0["message"]?.text ?? $0.text }
        return files.isEmpty && rest.isEmpty ? ["nothing was written"] : files + rest
    }

    /// Writes the members of the result.
    func write(to json: inout JSONWriter) {
        json.array("content") { json in
            for text in texts {
                json.object { json in
                    json.member("type", "text")
                    json.member("text", text)
                }
            }
        }
        if !value.isEmpty { json.member("structuredContent", JSONText(bytes: value)) }
        json.member("isError", isError)
    }
}

/// Text that already is JSON.
private struct JSONText: JSONWritable {
    let bytes: [UInt8]

    func write(to json: inout JSONWriter) { json.write(literal: String(decoding: bytes, as: UTF8.self)) }
}
