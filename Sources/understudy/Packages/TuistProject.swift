import UnderstudySemantics
import UnderstudySyntax

/// The `Project.swift` that Tuist makes an Xcode project from, for checkouts without the project that it makes.
///
/// <https://docs.tuist.dev/en/references/project-description/structs/project>
struct TuistProject {
    /// The absolute path of the file that was read.
    let path: String
    /// The targets in the order in which the file makes them.
    let targets: [XcodeProject.Target]

    /// Reads the file in the folder at the absolute path `folder`; `nil` where it has none.
    init?(in folder: String, _ entries: [FolderEntry], files: FileSystem, helpers: inout TuistHelpers) {
        guard entries.contains(where: { $0.name == "Project.swift" }) else { return nil }
        path = Path.join(folder, "Project.swift")
        guard let file = TuistFile(at: path, files: files), file.describesProject else { return nil }
        let (root, library) = helpers.around(folder, files: files)
        let evaluation = SymbolicEvaluation(file.source, file.statements, importing: library)
        let reader = TuistReader(folder: folder, root: root, files: files)
        let project = evaluation.made.first { $0.type == "Project" && $0.has("targets") }
        let common = reader.settings(project?["settings"], &helpers)
        targets = evaluation.made.compactMap { reader.target($0, common, &helpers) }
    }
}

/// What the projects of a repository share, each file of it read once.
struct TuistHelpers {
    /// The functions and values for the projects, by the folder that has them.
    private var known: [String: SymbolicLibrary] = [:]
    /// The settings in configuration files, by their paths.
    private var configurations: [String: [String: PropertyList]] = [:]

    /// The helpers for the folder at the absolute path `folder`, and the folder that has them; not outside of the
    /// repository.
    mutating func around(_ folder: String, files: FileSystem) -> (root: String, library: SymbolicLibrary) {
        var root = folder
        while !files.exists(Path.join(root, "Tuist")), !files.exists(Path.join(root, "Tuist.swift")) {
            if files.exists(Path.join(root, ".git")) { return (root, SymbolicLibrary()) }
            if root == "/" { return (folder, SymbolicLibrary()) }
            root = Path.folder(of: root)
        }
        let library = known[root] ?? Self.read(in: root, files)
        known[root] = library
        return (root, library)
    }

    /// The settings in the configuration file at `path`, by their names.
    mutating func configuration(at path: String, files: FileSystem) -> [String: PropertyList] {
        if let known = configurations[path] { return known }
        var values: [String: PropertyList] = [:]
        XcodeSettings.readConfiguration(path, into: &values, files: files, depth: 0)
        configurations[path] = values
        return values
    }

    private static func read(in root: String, _ files: FileSystem) -> SymbolicLibrary {
        var library = SymbolicLibrary()
        for folder in [Path.join(root, "Tuist")] + plugins(of: root, files) {
            let pattern = PathPattern(Path.join(folder, "ProjectDescriptionHelpers/**/*.swift"))
            for path in (try? pattern.matches(in: files)) ?? [] {
                guard let file = TuistFile(at: path, files: files) else { continue }
                for statement in file.statements { library.add(statement, of: file.source) }
            }
        }
        return library
    }

    /// The folders of the plugins in the repository.
    private static func plugins(of root: String, _ files: FileSystem) -> [String] {
        ["Tuist.swift", "Tuist/Tuist.swift", "Tuist/Config.swift"].flatMap { name -> [String] in
            let path = Path.join(root, name)
            guard files.exists(path), let file = TuistFile(at: path, files: files) else { return [] }
            let evaluation = SymbolicEvaluation(file.source, file.statements, importing: SymbolicLibrary())
            // Tuist counts from the file as if it were a folder.
            let reader = TuistReader(folder: path, root: root, files: files)
            return evaluation.made.filter { $0.name == "local" }.compactMap { $0["path"].flatMap(reader.path) }
                .filter { Path.isWithin($0, root) }
        }
    }
}

/// A file that describes a project, or helps to.
private struct TuistFile {
    let source: SourceText
    let statements: [StatementSyntax]

    /// Reads the file at `path`; `nil` where it can't be read.
    init?(at path: String, files: FileSystem) {
        guard let bytes = try? files.contents(of: path) else { return nil }
        source = SourceText(path: path, bytes: bytes)
        statements = Parser.parseStatements(in: source.range, of: source)
    }

    /// Whether it imports the module with which projects are described.
    var describesProject: Bool {
        statements.contains { statement in
            guard case .declaration(let declaration) = statement, case .import(let module) = declaration.kind else {
                return false
            }
            return module.path.first.map { source.matches($0, "ProjectDescription") } ?? false
        }
    }
}

/// Reads what Tuist's types say.
private struct TuistReader {
    /// The absolute path of the folder that paths start from.
    let folder: String
    /// The absolute path of the folder with everything that projects share, which `relativeToRoot` means.
    let root: String
    let files: FileSystem

