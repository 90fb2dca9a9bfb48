/// The folders that an assistant's calls may name: the server's package, and the folders that the client works in.
///
/// An assistant may repeat what a text tells it, so its calls decide less than a command line.
struct AssistantReach: Sendable {
    private let package: String
    private let files: FileSystem
    /// The client's folders, which it can change at any time.
    private var roots: [String] = []

    init(package: String, files: FileSystem) {
        self.package = package
        self.files = files
    }

    /// Takes over the client's folders from the result of its answer.
    mutating func takeRoots(_ result: JSONNode?) {
        guard case .array(let nodes) = result?["roots"]?.value else { return }
        roots = nodes.compactMap { $0["uri"]?.text.flatMap(Self.path) }
    }

    /// Whether a call may name the file or folder at `path`, also after following all links.
    func holds(_ path: String) -> Bool {
        ([package] + roots).contains { files.leads(path, into: $0) }
    }

    /// Whether `word` may be an operand: a name, or a path within reach.
    func allows(_ word: String) -> Bool {
        switch SourceWord(word) {
        case .standardInput, .list: false
        case .path: !(CommandOperands.looksLikePath(word) || files.exists(word)) || holds(word)
        }
    }

    /// The absolute path in a `file` URI; `nil` for others.
    private static func path(_ uri: String) -> String? {
        let prefix = "file://"
        guard uri.lowercased().hasPrefix(prefix) else { return nil }
        var rest = uri.utf8.dropFirst(prefix.utf8.count)
        if rest.first != UInt8(ascii: "/") { rest = rest.drop { $0 != UInt8(ascii: "/") } }
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
        return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
    }
}
