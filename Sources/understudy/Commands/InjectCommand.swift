import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// `narrow --inject`: consumers are given one member of a container or locator.
struct InjectCommand {
    private let member: String
    private let type: StudiedType
    private let all: [TakenMember]
    private let study: PlaceStudy
    private let arguments: Arguments
    private let session: Session

    /// `nil` if no type is named, or it is unknown, which is reported.
    init?(_ member: String, _ study: PlaceStudy, _ arguments: Arguments, _ session: Session) {
        guard let named = arguments[NarrowCommand.type] else {
            session.console.report(
                Diagnostic(
                    DiagnosticID("unknown-consumer"), .error, "--inject takes a member of a type; name that with --of"))
            return nil
        }
        guard let type = study.type(called: named, in: session) else { return nil }
        self.member = member
        self.type = type
        self.study = study
        self.arguments = arguments
        self.session = session
        all = study.taken(member, of: type)
    }

    /// Makes or shows the edits for all consumers that are named.
    func perform(with changes: SourceChanges) -> ExitCode {
        var edits: [SourceEdit] = []
        var refusals: [Refusal] = []
        var notes: [Diagnostic] = []
        for word in arguments.operands {
            let found = all.filter { $0.isTaken(by: word) }
            if found.isEmpty, let known = holder(called: word) {
                notes.append(
                    Diagnostic(DiagnosticID("narrowed-already"), .note, "'\(known)' is given '\(member)' already"))
                continue
            }
            guard found.count == 1 else {
                report(word, found)
                return .unusableInput
            }
            let injection = MemberInjection(
                of: found[0], from: type, in: study.index, madeAt: study.creations)
            edits += injection.edits
            refusals += injection.refusals
            if injection.isReadOnce { notes.append(readOnce(found[0])) }
        }
        if refusals.isEmpty { session.console.report(notes) }
        return changes.perform(edits, within: study.reach, refusals: refusals, protocols: [], advice: [])
    }

    /// The type called `word`, if it has a property of the member's name.
    private func holder(called word: String) -> String? {
        study.index.types(named: word).first { type in
            Requirement.gather(type.source[type.members]).contains { $0.name == member }
        }?.name
    }

    private func readOnce(_ taken: TakenMember) -> Diagnostic {
        let source = taken.member.declaration.source
        return Diagnostic(
            DiagnosticID("read-once"), .note,
            "'\(member)' may get another value, and '\(taken.consumer)' keeps the one that it has when it is created",
            at: source.location(at: taken.member.declaration.piece.introducer.lowerBound))
    }

    private func report(_ word: String, _ found: [TakenMember]) {
        let names = found.isEmpty ? all.map(\.consumer) : found.map(\.consumer)
        let known =
            names.isEmpty
            ? "no code does" : (found.isEmpty ? "these do: " : "it may be: ") + names.prefix(5).joined(separator: ", ")
        session.console.report(
            Diagnostic(
                DiagnosticID("unknown-consumer"), .error,
                found.isEmpty
                    ? "'\(word)' takes no '\(member)' from '\(type.path)'; \(known)"
                    : "'\(word)' is ambiguous; \(known)"))
    }
}

extension TakenMember {
    /// Whether the consumer's name is `word`, with or without labels where it is a function.
    fileprivate func isTaken(by word: String) -> Bool {
        TypePath(word).names(consumer) || consumer.prefix { $0 != "(" } == word
    }
}
