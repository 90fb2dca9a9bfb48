import UnderstudySemantics
import UnderstudySyntax

/// All protocols of some sources, and what is needed to read the declarations on which their doubles depend.
///
/// Every file is read once. Files that may declare protocols are parsed. For the others, the top-level names are kept,
/// and the few files that declare a name that a double needs are read again and parsed.
struct ProtocolReading {
    /// The files that were parsed, in the order of their paths.
    let files: [FileDeclarations]
    private let others: [Other]
    private let modules: Set<String>
    private let graph: ModuleGraph
    private let reader: SourceReader
    /// How much is kept of the files that are read again: doubles may be nested in types.
    private let detail: FileDeclarations.Detail

    /// A file that was not parsed.
    private struct Other {
        let source: SourceFile
        let outline: FileOutline
        let mentions: [UInt64]
        let module: ModuleGraph.Number
    }

    /// The result of scanning one file.
    private enum Content: Sendable {
        case declarations(FileDeclarations)
        case names(FileOutline, mentions: [UInt64])
    }

    /// Reads `sources`; `nil` if some file could not be read.
    /// - Parameter tests: The module whose doubles matter too: all its files are parsed, and so are files of other
    ///   modules that contain doubles.
    /// - Parameter findsOptIns: Whether comments choose the protocols: then all files matter that have such comments.
    ///   Otherwise those are enough that extend chosen protocols, and these are read anyway.
    init?(_ sources: [SourceFile], tests: String? = nil, findsOptIns: Bool = true, in session: Session) {
        let reader = SourceReader(session: session)
        let (contents, isComplete) = reader.map(sources) { source, bytes -> Content in
            let isOneString = QuickScan.isOneString(bytes)
            let mayHoldDoubles =
                tests != nil && (source.module == tests || QuickScan.holdsOwnershipMark(bytes))
            if mayHoldDoubles || QuickScan.mayDeclareProtocol(bytes, isOneString: isOneString)
                || QuickScan.mayDeclareComposition(bytes, isOneString: isOneString)
                || findsOptIns && QuickScan.holdsOptInMark(bytes, isOneString: isOneString)
            {
                return .declarations(DeclarationReader.parse(source, bytes, detail: .names))
            }
            return .names(FileOutline(of: bytes), mentions: tests == nil ? [] : QuickScan.mentions(in: bytes))
        }
        guard isComplete else { return nil }
        let graph = Self.moduleGraph(of: sources, contents)
        var files: [FileDeclarations] = []
        var others: [Other] = []
        for (source, content) in zip(sources, contents) {
            switch content {
            case .declarations(let file): files.append(file)
            case .names(let outline, let mentions):
                let module = graph.number(of: source.module)
                others.append(Other(source: source, outline: outline, mentions: mentions, module: module))
            }
        }
        self.files = files.sorted { $0.source.path < $1.source.path }
        self.others = others
        self.reader = reader
        self.graph = graph
        detail = tests == nil ? .outer : .names
        modules = Self.modules(of: sources)
    }

    /// Everything that doubles of `protocols` depend on; `nil` if some file could not be read.
    /// - Parameter texts: Source code whose names matter too.
    func index(
        for protocols: [ProtocolDeclaration], depth: NameClosure.Depth, texts: [String]
    ) -> DeclarationIndex? {
        var closure = NameClosure(files, depth: depth, texts: texts + modules.sorted(), modules: graph)
        closure.choose(protocols)
        let chosen = Set(protocols.flatMap { [QuickScan.hash(of: $0.simpleName), QuickScan.hash(of: $0.name)] })
        var pending = Array(others.indices)
        var inExtensions = [[UInt64]?](repeating: nil, count: others.count)
        // What the files declare that were read again, besides what was kept of them.
        var rests: [Int: FileOutline] = [:]
        while true {
            guard lookIntoExtensions(pending, for: closure, &inExtensions) else { return nil }
            var wanted: [Int] = []
            var left: [Int] = []
            for number in pending {
                let other = others[number]
                var isWanted = closure.wants(rests[number] ?? other.outline, of: other.module)
                if !isWanted, let names = inExtensions[number] {
                    isWanted = closure.wants(namesInExtensions: names, of: other.module)
                }
                if !isWanted, !other.mentions.isEmpty { isWanted = other.mentions.contains(where: chosen.contains) }
                if isWanted { wanted.append(number) } else { left.append(number) }
            }
            if wanted.isEmpty {
                let index = DeclarationIndex(closure.finish(), modules: modules)
                keepUntilExit((self, index))
                return index
            }
            pending = left
            guard let found = parts(of: wanted, for: closure) else { return nil }
            for (number, found) in zip(wanted, found) {
                guard let rest = found.rest else { continue }
                rests[number] = rest
                inExtensions[number] = []
                pending.append(number)
            }
            closure.add(found.map(\.part))
        }
    }

    /// What is relevant so far of the files with `numbers`, and what else they declare; `nil` if one can't be read.
    private func parts(
        of numbers: [Int], for closure: NameClosure
    ) -> [(part: FileDeclarations, rest: FileOutline?)]? {
        let (found, isComplete) = reader.mapTexts(numbers.map { others[$0].source }) { [detail] source, text in
            closure.part(of: DeclarationReader.parse(source, text, detail: detail, holdsNoProtocols: true))
        }
        return isComplete ? found : nil
    }

    /// The modules of `sources`, most of which are in the same as the one before.
    private static func modules(of sources: [SourceFile]) -> Set<String> {
        var modules: Set<String> = []
        var last: String?
        for source in sources where source.module != last {
            last = source.module
            if let last { modules.insert(last) }
        }
        return modules
    }

    /// Which modules see which, according to the imports in `contents`.
    private static func moduleGraph(of sources: [SourceFile], _ contents: [Content]) -> ModuleGraph {
        ModuleGraph(
            zip(sources, contents).map { source, content in
                switch content {
                case .declarations(let file): (source.module, file.imports.map { QuickScan.hash(of: $0.module) })
                case .names(let outline, _): (source.module, outline.imported)
                }
            })
    }

    /// Adds to `names` the declarations of the files with `numbers` whose extensions may contain something relevant.
    ///
    /// - Returns: Whether all of them could be read.
    private func lookIntoExtensions(
        _ numbers: [Int], for closure: NameClosure, _ names: inout [[UInt64]?]
    ) -> Bool {
        var unknown: [Int] = []
        for number in numbers where names[number] == nil {
            let other = others[number]
            if closure.mayWantExtensions(of: other.outline, of: other.module) { unknown.append(number) }
        }
        if unknown.isEmpty { return true }
        let (found, isComplete) = reader.map(unknown.map { others[$0].source }) { QuickScan.declaredNames(in: $1) }
        guard isComplete else { return false }
        for (number, declared) in zip(unknown, found) { names[number] = .some(declared) }
        return true
    }

    /// Never frees `value`: the program ends after using it, and freeing it piece by piece would only take time.
    private func keepUntilExit(_ value: some Sendable) {
        _ = Unmanaged.passRetained(Kept(value: value))
    }

    /// What is never freed.
    private final class Kept<Value: Sendable>: Sendable {
        let value: Value

        init(value: Value) { self.value = value }
    }
}
