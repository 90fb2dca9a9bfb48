import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The sources of a package, read to find out who holds what.
struct PlaceStudy {
    let reading: PackageReading
    private let resolver: UsageResolver
    private let findings: [UsageResolver.Findings]

    /// The declarations of the package.
    var index: DeclarationIndex { reading.index }
    /// The files that may be changed.
    var reach: EditReach { reading.inputs.reach }

    static let inputs = Option.texts(
        "in", value: "PATH", "where the sources are: \(OperandHelp.paths) (default: the package); can be repeated")

    /// The places of the sources that are read.
    static func places(_ arguments: Arguments) -> (Configuration) -> InputPlaces {
        { InputPlaces($0, paths: arguments[inputs]).readingIgnored() }
    }

    /// Reads the sources, also following values of the types called `paths`; reports what can't be used, and then
    /// returns `nil`.
    init?(watching paths: [String], _ arguments: Arguments, in session: Session) {
        self.init(watching: { _ in paths }, arguments, in: session)
    }

    /// The same for types that are chosen once the declarations are known.
    ///
    /// - Parameter modules: Files whose modules are known, by these.
    init?(
        watching choose: (DeclarationIndex) -> [String], placing modules: [String: [String]] = [:],
        _ arguments: Arguments, in session: Session
    ) {
        let reading = PackageReading(arguments, in: session) { configuration in
            var places = Self.places(arguments)(configuration)
            places.modules.merge(modules) { $0 + $1 }
            return places
        }
        guard let reading else { return nil }
        let index = reading.index
        let paths = choose(index)
        let unread = Self.unread(index, whatNames: paths + arguments.operands)
        session.console.report(index.files.filter { unread[$0.source.path] == nil }.flatMap(\.diagnostics))
        session.console.report(index.files.compactMap { unread[$0.source.path] })
        guard index.files.allSatisfy({ !$0.hasErrors || unread[$0.source.path] != nil }) else { return nil }
        self.reading = reading
        let resolver = UsageResolver(
            index: index, compiled: IndexReading(arguments, in: session).compiled(index)
        ).knowingSignatures()
        self.resolver = resolver
        findings = concurrentMap(resolver.portions, makeState: { resolver.makeReader(watching: paths) }) {
            $0.findings(in: $1)
        }
    }

    /// A note for each file with errors that names none of `paths`.
    ///
    /// No edit depends on such a file, which may be a draft that no target compiles.
    private static func unread(_ index: DeclarationIndex, whatNames paths: [String]) -> [String: Diagnostic] {
        // Without a type to look for, all are looked for.
        guard !paths.isEmpty else { return [:] }
        let words = Set(paths.flatMap { $0.split(whereSeparator: { ".(:".contains($0) }).map(String.init) })
        var notes: [String: Diagnostic] = [:]
        for file in index.files where file.hasErrors {
            let source = file.source
            guard words.isDisjoint(with: source.tokenTexts(in: source.range)) else { continue }
            let first = file.diagnostics.first { $0.severity == .error }
            notes[source.path] = Diagnostic(
                DiagnosticID("file-with-errors"), .note,
                "this file has syntax errors and names nothing of this; it was left out", at: first?.location)
        }
        return notes
    }

    /// The paths of the types that `name` may mean: itself, unless it is the place of a declaration.
    static func paths(of name: String, in index: DeclarationIndex) -> [String] {
        guard let place = PlaceName(name) else { return [name] }
        return index.files.filter { place.isIn($0.source.path) }.flatMap { file in
            file.protocols.filter { $0.line == place.line }.map(\.name)
                + file.types.filter { $0.location.position?.line == place.line }.map(\.name)
        }
    }

    /// The types called `name`: by its path, by the end of it, or by the place of its declaration.
    func types(named name: String) -> [StudiedType] {
        guard let place = PlaceName(name) else {
            return types(called: Set(names.filter(TypePath(name).names)).sorted())
        }
        return types(called: Self.paths(of: name, in: index)).filter {
            place.isIn($0.location.path) && $0.location.position?.line == place.line
        }
    }

