import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A limitation of a finding: a sentence, and the places that it is about.
struct Remark {
    /// The sentence.
    let text: String
    /// The places.
    var places: [SourceLocation] = []

    /// At most this many places are named; JSON has all of them.
    private static let named = 3

    /// The places to name.
    var namedPlaces: ArraySlice<SourceLocation> { places.prefix(Self.named) }
    /// The text after the places.
    var more: String { places.count > Self.named ? " and \(places.count - Self.named) more" : "" }

    /// The sentence with its places, in one line.
    var line: String {
        if places.isEmpty { return text }
        return text + ": " + namedPlaces.map { VisibleText.line($0.text) }.joined(separator: ", ") + more
    }
}

extension Remark {
    /// The remarks on a finding, in a fixed order.
    static func all(of split: ProtocolSplit, in report: SplitReport) -> [Remark] {
        evidence(of: split) + unnamed(in: split) + users(of: split) + concrete(in: split)
            + refusals(of: split, in: report)
    }

    private static func evidence(of split: ProtocolSplit) -> [Remark] {
        var remarks: [Remark] = []
        if split.declaration.effectiveAccess >= .package {
            remarks.append(
                Remark(text: "it is public: users outside these sources are not known, so nothing is called unused"))
        }
        if !split.unresolved.isEmpty {
            remarks.append(
                Remark(text: count(split.unresolved.count) + " could not be followed", places: split.unresolved))
        }
        if !split.settled.isEmpty {
            let number = split.settled.count
            let verb = number == 1 ? "is" : "are"
            remarks.append(
                Remark(
                    text: "\(count(number)) that the sources leave open \(verb) resolved by the compiler's index",
                    places: split.settled))
        }
        return remarks
    }

    private static func count(_ places: Int) -> String { places == 1 ? "1 place" : "\(places) places" }

    /// The groups that stay because nothing suggests a name for them, although some consumer needs exactly that group.
    private static func unnamed(in split: ProtocolSplit) -> [Remark] {
        split.finding.unnamed.compactMap { group in
            let needs = split.users.filter {
                Set($0.needs).isSubset(of: group) && split.offer.serving($0.needs) == nil
            }.map(\.name)
            if needs.isEmpty { return nil }
            let members = split.names(of: group).joined(separator: ", ")
            let who = SplitText.list(names: needs)
            return Remark(
                text: "no good name was found for another group, so it stays, and \(who) "
                    + "\(needs.count == 1 ? "keeps" : "keep") seeing everything: \(members); --parts makes it a part with a "
                    + "name of yours")
        }
    }

    private static func users(of split: ProtocolSplit) -> [Remark] {
        var remarks: [Remark] = []
        let uncertain = split.users.filter(\.consumer.isUncertain)
        if !uncertain.isEmpty {
            let who = SplitText.list(names: uncertain.map(\.name))
            remarks.append(Remark(text: "some uses by \(who) could not be followed"))
        }
        if !split.idleHolders.isEmpty {
            let names = split.idleHolders.prefix(4).map(\.name).joined(separator: ", ")
            let more = split.idleHolders.count > 4 ? " and \(split.idleHolders.count - 4) more" : ""
            remarks.append(Remark(text: "ignored, because they only hold it or pass it on: \(names)\(more)"))
        }
        if split.testCount > 0 {
            remarks.append(Remark(text: "tests are not counted (\(split.testCount)); --include-tests counts them"))
        }
        return remarks
    }

    private static func concrete(in split: ProtocolSplit) -> [Remark] {
        let rows = split.requirements.filter { row in
            split.concreteUses[row.id] != nil && split.users.allSatisfy { $0.places[row.id] == nil }
        }
        if rows.isEmpty { return [] }
        let names = rows.map(\.name).joined(separator: ", ")
        return [
            Remark(
                text: "used only through a concrete type: \(names)",
                places: rows.compactMap { split.concreteUses[$0.id] })
        ]
    }

    private static func refusals(of split: ProtocolSplit, in report: SplitReport) -> [Remark] {
        guard split.finding.verdict != .keep else { return [] }
        var refusals = SplitDeclarations(split, in: report.index)?.refusals ?? []
        // Groups have no names yet that could clash.
        if split.finding.verdict == .question { refusals.removeAll { $0.reason == .nameTaken } }
        return refusals.map { refusal in
            Remark(text: "--apply would refuse: " + refusal.message, places: [refusal.location])
        }
    }
}
