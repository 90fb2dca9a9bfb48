import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Finds the folder where a new double belongs.
struct DoublePlacement {
    private var modules: ModuleFinder
    private let files: FileSystem
    private let currentFolder: String
    private let packageFolder: String
    private let destination: GenerateCommand.Destination
    private let graph: PackageGraph?
    /// The folders of what belongs to another file, by where its protocol or type is declared.
    private var given: [SourceLocation: String] = [:]

    init(_ destination: GenerateCommand.Destination, in session: Session) {
        graph = session.graph
        files = session.files
        packageFolder = session.packageFolder
        modules = ModuleFinder(files: files)
        currentFolder = files.currentFolder()
        self.destination = destination
    }

    /// Puts the double of `declaration` into `folder`, wherever its own module is tested.
    mutating func put(_ declaration: DoubleOrigin, in folder: String) { given[declaration.location] = folder }

    /// The folder for doubles of `declaration`: the requested one, or `Doubles` in the matching test target.
    mutating func folder(for declaration: DoubleOrigin) -> Result<String, PlacementError> {
        if let folder = given[declaration.location] { return .success(folder) }
        switch destination {
        case .folder(let folder): return .success(folder)
        case .configured(let folder, let roots): return checked(folder, isInside: roots, for: declaration)
        case .standardOutput, .testTarget: break
        }
        if let tests = declaration.module.flatMap({ graph?.tests(fitting: $0) }) {
            let folder = Path.join(tests.folder, "Doubles")
            return checked(folder, isInside: [tests.folder], for: declaration)
        }
        let path = declaration.location.path
        let absolute = Path.normalized(Path.join(currentFolder, path))
        guard let home = modules.home(ofFileAt: absolute), let module = declaration.module else {
            return .failure(
                PlacementError(declaration, "'\(path)' belongs to no target of a package or an Xcode project"))
        }
        // What tests declare is doubled for themselves.
        guard let tests = home.isTests ? home : modules.tests(forFileAt: absolute, module: module) else {
            return .failure(PlacementError(declaration, "no test target depends on '\(module)'"))
        }
        return checked(Path.join(tests.folder, "Doubles"), isInside: [home.root], for: declaration)
    }

    /// `folder`, relative to the current one, unless it leads out of `roots`: sources that may come from others must
    /// not decide what is written outside them.
    private func checked(
        _ folder: String, isInside roots: [String], for declaration: DoubleOrigin
    ) -> Result<String, PlacementError> {
        let shown = Path.shown(folder, from: currentFolder, package: packageFolder)
        if roots.contains(where: { files.leads(folder, into: $0) }) { return .success(shown) }
        return .failure(PlacementError(declaration, "'\(shown)' leads out of the package"))
    }
}

/// Why no folder was found for a double.
struct PlacementError: Error {
    let diagnostic: Diagnostic

    init(_ declaration: DoubleOrigin, _ reason: String) {
        let message =
            "there is no place for a double of '\(declaration.name)': \(reason); name a folder with --output, or use --stdout"
        diagnostic = Diagnostic(DiagnosticID("no-place"), .error, message, at: declaration.location)
    }
}
