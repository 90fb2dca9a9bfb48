import UnderstudySemantics
import UnderstudySyntax

/// The differences that a comparison can find, in words.
struct SyncFindings {
    let double: String
    let protocolName: String
    /// Where the protocol stands, in brackets.
    let protocolPlace: String
    private(set) var all: [SyncFinding] = []

    init(double: String, protocolName: String, protocolPlace: String = "") {
        self.double = double
        self.protocolName = protocolName
        self.protocolPlace = protocolPlace
    }

    mutating func missing(
        _ name: String, _ demand: Requirement?, by origin: String?, at location: SourceLocation
    ) {
        add(
            .sync, "missing-member",
            "'\(double)' has no '\(name)', which '\(origin ?? protocolName)' requires\(Self.place(demand)); 'understudy sync \(double)' adds it",
            at: location, demand)
    }

    mutating func changed(
        _ name: String, _ demand: Requirement?, from own: Signature?, at location: SourceLocation
    ) {
        add(
            .sync, "changed-requirement",
            "'\(double).\(name)' is not what '\(protocolName)' requires\(Self.place(demand))\(Self.difference(own, demand)); 'understudy sync \(double)' brings it up to date",
            at: location, demand)
    }

    mutating func signature(
        _ name: String, _ demand: Requirement?, from own: Signature?, at location: SourceLocation
    ) {
        add(
            .sync, "changed-requirement",
            "the signature of '\(double).\(name)' is not what '\(protocolName)' requires\(Self.place(demand))\(Self.difference(own, demand)); 'understudy sync \(double)' updates the signature and keeps the body",
            at: location, demand)
    }

    /// - Parameter isGained: Whether it has a default implementation now.
    mutating func gone(_ name: String, isGained: Bool, at location: SourceLocation) {
        let reason = isGained ? "implements '\(name)' by default now" : "no longer requires '\(name)'"
        add(
            .sync, "gone-requirement",
            "'\(protocolName)' \(reason); 'understudy sync \(double)' removes it",
            at: location, nil)
    }

    mutating func goneButEdited(_ name: String, at location: SourceLocation) {
        add(
            .optional, "gone-requirement",
            "'\(protocolName)' no longer requires '\(name)'; it was edited by hand, so remove it yourself if you no longer need it",
            at: location, nil)
    }

    /// - Parameters:
    ///   - user: The declaration of the owner's that speaks of `part` of the member.
    ///   - place: Where that declaration stands.
    mutating func goneButSpokenOf(
        _ name: String, _ user: String, of part: String, at location: SourceLocation, from place: SourceLocation
    ) {
        let id = DiagnosticID("gone-requirement")
        let message =
            "'\(protocolName)' no longer requires '\(name)'; it stays, since '\(user)', which you wrote, uses '\(part)': remove it yourself if you no longer need it"
        let note = Diagnostic(id, .note, "'\(part)' is used here", at: place)
        all.append(
            SyncFinding(
                remedy: .optional, diagnostic: Diagnostic(id, .warning, message, at: location, notes: [note])))
    }

    /// - Parameter hasCase: Whether it has a case in what all members share, as a contract's function has.
    mutating func goneButUsed(_ name: String, hasCase: Bool, at location: SourceLocation) {
        add(
            .person, "gone-requirement",
            "'\(protocolName)' no longer requires '\(name)', but code written for it by hand still uses it: remove that code\(hasCase ? " and its case" : ""), or \(byHand)",
            at: location, nil)
    }

    /// - Parameter isThere: Whether the new member stands next to it already, so that nobody has to do anything.
    mutating func editedBeside(
        _ name: String, _ demand: Requirement?, from own: Signature?, isThere: Bool, at location: SourceLocation
    ) {
        let what =
            "'\(double).\(name)' was edited by hand and is not what '\(protocolName)' requires\(Self.place(demand))\(Self.difference(own, demand))"
        let advice = "move what you need, then remove this one"
        let written = "\(what); the new member stands next to it: \(advice)"
        if isThere { return add(.optional, "edited-member", written, at: location, demand) }
        add(
            .sync, "edited-member", "\(what); 'understudy sync \(double)' adds the new member next to it: \(advice)",
            written: written, at: location, demand)
    }

    mutating func editedConflict(
        _ name: String, _ demand: Requirement?, from own: Signature?, at location: SourceLocation
    ) {
        add(
            .person, "edited-member",
            "'\(double).\(name)' was edited by hand and is not what '\(protocolName)' requires\(Self.place(demand))\(Self.difference(own, demand)); \(byHand)",
            at: location, demand)
    }

    mutating func editedStorage(_ name: String, _ demand: Requirement?, at location: SourceLocation) {
        add(
            .person, "edited-member",
            "'\(double).\(name)' was edited by hand, and its storage does not match what '\(protocolName)' needs\(Self.place(demand)); \(byHand)",
            at: location, demand)
    }

