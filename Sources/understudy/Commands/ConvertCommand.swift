import UnderstudyConversion
import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// `convert`: doubles in the usual form from those that somebody wrote by hand.
enum ConvertCommand {
    /// What becomes of the doubles.
    enum Kind: String, OptionChoice {
        case auto, spy, stub, fake
    }

    static let all = Option.flag("all", "convert all handwritten doubles in tests")
    static let kind = Option<Kind>.choice(
        "kind", value: "KIND", default: .auto,
        "what becomes of them: spy, stub, or fake, which stays as it is; auto looks at what each one does")

    static let from = Option.text(
        "from", value: "FRAMEWORK",
        "convert from a mocking framework: \(MockingFramework.all.map(\.name).joined(separator: ", "))")

    static let command = Command(
        name: "convert",
        summary: "makes spies and stubs from doubles written by hand, and rewrites their tests",
        effect: .appliesOnRequest,
        discussion: """
            Finds what each function of a handwritten double does: record its calls, return what a test has set, throw \
            it, pass it to a completion. Functions that do only this become those of a spy or a stub, and tests that \
            read or set their properties are rewritten: 'mock.saveCalled' becomes '!mock.saveCalls.isEmpty'. All else \
            stays as it is. A double that works, as one that keeps a dictionary does, becomes a fake without a change, and \
            so does a structure or an actor. The double keeps its name, is yours as before, and 'sync' keeps it in step. \
            With --from, the doubles of a mocking framework that tests use become spies of yours, the generated files go, \
            and what tests say in the framework's words becomes closures and assertions. What has no counterpart stays, with \
            a comment. The doubles of Sourcery, Mockolo and Spyable are converted as handwritten ones are. Shows what would change unless --apply is given; then all files are changed, or none.
            """,
        operands: Command.Operands("DOUBLE", minimum: 0, "the names of types that conform to a protocol"),
        options: [all.declaration, kind.declaration, from.declaration, PlaceStudy.inputs.declaration] + IndexOptions.all
            + ApplyOptions.all
            + [ApplyOptions.format.declaration],
        examples: [
            Command.Example("understudy convert MockStore --diff", "Shows what would become of one double."),
            Command.Example(
                "understudy convert --all --apply --verify 'swift build --build-tests'",
                "All doubles, unless the tests don't compile any more."),
            Command.Example(
                "understudy convert --from swiftymocky --apply",
                "The doubles of a mocking framework, and the statements of its tests."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        if let name = arguments[from] { return perform(from: name, arguments, in: session) }
        guard arguments[all] || !arguments.operands.isEmpty else {
            return session.refuse(
                .missingOperand("DOUBLE", advice: "name handwritten doubles, or use --all for those in tests"),
                of: "convert")
        }
        let changes = SourceChanges(arguments, in: session)
        guard !arguments[ApplyOptions.apply] || changes.recover() else { return .finding }
        guard let (plan, outcome) = ConversionPlan(arguments, in: session)?.inStep(after: changes) else {
            return .unusableInput
        }
        session.console.report(plan.diagnostics)
        if plan.conversions.isEmpty {
            guard plan.diagnostics.allSatisfy({ $0.id.name == "maybe-double" }) else { return .finding }
            session.console.advise(
                "nothing to convert: no handwritten double was found in tests")
            return .success
        }
        let result = changes.perform(
            plan.conversions.flatMap(\.edits), within: plan.reach, refusals: [], protocols: plan.protocols,
            report: ConversionReport(plan, outcome.changes), synced: outcome)
        return result == .success && plan.hasErrors ? .finding : result
    }

    private static func perform(from name: String, _ arguments: Arguments, in session: Session) -> ExitCode {
        guard let framework = MockingFramework.all.first(where: { $0.name == name.lowercased() }) else {
            let choices = MockingFramework.all.map(\.name)
            return session.refuse(.unknownChoice(name, option: "--from", choices: choices), of: "convert")
        }
        let changes = SourceChanges(arguments, in: session)
        guard !arguments[ApplyOptions.apply] || changes.recover() else { return .finding }
        if framework.scheme != nil { return perform(generatedBy: framework, arguments, changes, in: session) }
        guard let plan = FrameworkPlan(from: framework, arguments, in: session) else { return .unusableInput }
        session.console.report(plan.diagnostics)
        let result = changes.perform(
            plan.edits, creating: plan.files, within: plan.reach, refusals: [], protocols: plan.protocols,
            advice: plan.summary)
        return result == .success && !plan.diagnostics.isEmpty ? .finding : result
    }

    private static func perform(
        generatedBy framework: MockingFramework, _ arguments: Arguments, _ changes: SourceChanges, in session: Session
    ) -> ExitCode {
        guard let generated = GeneratedDoubles(by: framework, arguments, in: session) else { return .unusableInput }
        session.console.report(generated.diagnostics)
        guard !generated.isEmpty else { return .finding }
        let seen = generated.session
        guard let first = ConversionPlan(arguments, of: generated.plan, in: seen),
            let (plan, outcome) = first.inStep(after: SourceChanges(arguments, in: seen))
        else { return .unusableInput }
        session.console.report(plan.diagnostics)
        if plan.conversions.isEmpty { return .finding }
        let whole = generated.whole(outcome, of: plan)
        let result = changes.perform(
            [], within: plan.reach, refusals: [], protocols: plan.protocols, advice: generated.advice(after: plan),
            report: ConversionReport(plan, whole.changes, from: generated.paths), synced: whole)
        let isDone = !plan.hasErrors && generated.diagnostics.isEmpty
        return result == .success && !isDone ? .finding : result
    }
}
