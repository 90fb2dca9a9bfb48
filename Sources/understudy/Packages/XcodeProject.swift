import UnderstudySemantics

/// The targets of an Xcode project: their sources, and the settings that change the meaning of declarations.
struct XcodeProject: Sendable {
    /// What a target makes.
    enum Kind: Sendable {
        case product
        case unitTests
        /// Tests of a running app, which don't see its code.
        case interfaceTests
    }

    /// One target.
    struct Target: Sendable {
        let name: String
        let moduleName: String
        let kind: Kind
        /// The names of the targets that it depends on.
        let dependencies: Set<String>
        /// Its settings, the project's first.
        let settings: [SwiftSetting]
        /// The folders all of whose sources belong to it, and its single files, as absolute paths.
        let folders: [String]
        let files: Set<String>
        /// The files in those folders that don't belong to it.
        let exceptions: Set<String>
    }

    /// The absolute path of the file that was read.
    let path: String
    /// The absolute path of the folder that the project is in.
    let folder: String
    /// Whether new files in a target's folders belong to it although the project doesn't name them.
    private let isMadeAnew: Bool
    /// The targets in the project's order.
    let targets: [Target]
    /// The targets that name a file, or have a folder, by its absolute path; those without tests first.
    private let naming: [String: [Int]]
    private let including: [String: [Int]]
    /// The targets with files in a folder or below it, and how many, by its absolute path.
    private let neighbours: [String: [Int: Int]]
    /// The folders of which the project lists files.
    private let listing: Set<String>

    /// Reads the project in the folder at the absolute path `folder`, or else the description that one is made from; `nil`
    /// where it has neither.
    init?(in folder: String, files: FileSystem, helpers: inout TuistHelpers) {
        let entries = (try? files.entries(folder)) ?? []
        // Who makes the project from a description may keep its schemes.
        let bundle = entries.map(\.name).filter { name in
            name.hasSuffix(".xcodeproj") && files.exists(Path.join(folder, name + "/project.pbxproj"))
        }.min()
        if let bundle {
            self.init(at: Path.join(folder, bundle), files: files)
        } else if let spec = ProjectSpec(in: folder, entries, files: files) {
            self.init(path: spec.path, folder: folder, spec.targets, isMadeAnew: true)
        } else if let tuist = TuistProject(in: folder, entries, files: files, helpers: &helpers) {
            self.init(path: tuist.path, folder: folder, tuist.targets, isMadeAnew: true)
        } else {
            return nil
        }
    }

    /// Reads the project in the folder at the absolute path `bundle`, which ends in `.xcodeproj`; `nil` where it has none.
    init?(at bundle: String, files: FileSystem) {
        let (path, folder) = (Path.join(bundle, "project.pbxproj"), Path.folder(of: bundle))
        guard let bytes = try? files.contents(of: path), let content = PropertyList(bytes),
            let objects = XcodeObjects(content)
        else { return nil }
        let places = XcodePlaces(objects, folder: folder)
        let settings = XcodeSettings(objects, places, files)
        let targets =
            objects.project["targets"]?.strings.compactMap { id in
                objects[id].flatMap { Target($0, id, objects, places, settings) }
            } ?? []
        self.init(path: path, folder: folder, targets, isMadeAnew: false)
    }

    private init(path: String, folder: String, _ targets: [Target], isMadeAnew: Bool) {
        let tested = Set(targets.filter(\.holdsUnitTests).flatMap(\.dependencies))
        let rank = { (index: Int) in
            targets[index].kind != .product ? 2 : tested.contains(targets[index].name) ? 0 : 1
        }
        let order = targets.indices.sorted { (rank($0), $0) < (rank($1), $1) }
        var (naming, including): ([String: [Int]], [String: [Int]]) = ([:], [:])
        var (neighbours, listing): ([String: [Int: Int]], Set<String>) = ([:], [])
        for index in order {
            for file in targets[index].files {
                naming[file, default: []].append(index)
                guard SourceFile.isSwift(file) else { continue }
                var around = Path.folder(of: file)
                listing.insert(around)
                neighbours[around, default: [:]][index, default: 0] += 1
                while around != folder, Path.isWithin(around, folder) {
                    around = Path.folder(of: around)
                    if around != folder { neighbours[around, default: [:]][index, default: 0] += 1 }
                }
            }
            for folder in targets[index].folders { including[folder, default: []].append(index) }
        }
        self.path = path
        self.folder = folder
        self.isMadeAnew = isMadeAnew
        self.targets = targets
        self.naming = naming
        self.including = including
        self.neighbours = neighbours
        self.listing = listing
    }

    /// The modules of all targets that name the file at the absolute path `path`.
    func modules(naming path: String) -> Set<String> { Set((naming[path] ?? []).map { targets[$0].moduleName }) }

    /// The target of the file at the absolute path `path`: one that names it, or else one with the nearest folder; of
    /// several the first that unit tests depend on, and tests only where no other target has it.
    ///
    /// Of a description it is first the one with the outermost folder: what another one names there, both share. Of a
    /// folder of which the project lists nothing, as that of new doubles, it is the target that has most of the files below
    /// or beside that folder.
    func target(ofFileAt path: String) -> Target? {
        let named = naming[path]?.first
        let around = targets(around: path)
        let owner = around.first { !targets[$0].exceptions.contains(path) }
        if let index = isMadeAnew ? owner ?? named : named ?? owner { return targets[index] }
        let own = Path.folder(of: path)
        guard around.isEmpty, !listing.contains(own),
            let near = neighbours[own] ?? neighbours[Path.folder(of: own)],
            let most = near.max(by: { $0.value < $1.value }), most.value * 2 > near.values.reduce(0, +)
        else { return nil }
        return targets[most.key]
    }

