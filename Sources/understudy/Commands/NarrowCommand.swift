import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// `narrow`: the interface that one consumer needs.
enum NarrowCommand {
    /// What the consumer depends on instead.
    enum Target: String, CaseIterable, Sendable {
        case part
        case exact
        case closures
    }

    static let type = Option.text(
        "of", value: "TYPE", "the protocol, class or structure to narrow (default: the consumer's only protocol)")
    static let target = Option<Target>.choice(
        "to", value: "FORM", default: .exact,
        "what to depend on instead: part, which is some of the protocols that it inherits, or one that a class or structure conforms to; exact, a new protocol; or closures"
    )
    static let member = Option.text(
        "inject", value: "MEMBER",
        "give the consumer this member of the type, a container or locator, instead of letting it take it from there")
    static let name = Option.text(
        "name", value: "NAME", "the name of the new interface (default: made from the names of those who need it)")

    static let command = Command(
        name: "narrow",
        summary: "makes a consumer depend only on what it uses of a protocol or type",
        effect: .appliesOnRequest,
        discussion: """
            Finds what a type or function uses of a protocol, a class or a structure, and what it passes on, and makes \
            it depend only on that: on some of the inherited protocols, on a new protocol, to which an extension makes \
            the old type conform, or on a structure of closures. Shows what would change unless --apply is given; then \
            all files are changed, or none.
            """,
        operands: Command.Operands("CONSUMER", minimum: 1, "the names of types or functions"),
        options: [
            type.declaration, target.declaration, member.declaration, name.declaration, PlaceStudy.inputs.declaration,
        ]
            + IndexOptions.all + ApplyOptions.all + [ApplyOptions.format.declaration],
        examples: [
            Command.Example(
                "understudy narrow ProfileViewModel --of ProfileService --apply",
                "A protocol of the members that the view model uses."),
            Command.Example(
                "understudy narrow ProfileViewModel --of ProfileService --to closures --diff", "The same as closures."),
            Command.Example(
                "understudy narrow Screen --of AppDependencies --inject clock --apply",
                "The initialiser gets the clock, which was 'AppDependencies.shared.clock' in its code."),
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        if let name = arguments[name], !SwiftNames.isTypeName(name) {
            let form = "the name of a new type"
            return session.refuse(.malformedValue(name, option: "--name", form: form), of: "narrow")
        }
        let changes = SourceChanges(arguments, in: session)
        guard !arguments[ApplyOptions.apply] || changes.recover() else { return .finding }
        let named = arguments[type]
        let watched = { (index: DeclarationIndex) in named.map { PlaceStudy.paths(of: $0, in: index) } ?? [] }
        guard let study = PlaceStudy(watching: watched, arguments, in: session) else {
            return .unusableInput
        }
        if let member = arguments[member] {
            return InjectCommand(member, study, arguments, session)?.perform(with: changes) ?? .unusableInput
        }
        var edits: [SourceEdit] = []
        var refusals: [Refusal] = []
        var protocols: Set<String> = []
        var subjects: [(type: StudiedType, consumers: [String])] = []
        for word in arguments.operands {
            if let done = NarrowedAlready(word, in: study, arguments) {
                session.console.report(done.diagnostic)
                continue
            }
            if let found = ReachedConsumer(word, in: study, arguments) {
                guard let narrowing = found.narrowing(in: study, arguments) else {
                    session.console.report(found.diagnostic)
                    return .unusableInput
                }
                edits += narrowing.edits
                refusals += narrowing.refusals
                continue
            }
            guard let (type, consumer) = subject(word, of: study, arguments, in: session) else { return .unusableInput }
            if let number = subjects.firstIndex(where: { $0.type.location == type.location }) {
                subjects[number].consumers.append(consumer)
            } else {
                subjects.append((type, [consumer]))
            }
        }
        let groups = groups(of: subjects, in: study, arguments)
        if let name = arguments[name], groups.count > 1 {
            let form = "the name of a new type for consumers with the same need"
            return session.refuse(.malformedValue(name, option: "--name", form: form), of: "narrow")
        }
        for (type, consumers) in groups {
            guard let found = narrowing(type, for: consumers, to: arguments[target], in: study, arguments) else {
                session.console.report(
                    Diagnostic(
                        DiagnosticID("no-parts"), .error,
                        Self.withoutParts(type, in: study),
                        at: type.location))
                return .finding
            }
            edits += found.edits
            refusals += found.refusals
            if type.kind == .protocol { protocols.insert(type.path) }
        }
        let result = changes.perform(
            edits, within: study.reach, refusals: refusals, protocols: protocols, advice: [])
        if !refusals.isEmpty, !groups.isEmpty, groups.allSatisfy({ isRefused($0, in: study, arguments) }) {
            session.console.advise(
                "the other forms that '--to' knows are refused here as well: none of them is possible yet")
        }
        return result
    }

    /// Whether there are reasons against each form in which the consumers of `group` could get a smaller interface.
    private static func isRefused(
        _ group: (type: StudiedType, consumers: [String]), in study: PlaceStudy, _ arguments: Arguments
    ) -> Bool {
        [Target.exact, .part, .closures].allSatisfy { form in
            let found = narrowing(group.type, for: group.consumers, to: form, in: study, arguments)
            return found.map { !$0.refusals.isEmpty } ?? true
        }
    }

    /// Why there is nothing smaller to depend on, and what to do instead.
    private static func withoutParts(_ type: StudiedType, in study: PlaceStudy) -> String {
        if type.kind != .protocol {
            return "'\(type.path)' conforms to no protocol in the sources; "
                + "'understudy extract \(type.path)' writes one, or use --to exact or --to closures"
        }
        return "'\(type.path)' inherits no protocols; "
            + (isSeenOutside(type, in: study)
                ? "split it first, or use --to closures" : "use --to exact or --to closures")
    }

    /// Whether other modules see the type, so that it can't refine a protocol that only its own module sees.
    private static func isSeenOutside(_ type: StudiedType, in study: PlaceStudy) -> Bool {
        study.index.allProtocols.contains { $0.location == type.location && $0.effectiveAccess > .internal }
    }

    /// The consumers of each type, those that get one interface together.
    private static func groups(
        of subjects: [(type: StudiedType, consumers: [String])], in study: PlaceStudy, _ arguments: Arguments
    ) -> [(type: StudiedType, consumers: [String])] {
        subjects.flatMap { type, consumers in
            arguments[target] == .exact
                ? ConsumerNeed.groups(of: consumers, type, in: study.index).map { (type, $0) }
                : consumers.map { (type, [$0]) }
        }
    }

    private static func narrowing(
        _ type: StudiedType, for consumers: [String], to form: Target, in study: PlaceStudy, _ arguments: Arguments
    ) -> (edits: [SourceEdit], refusals: [Refusal])? {
        func interface(_ form: ConsumerInterface.Form) -> ([SourceEdit], [Refusal]) {
            let made = ConsumerInterface(of: type, for: consumers, form, named: arguments[name], in: study.index)
            return (made.edits, made.refusals)
        }
        let consumer = consumers.first ?? ""
        switch form {
        case .part where type.kind == .protocol:
            return PartNarrowing(of: type, for: consumer, in: study.index).map { ($0.edits, $0.refusals) }
        case .part:
            return ConformanceNarrowing(of: type, for: consumer, in: study.index).map { ($0.edits, $0.refusals) }
        case .exact:
            // A name of its own asks for a protocol of its own.
            if arguments[name] == nil, let known = KnownInterface(of: type, for: consumers, in: study.index) {
                return (known.edits, [])
            }
            return interface(.exact)
        case .closures: return interface(.closures)
        }
    }

    /// The type to narrow, and the consumer's full name; reports if these can't be determined.
    private static func subject(
        _ word: String, of study: PlaceStudy, _ arguments: Arguments, in session: Session
    ) -> (type: StudiedType, consumer: String)? {
        func report(_ id: String, _ message: String) {
            session.console.report(Diagnostic(DiagnosticID(id), .error, message))
        }
        var types: [StudiedType]
        if let named = arguments[type] {
            guard let found = study.type(called: named, for: word, in: session) else { return nil }
            types = [found]
        } else {
            types = study.types(called: Set(study.index.allProtocols.map(\.name)).sorted())
        }
        var found: [(type: StudiedType, consumer: String)] = []
        for type in types {
            let owners = Set(type.places.places.map(\.owner)).sorted()
            let named = owners.filter { $0.prefix { $0 != "(" } == word }
            guard
                let owner = owners.first(where: { $0 == word }) ?? owners.first(where: TypePath(word).names)
                    ?? (named.count == 1 ? named[0] : nil)
            else { continue }
            found.append((type, owner))
        }
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            if arguments[type] != nil,
                let found = Self.heir(word, of: types, in: study) ?? Self.taker(word, of: types, in: study)
            {
                session.console.report(found)
                return nil
            }
            report("unknown-consumer", reasonAgainst(word, types, in: study, arguments))
        } else {
            report(
                "ambiguous-type",
                "'\(word)' depends on several protocols; choose one with --of: "
                    + found.map(\.type.path).joined(separator: ", "))
        }
        return nil
    }

