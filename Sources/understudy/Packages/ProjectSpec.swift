import UnderstudySemantics

/// The description that XcodeGen makes an Xcode project from, for checkouts without the project that it makes.
///
/// <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md>
struct ProjectSpec {
    /// The absolute path of the file that was read.
    let path: String
    private let content: PropertyList
    private let files: FileSystem

    /// Reads the description in the folder at the absolute path `folder`; `nil` where it has none.
    ///
    /// `project.yml` is the usual one. Of others, such as `project-app.yml`, the first with targets.
    init?(in folder: String, _ entries: [FolderEntry], files: FileSystem) {
        let names = entries.map(\.name).filter {
            $0.hasPrefix("project") && ($0.hasSuffix(".yml") || $0.hasSuffix(".yaml"))
        }
        let paths = names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map { Path.join(folder, $0) }
        for path in paths {
            if let content = Self.read(path, files, depth: 0), case .dictionary? = content["targets"] {
                (self.path, self.content, self.files) = (path, content, files)
                return
            }
        }
        return nil
    }

    /// The content of the file at `path`, merged with what it includes; its paths are absolute.
    private static func read(_ path: String, _ files: FileSystem, depth: Int) -> PropertyList? {
        guard depth < 8, let bytes = try? files.contents(of: path), let content = PropertyList(yaml: bytes),
            case .dictionary(var values) = content
        else { return nil }
        let folder = Path.folder(of: path)
        for key in ["targets", "targetTemplates"] {
            values[key] = values[key]?.mappingValues { anchored($0, in: folder) }
        }
        let own = anchored(.dictionary(values), in: folder)
        return values["include"]?.strings(orValuesOf: "path").reversed().reduce(own) { result, other in
            let included = read(Path.normalized(Path.join(folder, other)), files, depth: depth + 1)
            return included?.merged(with: result) ?? result
        } ?? own
    }

    /// `target`, or a whole project, with absolute paths of sources and of files with settings.
    private static func anchored(_ target: PropertyList, in folder: String) -> PropertyList {
        guard case .dictionary(var values) = target else { return target }
        let absolute = { (path: String) in PropertyList.string(Path.normalized(Path.join(folder, path))) }
        values["configFiles"] = values["configFiles"]?.mappingValues { $0.string.map(absolute) ?? $0 }
        if let sources = values["sources"] {
            let list = if case .array(let elements) = sources { elements } else { [sources] }
            values["sources"] = .array(
                list.map { source in
                    guard case .dictionary(var place) = source else { return source.string.map(absolute) ?? source }
                    place["path"] = place["path"]?.string.map(absolute)
                    return .dictionary(place)
                })
        }
        return .dictionary(values)
    }

    /// The targets, in the order of their names.
    var targets: [XcodeProject.Target] {
        guard case .dictionary(let targets)? = content["targets"] else { return [] }
        let common = settings(of: content)
        return targets.sorted { $0.key < $1.key }.map { name, target in
            let target = filled(target, name)
            let values = common.merging(settings(of: target)) { _, own in own }
            let places = sources(of: target)
            return XcodeProject.Target(
                name: name, kind: .init(productType: "com.apple.product-type." + (target["type"]?.string ?? "")),
                values,
                dependencies: Set(target["dependencies"]?.strings(orValuesOf: "target") ?? []), places)
        }
    }

    /// `target` on top of its templates, with its name and attributes in their places.
    private func filled(_ target: PropertyList, _ name: String) -> PropertyList {
        var attributes = ["target_name": name]
        if case .dictionary(let own)? = target["templateAttributes"] {
            for (key, value) in own { attributes[key] = value.string }
        }
        let templates = (target["templates"]?.strings ?? []).compactMap { content["targetTemplates"]?[$0] }
        let whole = templates.reversed().reduce(target) { $1.merged(with: $0) }
        return attributes.reduce(whole) { $0.replacing("${" + $1.key + "}", with: $1.value) }
    }

