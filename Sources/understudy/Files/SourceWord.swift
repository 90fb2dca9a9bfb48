/// A word on the command line that says where sources are.
enum SourceWord: Equatable {
    /// `-`: standard input.
    case standardInput
    /// `@FILE`: the file lists paths.
    case list(String)
    /// A file or a folder.
    case path(String)

    init(_ word: String) {
        if word == "-" {
            self = .standardInput
        } else if word.utf8.first == UInt8(ascii: "@") {
            self = .list(String(word.dropFirst()))
        } else {
            self = .path(word)
        }
    }

    /// Whether it is the path of a file or a folder.
    var isPath: Bool { if case .path = self { true } else { false } }

    /// The file that lists paths; `nil` for other words.
    var list: String? { if case .list(let file) = self { file } else { nil } }
}