    /// That `word` asks for a protocol that inherits one of `types`.
    private static func heir(_ word: String, of types: [StudiedType], in study: PlaceStudy) -> Diagnostic? {
        let wholes = Set(types.filter { $0.kind == .protocol }.map(\.path))
        let heirs = study.index.allProtocols.filter { candidate in
            study.index.resolve(candidate).ancestors.contains { wholes.contains($0.declaration.name) }
        }
        for heir in study.types(called: Set(heirs.map(\.name)).sorted()) {
            let place = heir.places.places.first { TypePath(word).names($0.owner) }
            guard let place, let whole = wholes.min() else { continue }
            return Diagnostic(
                DiagnosticID("unknown-consumer"), .error,
                "'\(place.owner)' asks for '\(heir.path)', which inherits '\(whole)'; narrow that: 'understudy narrow "
                    + "\(word) --of \(heir.path)'", at: place.holds.first?.location)
        }
        return nil
    }

    /// That `word` uses values of one of `types` that it gets from a function or a subscript each time, as others do.
    private static func taker(_ word: String, of types: [StudiedType], in study: PlaceStudy) -> Diagnostic? {
        for type in types {
            let all = study.takers(of: type)
            guard let found = all.first(where: { TypePath(word).names($0.name) }) else { continue }
            let others = ReachedConsumer.asOthers(all.count - 1)
            return Diagnostic(
                DiagnosticID("reached-value"), .error,
                "'\(found.name)' holds no '\(type.path)' itself, but is returned one each time\(others); pass it the value "
                    + "by its initialiser, and narrow that", at: found.location)
        }
        return nil
    }

    /// Why `word` is no consumer of `types`.
    private static func reasonAgainst(
        _ word: String, _ types: [StudiedType], in study: PlaceStudy, _ arguments: Arguments
    ) -> String {
        func suggestion(among names: [String]) -> String {
            let nearest = EditDistance.nearest(to: word, among: Set(names).sorted(), limit: 1).first
            return nearest.map { "; did you mean '\($0)'?" } ?? ""
        }
        if study.index.allProtocols.contains(where: { $0.name == word }) {
            return
                "'\(word)' is a protocol; name a type or function that uses it: 'understudy split \(word)' lists them"
        }
        let owners = types.flatMap { $0.places.places.map(\.owner) }
        guard study.declares(word) else {
            return "there is no type or function '\(word)' in the sources" + suggestion(among: owners + study.names)
        }
        let what = arguments[type].map { "'\($0)'" } ?? "a protocol in the sources; name a type with --of"
        return "'\(word)' has no property, parameter or variable of \(what)" + suggestion(among: owners)
    }
}
