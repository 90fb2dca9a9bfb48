import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySyntax

/// `extract`: a protocol from a concrete type.
enum ExtractCommand {
    static let requirements = Option.list(
        "requirements", value: "NAME",
        "the members to require, separated by commas (default: those that are used, or all)")
    static let name = Option.text(
        "name", value: "NAME", "the name of the protocol (default: the type's name and 'Protocol')")

    static let access = Option<DoubleAccess?>.choice(
        "access", value: "LEVEL",
        "from where the protocol can be seen: internal, package or public (default: as far as its members can)")

    static let command = Command(
        name: "extract",
        summary: "makes a protocol from a type's members, to which the type then conforms",
        effect: .appliesOnRequest,
        discussion: """
            Writes a protocol next to a class, a structure, an enumeration or an actor, and an extension that makes \
            the type conform to it, so that you can generate a double for a type without a protocol. The protocol \
            requires the members that the sources use, or all members if no use is known. Shows what would change \
            unless --apply is given.
            """,
        operands: Command.Operands("TYPE", minimum: 1, maximum: 1, "the name of the type"),
        options: [requirements.declaration, name.declaration, access.declaration, PlaceStudy.inputs.declaration]
            + IndexOptions.all + ApplyOptions.all + [ApplyOptions.format.declaration],
        examples: [
            Command.Example("understudy extract ProfileService --apply", "A protocol of the members that are used."),
            Command.Example(
                "understudy extract Clock --requirements now,sleep --name TimeSource --diff", "One of two members."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        if let name = arguments[name], !SwiftNames.isTypeName(name) {
            return session.refuse(.malformedValue(name, option: "--name", form: "the name of a type"), of: "extract")
        }
        let changes = SourceChanges(arguments, in: session)
        guard !arguments[ApplyOptions.apply] || changes.recover() else { return .finding }
        let word = arguments.operands[0]
        guard let study = PlaceStudy(watching: [word], arguments, in: session),
            let type = study.type(called: word, in: session)
        else { return .unusableInput }
        let name = arguments[name] ?? type.simpleName.filter { $0 != "`" } + "Protocol"
        if study.types(called: [name]).contains(where: { $0.conformers.contains { $0.name == type.path } }) {
            session.console.report(
                Diagnostic(
                    DiagnosticID("extracted-already"), .note, "'\(type.path)' conforms to '\(name)' already",
                    at: type.location))
            let declaration = study.index.protocols(named: name).first { $0.module == type.module }
            let doubles = SubclassDouble.all(
                of: type, to: name, declaration, in: study.index, madeAt: study.creations)
            session.console.report(doubles.compactMap { $0.note(of: type.path, name) })
            return changes.perform(
                doubles.flatMap(\.edits), within: study.reach, refusals: [], protocols: [], advice: [])
        }
        let wanted = arguments[requirements]
        let extraction = Extraction(
            of: type, named: name, wanted, access: arguments[access]?.level, in: study.index)
        for want in wanted where !extraction.known.contains(where: { $0 == want || $0.prefix { $0 != "(" } == want }) {
            return session.refuse(
                .unknownChoice(want, option: "--requirements", choices: extraction.known), of: "extract")
        }
        session.console.report(
            extraction.leftOut.map {
                Diagnostic(DiagnosticID("left-out"), .note, "left out: " + $0.message, at: $0.location)
            })
        if extraction.refusals.isEmpty {
            let doubles = SubclassDouble.all(of: type, to: name, nil, in: study.index, madeAt: study.creations)
            session.console.report(doubles.compactMap { $0.note(of: type.path, name) })
        }
        return changes.perform(
            extraction.edits, within: study.reach, refusals: extraction.refusals, protocols: [],
            advice: [
                "to write a double of it: understudy generate \(name) --kind spy",
                "to make a consumer depend on it: understudy narrow CONSUMER --of \(type.path) --to part",
            ])
    }
}

extension SubclassDouble {
    /// That it still inherits from the class called `type`, and when it becomes a type of its own.
    fileprivate func note(of type: String, _ name: String) -> Diagnostic? {
        obstacle.map { obstacle in
            let message =
                "'\(self.name)' stays a subclass of '\(type)': \(obstacle); once that has changed, "
                + "'understudy extract \(type)' makes it conform to '\(name)' instead"
            return Diagnostic(DiagnosticID("subclass-double"), .note, message, at: location)
        }
    }
}
