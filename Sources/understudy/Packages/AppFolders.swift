/// The folders in `Sources` folders that no manifest describes.
///
/// An app's `Sources/Core` and `Sources/Feature` are parts of one module, which has the name of the app's folder. A
/// single folder is the module itself, as in SwiftPM.
struct AppFolders {
    /// The absolute paths that the user named: files outside a common folder may belong to separate modules.
    private let roots: [String]
    /// The contents of each `Sources` folder: names of folders, and an empty name for files.
    private var parts: [String: Set<String>] = [:]

    init(_ roots: [String]) {
        self.roots = roots
    }

    /// Records the file at the absolute path `path`.
    mutating func note(_ path: String) {
        guard let place = Self.place(of: path),
            roots.contains(where: { place.folder == $0 || Path.isWithin(place.folder, $0) })
        else { return }
        parts[place.folder, default: []].insert(place.part)
    }

    /// Whether there is an app with several of them.
    var hasSeveral: Bool { parts.values.contains { $0.count > 1 } }

    /// The module of the file at the absolute path `path`, if several folders are one module; `nil` elsewhere.
    func module(ofFileAt path: String) -> String? {
        guard let place = Self.place(of: path), parts[place.folder].map({ $0.count > 1 }) ?? false else { return nil }
        let app = Path.name(of: Path.folder(of: place.folder))
        return app.isEmpty ? nil : ManifestTarget.moduleName(of: app)
    }

    /// The innermost `Sources` folder around the file, and which of its subfolders the file is in.
    private static func place(of path: String) -> (folder: String, part: String)? {
        let components = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let index = components.dropLast().lastIndex(of: "Sources"), index > 0,
            !components[index...].contains("Tests")
        else { return nil }
        let part = index + 2 < components.count ? String(components[index + 1]) : ""
        return (components[...index].joined(separator: "/"), part)
    }
}
