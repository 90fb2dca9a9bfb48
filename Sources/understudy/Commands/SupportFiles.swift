import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// The files that doubles and their tests share: the missing ones, and the changes of existing ones.
struct SupportFiles {
    /// Files that have to be written before the doubles.
    ///
    /// In this order, an interrupted run leaves at worst an unneeded file. In the other order it could leave doubles
    /// that need a missing type, and that the next run would consider up to date.
    private(set) var first: [FileChange] = []
    /// The changes of files that also contain doubles with edits, applied to the edited text.
    private(set) var shared: [FileChange] = []
    /// The differences, in the files as they were read.
    private(set) var findings: [SyncFinding] = []
    /// What is left for a person, in the files after the changes.
    private(set) var left: [SyncFinding] = []

    private let doubles: OwnedDoubles
    private let sync: SupportSync
    private let generator: DoubleGenerator
    private let files: FileSystem
    /// The files of doubles after their edits.
    private let edited: [String: [UInt8]]

    /// A module, or a folder of files whose module is unknown.
    private struct Place {
        let module: String?
        /// The folder of one of its doubles, or of one whose edits need something: the outermost, and of several the first.
        var folder: String
        /// Whether the edits of a double in that folder need something.
        var isOfUser = false
        var doubles: [OwnedDouble] = []
        /// What the edits of its doubles need.
        var types: Set<SupportType> = []

        /// Moves to `other` where that is less deep.
        mutating func moveOut(to other: String) {
            let depth = { (folder: String) in folder.utf8.count { $0 == UInt8(ascii: "/") } }
            if depth(other) < depth(folder) { folder = other }
        }
    }

    /// Finds the changes for the modules of `doubles`, which become `result`.
    init(for doubles: OwnedDoubles, _ result: SyncResult, in session: Session) throws(TemplateError) {
        self.doubles = doubles
        first = doubles.created
        files = session.files
        var library = doubles.templates.library
        try TemplateFolder.addFormer(to: &library)
        generator = DoubleGenerator(index: doubles.index, library: library, options: doubles.templates.options)
        sync = SupportSync(generator)
        let bytes = result.files.compactMap { file in (try? file.applied()).map { (file.source.path, $0) } }
        edited = Dictionary(bytes) { first, _ in first }
        for place in Self.places(doubles, result, edited) { try add(place) }
    }

    private static func places(_ doubles: OwnedDoubles, _ result: SyncResult, _ edited: [String: [UInt8]]) -> [Place] {
        var places: [Place] = []
        var known: [String: Int] = [:]
        func index(of double: OwnedDouble) -> Int {
            let folder = Path.folder(of: double.type.source.path)
            let key = double.type.module ?? folder + "/"
            if let index = known[key] {
                if !places[index].isOfUser { places[index].moveOut(to: folder) }
                return index
            }
            known[key] = places.count
            places.append(Place(module: double.type.module, folder: folder))
            return places.count - 1
        }
        for (double, _) in doubles.plans { places[index(of: double)].doubles.append(double) }
        for (double, types) in result.supported {
            let text = String(decoding: edited[double.type.source.path] ?? [], as: UTF8.self)
            let named = types.filter { $0.isNamed(in: text) }
            let (place, folder) = (index(of: double), Path.folder(of: double.type.source.path))
            places[place].types.formUnion(named)
            if named.isEmpty { continue }
            if places[place].isOfUser { places[place].moveOut(to: folder) } else { places[place].folder = folder }
            places[place].isOfUser = true
        }
        return places
    }

    private mutating func add(_ place: Place) throws(TemplateError) {
        let needs = SupportNeeds(place.doubles, planned: place.types, in: doubles.index)
        var index = doubles.index
        // A lock mentions 'Eventually', which is the first.
        for type in SupportType.allCases where type.extended == nil {
            let missing = needs.missing.filter { $0.fileName == type.fileName }
            if doubles.isWhole || !missing.isEmpty {
                let fileName = type.fileName + ".swift"
                for file in index.files where isMember(file, place) && mayHold(type, in: fileName, file) {
                    let setting = SupportSetting(
                        wakes: index.holdsPause(place.module), statesNonisolated: file.settings.isMainActorByDefault)
                    let format = doubles.format(of: file.source.path, files)
                    let demand = SupportSync.Demand(types: missing, in: setting, format: format)
                    if let new = try update(file.source, declaring: type, for: demand) {
                        index = index.replacing([new])
                    }
                }
            }
            guard missing.contains(type) else { continue }
            var place = place
            if let user = needs.users[type] {
                if !place.isOfUser { place.folder = Path.folder(of: user.type.source.path) }
                let path = Path.join(place.folder, type.fileName + ".swift")
                if files.exists(path) {
                    let finding = SyncFinding.unlistedSupport(type, at: path, of: user)
                    findings.append(finding)
                    left.append(finding)
                    continue
                }
                findings.append(.missingSupport(type, of: user))
            }
            try create(missing, in: place, index)
        }
    }

