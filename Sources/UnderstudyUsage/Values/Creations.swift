import UnderstudySemantics
import UnderstudySyntax

/// Where the sources make values, by the names of the types that are called or by `init`.
package struct Creations: Sendable {
    /// What is made at a place.
    package enum Made: Sendable {
        /// A value of the type that was asked about.
        case same
        /// Something else.
        case other
        /// Something of unknown type.
        case unknown
    }

    private let byFile: [String: [Int: Made]]

    init(_ byFile: [String: [Int: Made]]) { self.byFile = byFile }

    /// What the name at `offset` of the file at `path` makes; `nil` if it was not read as a call.
    package subscript(path: String, offset: Int) -> Made? { byFile[path]?[offset] }

    /// Where the file at `path` makes values of the type, in the order of the source.
    package func places(in path: String) -> [Int] {
        (byFile[path] ?? [:]).filter { if case .same = $0.value { true } else { false } }.map(\.key).sorted()
    }
}