    /// The target that `made` is, with the settings `common` of its project; `nil` for other values, and for targets
    /// without a known name or without sources.
    func target(
        _ made: MadeValue, _ common: [String: PropertyList], _ helpers: inout TuistHelpers
    ) -> XcodeProject.Target? {
        guard made.type == nil || made.type == "Target", made.name == "target" || made.name == "init",
            made.has("name", "product"), let name = made["name"]?.text
        else { return nil }
        var places = XcodePlaces.Sources()
        for pattern in patterns(made["sources"]) + patterns(made["buildableFolders"]) {
            add(pattern.path, isExcluded: pattern.isExcluded, to: &places)
        }
        if places.folders.isEmpty, places.files.isEmpty { return nil }
        var values = common.merging(settings(made["settings"], &helpers)) { _, own in own }
        if let product = made["productName"]?.text { values["PRODUCT_NAME"] = .string(product) }
        let needed = (made["dependencies"]?.elements ?? []).compactMap { dependency in
            dependency.made.flatMap { $0["name"] ?? $0["target"] }?.text
        }
        return XcodeProject.Target(
            name: name, kind: kind(made["product"]), values, dependencies: Set(needed), places)
    }

    private func kind(_ product: SymbolicValue?) -> XcodeProject.Kind {
        switch product?.alternatives.first?.made?.name {
        case "unitTests": .unitTests
        case "uiTests": .interfaceTests
        default: .product
        }
    }

    // MARK: - Places

    /// The absolute path that `value` says.
    func path(_ value: SymbolicValue) -> String? {
        if let text = value.text { return Path.normalized(Path.join(folder, text)) }
        guard let made = value.made, made.type == "Path" || made.name.hasPrefix("relativeTo"),
            let text = made.arguments.first?.value.text
        else { return nil }
        return Path.normalized(Path.join(made.name == "relativeToRoot" ? root : folder, text))
    }

    /// The labels of arguments with paths.
    private static let labels: Set = ["", "globs", "pattern", "path", "paths", "exceptions", "excluding", "excluded"]

    /// The patterns of absolute paths in `value`, those of what is left out among them.
    private func patterns(_ value: SymbolicValue?, isExcluded: Bool = false) -> [(path: String, isExcluded: Bool)] {
        (value?.elements ?? []).flatMap { element in
            if let path = path(element) { return [(path, isExcluded)] }
            let arguments = (element.made?.arguments ?? []).filter { Self.labels.contains($0.label) }
            return arguments.flatMap { patterns($0.value, isExcluded: isExcluded || $0.label.hasPrefix("exclud")) }
        }
    }

    /// Adds what matches `pattern` to `places`, or takes it away.
    ///
    /// `**` at its end is all that a folder has. Nothing is looked for outside of the repository.
    private func add(_ pattern: String, isExcluded: Bool, to places: inout XcodePlaces.Sources) {
        guard Path.isWithin(pattern, root) else { return }
        if isExcluded {
            let excluded = files.swiftFiles(matching: pattern)
            places.exceptions.formUnion(excluded)
            places.files.subtract(excluded)
            return
        }
        var parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        if let last = parts.last, last == "*" || last.hasPrefix("*.") && last.contains("swift") { parts.removeLast() }
        let whole = parts.last == "**" ? parts.dropLast().joined(separator: "/") : pattern
        for path in (try? PathPattern(whole).matches(in: files)) ?? [] {
            if SourceFile.isSwift(path) {
                places.files.insert(path)
            } else if whole != pattern || !PathPattern.isPattern(pattern) {
                places.folders.append(path)
            }
        }
    }

    // MARK: - Settings

    /// The build settings that `value` has when tests run, by their names.
    func settings(_ value: SymbolicValue?, _ helpers: inout TuistHelpers) -> [String: PropertyList] {
        guard let made = value?.alternatives.first?.made else { return [:] }
        let debug = made["configurations"]?.elements.lazy.compactMap(\.made).first { $0.name == "debug" }
        var values = debug?["xcconfig"].flatMap(path).map { helpers.configuration(at: $0, files: files) } ?? [:]
        add(made["base"], to: &values)
        add(debug?["settings"], to: &values)
        return values
    }

    private func add(_ value: SymbolicValue?, to values: inout [String: PropertyList]) {
        switch value?.alternatives.first {
        case .dictionary(let entries):
            for entry in entries {
                if let key = entry.key.text { values[key] = setting(entry.value) }
            }
        case .list(let parts): for part in parts { add(part, to: &values) }
        case .value(let made):
            if made.name == "swiftVersion" {
                values["SWIFT_VERSION"] = made.arguments.last.flatMap { setting($0.value) }
            }
            for argument in made.arguments { add(argument.value, to: &values) }
        default: break
        }
    }

    private func setting(_ value: SymbolicValue) -> PropertyList? {
        switch value.alternatives.first {
        case .string(let text): .string(text)
        case .bool(let truth): .string(truth ? "YES" : "NO")
        case .list(let parts): .array(parts.compactMap(setting))
        case .value(let made): made.arguments.first.flatMap { setting($0.value) }
        default: nil
        }
    }
}
