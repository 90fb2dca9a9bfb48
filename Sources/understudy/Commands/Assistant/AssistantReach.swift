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
        guard SourceWord(word).isPath else { return false }
        guard CommandOperands.looksLikePath(word) || files.exists(word) else { return true }
        guard holds(word) else { return false }
        // What a pattern leads to may be a link out of the package.
        guard PathPattern.isPattern(word), !files.exists(word) else { return true }
        return ((try? PathPattern(word).matches(in: files)) ?? []).allSatisfy(holds)
    }

    /// The absolute path in a `file` URI; `nil` for others.
    static func path(_ uri: String) -> String? {
        let prefix = "file://"
        guard uri.lowercased().hasPrefix(prefix) else { return nil }
        let rest = Substring(uri.utf8.dropFirst(prefix.utf8.count)).drop { $0 != "/" }
        guard let bytes = PercentText.decoded(rest), !bytes.isEmpty else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}
