import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySyntax

/// `split --apply`: carries proposals out.
enum SplitApplication {
    static let names = Option.list("names", "OLD=NEW", "other names for parts, between commas")
    static let form = Option<SplitOptions.Form>.choice(
        "form", "FORM", default: .auto, "what the old name becomes: alias, refine, or auto for what compiles")
    static let narrow = Option.flag("narrow", "let consumers ask for the parts that they need, where that is safe")
    static let force = Option.flag("force", "split also where some uses could not be followed")

    static let options =
        [names.declaration, form.declaration, narrow.declaration, force.declaration] + ApplyOptions.all

    /// Whether `arguments` ask for changes, rather than for a report.
    static func isWanted(_ arguments: Arguments) -> Bool {
        arguments[ApplyOptions.apply] || arguments[ApplyOptions.dryRun] || arguments[ApplyOptions.diff]
    }

    /// Splits the protocols of `study`, all of which were named.
    static func perform(_ study: UsageStudy, _ arguments: Arguments, in session: Session) -> ExitCode {
        guard let options = splitOptions(study, arguments, in: session) else { return .wrongCommandLine }
        var edits: [SourceEdit] = []
        var parts: [String] = []
        var refusals: [Refusal] = []
        for split in study.report.splits where !split.isComposed {
            if let refusal = refusal(split, options) {
                refusals.append(refusal)
                continue
            }
            guard let plan = SplitPlan(split, in: study.report.index, options) else { continue }
            refusals += plan.refusals
            edits += plan.edits(narrowing: arguments[narrow])
            parts += plan.parts
        }
        session.console.report(refusals.map(\.diagnostic))
        guard refusals.isEmpty else { return .finding }
        let advice =
            parts.isEmpty
            ? [] : ["doubles for the parts: understudy generate \(parts.joined(separator: " ")) --kind spy"]
        return SourceChanges(arguments, in: session).perform(
            edits, protocols: Set(study.report.splits.map(\.declaration.name)), advice: advice)
    }

    private static func refusal(_ split: ProtocolSplit, _ options: SplitOptions) -> Refusal? {
        let finding = split.finding
        let place = split.declaration.location
        switch finding.verdict {
        case .split: return nil
        case .keep: return Refusal(.stayingWhole, finding.explanation, at: place)
        case .question:
            let nameless = finding.proposal.filter { $0.needsBetterName && options.names[$0.name] == nil }.map(\.name)
            let isAnswered = finding.proposal.contains { options.names[$0.name] != nil } && nameless.isEmpty
            let wanted = (nameless.isEmpty ? finding.proposal.map(\.name) : nameless).map { "\($0)=…" }
            return isAnswered ? nil : Refusal(.question, wanted.joined(separator: ","), at: place)
        }
    }

    // MARK: - Options

    private static func splitOptions(
        _ study: UsageStudy, _ arguments: Arguments, in session: Session
    ) -> SplitOptions? {
        var options = SplitOptions()
        options.form = arguments[form]
        options.narrows = arguments[narrow]
        options.isForced = arguments[force]
        let known = study.report.splits.flatMap { $0.finding.proposal.map(\.name) }
        for text in arguments[names] {
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, SwiftNames.isPlainName(sides[1]) else {
                _ = session.refuse(.malformedValue(text, option: "--names", form: "OLD=NEW"), of: "split")
                return nil
            }
            guard known.contains(sides[0]) else {
                _ = session.refuse(.unknownChoice(sides[0], option: "--names", choices: known), of: "split")
                return nil
            }
            options.names[sides[0]] = sides[1]
        }
        return options
    }
}

extension ProtocolSplit {
    /// Whether the protocol is made of others and has nothing of its own: it was split before.
    fileprivate var isComposed: Bool { requirements.isEmpty && declaration.inherited.count > 1 }
}
