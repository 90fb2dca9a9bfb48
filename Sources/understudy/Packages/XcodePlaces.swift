/// The places of a project's files and folders.
struct XcodePlaces {
    private let objects: XcodeObjects
    /// The absolute paths of groups and files, by their identifiers.
    private var paths: [String: String] = [:]
    /// The folders whose sources are whatever they contain, each with its group.
    private var synchronized: [(folder: String, group: PropertyList)] = []

    /// - Parameter folder: The absolute path of the folder that contains the project.
    init(_ objects: XcodeObjects, folder: String) {
        self.objects = objects
        let directory = objects.project["projectDirPath"]?.string ?? ""
        let root = Path.normalized(directory.isEmpty ? folder : Path.join(folder, directory))
        var pending: [(id: String, parent: String)] = []
        if let main = objects.project["mainGroup"]?.string { pending.append((main, root)) }
        while let (id, parent) = pending.popLast() {
            guard paths[id] == nil, let object = objects[id] else { continue }
            let place = Self.place(of: object, in: parent, root: root)
            paths[id] = place
            if object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" { synchronized.append((place, object)) }
            pending += (object["children"]?.strings ?? []).map { ($0, place) }
        }
    }

    private static func place(of object: PropertyList, in parent: String, root: String) -> String {
        guard let path = object["path"]?.string, !path.isEmpty else { return parent }
        switch object["sourceTree"]?.string {
        case "<absolute>": return Path.normalized(path)
        case "SOURCE_ROOT": return Path.normalized(Path.join(root, path))
        default: return Path.normalized(Path.join(parent, path))
        }
    }

    /// The absolute path of the file or group with the identifier `id`.
    subscript(id: String) -> String? { paths[id] }

    /// The sources of a target, as absolute paths.
    struct Sources {
        var folders: [String] = []
        var files: Set<String> = []
        var exceptions: Set<String> = []
    }

    /// The sources of `target`, which has the identifier `id`: those of its build phases, and its synchronised folders.
    func sources(ofTarget target: PropertyList, _ id: String) -> Sources {
        var sources = Sources()
        for phase in objects.objects("buildPhases", of: target)
        where phase.object["isa"]?.string == "PBXSourcesBuildPhase" {
            for file in objects.objects("files", of: phase.object) {
                if let reference = file.object["fileRef"]?.string, let path = paths[reference] {
                    sources.files.insert(path)
                }
            }
        }
        for group in objects.objects("fileSystemSynchronizedGroups", of: target) {
            guard let folder = paths[group.id] else { continue }
            sources.folders.append(folder)
        }
        addExceptions(ofTarget: id, to: &sources)
        return sources
    }

    /// Adds the files by which synchronised folders differ from the target: some are not its own, and of another target's
    /// folder some are.
    private func addExceptions(ofTarget id: String, to sources: inout Sources) {
        for (folder, group) in synchronized {
            for exception in objects.objects("exceptions", of: group) where exception.object["target"]?.string == id {
                let named = (exception.object["membershipExceptions"]?.strings ?? []).map {
                    Path.normalized(Path.join(folder, $0))
                }
                if sources.folders.contains(folder) {
                    sources.exceptions.formUnion(named)
                } else {
                    sources.files.formUnion(named)
                }
            }
        }
    }
}
