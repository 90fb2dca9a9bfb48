import UnderstudySemantics
import UnderstudySyntax

/// Reads the declarations that matter for protocols, and leaves most files unparsed.
///
/// Every file is read once. Files that declare a protocol are parsed at once. For the others, the names that could
/// relate them to a protocol are kept, and the few files in which such a name turns out to be a protocol's are read
/// again and parsed.
struct DeclarationReader: Sendable {
    let reader: SourceReader
    private let console: Console

    init(session: Session) {
        reader = SourceReader(session: session)
        console = session.console
    }

    /// The result of scanning one file.
    private enum Finding: Sendable {
        case declarations(FileDeclarations)
        case mentions([UInt64])
    }

    /// Reads `sources`; problems of the files that were parsed are reported.
    /// - Returns: The declarations; `isComplete` is false if some file could not be read.
    func read(_ sources: [SourceFile]) -> (index: DeclarationIndex, isComplete: Bool) {
        let (findings, isComplete) = reader.map(sources) { source, bytes -> Finding in
            if QuickScan.mayDeclareProtocol(bytes) {
                return .declarations(Self.parse(source, bytes, detail: .protocols))
            }
            return .mentions(QuickScan.mentions(in: bytes))
        }
        var files: [FileDeclarations] = []
        var names: Set<UInt64> = []
        for case .declarations(let file) in findings {
            files.append(file)
            for declaration in file.protocols {
                names.insert(QuickScan.hash(of: declaration.simpleName))
                names.insert(QuickScan.hash(of: declaration.name))
                if let module = declaration.module { names.insert(QuickScan.hash(of: module + "." + declaration.name)) }
            }
        }
        guard isComplete else { return (DeclarationIndex(files), false) }
        var related: [SourceFile] = []
        for (source, finding) in zip(sources, findings) {
            if case .mentions(let mentioned) = finding, mentioned.contains(where: names.contains) {
                related.append(source)
            }
        }
        let (others, isWhole) = reader.map(related) { Self.parse($0, $1, detail: .protocols) }
        return (DeclarationIndex(files + others), isWhole)
    }

    /// - Parameter holdsNoProtocols: Whether the file is known to contain no protocols, for `FileDeclarations`.
    static func parse(
        _ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, detail: FileDeclarations.Detail,
        holdsNoProtocols: Bool = false
    ) -> FileDeclarations {
        parse(
            source, SourceText(path: source.path, bytes: bytes), detail: detail, holdsNoProtocols: holdsNoProtocols)
    }

    /// The same for a text.
    static func parse(
        _ source: SourceFile, _ text: SourceText, detail: FileDeclarations.Detail, holdsNoProtocols: Bool = false
    ) -> FileDeclarations {
        var file = FileDeclarations(
            parsing: text, module: source.module, settings: source.settings, detail: detail,
            holdsNoProtocols: holdsNoProtocols)
        file.isIgnored = source.isIgnored
        return file
    }
}