    private func isMember(_ file: FileDeclarations, _ place: Place) -> Bool {
        guard file.module == place.module else { return false }
        return place.module != nil || Path.folder(of: file.source.path) == place.folder
    }

    /// Whether the file is called `fileName`, as one with `type` is, or declares the type.
    private func mayHold(_ type: SupportType, in fileName: String, _ file: FileDeclarations) -> Bool {
        let path = file.source.path
        return path.hasSuffix(fileName) && Path.name(of: path) == fileName
            || file.types.contains { $0.simpleName == type.fileName }
    }

    /// Writes a file with `types` next to the doubles.
    private mutating func create(
        _ types: Set<SupportType>, in place: Place, _ index: DeclarationIndex
    ) throws(TemplateError) {
        let members = index.files.filter { isMember($0, place) }
        let setting = SupportSetting(
            wakes: index.holdsPause(place.module),
            statesNonisolated: place.module == nil || members.contains(where: \.settings.isMainActorByDefault),
            recordsIssues: place.module?.hasSuffix("Tests") ?? true || members.contains(where: \.importsTesting))
        let access = place.doubles.map(\.type.access).max().flatMap { $0 >= .package ? min($0, .public) : nil }
        for name in Set(types.map(\.fileName)) {
            let path = Path.join(place.folder, name + ".swift")
            if files.exists(path) { continue }
            let format = doubles.format(of: path, files)
            for file in try generator.supportFiles(types, in: setting, access: access, format: format) {
                first.append(FileChange(creating: path, file.bytes))
            }
        }
    }

    /// Brings a file up to date, and returns its new text.
    private mutating func update(
        _ source: SourceText, declaring type: SupportType, for demand: SupportSync.Demand
    ) throws(TemplateError) -> SourceText? {
        guard let header = try sync.header(of: source, type) else { return nil }
        let outcome = try sync.outcome(of: source, type, demand)
        switch outcome {
        case .current: return nil
        case .changed(_, let reason): findings.append(.outdatedSupport(source.path, reason, at: header))
        case .conflict(let location): findings.append(.editedSupport(type, source.path, at: location))
        }
        let after = edited[source.path].map { SourceText(path: source.path, bytes: $0) }
        switch try after.map({ text throws(TemplateError) in try sync.outcome(of: text, type, demand) }) ?? outcome {
        case .current: return nil
        case .conflict(let location):
            left.append(.editedSupport(type, source.path, at: location))
            return nil
        case .changed(let bytes, _):
            let change = FileChange(replacing: source.path, source.bytes, with: bytes)
            if after == nil { first.append(change) } else { shared.append(change) }
            return SourceText(path: source.path, bytes: bytes)
        }
    }
}

extension OwnedDoubles {
    /// The format of a file at `path`.
    fileprivate func format(of path: String, _ files: FileSystem) -> FileFormat {
        FormatFile.format(for: Path.folder(of: path), usual: reading.configuration.format.usual, in: files)
    }

    /// The changes of the files with shared types; reports errors in templates, and then returns `nil`.
    func supportFiles(_ result: SyncResult, in session: Session) -> SupportFiles? {
        do throws(TemplateError) {
            return try SupportFiles(for: self, result, in: session)
        } catch {
            templates.report(error, in: session)
            return nil
        }
    }
}

extension SyncResult {
    /// The changes of all files, in the order in which they have to be written.
    func changes(with support: SupportFiles) -> [FileChange] {
        let own = files.compactMap(FileChange.init).map { change in
            support.shared.first { $0.path == change.path } ?? change
        }
        return support.first + own
    }
}

extension SupportType {
    /// Whether `text` names it or what needs it: of what a new double would need, an edited one may have nothing.
    fileprivate func isNamed(in text: String) -> Bool {
        extended != nil || ([self] + users).contains { text.contains($0.fileName) }
    }
}