    /// The results for the types called one of `paths`.
    func types(called paths: [String]) -> [StudiedType] {
        let compositions = index.allCompositions.filter { paths.contains($0.name) }
        return resolver.types(called: paths, in: findings) + resolver.types(composedBy: compositions, in: findings)
    }

    /// What the consumers called `word` do with values of `type` that they take from properties of other types each time.
    func values(of type: StudiedType, reachedBy word: String) -> [ReachedValues] {
        resolver.values(of: type, reachedBy: TypePath(word), in: findings)
    }

    /// Where each consumer first uses a value of `type` that a function or a subscript returns.
    func takers(of type: StudiedType) -> [(name: String, location: SourceLocation)] {
        resolver.takers(of: type, in: findings)
    }

    /// What each consumer takes of the member called `member` of `type`.
    func taken(_ member: String, of type: StudiedType) -> [TakenMember] {
        resolver.taken(member, of: type, in: findings)
    }

    /// Where values of `type` are made.
    func creations(of type: TypeDeclaration) -> Creations {
        resolver.creations(ofTypeAt: type.source.location(at: type.details.name.lowerBound), in: findings)
    }

    /// The uses of members of the types at `locations`.
    func uses(ofTypesAt locations: Set<SourceLocation>) -> [MemberUse] {
        resolver.memberUses(ofTypesAt: locations, in: findings)
    }

    /// Where code names values of the types at `locations`: by the files' paths and the offsets, the locations.
    func mentions(ofTypesAt locations: Set<SourceLocation>) -> [String: [Int: SourceLocation]] {
        resolver.mentions(ofTypesAt: locations, in: findings)
    }

    /// The files where a property called one of `names` is read from a value about which nothing is known, by the names.
    func filesWithUnknownReads(of names: Set<String>) -> [String: Set<String>] {
        resolver.filesWithUnknownReads(of: names, in: findings)
    }

    /// The same for what a function that was not read made of a value of the type at `location`.
    func filesWithSuspectedReads(
        of names: Set<String>, ofTypeAt location: SourceLocation
    ) -> [String: Set<String>] {
        resolver.suspectedReads(of: names, ofTypeAt: location, in: findings)
    }

    /// The paths of all protocols and types of the sources, for suggestions.
    var names: [String] {
        index.files.flatMap { $0.protocols.map(\.name) + $0.types.map(\.name) } + index.allCompositions.map(\.name)
    }

    /// Whether the sources declare or extend a type, or declare a function outside of types, called `word`.
    func declares(_ word: String) -> Bool {
        let path = TypePath(word)
        return names.contains(where: path.names)
            || index.files.contains { file in
                file.extensions.contains { path.names($0.extendedName) }
                    || Requirement.gather(file.source[file.globals]).contains { $0.baseName == word || $0.name == word }
            }
    }

    /// The type called `name`; reports if there is none, or more than one.
    ///
    /// - Parameter consumer: Who asks for it: of several types, the one is meant of which it has a place.
    func type(called name: String, for consumer: String? = nil, in session: Session) -> StudiedType? {
        var found = types(named: name)
        if found.count > 1, let consumer {
            let held = found.filter { $0.places.places.contains { TypePath(consumer).names($0.owner) } }
            if held.count == 1 { found = held }
        }
        if found.count == 1 { return found[0] }
        let nearest = EditDistance.nearest(to: name, among: names, limit: 1).first
        let message =
            found.isEmpty
            ? "there is no type '\(name)' in the sources" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
            : "'\(name)' is ambiguous; write "
                + found.map { "'\($0.location.path):\($0.location.position?.line ?? 1)'" }.joined(separator: " or ")
        session.console.report(
            Diagnostic(
                DiagnosticID(found.isEmpty ? "unknown-type" : "ambiguous-type"), .error, message,
                notes: found.map { Diagnostic(DiagnosticID("candidate"), .note, "this one", at: $0.location) }))
        return nil
    }
}

extension FileDeclarations {
    /// Whether it could not be read as a whole.
    fileprivate var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