    /// - Parameter reasons: What is not as it has to be.
    mutating func type(_ what: String, _ reasons: [String] = [], at location: SourceLocation) {
        let why = reasons.isEmpty ? "" : ": " + reasons.joined(separator: ", ")
        add(
            .sync, "changed-protocol",
            "\(what) of '\(double)' is not what '\(protocolName)'\(protocolPlace) requires\(why); 'understudy sync \(double)' brings it up to date",
            at: location, nil)
    }

    mutating func notFinal(at location: SourceLocation) {
        add(
            .person, "edited-member",
            "'\(double)' is not 'final', which it has to be since '\(protocolName)'\(protocolPlace) is 'Sendable'; make it final, or '@unchecked Sendable', then run 'understudy check \(double)'",
            at: location, nil)
    }

    mutating func unlocked(_ names: [String], at location: SourceLocation) {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        add(
            .person, "edited-member",
            "\(list) of '\(double)' can change outside of a lock, which no longer fits '\(protocolName)'\(protocolPlace) since that is 'Sendable'; \(byHand)",
            at: location, nil)
    }

    mutating func editedSection(_ what: String, at location: SourceLocation) {
        add(
            .person, "edited-member",
            "\(what) of '\(double)' was edited by hand and no longer fits '\(protocolName)'; \(byHand)",
            at: location, nil)
    }

    mutating func missingImport(_ text: String, at location: SourceLocation) {
        add(
            .sync, "missing-import", "'\(double)' needs '\(text)'; 'understudy sync \(double)' adds it", at: location,
            nil)
    }

    mutating func staleImport(_ text: String, at location: SourceLocation) {
        add(
            .sync, "stale-import", "'\(double)' no longer needs '\(text)'; 'understudy sync \(double)' removes it",
            at: location, nil)
    }

    mutating func staleHeader(at location: SourceLocation) {
        add(
            .sync, "stale-header",
            "the comment above '\(double)' does not name the requirements of '\(protocolName)'\(protocolPlace) that keep their default implementations; 'understudy sync \(double)' brings it up to date",
            at: location, nil)
    }

    /// - Parameter clause: The line that the protocol stands in; `nil` for none.
    mutating func condition(_ clause: String?, at location: SourceLocation) {
        let place = clause.map { "inside '\($0)'" } ?? "outside of any '#if'"
        add(
            .sync, "condition",
            "'\(protocolName)'\(protocolPlace) is declared \(place), and '\(double)' is not; 'understudy sync \(double)' brings it up to date",
            at: location, nil)
    }

    mutating func staleDefault(_ name: String, _ asked: Requirement?, at location: SourceLocation) {
        add(
            .sync, "stale-default",
            "a default value of '\(double).\(name)' no longer fits its type; 'understudy sync \(double)' replaces it",
            at: location, asked)
    }

    /// What a person does where no command can, and how to see that it fits.
    private var byHand: String { "change it by hand, then run 'understudy check \(double)'" }

    private mutating func add(
        _ remedy: SyncFinding.Remedy, _ id: String, _ message: String, written: String? = nil,
        at location: SourceLocation, _ demand: Requirement?
    ) {
        let notes = demand.map { demand in
            [Diagnostic(DiagnosticID(id), .note, "required here: '\(demand.lineText)'", at: demand.location)]
        }
        all.append(
            SyncFinding(
                remedy: remedy,
                diagnostic: Diagnostic(DiagnosticID(id), .warning, message, at: location, notes: notes ?? []),
                messageWhenWritten: written,
                requirement: demand.map { .init(signature: $0.lineText, location: $0.location) }))
    }

    /// Whether nothing that a signature says tells `own` from `demand`.
    func isSame(_ own: Signature?, _ demand: Requirement?) -> Bool {
        own != nil && Self.difference(own, demand).isEmpty
    }

    /// What tells `own` from `demand`, with a colon in front.
    private static func difference(_ own: Signature?, _ demand: Requirement?) -> String {
        guard let own, let demand, own.isKind(of: demand.signature),
            let text = RequirementDifference(own, demand.signature).text
        else { return "" }
        return ": " + text
    }

    private static func place(_ demand: Requirement?) -> String {
        demand.map { " (\($0.source.path):\($0.line))" } ?? ""
    }
}

extension Signature {
    /// Whether both are functions, or both properties, and so on.
    fileprivate func isKind(of other: Signature) -> Bool {
        switch (kind, other.kind) {
        case (.function, .function), (.operator, .operator), (.initializer, .initializer), (.subscript, .subscript),
            (.property, .property):
            true
        default: false
        }
    }
}
