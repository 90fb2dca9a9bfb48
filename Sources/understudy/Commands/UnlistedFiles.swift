import UnderstudySyntax

/// New files that no target has yet, as an Xcode project lists the files of their targets one by one.
struct UnlistedFiles {
    /// A target of a project.
    private struct Target: Hashable, Comparable {
        let project: String
        let name: String

        static func < (left: Target, right: Target) -> Bool {
            (left.project, left.name) < (right.project, right.name)
        }
    }

    /// The files beside a project that it is made from, and what makes it.
    private static let makers = [(file: "project.yml", name: "XcodeGen"), (file: "Project.swift", name: "Tuist")]

    /// The targets, each with its new files.
    private let targets: [Target: [String]]

    /// Looks for the targets of the new files at `paths`.
    init(_ paths: some Sequence<String>, in files: FileSystem) {
        var modules = ModuleFinder(files: files)
        let current = files.currentFolder()
        var found: [Target: [String]] = [:]
        for path in paths {
            let home = modules.homeOfNewFile(at: Path.normalized(Path.join(current, path)))
            if let home, let project = home.listing {
                found[Target(project: project, name: home.name), default: []].append(Path.name(of: path))
            }
        }
        targets = found
    }

    /// What is left to do in Xcode, a note for each target.
    func notes(in session: Session) -> [Diagnostic] {
        let current = session.files.currentFolder()
        return targets.sorted { $0.key < $1.key }.map { target, names in
            let folder = Path.folder(of: target.project)
            let maker = Self.makers.first { session.files.exists(Path.join(folder, $0.file)) }
            let new = names.count > 3 ? "the new ones" : names.sorted().map { "'\($0)'" }.joined(separator: ", ")
            let rest =
                maker.map { "make it again with \($0.name), so that '\(target.name)' has the new ones" }
                ?? "add \(new) to the target '\(target.name)' in Xcode"
            return Diagnostic(
                DiagnosticID("not-in-project"), .note, "the project lists its files: \(rest)",
                at: SourceLocation(path: Path.shown(target.project, from: current, package: session.packageFolder)))
        }
    }
}

extension ModuleFinder {
    /// The target of the file at the absolute path `path`, which the project does not list yet: the one whose files are
    /// around it.
    fileprivate mutating func homeOfNewFile(at path: String) -> TargetHome? {
        if let home = home(ofFileAt: path) { return home }
        guard let project = project(around: Path.folder(of: path)) else { return nil }
        return project.targets.lazy.compactMap(project.home).filter { Path.isWithin(path, $0.folder) }
            .max { $0.folder.utf8.count < $1.folder.utf8.count }
    }
}

extension Session {
    /// Says what is left to do in Xcode after new files were written at `paths`.
    func reportUnlisted(_ paths: some Sequence<String>) {
        console.report(UnlistedFiles(paths, in: files).notes(in: self))
    }
}