    /// The build settings that `object`, a target or the project, has when tests run, by their names.
    private func settings(of object: PropertyList) -> [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        let isDebug = { (name: String) in name.lowercased().contains("debug") }
        if case .dictionary(let configurations)? = object["configFiles"],
            let path = configurations.keys.sorted().first(where: isDebug).flatMap({ configurations[$0]?.string })
        {
            XcodeSettings.readConfiguration(path, into: &values, files: files, depth: 0)
        }
        add(object["settings"], to: &values, depth: 0)
        return values
    }

    private func add(_ settings: PropertyList?, to values: inout [String: PropertyList], depth: Int) {
        guard depth < 8, case .dictionary(let settings)? = settings else { return }
        for group in settings["groups"]?.strings ?? [] {
            add(content["settingGroups"]?[group], to: &values, depth: depth + 1)
        }
        let isDivided = settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil
        if case .dictionary(let base)? = isDivided ? settings["base"] : .dictionary(settings) {
            values.merge(base) { _, own in own }
        }
        guard case .dictionary(let configurations)? = settings["configs"] else { return }
        let debug = configurations.keys.sorted().first { $0.lowercased().contains("debug") }
        if case .dictionary(let own)? = debug.flatMap({ configurations[$0] }) { values.merge(own) { _, own in own } }
    }

    /// The places of a target's sources: whole folders, and of folders with patterns the files that are meant.
    private func sources(of target: PropertyList) -> XcodePlaces.Sources {
        var sources = XcodePlaces.Sources()
        for source in target["sources"]?.elements ?? [] {
            guard let path = source.string ?? source["path"]?.string,
                source["buildPhase"]?.string.map({ $0 == "sources" }) ?? true
            else { continue }
            if let included = source["includes"]?.strings {
                sources.files.formUnion(swiftFiles(included, in: path))
            } else if SourceFile.isSwift(path) {
                sources.files.insert(path)
            } else {
                sources.folders.append(path)
            }
            let excluded = swiftFiles(source["excludes"]?.strings ?? [], in: path)
            sources.exceptions.formUnion(excluded)
            sources.files.subtract(excluded)
        }
        return sources
    }

    /// The absolute paths of Swift files in `folder` that match one of `patterns`, or are in a folder that does.
    private func swiftFiles(_ patterns: [String], in folder: String) -> Set<String> {
        patterns.reduce(into: []) { $0.formUnion(files.swiftFiles(matching: Path.join(folder, $1))) }
    }
}

extension FileSystem {
    /// The paths of Swift files that match `pattern`, or are in a folder that does.
    func swiftFiles(matching pattern: String) -> Set<String> {
        var found: Set<String> = []
        for path in (try? PathPattern(pattern).matches(in: self)) ?? [] {
            let inside = SourceFile.isSwift(path) ? [path] : try? PathPattern(path + "/**/*.swift").matches(in: self)
            found.formUnion(inside ?? [])
        }
        return found
    }
}

extension PropertyList {
    /// The same dictionary with its values changed; anything else as it is.
    fileprivate func mappingValues(_ change: (PropertyList) -> PropertyList) -> PropertyList {
        guard case .dictionary(let values) = self else { return self }
        return .dictionary(values.mapValues(change))
    }

    /// The strings in a list, where a dictionary stands for its value of `key`.
    fileprivate func strings(orValuesOf key: String) -> [String] {
        let list = if case .array(let elements) = self { elements } else { [self] }
        return list.compactMap { $0.string ?? $0[key]?.string }
    }

    /// What `other` says on top of this: dictionaries are merged, lists are put one after the other.
    fileprivate func merged(with other: PropertyList) -> PropertyList {
        switch (self, other) {
        case (.dictionary(let own), .dictionary(let others)): .dictionary(own.merging(others) { $0.merged(with: $1) })
        case (.array(let own), .array(let others)): .array(own + others)
        default: other
        }
    }

    /// The same with `word` replaced in all strings but keys.
    fileprivate func replacing(_ word: String, with text: String) -> PropertyList {
        switch self {
        case .string(let own): .string(own.replacing(word, with: text))
        case .array(let elements): .array(elements.map { $0.replacing(word, with: text) })
        case .dictionary(let values): .dictionary(values.mapValues { $0.replacing(word, with: text) })
        }
    }
}
