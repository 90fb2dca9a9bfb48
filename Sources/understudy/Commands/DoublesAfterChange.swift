import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax

/// The doubles of protocols that a change of the sources concerns, synced in the same step.
enum DoublesAfterChange {
    /// All changes, including those of doubles, and what is left for a person.
    struct Outcome {
        var changes: [FileChange]
        var left: [Diagnostic] = []
        /// The doubles that follow, with what was planned for them.
        var doubles: (all: OwnedDoubles, result: SyncResult)?
    }

    /// What becomes of `changes` with the doubles of `protocols`; `nil` if sources can't be read.
    static func changes(
        _ changes: [FileChange], within reach: EditReach, protocols: Set<String>, _ arguments: Arguments,
        in session: Session
    ) -> Outcome? {
        if changes.isEmpty || protocols.isEmpty { return Outcome(changes: changes) }
        let after = session.seeing(changes)
        let doubles = OwnedDoubles.read([], arguments, usesHistory: true, mayBeNone: true, in: after) { double in
            guard reach.obstacle(to: double.type.source.path) == nil else { return false }
            return double.headerName.map(protocols.contains) == true
                || double.protocols.contains { protocols.contains($0.name) }
        }
        guard let doubles else { return nil }
        if doubles.plans.isEmpty { return Outcome(changes: changes) }
        let result = doubles.result
        guard let support = doubles.supportFiles(result, in: after) else { return nil }
        let synced = result.changes(with: support)
        return Outcome(
            changes: joined(changes, synced, in: session),
            left: (result.left + support.left).map { $0.diagnostic(.warning) }, doubles: (doubles, result))
    }

    /// One change for each file: the changes of `second` applied to the result of `first`.
    private static func joined(_ first: [FileChange], _ second: [FileChange], in session: Session) -> [FileChange] {
        var result = first
        var places = Dictionary(
            first.enumerated().map { (session.files.resolved($0.element.path), $0.offset) },
            uniquingKeysWith: { first, _ in first })
        for change in second {
            let path = session.files.resolved(change.path)
            if let place = places[path] {
                result[place] = result[place].followed(by: change)
            } else {
                places[path] = result.count
                result.append(change)
            }
        }
        return result
    }
}

extension Session {
    /// The same session, with the files as they are after `changes`.
    func seeing(_ changes: [FileChange]) -> Session {
        let live = files
        let texts = Dictionary(
            changes.map { (live.resolved($0.path), $0.new) }, uniquingKeysWith: { first, _ in first })
        let names = Set(texts.keys.map(Path.name(of:)))
        var changed = live
        changed.read = { (path: String, buffer: inout ReadBuffer) throws(FileError) in
            if names.contains(Path.name(of: path)), let text = texts[live.resolved(path)] {
                buffer.fill(with: text)
            } else {
                try live.read(path, &buffer)
            }
        }
        return replacingFiles(with: changed)
    }
}
