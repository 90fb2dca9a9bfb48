import UnderstudySyntax

/// New files that no target has yet, and files that are gone, as an Xcode project lists the files of its targets one by
/// one.
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

    /// The names of files.
    private struct Names {
        var new: [String] = []
        var gone: [String] = []

        /// What to do with them in the target `name`.
        func advice(_ name: String) -> String {
            let (added, removed) = (Self.list(new, "the new ones"), Self.list(gone, "those that are gone"))
            if removed.isEmpty { return "add \(added) to the target '\(name)' in Xcode" }
            if added.isEmpty { return "remove \(removed) from the target '\(name)' in Xcode" }
            return "add \(added) to the target '\(name)' in Xcode, and remove \(removed)"
        }

        /// What the target is like once the project is made again.
        var outcome: String { new.isEmpty ? "is without those that are gone" : "has the new ones" }

        private static func list(_ names: [String], _ many: String) -> String {
            names.count > 3 ? many : names.sorted().map { "'\($0)'" }.joined(separator: ", ")
        }
    }

    /// The targets, each with its files.
    private let targets: [Target: Names]

    /// Looks for the targets of the files at `new` and `gone`.
    init(_ new: some Sequence<String>, gone: some Sequence<String>, in files: FileSystem) {
        var modules = ModuleFinder(files: files)
        let current = files.currentFolder()
        var found: [Target: Names] = [:]
        func add(_ path: String, to names: WritableKeyPath<Names, [String]>) {
            let home = modules.homeOfNewFile(at: Path.normalized(Path.join(current, path)))
            guard let home, let project = home.listing else { return }
            found[Target(project: project, name: home.name), default: Names()][keyPath: names].append(
                Path.name(of: path))
        }
        for path in new { add(path, to: \.new) }
        for path in gone where modules.isListed(Path.normalized(Path.join(current, path))) { add(path, to: \.gone) }
        targets = found
    }

    /// What is left to do in Xcode, a note for each target.
    func notes(in session: Session) -> [Diagnostic] {
        let current = session.files.currentFolder()
        return targets.sorted { $0.key < $1.key }.map { target, names in
            let folder = Path.folder(of: target.project)
            let maker = Self.makers.first { session.files.exists(Path.join(folder, $0.file)) }
            let rest =
                maker.map { "make it again with \($0.name), so that '\(target.name)' \(names.outcome)" }
                ?? names.advice(target.name)
            return Diagnostic(
                DiagnosticID("not-in-project"), .note, "the project lists its files: \(rest)",
                at: SourceLocation(path: Path.shown(target.project, from: current, package: session.packageFolder)))
        }
    }
}

extension ModuleFinder {
    /// Whether a project lists the file at the absolute path `path`.
    fileprivate mutating func isListed(_ path: String) -> Bool {
        projects(around: Path.folder(of: path)).contains { !$0.modules(naming: path).isEmpty }
    }

    /// The target of the file at the absolute path `path`, which the project does not list yet: the one whose files are
    /// around it.
    fileprivate mutating func homeOfNewFile(at path: String) -> TargetHome? {
        if let home = home(ofFileAt: path) { return home }
        guard let project = projects(around: Path.folder(of: path)).first else { return nil }
        return project.targets.unitsFirst.lazy.compactMap(project.home).filter { Path.isWithin(path, $0.folder) }
            .max { $0.folder.utf8.count < $1.folder.utf8.count }
    }
}

extension Session {
    /// Says what is left to do in Xcode after new files were written at `paths`, and those at `gone` removed.
    func reportUnlisted(_ paths: some Sequence<String>, gone: [String] = []) {
        console.report(UnlistedFiles(paths, gone: gone, in: files).notes(in: self))
    }
}
