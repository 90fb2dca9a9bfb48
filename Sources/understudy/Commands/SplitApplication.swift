import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySyntax
import UnderstudyUsage

/// `split --apply`: carries proposals out.
enum SplitApplication {
    static let names = Option.list(
        "names", value: "OLD=NEW", "other names for parts, separated by commas; can be repeated")
    static let parts = Option.list(
        "parts", value: "NAME=MEMBER+…",
        "parts of your own instead of the proposal: a name, and its requirements joined by '+'; separated by commas; "
            + "can be repeated")
    static let roles = Option.list(
        "roles", value: "NAME",
        "the roles with these names, or numbers, instead of the proposal; separated by commas; can be repeated")
    static let groups = Option.list(
        "groups", value: "NAME",
        "only the parts of the proposal with these names, or numbers; separated by commas; can be repeated")
    static let form = Option<SplitOptions.Form>.choice(
        "form", value: "FORM", default: .auto,
        "what the old name becomes: alias, refine, or auto, which is alias if that compiles")
    static let narrow = Option.flag(
        "narrow", "make consumers depend only on the parts that they need, where that is safe")
    static let narrowTests = Option.flag(
        "narrow-tests",
        "--narrow, and let tests use doubles of the parts, which are written too, where they use nothing else")
    static let force = Option.flag("force", "split even if some uses could not be followed")

    static let options =
        [
            roles.declaration, groups.declaration, parts.declaration, names.declaration, form.declaration,
            narrow.declaration, narrowTests.declaration,
            force.declaration,
        ].inSection("what the change is")
        + ApplyOptions.all

    /// Whether `arguments` ask for changes rather than for a report; an option that only changes have implies them.
    static func isWanted(_ arguments: Arguments) -> Bool {
        arguments[ApplyOptions.apply] || arguments[ApplyOptions.dryRun] || arguments[ApplyOptions.diff]
            || arguments[ApplyOptions.verify] != nil || saysHow(arguments)
    }

    private static func saysHow(_ arguments: Arguments) -> Bool {
        [roles, groups, parts, names].contains { !arguments[$0].isEmpty } || arguments[form] != .auto
            || arguments[narrow]
            || arguments[narrowTests] || arguments[force]
    }

    /// Splits the protocols of `study`, all of which were named.
    static func perform(_ study: UsageStudy, _ arguments: Arguments, in session: Session) -> ExitCode {
        guard hasValidNames(arguments, in: session) else { return .wrongCommandLine }
        guard let splits = chosen(study.report.splits, arguments, in: session),
            let options = splitOptions(splits, arguments, in: session)
        else { return .wrongCommandLine }
        var edits: [SourceEdit] = []
        var plans: [(split: ProtocolSplit, plan: SplitPlan)] = []
        var refusals: [Refusal] = []
        for split in splits where !split.isComposed {
            let against = stand(against: split)
            refusals += against
            if !against.isEmpty { continue }
            guard let plan = SplitPlan(split, in: study.report.index, options) else { continue }
            refusals += plan.refusals
            edits += plan.edits(narrowing: options.narrows)
            plans.append((split, plan))
            if options.narrows, plan.refusals.isEmpty, plan.narrowing.narrowed.isEmpty {
                session.console.report(nobodyNarrowed(split))
            }
        }
        var doubles: [PartDouble.Written] = []
        if arguments[narrowTests], refusals.isEmpty {
            guard let found = PartDoubles(edits, arguments, in: session) else { return .unusableInput }
            for (split, plan) in plans {
                let moved = DoubleNarrowing(
                    plan, found.doubles(of: split.declaration, parts: plan.parts), in: study.report.index)
                edits += moved.edits
                doubles += moved.doubles
            }
        }
        let taken = Set(doubles.map(\.part))
        let free = plans.flatMap(\.plan.parts).filter { !taken.contains($0) }
        let advice =
            free.isEmpty ? [] : ["doubles for the parts: understudy generate \(free.joined(separator: " ")) --kind spy"]
        let files = doubles.compactMap { double in double.bytes.map { FileChange(creating: double.path, $0) } }
        return SourceChanges(arguments, in: session).perform(
            edits, creating: files, within: study.reach, refusals: refusals,
            protocols: Set(study.report.splits.map(\.declaration.name)), advice: advice)
    }

    /// That only declarations change, although `--narrow` was given.
    private static func nobodyNarrowed(_ split: ProtocolSplit) -> Diagnostic {
        Diagnostic(
            DiagnosticID("nobody-narrowed"), .warning,
            "no consumer of '\(split.finding.name)' depends on less after this, so it is of use to nobody yet; "
                + "'understudy split \(split.finding.name) --format json' lists the places that keep the whole",
            at: split.declaration.location)
    }

    /// The reasons against the proposal itself; the groups of a question are applied with the names that it shows.
    private static func stand(against split: ProtocolSplit) -> [Refusal] {
        guard split.finding.verdict == .keep else { return [] }
        let fixed = SplitPlan.fixedByLanguage(split)
        if !fixed.isEmpty { return fixed }
        let names = split.offer.roles.map(\.name).joined(separator: ",")
        let roles = names.isEmpty ? "" : "; --roles \(names) writes smaller protocols beside it"
        return [Refusal(.stayingWhole, split.finding.explanation + roles, at: split.declaration.location)]
    }

    // MARK: - Options

