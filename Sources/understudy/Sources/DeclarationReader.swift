import UnderstudySemantics
import UnderstudySyntax

/// Reads the declarations that matter to protocols, and puts most files aside unparsed.
///
/// Every file is read once. Those that declare a protocol are parsed at once; of the others the names are kept that
/// could tie them to one, and the few where such a name is a protocol's are read again and parsed.
struct DeclarationReader: Sendable {
    let reader: SourceReader
    private let console: Console

    init(session: Session) {
        reader = SourceReader(session: session)
        console = session.console
    }

    /// What one file turned out to be.
    private enum Finding: Sendable {
        case declarations(FileDeclarations)
        case mentions([UInt64])
    }

    /// Reads `sources`; problems of the files that were parsed are reported.
    /// - Returns: The declarations; `isComplete` is false when some file could not be read.
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

    static func parse(
        _ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, detail: FileDeclarations.Detail
    ) -> FileDeclarations {
        FileDeclarations(
            parsing: SourceText(path: source.path, bytes: bytes), module: source.module, settings: source.settings,
            detail: detail)
    }
}
