import UnderstudySyntax

/// The platform's protocols as they are declared, each read when somebody inherits it first.
final class StandardDeclarations: @unchecked Sendable {
    private let mutex = Mutex()
    private var files: [String: FileDeclarations] = [:]

    /// Those of the table, for all who ask.
    static let shared = StandardDeclarations()

    /// What `standard` declares: a protocol, or a type alias.
    func file(declaring standard: StandardProtocol) -> FileDeclarations {
        mutex.withLock {
            if let known = files[standard.name] { return known }
            let source = SourceText(path: "<\(standard.module)>", text: standard.declaration)
            let file = FileDeclarations(parsing: source, module: standard.module)
            files[standard.name] = file
            return file
        }
    }
}
