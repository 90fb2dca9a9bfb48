import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The conformances to a new protocol that follow those to an old one: each type declares it where it declares the other,
/// under the same conditions and in its own file.
struct FollowingConformances {
    private var entries: [ConformanceEntry] = []
    private var others: [(conformer: ProtocolConformer, anchor: Anchor)] = []
    private var imports: [(source: SourceText, text: String)] = []
    private let anchor: Anchor

    /// - Parameters:
    ///   - declaration: The old protocol, which is that of `type`.
    ///   - anchor: The place of the new one.
    ///   - access: From where the new one can be seen.
    init(
        of type: StudiedType, _ declaration: ProtocolDeclaration, from anchor: Anchor, access: AccessLevel,
        in index: DeclarationIndex
    ) {
        self.anchor = anchor
        let all = Dictionary(grouping: ConformanceEntry.all(to: declaration, refined: true, in: index)) { $0.name }
        var covered: Set<String> = []
        for conformer in type.conformers where !type.isSubclass(conformer, in: index) {
            guard let file = index.file(at: conformer.location.path) else { continue }
            let own = all[conformer.name] ?? []
            covered.insert(conformer.name)
            let chosen = Self.enough(of: own)
            let files = chosen.isEmpty ? [file] : chosen.map(\.file)
            let sights = files.map { Sight(of: anchor, access, from: $0, in: index) }
            for (file, sight) in zip(files, sights) {
                if case .afterImport(let text) = sight { imports.append((file.source, text)) }
            }
            entries += chosen
            if chosen.isEmpty, let place = Anchor(at: conformer.location, in: index) {
                others.append((conformer, place))
            }
        }
        // Types that other modules declare.
        for name in all.keys.sorted() where !covered.contains(name) && index.types(named: name).isEmpty {
            entries += Self.enough(of: all[name] ?? []).filter {
                Sight(of: anchor, access, from: $0.file, in: index) == .visible
            }
        }
    }

    /// The entries of one type beside which the new protocol has to be named: one, or one in each branch of `#if`.
    private static func enough(of entries: [ConformanceEntry]) -> [ConformanceEntry] {
        let sorted = entries.filter(\.isDirect) + entries.filter { !$0.isDirect }
        if let plain = sorted.first(where: { $0.branches.isEmpty }) { return [plain] }
        var seen: Set<[Scope.Branch]> = []
        return sorted.filter { seen.insert($0.branches).inserted }
    }

    /// Whether all types are in the file of the new protocol.
    var areInOneFile: Bool {
        let paths = entries.map(\.file.source.path) + others.map(\.anchor.source.path)
        return paths.allSatisfy { $0 == anchor.source.path }
    }

    /// The edits by which all types conform to `name`.
    func edits(to name: String, _ bounds: InterfaceBounds) -> [SourceEdit] {
        var edits = entries.map { $0.adding([name], of: anchor.module) }
        for (conformer, place) in others {
            let text = "\n\n" + bounds.conformanceText(of: conformer.name, to: name)
            edits.append(SourceEdit(inserting: text, at: place.end, of: place.source))
        }
        var seen: Set<String> = []
        for (source, text) in imports where seen.insert(source.path).inserted {
            edits += ImportEdit.adding([text], to: source).map { [$0] } ?? []
        }
        return edits
    }
}

/// How a file sees a protocol of another module.
enum Sight: Equatable {
    case visible
    /// The file has to import the module first, as another file of its module does.
    case afterImport(String)
    case none

    /// - Parameter searchesModule: Whether other files of the module are read, which takes time proportional to their
    ///   number.
    init(
        of anchor: Anchor, _ access: AccessLevel, from file: FileDeclarations, in index: DeclarationIndex,
        searchesModule: Bool = true
    ) {
        func find(in file: FileDeclarations) -> ImportDeclaration? {
            file.imports.first {
                $0.module == anchor.module && $0.branches.isEmpty && $0.isWhole
                    && ($0.isTestable || access >= .package)
            }
        }
        if file.module == anchor.module || find(in: file) != nil {
            self = .visible
        } else if searchesModule,
            let found = index.files.lazy.filter({ $0.module == file.module }).compactMap(find).first
        {
            self = .afterImport(found.text)
        } else {
            self = .none
        }
    }
}

extension StudiedType {
    /// Whether a type conforms because its superclass does.
    fileprivate func isSubclass(_ conformer: ProtocolConformer, in index: DeclarationIndex) -> Bool {
        let declaration = index.file(at: conformer.location.path)?.types.first { $0.name == conformer.name }
        let names = Set(conformers.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name })
        return declaration?.inherited.contains(where: names.contains) ?? false
    }
}