    /// Whether all names of parts can name types; reports the first that can't.
    private static func hasValidNames(_ arguments: Arguments, in session: Session) -> Bool {
        func isRefused(_ text: String, _ name: Substring?, _ option: String, _ form: String) -> Bool {
            if let name, SwiftNames.isTypeName(String(name)) { return false }
            _ = session.refuse(.malformedValue(text, option: option, form: form), of: "split")
            return true
        }
        for text in arguments[parts] {
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = sides.count == 2 ? sides[0] : nil
            if isRefused(text, name, "--parts", "NAME=MEMBER+MEMBER") { return false }
        }
        for text in arguments[names] {
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if isRefused(text, sides.count == 2 ? sides[1] : nil, "--names", "OLD=NEW") { return false }
        }
        return true
    }

    /// The splits with the parts that the user has chosen, if any.
    private static func chosen(
        _ splits: [ProtocolSplit], _ arguments: Arguments, in session: Session
    ) -> [ProtocolSplit]? {
        let given = [parts, roles, groups].filter { !arguments[$0].isEmpty }
        let open = splits.filter { !$0.isComposed }
        guard let option = given.first, !open.isEmpty else { return splits }
        if let other = given.dropFirst().first {
            _ = session.refuse(
                .conflictingOptions(option.declaration.spelling, other.declaration.spelling), of: "split")
            return nil
        }
        guard open.count == 1, let split = open.first else {
            let form = "parts of one protocol"
            _ = session.refuse(
                .malformedValue(arguments[option][0], option: option.declaration.spelling, form: form), of: "split")
            return nil
        }
        // What was written before need not be written again.
        let texts = arguments[option].filter { !split.isMade(of: $0) }
        if texts.isEmpty { return [] }
        func numbers(of names: [String], what: String) -> [Int]? {
            // Names stay the same when other offers have been carried out, numbers don't.
            func number(_ text: String) -> Int? {
                names.firstIndex(of: text) ?? Int(text).flatMap { names.indices.contains($0 - 1) ? $0 - 1 : nil }
            }
            guard let wrong = texts.first(where: { number($0) == nil }) else {
                return Set(texts.compactMap(number)).sorted()
            }
            if names.isEmpty {
                let none = Refusal(.stayingWhole, "no \(what) were found for it", at: split.declaration.location)
                session.console.report(none.diagnostic)
            } else {
                let option = option.declaration.spelling
                _ = session.refuse(.unknownChoice(wrong, option: option, choices: names), of: "split")
            }
            return nil
        }
        switch option.declaration.name {
        case roles.declaration.name:
            return numbers(of: split.offer.roles.map(\.name), what: "roles").map { numbers in
                [split.choosing(roles: numbers.map { split.offer.roles[$0] })]
            }
        case groups.declaration.name:
            return numbers(of: split.finding.proposal.map(\.name), what: "groups").map { numbers in
                [split.choosing(groups: numbers.map { PartID($0) })]
            }
        default: return named(texts, of: split, in: session)
        }
    }

    /// The split into parts that `texts` name: single requirements, or all overloads of a base name that no other part
    /// names.
    private static func named(_ texts: [String], of split: ProtocolSplit, in session: Session) -> [ProtocolSplit]? {
        let parts = texts.map { text in
            let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
            let isOne = split.requirement(called: sides[1]) != nil
            return (name: sides[0], members: isOne ? [sides[1]] : ListText.values(in: sides[1], separatedBy: "+"))
        }.filter { !split.isMade(of: $0.name) }
        let exact = Set(parts.flatMap(\.members).compactMap(split.requirement(called:)))
        var chosen: [(name: String, requirements: [RequirementID])] = []
        var taken: Set<RequirementID> = []
        for part in parts {
            var own: [RequirementID] = []
            for member in part.members {
                let isExact = split.requirement(called: member) != nil
                let found = split.requirements(named: member)
                let free = found.filter { !taken.contains($0) && (isExact || !exact.contains($0)) }
                guard !free.isEmpty else {
                    let error: UsageError =
                        found.isEmpty
                        ? .unknownChoice(member, option: "--parts", choices: split.requirements.map(\.name))
                        : .malformedValue(member, option: "--parts", form: "each requirement once")
                    _ = session.refuse(error, of: "split")
                    return nil
                }
                taken.formUnion(free)
                own += free
            }
            chosen.append((part.name, own))
        }
        return chosen.isEmpty ? [] : [split.choosing(chosen)]
    }

    private static func splitOptions(
        _ splits: [ProtocolSplit], _ arguments: Arguments, in session: Session
    ) -> SplitOptions? {
        var options = SplitOptions()
        options.form = arguments[form]
        options.narrows = arguments[narrow] || arguments[narrowTests]
        options.isForced = arguments[force]
        let known = splits.flatMap { $0.finding.proposal.map(\.name) }
        // A protocol without parts is refused for its own reason.
        if known.isEmpty { return options }
        for text in arguments[names] {
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            // A part with that name already exists: the split was made before.
            if splits.contains(where: { $0.isMade(of: sides[1]) }) { continue }
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
    /// Whether the protocol only inherits others, without requirements of its own: it was split before.
    fileprivate var isComposed: Bool { requirements.isEmpty && declaration.inherited.count > 1 }

    /// Whether the protocol inherits the one called `part`.
    fileprivate func isMade(of part: String) -> Bool { declaration.inherited.contains(part) }
}
