import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The sources that a command works on, read whole and once, with what is configured for them.
struct PackageReading: Sendable {
    let configuration: Configuration
    let inputs: CommandInputs
    let index: DeclarationIndex

    /// Reads the sources at the places that `choose` makes of the configuration; reports what can't be used, and then
    /// returns `nil`.
    init?(_ arguments: Arguments, in session: Session, at choose: (Configuration) -> InputPlaces) {
        guard let configuration = Configuration.load(arguments, in: session),
            let inputs = CommandInputs.find(choose(configuration), in: session)
        else { return nil }
        let (index, isComplete) = DeclarationReader(session: session).readAll(inputs.all)
        guard isComplete else { return nil }
        // The process ends right after the last use: to take all trees apart would be for nothing.
        session.system.keep(index)
        self.configuration = configuration
        self.inputs = inputs
        self.index = index
    }

    /// The problems in the files that were read.
    var problems: [Diagnostic] { index.files.flatMap(\.diagnostics) }

    /// The protocols by their names.
    var protocolNames: ProtocolNames {
        ProtocolNames(groups: [index.allProtocols]) { [index] in index.files.flatMap(\.types) }
    }
}

extension InputPlaces {
    /// The places that `configuration` names, with `context` instead of its own where there is any.
    init(_ configuration: Configuration, paths: [String] = [], context: [String] = []) {
        self.init(
            paths: paths, usual: configuration.protocolPaths,
            context: context.isEmpty ? configuration.contextPaths : context, module: configuration.module,
            modules: configuration.modules, settings: configuration.settings)
    }

    /// The whole package with what it depends on, for commands on doubles, of which each may be anywhere.
    static func ofDoubles(_ arguments: Arguments) -> (Configuration) -> InputPlaces {
        { configuration in
            var places = InputPlaces(configuration, context: arguments[SyncOptions.context])
            places.context = places.usual + places.context
            places.usual = []
            places.readsDependencies = true
            return places
        }
    }

    /// The same places with what git ignores, and with third parties as context, for commands that look for users and
    /// change the code.
    func readingIgnored() -> InputPlaces {
        var copy = self
        copy.readsIgnored = true
        copy.sparesThirdParties = true
        return copy
    }
}

/// The templates that a command renders, with the options of the doubles.
struct TemplateChoice: Sendable {
    /// The folder of the user's templates.
    let folder: String?
    let library: TemplateLibrary
    let options: DoubleOptions

    /// Reads the templates in `folder`, or in that of the configuration; reports what can't be used, and then returns
    /// `nil`.
    init?(_ configuration: Configuration, folder: String? = nil, style: String? = nil, in session: Session) {
        self.folder = folder ?? configuration.templates
        guard let library = session.templateLibrary(self.folder) else { return nil }
        self.library = library
        options = configuration.doubleOptions(style)
    }

    /// Those that the options of `sync`, `check` and `adopt` name.
    init?(_ configuration: Configuration, _ arguments: Arguments, in session: Session) {
        self.init(
            configuration, folder: arguments[SyncOptions.templates], style: arguments[SyncOptions.style], in: session)
    }

    /// Reports an error in one of the templates.
    func report(_ error: TemplateError, in session: Session) { session.report(error, templates: folder) }
}
