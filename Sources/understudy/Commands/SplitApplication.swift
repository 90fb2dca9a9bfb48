import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySyntax
import UnderstudyUsage

/// `split --apply`: carries proposals out.
enum SplitApplication {
    static let names = Option.list("names", "OLD=NEW", "other names for parts, between commas")
    static let parts = Option.list(
        "parts", "NAME=MEMBER+…",
        "parts of your own in place of the proposal: a name, and the requirements joined by '+'")
    static let form = Option<SplitOptions.Form>.choice(
        "form", "FORM", default: .auto, "what the old name becomes: alias, refine, or auto for what compiles")
    static let narrow = Option.flag("narrow", "let consumers ask for the parts that they need, where that is safe")
    static let force = Option.flag("force", "split also where some uses could not be followed")

    static let options =
        [parts.declaration, names.declaration, form.declaration, narrow.declaration, force.declaration]
        + ApplyOptions.all

    /// Whether `arguments` ask for changes, rather than for a report.
    static func isWanted(_ arguments: Arguments) -> Bool {
        arguments[ApplyOptions.apply] || arguments[ApplyOptions.dryRun] || arguments[ApplyOptions.diff]
    }

    /// Splits the protocols of `study`, all of which were named.
    static func perform(_ study: UsageStudy, _ arguments: Arguments, in session: Session) -> ExitCode {
        guard let splits = chosen(study.report.splits, arguments, in: session),
            let options = splitOptions(splits, arguments, in: session)
        else { return .wrongCommandLine }
        var edits: [SourceEdit] = []
        var made: [String] = []
        var refusals: [Refusal] = []
        for split in splits where !split.isComposed {
            if let refusal = refusal(split, options) {
                refusals.append(refusal)
                continue
            }
            guard let plan = SplitPlan(split, in: study.report.index, options) else { continue }
            refusals += plan.refusals
            edits += plan.edits(narrowing: arguments[narrow])
            made += plan.parts
        }
        let advice =
            made.isEmpty ? [] : ["doubles for the parts: understudy generate \(made.joined(separator: " ")) --kind spy"]
        return SourceChanges(arguments, in: session).perform(
            edits, refusals: refusals, protocols: Set(study.report.splits.map(\.declaration.name)), advice: advice)
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

    /// The splits with the parts that the user has chosen, where there are any.
    private static func chosen(
        _ splits: [ProtocolSplit], _ arguments: Arguments, in session: Session
    ) -> [ProtocolSplit]? {
        let texts = arguments[parts]
        guard !texts.isEmpty else { return splits }
        guard splits.count == 1, let split = splits.first else {
            _ = session.refuse(.malformedValue(texts[0], option: "--parts", form: "parts of one protocol"), of: "split")
            return nil
        }
        var chosen: [(name: String, requirements: [RequirementID])] = []
        var taken: Set<RequirementID> = []
        for text in texts {
            let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2, SwiftNames.isPlainName(sides[0]) else {
                _ = session.refuse(.malformedValue(text, option: "--parts", form: "NAME=MEMBER+MEMBER"), of: "split")
                return nil
            }
            var own: [RequirementID] = []
            for member in sides[1].split(separator: "+").map(String.init) {
                guard let id = split.requirement(named: member), taken.insert(id).inserted else {
                    let known = split.requirements.map(\.name)
                    _ = session.refuse(.unknownChoice(member, option: "--parts", choices: known), of: "split")
                    return nil
                }
                own.append(id)
            }
            chosen.append((sides[0], own))
        }
        return [split.choosing(chosen)]
    }

    private static func splitOptions(
        _ splits: [ProtocolSplit], _ arguments: Arguments, in session: Session
    ) -> SplitOptions? {
        var options = SplitOptions()
        options.form = arguments[form]
        options.narrows = arguments[narrow]
        options.isForced = arguments[force]
        let known = splits.flatMap { $0.finding.proposal.map(\.name) }
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
