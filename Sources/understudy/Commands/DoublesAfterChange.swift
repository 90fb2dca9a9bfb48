import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The doubles of protocols that a change of the sources concerns, synced in the same step.
enum DoublesAfterChange {
    /// All changes, including those of doubles, and what is left for a person; `nil` if sources can't be read.
    static func changes(
        _ changes: [FileChange], within reach: EditReach, protocols: Set<String>, _ arguments: Arguments,
        in session: Session
    ) -> (changes: [FileChange], left: [Diagnostic])? {
        let after = session.seeing(changes)
        guard !changes.isEmpty, !protocols.isEmpty,
            let all = OwnedDoubles.read([], arguments, usesHistory: false, mayBeNone: true, in: after)
        else {
            return changes.isEmpty || protocols.isEmpty ? (changes, []) : nil
        }
        let names = all.plans.map(\.double).filter { double in
            guard reach.obstacle(to: double.type.source.path) == nil else { return false }
            return double.headerName.map(protocols.contains) == true
                || double.protocols.contains { protocols.contains($0.name) }
        }.map(\.type.name)
        guard !names.isEmpty else { return (changes, []) }
        guard let doubles = OwnedDoubles.read(names, arguments, usesHistory: true, in: after),
            case let result = doubles.result, let support = doubles.supportFiles(result, in: after)
        else { return nil }
        let synced = result.changes(with: support)
        return (joined(changes, synced, in: session), (result.left + support.left).map { $0.diagnostic(.warning) })
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
