import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// `context`: what a test of a type needs.
enum ContextCommand {
    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print the result: text or json")

    static let command = Command(
        name: "context",
        summary: "tells what a test of a type needs: its dependencies, their doubles, a test to begin with",
        discussion: """
            Tells in at most 8 kB what is needed to write a test of a type: how it is made, what it depends on, which \
            doubles of that exist or can be written and how their members are called, how values are made that their \
            members take, and the beginning of a test. Useful for assistants, and before the first test of a type. \
            Nothing is written.
            """,
        operands: Command.Operands("TYPE", minimum: 1, maximum: 1, "the type to test: its name, or FILE:LINE"),
        options: [SyncOptions.context.declaration, format.declaration],
        examples: [Command.Example("understudy context NoteModel", "What a test of 'NoteModel' needs.")],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        guard let reading = PackageReading(arguments, in: session, at: InputPlaces.ofDoubles(arguments)),
            let templates = TemplateChoice(reading.configuration, in: session),
            let type = type(called: arguments.operands[0], in: reading, session)
        else { return .unusableInput }
        let generator = DoubleGenerator(
            index: reading.index, library: templates.library, options: templates.options)
        let context = TestContext(of: type, reading, generator, in: session)
        switch arguments[format] {
        case .text: session.console.write(context.text())
        case .json: session.console.write(context.json())
        }
        return .success
    }

    /// The type called `word`; reports if there is none, or more than one.
    private static func type(
        called word: String, in reading: PackageReading, _ session: Session
    ) -> TypeDeclaration? {
        let index = reading.index
        let own = index.files.filter { !reading.inputs.isOfDependency($0.source.path) }
        let types = own.flatMap(\.types)
        let found: [TypeDeclaration]
        if let place = PlaceName(word) {
            found = types.filter { place.isIn($0.source.path) && $0.line == place.line }
        } else {
            let exact = types.filter { $0.name == word || "\($0.module ?? "").\($0.name)" == word }
            let path = TypePath(word)
            found = exact.isEmpty ? types.filter { path.names($0.name) } : exact
        }
        if let only = found.first, found.count == 1 { return only }
        if let declaration = index.protocolNamed(word, from: nil), found.isEmpty {
            return report(
                "unknown-type",
                "'\(word)' is a protocol; name a type to test that depends on it: 'understudy usage \(word)' lists them",
                at: declaration.location, in: session)
        }
        guard found.isEmpty else {
            let places = found.map { "'\($0.source.path):\($0.line)'" }.joined(separator: " or ")
            return report("ambiguous-type", "'\(word)' is ambiguous; write \(places)", in: session)
        }
        let nearest = EditDistance.nearest(to: word, among: types.map(\.name), limit: 1).first
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return report("unknown-type", "there is no type '\(word)' in the sources\(hint)", in: session)
    }

    private static func report(
        _ id: String, _ message: String, at location: SourceLocation? = nil, in session: Session
    ) -> TypeDeclaration? {
        session.console.report(Diagnostic(DiagnosticID(id), .error, message, at: location))
        return nil
    }
}