    /// The targets that the folders around `path` belong to, of those that belong to targets as a whole: those of the
    /// nearest one, or in a description of all, the outermost first.
    private func targets(around path: String) -> [Int] {
        if including.isEmpty { return [] }
        var (found, folder): ([Int], String) = ([], path)
        while folder != "/", folder != ".", isMadeAnew || found.isEmpty {
            folder = Path.folder(of: folder)
            if let targets = including[folder] { found = targets + found }
        }
        return found
    }

    /// The effects of the settings of `target`, and of those of its tests: the target named after it, or else the first
    /// that depends on it.
    func settings(of target: Target) -> ModuleSettings {
        var settings = ModuleSettings(target.settings)
        let tests = target.kind == .product ? targets.tests(fitting: target.name) : target
        let others = targets.filter { $0.holdsUnitTests && $0.dependencies.contains(target.name) }
        settings.setTests(tests.map { .init($0.settings) }, besides: others.lazy.map { .init($0.settings) })
        return settings
    }
}

extension XcodeProject.Kind {
    init(productType: String) {
        switch productType {
        case "com.apple.product-type.bundle.unit-test": self = .unitTests
        case "com.apple.product-type.bundle.ui-testing": self = .interfaceTests
        default: self = .product
        }
    }
}

extension XcodeProject.Target: DeclaredTarget {
    var holdsUnitTests: Bool { kind == .unitTests }
    var neededTargets: [String] { dependencies.sorted() }
}

extension XcodeProject {
    /// The target with the folder of its sources: one that the project synchronises, or the one that most of its files
    /// are in; `nil` for a target without either.
    func home(of target: Target) -> TargetHome? {
        let found = target.folders.first ?? Self.commonFolder(of: target.files, in: self.folder)
        return found.map { folder in
            TargetHome(
                name: target.name, moduleName: target.moduleName, root: self.folder, folder: folder,
                isTests: target.kind != .product,
                listing: target.folders.isEmpty && !isMadeAnew ? Path.folder(of: path) : nil)
        }
    }

    /// The folder that contains all of those of `files` that are in the same folder of `root` as most of them.
    private static func commonFolder(of files: Set<String>, in root: String) -> String? {
        let paths = files.filter(SourceFile.isSwift).sorted().compactMap { Path.relative($0, to: root) }
        let groups = Dictionary(grouping: paths) { $0.split(separator: "/").dropLast().first ?? "" }
        let most = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        guard let most, !most.key.isEmpty else { return nil }
        var common = Path.folder(of: most.value[0])
        for path in most.value where !Path.isWithin(path, common) {
            while !Path.isWithin(path, common) { common = Path.folder(of: common) }
        }
        return Path.join(root, common)
    }
}

extension XcodeProject.Target {
    fileprivate init?(
        _ target: PropertyList, _ id: String, _ objects: XcodeObjects, _ places: XcodePlaces, _ settings: XcodeSettings
    ) {
        guard let name = target["name"]?.string else { return nil }
        self.init(
            name: name, kind: .init(productType: target["productType"]?.string ?? ""),
            settings.values(ofTarget: target),
            dependencies: objects.dependencies(ofTarget: target), places.sources(ofTarget: target, id))
    }

    /// - Parameter values: The build settings by their names.
    init(
        name: String, kind: XcodeProject.Kind, _ values: [String: PropertyList], dependencies: Set<String>,
        _ sources: XcodePlaces.Sources
    ) {
        let product = (values["PRODUCT_MODULE_NAME"] ?? values["PRODUCT_NAME"])?.strings.joined(separator: " ")
        // What is computed is the target's name in all but a few projects.
        let moduleName = product.flatMap { $0.contains("$") ? nil : $0 } ?? name
        self.init(
            name: name, moduleName: ManifestTarget.moduleName(of: moduleName),
            kind: kind, dependencies: dependencies,
            settings: XcodeSettings.swiftSettings(in: values),
            folders: sources.folders, files: sources.files, exceptions: sources.exceptions)
    }
}

/// The objects of a project, by their identifiers.
struct XcodeObjects {
    private let objects: PropertyList
    /// The project itself.
    let project: PropertyList

    init?(_ content: PropertyList) {
        guard let objects = content["objects"], let root = content["rootObject"]?.string, let project = objects[root]
        else { return nil }
        self.objects = objects
        self.project = project
    }

    subscript(id: String) -> PropertyList? { objects[id] }

    /// The object that the value of `key` in `object` names.
    func object(_ key: String, of object: PropertyList) -> PropertyList? {
        object[key]?.string.flatMap { objects[$0] }
    }

    /// The objects that the value of `key` in `object` lists, with their identifiers.
    func objects(_ key: String, of object: PropertyList) -> [(id: String, object: PropertyList)] {
        (object[key]?.elements ?? []).compactMap(\.string).compactMap { id in objects[id].map { (id, $0) } }
    }

    fileprivate func dependencies(ofTarget target: PropertyList) -> Set<String> {
        Set(objects("dependencies", of: target).compactMap { object("target", of: $0.object)?["name"]?.string })
    }
}
